"""What the page of games that were played elsewhere sends and is sent (`/api/bring/…`)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fudaba.server.protocol.coach_schema import Advice
from fudaba.server.protocol.lab_schema import LONGEST_SCENARIO
from fudaba.server.protocol.schema import Text

LARGEST_LOGS = 1024 * 1024
"""How many bytes of logs may be sent at once: about fifty games."""
MOST_TEXTS = 100
"""How many texts that may be."""
LONGEST_KINGDOM = 4000
"""How many letters a list of the kingdom may have."""
MOST_PLAYERS = 6

Name = Annotated[str, msgspec.Meta(max_length=80)]


class BringAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Read logs (`POST /api/bring/read`), or follow one of them with a game of ours (`/api/bring/replay`)."""

    texts: Annotated[list[str], msgspec.Meta(max_length=MOST_TEXTS)]
    """The texts as they were copied. Those of one game become one log."""
    kingdom: Annotated[str, msgspec.Meta(max_length=LONGEST_KINGDOM)] = ""
    """The kingdom of the game that is looked at, as a person lists it; "" where the log lists it."""
    at: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    """The number of the game that is looked at."""
    player: Name = ""
    """The player whose games the statistics are about, "" for all players."""
    lang: Literal["en", "ja"] = "en"
    """The language in which the positions are written."""


class BringGame(msgspec.Struct):
    """A game among those that were sent."""

    players: list[str]
    """The names of its players."""
    turns: int
    """How many turns it has."""
    texts: int
    """Of how many texts it was made."""
    ended: bool
    """Whether the log says that it is over."""


class BringWrong(msgspec.Struct):
    """A text that could not be read, by its place among those sent, and why."""

    text: int
    what: Text


class BringLine(msgspec.Struct):
    """A line that could not be read, with its number in the text."""

    number: int
    text: str


class BringDeck(msgspec.Struct):
    """What a player has."""

    cards: dict[str, int]
    """How many of each card, by id."""
    size: int
    """How many cards in all."""
    money: int
    """What all Treasures give, as far as it is printed on them."""


class BringPosition(msgspec.Struct):
    """A turn to play on from."""

    knows: list[Text]
    """What the log says of it, a sentence each."""
    assumes: list[Text]
    """What was assumed because the log does not say it, a sentence each."""
    scenario: str
    """The text of its scenario."""


class BringTurn(msgspec.Struct):
    """A turn of a log."""

    number: int
    """The number that the log gives it."""
    player: int
    """Whose turn it is, -1 where the log does not say."""
    extra: str
    """What gave it, in the log's words, "" for a normal one."""
    line: int
    """The number of the line of the text at which it begins."""
    hand: dict[str, int] | None
    """The hand as it began, null where the log does not name it."""
    played: dict[str, int]
    """What its player played in it, by id."""
    bought: dict[str, int]
    """What its player bought in it, by id."""
    gained: dict[str, int]
    """What its player gained in it, by id."""
    trashed: dict[str, int]
    """What its player trashed in it, by id."""
    decks: list[BringDeck]
    """The decks of all players, as it began."""
    position: BringPosition | None
    """A position to play on from, null for a turn of somebody whose hands are not named."""


class BringLog(msgspec.Struct):
    """The game that is looked at."""

    players: list[str]
    """The names of its players."""
    first: int
    """Who had the first turn."""
    viewers: list[int]
    """The players whose hands are named."""
    kingdom: list[str]
    """The ids of the Kingdom cards and landscapes."""
    ended: bool
    """Whether the log says that it is over."""
    resigned: int
    """Who gave up, -1 for nobody."""
    texts: int
    """Of how many texts it was made."""
    lines: int
    """How many lines it has."""
    unknowns: int
    """How many lines could not be read."""
    unknown: list[BringLine]
    """The first of these lines."""
    turns: list[BringTurn]
    """The turns, in order."""
    decks: list[BringDeck]
    """The decks of all players at the end."""
    without: Text
    """Why there are no turns to play on from, "" where there are."""


class BringShare(msgspec.Struct):
    """How well players did who had something."""

    of: str
    """What they had, such as the name of a card."""
    games: int
    """In how many games a player had it."""
    decided: int
    """How many of these games were decided."""
    won: float
    """How many of the decided games they won; of a tie, the winners' share of it."""


class BringRead(msgspec.Struct):
    """The answer to `BringAsked`."""

    games: list[BringGame]
    """The games that were sent."""
    wrong: list[BringWrong]
    """The texts that could not be read."""
    kingdom: Text
    """What is wrong with the list of the kingdom, "" for nothing."""
    at: int
    """The number of the game that is looked at."""
    log: BringLog | None
    """That game, null where there is no such game."""
    tables: dict[str, list[BringShare]]
    """The statistics over all games, by name."""
    players: list[str]
    """The players whom these are about."""


class BringReplay(msgspec.Struct):
    """A log followed by a game of ours."""

    record: str
    """The text of the record of that game, "" for none."""
    whole: bool
    """Whether it follows the log to its end."""
    turns: int
    """How many turns of the log it has."""
    of: int
    """How many turns the log has."""
    line: int
    """The number of the line that it does not get past, 0 for none."""
    text: str
    """That line, "" for none."""
    reason: str
    """Why it does not get past it: "answers" or "time"; "" for none."""


class BringMoment(msgspec.Struct, forbid_unknown_fields=True):
    """A position of a log (`POST /api/bring/hint`, `/api/bring/coach`, `/api/bring/record`).

    scenario: it, whose first seat is on turn. names: what the players are called.
    """

    scenario: Annotated[str, msgspec.Meta(max_length=LONGEST_SCENARIO)]
    names: Annotated[list[Name], msgspec.Meta(max_length=MOST_PLAYERS)] = []


class BringHint(msgspec.Struct):
    """The best answers at a position, the best first."""

    question: Text
    """What is asked."""
    advice: list[Advice]
    """The answers, the best first."""
    threat: Text
    """What the opponents may do."""
    worlds: int
    """In how many worlds each answer was tried."""


class BringCoach(msgspec.Struct):
    """What the coach would have done in a turn: the lines of the log, to its end."""

    lines: list[Text]


class BringRecord(msgspec.Struct):
    """A position as a game that is about to be played."""

    record: str

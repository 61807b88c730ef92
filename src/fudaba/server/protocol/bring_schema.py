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
    """Read logs (`POST /api/bring/read`), or follow one of them with a game of ours (`/api/bring/replay`).

    texts: as they were copied; those of one game become one log. kingdom: as somebody lists it, for the game
    that is looked at. at: which of the games that is. player: whose games the statistics are of, "" for
    everybody's. lang: in which the positions are written.
    """

    texts: Annotated[list[str], msgspec.Meta(max_length=MOST_TEXTS)]
    kingdom: Annotated[str, msgspec.Meta(max_length=LONGEST_KINGDOM)] = ""
    at: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    player: Name = ""
    lang: Literal["en", "ja"] = "en"


class BringGame(msgspec.Struct):
    """A game among those that were sent. texts: of how many it was made."""

    players: list[str]
    turns: int
    texts: int
    ended: bool


class BringWrong(msgspec.Struct):
    """A text that could not be read, by its place among those sent, and why."""

    text: int
    what: Text


class BringLine(msgspec.Struct):
    """A line that could not be read, with its number in the text."""

    number: int
    text: str


class BringDeck(msgspec.Struct):
    """What a player has. money: what all Treasures give, as far as it is printed on them."""

    cards: dict[str, int]
    size: int
    money: int


class BringPosition(msgspec.Struct):
    """A turn to play on from: a scenario, and in sentences what of it is known and what is assumed."""

    knows: list[Text]
    assumes: list[Text]
    scenario: str


class BringTurn(msgspec.Struct):
    """A turn of a log.

    player: whose, -1 where the log does not say. extra: what gave it, in the log's words. line: where it
    begins in the text. hand: as it began, null where the log does not name it. played, bought, gained,
    trashed: in it, by its player. decks: of all players, as it began. position: to play on from, null for a
    turn of somebody whose hands are not named.
    """

    number: int
    player: int
    extra: str
    line: int
    hand: dict[str, int] | None
    played: dict[str, int]
    bought: dict[str, int]
    gained: dict[str, int]
    trashed: dict[str, int]
    decks: list[BringDeck]
    position: BringPosition | None


class BringLog(msgspec.Struct):
    """The game that is looked at.

    first: who had the first turn. viewers: those whose hands are named. resigned: who gave up, -1 for nobody.
    unknowns: how many lines could not be read; unknown: the first of them. decks: at the end. without: why
    there are no turns to play on from, "" where there are.
    """

    players: list[str]
    first: int
    viewers: list[int]
    kingdom: list[str]
    ended: bool
    resigned: int
    texts: int
    lines: int
    unknowns: int
    unknown: list[BringLine]
    turns: list[BringTurn]
    decks: list[BringDeck]
    without: Text


class BringShare(msgspec.Struct):
    """In how many games a player had something, how many of these were decided, and how many they won."""

    of: str
    games: int
    decided: int
    won: float


class BringRead(msgspec.Struct):
    """The answer to `BringAsked`.

    wrong: the texts that could not be read. kingdom: what is wrong with the list of it, "" for nothing.
    log: null where there is no such game. tables: over all games, by name, of the players `players`.
    """

    games: list[BringGame]
    wrong: list[BringWrong]
    kingdom: Text
    at: int
    log: BringLog | None
    tables: dict[str, list[BringShare]]
    players: list[str]


class BringReplay(msgspec.Struct):
    """A log followed by a game of ours. record: that game, "" for none; of how many turns it has `turns`.

    whole: whether it is followed to its end; else line, text: what it does not get past, and reason.
    """

    record: str
    whole: bool
    turns: int
    of: int
    line: int
    text: str
    reason: str


class BringMoment(msgspec.Struct, forbid_unknown_fields=True):
    """A position of a log (`POST /api/bring/hint`, `/api/bring/coach`, `/api/bring/record`).

    scenario: it, whose first seat is on turn. names: what the players are called.
    """

    scenario: Annotated[str, msgspec.Meta(max_length=LONGEST_SCENARIO)]
    names: Annotated[list[Name], msgspec.Meta(max_length=MOST_PLAYERS)] = []


class BringHint(msgspec.Struct):
    """The best answers at a position, the best first. threat: what the others may do. worlds: in how many
    each answer was tried."""

    question: Text
    advice: list[Advice]
    threat: Text
    worlds: int


class BringCoach(msgspec.Struct):
    """What the coach would have done in a turn: the lines of the log, to its end."""

    lines: list[Text]


class BringRecord(msgspec.Struct):
    """A position as a game that is about to be played."""

    record: str

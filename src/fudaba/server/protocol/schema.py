"""Structs of which messages are made: texts, seats, cards, questions, lines of the log.

Everything that is told comes in every language (`Text`), so a client can change its language at any
time and needs no words of any game.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from fudaba import games

if TYPE_CHECKING:
    from fudaba.kernel.shown import Private, Public
else:  # what each of the games shows itself in, so that it can be read again
    _SHOWS = [game.shows for game in games.every()]
    Public = reduce(or_, [shows.public for shows in _SHOWS])
    Private = reduce(or_, [shows.private for shows in _SHOWS if shows.private is not None])

LONGEST_NAME = 24

Value: TypeAlias = str | int | bool
TableId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Secret: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
"""A seat's token or an invitation; "" for none."""
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=2**31)]
Pick: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Picks: TypeAlias = Annotated[list[Pick], msgspec.Meta(max_length=500)]

LineKind: TypeAlias = Annotated[str, msgspec.Meta(extra={"words": "lines"})]
QuestionKind: TypeAlias = Annotated[str, msgspec.Meta(extra={"words": "questions"})]
Verb: TypeAlias = Annotated[str, msgspec.Meta(extra={"words": "verbs"})]
"""Words of the table's game (`kernel.vocabulary`): the browser knows those of every game here as a type."""
UndoRule: TypeAlias = Literal["off", "free", "consent"]
"""Nothing may be taken back; one's own last answers while nothing was revealed; beyond that, if all
other people at the table agree."""
HintRule: TypeAlias = Literal["off", "free", "consent"]
"""Nobody may ask the coach; the player who decides may; among people only if all others at the table
agree."""
SpectatorRule: TypeAlias = Literal["none", "public", "open"]
"""Nobody may watch; what everybody may know is shown; all hands are shown."""
FirstSeat: TypeAlias = Literal["alternate", "loser"]
"""Who begins the next game of a match: the seats take turns, or the player who has lost."""
Liked: TypeAlias = Annotated[list[Word], msgspec.Meta(max_length=10)]
"""Cards that a player likes to play with."""
Banned: TypeAlias = Annotated[list[Word], msgspec.Meta(max_length=5)]
"""Cards that a player will not play with."""
SeatKind: TypeAlias = Literal["person", "open", "bot"]
State: TypeAlias = Literal["waiting", "playing", "over", "frozen"]
"""A table waits for people, is being played, has ended, or has stopped with an error."""


class Text(msgspec.Struct, frozen=True):
    """The same in every language."""

    en: str
    ja: str


# --- what a table is ---------------------------------------------------------------------------


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat."""

    kind: Literal["me", "open", "bot"]
    """The player who opens the table, anybody, or a bot."""
    bot: Word = ""
    """The bot, as `Game.bots` names it."""
    name: Name = ""
    """The bot's name at the table, "" for any name."""


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Time to think, in seconds: a stock for each seat, and what each answer adds to it.

    A player who has none left is played for by a bot until there is some again.
    """

    stock: Annotated[int, msgspec.Meta(ge=10, le=30 * 86_400)]
    each: Annotated[int, msgspec.Meta(ge=0, le=7 * 86_400)] = 0


class Delay(msgspec.Struct, forbid_unknown_fields=True):
    """How much later those who only look on see a game: by so many seconds, or else by so many moves.

    A move is a moment of the game, as a replay steps through it. Once the game is over nothing is delayed.
    """

    seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    moves: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0


class MatchWish(msgspec.Struct, forbid_unknown_fields=True):
    """A match: several games at one table, one after the other."""

    games: Annotated[int, msgspec.Meta(ge=2, le=9)]
    """How many games."""
    first: FirstSeat = "alternate"
    """Who begins the next game: the seats take turns, or the loser of the last one."""
    whole: bool = False
    """Whether all games are played, even once the match is decided."""


class Match(msgspec.Struct):
    """A match as it stands at the table of one of its games."""

    id: str
    """The id of the table of its first game."""
    games: int
    """How many games it has."""
    number: int
    """The number of this game, from 1."""
    first: FirstSeat
    """Who begins the next game."""
    whole: bool
    """Whether all games are played, even once the match is decided."""
    tables: list[str]
    """The ids of the tables of the games so far."""
    players: list[int]
    """By seat, the player's seat at the first game."""
    points: list[list[int]]
    """For each game that is over, by seat here: 2 for a win, 1 for a share of one."""
    over: bool = False
    """Whether no further game comes."""
    won: list[int] = []
    """The seats that have won the match: several for a draw, none as long as it goes on."""
    left: int = -1
    """The seat whose player has left it, -1 for none."""
    next_in: float = -1.0
    """The seconds until the next game begins by itself, -1 where it does not."""


class Seat(msgspec.Struct):
    """A seat as everybody sees it."""

    name: str
    """The name of the player, "" for an open seat."""
    kind: SeatKind
    """Who sits there."""
    bot: str
    """The bot that plays, also for a person who is away, out of time or has handed over; "" for none."""
    here: bool
    """Whether somebody is connected."""
    host: bool
    """Whether they opened the table."""
    handed: bool = False
    """Whether the person lets a bot play on."""
    vetoed: list[str] = []
    """Cards that they rejected."""
    content: bool = False
    """Whether they reject no more cards."""
    person: str = ""
    """Id of the account; "" for a guest."""


class Notice(msgspec.Struct, frozen=True):
    """A change in who plays for a seat, from this many lines of the log on."""

    line: int
    """How many lines the log had."""
    seat: int
    """The seat."""
    what: Literal["time", "away", "handed", "back", "hint", "gave_up"]
    """A bot plays because the player's time was up ("time"), because they were away for long ("away"), or
    because they handed over their seat ("handed"); or they play again themselves ("back"). "hint": they asked
    the coach. "gave_up": they gave the game up.
    """


class Card(msgspec.Struct):
    """A card that the viewer sees. id: its name as long as it does not move, 0 where it has none."""

    face: str
    id: int = 0


class Zone(msgspec.Struct):
    """A place for cards."""

    count: int
    """How many cards lie there."""
    cards: list[Card] = []
    """The cards that the viewer sees, the bottom one first."""
    known: list[str] = []
    """The faces of those known to be somewhere in it."""
    backs: list[str] = []
    """What can be seen of cards from behind, in a game whose backs differ; the bottom one first."""


class View(msgspec.Struct):
    """What the viewer may know of the table now."""

    viewer: int
    """The viewer's seat; -1 for a spectator."""
    seats: int
    """How many players there are."""
    public: Public
    """The game's public counters; null where there are none."""
    private: Private | None
    """The viewer's private counters; null where there are none."""
    zones: dict[str, Zone]
    """Zones by name; those of a seat as "0.hand"."""
    decides_for: dict[str, Private | None] = {}
    """Private counters of the seats that the viewer decides for, by seat."""


class Option(msgspec.Struct):
    """An option of a question; its number is its index."""

    verb: Verb
    """Verb, as the game names it; "" for none."""
    label: Text
    """Text on the table."""
    short: Text
    """The same in a word or two."""
    hint: Text
    """What would follow from it, if the game can say."""
    face: str = ""
    """Card face, likewise."""
    word: str = ""
    """Further word, likewise."""
    seat: int = -1
    """Seat concerned; -1 for none."""
    number: int = -1
    """Number concerned; -1 for none."""
    id: int = 0
    """The card; 0 for none or one that the viewer cannot see."""
    cards: list[int] = []
    """All cards that stand for this option (equal cards in the same place): a click on any of them chooses
    it."""
    zone: str = ""
    """Zone of these cards."""


class Blocked(msgspec.Struct):
    """Cards of the viewer's that cannot be chosen, and why."""

    cards: list[int]
    """The stamps of the cards."""
    face: str
    """The face that they have."""
    zone: str
    """The place in which they lie."""
    reason: Text
    """Why they cannot be chosen."""
    rule: str
    """Its id, to ask `/api/rules/<id>` about."""


class Question(msgspec.Struct):
    """A pending question. Everything but owner, decider and text is for the deciding player only (`mine`)."""

    owner: int
    """Seat whose choice it is by the rules."""
    decider: int
    """Seat that answers."""
    text: Text
    """What is asked, in words."""
    mine: bool = False
    """Whether the viewer must answer it."""
    kind: QuestionKind = ""
    """The kind of question, a word of the game."""
    least: int = 1
    """Least number of options to choose."""
    most: int = 1
    """Greatest number of options to choose."""
    ordered: bool = False
    """Whether the order of the options matters."""
    together: str = ""
    """Verb that all chosen options must share; "" for none."""
    rule: str = ""
    """The id of the rule that makes it a choice, or ""."""
    number: int = 0
    """A figure that the question turns on."""
    whom: int = -1
    """Another seat that it concerns, -1 for none."""
    word: str = ""
    """A word of the game that belongs to it, or ""."""
    about: str = ""
    """Face of the card that asks."""
    options: list[Option] = []
    """What may be chosen, in the order in which answers name it by number."""
    numbers: list[int] = []
    """Least and greatest number, where a number is to be named; else empty."""
    blocked: list[Blocked] = []
    """Cards that cannot be chosen, and why."""


class Line(msgspec.Struct):
    """A line of the log; its number is its index."""

    kind: LineKind
    """What happened, a word of the game."""
    seat: int
    """The player who did it, -1 for nobody."""
    whom: int
    """Another seat that it concerns, -1 for none."""
    number: int
    """A number that belongs to it, such as an amount."""
    word: str
    """A word of the game that belongs to it, or ""."""
    rule: str
    """Id of its rule."""
    cause: int
    """Number of the line that caused it; -1 for none."""
    depth: int
    """Number of lines in its chain of causes."""
    count: int
    """Number of cards concerned."""
    text: Text
    """The sentence for it."""
    cards: list[Card] = []
    """Those of them that the viewer may see."""
    row: int = 0
    """Number of the first line of its displayed row."""
    joined: Text | None = None
    """Text of that row up to and including this line, if the row is longer."""


class Taking(msgspec.Struct):
    """What taking back would do for the viewer now."""

    how: Literal["free", "consent", "none"]
    """"free": it needs nobody's consent. "consent": it needs that of the others. "none": it cannot be."""
    answers: int = 0
    """How many answers would be taken back."""
    why: str = ""
    """Why it cannot be: "off", "over", "nothing" (no answer of theirs), "revealed", "others" (have answered
    since), "away" (are all who could consent); "" where it can.
    """
    text: Text = Text("", "")
    """The same in words."""


class Chat(msgspec.Struct):
    """Something somebody said."""

    number: int
    """Its place, from 0."""
    seat: int
    """-1 for a spectator."""
    name: str
    """The name of the person."""
    text: str
    """What they wrote."""
    at: float
    """When they wrote it, in seconds since 1970."""


class Origin(msgspec.Struct):
    """The game from which that of a table goes on: what its players knew there is known to those who saw it.

    table: where it was played, "" where nobody knows. answers: how many had been given.
    """

    table: str
    answers: int


class Seeking(msgspec.Struct):
    """The opponent for whom a player has opened a table."""

    least: int
    """The opponent's lowest rating, 0 for any."""
    most: int
    """The opponent's highest rating, 0 for any."""
    options: dict[str, Value]
    """All options of the game, by name."""


class TableCard(msgspec.Struct):
    """A table in the lobby."""

    table: str
    """The id of the table."""
    game: str
    """The name of the game."""
    title: Text
    """The game's name for people."""
    names: list[str]
    """The names of the players."""
    seats: int
    """How many seats there are."""
    taken: int
    """Number of taken seats."""
    state: State
    """Whether it waits, runs or is over."""
    spectators: SpectatorRule
    """What spectators may see."""
    clock: Clock | None
    """The time control, null for none."""
    yours: int = -1
    """The client's seat; -1 for none."""
    waits: bool = False
    """Whether it waits for an answer of that seat."""
    asked: Text = Text("", "")
    """What it asks that seat."""
    turn: int = 0
    """Turn number, where the game counts turns."""
    goes_on: bool = False
    """Whether it continues another game."""
    about: Text = Text("", "")
    """What it is played with."""
    rated: bool = False
    """Whether it counts for ratings."""
    level: int = 0
    """The host's rating."""
    match: Match | None = None
    """The match that its game belongs to."""
    seek: Seeking | None = None
    """The opponent that its host looks for."""
    bots: list[str] = []
    """For each of `names` the bot, as `Game.bots` names it; "" for a person."""


class Score(msgspec.Struct):
    """How the game ended for a seat."""

    seat: int
    """The seat."""
    score: int
    """The figure by which it is ranked."""
    won: bool
    """Whether its player has won."""


class Named(msgspec.Struct):
    """What a row of figures is called, and a remark on it."""

    name: Text
    note: Text


class Row(msgspec.Struct):
    """A row of what was counted at the end."""

    label: Named
    """What is counted."""
    face: str
    """The face of the card that is counted, "" for none."""
    counts: list[int]
    """How many of it each seat has."""
    figures: list[int]
    """What these come to, by seat."""


class Measure(msgspec.Struct):
    """A figure by which the players are compared."""

    label: Named
    """What is compared."""
    figures: list[int]
    """The figure of each seat."""
    few: bool
    """Fewer is better."""
    used: bool
    """Whether it was needed."""
    rule: str
    """The id of the rule that says so, or ""."""


class Ending(msgspec.Struct):
    """How the game ended: who won by what, and why it was over."""

    verdict: Text
    """A sentence that says who has won, and by what."""
    why: Text
    """A sentence that says why the game is over."""
    rule: str
    """The id of the rule by which it is over, or ""."""
    rows: list[Row]
    """What the first measure is made of."""
    measures: list[Measure]
    """What the players are compared by, in order."""


class ReplayStep(msgspec.Struct):
    """A moment of the game: how many lines the log had, who decided, -1 for nobody (the end)."""

    lines: int
    decider: int

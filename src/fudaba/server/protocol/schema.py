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
SeatKind: TypeAlias = Literal["person", "open", "bot"]
State: TypeAlias = Literal["waiting", "playing", "over", "frozen"]
"""A table waits for people, is being played, has ended, or has stopped with an error."""


class Text(msgspec.Struct, frozen=True):
    """The same in every language."""

    en: str
    ja: str


# --- what a table is ---------------------------------------------------------------------------


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit there: the player who opens the table, anybody, or a bot.

    bot: which one, as `Game.bots` calls it. name: what the bot is called at the table, "" for any name.
    """

    kind: Literal["me", "open", "bot"]
    bot: Word = ""
    name: Name = ""


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Time to think, in seconds: a stock for each seat, and what each answer adds to it.

    A player who has none left is played for by a bot until there is some again.
    """

    stock: Annotated[int, msgspec.Meta(ge=10, le=30 * 86_400)]
    each: Annotated[int, msgspec.Meta(ge=0, le=7 * 86_400)] = 0


class Seat(msgspec.Struct):
    """A seat as everybody sees it.

    kind: who sits there. bot: the name of the bot that plays, also where it stands in for a person who
    is away. here: whether somebody is connected. host: whether they opened the table. handed: whether the
    person has let a bot go on. vetoed: the cards without which they wanted to play; content: they, or a bot,
    want no more of them. person: who keeps a name and sat down by it, by their id; "" for a guest.
    """

    name: str
    kind: SeatKind
    bot: str
    here: bool
    host: bool
    handed: bool = False
    vetoed: list[str] = []
    content: bool = False
    person: str = ""


class Notice(msgspec.Struct, frozen=True):
    """Who really played, which no rule tells: from this many lines of the log on.

    what: a bot plays because that person's time was up, because they were away for long, or because they
    handed their seat to it; or they play again themselves. hint: they asked the coach. gave_up: they gave the
    game up.
    """

    line: int
    seat: int
    what: Literal["time", "away", "handed", "back", "hint", "gave_up"]


class Card(msgspec.Struct):
    """A card that the viewer sees. id: its name as long as it does not move, 0 where it has none."""

    face: str
    id: int = 0


class Zone(msgspec.Struct):
    """A place for cards: how many, those that the viewer sees (bottom first), faces known to be in it.

    backs: what can be seen of cards from behind, where a game has backs that differ; bottom first.
    """

    count: int
    cards: list[Card] = []
    known: list[str] = []
    backs: list[str] = []


class View(msgspec.Struct):
    """What the viewer may know of the table now.

    viewer: their seat, -1 for a spectator. zones: by name, those of a seat as "0.hand". public, private: the
    game's own counters, null where there are none; decides_for: the private ones of seats for which they
    decide, by seat.
    """

    viewer: int
    seats: int
    public: Public
    private: Private | None
    zones: dict[str, Zone]
    decides_for: dict[str, Private | None] = {}


class Option(msgspec.Struct):
    """One answer to a question; its number is its place among the options.

    verb, face, word, seat, number: as the game says it ("" and -1 where there is none). id: the card, 0 for
    none or one that the viewer does not see. cards: all cards whose choice is this option (it, and those
    equal to it in the same place): click any of them. zone: where they lie. label: what to show at
    the table. short: the same as a word or two. hint: what follows from it, as far as the game can tell.
    """

    verb: Verb
    label: Text
    short: Text
    hint: Text
    face: str = ""
    word: str = ""
    seat: int = -1
    number: int = -1
    id: int = 0
    cards: list[int] = []
    zone: str = ""


class Blocked(msgspec.Struct):
    """Cards of the viewer's that cannot be chosen, and why. rule: its id, to ask `/api/rules/<id>` about."""

    cards: list[int]
    face: str
    zone: str
    reason: Text
    rule: str


class Question(msgspec.Struct):
    """What is to be decided. All but owner, decider and text is filled in only for the player who decides
    (mine).

    owner: the seat whose choice it is by the rules. decider: the seat that answers. least, most: how many
    options. ordered: whether their order matters. together: "" or the verb that all must have where
    several are chosen. about: the face of the card that asks. numbers: the least and the greatest number
    where one is named, since they are too many to be laid out as options; else empty.
    """

    owner: int
    decider: int
    text: Text
    mine: bool = False
    kind: QuestionKind = ""
    least: int = 1
    most: int = 1
    ordered: bool = False
    together: str = ""
    rule: str = ""
    number: int = 0
    whom: int = -1
    word: str = ""
    about: str = ""
    options: list[Option] = []
    numbers: list[int] = []
    blocked: list[Blocked] = []


class Line(msgspec.Struct):
    """A line of the log; its number is its place in the log.

    cause: the number of the line that it belongs to, -1 for none. depth: how many lines are its causes.
    count: how many cards it is about; cards: those that the viewer may know. rule: the id of its rule.
    row: the line with which the row begins in which it is told, or itself; joined: what that row says up to
    this line, for a line that goes on with one.
    """

    kind: LineKind
    seat: int
    whom: int
    number: int
    word: str
    rule: str
    cause: int
    depth: int
    count: int
    text: Text
    cards: list[Card] = []
    row: int = 0
    joined: Text | None = None


class Taking(msgspec.Struct):
    """What taking back would do for the viewer now.

    free: it needs nobody's consent. consent: it needs that of the others. none: it cannot be, and why:
    "off", "over", "nothing" (no answer of theirs), "revealed", "others" (have answered since), "away" (are
    all who could consent).
    """

    how: Literal["free", "consent", "none"]
    answers: int = 0
    why: str = ""
    text: Text = Text("", "")


class Chat(msgspec.Struct):
    """Something somebody said. number: its place, from 0. seat: -1 for a spectator."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class Origin(msgspec.Struct):
    """The game from which that of a table goes on: what its players knew there is known to those who saw it.

    table: where it was played, "" where nobody knows. answers: how many had been given.
    """

    table: str
    answers: int


class TableCard(msgspec.Struct):
    """A table as the lobby lists it.

    taken: how many seats are not open. yours: the seat that the client holds, -1 for none. waits: whether
    it waits for that seat's answer. asked: what for. turn: how far the game is, where it counts turns.
    goes_on: whether its game goes on from another. about: what has been chosen for it, and what it is
    played with. rated: whether it counts for ratings; level: the rating of the player who opened it.
    """

    table: str
    game: str
    title: Text
    names: list[str]
    seats: int
    taken: int
    state: State
    spectators: SpectatorRule
    clock: Clock | None
    yours: int = -1
    waits: bool = False
    asked: Text = Text("", "")
    turn: int = 0
    goes_on: bool = False
    about: Text = Text("", "")
    rated: bool = False
    level: int = 0


class Score(msgspec.Struct):
    """How the game ended for a seat: the figure it is ranked by, and whether it has won."""

    seat: int
    score: int
    won: bool


class Named(msgspec.Struct):
    """What a row of figures is called, and a remark on it."""

    name: Text
    note: Text


class Row(msgspec.Struct):
    """What was counted at the end: for each seat how many of it, and what they came to. face: "" for none."""

    label: Named
    face: str
    counts: list[int]
    figures: list[int]


class Measure(msgspec.Struct):
    """A figure by which the players are compared. few: fewer is better. used: whether it was needed."""

    label: Named
    figures: list[int]
    few: bool
    used: bool
    rule: str


class Ending(msgspec.Struct):
    """How the game ended: who won by what, and why it was over. rows: what the first measure is made of."""

    verdict: Text
    why: Text
    rule: str
    rows: list[Row]
    measures: list[Measure]


class ReplayStep(msgspec.Struct):
    """A moment of the game: how many lines the log had, who decided, -1 for nobody (the end)."""

    lines: int
    decider: int

"""Messages to the browser over its WebSocket; see `messages`."""

from __future__ import annotations

from typing import Literal

import msgspec

from fudaba.server.protocol.catalogue_schema import ChosenOption
from fudaba.server.protocol.coach_schema import Advice, Chance, Costly
from fudaba.server.protocol.schema import (
    Chat,
    Clock,
    Delay,
    Ending,
    HintRule,
    Line,
    Match,
    Notice,
    Origin,
    Question,
    ReplayStep,
    Score,
    Seat,
    SpectatorRule,
    State,
    TableCard,
    Taking,
    Text,
    UndoRule,
    Value,
    View,
)


class Hello(msgspec.Struct, tag_field="t", tag="hello"):
    """The first message of every connection. version: the engine's."""

    protocol: int
    version: str


class Tables(msgspec.Struct, tag_field="t", tag="tables"):
    """The lobby: tables with an open seat or to be watched, and those where one sits."""

    open: list[TableCard]
    mine: list[TableCard]


class Seated(msgspec.Struct, tag_field="t", tag="seated"):
    """The viewer has a seat."""

    table: str
    """The id of the table."""
    seat: int
    """The seat."""
    token: str
    """The secret that proves it; keep it, and show it to nobody."""
    invite: str
    """The token with which others can sit down."""
    joined: bool = False
    """Whether this connection is at the table already: then `Welcome` follows, and there is no need to join.
    """


class Found(msgspec.Struct, tag_field="t", tag="found"):
    """Somebody waits at that table who looks for the same: sit down there. rated: as `Sit` has to say."""

    table: str
    rated: bool


class Led(msgspec.Struct, tag_field="t", tag="led"):
    """The match at that table has gone on at another one, where the same token counts."""

    table: str
    to: str


class Carried(msgspec.Struct, tag_field="t", tag="carried"):
    """The code by which another device goes on with the seat (`Claim`). It is good once."""

    table: str
    """The id of the table."""
    code: str
    """The code."""
    lasts: float
    """For how many seconds it is good."""


class Welcome(msgspec.Struct, tag_field="t", tag="welcome"):
    """What stays the same at a table; sent to a viewer who joins."""

    table: str
    """The id of the table."""
    you: int
    """The viewer's seat; -1 for a spectator."""
    game: str
    """The name of the game."""
    title: Text
    """The game's name for people."""
    options: dict[str, Value]
    """The game's options."""
    undo: UndoRule
    """What may be taken back."""
    spectators: SpectatorRule
    """What spectators may see."""
    takeover: str
    """The bot that stands in for an absent player, "" for none."""
    clock: Clock | None
    """The time control, null for none."""
    listed: bool
    """Whether the lobby lists the table."""
    commitment: str
    """SHA-256 of the seed; "" before the game begins."""
    invite: str
    """Secret of the invitation; "" for spectators."""
    chat: list[Chat]
    """Chat lines that the viewer does not have."""
    origin: Origin | None = None
    """Game and moment that this game continues, if any. It has a seed of its own, and cards that no player
    had seen are shuffled again."""
    chosen: list[ChosenOption] = []
    """The options that are not as usual, and the cards that were drawn for the table."""
    lesson: bool = False
    """Whether it is a first game with explanations."""
    vetoes: int = 0
    """How many cards each player may veto."""
    hints: HintRule = "consent"
    """Whether players may ask the coach."""
    rated: bool = False
    """Whether the game is rated."""
    gives_up: bool = False
    """Whether the viewer can resign: there are two sides, and nobody else is on theirs."""
    delay: Delay | None = None
    """How much later spectators see the game."""


class Seats(msgspec.Struct, tag_field="t", tag="seats"):
    """Who sits where, and how the table stands."""

    table: str
    """The id of the table."""
    state: State
    """Whether it waits, runs or is over."""
    seats: list[Seat]
    """The seats, in order."""
    watching: int
    """How many spectators there are."""
    next: str
    """The table of the rematch, or ""."""
    again: str = ""
    """How one is wished for, by the seats that are ready."""
    ready: list[int] = []
    """The seats whose players want another game."""
    notices: list[Notice] = []
    """Who really played, in the order of the log."""
    match: Match | None = None
    """The match that this game belongs to."""


class Lines(msgspec.Struct, tag_field="t", tag="lines"):
    """A part of a long log, ahead of the `Update` that has the rest; a viewer who joins gets one after
    another.
    """

    table: str
    """The id of the table."""
    since: int
    """The number of the first of these lines, as in `Update`."""
    lines: list[Line]
    """The lines."""


class Update(msgspec.Struct, tag_field="t", tag="update"):
    """The game as it stands."""

    table: str
    """The id of the table."""
    sequence: int
    """The number of the question, which an answer gives."""
    since: int
    """Forget the lines of the log from this number on (after an undo some are gone), then add `lines`."""
    lines: list[Line]
    """The lines of the log from `since` on."""
    view: View | None
    """The table as it stands, None before the game."""
    question: Question | None
    """None before the game and once it is over."""
    undo: Taking
    """For a seat."""


class Taken(msgspec.Struct, tag_field="t", tag="taken"):
    """The answer is written down for good. sequence: which one it was given to."""

    table: str
    sequence: int


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    """A message had no effect."""

    what: str
    """The message's `t`; "" if it could not be read."""
    code: str
    """For programs: "stale" (not the present sequence), "illegal", "not_yours", "full", "no_table",
    "no_seat", "bad_setup", "bad_message", "not_now", "too_fast", "closing" or "not_allowed"."""
    reason: Text
    """For people."""
    detail: Text = Text("", "")
    """More about the reason, or empty."""
    table: str = ""
    """The id of the table, "" for none."""


class Said(msgspec.Struct, tag_field="t", tag="said"):
    """Somebody said something."""

    table: str
    line: Chat


class Clocks(msgspec.Struct, tag_field="t", tag="clocks"):
    """The time that is left."""

    table: str
    """The id of the table."""
    left: list[int]
    """How many milliseconds each seat has left."""
    runs: int
    """The seat whose time runs, -1 for none."""


class ConsentAsked(msgspec.Struct, tag_field="t", tag="consent_asked"):
    """Somebody asks the others whether they may do something: take answers back, or ask the coach."""

    table: str
    """The id of the table."""
    request: int
    """The number of the request, which an answer gives."""
    what: Literal["undo", "hint"]
    """What is asked for."""
    by: int
    """The seat whose player asks."""
    answers: int
    """How many are taken back."""
    needs: list[int]
    """The seats that have not agreed yet."""
    text: Text
    """The question in words."""
    line: int = -1
    """Number of the first log line that is taken back; -1 for none."""


class ConsentEnded(msgspec.Struct, tag_field="t", tag="consent_ended"):
    """A request is over."""

    table: str
    """The id of the table."""
    request: int
    """The number of the request."""
    done: bool
    """Whether it was done."""


class Over(msgspec.Struct, tag_field="t", tag="over"):
    """The game has ended."""

    table: str
    """The id of the table."""
    scores: list[Score]
    """How the game ended for each seat."""
    ending: Ending
    """What was counted and compared."""
    seed: str
    """What the commitment was made of."""
    commitment: str
    """The hash of the seed that was published as the game began."""
    record: str
    """The address of its record."""


class Frozen(msgspec.Struct, tag_field="t", tag="frozen"):
    """The game met an error and has stopped."""

    table: str
    """The id of the table."""
    reason: Text
    """The reason in words."""
    report: str
    """The address of its report, for those who sat there."""


class Looked(msgspec.Struct, tag_field="t", tag="looked"):
    """The table at an earlier moment, with the log up to there."""

    table: str
    """The id of the table."""
    step: int
    """The number of the moment."""
    viewer: int
    """Through whose eyes it is seen."""
    lines: list[Line]
    """The log up to there."""
    view: View
    """The table as it was."""
    question: Question | None
    """The question that waited, null for none."""
    steps: list[ReplayStep]
    """All moments, for a scrubber."""


class Hinted(msgspec.Struct, tag_field="t", tag="hinted"):
    """The coach's advice to one seat about the question of this sequence."""

    table: str
    """The id of the table."""
    sequence: int
    """The number of the question."""
    advice: list[Advice]
    """Best answers first."""
    threat: Text
    """What the opponents may do next."""
    games: int
    """Number of simulated games for each answer; 0 if none were possible."""
    coming: bool
    """Whether this is provisional and a better one will follow."""


class Reviewed(msgspec.Struct, tag_field="t", tag="reviewed"):
    """What the coach has found so far in a finished game."""

    table: str
    """The id of the table."""
    share: float
    """Progress; 1 when complete."""
    steps: int
    """Number of moments."""
    curve: list[Chance]
    """Chances by turn, as far as examined."""
    mistakes: list[Costly]
    """Costliest first, once complete; at most `shown` for each seat."""
    weighed: int
    """Number of examined answers."""
    shown: int
    """How many mistakes are shown."""
    skipped: int
    """Number of answers that were too slow to examine."""


class Closing(msgspec.Struct, tag_field="t", tag="closing"):
    """The server stops, perhaps to start again: nothing is lost, clocks stand still; connect again soon."""

    reason: Text
    again_in: float


class Pong(msgspec.Struct, tag_field="t", tag="pong"):
    """The answer to a `Ping`."""

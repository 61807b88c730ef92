"""Messages to the browser over its WebSocket; see `messages`."""

from __future__ import annotations

from typing import Literal

import msgspec

from fudaba.server.protocol.coach_schema import Advice, Chance, Costly
from fudaba.server.protocol.schema import (
    Chat,
    Clock,
    Ending,
    HintRule,
    Line,
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
    """The seat is yours. token: proves it; keep it, and show it to nobody. invite: for the others."""

    table: str
    seat: int
    token: str
    invite: str


class Carried(msgspec.Struct, tag_field="t", tag="carried"):
    """The code by which another device goes on with the seat (`Claim`): good once, for this many seconds."""

    table: str
    code: str
    lasts: float


class Welcome(msgspec.Struct, tag_field="t", tag="welcome"):
    """What stays the same at a table, told to a viewer who joins. you: their seat, -1 for a spectator.

    options: of the game. about: what is special about them, in a line. commitment: SHA-256 that fixes the
    seed, "" before the start. invite: "" for spectators. chat: what they do not know yet. origin: the game
    from which this one goes on, if it does:
    it has a seed of its own, and cards of which no player knew have come to lie anew. lesson, vetoes,
    rated: as in `Create`. gives_up: whether they may give the game up: two sides play, and nobody else
    is on theirs.
    """

    table: str
    you: int
    game: str
    title: Text
    options: dict[str, Value]
    undo: UndoRule
    spectators: SpectatorRule
    takeover: str
    clock: Clock | None
    listed: bool
    commitment: str
    invite: str
    chat: list[Chat]
    origin: Origin | None = None
    about: Text = Text("", "")
    lesson: bool = False
    vetoes: int = 0
    hints: HintRule = "consent"
    rated: bool = False
    gives_up: bool = False


class Seats(msgspec.Struct, tag_field="t", tag="seats"):
    """Who sits where, and how the table stands.

    next: the table of the rematch, or "". again: how one is wished for, by the seats that are ready.
    notices: who really played, in the order of the log.
    """

    table: str
    state: State
    seats: list[Seat]
    watching: int
    next: str
    again: str = ""
    ready: list[int] = []
    notices: list[Notice] = []


class Lines(msgspec.Struct, tag_field="t", tag="lines"):
    """A part of a long log, ahead of the `Update` that tells the rest; a viewer who joins gets one after
    another.

    since: as there.
    """

    table: str
    since: int
    lines: list[Line]


class Update(msgspec.Struct, tag_field="t", tag="update"):
    """The game as it stands.

    since: forget the lines of the log from this number on (after an undo some are gone), then add `lines`.
    question: None before the game and once it is over. undo: for a seat.
    """

    table: str
    sequence: int
    since: int
    lines: list[Line]
    view: View | None
    question: Question | None
    undo: Taking


class Taken(msgspec.Struct, tag_field="t", tag="taken"):
    """The answer is written down for good. sequence: which one it was given to."""

    table: str
    sequence: int


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    """Something was not done, and nothing has changed.

    what: the `t` of the message, "" where it could not be read. code: for programs: "stale" (the sequence
    is no longer the present one), "illegal", "not_yours", "full", "no_table", "no_seat", "bad_setup",
    "bad_message", "not_now", "too_fast", "closing" or "not_allowed". reason: for people. detail: more
    closely what is wrong, or nothing.
    """

    what: str
    code: str
    reason: Text
    detail: Text = Text("", "")
    table: str = ""


class Said(msgspec.Struct, tag_field="t", tag="said"):
    """Somebody said something."""

    table: str
    line: Chat


class Clocks(msgspec.Struct, tag_field="t", tag="clocks"):
    """How many milliseconds each seat has left, and whose time runs (-1: nobody's)."""

    table: str
    left: list[int]
    runs: int


class ConsentAsked(msgspec.Struct, tag_field="t", tag="consent_asked"):
    """Somebody asks the others whether they may do something: take answers back, or ask the coach.

    answers: how many are taken back. needs: the seats that have not agreed yet.
    """

    table: str
    request: int
    what: Literal["undo", "hint"]
    by: int
    answers: int
    needs: list[int]
    text: Text


class ConsentEnded(msgspec.Struct, tag_field="t", tag="consent_ended"):
    """It was done, or not."""

    table: str
    request: int
    done: bool


class Over(msgspec.Struct, tag_field="t", tag="over"):
    """The game has ended. seed: what the commitment was made of. record: the address of its record."""

    table: str
    scores: list[Score]
    ending: Ending
    seed: str
    commitment: str
    record: str


class Frozen(msgspec.Struct, tag_field="t", tag="frozen"):
    """The game met an error and has stopped. report: the address of its report, for those who sat there."""

    table: str
    reason: Text
    report: str


class Looked(msgspec.Struct, tag_field="t", tag="looked"):
    """The table at an earlier moment, with the log up to there. steps: all moments, for a scrubber."""

    table: str
    step: int
    viewer: int
    lines: list[Line]
    view: View
    question: Question | None
    steps: list[ReplayStep]


class Hinted(msgspec.Struct, tag_field="t", tag="hinted"):
    """What the coach says to one seat, of the question of that sequence.

    advice: the best answers, the best first. threat: what the opponents may do next. games: how many were
    played out with each answer; 0 where nothing could be. coming: whether it is a first one, from a few of
    them, and a better one is being thought of.
    """

    table: str
    sequence: int
    advice: list[Advice]
    threat: Text
    games: int
    coming: bool


class Reviewed(msgspec.Struct, tag_field="t", tag="reviewed"):
    """What the coach has found in a game so far. share: how much is done, 1 for all. steps: all moments.

    curve: by turns, as far as they have been looked at. mistakes: the dearest first, once all is done; of
    each seat at most `shown`. weighed: how many answers. skipped: how many took too long to be tried.
    """

    table: str
    share: float
    steps: int
    curve: list[Chance]
    mistakes: list[Costly]
    weighed: int
    shown: int
    skipped: int


class Closing(msgspec.Struct, tag_field="t", tag="closing"):
    """The server stops, perhaps to start again: nothing is lost, clocks stand still; connect again soon."""

    reason: Text
    again_in: float


class Pong(msgspec.Struct, tag_field="t", tag="pong"):
    """The answer to a `Ping`."""

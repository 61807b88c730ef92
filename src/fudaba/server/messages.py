"""All that is said over a WebSocket, in msgpack; `web/src/protocol.ts` is made from this file.

Each message is one binary frame: a map whose entry `t` says what it is. What the client sends is a
`FromClient`, what it gets a `FromServer`. A client that is told another `Hello.protocol` than its own
must be loaded again.

A table is at some `sequence`: it grows by at least one with all that changes the game, an undo too, and
never shrinks. An answer names the sequence that it answers, so it counts once however often it is
sent. Whoever comes back with the last sequence he knows gets what he missed, as one `Update`.

What they are made of is in `parts`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from fudaba.server.coach_parts import Advice, Chance, Costly
from fudaba.server.parts import (
    Chat,
    Clock,
    Ending,
    HintRule,
    Line,
    Name,
    Notice,
    Number,
    Origin,
    Picks,
    Question,
    Score,
    Seat,
    SeatWish,
    Secret,
    SpectatorRule,
    State,
    Step,
    TableCard,
    TableId,
    Taking,
    Text,
    UndoRule,
    Value,
    View,
    Word,
)

PROTOCOL = 3
"""Another number with every change that an older client would not understand."""

LONGEST_MESSAGE = 16 * 1024
"""In bytes, from the client."""
LONGEST_CHAT = 400

# --- from the client ---------------------------------------------------------------------------


class SeatKey(msgspec.Struct, forbid_unknown_fields=True):
    """A seat that the client holds."""

    table: TableId
    token: Secret


class Watch(msgspec.Struct, tag_field="t", tag="watch", forbid_unknown_fields=True):
    """Be told of the open tables, and of one's own seats (`Tables`, now and whenever that changes)."""

    mine: Annotated[list[SeatKey], msgspec.Meta(max_length=50)] = []


class After(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a game that is over; step as in `Look`. token: of a seat there, if one has one."""

    table: TableId
    step: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    token: Secret = ""


class Create(msgspec.Struct, tag_field="t", tag="create", forbid_unknown_fields=True):
    """Open a table. Answered by `Seated`.

    name: of whoever opens it. options: those not given have their defaults. undo, spectators, hints: the
    table's rules. takeover: the bot that plays for whoever is away, null for the usual one, "" for none.
    listed: shown in the lobby; otherwise only the invitation leads there. after: go on from a moment of
    another game that one may see; then game and options are that game's, and there are as many seats. If a
    card was being carried out, it goes on from before that. What is hidden there comes to lie anew. lesson:
    the game's first game, dealt the same to everybody; its options are fixed, and bots have all other seats.
    vetoes: how many cards each person may do without before the game begins, in a game whose cards are chosen
    for each table; then it begins only when all are content. rated: it counts for ratings: all people must
    keep a name, nothing is taken back by consent, nobody sees all hands or asks the coach, bots sit there
    from the beginning.
    """

    name: Name
    game: Word
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=12)]
    options: Annotated[dict[Word, Value], msgspec.Meta(max_length=64)] = {}
    undo: UndoRule = "consent"
    spectators: SpectatorRule = "public"
    takeover: Word | None = None
    clock: Clock | None = None
    listed: bool = True
    after: After | None = None
    lesson: bool = False
    vetoes: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    hints: HintRule = "consent"
    rated: bool = False


class Today(msgspec.Struct, tag_field="t", tag="today", forbid_unknown_fields=True):
    """Play the game's game of the day, once. Answered by `Seated`.

    guest: what proves to a server that a guest is the same as before; drawn by the browser.
    """

    name: Name
    game: Word
    guest: Secret = ""


class Sit(msgspec.Struct, tag_field="t", tag="sit", forbid_unknown_fields=True):
    """Take an open seat, any or this one. Answered by `Seated`. invite: needed at a table not listed.

    rated: that the game will count for ratings; whoever sits down must know whether it does.
    """

    table: TableId
    name: Name
    invite: Secret = ""
    seat: Annotated[int, msgspec.Meta(ge=-1, le=20)] = -1
    rated: bool = False


class Join(msgspec.Struct, tag_field="t", tag="join", forbid_unknown_fields=True):
    """Be told of a table from now on: as the seat of this token, or as a spectator without one.

    sequence: the last one known, -1 for none: then all is told. chat: how many lines of chat are known.
    Answered by `Welcome`, then `Update`. A connection is at one table at a time.
    """

    table: TableId
    token: Secret = ""
    invite: Secret = ""
    name: Name = ""
    sequence: Number = -1
    chat: Number = 0


class Answer(msgspec.Struct, tag_field="t", tag="answer", forbid_unknown_fields=True):
    """Answer the question of this sequence. Answered by `Taken` once it is written, or by `Refused`."""

    table: TableId
    sequence: Number
    answer: Picks


class Undo(msgspec.Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back one's own last answer, or ask the others whether one may (`ConsentAsked`)."""

    table: TableId
    sequence: Number


class Hint(msgspec.Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """Ask the coach what is best at one's question of this sequence, or ask the others whether one may.

    Answered by `Hinted`, unless the table goes on before. Everybody sees that it was asked (`Notice`).
    """

    table: TableId
    sequence: Number


class LookThrough(msgspec.Struct, tag_field="t", tag="look_through", forbid_unknown_fields=True):
    """Have the coach look through a game that is over. Answered by `Reviewed`, again and again until it is
    done; what was found is kept."""

    table: TableId


class Consent(msgspec.Struct, tag_field="t", tag="consent", forbid_unknown_fields=True):
    """Say yes or no to a `ConsentAsked`; whoever asked may say no to it, too."""

    table: TableId
    request: Number
    yes: bool


class Say(msgspec.Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Say something to all at the table."""

    table: TableId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class Leave(msgspec.Struct, tag_field="t", tag="leave", forbid_unknown_fields=True):
    """Stand up. Before the game the seat is open again; later `Join` brings one back to it."""

    table: TableId


class Fill(msgspec.Struct, tag_field="t", tag="fill", forbid_unknown_fields=True):
    """The host puts a bot on an open seat, or opens it again (bot: "")."""

    table: TableId
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)]
    bot: Word = ""


class Veto(msgspec.Struct, tag_field="t", tag="veto", forbid_unknown_fields=True):
    """Before the game: do without a card of the table, for which another comes; card "": with none more."""

    table: TableId
    card: Word = ""


class Rematch(msgspec.Struct, tag_field="t", tag="rematch", forbid_unknown_fields=True):
    """After the end: wish for another game with the same people, or take one's seat there once it is open.

    how: the same again; with new cards where a game draws some by lot for each table; with swapped seats;
    "no": not any more. The next table is opened when all people who are here wish for the same (`Seats`
    says who does); the seats of those who are not here are open there. Answered by `Seated` once it is.
    """

    table: TableId
    how: Literal["same", "new", "swapped", "no"] = "same"


class Hand(msgspec.Struct, tag_field="t", tag="hand", forbid_unknown_fields=True):
    """Let a bot go on in one's seat, or (over: false) go on oneself again."""

    table: TableId
    over: bool


class Carry(msgspec.Struct, tag_field="t", tag="carry", forbid_unknown_fields=True):
    """Let one's seat go on on another device. Answered by `Carried`. token: as in `Join`."""

    table: TableId
    token: Secret


class Claim(msgspec.Struct, tag_field="t", tag="claim", forbid_unknown_fields=True):
    """Go on with a seat by the code of `Carried`; good once. Answered by `Seated`."""

    table: TableId
    code: Secret


class Look(msgspec.Struct, tag_field="t", tag="look", forbid_unknown_fields=True):
    """See an earlier moment. Answered by `Looked`.

    step: which, from 0; where it is -1, line: the moment when that line of the log was told. viewer: through
    whose eyes; while the game runs only one's own or a spectator's (-1), after it anybody's, and -2 for
    all hands.
    """

    table: TableId
    step: Number = -1
    line: Number = -1
    viewer: Annotated[int, msgspec.Meta(ge=-2, le=20)] = -1


class Ping(msgspec.Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Nothing but a sign of life; answered by `Pong`."""


FromClient: TypeAlias = (
    Today
    | Watch
    | Create
    | Sit
    | Join
    | Answer
    | Undo
    | Hint
    | Consent
    | Say
    | Leave
    | Fill
    | Veto
    | Rematch
    | Hand
    | Carry
    | Claim
    | Look
    | LookThrough
    | Ping
)


# --- from the server ---------------------------------------------------------------------------


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
    """The code by which another device goes on with the seat (`Claim`): good once, for so many seconds."""

    table: str
    code: str
    lasts: float


class Welcome(msgspec.Struct, tag_field="t", tag="welcome"):
    """What stays the same at a table, told to whoever joins. you: his seat, -1 for a spectator.

    options: of the game. about: what is special about them, in a line. commitment: SHA-256 that fixes the
    seed, "" before the start. invite: "" for spectators. chat: what he does not know yet. origin: the game
    from which this one goes on, if it does:
    it has a seed of its own, and cards of which no player knew have come to lie anew. lesson, vetoes,
    rated: as in `Create`.
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
    """A part of a long log, ahead of the `Update` that tells the rest; whoever joins gets one after another.

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
    """The game met an error and has stopped. report: the address of its report, for whoever sat there."""

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
    steps: list[Step]


class Hinted(msgspec.Struct, tag_field="t", tag="hinted"):
    """What the coach says to one seat, of the question of that sequence.

    advice: the best answers, the best first. threat: what the opponents may do next. games: so many were
    played out with each answer; 0 where nothing could be.
    """

    table: str
    sequence: int
    advice: list[Advice]
    threat: Text
    games: int


class Reviewed(msgspec.Struct, tag_field="t", tag="reviewed"):
    """What the coach has found in a game so far. share: how much is done, 1 for all. steps: all moments.

    curve: by turns, as far as they have been looked at. mistakes: the dearest first, once all is done; of
    each seat at most `shown`. weighed: how many answers.
    """

    table: str
    share: float
    steps: int
    curve: list[Chance]
    mistakes: list[Costly]
    weighed: int
    shown: int


class Closing(msgspec.Struct, tag_field="t", tag="closing"):
    """The server stops, perhaps to start again: nothing is lost, clocks stand still; connect again soon."""

    reason: Text
    again_in: float


class Pong(msgspec.Struct, tag_field="t", tag="pong"):
    """The answer to a `Ping`."""


FromServer: TypeAlias = (
    Hello
    | Tables
    | Seated
    | Carried
    | Welcome
    | Seats
    | Lines
    | Update
    | Taken
    | Refused
    | Said
    | Clocks
    | ConsentAsked
    | ConsentEnded
    | Over
    | Frozen
    | Looked
    | Hinted
    | Reviewed
    | Closing
    | Pong
)

# --- why a connection is closed ----------------------------------------------------------------

TOO_LONG = 4001
"""A message was longer than `LONGEST_MESSAGE`."""
TOO_FAST = 4002
"""More messages than allowed, also after a warning."""
TOO_MANY = 4003
"""Too many connections from one address."""
NOT_READABLE = 4004
"""Several messages that are none."""
STRANGER = 4005
"""The page that connected is not this server's (Origin)."""
RESTARTING = 4006
"""The server stops; connect again."""
TOO_SLOW = 4007
"""The client does not read what it is sent."""
BANNED = 4008
"""Whoever runs the server does not let that person, or that address, in."""


def encode(message: FromServer) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


def decode(data: bytes) -> FromClient:
    """A message as it came. Raises `msgspec.DecodeError` (or `ValidationError`, which is one) for others."""
    message: FromClient = _decoder.decode(data)
    return message


_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(FromClient)

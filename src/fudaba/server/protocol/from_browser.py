"""Messages from the browser over its WebSocket; see `messages`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from fudaba.server.protocol.schema import (
    Banned,
    Clock,
    Delay,
    HintRule,
    Liked,
    MatchWish,
    Name,
    Number,
    Picks,
    SeatWish,
    Secret,
    SpectatorRule,
    TableId,
    UndoRule,
    Value,
    Word,
)

LONGEST_CHAT = 400
Level: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
"""A rating, 0 for any."""


class SeatKey(msgspec.Struct, forbid_unknown_fields=True):
    """A seat that the client holds."""

    table: TableId
    token: Secret


class Watch(msgspec.Struct, tag_field="t", tag="watch", forbid_unknown_fields=True):
    """Be told of the open tables, and of one's own seats (`Tables`, now and whenever that changes)."""

    mine: Annotated[list[SeatKey], msgspec.Meta(max_length=50)] = []


class After(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a game that is over, to play on from."""

    table: TableId
    """The id of the table."""
    step: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    """The number of the moment, as in `Look`."""
    token: Secret = ""
    """The token of a seat there, if one has one, else ""."""


class Create(msgspec.Struct, tag_field="t", tag="create", forbid_unknown_fields=True):
    """Open a table. Answered by `Seated` and then like `Join`."""

    name: Name
    """The host's name."""
    game: Word
    """The name of the game."""
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=12)]
    """Who is to sit at each seat."""
    options: Annotated[dict[Word, Value], msgspec.Meta(max_length=64)] = {}
    """Options that differ from their defaults."""
    undo: UndoRule = "consent"
    """Which answers can be taken back."""
    spectators: SpectatorRule = "public"
    """What spectators see."""
    takeover: Word | None = None
    """Bot that stands in for an absent player; null for the default, "" for none."""
    clock: Clock | None = None
    """The time control, null for none."""
    listed: bool = True
    """Whether the lobby lists the table; otherwise the invitation is needed."""
    after: After | None = None
    """Continue another game that the player may see, from one of its moments. Game, options and number of
    seats are taken from there. In the middle of a card the game continues from before that card. Hidden
    cards are shuffled again."""
    lesson: bool = False
    """The game's guided first game: the same cards for everybody, fixed options, bots in all other seats."""
    vetoes: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """How many cards each person may reject before the game begins, if cards are drawn for each table. The
    game begins when nobody wants to reject more."""
    hints: HintRule = "consent"
    """When players may ask the coach."""
    rated: bool = False
    """Whether the game counts for ratings. Then all people need an account, nothing is taken back by
    consent, nobody sees all hands or asks the coach, and bots take their seats at the start."""
    match: MatchWish | None = None
    """A match of several games, of which this is the first."""
    likes: Liked = []
    """In a match: cards that the host likes, if cards are drawn for each table."""
    bans: Banned = []
    """In a match: cards that the host does not want."""
    delay: Delay | None = None
    """How much later spectators see the game."""


class Today(msgspec.Struct, tag_field="t", tag="today", forbid_unknown_fields=True):
    """Play the game's game of the day, once. Answered by `Seated` and then as `Join` is."""

    name: Name
    """The name of the player."""
    game: Word
    """The name of the game."""
    guest: Secret = ""
    """A secret that the browser draws. It proves to the server that a guest is the same as before."""


class Sit(msgspec.Struct, tag_field="t", tag="sit", forbid_unknown_fields=True):
    """Take an open seat, any or this one. Answered by `Seated`."""

    table: TableId
    """The id of the table."""
    name: Name
    """The name of the player."""
    invite: Secret = ""
    """Needed for an unlisted table."""
    seat: Annotated[int, msgspec.Meta(ge=-1, le=20)] = -1
    """The seat to take, -1 for any."""
    rated: bool = False
    """Confirms that the player knows whether the game is rated."""
    likes: Liked = []
    """As in `Create`."""
    bans: Banned = []
    """As in `Create`."""


class Seek(msgspec.Struct, tag_field="t", tag="seek", forbid_unknown_fields=True):
    """Look for an opponent. Answered by `Found` where somebody waits who looks for the same, else by
    `Seated`: then a table is listed that waits, as long as somebody is at it (`Join`). There a `Found` may
    come, too: two who look at the same moment meet at the earlier table.
    """

    name: Name
    """The name of the player."""
    game: Word
    """The name of the game."""
    options: Annotated[dict[Word, Value], msgspec.Meta(max_length=64)] = {}
    """The options of the game, as in `Create`."""
    clock: Clock | None = None
    """The time control, as in `Create`."""
    rated: bool = False
    """Whether the game is rated, as in `Create`."""
    least: Level = 0
    """The opponent's lowest rating, 0 for any. Only people who keep a name have one."""
    most: Level = 0
    """The opponent's highest rating, 0 for any."""
    but: Annotated[list[TableId], msgspec.Meta(max_length=20)] = []
    """The ids of tables at which the player could not sit down."""


class Join(msgspec.Struct, tag_field="t", tag="join", forbid_unknown_fields=True):
    """Watch a table: as the seat of this token, or as a spectator. Answered by `Welcome`, then `Update`. A
    connection watches one table at a time."""

    table: TableId
    """The id of the table."""
    token: Secret = ""
    """The token of a seat, "" for a spectator."""
    invite: Secret = ""
    """The token of the invitation, "" for a public table."""
    name: Name = ""
    """The name of the viewer."""
    sequence: Number = -1
    """Latest known sequence; -1 for none, then everything is sent."""
    chat: Number = 0
    """Number of known chat lines."""
    follow: bool = False
    """Whether to be sent to the current game of the match (`Led`), if this is an earlier one."""


class Answer(msgspec.Struct, tag_field="t", tag="answer", forbid_unknown_fields=True):
    """Answer the question of this sequence. Answered by `Taken` once it is written, or by `Refused`."""

    table: TableId
    """The id of the table."""
    sequence: Number
    """The number of the question, as in `Update`."""
    answer: Picks
    """The answer, by the numbers of its options."""


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
    """Say yes or no to a `ConsentAsked`; the player who asked may say no to it, too."""

    table: TableId
    """The id of the table."""
    request: Number
    """The number of the request, as in `ConsentAsked`."""
    yes: bool
    """Whether the player agrees."""


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
    """The id of the table."""
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)]
    """The open seat."""
    bot: Word = ""
    """The name of the bot, "" to open the seat again."""


class Resize(msgspec.Struct, tag_field="t", tag="resize", forbid_unknown_fields=True):
    """The host wants another number of seats before the game: more open ones, or fewer.

    Where none is open any more the game begins. Seats behind one that goes have other numbers then, and
    whoever sits there gets another `Welcome`.
    """

    table: TableId
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]


class Veto(msgspec.Struct, tag_field="t", tag="veto", forbid_unknown_fields=True):
    """Before the game: do without a card of the table, for which another comes; card "": with none more."""

    table: TableId
    card: Word = ""


class Rematch(msgspec.Struct, tag_field="t", tag="rematch", forbid_unknown_fields=True):
    """After the end: wish for another game with the same people, or take one's seat there once it is open.

    how: the same again; with new cards where a game draws some at random for each table; with swapped seats;
    "no": not any more. The next table is opened when all people who are here wish for the same (`Seats`
    says who does); the seats of those who are not here are open there. Answered by `Seated` once it is.
    Between two games of a match: begin the next one, at once if all players say so (how: anything but "no").
    The tokens of seats are the same there, so nothing answers it but `Seats`.
    """

    table: TableId
    how: Literal["same", "new", "swapped", "no"] = "same"


class Hand(msgspec.Struct, tag_field="t", tag="hand", forbid_unknown_fields=True):
    """Let a bot go on in one's seat, or (over: false) go on oneself again."""

    table: TableId
    over: bool


class Pace(msgspec.Struct, tag_field="t", tag="pace", forbid_unknown_fields=True):
    """Let bots be quick, or (quick: false) as slow as usual, as long as nobody else plays or watches."""

    table: TableId
    quick: bool


class GiveUp(msgspec.Struct, tag_field="t", tag="give_up", forbid_unknown_fields=True):
    """End the game: one's own side has lost it. See `Welcome.gives_up`."""

    table: TableId


class LeaveMatch(msgspec.Struct, tag_field="t", tag="leave_match", forbid_unknown_fields=True):
    """Leave a match before its end: no further game comes, and where two sides play the other has won it. A
    game that is played now is given up, if two sides play; else a bot goes on in one's seat."""

    table: TableId


class Carry(msgspec.Struct, tag_field="t", tag="carry", forbid_unknown_fields=True):
    """Let one's seat go on on another device. Answered by `Carried`. token: as in `Join`."""

    table: TableId
    token: Secret


class Claim(msgspec.Struct, tag_field="t", tag="claim", forbid_unknown_fields=True):
    """Go on with a seat by the code of `Carried`; good once. Answered by `Seated`."""

    table: TableId
    code: Secret


class Look(msgspec.Struct, tag_field="t", tag="look", forbid_unknown_fields=True):
    """See an earlier moment. Answered by `Looked`."""

    table: TableId
    """The id of the table."""
    step: Number = -1
    """The number of the moment, from 0; -1 for the one that `line` names."""
    line: Number = -1
    """A line of the log: the moment at which it was added."""
    viewer: Annotated[int, msgspec.Meta(ge=-2, le=20)] = -1
    """Through whose eyes. While the game runs only one's own or a spectator's (-1), after it anybody's, and
    -2 for all hands.
    """


class Ping(msgspec.Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Nothing but a sign of life; answered by `Pong`."""

"""A stored table: what fixed it, and its moves."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from fudaba.coach import Review
from fudaba.kernel.ask import Answer
from fudaba.kernel.dice import commitment
from fudaba.kernel.game import Earlier
from fudaba.kernel.record import FORMAT, Record
from fudaba.server.protocol.schema import (
    Clock,
    Delay,
    FirstSeat,
    HintRule,
    Notice,
    SeatKind,
    SpectatorRule,
    State,
    Text,
    UndoRule,
    Value,
)


class TakenBack(msgspec.Struct, frozen=True):
    """This many answers were taken back, at the moment of that sequence."""

    count: int
    at: int


Move: TypeAlias = Answer | TakenBack
"""What changes a game."""


class StoredSeat(msgspec.Struct):
    """A seat of a stored table, and who sits there."""

    name: str
    """The name of the player, "" for an open seat."""
    kind: SeatKind
    """Whether a person, a bot or nobody sits there."""
    bot: str = ""
    """The name of the bot, "" for none."""
    token: str = ""
    """The SHA-256 of the seat's token, "" for none."""
    handed: bool = False
    """Whether a bot goes on for them."""
    vetoed: list[str] = []
    """The cards without which they wanted to play."""
    content: bool = False
    """Whether they want to veto no more cards."""
    person: str = ""
    """The person who sat down under a registered name, "" for a guest."""
    likes: list[str] = []
    """In a match, the cards that they like to play with."""
    bans: list[str] = []
    """In a match, the cards that they will not play with."""


class Rest(msgspec.Struct):
    """How a game stands that is only on disk, so that the lobby can show it without running it again."""

    decider: int
    """The seat for which it waits, -1 for none any more."""
    turn: int
    """How many turns there have been."""
    asked: Text
    """What that seat is asked; only for its player."""
    clock: bool = False
    """Whether its player's time runs."""


class StoredSeek(msgspec.Struct):
    """Whom the player looks for who has opened a table to find an opponent: their rating, 0 for any."""

    least: int = 0
    most: int = 0


class StoredMatch(msgspec.Struct):
    """A match, as the table of one of its games has it. A player of it is known by the seat at the first."""

    id: str
    """The table of its first game."""
    games: int
    """How many games the match has."""
    first: FirstSeat
    """Who begins the next game."""
    whole: bool
    """Whether all games are played, even once the match is decided."""
    wished: dict[str, Value]
    """The options before any card was drawn."""
    players: list[int]
    """Which player sits at each seat here."""
    tables: list[str]
    """The tables of its games so far; this one is the last."""
    points: list[list[int]] = []
    """What each player got in each game: 2 for a win, 1 for a share of one. One more list than there are
    games before this one counts only once this one is over."""
    sides: list[int] = []
    """On which side each player is; empty until a game has been played."""
    left: int = -1
    """The player who has left it, -1 for none."""


class StoredTable(msgspec.Struct):
    """All that fixes a table but its moves."""

    id: str
    """The id of the table."""
    game: str
    """The name of the game."""
    rules: int
    """The version of the rules."""
    options: dict[str, Value]
    """The options of the game, by name."""
    seed: str
    """The seed, drawn at the start; "" before."""
    seats: list[StoredSeat]
    """The seats, in order."""
    host: int
    """The seat of the player who opened the table."""
    invite: str
    """The token that lets others sit down at a private table."""
    undo: UndoRule
    """What may be taken back."""
    spectators: SpectatorRule
    """What spectators may see."""
    takeover: str
    """The bot that stands in for an absent player, "" for none."""
    clock: Clock | None
    """The time control, None for none."""
    listed: bool
    """Whether the lobby lists it."""
    created: float
    """When it was opened, in seconds since 1970."""
    state: State = "waiting"
    """Whether it waits, runs or is over."""
    left: list[int] = []
    """Milliseconds on each seat's clock."""
    next: str = ""
    """The table of the rematch, "" for none."""
    previous: str = ""
    """The table of which this is the rematch, "" for none."""
    was: list[int] = []
    """The seat that each seat had at the previous table."""
    fault: str = ""
    """What went wrong, at a frozen table."""
    tried: list[int] | None = None
    """The answer after which it went wrong, if any."""
    situation: dict[str, Any] | None = None
    """The situation in which its game begins, None for the usual one."""
    rest: Rest | None = None
    """Where the game stands, as long as no move is made."""
    earlier: list[Earlier] = []
    """The seeds that the game had before it was opened again here."""
    origin: str = ""
    """The table from which the game goes on, "" for none."""
    lesson: bool = False
    """Whether it is a game's first game."""
    notices: list[Notice] = []
    """Notices about who really played."""
    came: list[int] = []
    """The seats of a rematch whose players have come back."""
    vetoes: int = 0
    """How many cards each person may veto before the game."""
    wished: dict[str, Value] = {}
    """The options before the first veto."""
    out: list[str] = []
    """The cards that are out, all of them in order."""
    hints: HintRule = "consent"
    """Whether players may ask the coach."""
    review: Review | None = None
    """What the coach has found in the game, once it is over and somebody wanted it."""
    rated: bool = False
    """Whether the game counts for the ratings of those who keep a name."""
    level: int = 0
    """The rating of the player who opened it, at that time."""
    closed: str = ""
    """Why the operator has closed the table, which is frozen then; "" where nobody has."""
    gave_up: int = -1
    """A seat of the side that has given the game up; -1 for none."""

    day: str = ""
    """The date of the daily game that is played, "" for none."""
    match: StoredMatch | None = None
    """The match of which its game is one."""
    delay: Delay | None = None
    """How much later those who only look on see the game."""
    seek: StoredSeek | None = None
    """Whom its player looks for; its game begins with the first who fits."""

    @property
    def first_seed(self) -> str:
        """By which the cards were drawn: that of the first of the games from which this one goes on."""
        return self.earlier[0].seed if self.earlier else self.seed

    @property
    def goes_on_from_another(self) -> bool:
        """Whether it begins with a moment of a game, so that its players are those of that game."""
        return bool(self.earlier or self.origin) or self.situation is not None

    @property
    def goes_on(self) -> bool:
        """Whether it waits for players or is played at."""
        return self.state in ("waiting", "playing")


class Path:
    """The answers that count, of the moves of a game: those that were not taken back.

    jumps: for each answer taken back and not followed by a further taking back, how many answers were left,
    and the sequence at which that was.
    """

    def __init__(self, moves: Iterable[Move] = ()) -> None:
        """Raises ValueError for more answers taken back than there were."""
        self.answers: list[Answer] = []
        self.jumps: list[tuple[int, int]] = []
        for made in moves:
            self.add(made)

    def add(self, made: Move) -> None:
        """One more move. Raises ValueError, with nothing changed, for more taken back than there is."""
        if not isinstance(made, TakenBack):
            self.answers.append(made)
            return
        left = len(self.answers) - made.count
        if not 0 <= left < len(self.answers):
            raise ValueError(
                f"{made.count} answers cannot be taken back: {len(self.answers)} have been given"
            )
        del self.answers[left:]
        while self.jumps and self.jumps[-1][0] >= left:
            self.jumps.pop()
        self.jumps.append((left, made.at))


def record_of_moves(kept: StoredTable, moves: list[Move]) -> Record:
    """The record of a game out of what is kept of it, up to a move that cannot be."""
    path = Path()
    with contextlib.suppress(ValueError):
        for made in moves:
            path.add(made)
    return Record(
        format=FORMAT,
        rules=kept.rules,
        game=kept.game,
        options=kept.options,
        names=[seat.name for seat in kept.seats],
        seed=kept.seed,
        commitment=commitment(kept.seed),
        answers=[list(answer) for answer in path.answers],
        situation=kept.situation,
        earlier=kept.earlier,
    )

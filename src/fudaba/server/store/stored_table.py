"""What is stored of a table: what fixed it, and the moves made at it."""

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
    """Who sits there. token: the SHA-256 of the seat's token, "" for none. handed: a bot goes on for them.

    vetoed: the cards without which they wanted to play. content: they want no more of them. person: who keeps
    a name and sat down by it, "" for a guest.
    """

    name: str
    kind: SeatKind
    bot: str = ""
    token: str = ""
    handed: bool = False
    vetoed: list[str] = []
    content: bool = False
    person: str = ""


class Rest(msgspec.Struct):
    """Where a game stands that is only on disk, so that the lobby can tell it without running it again.

    decider: whom it waits for, -1 for nobody any more. asked: what for, only for them. turn: how many there
    have been. clock: whether their time runs.
    """

    decider: int
    turn: int
    asked: Text
    clock: bool = False


class StoredTable(msgspec.Struct):
    """All that fixes a table but its moves. seed: drawn at the start. "" before.

    left: milliseconds on each seat's clock. next: the table of the rematch. previous: of which it is one, and
    was: which seat there each of its seats was. fault: what went wrong, at a frozen
    table; tried: the answer that it followed, if any. rest: where it stands, as long as no move is made.
    earlier: where it goes on from another game, the seeds that it had until then; origin: that game's table.
    lesson: whether it is a game's first game. notices: who really played. came: the seats of a rematch to
    which those have come who had them before. vetoes: how many cards each person may do without before the
    game; wished: the options before the first of these, and out: all of them, in order. review: what the
    coach has found in the game, once it is over and somebody wanted it. rated: whether the game counts for
    the ratings of those who keep a name; level: the rating of the player who opened it then. closed: why the
    server's operator has closed the table, which is frozen then. gave_up: whose side has given the game
    up, which is over then; -1 for nobody's.
    """

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    seed: str
    seats: list[StoredSeat]
    host: int
    invite: str
    undo: UndoRule
    spectators: SpectatorRule
    takeover: str
    clock: Clock | None
    listed: bool
    created: float
    state: State = "waiting"
    left: list[int] = []
    next: str = ""
    previous: str = ""
    was: list[int] = []
    fault: str = ""
    tried: list[int] | None = None
    situation: dict[str, Any] | None = None
    rest: Rest | None = None
    earlier: list[Earlier] = []
    origin: str = ""
    lesson: bool = False
    notices: list[Notice] = []
    came: list[int] = []
    vetoes: int = 0
    wished: dict[str, Value] = {}
    out: list[str] = []
    hints: HintRule = "consent"
    review: Review | None = None
    rated: bool = False
    level: int = 0
    closed: str = ""
    gave_up: int = -1

    day: str = ""

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

"""What is kept of a table: what fixed it, and the moves made at it."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from fudaba import games
from fudaba.kernel.ask import Answer
from fudaba.kernel.game import Setup
from fudaba.kernel.record import Record, record_of
from fudaba.server.parts import Clock, SeatKind, SpectatorRule, State, UndoRule, Value


class TakenBack(msgspec.Struct, frozen=True):
    """So many answers were taken back, at the moment of that sequence."""

    count: int
    at: int


Move: TypeAlias = Answer | TakenBack
"""What changes a game."""


class KeptSeat(msgspec.Struct):
    """Who sits there. token: the SHA-256 of the seat's token, "" for none."""

    name: str
    kind: SeatKind
    bot: str = ""
    token: str = ""


class Kept(msgspec.Struct):
    """All that fixes a table but its moves. seed: drawn at the start. "" before.

    left: milliseconds on each seat's clock. next: the table of the rematch. previous: of which it is one, and
    was: which seat there each of its seats was. fault: what went wrong, at a frozen
    table; tried: the answer that it followed, if any.
    """

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    seed: str
    seats: list[KeptSeat]
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


def record_of_moves(kept: Kept, moves: list[Move]) -> Record:
    """The record of a game out of what is kept of it."""
    answers: list[Answer] = []
    for made in moves:
        if isinstance(made, TakenBack):
            del answers[len(answers) - made.count :]
        else:
            answers.append(made)
    setup = Setup(
        game=kept.game,
        options=kept.options,
        seats=len(kept.seats),
        seed=kept.seed,
        situation=kept.situation,
    )
    record = record_of(games.named(kept.game), setup, [seat.name for seat in kept.seats], answers)
    record.rules = kept.rules
    return record

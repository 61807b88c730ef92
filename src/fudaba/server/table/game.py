"""The game of a table in memory: run over the answers that count, and written move by move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from fudaba import games
from fudaba.kernel.ask import Answer
from fudaba.kernel.game import BadSetup, Setup, setup_of, situation_in
from fudaba.kernel.record import Record
from fudaba.server import store
from fudaba.server.game.rendering import Renderer
from fudaba.server.game.snapshot import Position
from fudaba.server.game.timeline import Timeline
from fudaba.server.operations.background import Slices
from fudaba.server.store.stored_table import Move, Path, StoredTable
from fudaba.server.table.context import TableContext

Given: TypeAlias = tuple[int, Answer]
"""An answer, with the sequence of its question."""


def setup_of_table(kept: StoredTable) -> Setup:
    """The setup of a table's game."""
    game = games.named(kept.game)
    return setup_of(
        game,
        seats=len(kept.seats),
        seed=kept.seed,
        options=kept.options,
        situation=situation_in(game, kept.situation),
        earlier=kept.earlier,
    )


class TableGame:
    """The game of a table in memory. It knows nothing of viewers and of time."""

    def __init__(
        self, table: TableContext, moves: list[Move], timeline: Timeline, last: dict[int, Given]
    ) -> None:
        self.timeline = timeline
        self.last = last
        """The last answer of each seat."""
        self.moves: Sequence[Move] = moves
        """All moves that are written."""
        self.renderer = Renderer(table.kept.game, table.names, timeline.setup.options)
        self._table = table
        self._moves = moves

    @classmethod
    async def load(cls, table: TableContext, moves: list[Move]) -> TableGame:
        """Run the game of a table over its moves. Raises `BadSetup`, or what the game raises."""
        game = cls(table, moves, *await _run(table, moves))
        if game.timeline.session.ask is not None:
            for seat in table.kept.seats:
                if seat.kind == "bot":
                    table.server.players.prepare(game.position, seat.bot, table.asker)
        return game

    @property
    def position(self) -> Position:
        """The game for worker processes."""
        timeline = self.timeline
        answers = tuple(timeline.session.answers)
        return Position(self._table.id, timeline.setup, tuple(timeline.names), answers)

    def record(self) -> Record:
        """The record of the game so far. It contains the seed, so nobody may see it while the game runs."""
        return self.timeline.session.record()

    def moments_at(self, sequence: int) -> int:
        """The number of moments up to that sequence, without those that were taken back."""
        return len(self.timeline.marks) - (self.timeline.sequence - sequence)

    async def write(self, writes: Sequence[store.Write], move: Move, left: list[int]) -> None:
        """Write a move that has been made in memory. left: the times on the clocks before it.

        If that fails the move is not made: the game is run again without it. Raises `NotWritten` then.
        """
        self._moves.append(move)
        try:
            await self._table.server.store.write(*writes)
        except store.NotWritten:
            self._moves.pop()
            self._table.kept.left = left
            self.timeline, self.last = await _run(self._table, self._moves)
            raise


async def _run(table: TableContext, moves: Sequence[Move]) -> tuple[Timeline, dict[int, Given]]:
    """The timeline of a game, and the last answer of each seat; run slice by slice."""
    kept, cost = table.kept, table.cost
    game = games.named(kept.game)
    if game.rules != kept.rules:
        raise BadSetup("problem-rules", found=kept.rules, rules=game.rules)
    path = Path(moves)
    jumps = dict(path.jumps)
    last: dict[int, Given] = {}
    async with table.server.loads(kept):
        slices = Slices()
        await cost.turn()
        with cost.step(kept):
            timeline = Timeline(game, setup_of_table(kept), table.names)
        for given, answer in enumerate([*path.answers, None]):
            if given in jumps:
                timeline.go_on_from(jumps[given])
                last.clear()
            if answer is not None:
                sequence, ask = timeline.sequence, timeline.session.ask
                await cost.turn()
                with cost.step(kept):
                    timeline.answer(answer)
                if ask is not None:
                    last[ask.decider] = (sequence, answer)
                await slices.breathe()
    return timeline, last

"""The answers at a table: taken, written, acknowledged, and then shown.

An answer is made in memory, written, acknowledged, shown. What is not written has not happened: should the
disk refuse it, the game is again what the disk has.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from fudaba.kernel.ask import Answer, IllegalAnswer
from fudaba.kernel.events import TURN
from fudaba.server import store
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.table import match, results
from fudaba.server.table.clock import Timer
from fudaba.server.table.context import TableContext
from fudaba.server.table.early_questions import Early
from fudaba.server.table.game import TableGame
from fudaba.server.table.moves import write_move
from fudaba.server.table.stage import Host, Stage
from fudaba.server.table.stand_ins import StandIns


class Answers:
    """The answers of people and bots."""

    def __init__(
        self,
        table: TableContext,
        game: TableGame,
        clock: Timer | None,
        stage: Stage,
        stand_ins: StandIns,
        host: Host,
    ) -> None:
        self._table = table
        self._game = game
        self._clock = clock
        self._stage = stage
        self._stand_ins = stand_ins
        self._host = host

    async def give(self, seat: int, sequence: int, answer: Answer, written: Callable[[], None]) -> None:
        """Take a person's answer. written: called once it is on disk. Raises `ClientError`, changing nothing.

        Call it with the table's lock held.
        """
        self._table.check_open()
        stage, now = self._stage, self._game.timeline.sequence
        if self._game.last.get(seat) == (sequence, answer) and sequence < now:
            written()  # sent twice, taken once
            return
        moment, early = stage.moment, stage.early.of(seat)
        if early is not None and early.sequence == sequence:
            moment = early.moment
        elif sequence == stage.sequence:
            early = stage.early.seen
        else:
            raise ClientError("stale", "server-stale")
        if moment.ask is None or moment.ask.decider != seat or self._table.kept.seats[seat].handed:
            raise ClientError("not_yours", "server-not-yours")
        if sequence != now:  # one's own question that need not be answered, or has been
            raise ClientError("stale", "server-stale")
        if sequence == stage.sequence:
            self._stand_ins.note_person(seat, stage.moment.lines)
        if early is None:
            await self._make(seat, answer, written)
            stage.show_next()
        else:
            await self._give_early(early, answer, written)

    async def give_later(self, seat: int, answer: Answer, shown_at: Callable[[], float]) -> None:
        """Take a bot's answer, and show it when `shown_at` says once it is written. Raises `ClientError`.

        Call it with the table's lock held.
        """
        await self._make(seat, answer, lambda: None)
        self._stage.show_next_after(shown_at() - self._table.server.now())

    async def _give_early(self, early: Early, answer: Answer, written: Callable[[], None]) -> None:
        """Take an answer to a question that its player saw before the others.

        They do not see it before they see the question, and then not before its player thought, or seems to
        think, and it was written. Until then they see the table as it is now.
        """
        now = self._table.server.now
        begun = now()
        self._stage.hold_table(early)
        await self._make(early.seat, answer, written, early=True)
        self._stage.answered_early(early, early.thought(begun) + now() - begun)

    async def _make(
        self, seat: int, answer: Answer, written: Callable[[], None], *, early: bool = False
    ) -> None:
        """Make, write and acknowledge an answer; the moments that follow are still to be shown.

        early: its clock still runs, as all see it.
        """
        table, game, clock = self._table, self._game, self._clock
        kept, timeline, now = table.kept, game.timeline, table.server.now
        sequence = timeline.sequence
        try:
            with table.cost.step(kept):
                moments = timeline.answer(answer)
        except IllegalAnswer as error:
            raise ClientError("illegal", "server-illegal", error) from None
        except Exception as error:
            self._host.freeze(error, answer)
            raise ClientError("not_now", "server-frozen") from None
        writes: list[store.Write] = [store.move(table.id, len(game.moves), answer, time.time())]
        left = kept.left
        if clock is not None and not early:
            clock.answered(seat, now())
            kept.left = clock.stopped
        if timeline.session.ask is None:
            kept.state = "over"
            turns = timeline.log.of_kind(TURN)
            ended = results.result_of(kept, game.renderer, moments[-1].table, turns)
            if kept.match is not None:
                kept.match = match.counted(kept.match, ended)
            writes.append(results.keep(table.id, ended, time.time()))
        notices = self._stand_ins.notices
        if clock is not None or kept.state == "over" or kept.rest is not None or notices.unwritten:
            kept.rest, notices.unwritten = None, False
            writes.append(store.keep(kept, time.time()))
        begun = now()
        await write_move(table, game, self._stage, writes, answer, left)
        table.pacing.wrote(now() - begun)
        game.last[seat] = (sequence, answer)
        table.server.tally.answers += 1
        written()
        self._stage.add(moments)

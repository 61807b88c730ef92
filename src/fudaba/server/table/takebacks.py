"""Answers are taken back, at once or with the consent of the others; see `undo_rule`."""

from __future__ import annotations

import time

from fudaba.server import store
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.store.stored_table import TakenBack
from fudaba.server.table import messages as table_messages
from fudaba.server.table import results
from fudaba.server.table.clock import Timer
from fudaba.server.table.consent import Consent
from fudaba.server.table.context import TableContext
from fudaba.server.table.game import Given, TableGame
from fudaba.server.table.moves import write_move
from fudaba.server.table.stage import Host, Stage


class Takebacks:
    """The answers that are taken back at a table."""

    def __init__(
        self,
        table: TableContext,
        game: TableGame,
        clock: Timer | None,
        stage: Stage,
        consent: Consent,
        host: Host,
    ) -> None:
        self._table = table
        self._game = game
        self._clock = clock
        self._stage = stage
        self._consent = consent
        self._host = host

    async def ask(self, seat: int, sequence: int) -> None:
        """Take back this seat's last answer, or ask the others. Raises `ClientError`.

        An answer that the others do not see yet is taken back when they do.
        """
        table, stage = self._table, self._stage
        unseen = await self._seen_by_all(seat, sequence)
        async with table.lock:
            await table.cost.turn()
            table.check_open()
            early = stage.early.of(seat)
            known = {stage.sequence, stage.sequence if early is None else early.sequence}
            if self._game.last.get(seat) != unseen if unseen is not None else sequence not in known:
                raise ClientError("stale", "server-stale")
            # The others, who are asked or see it, are where they are also if this seat is further on.
            may, actual = table_messages.may_take(table, self._game, stage.moment, stage.sequence, seat)
            if may.how == "none":
                # text: server-undo-*
                raise ClientError("not_allowed", f"server-undo-{may.why}")
            if may.how == "free":
                await self.take(actual)
                return
            others = [other for other in table.seating.here if other != seat]
            self._consent.ask("undo", seat, others, may.answers, actual, self._line_before(actual))

    async def _seen_by_all(self, seat: int, sequence: int) -> Given | None:
        """Wait until all see this seat's last answer. Returns it, or None if they did already.

        sequence: of the question that the seat sees, which is that of the answer or the one after it.
        """
        stage, given = self._stage, self._game.last.get(seat)
        if given is None or given[0] < stage.sequence or not 0 <= sequence - given[0] <= 1:
            return None
        while self._game.last.get(seat) == given and given[0] >= stage.sequence:
            self._table.check_open()
            await stage.early.wait()
        return given

    def _line_before(self, answers: int) -> int:
        """From which line of the log on these last answers are."""
        marks = self._game.timeline.marks
        left = len(self._game.timeline.session.answers) - answers
        places = range(len(marks) - 1, -1, -1)
        return next((marks[place].lines for place in places if marks[place].answers <= left), -1)

    async def take(self, count: int) -> None:
        """Take back this many of the answers that are shown, and all that were given since.

        Call it with the table's lock held. Raises `ClientError`.
        """
        table, game, stage, kept = self._table, self._game, self._stage, self._table.kept
        timeline = game.timeline
        left = timeline.marks[stage.moments - 1].answers - count
        move = TakenBack(len(timeline.session.answers) - left, stage.sequence)
        lines = len(timeline.log)
        # What is still to be shown is taken back with the rest: also while this is written, it never is.
        table.background.cancel("show")
        try:
            with table.cost.step(kept, times=2):
                timeline.undo(move.count, move.at)
            table.server.log_cache.cut(table.id, len(kept.seats), len(timeline.log), lines)
        except Exception as error:
            self._host.freeze(error, None)
            raise ClientError("not_now", "server-frozen") from None
        writes: list[store.Write] = [store.move(table.id, len(game.moves), move, time.time())]
        if kept.rest is not None or kept.state == "over":
            # It may have ended already, if that was still to be shown.
            kept.rest, kept.state = None, "playing"
            writes.append(results.forget(table.id))
            writes.append(store.keep(kept, time.time()))
        await write_move(table, game, stage, writes, move, kept.left)
        game.last.clear()
        if self._clock is not None:
            self._clock.run(-1, table.server.now())
        stage.show_present()

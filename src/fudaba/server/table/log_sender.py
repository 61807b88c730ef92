"""A long log is sent ahead, part by part, to a viewer who comes, while the table goes on."""

from __future__ import annotations

import asyncio

from fudaba.server.game.log_cache import PART, TOGETHER, Part
from fudaba.server.operations.background import Slices
from fudaba.server.protocol import messages
from fudaba.server.protocol.schema import Line
from fudaba.server.table.audience import Watcher
from fudaba.server.table.context import TableContext
from fudaba.server.table.game import TableGame
from fudaba.server.table.stage import Stage


class LogSender:
    """Sends the log of one table."""

    def __init__(self, table: TableContext, game: TableGame, stage: Stage) -> None:
        self._table = table
        self._game = game
        self._stage = stage

    async def send_ahead(self, watcher: Watcher, sequence: int) -> int:
        """Send all but the last lines to a viewer who knows the log up to a sequence.

        Returns how many lines were sent, -1 if that was not necessary.
        """
        sent, slices, knows = -1, Slices(), self._stage.sequence
        while True:
            timeline, stage = self._game.timeline, self._stage
            since = sent if sent >= 0 else timeline.since(sequence, stage.sequence)
            since = min(since, timeline.since(knows, stage.sequence))
            knows, upto = stage.sequence, stage.moment.lines
            if upto - since <= PART:
                return sent
            data = await self._part(watcher.viewer, since, slices)
            if data is not None:
                watcher.send(data)
                sent = (since // PART + 1) * PART
                await watcher.room()

    async def _part(self, viewer: int, since: int, slices: Slices) -> bytes | None:
        """The message with the lines from there to the end of the part; None if they are gone."""
        timeline, moment, sequence = self._game.timeline, self._stage.moment, self._stage.sequence
        known, end = self._table.server.log_cache, (since // PART + 1) * PART
        part = Part(self._table.id, viewer, since // PART)
        whole = since % PART == 0

        def is_gone() -> bool:
            return timeline is not self._game.timeline or timeline.since(sequence, self._stage.sequence) < end

        # One part at a time for all who come, cached or not: each takes milliseconds to unpack.
        async with self._table.server.loading:
            await asyncio.sleep(0)
            if is_gone():
                return None
            if whole and (data := known.get(part)) is not None:
                return data
            lines: list[Line] = []
            for begin in range(since, end, TOGETHER):
                upto = min(begin + TOGETHER, end)
                lines += self._game.renderer.lines(moment.table, timeline.log, viewer, begin, upto)
                await slices.breathe()
                if is_gone():
                    return None
            timeline.log.fold()
            data = messages.encode(messages.Lines(self._table.id, since, lines))
            if whole:
                known.put(part, data)
            return data

"""The question that is shown is answered: a bot thinks, a clock runs out, an absent player is notified."""

from __future__ import annotations

import asyncio
from functools import partial

from fudaba.server.protocol.client_error import ClientError
from fudaba.server.table.answers import Answers
from fudaba.server.table.clock import Timer
from fudaba.server.table.context import TableContext
from fudaba.server.table.game import TableGame
from fudaba.server.table.pacing import AHEAD
from fudaba.server.table.stage import Host, Stage
from fudaba.server.table.stand_ins import StandIns
from fudaba.server.workers.bots import thinks_ahead
from fudaba.server.workers.pool import Failed

SOON = 120.0
"""A clock that runs out within this many seconds keeps its game in memory."""
UNNOTICED = 40.0
"""Seconds for which a connection may be dead before anybody notices (uvicorn's two times 20): what was sent
meanwhile, its player has perhaps not seen."""


class TurnWatch:
    """Waits for the answer to the question that is shown."""

    def __init__(
        self,
        table: TableContext,
        game: TableGame,
        clock: Timer | None,
        stage: Stage,
        stand_ins: StandIns,
        answers: Answers,
        host: Host,
    ) -> None:
        self.is_met = False
        """Whether the player asked was there while the question was open."""
        self._table = table
        self._game = game
        self._clock = clock
        self._stage = stage
        self._stand_ins = stand_ins
        self._answers = answers
        self._host = host
        self._thinking: asyncio.Task[None] | None = None
        self._thinks_of = -1

    @property
    def thinks(self) -> bool:
        """Whether a bot is thinking."""
        return self._thinking is not None and not self._thinking.done()

    @property
    def rests(self) -> bool:
        """Whether nothing more happens for a good while unless somebody comes."""
        stage, seat = self._stage, self._stage.asked
        if seat < 0 or stage.has_more or self._stand_ins.bot_of(seat):
            return False
        if self._is_unmet and self._seconds_to_notify:
            return False
        return self._clock is None or self._clock.left(self._table.server.now())[seat] > SOON * 1000

    def begin(self) -> None:
        """Another moment is shown."""
        asked = self._stage.asked
        self.is_met = asked >= 0 and asked in self._table.audience.viewers
        self.wake()

    def wake(self) -> None:
        """See whether a bot must answer, now or later: its turn, somebody gone for long, or out of time.

        Where nobody has to be asked it is noted all the same who would answer.
        """
        table, stage, seat = self._table, self._stage, self._stage.asked
        if seat < 0 or table.draining or stage.state != "playing":
            return
        if name := self._stand_ins.bot_of(seat):
            self._stand_ins.note_bot(seat, stage.moment.lines)
            if not stage.has_more and not (self.thinks and self._thinks_of == stage.sequence):
                self.stop_thinking()
                self._thinks_of = stage.sequence
                self._thinking = table.background.spawn(self._let_bot_answer(stage.sequence, seat, name))
            return
        now, settings = table.server.now(), table.server.settings
        if self._clock is not None and self._clock.runs == seat:
            left = self._clock.left(now)[seat] / 1000
            table.background.alarm("clock", left + 0.01, self.wake)
        if (since := table.seating.away_since.get(seat)) is not None and table.kept.takeover:
            due = max(0.0, since + settings.grace - now)
            if due > 0:
                table.background.alarm("away", due + 0.01, self._replace_absent)
        if self._is_unmet and not stage.has_more:
            notify = partial(self.notify, seat, stage.sequence)
            table.background.alarm("turn", self._seconds_to_notify, notify)

    def _replace_absent(self) -> None:
        self._table.tell_seats()
        self.wake()

    # Bots.

    def stop_thinking(self) -> None:
        """Stop the bot that thinks."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _let_bot_answer(self, sequence: int, seat: int, name: str) -> None:
        """Let a bot answer the question of that sequence."""
        table, pacing, now = self._table, self._table.pacing, self._table.server.now
        thinks = thinks_ahead(name, table.kept.game)
        # From the moment at which the question was shown, unless the bot only now stands in for somebody.
        begun = self._stage.shown_at if now() - self._stage.shown_at < AHEAD else now()
        try:
            answer = await table.server.players.answer(self._game.position, seat, name, table.asker)
        except Failed as error:  # of the bot, or of a rule; whatever else goes wrong, it is asked again
            async with table.lock:
                if self._game.timeline.sequence == sequence:
                    self._host.freeze(error, None)
            return
        await asyncio.sleep(max(0.0, begun + pacing.ahead - now()))
        async with table.lock:
            await table.cost.turn()
            still = self._game.timeline.sequence == sequence and not self._stage.has_more
            playing = table.kept.state == "playing" and not table.draining
            if not (still and playing and self._stand_ins.bot_of(seat)):
                return
            self._thinking = None  # what is shown next must not stop this very task
            try:
                await self._answers.give_later(
                    seat,
                    answer,
                    lambda: begun + pacing.shown_after(name, now() - begun, thinks=thinks),
                )
            except ClientError as refusal:
                if refusal.code == "illegal":
                    self._host.freeze(refusal, answer)

    # People who are away.

    def come(self, viewer: int) -> None:
        """Somebody has come; if they are asked, they know it."""
        if viewer >= 0 and viewer == self._stage.asked:
            self.is_met = True

    def lose(self, seat: int) -> None:
        """A player's last connection is gone; perhaps it was dead before their question was sent."""
        recent = self._table.server.now() - self._stage.shown_at < UNNOTICED
        if seat == self._stage.asked and recent:
            self.is_met = False

    @property
    def _is_unmet(self) -> bool:
        """Whether the player asked does not know it, and others wait."""
        return not self.is_met and len(self._table.seating.people) > 1

    @property
    def _seconds_to_notify(self) -> float:
        """Seconds until a player who is asked, and away, is notified."""
        server = self._table.server
        return max(0.0, self._stage.shown_at + server.settings.push_after - server.now())

    def notify(self, seat: int, sequence: int) -> None:
        """Have a player who is away notified that others wait for them, if they still do."""
        table, stage = self._table, self._stage
        waits = stage.state == "playing" and stage.sequence == sequence and not stage.has_more
        if waits and not self.is_met and not table.draining and not self._stand_ins.bot_of(seat):
            table.server.waits(table.kept, seat, len(self._game.moves))

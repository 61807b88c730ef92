"""What is played at a table: answers of people and bots, and their taking back.

Everything that changes the game goes one way: it is done in memory, written, acknowledged, shown. What is not
written has not happened: should the disk refuse it, the game is what the disk has.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Literal

from fudaba.kernel.ask import Answer, IllegalAnswer
from fudaba.server import store
from fudaba.server.game.timeline import Moment
from fudaba.server.protocol.client_error import ClientError, Moved
from fudaba.server.store.stored_table import Move, TakenBack
from fudaba.server.table import messages as table_messages
from fudaba.server.table import results
from fudaba.server.table.pacing import AHEAD
from fudaba.server.table.stage import Showing
from fudaba.server.table.state import Early, Request
from fudaba.server.workers.bots import thinks_ahead
from fudaba.server.workers.pool import Failed


class Playing(Showing):
    """A table as far as it is played at."""

    # Answers.

    async def answer(self, seat: int, sequence: int, answer: Answer, written: Callable[[], None]) -> None:
        """A person's answer. written: called once it is on disk. Raises `ClientError`, changing nothing."""
        async with self._lock:
            await self._cost.turn()
            shown, timeline = self._running(), self._playing()
            if self._last.get(seat) == (sequence, answer) and sequence < timeline.sequence:
                written()  # sent twice, taken once
                return
            early = self.early_for(seat)
            if early is not None and early.sequence == sequence:
                shown = early.moment
            elif sequence == self.sequence:
                early = self._seen
            else:
                raise ClientError("stale", "server-stale")
            if shown.ask is None or shown.ask.decider != seat or self.kept.seats[seat].handed:
                raise ClientError("not_yours", "server-not-yours")
            if sequence != timeline.sequence:  # one's own question that need not be answered, or has been
                raise ClientError("stale", "server-stale")
            if self._stands_in(seat) and sequence == self.sequence:
                self._note(seat, "back")
            if early is None:
                await self._take(seat, answer, written)
            else:
                await self._take_early(early, answer, written)

    def _running(self) -> Moment:
        """The moment that is shown, if the game goes on here. Raises `ClientError`."""
        if self.moved:
            raise Moved
        if self.draining:
            raise ClientError("closing", "server-closing")
        if self.kept.state == "frozen":
            raise ClientError("not_now", "server-frozen")
        self._playing()
        assert self.shown is not None
        return self.shown

    async def _take_early(self, early: Early, answer: Answer, written: Callable[[], None]) -> None:
        """Do, write and acknowledge an answer to a question that its player saw before the others.

        They see it not before they see the question, and then not sooner than its player thought, or seems to
        think, and it was written. What they see until then is the table as it is now.
        """
        now, sequence = self.context.now, early.sequence
        begun = now()
        early.moment = early.moment._replace(table=early.moment.table.clone())
        if self._coming:
            self._coming[0] = (sequence, early.moment)
        else:
            self.shown = early.moment
        await self._do(early.seat, answer, written, early=True)
        thought = early.thought(begun) + now() - begun
        if self.sequence != sequence:
            self._thought[sequence] = thought
        elif (wait := self._since + self._in_time(early.seat, thought) - now()) > 0:
            self._show_next_after(wait)
        else:
            self._pass_by()

    async def _take(
        self,
        seat: int,
        answer: Answer,
        written: Callable[[], None],
        shown_at: Callable[[], float] | None = None,
    ) -> None:
        """Do it, write it, acknowledge it, show it: at once, or when `shown_at` says once it is written."""
        await self._do(seat, answer, written)
        wait = shown_at() - self.context.now() if shown_at is not None else 0.0
        if wait > 0:
            self._background.alarm("show", wait, self._show_next)
        else:
            self._show_next()

    async def _do(
        self, seat: int, answer: Answer, written: Callable[[], None], *, early: bool = False
    ) -> None:
        """Do an answer, write it and acknowledge it; what follows is still to be shown.

        early: its clock still runs, as all see it.
        """
        timeline, kept = self._playing(), self.kept
        sequence = timeline.sequence
        try:
            with self._cost.step(self.kept):
                moments = timeline.answer(answer)
        except IllegalAnswer as error:
            raise ClientError("illegal", "server-illegal", error) from None
        except Exception as error:
            self._freeze(error, answer)
            raise ClientError("not_now", "server-frozen") from None
        writes: list[store.Write] = [store.move(self.id, len(self._moves), answer, time.time())]
        left = kept.left
        if self.timer is not None and not early:
            self.timer.answered(seat, self.context.now())
            kept.left = self.timer.stopped
        if timeline.session.ask is None:
            kept.state = "over"
            ended = results.result_of(kept, self.teller, moments[-1].table, timeline.log)
            timeline.log.fold()
            writes.append(results.keep(self.id, ended, time.time()))
        if self.timer is not None or kept.state == "over" or kept.rest is not None or self._noted:
            kept.rest, self._noted = None, False
            writes.append(store.keep(kept, time.time()))
        begun = self.context.now()
        await self._write(writes, answer, left)
        self.context.pacing.wrote(self.context.now() - begun)
        self._last[seat] = (sequence, answer)
        self.context.tally.answers += 1
        written()
        first = timeline.sequence - len(moments) + 1
        self._coming.extend(zip(range(first, timeline.sequence + 1), moments, strict=True))

    async def _write(self, writes: list[store.Write], made: Move, left: list[int]) -> None:
        """Write a move that is done in memory; if that fails it is not done. left: what clocks had before."""
        self._moves.append(made)
        try:
            await self.context.store.write(*writes)
        except store.NotWritten as error:
            self._moves.pop()
            self.kept.left, runs = left, self.timer
            await self._open_game()  # its clocks have what is kept
            timeline = self._playing()
            self.kept.state = "playing" if timeline.session.ask is not None else "over"
            if self._early is not None and self._early.sequence == timeline.sequence:
                # To the others that question is still to be shown, and the clock of the one before it runs.
                self.timer = runs
                self._early.moment = timeline.now()
                self._coming[0] = (timeline.sequence, self._early.moment)
            else:
                self._show_present()
            raise ClientError("not_now", "server-not-written", str(error)) from None

    async def _let_bot_answer(self, sequence: int, seat: int, name: str) -> None:
        pacing, now = self.context.pacing, self.context.now
        thinks = thinks_ahead(name, self.kept.game)
        # From the moment at which the question was shown, unless the bot only now stands in for somebody.
        begun = self._since if now() - self._since < AHEAD else now()
        try:
            answer = await self.context.players.answer(self.position, seat, name, self.asker)
        except Failed as error:  # of the bot, or of a rule; whatever else goes wrong, it is asked again
            async with self._lock:
                if self.timeline is not None and self.timeline.sequence == sequence:
                    self._freeze(error, None)
            return
        await asyncio.sleep(max(0.0, begun + pacing.ahead - now()))
        async with self._lock:
            await self._cost.turn()
            still = self.timeline is not None and self.timeline.sequence == sequence and not self._coming
            if still and self.kept.state == "playing" and not self.draining and self._bot_of(seat):
                self._thinking = None
                try:
                    await self._take(
                        seat,
                        answer,
                        lambda: None,
                        lambda: begun + pacing.shown_after(name, now() - begun, thinks=thinks),
                    )
                except ClientError as refusal:
                    if refusal.code == "illegal":
                        self._freeze(refusal, answer)

    # Taking back.

    async def undo(self, seat: int, sequence: int) -> None:
        """Take back this seat's last answer, or ask the others. Raises `ClientError`.

        An answer that the others do not see yet is taken back when they do.
        """
        unseen = await self._seen_by_all(seat, sequence)
        async with self._lock:
            await self._cost.turn()
            self._running()
            early = self.early_for(seat)
            known = {self.sequence, self.sequence if early is None else early.sequence}
            if self._last.get(seat) != unseen if unseen is not None else sequence not in known:
                raise ClientError("stale", "server-stale")
            # The others, who are asked or see it, are where they are also if this seat is further on.
            may, answers = table_messages.may_take(self, seat)
            if may.how == "none":
                # text: server-undo-*
                raise ClientError("not_allowed", f"server-undo-{may.why}")
            if may.how == "free":
                await self._take_back(answers)
                return
            self._ask_others("undo", seat, may.answers, answers)

    def _ask_others(self, what: Literal["undo", "hint"], seat: int, told: int = 0, answers: int = 0) -> None:
        """Ask the other people who are here whether somebody may; see `Request`."""
        self._end_request(done=False)
        self._requests += 1
        needs = {other for other in self.seating.here if other != seat}
        self.request = Request(self._requests, what, seat, told, answers, needs)
        self.audience.tell(table_messages.asked(self))

    async def _seen_by_all(self, seat: int, sequence: int) -> tuple[int, Answer] | None:
        """Wait until all see this seat's last answer. Returns it, or None if they did already.

        sequence: what the seat sees, which is of that question, or the one after it.
        """
        given = self._last.get(seat)
        if given is None or given[0] < self.sequence or not 0 <= sequence - given[0] <= 1:
            return None
        while self._last.get(seat) == given and given[0] >= self.sequence:
            self._running()
            await self._turned.wait()
        return given

    async def consent(self, seat: int, number: int, yes: bool) -> None:
        """What somebody says to a request. Raises `ClientError` if there is none of that number for them."""
        async with self._lock:
            self._running()
            request = self.request
            if request is None or request.number != number or seat not in {request.by, *request.needs}:
                raise ClientError("not_now", "server-no-request")
            if not yes:
                self._end_request(done=False)
            elif seat in request.needs:
                request.needs.discard(seat)
                if request.needs:
                    self.audience.tell(table_messages.asked(self))
                else:
                    self._end_request(done=True)
                    await self._agreed(request)

    async def _agreed(self, request: Request) -> None:
        """Do what all have agreed to."""
        await self._take_back(request.answers)

    async def _take_back(self, count: int) -> None:
        """Take back this many of the answers that are shown, and what has been answered since."""
        timeline = self._playing()
        left = timeline.marks[self.moments - 1].answers - count
        made = TakenBack(len(timeline.session.answers) - left, self.sequence)
        lines = len(timeline.log)
        # What is still to be shown is taken back with the rest: also while this is written, it never is.
        self._background.cancel("show")
        try:
            with self._cost.step(self.kept, times=2):
                timeline.undo(made.count, made.at)
            self.context.retelling.cut(self.id, len(self.kept.seats), len(timeline.log), lines)
        except Exception as error:
            self._freeze(error, None)
            raise ClientError("not_now", "server-frozen") from None
        writes: list[store.Write] = [store.move(self.id, len(self._moves), made, time.time())]
        if self.kept.rest is not None or self.kept.state == "over":
            # It may have ended already, if that was still to be shown.
            self.kept.rest, self.kept.state = None, "playing"
            writes.append(results.forget(self.id))
            writes.append(store.keep(self.kept, time.time()))
        await self._write(writes, made, self.kept.left)
        self._last.clear()
        if self.timer is not None:
            self.timer.run(-1, self.context.now())
        self._show_present()

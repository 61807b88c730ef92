"""A table: its game, who is told of it, and who plays.

Everything that changes the game goes one way: it is done in memory, written, acknowledged, shown. What is not
written has not happened: should the disk refuse it, the game is what the disk has.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from collections.abc import Awaitable, Callable

from fudaba.kernel.ask import Answer, IllegalAnswer
from fudaba.kernel.view import SPECTATOR
from fudaba.server import messages, store, telling
from fudaba.server.audience import Watcher
from fudaba.server.course import Moment
from fudaba.server.kept import Move, TakenBack
from fudaba.server.later import Slices
from fudaba.server.pacing import AHEAD
from fudaba.server.parts import Chat, Line
from fudaba.server.players import thinks_ahead
from fudaba.server.refusal import Refusal
from fudaba.server.retelling import PART, TOGETHER, Part
from fudaba.server.showing import Showing
from fudaba.server.table_state import Early, Request
from fudaba.server.told import OPEN
from fudaba.server.workers import Failed


class Table(Showing):
    """One table, from its opening on. `begin` or `bring_back` gives it its game."""

    # How the game begins, or is brought back.

    async def begin(self) -> None:
        """Let the game begin: from now on its seed is fixed, and its commitment shown."""
        async with self._lock:
            self.kept.state = "playing"
            try:
                await self._open_game()
                await self.house.store.write(store.keep(self.kept, time.time()))
            except BaseException:
                self.kept.state = "waiting"
                self.course = None
                raise
            self._seat_spectators()
            self.welcome_all()
            self._show_present()

    def _seat_spectators(self) -> None:
        """Whoever looked on while the table waited now sees what the table lets spectators see."""
        if self.kept.spectators == "none":
            refusal = Refusal("not_allowed", "server-no-spectators")
            self.audience.watch_as(SPECTATOR, None, refusal.told("join", self.id))
        elif self.kept.spectators == "open":
            self.audience.watch_as(SPECTATOR, OPEN, telling.welcome(self, OPEN, len(self.chat)))

    async def bring_back(self) -> None:
        """Run the game again over its moves. A game that cannot be is frozen, and says why."""
        async with self._lock:
            try:
                await self._open_game()
            except Exception as error:  # whatever is wrong with one game, the others are brought back
                self.course = None
                if self.kept.state == "playing":
                    self._note_fault(error, None)
                return
            self._show_present()

    def freeze(self, error: Exception) -> None:
        """Stop this game before it is brought back: what is kept of it cannot be read."""
        self._note_fault(error, None)

    # Answers.

    async def answer(self, seat: int, sequence: int, answer: Answer, written: Callable[[], None]) -> None:
        """A person's answer. written: called once it is on disk. Raises `Refusal` with nothing changed."""
        early = self.early_for(seat)
        if early is not None and early.sequence == sequence:
            await self._in_time(early)
        async with self._lock:
            shown = self._running()
            if self._last.get(seat) == (sequence, answer) and sequence < self.sequence:
                written()  # sent twice, taken once
                return
            if sequence != self.sequence:
                raise Refusal("stale", "server-stale")
            if shown.ask is None or shown.ask.decider != seat or self.kept.seats[seat].handed:
                raise Refusal("not_yours", "server-not-yours")
            if self._coming:
                raise Refusal("stale", "server-stale")  # one's own question that need not be answered
            if self._stands_in(seat):
                self._note(seat, "back")
            await self._take(seat, answer, written)

    def _running(self) -> Moment:
        """The moment that is shown, if the game goes on. Raises `Refusal`."""
        if self.draining:
            raise Refusal("closing", "server-closing")
        if self.kept.state == "frozen":
            raise Refusal("not_now", "server-frozen")
        self._playing()
        assert self.shown is not None
        return self.shown

    async def _in_time(self, early: Early) -> None:
        """Wait until an answer to a question that its player was shown early may be seen by the others.

        It is not seen before the question is, and then not sooner than its player thought, or seems to think.
        """
        now = self.house.now()
        await early.gone.wait()
        await asyncio.sleep(early.shown + min(now - early.told, early.seems) - self.house.now())

    async def _take(
        self,
        seat: int,
        answer: Answer,
        written: Callable[[], None],
        shown_at: Callable[[], float] | None = None,
    ) -> None:
        """Do it, write it, acknowledge it, show it: at once, or when `shown_at` says once it is written."""
        course, kept = self._playing(), self.kept
        sequence = course.sequence
        try:
            moments = course.answer(answer)
        except IllegalAnswer as error:
            raise Refusal("illegal", "server-illegal", error) from None
        except Exception as error:
            self._freeze(error, answer)
            raise Refusal("not_now", "server-frozen") from None
        writes: list[store.Write] = [store.move(self.id, len(self._moves), answer, time.time())]
        left = kept.left
        if self.timer is not None:
            self.timer.answered(seat, self.house.now())
            kept.left = self.timer.stopped
        if course.session.ask is None:
            kept.state = "over"
        if self.timer is not None or kept.state == "over" or kept.rest is not None or self._noted:
            kept.rest, self._noted = None, False
            writes.append(store.keep(kept, time.time()))
        await self._write(writes, answer, left)
        self._last[seat] = (sequence, answer)
        self.house.tally.answers += 1
        written()
        first = course.sequence - len(moments) + 1
        self._coming.extend(zip(range(first, course.sequence + 1), moments, strict=True))
        wait = shown_at() - self.house.now() if shown_at is not None else 0.0
        if wait > 0:
            self._later.alarm("show", wait, self._show_next)
        else:
            self._show_next()

    async def _write(self, writes: list[store.Write], made: Move, left: list[int]) -> None:
        """Write a move that is done in memory; if that fails it is not done. left: what clocks had before."""
        self._moves.append(made)
        try:
            await self.house.store.write(*writes)
        except store.NotWritten as error:
            self._moves.pop()
            await self._open_game()
            self.kept.state = "playing" if self._playing().session.ask is not None else "over"
            self.kept.left = left
            self._show_present()
            raise Refusal("not_now", "server-not-written", str(error)) from None

    async def _let_bot_answer(self, sequence: int, seat: int, name: str) -> None:
        pacing, now = self.house.pacing, self.house.now
        thinks = thinks_ahead(name, self.kept.game)
        # From the moment at which the question was shown, unless the bot only now stands in for somebody.
        begun = self._since if now() - self._since < AHEAD else now()
        try:
            answer = await self.house.players.answer(self.position, seat, name)
        except Failed as error:  # of the bot, or of a rule; whatever else goes wrong, it is asked again
            async with self._lock:
                if self.course is not None and self.course.sequence == sequence:
                    self._freeze(error, None)
            return
        await asyncio.sleep(max(0.0, begun + pacing.ahead - now()))
        async with self._lock:
            still = self.course is not None and self.course.sequence == sequence and not self._coming
            if still and self.kept.state == "playing" and not self.draining and self._bot_of(seat):
                self._thinking = None
                self._note_stand_in(seat)
                try:
                    await self._take(
                        seat,
                        answer,
                        lambda: None,
                        lambda: begun + pacing.shown_after(name, now() - begun, thinks=thinks),
                    )
                except Refusal as refusal:
                    if refusal.code == "illegal":
                        self._freeze(refusal, answer)

    async def look(self, step: int, line: int, viewer: int) -> bytes:
        """The message that shows an earlier moment; see `messages.Look`. Raises `Refusal` before the game."""
        async with self._lock:
            marks = self.course.marks if self.course is not None else ()
            shown = self.moments
            if shown <= 0:
                raise Refusal("not_now", "server-not-begun")
            if step < 0:
                step = bisect_right(range(shown), line, key=lambda number: marks[number].lines)
            position = self.position
        return await self.house.players.look(position, min(step, shown - 1), shown, viewer)

    # Taking back.

    async def undo(self, seat: int, sequence: int) -> None:
        """Take back this seat's last answer, or ask the others. Raises `Refusal`."""
        async with self._lock:
            self._running()
            early = self.early_for(seat)
            if sequence not in {self.sequence, self.sequence if early is None else early.sequence}:
                raise Refusal("stale", "server-stale")
            # The others, who are asked or see it, are where they are also if this seat is further on.
            may, answers = telling.may_take(self, seat)
            if may.how == "none":
                # text: server-undo-*
                raise Refusal("not_allowed", f"server-undo-{may.why}")
            if may.how == "free":
                await self._take_back(answers)
                return
            self._end_request(done=False)
            self._requests += 1
            needs = {other for other in self.seating.here if other != seat}
            self.request = Request(self._requests, seat, may.answers, answers, needs)
            self.audience.tell(telling.asked(self))

    async def consent(self, seat: int, number: int, yes: bool) -> None:
        """What somebody says to a request. Raises `Refusal` if there is none of that number for him."""
        async with self._lock:
            self._running()
            request = self.request
            if request is None or request.number != number or seat not in {request.by, *request.needs}:
                raise Refusal("not_now", "server-no-request")
            if not yes:
                self._end_request(done=False)
            elif seat in request.needs:
                request.needs.discard(seat)
                if request.needs:
                    self.audience.tell(telling.asked(self))
                else:
                    self._end_request(done=True)
                    await self._take_back(request.answers)

    async def _take_back(self, count: int) -> None:
        """Take back so many of the answers that are shown, and what has been answered since."""
        course = self._playing()
        left = course.marks[self.moments - 1].answers - count
        made = TakenBack(len(course.session.answers) - left, self.sequence)
        lines = len(course.log)
        # What is still to be shown is taken back with the rest: also while this is written, it never is.
        self._later.cancel("show")
        try:
            course.undo(made.count, made.at)
            self.house.retelling.cut(self.id, len(self.kept.seats), len(course.log), lines)
        except Exception as error:
            self._freeze(error, None)
            raise Refusal("not_now", "server-frozen") from None
        writes: list[store.Write] = [store.move(self.id, len(self._moves), made, time.time())]
        if self.kept.rest is not None or self.kept.state == "over":
            # It may have ended already, if that was still to be shown.
            self.kept.rest, self.kept.state = None, "playing"
            writes.append(store.keep(self.kept, time.time()))
        await self._write(writes, made, self.kept.left)
        self._last.clear()
        if self.timer is not None:
            self.timer.run(-1, self.house.now())
        self._show_present()

    # People.

    async def join(self, watcher: Watcher, sequence: int = -1, chat: int = 0) -> None:
        """Somebody is told of the table from now on, and of all that he has missed.

        Not while an answer is being written: what is not written has not happened. A long log is told ahead,
        part by part, while the table goes on.
        """
        told, knows = await self._tell_ahead(watcher, sequence), self.sequence
        async with self._lock:
            if told >= 0 and self.course is not None:
                told = min(told, self.course.since(knows, self.sequence))
            self._join(watcher, sequence, chat, told)

    async def _tell_ahead(self, watcher: Watcher, sequence: int) -> int:
        """Tell all but the last lines of a long log; returns how many were told, -1 for none."""
        told, slices, knows = -1, Slices(), self.sequence
        while self.course is not None and self.shown is not None:
            since = told if told >= 0 else self.course.since(sequence, self.sequence)
            since = min(since, self.course.since(knows, self.sequence))
            knows, upto = self.sequence, self.shown.lines
            if upto - since <= PART:
                break
            data = await self._part_of_log(watcher.viewer, since, slices)
            if data is not None:
                watcher.send(data)
                told = (since // PART + 1) * PART
                await watcher.room()
        return told

    async def _part_of_log(self, viewer: int, since: int, slices: Slices) -> bytes | None:
        """The message that tells the lines from there to the end of the part; None if they are gone."""
        course, shown, sequence = self.course, self.shown, self.sequence
        assert course is not None
        assert shown is not None
        part, end = Part(self.id, viewer, since // PART), (since // PART + 1) * PART
        whole = since % PART == 0
        data = self.house.retelling.get(part) if whole else None
        if data is not None:
            return data
        async with self.house.loading:
            # Somebody else may have been told it meanwhile, or it may be gone.
            data = self.house.retelling.get(part) if whole else None
            if data is not None or course is not self.course or course.since(sequence, self.sequence) < end:
                return data
            lines: list[Line] = []
            for begin in range(since, end, TOGETHER):
                upto = min(begin + TOGETHER, end)
                lines += self.teller.lines(shown.table, course.log, viewer, begin, upto)
                await slices.breathe()
                if course is not self.course or course.since(sequence, self.sequence) < end:
                    return None
            course.log.fold()
            data = messages.encode(messages.Lines(self.id, since, lines))
            if whole:
                self.house.retelling.put(part, data)
            return data

    def _join(self, watcher: Watcher, sequence: int, chat: int, told: int = -1) -> None:
        self.audience.add(watcher)
        self.touched = self.house.now()
        viewer = watcher.viewer
        if viewer >= 0:
            self.seating.away_since.pop(viewer, None)
        watcher.send(messages.encode(telling.welcome(self, viewer, chat)))
        self.audience.tell(telling.seats(self))
        if self.shown is not None and self.course is not None:
            since = told if told >= 0 else self.course.since(sequence, self.sequence)
            watcher.send(messages.encode(telling.update(self, viewer, since)))
            if (early := self.early_for(viewer)) is not None:
                watcher.send(messages.encode(self._told_early(early)))
            if self.timer is not None:
                watcher.send(messages.encode(telling.clocks(self)))
            if self.request is not None:
                watcher.send(messages.encode(telling.asked(self)))
            if self.state == "over":
                watcher.send(messages.encode(telling.over(self)))
        if self.state == "frozen":
            watcher.send(messages.encode(telling.frozen(self)))
        self.wake()
        self.house.changed()

    def part(self, watcher: Watcher, *, leaves: bool = False) -> None:
        """A connection is gone; leaves: because that person said so."""
        self.audience.remove(watcher)
        self.touched = self.house.now()
        seat = watcher.viewer
        if seat >= 0 and not self.audience.connections(seat):
            self.seating.away_since[seat] = float("-inf") if leaves else self.house.now()
            if self.request is not None and seat in {self.request.by, *self.request.needs}:
                self._end_request(done=False)
        if not self.draining:
            self.audience.tell(telling.seats(self))
            self.wake()
            self.house.changed()

    async def hand(self, seat: int, *, over: bool) -> None:
        """Let a bot go on in a person's seat, or let that person go on again. Raises `Refusal`."""
        async with self._lock:
            self._running()
            mine = self.kept.seats[seat]
            if mine.handed == over:
                return
            mine.handed = over
            self._note(seat, "handed" if over else "back")
            await self.house.store.write(store.keep(self.kept, time.time()))
            if self._thinking is not None and not over:
                self._thinking.cancel()  # whoever has come back answers
                self._thinking = None
            self.audience.tell(telling.seats(self))
            self.wake()

    def wish_again(self, seat: int, how: str) -> bool:
        """Somebody wishes for another game, or (how: "no") no more. Returns whether all who are here do."""
        if how == "no":
            self.ready.discard(seat)
        else:
            if how != self.again:
                self.ready.clear()
            self.again = how
            self.ready.add(seat)
        agreed = seat in self.ready and self.ready >= set(self.seating.here)
        if not agreed:
            self.audience.tell(telling.seats(self))
        return agreed

    async def say(self, seat: int, name: str, text: str) -> None:
        """Let somebody say something to all."""
        line = Chat(len(self.chat), seat, name, text, time.time())
        self.chat.append(line)
        try:
            await self.house.store.write(store.said(self.id, line))
        except store.NotWritten:
            self.chat.remove(line)
            raise
        self.audience.tell(messages.Said(self.id, line))

    def welcome_all(self) -> None:
        """Tell everybody again what the table is; its game has begun."""
        self.audience.tell_each(lambda viewer: telling.welcome(self, viewer, len(self.chat)))
        self.audience.tell(telling.seats(self))

    def tell_seats(self) -> None:
        """Tell everybody who sits where."""
        self.audience.tell(telling.seats(self))
        self.house.changed()

    # The end of the server, or of the table's time in memory.

    def close(self) -> None:
        """Call off what was to be done later: an alarm would keep the whole table until it rings."""
        self._end_early()
        self._later.quiet()

    def drain(self) -> Awaitable[None] | None:
        """Take no more answers; stop the clocks where they are. Returns what must be waited for."""
        self.draining = True
        self._end_early()
        self._later.quiet()
        if self.timer is None or self.kept.state != "playing":
            return None
        self.timer.run(-1, self.house.now())
        self.kept.left = self.timer.stopped
        return self.house.store.write(store.keep(self.kept, time.time()))

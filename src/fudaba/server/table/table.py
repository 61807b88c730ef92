"""A table: how it begins and ends, and who comes and goes. What is played at it is in `answers`."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Awaitable, Iterable

import msgspec

from fudaba.kernel.view import SPECTATOR
from fudaba.server import store
from fudaba.server.game.log_cache import PART, TOGETHER, Part
from fudaba.server.game.rendering import OPEN
from fudaba.server.operations.background import Slices
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import Chat, Line, Notice
from fudaba.server.table import messages as table_messages
from fudaba.server.table import results
from fudaba.server.table.audience import Watcher
from fudaba.server.table.coach import Coaching
from fudaba.server.table.resignation import may_give_up
from fudaba.server.workers.fair_queue import Asker
from fudaba.time_limit import TooLong

UNNOTICED = 40.0
"""Seconds for which a connection may be dead before anybody notices (uvicorn's two times 20): what was sent
meanwhile, its player has perhaps not seen."""


class Table(Coaching):
    """One table, from its opening on. `begin` or `bring_back` gives it its game."""

    # How the game begins, or is brought back.

    async def begin(self) -> None:
        """Let the game begin: from now on its seed is fixed, and its commitment shown."""
        async with self._lock:
            self.kept.state = "playing"
            try:
                await self._open_game()
                await self.context.store.write(store.keep(self.kept, time.time()))
            except BaseException as error:
                self.kept.state = "waiting"
                self.timeline = None
                if isinstance(error, TooLong):
                    raise ClientError("not_now", "server-problem-slow") from None
                raise
            self._seat_spectators()
            self.welcome_all()
            self._show_present()

    def _seat_spectators(self) -> None:
        """A viewer who looked on while the table waited now sees what the table lets spectators see."""
        if self.kept.spectators == "none":
            refusal = ClientError("not_allowed", "server-no-spectators")
            self.audience.watch_as(SPECTATOR, None, refusal.told("join", self.id))
        elif self.kept.spectators == "open":
            self.audience.watch_as(SPECTATOR, OPEN, table_messages.welcome(self, OPEN, len(self.chat)))

    async def bring_back(self) -> None:
        """Run the game again over its moves. A game that cannot be is frozen, and says why."""
        async with self._lock:
            try:
                await self._open_game()
            except Exception as error:  # whatever is wrong with one game, the others are brought back
                self.timeline = None
                if self.kept.state == "playing":
                    self._note_fault(error, None)
                return
            self._show_present()

    def freeze(self, error: Exception) -> None:
        """Stop this game before it is brought back: what is kept of it cannot be read."""
        self._note_fault(error, None)

    async def shut(self, reason: str) -> None:
        """Close it for good, because the server's operator wants that. Raises `NotWritten`."""
        async with self._lock:
            if not self.kept.goes_on:
                return
            before, self.kept.state, self.kept.closed = self.kept.state, "frozen", reason
            try:
                await self.context.store.write(store.keep(self.kept, time.time()))
            except store.NotWritten:
                self.kept.state, self.kept.closed = before, ""
                raise
            self._stand_still()

    async def look(self, step: int, line: int, viewer: int, place: str = "") -> bytes:
        """The message for an earlier moment (`messages.Look`). Raises `ClientError` before the game.

        place: the address of who looks.
        """
        async with self._lock:
            marks = self.timeline.marks if self.timeline is not None else ()
            shown = self.moments
            if shown <= 0:
                raise ClientError("not_now", "server-not-begun")
            if step < 0:
                step = bisect_right(range(shown), line, key=lambda number: marks[number].lines)
            position = self.position
        asker = Asker(place or self.asker.place, self.id)
        return await self.context.players.look(position, min(step, shown - 1), shown, viewer, asker)

    # People.

    async def join(self, watcher: Watcher, sequence: int = -1, chat: int = 0) -> None:
        """Somebody is told of the table from now on, and of all that they have missed.

        Not while an answer is being written: what is not written has not happened. A long log is told ahead,
        part by part, while the table goes on.
        """
        told, knows = await self._tell_ahead(watcher, sequence), self.sequence
        async with self._lock:
            if told >= 0 and self.timeline is not None:
                told = min(told, self.timeline.since(knows, self.sequence))
            self._join(watcher, sequence, chat, told)

    async def _tell_ahead(self, watcher: Watcher, sequence: int) -> int:
        """Tell all but the last lines of a long log; returns how many were told, -1 for none."""
        told, slices, knows = -1, Slices(), self.sequence
        while self.timeline is not None and self.shown is not None:
            since = told if told >= 0 else self.timeline.since(sequence, self.sequence)
            since = min(since, self.timeline.since(knows, self.sequence))
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
        timeline, shown, sequence = self.timeline, self.shown, self.sequence
        assert timeline is not None
        assert shown is not None
        part, end = Part(self.id, viewer, since // PART), (since // PART + 1) * PART
        whole = since % PART == 0
        data = self.context.retelling.get(part) if whole else None
        if data is not None:
            return data
        async with self.context.loading:
            # Somebody else may have been told it meanwhile, or it may be gone.
            data = self.context.retelling.get(part) if whole else None
            if (
                data is not None
                or timeline is not self.timeline
                or timeline.since(sequence, self.sequence) < end
            ):
                return data
            lines: list[Line] = []
            for begin in range(since, end, TOGETHER):
                upto = min(begin + TOGETHER, end)
                lines += self.teller.lines(shown.table, timeline.log, viewer, begin, upto)
                await slices.breathe()
                if timeline is not self.timeline or timeline.since(sequence, self.sequence) < end:
                    return None
            timeline.log.fold()
            data = messages.encode(messages.Lines(self.id, since, lines))
            if whole:
                self.context.retelling.put(part, data)
            return data

    def _join(self, watcher: Watcher, sequence: int, chat: int, told: int = -1) -> None:
        self.audience.add(watcher)
        self.touched = self.context.now()
        viewer = watcher.viewer
        if viewer >= 0:
            self.seating.away_since.pop(viewer, None)
        if self._is_asked(viewer):
            self._met = True
        watcher.send(messages.encode(table_messages.welcome(self, viewer, chat)))
        self.audience.tell(table_messages.seats(self))
        if self.shown is not None and self.timeline is not None:
            since = told if told >= 0 else self.timeline.since(sequence, self.sequence)
            watcher.send(messages.encode(self._told(viewer, since)))
            if (early := self.early_for(viewer)) is not None:
                watcher.send(messages.encode(self._told_early(early)))
            if (hinted := self._hinted.get(viewer)) is not None:
                watcher.send(messages.encode(hinted))
            if self.timer is not None:
                watcher.send(messages.encode(table_messages.clocks(self)))
            if self.request is not None:
                watcher.send(messages.encode(table_messages.asked(self)))
            if self.state == "over":
                watcher.send(messages.encode(table_messages.over(self)))
        if self.state == "frozen":
            watcher.send(messages.encode(table_messages.frozen(self)))
        self.wake()
        self.context.changed()

    def part(self, watcher: Watcher, *, leaves: bool = False) -> None:
        """A connection is gone; leaves: because that person said so."""
        self.audience.remove(watcher)
        self.touched = self.context.now()
        seat = watcher.viewer
        if seat >= 0 and not self.audience.connections(seat):
            self.seating.away_since[seat] = float("-inf") if leaves else self.context.now()
            if not leaves and self._is_asked(seat) and self.context.now() - self._since < UNNOTICED:
                self._met = False
            if self.request is not None and seat in {self.request.by, *self.request.needs}:
                self._end_request(done=False)
        if not self.draining:
            self.audience.tell(table_messages.seats(self))
            self.wake()
            self.context.changed()

    async def hand(self, seat: int, *, over: bool) -> None:
        """Let a bot go on in a person's seat, or let that person go on again. Raises `ClientError`."""
        async with self._lock:
            self._running()
            if self.kept.day:
                raise ClientError("not_allowed", "server-day-alone")
            mine = self.kept.seats[seat]
            if mine.handed == over:
                return
            mine.handed = over
            self._note(seat, "handed" if over else "back")
            await self.context.store.write(store.keep(self.kept, time.time()))
            if self._thinking is not None and not over:
                self._thinking.cancel()  # the player who has come back answers
                self._thinking = None
            self.audience.tell(table_messages.seats(self))
            self.wake()

    async def give_up(self, seat: int) -> None:
        """End the game: that seat's side has lost it. What was to be shown never is. Raises `ClientError`."""
        async with self._lock:
            shown, kept, timeline = self._running(), self.kept, self._playing()
            if kept.state != "playing":
                raise ClientError("not_now", "server-is-over")
            if kept.day:
                raise ClientError("not_allowed", "server-day-counts")
            if not may_give_up(shown.table, kept.seats, seat):
                raise ClientError("not_allowed", "server-not-given-up")
            notices = [*kept.notices, Notice(shown.lines, seat, "gave_up")]
            left = kept.left if self.timer is None else self.timer.left(self.context.now())
            given = msgspec.structs.replace(
                kept, state="over", gave_up=seat, rest=None, notices=notices, left=left
            )
            ended = results.result_of(given, self.teller, timeline.session.table, timeline.log)
            now = time.time()
            try:
                await self.context.store.write(store.keep(given, now), results.keep(self.id, ended, now))
            except store.NotWritten as error:
                raise ClientError("not_now", "server-not-written", str(error)) from None
            kept.state, kept.gave_up, kept.rest = given.state, given.gave_up, given.rest
            kept.notices, kept.left = notices, left
            if self._thinking is not None:
                self._thinking.cancel()
                self._thinking = None
            self._show_present()

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
            self.audience.tell(table_messages.seats(self))
        return agreed

    def renumber(self, moves: Iterable[tuple[int, int]]) -> None:
        """Some seats have other numbers now: whoever sits there is told so."""
        for old, new in moves:
            if (since := self.seating.away_since.pop(old, None)) is not None:
                self.seating.away_since[new] = since
            self.audience.watch_as(old, new, table_messages.welcome(self, new, len(self.chat)))

    async def say(self, seat: int, name: str, text: str) -> None:
        """Let somebody say something to all."""
        line = Chat(len(self.chat), seat, name, text, time.time())
        self.chat.append(line)
        try:
            await self.context.store.write(store.said(self.id, line))
        except store.NotWritten:
            self.chat.remove(line)
            raise
        self.audience.tell(messages.Said(self.id, line))

    def welcome_all(self) -> None:
        """Tell everybody again what the table is; its game has begun."""
        self.audience.tell_each(lambda viewer: table_messages.welcome(self, viewer, len(self.chat)))
        self.audience.tell(table_messages.seats(self))

    def tell_seats(self) -> None:
        """Tell everybody who sits where."""
        self.audience.tell(table_messages.seats(self))
        self.context.changed()

    # The end of the server, or of the table's time in memory.

    def close(self) -> None:
        """Call off what was to be done later: an alarm would keep the whole table until it rings."""
        self._end_early()
        self._background.quiet()

    @property
    def is_between(self) -> bool:
        """Whether it goes on and stands between two answers: nothing is still to be shown, being thought of,
        or to be agreed on."""
        if self.kept.state == "waiting":
            return True
        thinks = self._thinking is not None and not self._thinking.done()
        agrees = self.request is not None or bool(self._hints)
        shows = self.shown is None or bool(self._coming) or self._early is not None
        return self.kept.state == "playing" and not (thinks or agrees or shows)

    def _may_leave(self) -> bool:
        return self.is_between and not self.draining

    async def stand_back(self) -> bool:
        """Stop between two answers, where it is written that it stands, for another process to go on.

        Returns whether it has; else nothing has changed.
        """
        async with self._lock:
            if not self._may_leave():
                return False
            if self.timer is not None:
                self.kept.left = self.timer.left(self.context.now())
            try:  # with all that was to be written before
                await self.context.store.write(store.keep(self.kept, time.time()))
            except store.NotWritten:
                return False
            if not self._may_leave():
                return False
            self.drain(write=False)
            self.moved = True
            return True

    def drain(self, *, write: bool = True) -> Awaitable[None] | None:
        """Take no more answers; stop the clocks where they are. Returns what must be waited for.

        write: whether where they stand is written; not for a table that is another process's now.
        """
        self.draining = True
        self._end_early()
        self._background.quiet()
        if self.timer is None or self.kept.state != "playing":
            return None
        self.timer.run(-1, self.context.now())
        self.kept.left = self.timer.stopped
        if not write:
            return None
        return self.context.store.write(store.keep(self.kept, time.time()))

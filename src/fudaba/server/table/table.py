"""A table: its seats, who is there, and its game once that has begun."""

from __future__ import annotations

import asyncio
import math
import time
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Iterable, Sequence

import msgspec

from fudaba.kernel.ask import Answer
from fudaba.kernel.record import Record
from fudaba.kernel.view import SPECTATOR
from fudaba.server import store
from fudaba.server.game.rendering import OPEN
from fudaba.server.operations.weak import weak_callback
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import Chat, State, TableCard
from fudaba.server.store.stored_table import Move, StoredTable, record_of_moves
from fudaba.server.table import match
from fudaba.server.table import messages as table_messages
from fudaba.server.table.audience import Audience, Watcher
from fudaba.server.table.context import ServerContext, TableContext
from fudaba.server.table.delay import DelayedView, first_wait, said_before
from fudaba.server.table.game import TableGame
from fudaba.server.table.leaving import leave
from fudaba.server.table.running_game import RunningGame, keep_fault, tell_frozen
from fudaba.server.table.seating import Seating
from fudaba.server.workers.fair_queue import Asker
from fudaba.time_limit import TooLong


class Table:
    """One table, from its opening on. `begin` or `bring_back` gives it its game."""

    def __init__(
        self, context: ServerContext, kept: StoredTable, moves: list[Move], chat: list[Chat]
    ) -> None:
        self.context = context
        self.kept = kept
        self.chat = chat
        self.audience = Audience()
        self.seating = Seating(kept, self.audience.connections)
        self.shared = TableContext(
            context, kept, self.audience, self.seating, weak_callback(self._tell_seats)
        )
        """What its parts share."""
        self.running: RunningGame | None = None
        """Its game, once that has begun; None also where it could not be run again."""
        self.touched = context.now()
        """When somebody last came, left, or asked for it."""
        self.again = ""
        """How those in `ready` want to play again."""
        self.ready: set[int] = set()
        self.move_times: Sequence[float] = ()
        """When the last moves were made, the latest first, as far as that is asked for: where it is read from
        the disk, and what those who look on see is delayed."""
        self.seats_lock = asyncio.Lock()
        """Held while it changes who sits where, or how many do."""
        self._moves = moves

    @property
    def id(self) -> str:
        """Its name in addresses."""
        return self.kept.id

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return self.shared.names

    @property
    def state(self) -> State:
        """Its state, as far as it has been shown: nobody knows of the end before seeing it."""
        return self.kept.state if self.running is None else self.running.stage.state

    @property
    def moved(self) -> bool:
        """Whether it goes on in another process."""
        return self.shared.moved

    def begun(self) -> RunningGame:
        """Its game. Raises `ClientError` if that has not begun, or nothing can be done at it any more."""
        self.shared.check_open()
        if self.running is None:
            raise ClientError("not_now", "server-not-begun")
        return self.running

    # Its game begins, or is brought back.

    async def begin(self) -> None:
        """Let the game begin: from now on its seed is fixed, and its commitment shown."""
        async with self.shared.lock:
            self.kept.state = "playing"
            try:
                game = await TableGame.load(self.shared, self._moves)
                await self.context.store.write(store.keep(self.kept, time.time()))
            except BaseException as error:
                self.kept.state = "waiting"
                if isinstance(error, TooLong):
                    raise ClientError("not_now", "server-problem-slow") from None
                raise
            running = self.running = RunningGame(self.shared, game)
            self._seat_spectators()
            self._delay(lambda: running.stage.moments, len(self.chat))
            self.welcome_all()
            self.running.stage.show_present()

    def _seat_spectators(self) -> None:
        """A viewer who looked on while the table waited now sees what the table lets spectators see."""
        if self.kept.spectators == "none":
            refusal = ClientError("not_allowed", "server-no-spectators")
            self.audience.watch_as(SPECTATOR, None, refusal.response("join", self.id))
        elif self.kept.spectators == "open":
            self.audience.watch_as(SPECTATOR, OPEN, self._welcome(OPEN, len(self.chat)))

    async def bring_back(self) -> None:
        """Run the game again over its moves. A game that cannot be is frozen, and says why."""
        async with self.shared.lock:
            try:
                game = await TableGame.load(self.shared, self._moves)
            except Exception as error:  # whatever is wrong with one game, the others are brought back
                if self.kept.state == "playing":
                    self.freeze(error)
                return
            running = self.running = RunningGame(self.shared, game)
            delayed = self._delay(
                lambda: running.stage.moments, said_before(self.kept.delay, self.chat, self.move_times)
            )
            if delayed is not None:
                delayed.first = first_wait(self.kept.delay, self.move_times)
            running.stage.show_present()
            if delayed is not None:
                await self._show_before(delayed, running)

    def _delay(self, moments: Callable[[], int], said: int) -> DelayedView | None:
        """From now on those who only look on see the game later, if the table was set up so.

        said: how much of the chat they know.
        """
        rule, shared = self.kept.delay, self.shared
        if rule is None or self.kept.spectators == "none" or self.kept.state != "playing":
            return None
        viewer = OPEN if self.kept.spectators == "open" else SPECTATOR
        send, chat = self.audience.tell_watchers, self.chat[:said]
        delayed = DelayedView(rule, viewer, self.context.now, shared.background, send, chat)
        delayed.moments = moments
        self.audience.delayed = delayed
        return delayed

    async def _show_before(self, delayed: DelayedView, running: RunningGame) -> None:
        """Let those who look on see at once what they have seen before the table was read from the disk."""
        rule, shown = self.kept.delay, running.stage.moments
        if rule is None or rule.seconds or shown <= rule.moves:
            return
        step = shown - 1 - rule.moves
        asker = Asker(self.shared.asker.place, self.id)
        data = await self.context.players.look(running.game.position, step, step + 1, delayed.viewer, asker)
        looked = msgspec.msgpack.decode(data, type=messages.Looked)
        nothing = table_messages.may_take(self.shared, running.game, running.stage.moment, 0, SPECTATOR).shown
        sequence = running.stage.sequence - rule.moves
        update = messages.Update(self.id, sequence, 0, looked.lines, looked.view, looked.question, nothing)
        delayed.show(update, step + 1)

    def freeze(self, error: Exception) -> None:
        """Stop this game before it is brought back: what is stored of it cannot be read."""
        keep_fault(self.shared, error, None)

    async def shut(self, reason: str) -> None:
        """Close it for good, because the server's operator wants that. Raises `NotWritten`."""
        async with self.shared.lock:
            if not self.kept.goes_on:
                return
            before, self.kept.state, self.kept.closed = self.kept.state, "frozen", reason
            try:
                await self.context.store.write(store.keep(self.kept, time.time()))
            except store.NotWritten:
                self.kept.state, self.kept.closed = before, ""
                raise
            if self.running is not None:
                self.running.stop()
            else:
                tell_frozen(self.shared)

    # What is done in its game. All of it raises `ClientError`.

    async def answer(self, seat: int, sequence: int, answer: Answer, written: Callable[[], None]) -> None:
        """A person's answer. written: called once it is on disk."""
        async with self.shared.lock:
            await self.shared.cost.turn()
            await self.begun().answers.give(seat, sequence, answer, written)

    async def undo(self, seat: int, sequence: int) -> None:
        """Take back this seat's last answer, or ask the others."""
        await self.begun().takebacks.ask(seat, sequence)

    async def hint(self, seat: int, sequence: int) -> None:
        """Let the coach say what is best at a seat's question, or ask the others whether it may."""
        await self.begun().coach.hint(seat, sequence)

    async def look_through(self) -> messages.Reviewed | None:
        """What the coach has found in the game, once that is over; None: nothing yet."""
        if self.shared.draining:
            raise ClientError("closing", "server-closing")
        if self.state != "over" or self.running is None:
            raise ClientError("not_now", "server-not-over")
        return self.running.coach.review()

    async def look(
        self, step: int, line: int, viewer: int, place: str = "", *, watches: bool = False
    ) -> bytes:
        """The message for an earlier moment (`messages.Look`). place: the address of the viewer.

        watches: that one only looks on, and may see no more than they have been shown.
        """
        async with self.shared.lock:
            running = self.running
            if running is None or running.stage.moments <= 0:
                raise ClientError("not_now", "server-not-begun")
            shown, marks = running.stage.moments, running.game.timeline.marks
            delayed = self.audience.delayed
            if watches and delayed is not None and not delayed.is_over:
                shown = min(shown, delayed.looks)
                if shown <= 0:
                    raise ClientError("not_now", "server-delayed")
            if step < 0:
                step = bisect_right(range(shown), line, key=lambda number: marks[number].lines)
            position = running.game.position
        asker = Asker(place or self.shared.asker.place, self.id)
        return await self.context.players.look(position, min(step, shown - 1), shown, viewer, asker)

    def record(self) -> Record:
        """The record of the game so far; it contains the seed, so nobody may see it while the game runs.

        Where the game cannot be run, it is made of what is stored.
        """
        running = self.running
        return record_of_moves(self.kept, self._moves) if running is None else running.game.record()

    # People come and go.

    async def join(self, watcher: Watcher, sequence: int = -1, chat: int = 0) -> None:
        """Send somebody all that they have missed, and from now on what happens.

        sequence, chat: how much of the game and of the chat they know. Not while an answer is being written:
        what is not written has not happened. A long log is sent ahead, part by part, while the table goes on.
        """
        running, sent, knows = self.running, -1, -1
        if running is not None and not self.audience.is_delayed(watcher):
            sent = await running.log_sender.send_ahead(watcher, sequence)
            knows = running.stage.sequence
        async with self.shared.lock:
            await self.shared.cost.turn()
            if running is not None and sent >= 0:
                sent = min(sent, running.game.timeline.since(knows, running.stage.sequence))
            self._join(watcher, sequence, chat, sent)

    def _join(self, watcher: Watcher, sequence: int, chat: int, sent: int) -> None:
        viewer, running = watcher.viewer, self.running
        self.audience.add(watcher)
        self.touched = self.context.now()
        if viewer >= 0:
            self.seating.away_since.pop(viewer, None)
        if running is not None:
            running.watch.come(viewer)
        delayed = self.audience.delayed
        if delayed is not None and self.audience.is_delayed(watcher):
            for message in delayed.greeting(self._welcome(viewer, chat), chat):
                watcher.send(messages.encode(message))
            self._tell_seats()
            self.context.changed()
            return
        watcher.send(messages.encode(self._welcome(viewer, chat)))
        self._tell_seats()
        if running is not None:
            known = running.game.timeline.since(sequence, running.stage.sequence)
            try:
                with self.shared.cost.step(self.kept):
                    running.welcome(watcher, sent if sent >= 0 else known)
            except TooLong as error:
                running.freeze(error, None)
        if self.state == "frozen":
            watcher.send(messages.encode(table_messages.frozen(self.kept)))
        if running is not None:
            running.watch.wake()
        self.context.changed()

    def part(self, watcher: Watcher, *, leaves: bool = False) -> None:
        """A connection is gone; leaves: because that person said so."""
        self.audience.remove(watcher)
        self.touched = self.context.now()
        seat = watcher.viewer
        if seat >= 0 and not self.audience.connections(seat):
            self.seating.away_since[seat] = float("-inf") if leaves else self.context.now()
            if self.running is not None:
                self.running.leave(seat, by_choice=leaves)
        if not self.shared.draining:
            self._tell_seats()
            if self.running is not None:
                self.running.watch.wake()
            self.context.changed()

    def wish_again(self, seat: int, how: str, *, alone: bool = True) -> bool:
        """Somebody wishes for another game, or (how: "no") no more. Returns whether all who are here do.

        alone: no matter who is not here; else all people must wish for it.
        """
        if how == "no":
            self.ready.discard(seat)
        else:
            if how != self.again:
                self.ready.clear()
            self.again = how
            self.ready.add(seat)
        agreed = seat in self.ready and self.ready >= set(self.seating.here if alone else self.seating.people)
        if not agreed:
            self._tell_seats()
        return agreed

    async def leave_match(self, seat: int) -> None:
        """A player leaves the match of which its game is one. Raises `ClientError`, `NotWritten`."""
        self.shared.check_open()
        await leave(self.shared, self.running, self.state, seat)
        self.tell_seats()

    def renumber(self, moves: Iterable[tuple[int, int]]) -> None:
        """Some seats have other numbers now: their players are sent that."""
        for old, new in moves:
            if (since := self.seating.away_since.pop(old, None)) is not None:
                self.seating.away_since[new] = since
            self.audience.watch_as(old, new, self._welcome(new, len(self.chat)))

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
        """Send everybody again what the table is; its game has begun."""
        self.audience.tell_each(lambda viewer: self._welcome(viewer, len(self.chat)))
        self._tell_seats()

    def dismiss(self, seat: int) -> None:
        """A player has left their seat for good: their connections look on no more."""
        self.audience.watch_as(seat, None, self._welcome(SPECTATOR, len(self.chat)))

    def tell_seats(self) -> None:
        """Send everybody who sits where; the lobby may list that differently, too."""
        self._tell_seats()
        self.context.changed()

    def _tell_seats(self) -> None:
        self.audience.tell(
            messages.Seats(
                table=self.id,
                state=self.state,
                seats=self.seating.shown(self._bot_of if self.state == "playing" else None),
                watching=sum(viewer < 0 for viewer in self.audience.viewers),
                next=self.kept.next,
                again=self.again,
                ready=sorted(self.ready),
                notices=self.kept.notices,
                match=match.shown(self.kept, self.state, self._next_in()),
            )
        )

    def _bot_of(self, seat: int) -> str:
        """The bot that answers for a seat of the running game, "" for none."""
        return "" if self.running is None else self.running.stand_ins.bot_of(seat)

    def _next_in(self) -> float:
        """The seconds until the next game of its match begins by itself, -1 where it does not."""
        at = self.shared.next_game_at
        return -1.0 if self.kept.next or math.isinf(at) else max(0.0, at - self.context.now())

    def _welcome(self, viewer: int, known: int) -> messages.Welcome:
        game = None if self.running is None else self.running.game
        return table_messages.welcome(self.shared, game, viewer, self.chat, known)

    def card(self, yours: int) -> TableCard:
        """The table as the lobby lists it. yours: the seat of the viewer, -1 for none."""
        if self.running is None:
            return table_messages.card(self.kept, self.state, yours)
        card = table_messages.card(self.kept, self.state, yours, self.running.game, self.running.stage.moment)
        if yours < 0 and self.kept.delay is not None and self.state == "playing":
            card.turn = 0  # how far it is those who look on are shown later
        return card

    # The end of the server, or of the table's time in memory.

    def close(self) -> None:
        """Cancel what was to be done later: an alarm would keep the whole table until it rings."""
        if self.running is not None:
            self.running.stage.early.close()
        self.shared.background.quiet()

    @property
    def rests(self) -> bool:
        """Whether nothing more happens for a good while unless somebody comes."""
        running = self.running
        if self.kept.state in ("over", "frozen"):
            return running is None or not running.coach.is_reviewing
        return running is not None and running.rests

    def note_rest(self) -> None:
        """Note in what is stored where the game stands, before it leaves memory."""
        if self.running is not None:
            self.running.note_rest()

    @property
    def is_between(self) -> bool:
        """Whether it goes on and stands between two answers: nothing is still to be shown, being thought of,
        or to be agreed on."""
        if self.kept.state == "waiting":
            return True
        return self.kept.state == "playing" and self.running is not None and self.running.is_between

    def _may_leave(self) -> bool:
        return self.is_between and not self.shared.draining

    async def stand_back(self) -> bool:
        """Stop between two answers, and have written where it stands, for another process to go on.

        Returns whether it has; else nothing has changed.
        """
        async with self.shared.lock:
            if not self._may_leave():
                return False
            clock = None if self.running is None else self.running.clock
            if clock is not None:
                self.kept.left = clock.left(self.context.now())
            try:  # with all that was to be written before
                await self.context.store.write(store.keep(self.kept, time.time()))
            except store.NotWritten:
                return False
            if not self._may_leave():
                return False
            self.move_away()
            return True

    def move_away(self) -> None:
        """It is another process's now: take no more answers, and write nothing."""
        self._drain()
        self.shared.moved = True

    def drain(self) -> Awaitable[None] | None:
        """Take no more answers; stop the clocks where they are. Returns what must be waited for."""
        return self.context.store.write(store.keep(self.kept, time.time())) if self._drain() else None

    def _drain(self) -> bool:
        """Stop everything. Returns whether the time on the clocks is to be written."""
        self.shared.draining = True
        self.shared.background.quiet()
        return self.running is not None and self.running.drain()

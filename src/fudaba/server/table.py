"""A table: its game, who is told of it, and who plays.

Everything that changes the game goes one way: it is done in memory, written, acknowledged, shown. What is not
written has not happened: should the disk refuse it, the game is what the disk has.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
import traceback
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from fudaba import games
from fudaba.kernel.ask import Answer, IllegalAnswer
from fudaba.kernel.game import BadSetup, Setup, setup_of
from fudaba.kernel.record import Record
from fudaba.server import messages, store, telling
from fudaba.server.audience import Audience, Watcher
from fudaba.server.catalogue import usual_bot
from fudaba.server.clock import Timer
from fudaba.server.course import Course, Moment
from fudaba.server.kept import Kept, Move, record_of_moves
from fudaba.server.later import Later
from fudaba.server.parts import Chat, State
from fudaba.server.players import Players, Position
from fudaba.server.refusal import Refusal
from fudaba.server.seating import Seating
from fudaba.server.settings import Settings
from fudaba.server.store import Store
from fudaba.server.told import Teller


@dataclass(frozen=True)
class House:
    """What all tables of a server share. changed: called when the lobby may list a table differently."""

    store: Store
    players: Players
    settings: Settings
    changed: Callable[[Table], None]
    now: Callable[[], float] = time.monotonic


@dataclass
class Request:
    """Somebody wants to take something back and needs consent."""

    number: int
    by: int
    answers: int
    needs: set[int] = field(default_factory=set)


class Table:
    """One table, from its opening on. `begin` or `bring_back` gives it its game."""

    def __init__(self, house: House, kept: Kept, moves: list[Move], chat: list[Chat]) -> None:
        self.house = house
        self.kept = kept
        self.chat = chat
        self.audience = Audience()
        self.seating = Seating(kept, self.audience.connections)
        self.course: Course | None = None
        self.shown: Moment | None = None
        self.sequence = 0
        self.request: Request | None = None
        self.timer: Timer | None = None
        self.touched = house.now()
        self.draining = False
        self._moves = moves
        self._coming: deque[tuple[int, Moment]] = deque()
        self._lock = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._thinks_of = -1
        self._later = Later()
        self._requests = 0
        self._last: dict[int, tuple[int, Answer]] = {}

    # What it is.

    @property
    def id(self) -> str:
        """Its name in addresses."""
        return self.kept.id

    @property
    def state(self) -> State:
        """How it stands, as far as it has been shown: the end is not told before it is seen."""
        return "playing" if self.kept.state == "over" and self._coming else self.kept.state

    @property
    def setup(self) -> Setup:
        """What fixed its game."""
        kept = self.kept
        return setup_of(
            games.named(kept.game),
            seats=len(kept.seats),
            seed=kept.seed,
            options=kept.options,
            situation=kept.situation,
        )

    @property
    def names(self) -> list[str]:
        """What the players are called, by seat."""
        return [seat.name for seat in self.kept.seats]

    @property
    def position(self) -> Position:
        """The game for those who play or look in another process."""
        course = self._playing()
        return Position(self.id, course.setup, tuple(course.names), tuple(course.session.answers))

    def record(self) -> Record:
        """The record of the game so far; it has the seed, so nobody is shown it while the game runs."""
        return self._playing().session.record()

    def kept_record(self) -> Record:
        """The record out of what is kept, also where the game cannot be run."""
        return record_of_moves(self.kept, self._moves)

    def _playing(self) -> Course:
        if self.course is None:
            raise Refusal("not_now", "server-not-begun")
        return self.course

    # How the game begins, or is brought back.

    async def begin(self) -> None:
        """Let the game begin: from now on its seed is fixed, and its commitment shown."""
        self.kept.state = "playing"
        self._open_game()
        await self.house.store.write(store.keep(self.kept, time.time()))
        self.welcome_all()
        self._show_present()

    def bring_back(self) -> None:
        """Run the game again over its moves. A game that cannot be is frozen, and says why."""
        try:
            self._open_game()
        except Exception as error:  # whatever is wrong with one game, the others are brought back
            self.course = None
            self.kept.state = "frozen"
            self.kept.fault = _told(error)
            self.house.store.submit(store.keep(self.kept, time.time()))
            return
        self._show_present()

    def _open_game(self) -> None:
        game = games.named(self.kept.game)
        if game.rules != self.kept.rules:
            raise BadSetup(
                f"made with version {self.kept.rules} of the rules, these are version {game.rules}"
            )
        course = Course(game, self.setup, self.names)
        for made in self._moves:
            if isinstance(made, int):
                course.undo(made)
            else:
                course.answer(made)
        self.course = course
        self.teller = Teller(self.kept.game, self.names, course.setup.options)
        if self.kept.clock is not None:
            self.timer = Timer(self.kept.clock, self.kept.left, len(self.kept.seats))

    def _show_present(self) -> None:
        course = self._playing()
        self._coming.clear()
        self._coming.append((course.sequence, course.now()))
        self._show_next()

    # Answers.

    async def answer(self, seat: int, sequence: int, answer: Answer, written: Callable[[], None]) -> None:
        """A person's answer. written: called once it is on disk. Raises `Refusal` with nothing changed."""
        async with self._lock:
            shown = self._running()
            if self._last.get(seat) == (sequence, answer) and sequence < self.sequence:
                written()  # sent twice, taken once
                return
            if sequence != self.sequence:
                raise Refusal("stale", "server-stale")
            if shown.ask is None or shown.ask.decider != seat:
                raise Refusal("not_yours", "server-not-yours")
            if self._coming:
                raise Refusal("stale", "server-stale")  # one's own question that need not be answered
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

    async def _take(self, seat: int, answer: Answer, written: Callable[[], None]) -> None:
        """Do it, write it, acknowledge it, show it."""
        course, kept = self._playing(), self.kept
        sequence = course.sequence
        try:
            moments = course.answer(answer)
        except IllegalAnswer as error:
            raise Refusal("illegal", "server-illegal", str(error)) from None
        except Exception as error:
            await self._freeze(error, answer)
            raise Refusal("not_now", "server-frozen") from None
        writes = [store.move(self.id, len(self._moves), answer, time.time())]
        if self.timer is not None:
            self.timer.answered(seat, self.house.now())
            kept.left = self.timer.stopped
        if course.session.ask is None:
            kept.state = "over"
        if self.timer is not None or kept.state == "over":
            writes.append(store.keep(kept, time.time()))
        await self._write(writes, answer)
        self._last[seat] = (sequence, answer)
        written()
        first = course.sequence - len(moments) + 1
        self._coming.extend(zip(range(first, course.sequence + 1), moments, strict=True))
        self._show_next()

    async def _write(self, writes: list[store.Write], made: Move) -> None:
        """Write a move that is done in memory; if that fails it is not done."""
        self._moves.append(made)
        try:
            await self.house.store.write(*writes)
        except sqlite3.Error as error:
            self._moves.pop()
            self.kept.state = "playing"
            self._open_game()
            self._show_present()
            raise Refusal("not_now", "server-not-written", str(error)) from None

    # What is shown.

    def _show_next(self) -> None:
        """Show the next moment: at once what is asked now, for a while what nobody had to be asked."""
        self._later.cancel("show")
        course = self._playing()
        before = self.sequence if self.shown is not None else -1
        self.sequence, self.shown = self._coming.popleft()
        since = course.since(before, self.sequence)
        self._end_request(done=False)
        self.audience.tell_each(lambda viewer: telling.update(self, viewer, since))
        ask = self.shown.ask
        if self.timer is not None:
            self._run_clock(-1 if ask is None else ask.decider)
        if self._coming:
            self._later.alarm("show", self._hold(self.shown), self._pass_by)
        else:
            self._wait()

    def _run_clock(self, seat: int) -> None:
        """Let the clock of whoever is asked run, also where it only seems so."""
        assert self.timer is not None
        person = seat >= 0 and self.kept.seats[seat].kind == "person" and not self.draining
        self.timer.run(seat if person else -1, self.house.now())
        self.audience.tell(telling.clocks(self))

    def _pass_by(self) -> None:
        """The time is up for a question that nobody had to be asked."""
        if self.timer is not None and self.timer.runs >= 0:
            self.timer.answered(self.timer.runs, self.house.now())
        self._show_next()

    def _hold(self, moment: Moment) -> float:
        """How long a question that nobody had to be asked is shown; 0 where nobody could learn from it."""
        assert moment.ask is not None, "somebody would have been asked"
        decider = moment.ask.decider
        settings = self.house.settings
        if all(viewer == decider for viewer in self.audience.viewers):
            return 0.0
        if self._bot_of(decider):
            return settings.pace
        return random.uniform(*settings.pad)

    def _wait(self) -> None:
        """The present moment is shown: whoever decides may answer, a bot thinks."""
        ask = self.shown.ask if self.shown is not None else None
        if ask is None:
            self._announce_end()
        self.wake()
        self.house.changed(self)

    def _announce_end(self) -> None:
        self.audience.tell(telling.seats(self))
        self.audience.tell(telling.over(self))

    def wake(self) -> None:
        """See whether a bot must answer, now or later: its turn, somebody gone for long, or out of time."""
        ask = self.shown.ask if self.shown is not None else None
        if ask is None or self._coming or self.draining or self.kept.state != "playing":
            return
        seat = ask.decider
        name = self._bot_of(seat)
        if name:
            if self._thinking is None or self._thinking.done() or self._thinks_of != self.sequence:
                if self._thinking is not None:
                    self._thinking.cancel()
                self._thinks_of = self.sequence
                self._thinking = self._later.spawn(self._let_bot_answer(self.sequence, seat, name))
            return
        if self.timer is not None and self.timer.runs == seat:
            left = self.timer.left(self.house.now())[seat] / 1000
            self._later.alarm("clock", left + 0.01, self.wake)
        if (since := self.seating.away_since.get(seat)) is not None and self.kept.takeover:
            due = max(0.0, since + self.house.settings.grace - self.house.now())
            if due > 0:
                self._later.alarm("away", due + 0.01, self._somebody_is_gone)

    def _somebody_is_gone(self) -> None:
        self.audience.tell(telling.seats(self))
        self.wake()

    def _bot_of(self, seat: int) -> str:
        """Which bot answers for a seat now, "" for none."""
        kept, now = self.kept, self.house.now()
        if kept.seats[seat].kind == "bot":
            return kept.seats[seat].bot
        if self.timer is not None and self.timer.left(now)[seat] <= 0:
            return kept.takeover or usual_bot(kept.game)
        return self.seating.stands_in(seat, now, self.house.settings.grace)

    async def _let_bot_answer(self, sequence: int, seat: int, name: str) -> None:
        begun = self.house.now()
        try:
            answer = await self.house.players.answer(self.position, seat, name)
        except Exception as error:
            async with self._lock:
                if self.course is not None and self.course.sequence == sequence:
                    await self._freeze(error, None)
            return
        await asyncio.sleep(max(0.0, self.house.settings.pace - (self.house.now() - begun)))
        async with self._lock:
            still = self.course is not None and self.course.sequence == sequence and not self._coming
            if still and self.kept.state == "playing" and not self.draining and self._bot_of(seat):
                self._thinking = None
                try:
                    await self._take(seat, answer, lambda: None)
                except Refusal as refusal:
                    if refusal.code == "illegal":
                        await self._freeze(refusal, answer)

    async def _freeze(self, error: Exception, tried: Answer | None) -> None:
        """Stop this game, and only this: what went wrong is kept for its report."""
        self.kept.state = "frozen"
        self.kept.fault = _told(error)
        self.kept.tried = None if tried is None else list(tried)
        self._coming.clear()
        self._later.cancel("show")
        await self.house.store.write(store.keep(self.kept, time.time()))
        self.audience.tell(telling.seats(self))
        self.audience.tell(telling.frozen(self))
        self.house.changed(self)

    async def look(self, step: int, line: int, viewer: int) -> bytes:
        """The message that shows an earlier moment; see `messages.Look`. Raises `Refusal` before the game."""
        async with self._lock:
            marks = self.course.marks if self.course is not None else []
            shown = marks[: len(marks) - len(self._coming)]
            if not shown:
                raise Refusal("not_now", "server-not-begun")
            if step < 0:
                step = next((i for i, mark in enumerate(shown) if mark.lines > line), len(shown) - 1)
            position = self.position
        return await self.house.players.look(position, min(step, len(shown) - 1), len(shown), viewer)

    # Taking back.

    async def undo(self, seat: int, sequence: int) -> None:
        """Take back this seat's last answer, or ask the others. Raises `Refusal`."""
        async with self._lock:
            self._running()
            if sequence != self.sequence:
                raise Refusal("stale", "server-stale")
            may = telling.may_take(self, seat)
            if may.how == "none":
                # text: server-undo-*
                raise Refusal("not_allowed", f"server-undo-{may.why}")
            if may.how == "free":
                await self._take_back(may.answers)
                return
            self._end_request(done=False)
            self._requests += 1
            needs = {other for other in self.seating.here if other != seat}
            self.request = Request(self._requests, seat, may.answers, needs)
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
        course = self._playing()
        try:
            course.undo(count)
        except Exception as error:
            await self._freeze(error, None)
            raise Refusal("not_now", "server-frozen") from None
        await self._write([store.move(self.id, len(self._moves), count, time.time())], count)
        if self.timer is not None:
            self.timer.run(-1, self.house.now())
        self._show_present()

    def _end_request(self, *, done: bool) -> None:
        if self.request is not None:
            self.audience.tell(messages.UndoEnded(self.id, self.request.number, done))
            self.request = None

    # People.

    async def join(self, watcher: Watcher, sequence: int = -1, chat: int = 0) -> None:
        """Somebody is told of the table from now on, and of all that he has missed.

        Not while an answer is being written: what is not written has not happened.
        """
        async with self._lock:
            self._join(watcher, sequence, chat)

    def _join(self, watcher: Watcher, sequence: int, chat: int) -> None:
        self.audience.add(watcher)
        self.touched = self.house.now()
        viewer = watcher.viewer
        if viewer >= 0:
            self.seating.away_since.pop(viewer, None)
        watcher.send(messages.encode(telling.welcome(self, viewer, chat)))
        self.audience.tell(telling.seats(self))
        if self.shown is not None and self.course is not None:
            since = self.course.since(sequence, self.sequence)
            watcher.send(messages.encode(telling.update(self, viewer, since)))
            if self.timer is not None:
                watcher.send(messages.encode(telling.clocks(self)))
            if self.request is not None:
                watcher.send(messages.encode(telling.asked(self)))
            if self.state == "over":
                watcher.send(messages.encode(telling.over(self)))
        if self.state == "frozen":
            watcher.send(messages.encode(telling.frozen(self)))
        self.wake()

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

    async def say(self, seat: int, name: str, text: str) -> None:
        """Let somebody say something to all."""
        line = Chat(len(self.chat), seat, name, text, time.time())
        self.chat.append(line)
        await self.house.store.write(store.said(self.id, line))
        self.audience.tell(messages.Said(self.id, line))

    def welcome_all(self) -> None:
        """Tell everybody again what the table is; its game has begun."""
        self.audience.tell_each(lambda viewer: telling.welcome(self, viewer, len(self.chat)))
        self.audience.tell(telling.seats(self))

    def tell_seats(self) -> None:
        """Tell everybody who sits where."""
        self.audience.tell(telling.seats(self))
        self.house.changed(self)

    # The end of the server, or of the table's time in memory.

    def drain(self) -> Awaitable[None] | None:
        """Take no more answers; stop the clocks where they are. Returns what must be waited for."""
        self.draining = True
        self._later.quiet()
        if self.timer is None or self.kept.state != "playing":
            return None
        self.timer.run(-1, self.house.now())
        self.kept.left = self.timer.stopped
        return self.house.store.write(store.keep(self.kept, time.time()))


def _told(error: Exception) -> str:
    """What went wrong, for the report."""
    return "".join(traceback.format_exception(error))[-20_000:]

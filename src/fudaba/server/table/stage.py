"""What is shown of a table, and when: moment by moment, each with its clock, until somebody must answer.

Here a table only goes on by itself; what is answered at it is in `answers`, who comes and goes in `table`.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from dataclasses import replace
from functools import partial
from typing import Literal

from fudaba import games
from fudaba.kernel.ask import Answer
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import Record
from fudaba.server import store
from fudaba.server.game.rendering import NOTHING, Sights, Teller
from fudaba.server.game.snapshot import Position
from fudaba.server.game.timeline import Moment, Timeline
from fudaba.server.operations.background import Slices
from fudaba.server.protocol import messages
from fudaba.server.protocol.catalogue import usual_bot
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import Notice
from fudaba.server.store.stored_table import Path, Rest, record_of_moves
from fudaba.server.table import messages as table_messages
from fudaba.server.table.clock import Timer
from fudaba.server.table.state import Early, TableState
from fudaba.time_limit import TooLong

log = logging.getLogger("fudaba.server")

SOON = 120.0
"""A clock that runs out within this many seconds keeps its game in memory."""


class Showing(TableState):
    """A table as far as it goes on by itself."""

    @property
    def position(self) -> Position:
        """The game for those who play or look in another process."""
        timeline = self._playing()
        return Position(self.id, timeline.setup, tuple(timeline.names), tuple(timeline.session.answers))

    def record(self) -> Record:
        """The record of the game so far; it has the seed, so nobody is shown it while the game runs.

        Where the game cannot be run, it is made of what is kept.
        """
        return (
            record_of_moves(self.kept, self._moves)
            if self.timeline is None
            else self.timeline.session.record()
        )

    def _playing(self) -> Timeline:
        if self.timeline is None:
            raise ClientError("not_now", "server-not-begun")
        return self.timeline

    # The game, moment by moment.

    async def _open_game(self) -> None:
        """Run the game over the answers that count, slice by slice."""
        game = games.named(self.kept.game)
        if game.rules != self.kept.rules:
            raise BadSetup("problem-rules", found=self.kept.rules, rules=game.rules)
        path = Path(self._moves)
        jumps = dict(path.jumps)
        last: dict[int, tuple[int, Answer]] = {}
        async with self.context.loads(self.kept):
            slices = Slices()
            await self._cost.turn()
            with self._cost.step(self.kept):
                timeline = Timeline(game, self.setup, self.names)
            for given, answer in enumerate([*path.answers, None]):
                if given in jumps:
                    timeline.go_on_from(jumps[given])
                    last.clear()
                if answer is not None:
                    sequence, ask = timeline.sequence, timeline.session.ask
                    await self._cost.turn()
                    with self._cost.step(self.kept):
                        timeline.answer(answer)
                    if ask is not None:
                        last[ask.decider] = (sequence, answer)
                    await slices.breathe()
        self._last = last
        self.timeline = timeline
        self.teller = Teller(self.kept.game, self.names, timeline.setup.options)
        if self.kept.clock is not None:
            self.timer = Timer(self.kept.clock, self.kept.left, len(self.kept.seats))
        if timeline.session.ask is not None:
            for seat in self.kept.seats:
                if seat.kind == "bot":
                    self.context.players.prepare(self.position, seat.bot, self.asker)

    def _show_present(self) -> None:
        timeline = self._playing()
        self._thought.clear()
        self._coming.clear()
        now = timeline.now() if self.kept.gave_up < 0 else timeline.now()._replace(ask=None)
        self._coming.append((timeline.sequence, now))
        self._show_next()

    def _show_next(self) -> None:
        """Show the next moment: at once what is asked now, for a while what nobody had to be asked."""
        self._background.cancel("show")
        try:
            with self._cost.step(self.kept):
                self._show()
        except Exception as error:  # a card without words, perhaps: this game stops, and no other
            self._freeze(error, None)

    def _show(self) -> None:
        timeline = self._playing()
        early = self._early
        self._end_early()
        before = self.sequence if self.shown is not None else -1
        self.sequence, self.shown = self._coming.popleft()
        self._seen = early if early is not None and early.sequence == self.sequence else None
        since = timeline.since(before, self.sequence)
        self._end_request(done=False)
        sights = Sights(self.shown.table)
        self.audience.tell_each(lambda viewer: self._told(viewer, since, sights))
        ask = self.shown.ask
        if self.timer is not None:
            self._run_clock(-1 if ask is None else ask.decider)
        self._since = self.context.now()
        self._met = ask is not None and ask.decider in self.audience.viewers
        if self._coming:
            self._show_next_after(self._hold(self.shown))
            self.wake()
        else:
            self._wait()

    def _told(self, viewer: int, since: int, sights: Sights | None = None) -> messages.Update:
        """The moment shown; to a player who has answered it before the others see it, nothing to choose."""
        seen = self._seen
        if seen is not None and seen.seat == viewer and seen.sequence != self._playing().sequence:
            return table_messages.update(self, viewer, since, _answered(seen))
        return table_messages.update(self, viewer, since, sights=sights)

    def _show_next_after(self, hold: float) -> None:
        """Show the next moment this many seconds from now; until then it seems that somebody thinks."""
        self._background.alarm("show", hold, self._pass_by)
        self._show_early(hold)

    def _show_early(self, hold: float) -> None:
        """Show its own player the next question at once, while it seems to the others that they think.

        Only where that question is the very next, and theirs, too: of whether another was asked they may know
        as little as the others. So nobody is ever more than one moment ahead.
        """
        ask = self.shown.ask if self.shown is not None else None
        sequence, moment = self._coming[0]
        if (
            ask is None
            or moment.ask is None
            or moment.passed
            or moment.ask.decider != ask.decider
            or not hold
        ):
            return
        seat = ask.decider
        if self._bot_of(seat) or seat not in self.audience.viewers:
            return
        now = self.context.now()
        self._early = Early(seat, sequence, moment, now, self.context.pacing.seems(""))
        self.audience.tell_one(seat, self._told_early(self._early))

    def _told_early(self, early: Early) -> messages.Update:
        """What its player sees of it: once it is answered, whose it is, and nothing to choose."""
        timeline = self._playing()
        if timeline.sequence != early.sequence:
            early = _answered(early)
        return table_messages.update(self, early.seat, timeline.since(self.sequence, early.sequence), early)

    def _end_early(self) -> None:
        """All see the same again."""
        self._early = None
        self._turned.set()
        self._turned = asyncio.Event()

    def _run_clock(self, seat: int) -> None:
        """Let the clock of the player who is asked run, also where it only seems so."""
        assert self.timer is not None
        person = seat >= 0 and self.kept.seats[seat].kind == "person" and not self.draining
        self.timer.run(seat if person else -1, self.context.now())
        self.audience.tell(table_messages.clocks(self))

    def _pass_by(self) -> None:
        """The time is up for a question that nobody had to be asked, or that was answered early."""
        assert self.shown is not None
        assert self.shown.ask is not None
        decider = self.shown.ask.decider
        if self.timer is not None and self.timer.runs >= 0:
            came = self.context.now() - self.context.pacing.seems_written()
            self.timer.answered(self.timer.runs, max(self._since, came))
        if self._stands_in(decider) and not self._bot_of(decider):
            self._note(decider, "back")
        self._show_next()

    def _hold(self, moment: Moment) -> float:
        """How long a question is shown that nobody had to be asked, or that was answered before all see it.

        0 where nobody could learn from it.
        """
        assert moment.ask is not None, "somebody would have been asked"
        decider = moment.ask.decider
        if all(viewer == decider for viewer in self.audience.viewers):
            return 0.0
        if self.sequence in self._thought:
            return self._in_time(decider, self._thought.pop(self.sequence))
        return self.context.pacing.seems(self._bot_of(decider))

    def _in_time(self, seat: int, thought: float) -> float:
        """For how long somebody seems to think who has answered: before their time is up."""
        if self.timer is None:
            return thought
        return min(thought, self.timer.left(self.context.now())[seat] / 1000)

    def _wait(self) -> None:
        """The present moment is shown: the player who decides may answer, a bot thinks."""
        ask = self.shown.ask if self.shown is not None else None
        if ask is None:
            self._announce_end()
        self.wake()
        self.context.changed()

    def _announce_end(self) -> None:
        self.audience.tell(table_messages.seats(self))
        self.audience.tell(table_messages.over(self))

    def wake(self) -> None:
        """See whether a bot must answer, now or later: its turn, somebody gone for long, or out of time.

        Where nobody has to be asked it is noted all the same who would answer.
        """
        ask = self.shown.ask if self.shown is not None else None
        if ask is None or self.draining or self.state != "playing":
            return
        seat = ask.decider
        name = self._bot_of(seat)
        if name:
            self._note_stand_in(seat)
            thinks = self._thinking is not None and not self._thinking.done()
            if not self._coming and not (thinks and self._thinks_of == self.sequence):
                if self._thinking is not None:
                    self._thinking.cancel()
                self._thinks_of = self.sequence
                self._thinking = self._background.spawn(self._let_bot_answer(self.sequence, seat, name))
            return
        if self.timer is not None and self.timer.runs == seat:
            left = self.timer.left(self.context.now())[seat] / 1000
            self._background.alarm("clock", left + 0.01, self.wake)
        if (since := self.seating.away_since.get(seat)) is not None and self.kept.takeover:
            due = max(0.0, since + self.context.settings.grace - self.context.now())
            if due > 0:
                self._background.alarm("away", due + 0.01, self._somebody_is_gone)
        if self._is_unmet and not self._coming:
            self._background.alarm("turn", self._until_told, partial(self._wait_for, seat, self.sequence))

    def _is_asked(self, seat: int) -> bool:
        """Whether the question that all see now is for this player, or seems to be."""
        return self.shown is not None and self.shown.ask is not None and self.shown.ask.decider == seat

    @property
    def _is_unmet(self) -> bool:
        """Whether the player asked does not know it, and others wait."""
        return not self._met and len(self.seating.people) > 1

    @property
    def _until_told(self) -> float:
        """Seconds until a player who is asked, and away, is told."""
        return max(0.0, self._since + self.context.settings.push_after - self.context.now())

    def _wait_for(self, seat: int, sequence: int) -> None:
        """Have somebody told who is away that others wait for them, if they still do."""
        waits = self.state == "playing" and self.sequence == sequence and not self._coming
        if waits and not self._met and not self.draining and not self._bot_of(seat):
            self.context.waits(self.kept, seat, len(self._moves))

    @property
    def rests(self) -> bool:
        """Whether nothing more happens for a good while unless somebody comes."""
        if self.kept.state in ("over", "frozen"):
            return True
        ask = self.shown.ask if self.shown is not None else None
        if ask is None or self._coming or self._bot_of(ask.decider):
            return False
        if self._is_unmet and self._until_told:
            return False
        return self.timer is None or self.timer.left(self.context.now())[ask.decider] > SOON * 1000

    def note_rest(self) -> None:
        """Note in what is kept where the game stands: it is to be only on disk."""
        shown = self.shown
        if shown is None:
            return
        ask, timer = shown.ask, self.timer
        if timer is not None:
            self.kept.left = timer.left(self.context.now())
        question = self.teller.question(shown, ask.decider) if ask is not None else None
        self.kept.rest = Rest(
            decider=-1 if ask is None else ask.decider,
            turn=shown.table.turns_taken(),
            asked=NOTHING if question is None else question.text,
            clock=ask is not None and timer is not None and timer.runs == ask.decider,
        )

    def _somebody_is_gone(self) -> None:
        self.audience.tell(table_messages.seats(self))
        self.wake()

    def _bot_of(self, seat: int) -> str:
        """Which bot answers for a seat now, "" for none."""
        kept, now = self.kept, self.context.now()
        if kept.seats[seat].kind == "bot":
            return kept.seats[seat].bot
        if kept.seats[seat].handed:
            return kept.takeover or usual_bot(kept.game)
        if self.timer is not None and self.timer.left(now)[seat] <= 0:
            return kept.takeover or usual_bot(kept.game)
        return self.seating.stands_in(seat, now, self.context.settings.grace)

    # Who really plays.

    def _note_stand_in(self, seat: int) -> None:
        """Note, once, that a bot plays for a person, and why."""
        kept = self.kept.seats[seat]
        if kept.kind != "person" or self._stands_in(seat):
            return
        late = self.timer is not None and self.timer.left(self.context.now())[seat] <= 0
        self._note(seat, "handed" if kept.handed else "time" if late else "away")

    def _stands_in(self, seat: int) -> bool:
        """Whether it has been noted that a bot plays for a person."""
        mine = (one.what for one in reversed(self.kept.notices) if one.seat == seat and one.what != "hint")
        return next(mine, "back") != "back"

    def _note(self, seat: int, what: Literal["time", "away", "handed", "back", "hint", "gave_up"]) -> None:
        line = 0 if self.shown is None else self.shown.lines
        self.kept.notices.append(Notice(line, seat, what))
        self._noted = True
        self.audience.tell(table_messages.seats(self))

    def _end_request(self, *, done: bool) -> None:
        if self.request is not None:
            self.audience.tell(messages.ConsentEnded(self.id, self.request.number, done))
            self.request = None

    def _freeze(self, error: Exception, tried: Answer | None) -> None:
        """Stop this game, and only this: what went wrong is kept for its report."""
        self._note_fault(error, tried)
        self._stand_still()

    def _stand_still(self) -> None:
        """Tell everybody that nothing more comes."""
        self._end_early()
        self._coming.clear()
        self._background.cancel("show")
        self.audience.tell(table_messages.seats(self))
        self.audience.tell(table_messages.frozen(self))
        self.context.changed()

    def _note_fault(self, error: Exception, tried: Answer | None) -> None:
        known = isinstance(error, TooLong)  # wherever it was broken off
        told = "table %s is frozen (%s, answer %s)" + (f": {error}" if known else "")
        log.error(told, self.id, self.kept.game, tried, exc_info=None if known else error)
        self.kept.state = "frozen"
        self.kept.fault = "".join(traceback.format_exception(error))[-20_000:]
        self.kept.tried = None if tried is None else list(tried)
        self.context.store.submit(store.keep(self.kept, time.time()))

    async def _let_bot_answer(self, sequence: int, seat: int, name: str) -> None:
        """Have a bot answer the question of that sequence."""
        raise NotImplementedError("`answers` says how it is answered at")


def _answered(early: Early) -> Early:
    """What is shown of it once it has been answered: whose it is, and nothing to choose."""
    return replace(early, moment=early.moment._replace(passed=True))

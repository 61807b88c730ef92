"""The moment of a game that is shown now, to whom, and for how long."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Protocol

from fudaba.kernel.ask import Answer
from fudaba.server.game.rendering import Sights
from fudaba.server.game.timeline import Moment
from fudaba.server.protocol import messages
from fudaba.server.protocol.schema import State
from fudaba.server.table import messages as table_messages
from fudaba.server.table.clock import Timer
from fudaba.server.table.context import TableContext
from fudaba.server.table.early_questions import Early, EarlyQuestions, may_be_early
from fudaba.server.table.game import TableGame
from fudaba.server.table.stand_ins import StandIns


class Host(Protocol):
    """The owner of a stage, which acts on what is shown there."""

    def before_moment(self) -> None:
        """Another moment is about to be shown."""

    def after_moment(self) -> None:
        """Another moment is shown."""

    def freeze(self, error: Exception, tried: Answer | None) -> None:
        """The game cannot be shown: stop it."""


class Stage:
    """The moment of a game that is shown, and those that are still to be shown after it.

    A moment at which nobody had to be asked is shown for as long as a question that is answered, unless
    nobody could learn anything from it.
    """

    def __init__(
        self, table: TableContext, game: TableGame, clock: Timer | None, stand_ins: StandIns, host: Host
    ) -> None:
        self.moment: Moment = game.timeline.now()
        """The moment that is shown."""
        self.sequence = -1
        """Its sequence; -1 until anything is shown."""
        self.shown_at = 0.0
        self.early = EarlyQuestions()
        self._table = table
        self._game = game
        self._clock = clock
        self._stand_ins = stand_ins
        self._host = host
        self._coming: deque[tuple[int, Moment]] = deque()

    @property
    def moments(self) -> int:
        """The number of moments that have been shown, without those that were taken back."""
        return self._game.moments_at(self.sequence)

    @property
    def has_more(self) -> bool:
        """Whether moments are still to be shown."""
        return bool(self._coming)

    @property
    def is_latest(self) -> bool:
        """Whether the moment that is shown is the present one."""
        return self.sequence == self._game.timeline.sequence

    @property
    def state(self) -> State:
        """The state of the table, as far as it has been shown: nobody knows of the end before seeing it."""
        state = self._table.kept.state
        return "playing" if state == "over" and not self.is_latest else state

    @property
    def asked(self) -> int:
        """The seat whose question is shown, also where it was not really asked; -1 at the end."""
        return -1 if self.moment.ask is None else self.moment.ask.decider

    # To all.

    def show_present(self) -> None:
        """Show the present moment of the game, and nothing that was still to be shown before it."""
        now = self._game.timeline.now()
        self.early.forget_thoughts()
        self._coming.clear()
        now = now if self._table.kept.gave_up < 0 else now._replace(ask=None)
        self._coming.append((self._game.timeline.sequence, now))
        self.show_next()

    def add(self, moments: Sequence[Moment]) -> None:
        """These moments, the last of the game, are to be shown next."""
        first = self._game.timeline.sequence - len(moments) + 1
        self._coming.extend(enumerate(moments, first))

    def show_next(self) -> None:
        """Show the next moment: at once what is asked now, for a while what nobody had to be asked."""
        self._table.background.cancel("show")
        try:
            with self._table.cost.step(self._table.kept):
                self._show()
        except Exception as error:  # a card without words, perhaps: this game stops, and no other
            self._host.freeze(error, None)

    def show_next_after(self, seconds: float) -> None:
        """The same later."""
        if seconds > 0:
            self._table.background.alarm("show", seconds, self.show_next)
        else:
            self.show_next()

    def _show(self) -> None:
        self._host.before_moment()
        before = self.sequence
        self.sequence, self.moment = self._coming.popleft()
        self.early.show_to_all(self.sequence)
        since, sights = self._game.timeline.since(before, self.sequence), Sights(self.moment.table)
        self._table.audience.tell_each(lambda viewer: self.update(viewer, since, sights))
        self._run_clock()
        self.shown_at = self._table.server.now()
        if self._coming:
            self._pause(self._length_of_pause())
        self._host.after_moment()

    def update(self, viewer: int, since: int, sights: Sights | None = None) -> messages.Update:
        """The moment that is shown; without a choice for a player who has answered it early."""
        seen, moment = self.early.seen, self.moment
        if seen is not None and seen.seat == viewer and not self.is_latest:
            moment = seen.answered.moment
        return table_messages.update(self._table, self._game, moment, self.sequence, viewer, since, sights)

    def _run_clock(self) -> None:
        """Run the clock of the player who is asked, also where it only seems so."""
        if self._clock is None:
            return
        table, seat = self._table, self.asked
        person = seat >= 0 and table.kept.seats[seat].kind == "person" and not table.draining
        self._clock.run(seat if person else -1, table.server.now())
        table.audience.tell(table_messages.clocks(table, self._clock))

    def restore(self) -> None:
        """An answer could not be written, and is gone: show the game as it is now."""
        timeline, early = self._game.timeline, self.early.open
        if early is not None and early.sequence == timeline.sequence:
            # To the others that question is still to be shown, and the clock of the one before it runs.
            early.moment = timeline.now()
            self._coming[0] = (timeline.sequence, early.moment)
            return
        if self._clock is not None:
            self._clock.reset(self._table.kept.left)
        self.show_present()

    def stop(self) -> None:
        """Show nothing more."""
        self.early.close()
        self._coming.clear()
        self._table.background.cancel("show")

    # Pauses, at moments at which nobody had to be asked, or which were answered early.

    def _length_of_pause(self) -> float:
        """Seconds for which the moment is shown; 0 where nobody could learn from it."""
        decider = self.asked
        if all(viewer == decider for viewer in self._table.audience.viewers):
            return 0.0
        thought = self.early.take_thought(self.sequence)
        if thought is not None:
            return self._in_time(decider, thought)
        return self._table.pacing.seems(self._stand_ins.bot_of(decider))

    def _in_time(self, seat: int, thought: float) -> float:
        """The seconds for which a player seems to think: at most until their time is up."""
        if self._clock is None:
            return thought
        return min(thought, self._clock.left(self._table.server.now())[seat] / 1000)

    def _pause(self, seconds: float) -> None:
        """Show the next moment after these seconds; until then it seems that somebody thinks."""
        self._table.background.alarm("show", seconds, self._end_pause)
        sequence, following = self._coming[0]
        seat = self.asked
        if not seconds or not may_be_early(self.moment, following):
            return
        if self._stand_ins.bot_of(seat) or seat not in self._table.audience.viewers:
            return
        server = self._table.server
        early = Early(seat, sequence, following, server.now(), self._table.pacing.seems(""))
        self.early.show(early)
        self._table.audience.tell_one(seat, self.early_update(early))

    def _end_pause(self) -> None:
        server, seat, clock = self._table.server, self.asked, self._clock
        if clock is not None and clock.runs >= 0:
            came = server.now() - self._table.pacing.seems_written()
            clock.answered(clock.runs, max(self.shown_at, came))
        if not self._stand_ins.bot_of(seat):
            self._stand_ins.note_person(seat, self.moment.lines)
        self.show_next()

    # To its own player, before the others.

    def early_update(self, early: Early) -> messages.Update:
        """An early question as its player sees it; without a choice once it is answered."""
        timeline = self._game.timeline
        moment = early.moment if timeline.sequence == early.sequence else early.answered.moment
        since = timeline.since(self.sequence, early.sequence)
        return table_messages.update(self._table, self._game, moment, early.sequence, early.seat, since)

    def hold_table(self, early: Early) -> None:
        """An early question is about to be answered: the others still see the table as it is now."""
        early.moment = early.moment._replace(table=early.moment.table.clone())
        if self._coming:
            self._coming[0] = (early.sequence, early.moment)
        else:
            self.moment = early.moment

    def answered_early(self, early: Early, thought: float) -> None:
        """An early question is answered: the others see the answer after this many seconds of thought."""
        if self.sequence != early.sequence:
            self.early.note_thought(early.sequence, thought)
            return
        wait = self.shown_at + self._in_time(early.seat, thought) - self._table.server.now()
        if wait > 0:
            self._pause(wait)
        else:
            self._end_pause()

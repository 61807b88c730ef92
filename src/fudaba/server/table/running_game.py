"""A game that runs at a table: its parts, named by their jobs."""

from __future__ import annotations

import logging
import time
import traceback

import msgspec

from fudaba.kernel.ask import Answer
from fudaba.kernel.events import TURN
from fudaba.server import store
from fudaba.server.operations.weak import weak_callback
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import Notice
from fudaba.server.protocol.texts import NO_TEXT
from fudaba.server.store.stored_table import Rest
from fudaba.server.table import match as matches
from fudaba.server.table import messages as table_messages
from fudaba.server.table import results
from fudaba.server.table.answers import Answers
from fudaba.server.table.audience import Watcher
from fudaba.server.table.clock import Timer
from fudaba.server.table.coach import TableCoach
from fudaba.server.table.consent import Consent
from fudaba.server.table.context import TableContext
from fudaba.server.table.game import TableGame
from fudaba.server.table.log_sender import LogSender
from fudaba.server.table.resignation import may_give_up
from fudaba.server.table.stage import Stage
from fudaba.server.table.stand_ins import StandIns
from fudaba.server.table.takebacks import Takebacks
from fudaba.server.table.turn_watch import TurnWatch
from fudaba.time_limit import TooLong

log = logging.getLogger("fudaba.server")


class _WeakHost:
    """A running game as its parts know it: they do not keep it in memory."""

    def __init__(self, running: RunningGame) -> None:
        self.before_moment = weak_callback(running.before_moment)
        self.after_moment = weak_callback(running.after_moment)
        self.freeze = weak_callback(running.freeze)


class RunningGame:
    """A game from its beginning on, also when it is over or has stopped with an error."""

    def __init__(self, table: TableContext, game: TableGame) -> None:
        kept = table.kept
        self.game = game
        self.clock = Timer(kept.clock, kept.left, len(kept.seats)) if kept.clock is not None else None
        self.stand_ins = StandIns(table, self.clock)
        self.consent = Consent(table)
        host = _WeakHost(self)
        self.stage = Stage(table, game, self.clock, self.stand_ins, host)
        self.answers = Answers(table, game, self.clock, self.stage, self.stand_ins, host)
        self.takebacks = Takebacks(table, game, self.clock, self.stage, self.consent, host)
        self.watch = TurnWatch(table, game, self.clock, self.stage, self.stand_ins, self.answers, host)
        self.coach = TableCoach(table, game, self.stage, self.stand_ins, self.consent)
        self.log_sender = LogSender(table, game, self.stage)
        self._table = table

    # What follows from what is shown.

    def before_moment(self) -> None:
        """Another moment is about to be shown: what was open at the last one ends."""
        self.coach.forget_hints()
        self.consent.end(done=False)

    def after_moment(self) -> None:
        """Another moment is shown."""
        table, stage = self._table, self.stage
        if not stage.has_more and stage.asked < 0:
            if matches.goes_on(table.kept, stage.state) and not table.kept.next:
                table.server.between_games(table)
            table.tell_seats()
            table.audience.tell(table_messages.over(table, self.game, stage.moment))
        self.watch.begin()
        if not stage.has_more:
            table.server.changed()

    def freeze(self, error: Exception, tried: Answer | None) -> None:
        """Stop this game, and only this, after an error. tried: the answer that it followed."""
        keep_fault(self._table, error, tried)
        self.stop()

    def stop(self) -> None:
        """Show that nothing more comes."""
        self.stage.stop()
        tell_frozen(self._table)

    # What people do.

    async def agree(self, seat: int, number: int, *, yes: bool) -> None:
        """What somebody says to a request. Raises `ClientError` if they are asked nothing of that number."""
        async with self._table.lock:
            self._table.check_open()
            agreed = self.consent.answer(seat, number, yes=yes)
            if agreed is not None and agreed.what == "hint":
                await self.coach.think(agreed.by)
            elif agreed is not None:
                await self.takebacks.take(agreed.actual)

    async def hand(self, seat: int, *, over: bool) -> None:
        """Let a bot go on in a person's seat, or let that person go on again. Raises `ClientError`."""
        table, kept = self._table, self._table.kept
        async with table.lock:
            table.check_open()
            if kept.day:
                raise ClientError("not_allowed", "server-day-alone")
            mine = kept.seats[seat]
            if mine.handed == over:
                return
            mine.handed = over
            self.stand_ins.notices.note(seat, "handed" if over else "back", self.stage.moment.lines)
            await table.server.store.write(store.keep(kept, time.time()))
            if not over:
                self.watch.stop_thinking()  # the player who has come back answers
            table.tell_seats()
            self.watch.wake()

    def quicken(self, seat: int, *, quick: bool) -> None:
        """Let bots be quick, as long as the person of that seat plays alone; or as slow as usual."""
        if self._table.kept.seats[seat].kind == "person":
            self._table.quick = quick

    async def give_up(self, seat: int, *, leaves: bool = False) -> None:
        """End the game: that seat's side has lost it. leaves: and the match with it. Raises `ClientError`.

        The moments that were still to be shown never are.
        """
        table, kept, clock = self._table, self._table.kept, self.clock
        async with table.lock:
            table.check_open()
            shown, timeline = self.stage.moment, self.game.timeline
            if kept.state != "playing":
                raise ClientError("not_now", "server-is-over")
            if kept.day:
                raise ClientError("not_allowed", "server-day-counts")
            if not may_give_up(shown.table, kept.seats, seat):
                raise ClientError("not_allowed", "server-not-given-up")
            notices = [*kept.notices, Notice(shown.lines, seat, "gave_up")]
            left = kept.left if clock is None else clock.left(table.server.now())
            given = msgspec.structs.replace(
                kept, state="over", gave_up=seat, rest=None, notices=notices, left=left
            )
            turns = timeline.log.of_kind(TURN)
            ended = results.result_of(given, self.game.renderer, timeline.session.table, turns)
            if given.match is not None:
                given.match = matches.counted(given.match, ended)
                given.match.left = given.match.players[seat] if leaves else -1
            now = time.time()
            try:
                await table.server.store.write(store.keep(given, now), results.keep(table.id, ended, now))
            except store.NotWritten as error:
                raise ClientError("not_now", "server-not-written", str(error)) from None
            kept.state, kept.gave_up, kept.rest = given.state, given.gave_up, given.rest
            kept.notices, kept.left, kept.match = notices, left, given.match
            self.watch.stop_thinking()
            self.stage.show_present()

    def gives_up(self, seat: int) -> bool:
        """Whether that seat may give the game up."""
        return may_give_up(self.stage.moment.table, self._table.kept.seats, seat)

    # People come and go.

    def welcome(self, watcher: Watcher, since: int) -> None:
        """Send somebody who has come the moment that is shown, and the log from line `since` on."""
        table, stage, viewer = self._table, self.stage, watcher.viewer
        shown: list[messages.FromServer] = [stage.update(viewer, since)]
        if (early := stage.early.of(viewer)) is not None:
            shown.append(stage.early_update(early))
        if (hinted := self.coach.hint_of(viewer)) is not None:
            shown.append(hinted)
        if self.clock is not None:
            shown.append(table_messages.clocks(table, self.clock))
        if self.consent.request is not None:
            shown.append(self.consent.message(self.consent.request))
        if stage.state == "over":
            shown.append(table_messages.over(table, self.game, stage.moment))
        for message in shown:
            watcher.send(messages.encode(message))

    def leave(self, seat: int, *, by_choice: bool) -> None:
        """A player's last connection is gone."""
        if not by_choice:
            self.watch.lose(seat)
        self.consent.leave(seat)

    # The game leaves memory.

    @property
    def rests(self) -> bool:
        """Whether nothing more happens for a good while unless somebody comes."""
        return not self.coach.is_reviewing and self.watch.rests

    @property
    def is_between(self) -> bool:
        """Whether it stands between two answers: nobody thinks or is asked for consent, all have seen all."""
        if self.watch.thinks or self.consent.request is not None or self.coach.is_asked:
            return False
        return not self.stage.has_more and self.stage.early.open is None

    def note_rest(self) -> None:
        """Note in what is stored where the game stands, before it leaves memory."""
        kept, moment, clock = self._table.kept, self.stage.moment, self.clock
        seat = self.stage.asked
        if clock is not None:
            kept.left = clock.left(self._table.server.now())
        question = self.game.renderer.question(moment, seat) if seat >= 0 else None
        kept.rest = Rest(
            decider=seat,
            turn=moment.table.turns_taken(),
            asked=NO_TEXT if question is None else question.text,
            clock=seat >= 0 and clock is not None and clock.runs == seat,
        )

    def drain(self) -> bool:
        """Show nothing more, and stop the clock. Returns whether its time is to be written."""
        self.stage.early.close()
        if self.clock is None or self._table.kept.state != "playing":
            return False
        self.clock.run(-1, self._table.server.now())
        self._table.kept.left = self.clock.stopped
        return True


def keep_fault(table: TableContext, error: Exception, tried: Answer | None) -> None:
    """Keep what went wrong at a table for its report; from now on it is frozen."""
    kept, known = table.kept, isinstance(error, TooLong)  # wherever it was broken off
    text = "table %s is frozen (%s, answer %s)" + (f": {error}" if known else "")
    log.error(text, table.id, kept.game, tried, exc_info=None if known else error)
    kept.state = "frozen"
    kept.fault = "".join(traceback.format_exception(error))[-20_000:]
    kept.tried = None if tried is None else list(tried)
    table.server.store.submit(store.keep(kept, time.time()))


def tell_frozen(table: TableContext) -> None:
    """Send everybody that the table is frozen."""
    table.tell_seats()
    table.audience.tell(table_messages.frozen(table.kept))
    table.server.changed()

"""What the coach says at a table: a hint while the game is played, a review once it is over.

A hint goes to one seat, is thought of by what that seat may know, and by a key that says nothing of the game;
that it was asked for is told to all. Both are thought of beside; a hint stops when the table goes on.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from bisect import bisect_right
from collections.abc import Generator

from fudaba.coach import Care, Review, Reviewing
from fudaba.coach.findings import FORMAT, digest_of
from fudaba.coach.slices import Found, Slice
from fudaba.coach.telling import ToldMistake
from fudaba.kernel.record import Record
from fudaba.server import store
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.coach_schema import Advice, Chance, Costly
from fudaba.server.protocol.schema import Chat, Text
from fudaba.server.store.stored_table import Move, StoredTable
from fudaba.server.table.answers import Playing
from fudaba.server.table.state import Request, ServerContext
from fudaba.server.workers.pool import Failed

log = logging.getLogger("fudaba.server")

AT_ONCE = 128
"""How many slices of reviews may wait; anyone who wants another one is asked to come later."""
LEFT = 60.0
"""Seconds for which a review goes on without anybody at the table."""
SHARE = 8
"""How many of them may be of one address."""


class Coaching(Playing):
    """A table as far as the coach has a say at it."""

    def __init__(
        self, context: ServerContext, kept: StoredTable, moves: list[Move], chat: list[Chat]
    ) -> None:
        super().__init__(context, kept, moves, chat)
        self._hints: dict[int, asyncio.Task[None]] = {}
        self._hinted: dict[int, messages.Hinted] = {}
        self._reviewing: asyncio.Task[None] | None = None
        self._found: messages.Reviewed | None = None
        self._begun: tuple[Reviewing, Generator[Slice, Found, None], Slice | None] | None = None
        """A review that stands still, because nobody was here any more."""

    # Hints.

    async def hint(self, seat: int, sequence: int) -> None:
        """Let the coach say what is best at a seat's question, or ask the others whether it may.

        Once the others see the question, too: before that, nobody may be seen to be asked it. Raises
        `ClientError`.
        """
        while (early := self.early_for(seat)) is not None and early.sequence == sequence > self.sequence:
            self._running()
            await self._turned.wait()
        async with self._lock:
            shown = self._running()
            if sequence != self.sequence or self._playing().sequence != sequence:
                raise ClientError("stale", "server-stale")
            if shown.ask is None or shown.passed or shown.ask.decider != seat or self._bot_of(seat):
                raise ClientError("not_yours", "server-not-yours")
            rule, others = self.kept.hints, [other for other in self.seating.people if other != seat]
            if rule == "off":
                raise ClientError("not_allowed", "server-hint-off")
            known = self._hinted.get(seat)
            if known is not None and known.sequence == sequence:
                self.audience.tell_one(seat, known)
            elif seat in self._hints:
                return  # it is being thought of
            elif rule == "free" or not others:
                await self._think_of_hint(seat)
            elif not set(others) <= set(self.seating.here):
                raise ClientError("not_allowed", "server-hint-away")
            else:
                self._ask_others("hint", seat)

    async def _agreed(self, request: Request) -> None:
        if request.what == "hint":
            await self._think_of_hint(request.by)
        else:
            await super()._agreed(request)

    async def _think_of_hint(self, seat: int) -> None:
        """Note for all that the coach is asked, and have it think."""
        self._note(seat, "hint")
        await self.context.store.write(store.keep(self.kept, time.time()))
        self._noted = False
        self._hints[seat] = task = self._background.spawn(self._hint(seat, self.sequence))
        task.add_done_callback(lambda _: self._hints.pop(seat, None))

    async def _hint(self, seat: int, sequence: int) -> None:
        """Tell a seat what is best."""
        # The number of a moment is the same in all games that look alike to this seat.
        key = hashlib.sha256(f"hint {self.id} {seat} {sequence}".encode()).digest()
        try:
            found = await self.context.players.hint(self.position, seat, key, self.asker)
        except Failed as error:
            log.error("table %s: no hint: %s", self.id, error)
            self.audience.tell_one(seat, ClientError("not_now", "server-error").told("hint", self.id))
            return
        advice = [
            Advice(one.answer, told, one.chance, one.least, one.most, why)
            for one, told, why in zip(found.hint.choices, found.answers, found.reasons, strict=True)
        ]
        hinted = messages.Hinted(self.id, sequence, advice, found.threat, found.hint.worlds)
        if self.sequence == sequence:
            self._hinted[seat] = hinted
            self.audience.tell_one(seat, hinted)

    def _show(self) -> None:
        """Show the next moment; hints for the last one are overtaken."""
        for task in list(self._hints.values()):
            task.cancel()
        self._hinted.clear()
        super()._show()

    # The review.

    @property
    def rests(self) -> bool:
        """Whether nothing more happens for a good while; a review in the making goes on by itself."""
        return self._reviewing is None and super().rests

    async def look_through(self) -> messages.Reviewed | None:
        """What the coach has found in this game, as far as it has looked; it goes on by itself. None: nothing
        yet. Raises `ClientError`."""
        if self.draining:
            raise ClientError("closing", "server-closing")
        if self.state != "over" or self.timeline is None:
            raise ClientError("not_now", "server-not-over")
        if self._reviewing is None and (self._found is None or self._found.share < 1):
            reviews, asker = self.context.players.reviews, self.asker
            if reviews.waiting >= AT_ONCE or reviews.waiting_of(asker) >= SHARE:
                raise ClientError("full", "server-review-later")
            self._reviewing = self._background.spawn(self._review())
        return self._found

    async def _review(self) -> None:
        """Have the game looked through, slice by slice, tell how far it is, and keep what was found."""
        try:
            record = self.record()
            kept = self.kept.review
            if kept is None or (kept.format, kept.of) != (FORMAT, digest_of(record)):
                found = await self._look_through()
                if found is None:
                    return
                kept = found
            told = await self.context.players.tell_mistakes(kept, record, self.asker) if kept.mistakes else {}
            self._tell_found(kept, 1.0, told)
        except Failed as error:
            log.error("table %s: no review: %s", self.id, error)
            self.audience.tell(ClientError("not_now", "server-error").told("look_through", self.id))
        finally:
            self._reviewing = None

    async def _look_through(self) -> Review | None:
        """All that is found. None: nobody has been here for a while; it goes on from there if somebody wants
        it."""
        reviewing, work, part = self._begun or _begin(self.record())
        self._begun = None
        seen = self.context.now()
        try:
            while True:
                part = next(work) if part is None else part
                now = self.context.now()
                seen = now if self.audience else seen
                if not self.audience and now - seen > LEFT:
                    self._begun = reviewing, work, part
                    return None
                part = work.send(await self.context.players.look_through(part, self.asker))
                self._tell_found(reviewing.review, min(reviewing.share, 0.999), {})
        except StopIteration:
            pass
        self.kept.review = reviewing.review
        await self.context.store.write(store.keep(self.kept, time.time()))
        return reviewing.review

    def _tell_found(self, review: Review, share: float, told: dict[int, list[ToldMistake]]) -> None:
        """Tell all who are here what has been found so far. told: the mistakes in words."""
        curve = [
            Chance(self._step_of(point.answers), point.turn, point.chances, point.errors)
            for point in review.curve
        ]
        mistakes = []
        for one in review.mistakes if told else ():
            en, ja = told[one.number]
            texts = [Text(*pair) for pair in zip(en, ja, strict=True)]
            step = self._step_of(one.number)
            mistakes.append(Costly(step, one.turn, one.seat, one.cost, one.half, one.chance, *texts))
        shown = Care(*review.care).shown
        steps = len(self._playing().marks)
        self._found = messages.Reviewed(self.id, share, steps, curve, mistakes, review.weighed, shown)
        self.audience.tell(self._found)

    def _step_of(self, answers: int) -> int:
        """The moment at which this many answers had been given, and somebody was really asked."""
        marks = self._playing().marks
        return max(0, bisect_right(range(len(marks)), answers, key=lambda number: marks[number].answers) - 1)


def _begin(record: Record) -> tuple[Reviewing, Generator[Slice, Found, None], None]:
    reviewing = Reviewing(record)
    return reviewing, reviewing.work(), None

"""The coach at a table: hints while the game is played, a review once it is over.

A hint goes to one seat, is thought of by what that seat may know, and by a key that says nothing of the game;
that it was asked for is told to all. Both are thought of beside; a hint stops when the table goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from bisect import bisect_right

import msgspec

from fudaba.coach import Care, Review, Reviewing
from fudaba.coach.findings import FORMAT, digest_of
from fudaba.coach.slices import Slice, SliceResult
from fudaba.coach.texts import MistakeText
from fudaba.kernel.record import Record
from fudaba.server import store
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.coach_schema import Chance, Costly
from fudaba.server.protocol.schema import Text
from fudaba.server.table.consent import Consent
from fudaba.server.table.context import TableContext
from fudaba.server.table.game import TableGame
from fudaba.server.table.stage import Stage
from fudaba.server.table.stand_ins import StandIns
from fudaba.server.workers.bots import HintInWords
from fudaba.server.workers.pool import Failed

log = logging.getLogger("fudaba.server")

AT_ONCE = 128
"""How many slices of reviews may wait; anyone who wants another one is asked to come later."""
LEFT = 60.0
"""Seconds for which a review goes on without anybody at the table."""
TOO_MUCH = ("time", "memory")
"""Why a slice may fail that is only too heavy."""
SHARE = 8
"""How many of them may be of one address."""


class TableCoach:
    """The coach of one table."""

    def __init__(
        self,
        table: TableContext,
        game: TableGame,
        stage: Stage,
        stand_ins: StandIns,
        consent: Consent,
    ) -> None:
        self._table = table
        self._game = game
        self._stage = stage
        self._stand_ins = stand_ins
        self._consent = consent
        self._hints: dict[int, asyncio.Task[None]] = {}
        self._hinted: dict[int, messages.Hinted] = {}
        self._reviewing: asyncio.Task[None] | None = None
        self._found: messages.Reviewed | None = None
        self._begun: Reviewing | None = None
        """A review that stands still, because nobody was here any more."""

    # Hints.

    async def hint(self, seat: int, sequence: int) -> None:
        """Let the coach say what is best at a seat's question, or ask the others whether it may.

        Once the others see the question, too: before that, nobody may be seen to be asked it. Raises
        `ClientError`.
        """
        table, stage = self._table, self._stage
        while (early := stage.early.of(seat)) is not None and early.sequence == sequence > stage.sequence:
            table.check_open()
            await stage.early.wait()
        async with table.lock:
            table.check_open()
            moment = stage.moment
            if sequence != stage.sequence or not stage.is_latest:
                raise ClientError("stale", "server-stale")
            if stage.asked != seat or moment.passed or self._stand_ins.bot_of(seat):
                raise ClientError("not_yours", "server-not-yours")
            rule, others = table.kept.hints, [other for other in table.seating.people if other != seat]
            if rule == "off":
                raise ClientError("not_allowed", "server-hint-off")
            known = self._hinted.get(seat)
            if known is not None and known.sequence == sequence:
                table.audience.tell_one(seat, known)
            elif seat in self._hints:
                return  # it is being thought of
            elif rule == "free" or not others:
                await self.think(seat)
            elif not set(others) <= set(table.seating.here):
                raise ClientError("not_allowed", "server-hint-away")
            else:
                self._consent.ask("hint", seat, [other for other in table.seating.here if other != seat])

    @property
    def is_asked(self) -> bool:
        """Whether the coach is thinking of a hint."""
        return bool(self._hints)

    async def think(self, seat: int) -> None:
        """Note for all that the coach is asked, and have it think. Call it with the table's lock held."""
        table, notices = self._table, self._stand_ins.notices
        notices.note(seat, "hint", self._stage.moment.lines)
        await table.server.store.write(store.keep(table.kept, time.time()))
        notices.unwritten = False
        self._hints[seat] = task = table.background.spawn(self._hint(seat, self._stage.sequence))
        task.add_done_callback(lambda _: self._hints.pop(seat, None))

    async def _hint(self, seat: int, sequence: int) -> None:
        """Send a seat the best answers: at first by few rollouts, then by all."""
        table = self._table
        # The number of a moment is the same in all games that look alike to this seat.
        key = hashlib.sha256(f"hint {table.id} {seat} {sequence}".encode()).digest()
        first = await table.server.players.first_hint(self._game.position, seat, key, table.asker)
        if first is not None:
            self._tell_hint(seat, sequence, first, coming=True)
        try:
            found = await table.server.players.hint(self._game.position, seat, key, table.asker)
        except Failed as error:
            log.error("table %s: no hint: %s", table.id, error)
            table.audience.tell_one(seat, ClientError("not_now", "server-error").response("hint", table.id))
            return
        self._tell_hint(seat, sequence, found, coming=False)

    def _tell_hint(self, seat: int, sequence: int, found: HintInWords, *, coming: bool) -> None:
        table = self._table
        hinted = messages.Hinted(table.id, sequence, found.advice, found.threat, found.hint.worlds, coming)
        if self._stage.sequence == sequence:
            self._hinted[seat] = hinted
            table.audience.tell_one(seat, hinted)

    def hint_of(self, viewer: int) -> messages.Hinted | None:
        """The hint that this viewer was given for the question that is shown."""
        return self._hinted.get(viewer)

    def forget_hints(self) -> None:
        """Another moment is shown: hints for the last one are overtaken."""
        for task in list(self._hints.values()):
            task.cancel()
        self._hinted.clear()

    # The review.

    @property
    def is_reviewing(self) -> bool:
        """Whether a review is being made; it goes on by itself."""
        return self._reviewing is not None

    def review(self) -> messages.Reviewed | None:
        """What the coach has found so far in a game that is over; it goes on by itself. None: nothing yet.

        Raises `ClientError`.
        """
        if self._reviewing is None and (self._found is None or self._found.share < 1):
            reviews, asker = self._table.server.players.reviews, self._table.asker
            if reviews.waiting >= AT_ONCE or reviews.waiting_of(asker) >= SHARE:
                raise ClientError("full", "server-review-later")
            self._reviewing = self._table.background.spawn(self._review())
        return self._found

    async def _review(self) -> None:
        """Have the game looked through, slice by slice, send how far it is, and keep what was found."""
        table = self._table
        try:
            record = self._game.record()
            kept = table.kept.review
            if kept is None or (kept.format, kept.of) != (FORMAT, digest_of(record)):
                found = await self._look_through()
                if found is None:
                    return
                kept = found
            shown, texts = await self._in_words(kept, record)
            self._tell_found(shown, 1.0, texts)
        except Failed as error:
            log.error("table %s: no review: %s", table.id, error)
            table.audience.tell(ClientError("not_now", "server-error").response("look_through", table.id))
        finally:
            self._reviewing = None

    def _log(self, part: Slice, error: Failed) -> None:
        """Say why a slice has found nothing."""
        heavy = error.why in TOO_MUCH
        level, why = (logging.WARNING, error.why) if heavy else (logging.ERROR, error)
        log.log(level, "table %s: answers %d to %d: %s", self._table.id, part.first, part.upto, why)

    async def _in_words(self, kept: Review, record: Record) -> tuple[Review, dict[int, list[MistakeText]]]:
        """The mistakes in words, and the review without those that take too long to be described.

        Raises `Failed`.
        """
        players, asker = self._table.server.players, self._table.asker
        if not kept.mistakes:
            return kept, {}
        try:
            return kept, await players.tell_mistakes(kept, record, asker)
        except Failed as error:
            if error.why not in TOO_MUCH:
                raise
        texts: dict[int, list[MistakeText]] = {}
        for one in kept.mistakes:
            with contextlib.suppress(Failed):
                alone = msgspec.structs.replace(kept, mistakes=[one])
                texts |= await players.tell_mistakes(alone, record, asker)
        described = [one for one in kept.mistakes if one.number in texts]
        skipped = kept.skipped + len(kept.mistakes) - len(described)
        return msgspec.structs.replace(kept, mistakes=described, skipped=skipped), texts

    async def _look_through(self) -> Review | None:
        """All that is found, several slices at a time. None: nobody has been here for a while; it goes on
        from there if somebody wants it. Raises `Failed` where every answer fails by an error."""
        table, now = self._table, self._table.server.now
        reviewing = self._begun or Reviewing(self._game.record())
        self._begun = None
        under_way: dict[asyncio.Task[SliceResult | Failed], Slice] = {}
        seen, left = now(), False
        failed: Failed | None = None
        await table.server.players.prepare_review(self._game.position, table.asker)
        try:
            while True:
                seen = now() if table.audience else seen
                left = not table.audience and now() - seen > LEFT
                while not left and len(under_way) < table.server.players.reviews.count:
                    part = reviewing.next_slice()
                    if part is None:
                        break
                    under_way[asyncio.create_task(self._found_in(part))] = part
                if not under_way:
                    break
                ended, _ = await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
                for task in ended:
                    part, found = under_way.pop(task), task.result()
                    if isinstance(found, Failed):
                        failed = found
                        self._log(part, found)
                    reviewing.note(part, None if isinstance(found, Failed) else found)
                self._tell_found(reviewing.review, min(reviewing.share, 0.999), {})
        finally:
            for task, part in under_way.items():
                task.cancel()
                reviewing.put_back(part)
        if left and not reviewing.is_done:
            self._begun = reviewing
            return None
        review = reviewing.review
        if failed is not None and failed.why not in TOO_MUCH and not (review.weighed or review.curve):
            raise failed
        table.kept.review = review
        await table.server.store.write(store.keep(table.kept, time.time()))
        return review

    async def _found_in(self, part: Slice) -> SliceResult | Failed:
        """What a slice finds, or why it finds nothing."""
        try:
            return await self._table.server.players.look_through(part, self._table.asker)
        except Failed as error:
            return error

    def _tell_found(self, review: Review, share: float, by_number: dict[int, list[MistakeText]]) -> None:
        """Send all who are here what has been found so far. by_number: the mistakes in words."""
        curve = [
            Chance(self._step_of(point.answers), point.turn, point.chances, point.errors)
            for point in review.curve
        ]
        mistakes = []
        for one in review.mistakes if by_number else ():
            en, ja = by_number[one.number]
            texts = [Text(*pair) for pair in zip(en, ja, strict=True)]
            step = self._step_of(one.number)
            found = one.cost, one.half, one.chance, one.this_turn
            mistakes.append(Costly(step, one.turn, one.seat, *found, *texts))
        shown = Care(*review.care).shown
        steps = len(self._game.timeline.marks)
        self._found = messages.Reviewed(
            self._table.id, share, steps, curve, mistakes, review.weighed, shown, review.skipped
        )
        self._table.audience.tell(self._found)

    def _step_of(self, answers: int) -> int:
        """The moment at which this many answers had been given, and somebody was really asked."""
        marks = self._game.timeline.marks
        return max(0, bisect_right(range(len(marks)), answers, key=lambda number: marks[number].answers) - 1)

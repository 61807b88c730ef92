"""The bots, in processes of their own: whatever they think, the event loop goes on.

What a process does for a bot: `bot_process`. Who looks at earlier moments of a game is shown them by another
process, which stands back for these: see `moments`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fudaba.bots import LEVELS, maker_of
from fudaba.bots.mind import until
from fudaba.bots.preparation import prepared
from fudaba.coach import Hint, Review, hint
from fudaba.coach.hint_search import FIRST
from fudaba.coach.slices import Slice, SliceResult, done
from fudaba.coach.texts import MistakeText, answer_text, mistake_texts, reasons_text
from fudaba.kernel.ask import Answer
from fudaba.kernel.record import Record
from fudaba.server.game.snapshot import Position
from fudaba.server.protocol.coach_schema import Advice
from fudaba.server.protocol.schema import Text
from fudaba.server.workers.bot_preparation import BotPreparation
from fudaba.server.workers.bot_process import answer_of, timeline_of, using
from fudaba.server.workers.fair_queue import NOBODY, Asker
from fudaba.server.workers.jobs import overtaken
from fudaba.server.workers.moments import looked
from fudaba.server.workers.pool import Failed, Workers
from fudaba.server.workers.shared_search import run_shared
from fudaba.text import LANGS
from fudaba.text.narrator import Narrator, narrator

STANDS_BACK = 5
"""By how much the processes for looks, and for bots that think ahead, stand back for the others."""


TRIES = 12
"""How many processes a bot's answer may lose, in five minutes at least: a game that goes on waits for it."""


class Players:
    """The processes that answer for bots and look at games. slowest: seconds for which one of them may
    compute. memory: megabytes that one may take, 0 for any number."""

    def __init__(self, workers: int, slowest: float, memory: int = 0) -> None:
        one, kind = min(workers, 1), STANDS_BACK
        every = workers + 1 if workers else 0  # bots that answer at once leave a core to the server
        self.bots = Workers("bots", workers, slowest, memory=memory, tries=TRIES)
        self.thinkers = Workers("thinkers", every, slowest, kindness=kind, memory=memory, tries=TRIES)
        self.looks = Workers("looks", one, slowest, kindness=kind, memory=memory)
        self.reviews = Workers("reviews", every, slowest, kindness=2 * kind, memory=memory)
        self.preparation = BotPreparation(self.reviews)

    async def answer(self, position: Position, seat: int, name: str, asker: Asker = NOBODY) -> Answer:
        """What the bot of that name answers at that seat.

        Raises `pool.Failed` if the bot, or a rule, raises an error.
        """
        found = self.prepare(position, name, asker)
        if not thinks_ahead(name, position.setup.game):
            return await self.bots.run(answer_of, position, seat, name, found, asker=asker)
        return await run_shared(self.thinkers, answer_of, position, seat, name, found, asker=asker)

    def prepare(self, position: Position, name: str, asker: Asker = NOBODY) -> str:
        """What a bot has prepared for a game so far, "" for nothing. Not begun yet, it is now, beside."""
        return self.preparation.found(position, name, asker)

    async def look(
        self, position: Position, step: int, upto: int, viewer: int, asker: Asker = NOBODY
    ) -> bytes:
        """The message that shows an earlier moment. Raises `pool.Failed` if it cannot be shown.

        upto: how many moments have been shown. See `messages.Look`.
        """
        return await self.looks.run(looked, position, step, upto, viewer, asker=asker)

    async def hint(self, position: Position, seat: int, key: bytes, asker: Asker = NOBODY) -> HintInWords:
        """What the coach says to that seat. Raises `pool.Failed`."""
        found = self.prepare(position, LEVELS[-1], asker)
        return await run_shared(self.thinkers, hint_of, position, seat, key, found, asker=asker, is_long=True)

    async def first_hint(
        self, position: Position, seat: int, key: bytes, asker: Asker = NOBODY
    ) -> HintInWords | None:
        """The same from a few rollouts, so that it comes at once; None where it fails."""
        found = self.prepare(position, LEVELS[-1], asker)
        try:
            return await run_shared(self.thinkers, hint_of, position, seat, key, found, FIRST, asker=asker)
        except Failed:
            return None

    async def prepare_review(self, position: Position, asker: Asker = NOBODY) -> None:
        """Have it prepared what all slices of a review go by."""
        await self.preparation.complete(position, LEVELS[-1], asker)

    async def look_through(self, part: Slice, asker: Asker = NOBODY) -> SliceResult:
        """What a slice of a review finds. Raises `pool.Failed`."""
        return await self.reviews.run(done, part, asker=asker)

    async def tell_mistakes(
        self, found: Review, record: Record, asker: Asker = NOBODY
    ) -> dict[int, list[MistakeText]]:
        """The mistakes of a review in words, in English and in Japanese. Raises `pool.Failed`."""
        return await self.reviews.run(mistakes_of, found, record, asker=asker)

    def think_in(self, thinkers: Workers, reviews: Workers) -> None:
        """Have other processes do what takes its time; nothing has begun yet. reviews: they also prepare."""
        self.thinkers, self.reviews = thinkers, reviews
        self.preparation = BotPreparation(reviews)

    def warm(self) -> None:
        """Start the processes, so that the first bot, and the first look, need not wait for them.

        Those for bots that think ahead start once there is such a bot.
        """
        self.bots.warm()
        self.looks.warm()

    def close(self) -> None:
        """Stop the processes."""
        self.preparation.close()
        self.bots.close()
        self.thinkers.close()
        self.looks.close()
        self.reviews.close()


def thinks_ahead(name: str, game: str) -> bool:
    """Whether a bot takes its time; then it must not keep those waiting who answer at once."""
    return getattr(maker_of(name, game), "imagines", False)


# In the processes.


class HintInWords(NamedTuple):
    """A hint, and its words in English and Japanese."""

    hint: Hint
    """The hint itself."""
    answers: list[Text]
    """The words of each answer."""
    reasons: list[Text]
    """What speaks for each answer."""
    threat: Text
    """What the opponents may do."""

    @property
    def advice(self) -> list[Advice]:
        """The best answers with their words, as a message carries them."""
        return [
            Advice(one.answer, text, one.chance, one.least, one.most, why)
            for one, text, why in zip(self.hint.choices, self.answers, self.reasons, strict=True)
        ]


def hint_of(position: Position, seat: int, key: bytes, found: str = "", part: int = 1) -> HintInWords:
    """Think, for `Players.hint`. found: what who thinks has prepared so far. part: see `coach.hint`."""
    with using:
        timeline = timeline_of(position)
        ask = timeline.session.ask
        assert ask is not None, "only who is asked gets a hint"
        view = timeline.session.view(seat)
        with until(overtaken), prepared(found):
            hinted = hint(ask, view, position.setup.game, key, part)
        seen = view.put(ask)
        tells = _tells(position.setup.game, position.names)

        return HintInWords(
            hinted,
            [Text(*(answer_text(tell, seen, one.answer) for tell in tells)) for one in hinted.choices],
            [Text(*(reasons_text(tell, one.reasons) for tell in tells)) for one in hinted.choices],
            Text(*(reasons_text(tell, hinted.threats) for tell in tells)),
        )


def mistakes_of(found: Review, record: Record) -> dict[int, list[MistakeText]]:
    """The words, for `Players.tell_mistakes`."""
    return mistake_texts(found, record, _tells(record.game, record.names))


def _tells(game: str, names: Sequence[str]) -> list[Narrator]:
    return [narrator(game, lang, names) for lang in LANGS]

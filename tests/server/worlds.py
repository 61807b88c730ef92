"""Two worlds side by side: all that is sent of a table, byte for byte, with its time by a clock of its own.

The clock goes on only when nobody has anything to do, so a time is the same on every machine.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from fudaba import games
from fudaba.kernel.ask import Answer
from fudaba.kernel.game import read_options
from fudaba.server.operations.settings import Settings
from fudaba.server.protocol.schema import Clock
from fudaba.server.store.stored_table import StoredSeat, StoredTable
from fudaba.server.table import cost
from fudaba.server.table.context import ServerContext
from fudaba.server.table.cost import Share
from fudaba.server.table.table import Table
from fudaba.server.workers.fair_queue import Asker
from tests.server.at_table import timeline_of

FSYNC = 0.004
"""Seconds that it takes to write a move."""
PAD = 1.5
"""Seconds for which a person who is not asked seems to think."""
Sent = list[tuple[float, bytes]]
T = TypeVar("T")


class Free(Share):
    """A share that nothing is spent of: times are compared here, and on a busy machine any step is costly."""

    def spend(self, seconds: float) -> None:
        pass


class _Selector(selectors.SelectSelector):
    """Waits for nothing: what would be waited for is the next time of the clock."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        """What is ready; the clock goes on by the time that nothing is."""
        assert timeout is not None, "nothing will ever happen"
        self.now += max(0.0, timeout)
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """An event loop with a clock of its own, which begins at 0."""

    def __init__(self) -> None:
        self._of_its_own = _Selector()
        super().__init__(self._of_its_own)

    def time(self) -> float:
        """Seconds since it began."""
        return self._of_its_own.now


class Disk:
    """Stands for the database: a write takes its time."""

    def __init__(self) -> None:
        self.takes = FSYNC

    async def write(self, *writes: object) -> None:
        """Write."""
        await asyncio.sleep(self.takes)

    def submit(self, *writes: object) -> None:
        """Write later."""


class Eye:
    """Somebody who looks on, and what they are sent, when."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.sent: Sent = []
        self.news = asyncio.Event()

    def send(self, data: bytes) -> None:
        """One more message."""
        self.sent.append((round(asyncio.get_running_loop().time(), 4), data))
        self.news.set()

    async def room(self) -> None:
        """There always is."""


class World:
    """A table, whose bots think for a while and answer as `answers` says, and who looks on."""

    def __init__(
        self,
        game: str,
        bots: Sequence[bool],
        situation: dict[str, Any] | None,
        options: dict[str, Any],
        eyes: Sequence[int],
        *,
        thinks: float = 0.3,
        answers: Callable[[Table], Answer] = lambda table: (0,),
        undo: str = "consent",
        seed: str = "1",
        clock: Clock | None = None,
    ) -> None:
        async def answer(position: object, seat: int, name: str, asker: Asker) -> Answer:
            found = answers(self.table)
            await asyncio.sleep(thinks)
            return found

        players: Any = SimpleNamespace(answer=answer, prepare=lambda *given: None)
        self.disk = Disk()
        store: Any = self.disk
        now = asyncio.get_running_loop().time
        settings = Settings(Path(), workers=0, pace=0.7, pad=(PAD, PAD))
        context = ServerContext(store, players, settings, lambda: None, now, costly=Free())
        for _ in range(200):  # so that a bot that was not asked thinks as long as one that was
            context.pacing.shown_after("random", thinks + FSYNC if thinks > settings.pace else 0.0)
        kept = StoredTable(
            id="t",
            game=game,
            rules=games.named(game).rules,
            options=read_options(games.named(game).switches, options),
            seed=seed,
            seats=[
                StoredSeat(f"P{seat}", "bot" if bot else "person", "random" if bot else "")
                for seat, bot in enumerate(bots)
            ],
            host=0,
            invite="",
            undo=undo,  # type: ignore[arg-type]  # one of the words
            spectators="public",
            takeover="",
            clock=clock,
            listed=True,
            created=0.0,
            situation=situation,
        )
        self.table = Table(context, kept, [], [])
        self.eyes = [Eye(viewer) for viewer in eyes]

    async def begin(self) -> None:
        """Let the game begin, with everybody looking."""
        for eye in self.eyes:
            self.table.audience.add(eye)
        await self.table.begin()

    async def say(self, seat: int, *words: str) -> None:
        """Let a person answer: a verb, or a verb and a face."""
        ask = timeline_of(self.table).session.ask
        assert ask is not None
        assert ask.decider == seat
        chosen = next(n for n, o in enumerate(ask.options) if all(word in (o.verb, o.face) for word in words))
        await self.table.answer(seat, timeline_of(self.table).sequence, (chosen,), lambda: None)


def watched(script: Callable[[], Awaitable[World]], seconds: float) -> dict[int, Sent]:
    """What is sent to everybody who looks on, until this many seconds after the script. How much processor
    time a step takes does not matter: none of them is broken off."""

    async def run() -> World:
        world = await script()
        await asyncio.sleep(seconds)
        world.table.close()
        return world

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cost, "STRANGERS", cost.SLOWEST)
        world = by_clock(run())
    return {eye.viewer: eye.sent for eye in world.eyes}


def by_clock(script: Coroutine[Any, Any, T]) -> T:
    """What a script returns that is run by a clock of its own."""
    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(script)


def same(one: dict[int, Sent], other: dict[int, Sent]) -> None:
    """In both worlds the same is sent to each, in the same order, at the same times."""
    for viewer, sent in one.items():
        times = [[time for time, _ in each] for each in (sent, other[viewer])]
        assert times[0] == times[1], f"the times of what viewer {viewer} is sent differ"
        for (time, here), (_, there) in zip(sent, other[viewer], strict=True):
            assert here == there, f"what viewer {viewer} is sent after {time} s differs"


differ = pytest.raises(AssertionError, match="differ")
"""For a leak that is put in on purpose."""

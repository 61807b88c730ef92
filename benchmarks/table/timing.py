"""Whether time tells who was really asked: an onlooker notes when each moment comes, and guesses."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

from benchmarks.table.client import Browser, Party, opened
from benchmarks.table.tables import GAMES
from fudaba.games import named
from fudaba.kernel.record import setup_from
from fudaba.server.game.timeline import Timeline
from fudaba.server.store import opened as opened_store
from fudaba.server.store.stored_table import record_of_moves

TABLES = 6
"""Of each game."""
FEWEST = 15
"""Of fewer moments of either kind nothing is said."""
FULL_OF_REACTIONS = {
    "dominion": {"kingdom": "moat,militia,witch,bandit,bureaucrat,village,cellar,market,smithy"}
}
"""Where attacks are made, and some can be answered."""


class Onlooker:
    """At one table of a person against bots; shown: when each sequence came."""

    def __init__(self, port: int, party: Party, address: str) -> None:
        self.party = party
        self.shown: dict[int, float] = {}
        self._browser = Browser(port, address=address)

    async def look_on(self) -> None:
        """Note when each moment comes, until called off."""
        await self._browser.open()
        await self._browser.join(self.party.table, "")
        seen = -1
        while True:
            if self._browser.sequence != seen:
                seen = self._browser.sequence
                self.shown[seen] = time.perf_counter()
            self._browser.news.clear()
            await self._browser.news.wait()


async def watched(port: int, where: Path | str, address: str, seconds: float) -> dict[str, float]:
    """How many per cent of the moments at which a bot was asked, or was not, an onlooker tells apart by time.

    Guessing is right for 50; of each game the best threshold that there is counts.
    """
    chance = random.Random(11)
    onlookers: dict[str, list[Onlooker]] = {game: [] for game in GAMES}
    playing = []
    for game in GAMES:
        for _ in range(TABLES):
            options = FULL_OF_REACTIONS.get(game, {})
            party = await opened(port, game, options, people=1, bots=3, address=address)
            onlookers[game].append(onlooker := Onlooker(port, party, address))
            playing += [asyncio.create_task(onlooker.look_on()), asyncio.create_task(_play(party, chance))]
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    figures = {}
    for game in GAMES:
        asked: list[float] = []
        passed: list[float] = []
        for onlooker in onlookers[game]:
            _sort(where, onlooker, asked, passed)
        figures[f"{game}: asked"], figures[f"{game}: not asked"] = float(len(asked)), float(len(passed))
        figures[f"{game}: guessed by time, %"] = 100 * distinguishable_share(asked, passed)
    return figures


async def _play(party: Party, chance: random.Random) -> None:
    while True:
        if browser := party.asked:
            await party.answer(browser, chance)
        await asyncio.sleep(0.05)


def _sort(where: Path | str, onlooker: Onlooker, asked: list[float], passed: list[float]) -> None:
    """How long each question to a bot was shown, by whether there was one; found out by running the game."""
    kept_in = opened_store(where, there=True)
    try:
        kept = kept_in.kept(onlooker.party.table)
        assert kept is not None
        record = record_of_moves(kept, kept_in.moves(kept.id))
    finally:
        kept_in.close()
    game = named(kept.game)
    timeline = Timeline(game, setup_from(game, record), record.names)
    shown = onlooker.shown
    before = (timeline.sequence, timeline.now())
    for answer in record.answers:
        moments = timeline.answer(tuple(answer))
        first = timeline.sequence - len(moments) + 1
        for sequence, moment in [before, *zip(range(first, timeline.sequence), moments, strict=False)]:
            if moment.ask is None or moment.ask.decider == 0 or not {sequence, sequence + 1} <= shown.keys():
                continue
            (passed if moment.passed else asked).append(shown[sequence + 1] - shown[sequence])
        before = (timeline.sequence, moments[-1])


def distinguishable_share(one: list[float], other: list[float]) -> float:
    """The share that the best threshold sorts rightly, each kind counting half; 0.5 for too few of them."""
    if min(len(one), len(other)) < FEWEST:
        return 0.5
    best = 0.5
    for threshold in [*one, *other]:
        below = (
            sum(value <= threshold for value in one) / len(one)
            + sum(value > threshold for value in other) / len(other)
        ) / 2
        best = max(best, below, 1 - below)
    return best

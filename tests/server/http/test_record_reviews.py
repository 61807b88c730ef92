"""The review of a record that a page sends goes by the plan that a review at a table goes by."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.game import setup_of
from fudaba.kernel.record import encode
from fudaba.kernel.session import Session
from fudaba.server.game.snapshot import Position
from fudaba.server.http import replays
from fudaba.server.workers.bot_preparation import BotPreparation
from fudaba.server.workers.fair_queue import NOBODY, Asker
from tests.server.browsing import asking, run, serving


def record_of(game: str) -> tuple[Session, str]:
    """A game of some answers, and its record."""
    session = Session(
        games.named(game), setup_of(games.named(game), seats=2, seed="r", options={}), ["Aya", "Ben"]
    )
    players = [bot("random", game, f"r {seat}") for seat in range(2)]
    while (ask := session.ask) is not None and len(session.answers) < 8:
        session.answer(players[ask.decider].answer(ask, session.view(ask.decider)))
    return session, encode(session.record()).decode()


def test_the_plan_is_looked_for_beside_and_the_page_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, record = record_of("dominion")
    asked: list[tuple[Position, str]] = []

    async def script() -> None:
        is_found = asyncio.Event()

        async def complete(
            self: BotPreparation, position: Position, name: str, asker: Asker = NOBODY
        ) -> None:
            asked.append((position, name))
            await is_found.wait()

        monkeypatch.setattr(BotPreparation, "complete", complete)
        monkeypatch.setattr(replays, "PATIENCE", 0.01)
        async with serving(tmp_path) as server, asking(server) as client:

            async def part() -> dict[str, object]:
                sent = {"record": record, "first": 0, "count": 1}
                found: dict[str, object] = (await client.post("/api/replay/review", json=sent)).json()
                return found

            for _ in range(2):
                found = await part()
                assert (found["prepares"], found["upto"], found["curve"]) == (True, 0, [])
            is_found.set()
            found = await part()
            assert (found["prepares"], found["upto"]) == (False, 1)
            assert found["curve"]

    run(script())
    ((position, name),) = asked  # once, however often the page asks
    assert (position.setup, name) == (session.setup, "strong")


@pytest.mark.parametrize("game", ["bridge_over", "innovation"])
def test_where_nothing_is_prepared_the_first_part_comes_at_once(tmp_path: Path, game: str) -> None:
    _, record = record_of(game)

    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            sent = {"record": record, "first": 0, "count": 1}
            assert (await client.post("/api/replay/review", json=sent)).json()["upto"] == 1
            broken = await client.post("/api/replay/review", json=sent | {"record": record[:-9]})
            assert broken.json()["en"]

    run(script())

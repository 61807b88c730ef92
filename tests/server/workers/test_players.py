"""The bots in their processes."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.dominion_study import plans_cache
from fudaba.dominion_study.kingdom import PlanKingdom, kingdom_of
from fudaba.dominion_study.search import Plan
from fudaba.dominion_study.search.evolution import BIG_MONEY
from fudaba.kernel.game import setup_of
from fudaba.kernel.session import Session
from fudaba.server.game.snapshot import Position
from fudaba.server.workers import bot_preparation
from fudaba.server.workers import bot_process as answering
from fudaba.server.workers.bot_process import answer_of
from fudaba.server.workers.bots import Players
from fudaba.server.workers.fair_queue import NOBODY
from fudaba.server.workers.jobs import Why
from fudaba.server.workers.pool import Failed, Workers

GAME = games.named("bridge_over")
NAMES = ("Aya", "Ben", "Chika")
DOMINION = Position(
    "plans",
    setup_of(games.named("dominion"), seats=2, seed="7", options={"kingdom": "witch,moat"}),
    NAMES[:2],
    (),
)


def positions(count: int) -> list[Position]:
    """A game as it goes on."""
    setup = setup_of(GAME, seats=3, seed="7")
    session = Session(GAME, setup, list(NAMES))
    player = bot("random", GAME.name, "7")
    found = []
    for _ in range(count):
        found.append(Position("t", setup, NAMES, tuple(session.answers)))
        assert session.ask is not None
        session.answer(player.answer(session.ask, session.view(session.ask.decider)))
    return found


def test_what_a_bot_answers_does_not_depend_on_what_its_process_knew() -> None:
    found = positions(20)
    answering._known.clear()
    fresh = []
    for position in found:
        answering._known.clear()
        fresh.append(answer_of(position, 0, "sensible"))
    answering._known.clear()
    assert [answer_of(position, 0, "sensible") for position in found] == fresh
    assert [answer_of(position, 0, "sensible") for position in reversed(found)] == fresh[::-1]


def test_a_process_keeps_only_so_many_games() -> None:
    answering._known.clear()
    position = positions(1)[0]
    for number in range(answering.KEPT + 5):
        answer_of(position._replace(table=str(number)), 0, "random")
    assert len(answering._known) == answering.KEPT
    assert "0" not in answering._known


def test_who_only_plays_loads_no_words_and_no_other_game() -> None:
    """So a process of bots, here or in the arena, is soon there."""
    code = (
        "import sys, fudaba.arena.simulate, fudaba.server.workers.bot_process; from fudaba import games\n"
        "games.named('bridge_over'); print(*sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {*run.stdout.split()}
    assert "fudaba.games.bridge_over" in loaded
    assert not loaded & {"fluent", "fudaba.text", "fudaba.games.dominion", "fudaba.games.innovation"}


def test_who_looks_does_not_hold_up_who_plays() -> None:
    async def script() -> None:
        answering = Players(1, 20.0)
        position = positions(1)[0]
        try:
            await answering.answer(position, 0, "random")
            looks = [asyncio.create_task(answering.look(position, 0, 1, -1)) for _ in range(3)]
            naps = [asyncio.create_task(answering.looks.run(time.sleep, 1000)) for _ in range(3)]
            await asyncio.gather(*looks)
            assert await answering.answer(position, 0, "random") == answer_of(position, 0, "random")
            assert not any(nap.done() for nap in naps)
        finally:
            answering.close()

    asyncio.run(asyncio.wait_for(script(), 600))


def test_no_answer_waits_for_a_plan_that_is_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, asked = threading.Event(), []

    def found_for(kingdom: PlanKingdom, games: int) -> Plan:
        asked.append(kingdom)
        assert go_on.wait(60)
        return BIG_MONEY

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(plans_cache.ENVIRONMENT, "1")
    monkeypatch.setattr(plans_cache, "first_found_for", found_for)
    monkeypatch.setattr(plans_cache, "found_for", found_for)
    monkeypatch.setattr(plans_cache, "next_found_for", lambda *_, **__: BIG_MONEY)
    plans_cache._text_for.cache_clear()
    setup = setup_of(games.named("dominion"), seats=2, seed="7", options={"kingdom": "witch,moat"})
    position = Position("prepared", setup, ("Aya", "Ben"), ())

    async def script() -> None:
        answering = Players(0, 20.0)  # threads
        try:
            for name in ("steady", "gentle", "steady"):
                await answering.answer(position, 0, name)
                assert answering.prepare(position, name) == ""
            go_on.set()
            await asyncio.gather(*answering.preparation._prepared.values())
            for name in ("steady", "gentle"):
                assert 'card = "smithy"' in answering.prepare(position, name)
            await answering.answer(position, 0, "steady")
            await asyncio.gather(*answering.preparation._improving)
        finally:
            go_on.set()
            answering.close()

    asyncio.run(script())
    assert {kingdom.cards for kingdom in asked} == {("moat", "witch")}
    kept = {file.stem.split("-", 2)[2] for file in (tmp_path / "fudaba" / "plans").iterdir()}
    later = {f"1-{number}" for number in range(2, plans_cache.MOST_ROUNDS + 1)}
    assert kept == {"first", "1", *later}  # a first plan, and better ones for later games


def test_a_bot_gets_better_while_nobody_else_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on with that in its next game."""
    improved: list[str] = []

    async def script() -> None:
        answering = Players(0, 20.0)

        async def run(work: Callable[..., Any], position: Position, name: str, **_: Any) -> bool:
            improved.append(name)
            return len(improved) < 5

        monkeypatch.setattr(answering.reviews, "run", run)
        await answering.preparation._improve(positions(1)[0], "steady", NOBODY)
        assert len(improved) == 5
        improved.clear()
        monkeypatch.setattr(Workers, "waiting", 1)
        await answering.preparation._improve(positions(1)[0], "steady", NOBODY)
        assert len(improved) == 1

    asyncio.run(script())


def test_bots_that_prepare_nothing_are_not_waited_for() -> None:
    async def script() -> None:
        answering = Players(0, 20.0)
        await answering.answer(positions(1)[0], 0, "sensible")
        assert not answering.preparation._prepared
        answering.close()

    asyncio.run(script())


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system cannot tell")
def test_a_plan_may_take_longer_than_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it does on a slow processor; the limit of an answer is nearly nothing here."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(plans_cache.ENVIRONMENT, "20")

    async def script() -> None:
        answering = Players(1, 0.05)
        try:
            answering.prepare(DOMINION, "steady")
            (preparing,) = answering.preparation._prepared.values()
            assert 'name = "found"' in await preparing
            await asyncio.gather(*answering.preparation._improving)
        finally:
            answering.close()

    asyncio.run(asyncio.wait_for(script(), 600))
    assert len([*(tmp_path / "fudaba" / "plans").iterdir()]) == 1 + plans_cache.MOST_ROUNDS


@pytest.mark.parametrize("why", ["time", "memory", "lost"])
def test_what_a_limit_ends_is_tried_again_later_and_not_for_ever(
    why: Why, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[float] = []

    async def fails(work: Callable[..., Any], *_: Any, slowest: float, **__: Any) -> None:
        tried.append(slowest)
        raise Failed("a traceback", why)

    monkeypatch.setattr(bot_preparation, "AGAIN", 0.0)

    async def script() -> None:
        answering = Players(0, 20.0)
        monkeypatch.setattr(answering.reviews, "run", fails)
        for _ in range(2):
            answering.prepare(DOMINION, "steady")
            assert [await one for one in answering.preparation._prepared.values()] == [""]
        await answering.preparation._improve(DOMINION, "steady", NOBODY)
        await answering.prepare_review(DOMINION)
        answering.close()

    asyncio.run(script())
    assert tried == [bot_preparation.SLOWEST] * (2 * bot_preparation.TRIES + 1)
    lines = [record.getMessage() for record in caplog.records]
    assert [line.rsplit("; ")[-1] for line in lines] == [
        *(["again in 0 s"] * 2 + ["given up"]) * 2,
        "given up",
    ]
    by = bot_preparation.ENDED_BY[why].format(seconds=bot_preparation.SLOWEST)
    assert (
        lines[0] == f"steady at plans could not prepare: prepared_for ended by {by}, try 1 of 3; again in 0 s"
    )


def test_what_fails_by_itself_is_not_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def script() -> None:
        answering = Players(0, 20.0)
        monkeypatch.setattr(bot_preparation, "prepared_for", lambda position, name: 1 / 0)
        answering.prepare(DOMINION, "steady")
        assert [await one for one in answering.preparation._prepared.values()] == [""]
        answering.close()

    asyncio.run(script())
    (record,) = caplog.records
    assert "steady at plans could not prepare" in record.getMessage()
    assert "ZeroDivisionError" in record.getMessage()


def test_slices_of_a_review_find_the_plan_that_they_go_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None of them has the time to look for it, and all of them would."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(plans_cache.ENVIRONMENT, "1")
    monkeypatch.setattr(plans_cache, "found_for", lambda kingdom, games: BIG_MONEY)
    plans_cache._text_for.cache_clear()
    kingdom = kingdom_of(answering._beginning(DOMINION))

    async def script() -> None:
        players = Players(0, 20.0)
        assert not plans_cache.is_known(kingdom)
        await players.prepare_review(DOMINION)
        assert plans_cache.is_known(kingdom)
        await players.prepare_review(positions(1)[0])  # there is nothing to look for in other games
        players.close()

    asyncio.run(script())

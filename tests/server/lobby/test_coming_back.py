"""A server that begins again serves at once; its games are run again beside."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from fudaba import card_files
from fudaba.server.http.app import Server
from fudaba.server.lobby.registry import Registry
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Clock
from fudaba.server.table.table import Table
from tests.server.browsing import ME, OPEN, RANDOM, Browser, asking, run, serving

pytestmark = pytest.mark.usefixtures("kept_in")

GAMES = 12


async def played_a_little(server: Server, game: str) -> tuple[m.Seated, m.Update]:
    """A game of one person and a bot after some answers."""
    browser = Browser(server)
    at = await browser.open(ME, RANDOM, game=game, options={})
    for _ in range(3):
        await browser.mine()
        await browser.answer()
    return at, await browser.mine()


async def come_back(server: Server, seats: list[tuple[m.Seated, m.Update]]) -> None:
    """Those people come back and see what they saw."""
    for at, update in seats:
        back = Browser(server)
        back.tell(m.Join(at.table, at.token))
        again = await back.get(m.Update)
        assert again.sequence == update.sequence
        assert again.view == update.view
        assert again.question == update.question


async def health(client: httpx.AsyncClient) -> dict[str, int]:
    """How many games are still to be run again, and how many are there."""
    data = (await client.get("/health")).json()
    return {"returning": data["returning"], "playing": data["tables"]["playing"]}


OWL = """
from fudaba.games.dominion.writing import ACTION, Expansion
Expansion("own").simple("owl", cost=2, types=ACTION, cards=1)
"""


@pytest.fixture
def owl(tmp_path: Path) -> Path:
    """The file of a card of somebody's own."""
    file = tmp_path / "owl.py"
    file.write_text(OWL, encoding="utf-8")
    file.with_suffix(".en.ftl").write_text(
        "dominion-card-owl = Owl\n    .text = +1 Card.\n", encoding="utf-8"
    )
    return file


@contextlib.contextmanager
def loaded(file: Path) -> Iterator[None]:
    """That card is there for a while."""
    card_files.load(file)
    try:
        yield
    finally:
        card_files.unload()


WITH_OWL: dict[str, Any] = {"game": "dominion", "options": {"require": "owl"}}


def test_a_table_with_cards_of_somebodys_own_waits_for_them(tmp_path: Path, owl: Path) -> None:
    async def opened_there() -> m.Seated:
        async with serving(tmp_path) as server:
            return await Browser(server).open(ME, RANDOM, **WITH_OWL)

    async def come(at: m.Seated, what: type[m.Refused] | type[m.Update]) -> m.Refused | m.Update:
        async with serving(tmp_path) as server:
            back = Browser(server)
            back.tell(m.Join(at.table, at.token))
            return await back.get(what)

    with loaded(owl):
        at = run(opened_there())
    refused = run(come(at, m.Refused))
    assert isinstance(refused, m.Refused)
    assert (refused.code, "owl.py" in refused.detail.en) == ("not_now", True)
    with loaded(owl):
        assert isinstance(run(come(at, m.Update)), m.Update)


@pytest.mark.parametrize("rests", [False, True])
def test_how_many_tables_wait_for_cards_of_somebodys_own_is_counted(
    tmp_path: Path, owl: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, rests: bool
) -> None:
    """One that rested on disk, too: nobody can come to it, so no time runs there either."""
    monkeypatch.setattr("fudaba.server.lobby.sweep.UNLOADED", -1.0)
    monkeypatch.setattr("fudaba.server.table.turn_watch.UNNOTICED", 0.0)

    async def opened_there() -> m.Seated:
        async with serving(tmp_path) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN, **WITH_OWL, clock=Clock(3600))
            await guest.sit(at)
            await host.get(m.Update)
            if rests:
                for browser in (host, guest):
                    await browser.leave()
                await server.lobby.sweeper.sweep()
                assert len(server.lobby.registry.hibernation) == 1
            return at

    async def counted(at: m.Seated, *, comes: bool = False) -> tuple[dict[str, int], list[str]]:
        async with serving(tmp_path, metrics="any") as server, asking(server) as client:
            if comes:
                back = Browser(server)
                back.tell(m.Join(at.table, at.token))
                await back.get(m.Refused)
            data = (await client.get("/health")).json()
            names = ("without_cards", "resting", "returning")
            figures = (await client.get("/metrics")).text
            line = next(line for line in figures.splitlines() if "without_cards" in line)
            assert line.endswith(f" {data['without_cards']}.0")
            return {name: data[name] for name in names}, server.lobby.registry.hibernation.clocks

    with loaded(owl):
        at = run(opened_there())
    for comes in (False, True):
        caplog.clear()
        found = run(counted(at, comes=comes))
        assert found == ({"without_cards": 1, "resting": 0, "returning": 0}, [])
        assert sum("owl.py" in record.getMessage() for record in caplog.records) == 1
    with loaded(owl):
        text, clocks = run(counted(at))
        assert text == {"without_cards": 0, "resting": int(rests), "returning": 0}
        assert len(clocks) == int(rests)


def test_whoever_comes_first_is_served_first(tmp_path: Path) -> None:
    async def script() -> None:
        games = ("dominion", "innovation", "bridge_over")
        async with serving(tmp_path) as server:
            seats = [await played_a_little(server, games[number % 3]) for number in range(GAMES)]
            waiting = await Browser(server).open(ME, OPEN)
        load, first, others = Registry._load, {at.table for at, _ in seats[-3:]}, asyncio.Event()

        async def held(registry: Registry, id: str, waits: bool) -> Table | None:
            if id not in first:
                await others.wait()
            return await load(registry, id, waits)

        with patch.object(Registry, "_load", held):
            async with serving(tmp_path, back_later=True) as server, asking(server) as client:
                lobby = server.lobby
                assert (len(lobby.registry.returning), len(lobby.registry.unattended)) == (GAMES, 1)
                assert lobby.tables == {}
                assert (await health(client))["returning"] > 0, "it answers at once"
                await come_back(server, seats[-3:])
                assert set(lobby.tables) == first, "before all others"
                others.set()
                while lobby.registry.returning:
                    await asyncio.sleep(0.01)
                assert await health(client) == {"returning": 0, "playing": GAMES}
                assert waiting.table in lobby.registry.unattended, "nobody has come to that one"
                assert len({id(table) for table in lobby.tables.values()}) == GAMES
                at, _ = seats[0]
                back = Browser(server)
                back.tell(m.Join(at.table, at.token))
                await back.mine()
                await back.answer()
                assert not lobby.tables[at.table].kept.fault

    run(script())


def test_a_server_that_stops_meanwhile_stops(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            for _ in range(3):
                await played_a_little(server, "dominion")
        async with serving(tmp_path, back_later=True) as server:
            await server.drain()
            assert server.lobby.draining
        async with serving(tmp_path) as server:
            assert len(server.lobby.tables) == 3
            assert {table.state for table in server.lobby.tables.values()} == {"playing"}

    run(script())

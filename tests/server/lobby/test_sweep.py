"""Tables leave memory many at a time: what is written of them goes into few transactions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import TypeAlias

import pytest

from fudaba.server.http.app import Server
from fudaba.server.lobby import sweep
from fudaba.server.protocol import messages as m
from fudaba.server.store import NotWritten, Write
from fudaba.server.store.writer import HasWriter
from tests.server.browsing import ME, OPEN, RANDOM, Browser, run, serving

Where: TypeAlias = Callable[[Path], str]
TABLES = 40


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that nobody looks at is at once only on disk; who loses the line is noticed at once."""
    monkeypatch.setattr(sweep, "UNLOADED", -1.0)
    monkeypatch.setattr("fudaba.server.table.turn_watch.UNNOTICED", 0.0)


async def left_alone(server: Server, count: int) -> list[m.Seated]:
    """So many games in which it is the turn of somebody who has gone."""
    host = Browser(server)
    tables: list[m.Seated] = []
    for _ in range(count):
        tables.append(await host.open(ME, RANDOM))
        await host.mine()
    await host.leave()
    while not all(table.rests for table in server.lobby.tables.values()):
        await asyncio.sleep(0.01)
    return tables


def commits(server: Server) -> int:
    """How many transactions there have been."""
    store = server.lobby.store
    assert isinstance(store, HasWriter)
    return store.commits


@pytest.mark.usefixtures("kept_in")
def test_many_tables_are_swept_away_in_few_transactions(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, seed="1", pad=(0.0, 0.0)) as server:
            tables = await left_alone(server, TABLES)
            before = commits(server)
            await server.lobby.sweeper.sweep()
            assert not server.lobby.tables
            assert len(server.lobby.registry.hibernation) == TABLES
            assert 1 <= commits(server) - before <= TABLES // 4
            host = Browser(server)
            host.tell(m.Join(tables[7].table, tables[7].token))
            assert (await host.mine()).table == tables[7].table

    run(script())


@pytest.mark.usefixtures("kept_in")
def test_many_tables_that_nobody_came_to_are_forgotten_in_few_transactions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host = Browser(server)
            for _ in range(TABLES):
                await host.ask(m.Create("Aya", "bridge_over", [ME, OPEN], options={"rounds": 1}), m.Seated)
            await host.leave()
            await server.lobby.sweeper.sweep()
            assert len(server.lobby.registry.unattended) == TABLES
            monkeypatch.setattr(sweep, "FORGOTTEN", -1.0)
            before = commits(server)
            await server.lobby.sweeper.sweep()
            assert len(server.lobby.registry.unattended) == 0
            assert server.lobby.store.ids() == []
            assert 1 <= commits(server) - before <= TABLES // 4

    run(script())


def test_a_table_that_cannot_be_written_stays_and_the_others_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log says it of one, and how many there are like it."""

    async def script() -> None:
        async with serving(tmp_path) as server:
            tables = [seated.table for seated in await left_alone(server, 5)]
            submit = server.lobby.store.submit

            def refuses(*writes: Write) -> Future[None]:
                if any(getattr(write, "id", "") in tables[:3] for write in writes):
                    failed: Future[None] = Future()
                    failed.set_exception(NotWritten("the disk is full"))
                    return failed
                return submit(*writes)

            with monkeypatch.context() as patched:
                patched.setattr(server.lobby.store, "submit", refuses)
                await server.lobby.sweeper.sweep()
            assert set(server.lobby.tables) == set(tables[:3])
            assert len(server.lobby.registry.hibernation) == 2
            await server.lobby.sweeper.sweep()
            assert not server.lobby.tables

    run(script())
    texts = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert [line.partition(" ")[0] for line in texts] == ["table", "the"]
    assert texts[1] == "the same of 2 more"


def test_a_table_to_which_somebody_comes_while_it_is_written_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            (at,) = await left_alone(server, 1)
            written: Future[None] = Future()
            written.set_running_or_notify_cancel()
            with monkeypatch.context() as patched:
                patched.setattr(server.lobby.store, "submit", lambda *writes: written)
                sweeping = asyncio.create_task(server.lobby.sweeper.sweep())
                await asyncio.sleep(0)
                host = Browser(server)
                host.tell(m.Join(at.table, at.token))
                assert (await host.mine()).table == at.table
                written.set_result(None)
                await sweeping
            assert at.table in server.lobby.tables
            assert (await host.answer()).table == at.table

    run(script())

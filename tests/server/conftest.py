"""Databases to test on: the file of SQLite, and a PostgreSQL of this session's own, where there is one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from benchmarks.table.postgres import Postgres, programs
from fudaba.server.store import leases
from tests.server import browsing

SHORTEST = "bridge_over"
"""The game that is played on both databases every day."""


class Databases:
    """The databases of a PostgreSQL: each of a test's folders has one, and they are used again."""

    def __init__(self, server: Postgres) -> None:
        self.server = server
        self._free: list[str] = []
        self._made = 0
        self._used: dict[Path, str] = {}

    def of(self, folder: Path) -> str:
        """The address of the database that stands for that folder."""
        if folder not in self._used:
            if not self._free:
                self._made += 1
                self._free.append(self.server.create(f"fudaba{self._made}"))
            self._used[folder] = self._free.pop()
        return self._used[folder]

    def clear(self) -> None:
        """Make them all empty again."""
        for url in self._used.values():
            with psycopg.connect(url, autocommit=True) as line:
                line.execute("DROP SCHEMA IF EXISTS fudaba CASCADE")
            self._free.append(url)
        self._used.clear()


@pytest.fixture(scope="session")
def _databases() -> Iterator[Databases]:
    found = programs()
    if found is None:
        pytest.skip("there is no PostgreSQL on this machine (initdb, postgres)")
    # A machine that fails is not tested here, only programs that do.
    server = Postgres(found, "fsync=off", "max_connections=50", "shared_buffers=16MB")
    yield Databases(server)
    server.stop()


@pytest.fixture
def databases(_databases: Databases) -> Iterator[Databases]:
    """Databases of this test alone. Skipped where there is no PostgreSQL."""
    yield _databases
    _databases.clear()


@pytest.fixture(params=["sqlite", "postgres"])
def kept_in(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], str]:
    """The test is done on each database; where what stands for a folder is kept."""
    if request.param == "sqlite":
        return str
    databases: Any = request.getfixturevalue("databases")
    monkeypatch.setattr(browsing, "database_of", databases.of)
    of: Callable[[Path], str] = databases.of
    return of


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is done with each game and on each database: on the second one every day with one game, with the
    others in the long tests."""
    for item in items:
        call = getattr(item, "callspec", None)
        given = {} if call is None else call.params
        if given.get("kept_in") == "postgres" and given.get("game", SHORTEST) != SHORTEST:
            item.add_marker(pytest.mark.long)


@pytest.fixture
def url(databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database that all servers of a test share. Nobody is gone before the test says so, however busy."""
    monkeypatch.setattr(leases, "EXPIRES", 3600.0)
    monkeypatch.setattr(leases, "BEAT", 0.02)
    monkeypatch.setattr("fudaba.server.owning.WATCHING", 0.02)
    monkeypatch.setattr("fudaba.server.awaiting.EVERY", 0.02)
    monkeypatch.setattr("fudaba.server.awaiting.MOVING", 20.0)
    monkeypatch.setattr("fudaba.server.passing.FOLLOWING", 3600.0)
    there = databases.of(tmp_path)
    monkeypatch.setattr(browsing, "database_of", lambda folder: there)
    return there


def option(where: str) -> tuple[str, str]:
    """How a command is told of it."""
    return ("--database" if "://" in where else "--data", where)


def changed(where: str, sql: str, *given: object) -> None:
    """Change a database behind the server's back; sql: with `?` for what is given."""
    if "://" in where:
        with psycopg.connect(where) as line:
            line.execute("SET search_path TO fudaba")
            line.execute(sql.replace("?", "%s").encode(), given)
    else:
        with closing(sqlite3.connect(Path(where, "fudaba.db"))) as opened, opened:
            opened.execute(sql, given)


on_sqlite_alone = pytest.mark.parametrize("kept_in", ["sqlite"], indirect=True)
"""For a test that looks into the file itself."""

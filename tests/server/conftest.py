"""Databases to test on: the file of SQLite, and a PostgreSQL of this session's own, where there is one."""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psycopg
import pytest

from benchmarks.table.postgres import Postgres, programs
from fudaba.server.operations import loop_watch
from fudaba.server.store import postgres_leases as leases
from fudaba.server.store import sqlite
from fudaba.server.store.postgres import PostgresStore
from fudaba.server.store.postgres_connections import SCHEMA
from tests.server import browsing

SHORTEST = "bridge_over"
"""The game that is played on both databases every day."""


_SHAPE = (
    "SELECT string_agg(relname || ' ' || relnatts, ',' ORDER BY relname) FROM pg_class"
    " WHERE relkind = 'r' AND relnamespace = to_regnamespace('fudaba')"
)
"""The tables of Fudaba's, each with how many columns it has ever had."""
_STAY = ("version", "peers")
"""Those in which there is something from the beginning."""


class Databases:
    """The databases of a PostgreSQL: each of a test's folders has one, and they are used again.

    To make all the tables takes several times as long as to take out what is in them.
    """

    def __init__(self, server: Postgres) -> None:
        self.server = server
        self._free: list[str] = []
        self._made = 0
        self._used: dict[Path, str] = {}
        self._shape = ""

    def of(self, folder: Path, *, bare: bool = False) -> str:
        """The address of the database that stands for that folder: of the present schema, or bare."""
        if folder not in self._used:
            url = self._free.pop() if self._free else self._new()
            if bare:
                with psycopg.connect(url, autocommit=True) as line:
                    line.execute("DROP SCHEMA fudaba CASCADE")
            self._used[folder] = url
        return self._used[folder]

    def _new(self) -> str:
        self._made += 1
        url = self.server.create(f"fudaba{self._made}")
        PostgresStore(url).close()
        if not self._shape:
            with psycopg.connect(url) as line:
                (self._shape,) = line.execute(_SHAPE).fetchone() or ("",)
        return url

    def clear(self) -> None:
        """Make them all empty again."""
        for url in self._used.values():
            with psycopg.connect(url, autocommit=True) as line:
                is_whole = line.execute(_SHAPE).fetchone() == (self._shape,)
                if is_whole:
                    names = (table.partition(" ")[0] for table in self._shape.split(","))
                    emptied = "; ".join(f"DELETE FROM fudaba.{name}" for name in names if name not in _STAY)
                    line.execute(f"{emptied}; UPDATE fudaba.version SET number = {SCHEMA}".encode())
                else:
                    line.execute("DROP SCHEMA IF EXISTS fudaba CASCADE")
            if not is_whole:
                PostgresStore(url).close()
            self._free.append(url)
        self._used.clear()


DURABLE = sqlite.SYNCHRONOUS
"""How the product waits for the disk."""


@pytest.fixture(scope="package", autouse=True)
def _no_power_cut() -> Iterator[None]:
    """A machine that fails is not tested here, only programs that do: so SQLite waits for no disk.

    Nor does PostgreSQL: see `_databases`.
    """
    with patch.object(sqlite, "SYNCHRONOUS", "OFF"):
        yield


@pytest.fixture(scope="session")
def _databases() -> Iterator[Databases]:
    found = programs()
    if found is None:
        pytest.skip("there is no PostgreSQL on this machine (initdb, postgres)")
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
    """What is done with each game, on each database or by several servers that share one: on PostgreSQL every
    day with one game, with the others in the long tests."""
    for item in items:
        call = getattr(item, "callspec", None)
        given = {} if call is None else call.params
        is_on_postgres = given.get("kept_in") == "postgres" or "url" in getattr(item, "fixturenames", ())
        if is_on_postgres and given.get("game", SHORTEST) != SHORTEST:
            item.add_marker(pytest.mark.long)


@pytest.fixture
def url(databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database that all servers of a test share. Nobody is gone before the test says so, however busy."""
    monkeypatch.setattr(leases, "EXPIRES", 3600.0)
    monkeypatch.setattr(leases, "BEAT", 0.02)
    monkeypatch.setattr("fudaba.server.cluster.ownership.WATCHING", 0.02)
    monkeypatch.setattr("fudaba.server.cluster.handover.EVERY", 0.02)
    monkeypatch.setattr("fudaba.server.cluster.handover.MOVING", 20.0)
    monkeypatch.setattr("fudaba.server.ws.route.FOLLOWING", 3600.0)
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


@pytest.fixture(autouse=True)
def no_long_steps(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine makes any step of the event loop long; only the tests of that look for it."""
    if "loop_watch" in request.node.nodeid:
        return
    for most in ("BUSY", "OVERLOADED"):
        monkeypatch.setattr(loop_watch, most, math.inf)
    if "metrics" not in request.node.nodeid:
        monkeypatch.setattr(loop_watch, "LONG", 3600.0)

"""What went wrong once does not stay wrong: after whatever was refused, what follows is written."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from fudaba.server import store
from fudaba.server.limits.rate_limits import Allowances
from fudaba.server.protocol.schema import Chat
from fudaba.server.store import NotWritten, SqliteStore, Statement, Store, writer
from fudaba.server.store import postgres_leases as leases
from fudaba.server.store.postgres import PostgresStore
from tests.server import browsing
from tests.server.authenticator import Passkey, served
from tests.server.browsing import ME, OPEN, asking, run
from tests.server.conftest import Databases
from tests.server.store.test_store import kept

FIRST = 14
"""At how many transactions from the beginning on each kind of statement fails once."""
DAILY = 6
"""Up to which of these every day: that is where psycopg begins to prepare statements."""
PERSON = "INSERT INTO people (id, name, alike, handle, since) VALUES (?, ?, ?, ?, ?)"

KINDS: dict[str, str] = {
    "keep": "tables",
    "move": "moves",
    "said": "chat",
    "change": "people",
    "forget": "results",
    "number": "writers",
    "fence": "leases",
    "probe": "version",
}
"""What can be written, and the table in which that fails."""


def written(opens: PostgresStore, kind: str, number: int) -> None:
    """A transaction with every statement, or with the one that only tries. Raises `NotWritten`."""
    if kind == "probe":
        opens.submit().result(60)
        return
    assert opens.take(f"gone{number}")
    opens.submit(
        store.keep(kept("t"), float(number)),
        store.move("t", number, (number,), 1.0),
        store.said("t", Chat(number, 0, "Aya", "こんにちは", 3.0)),
        Statement(PERSON, (f"p{number}", "Aya", f"aya{number}", b"", 1.0), 1),
        store.forget(f"gone{number}"),
    ).result(60)


@contextlib.contextmanager
def failing(url: str, kind: str, name: str = "full_disk") -> Iterator[None]:
    """Meanwhile each statement of that kind fails, as on a full disk: in the database, which goes on."""
    table, trigger = KINDS[kind].encode(), name.encode()
    with psycopg.connect(url, autocommit=True) as line:
        line.execute("SET search_path TO fudaba")
        if kind == "fence":  # it only reads
            line.execute("ALTER TABLE leases RENAME COLUMN holder TO away")
            yield
            line.execute("ALTER TABLE leases RENAME COLUMN away TO holder")
            return
        line.execute(
            b"CREATE FUNCTION %b() RETURNS trigger LANGUAGE plpgsql AS"
            b" $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$" % trigger
        )
        line.execute(
            b"CREATE TRIGGER %b BEFORE INSERT OR UPDATE OR DELETE ON %b"
            b" FOR EACH STATEMENT EXECUTE FUNCTION %b()" % (trigger, table, trigger)
        )
        yield
        line.execute(b"DROP FUNCTION %b() CASCADE" % trigger)


@pytest.mark.parametrize(
    "before", [pytest.param(n, marks=[pytest.mark.long] if n >= DAILY else []) for n in range(FIRST)]
)
@pytest.mark.parametrize("kind", KINDS)
def test_after_a_statement_that_failed_all_kinds_are_written_again(
    tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch, kind: str, before: int
) -> None:
    url = databases.of(tmp_path)
    monkeypatch.setattr(leases, "EXPIRES", 3600.0)
    opens = PostgresStore(url, use="serves")
    try:
        assert opens.take("t") == {"t"}
        for number in range(before):
            written(opens, kind, number)
        opens.take(f"gone{before}")
        with failing(url, kind):
            for _ in range(2):
                with pytest.raises(NotWritten):
                    written(opens, kind, before)
        assert opens.refuses
        for number in range(before, before + 7):
            written(opens, kind, number)
        assert opens.refuses == ""
        written(opens, "", 900)
        made = [] if kind == "probe" else [(number,) for number in range(before + 7)]
        assert opens.moves("t") == [*made, (900,)]
    finally:
        opens.close()


def test_challenges_for_one_name_answered_together_keep_nobody_out(
    tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of nine that are all proved the first makes the name; the others fail within their transactions."""
    monkeypatch.setattr(browsing, "database_of", databases.of)

    async def script() -> None:
        async with served(tmp_path, 2) as (server, [eve, aya]):
            server._people._allowed = Allowances(1e9, 10**9)
            for name in ("Eve", "Mallory", "Trudy"):
                asked = [await eve.post("new/ask", name=name) for _ in range(9)]
                for number, one in enumerate(asked):
                    made = Passkey().made(one["options"])
                    status = 403 if number else 200
                    await eve.post("new", status, challenge=one["challenge"], credential=made)
            assert (await aya.keeps("Aya"))["name"] == "Aya"
            await browsing.Browser(server).open(ME, OPEN)
            async with asking(server) as client:
                assert (await client.get("/health")).json()["status"] == "ok"

    run(script())


# What is no fault of the database.


@pytest.mark.parametrize("bad", ["\0", "\ud800"])
def test_a_value_that_no_database_takes_is_refused_alone(
    tmp_path: Path, databases: Databases, bad: str
) -> None:
    """Nothing of it is in what is committed later, and nothing says that the database refuses."""
    opens = PostgresStore(databases.of(tmp_path), use="alone")
    try:
        with psycopg.connect(databases.of(tmp_path)) as other:
            other.execute("LOCK fudaba.moves")  # so that the three wait for one transaction
            first = opens.submit(store.move("t", 0, (0,), 1.0))
            together = [
                opens.submit(store.move("t", 1, (1,), 1.0)),
                opens.submit(store.move("t", 2, (2,), 1.0), Statement(PERSON, ("p", bad, "p", b"", 1.0))),
                opens.submit(store.move("t", 3, (3,), 1.0)),
            ]
        first.result(60)
        together[0].result(60)
        with pytest.raises(NotWritten):
            together[1].result(60)
        together[2].result(60)
        assert opens.refuses == ""
        opens.submit(store.move("t", 4, (4,), 1.0)).result(60)
        assert opens.moves("t") == [(0,), (1,), (3,), (4,)]
    finally:
        opens.close()


def test_what_cannot_be_taken_back_costs_the_connection(
    tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    opens = PostgresStore(databases.of(tmp_path), use="alone")
    execute = psycopg.Connection.execute

    def asked(line: Any, what: Any, *given: Any, **more: Any) -> Any:
        if what == "ROLLBACK":
            raise psycopg.ProgrammingError("not now")
        return execute(line, what, *given, **more)

    monkeypatch.setattr(psycopg.Connection, "execute", asked)
    try:
        opens.submit(store.move("t", 0, (0,), 1.0)).result(60)
        with pytest.raises(NotWritten, match="unique"):
            opens.submit(store.move("t", 1, (1,), 1.0), store.move("t", 0, (0,), 1.0)).result(60)
        opens.submit(store.move("t", 2, (2,), 1.0)).result(60)
        assert opens.moves("t") == [(0,), (2,)]
    finally:
        opens.close()


# Room again on a full disk.


def goes_on(opens: Store, move: int) -> None:
    """Nobody writes or asks for anything, and the store finds out that there is room again."""
    until = time.monotonic() + 60
    while opens.refuses and time.monotonic() < until:
        time.sleep(0.01)
    assert opens.refuses == ""
    opens.submit(store.move("t", move, (move,), 1.0)).result(60)


@pytest.fixture
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "AGAIN", 0.02)


def test_a_refused_store_finds_out_soon_enough() -> None:
    assert writer.AGAIN <= 2.0  # with a slow disk, still within five seconds


@pytest.mark.usefixtures("_soon")
def test_postgres_goes_on_by_itself_once_there_is_room(tmp_path: Path, databases: Databases) -> None:
    url = databases.of(tmp_path)
    opens = PostgresStore(url, use="serves")
    try:
        assert opens.take("t") == {"t"}
        with failing(url, "probe"), failing(url, "move", "full_too"):
            with pytest.raises(NotWritten, match="could not extend"):
                opens.submit(store.move("t", 0, (0,), 1.0)).result(60)
            tried = opens.commits + 3
            while opens.commits < tried:  # again and again, and refused
                time.sleep(0.01)
            assert "could not extend" in opens.refuses
        goes_on(opens, 1)
        assert opens.moves("t") == [(1,)]
    finally:
        opens.close()


@pytest.mark.usefixtures("_soon")
def test_sqlite_goes_on_by_itself_once_there_is_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full = False

    class Disk(sqlite3.Connection):
        """One that can be full."""

        def execute(self, query: str, *given: Any) -> sqlite3.Cursor:
            if full and not query.startswith(("BEGIN", "SAVEPOINT", "ROLLBACK", "RELEASE", "SELECT")):
                super().execute("ROLLBACK")  # as SQLite does by itself then
                raise sqlite3.OperationalError("database or disk is full")
            return super().execute(query, *given)

    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *path, **how: connect(*path, **{"factory": Disk, **how}))
    opens = SqliteStore(tmp_path, use="serves")
    try:
        full = True
        with pytest.raises(NotWritten, match="disk is full"):
            opens.submit(store.move("t", 0, (0,), 1.0)).result(60)
        tried = opens.commits + 3
        while opens.commits < tried:
            time.sleep(0.01)
        assert opens.refuses == "database or disk is full"
        full = False
        goes_on(opens, 1)
        assert opens.moves("t") == [(1,)]
    finally:
        opens.close()


def test_a_transaction_of_sqlite_that_could_not_be_ended_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = 0

    class Disk(sqlite3.Connection):
        """One that says nothing right when it must end a transaction."""

        def execute(self, query: str, *given: Any) -> sqlite3.Cursor:
            nonlocal broken
            if broken and query in ("COMMIT", "ROLLBACK"):
                broken -= 1
                raise sqlite3.OperationalError("disk I/O error")
            return super().execute(query, *given)

    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *path, **how: connect(*path, **{"factory": Disk, **how}))
    opens = SqliteStore(tmp_path, use="serves")
    try:
        broken = 2
        with pytest.raises(NotWritten, match="disk I/O error"):
            opens.submit(store.move("t", 0, (0,), 1.0)).result(60)
        opens.submit(store.move("t", 1, (1,), 1.0)).result(60)
        assert opens.moves("t") == [(1,)]
    finally:
        opens.close()

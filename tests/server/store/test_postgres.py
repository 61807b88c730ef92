"""PostgreSQL: what is different there, above all that it can go and come back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import polars as pl
import psycopg
import pytest

import fudaba
from fudaba import games
from fudaba.cli import main
from fudaba.kernel.game import BadSetup
from fudaba.server import store
from fudaba.server.doctor.postgres import postgres
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Chat
from fudaba.server.store import Away, NotWritten, copied, opened
from fudaba.server.store import postgres_connections as connecting
from fudaba.server.store import postgres_writes as committing
from fudaba.server.store.postgres import PostgresStore
from fudaba.text import LANGS, words
from tests.server import browsing
from tests.server.at_table import answers_of, running
from tests.server.browsing import ME, OPEN, Browser, asking, played, run, serving
from tests.server.conftest import Databases
from tests.server.lobby.test_every_state import STATES, brought_to
from tests.server.store.test_store import kept

SAID = Chat(7, 0, "Aya", "こんにちは", 3.0)


@pytest.fixture
def url(databases: Databases, tmp_path: Path) -> str:
    """A database in which there is nothing but tables."""
    return databases.of(tmp_path)


@pytest.fixture
def bare(databases: Databases, tmp_path: Path) -> str:
    """One in which there is nothing at all."""
    return databases.of(tmp_path, bare=True)


@pytest.fixture
def opens(url: str) -> Iterator[PostgresStore]:
    """A store in it."""
    store = PostgresStore(url, use="alone")
    yield store
    store.close()


# From one database into another.


def test_all_that_is_kept_goes_from_one_database_into_another_and_back(
    tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every game in every state, byte for byte; and the other database serves it."""
    there = databases.of(tmp_path, bare=True)

    async def begun() -> dict[str, Any]:
        async with serving(tmp_path / "one") as server:
            for game in games.names():
                for state in STATES:
                    at, _ = await brought_to(server, game, state)
                    await server.lobby.store.write(store.said(at.table, SAID))
            return {
                id: running(table).game.position
                for id, table in server.lobby.tables.items()
                if table.state == "playing"
            }

    async def gone_on(before: dict[str, Any]) -> None:
        monkeypatch.setattr(browsing, "database_of", lambda folder: there)
        async with serving(tmp_path / "two") as server:
            for id, position in before.items():
                assert running(await server.lobby.registry.find(id)).game.position == position

    playing = run(begun())
    assert len(playing) == 2 * len(games.names())
    assert main(["tables", "copy", str(tmp_path / "one"), there]) == 0
    output = capsys.readouterr().out
    assert output.startswith(f"{len(STATES) * len(games.names())} tables, ")
    assert main(["tables", "copy", there, str(tmp_path / "back")]) == 0
    assert capsys.readouterr().out == output
    wholes = []
    for where in (str(tmp_path / "one"), there, str(tmp_path / "back")):
        opens = opened(where)
        wholes.append(list(opens.everything()))
        opens.close()
    assert wholes[0] == wholes[1] == wholes[2]
    assert all(whole.chat for whole in wholes[0] if isinstance(whole, store.WholeTable))
    run(gone_on(playing))


def test_a_copy_needs_an_empty_database_that_nobody_uses(
    tmp_path: Path, url: str, opens: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(committing, "PATIENCE", 0.0)
    folder = opened(tmp_path / "one")
    folder.submit(store.keep(kept(), 1.0), *store.moves("t", [(0,)], 1.0)).result()
    folder.close()
    with pytest.raises(BadSetup, match="Another server is using"):
        copied(tmp_path / "one", url)
    opens.submit(store.keep(kept("u"), 1.0)).result()
    opens.close()
    with pytest.raises(BadSetup, match="There are already games in postgresql://"):
        copied(tmp_path / "one", url)
    with pytest.raises(BadSetup, match="There are no games in"):
        copied(tmp_path / "none", url)


def test_a_copy_that_fails_leaves_nothing_behind(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = opened(tmp_path / "one")
    for id in "tu":
        folder.submit(store.keep(kept(id), 1.0), *store.moves(id, [(0,)], 1.0)).result()
    folder.close()
    monkeypatch.setitem(committing.WRITES, store.AppendMove, "INSERT INTO nowhere VALUES (%s, %s, %s, %s)")
    with pytest.raises(BadSetup, match=r"reports an error: relation .nowhere. does not exist"):
        copied(tmp_path / "one", url)
    monkeypatch.undo()
    assert copied(tmp_path / "one", url) == (2, 2)


# When it goes.


def test_a_database_that_comes_back_soon_loses_no_answer_and_doubles_none(
    tmp_path: Path, url: str, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(committing, "PATIENCE", 60.0)
    monkeypatch.setattr(browsing, "database_of", lambda folder: url)

    async def script() -> None:
        async with serving(tmp_path) as server:
            one, two = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await two.sit(at)
            await played([one, two], 2)
            await one.settle()
            await two.settle()
            asked = one if (question := one.update.question) is not None and question.mine else two
            databases.server.kill()
            asked.tell(m.Answer(at.table, asked.update.sequence, [0]))
            while not server.lobby.store.refuses:
                await asyncio.sleep(0.01)
            async with asking(server) as client:
                health = await client.get("/health")
            assert (health.status_code, health.json()["disk"]) == (503, "the database cannot be reached")
            await asyncio.to_thread(databases.server.start)
            await asked.get(m.Taken)
            async with asking(server) as client:
                assert (await client.get("/health")).status_code == 200
            assert len(server.lobby.store.moves(at.table)) == 3
            assert answers_of(server.lobby.tables[at.table]) == tuple(server.lobby.store.moves(at.table))

    run(script())


def test_a_database_that_stays_away_is_said_and_nothing_counts(
    tmp_path: Path, url: str, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(committing, "PATIENCE", 0.0)
    monkeypatch.setattr(browsing, "database_of", lambda folder: url)

    async def script() -> None:
        async with serving(tmp_path) as server:
            one, two = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await two.sit(at)
            update = await one.mine()
            databases.server.kill()
            try:
                refused = await one.ask(m.Answer(at.table, update.sequence, [0]), m.Refused)
                assert refused.code == "not_now"
                assert refused.detail.en == "the database cannot be reached"  # not where it is
                stranger = Browser(server)
                refused = await stranger.ask(m.Join("nobody"), m.Refused)
                assert (refused.code, "try again" in refused.reason.en) == ("not_now", True)
            finally:
                await asyncio.to_thread(databases.server.start)
            assert (
                await one.ask(m.Answer(at.table, update.sequence, [0]), m.Taken)
            ).sequence == update.sequence
            assert len(server.lobby.store.moves(at.table)) == 1

    run(script())


def broken_at(monkeypatch: pytest.MonkeyPatch, query: str, *, after: bool) -> list[str]:
    """The next time this is asked the connection breaks, before it is or after. Returns how often it did."""
    execute = psycopg.Connection.execute
    broken: list[str] = []

    def asked(line: Any, what: Any, *given: Any, **more: Any) -> Any:
        if what != query or broken:
            return execute(line, what, *given, **more)
        broken.append(query)
        if after:
            execute(line, what, *given, **more)
        line.close()
        raise psycopg.OperationalError("the connection has broken")

    monkeypatch.setattr(psycopg.Connection, "execute", asked)
    return broken


@pytest.mark.parametrize(("query", "after"), [("BEGIN", False), ("COMMIT", False), ("COMMIT", True)])
def test_what_was_being_committed_when_the_connection_broke_is_written_once(
    opens: PostgresStore, monkeypatch: pytest.MonkeyPatch, query: str, after: bool
) -> None:
    broken = broken_at(monkeypatch, query, after=after)
    opens.submit(store.move("t", 0, (5,), 1.0)).result(60)
    assert broken == [query]
    opens.submit(store.move("t", 1, (6,), 1.0)).result(60)
    assert opens.moves("t") == [(5,), (6,)]
    assert opens.refuses == ""


def test_a_commit_that_was_not_answered_must_be_asked_for(
    opens: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: anyone who takes it for lost refuses what is kept."""
    monkeypatch.setattr(committing.Writing, "_was_committed", lambda self, transaction: False)
    broken_at(monkeypatch, "COMMIT", after=True)
    with pytest.raises(NotWritten, match="unique"):
        opens.submit(store.move("t", 0, (5,), 1.0)).result(60)
    assert opens.moves("t") == [(5,)]


def test_what_a_crash_has_undone_is_not_taken_for_committed(
    url: str, opens: PostgresStore, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database gives the number of a transaction of which nothing was on disk to another afterwards."""
    execute = psycopg.Connection.execute
    crashed: list[int] = []

    def asked(line: Any, what: Any, *given: Any, **more: Any) -> Any:
        if what != "COMMIT" or crashed:
            return execute(line, what, *given, **more)
        (number,) = execute(line, "SELECT pg_current_xact_id()::text::bigint").fetchone() or (0,)
        crashed.append(number)
        databases.server.kill()
        databases.server.start()
        with psycopg.connect(url, autocommit=True) as other:
            taken = 0
            while taken < number:  # the first write after it
                (taken,) = execute(other, "SELECT pg_current_xact_id()::text::bigint").fetchone() or (0,)
        return execute(line, what, *given, **more)

    monkeypatch.setattr(psycopg.Connection, "execute", asked)
    opens.submit(store.move("t", 0, (5,), 1.0)).result(60)
    assert len(crashed) == 1
    assert opens.moves("t") == [(5,)]


def test_whoever_reads_connects_again(opens: PostgresStore, databases: Databases) -> None:
    opens.submit(store.keep(kept(), 1.0)).result()
    assert opens.ids() == ["t"]
    databases.server.kill()
    with pytest.raises(Away):
        opens.ids()
    databases.server.start()
    while True:
        try:
            assert opens.ids() == ["t"]
            break
        except Away:  # it is not tried as long as the last attempt may have held up others
            time.sleep(0.01)


def test_a_server_that_is_to_stop_does_not_wait_for_its_database(
    opens: PostgresStore, databases: Databases
) -> None:
    databases.server.kill()
    waiting = opens.submit(store.move("t", 0, (5,), 1.0))
    opens.close()
    with pytest.raises(NotWritten):
        waiting.result(0)
    databases.server.start()


# What it is.


def test_what_is_acknowledged_is_on_disk_whatever_the_database_is_set_to(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as line:
        name = line.info.dbname
        line.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
        line_of_ours = connecting.connect(connecting.checked(url))
        try:
            assert line_of_ours.execute("SHOW synchronous_commit").fetchone() == ("on",)
        finally:
            line_of_ours.close()
            line.execute(f"ALTER DATABASE {name} RESET synchronous_commit".encode())


def test_a_database_is_led_on_step_by_step_or_not_at_all(bare: str, monkeypatch: pytest.MonkeyPatch) -> None:
    PostgresStore(bare).close()
    more = (*connecting.STEPS, "ALTER TABLE tables ADD COLUMN stars INTEGER NOT NULL DEFAULT 5")
    with monkeypatch.context() as patched:
        patched.setattr(
            connecting, "STEPS", (*more, "CREATE TABLE extra (x INTEGER); INSERT INTO nowhere VALUES (1)")
        )
        with pytest.raises(BadSetup, match=r"reports an error: relation .nowhere"):
            PostgresStore(bare)
    with psycopg.connect(bare, autocommit=True) as line:
        assert connecting.version_of(line) == len(connecting.STEPS)
        assert line.execute("SELECT to_regclass('fudaba.extra')").fetchone() == (None,)
        with monkeypatch.context() as patched:
            patched.setattr(connecting, "STEPS", more)
            PostgresStore(bare).close()
        assert connecting.version_of(line) == len(more)
        line.execute("INSERT INTO fudaba.tables VALUES ('t', 'over', 1, '{}')")
        assert line.execute("SELECT stars FROM fudaba.tables").fetchone() == (5,)
    with pytest.raises(BadSetup, match="was written by a newer Fudaba"):
        PostgresStore(bare)


def test_several_that_begin_at_once_make_the_schema_once(bare: str) -> None:
    async def script() -> list[PostgresStore]:
        return await asyncio.gather(*(asyncio.to_thread(PostgresStore, bare) for _ in range(4)))

    for opened_one in run(script()):
        assert opened_one.ids() == []
        opened_one.close()


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("mysql://root@localhost/x", "mysql:// is not a PostgreSQL address"),
        ("postgresql://a:b:c@/x?nonsense=1", "The database address can't be read"),
        (
            "postgresql://me:secret@/x?host=/nowhere",
            "Can't connect to the database postgresql://me@/nowhere/x",
        ),
    ],
)
def test_an_address_that_leads_nowhere_is_refused_in_one_line(
    address: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in ("serve",), ("tables", "list"):
        assert main([*command, "--database", address]) == 2
        output = capsys.readouterr().err
        assert why in output
        assert "secret" not in output
        assert output.count("\n") == 1


def test_a_database_that_cannot_write_every_name_is_refused(
    url: str,
) -> None:
    with psycopg.connect(url, autocommit=True) as line:
        line.execute("CREATE DATABASE narrow ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")
        narrow = urlunsplit(urlsplit(url)._replace(path="/narrow"))
        try:
            with pytest.raises(BadSetup, match="uses the encoding SQL_ASCII; UTF8 is needed"):
                PostgresStore(narrow)
            assert seen(narrow)["database"] == ("problem", "doctor-postgres-encoding")
        finally:
            line.execute("DROP DATABASE narrow WITH (FORCE)")


def test_a_database_without_games_is_said_and_left_alone(
    bare: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tables", "list", "--database", bare]) == 2
    assert "There are no games in postgresql://fudaba@" in capsys.readouterr().err
    with psycopg.connect(bare) as line:
        assert connecting.version_of(line) is None


def test_its_games_are_exported_as_data(url: str, tmp_path: Path) -> None:
    record, rows = tmp_path / "game.json", tmp_path / "rows.parquet"
    match = fudaba.new_game("bridge_over", seats=2, seed="r", rounds=1)
    match.play_out("random")
    match.save(record)
    assert main(["tables", "import", "--database", url, str(record)]) == 0
    assert main(["records", "export", url, "--parquet", str(rows)]) == 0
    assert [tuple(chosen) for chosen in pl.read_parquet(rows)["chosen"]] == list(match.answers)


# The doctor.


def seen(url: str) -> dict[str, tuple[str, str]]:
    """What is found; each of it can be said in every language."""
    found = list(postgres(url))
    for lang in LANGS:
        assert all(one.text(words(lang).say) for one in found)
    return {one.check: (one.state, one.message) for one in found}


def test_the_doctor_looks_at_a_database_and_changes_nothing(bare: str) -> None:
    assert seen(bare) == {
        "database": ("ok", "doctor-postgres-none"),
        "keeping": ("problem", "doctor-postgres-unsafe"),  # as it is set for these tests
        "clocks": ("ok", "doctor-postgres-clocks"),
    }
    with psycopg.connect(bare) as line:
        assert connecting.version_of(line) is None
    PostgresStore(bare).close()
    assert seen(bare)["database"] == ("ok", "doctor-postgres")


def test_the_doctor_compares_the_clocks(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert seen(url)["clocks"] == ("warning", "doctor-postgres-clock")


@pytest.mark.parametrize(
    ("version", "expected"),
    [(0, ("warning", "doctor-postgres-earlier")), (99, ("problem", "doctor-postgres-later"))],
)
def test_the_doctor_names_another_version(url: str, version: int, expected: tuple[str, str]) -> None:
    PostgresStore(url).close()
    with psycopg.connect(url) as line:
        line.execute("UPDATE fudaba.version SET number = %s", (version,))
    assert seen(url)["database"] == expected


def test_the_doctor_says_what_keeps_a_server_from_a_database(
    bare: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert seen("mysql://x")["database"] == ("problem", "doctor-postgres-address")
    assert seen("postgresql://x@/x?host=/nowhere")["database"] == ("problem", "doctor-postgres-away")
    only_read = f"{bare}&options=-cdefault_transaction_read_only%3Don"
    assert seen(only_read)["database"] == ("problem", "doctor-postgres-read-only")
    with psycopg.connect(bare, autocommit=True) as line:
        line.execute("CREATE ROLE stranger LOGIN")
        stranger = bare.replace("fudaba@", "stranger@")
        assert seen(stranger)["database"] == ("problem", "doctor-postgres-closed")
        line.execute("DROP ROLE stranger")
    monkeypatch.setattr("fudaba.server.doctor.postgres.OLDEST", 99)
    assert seen(bare)["database"] == ("problem", "doctor-postgres-old")

"""What is kept on disk, and how it gets there."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import BadRecord, decode
from fudaba.server import store
from fudaba.server.lobby.import_export import exported, imported
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Chat
from fudaba.server.store import NotWritten, SqliteStore, opened, sqlite
from fudaba.server.store.interface import TOGETHER, Use, in_groups
from fudaba.server.store.stored_table import Move, StoredSeat, StoredTable, TakenBack
from tests.server import browsing
from tests.server.at_table import answers_of, running
from tests.server.browsing import BOT, ME, Browser, played, run, serving
from tests.server.conftest import DURABLE


def kept(id: str = "t", state: Any = "playing") -> StoredTable:
    """A table."""
    return StoredTable(
        id=id,
        game="bridge_over",
        rules=1,
        options={"rounds": 1},
        seed="1",
        seats=[StoredSeat("Aya", "person"), StoredSeat("Ben", "bot", "sensible")],
        host=0,
        invite="i",
        undo="free",
        spectators="public",
        takeover="",
        clock=None,
        listed=True,
        created=1.0,
        state=state,
    )


Where: TypeAlias = Callable[[Path], str]


def test_what_is_written_is_read_again(tmp_path: Path, kept_in: Where) -> None:
    first = opened(kept_in(tmp_path))
    made: list[Move] = [(0,), (1, 2), TakenBack(1, 7), ()]
    first.submit(store.keep(kept(), 1.0), *store.moves("t", made, 2.0)).result()
    first.submit(store.said("t", Chat(0, 0, "Aya", "こんにちは", 3.0))).result()
    first.close()
    second = opened(kept_in(tmp_path), there=True)
    assert second.kept("t") == kept()
    assert second.moves("t") == made
    assert [line.text for line in second.chat("t")] == ["こんにちは"]
    assert (second.ids(), second.ids("over"), second.ids("over", "playing")) == (["t"], [], ["t"])
    second.submit(store.keep(kept(state="over"), 4.0), store.keep(kept("u"), 3.0)).result()
    assert (second.ids(), second.ids("over")) == (["u", "t"], ["t"])
    second.submit(store.forget("t")).result()
    assert (second.kept("t"), second.moves("t"), second.chat("t")) == (None, [], [])
    assert second.ids() == ["u"]
    second.close()


def test_many_moves_are_written_together_and_in_order(tmp_path: Path, kept_in: Where) -> None:
    where = opened(kept_in(tmp_path))
    made: list[Move] = [(number,) for number in range(2 * TOGETHER + 1)]
    where.submit(store.keep(kept(), 1.0), *store.moves("t", made, 2.0)).result()
    assert where.moves("t") == made
    again = store.moves("t", [(0,)], 2.0)  # there is one of that number
    with pytest.raises(NotWritten):
        where.submit(*again).result()
    assert where.moves("t") == made
    where.close()


def test_writes_keep_their_order_in_groups() -> None:
    moves = [*store.moves("t", [(0,)] * (TOGETHER + 1), 1.0)]
    keep, line = store.keep(kept(), 1.0), store.said("t", Chat(0, 0, "Aya", "x", 3.0))
    assert [*in_groups([keep, *moves, line, moves[0]])] == [
        keep, moves[:TOGETHER], moves[TOGETHER:], line, moves[:1],
    ]  # fmt: skip


def test_what_is_to_be_written_is_as_it_was_when_it_was_said(tmp_path: Path, kept_in: Where) -> None:
    opens = opened(kept_in(tmp_path))
    table = kept()
    as_it_is = store.keep(table, 1.0)
    table.invite = "another"
    opens.submit(as_it_is).result()
    assert opens.kept("t") == kept()
    opens.close()


def test_the_disk_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "SYNCHRONOUS", DURABLE)
    kept_in = SqliteStore(tmp_path)
    modes = [
        kept_in._reader.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
    ]
    assert modes == ["wal", 2]
    kept_in.close()


def test_what_waits_together_is_written_together(tmp_path: Path) -> None:
    kept_in = SqliteStore(tmp_path)
    with contextlib.closing(sqlite3.connect(kept_in.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # somebody else writes just now
        waiting = [kept_in.submit(store.move("t", number, (0,), 1.0)) for number in range(200)]
        other.execute("ROLLBACK")
    for one in waiting:
        one.result(60)
    assert kept_in.commits <= 3
    assert len(kept_in.moves("t")) == 200
    kept_in.close()


def test_one_that_fails_is_left_out_whole_and_the_others_are_written(tmp_path: Path, kept_in: Where) -> None:
    opens = opened(kept_in(tmp_path))
    opens.submit(store.move("t", 0, (0,), 1.0)).result()
    bad = opens.submit(store.move("t", 1, (1,), 1.0), store.move("t", 0, (9,), 1.0))
    good = opens.submit(store.move("t", 2, (2,), 1.0))
    with pytest.raises(NotWritten, match=r"(?i)unique"):
        bad.result(60)
    good.result(60)
    assert opens.moves("t") == [(0,), (2,)]
    assert opens.refuses == ""  # nothing is wrong with the database
    opens.close()


def test_whoever_does_not_wait_has_it_written_all_the_same(tmp_path: Path, kept_in: Where) -> None:
    where = kept_in(tmp_path)

    async def script() -> None:
        opens = opened(where)
        waiting = asyncio.create_task(opens.write(store.move("t", 0, (0,), 1.0)))
        await asyncio.sleep(0)
        waiting.cancel()
        opens.close()

    asyncio.run(script())
    again = opened(where)
    assert again.moves("t") == [(0,)]
    again.close()


def test_a_database_without_a_version_is_brought_to_the_present_one(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "fudaba.db").close()
    kept_in = SqliteStore(tmp_path)
    assert kept_in._reader.execute("PRAGMA user_version").fetchone()[0] == len(sqlite._STEPS)
    kept_in.close()


def test_a_database_is_led_on_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = SqliteStore(tmp_path)
    first.submit(store.keep(kept(), 1.0)).result()
    first.close()
    more = (*sqlite._STEPS, "ALTER TABLE tables ADD COLUMN stars INTEGER NOT NULL DEFAULT 5;")
    monkeypatch.setattr(sqlite, "_STEPS", more)
    second = SqliteStore(tmp_path)
    assert second._reader.execute("SELECT stars FROM tables").fetchall() == [(5,)]
    assert second.kept("t") == kept()
    second.close()


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SqliteStore(tmp_path).close()
    broken = (*sqlite._STEPS, "CREATE TABLE extra (x); INSERT INTO nowhere VALUES (1);")
    with monkeypatch.context() as patched:
        patched.setattr(sqlite, "_STEPS", broken)
        with pytest.raises(sqlite3.OperationalError):
            SqliteStore(tmp_path)
    again = SqliteStore(tmp_path)
    assert again._reader.execute("SELECT name FROM sqlite_master WHERE name = 'extra'").fetchall() == []
    again.close()


def test_a_database_of_a_later_version_is_not_touched(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "fudaba.db")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(BadSetup, match="was written by a newer Fudaba"):
        SqliteStore(tmp_path)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "fudaba.db").write_text(
        "this is a letter, not a database, and rather a long one at that" * 20
    )
    with pytest.raises(BadSetup, match="is not a Fudaba database"):
        SqliteStore(tmp_path)


def test_a_folder_is_for_one_server(tmp_path: Path) -> None:
    only = opened(tmp_path, use="serves")
    with pytest.raises(BadSetup, match="Another server is using"):
        opened(tmp_path, use="serves")
    only.close()
    opened(tmp_path, use="serves").close()


def test_whoever_writes_alone_and_whoever_serves_shut_each_other_out(
    tmp_path: Path, kept_in: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fudaba.server.store.postgres_writes.PATIENCE", 0.0)
    where = kept_in(tmp_path)
    uses: tuple[Use, Use] = ("serves", "alone")
    for one, other in (uses, uses[::-1]):
        first = opened(where, use=one)
        looks = opened(where)  # a process that lists or copies may look on
        with pytest.raises(BadSetup, match="Another server is using"):
            opened(where, use=other)
        first.close()
        looks.close()


def test_a_backup_made_while_the_server_runs_can_be_used(
    tmp_path: Path, kept_in: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> str:
        async with serving(tmp_path / "one") as server:
            browser = Browser(server)
            at = await browser.open(ME, BOT)
            await played([browser], 3)
            await browser.mine()
            (tmp_path / "two").mkdir()
            server.lobby.store.backup(tmp_path / "two/fudaba.db")
            with pytest.raises(BadSetup, match="already exists"):
                server.lobby.store.backup(tmp_path / "two/fudaba.db")
            before = running(server.lobby.tables[at.table]).game.position
        monkeypatch.setattr(browsing, "database_of", lambda folder: "")  # it is a file, of whatever it is
        async with serving(tmp_path / "two") as server:
            assert running(server.lobby.tables[at.table]).game.position == before
        return at.table

    assert run(script())
    assert [file.name for file in (tmp_path / "two").iterdir() if file.suffix == ".db"] == ["fudaba.db"]


def test_games_leave_and_enter_a_server_as_records(tmp_path: Path, kept_in: Where) -> None:
    async def script() -> None:
        async with serving(tmp_path / "one") as server:
            done, running = Browser(server), Browser(server)
            over = await done.open(ME, BOT)
            await played([done])
            going = await running.open(ME, BOT)
            await played([running], 2)
            await running.mine()
            files = dict(exported(server.lobby.store, running=False, failed=print))
            assert list(files) == [f"fudaba-bridge_over-{over.table}.json"]
            every = dict(exported(server.lobby.store, running=True, failed=print))
            given = answers_of(server.lobby.tables[going.table])
        other = opened(kept_in(tmp_path / "two"))
        kept_over = imported(other, files[f"fudaba-bridge_over-{over.table}.json"])
        kept_going = imported(other, every[f"fudaba-bridge_over-{going.table}.json"])
        assert (kept_over.state, kept_going.state) == ("over", "waiting")
        with pytest.raises(BadRecord):
            imported(other, b"{}")
        other.close()
        async with serving(tmp_path / "two") as server:
            one, two = Browser(server), Browser(server)
            one.tell(m.Join(kept_over.id))
            assert (await one.get(m.Over)).seed == decode(every[f"fudaba-bridge_over-{over.table}.json"]).seed
            for browser, name in ((one, "Dai"), (two, "Emi")):
                seated = await browser.ask(m.Sit(kept_going.id, name, kept_going.invite), m.Seated)
                browser.tell(m.Join(seated.table, seated.token))
            await two.get(m.Update)
            assert answers_of(server.lobby.tables[kept_going.id]) == given

    run(script())

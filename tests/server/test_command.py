"""`fudaba tables`, and what `fudaba serve` refuses."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

import pytest

from fudaba import user_folders
from fudaba.cli import main
from fudaba.kernel.game import BadSetup
from fudaba.server.command import shown_host
from tests.server.browsing import BOT, ME, Browser, played, run, serving


def kept_in(data: Path) -> str:
    """A folder with a game that is over and one that goes on; returns the id of the first."""

    async def script() -> str:
        async with serving(data) as server:
            one, two = Browser(server), Browser(server)
            over = await one.open(ME, BOT)
            await played([one])
            await two.open(ME, BOT)
            await two.mine()
            return over.table

    return run(script())


def test_games_are_listed_copied_exported_and_imported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over = kept_in(tmp_path / "one")
    data = ["--data", str(tmp_path / "one")]
    assert main(["tables", "list", *data]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert any(line.startswith(over) and " over " in line for line in lines)

    (tmp_path / "two").mkdir()
    assert main(["tables", "backup", *data, str(tmp_path / "two/fudaba.db")]) == 0
    assert main(["tables", "list", "--data", str(tmp_path / "two")]) == 0
    assert over in capsys.readouterr().out

    assert main(["tables", "export", *data, str(tmp_path / "records")]) == 0
    files = list((tmp_path / "records").iterdir())
    assert [file.name for file in files] == [f"fudaba-bridge_over-{over}.json"]
    assert main(["verify", str(files[0])]) == 0
    assert main(["tables", "export", "--running", *data, str(tmp_path / "all")]) == 0
    assert len(list((tmp_path / "all").iterdir())) == 2

    capsys.readouterr()
    assert (
        main(["tables", "import", "--data", str(tmp_path / "three"), *map(str, (tmp_path / "all").iterdir())])
        == 0
    )
    output = capsys.readouterr().out
    assert output.count("/t/") == 2
    assert output.count("#invite=") == 1


def test_what_cannot_be_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "fudaba.db").write_text("no database" * 200)
    assert main(["tables", "list", "--data", str(tmp_path)]) == 2
    assert "is not a Fudaba database" in capsys.readouterr().err
    assert main(["serve", "--data", str(tmp_path)]) == 2
    assert "is not a Fudaba database" in capsys.readouterr().err
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    assert main(["tables", "import", "--data", str(tmp_path / "new"), str(bad)]) == 2
    assert f"fudaba: {bad}: The format is ‘None’" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(("--port", port) for port in ("0", "-1", "99999", "1.5", "x")),
        *(("--workers", number) for number in ("0", "-1", "9999999")),
        ("--sockets", "0"),
        *(("--pace", seconds) for seconds in ("-1", "nan", "x")),
    ],
)
def test_what_no_file_of_settings_may_say_nobody_may_type(
    tmp_path: Path, option: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A port of 0 was the usual one, and nothing else was looked at."""
    with pytest.raises(SystemExit) as refused:
        main(["serve", "--data", str(tmp_path), f"{option}={value}"])
    assert refused.value.code == 2
    assert f"fudaba: {option}: invalid value '{value}'\n" in capsys.readouterr().err


def test_a_backup_that_cannot_be_written_is_told_in_one_line_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from fudaba.server.store import sqlite

    data, copy = ["--data", str(tmp_path / "data")], tmp_path / "copy.db"
    sqlite.SqliteStore(tmp_path / "data").close()
    assert main(["tables", "backup", *data, str(tmp_path / "none" / "copy.db")]) == 2
    assert capsys.readouterr().err == f"fudaba: Folder not found: {tmp_path / 'none'}.\n"
    connect = sqlite._connect

    def full(path: Path) -> sqlite3.Connection:
        copy.write_bytes(b"a part")  # SQLite refuses to write there, as it ends in the midst on a full disk
        return connect(path)

    store = sqlite.SqliteStore(tmp_path / "data")
    monkeypatch.setattr(sqlite, "_connect", full)
    with pytest.raises(BadSetup, match=f"Can't write to {copy}: "):
        store.backup(copy)
    store.close()
    assert not copy.exists()


@pytest.mark.parametrize("action", ["list", "backup", "export"])
def test_a_folder_without_games_is_said_and_left_alone(
    tmp_path: Path, action: str, capsys: pytest.CaptureFixture[str]
) -> None:
    more = [] if action == "list" else [str(tmp_path / "out")]
    assert main(["tables", action, "--data", str(tmp_path / "wrong"), *more]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert "There are no games in" in output.err
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(
    ("spoilt", "why"),
    [("fudaba.lock", "Can't write to"), ("fudaba.db", "Can't write to")],
)
def test_data_that_cannot_be_written_is_refused_in_one_line(
    tmp_path: Path, spoilt: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / spoilt).mkdir()
    assert main(["serve", "--data", str(tmp_path)]) == 2
    output = capsys.readouterr().err
    assert why in output
    assert "is no database" not in output
    assert output.count("\n") == 1


def test_a_database_that_can_only_be_read_is_not_called_another_thing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from fudaba.server.store import sqlite

    plain = sqlite3.connect(tmp_path / "fudaba.db")
    plain.execute("CREATE TABLE tables (id)")
    plain.close()

    def read_only(path: Path) -> sqlite3.Connection:
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        return connection

    monkeypatch.setattr(sqlite, "_connect", read_only)
    for command in (["serve"], ["tables", "list"], ["tables", "backup", str(tmp_path / "copy")]):
        assert main([*command, "--data", str(tmp_path)]) == 2
        output = capsys.readouterr().err
        assert "fudaba.db: attempt to write a readonly database" in output
        assert output.count("\n") == 1


def test_a_port_that_is_taken_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--data", str(tmp_path), "--port", port]) == 2
    assert f"Can't listen on 127.0.0.1, port {port} (" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("host", "shown"),
    [("127.0.0.1", "localhost"), ("::1", "localhost"), ("10.1.2.3", "10.1.2.3"), ("fe80::7", "[fe80::7]")],
)
def test_the_address_is_one_that_browsers_know(host: str, shown: str) -> None:
    assert shown_host(host) == shown


def test_a_server_for_the_network_is_shown_by_its_number_there() -> None:
    shown = shown_host("0.0.0.0")
    assert shown == "localhost" or shown.count(".") == 3
    assert shown != "0.0.0.0"


def test_games_are_kept_among_the_users_own_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert Path(user_folders.data()) == Path("/somewhere/fudaba")

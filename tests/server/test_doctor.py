"""`fudaba doctor`: each thing that can be wrong is found, and nothing is changed by looking."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import socket
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from fudaba.cli import main
from fudaba.native import failure, loading
from fudaba.server.doctor import doctor
from fudaba.server.doctor.result import Finding
from fudaba.server.store.sqlite import SCHEMA, SqliteStore
from fudaba.text import LANGS, words
from tests.ports import own_port
from tests.server.limits.test_door import listening, run

CLIENT = b"203.0.113.5"
Change = Callable[[list[bytes]], list[bytes]]


def findings(found: list[Finding]) -> list[tuple[str, str, str]]:
    """What was found; each of it can be said in every language."""
    for lang in LANGS:
        assert all(one.text(words(lang).say) for one in found)
    return [(one.check, one.state, one.message) for one in found]


# The machine.


def test_the_command_says_what_it_found_and_makes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "browser", lambda static: Finding("browser", "ok", "doctor-ok"))
    command = ["doctor", "--data", str(tmp_path / "new"), "--port", str(own_port())]
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["ok"] is True
    assert [one["check"] for one in found["checks"]] == [
        *("python", "folder", "room", "database", "port", "machine-code", "clock", "browser", "push")
    ]
    assert list(tmp_path.iterdir()) == []

    assert main([*command, "--lang", "ja", "--url", "cards.example"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("良好")
    assert lines[-1].startswith("問題")
    assert "cards.example" in lines[-1]


def test_an_old_python_is_a_problem() -> None:
    found = [doctor.python((3, 10, 2)), doctor.python((3, 11, 0))]
    assert findings(found) == [("python", "problem", "doctor-python-old"), ("python", "ok", "doctor-python")]


def test_a_folder_must_let_itself_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    assert findings(list(doctor.folder(tmp_path / "file")))[0][1:] == ("problem", "doctor-folder-closed")
    assert findings(list(doctor.folder(tmp_path)))[0][1:] == ("ok", "doctor-folder")
    monkeypatch.setattr(os, "access", lambda place, mode: False)
    assert findings(list(doctor.folder(tmp_path / "new")))[0][1:] == ("problem", "doctor-folder-closed")


@pytest.mark.parametrize(("free", "state"), [(63, "problem"), (511, "warning"), (512, "ok")])
def test_a_folder_must_have_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, state: str
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda place: type("Usage", (), {"free": free << 20}))
    assert findings(list(doctor.folder(tmp_path)))[1][:2] == ("room", state)


def test_a_database_is_read_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "fudaba.db"
    store = SqliteStore(tmp_path)
    try:
        assert findings([doctor.database(file)])[0][1:] == ("ok", "doctor-database")  # while a server has it
    finally:
        store.close()
    before = {one.name: one.read_bytes() for one in tmp_path.iterdir()}
    assert findings([doctor.database(file)])[0][1:] == ("ok", "doctor-database")
    assert {one.name: one.read_bytes() for one in tmp_path.iterdir()} == before

    (tmp_path / "fudaba.db-wal").write_bytes(b"a log of which nothing else is known")
    assert findings([doctor.database(file)])[0][1:] == ("warning", "doctor-database-log")
    assert not (tmp_path / "fudaba.db-shm").exists()


@pytest.mark.parametrize(
    ("version", "expected"),
    [(0, ("warning", "doctor-database-earlier")), (SCHEMA + 1, ("problem", "doctor-database-later"))],
)
def test_a_database_of_another_version_is_named(
    tmp_path: Path, version: int, expected: tuple[str, str]
) -> None:
    file = tmp_path / "fudaba.db"
    with contextlib.closing(sqlite3.connect(file)) as made:
        made.execute(f"PRAGMA user_version = {version}")
        made.execute("CREATE TABLE tables (id TEXT)")
    assert findings([doctor.database(file)])[0][1:] == expected


def test_a_damaged_database_is_found(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    file = tmp_path / "fudaba.db"
    data = bytearray(file.read_bytes())
    data[4096:8192] = b"\xff" * 4096
    file.write_bytes(data)
    assert doctor.database(file).state == "problem"
    file.write_bytes(b"no database at all, and long enough to be sure " * 100)
    assert findings([doctor.database(file)])[0][1:] == ("problem", "doctor-database-unreadable")


def test_a_clock_that_stands_or_is_of_another_time_is_found() -> None:
    assert findings([doctor.clock(time.time, time.monotonic)])[0][1:] == ("ok", "doctor-clock")
    assert findings([doctor.clock(time.time, lambda: 7.0)])[0][1:] == ("problem", "doctor-clock-stands")
    assert findings([doctor.clock(lambda: 0.0, time.monotonic)])[0][1:] == ("problem", "doctor-clock-year")


def test_the_files_for_browsers_must_all_be_there(tmp_path: Path) -> None:
    assert findings([doctor.browser(tmp_path)])[0][1:] == ("problem", "doctor-browser-none")
    (tmp_path / "index.html").write_text('<script src="/assets/main.js"></script>')
    assert findings([doctor.browser(tmp_path)])[0][1:] == ("problem", "doctor-browser-part")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/main.js").write_text("")
    assert findings([doctor.browser(tmp_path)])[0][1:] == ("ok", "doctor-browser")


# The port.


def test_a_port_is_free_or_taken_by_another() -> None:
    assert findings([doctor.listening(own_port())])[0][1:] == ("ok", "doctor-port-free")
    assert findings([doctor.listening(70_000)])[0][1:] == ("problem", "doctor-port-closed")
    with socket.create_server(("127.0.0.1", 0)) as other:

        def answers() -> None:
            with other.accept()[0] as one:
                one.recv(1000)
                one.sendall(b"SSH-2.0 or whatever\r\n")

        thread = threading.Thread(target=answers)
        thread.start()
        assert findings([doctor.listening(other.getsockname()[1])])[0][1:] == ("problem", "doctor-port-taken")
        thread.join()


def test_a_fudaba_at_the_port_is_known(tmp_path: Path) -> None:
    async def script() -> None:
        async with listening(tmp_path, names=("cards.example",)) as port:
            here = await asyncio.to_thread(doctor.listening, port)
            own = await asyncio.to_thread(doctor.listening, port, "cards.example")
            strange = await asyncio.to_thread(doctor.listening, port, "other.example")
        assert findings([here])[0][1:] == findings([own])[0][1:] == ("ok", "doctor-port-serves")
        assert findings([strange])[0][1:] == ("warning", "doctor-port-name")

    run(script())


# The proxy.


@contextlib.asynccontextmanager
async def proxied(to: int, change: Change) -> AsyncIterator[str]:
    """A proxy that changes the lines of each request's head; yields its address."""

    async def pipe(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                sink.write(data)
                await sink.drain()
        sink.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).rstrip().split(b"\r\n")
        its_reader, its_writer = await asyncio.open_connection("127.0.0.1", to)
        its_writer.write(b"\r\n".join([first, *change(lines)]) + b"\r\n\r\n")
        await asyncio.gather(pipe(reader, its_writer), pipe(its_reader, writer))

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


def without(lines: list[bytes], name: bytes) -> list[bytes]:
    return [line for line in lines if not line.lower().startswith(name + b":")]


def proper(lines: list[bytes]) -> list[bytes]:
    """As docs/running_a_server.md says."""
    said = [line.partition(b": ")[2] for line in lines if line.lower().startswith(b"x-forwarded-for:")]
    return [*without(lines, b"x-forwarded-for"), b"X-Forwarded-For: " + b", ".join([*said, CLIENT])]


def believing(lines: list[bytes]) -> list[bytes]:
    return lines if len(without(lines, b"x-forwarded-for")) < len(lines) else proper(lines)


@pytest.mark.parametrize(
    ("change", "trusted", "expected"),
    [
        (proper, "127.0.0.1", ["doctor-proxy-host", "doctor-proxy-address", "doctor-proxy-websocket"]),
        (proper, "", ["doctor-proxy-host", "doctor-proxy-not-believed", "doctor-proxy-websocket"]),
        (believing, "127.0.0.1", ["doctor-proxy-host", "doctor-proxy-forged", "doctor-proxy-websocket"]),
        (list, "127.0.0.1", ["doctor-proxy-host", "doctor-proxy-no-address", "doctor-proxy-websocket"]),
        (
            lambda lines: without(proper(lines), b"upgrade"),
            "127.0.0.1",
            ["doctor-proxy-host", "doctor-proxy-address", "doctor-proxy-no-websocket"],
        ),
        (
            lambda lines: [b"Host: inside", *without(proper(lines), b"host")],
            "127.0.0.1",
            ["doctor-proxy-other-host", "doctor-proxy-address", "doctor-proxy-no-websocket"],
        ),
    ],
)
def test_what_a_proxy_does_not_pass_on_is_found(
    tmp_path: Path, change: Change, trusted: str, expected: list[str]
) -> None:
    async def script() -> list[Finding]:
        async with listening(tmp_path, trusted) as port, proxied(port, change) as url:
            return await asyncio.to_thread(lambda: list(doctor.proxy(url)))

    found = asyncio.run(asyncio.wait_for(script(), 600))
    assert [message for _, _, message in findings(found)] == [*expected, "doctor-people-plain"]


def test_it_is_said_where_nobody_can_keep_a_name(tmp_path: Path) -> None:
    async def script(host: str) -> list[Finding]:
        async with listening(tmp_path, "127.0.0.1") as port, proxied(port, proper) as url:
            return await asyncio.to_thread(lambda: list(doctor.proxy(url.replace("127.0.0.1", host))))

    assert findings(asyncio.run(script("localhost")))[-1] == ("people", "ok", "doctor-people")
    assert findings(asyncio.run(script("127.0.0.1")))[-1] == ("people", "warning", "doctor-people-plain")
    silent = f"https://127.0.0.1:{own_port()}"
    nowhere = doctor._people(silent, urlsplit(silent))
    assert findings([nowhere]) == [("people", "warning", "doctor-people-name")]


def test_a_proxy_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    nowhere = list(doctor.proxy(f"http://127.0.0.1:{own_port()}"))
    assert findings(nowhere) == [("proxy", "problem", "doctor-proxy-silent")]

    async def script() -> list[Finding]:
        async with listening(tmp_path, names=("cards.example",)) as port, proxied(port, proper) as url:
            return await asyncio.to_thread(lambda: list(doctor.proxy(url)))

    found = asyncio.run(asyncio.wait_for(script(), 600))
    assert findings(found) == [("proxy", "problem", "doctor-proxy-name")]


@pytest.mark.parametrize("url", ["foo", "ftp://cards.example", "http://[::1"])
def test_what_is_no_address_is_told(tmp_path: Path, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--data", str(tmp_path), "--url", url]) == 1
    assert f"{url} is not a web address. Use the form https://cards.example." in " ".join(
        capsys.readouterr().out.split()
    )


@pytest.mark.parametrize(
    ("lang", "why"), [("en", "there is no such file"), ("ja", "ファイルまたはフォルダーがありません")]
)
def test_why_the_settings_cannot_be_read_is_told_in_words(
    lang: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    none = str(tmp_path / "none.toml")
    assert main(["doctor", "--data", str(tmp_path), "--config", none, "--lang", lang]) == 1
    assert why in capsys.readouterr().out


def test_a_database_in_the_settings_that_is_no_address_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "fudaba.toml"
    file.write_text('[server]\ndatabase = "postgresql://[::1"\n')
    assert main(["doctor", "--config", str(file)]) == 1
    assert "This is not a PostgreSQL address." in capsys.readouterr().out


def test_what_runs_the_rules_and_why_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def found(place: Path = tmp_path / "native") -> list[str]:
        return [message for _, _, message in findings(list(doctor.machine_code(place)))]

    monkeypatch.setattr(loading, "is_used", lambda: True)
    assert found() == ["doctor-compiled"]
    monkeypatch.setattr(loading, "is_used", lambda: False)
    monkeypatch.setattr(loading, "is_off", lambda: True)
    assert found() == ["doctor-compiled-off"]
    monkeypatch.setattr(loading, "is_off", lambda: False)
    monkeypatch.setattr(loading, "read", lambda folder: {"modules": {}})
    assert found() == ["doctor-compiled-next"]
    monkeypatch.setattr(loading, "read", lambda folder: None)
    monkeypatch.setattr(doctor, "missing", lambda place: [])
    assert found() == ["doctor-compiled-not-yet"]


def test_all_that_is_missing_for_machine_code_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(loading, "is_used", lambda: False)
    monkeypatch.setattr(loading, "is_off", lambda: False)
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    (tmp_path / "file").touch()
    found = list(doctor.machine_code(tmp_path / "file/native"))
    assert {message for _, _, message in findings(found)} == {"doctor-compiled-impossible"}
    texts = [one.text(words("en").say) for one in found]
    assert str(tmp_path / "file/native") in texts[0]
    assert "headers" in texts[1]
    assert list(tmp_path.iterdir()) == [tmp_path / "file"]


def test_a_build_that_failed_is_said_with_its_log(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(loading, "is_used", lambda: False)
    monkeypatch.setattr(loading, "is_off", lambda: False)
    monkeypatch.setattr(doctor, "missing", lambda place: [])
    failure.remember(tmp_path, "build", failure.inputs())
    found = list(doctor.machine_code(tmp_path))
    assert findings(found) == [("machine-code", "warning", "doctor-compiled-failed")]
    assert str(tmp_path / failure.LOG) in found[0].text(words("en").say)
    monkeypatch.setenv("CFLAGS", "-O1")
    assert findings(list(doctor.machine_code(tmp_path)))[0][2] == "doctor-compiled-not-yet"

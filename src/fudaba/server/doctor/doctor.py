"""`fudaba doctor`: whether a machine has what a server needs, and what to do where it has not.

Nothing is made or changed: a database is opened for reading alone, and a folder that is not there stays so.
"""

from __future__ import annotations

import errno
import http.client
import json
import os
import re
import shutil
import socket
import sqlite3
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit

from fudaba import user_folders
from fudaba.kernel.game import BadSetup
from fudaba.native import failure, loading
from fudaba.native.prerequisites import missing
from fudaba.server.accounts.push.delivery import has_library
from fudaba.server.accounts.push.services import Services, contact_of
from fudaba.server.doctor.result import Finding, State, of_problem
from fudaba.server.operations.config import Config, read
from fudaba.server.operations.settings import Settings
from fudaba.server.store.sqlite import SCHEMA
from fudaba.text import Arg

OLDEST = (3, 11)
"""The oldest Python that will do, as in pyproject.toml."""
FULL, SCARCE = 64, 512
"""MiB of room with less of which a server soon stops writing, or should be looked after."""
YEARS = range(2025, 2100)
WITHIN = 5.0
"""Seconds that somebody has to answer."""
FORGED = "192.0.2.77"
"""An address that nobody has (RFC 5737)."""
MIB = 1 << 20

_ASSET = re.compile(r'(?:src|href)="/([^"#?]+)"')


@dataclass(frozen=True, slots=True)
class Answer:
    """The response to a request."""

    status: int
    """The status code of HTTP, 0 where nothing of HTTP came back."""
    data: dict[str, Any] = field(default_factory=dict)
    """The JSON of its body."""
    why: str = ""
    """What went wrong, "" for nothing."""


def examined(settings: Settings, port: int, url: str = "") -> list[Finding]:
    """All that is found. url: where browsers reach the server through its proxy, "" if that is not asked."""
    found = [python(sys.version_info[:3])]
    if settings.database:
        from fudaba.server.doctor.postgres import postgres  # its library is an extra

        found += postgres(settings.database)
    else:
        found += [*folder(settings.data), database(settings.data / "fudaba.db")]
    found += [
        listening(port, _split(url).netloc),
        *machine_code(Path(loading.usual_folder())),
        clock(time.time, time.monotonic),
        browser(settings.static),
        push(settings),
    ]
    return [*found, *proxy(url.rstrip("/"))] if url else found


# The file of settings.


def config_file(file: Path) -> tuple[Config, list[Finding]]:
    """What it says, and what is found of it; nothing of a file that cannot be read."""
    parts: dict[str, Arg] = {"file": str(file)}
    try:
        said = read(file)
    except BadSetup as problem:
        return Config(), [of_problem("config", problem)]
    has_password = bool(_split(said.server.database).password)
    if has_password and os.name == "posix" and file.stat().st_mode & 0o077:
        return said, [Finding("config", "warning", "doctor-config-open", parts)]
    return said, [Finding("config", "ok", "doctor-config", parts)]


# The machine.


def python(version: tuple[int, ...]) -> Finding:
    """Whether this Python is one of those for which Fudaba is made."""
    shown = ".".join(map(str, version))
    if version < OLDEST:
        return Finding(
            "python", "problem", "doctor-python-old", {"version": shown, "oldest": ".".join(map(str, OLDEST))}
        )
    return Finding("python", "ok", "doctor-python", {"version": shown})


def machine_code(place: Path) -> Iterator[Finding]:
    """Whether the rules run as machine code, and what is missing for it. place: where it would be built."""
    if loading.is_used():
        yield Finding("machine-code", "ok", "doctor-compiled")
    elif loading.is_off():
        yield Finding("machine-code", "ok", "doctor-compiled-off", {"variable": loading.SETTING})
    elif loading.read(str(place)) is not None:
        yield Finding("machine-code", "ok", "doctor-compiled-next")
    elif needs := missing(place):
        parts: dict[str, Arg] = {"folder": str(place), "variable": user_folders.cache_variable()}
        for need in needs:
            yield Finding("machine-code", "ok", "doctor-compiled-impossible", {**parts, "reason": need})
    elif failure.lasts(place, failure.inputs()):
        command = f"{sys.executable} -m fudaba.native.builder"
        parts = {"log": str(place / failure.LOG), "command": command}
        yield Finding("machine-code", "warning", "doctor-compiled-failed", parts)
    else:
        yield Finding("machine-code", "ok", "doctor-compiled-not-yet")


def folder(data: Path) -> Iterator[Finding]:
    """Whether games can be written there, and have room."""
    place = next(one for one in (data.absolute(), *data.absolute().parents) if one.exists())
    parts: dict[str, Arg] = {"folder": str(data)}
    if not place.is_dir() or not os.access(place, os.W_OK | os.X_OK):
        yield Finding("folder", "problem", "doctor-folder-closed", {**parts, "place": str(place)})
        return
    there = data.is_dir()
    yield Finding("folder", "ok", "doctor-folder" if there else "doctor-folder-new", parts)
    free = shutil.disk_usage(place).free // MIB
    state: State = "problem" if free < FULL else "warning" if free < SCARCE else "ok"
    yield Finding(
        "room", state, "doctor-room" if state == "ok" else "doctor-room-little", {**parts, "free": free}
    )


def database(file: Path) -> Finding:
    """Whether the database can be opened by this version, and is whole."""
    parts: dict[str, Arg] = {"file": str(file)}
    if not file.exists():
        return Finding("database", "ok", "doctor-database-none", parts)
    log, index = (file.with_name(file.name + end) for end in ("-wal", "-shm"))
    logged = log.exists() and log.stat().st_size > 0
    if logged and not index.exists():  # to read it, SQLite would make an index first
        return Finding("database", "warning", "doctor-database-log", parts)
    # Where there is no log nobody writes; SQLite would begin one even for a reader, unless it is told so.
    how = "mode=ro" if logged else "mode=ro&immutable=1"
    try:
        with closing(
            sqlite3.connect(f"{file.absolute().as_uri()}?{how}", uri=True, timeout=WITHIN)
        ) as opened:
            version: int = opened.execute("PRAGMA user_version").fetchone()[0]
            whole: str = opened.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        return Finding("database", "problem", "doctor-database-unreadable", {**parts, "what": str(error)})
    if whole != "ok":
        return Finding("database", "problem", "doctor-database-damaged", {**parts, "what": whole})
    versions: dict[str, Arg] = {**parts, "version": version, "present": SCHEMA}
    if version > SCHEMA:
        return Finding("database", "problem", "doctor-database-later", versions)
    if version < SCHEMA:
        return Finding("database", "warning", "doctor-database-earlier", versions)
    return Finding("database", "ok", "doctor-database", versions)


def clock(wall: Callable[[], float], steady: Callable[[], float]) -> Finding:
    """Whether the clocks go: by one games are timed, by the other they are dated."""
    before = steady()
    time.sleep(0.02)
    passed = steady() - before
    if not 0.005 < passed < WITHIN:
        return Finding("clock", "problem", "doctor-clock-stands", {"passed": f"{passed:.3f}"})
    year = time.gmtime(wall()).tm_year
    if year not in YEARS:
        return Finding("clock", "problem", "doctor-clock-year", {"year": str(year)})
    return Finding(
        "clock", "ok", "doctor-clock", {"now": time.strftime("%Y-%m-%d %H:%M", time.gmtime(wall()))}
    )


def browser(static: Path) -> Finding:
    """Whether the client is built, and all that its page names is there."""
    page = static / "index.html"
    if not page.is_file():
        return Finding("browser", "problem", "doctor-browser-none", {"folder": str(static)})
    named = _ASSET.findall(page.read_text("utf-8", "replace"))
    absent = [name for name in named if not (static / name).is_file()]
    if absent:
        return Finding("browser", "problem", "doctor-browser-part", {"file": str(static / absent[0])})
    return Finding("browser", "ok", "doctor-browser", {"folder": str(static)})


def push(settings: Settings) -> Finding:
    """Whether browsers can be told of turns while no page is open; nobody needs that."""
    if not settings.push:
        return Finding("push", "ok", "doctor-push-off")
    if not has_library():
        return Finding("push", "ok", "doctor-push-none")
    try:
        Services(settings.push_services)
    except BadSetup as problem:
        return of_problem("push", problem)
    parts: dict[str, Arg] = {"contact": contact_of(settings)}
    return Finding("push", "ok", "doctor-push", parts)


# The port.


def listening(port: int, name: str = "") -> Finding:
    """Whether the port is free, or a Fudaba answers there. name: how it is called, if not `localhost`."""
    parts: dict[str, Arg] = {"port": str(port)}
    try:
        with socket.create_server(("127.0.0.1", port)):
            return Finding("port", "ok", "doctor-port-free", parts)
    except (OSError, OverflowError) as error:
        if getattr(error, "errno", None) != errno.EADDRINUSE:
            return Finding("port", "problem", "doctor-port-closed", {**parts, "what": str(error)})
    answer = _asked(f"http://127.0.0.1:{port}/health", {"Host": name} if name else {}, direct=True)
    if answer.status == 421:
        return Finding("port", "warning", "doctor-port-name", parts)
    if not {"status", "version", "disk"} <= answer.data.keys():
        return Finding("port", "problem", "doctor-port-taken", parts)
    parts["version"] = str(answer.data["version"])
    if answer.status != 200:
        return Finding("port", "problem", "doctor-port-ill", {**parts, "status": str(answer.data["status"])})
    return Finding("port", "ok", "doctor-port-serves", parts)


# The proxy.


def proxy(url: str) -> Iterator[Finding]:
    """Whether what stands before the server passes on all that the server must know."""
    split = _split(url)
    parts: dict[str, Arg] = {"url": url}
    if split.scheme not in ("http", "https") or not split.netloc:
        yield Finding("proxy", "problem", "doctor-url", parts)
        return
    answer = _asked(f"{url}/api/reached")
    if answer.status == 421:
        yield Finding("proxy", "problem", "doctor-proxy-name", {**parts, "host": split.hostname or ""})
        return
    if answer.status != 200 or "believed" not in answer.data:
        what = answer.why or f"HTTP {answer.status}"
        yield Finding("proxy", "problem", "doctor-proxy-silent", {**parts, "what": what})
        return
    host = str(answer.data["host"])
    if host.lower() == split.netloc.lower():
        yield Finding("host", "ok", "doctor-proxy-host", {"host": host})
    else:
        yield Finding("host", "problem", "doctor-proxy-other-host", {"host": host, "wanted": split.netloc})
    yield _forwarded(url, answer.data)
    yield _websocket(url, split.scheme)
    yield _people(url, split)


def _forwarded(url: str, data: dict[str, Any]) -> Finding:
    """Whether the server knows its clients' addresses; else all of them together have what one may have."""
    if not data["forwarded"]:
        return Finding("address", "problem", "doctor-proxy-no-address")
    if not data["believed"]:
        return Finding("address", "problem", "doctor-proxy-not-believed", {"address": str(data["address"])})
    if _asked(f"{url}/api/reached", {"X-Forwarded-For": FORGED}).data.get("address") == FORGED:
        return Finding("address", "problem", "doctor-proxy-forged")
    return Finding("address", "ok", "doctor-proxy-address", {"address": str(data["address"])})


def _websocket(url: str, scheme: str) -> Finding:
    """Whether a WebSocket from the server's own page is let through, and greeted."""
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect
    from websockets.typing import Origin

    address = f"{'wss' if scheme == 'https' else 'ws'}{url.removeprefix(scheme)}/ws"
    try:
        with connect(address, origin=Origin(url), open_timeout=WITHIN, close_timeout=1) as opened:
            opened.recv(timeout=WITHIN)
    except (WebSocketException, OSError, EOFError) as error:  # a TimeoutError is an OSError
        return Finding("websocket", "problem", "doctor-proxy-no-websocket", {"what": _plainly(error)})
    return Finding("websocket", "ok", "doctor-proxy-websocket")


def _people(url: str, split: SplitResult) -> Finding:
    """Whether people can keep a name there: passkeys need HTTPS, and a name that the server knows."""
    parts: dict[str, Arg] = {"host": split.hostname or ""}
    if split.scheme != "https" and split.hostname != "localhost":
        return Finding("people", "warning", "doctor-people-plain", parts)
    data = _asked(f"{url}/api/people/me").data
    if "why" not in data or data["why"] is not None:
        return Finding("people", "warning", "doctor-people-name", parts)
    return Finding("people", "ok", "doctor-people", parts)


def _asked(url: str, headers: dict[str, str] | None = None, direct: bool = False) -> Answer:
    """What is answered to a GET. direct: past any proxy that the environment names."""
    opener = urllib.request.build_opener(*([urllib.request.ProxyHandler({})] if direct else []))
    try:
        with opener.open(urllib.request.Request(url, headers=headers or {}), timeout=WITHIN) as answer:
            return Answer(answer.status, _read(answer.read(MIB)))
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, _read(error.read(MIB)))
    except urllib.error.URLError as error:
        why = error.reason
        return Answer(0, why=_plainly(why) if isinstance(why, Exception) else str(why))
    except (OSError, ValueError, http.client.HTTPException) as error:  # ValueError: odd addresses
        return Answer(0, why=_plainly(error))


def _read(data: bytes) -> dict[str, Any]:
    try:
        parsed = json.loads(data)
    except ValueError:
        return {}
    return parsed if isinstance(parsed, dict) else {}


def _split(url: str) -> SplitResult:
    """The parts of an address; of one that is none there are none."""
    try:
        return urlsplit(url)
    except ValueError:
        return urlsplit("")


def _plainly(error: Exception) -> str:
    return str(error) or type(error).__name__

"""Who says garbage, or hangs up, is no error of the server's: hardly a line of log, and no traceback."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fudaba.server.http.app import Server
from fudaba.server.http.asgi import application
from fudaba.server.limits.rate_limits import came_from
from fudaba.server.operations import log as server_log
from fudaba.server.operations.log import OnceAMinute
from fudaba.server.operations.settings import Settings
from tests.server.limits.test_door import ended, listening, run, saying


@pytest.fixture
def output() -> Iterator[io.StringIO]:
    """What a server logs."""
    root, before, output = logging.getLogger(), logging.getLogger().handlers[:], io.StringIO()
    server_log.begin("text", "warning")
    (handler,) = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(output)
    yield output
    root.handlers[:] = before


def test_who_hangs_up_within_a_body_leaves_no_traceback(tmp_path: Path, output: io.StringIO) -> None:
    async def script() -> None:
        async with listening(tmp_path, asked_within=1000.0) as port:
            for page in (b"/api/lab/run", b"/api/replay/look", b"/api/people/in"):
                _, writer = await saying(
                    port, b"POST %s HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf" % page
                )
                await asyncio.sleep(0.1)
                writer.close()
            async with httpx.AsyncClient() as client:
                while (await client.get(f"http://127.0.0.1:{port}/health")).json()["connections"]:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)

    run(script())
    assert "Traceback" not in output.getvalue()
    assert "without" not in output.getvalue()


def test_garbage_from_one_address_is_one_line(tmp_path: Path, output: io.StringIO) -> None:
    async def script() -> None:
        async with listening(tmp_path) as port:
            for number in range(30):
                await ended(await saying(port, b"\x16\x03garbage %d\r\n\r\n" % number))

    run(script())
    assert output.getvalue().count("Invalid HTTP request") == 1


def line(logger: str, message: str, *given: object, level: int = logging.WARNING) -> logging.LogRecord:
    """A line as it is logged."""
    return logging.LogRecord(logger, level, __file__, 1, message, given, None)


def test_each_kind_is_logged_once_a_minute_for_each_address_and_then_how_often() -> None:
    now = 0.0
    once = OnceAMinute(lambda: now)
    came_from.set("10.6.6.6")
    assert [once.filter(line("uvicorn.error", "bad %s", n)) for n in range(4)] == [True, False, False, False]
    assert once.filter(line("uvicorn.error", "another kind"))
    assert all(once.filter(line("fudaba.access", "asked", level=logging.INFO)) for _ in range(3))
    came_from.set("10.0.0.1")
    assert once.filter(line("uvicorn.error", "bad %s", 9))
    came_from.set("10.6.6.6")
    now = 61.0
    again = line("uvicorn.error", "bad %s", 5)
    assert once.filter(again)
    assert again.getMessage() == "bad 5 (3 more like it since)"
    came_from.set("")
    assert all(once.filter(line("uvicorn.error", "bad")) for _ in range(3)), "the server's own doing"


def test_each_game_that_freezes_is_in_the_log_whoever_played_it() -> None:
    once = OnceAMinute(lambda: 0.0)
    came_from.set("10.6.6.6")
    assert all(once.filter(line("fudaba.server", "table %s is frozen", number)) for number in range(3))
    came_from.set("")


@pytest.mark.parametrize(("scheme", "said"), [("https", "max-age=31536000"), ("http", None)])
@pytest.mark.parametrize("path", ["/health", "/nowhere.js", "/api/games"])
def test_browsers_come_by_https_alone_once_they_have(
    tmp_path: Path, scheme: str, said: str | None, path: str
) -> None:
    async def script() -> None:
        server = Server(Settings(data=tmp_path, workers=0))
        transport = httpx.ASGITransport(application(server))
        async with httpx.AsyncClient(transport=transport, base_url=f"{scheme}://localhost") as client:
            got = await client.get(path)
            assert got.headers.get("strict-transport-security") == said
        server.lobby.close()

    run(script())


@pytest.mark.parametrize(("proxy", "believed"), [("127.0.0.1", True), ("", False)])
def test_a_proxy_that_is_believed_says_what_came_by_https(tmp_path: Path, proxy: str, believed: bool) -> None:
    async def script() -> None:
        async with listening(tmp_path, proxy=proxy) as port, httpx.AsyncClient() as client:
            headers = {"x-forwarded-proto": "https", "x-forwarded-for": "10.0.0.1"}
            got = await client.get(f"http://127.0.0.1:{port}/health", headers=headers)
            assert ("strict-transport-security" in got.headers) is believed

    run(script())

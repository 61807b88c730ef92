"""Connections that say nothing, or take all the time of the world, over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect

from fudaba.server.http.app import Server
from fudaba.server.http.run import PAGES, configured
from fudaba.server.limits import connection_limits as door
from fudaba.server.limits.connection_limits import Door, Pace, files_allowed, protocols
from fudaba.server.limits.rate_limits import place_of
from fudaba.server.operations.settings import Settings

WITHIN = 1.0
LONG = 45.0
"""Seconds after which a test waits no longer: whatever else the machine has to do."""

Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def listening(data: Path, proxy: str = "", **settings: Any) -> AsyncIterator[int]:
    """A server on a port of this machine."""
    usual: dict[str, Any] = {"workers": 0, "asked_within": WITHIN, "at_once": 10**6, "asking": 1e6}
    server = Server(Settings(data=data, **(usual | settings)))
    config = configured(server, proxy)
    config.timeout_keep_alive = 1
    uvicorn_server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listens:
        serving = asyncio.create_task(uvicorn_server.serve([listens]))
        while not uvicorn_server.started:
            await asyncio.sleep(0.01)
        try:
            yield listens.getsockname()[1]
        finally:
            uvicorn_server.should_exit = True
            await serving


def run(script: Any) -> None:
    """Run a test's script, in time."""

    async def in_time() -> None:
        await asyncio.wait_for(script, 10 * LONG)

    asyncio.run(in_time())


@pytest.fixture
def doors(monkeypatch: pytest.MonkeyPatch) -> list[Door]:
    """The doors of the servers that listen, one after the other."""
    found: list[Door] = []

    def noted(door: Door, pace: Pace) -> Any:
        found.append(door)
        return protocols(door, pace)

    monkeypatch.setattr("fudaba.server.http.run.protocols", noted)
    return found


async def saying(port: int, data: bytes) -> Pipe:
    """A connection that says this, and nothing more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    return reader, writer


async def ended(pipe: Pipe) -> None:
    """Wait until the server ends the connection."""
    with contextlib.suppress(ConnectionError):
        while await asyncio.wait_for(pipe[0].read(65536), LONG):
            pass
    pipe[1].close()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: up",
    ],
    ids=["nothing", "half a request", "half a handshake"],
)
def test_who_does_not_say_what_he_wants_is_let_go(tmp_path: Path, said: bytes) -> None:
    async def script() -> None:
        async with listening(tmp_path) as port:
            begun = time.monotonic()
            await ended(await saying(port, said))
            assert time.monotonic() - begun > WITHIN / 2, "he had some time"

    run(script())


@pytest.mark.parametrize(
    "before", [b"", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"], ids=["at first", "afterwards"]
)
def test_who_says_it_letter_by_letter_is_let_go(tmp_path: Path, before: bytes) -> None:
    wish, said = b"GET / HTTP/1.1\r\nX-Long: " + 1000 * b"x", 0

    async def dribble(writer: asyncio.StreamWriter) -> None:
        nonlocal said
        with contextlib.suppress(ConnectionError):
            for letter in wish:
                writer.write(bytes([letter]))
                await writer.drain()
                said += 1
                await asyncio.sleep(0.1)

    async def script() -> None:
        async with listening(tmp_path) as port:
            pipe = await saying(port, before)
            dribbling = asyncio.create_task(dribble(pipe[1]))
            await ended(pipe)
            assert said < len(wish), "he was far from the end"
            dribbling.cancel()

    run(script())


def test_who_does_not_read_his_answer_is_let_go(tmp_path: Path, doors: list[Door]) -> None:
    (tmp_path / "index.html").write_text("x")
    (tmp_path / "big.bin").write_bytes(bytes(30_000_000))

    async def script() -> None:
        async with listening(tmp_path / "data", static=tmp_path, taken_within=WITHIN) as port:
            reader, writer = await saying(port, b"GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n")
            first = await reader.readexactly(1)
            while doors[0]:
                await asyncio.sleep(0.05)
            got = len(first)
            with contextlib.suppress(ConnectionError):
                while data := await asyncio.wait_for(reader.read(1 << 20), LONG):
                    got += len(data)
            assert got < 30_000_000
            writer.close()

    run(script())


def test_a_websocket_that_has_begun_stays(tmp_path: Path) -> None:
    async def script() -> None:
        async with listening(tmp_path) as port, connect(f"ws://127.0.0.1:{port}/ws") as socket:
            assert await socket.recv()
            await asyncio.sleep(2 * WITHIN)
            await asyncio.wait_for(await socket.ping(), 10)

    run(script())


def test_an_address_has_only_so_many_connections_and_none_is_lost_count_of(
    tmp_path: Path, doors: list[Door]
) -> None:
    """Also not of WebSockets, which uvicorn hands over to another protocol."""

    async def script() -> None:
        async with (
            listening(tmp_path, sockets=5, asked_within=1000.0) as port,
            httpx.AsyncClient() as client,
        ):
            half = [await saying(port, b"GET / HTTP/1.1\r\n") for _ in range(60)]
            ends = [asyncio.create_task(ended(pipe)) for pipe in half]
            let_in = 2 * 5 + PAGES
            while sum(end.done() for end in ends) < 60 - let_in:
                await asyncio.sleep(0.01)
            assert len(doors[0]) == let_in
            for _, writer in half:
                writer.close()
            while doors[0]:
                await asyncio.sleep(0.01)
            for _ in range(40):
                async with connect(f"ws://127.0.0.1:{port}/ws") as socket:
                    await socket.recv()
            assert (await client.get(f"http://127.0.0.1:{port}/health")).status_code == 200

    run(script())


def test_whoever_comes_gets_in_again_soon_after_a_flood_of_half_requests(tmp_path: Path) -> None:
    """All that the system allows, from one address; those in play do not notice."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)

    async def script() -> None:
        async with (
            listening(tmp_path, proxy="127.0.0.1") as port,  # behind a proxy an address has any number
            connect(f"ws://127.0.0.1:{port}/ws") as player,
            httpx.AsyncClient() as client,
        ):
            half = []
            for _ in range(400):
                with contextlib.suppress(OSError):
                    half.append(await saying(port, b"GET / HTTP/1.1\r\n"))
            await player.recv()
            await asyncio.wait_for(await player.ping(), 10)
            await asyncio.sleep(WITHIN + 1)
            assert (await client.get(f"http://127.0.0.1:{port}/health", timeout=LONG)).status_code == 200
            for _, writer in half:
                writer.close()

    try:
        run(script())
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_there_are_so_many_connections_as_there_are_files() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        allowed = files_allowed()
        now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert allowed + door.FILES <= now
        assert now >= soft
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_door_lets_in_so_many_at_all_and_so_many_of_each(caplog: pytest.LogCaptureFixture) -> None:
    found = Door(4, 2, 1.0, 1.0)
    assert [found.enter(who, "10.0.0.1") for who in range(3)] == [True, True, False]
    assert [found.enter(10 + who, f"10.0.1.{who}") for who in range(3)] == [True, True, False]
    assert caplog.text.count("full: 4 connections") == 1
    for _ in range(2):  # a visitor who leaves twice leaves once
        found.leave(0)
        found.leave(2)
    assert len(found) == 3
    assert found.enter(20, "10.0.0.1")
    assert all(Door(9, 0, 1.0, 1.0).enter(who, "10.0.0.1") for who in range(9))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("127.0.0.1", "127.9.9.9", True),
        ("::1", "127.0.0.1", True),
        ("", "", True),
        ("testclient", "testclient", True),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (place_of(one) == place_of(other)) is same

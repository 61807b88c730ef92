"""What one connection sends is counted before it is parsed, and holds up nobody else."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from fudaba.server.limits.connection_limits import AFTER_CLOSE, LONGEST_REQUEST, MOST_LINES
from fudaba.server.limits.intake import BITE, PART, TURN, Bite, Frames, Intake, Turns
from fudaba.server.protocol import messages as m
from tests.server.limits.test_door import LONG, ended, listening, run, saying

BURST = 20
FRAMES_AT_ONCE = 8 * BURST
POST = b"POST /api/lab/run HTTP/1.1\r\nHost: x\r\n"


def frames(opcode: Opcode, *payloads: bytes) -> bytes:
    """Frames as a browser sends them."""
    return b"".join(Frame(opcode, payload).serialize(mask=True) for payload in payloads)


@pytest.fixture(params=["asyncio", "uvloop"], autouse=True)
def loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Each test on the event loop of Python, and on that which servers have."""
    if request.param == "uvloop":
        asyncio.set_event_loop_policy(pytest.importorskip("uvloop").EventLoopPolicy())
    yield
    asyncio.set_event_loop_policy(None)


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How much the parsers are given: pings, messages, and pieces of bodies."""
    found = {"ping": 0, "message": 0, "bytes": 0}
    ping, message, http = (
        WebSocketsSansIOProtocol.handle_ping,
        WebSocketsSansIOProtocol.handle_bytes,
        H11Protocol.data_received,
    )

    def a_ping(self: Any) -> None:
        found["ping"] += 1
        ping(self)

    def a_message(self: Any, event: Frame) -> None:
        found["message"] += 1
        message(self, event)

    def some_bytes(self: Any, data: bytes) -> None:
        found["bytes"] += len(data)
        http(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_ping", a_ping)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_bytes", a_message)
    monkeypatch.setattr(H11Protocol, "data_received", some_bytes)
    return found


async def closed(socket: ClientConnection) -> int | None:
    """Read on until the connection is closed; returns the code, None where there was no close."""
    try:
        async with asyncio.timeout(LONG):
            while True:
                await socket.recv()
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else None


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG], ids=["pings", "pongs"])
def test_a_flood_of_frames_is_cut_off_before_it_is_parsed(
    tmp_path: Path, parsed: dict[str, int], opcode: Opcode
) -> None:
    async def script() -> None:
        async with listening(tmp_path) as port, connect(f"ws://127.0.0.1:{port}/ws") as socket:
            await socket.recv()
            socket.transport.write(frames(opcode, *[b""] * 5_000))
            assert await closed(socket) in (m.TOO_FAST, None)
            assert parsed["ping"] <= FRAMES_AT_ONCE + 100, "the rest is not parsed"

    run(script())


def test_after_its_close_hardly_anything_of_a_connection_is_parsed(
    tmp_path: Path, parsed: dict[str, int]
) -> None:
    """A page that says far too much is closed; what it says then is not looked at."""

    async def script() -> None:
        async with listening(tmp_path) as port:
            reader, writer = await saying(
                port,
                b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            )
            await reader.readuntil(b"\r\n\r\n")
            for _ in range(4):  # the fourth message that is none closes the connection
                writer.write(frames(Opcode.BINARY, b"\xc1"))
            while (head := await asyncio.wait_for(reader.readexactly(2), LONG))[0] != 0x88:
                size = head[1] if head[1] < 126 else int.from_bytes(await reader.readexactly(2), "big")
                await reader.readexactly(size)
            before = parsed["message"]
            writer.write(frames(Opcode.BINARY, *[b"x"] * 5_000))
            await ended((reader, writer))
            assert parsed["message"] - before <= AFTER_CLOSE

    run(script())


def test_bytes_above_what_is_allowed_wait_and_are_not_lost(tmp_path: Path) -> None:
    """Messages of the greatest length: as many as may be said at once, and one more."""

    async def script() -> None:
        async with (
            listening(tmp_path, rate=100.0, burst=2) as port,
            connect(f"ws://127.0.0.1:{port}/ws") as socket,
        ):
            await socket.recv()
            for _ in range(3):
                await socket.send(b"\xc1" + bytes(m.LONGEST_MESSAGE - 1))
            texts = [await asyncio.wait_for(socket.recv(), LONG) for _ in range(3)]
            assert len(texts) == 3

    run(script())


@pytest.mark.parametrize(
    "body",
    [b"1\r\nx\r\n" * 5_000, b"1;" + b"e" * 500 + b"\r\nx\r\n" + b"1\r\nx\r\n" * 5_000],
    ids=["chunks of one byte", "with an extension"],
)
def test_a_body_in_chunks_of_one_byte_is_cut_off(tmp_path: Path, parsed: dict[str, int], body: bytes) -> None:
    async def script() -> None:
        async with listening(tmp_path) as port:
            pipe = await saying(port, POST + b"Transfer-Encoding: chunked\r\n\r\n" + body + b"0\r\n\r\n")
            await ended(pipe)
            assert parsed["bytes"] <= 6 * MOST_LINES + 1_000

    run(script())


def test_a_body_without_end_is_cut_off(tmp_path: Path, parsed: dict[str, int]) -> None:
    """Also where it has long been answered: nobody reads this one."""
    size = 4 * LONGEST_REQUEST

    async def script() -> None:
        async with listening(tmp_path, asked_within=1000.0) as port:
            head = b"POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % size
            pipe = await saying(port, head + bytes(size))
            await ended(pipe)
            assert parsed["bytes"] <= LONGEST_REQUEST + PART

    run(script())


def test_a_body_in_chunks_of_a_usual_size_comes_in(tmp_path: Path) -> None:
    async def script() -> None:
        async with listening(tmp_path) as port:
            part = b"4000\r\n" + bytes(0x4000) + b"\r\n"
            reader, writer = await saying(
                port, POST + b"Transfer-Encoding: chunked\r\n\r\n" + part * 10 + b"0\r\n\r\n"
            )
            assert b" 400 " in await asyncio.wait_for(reader.readline(), LONG), (
                "it was read, and is no scenario"
            )
            writer.close()

    run(script())


def test_a_body_that_comes_letter_by_letter_has_as_long_as_its_head(tmp_path: Path) -> None:
    """One second here; its answer would have a thousand."""

    async def script() -> None:
        async with listening(tmp_path, taken_within=1000.0) as port:
            await ended(await saying(port, POST + b"Content-Length: 100\r\n\r\nx"))

    run(script())


# The parts.


class Counting:
    """A protocol that counts what it is given in each turn of the event loop."""

    def __init__(self) -> None:
        self.turns: list[int] = []
        self.now = -1

    def connection_made(self, transport: asyncio.Transport) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.turns.append(-1)

    def bite(self, held: bytes, begin: int) -> Bite | None:
        return Bite(min(BITE, len(held) - begin), min(BITE, len(held) - begin))

    def cut_off(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.turns.append(len(data))


class Wire(asyncio.Transport):
    """A connection that notes whether it is read."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = True
        self.ends = False

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return self.ends

    def abort(self) -> None:
        self.ends = True

    close = abort


def connected(turns: Turns) -> tuple[Intake, Counting, Wire]:
    """A connection whose protocol counts."""
    counting, wire = Counting(), Wire()
    intake = Intake(turns, lambda: counting)
    intake.connection_made(wire)
    return intake, counting, wire


def test_one_turn_of_the_loop_parses_so_much_of_all_connections_together() -> None:
    async def script() -> None:
        turns = Turns()
        flooding = [connected(turns) for _ in range(40)]
        for intake, _, _ in flooding:
            intake.data_received(bytes(1_000))
        before = number = 0
        while True:
            number += 1
            await asyncio.sleep(0)
            now = sum(sum(counting.turns) for _, counting, _ in flooding)
            assert now - before <= TURN + BITE
            if now == 40_000:
                break
            assert now > before, "in each turn something is parsed"
            before = now
        assert number > 100
        assert all(wire.reads for _, _, wire in flooding)

    asyncio.run(script())


def test_a_connection_with_little_to_say_does_not_wait_for_those_with_much() -> None:
    async def script() -> None:
        turns = Turns()
        flooding = [connected(turns) for _ in range(40)]
        for intake, _, wire in flooding:
            intake.data_received(bytes(100_000))
            assert not wire.reads, "what is not parsed yet is not read on"
        innocent, counting, _ = connected(turns)
        innocent.data_received(b"hello")
        for _ in range(41 * (BITE + 1) // TURN + 2):  # once round
            await asyncio.sleep(0)
        assert counting.turns == [5]

    asyncio.run(script())


def test_what_was_said_last_is_parsed_and_what_comes_after_an_end_is_not() -> None:
    async def script() -> None:
        said, counting, wire = connected(Turns())
        said.data_received(b"bye")
        said.connection_lost(None)
        assert counting.turns == [3, -1]
        ended_here, counting, wire = connected(Turns())
        ended_here.data_received(b"much")
        ended_here.close()
        ended_here.data_received(b"more")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert wire.ends
        assert counting.turns == []

    asyncio.run(script())


def test_a_protocol_that_wants_no_more_is_given_no_more() -> None:
    async def script() -> None:
        intake, counting, wire = connected(Turns())
        intake.pause_reading()
        intake.data_received(b"held")
        await asyncio.sleep(0)
        assert not wire.reads
        assert counting.turns == []
        intake.resume_reading()
        await asyncio.sleep(0)
        assert counting.turns == [4]
        assert wire.reads

    asyncio.run(script())


@pytest.mark.parametrize("pieces", [1, 2, 3, 7, 1_000, 10**6])
def test_frames_are_found_however_they_are_cut(pieces: int) -> None:
    payloads = [b"", b"x" * 125, b"y" * 126, os.urandom(70_000), b"", b"z"]
    data = frames(Opcode.BINARY, *payloads)
    heads, found = Frames(), 0
    for begin in range(0, len(data), pieces):
        part = data[begin : begin + pieces]
        at = 0
        while at < len(part):
            size, begun = heads.take(part, at, len(part), 2)
            assert begun <= 2
            assert size > 0
            at, found = at + size, found + begun
    assert found == len(payloads)


def test_a_text_that_is_none_is_a_message_that_cannot_be_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """No error of the server's: whoever sends many would fill its log."""

    async def script() -> None:
        async with (
            listening(tmp_path) as port,
            connect(f"ws://127.0.0.1:{port}/ws", compression=None) as socket,
        ):
            await socket.recv()
            socket.transport.write(frames(Opcode.TEXT, b"\xff\xfe", b"\x81"))
            for _ in range(2):
                assert b"bad_message" in await asyncio.wait_for(socket.recv(decode=False), LONG)
            await socket.send(msgspec.msgpack.encode(m.Ping()))
            assert b"pong" in await asyncio.wait_for(socket.recv(decode=False), LONG)

    run(script())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]

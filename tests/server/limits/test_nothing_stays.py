"""Of a connection that is gone nothing stays in memory, without a look for garbage.

What has been put aside by such a look (`operations.garbage`) while it was in use is not looked at again for
long: a connection that referred to itself would stay, and whoever comes and goes often would fill the memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from fudaba.server.limits.intake import Intake
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import SeatWish
from fudaba.server.ws.client import Client
from fudaba.server.ws.commands import CommandHandler
from fudaba.server.ws.connection import Connection
from fudaba.server.ws.outbox import Outbox
from fudaba.server.ws.route import Route
from tests.garbage import no_collections
from tests.server.limits.test_door import listening, run, saying

OWN = (
    *(Intake, H11Protocol, RequestResponseCycle, WebSocketsSansIOProtocol, ServerProtocol),
    *(Connection, Client, Outbox, CommandHandler, Route),
)
"""What a connection has of its own."""
WHO = b"Host: 127.0.0.1\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\n" + WHO + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PAGE = b"GET /health HTTP/1.1\r\n" + WHO + b"\r\n"
POST = b"POST /api/lab/run HTTP/1.1\r\n" + WHO + b"Content-Type: application/json\r\n"


def binary(*payloads: bytes) -> bytes:
    """Messages as a browser sends them."""
    return b"".join(Frame(Opcode.BINARY, payload).serialize(mask=True) for payload in payloads)


def messages(*these: m.FromClient) -> bytes:
    """The same, for messages that can be read."""
    return binary(*(msgspec.msgpack.encode(message) for message in these))


SAID = {
    "nothing": b"",
    "a page": PAGE,
    "pages in a row": PAGE * 3,
    "half a body": POST + b"Content-Length: 100\r\n\r\nhalf",
    "a body in chunks": POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 2_000,
    "a socket": UPGRADE,
    "what cannot be read": UPGRADE + binary(b"\xc0") * 5,
    "more than is allowed": UPGRADE + binary(b"\xc0") * 2_000,
    "pings": UPGRADE + Frame(Opcode.PING, b"").serialize(mask=True) * 2_000,
    "a close": UPGRADE + Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True),
    "the lobby": UPGRADE + messages(m.Watch([]), m.Ping()),
    "no table": UPGRADE + messages(m.Join("there is none"), m.Ping()),
    "a table of one's own": UPGRADE
    + messages(m.Create("Eve", "bridge_over", [SeatWish("me"), SeatWish("open")], {}), m.Ping()),
}


@pytest.fixture(params=["asyncio", "uvloop"], autouse=True)
def loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Each test on the event loop of Python, and on that which servers have."""
    if request.param == "uvloop":
        asyncio.set_event_loop_policy(pytest.importorskip("uvloop").EventLoopPolicy())
    yield
    asyncio.set_event_loop_policy(None)


@pytest.fixture
def no_looks() -> Iterator[None]:
    """Nobody looks for garbage."""
    with no_collections():
        yield


def kept() -> Counter[str]:
    """What there is of connections."""
    return Counter(type(one).__name__ for one in gc.get_objects() if isinstance(one, OWN))


async def comes_and_goes(port: int, said: bytes) -> None:
    """Say that, read something of the answer, and go."""
    reader, writer = await saying(port, said)
    with contextlib.suppress(TimeoutError, ConnectionError):
        async with asyncio.timeout(0.3):
            while await reader.read(65536):
                pass
    writer.close()


@pytest.mark.usefixtures("no_looks")
@pytest.mark.parametrize("said", SAID.values(), ids=SAID)
def test_of_a_connection_that_is_gone_nothing_stays(tmp_path: Path, said: bytes) -> None:
    async def script() -> None:
        async with listening(tmp_path, asked_within=10.0, rate=10.0, burst=20) as port:
            before = kept()
            await asyncio.gather(*(comes_and_goes(port, said) for _ in range(3)))
            for _ in range(100):
                if kept() == before:
                    break
                await asyncio.sleep(0.1)
            assert kept() == before

    run(script())

"""Attacks by sheer amount: bytes, frames and chunks, jobs, tables that wait, moves and lines of log."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

import httpx
import msgspec
from websockets.frames import Frame, Opcode

from benchmarks.table.client import Browser, opened
from benchmarks.table.innocents import Bots, Wait
from benchmarks.table.scene import ATTACKER, Attack, Figures, Kept, Scene
from benchmarks.table.server import SMALL_DAY
from benchmarks.table.tables import GAMES, LONG, There, keep, played, size_of
from fudaba.server.limits.rate_limits import Addresses
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.from_browser import LONGEST_CHAT
from fudaba.server.protocol.schema import SeatWish

INNOCENT = "10.9.8.7"
AHEAD = 2**20
"""How many bytes an attacker has on the way at a time."""
HALF_OF_IT = 40
"""As many connections as one address may have WebSockets."""
HEAD = (
    b"POST /api/lab/run HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: "
    + ATTACKER.encode()
    + b"\r\nContent-Type: application/json\r\n"
)
SMALL = """scenario: little
game: bridge_over
seats: [A, B]
setup:
  top: red 5
  A: {hand: [red 1, red 2, blue 1]}
  B: {hand: [red 7, red 8]}
steps:
  - A: play red 1
"""
WAYS = "".join(f"      b{n}: [{{B: red 7}}, {{A: red 2}}]\n" for n in range(850))
COMPUTES = f"{SMALL}  - branch:\n{WAYS}"
SHORT_LOG = "".join(
    f"Turn {n} - {name}\n{name[0]} plays 3 Coppers. (+$3)\n{name[0]} buys and gains a Silver.\n"
    for n in range(1, 4)
    for name in ("Ann", "Bob")
)
LONG_LOGS = [SHORT_LOG + "A plays a Copper.\nB plays a Silver.\n" * number for number in (13_000, 12_900)]
"""Two texts that are compared line by line, since what was bought in them is the same."""


# Frames and chunks.


async def _flooded(scene: Scene, connections: int, frames: bytes) -> Figures:
    """Send the same frames again and again, as fast as they are taken; come again when cut off."""
    sent = cut = 0

    async def flood() -> None:
        nonlocal sent, cut
        while scene.goes_on:
            with contextlib.suppress(OSError, TimeoutError, RuntimeError):  # it was cut off
                browser = await scene.browser(careless=True)
                transport = browser.transport
                while scene.left > 0 and not browser.reading.done():
                    if transport.get_write_buffer_size() < AHEAD:
                        transport.write(frames)
                        sent += len(frames)
                    await asyncio.sleep(0.001)
                await browser.drop()
            cut += scene.left > 0
            await asyncio.sleep(0.01)

    await asyncio.gather(*(flood() for _ in range(connections)))
    return {"MB sent": sent / 1e6, "cut off": float(cut)}


def _frames(opcode: Opcode, payload: bytes, count: int) -> bytes:
    return Frame(opcode, payload).serialize(mask=True) * count


async def _pings(scene: Scene) -> Figures:
    """Empty pings, by one connection."""
    return await _flooded(scene, 1, _frames(Opcode.PING, b"", 10_000))


async def _tiny(scene: Scene) -> Figures:
    """Tiny messages, by ten."""
    return await _flooded(scene, 10, _frames(Opcode.BINARY, b"\xc0", 10_000))


async def _many(scene: Scene) -> Figures:
    """The same, by as many as one address may have."""
    return await _flooded(scene, HALF_OF_IT, _frames(Opcode.PING, b"", 10_000))


async def _ended(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        await reader.read()


async def _posted(scene: Scene, chunk: Callable[[], bytes], pause: float) -> Figures:
    """Bodies that go on for ever; returns how long the longest was borne."""
    bodies, longest = 0, 0.0

    async def post() -> None:
        nonlocal bodies, longest
        while scene.goes_on:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", scene.served.port)
                begun = time.perf_counter()
                writer.write(HEAD + b"Transfer-Encoding: chunked\r\n\r\n")
                answered = asyncio.create_task(_ended(reader))
                bodies += 1
                while scene.left > 0 and not answered.done():
                    writer.write(chunk())
                    await writer.drain()
                    await asyncio.sleep(pause)
                longest = max(longest, time.perf_counter() - begun)
                answered.cancel()
                writer.close()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(post() for _ in range(HALF_OF_IT)))
    return {"bodies": float(bodies), "longest body s": longest}


async def _chunks(scene: Scene) -> Figures:
    """Bodies in chunks of one byte."""
    return await _posted(scene, lambda: b"1\r\nx\r\n" * 2_000, 0.0)


async def _dribble(scene: Scene) -> Figures:
    """Bodies that come a byte at a time."""
    return await _posted(scene, lambda: b"1\r\nx\r\n", 0.3)


async def _slow(scene: Scene) -> Figures:
    """Ask for much and read nothing of it: by WebSockets the log of a long game, by HTTP the biggest page."""
    who = f"Host: 127.0.0.1\r\nX-Forwarded-For: {ATTACKER}\r\n"
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    socket = f"GET /ws HTTP/1.1\r\n{who}{upgrade}{key}\r\n".encode()
    page = f"GET /api/catalogue/dominion HTTP/1.1\r\n{who}\r\n".encode() * 20
    join = _frames(Opcode.BINARY, msgspec.msgpack.encode(m.Join(scene.there[0].table)), 1)
    begun, most = 0, 0.0

    async def ask(first: bytes, again: bytes) -> None:
        nonlocal begun
        while scene.goes_on:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", scene.served.port, limit=1)
                begun += 1
                writer.write(first)
                while not writer.is_closing():
                    await asyncio.sleep(0.6)
                    if scene.left <= 0:
                        break
                    writer.write(again)
                writer.transport.abort()
            await asyncio.sleep(0.2)

    tasks = [asyncio.create_task(ask(socket, join)) for _ in range(HALF_OF_IT)]
    tasks += [asyncio.create_task(ask(page, b"")) for _ in range(HALF_OF_IT)]
    before = scene.served.memory()
    while scene.goes_on:
        most = max(most, scene.served.memory())
        await asyncio.sleep(0.2)
    await asyncio.gather(*tasks)
    return {"connections": float(begun), "MB more meanwhile": most - before}


# What is shared.


async def _lab(scene: Scene) -> Figures:
    """Scenarios that compute for long, as many as may wait; somebody else runs a small one meanwhile."""
    tried, slowest = await _computing(scene, "lab/run", {"text": COMPUTES}, {"text": SMALL})
    return {"scenarios": tried, "lab slowest s": slowest}


async def _logs(scene: Scene) -> Figures:
    """Logs as long as may be that look like two texts of one game; somebody else has a short one read."""
    tried, slowest = await _computing(scene, "bring/read", {"texts": LONG_LOGS}, {"texts": [SHORT_LOG]})
    return {"logs": tried, "log slowest s": slowest}


async def _computing(scene: Scene, way: str, long: object, short: object) -> tuple[float, float]:
    """Ask for what computes for long, as often as may wait, and from another address for something short.

    Returns how often, and for how long the latter was waited for at most.
    """
    url, waits = f"http://127.0.0.1:{scene.served.port}/api/{way}", list[float]()
    tried = 0

    async def compute(client: httpx.AsyncClient) -> None:
        nonlocal tried
        while scene.goes_on:
            with contextlib.suppress(httpx.HTTPError):
                tried += 1
                await client.post(url, json=long, headers={"X-Forwarded-For": ATTACKER})
            await asyncio.sleep(0.2)

    async with httpx.AsyncClient(timeout=120) as client:
        tasks = [asyncio.create_task(compute(client)) for _ in range(25)]
        await asyncio.sleep(2.0)
        while scene.goes_on or not waits:
            begun = time.perf_counter()
            got = await client.post(url, json=short, headers={"X-Forwarded-For": INNOCENT})
            waits.append(time.perf_counter() - begun if got.status_code == 200 else 120.0)
            await asyncio.sleep(0.5)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return float(tried), max(waits)


async def _thinkers(scene: Scene) -> Figures:
    """Tables full of strong bots; somebody else plays against one."""
    parties = [
        await opened(scene.served.port, "dominion", {}, people=1, bots=5, bot="strong", address=ATTACKER)
        for _ in range(19)
    ]
    alone = await opened(scene.served.port, "dominion", {}, people=1, bots=1, bot="strong", address=INNOCENT)
    waits: list[Wait] = []
    bots = Bots(alone, waits)
    until = time.perf_counter() + 4 * (scene.until - time.perf_counter())
    while time.perf_counter() < until:
        bots.look()
        for party in (alone, *parties):
            browser = party.asked
            if browser is not None and browser.update is not None and browser.update.question is not None:
                least = max(1, browser.update.question.least)
                await browser.tell(m.Answer(party.table, browser.update.sequence, list(range(least))))
                bots.look()
        await asyncio.sleep(0.1)
    for party in (alone, *parties):
        for browser in party.browsers:
            await browser.drop()
    moments = [wait.seconds for wait in waits] or [0.0]
    return {"strong bot moments": float(len(moments)), "strong bot slowest s": max(moments)}


# Memory, disk and log.


async def _leave(scene: Scene) -> Figures:
    """Open tables and leave them, as fast as that goes; somebody else opens one meanwhile."""
    opening = left = refused = 0
    attacker = await scene.browser(careless=True)
    while scene.goes_on:
        for game in GAMES:
            reply = await attacker.ask(m.Create("Eve", game, [SeatWish("me"), SeatWish("open")], LONG[game]))
            left += reply.t == "seated"
            await asyncio.sleep(0.1)
        other = await Browser(scene.served.port, address=INNOCENT).open()
        wish = m.Create(
            "Aya", "bridge_over", [SeatWish("me"), SeatWish("bot", "random")], LONG["bridge_over"]
        )
        refused += not isinstance(await other.ask(wish), m.Seated)
        opening += 1
        await other.drop()
    return {
        "tables left": float(left),
        "tables in memory": float(sum(scene.served.health()["tables"].values())),
        "innocents' tables refused, %": 100 * refused / max(1, opening),
    }


def _one_long(where: Kept) -> list[There]:
    return [keep(where, played("bridge_over", 6, 10**6), over=True)]


async def _copies(scene: Scene) -> Figures:
    """Go on again and again from the end of a long game."""
    there = scene.there[0]
    seats = [SeatWish("me"), *[SeatWish("open")] * (len(there.tokens) - 1)]
    wish = m.Create("Eve", "", seats, {}, after=m.After(there.table, 10**6))
    browser, before, opened = await scene.browser(careless=True), size_of(scene.served.where), 0
    while scene.goes_on:
        with contextlib.suppress(TimeoutError):
            opened += (await browser.ask(wish)).t == "seated"
        await asyncio.sleep(0.1)
    return {"games gone on from": float(opened), "MB written": (size_of(scene.served.where) - before) / 1e6}


async def _words(scene: Scene) -> Figures:
    """Say as much as may be said, answer, and take back, at five tables."""
    browsers = [await scene.browser() for _ in range(5)]
    tables: list[m.Seated] = []
    opens = m.Create("Eve", "bridge_over", [SeatWish("me"), SeatWish("bot", "random")], {}, undo="free")
    for browser in browsers:
        tables.append(await browser.ask(opens))
        await browser.ask(m.Join(tables[-1].table, tables[-1].token))
    taken, refused = Addresses.OPENED * len(tables), 0
    while scene.goes_on:
        for browser, at in zip(browsers, tables, strict=True):
            now = browser.sequence
            wishes = (
                m.Say(at.table, "x" * LONGEST_CHAT),
                m.Answer(at.table, now, [0]),
                m.Undo(at.table, now),
            )
            for wish in wishes:
                before = len(browser.refused)
                await browser.tell(wish)
                await browser.tell(m.Ping())
                while not isinstance(await browser.reply(), m.Pong):
                    pass
                is_refused = len(browser.refused) > before
                refused += is_refused
                lines = LONGEST_CHAT // Addresses.SHORT if isinstance(wish, m.Say) else 0
                taken += 0 if is_refused else 1 + lines
        await asyncio.sleep(1)  # within the limit of messages, or a ping would be refused
    return {"moves taken": float(taken), "refused": float(refused)}


async def _garbage(scene: Scene) -> Figures:
    """Say garbage, and hang up within bodies."""
    before, said = len(scene.served.log()), 0
    while scene.goes_on:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", scene.served.port)
            odd = said % 2
            writer.write(HEAD + b"Content-Length: 100\r\n\r\nhalf" if odd else b"\x16\x03garbage\r\n\r\n")
            await writer.drain()
            await asyncio.sleep(0.002)
            writer.close()
            said += 1
    return {"connections": float(said), "log kB": (len(scene.served.log()) - before) / 1000}


FLOODS: dict[str, Attack] = {
    "pings": Attack("to have empty frames parsed, by one connection", _pings),
    "tiny": Attack("to have tiny messages parsed, by ten connections", _tiny),
    "many": Attack("to have empty frames parsed, by forty connections", _many),
    "chunks": Attack("to have bodies in chunks of one byte parsed", _chunks),
    "dribble": Attack(
        "to keep connections by bodies that come a byte at a time", _dribble, most={"longest body s": 12.0}
    ),
    "slow": Attack(
        "to fill the memory with answers that are not read", _slow, _one_long, {"MB more meanwhile": 300}
    ),
    "lab": Attack("to have the lab to oneself", _lab, most={"lab slowest s": 60.0}),
    "logs": Attack("to have the reading of logs to oneself", _logs, most={"log slowest s": 60.0}),
    "thinkers": Attack(
        "to have the bots that think ahead to oneself", _thinkers, most={"strong bot slowest s": 15.0}
    ),
    "leave": Attack(
        "to fill the memory with tables that wait",
        _leave,
        most={"tables in memory": 150, "innocents' tables refused, %": 0},
    ),
    "copies": Attack(
        "to fill the disk with games that go on from a long one", _copies, _one_long, {"MB written": 150}
    ),
    "words": Attack(
        "to fill the disk with answers, undos and chat",
        _words,
        most={"moves taken": SMALL_DAY + 100},
        limits="small-day",
    ),
    "garbage": Attack("to fill the log", _garbage, most={"log kB": 20}),
}
"""Those by sheer amount; see `attack.ATTACKS`."""

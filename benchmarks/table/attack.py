"""What an attacker may try, each for some seconds, and how long those wait meanwhile who only play.

Each attack comes from one address and keeps to what the server allows it. What stands for a proxy gives those
who play addresses of their own. `ATTACKS` says of each what it tries and what must hold.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from benchmarks.table import meeting, situations, timing
from benchmarks.table.client import Browser
from benchmarks.table.floods import FLOODS
from benchmarks.table.innocents import playing
from benchmarks.table.scene import ATTACKER, Attack, Figures, Kept, Scene
from benchmarks.table.server import errors_in, longest_step, serving
from benchmarks.table.tables import GAMES, LONG, There, keep, played, spoil
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Clock, SeatWish
from fudaba.server.store import SqliteStore

SECONDS = 12.0
"""How long each goes on."""
RESTING = 90.0
"""How long a table is left until it must be on disk only."""
WAITS = {
    "ping p99 ms": 250.0,
    "answer p99 ms": 250.0,
    "ping slowest ms": 250.0,
    "answer slowest ms": 250.0,
    "bot p99 ms": 4_000.0,
    "frozen": 0.0,
    "dropped": 0.0,
    "errors in the server's log": 0.0,
    "seconds to start": 5.0,
    "memory MB": 600.0,
}
"""What nobody who plays has to bear, whatever others do. A bot has a pace of 0.7 s; what it is not asked
takes as long as what it is, so what it does next may come after two or three times that."""


def measure(folder: Path, port: int, name: str, database: str = "") -> tuple[Figures, list[str]]:
    """Figures of one attack, and the names of those that are too high.

    database: a PostgreSQL that keeps the tables; else a folder does.
    """
    attack = ATTACKS[name]
    data = folder / "data"
    data.mkdir(parents=True)
    there = attack.before(database or data)
    begun = time.perf_counter()
    with serving(folder, port, limits=attack.limits, database=database) as served:
        started = time.perf_counter() - begun
        with playing(port) as innocents:
            innocents.count()
            log = served.log()
            used, begun = served.processor(), time.perf_counter()
            own = asyncio.run(attack.does(Scene(served, there, begun + SECONDS)))
            time.sleep(1.0)
            took = time.perf_counter() - begun
            figures = {
                **own,
                **innocents.stop(),
                "errors in the server's log": errors_in(served.log()),
                "memory MB": served.memory(),
                "longest step ms": longest_step(served.log()[len(log) :]),
                "server's processor %": 100 * (served.processor() - used) / took,
                "seconds": took,
                "seconds to start": started,
            }
    most = WAITS | dict(attack.most)
    return figures, [name for name, value in figures.items() if value > most.get(name, float("inf"))]


# What is there before.


def _long_games(where: Kept) -> list[There]:
    """Games of each kind that are over, one of them as long as they get: over ten thousand answers."""
    seats = {"bridge_over": 6, "dominion": 2, "innovation": 2}
    return [keep(where, played(game, seats[game], 10**6), over=True) for game in GAMES]


def _taken_back(where: Kept) -> list[There]:
    """In each game answers that were given and taken back again and again; nobody may look on."""
    found = [keep(where, played(game, 2, 200), undone=1000, spectators="none") for game in GAMES]
    return [*found, keep(where, played("bridge_over", 2, 1500), undone=1500, spectators="none")]


def _with_clocks(where: Kept) -> list[There]:
    """As many tables with a clock as one address can open in an hour, all left by who opened them."""
    clock = Clock(30 * 86_400)
    return [keep(where, played(GAMES[n % 3], 2, 1), clock=clock, bots=True) for n in range(1200)]


def _broken(where: Kept) -> list[There]:
    """Tables of which something cannot be read, and one that can."""
    there = [keep(where, played(GAMES[number % 3], 2, 20)) for number in range(5)]
    spoil(where, *(one.table for one in there[:4]))
    return there


# What is tried.


async def _nothing(scene: Scene) -> Figures:
    await asyncio.sleep(SECONDS)
    return {}


async def _undo(scene: Scene) -> Figures:
    """Strangers ask for tables that are costly to run again; then their seats answer and take back."""
    asked = shown = 0
    async with scene.client() as client:
        lobby = await scene.browser()
        for there in scene.there:
            for _ in range(5):
                got = await client.get(f"/api/record/{there.table}")
                await lobby.tell(m.Watch([m.SeatKey(there.table, "x" * 32)]))
                stranger = await lobby.ask(m.Join(there.table, "x" * 32))
                asked += 3
                shown += (got.status_code == 200) + isinstance(stranger, m.Welcome)
    undone = 0
    while scene.goes_on:
        for there in scene.there:
            for token in there.tokens:
                tab = await scene.browser()
                reply = await tab.ask(m.Join(there.table, token))
                await asyncio.sleep(0.2)
                update = tab.update
                if isinstance(reply, m.Welcome) and update is not None and update.question is not None:
                    if tab.mine:
                        least = max(1, update.question.least)
                        await tab.tell(m.Answer(there.table, update.sequence, list(range(least))))
                        await asyncio.sleep(0.1)
                    await tab.tell(m.Undo(there.table, tab.sequence))
                    undone += 1
                    await asyncio.sleep(0.1)
                await tab.drop()
    return {"asked by strangers": asked, "sent to strangers": shown, "answers taken back": undone}


async def _kill(scene: Scene) -> Figures:
    """Kill the processes of the bots, as a machine without memory does."""
    killed = 0
    while scene.goes_on:
        for child in scene.served.children():
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
                killed += 1
        await asyncio.sleep(2.5)
    await asyncio.sleep(4.0)
    return {"processes killed": killed, "games stopped": float(scene.served.health()["tables"]["frozen"])}


async def _names(scene: Scene) -> Figures:
    """Call a bot by the name of a file."""
    browser = await scene.browser()
    leaks = 0
    with tempfile.TemporaryDirectory(prefix="f-") as folder:  # a name may have 64 characters
        secret, pipe = Path(folder, "s.toml"), Path(folder, "p.toml")
        secret.write_text('password = "hunter2"\n')
        os.mkfifo(pipe)
        for name in (str(secret), str(pipe), "pyproject.toml"):
            for game in GAMES:
                wish = m.Create("Eve", game, [SeatWish("me"), SeatWish("bot", name)], LONG[game])
                reply = str(await browser.ask(wish))
                leaks += "password" in reply or "build-system" in reply
    return {"leaks of files": leaks}


async def _join(scene: Scene) -> Figures:
    """Join long games again and again, as one who knows nothing yet."""
    browsers = [await scene.browser(careless=True) for _ in range(30)]
    joined = 0

    async def again(number: int, browser: Browser) -> None:
        nonlocal joined
        there = scene.there[number % len(scene.there)]
        while scene.goes_on:
            with contextlib.suppress(TimeoutError):
                joined += (await browser.ask(m.Join(there.table))).t == "welcome"
            await asyncio.sleep(0.5)

    await asyncio.gather(*(again(number, browser) for number, browser in enumerate(browsers)))
    return {"joined": joined}


async def _look(scene: Scene) -> Figures:
    """Look at moments of long games, as fast as the answers come."""
    browsers = [await scene.browser(careless=True) for _ in range(30)]
    looked = refused = 0

    async def again(number: int, browser: Browser) -> None:
        nonlocal looked, refused
        there = scene.there[number % len(scene.there)]
        with contextlib.suppress(TimeoutError):
            await browser.ask(m.Join(there.table))
        step = number
        while scene.goes_on:
            step = (step * 7919 + 13) % max(1, there.answers)
            with contextlib.suppress(TimeoutError):
                shown = (await browser.ask(m.Look(there.table, step=step))).t == "looked"
                looked, refused = looked + shown, refused + (not shown)
                await asyncio.sleep(0.0 if shown else 0.3)

    await asyncio.gather(*(again(number, browser) for number, browser in enumerate(browsers)))
    return {"looks shown": looked, "looks refused": refused}


async def _half_open(scene: Scene) -> Figures:
    """Open connections and never say what is wanted."""
    half: list[asyncio.StreamWriter] = []
    for _ in range(1100):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", scene.served.port)
            writer.write(b"GET / HTTP/1.1\r\n")
            half.append(writer)
    begun = time.perf_counter()
    inside = 0
    async with httpx.AsyncClient(timeout=5) as client:
        while not inside and time.perf_counter() - begun < 60:
            with contextlib.suppress(httpx.HTTPError):
                got = await client.get(f"http://127.0.0.1:{scene.served.port}/health")
                inside = got.status_code == 200
            await asyncio.sleep(0.2)
    waited = time.perf_counter() - begun
    for writer in half:
        writer.close()
    return {"half-open connections": len(half), "seconds until somebody new came in": waited}


async def _rest(scene: Scene) -> Figures:
    """Leave tables with clocks; a while later nothing of them needs to be in memory, nor to be run."""
    await asyncio.sleep(RESTING)
    health = scene.served.health()["tables"]
    with tempfile.TemporaryDirectory(prefix="fudaba-") as folder:
        database = scene.served.database
        if not database:
            kept_in = SqliteStore(scene.served.data, there=True)
            kept_in.backup(Path(folder, "fudaba.db"))
            kept_in.close()
        begun = time.perf_counter()
        with serving(Path(folder), scene.served.port + 1, data=Path(folder), database=database):
            again = time.perf_counter() - begun
    return {
        "tables kept": len(scene.there),
        "tables in memory": float(sum(health.values())),
        "seconds to start with them": again,
    }


async def _rows(scene: Scene) -> Figures:
    """Come back to a game whose neighbours cannot be read."""
    there = scene.there[-1]
    browser = await Browser(scene.served.port, address="10.9.8.1").open()
    await browser.join(there.table, there.tokens[0])
    return {"healthy games lost": float(browser.frozen), "unreadable tables": 3}


async def _pages(scene: Scene) -> Figures:
    """Ask for the biggest pages, first many at once, then as often as is allowed."""
    paths = [f"/api/catalogue/{game}" for game in GAMES]
    async with scene.client() as client:

        async def get(path: str) -> bool:
            async with client.stream("GET", path) as page:
                async for _ in page.aiter_raw():  # as it comes: to unpack it takes time from those measured
                    pass
                return page.status_code == 200

        got = sum(await asyncio.gather(*(get(paths[number % 3]) for number in range(100))))
        while scene.goes_on:
            got += await get(paths[got % 3])
            await asyncio.sleep(0.05)
    return {"pages": got}


async def _records(scene: Scene) -> Figures:
    """Ask for the records of long games, by thirty connections, as often as is allowed."""
    got = 0
    async with scene.client() as client:

        async def again(number: int) -> None:
            nonlocal got
            path = f"/api/record/{scene.there[number % len(scene.there)].table}"
            while scene.goes_on:
                with contextlib.suppress(httpx.HTTPError):
                    got += (await client.get(path)).status_code == 200
                await asyncio.sleep(0.05)

        await asyncio.gather(*map(again, range(30)))
    return {"records": float(got)}


async def _play_on(scene: Scene) -> Figures:
    """Play on from games that nobody may see, and from one that everybody may, to know its shuffles."""
    browser = await scene.browser()
    seated = 0
    for there in scene.there:
        wish: dict[str, Any] = {"after": m.After(there.table, 0)}
        seats = [SeatWish("me"), *[SeatWish("open")] * (len(there.tokens) - 1)]
        reply = await browser.ask(m.Create("Eve", "", seats, {}, **wish))
        seated += isinstance(reply, m.Seated)
    return {"played on without a right": seated}


async def _time(scene: Scene) -> Figures:
    """Look on at tables of bots, and tell from the time who was asked and who could not be."""
    return await timing.watched(scene.served.port, scene.served.where, ATTACKER, 3 * SECONDS)


def _private(where: Kept) -> list[There]:
    return [keep(where, played(game, 2, 60), over=True, spectators="none") for game in GAMES]


ATTACKS: dict[str, Attack] = {
    "none": Attack("nothing: what the machine does by itself", _nothing),
    "undo": Attack(
        "to have a long history of answers taken back run again", _undo, _taken_back, {"sent to strangers": 0}
    ),
    "kill": Attack(
        "to kill the bots' processes, again and again",
        _kill,
        most={"games stopped": 0, "errors in the server's log": 1e9, "bot p99 ms": 30_000.0},
    ),
    "names": Attack("to open files by the names of bots", _names, most={"leaks of files": 0}),
    "join": Attack("to be told long games again and again", _join, _long_games),
    "look": Attack("to look at long games as fast as it goes", _look, _long_games),
    "half-open": Attack(
        "to take all connections",
        _half_open,
        most={"seconds until somebody new came in": 20},
        limits="usual",
    ),
    "clocks": Attack(
        "to fill the memory with tables that have clocks",
        _rest,
        _with_clocks,
        {"tables in memory": 100, "seconds to start with them": 5.0, "seconds to start": 1e9},
    ),
    "rows": Attack(
        "to keep the server from starting by what is kept",
        _rows,
        _broken,
        {"healthy games lost": 0, "errors in the server's log": 1e9},
    ),
    "pages": Attack("to have big pages made", _pages),
    "records": Attack("to have the records of long games made and packed", _records, _long_games),
    "time": Attack(
        "to tell by time who could answer an attack",
        _time,
        most={f"{game}: guessed by time, %": 65.0 for game in GAMES},
    ),
    "situations": Attack(
        "to have situations laid out and played that are too large, or nearly so",
        situations.situations,
        most={"laid out though too large": 0, "ping p99 ms": 250.0, "answer p99 ms": 250.0},
    ),
    "jobs": Attack(
        "to send what no process can compute, and to leave before the answer",
        situations.jobs,
        most={
            "answered by an error": 0,
            "lab away for others": 0,
            "ping p99 ms": 250.0,
            "answer p99 ms": 250.0,
        },
    ),
    "after": Attack(
        "to play on from games that one may not see", _play_on, _private, {"played on without a right": 0}
    ),
    "meeting": Attack(
        "to take all connections of the port where servers meet",
        meeting.strangers,
        most={"connections kept, most": meeting.KEPT, "passed on slowest s": 5.0, "not passed on": 0},
    ),
    **FLOODS,
}

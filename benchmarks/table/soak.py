"""Attack after attack beside play, for half an hour: what others notice of it, and whether memory grows."""

from __future__ import annotations

import asyncio
import contextlib
import time
from itertools import cycle
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from benchmarks.table.attack import ATTACKS
from benchmarks.table.innocents import playing
from benchmarks.table.load import PARTS, in_parts
from benchmarks.table.scene import Figures, Scene
from benchmarks.table.server import Served, complaints_of, errors_in, longest_step, serving
from benchmarks.table.tables import There, size_of

ROUND = (
    *("none", "undo", "names", "join", "look", "pages", "records", "situations", "jobs"),
    *("pings", "tiny", "many", "chunks", "dribble", "lab", "thinkers", "garbage"),
)
"""The attacks that take turns."""
LAST = ("leave", "copies")
"""Those after which the attacker may open no table for long; they come once, at the end."""
SECONDS = 12.0
"""How long each goes on at least."""
PAUSE = 2.0
"""Seconds between two."""
MOST = {
    "ping p99 ms": 250.0,
    "answer p99 ms": 250.0,
    "frozen": 0.0,
    "dropped": 0.0,
    "errors in the server's log": 0.0,
    "memory grown %": 5.0,
    "memory MB": 600.0,
    "log kB a minute": 20.0,
}
"""Budgets."""


def measure(folder: Path, port: int, *, minutes: float, database: str = "") -> tuple[Figures, list[str]]:
    """Figures of one run, and the names of those that are too high.

    database: a PostgreSQL that keeps the tables; else a folder does.
    """
    data = folder / "data"
    data.mkdir(parents=True)
    there = {name: ATTACKS[name].before(database or data) for name in (*ROUND, *LAST)}
    with (
        serving(folder, port, limits="behind-proxy", database=database) as served,
        playing(port) as innocents,
    ):
        innocents.count()
        used, begun, size = served.processor(), time.perf_counter(), size_of(served.where)
        own = asyncio.run(_soak(served, there, begun + 60 * minutes))
        took = time.perf_counter() - begun
        log = served.log()
        print(complaints_of(log), flush=True)
        figures = {
            **own,
            **innocents.stop(),
            "errors in the server's log": errors_in(log),
            "log kB a minute": len(log) / 1000 / (took / 60),
            "MB written": (size_of(served.where) - size) / 1e6,
            "longest step ms": longest_step(log),
            "tables in memory": float(sum(served.health()["tables"].values())),
            "server's processor %": 100 * (served.processor() - used) / took,
            "seconds": took,
        }
    return figures, [name for name, most in MOST.items() if figures[name] > most]


async def _soak(served: Served, there: dict[str, list[There]], until: float) -> Figures:
    memory: list[float] = []
    measuring = asyncio.create_task(_measure(served, memory))
    done = broken = 0
    names = cycle(ROUND)
    while time.perf_counter() < until:
        left = until - time.perf_counter()
        for name in LAST if left < len(LAST) * (SECONDS + PAUSE) else (next(names),):
            scene = Scene(served, there[name], time.perf_counter() + SECONDS)
            try:
                await ATTACKS[name].does(scene)
            except (OSError, RuntimeError, TimeoutError, ConnectionClosed, httpx.HTTPError) as error:
                broken += 1  # the attacker was refused, or cut off: that is none of those who play
                print(f"  {name} was broken off: {type(error).__name__}: {error}", flush=True)
            await scene.leave()
            done += 1
            await asyncio.sleep(PAUSE)
            tables = sum((await asyncio.to_thread(served.health))["tables"].values())
            print(f"  after {name}: {served.memory():.0f} MB, {tables} tables in memory", flush=True)
    measuring.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await measuring
    parts = in_parts(memory)
    return {
        "attacks": float(done),
        "of them broken off": float(broken),
        **{f"memory MB, part {part} of {PARTS}": level for part, level in enumerate(parts, 1)},
        "memory MB": max(memory),
        "memory grown %": 100 * (parts[-1] / parts[PARTS // 2] - 1),
    }


async def _measure(served: Served, memory: list[float]) -> None:
    while True:
        memory.append(served.memory())
        await asyncio.sleep(1)

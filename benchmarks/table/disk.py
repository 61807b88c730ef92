"""A disk that is full for a while: what is said then, and how soon it goes on once there is room.

It takes root, and Linux: the disk is a small one in memory, made for this alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.table.client import Party, opened
from benchmarks.table.faults import kept_answers
from benchmarks.table.load import play
from benchmarks.table.server import Served, serving
from benchmarks.table.tables import LONG

SIZE = {"sqlite": "24m", "postgres": "256m"}
AGAIN = 5.0
"""Seconds of room within which all is written again, whether anybody writes or not."""
TABLES = 20


def is_possible() -> bool:
    """Whether such a disk can be made here."""
    return sys.platform == "linux" and os.geteuid() == 0


@contextmanager
def small(folder: Path, size: str) -> Iterator[Path]:
    """A disk of that size, in a folder that is made for it. Raises OSError where that is not possible."""
    if not is_possible():
        raise OSError("a small disk is made by root alone, on Linux")
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size},mode=755", "tmpfs", folder], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", folder], check=True)


def filled(
    folder: Path, disk: Path, port: int, game: str, *, seconds: float, rate: float, database: str = ""
) -> dict[str, float]:
    """Fill a disk for so many seconds while there is play. database: a PostgreSQL that is on it."""
    data = folder / "data" if database else disk / "data"
    with serving(folder, port, data=data, database=database) as served:
        return asyncio.run(_filled(served, disk / "filler", game, seconds, rate))


async def _filled(served: Served, filler: Path, game: str, seconds: float, rate: float) -> dict[str, float]:
    parties = [await opened(served.port, game, LONG[game]) for _ in range(TABLES)]
    await play(parties, rate, 2.0)
    before, refused_before = _taken(parties), _refused(parties)
    filling = asyncio.create_task(_fill(filler))
    await play(parties, rate, seconds)
    filling.cancel()
    said = (await asyncio.to_thread(served.health))["status"]
    taken, refused = _taken(parties) - before, _refused(parties) - refused_before
    filler.unlink()
    begun = time.perf_counter()
    while (await asyncio.to_thread(served.health))["status"] != "ok" and time.perf_counter() < begun + 60:
        await asyncio.sleep(0.05)
    again, refused_before = time.perf_counter() - begun, _refused(parties)
    await play(parties, rate, 3.0)
    kept = kept_answers(served.where)
    lost = strange = 0
    for party in parties:
        given = kept.get(party.table, {})
        lost += sum(given.get(sequence) != picks for sequence, picks in party.taken.items())
        strange += sum(party.sent.get(sequence) != picks for sequence, picks in given.items())
    return {
        "seconds full": seconds,
        "taken while full": taken,
        "refused while full": refused,
        "health said so": float(said == "not writing"),
        "writes again after, s": again,
        "refused afterwards": _refused(parties) - refused_before,
        "acknowledged answers": _taken(parties),
        "lost": lost,
        "doubled or never given": strange,
    }


async def _fill(filler: Path) -> None:
    """Leave no room, again and again: something else may make some."""
    with filler.open("wb", buffering=0) as file:
        while True:
            with contextlib.suppress(OSError):
                while file.write(bytes(4096)):
                    pass
            if os.fstat(file.fileno()).st_size == 0:
                raise OSError(errno.ENOSPC, "nothing could be filled")
            await asyncio.sleep(0.1)


def _taken(parties: list[Party]) -> int:
    return sum(len(party.taken) for party in parties)


def _refused(parties: list[Party]) -> int:
    return sum(len(browser.refused) for party in parties for browser in party.browsers)

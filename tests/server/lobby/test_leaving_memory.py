"""Of a table that leaves memory nothing stays there, without a look for garbage.

What has been put aside by such a look (`operations.garbage`) while it was in use is not looked at again for
long: a table that referred to itself would stay, and so the memory of a server would grow with all its games.
"""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from fudaba.kernel.session import Session
from fudaba.kernel.table import Table as KernelTable
from fudaba.server.game.timeline import Timeline
from fudaba.server.lobby import sweep
from fudaba.server.table.context import TableContext
from fudaba.server.table.running_game import RunningGame
from fudaba.server.table.table import Table
from fudaba.server.workers import bot_process
from tests.garbage import no_collections
from tests.server.browsing import ME, OPEN, RANDOM, Browser, played, run, serving

OWN = (Table, TableContext, RunningGame, Timeline, Session, KernelTable)
"""What a table has of its own."""
OPTIONS = {"bridge_over": {"rounds": 1}, "dominion": {"kingdom": "quiet_street"}, "innovation": {}}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A table where nobody is leaves memory at once, and nobody looks for garbage."""
    monkeypatch.setattr(sweep, "UNLOADED", -1.0)
    monkeypatch.setattr("fudaba.server.table.turn_watch.UNNOTICED", 0.0)
    with no_collections():
        yield


def in_memory() -> Counter[str]:
    """What there is of tables."""
    return Counter(type(one).__name__ for one in gc.get_objects() if isinstance(one, OWN))


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("state", ["waiting", "playing", "undone", "with a bot", "over"])
def test_of_a_table_that_leaves_memory_nothing_stays(tmp_path: Path, game: str, state: str) -> None:
    async def script() -> None:
        async with serving(tmp_path, seed="1", pad=(0.0, 0.0)) as server:
            before = in_memory()
            host, guest = Browser(server), Browser(server)
            has_bot = state in ("with a bot", "undone")
            seats = (ME, RANDOM) if has_bot else (ME, OPEN)
            at = await host.open(*seats, game=game, options=OPTIONS[game])
            if has_bot:
                await host.answer()
                await host.mine()
            elif state != "waiting":
                await guest.sit(at)
                await played([host, guest], upto=10**6 if state == "over" and game == "bridge_over" else 12)
            if state == "undone":
                await server.lobby.tables[at.table].undo(0, host.update.sequence)
            if state == "over" and game != "bridge_over":
                await server.lobby.tables[at.table].begun().give_up(0)
            for browser in (host, guest):
                await browser.leave()
            for _ in range(100):
                await server.lobby.sweeper.sweep()
                if not server.lobby.tables:
                    break
                await asyncio.sleep(0.05)
            assert not server.lobby.tables
            bot_process._known.clear()  # here the bots' process is a thread
            for _ in range(100):
                if not in_memory() - before:
                    break
                await asyncio.sleep(0.05)
            assert not in_memory() - before  # what other tests have left may go meanwhile

    run(script())

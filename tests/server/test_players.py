"""The bots in their processes."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.game import setup_of
from fudaba.kernel.session import Session
from fudaba.server import players
from fudaba.server.players import Players, Position, answer_of

GAME = games.named("bridge_over")
NAMES = ("Aya", "Ben", "Chika")


def positions(count: int) -> list[Position]:
    """A game as it goes on."""
    setup = setup_of(GAME, seats=3, seed="7")
    session = Session(GAME, setup, list(NAMES))
    player = bot("random", GAME.name, "7")
    found = []
    for _ in range(count):
        found.append(Position("t", setup, NAMES, tuple(session.answers)))
        assert session.ask is not None
        session.answer(player.answer(session.ask, session.view(session.ask.decider)))
    return found


def test_what_a_bot_answers_does_not_depend_on_what_its_process_knew() -> None:
    found = positions(20)
    players._known.clear()
    fresh = []
    for position in found:
        players._known.clear()
        fresh.append(answer_of(position, 0, "sensible"))
    players._known.clear()
    assert [answer_of(position, 0, "sensible") for position in found] == fresh
    assert [answer_of(position, 0, "sensible") for position in reversed(found)] == fresh[::-1]


def test_a_process_keeps_only_so_many_games() -> None:
    players._known.clear()
    position = positions(1)[0]
    for number in range(players.KEPT + 5):
        answer_of(position._replace(table=str(number)), 0, "random")
    assert len(players._known) == players.KEPT
    assert "0" not in players._known


def slow(*given: Any) -> None:
    time.sleep(60)


def pid(*given: Any) -> int:
    return os.getpid()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals as on POSIX")
def test_a_process_that_dies_or_never_answers_is_replaced(tmp_path: Path) -> None:
    async def script() -> None:
        answering = Players(1, 20.0)
        position = positions(1)[0]
        first = await answering._run(pid)
        assert first != os.getpid()
        assert await answering.answer(position, 0, "random") == answer_of(position, 0, "random")
        os.kill(first, signal.SIGKILL)
        second = await answering._run(pid)
        assert second not in (first, os.getpid())
        answering._slowest = 0.2
        with pytest.raises(TimeoutError):
            await answering._run(slow)
        answering._slowest = 20.0
        assert await answering._run(pid) not in (first, second)
        answering.close()

    asyncio.run(script())

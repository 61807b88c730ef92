"""The bots in their processes."""

from __future__ import annotations

import asyncio
import time

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.game import setup_of
from fudaba.kernel.session import Session
from fudaba.server import players
from fudaba.server.players import Players, answer_of
from fudaba.server.position import Position

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


def test_who_looks_does_not_hold_up_who_plays() -> None:
    async def script() -> None:
        answering = Players(1, 20.0)
        position = positions(1)[0]
        try:
            await answering.answer(position, 0, "random")
            looks = [asyncio.create_task(answering.look(position, 0, 1, -1)) for _ in range(3)]
            naps = [asyncio.create_task(answering.looks.run(time.sleep, 1000)) for _ in range(3)]
            await asyncio.gather(*looks)
            assert await answering.answer(position, 0, "random") == answer_of(position, 0, "random")
            assert not any(nap.done() for nap in naps)
        finally:
            answering.close()

    asyncio.run(asyncio.wait_for(script(), 600))

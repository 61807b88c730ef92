"""Everything at once: people who answer, take back, come and go, in any order."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from fudaba.server.game.timeline import Timeline
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Clock
from fudaba.server.store.stored_table import Move, TakenBack
from tests.server.at_table import timeline_of
from tests.server.browsing import BOT, ME, OPEN, Browser, run, serving
from tests.server.test_resume import Screen


class Guest:
    """Somebody who does whatever comes to mind; his screen keeps up with all that he is sent."""

    def __init__(self, server: Any, at: m.Seated, chance: random.Random) -> None:
        self.server, self.at, self.chance = server, at, chance
        self.screen = Screen()
        self.browser: Browser | None = None
        self.request = 0

    async def act(self) -> None:
        """Do something."""
        chance, at = self.chance, self.at
        if self.browser is None:
            self.browser = Browser(self.server)
            self.browser.tell(m.Join(at.table, at.token, sequence=self.screen.sequence))
            await self.read()
            return
        update = self.screen.update
        choice = chance.random()
        question = update.question if update is not None else None
        sequence = self.screen.sequence + (chance.choice([-1, 0, 1]) if chance.random() < 0.05 else 0)
        if choice < 0.5 and question is not None and question.mine:
            picks = [chance.randrange(len(question.options)) for _ in range(max(1, question.least))]
            self.browser.tell(m.Answer(at.table, max(0, sequence), picks))
        elif choice < 0.62:
            self.browser.tell(m.Undo(at.table, max(0, sequence)))
        elif choice < 0.72:
            self.browser.tell(m.Consent(at.table, self.request, chance.random() < 0.7))
        elif choice < 0.76:
            self.browser.tell(m.Look(at.table, step=chance.randrange(30), viewer=-1))
        elif choice < 0.8:
            self.browser.tell(m.Say(at.table, "hm"))
        elif choice < 0.86:
            await self.browser.leave()
            self.browser = None
            return
        await self.read()

    async def read(self) -> None:
        """Take in what has come."""
        assert self.browser is not None
        for message in await self.browser.settle():
            if isinstance(message, m.Update):
                self.screen.read(message)
            elif isinstance(message, m.ConsentAsked):
                self.request = message.request
            assert not isinstance(message, m.Frozen)
            if isinstance(message, m.Refused):
                assert message.code in ("stale", "illegal", "not_yours", "not_allowed", "not_now", "too_fast")
                assert message.reason.en != "Something went wrong on the server. Nothing has changed."


def _run_again(timeline: Timeline, moves: list[Move]) -> Timeline:
    again = Timeline(timeline.game, timeline.setup, timeline.names)
    for move in moves:
        if isinstance(move, TakenBack):
            again.undo(move.count, move.at)
        else:
            again.answer(move)
    return again


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_people_do_the_table_stays_whole(tmp_path: Path, seed: int) -> None:
    async def script() -> None:
        chance = random.Random(seed)
        async with serving(tmp_path, seed=str(seed), pad=(0.0, 0.02), grace=0.05) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN, BOT, clock=Clock(600, 1), options={"rounds": 2})
            sat = await guest.sit(at)
            await host.leave()
            await guest.leave()
            guests = [Guest(server, one, chance) for one in (at, at, sat, sat)]
            for _ in range(400):
                await chance.choice(guests).act()
                if chance.random() < 0.1:
                    await asyncio.sleep(0.01)
            table = server.lobby.tables[at.table]
            for each in guests:
                if each.browser is None:
                    await each.act()  # comes back
            compared = 0
            for each in guests:
                for _ in range(20):
                    newcomer = Guest(server, each.at, chance)
                    await newcomer.act()
                    await each.read()
                    if newcomer.screen.sequence == each.screen.sequence:
                        assert newcomer.screen.shown == each.screen.shown
                        compared += 1
                        break
            assert compared == 4
            timeline = timeline_of(table)
            assert timeline is not None
            again = None
            while again is None or again.marks != timeline.marks:
                await asyncio.sleep(0.02)  # a bot may be answering: what it does is on disk a little later
                moves = server.lobby.store.moves(at.table)
                again = _run_again(timeline, moves)
            assert any(isinstance(move, TakenBack) for move in moves)
            assert len(moves) > 30
            assert again.sequence == timeline.sequence
            assert again.session.record() == timeline.session.record()

    run(script())

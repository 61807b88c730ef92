"""Bots are quick where the one person who plays wants it so, and for nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from fudaba.server.protocol import messages as m
from tests.server.browsing import BOT, ME, OPEN, Browser, run, serving


@pytest.mark.parametrize("others", ["bot", "person", "spectator"])
def test_bots_are_quick_for_who_plays_alone(tmp_path: Path, others: str) -> None:
    async def script() -> None:
        async with serving(tmp_path, pace=30.0) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN if others == "person" else BOT)
            if others == "person":
                await guest.sit(at)
            await host.settle()
            table, context = server.lobby.registry.tables[at.table], server.lobby.context
            assert table.shared.pacing is context.pacing
            host.tell(m.Pace(at.table, quick=True))
            if others == "spectator":
                guest.tell(m.Join(at.table, ""))
                await guest.get(m.Welcome)
            await host.settle()
            quick = table.shared.pacing is context.quick_pacing
            assert quick is (others == "bot")
            assert context.quick_pacing.ahead < 1 < context.pacing.ahead
            host.tell(m.Pace(at.table, quick=False))
            await host.settle()
            assert table.shared.pacing is context.pacing

    run(script())


def test_a_spectator_hurries_nobody(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, pace=30.0) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, BOT)
            guest.tell(m.Join(at.table, ""))
            await guest.get(m.Welcome)
            refused = await guest.ask(m.Pace(at.table, quick=True), m.Refused)
            assert refused.code == "not_yours"

    run(script())

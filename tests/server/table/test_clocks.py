"""Clocks: they run while somebody thinks, and stand still while the server is down."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from fudaba.server.lobby.hibernation import Hibernation
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Clock
from fudaba.server.store.stored_table import StoredSeat, StoredTable
from fudaba.server.table.clock import Timer
from fudaba.server.table.context import ServerContext
from fudaba.server.table.seating import Seating
from tests.server.at_table import clock_of, running
from tests.server.browsing import BOT, ME, OPEN, Browser, run, serving


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What time it is for all tables: it goes on only when a test says so."""
    time = [1000.0]
    monkeypatch.setattr(
        "fudaba.server.lobby.lobby.ServerContext", partial(ServerContext, now=lambda: time[0])
    )
    return time


def test_only_the_clock_of_whoever_thinks_runs() -> None:
    timer = Timer(Clock(60, 5), [], 3)
    assert timer.left(100.0) == [60_000] * 3
    timer.run(1, 100.0)
    assert timer.left(110.0) == [60_000, 50_000, 60_000]
    timer.answered(1, 110.0)
    assert timer.left(500.0) == [60_000, 55_000, 60_000]


def test_no_clock_falls_below_nothing() -> None:
    timer = Timer(Clock(10), [3_000, 10_000], 2)
    timer.run(0, 0.0)
    assert timer.left(99.0) == [0, 10_000]


@pytest.mark.parametrize(("clock", "left"), [(True, [60_000, 17_500]), (False, [60_000, 30_000])])
def test_a_clock_goes_on_while_its_game_is_on_disk_alone(clock: bool, left: list[int]) -> None:
    now, woken = [100.0], list[str]()
    rest = SimpleNamespace(clock=clock, decider=1)
    kept = cast(StoredTable, SimpleNamespace(id="t", rest=rest, left=[60_000, 30_000]))

    async def script() -> None:
        hibernation = Hibernation(lambda: now[0], woken.append)
        hibernation.put(kept)
        assert hibernation.clocks == ["t"] * clock
        now[0] += 12.5
        hibernation.take(kept)
        assert (kept.left, len(hibernation), hibernation.clocks) == (left, 0, [])
        hibernation.take(kept)
        assert kept.left == left, "it rested once"
        hibernation.put(kept)
        now[0] += 99.0
        hibernation.take(kept)
        assert kept.left == ([60_000, 0] if clock else left)

    run(script())
    assert not woken


def test_time_goes_by_for_whoever_is_asked_and_is_told(tmp_path: Path, now: list[float]) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, OPEN, clock=Clock(60))
            await Browser(server).sit(at)
            clocks = await browser.get(m.Clocks)
            assert clocks.runs == 0
            now[0] += 0.05
            await browser.answer()
            clocks = await browser.get(m.Clocks)
            assert clocks.left == [59_950, 60_000]

    run(script())


def test_a_bot_plays_for_whoever_has_no_time_left(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, BOT, clock=Clock(10), takeover="")
            await browser.mine()
            table = server.lobby.tables[at.table]
            clock_of(table).stopped[0] = 30
            clock_of(table).run(0, server.lobby.context.now())
            running(table).watch.wake()
            over = await browser.get(m.Over)
            assert over.scores
            assert clock_of(table).left(0.0)[0] == 0
            (notice,) = table.kept.notices
            assert (notice.seat, notice.what) == (0, "time")
            late = [seats for seats in browser.got if isinstance(seats, m.Seats) and seats.notices]
            assert late[0].state == "playing"
            assert [seat.bot for seat in late[0].seats] == ["steady", "sensible"]
            again = Browser(server)
            again.tell(m.Join(at.table, at.token))
            seats = await again.get(m.Seats)
            assert seats.notices == [notice]
            assert [seat.bot for seat in seats.seats] == ["", "sensible"], "after the game nobody stands in"

    run(script())


def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN)
            await guest.sit(at)
            await host.mine()
            host.tell(m.Hand(at.table, over=True))
            reply = await guest.get(m.Seats, lambda reply: reply.seats[0].handed)
            assert [(one.seat, one.what) for one in reply.notices] == [(0, "handed")]
            assert [seat.bot for seat in reply.seats] == ["steady", ""]  # of which level it is
            await guest.mine()
            host.tell(m.Hand(at.table, over=False))
            reply = await guest.get(m.Seats, lambda reply: not reply.seats[0].handed)
            assert [one.what for one in reply.notices] == ["handed", "back"]
            await guest.answer()
            await host.mine()

    run(script())


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path, now: list[float]) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, OPEN, clock=Clock(60, 1))
            await Browser(server).sit(at)
            await browser.mine()
            now[0] += 0.1
        now[0] += 0.3
        async with serving(tmp_path) as server:
            again = Browser(server)
            again.tell(m.Join(at.table, at.token))
            assert (await again.get(m.Clocks)).left == [59_900, 60_000]

    run(script())


@pytest.mark.parametrize(("stock", "bot"), [(3600, "steady"), (3 * 86_400, "")])
def test_who_has_days_to_think_may_be_away_for_long(stock: int, bot: str) -> None:
    """A bot stands in for who leaves for good; for who is away only where nobody thinks for days."""
    seats = [StoredSeat("Aya", "person"), StoredSeat("Ben", "person")]
    kept = cast(StoredTable, SimpleNamespace(seats=seats, takeover="steady", clock=Clock(stock), host=0))
    seating = Seating(kept, lambda seat: int(seat == 0))
    seating.away_since[1] = 0.0
    assert seating.stands_in(1, 1e6, 60.0) == bot
    seating.away_since[1] = float("-inf")
    assert seating.stands_in(1, 1e6, 60.0) == "steady"

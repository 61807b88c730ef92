"""Matches and searches for an opponent where several servers have one database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import MatchWish
from fudaba.server.ws import commands
from tests.server.browsing import ME, OPEN, Browser, run
from tests.server.several import cluster_of, servers, until

pytestmark = pytest.mark.usefixtures("url")


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks at its lists often."""
    monkeypatch.setattr(commands, "EVERY_LOBBY", 0.05)


def test_a_match_between_players_of_two_servers(tmp_path: Path) -> None:
    """The next game is found also where it has gone on at the other server."""

    async def script() -> None:
        async with servers(tmp_path, 2) as (here, there):
            host, guest = Browser(here), Browser(there)
            at = await host.open(ME, OPEN, match=MatchWish(2))
            his = await guest.sit(at)
            guest.tell(m.GiveUp(at.table))
            for browser in (host, guest):
                seats = await browser.get(m.Seats, lambda seats: seats.state == "over")
                assert seats.match is not None
                assert seats.match.points == [[2, 0]]
            host.tell(m.Rematch(at.table))
            await guest.get(m.Seats, lambda seats: seats.ready == [0])
            guest.tell(m.Rematch(at.table))
            second = (await guest.get(m.Seats, lambda seats: seats.next != "")).next
            assert second in here.lobby.tables, "it begins where the last one was"
            cluster = cluster_of(here)
            await until(lambda: bool(cluster.ownership.loads))
            (other,) = cluster.ownership.loads
            assert await cluster.ownership.hand_over(here.lobby.tables[second], other)
            for browser, token in ((host, at.token), (guest, his.token)):
                browser.tell(m.Join(at.table, token, follow=True))
                assert (await browser.get(m.Led)).to == second
                browser.tell(m.Join(second, token, follow=True))
                await browser.get(m.Update)
            assert second in there.lobby.tables
            host.tell(m.GiveUp(second))
            for browser in (host, guest):
                seats = await browser.get(m.Seats, lambda seats: seats.state == "over")
                assert seats.match is not None
                assert (seats.match.over, seats.match.won) == (True, [0, 1]), "one game each is a draw"

    run(script())


def test_two_who_have_come_to_two_servers_find_each_other(tmp_path: Path) -> None:
    async def script() -> None:
        async with servers(tmp_path, 2) as (here, there):
            first, second = Browser(here), Browser(there)
            at = await first.ask(m.Seek("Aya", "bridge_over"), m.Seated)
            first.tell(m.Join(at.table, at.token))
            await first.get(m.Welcome)
            await until(lambda: any(card.table == at.table for card in there.lobby.listing.open()))
            found = await second.ask(m.Seek("Ben", "bridge_over"), m.Found)
            assert found.table == at.table
            await second.ask(m.Sit(found.table, "Ben"), m.Seated)
            await first.get(m.Seats, lambda seats: seats.state == "playing")

    run(script())


def test_two_who_look_at_the_same_moment_at_two_servers_meet(tmp_path: Path) -> None:
    async def script() -> None:
        async with servers(tmp_path, 2) as all_of_them:
            browsers = [Browser(server) for server in all_of_them]
            wish = m.Seek("Aya", "bridge_over")
            seats = await asyncio.gather(*(each.ask(wish, m.Seated) for each in browsers))
            for each, seated in zip(browsers, seats, strict=True):
                each.tell(m.Join(seated.table, seated.token))
            earlier, later = sorted(range(2), key=lambda place: seats[place].table)
            found = await browsers[later].get(m.Found)
            assert found.table == seats[earlier].table
            browsers[later].tell(m.Leave(seats[later].table))
            await browsers[later].ask(m.Sit(found.table, "Ben"), m.Seated)
            await browsers[earlier].get(m.Seats, lambda now: now.state == "playing")

    run(script())

"""Before a game the host has fewer seats, and begins with those who have come, or more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from fudaba import games
from fudaba.server.http.app import Server
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Seat, State
from fudaba.server.store import NotWritten
from fudaba.server.store.stored_table import StoredTable
from tests.server.accounts.test_ratings import at_table
from tests.server.authenticator import served
from tests.server.browsing import ME, OPEN, RANDOM, Browser, played, run, serving
from tests.server.lobby.test_every_state import OPTIONS

pytestmark = pytest.mark.usefixtures("kept_in")


def kept(server: Server, at: m.Seated) -> StoredTable:
    """What is kept of a table, as it is in memory: what is on disk must be the same."""
    here, there = server.lobby.tables[at.table].kept, server.lobby.store.kept(at.table)
    assert there == here
    return here


def names(seats: list[Seat]) -> list[str]:
    """Who sits where, "" for nobody."""
    return [seat.name for seat in seats]


async def seats_of(browser: Browser, state: State, *message: str) -> None:
    """Wait until these sit there, in that order, and the table stands so."""
    await browser.get(m.Seats, lambda seats: (names(seats.seats), seats.state) == ([*message], state))


async def welcomed(browser: Browser, seat: int) -> None:
    """Wait until it has that seat."""
    await browser.get(m.Welcome, lambda message: message.you == seat)


@pytest.mark.parametrize("game", games.names())
def test_the_host_begins_with_those_who_have_come(tmp_path: Path, game: str) -> None:
    """Two friends at a table for four, and a table to which a third friend comes after all."""

    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN, OPEN, OPEN, game=game, options=OPTIONS.get(game, {}))
            sat = await guest.sit(at)
            host.tell(m.Resize(at.table, 2))
            await seats_of(guest, "playing", "Aya", "Ben")
            assert (await guest.get(m.Update)).view is not None
            assert (sat.seat, len(kept(server, at).seats)) == (1, 2)
            assert await played([host, guest], 6) == 6

            at = await host.open(ME, OPEN, game=game, options=OPTIONS.get(game, {}))
            host.tell(m.Resize(at.table, 3))
            await seats_of(host, "waiting", "Aya", "", "")
            third = Browser(server)
            await guest.sit(at)
            await third.sit(at, "Chika")
            await seats_of(host, "playing", "Aya", "Ben", "Chika")

    run(script())


def test_a_seat_behind_one_that_goes_is_still_its_player_s(tmp_path: Path) -> None:
    """With all tabs and devices, for those who keep a name, too, and for the host; a bot's as well."""

    async def script() -> None:
        async with served(tmp_path, 2) as (server, [aya, ben]):
            await aya.keeps("Aya")
            await ben.keeps("Ben")
            host, guest, tab = at_table(server, aya), at_table(server, ben), Browser(server)
            at = await host.open(OPEN, ME, OPEN, OPEN, RANDOM)
            sat = await guest.ask(m.Sit(at.table, "Ben", at.invite, 3), m.Seated)
            guest.tell(m.Join(sat.table, sat.token))
            tab.tell(m.Join(sat.table, sat.token))
            assert (await tab.get(m.Welcome)).you == 3
            host.tell(m.Resize(at.table, 4))
            assert (await tab.get(m.Seats, lambda message: len(message.seats) == 4)).state == "waiting"
            host.tell(m.Resize(at.table, 3))
            for browser, seat in ((host, 0), (guest, 1), (tab, 1)):
                await welcomed(browser, seat)
                await browser.get(m.Update)
            here = kept(server, at)
            assert [seat.name for seat in here.seats] == ["Aya", "Ben 2", "Ben"]  # which is a bot's name
            assert here.host == 0
            for person, seat in ((aya, 0), (ben, 1)):
                id = (await person.get("me"))["me"]["id"]
                assert await server.lobby.ask(server.lobby.held_seats.seat, id, here) == seat
                held = await server.lobby.ask(server.lobby.held_seats.in_progress, id)
                assert [(one.table, one.seat) for one in held] == [(at.table, seat)]
            # Whoever is asked answers by the seat that is theirs now.
            await played([host, guest], 4)
            back = at_table(server, ben)
            back.tell(m.Join(at.table))
            assert (await back.get(m.Welcome)).you == 1

    run(script())


def test_what_cannot_be_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN, OPEN, OPEN, game="innovation", options={"teams": True})
            await guest.sit(at)

            async def refused(browser: Browser, seats: int) -> m.Refused:
                before = [*kept(server, at).seats]
                reply = await browser.ask(m.Resize(at.table, seats), m.Refused)
                assert kept(server, at).seats == before
                return reply

            assert (await refused(guest, 2)).code == "not_allowed"
            assert (await refused(host, 1)).code == "no_seat"
            assert (await refused(host, 6)).code == "bad_setup"
            teams = await refused(host, 2)
            assert (teams.code, teams.detail.en != teams.detail.ja) == ("bad_setup", True)
            disk = server.lobby.store.write

            async def full(*changes: Any) -> None:
                raise NotWritten("full")

            other = await host.open(ME, OPEN, OPEN)
            with patch.object(server.lobby.store, "write", full):
                assert (await host.ask(m.Resize(other.table, 2), m.Refused)).code == "not_now"
            assert (server.lobby.store.write, len(kept(server, other).seats)) == (disk, 3)
            host.tell(m.Resize(other.table, 2))
            await seats_of(host, "waiting", "Aya", "")
            await guest.sit(other)
            assert (await host.ask(m.Resize(other.table, 3), m.Refused)).code == "not_now"

    run(script())


def test_a_game_that_goes_on_has_the_players_that_it_had(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host = Browser(server)
            over = await host.open(ME, RANDOM)
            await played([host])
            at = await host.open(ME, OPEN, after=m.After(over.table, 3, over.token))
            assert (await host.ask(m.Resize(at.table, 3), m.Refused)).code == "not_allowed"

    run(script())


def test_who_stands_up_while_it_is_written_leaves_the_seat_that_was_theirs(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest, third = (Browser(server) for _ in range(3))
            at = await host.open(ME, OPEN, OPEN, OPEN, OPEN)
            for browser, name, seat in ((guest, "Ben", 3), (third, "Chika", 4)):
                sat = await browser.ask(m.Sit(at.table, name, at.invite, seat), m.Seated)
                browser.tell(m.Join(sat.table, sat.token))
                await browser.get(m.Seats)
            written, begun, write = asyncio.Event(), asyncio.Event(), server.lobby.store.write

            async def slow(*changes: Any) -> None:
                begun.set()
                await written.wait()
                await write(*changes)

            with patch.object(server.lobby.store, "write", slow):
                host.tell(m.Resize(at.table, 4))
                await begun.wait()
                guest.tell(m.Leave(at.table))
                await third.get(m.Seats, lambda message: not message.seats[3].here)
                written.set()
                await seats_of(host, "waiting", "Aya", "", "", "Chika")
            assert [seat.name for seat in kept(server, at).seats] == ["Aya", "", "", "Chika"]

    run(script())


def test_a_rematch_begins_without_a_player_who_does_not_come(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest, third = (Browser(server) for _ in range(3))
            at = await host.open(ME, OPEN, OPEN)
            sat = await guest.sit(at)
            last = await third.sit(at, "Chika")
            await played([host, guest, third])
            guest.tell(m.Leave(at.table))
            await host.get(m.Seats, lambda message: not message.seats[1].here)
            host.tell(m.Rematch(at.table))
            await third.get(m.Seats, lambda message: message.ready == [0])
            his = await third.ask(m.Rematch(at.table), m.Seated)
            mine = await host.ask(m.Rematch(at.table), m.Seated)
            for browser, seated in ((host, mine), (third, his)):
                browser.tell(m.Join(seated.table, seated.token))
                await browser.get(m.Seats)
            by = third if kept(server, his).host == his.seat else host
            by.tell(m.Resize(his.table, 2))
            for browser in (host, third):
                await browser.get(m.Update, lambda message: message.table == his.table)
            assert kept(server, his).was == [0, 2]
            guest.tell(m.Join(at.table, sat.token))
            await guest.get(m.Welcome)
            assert (await guest.ask(m.Rematch(at.table), m.Refused)).code == "no_seat"
            # Those who play have their seats again by the table before.
            again = Browser(server)
            again.tell(m.Join(at.table, last.token))
            await again.get(m.Welcome)
            assert (await again.ask(m.Rematch(at.table), m.Seated)).seat == 1

    run(script())

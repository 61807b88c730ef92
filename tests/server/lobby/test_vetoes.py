"""Before a game each person may do without some of its cards; it begins when all are content."""

from __future__ import annotations

from pathlib import Path

import pytest

from fudaba.server.http.app import Server
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Seat, SeatWish
from tests.server.browsing import ME, OPEN, Browser, run, serving

KINGDOM = {"kingdom": "cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop"}
STEADY = SeatWish("bot", "steady")


def cards(welcome: m.Welcome) -> set[str]:
    """The Kingdom as it is told to a viewer who joins."""
    return {*str(welcome.options["kingdom"]).split(",")}


def state(server: Server, at: m.Seated) -> str:
    """How a table stands."""
    return server.lobby.tables[at.table].kept.state


async def seats_of(browser: Browser, count: int) -> list[Seat]:
    """Who sits where, once this many cards in all have been done without."""
    reply = await browser.get(m.Seats, lambda reply: sum(len(seat.vetoed) for seat in reply.seats) == count)
    return reply.seats


def test_two_people_do_without_a_card_each_and_begin_when_both_are_content(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            aya, ben = Browser(server), Browser(server)
            at = await aya.open(ME, OPEN, game="dominion", options=KINGDOM, vetoes=1)
            before = cards(next(one for one in aya.got if isinstance(one, m.Welcome)))
            # The one who waits may begin with it; a player who comes sees what was done without.
            aya.tell(m.Veto(at.table, out := min(before)))
            assert (await seats_of(aya, 1))[0].vetoed == [out]
            now = cards(await aya.get(m.Welcome))
            assert len(now & before) == 9
            assert out not in now
            seated = await ben.sit(at)
            assert state(server, at) == "waiting"
            assert cards(next(one for one in reversed(ben.got) if isinstance(one, m.Welcome))) == now
            # Nobody has more than there are.
            assert (await aya.ask(m.Veto(at.table, min(now)), m.Refused)).code == "not_now"
            assert (await ben.ask(m.Veto(at.table, "witch"), m.Refused)).code == "bad_setup"
            assert state(server, at) == "waiting"
            ben.tell(m.Veto(seated.table, second := max(now)))
            update = await aya.get(m.Update)
            assert update.view is not None
            assert state(server, at) == "playing"
            assert server.lobby.tables[at.table].kept.out == [out, second]
            played = cards(next(one for one in reversed(aya.got) if isinstance(one, m.Welcome)))
            assert not played & {out, second}
            assert len(played & before) == 8

    run(script())


def test_who_is_content_is_asked_again_once_another_card_has_come(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            aya, ben = Browser(server), Browser(server)
            at = await aya.open(ME, OPEN, game="dominion", options=KINGDOM, vetoes=2)
            await ben.sit(at)
            aya.tell(m.Veto(at.table))
            reply = await ben.get(m.Seats, lambda reply: reply.seats[0].content)
            assert not reply.seats[1].content
            ben.tell(m.Veto(at.table, "village"))
            assert [seat.content for seat in await seats_of(aya, 1)] == [False, False]
            for browser in (ben, aya):
                browser.tell(m.Veto(at.table))
            await aya.get(m.Update)
            assert server.lobby.tables[at.table].kept.state == "playing"

    run(script())


def test_against_bots_alone_one_does_without_cards_too(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            aya = Browser(server)
            at = await aya.open(ME, STEADY, game="dominion", options=KINGDOM, vetoes=1)
            assert server.lobby.tables[at.table].kept.state == "waiting"
            aya.tell(m.Veto(at.table))
            await aya.get(m.Update)

    run(script())


def test_the_vetoes_are_there_again_after_a_restart(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            aya = Browser(server)
            at = await aya.open(ME, OPEN, game="dominion", options=KINGDOM, vetoes=1)
            aya.tell(m.Veto(at.table, "village"))
            now = cards(await aya.get(m.Welcome))
        async with serving(tmp_path) as server:
            aya = Browser(server)
            aya.tell(m.Join(at.table, at.token))
            welcome = await aya.get(m.Welcome)
            assert cards(welcome) == now
            assert (await aya.get(m.Seats)).seats[0].vetoed == ["village"]
            assert welcome.vetoes == 1

    run(script())


@pytest.mark.parametrize("game", ["innovation", "bridge_over"])
def test_a_game_whose_cards_are_not_chosen_begins_at_once(tmp_path: Path, game: str) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            aya = Browser(server)
            at = await aya.open(ME, STEADY, game=game, options={}, vetoes=2)
            await aya.get(m.Update)
            assert server.lobby.tables[at.table].kept.vetoes == 0

    run(script())

"""Matches of several games: who begins, the score, the next game, and the end."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import msgspec
import pytest

from fudaba import games
from fudaba.kernel.record import decode, verified
from fudaba.server.http.app import Server
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Match, MatchWish, SeatWish
from fudaba.server.table.game import setup_of_table
from tests.server.authenticator import NAME, ORIGIN, served
from tests.server.browsing import ME, OPEN, RANDOM, Browser, asking, run, serving

THREE = MatchWish(3)


def names_in(data: bytes) -> list[str]:
    """The files of an archive."""
    with ZipFile(BytesIO(data)) as archive:
        return archive.namelist()


def contents_of(data: bytes) -> list[bytes]:
    """What they hold."""
    with ZipFile(BytesIO(data)) as archive:
        return [archive.read(name) for name in archive.namelist()]


async def opened(server: Server, *seats: SeatWish, **more: Any) -> tuple[Browser, Browser, m.Seated]:
    """A match, at whose first game both players sit."""
    host, guest = Browser(server), Browser(server, address="10.0.0.2")
    more.setdefault("match", THREE)
    at = await host.open(*(seats or (ME, OPEN)), **more)
    await guest.sit(at)
    return host, guest, at


async def ended(*browsers: Browser) -> Match:
    """The match as all are told of it once the game is over, all of them the same."""
    found = [await each.get(m.Seats, lambda seats: seats.state == "over") for each in browsers]
    matches = [
        msgspec.structs.replace(seats.match, next_in=0.0) for seats in found if seats.match is not None
    ]
    assert all(one == matches[0] for one in matches)
    return matches[0]


async def resigned(loser: Browser, at: str, *others: Browser) -> Match:
    """A game is over because somebody has given it up."""
    loser.tell(m.GiveUp(at))
    return await ended(loser, *others)


async def agreed(host: Browser, guest: Browser, at: str, token: str, his: str) -> str:
    """Both want the next game; returns its table, at which both are now, with the tokens that they had."""
    host.tell(m.Rematch(at))
    waiting = await guest.get(m.Seats, lambda seats: seats.ready != [])
    assert waiting.next == ""
    guest.tell(m.Rematch(at))
    for browser in (host, guest):
        following = (await browser.get(m.Seats, lambda seats: seats.next != "")).next
    for browser, proof in ((host, token), (guest, his)):
        browser.tell(m.Join(following, proof))
        await browser.get(m.Update)
    return following


def tokens(*browsers: Browser) -> list[str]:
    """What proves the seats of these browsers."""
    return [next(one.token for one in each.got if isinstance(one, m.Seated)) for each in browsers]


def test_a_match_of_three_games_is_decided_by_two(tmp_path: Path, kept_in: Callable[[Path], str]) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest, at = await opened(server)
            mine, his = tokens(host, guest)
            first = await resigned(guest, at.table, host)
            assert (first.number, first.points, first.over, first.won) == (1, [[2, 0]], False, [])
            second = await agreed(host, guest, at.table, mine, his)
            kept = server.lobby.tables[second].kept
            assert [seat.name for seat in kept.seats] == ["Ben", "Aya"], "the first seat takes turns"
            assert kept.state == "playing"
            found = await resigned(guest, second, host)
            assert found.points == [[0, 2], [0, 2]], "by seat, as they sit here"
            assert (found.over, found.won, found.tables) == (True, [1], [at.table, second])
            assert found.next_in == 0.0
            assert kept.next == ""

        async with serving(tmp_path) as server:
            again = Browser(server)
            again.tell(m.Join(at.table, mine, follow=True))
            assert (await again.get(m.Led)).to == second, "the link of the first game leads to the last"
            again.tell(m.Join(second, mine, follow=True))
            assert (await again.get(m.Seats)).match == msgspec.structs.replace(found, next_in=-1.0)
            again.tell(m.Join(at.table, mine))
            await again.get(
                m.Over, lambda over: over.table == at.table
            )  # it is seen itself, if that is wished

    run(script())


def test_all_games_are_played_if_wished_and_the_loser_begins(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest, at = await opened(server, match=MatchWish(3, "loser", whole=True))
            mine, his = tokens(host, guest)
            await resigned(host, at.table, guest)
            second = await agreed(host, guest, at.table, mine, his)
            assert server.lobby.tables[second].names == ["Aya", "Ben"], "who has lost begins"
            await resigned(host, second, guest)
            third = await agreed(host, guest, second, mine, his)
            assert server.lobby.tables[third].names == ["Aya", "Ben"]
            found = await resigned(guest, third, host)
            assert (found.points, found.over, found.won) == ([[0, 2], [0, 2], [2, 0]], True, [1])

    run(script())


def test_a_match_goes_on_after_a_restart_between_two_games(
    tmp_path: Path, kept_in: Callable[[Path], str]
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest, at = await opened(server)
            mine, his = tokens(host, guest)
            await resigned(guest, at.table, host)
        async with serving(tmp_path) as server:
            host, guest = Browser(server), Browser(server)
            for browser, token in ((host, mine), (guest, his)):
                browser.tell(m.Join(at.table, token, follow=True))
                seats = await browser.get(m.Seats)
                assert seats.match is not None
                assert seats.match.next_in > 0
            second = await agreed(host, guest, at.table, mine, his)
            assert server.lobby.tables[second].kept.state == "playing"

    run(script())


def test_the_next_game_begins_by_itself_while_anybody_is_here(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            server.lobby.matches.pause = 0.05
            host, guest, at = await opened(server)
            await guest.leave()
            await resigned(host, at.table)
            seats = await host.get(m.Seats, lambda seats: seats.next != "")
            assert server.lobby.tables[seats.next].kept.state == "playing"
            assert server.lobby.tables[seats.next].names == ["Ben", "Aya"]

    run(script())


def test_nothing_begins_where_nobody_is_here(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest, at = await opened(server)
            await resigned(guest, at.table, host)
            await host.leave()
            await guest.leave()
            table = server.lobby.tables[at.table]
            await server.lobby.matches._go_on(table.shared)
            assert table.kept.next == ""
            assert len(server.lobby.tables) == 1

    run(script())


def test_who_leaves_a_match_has_lost_it(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest, at = await opened(server)
            host.tell(m.LeaveMatch(at.table))
            found = await ended(host, guest)
            assert (found.over, found.left, found.won, found.points) == (True, 0, [1], [[0, 2]])
            assert (await host.ask(m.LeaveMatch(at.table), m.Refused)).code == "not_now"
            # Between two games, too: the score stays.
            host, guest, at = await opened(server)
            await resigned(guest, at.table, host)
            host.tell(m.LeaveMatch(at.table))
            seats = await guest.get(m.Seats, lambda seats: seats.match is not None and seats.match.over)
            assert seats.match is not None
            assert (seats.match.left, seats.match.won, seats.match.points) == (0, [1], [[2, 0]])
            assert seats.match.next_in == -1.0

    run(script())


def test_who_leaves_a_match_of_three_is_played_for_by_a_bot(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, _, at = await opened(server, ME, OPEN, RANDOM)
            host.tell(m.LeaveMatch(at.table))
            seats = await host.get(m.Seats, lambda seats: seats.match is not None and seats.match.over)
            assert seats.match is not None
            assert (seats.state, seats.match.left, seats.match.won) == ("playing", 0, [])
            await host.get(m.Seats, lambda seats: seats.seats[0].handed)

    run(script())


def test_a_match_is_listed_once_with_its_score(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest, at = await opened(server)
            mine, his = tokens(host, guest)
            watching = Browser(server)
            watching.tell(m.Watch())
            listed = await watching.get(m.Tables, lambda tables: tables.open != [])
            assert listed.open[0].match is not None
            assert (listed.open[0].match.number, listed.open[0].match.points) == (1, [])
            await resigned(guest, at.table, host)
            between = await watching.get(m.Tables, lambda tables: tables.open[0].state == "over")
            assert between.open[0].match is not None
            assert (between.open[0].match.points, between.open[0].match.over) == ([[2, 0]], False)
            second = await agreed(host, guest, at.table, mine, his)
            await watching.get(m.Tables, lambda tables: [one.table for one in tables.open] == [second])
            # Whoever has but the seat of the first game is told of the second, and of no other.
            guest.tell(m.Watch([m.SeatKey(at.table, his)]))
            own = (await guest.get(m.Tables)).mine
            assert [(one.table, one.yours, one.state) for one in own] == [(second, 0, "playing")]
            stranger = Browser(server)
            stranger.tell(m.Watch([m.SeatKey(at.table, "x")]))
            assert (await stranger.get(m.Tables)).mine == []

    run(script())


@pytest.mark.parametrize("later", [False, True], ids=["account", "account made later"])
def test_a_match_is_on_all_devices_of_an_account(
    tmp_path: Path, kept_in: Callable[[Path], str], later: bool
) -> None:
    """Between two games as well; and once it is over it is listed no more."""
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 2) as (server, [aya, phone]):
            if not later:
                await aya.keeps("Aya")
            headers = {"host": NAME, "origin": ORIGIN}
            host = Browser(server, {**headers, "cookie": aya.cookie})
            at = await host.open(ME, OPEN, match=THREE)
            guest = Browser(server, address="10.0.0.2")
            await guest.sit(at)
            mine, his = tokens(host, guest)
            if later:
                await aya.keeps("Aya")
                await aya.post("seats", 204, seats=[{"table": at.table, "token": at.token}])
            await phone.comes(aya.passkeys[0])

            async def listed() -> list[tuple[str, int, str]]:
                there = Browser(server, {**headers, "cookie": phone.cookie})
                there.tell(m.Watch())
                return [(one.table, one.yours, one.state) for one in (await there.get(m.Tables)).mine]

            assert await listed() == [(at.table, 0, "playing")]
            await resigned(guest, at.table, host)
            assert await listed() == [(at.table, 0, "over")]
            second = await agreed(host, guest, at.table, mine, his)
            assert await listed() == [(second, 1, "playing")]
            there = Browser(server, {**headers, "cookie": phone.cookie})
            there.tell(m.Join(second))
            assert (await there.get(m.Welcome)).you == 1
            await resigned(guest, second, host)
            assert await listed() == []

    run(script())


def test_the_next_game_counts_as_a_table_opened(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, opening=1) as server:
            host, guest, at = await opened(server)
            await resigned(guest, at.table, host)
            server.limits.may_open("10.0.0.2", 0.0)
            guest.tell(m.Rematch(at.table))
            await host.get(m.Seats, lambda seats: seats.ready != [])
            assert (await host.ask(m.Rematch(at.table), m.Refused)).code == "too_fast"
            assert server.lobby.tables[at.table].kept.next == ""
            place = server.lobby.tables[at.table].shared.place
            assert not server.lobby.matches.opener(place).may_open(), "the pause goes round no limit"

    run(script())


def test_the_records_of_a_match_come_together(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            host, guest, at = await opened(server)
            mine, his = tokens(host, guest)
            await resigned(guest, at.table, host)
            second = await agreed(host, guest, at.table, mine, his)
            found = await client.get(f"/api/match/{at.table}")
            assert found.headers["content-type"] == "application/zip"
            assert names_in(found.content) == [f"1-fudaba-bridge_over-{at.table}.json"], (
                "what runs is no one's"
            )
            await resigned(guest, second, host)
            whole = await client.get(f"/api/match/{second}")
            assert [name[0] for name in names_in(whole.content)] == ["1", "2"]
            assert all(verified(decode(data), games.named) for data in contents_of(whole.content))
            lonely = await host.open(ME, RANDOM)
            assert (await client.get(f"/api/match/{lonely.table}")).status_code == 409

    run(script())


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_matches(tmp_path: Path, game: str) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest, at = await opened(server, game=game, options={}, match=MatchWish(2))
            mine, his = tokens(host, guest)
            await resigned(guest, at.table, host)
            second = await agreed(host, guest, at.table, mine, his)
            found = await resigned(host, second, guest)
            assert (found.points, found.over, found.won) == ([[0, 2], [2, 0]], True, [0, 1])

    run(script())


def test_a_match_begins_with_those_who_are_there(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest, at = await opened(server, ME, OPEN, OPEN, OPEN, match=MatchWish(2))
            mine, his = tokens(host, guest)
            host.tell(m.Resize(at.table, 2))
            await guest.get(m.Update)
            assert (await resigned(guest, at.table, host)).points == [[2, 0]]
            second = await agreed(host, guest, at.table, mine, his)
            assert server.lobby.tables[second].names == ["Ben", "Aya"]

    run(script())


def test_the_kingdoms_of_a_match_respect_likes_and_bans(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            options = {"sets": "base"}
            common: dict[str, Any] = {
                "game": "dominion",
                "options": options,
                "match": MatchWish(9, whole=True),
            }
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN, **common, likes=["witch", "wharf"], bans=["militia"])
            taken = await guest.ask(m.Sit(at.table, "Ben", at.invite, bans=["chapel", "witch"]), m.Seated)
            guest.tell(m.Join(at.table, taken.token))
            await guest.get(m.Update)
            table = at.table
            for number in range(3):
                game: Any = games.named("dominion")
                box = game.table(setup_of_table(server.lobby.tables[table].kept)).box
                assert not {"militia", "chapel", "witch"} & set(box.kinds), "a ban goes before a like"
                if number < 2:
                    await resigned(guest, table, host)
                    table = await agreed(host, guest, table, at.token, taken.token)
            assert "wharf" not in box.kinds, "what the sets do not have comes by no like"

    run(script())


def test_too_many_likes_and_unknown_cards_are_refused(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host = Browser(server)
            create = m.Create("Aya", "dominion", [ME, OPEN], match=THREE, bans=["no_such_card"])
            assert (await host.ask(create, m.Refused)).code == "bad_setup"
            create = m.Create("Aya", "innovation", [ME, OPEN], match=THREE, likes=["witch"])
            assert (await host.ask(create, m.Refused)).code == "bad_setup"
            create = m.Create("Aya", "dominion", [ME, OPEN], match=THREE, vetoes=1)
            assert (await host.ask(create, m.Refused)).code == "bad_setup"
            at = await host.open(ME, OPEN, game="dominion", options={}, match=THREE)
            guest = Browser(server)
            sit = m.Sit(at.table, "Ben", at.invite, bans=["no_such_card"])
            assert (await guest.ask(sit, m.Refused)).code == "bad_setup"
            assert server.lobby.tables[at.table].seating.open == [1]

    run(script())

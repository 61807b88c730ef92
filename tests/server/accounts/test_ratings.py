"""Rated games: what must hold at their tables, and what they do to ratings."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from fudaba import games
from fudaba.kernel.game import setup_of
from fudaba.server.accounts import ratings
from fudaba.server.accounts.ratings import Rating, rated
from fudaba.server.http.app import Server
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import SeatWish
from fudaba.server.protocol.texts import NO_TEXT
from fudaba.server.table.results import Result, SeatResult
from tests.server.authenticator import NAME, NAMES, ORIGIN, Person, browser_at, served
from tests.server.browsing import BOT, ME, OPEN, Browser, played, run
from tests.server.several import servers

Where: TypeAlias = Callable[[Path], str]
RATED: dict[str, Any] = {"rated": True, "undo": "free"}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is rated as soon as it is over."""
    monkeypatch.setattr(ratings, "SETTLED", 0.0)
    monkeypatch.setattr("fudaba.server.http.app.SWEEP", 3600.0)  # and only when a test says so


def at_table(server: Server, person: Person) -> Browser:
    return Browser(server, {"host": NAME, "origin": ORIGIN, "cookie": person.cookie})


def seated(who: str, place: int, team: int = -1, *, bot: bool = False) -> SeatResult:
    """Somebody who has done so well."""
    return SeatResult(
        name=who,
        kind="bot" if bot else "person",
        bot=who if bot else "",
        token="",
        figure=-place,
        won=place == 0,
        person="" if bot else who,
        team=team,
        place=place,
    )


def result(*seats: SeatResult) -> Result:
    for number, seat in enumerate(seats):
        seat.team = number if seat.team < 0 else seat.team
    return Result("dominion", list(seats), 20, NO_TEXT, None, False, True, False, True)


# The figures.


def test_who_wins_rises_and_who_loses_falls_by_as_much() -> None:
    after = rated(result(seated("aya", 0), seated("ben", 1)), {})
    assert after["aya"].mu - 1500 == pytest.approx(1500 - after["ben"].mu)
    assert after["aya"].mu > 1600
    assert {one.sigma < 500 for one in after.values()} == {True}
    assert {one.played for one in after.values()} == {1}


def test_to_win_against_somebody_good_is_worth_more() -> None:
    def gained(other: float) -> float:
        known = {"aya": Rating(1500, 100, 20), "ben": Rating(other, 100, 20)}
        return rated(result(seated("aya", 0), seated("ben", 1)), known)["aya"].mu - 1500

    assert gained(1900) > gained(1500) > gained(1100) > 0


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_two_to_six_are_ranked_by_their_places(count: int) -> None:
    after = rated(result(*(seated(f"p{n}", n) for n in range(count))), {})
    figures = [after[f"p{n}"].mu for n in range(count)]
    assert figures == sorted(figures, reverse=True)
    assert len(set(figures)) == count


def test_who_is_even_is_rated_even() -> None:
    after = rated(result(seated("aya", 0), seated("ben", 0), seated("chika", 2)), {})
    assert after["aya"].mu == pytest.approx(after["ben"].mu)
    assert after["aya"].mu > after["chika"].mu


def test_teams_win_and_lose_together() -> None:
    after = rated(result(seated("a", 0, 0), seated("b", 2, 1), seated("c", 0, 0), seated("d", 2, 1)), {})
    assert after["a"] == after["c"]
    assert after["b"] == after["d"]
    assert after["a"].mu > 1500 > after["b"].mu


def test_bots_are_rated_by_name_but_not_against_themselves() -> None:
    after = rated(result(seated("aya", 0), seated("steady", 1, bot=True)), {})
    assert after["bot:steady"].mu < 1500
    twice = rated(result(seated("aya", 0), *(seated("steady", 1 + n, bot=True) for n in range(2))), {})
    assert set(twice) == {"aya"}


def test_teams_of_innovation_are_teams_here() -> None:
    setup = setup_of(games.named("innovation"), seats=4, seed="1", options={"teams": True})
    table = games.named("innovation").table(setup)
    assert [table.team(seat) for seat in range(4)] == [0, 1, 0, 1]


# The tables.


@pytest.mark.parametrize(
    "wish",
    [
        {"undo": "consent"},
        {"spectators": "open"},
        {"lesson": True},
        {"after": m.After("none", 0)},
    ],
)
def test_what_cannot_be_rated_is_refused(tmp_path: Path, wish: dict[str, Any]) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            guest = Browser(server)
            refused = await guest.ask(m.Create("Eve", "bridge_over", [ME, BOT], **RATED), m.Refused)
            assert refused.code == "not_allowed"
            await aya.keeps("Aya")
            his = at_table(server, aya)
            asked = m.Create("Aya", "bridge_over", [ME, BOT], **(RATED | wish))
            assert (await his.ask(asked, m.Refused)).code == "bad_setup"
            assert server.lobby.tables == {}

    run(script())


def test_both_must_know_that_it_counts_and_keep_a_name(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 2) as (server, [aya, ben]):
            await aya.keeps("Aya")
            await ben.keeps("Ben")
            his, bens, guest = at_table(server, aya), at_table(server, ben), Browser(server)
            at = await his.open(ME, OPEN, OPEN, **RATED)
            sit = m.Sit(at.table, "x", at.invite, rated=True)
            assert (await guest.ask(sit, m.Refused)).code == "not_allowed"
            assert (await his.ask(sit, m.Refused)).code == "not_allowed"  # himself, once more
            assert (await bens.ask(m.Sit(at.table, "x", at.invite), m.Refused)).code == "not_allowed"
            assert (await his.ask(m.Fill(at.table, 1, "random"), m.Refused)).code == "not_allowed"
            await bens.ask(sit, m.Seated)
            kept = server.lobby.tables[at.table].kept
            assert kept.hints == "off"
            assert [seat.kind for seat in kept.seats] == ["person", "person", "open"]
            casual = await his.open(ME, OPEN)
            asked = m.Sit(casual.table, "x", casual.invite, rated=True)
            assert (await bens.ask(asked, m.Refused)).code == "not_allowed"

    run(script())


async def play(server: Server, *people: Person, bots: tuple[SeatWish, ...] = (), **more: Any) -> str:
    """A whole rated game; its table."""
    browsers = [at_table(server, person) for person in people]
    at = await browsers[0].open(ME, *[OPEN] * (len(people) - 1), *bots, **(RATED | more))
    for browser in browsers[1:]:
        got = await browser.ask(m.Sit(at.table, "x", at.invite, rated=True), m.Seated)
        browser.tell(m.Join(got.table, got.token))
    await played(browsers)
    return at.table


@pytest.mark.parametrize("game", games.names())
def test_a_rated_game_changes_the_ratings_of_its_people(tmp_path: Path, kept_in: Where, game: str) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 2) as (server, [aya, ben]):
            ids = [(await one.keeps(name))["id"] for one, name in ((aya, "Aya"), (ben, "Ben"))]
            options = {"rounds": 1} if game == "bridge_over" else {}
            table = await play(server, aya, ben, game=game, options=options)
            texts = [await aya.get(f"of/{id}") for id in ids]
            tallies = [one["tallies"][0] for one in texts]
            assert [(one["game"], one["rated"]) for one in tallies] == [(game, 1)] * 2
            won = [one["games"][0]["seats"][seat]["won"] for seat, one in enumerate(texts)]
            for one, has_won in zip(texts, won, strict=True):
                assert one["games"][0]["table"] == table
                change = one["games"][0]["change"]
                assert (change > 0) is (has_won and won.count(True) == 1) or won.count(True) == 2
                assert one["tallies"][0]["line"] == [1500 + change]
            assert (await aya.get("me"))["me"]["levels"] == {game: tallies[0]["rating"]}
            await server.lobby.ratings.settle()  # it counts once
            assert (await aya.get(f"of/{ids[0]}"))["tallies"][0]["rated"] == 1

    run(script())


def test_a_casual_game_changes_nothing(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            me = await aya.keeps("Aya")
            his = at_table(server, aya)
            await his.open(ME, BOT)
            await played([his])
            reply = await aya.get(f"of/{me['id']}")
            assert (reply["games"][0]["change"], reply["tallies"][0]["rated"]) == (None, 0)

    run(script())


def test_a_game_against_a_bot_counts_for_both(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            await aya.keeps("Aya")
            await play(server, aya, bots=(BOT,))
            await server.lobby.ratings.settle()
            assert server.lobby.ratings.of("bot:sensible")["bridge_over"].played == 1

    run(script())


def test_a_game_is_rated_once_its_end_is_not_taken_back_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "SETTLED", 100.0)

    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            await aya.keeps("Aya")
            begun = time.time()
            await play(server, aya, bots=(BOT,))
            kept, ended = server.lobby.ratings, time.time()
            for now, times in ((begun + 99.0, 0), (ended + 101.0, 1), (ended + 102.0, 1)):
                monkeypatch.setattr(kept, "now", lambda now=now: now)
                await kept.settle()
                assert kept.of("bot:sensible").get("bridge_over", Rating()).played == times

    run(script())


def test_the_lobby_tells_how_good_whoever_waits_is(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            await aya.keeps("Aya")
            await play(server, aya, bots=(BOT,))
            await server.lobby.ratings.settle()
            rating = (await aya.get("me"))["me"]["levels"]["bridge_over"]
            his = at_table(server, aya)
            at = await his.open(ME, OPEN, **RATED)
            other = Browser(server)
            other.tell(m.Watch())
            (card,) = (await other.get(m.Tables)).open
            assert (card.table, card.rated, card.level) == (at.table, True, rating)

    run(script())


def test_opponents_are_found_within_each_other_s_range(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 3) as (server, [aya, ben, chika]):
            for person, name in ((aya, "Aya"), (ben, "Ben"), (chika, "Chika")):
                await person.keeps(name)
            # All of them begin at 1500, which Aya does not look for.
            hers = at_table(server, aya)
            wish = m.Seek("x", "bridge_over", rated=True, least=1600, most=1700)
            at = await hers.ask(wish, m.Seated)
            hers.tell(m.Join(at.table, at.token))
            await hers.get(m.Welcome)
            guest, his = Browser(server), at_table(server, ben)
            sit = m.Sit(at.table, "x", rated=True)
            assert (await guest.ask(sit, m.Refused)).code == "not_allowed"
            assert (await his.ask(sit, m.Refused)).code == "not_allowed"
            his_wish = m.Seek("x", "bridge_over", rated=True, least=1400, most=1600)
            mine = await his.ask(his_wish, m.Seated)
            his.tell(m.Join(mine.table, mine.token))
            await his.get(m.Welcome)
            # Nobody is led to themselves: who looks in another page looks there alone.
            second = at_table(server, ben)
            again = await second.ask(his_wish, m.Seated)
            assert mine.table not in server.lobby.tables
            second.tell(m.Join(again.table, again.token))
            await second.get(m.Welcome)
            # Chika is in his range, and he is in hers.
            third = at_table(server, chika)
            found = await third.ask(m.Seek("x", "bridge_over", rated=True, least=1, most=1500), m.Found)
            assert (found.table, found.rated) == (again.table, True)
            await third.ask(m.Sit(found.table, "x", rated=True), m.Seated)
            assert server.lobby.tables[again.table].kept.rated
            await second.get(m.Seats, lambda seats: seats.state == "playing")

    run(script())


def test_who_has_left_is_not_rated(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 2) as (server, [aya, ben]):
            await aya.keeps("Aya")
            await ben.keeps("Ben")
            await play(server, aya, ben)
            await ben.post("leave")
            await server.lobby.ratings.settle()
            rows = server.lobby.store.rows("SELECT who FROM ratings")
            assert rows == [((await aya.get("me"))["me"]["id"],)]

    run(script())


def test_several_processes_rate_each_game_once(tmp_path: Path, url: str) -> None:
    async def script() -> None:
        async with servers(tmp_path, 2, names=NAMES) as (one, other), browser_at(one) as aya:
            me = await aya.keeps("Aya")
            tables = [await play(one, aya, bots=(BOT,)) for _ in range(3)]
            while one.lobby.store.rows("SELECT id FROM results WHERE waits = 1"):
                await asyncio.gather(one.lobby.ratings.settle(), other.lobby.ratings.settle())
            assert one.lobby.ratings.of(me["id"])["bridge_over"].played == len(tables)
            assert {moved.table for moved in other.lobby.ratings.changes(me["id"])["bridge_over"]} == {
                *tables
            }

    run(script())


def test_a_rematch_of_a_rated_game_is_rated(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 2) as (server, [aya, ben]):
            await aya.keeps("Aya")
            await ben.keeps("Ben")
            table = await play(server, aya, ben)
            again = []
            for person in (aya, ben):
                browser = at_table(server, person)
                browser.tell(m.Join(table))
                await browser.get(m.Over)
                browser.tell(m.Rematch(table))
                again.append(browser)
            at = [await browser.get(m.Seated) for browser in again[1:]]
            following = server.lobby.tables[at[0].table]
            assert following.kept.rated
            assert [bool(seat.person) for seat in following.kept.seats] == [True, True]

    run(script())

"""Tables are spread over the servers of one database: who has many gives some to who has few."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from fudaba import games
from fudaba.server.cluster import balancing
from fudaba.server.cluster.balancing import Balancing, due
from fudaba.server.http.app import Server
from fudaba.server.protocol import messages as m
from tests.server.at_table import stage_of
from tests.server.browsing import BOT, ME, OPEN, Browser, played, run, serving
from tests.server.several import cluster_of, servers, store_of, until

# The rule.


@pytest.mark.parametrize(
    ("mine", "others", "given"),
    [
        (0, {}, {}),
        (500, {}, {}),
        (300, {"a": 200, "b": 0}, {"b": 133}),
        (240, {"a": 260, "b": 0}, {"b": 73}),
        (334, {"a": 166, "b": 0}, {"b": 166}),
        (430, {"a": 35, "b": 35}, {"a": 131, "b": 131}),
        (166, {"a": 334, "b": 0}, {}),
        (207, {"a": 140, "b": 153}, {}),
        (5, {"a": 0}, {}),
        (9, {"a": 0}, {"a": 4}),
        (1, {"a": 0, "b": 0}, {}),
    ],
)
def test_who_has_many_gives_what_is_above_its_share(
    mine: int, others: dict[str, int], given: dict[str, int]
) -> None:
    assert due(mine, others) == given


def test_whatever_the_figures_nobody_gives_back_what_it_was_given() -> None:
    """All give at once, by the same figures: then all have about equally many, and nobody gives any more."""
    chance = random.Random(7)
    for _ in range(2000):
        had = {
            str(number): chance.choice((0, chance.randrange(600))) for number in range(chance.randint(1, 9))
        }
        has = dict(had)
        for one, mine in had.items():
            for to, count in due(mine, {id: count for id, count in had.items() if id != one}).items():
                has[one] -= count
                has[to] += count
        share = sum(had.values()) / len(had)
        for one, count in has.items():
            grew = count > had[one]
            assert not grew or count <= share, (had, has)
            assert grew or count == had[one] or count >= share, (had, has)
            left = due(count, {id: count for id, count in has.items() if id != one})
            assert not left or count < had[one], (had, has)  # never one that was given some


def test_one_after_the_other_is_given_and_it_is_looked_again_when_the_figures_are_true() -> None:
    now = 0.0
    spread = Balancing(lambda: now)
    others, mine = {"a": 0, "b": 10}, 50
    assert spread.look(mine, others) == "a"
    for _ in range(40):  # the figures are old ones all the while
        if to := spread.look(mine, others):
            spread.gave(to)
    assert spread.given == 30
    assert spread.look(mine, others) == ""
    now += balancing.SETTLED
    assert spread.look(21, {"a": 20, "b": 19}) == ""
    assert spread.look(60, {"a": 0, "b": 0}) == "a"
    assert spread.look(60, {"b": 0}) == "b"  # the other is gone


def test_who_has_just_been_given_tables_waits_until_the_figures_are_true() -> None:
    now = 0.0
    spread = Balancing(lambda: now)
    spread.came()
    assert spread.look(50, {"a": 0}) == ""
    now += balancing.SETTLED
    assert spread.look(50, {"a": 0}) == "a"


# Servers.


@pytest.fixture
def evenly(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table above one's share is given away, at once."""
    monkeypatch.setattr(balancing, "FEW", 0)
    monkeypatch.setattr(balancing, "SLACK", 0.0)
    monkeypatch.setattr(balancing, "SETTLED", 3600.0)


@pytest.fixture
def never(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is given away by itself."""
    monkeypatch.setattr(balancing, "FEW", 10**6)


def called(server: Server) -> str:
    """What the others call it."""
    own = store_of(server)._leases
    assert own is not None
    return own.process


@pytest.mark.usefixtures("evenly")
@pytest.mark.parametrize("game", games.names())
def test_a_server_that_joins_is_given_tables_and_nobody_comes_anew(tmp_path: Path, game: str) -> None:
    """One that waits, and one that is played at, by people at both servers; none that is over."""

    async def script() -> None:
        async with serving(tmp_path) as one:
            over, waits, plays = Browser(one), Browser(one), Browser(one)
            ended = await over.open(ME, BOT)
            await played([over])
            waiting = await waits.open(ME, OPEN, game=game, options={})
            playing = await plays.open(ME, OPEN, game=game, options={})
            guest = Browser(one)
            await guest.sit(playing)
            others = [await Browser(one).open(ME, OPEN, game=game, options={}) for _ in range(2)]
            assert await played([plays, guest], 3) == 3
            # A question that nobody need answer may still be shown; then another table would be given.
            await until(lambda: one.lobby.tables[playing.table].is_between)
            async with serving(tmp_path) as two:
                await until(lambda: cluster_of(one).ownership.balancing.given == 2)
                for browser in (waits, plays, guest):
                    await browser.get(m.Welcome)
                assert set(two.lobby.tables) == {waiting.table, playing.table}
                assert set(one.lobby.tables) == {ended.table, *(other.table for other in others)}
                sat = Browser(two)
                await sat.sit(waiting)
                assert await played([waits, sat], 2) == 2
                assert await played([plays, guest], 3) == 3
                assert len(store_of(two).moves(playing.table)) == 6
                assert len(store_of(two).moves(waiting.table)) == 2
                # It is well as it is now, once both know how it is.
                await until(lambda: cluster_of(one).ownership.loads == {called(two): 2})
                await until(lambda: cluster_of(two).ownership.loads == {called(one): 2})
                cluster_of(one).ownership.balancing._looks_at = cluster_of(
                    two
                ).ownership.balancing._looks_at = 0.0
                for server in (one, two):
                    await cluster_of(server).ownership.spread()
                assert (
                    cluster_of(one).ownership.balancing.given,
                    cluster_of(two).ownership.balancing.given,
                ) == (2, 0)

    run(script())


@pytest.mark.usefixtures("never")
@pytest.mark.parametrize("game", games.names())
def test_answers_that_come_while_a_table_is_given_away_count_once(tmp_path: Path, game: str) -> None:
    """It goes to and fro between two servers with each answer, and each is acknowledged."""

    async def script() -> None:
        async with servers(tmp_path, 3) as (one, two, three):
            host, guest = Browser(one), Browser(three)
            at = await host.open(ME, OPEN, game=game, options={})
            sat = await guest.sit(at)
            owner, other, given = one, two, 0
            await until(lambda: set(cluster_of(one).ownership.loads) == {called(two), called(three)})
            await until(lambda: set(cluster_of(two).ownership.loads) == {called(one), called(three)})
            for number in range(8):
                table = owner.lobby.tables[at.table]
                while not table.is_between:  # a question that nobody need answer is shown
                    await asyncio.sleep(0)
                browser = guest if stage_of(table).asked == sat.seat else host
                update = (
                    await browser.get_any(m.Update)
                    if not shows(browser, stage_of(table).sequence)
                    else browser.update
                )
                while update.sequence < stage_of(table).sequence:
                    update = await browser.get(m.Update)
                assert update.question is not None
                picks = list(range(max(1, update.question.least)))
                browser.tell(m.Answer(at.table, update.sequence, picks))
                for _ in range(number):  # each time a little later
                    await asyncio.sleep(0)
                goes = await cluster_of(owner).ownership.hand_over(table, called(other))
                while (await browser.get(m.Taken)).sequence != update.sequence:
                    pass  # said of an earlier one
                if goes:
                    owner, other, given = other, owner, given + 1
                while at.table not in owner.lobby.tables or len(owner.lobby.tables[at.table].audience) < 2:
                    await asyncio.sleep(0)
                assert at.table not in other.lobby.tables
                assert len(store_of(owner).moves(at.table)) == number + 1
            assert given > 0

    run(script())


def shows(browser: Browser, sequence: int) -> bool:
    """Whether it has been shown that moment."""
    return any(isinstance(said, m.Update) and said.sequence >= sequence for said in browser.got)


@pytest.mark.usefixtures("never")
def test_a_table_is_not_given_while_a_bot_thinks_or_a_seat_is_carried(tmp_path: Path) -> None:
    async def script() -> None:
        async with servers(tmp_path, 2, pace=3600.0) as (one, two):
            await until(lambda: cluster_of(one).ownership.loads)
            thinks, carries = Browser(one), Browser(one)
            at = await thinks.open(ME, BOT)
            table = one.lobby.tables[at.table]
            while table.is_between:
                await thinks.answer()
            assert not await cluster_of(one).ownership.hand_over(table, called(two))
            at = await carries.open(ME, OPEN)
            table = one.lobby.tables[at.table]
            assert table.is_between
            assert not one.lobby.registry.stays(table)
            await carries.ask(m.Carry(at.table, at.token), m.Carried)
            assert one.lobby.registry.stays(table)
            assert set(one.lobby.tables) == {table.id for table in one.lobby.tables.values()}

    run(script())


@pytest.mark.usefixtures("evenly")
def test_a_table_that_does_not_stand_back_keeps_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as one:
            first, second = [await Browser(one).open(ME, OPEN) for _ in range(2)]

            async def stays() -> bool:
                return False

            monkeypatch.setattr(one.lobby.tables[first.table], "stand_back", stays)
            async with serving(tmp_path) as two:
                await until(lambda: second.table in two.lobby.tables)
                assert set(one.lobby.tables) == {first.table}

    run(script())


@pytest.mark.usefixtures("never")
def test_a_table_that_cannot_be_given_goes_on_where_it_is(tmp_path: Path) -> None:
    async def script() -> None:
        async with servers(tmp_path, 1) as (one,):
            host, guest = Browser(one), Browser(one)
            at = await host.open(ME, OPEN)
            await guest.sit(at)
            assert await played([host, guest], 2) == 2
            assert not await cluster_of(one).ownership.hand_over(one.lobby.tables[at.table], "nobody")
            for browser in (host, guest):
                await browser.get(m.Welcome)
            assert await played([host, guest], 2) == 2
            assert len(store_of(one).moves(at.table)) == 4

    run(script())

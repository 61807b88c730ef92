"""Several servers on one database: each table has one owner, and two never both acknowledge."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from fudaba import games
from fudaba.server import store
from fudaba.server.cluster.peers import Peers
from fudaba.server.http.app import Server
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.client_error import Moved
from fudaba.server.protocol.schema import Clock
from fudaba.server.store import NotHeld, Peer
from fudaba.server.store import postgres_leases as leases
from fudaba.server.store import postgres_writes as committing
from fudaba.server.store.postgres import PostgresStore
from tests.server.at_table import answers_of
from tests.server.browsing import BOT, ME, OPEN, Browser, played, run, serving
from tests.server.several import came, cluster_of, expire, servers, store_of, until
from tests.server.store.test_store import kept

pytestmark = pytest.mark.usefixtures("url")


@pytest.fixture
def two(url: str) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    """Two that serve the same database."""
    both = PostgresStore(url, use="serves"), PostgresStore(url, use="serves")
    yield both
    for each in both:
        each.close()


Both = tuple[PostgresStore, PostgresStore]


# The store.


def test_a_table_is_owned_by_one_at_a_time(two: Both) -> None:
    one, other = two
    assert one.take("t", "u") == {"t", "u"}
    assert one.take("t") == {"t"}
    assert other.take("t", "v") == {"v"}
    one.submit(store.keep(kept(), 1.0), store.move("t", 0, (0,), 1.0)).result(60)
    with pytest.raises(NotHeld):
        other.submit(store.keep(kept(), 2.0)).result(60)
    assert other.refuses == ""  # nothing is wrong with the database
    one.release("t")
    with pytest.raises(NotHeld):
        one.submit(store.keep(kept(), 2.0)).result(60)
    assert other.take("t") == {"t"}
    other.submit(store.move("t", 1, (1,), 1.0)).result(60)
    assert other.moves("t") == [(0,), (1,)]


def test_one_whose_table_was_taken_over_keeps_no_other_from_being_written(url: str, two: Both) -> None:
    one, other = two
    one.take("t", "u")
    expire(url, one)
    other.take("t")
    with psycopg.connect(url) as holds:  # so that both are written together
        holds.execute("SELECT FROM fudaba.leases FOR UPDATE")
        waits = [one.submit(store.keep(kept(id), 1.0)) for id in "tu"]
    with pytest.raises(NotHeld):
        waits[0].result(60)
    waits[1].result(60)
    assert one.ids() == ["u"]


def test_what_was_to_be_written_in_an_earlier_term_is_refused(url: str, two: Both) -> None:
    one, _ = two
    one.take("t")
    with psycopg.connect(url) as holds:
        holds.execute("SELECT FROM fudaba.leases FOR UPDATE")
        late = one.submit(store.move("t", 0, (0,), 1.0))
        # Meanwhile it is another's, and its own again.
        holds.execute("UPDATE fudaba.leases SET term = term + 2")
    with pytest.raises(NotHeld):
        late.result(60)
    assert one.moves("t") == []


def taken_over_amid_writing(url: str, two: Both) -> tuple[int, int]:
    """One writes move upon move, the other takes the table over meanwhile and reads it.

    Returns how many were acknowledged, and how many of them the new owner knows.
    """
    one, other = two
    one.take("t")
    one.submit(store.keep(kept(), 1.0)).result(60)
    acknowledged = 0
    begun, enough = threading.Event(), threading.Event()

    def writes() -> None:
        nonlocal acknowledged
        with contextlib.suppress(NotHeld):
            while not enough.is_set():
                one.submit(store.move("t", acknowledged, (0,), 1.0)).result(60)
                acknowledged += 1
                if acknowledged == 20:
                    begun.set()

    thread = threading.Thread(target=writes)
    thread.start()
    assert begun.wait(60)
    expire(url, one)
    assert other.take("t") == {"t"}
    known = len(other.moves("t"))
    while thread.is_alive() and acknowledged <= known:
        time.sleep(0.001)
    enough.set()
    thread.join()
    return acknowledged, known


def test_nothing_is_acknowledged_that_the_next_owner_does_not_know(url: str, two: Both) -> None:
    acknowledged, known = taken_over_amid_writing(url, two)
    assert acknowledged == known >= 20


def test_without_looking_at_the_lease_two_owners_acknowledge(
    url: str, two: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control."""
    monkeypatch.setattr(committing.Writing, "_fence", lambda self, line, jobs: lambda: True)
    acknowledged, known = taken_over_amid_writing(url, two)
    assert acknowledged > known


def test_whoever_was_gone_for_a_while_learns_what_he_lost(url: str, two: Both) -> None:
    one, other = two
    one.take("t", "u")
    assert one._leases is not None
    expire(url, one)
    other.take("t")
    one._leases._beat()  # back again
    news = one.news()
    assert news.lost == {"t"}
    assert one.take("u") == {"u"}
    assert one.news().lost == frozenset()


def test_a_wish_for_a_table_counts_once_and_who_still_has_it_says_so_again(url: str, two: Both) -> None:
    """Else a table for which somebody waited once would be given away long after, when nobody is there."""
    one, other = two
    assert one._leases is not None
    one._leases.stop()
    one.take("t", "u")
    other.want("t")
    one._leases._beat()
    one._leases._beat()  # what was heard is not forgotten before it is read
    assert one.news().wanted == {"t"}
    one._leases._beat()
    assert one.news().wanted == frozenset()
    other.want("t", "u")
    with psycopg.connect(url) as line:  # as by one that stands still amid a transaction
        line.execute("SELECT FROM fudaba.leases WHERE id = 'u' FOR SHARE")
        one._leases._beat()
        assert one.news().wanted == {"t", "u"}
        one._leases._beat()
        assert one.news().wanted == {"u"}


def test_a_process_has_ended_once_its_connection_to_the_database_has(two: Both) -> None:
    """However long its lease would still hold; before that nobody else is taken for ended."""
    one, other = two
    assert one._leases is not None
    peer = Peer("somewhere:1", "shown there")
    one.announce(peer)
    one.take("t")
    one._leases.stop()
    assert not other.bury(peer)
    assert other.take("t") == set()
    assert one._leases._connection is not None
    one._leases._connection.close()
    while not other.bury(peer):
        time.sleep(0.001)
    assert other.take("t") == {"t"}


def test_who_is_gone_amid_a_transaction_keeps_no_table_locked(url: str, two: Both) -> None:
    """As one that is stopped while it writes: its connection is ended by the process that sees that it is
    gone."""
    one, other = two
    one.take("t")
    one.submit(store.keep(kept(), 1.0)).result(60)
    connection = one._writing._connection
    assert connection is not None
    connection.execute("SET idle_in_transaction_session_timeout = 0")
    connection.execute("BEGIN")
    connection.execute("SELECT FROM leases FOR SHARE")
    assert other._leases is not None
    other._leases.stop()
    other._leases._beat()  # it knows the other
    expire(url, one)
    other._leases._beat()
    assert other.take("t") == {"t"}
    with pytest.raises(NotHeld):
        one.submit(store.move("t", 0, (0,), 1.0)).result(60)


def test_what_becomes_free_falls_to_each_who_lives_in_parts_and_is_left_to_nobody(two: Both) -> None:
    one, other = (store._leases for store in two)
    assert one is not None
    assert other is not None
    one.stop()
    other.stop()
    one._editions, other._editions = {other.process: 0}, {one.process: 0}
    free = [f"table {number}" for number in range(100)]
    mine, his = set(one._falling_here(free)), set(other._falling_here(free))
    assert mine | his == set(free)
    assert not mine & his
    assert 20 < len(mine) < 80
    one._beats += leases.LEFT  # he could not take them, perhaps
    assert set(one._falling_here(free)) == set(free)


# Servers.


async def unreachable(*given: Any) -> None:
    """The other server is cut off from this one, though not from the database."""
    raise OSError("no route to host")


@pytest.mark.parametrize("game", games.names())
def test_a_server_that_stops_gives_its_tables_back(tmp_path: Path, game: str) -> None:
    async def script() -> None:
        async with serving(tmp_path) as stays:
            async with serving(tmp_path) as stops:
                one, two = Browser(stops), Browser(stops)
                at = await one.open(ME, OPEN, game=game, options={})
                sat = await two.sit(at)
                assert await played([one, two], 2) == 2
                answers = answers_of(stops.lobby.tables[at.table])
                assert at.table not in stays.lobby.tables
            assert (await one.closed()).code == m.RESTARTING
            await until(lambda: at.table in stays.lobby.tables)
            again = [Browser(stays), Browser(stays)]
            for browser, seat in zip(again, (at, sat), strict=True):
                await came(browser, seat)
            assert answers_of(stays.lobby.tables[at.table]) == answers
            assert await played(again, 1) == 1
            assert len(store_of(stays).moves(at.table)) == len(answers) + 1

    run(script())


def test_tables_of_a_server_that_is_gone_go_on_elsewhere_and_it_acknowledges_nothing_more(
    tmp_path: Path, url: str
) -> None:
    async def script() -> None:
        async with servers(tmp_path, 2) as (gone, stays):
            one, two = Browser(gone), Browser(gone)
            at = await one.open(ME, OPEN)
            await two.sit(at)
            update = await one.mine()
            expire(url, store_of(gone))
            await until(lambda: at.table in stays.lobby.tables)
            # It does not know yet; but it cannot write.
            refused = await one.ask(m.Answer(at.table, update.sequence, [0]), m.Refused)
            assert refused.code == "not_now"
            assert "taken over" in refused.detail.en
            again = Browser(stays)
            await came(again, at)
            await again.answer()
            # It has learnt of it: a player who is there still is led to the other, and need do nothing.
            leases_of_gone = store_of(gone)._leases
            assert leases_of_gone is not None
            leases_of_gone._beat()
            await one.get(m.Update, lambda update: update.sequence > 0)
            assert at.table not in gone.lobby.tables
            assert len(store_of(stays).moves(at.table)) == 1
            assert await played([one, two], 2) == 2
            assert len(store_of(stays).moves(at.table)) == 3

    run(script())


def test_who_waits_at_two_servers_for_what_becomes_free_sits_at_one_table(tmp_path: Path, url: str) -> None:
    """One of them takes it; a player who waits at the other is passed on there, and not refused."""

    async def script() -> None:
        async with servers(tmp_path, 3) as (gone, one, other):
            host, guest = Browser(gone), Browser(gone)
            at = await host.open(ME, OPEN)
            sat = await guest.sit(at)
            cluster_of(gone).close()
            back = [Browser(one), Browser(other)]
            for browser, seat in zip(back, (at, sat), strict=True):
                browser.tell(m.Join(seat.table, seat.token))
            await until(
                lambda: len(cluster_of(one).ownership.handover) and len(cluster_of(other).ownership.handover)
            )
            expire(url, store_of(gone))
            for browser in back:
                await browser.get(m.Update)
            assert (at.table in one.lobby.tables) is not (at.table in other.lobby.tables)
            assert await played(back, 2) == 2

    run(script())


@pytest.mark.parametrize("game", games.names())
def test_whoever_comes_for_what_was_nobodys_and_has_been_taken_elsewhere_is_led_there_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Not only once who has taken it has not given it up for a while."""
    monkeypatch.setattr("fudaba.server.cluster.handover.MOVING", 3600.0)

    async def script() -> None:
        async with servers(tmp_path, 2) as (one, other):
            host, guest = Browser(one), Browser(other)
            at = await host.open(ME, OPEN, game=game, options={})
            with monkeypatch.context() as before:
                before.setattr(cluster_of(other).ownership, "owners", asked_too_early(other))
                sat = await guest.sit(at)
            await guest.get(m.Update)
            late = Browser(other)
            with monkeypatch.context() as before:
                before.setattr(cluster_of(other).ownership, "owners", asked_too_early(other))
                await came(late, sat)
            assert not other.lobby.tables
            assert await played([host, guest], 2) == 2

    run(script())


def test_who_is_passed_on_to_where_a_table_is_no_more_is_led_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fudaba.server.cluster.handover.MOVING", 3600.0)

    async def script() -> None:
        async with servers(tmp_path, 3) as (one, other, third):
            host, guest = Browser(one), Browser(third)
            at = await host.open(ME, OPEN)
            sat = await Browser(one).sit(at)
            peer = await one.lobby.ask(store_of(one).owners, await opened_at(other))
            with monkeypatch.context() as before:
                before.setattr(cluster_of(third).ownership, "owners", asked_too_early(third, *peer.values()))
                await came(guest, sat)
            assert set(one.lobby.tables) == {at.table}
            assert await played([host, guest], 2) == 2

    run(script())


def asked_too_early(server: Server, *was: Peer) -> Any:
    """`Ownership.owners`, the first time as of a moment before: when nobody, or that one, owned these."""
    truly, asked = cluster_of(server).ownership.owners, False

    async def elsewhere(*ids: str) -> dict[str, Peer]:
        nonlocal asked
        if asked:
            return await truly(*ids)
        asked = True
        return {id: peer for id in ids for peer in was}

    return elsewhere


async def opened_at(server: Server) -> str:
    """A table there."""
    return (await Browser(server).open(ME, OPEN)).table


def test_a_table_that_is_lost_while_it_is_loaded_is_not_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else its moves would be refused for ever, and nobody would be led to who owns it."""

    async def script() -> None:
        async with servers(tmp_path, 1) as (one,):
            first = Browser(one)
            at = await first.open(ME, BOT)
            await first.mine()
            await first.leave()
            table = one.lobby.tables[at.table]
            one.lobby.registry.let_go(table)
            own = cluster_of(one).ownership.handover.own

            async def own_and_lose(id: str, *, waits: bool = False) -> None:
                await own(id, waits=waits)
                cluster_of(one).ownership.leave(id)

            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(cluster_of(one).ownership.handover, "own", own_and_lose)
                with pytest.raises(Moved):
                    await one.lobby.registry.find(at.table)
            assert at.table not in one.lobby.tables
            assert not one.lobby.registry._lost
            await came(Browser(one), at)

    run(script())


def test_a_table_where_nobody_is_comes_to_whoever_comes_if_its_owner_cannot_be_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Peers, "reach", unreachable)

    async def script() -> None:
        async with servers(tmp_path, 2) as (one, other):
            first = Browser(one)
            at = await first.open(ME, BOT, clock=Clock(600))
            await first.answer()
            await first.leave()
            second = Browser(other)
            await came(second, at)
            assert at.table not in one.lobby.tables
            await second.mine()
            await second.answer()
            await second.leave()
            back = Browser(one)
            await came(back, at)
            assert at.table not in other.lobby.tables

    run(script())


def test_whoever_comes_to_a_table_whose_owner_cannot_be_reached_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Peers, "reach", unreachable)
    monkeypatch.setattr("fudaba.server.cluster.handover.MOVING", 0.1)

    async def script() -> None:
        async with servers(tmp_path, 2) as (one, other):
            first, second = Browser(one), Browser(other)
            at = await first.open(ME, OPEN)
            refused = await second.ask(m.Sit(at.table, "Ben", at.invite), m.Refused)
            assert (refused.code, "another address" in refused.reason.en) == ("not_now", True)
            assert at.table in one.lobby.tables
            guest = Browser(one)
            await guest.sit(at)
            await first.answer()  # where it is owned it goes on

    run(script())


def test_what_rests_stays_with_its_owner_and_is_taken_over_with_its_clock(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fudaba.server.table.turn_watch.SOON", 0.0)
    monkeypatch.setattr("fudaba.server.lobby.sweep.UNLOADED", 0.0)

    async def script() -> None:
        async with servers(tmp_path, 2) as (one, other):
            first = Browser(one)
            at = await first.open(ME, BOT, takeover="")
            await first.mine()
            await first.leave()
            while at.table in one.lobby.tables:
                await one.lobby.sweeper.sweep()
            assert len(one.lobby.registry.hibernation) == 1
            expire(url, store_of(one))
            await until(lambda: len(other.lobby.registry.hibernation) == 1)
            await came(Browser(other), at)

    run(script())

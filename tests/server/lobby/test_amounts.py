"""What one address may have of memory and disk: tables that wait, and moves that are kept."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from fudaba.server.http.app import Server
from fudaba.server.limits.rate_limits import Addresses
from fudaba.server.operations import loop_watch
from fudaba.server.operations.loop_watch import BEATS, BUSY, OVERLOADED
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import SeatWish
from tests.server.at_table import timeline_of
from tests.server.browsing import BOT, ME, OPEN, RANDOM, Browser, played, run, serving

ATTACKER, OTHER = "10.6.6.6", "10.0.0.7"
OPENS = m.Create("Eve", "bridge_over", [ME, OPEN], {"rounds": 1})


def test_a_table_that_waits_and_where_nobody_is_rests_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is there for whoever comes, and counts for who opened it; an hour later it is forgotten."""
    monkeypatch.setattr("fudaba.server.lobby.sweep.UNLOADED", -1.0)

    async def script() -> None:
        async with serving(tmp_path) as server:
            lobby, host = server.lobby, Browser(server, address=ATTACKER)
            at = await host.open(ME, OPEN)
            await lobby.sweeper.sweep()
            assert at.table in lobby.tables, "somebody is there"
            await host.leave()
            await lobby.sweeper.sweep()
            assert at.table not in lobby.tables
            assert (len(lobby.registry.unattended), lobby.registry.unattended.of(ATTACKER)) == (1, 1)
            guest = Browser(server, address=OTHER)
            await guest.sit(at)
            assert (len(lobby.registry.unattended), lobby.tables[at.table].shared.place) == (0, ATTACKER)
            await guest.leave()
            await lobby.sweeper.sweep()
            assert at.table in lobby.registry.unattended or lobby.tables[at.table].state == "playing"

    run(script())


def test_a_table_that_nobody_comes_to_is_forgotten_also_after_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fudaba.server.lobby.sweep.UNLOADED", -1.0)

    async def script() -> None:
        async with serving(tmp_path) as server:
            at = await Browser(server).open(ME, OPEN)
        async with serving(tmp_path) as server:
            lobby = server.lobby
            assert (set(lobby.tables), len(lobby.registry.unattended)) == (set(), 1)
            await lobby.sweeper.sweep()
            assert at.table in lobby.registry.unattended
            monkeypatch.setattr("fudaba.server.lobby.sweep.FORGOTTEN", -1.0)
            await lobby.sweeper.sweep()
            assert len(lobby.registry.unattended) == 0
            refused = await Browser(server).ask(m.Join(at.table, at.token), m.Refused)
            assert refused.code == "no_table"

    run(script())


def test_one_address_has_so_many_tables_that_wait_and_another_opens_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fudaba.server.lobby.sweep.UNLOADED", -1.0)

    async def script() -> None:
        async with serving(tmp_path, waiting=3, tables=4) as server:
            attacker = Browser(server, address=ATTACKER)
            for _ in range(3):
                assert isinstance(await attacker.ask(OPENS, m.Seated), m.Seated)
            assert (await attacker.ask(OPENS, m.Refused)).code == "full"
            await attacker.leave()
            await server.lobby.sweeper.sweep()
            assert len(server.lobby.tables) == 0
            again = Browser(server, address=ATTACKER)
            assert (await again.ask(OPENS, m.Refused)).code == "full"
            other = Browser(server, address=OTHER)
            assert isinstance(await other.ask(OPENS, m.Seated), m.Seated)

    run(script())


@contextmanager
def late(server: Server, seconds: float) -> Iterator[None]:
    """Inside, the event loop has long been so late."""
    loop = server.lobby.context.loop
    for each in (seconds, 0.0):
        for _ in range(5 * BEATS):
            loop.note(each, 0.0, "")
        if each:
            yield


@pytest.fixture
def _measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limits hold, and nothing but `late` says how late it is."""
    monkeypatch.setattr(loop_watch, "BUSY", BUSY)
    monkeypatch.setattr(loop_watch, "OVERLOADED", OVERLOADED)
    monkeypatch.setattr(loop_watch, "EVERY", 3600.0)


@pytest.mark.usefixtures("_measured")
@pytest.mark.parametrize("seconds", [1.2 * BUSY, 2 * OVERLOADED])
def test_a_busy_server_lets_nobody_new_in_and_games_go_on(tmp_path: Path, seconds: float) -> None:
    """Refused in words: a table, today's game, a search for an opponent, a seat, and a spectator."""

    async def script() -> None:
        async with serving(tmp_path) as server:
            host, spectator = Browser(server, address=OTHER), Browser(server, address=OTHER)
            at = await host.open(ME, BOT)
            waiting = await Browser(server, address=OTHER).open(ME, OPEN)
            await spectator.ask(m.Join(at.table), m.Welcome)
            seeker = Browser(server, address=OTHER)
            seat = await seeker.ask(m.Seek("Aya", "bridge_over"), m.Seated)
            await seeker.ask(m.Join(seat.table, seat.token), m.Welcome)
            wishes = (
                OPENS,
                m.Today("Eve", "bridge_over", "0" * 32),
                m.Seek("Eve", "bridge_over"),
                m.Sit(waiting.table, "Eve", waiting.invite),
                m.Join(at.table),
                m.Join(waiting.table, invite=waiting.invite),
            )
            with late(server, seconds):
                for wish in wishes:
                    refused = await Browser(server, address=ATTACKER).ask(wish, m.Refused)
                    assert (refused.code, refused.reason.en[:23]) == ("full", "The server is very busy")
                await host.answer()
                again = Browser(server, address=OTHER)
                assert isinstance(await again.ask(m.Join(at.table, at.token), m.Welcome), m.Welcome)
                assert isinstance(await spectator.ask(m.Join(at.table), m.Welcome), m.Welcome)
            for wish in (OPENS, wishes[3], wishes[4]):
                newcomer = Browser(server, address=ATTACKER)
                await newcomer.ask(wish, m.Welcome if isinstance(wish, m.Join) else m.Seated)

    run(script())


@pytest.mark.usefixtures("_measured")
def test_who_plays_at_a_busy_server_may_play_again_until_it_is_overloaded(tmp_path: Path) -> None:
    """A game in the place of one that is over is no more to do."""

    async def script() -> None:
        async with serving(tmp_path) as server:
            host = Browser(server, address=OTHER)
            at = await host.open(ME, BOT)
            host.tell(m.GiveUp(at.table))
            await host.get(m.Over)
            with late(server, 2 * OVERLOADED):
                refused = await host.ask(m.Rematch(at.table), m.Refused)
                assert (refused.code, refused.reason.en[:23]) == ("full", "The server is very busy")
            with late(server, 1.2 * BUSY):
                assert isinstance(await host.ask(m.Rematch(at.table), m.Seated), m.Seated)

    run(script())


def test_what_a_game_that_goes_on_from_another_copies_counts_for_the_day(tmp_path: Path) -> None:
    """Three hundred for the table, and each answer before."""

    async def script() -> None:
        async with serving(tmp_path, daily=3 * Addresses.OPENED + 50) as server:
            host = Browser(server, address=ATTACKER)
            over = await host.open(ME, BOT)
            await played([host])
            answers = len(timeline_of(server.lobby.tables[over.table]).session.answers)
            assert 0 < answers < Addresses.OPENED
            seats = [SeatWish("me"), SeatWish("bot", "steady")]
            goes_on = m.Create("Eve", "", seats, {}, after=m.After(over.table, 10**6))
            await host.ask(goes_on, m.Seated)
            refused = await host.ask(goes_on, m.Refused)
            assert (refused.code, refused.reason.en[:12]) == ("too_fast", "Your address")
            assert isinstance(await Browser(server, address=OTHER).ask(goes_on, m.Seated), m.Seated)

    run(script())


@pytest.mark.parametrize(
    ("limit", "words"),
    [({"opening": 3}, "Too many messages"), ({"daily": 3 * Addresses.OPENED}, "Your address")],
)
def test_a_rematch_counts_as_a_table_that_is_opened(
    tmp_path: Path, limit: dict[str, Any], words: str
) -> None:
    """Whoever gives up at once, and wants the next game, writes no more than others."""

    async def script() -> None:
        async with serving(tmp_path, **limit) as server:
            host = Browser(server, address=ATTACKER)
            at, opened = await host.open(ME, BOT), 1
            while opened < 10:
                host.tell(m.GiveUp(at.table))
                await host.get(m.Over)
                host.tell(m.Rematch(at.table))
                following = await host.get_any(m.Seated, m.Refused)
                if isinstance(following, m.Refused):
                    break
                at, opened = following, opened + 1
                host.tell(m.Join(at.table, at.token))
                await host.get(m.Update)
            assert isinstance(following, m.Refused)
            assert (following.code, following.reason.en[: len(words)]) == ("too_fast", words)
            assert opened < 4
            assert len(server.lobby.store.ids()) == opened

    run(script())


def test_what_is_answered_and_said_counts_for_the_day(tmp_path: Path) -> None:
    """One for each, and as many more as it is long; then it is refused, and nothing has changed."""
    long = "x" * 2 * Addresses.SHORT

    async def script() -> None:
        async with serving(tmp_path, daily=Addresses.OPENED + 5) as server:
            host = Browser(server, address=ATTACKER)
            at = await host.open(ME, RANDOM)
            table = server.lobby.tables[at.table]
            await host.ask(m.Say(at.table, long), m.Said)  # three
            await host.answer()
            await host.ask(m.Say(at.table, "."), m.Said)
            assert [len(line.text) for line in table.chat] == [len(long), 1]
            moves = server.lobby.store.moves(at.table)
            sequence = timeline_of(table).sequence
            for wish in (
                m.Say(at.table, "one more"),
                m.Answer(at.table, sequence, [0]),
                m.Undo(at.table, sequence),
            ):
                refused = await host.ask(wish, m.Refused)
                assert (refused.code, refused.reason.en[:12]) == ("too_fast", "Your address")
            assert server.lobby.store.moves(at.table)[: len(moves)] == moves
            assert len(table.chat) == 2
            other = Browser(server, address=OTHER)
            also = await other.open(ME, OPEN)
            assert isinstance(await other.ask(m.Say(also.table, "hello"), m.Said), m.Said)

    run(script())


def test_the_amount_of_a_day_comes_back_as_the_day_goes_by() -> None:
    addresses = Addresses(10, 10, 10.0, 10, daily=1_000)
    opened = list(
        itertools.takewhile(lambda now: addresses.may_keep("10.0.0.1", now, 0), itertools.repeat(0.0))
    )
    assert len(opened) == 3
    assert not addresses.may_keep("10.0.0.1", 100.0, 0)
    assert addresses.may_keep("10.0.0.2", 100.0, 0)
    assert addresses.may_keep("10.0.0.1", 86_400.0, 700)
    assert not addresses.may_keep("10.0.0.1", 86_400.0, 0)


def test_nothing_rests_while_its_seats_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fudaba.server.lobby.sweep.UNLOADED", -1.0)

    async def script() -> None:
        async with serving(tmp_path) as server:
            host = Browser(server)
            seated = await host.ask(OPENS, m.Seated)
            await host.leave()
            async with server.lobby.tables[seated.table].seats_lock:
                await server.lobby.sweeper.sweep()
                assert seated.table in server.lobby.tables
            await server.lobby.sweeper.sweep()
            await asyncio.sleep(0)
            assert seated.table not in server.lobby.tables

    run(script())

"""Whatever lists, shows or counts games does so with every game in every state."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from fudaba import games
from fudaba.server.http.app import Server
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import TableCard
from fudaba.server.table.table import Table
from tests.server.at_table import running, stage_of, timeline_of
from tests.server.browsing import ME, OPEN, RANDOM, Browser, asking, run, serving

OPTIONS: dict[str, dict[str, Any]] = {"bridge_over": {"rounds": 1}}
STATES = ("waiting", "running", "asked", "over", "frozen")


async def brought_to(server: Server, game: str, state: str) -> tuple[m.Seated, Table]:
    """A table of that game in that state, with somebody at it; nobody who looks is asked but in "asked"."""
    host = Browser(server)
    options = OPTIONS.get(game, {})
    if state == "waiting":
        at = await host.open(ME, OPEN, game=game, options=options)
        return at, server.lobby.tables[at.table]
    at = await host.open(ME, OPEN, game=game, options=options)
    guest = Browser(server)
    other = await guest.sit(at)
    table = server.lobby.tables[at.table]
    for _ in range(3):
        for browser in (host, guest):
            await browser.settle()
            question = browser.update.question
            if question is not None and question.mine:
                await browser.answer(*range(max(1, question.least)))
    if state in ("running", "asked"):
        asked = stage_of(table).asked == at.seat
        return (at if asked == (state == "asked") else other), table
    if state == "frozen":
        running(table).freeze(ZeroDivisionError("a card went wrong"), None)
    else:
        await to_the_end(table)
    return at, table


async def to_the_end(table: Table) -> None:
    """Let chance play for all."""
    for seat in table.kept.seats:
        seat.kind, seat.bot = "bot", "random"
    running(table).watch.wake()
    while table.state != "over":
        assert table.state == "playing"
        await asyncio.sleep(0.01)
    for seat in table.kept.seats:
        seat.kind, seat.bot = "person", ""


async def cards(server: Server, mine: list[m.SeatKey]) -> tuple[dict[str, TableCard], dict[str, TableCard]]:
    """What the lobby shows to anyone who holds these seats: open tables, and their own."""
    looking = Browser(server)
    looking.tell(m.Watch(mine))
    reply = await looking.get(m.Tables)
    return {card.table: card for card in reply.open}, {card.table: card for card in reply.mine}


@pytest.mark.parametrize("state", STATES)
def test_the_lobby_the_pages_and_the_figures_show_every_game_in_every_state(
    tmp_path: Path, state: str
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            made = {game: await brought_to(server, game, state) for game in games.names()}
            keys = [m.SeatKey(at.table, at.token) for at, _ in made.values()]
            listed, mine = await cards(server, keys)
            assert set(mine) == {at.table for at, _ in made.values()}
            assert not listed
            stranger, _ = await cards(server, [])
            seen = state in ("waiting", "running", "asked")
            assert set(stranger) == (set(mine) if seen else set())
            for game, (at, table) in made.items():
                card = mine[at.table]
                kept = "playing" if state in ("running", "asked") else state
                assert (card.game, card.state, card.yours) == (game, kept, at.seat)
                assert card.waits == (state == "asked")
                assert bool(card.asked.en and card.asked.ja) == (state == "asked")
                if state == "waiting":
                    assert card.turn == 0
                else:
                    assert card.turn == stage_of(table).moment.table.turns_taken()
                if state == "over":
                    assert card.turn > 2
                token = {"authorization": f"Bearer {at.token}"}
                record = await client.get(f"/api/record/{at.table}", headers=token)
                assert record.status_code == (200 if state == "over" else 409)
                report = await client.get(f"/api/report/{at.table}", headers=token)
                assert report.status_code == (200 if state == "frozen" else 409)
                late = Browser(server)
                late.tell(m.Join(at.table, at.token))
                assert (await late.get(m.Seats)).state == kept
            health = (await client.get("/health")).json()
            kept = "playing" if state in ("running", "asked") else state
            assert health["tables"][kept] == len(made)
            assert sum(health["tables"].values()) == len(made)

        async with serving(tmp_path) as server:  # and as they are found again
            listed, mine = await cards(server, keys)
            assert set(mine) == {at.table for at, _ in made.values()}
            for game, (at, _) in made.items():
                assert (mine[at.table].game, mine[at.table].state) == (game, kept)
                assert mine[at.table].waits == (state == "asked")

    run(script())


@pytest.mark.parametrize("path", ["/api/games", "/api/catalogue/{}", "/api/rules?game={}"])
def test_every_page_about_games_knows_all_of_them(tmp_path: Path, path: str) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            for game in games.names():
                got = await client.get(path.format(game))
                assert got.status_code == 200
                assert len(got.json()) > 2

    run(script())


@pytest.mark.parametrize("game", games.names())
def test_every_game_counts_its_turns(tmp_path: Path, game: str) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            await Browser(server).open(RANDOM, ME, game=game, options=OPTIONS.get(game, {}))
            table = next(iter(server.lobby.tables.values()))
            await to_the_end(table)
            turns = sum(event.kind == "turn" for event in timeline_of(table).log)
            assert timeline_of(table).session.table.turns_taken() == turns > 2

    run(script())


def test_a_table_that_cannot_be_told_takes_no_other_off_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    text = Table.card

    async def script() -> None:
        async with serving(tmp_path) as server:
            bad = await Browser(server).open(ME, OPEN)
            good = await Browser(server).open(ME, OPEN)

            def card(table: Table, yours: int) -> TableCard:
                if table.id == bad.table:
                    raise TypeError("this one cannot be told")
                return text(table, yours)

            monkeypatch.setattr(Table, "card", card)
            keys = [m.SeatKey(bad.table, bad.token), m.SeatKey(good.table, good.token)]
            assert set((await cards(server, keys))[1]) == {good.table}
            assert set((await cards(server, []))[0]) == {good.table}

    run(script())
    assert sum("cannot be listed" in record.message for record in caplog.records) == 1


@pytest.mark.parametrize("where", ["lobby", "sweep"])
def test_what_should_go_on_for_ever_is_logged_when_it_dies_and_begins_again(
    tmp_path: Path, where: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("fudaba.server.ws.commands.EVERY_LOBBY", 0.01)
    monkeypatch.setattr("fudaba.server.http.app.SWEEP", 0.01)
    monkeypatch.setattr("fudaba.server.operations.background.AGAIN", 0.01)
    done = asyncio.Event()
    calls = 0

    def failing(work: Callable[[], Any]) -> Any:
        nonlocal calls
        calls += 1
        if calls <= 2:
            raise TypeError("died")
        done.set()
        return work()

    async def script() -> None:
        async with serving(tmp_path) as server:
            text, sweep = server.lobby.listing.message_for, server.lobby.sweeper.sweep

            async def swept() -> None:
                again: Awaitable[None] = failing(sweep)
                await again

            if where == "lobby":
                monkeypatch.setattr(
                    server.lobby.listing, "message_for", lambda *given: failing(lambda: text(*given))
                )
                looking = Browser(server)
                looking.tell(m.Watch())
                await looking.get(m.Tables)
            else:
                monkeypatch.setattr(server.lobby.sweeper, "sweep", swept)
                await done.wait()

    run(script())
    assert calls >= 3
    assert sum("begins again" in record.message for record in caplog.records) == 2


def test_one_table_that_cannot_be_swept_keeps_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("fudaba.server.lobby.sweep.UNLOADED", -1.0)

    async def script() -> None:
        async with serving(tmp_path) as server:
            tables = []
            for _ in range(2):
                host = Browser(server)
                tables.append((await host.open(ME, OPEN)).table)
                await host.leave()
            first = server.lobby.tables[tables[0]]

            class Bad:
                def __bool__(self) -> bool:
                    raise TypeError("cannot be swept")

            first.audience = Bad()  # type: ignore[assignment]  # it is to fail
            await server.lobby.sweeper.sweep()
            assert tables[1] not in server.lobby.tables

    run(script())
    assert any("cannot be swept" in record.message for record in caplog.records)

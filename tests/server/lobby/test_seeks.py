"""Finding an opponent: who meets whom, when that is over, and what bounds it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fudaba.server.http.app import Server
from fudaba.server.lobby import seeks
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Clock, TableCard
from fudaba.server.ws import commands
from tests.server.browsing import Browser, run, serving


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks at its lists often."""
    monkeypatch.setattr(commands, "EVERY_LOBBY", 0.02)


def wish(name: str, game: str = "bridge_over", **more: Any) -> m.Seek:
    """To look for an opponent."""
    return m.Seek(name, game, **more)


async def looks(browser: Browser, seek: m.Seek) -> m.Seated:
    """Somebody looks for an opponent, and waits at their table."""
    seated = await browser.ask(seek, m.Seated)
    browser.tell(m.Join(seated.table, seated.token))
    await browser.get(m.Welcome)
    return seated


async def listed(server: Server) -> list[TableCard]:
    """Who is looking, as the lobby shows it."""
    async with asyncio.timeout(60):
        browser = Browser(server)
        browser.tell(m.Watch())
        tables = await browser.get(m.Tables)
        await browser.leave()
    return [card for card in tables.open if card.seek is not None]


def test_two_who_look_for_the_same_play(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            first, second = Browser(server), Browser(server, address="10.0.0.2")
            at = await looks(first, wish("Aya", clock=Clock(600)))
            (card,) = await listed(server)
            assert (card.table, card.names, card.level) == (at.table, ["Aya"], 0)
            found = await second.ask(wish("Ben", clock=Clock(600)), m.Found)
            assert (found.table, found.rated) == (at.table, False)
            await second.ask(m.Sit(found.table, "Ben"), m.Seated)
            await first.get(m.Seats, lambda seats: seats.state == "playing")
            assert await listed(server) == []

    run(script())


@pytest.mark.parametrize(
    "other",
    [
        {"game": "innovation"},
        {"clock": Clock(600)},
        {"options": {"rounds": 3}},
    ],
)
def test_who_looks_for_something_else_is_not_met(tmp_path: Path, other: dict[str, Any]) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            first, second = Browser(server), Browser(server)
            at = await looks(first, wish("Aya"))
            mine = await looks(second, wish("Ben", **other))
            assert mine.table != at.table
            assert len(await listed(server)) == 2

    run(script())


def test_who_goes_away_looks_no_more(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            first, second = Browser(server), Browser(server)
            at = await looks(first, wish("Aya"))
            found = await second.ask(wish("Ben"), m.Found)
            await first.leave()
            assert (await second.ask(m.Sit(found.table, "Ben"), m.Refused)).code == "not_now"
            assert await listed(server) == []
            await server.lobby.sweeper.sweep()
            assert (await second.ask(m.Join(at.table, at.token), m.Refused)).code == "no_table"
            # And who stops looking on the page is forgotten at once.
            mine = await looks(second, wish("Ben"))
            second.tell(m.Leave(mine.table))
            await second.settle()
            assert mine.table not in server.lobby.tables

    run(script())


def test_two_who_look_at_the_same_moment_meet_at_the_earlier_table(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browsers = [Browser(server), Browser(server)]
            # Neither is listed before somebody is at the table, so the second one does not see the first.
            seats = [await each.ask(wish("Aya"), m.Seated) for each in browsers]
            for each, seated in zip(browsers, seats, strict=True):
                each.tell(m.Join(seated.table, seated.token))
            earlier, later = sorted(range(2), key=lambda place: seats[place].table)
            found = await browsers[later].get(m.Found)
            assert found.table == seats[earlier].table
            browsers[later].tell(m.Leave(seats[later].table))
            await browsers[later].ask(m.Sit(found.table, "Ben"), m.Seated)
            await browsers[earlier].get(m.Seats, lambda now: now.state == "playing")
            assert not any(isinstance(message, m.Found) for message in browsers[earlier].got)

    run(script())


def test_whoever_looks_anew_has_one_table(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            await looks(browser, wish("Aya"))
            again = await looks(browser, wish("Aya"))
            assert [*server.lobby.tables] == [again.table]

    run(script())


def test_how_many_may_look_from_one_address(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            crowd = [Browser(server) for _ in range(seeks.MOST + 1)]
            for number, each in enumerate(crowd[:-1]):
                await looks(each, wish("Aya", clock=Clock(100 + number)))
            assert (await crowd[-1].ask(wish("Ben"), m.Refused)).code == "full"
            other = Browser(server, address="10.0.0.9")
            await looks(other, wish("Chika"))
        async with serving(tmp_path / "few", opening=1) as server:
            browser = Browser(server)
            await looks(browser, wish("Aya"))
            assert (await browser.ask(wish("Aya", clock=Clock(60)), m.Refused)).code == "too_fast"

    run(script())


def test_ratings_are_for_people_who_keep_a_name(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            assert (await browser.ask(wish("Aya", least=1000), m.Refused)).code == "not_allowed"
            assert (await browser.ask(wish("Aya", rated=True), m.Refused)).code == "not_allowed"
            assert (await browser.ask(wish("Aya", options={"no": 1}), m.Refused)).code == "bad_setup"

    run(script())

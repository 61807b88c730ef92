"""The leaderboard of each game: who is on it, in what order, and the row of the person who asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from fudaba.server.accounts import leaders
from fudaba.server.accounts.sanctions import PERSON
from fudaba.server.http.app import Server
from fudaba.server.store import Statement
from tests.server.authenticator import NAMES, browser_at, served
from tests.server.browsing import run
from tests.server.several import servers

Where: TypeAlias = Callable[[Path], str]
BOARD = "leaders/dominion"


async def has(server: Server, who: str, mu: float, played: int, game: str = "dominion") -> None:
    """Somebody has that rating."""
    query = "INSERT INTO ratings (who, game, mu, sigma, played) VALUES (?, ?, ?, ?, ?)"
    await server.lobby.store.write(Statement(query, (who, game, mu, 80.4, played)))


def test_people_and_bots_by_rating_and_provisional_ones_apart(tmp_path: Path, kept_in: Where) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 3) as (server, [aya, ben, guest]):
            ids = [(await one.keeps(name))["id"] for one, name in ((aya, "Aya"), (ben, "Ben"))]
            await has(server, ids[0], 1650.6, 12)
            await has(server, "bot:steady", 1700.0, 400)
            await has(server, ids[1], 1900.0, 9)
            await has(server, ids[1], 1800.0, 30, "innovation")
            steady = {
                "rank": 1,
                "id": "",
                "name": "",
                "bot": "steady",
                "rating": 1700,
                "error": 80,
                "played": 400,
            }
            of_aya = {
                "rank": 2,
                "id": ids[0],
                "name": "Aya",
                "bot": "",
                "rating": 1651,
                "error": 80,
                "played": 12,
            }
            of_ben = {**of_aya, "rank": 0, "id": ids[1], "name": "Ben", "rating": 1900, "played": 9}
            shown = {
                "game": "dominion",
                "ranked": [steady, of_aya],
                "provisional": [of_ben],
                "own": None,
                "count": 2,
            }
            assert await guest.get(BOARD) == shown
            assert await aya.get(BOARD) == {**shown, "own": of_aya}
            assert await ben.get(BOARD) == {**shown, "own": of_ben}
            other = await ben.get("leaders/innovation")
            assert [(one["rank"], one["name"]) for one in other["ranked"]] == [(1, "Ben")]
            assert (await guest.get("leaders/chess", 404))["code"] == "nobody"
            await ben.post("leave")
            assert (await guest.get(BOARD))["provisional"] == []

    run(script())


def test_it_is_bounded_and_shows_the_own_rank_beyond(
    tmp_path: Path, kept_in: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaders, "MOST_RANKED", 3)
    monkeypatch.setattr(leaders, "MOST_PROVISIONAL", 2)
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            me = (await aya.keeps("Aya"))["id"]
            for number in range(5):
                await has(server, f"bot:ranked{number}", 1500.0, 10)
                await has(server, f"bot:new{number}", 1400.0 + number, 9)
            await has(server, me, 1499.0, 10)
            found = await aya.get(BOARD)
            assert [one["bot"] for one in found["ranked"]] == ["ranked0", "ranked1", "ranked2"]
            assert [one["bot"] for one in found["provisional"]] == ["new4", "new3"]
            assert (found["own"]["rank"], found["count"]) == (6, 6)
            # Of equal ones the order is the one of the list.
            await server.lobby.store.write(Statement("UPDATE ratings SET mu = 1500.0 WHERE who = ?", (me,)))
            rank = (await aya.get(BOARD))["own"]["rank"]
            assert rank == 1 + sum(f"bot:ranked{number}" < me for number in range(5))

    run(script())


def test_nobody_is_on_it_while_they_are_banned(tmp_path: Path, kept_in: Where) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 3) as (server, [aya, ben, guest]):
            who = {name: (await one.keeps(name))["id"] for one, name in ((aya, "Aya"), (ben, "Ben"))}
            await has(server, who["Aya"], 1900.0, 12)
            await has(server, who["Ben"], 1800.0, 12)
            await has(server, "bot:steady", 1700.0, 400)
            sanctions, now = server.lobby.sanctions, server.lobby.sanctions.now()

            async def ranks() -> list[tuple[int, str]]:
                found = await guest.get(BOARD)
                assert found["count"] == len(found["ranked"])
                return [(one["rank"], one["name"]) for one in found["ranked"]]

            everybody = [(1, "Aya"), (2, "Ben"), (3, "")]
            assert await ranks() == everybody
            await asyncio.to_thread(sanctions.give, "mute", PERSON + who["Aya"], "shouts")
            assert await ranks() == everybody
            await asyncio.to_thread(sanctions.give, "ban", PERSON + who["Aya"], "cheats", now + 3600)
            assert await ranks() == [(1, "Ben"), (2, "")]
            assert (await ben.get(BOARD))["own"]["rank"] == 1
            await asyncio.to_thread(sanctions.lift, "ban", PERSON + who["Aya"])
            assert await ranks() == everybody
            await asyncio.to_thread(sanctions.give, "ban", PERSON + who["Aya"], "cheats", now + 3600)
            sanctions.now = lambda: now + 3601
            assert await ranks() == everybody

    run(script())


@pytest.mark.usefixtures("url")
def test_all_servers_of_a_database_show_the_same(tmp_path: Path) -> None:
    async def script() -> None:
        async with servers(tmp_path, 2, names=NAMES) as (one, other):
            await has(one, "bot:steady", 1700.0, 400)
            for server in (one, other):
                async with browser_at(server) as guest:
                    assert [leader["bot"] for leader in (await guest.get(BOARD))["ranked"]] == ["steady"]

    run(script())

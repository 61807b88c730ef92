"""What somebody's page tells of his games: his own turns, which of them counted, and the older ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.events import Event
from fudaba.kernel.game import setup_of
from fudaba.server.accounts.held_seats import HeldSeat
from fudaba.server.game.rendering import Renderer
from fudaba.server.game.timeline import Timeline
from fudaba.server.http.app import Server
from fudaba.server.http.people import profile
from fudaba.server.lobby.daily import Setting
from fudaba.server.protocol.texts import NO_TEXT
from fudaba.server.store.stored_table import StoredSeat, StoredTable
from fudaba.server.table import results
from fudaba.server.table.results import Result, SeatResult
from tests.server.authenticator import served
from tests.server.browsing import run

Where: TypeAlias = Callable[[Path], str]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("bridge_over", {"rounds": 1, "start_hand": 3}),
        (
            "dominion",
            {"kingdom": "cellar,market,militia,mine,moat,remodel,smithy,village,woodcutter,workshop"},
        ),
        ("innovation", {"edition": "third"}),
    ],
)
def test_turns_are_counted_by_whose_they_are(game: str, options: dict[str, Any]) -> None:
    """Of each seat its own; and all of them together are as many as the game says."""
    setup = setup_of(games.named(game), seats=2, seed="turns", options=options)
    timeline = Timeline(games.named(game), setup, ["Aya", "Ben"])
    player = bot("gentle", game, "turns")
    while (ask := timeline.session.ask) is not None:
        timeline.answer(player.answer(ask, timeline.session.view(ask.decider)))
    seats = [StoredSeat(name, "person") for name in ("Aya", "Ben")]
    kept = StoredTable(
        "t", game, 1, setup.options, "turns", seats, 0, "", "off", "none", "", None, False, 1.0
    )
    table = timeline.session.table
    log = [*timeline.log, Event("turn", 0, word="outpost")]  # an extra turn is none of those that count
    found = results.result_of(kept, Renderer(game, timeline.names, setup.options), table, log)
    assert found.cards == str(options.get("kingdom", "")).split(",") * ("kingdom" in options)
    turns = [seat.turns for seat in found.seats]
    assert sum(turns) == found.turns == table.turns_taken()
    assert min(turns) > 0
    assert max(turns) < found.turns


def result(number: int, *, rated: bool = False, turns: int = 0) -> Result:
    """Aya has won."""
    seats = [
        SeatResult("Aya", "person", "", f"token {number}", 30, True, turns=turns),
        SeatResult("Ben", "person", "", "", 20, False, team=1, place=1, turns=turns + 1),
    ]
    return Result("dominion", seats, 2 * turns + 1, NO_TEXT, None, False, True, False, rated)


async def has_played(server: Server, person: str, many: list[Result]) -> None:
    """Somebody has played these, one after the other."""
    held = [HeldSeat(f"table {number:03}", 0, f"token {number}") for number in range(len(many))]
    await server.lobby.held_seats.hold(person, held)
    changes = [
        results.keep(seat.table, one, float(number))
        for number, (seat, one) in enumerate(zip(held, many, strict=True))
    ]
    await server.lobby.store.write(*changes)


@pytest.mark.usefixtures("kept_in")
def test_older_games_are_told_when_they_are_asked_for(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 2) as (server, [aya, other]):
            me = await aya.keeps("Aya")
            count = 2 * profile.SHOWN + 5
            await has_played(server, me["id"], [result(number) for number in range(count)])
            for who in (aya, other):
                found: list[str] = []
                before, older = "", True
                while older:
                    reply = await who.get(f"of/{me['id']}?before={before}")
                    assert reply["tallies"][0]["played"] == count  # all of them count, whichever are told
                    found += [game["table"] for game in reply["games"]]
                    before, older = found[-1], reply["older"]
                    assert len(found) <= count
                assert found == [f"table {number:03}" for number in reversed(range(count))]

    run(script())


def test_the_fastest_win_is_of_own_turns_and_older_results_without_them_do_not_count(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            me = await aya.keeps("Aya")
            many = [result(0, turns=14), result(1, turns=12, rated=True), result(2, turns=0)]
            await has_played(server, me["id"], many)
            reply = await aya.get(f"of/{me['id']}")
            assert reply["tallies"][0]["fastest"] == 12
            assert [game["rated"] for game in reply["games"]] == [False, True, False]

    run(script())


def test_results_are_told_by_card_and_by_kingdom(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            me = await aya.keeps("Aya")
            many = [result(number, turns=10) for number in range(4)]
            for one, cards in zip(
                many, (["moat", "village"], ["village", "moat"], ["village"], []), strict=True
            ):
                one.cards = cards
            many[1].seats[0].won = False
            await has_played(server, me["id"], many)
            (tally,) = (await aya.get(f"of/{me['id']}"))["tallies"]
            by_card = [(one["name"]["en"], one["played"], one["won"]) for one in tally["cards"]]
            assert by_card == [("Village", 3, 2), ("Moat", 2, 1)]
            assert tally["cards"][0]["name"]["ja"] == "村"
            assert [(one["played"], one["won"]) for one in tally["kingdoms"]] == [(2, 1)]

    run(script())


@pytest.mark.usefixtures("kept_in")
def test_games_of_the_day_are_told_with_their_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fudaba.server.lobby.daily.drawn", lambda game, seed: Setting({}, seed))

    async def script() -> None:
        async with served(tmp_path, 2) as (server, [aya, ben]):
            people = [(await one.keeps(name))["id"] for one, name in ((aya, "Aya"), (ben, "Ben"))]
            days, store = server.lobby.days, server.lobby.store
            for day, figures in (("2026-11-20", (30, 40)), ("2026-11-21", (40, 30))):
                for person, figure in zip(people, figures, strict=True):
                    id = f"{day} {person}"
                    one = result(0, turns=10)
                    one.seats[0].figure = figure
                    await store.write(days.begun(day, "dominion", person, id), results.keep(id, one, 1.0))
            await store.write(days.begun("2026-11-22", "dominion", people[0], "not ended"))
            text = (await ben.get(f"of/{people[0]}"))["days"]
            assert [(one["day"], one["points"], one["rank"], one["results"]) for one in text] == [
                ("2026-11-21", 40, 1, 2),
                ("2026-11-20", 30, 2, 2),
            ]
            data = (await aya.client.get("/api/people/data")).json()
            assert [one["day"] for one in data["games_of_the_day"]] == [
                "2026-11-20",
                "2026-11-21",
                "2026-11-22",
            ]
            await aya.post("leave")
            assert days.of(people[0]) == []
            assert [one.rank for one in days.of(people[1])] == [1, 1]

    run(script())


def test_friends_blocks_and_reports_are_in_what_is_downloaded_and_gone_with_him(tmp_path: Path) -> None:
    async def script() -> None:
        async with served(tmp_path, 3) as (server, [aya, ben, eve]):
            await aya.keeps("Aya")
            await ben.keeps("Ben")
            her = await eve.keeps("Eve")
            await ben.post("friends/follow", link=(await aya.post("friends/link"))["link"])
            await aya.post("block", id=her["id"])
            await aya.post("report", 204, id=her["id"], text="shouts")
            data = (await aya.client.get("/api/people/data")).json()
            assert (data["friends"], data["blocked"]) == (["Ben"], ["Eve"])
            assert [one["text"] for one in data["reports"]] == ["shouts"]
            assert her["id"] not in repr(data)
            assert (await ben.client.get("/api/people/data")).json()["reports"] == []
            await aya.post("leave")
            (report,) = server.lobby.company.reports()
            assert (report.by, report.against, report.text) == ("", her["id"], "shouts")

    run(script())

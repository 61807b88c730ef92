"""A day's kingdom: the same for all, one attempt each, and a new one at midnight."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fudaba import games
from fudaba.bots import maker_of
from fudaba.server.http.app import Server
from fudaba.server.lobby import daily as days
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.catalogue_schema import DayPage
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import Text
from fudaba.server.store import copied
from fudaba.server.table import results
from tests.server.browsing import Browser, asking, run, serving

AYA, BEN = "a guest's secret, Aya", "a guest's secret, Ben"
NOON = 1_795_348_800.0
"""22 November 2026, 12:00 UTC."""


async def page(server: Server, secret: str = "", game: str = "dominion") -> DayPage:
    async with asking(server) as client:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        answer = await client.get(f"/api/day/{game}", headers=headers)
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=DayPage)


async def begun(browser: Browser, secret: str, name: str = "Aya") -> m.Seated:
    seated = await browser.ask(m.Today(name, "dominion", secret), m.Seated)
    browser.tell(m.Join(seated.table, seated.token))
    await browser.get(m.Update)
    return seated


@pytest.mark.usefixtures("kept_in")
def test_everybody_plays_the_same_once_until_midnight(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            now = [NOON]
            server.lobby.days.now = lambda: now[0]
            reply = await page(server)
            assert (reply.day, reply.ends, reply.table, reply.results) == ("2026-11-22", 43_200.0, "", [])
            assert reply.about.en
            assert len(reply.cards) == 10
            aya, ben = Browser(server), Browser(server, address="10.0.0.2")
            first, second = await begun(aya, AYA), await begun(ben, BEN, "Ben")
            one, other = (server.lobby.tables[at.table].kept for at in (first, second))
            assert (one.options, one.seed, one.day) == (other.options, other.seed, "2026-11-22")
            assert one.options["kingdom"]  # drawn once, and not anew by each
            assert [(seat.kind, seat.bot) for seat in one.seats] == [("person", ""), ("bot", "steady")]
            assert (one.undo, one.spectators, one.takeover, one.listed) == ("off", "none", "", False)
            assert aya.update.view is not None
            assert ben.update.view is not None
            assert aya.update.view.zones["0.hand"] == ben.update.view.zones["0.hand"]
            assert (await page(server, AYA)).table == first.table

            # One attempt, in whatever tab.
            again = await Browser(server).ask(m.Today("Aya", "dominion", AYA), m.Refused)
            assert (again.code, "already" in again.reason.en) == ("not_allowed", True)
            # Nobody plays for somebody, nobody looks on, nothing is taken back.
            alone = await aya.ask(m.Hand(first.table, over=True), m.Refused)
            assert "bot can’t take over" in alone.reason.en
            assert (await Browser(server).ask(m.Join(first.table), m.Refused)).code == "not_allowed"

            now[0] = NOON + 43_199
            assert (await page(server, AYA)).table == first.table
            now[0] = NOON + 43_200  # midnight
            reply = await page(server, AYA)
            assert (reply.day, reply.table) == ("2026-11-23", "")
            third = await begun(Browser(server), AYA)
            kept = server.lobby.tables[third.table].kept
            assert kept.seed != one.seed
            assert kept.options["kingdom"] != one.options["kingdom"]

    run(script())


def test_all_servers_have_the_same_day_and_one_attempt(tmp_path: Path, url: str) -> None:
    async def script() -> None:
        async with serving(tmp_path) as one, serving(tmp_path) as other:
            first, second = await page(one), await page(other)
            assert (first.day, first.about) == (second.day, second.about)
            at = await begun(Browser(one), AYA)
            assert (await page(other, AYA)).table == at.table
            refused = await Browser(other).ask(m.Today("Aya", "dominion", AYA), m.Refused)
            assert refused.code == "not_allowed"

    run(script())


def test_two_tabs_at_the_same_moment_have_one_attempt(
    tmp_path: Path, kept_in: Callable[[Path], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_in(tmp_path)
    asked = 0

    async def script() -> None:
        async with serving(tmp_path) as server:
            await begun(Browser(server), AYA)
            attempt = server.lobby.days.attempt

            def unseen(*given: str) -> str:
                nonlocal asked
                asked += 1
                return "" if asked == 1 else attempt(*given)

            monkeypatch.setattr(server.lobby.days, "attempt", unseen)
            before = set(server.lobby.store.ids())
            refused = await Browser(server).ask(m.Today("Aya", "dominion", AYA), m.Refused)
            assert (refused.code, asked) == ("not_allowed", 2)
            assert set(server.lobby.store.ids()) == before

    run(script())


def row(name: str, points: int, other: int, turns: int) -> results.Result:
    seats = [
        results.SeatResult(name, "person", "", "", points, points > other),
        results.SeatResult("Bot", "bot", "steady", "", other, other > points),
    ]
    nothing = Text("", "")
    return results.Result("dominion", seats, turns, nothing, nothing, False, False, False)


def test_results_go_by_points_then_by_fewer_turns_and_come_along(
    tmp_path: Path, kept_in: Callable[[Path], str]
) -> None:
    """Of what was begun on the day, as far as it was ended. All of it goes into another database."""
    played = [
        ("Aya", row("Aya", 30, 20, 40), 5.0),
        ("Ben", row("Ben", 33, 36, 44), 4.0),
        ("Chika", row("Chika", 30, 9, 36), 9.0),
        ("Dai", row("Dai", 30, 9, 36), 8.0),
    ]
    expected = [("Ben", 1, False), ("Dai", 2, True), ("Chika", 3, True), ("Aya", 4, True)]

    async def script() -> None:
        async with serving(tmp_path / "one") as server:
            kept = server.lobby.days
            kept.now = lambda: NOON
            await kept.setting("dominion", kept.day())
            for name, result, at in played:
                who = days.guest(f"the secret of {name}")
                begins = kept.begun(kept.day(), "dominion", who, f"table of {name}")
                await server.lobby.store.write(begins, results.keep(f"table of {name}", result, at))
            begins = kept.begun(kept.day(), "dominion", "somebody", "a table not ended")
            await server.lobby.store.write(begins)
            reply = await page(server, "the secret of Dai")
            assert [(one.name, one.rank, one.won) for one in reply.results] == expected
            assert [one.name for one in reply.results if one.mine] == ["Dai"]
            assert (reply.table, reply.before) == ("table of Dai", [])
            kept.now = lambda: NOON + 86_400
            after = await page(server, "the secret of Dai")
            assert (after.results, after.before) == ([], reply.results)

    run(script())
    copied(kept_in(tmp_path / "one"), kept_in(tmp_path / "two"))

    async def again() -> None:
        async with serving(tmp_path / "two") as server:
            server.lobby.days.now = lambda: NOON
            assert [one.name for one in (await page(server)).results] == ["Ben", "Dai", "Chika", "Aya"]

    run(again())


def test_a_game_that_is_played_to_its_end_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a short game in its place: how long Dominion's are is not what is tried."""
    monkeypatch.setattr(days, "has_day", lambda game: game == "bridge_over")
    short = days.Setting({"rounds": 1, "start_hand": 1}, "short")
    monkeypatch.setattr(days, "drawn", lambda game, seed: short)

    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            seated = await browser.ask(m.Today("Aya", "bridge_over", AYA), m.Seated)
            browser.tell(m.Join(seated.table, seated.token))
            while not any(isinstance(message, m.Over) for message in browser.got):
                update: Any = await browser.get_any(m.Update, m.Over)
                question = getattr(update, "question", None)
                if question is not None and question.mine:
                    browser.tell(m.Answer(update.table, update.sequence, [*range(max(1, question.least))]))
            (mine,) = (await page(server, AYA, "bridge_over")).results
            assert (mine.name, mine.mine, mine.rank) == ("Aya", True, 1)
            over = next(message for message in browser.got if isinstance(message, m.Over))
            assert mine.won == over.scores[0].won

    run(script())


@pytest.mark.parametrize("game", games.names())
def test_every_game_either_has_a_day_or_says_that_it_has_none(tmp_path: Path, game: str) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            async with asking(server) as client:
                answer = await client.get(f"/api/day/{game}")
            assert answer.status_code == (200 if game == "dominion" else 404)
            if game != "dominion":
                refused = await Browser(server).ask(m.Today("Aya", game, AYA), m.Refused)
                assert refused.reason.en == "There is no daily game here."

    run(script())


@pytest.mark.parametrize("number", range(6))
def test_what_is_drawn_for_a_day_can_be_played_against_the_bot(number: int) -> None:
    setting = days.drawn("dominion", f"a day {number}")
    assert setting == days.drawn("dominion", f"a day {number}")
    assert len(str(setting.options["kingdom"]).split(",")) >= 10
    assert maker_of(days.BOT, "dominion")


def test_a_guest_is_known_by_what_nobody_guesses() -> None:
    assert days.guest(AYA) != days.guest(BEN)
    assert AYA not in days.guest(AYA)
    with pytest.raises(ClientError):
        days.guest("")

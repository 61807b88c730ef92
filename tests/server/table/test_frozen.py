"""A game that meets an error stands still, keeps its report, and no other game notices."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import signal
from pathlib import Path
from typing import Any

import pytest

from fudaba import __version__, games
from fudaba.kernel.session import Session
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Clock
from fudaba.server.store import NotWritten
from tests.server.at_table import answers_of, clock_of, running, stage_of, timeline_of
from tests.server.browsing import BOT, ME, OPEN, RANDOM, Browser, asking, played, run, serving
from tests.server.conftest import on_sqlite_alone

pytestmark = pytest.mark.usefixtures("kept_in")


def test_an_error_of_the_engine_freezes_that_game_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            one, guest, other = Browser(server), Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await guest.sit(at)
            healthy = await other.open(ME, OPEN)
            await Browser(server).sit(healthy)
            await one.mine()
            given = Session.answer

            def fails(self: Session, answer: tuple[int, ...]) -> Any:
                if self is timeline_of(server.lobby.tables[at.table]).session:
                    raise ZeroDivisionError("a card went wrong")
                return given(self, answer)

            monkeypatch.setattr(Session, "answer", fails)
            update = one.update
            one.tell(m.Answer(at.table, update.sequence, [0]))
            frozen = await guest.get(m.Frozen)
            assert frozen.reason.ja
            assert (await one.get(m.Refused)).code == "not_now"
            assert (await one.ask(m.Answer(at.table, update.sequence, [0]), m.Refused)).code == "not_now"
            await other.answer()

            refused = await client.get(frozen.report)
            assert refused.status_code == 403
            got = await client.get(frozen.report, headers={"authorization": f"Bearer {at.token}"})
            report = json.loads(got.content)
            assert report["engine"] == __version__
            assert "a card went wrong" in report["fault"]
            assert report["tried"] == [0]
            assert report["record"]["answers"] == []
            assert "attachment" in got.headers["content-disposition"]
            late = Browser(server)
            late.tell(m.Join(at.table, at.token))
            assert (await late.get(m.Frozen)).table == at.table

    run(script())


def test_a_moment_that_cannot_be_told_freezes_that_game_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            one, guest, other = Browser(server), Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await guest.sit(at)
            healthy = await other.open(ME, OPEN)
            await Browser(server).sit(healthy)
            await one.mine()

            def speechless(*given: Any) -> None:
                raise KeyError("no words for this card")

            monkeypatch.setattr(running(server.lobby.tables[at.table]).game.renderer, "lines", speechless)
            await one.answer()
            await guest.get(m.Frozen)
            assert "no words for this card" in server.lobby.tables[at.table].kept.fault
            assert len(server.lobby.store.moves(at.table)) == 1
            await other.answer()

    run(script())


def test_a_bot_that_fails_freezes_its_game_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*given: Any) -> None:
        raise LookupError("no idea")

    monkeypatch.setattr("fudaba.server.workers.bots.answer_of", fails)

    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, BOT)
            await other.open(ME, OPEN)
            table = server.lobby.tables[at.table]
            while table.state == "playing":
                await one.settle()
                question = one.update.question
                if question is not None and question.mine and one.update.sequence == stage_of(table).sequence:
                    await one.answer()
            assert "no idea" in table.kept.fault
            await one.settle()
            assert any(isinstance(message, m.Frozen) for message in one.got)
            assert await other.settle()

    run(script())


def test_a_game_that_cannot_be_brought_back_is_frozen_and_the_others_go_on(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other = Browser(server), Browser(server)
            spoilt, healthy = await one.open(ME, BOT), await other.open(ME, BOT)
            await one.mine()
            await other.mine()
            from fudaba.server import store

            await server.lobby.store.write(store.move(spoilt.table, 900, (99,), 0.0))
        async with serving(tmp_path) as server:
            again, well = Browser(server), Browser(server)
            again.tell(m.Join(spoilt.table, spoilt.token))
            assert (await again.get(m.Frozen)).table == spoilt.table
            assert "IllegalAnswer" in server.lobby.tables[spoilt.table].kept.fault
            well.tell(m.Join(healthy.table, healthy.token))
            assert (await well.mine()).table == healthy.table

    run(script())


def test_a_game_that_was_over_before_the_rules_changed_keeps_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, BOT)
            await played([browser])
        monkeypatch.setattr(type(games.named("bridge_over")), "rules", 2)
        async with serving(tmp_path) as server, asking(server) as client:
            again = Browser(server)
            again.tell(m.Join(at.table, at.token))
            assert (await again.get(m.Seats)).state == "over"
            record = json.loads((await client.get(f"/api/record/{at.table}")).content)
            assert record["rules"] == 1
            assert record["answers"]

    run(script())


def test_a_seat_that_cannot_be_written_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN)

            async def full(*writes: Any) -> None:
                raise NotWritten("database or disk is full")

            with monkeypatch.context() as patched:
                patched.setattr(server.lobby.store, "write", full)
                sit = m.Sit(at.table, "Ben", at.invite)
                assert "disk is full" in (await guest.ask(sit, m.Refused)).detail.en
                assert "disk is full" in (await host.ask(m.Say(at.table, "hello"), m.Refused)).detail.en
            table = server.lobby.tables[at.table]
            assert (table.state, table.seating.open, table.chat) == ("waiting", [1], [])
            await guest.sit(at)
            assert (await host.mine()).view is not None

    run(script())


def test_an_answer_that_cannot_be_written_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, OPEN)
            await Browser(server).sit(at)
            update = await browser.mine()

            async def full(*writes: Any) -> None:
                raise NotWritten("database or disk is full")

            with monkeypatch.context() as patched:
                patched.setattr(server.lobby.store, "write", full)
                refused = await browser.ask(m.Answer(at.table, update.sequence, [0]), m.Refused)
                assert refused.code == "not_now"
                assert "disk is full" in refused.detail.en
            table = server.lobby.tables[at.table]
            assert answers_of(table) == ()
            assert stage_of(table).sequence == update.sequence
            await browser.ask(m.Answer(at.table, update.sequence, [0]), m.Taken)
            assert len(server.lobby.store.moves(at.table)) == 1

    run(script())


def test_an_answer_that_cannot_be_written_adds_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each answer adds 30 seconds to a clock; one that has not happened adds none."""

    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, OPEN, clock=Clock(60, 30))
            await Browser(server).sit(at)
            update = await browser.mine()

            async def full(*writes: Any) -> None:
                raise NotWritten("database or disk is full")

            table = server.lobby.tables[at.table]
            with monkeypatch.context() as patched:
                patched.setattr(server.lobby.store, "write", full)
                for _ in range(3):
                    await browser.ask(m.Answer(at.table, update.sequence, [0]), m.Refused)
                    assert clock_of(table).runs == 0
                    assert clock_of(table).left(table.context.now())[0] <= 60_000
                    assert table.kept.left in ([], [60_000, 60_000])
            await browser.ask(m.Answer(at.table, update.sequence, [0]), m.Taken)
            assert 60_000 < clock_of(table).left(table.context.now())[0] <= 90_000

    run(script())


GAMES = ("bridge_over", "dominion", "innovation")


@on_sqlite_alone  # it is about processes, not about a database
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals as on POSIX")
def test_games_whose_bots_are_killed_again_and_again_wait_and_go_on(tmp_path: Path) -> None:
    """As by a machine that is out of memory; no game is frozen by it, and none is left waiting."""

    async def goes_on(browser: Browser, table: str, upto: int) -> None:
        while (await browser.mine()).sequence < upto:
            update = browser.update
            assert update.question is not None
            await browser.answer(*range(max(1, update.question.least)))

    async def script() -> None:
        async with serving(tmp_path, workers=1) as server:
            browsers = [(Browser(server), game) for game in GAMES for _ in range(2)]
            tables = [(await one.open(ME, RANDOM, game=game, options={})).table for one, game in browsers]
            playing = [
                asyncio.create_task(goes_on(one, table, 40))
                for (one, _), table in zip(browsers, tables, strict=True)
            ]
            for _ in range(4):
                await asyncio.sleep(0.7)
                for child in multiprocessing.active_children():
                    child.kill()
            await asyncio.gather(*playing)
            assert {server.lobby.tables[table].state for table in tables} == {"playing"}

    asyncio.run(asyncio.wait_for(script(), 600))

"""A game that one side gives up is over, the other has won it, and nothing was counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from fudaba import games
from fudaba.kernel.game import setup_of
from fudaba.kernel.record import decode, verify
from fudaba.server import store
from fudaba.server.lobby.import_export import exported
from fudaba.server.protocol import messages as m
from fudaba.server.store.stored_table import StoredSeat
from fudaba.server.table import results
from fudaba.server.table.resignation import may_give_up, winners
from tests.server.browsing import BOT, ME, OPEN, Browser, asking, run, serving

PERSON, MACHINE = StoredSeat("Aya", "person"), StoredSeat("Ben", "bot", "random")
GAMES = {"bridge_over": {"rounds": 1}, "dominion": {}, "innovation": {}}


@pytest.mark.parametrize("game", GAMES)
def test_the_other_has_won_at_once_and_still_when_the_server_begins_again(tmp_path: Path, game: str) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            aya, ben = Browser(server), Browser(server)
            at = await aya.open(ME, OPEN, game=game, options=GAMES[game])
            his = await ben.sit(at)
            assert (await aya.get(m.Welcome, lambda message: message.gives_up)).you == 0
            for browser in (aya, ben):
                await browser.settle()
                question = browser.update.question
                if question is not None and question.mine:
                    await browser.answer(*range(question.least or 1))
            ben.tell(m.GiveUp(at.table))
            for browser in (aya, ben):
                over = await browser.get(m.Over)
                assert [score.won for score in over.scores] == [True, False]
                assert "Aya" in over.ending.verdict.en
                assert "Ben" in over.ending.why.ja
                assert not over.ending.measures
                await browser.settle()
                assert browser.update.question is None
                assert browser.update.undo.why == "over"
            table = server.lobby.tables[at.table]
            assert table.state == "over"
            assert [(one.seat, one.what) for one in table.kept.notices] == [(1, "gave_up")]
            for late in (m.GiveUp(at.table), m.Answer(at.table, aya.update.sequence, [0])):
                assert (await aya.ask(late, m.Refused)).code in ("not_now", "not_yours")
            (row,) = server.lobby.store.rows("SELECT result FROM results")
            result = results.read(row[0])
            assert [seat.place for seat in result.seats] == [0, 1]
            assert [seat.won for seat in result.seats] == [True, False]
            assert not result.whole
            assert result.decided is not None
            own = {"authorization": f"Bearer {at.token}"}
            record = decode((await client.get(f"/api/record/{at.table}", headers=own)).content)
            assert record.final is None
            verify(record, games.named)
            assert [
                decode(data) for _, data in exported(server.lobby.store, running=False, failed=print)
            ] == [record]

        async with serving(tmp_path) as server:
            again = Browser(server)
            again.tell(m.Join(at.table, his.token))
            assert (await again.get(m.Seats)).state == "over"
            assert [score.won for score in (await again.get(m.Over)).scores] == [True, False]
            assert again.update.question is None
            looking = Browser(server)
            looking.tell(m.Watch([m.SeatKey(at.table, at.token)]))
            (card,) = (await looking.get(m.Tables)).mine
            assert (card.state, card.waits) == ("over", False)
            looked = await again.ask(m.Look(at.table, step=0, viewer=-2), m.Looked)
            assert looked.question is not None

    run(script())


def test_against_a_bot_one_may_give_up_while_it_thinks(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, pace=60.0) as server:
            aya = Browser(server)
            at = await aya.open(BOT, ME)
            await aya.settle()
            aya.tell(m.GiveUp(at.table))
            over = await aya.get(m.Over)
            assert [score.won for score in over.scores] == [score.seat != at.seat for score in over.scores]

    run(script())


def test_with_three_sides_nobody_gives_up(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            aya = Browser(server)
            at = await aya.open(ME, BOT, BOT)
            await aya.mine()
            assert not any(one.gives_up for one in aya.got if isinstance(one, m.Welcome))
            assert (await aya.ask(m.GiveUp(at.table), m.Refused)).code == "not_allowed"
            assert server.lobby.tables[at.table].state == "playing"

    run(script())


def test_a_game_of_the_day_is_played_to_its_end(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            aya = Browser(server)
            at = await aya.open(ME, BOT)
            await aya.mine()
            server.lobby.tables[at.table].kept.day = "2026-11-22"
            refused = await aya.ask(m.GiveUp(at.table), m.Refused)
            assert refused.code == "not_allowed"
            assert "compared" in refused.reason.en

    run(script())


def test_what_cannot_be_written_is_not_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            aya = Browser(server)
            at = await aya.open(ME, BOT)
            await aya.mine()

            async def full(*writes: store.Write) -> None:
                raise store.NotWritten("full")

            with monkeypatch.context() as patch:
                patch.setattr(server.lobby.store, "write", full)
                assert (await aya.ask(m.GiveUp(at.table), m.Refused)).code == "not_now"
            assert server.lobby.tables[at.table].state == "playing"
            await aya.answer()

    run(script())


def test_of_a_team_nobody_gives_up_for_another_person() -> None:
    setup = setup_of(games.named("innovation"), seats=4, seed="1", options={"teams": True})
    table = games.named("innovation").table(setup)
    assert not may_give_up(table, [PERSON] * 4, 0)
    assert may_give_up(table, [PERSON, PERSON, MACHINE, PERSON], 0)
    assert not may_give_up(table, [PERSON, PERSON, MACHINE, PERSON], 1)
    assert winners(table, 0) == (1, 3)

"""What a browser and a table tell each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fudaba.server.protocol import messages as m
from tests.server.at_table import answers_of
from tests.server.browsing import BOT, ME, OPEN, Browser, played, run, serving


def test_a_game_with_a_bot_is_played_to_its_end(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            assert await browser.get(m.Hello) == m.Hello(m.PROTOCOL, browser.got[0].version)
            seated = await browser.open(ME, BOT)
            assert seated.seat == 0
            assert await played([browser]) > 5
            over = next(message for message in browser.got if isinstance(message, m.Over))
            assert [score.seat for score in over.scores] == [0, 1]
            assert sum(score.won for score in over.scores) >= 1

    run(script())


def test_everything_that_is_told_is_told_in_both_languages(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            await browser.open(ME, BOT)
            update = await browser.mine()
            assert update.question is not None
            texts = [update.question.text, *(option.label for option in update.question.options)]
            texts += [line.text for line in update.lines] + [
                blocked.reason for blocked in update.question.blocked
            ]
            assert all(text.en and text.ja and text.en != text.ja for text in texts)

    run(script())


def test_an_option_names_the_cards_that_can_be_clicked_for_it(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            await browser.open(ME, BOT)
            seen = 0
            for _ in range(30):
                update = await browser.mine()
                assert update.question is not None
                assert update.view is not None
                hand = {card.id: card.face for card in update.view.zones["0.hand"].cards}
                for option in update.question.options:
                    if option.verb == "play":
                        seen += 1
                        assert option.zone == "0.hand"
                        assert option.cards[0] == option.id
                        assert {hand[card] for card in option.cards} == {option.face}
                blocked = {card for entry in update.question.blocked for card in entry.cards}
                offered = {card for option in update.question.options for card in option.cards}
                if update.question.kind == "turn":
                    assert blocked | offered == set(hand)
                    assert not blocked & offered
                await browser.answer()
                await browser.settle()
                if browser.update.question is None:
                    break
            assert seen > 3

    run(script())


def test_an_answer_is_acknowledged_and_then_shown_to_all(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await other.sit(at)
            update = await one.mine()
            taken = await one.answer()
            assert taken.sequence == update.sequence
            shown = await other.get(m.Update, lambda message: message.sequence > update.sequence)
            assert (await one.get(m.Update)).sequence == shown.sequence

    run(script())


def test_the_same_answer_sent_twice_counts_once(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, OPEN)
            other = Browser(server)
            await other.sit(at)
            update = await browser.mine()
            answer = m.Answer(at.table, update.sequence, [0])
            await browser.ask(answer, m.Taken)
            await browser.ask(answer, m.Taken)
            assert len(answers_of(server.lobby.tables[at.table])) == 1

    run(script())


@pytest.mark.parametrize(
    ("late", "picks", "code"),
    [(-1, [0], "stale"), (5, [0], "stale"), (0, [99], "illegal"), (0, [0, 0], "illegal"), (0, [], "illegal")],
)
def test_an_answer_that_cannot_be_taken_changes_nothing(
    tmp_path: Path, late: int, picks: list[int], code: str
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, BOT)
            update = await browser.mine()
            table = server.lobby.tables[at.table]
            before = table.record()
            sequence = update.sequence + late
            if sequence < 0:
                sequence = 10**6
            refused = await browser.ask(m.Answer(at.table, sequence, picks), m.Refused)
            assert (refused.what, refused.code) == ("answer", code)
            assert refused.reason.en
            assert refused.reason.ja
            assert table.record() == before

    run(script())


def test_who_is_not_asked_is_refused(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other, watching = Browser(server), Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await other.sit(at)
            watching.tell(m.Join(at.table))
            update = await one.mine()
            answer = m.Answer(at.table, update.sequence, [0])
            for browser in (other, watching):
                assert (await browser.ask(answer, m.Refused)).code == "not_yours"
            assert answers_of(server.lobby.tables[at.table]) == ()

    run(script())


def test_a_table_that_is_not_there_or_not_joined_is_refused(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            assert (await browser.ask(m.Join("nowhere"), m.Refused)).code == "no_table"
            assert (await browser.ask(m.Answer("nowhere", 0, [0]), m.Refused)).code == "not_now"
            assert (await browser.ask(m.Undo("nowhere", 0), m.Refused)).code == "not_now"

    run(script())


def test_chat_reaches_all_and_is_kept(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await other.sit(at)
            one.tell(m.Say(at.table, "<b>hello</b>\u202e"))
            said = await other.get(m.Said)
            assert (said.line.seat, said.line.name, said.line.text) == (0, "Aya", "<b>hello</b>")
            late = Browser(server)
            late.tell(m.Join(at.table))
            assert [line.text for line in (await late.get(m.Welcome)).chat] == ["<b>hello</b>"]

    run(script())


def test_whoever_comes_is_told_only_the_latest_of_the_chat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fudaba.server.table.messages.LATEST", 3)

    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, OPEN)
            for number in range(5):
                await server.lobby.tables[at.table].say(0, "Aya", str(number))
            late = Browser(server)
            for known, message in ((0, ["2", "3", "4"]), (4, ["4"]), (5, []), (99, [])):
                late.tell(m.Join(at.table, chat=known))
                assert [line.text for line in (await late.get(m.Welcome)).chat] == message

    run(script())


def test_an_earlier_moment_can_be_seen_again_as_it_was(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, BOT)
            await played([browser], 6)
            await browser.mine()
            data = {update.sequence: update for update in browser.got if isinstance(update, m.Update)}
            for sequence, update in data.items():
                looked = await browser.ask(m.Look(at.table, step=sequence, viewer=0), m.Looked)
                assert looked.step == sequence
                assert looked.view == update.view
                assert looked.question == update.question
                assert len(looked.steps) == max(data) + 1
            line = len(data[1].lines)
            looked = await browser.ask(m.Look(at.table, line=line, viewer=-1), m.Looked)
            assert len(looked.lines) > line
            assert (await browser.ask(m.Look(at.table, step=0, viewer=1), m.Refused)).code == "not_allowed"

    run(script())


def test_who_has_gone_before_he_is_let_in_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As where a page is closed while it connects; also one that is not let in."""

    async def script() -> None:
        async with serving(tmp_path) as server:
            for headers in ({}, {"origin": "http://elsewhere"}):
                browser = Browser(server, headers)
                browser._gone = True
                await browser._task
            late = Browser(server, {"origin": "http://elsewhere"})
            take = late._take

            async def once(message: Any) -> None:
                await take(message)
                late._gone = True

            late._take = once  # type: ignore[method-assign]  # it is gone once it has been accepted
            await late._task

    run(script())
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []

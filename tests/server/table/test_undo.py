"""Taking back, by the table's rule."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fudaba.kernel.takeback import GivenAnswer
from fudaba.server.protocol import messages as m
from fudaba.server.table.undo_rule import taking
from tests.server.at_table import answers_of, running, stage_of, timeline_of
from tests.server.browsing import BOT, ME, OPEN, Browser, played, run, serving
from tests.server.worlds import World, by_clock


@pytest.mark.parametrize(
    ("rule", "answers", "people", "here", "how", "why", "count"),
    [
        ("off", [(0, False)], [0], [0], "none", "off", 0),
        ("consent", [], [0, 1], [0, 1], "none", "nothing", 0),
        ("free", [(0, False)], [0, 1], [0, 1], "free", "", 1),
        ("free", [(0, True)], [0, 1], [0, 1], "none", "revealed", 0),
        ("free", [(0, False), (1, False)], [0, 1], [0, 1], "none", "others", 0),
        ("free", [(0, False), (2, False)], [0, 1], [0, 1], "free", "", 2),
        ("free", [(0, False), (2, True)], [0, 1], [0, 1], "none", "revealed", 0),
        ("consent", [(0, True)], [0, 1], [0, 1], "consent", "revealed", 1),
        ("consent", [(0, False), (1, False)], [0, 1], [0, 1], "consent", "others", 2),
        ("consent", [(0, True)], [0, 1], [0], "none", "away", 0),
        ("consent", [(0, True)], [0], [0], "free", "", 1),
        ("free", [(0, True), (2, True)], [0], [0], "free", "", 2),
    ],
)
def test_what_may_be_taken_back(
    rule: Any,
    answers: list[tuple[int, bool]],
    people: list[int],
    here: list[int],
    how: str,
    why: str,
    count: int,
) -> None:
    given = [GivenAnswer(*one) for one in reversed(answers)]
    may = taking(given, 0, rule, people, here).shown
    assert (may.how, may.why, may.answers) == (how, why, count)
    assert may.text.en
    assert may.text.ja


@pytest.mark.parametrize(
    ("after", "said"),
    [
        (0, "your last answer"),
        (1, "your last answer and the one after it"),
        (2, "your last answer and the 2 after it"),
    ],
)
def test_what_is_taken_back_with_one_s_answer_is_counted_without_it(after: int, said: str) -> None:
    given = [GivenAnswer(1, revealed=False)] * after + [GivenAnswer(0, revealed=True)]
    may = taking(given, 0, "consent", [0, 1], [0, 1])
    assert may.shown.text.en == said
    assert may.shown.answers == may.answers == after + 1


@pytest.mark.parametrize("rule", ["free", "consent"])
@pytest.mark.parametrize("here", [[0, 1], [0]])
def test_whether_somebody_was_really_asked_is_not_told(rule: Any, here: list[int]) -> None:
    texts = []
    for asked in (True, False):
        given = [GivenAnswer(1, revealed=False, asked=asked), GivenAnswer(0, revealed=False)]
        takes = taking(given, 0, rule, [0, 1], here)
        texts.append(takes.shown)
        if takes.shown.how == "consent":
            assert takes.answers == (2 if asked else 1)
    assert texts[0] == texts[1]
    assert texts[0].why in ("others", "away")


def test_a_question_that_nobody_had_to_be_asked_counts_as_answered(tmp_path: Path) -> None:
    async def script() -> int:
        found = 0
        async with serving(tmp_path, seed="2") as server:
            browsers = [Browser(server) for _ in range(3)]
            at = await browsers[0].open(ME, OPEN, OPEN, options={"rounds": 3})
            for browser in browsers[1:]:
                await browser.sit(at)
            table = server.lobby.tables[at.table]
            for _ in range(60):
                if await played(browsers, 1) == 0:
                    break
                marks = timeline_of(table).marks
                for browser, seat in zip(browsers, range(3), strict=True):
                    await browser.settle()
                    if browser.update.sequence != stage_of(table).sequence:
                        continue
                    skipped = 0
                    for number in range(stage_of(table).moments - 2, -1, -1):
                        asked = marks[number].answers != marks[number + 1].answers
                        if asked and marks[number].decider == seat:
                            break
                        skipped += not asked and marks[number].decider != seat
                    else:
                        continue
                    if skipped:
                        found += 1
                        assert browser.update.undo.how == "consent"
                        assert browser.update.undo.answers > 1
        return found

    assert run(script()) > 0


def test_an_answer_that_revealed_nothing_is_taken_back_freely(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, seed="3") as server:
            browser, other = Browser(server), Browser(server)
            at = await browser.open(ME, OPEN, undo="free")
            await other.sit(at)
            for _ in range(40):
                for one in (browser, other):
                    await one.settle()
                    if one.update.undo.how == "free":
                        table = server.lobby.tables[at.table]
                        given = answers_of(table)
                        count, sequence = one.update.undo.answers, one.update.sequence
                        lines = one.update.since + len(one.update.lines)
                        reply = await one.ask(m.Undo(at.table, sequence), m.Update)
                        assert reply.sequence == sequence + 2
                        assert reply.since < lines
                        assert reply.question is not None
                        assert reply.question.mine
                        assert answers_of(table) == given[: len(given) - count]
                        assert (await one.ask(m.Undo(at.table, sequence), m.Refused)).code == "stale"
                        return
                    if one.update.question is not None and one.update.question.mine:
                        await one.answer()
            raise AssertionError("nothing could be taken back")

    run(script())


@pytest.mark.parametrize("yes", [True, False])
def test_beyond_that_the_others_are_asked(tmp_path: Path, yes: bool) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, OPEN, BOT)
            await other.sit(at)
            table = server.lobby.tables[at.table]
            while True:
                await one.settle()
                await other.settle()
                if one.update.undo.how == "consent":
                    break
                for browser in (one, other):
                    question = browser.update.question
                    if (
                        question is not None
                        and question.mine
                        and browser.update.sequence == stage_of(table).sequence
                    ):
                        await browser.answer()
                        break
            given = answers_of(table)
            asked = await one.ask(m.Undo(at.table, stage_of(table).sequence), m.ConsentAsked)
            assert (asked.by, asked.needs, asked.answers) == (0, [1], one.update.undo.answers)
            assert asked.text.ja
            assert (await one.ask(m.Consent(at.table, asked.request + 1, True), m.Refused)).code == "not_now"
            one.tell(m.Consent(at.table, asked.request, True))  # one's own yes does not count
            await one.settle()
            assert answers_of(table) == given
            request = await other.get(m.ConsentAsked)
            other.tell(m.Consent(at.table, request.request, yes))
            assert (await one.get(m.ConsentEnded)).done is yes
            await one.settle()
            left = len(given) - asked.answers if yes else len(given)
            assert len(answers_of(table)) >= left
            assert answers_of(table)[:left] == given[:left]
            if yes:
                assert (
                    len(timeline_of(table).session.answers) < len(given)
                    or timeline_of(table).session.ask is not None
                )

    run(script())


def test_all_others_must_agree_and_each_says_it_once(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other, third = people = [Browser(server) for _ in range(3)]
            at = await one.open(ME, OPEN, OPEN)
            await other.sit(at)
            await third.sit(at, "Chika")
            table = server.lobby.tables[at.table]
            while True:
                for browser in people:
                    await browser.settle()
                if one.update.undo.how == "consent":
                    break
                asked = [one for one in people if one.update.question and one.update.question.mine]
                await asked[0].answer()
            given = answers_of(table)
            request = (await one.ask(m.Undo(at.table, one.update.sequence), m.ConsentAsked)).request
            asks = running(table).consent.request
            assert asks is not None
            assert asks.needs == {1, 2}
            other.tell(m.Consent(at.table, request, True))
            await third.get(m.ConsentAsked, lambda asked: asked.needs == [2])
            assert answers_of(table) == given, "one of the two is not enough"
            again = await other.ask(m.Consent(at.table, request, False), m.Refused)
            assert again.code == "not_now"
            assert running(table).consent.request is not None, "what has been said is not taken back"
            third.tell(m.Consent(at.table, request, True))
            assert (await one.get(m.ConsentEnded)).done
            await one.settle()
            assert len(answers_of(table)) < len(given)

    run(script())


def test_a_request_ends_when_the_game_goes_on(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await other.sit(at)
            while True:
                await one.settle()
                await other.settle()
                asks = other.update.question is not None and other.update.question.mine
                if asks and one.update.undo.how == "consent":
                    break
                await (other if asks else one).answer()
            asked = await one.ask(m.Undo(at.table, one.update.sequence), m.ConsentAsked)
            log = timeline_of(server.lobby.registry.tables[at.table]).log
            assert log[asked.line].seat == 0  # what would be taken back, and not the turn before it
            assert log[asked.line].kind != "turn"
            await other.answer()
            ended = await one.get(m.ConsentEnded)
            assert (ended.request, ended.done) == (asked.request, False)
            late = m.Consent(at.table, asked.request, True)
            assert (await other.ask(late, m.Refused)).code == "not_now"

    run(script())


def test_what_was_taken_back_stays_so_after_a_restart(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, seed="3") as server:
            browser = Browser(server)
            at = await browser.open(ME, BOT)
            await browser.answer()
            await browser.mine()
            await browser.ask(m.Undo(at.table, browser.update.sequence), m.Update)
            sequence = stage_of(server.lobby.tables[at.table]).sequence
            given = answers_of(server.lobby.tables[at.table])
        async with serving(tmp_path) as server:
            table = server.lobby.tables[at.table]
            assert (stage_of(table).sequence, answers_of(table)) == (sequence, given)

    run(script())


def test_where_undo_is_off_nothing_is_taken_back(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, OPEN, undo="off")
            await Browser(server).sit(at)
            await browser.answer()
            await browser.settle()
            refused = await browser.ask(m.Undo(at.table, browser.update.sequence), m.Refused)
            assert refused.code == "not_allowed"
            assert refused.reason.en == "Undo is off at this table."

    run(script())


async def _ahead(world: World) -> None:
    """Play on until an answer of a bot has been taken that is still to be shown."""
    table = world.table
    while timeline_of(table).sequence == stage_of(table).sequence:
        ask = stage_of(table).moment.ask
        if ask is not None and ask.decider == 0:
            await table.answer(0, stage_of(table).sequence, tuple(range(max(1, ask.least))), lambda: None)
        await asyncio.sleep(0.001)


def ended(world: World) -> bool:
    """Whether the game is over, shown or not."""
    return world.table.kept.state == "over"


def test_an_answer_that_is_taken_back_is_not_shown_while_that_is_written() -> None:
    async def script() -> None:
        world = World("bridge_over", (False, True), None, {"rounds": 1}, (0,))
        await world.begin()
        await _ahead(world)
        table, given = world.table, len(answers_of(world.table))
        sequence, shown = stage_of(table).sequence, len(world.eyes[0].sent)
        world.disk.takes = 1.2  # longer than what is still to be shown would have waited
        await table.undo(0, sequence)
        texts = [msgspec.msgpack.decode(data) for _, data in world.eyes[0].sent[shown:]]
        (update,) = [one for one in texts if one["t"] == "update"]
        assert update["sequence"] == sequence + 2
        assert update["question"]["mine"]
        assert len(answers_of(table)) < given
        sent = len(world.eyes[0].sent)
        await asyncio.sleep(5)
        assert len(world.eyes[0].sent) == sent
        assert table.state == "playing"
        table.close()

    by_clock(script())


def test_a_game_goes_on_whose_end_is_taken_back_before_it_is_shown() -> None:
    async def script() -> None:
        world = World("bridge_over", (False, True), None, {"rounds": 1, "start_hand": 1}, (0,), seed="3")
        await world.begin()
        table = world.table
        while not ended(world):
            await _ahead(world)
            while (
                not ended(world)
                and timeline_of(table) is not None
                and timeline_of(table).sequence > stage_of(table).sequence
            ):
                await asyncio.sleep(0.001)
        assert table.state == "playing", "the end is still to be shown"
        await table.undo(0, stage_of(table).sequence)
        assert stage_of(table).asked == 0
        assert not ended(world)
        assert not any(b"over" in data[:12] for _, data in world.eyes[0].sent)
        while not ended(world):
            await _ahead(world)
            await asyncio.sleep(2)
        assert {table.state} == {"over"}
        table.close()

    by_clock(script())

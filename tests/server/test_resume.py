"""Coming back: from any sequence, in two tabs, after the server was killed."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Line
from fudaba.server.store import Write
from tests.server.at_table import answers_of, stage_of, timeline_of
from tests.server.browsing import BOT, ME, OPEN, RANDOM, Browser, played, run, serving

pytestmark = pytest.mark.usefixtures("kept_in")


class Screen:
    """What a client keeps of a table: it cuts its log where it is told to, and adds what it is told."""

    def __init__(self) -> None:
        self.sequence = -1
        self.lines: list[Line] = []
        self.update: m.Update | None = None

    def read(self, update: m.Update) -> None:
        """Take in one message."""
        assert update.since <= len(self.lines), "a part of the log was never told"
        self.lines = self.lines[: update.since] + update.lines
        self.sequence, self.update = update.sequence, update

    @property
    def shown(self) -> tuple[object, ...]:
        """All that is on it."""
        assert self.update is not None
        return self.sequence, self.lines, self.update.view, self.update.question, self.update.undo


def screens_of(browser: Browser) -> list[tuple[object, ...]]:
    """What a browser that never dropped has shown, one after the other."""
    screen, shown = Screen(), []
    for message in browser.got:
        if isinstance(message, m.Update):
            screen.read(message)
            shown.append(screen.shown)
    return shown


def test_who_comes_back_at_any_time_sees_what_he_would_have_seen(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, RANDOM, RANDOM)
            chance = random.Random(1)
            kept = Screen()
            for _ in range(40):
                await played([browser], 1)
                if any(isinstance(message, m.Over) for message in browser.got):
                    break
                if chance.random() < 0.6:
                    back = Browser(server)
                    back.tell(m.Join(at.table, at.token, sequence=kept.sequence))
                    kept.read(await back.get(m.Update))
                    await browser.settle()
                    if browser.update.sequence == kept.sequence:
                        assert kept.shown == screens_of(browser)[-1]
                    await back.leave()
            assert kept.sequence > 10

    run(script())


def test_who_comes_back_after_an_undo_forgets_what_was_taken_back(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, seed="3") as server:
            browser, other = Browser(server), Browser(server)
            at = await browser.open(ME, OPEN)
            await other.sit(at)
            for _ in range(30):
                await browser.settle()
                await other.settle()
                if browser.update.undo.how == "free":
                    early = Screen()
                    early.read(await joined(server, at))
                    lines = len(early.lines)
                    await browser.ask(m.Undo(at.table, browser.update.sequence), m.Update)
                    late = await joined(server, at, early.sequence)
                    assert late.since < lines
                    early.read(late)
                    assert early.shown == screens_of(browser)[-1]
                    return
                asked = browser.update.question
                await (browser if asked is not None and asked.mine else other).answer()
            raise AssertionError("nothing could be taken back")

    run(script())


async def joined(server: object, at: m.Seated, sequence: int = -1) -> m.Update:
    """What somebody is told who comes with that sequence."""
    browser = Browser(server)  # type: ignore[arg-type]  # it is a Server
    browser.tell(m.Join(at.table, at.token, sequence=sequence))
    return await browser.get(m.Update)


@pytest.mark.parametrize("sequence", [10**6, -1, 2**31])
def test_a_sequence_that_never_was_is_told_everything(tmp_path: Path, sequence: int) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, BOT)
            await played([browser], 3)
            update = await joined(server, at, sequence)
            assert update.since == 0
            assert len(update.lines) > 5

    run(script())


def test_two_tabs_of_one_seat_agree(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            one = Browser(server)
            at = await one.open(ME, BOT)
            two = Browser(server)
            two.tell(m.Join(at.table, at.token))
            turn = 0
            while len(screens_of(one)) < 30 and not any(isinstance(message, m.Over) for message in one.got):
                turn += 1
                tab = (one, two)[turn % 2]
                await one.settle()
                await two.settle()
                if tab.update.question is not None and tab.update.question.mine:
                    await tab.answer()
                await asyncio.sleep(0.01)
            await one.settle()
            await two.settle()
            both = [screens_of(one), screens_of(two)]
            shorter = min(map(len, both))
            assert shorter > 10
            assert both[0][:shorter] == both[1][:shorter]

    run(script())


def test_whoever_answers_and_is_gone_has_answered_whole_or_not_at_all(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            sat = await other.sit(at)
            table = server.lobby.tables[at.table]
            slow = server.lobby.store.write

            async def slowly(*writes: Write) -> None:
                await asyncio.sleep(0.01)
                await slow(*writes)

            server.lobby.store.write = slowly  # type: ignore[method-assign]  # a disk that takes its time
            for turn in range(25):
                if table.state == "over":
                    break
                shown = stage_of(table).moment
                assert shown is not None
                assert shown.ask is not None
                token = (at, sat)[shown.ask.decider].token
                gone = Browser(server)
                gone.tell(m.Join(at.table, token))
                update = await gone.get(m.Update)
                given = len(answers_of(table))
                assert update.sequence == stage_of(table).sequence == timeline_of(table).sequence
                gone.tell(m.Answer(at.table, update.sequence, [0]))
                await asyncio.sleep(0.004 * (turn % 4))
                leaving = asyncio.create_task(gone.leave())
                await asyncio.sleep(0)
                table.audience.tell(m.Pong())  # which finds that nobody is there
                await leaving
                while stage_of(table).sequence != timeline_of(table).sequence:
                    await asyncio.sleep(0)
                assert len(answers_of(table)) in (given, given + 1)
                assert len(server.lobby.store.moves(at.table)) == len(answers_of(table))
                assert len(table.audience) == 2
            assert len(answers_of(table)) > 10

    run(script())


def test_of_two_tabs_that_answer_at_once_one_is_taken(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            one = Browser(server)
            at = await one.open(ME, OPEN)
            await Browser(server).sit(at)
            two = Browser(server)
            two.tell(m.Join(at.table, at.token))
            update = await one.mine()
            await two.mine()
            one.tell(m.Answer(at.table, update.sequence, [0]))
            two.tell(m.Answer(at.table, update.sequence, [1]))
            replies = [await one.settle(), await two.settle()]
            kinds = [type(message) for reply in replies for message in reply]
            assert kinds.count(m.Taken) == 1
            assert kinds.count(m.Refused) == 1
            assert len(answers_of(server.lobby.tables[at.table])) == 1

    run(script())


def test_games_go_on_from_the_same_data_where_they_were(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, seed="3") as server:
            browser = Browser(server)
            at = await browser.open(ME, BOT)
            await played([browser], 4)
            await browser.mine()
            before = screens_of(browser)[-1]
            known = browser.update.sequence
            record = server.lobby.tables[at.table].record()
        async with serving(tmp_path) as server:
            again = Browser(server)
            again.tell(m.Join(at.table, at.token))
            after = Screen()
            after.read(await again.get(m.Update))
            assert after.shown == before
            assert server.lobby.tables[at.table].record() == record
            again.tell(m.Join(at.table, at.token, sequence=known))
            assert (await again.get(m.Update)).lines == []
            await played([again])
            assert any(isinstance(message, m.Over) for message in again.got)

    run(script())


def test_an_answer_sent_again_after_a_restart_counts_once(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, OPEN)
            await Browser(server).sit(at)
            update = await browser.mine()
            await browser.answer()
        async with serving(tmp_path) as server:
            again = Browser(server)
            again.tell(m.Join(at.table, at.token))
            answer = m.Answer(at.table, update.sequence, [0])
            assert (await again.ask(answer, m.Taken)).sequence == update.sequence
            assert len(answers_of(server.lobby.tables[at.table])) == 1
            other = m.Answer(at.table, update.sequence, [1])
            assert (await again.ask(other, m.Refused)).code in ("stale", "not_yours")

    run(script())


def test_a_table_that_waits_is_there_again_with_its_seats(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            at = await Browser(server).open(ME, OPEN)
        async with serving(tmp_path) as server:
            host, guest = Browser(server), Browser(server)
            host.tell(m.Join(at.table, at.token))
            assert (await host.get(m.Welcome)).you == 0
            await guest.sit(at)
            assert (await host.mine()).view is not None

    run(script())

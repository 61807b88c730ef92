"""The coach at a table: who may ask it, who hears of it, what is kept, and when it thinks no further."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from fudaba import games
from fudaba.bots.mind import Prospect, search
from fudaba.bots.mind.rollout import Rollout
from fudaba.coach import Care, Hint, RankedAnswer, Reviewing, hint_search, review, slices
from fudaba.coach.findings import Mistake, Review
from fudaba.coach.texts import MistakeText
from fudaba.kernel.ask import Answer
from fudaba.kernel.record import Record, decode
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Text
from fudaba.server.table import coach as coaching
from fudaba.server.workers import bots as players
from fudaba.server.workers.bots import HintInWords, Players
from fudaba.server.workers.fair_queue import Asker
from fudaba.time_limit import TooLong
from tests.server.at_table import running, timeline_of
from tests.server.browsing import BOT, ME, OPEN, Browser, asking, run, serving
from tests.server.lobby.test_every_state import brought_to

QUICK = Care(curve=2, screen=4, closer=8, suspects=2, confirm=40)
SAID = HintInWords(
    Hint([RankedAnswer([0], 0.5, 0.4, 0.6, [])], [], 3), [Text("a", "b")], [Text("c", "d")], Text("", "")
)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FUDABA_STUDY_GAMES", "0")
    monkeypatch.setattr(hint_search, "ROLLOUTS", 12)
    monkeypatch.setattr(coaching, "Reviewing", partial(Reviewing, care=QUICK, seats=[0]))


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No hint comes before the whole one, unless a test wants that."""

    async def nothing(self: Players, *_: Any) -> None:
        return None

    monkeypatch.setattr(Players, "first_hint", nothing)


async def said(self: Players, *_: Any) -> HintInWords:
    """A hint for which nobody had to think."""
    return SAID


def test_against_bots_whoever_is_asked_gets_a_hint_and_all_hear_of_it(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser, watching = Browser(server), Browser(server)
            at = await browser.open(ME, BOT)
            watching.tell(m.Join(at.table))
            await watching.get(m.Seats)
            update = await browser.mine()
            assert update.question is not None
            hinted = await browser.ask(m.Hint(at.table, update.sequence), m.Hinted)
            assert hinted.sequence == update.sequence
            assert hinted.games
            for advice in hinted.advice:
                assert advice.text.en
                assert advice.text.ja
                assert update.question.least <= len(advice.answer) <= update.question.most
            reply = await watching.get(m.Seats, lambda seats: bool(seats.notices))
            assert [(one.seat, one.what) for one in reply.notices] == [(0, "hint")]
            assert await browser.ask(m.Hint(at.table, update.sequence), m.Hinted) == hinted
            assert len(server.lobby.tables[at.table].kept.notices) == 1
            assert not any(isinstance(message, m.Hinted) for message in watching.got)
            back = Browser(server)
            back.tell(m.Join(at.table, at.token))
            assert await back.get(m.Hinted) == hinted
        async with serving(tmp_path) as server:
            browser = Browser(server)
            browser.tell(m.Join(at.table, at.token))
            assert [one.what for one in (await browser.get(m.Seats)).notices] == ["hint"]

    run(script())


@pytest.mark.parametrize("yes", [True, False])
def test_among_people_all_others_must_agree(tmp_path: Path, yes: bool) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await other.sit(at)
            await one.settle()
            await other.settle()
            question = one.update.question
            assert question is not None
            asks, grants = (one, other) if question.mine else (other, one)
            sequence = asks.update.sequence
            refused = await grants.ask(m.Hint(at.table, sequence), m.Refused)
            assert refused.code == "not_yours"
            request = await asks.ask(m.Hint(at.table, sequence), m.ConsentAsked)
            assert (request.what, request.by) == ("hint", question.decider)
            assert request.text.ja
            await grants.get(m.ConsentAsked)
            with patch.object(Players, "hint", said):
                grants.tell(m.Consent(at.table, request.request, yes))
                assert (await asks.get(m.ConsentEnded)).done is yes
                if yes:
                    assert (await asks.get(m.Hinted)).advice[0].text == Text("a", "b")
                await grants.settle()
            notices = server.lobby.tables[at.table].kept.notices
            assert [one.what for one in notices] == (["hint"] if yes else [])
            assert not any(isinstance(message, m.Hinted) for message in grants.got)

    run(script())


def test_without_the_others_nobody_is_asked_and_a_table_may_have_no_hints(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await other.sit(at)
            await one.settle()
            question = one.update.question
            assert question is not None
            stays, goes = (one, other) if question.mine else (other, one)
            await stays.settle()
            await goes.leave()
            sequence = stays.update.sequence
            assert (await stays.ask(m.Hint(at.table, sequence), m.Refused)).code == "not_allowed"
            for rule, code in (("off", "not_allowed"), ("consent", "stale")):
                alone = Browser(server)
                seated = await alone.open(ME, BOT, hints=rule)
                update = await alone.mine()
                wanted = update.sequence if rule == "off" else update.sequence + 1
                assert (await alone.ask(m.Hint(seated.table, wanted), m.Refused)).code == code
                assert not server.lobby.tables[seated.table].kept.notices

    run(script())


def test_a_table_may_let_everybody_ask_at_any_time(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, OPEN, hints="free")
            await other.sit(at)
            await one.settle()
            await other.settle()
            question = one.update.question
            assert question is not None
            asks = one if question.mine else other
            with patch.object(Players, "hint", said):
                assert (await asks.ask(m.Hint(at.table, asks.update.sequence), m.Hinted)).games == 3

    run(script())


def test_a_hint_that_is_overtaken_is_thought_of_no_further(tmp_path: Path) -> None:
    stopped: list[bool] = []

    async def never(self: Players, *_: Any) -> HintInWords:
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            stopped.append(True)
        return SAID

    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, BOT)
            update = await browser.mine()
            with patch.object(Players, "hint", never):
                browser.tell(m.Hint(at.table, update.sequence))
                await browser.get(m.Seats, lambda seats: bool(seats.notices))
                await browser.answer()
                while not stopped:
                    await asyncio.sleep(0)
            await browser.settle()
            assert not any(isinstance(message, m.Hinted) for message in browser.got)
            assert not running(server.lobby.tables[at.table]).coach.is_asked

    run(script())


def test_a_hint_says_nothing_of_the_seed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    keys: list[bytes] = []

    async def noted(self: Players, position: Any, seat: int, key: bytes, asker: Asker) -> HintInWords:
        keys.append(key)
        return SAID

    async def script() -> None:
        for seed in ("one", "another"):
            async with serving(tmp_path / seed, seed=seed) as server:
                with patch("fudaba.server.lobby.opening.secrets.token_urlsafe", lambda count: "same"):
                    browser = Browser(server)
                    at = await browser.open(ME, BOT)
                update = await browser.mine()
                with patch.object(Players, "hint", noted):
                    await browser.ask(m.Hint(at.table, update.sequence), m.Hinted)

    run(script())
    assert keys[0] == keys[1]


# The review.


def drawn(world: Any, answer: Answer | None, outlook: Any, seat: int) -> Rollout:
    """What comes of an answer in a world, drawn at random."""
    win = float(Random(f"{world.table.state.key!r} {answer} {seat}").random() < 0.5)
    return Rollout(Prospect(win, win), 1)


@pytest.mark.parametrize("game", games.names())
def test_a_game_that_is_over_is_looked_through_once_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(slices, "roll_out", drawn)
    monkeypatch.setattr(search, "roll_out", drawn)

    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            at, table = await brought_to(server, game, "over")
            browser, watching = Browser(server), Browser(server)
            for here in (browser, watching):
                here.tell(m.Join(at.table, at.token if here is browser else ""))
                await here.get(m.Over)
            browser.tell(m.LookThrough(at.table))
            shares: list[float] = []
            while not shares or shares[-1] < 1:
                reply = await browser.get(m.Reviewed)
                shares.append(reply.share)
            assert shares == sorted(shares)
            assert (await watching.get(m.Reviewed, lambda reply: reply.share == 1)) == reply
            record = decode((await client.get(f"/api/record/{at.table}")).content)
            found = review(record, care=QUICK, seats=[0])
            assert table.kept.review == found
            assert [point.chances for point in reply.curve] == [point.chances for point in found.curve]
            costs = [(one.seat, one.turn, one.cost) for one in reply.mistakes]
            assert costs == [(one.seat, one.turn, one.cost) for one in found.mistakes]
            for point, chance in zip(found.curve, reply.curve, strict=True):
                assert timeline_of(table).marks[chance.step].answers == point.answers
            for one in reply.mistakes:
                assert one.given.en != one.better.en
                assert one.question.ja
                looked = await browser.ask(m.Look(at.table, one.step, -1, one.seat), m.Looked)
                assert looked.question is not None
                assert looked.question.decider == one.seat
        async with serving(tmp_path) as server:
            with patch.object(coaching, "Reviewing", None):  # what is kept is told again
                again = Browser(server)
                again.tell(m.Join(at.table))
                await again.get(m.Over)
                again.tell(m.LookThrough(at.table))
                assert await again.get(m.Reviewed) == reply

    run(script())


@pytest.mark.parametrize("state", ["waiting", "running", "frozen"])
@pytest.mark.parametrize("game", games.names())
def test_no_other_game_is_looked_through(tmp_path: Path, game: str, state: str) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            at, _ = await brought_to(server, game, state)
            browser = Browser(server)
            browser.tell(m.Join(at.table, at.token))
            await browser.get(m.Seats)
            assert (await browser.ask(m.LookThrough(at.table), m.Refused)).code == "not_now"

    run(script())


def test_a_review_that_fails_is_told_and_can_be_wanted_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "roll_out", drawn)
    monkeypatch.setattr(search, "roll_out", drawn)

    async def script() -> None:
        async with serving(tmp_path) as server:
            at, table = await brought_to(server, "bridge_over", "over")
            browser = Browser(server)
            browser.tell(m.Join(at.table))
            await browser.get(m.Over)
            with patch.object(players, "done", lambda part: 1 / 0):
                assert (await browser.ask(m.LookThrough(at.table), m.Refused)).code == "not_now"
            browser.tell(m.LookThrough(at.table))
            assert (await browser.get(m.Reviewed, lambda message: message.share == 1)).curve
            assert table.rests

    run(script())


def test_what_takes_too_long_is_skipped_with_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One answer that is too heavy does not throw the whole review away."""
    monkeypatch.setattr(slices, "roll_out", drawn)
    monkeypatch.setattr(search, "roll_out", drawn)

    def heavy(part: slices.Slice) -> slices.SliceResult:
        if part.first == 0:
            raise TooLong
        return slices.done(part)

    async def script() -> None:
        async with serving(tmp_path) as server:
            at, _ = await brought_to(server, "bridge_over", "over")
            browser = Browser(server)
            browser.tell(m.Join(at.table))
            await browser.get(m.Over)
            with patch.object(players, "done", heavy):
                browser.tell(m.LookThrough(at.table))
                found = await browser.get(m.Reviewed, lambda sent: sent.share == 1)
            assert found.skipped == 1
            assert found.curve

    run(script())


def test_an_error_in_one_answer_leaves_the_rest_of_the_review(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A rule that fails in one world, or a process that is lost, is logged; the review ends all the same."""
    monkeypatch.setattr(slices, "roll_out", drawn)
    monkeypatch.setattr(search, "roll_out", drawn)

    def broken(part: slices.Slice) -> slices.SliceResult:
        if part.first <= 5 < part.upto:
            raise ZeroDivisionError("in a world of its own")
        return slices.done(part)

    async def script() -> None:
        async with serving(tmp_path) as server:
            at, _ = await brought_to(server, "bridge_over", "over")
            browser = Browser(server)
            browser.tell(m.Join(at.table))
            await browser.get(m.Over)
            with patch.object(players, "done", broken):
                browser.tell(m.LookThrough(at.table))
                found = await browser.get(m.Reviewed, lambda sent: sent.share == 1)
            assert found.skipped == 1
            assert found.curve

    run(script())
    assert "in a world of its own" in caplog.text


def test_a_mistake_that_takes_too_long_to_be_told_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "roll_out", drawn)
    monkeypatch.setattr(search, "roll_out", drawn)
    asked: list[list[int]] = []

    def found(part: slices.Slice) -> slices.SliceResult:
        if part.suspect is None:
            numbers = range(part.first, min(part.upto, 2)) if part.at != "chances" else range(0)
            return slices.SliceResult(
                suspects=tuple(slices.Suspect(n, 1, 0, (0,), (1,), 0.5) for n in numbers)
            )
        return slices.SliceResult(
            mistake=Mistake(part.first, 1, 0, [0], [1], 0.5, 0.1, 0.5, 9, this_turn=True), weighed=1
        )

    def told(review: Review, record: Record) -> dict[int, list[MistakeText]]:
        asked.append([one.number for one in review.mistakes])
        if 1 in asked[-1]:
            raise TooLong
        return {one.number: [MistakeText("", "", "", "")] * 2 for one in review.mistakes}

    async def script() -> None:
        async with serving(tmp_path) as server:
            at, _ = await brought_to(server, "bridge_over", "over")
            browser = Browser(server)
            browser.tell(m.Join(at.table))
            await browser.get(m.Over)
            with patch.object(players, "done", found), patch.object(players, "mistakes_of", told):
                browser.tell(m.LookThrough(at.table))
                sent = await browser.get(m.Reviewed, lambda one: one.share == 1)
            assert (len(sent.mistakes), sent.skipped) == (1, 1)
            assert sent.mistakes[0].this_turn

    run(script())
    assert asked == [[0, 1], [0], [1]]


def test_a_first_hint_comes_before_the_whole_one(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, BOT)
            update = await browser.mine()
            with patch.object(Players, "first_hint", said):
                first = await browser.ask(m.Hint(at.table, update.sequence), m.Hinted)
                assert (first.coming, first.advice[0].text) == (True, Text("a", "b"))
                whole = await browser.get(m.Hinted)
            assert not whole.coming
            assert whole.games

    run(script())

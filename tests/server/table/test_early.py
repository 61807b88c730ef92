"""A question that its own player sees before the others: which, to whom, and until when."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fudaba.kernel.ask import Ask
from fudaba.server.game.timeline import Moment
from fudaba.server.table.early_questions import Early, EarlyQuestions, may_be_early

TABLE: Any = object()


def asking(decider: int, *, passed: bool = False) -> Moment:
    """A moment at which this seat is asked, or (passed) only seems to be."""
    return Moment(TABLE, Ask(decider, "play", (), decider), 0, 0, passed)


END = Moment(TABLE, None, 0, 0)


@pytest.mark.parametrize(
    ("shown", "following", "may"),
    [
        (asking(0, passed=True), asking(0), True),
        (asking(0, passed=True), asking(1), False),  # another's question
        (asking(0, passed=True), asking(0, passed=True), False),  # nobody has to be asked it
        (asking(0, passed=True), END, False),
        (END, asking(0), False),
    ],
)
def test_only_the_very_next_question_of_the_same_player_is_early(
    shown: Moment, following: Moment, may: bool
) -> None:
    assert may_be_early(shown, following) is may


def early_question(*, seat: int = 0, sequence: int = 4) -> Early:
    """One that was shown at 10 s; the others see at most 2 s of thought."""
    return Early(seat, sequence, asking(seat), 10.0, 2.0)


def test_its_player_sees_it_and_nobody_else() -> None:
    questions, early = EarlyQuestions(), early_question(seat=1)
    questions.show(early)
    assert [questions.of(viewer) for viewer in (-2, -1, 0, 1, 2)] == [None, None, None, early, None]


def test_once_answered_it_offers_no_choice() -> None:
    early = early_question()
    assert early.answered.moment.passed
    assert not early.moment.passed, "the question itself stays as it is"
    assert (early.answered.seat, early.answered.sequence) == (early.seat, early.sequence)


@pytest.mark.parametrize(("now", "thought"), [(10.5, 0.5), (12.0, 2.0), (60.0, 2.0)])
def test_nobody_seems_to_think_longer_than_somebody_who_is_not_asked(now: float, thought: float) -> None:
    assert early_question().thought(now) == thought


def test_when_all_see_it_it_is_early_no_more_but_known_to_have_been() -> None:
    questions, early = EarlyQuestions(), early_question(sequence=4)
    questions.show(early)
    questions.show_to_all(4)
    assert (questions.open, questions.seen) == (None, early)
    questions.show_to_all(5)
    assert questions.seen is None


def test_a_question_of_another_sequence_was_not_seen_early() -> None:
    questions = EarlyQuestions()
    questions.show(early_question(sequence=4))
    questions.show_to_all(6)  # the answers up to there were taken back
    assert (questions.open, questions.seen) == (None, None)


def test_a_thought_is_shown_once_and_only_for_its_question() -> None:
    questions = EarlyQuestions()
    questions.note_thought(4, 1.5)
    questions.note_thought(5, 0.0)
    assert questions.take_thought(3) is None
    assert questions.take_thought(4) == 1.5
    assert questions.take_thought(4) is None
    assert questions.take_thought(5) == 0.0, "no time at all is not the same as not answered"
    questions.note_thought(6, 1.0)
    questions.forget_thoughts()
    assert questions.take_thought(6) is None


@pytest.mark.parametrize("what", ["show_to_all", "close"])
def test_waiting_ends_whenever_another_moment_is_shown_or_none_will_be(what: str) -> None:
    async def script() -> None:
        questions = EarlyQuestions()
        for _ in range(2):  # also the second time
            questions.show(early_question())
            waiting = asyncio.create_task(questions.wait())
            await asyncio.sleep(0)
            assert not waiting.done()
            if what == "close":
                questions.close()
            else:
                questions.show_to_all(4)
            await waiting
            assert questions.open is None

    asyncio.run(script())

"""Questions: what is forced, what is refused."""

from __future__ import annotations

import pytest

from fudaba.kernel.ask import Answer, Ask, IllegalAnswer, Option


def ask(*faces: str, **terms: object) -> Ask:
    """A question with an option for each face; cards are numbered as they come."""
    options = [Option("take", card, face) for card, face in enumerate(faces)]
    return Ask(0, "take", options, 0, **terms)  # type: ignore[arg-type]  # any terms of a question


@pytest.mark.parametrize(
    ("question", "forced"),
    [
        (ask(), ()),
        (ask("a"), (0,)),
        (ask("a", "b"), None),
        (ask("a", "a"), (0,)),
        (ask("a", "a", "b"), None),
        (ask("a", least=0), None),
        (ask("a", "b", most=0, least=0), ()),
        (ask("a", "b", least=2, most=2), (0, 1)),
        (ask("a", "b", least=2, most=2, ordered=True), None),
        (ask("a", "a", least=2, most=2, ordered=True), (0, 1)),
        (ask("a", "b", "b", least=2, most=2), None),
        (ask("b", "b", "b", least=2, most=2), (0, 1)),
        (ask("b", "b", "b", least=1, most=2), None),
        (ask("a", "b", least=2, most=5), (0, 1)),
        (ask("a", least=2, most=2), (0,)),
    ],
)
def test_a_question_with_one_answer_is_forced(question: Ask, forced: Answer | None) -> None:
    """Equal cards make equal answers; how many they are is still a choice."""
    assert question.forced() == forced
    if forced is not None and len(question.options) >= question.least:
        question.check(forced)


def test_options_are_equal_by_what_can_be_told_of_them() -> None:
    same = Option("take", 1, "red 5")
    assert same.same == Option("take", 2, "red 5").same
    others = [
        Option("draw", 1, "red 5"),
        Option("take", 1, "red 6"),
        Option("take", 1, "red 5", word="up"),
        Option("take", 1, "red 5", seat=0),
        Option("take", 1, "red 5", number=0),
    ]
    assert all(other.same != same.same for other in others)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ((), "0 chosen, but you must choose 1 to 2"),
        ((0, 1, 2), "3 chosen, but you must choose 1 to 2"),
        ((3,), "There is no option 3; options are numbered 0 to 2"),
        ((-1,), "There is no option −1"),
        ((0, 7), "There is no option 7"),
        ((1, 1), "The same option was chosen twice"),
    ],
)
def test_an_illegal_answer_is_refused(answer: Answer, why: str) -> None:
    with pytest.raises(IllegalAnswer, match=why):
        ask("a", "b", "c", least=1, most=2).check(answer)


@pytest.mark.parametrize("answer", [(0,), (2,), (0, 1), (1, 0), (2, 1)])
def test_a_legal_answer_is_accepted(answer: Answer) -> None:
    question = ask("a", "b", "c", least=1, most=2)
    question.check(answer)
    assert question.forced() is None


def test_one_of_two_is_refused_where_two_are_due() -> None:
    with pytest.raises(IllegalAnswer, match="1 chosen, but you must choose 2"):
        ask("a", "b", "c", least=2, most=2).check((0,))


def test_only_some_options_may_be_chosen_together() -> None:
    options = [Option("play", 0, "a"), Option("release", 1, "b"), Option("release", 2, "c")]
    question = Ask(0, "turn", options, 0, most=3, together="release")
    for answer in ((0,), (1,), (1, 2), (2, 1)):
        question.check(answer)
    with pytest.raises(IllegalAnswer, match="Only ‘release’ options can be chosen together"):
        question.check((0, 1))
    with pytest.raises(IllegalAnswer, match="Only ‘release’"):
        question.check((1, 2, 0))


def test_a_question_says_what_it_is() -> None:
    assert repr(ask("a", "b")) == "<ask seat 0 take: [<take a>, <take b>]>"
    assert repr(Option("order", 3, "magpie", seat=0)) == "<order magpie 0>"


def test_awaiting_a_question_yields_it() -> None:
    question = ask("a", "b")

    async def effect() -> Answer:
        return await question

    running = effect()
    assert running.send(None) is question
    with pytest.raises(StopIteration) as done:
        running.send((1,))
    assert done.value.value == (1,)

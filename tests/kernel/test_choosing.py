"""Choosing inside an effect: what is asked of whom, and what comes back."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.cards import NOBODY, Card, Zone
from fudaba.kernel.state import State
from fudaba.kernel.table import Table
from tests.machine_code import NEEDS_BOOLS

T = TypeVar("T")
OPTIONS = [Option("take", card, face) for card, face in enumerate("abc")]


@pytest.fixture
def table() -> Table:
    """Three seats; seat 2 decides for seat 1."""
    state = State((Zone(0, "box", audience=NOBODY),), 3, 3, b"")
    state.control[1] = 2
    return Table(state, tuple(Card(face) for face in "abc"), 3)


@pytest.fixture
def unasked(table: Table) -> list[Ask]:
    """The questions that are not put."""
    unasked: list[Ask] = []
    table.unasked = unasked.append
    return unasked


def asked(choosing: Coroutine[Any, Any, object]) -> Ask:
    """The question that comes up."""
    ask = choosing.send(None)
    choosing.close()
    assert isinstance(ask, Ask)
    return ask


def chosen(choosing: Coroutine[Any, Any, T], *answer: Answer) -> T:
    """What comes of it, asked or not."""
    try:
        choosing.send(None)
        for each in answer:
            choosing.send(each)
    except StopIteration as done:
        result: T = done.value
        return result
    raise AssertionError("it is still asking")


def test_all_that_a_question_says_is_handed_on(table: Table) -> None:
    one = asked(table.choose(1, "take", OPTIONS, about=2, rule="TOY-1", number=4, whom=0, word="up"))
    some = asked(
        table.choose_some(
            1,
            "take",
            OPTIONS,
            least=1,
            most=2,
            ordered=True,
            together="take",
            about=2,
            rule="TOY-1",
            number=4,
            whom=0,
            word="up",
        )
    )
    for ask in (one, some):
        assert (ask.owner, ask.decider, ask.kind, ask.about, ask.rule) == (1, 2, "take", 2, "TOY-1")
        assert (ask.number, ask.whom, ask.word) == (4, 0, "up")
        assert list(ask.options) == OPTIONS
    assert (one.least, one.most, one.ordered) == (1, 1, False)
    assert (some.least, some.most, some.ordered, some.together) == (1, 2, True, "take")
    at_rest = table.question(1, "turn", OPTIONS, rule="TOY-2")
    assert (at_rest.owner, at_rest.decider, at_rest.rule) == (1, 2, "TOY-2")


def test_what_was_chosen_comes_back_in_its_order(table: Table) -> None:
    assert chosen(table.choose(0, "take", OPTIONS), (2,)) is OPTIONS[2]
    assert chosen(table.choose_some(0, "take", OPTIONS, most=2), (2, 0)) == [OPTIONS[2], OPTIONS[0]]
    assert chosen(table.choose_some(0, "take", OPTIONS), ()) == []


@pytest.mark.parametrize(
    ("least", "most", "count", "asks"),
    [
        (0, -1, 3, (0, 3)),
        (0, 2, 3, (0, 2)),
        (2, 5, 3, (2, 3)),
        (5, 5, 3, None),
        (1, 1, 1, None),
        (0, 2, 0, None),
    ],
)
def test_as_many_as_there_are(
    table: Table, unasked: list[Ask], least: int, most: int, count: int, asks: tuple[int, int] | None
) -> None:
    """Where there are fewer than there should be, all of them; no question where it is forced."""
    choosing = table.choose_some(0, "take", OPTIONS[:count], least=least, most=most)
    if asks is None:
        assert chosen(choosing) == OPTIONS[:count]
        assert [ask.kind for ask in unasked] == ["take"]
    else:
        ask = asked(choosing)
        assert (ask.least, ask.most) == asks
        assert unasked == []


def test_one_option_is_not_asked_for(table: Table, unasked: list[Ask]) -> None:
    assert chosen(table.choose(1, "take", OPTIONS[:1])) is OPTIONS[0]
    assert [(ask.owner, ask.decider) for ask in unasked] == [(1, 2)]


@NEEDS_BOOLS
@pytest.mark.parametrize("bounds", [{"least": True}, {"least": False, "most": 1}, {"most": True}])
def test_how_many_are_chosen_is_a_number(table: Table, bounds: dict[str, Any]) -> None:
    """What is asked is told to programs, too, and to them True is no number."""
    with pytest.raises(TypeError, match="bounded by numbers, not by"):
        chosen(table.choose_some(0, "take", OPTIONS, **bounds), ())

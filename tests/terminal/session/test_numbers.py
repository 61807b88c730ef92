"""A number of too many to lay out is typed; in the library it is read as itself."""

from __future__ import annotations

import re

import pytest

from fudaba.games import named
from fudaba.kernel.ask import Ask, IllegalAnswer, numbered
from fudaba.kernel.game import setup_of
from fudaba.kernel.seen import SeenQuestion
from fudaba.kernel.view import View
from fudaba.library.question import Question
from fudaba.terminal.session.answer_in_progress import Selection

GAME = named("dominion")


def put() -> tuple[Ask, View, SeenQuestion]:
    """A question for a number from 2 to a billion, and how its player sees it."""
    table = GAME.table(setup_of(GAME, seats=2, seed="numbers"))
    ask = table.question(0, "number", numbered("number", 2, 10**12), word="overpay")
    view = View(table, 0)
    return ask, view, view.put(ask)


def test_a_number_is_typed() -> None:
    selection = Selection(put()[2], [])
    assert selection.read("25") == (23,)
    assert selection.read(" ２５ ") == (23,)
    for wrong in ("1", "-3", "1000000001", "25,26", "five", ""):
        with pytest.raises(ValueError, match=f"^{re.escape(wrong)}$"):
            selection.read(wrong)


def test_the_number_that_is_looked_for_is_the_one_that_can_be_chosen() -> None:
    selection = Selection(put()[2], [])
    assert selection.shown == []
    selection.look_for("12")
    (place,) = selection.shown
    assert (place, selection.labels[place], selection.options[place].number) == (10, "12", 12)
    assert selection.by_key("1") == place
    assert selection.press(place) == (10,)
    selection.look_for("1")
    assert selection.shown == []


def test_in_the_library_a_label_is_the_number_itself() -> None:
    ask, view, _ = put()
    question = Question(ask, view, "dominion", ["A", "B"], "en")
    assert (question.numbers, len(question)) == ((2, 10**9), 0)
    assert question.read("17") == (15,)
    assert question.read(3) == (3,)
    assert str(question).endswith("[2 … 1000000000]")
    with pytest.raises(IllegalAnswer):
        question.read("1")

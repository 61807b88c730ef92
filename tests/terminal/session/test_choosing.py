"""Answers being put together, by keys and by typed lines."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fudaba.kernel.seen import SeenOption, SeenQuestion
from fudaba.terminal.session.answer_in_progress import COMMANDS, KEYS, Selection

PLAYS = (SeenOption("play"),) * 3


def question(
    options: Sequence[SeenOption] = PLAYS, least: int = 1, most: int = 1, together: str = ""
) -> SeenQuestion:
    return SeenQuestion(0, 0, "turn", least, most, together=together, options=tuple(options))


def test_keys_leave_out_the_commands() -> None:
    assert not set(KEYS) & set(COMMANDS)
    assert KEYS.startswith("1234567890")
    assert len(set(KEYS)) == len(KEYS)


def test_a_single_choice_is_an_answer_at_once_or_the_second_time() -> None:
    assert Selection(question(), ["a", "b", "c"]).press(1) == (1,)
    careful = Selection(question(), ["a", "b", "c"], at_once=False)
    assert careful.press(1) is None
    assert careful.press(2) is None
    assert careful.press(2) == (2,)


def test_several_are_chosen_and_given_back_up_to_the_most() -> None:
    choice = Selection(question(least=0, most=2), ["a", "b", "c"])
    assert choice.ready
    for pick in (0, 1, 2):
        assert choice.press(pick) is None
    assert choice.answer == (0, 1)
    choice.press(0)
    assert choice.picks == [1]


def test_no_more_can_be_chosen_than_there_is_and_too_many_are_no_answer() -> None:
    few = Selection(question(least=2, most=9), ["a", "b", "c"])
    assert (few.least, few.most) == (2, 3)
    ready = []
    for picks in ([], [0], [0, 1], [0, 1, 2], [0, 1, 2, 0]):
        few.picks = picks
        ready.append(few.ready)
    assert ready == [False, False, True, True, False]
    assert Selection(question([SeenOption("gain")], least=1, most=4), ["a"]).press(0) == (0,), "all there is"


def test_only_one_verb_goes_together() -> None:
    options = [SeenOption("release"), SeenOption("release"), SeenOption("draw")]
    choice = Selection(question(most=2, together="release", options=options), ["a", "b", "c"])
    assert choice.press(0) is None
    assert choice.press(2) == (2,), "it stands alone"
    with pytest.raises(ValueError, match=r"^$"):
        choice.read("a, c")
    assert choice.read("a b") == (0, 1)


def test_numbers_beyond_nine_are_read() -> None:
    choice = Selection(question(options=[SeenOption("take")] * 40), [f"card {n:02}" for n in range(1, 41)])
    assert choice.key(9) == "0"
    assert choice.key(39) == ""
    assert choice.read("10") == (9,)
    assert choice.read("40") == (39,)
    assert choice.read("card 17") == (16,)
    choice.look_for("4")
    assert choice.by_key("2") == 13


@pytest.mark.parametrize("typed", ["0", "99", "፩", "9" * 5000])
def test_a_number_that_is_no_option_is_no_card_either(typed: str) -> None:
    choice = Selection(question(), ["Play blue 10", "Play red 9", "Draw a card"])
    with pytest.raises(ValueError, match=r".+"):
        choice.read(typed)

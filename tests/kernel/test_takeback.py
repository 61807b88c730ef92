"""What may be taken back: the way to one's own last answer, and what stands in it."""

from __future__ import annotations

import pytest

from fudaba.kernel.takeback import NO_REACH, GivenAnswer, WayBack, free_answers, reach

MINE, HIDDEN = GivenAnswer(0, revealed=False), GivenAnswer(0, revealed=True)
THEIRS, SHOWN = GivenAnswer(1, revealed=False), GivenAnswer(1, revealed=True)


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ([], NO_REACH),
        ([THEIRS, SHOWN], NO_REACH),
        ([MINE, HIDDEN], WayBack(1, 1, "")),
        ([HIDDEN], WayBack(1, 1, "revealed")),
        ([THEIRS, MINE, HIDDEN], WayBack(2, 2, "others")),
        ([THEIRS, SHOWN, MINE], WayBack(3, 3, "revealed")),
        ([THEIRS, HIDDEN], WayBack(2, 2, "revealed")),
        ([GivenAnswer(1, revealed=False, asked=False), MINE], WayBack(2, 1, "others")),
        ([GivenAnswer(0, revealed=False, asked=False), MINE], WayBack(2, 1, "")),
    ],
)
def test_the_way_back_ends_at_one_s_own_last_answer(given: list[GivenAnswer], found: WayBack) -> None:
    assert reach(given, 0, [0, 1]) == found


def test_what_a_bot_answered_stands_in_nobody_s_way() -> None:
    assert reach([THEIRS, MINE], 0, [0]) == WayBack(2, 2, "")


def test_answers_are_free_one_by_one_up_to_what_was_revealed_or_is_another_s() -> None:
    assert free_answers([MINE, MINE, HIDDEN, MINE], 0) == 2
    assert free_answers([MINE, THEIRS, MINE], 0) == 1
    assert free_answers([THEIRS, MINE], 0) == 0

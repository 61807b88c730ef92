"""No answer of a bot depends on the version of Python: since 3.12 `sum` compensates where it adds floats."""

from __future__ import annotations

import builtins
from collections.abc import Iterable
from typing import Any

import pytest

import fudaba
from fudaba.bots.bridge_over.value import Network

EXACT = 1024
"""Multiples of a part of this size add up alike in every Python, whole numbers among them."""
real = builtins.sum


def watched(items: Iterable[Any], /, start: Any = 0) -> Any:
    """`sum`, for what adds up alike in every Python; anything else is to be added by `math.fsum`."""
    found = list(items)
    odd = [one for one in (*found, start) if isinstance(one, float) and not (one * EXACT).is_integer()]
    assert not odd, f"`sum` of floats: {odd[0]}"
    return real(found, start)


@pytest.mark.parametrize(
    ("game", "bot", "answers", "options"),
    [
        ("bridge_over", "steady", 150, {"seats": 4}),
        ("bridge_over", "strong", 8, {}),
        ("innovation", "steady", 40, {}),
        ("innovation", "strong", 4, {}),
        ("dominion", "steady", 150, {"kingdom": "quiet_street"}),
        ("dominion", "strong", 12, {"kingdom": "quiet_street"}),
        ("dominion", "big-money", 150, {"kingdom": "storm_warning"}),
    ],
)
def test_a_bot_adds_up_alike_in_every_python(
    game: str, bot: str, answers: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = fudaba.new_game(game, seed="sums", **options)
    monkeypatch.setattr(builtins, "sum", watched)
    given = 0
    while given < answers and not match.over:
        match.answer(*match.bot_answer(bot))
        given += 1
    assert given > 1


def test_what_is_not_exact_is_found() -> None:
    assert watched([1, 0.5, 3.0]) == 4.5
    with pytest.raises(AssertionError, match=r"0\.1"):
        watched([1, 0.1])


def test_the_network_s_sums_are_the_nearest_there_are() -> None:
    network = Network("", ["a", "b"], [[1e16, 1.0, -1e16]], [[1.0, 0.0]])
    assert network.of([1.0, 1.0]) == [1.0]  # left to right that comes to 0

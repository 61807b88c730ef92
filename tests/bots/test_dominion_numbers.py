"""How many: bids, what is paid more than a card costs, what is spent to be rid of cards."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.bots.dominion.hints import BID
from fudaba.kernel.drive import Driver
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from tests.bots.dominion_asking import labels, player, position


def asked(driver: Driver[Table], *steps: str) -> Driver[Table]:
    """The same game once these options have been chosen, one after the other."""
    for step in steps:
        ask = driver.ask
        assert ask is not None
        driver.answer((labels(ask, tuple(range(len(ask.options)))).index(step),))
    return driver


def number_of(driver: Driver[Table]) -> int:
    """The number that a bot that buys money names."""
    ask = driver.ask
    assert ask is not None
    assert ask.kind == "number"
    (pick,) = player().answer(ask, View(driver.table, ask.decider))
    driver.answer((pick,))
    return ask.options[pick].number


def test_who_bids_first_bids_what_it_is_worth_and_who_bids_last_no_more() -> None:
    driver = asked(position("", landscapes=["mountain_pass"], phase="buy", coins=8), "buy province")
    assert driver.ask is not None
    assert driver.ask.decider == 1
    assert number_of(driver) == BID
    assert number_of(driver) == 0


def test_who_bids_last_bids_one_more_where_that_is_worth_it() -> None:
    driver = asked(position("", landscapes=["mountain_pass"], phase="buy", coins=8), "buy province")
    driver.answer((0,))
    assert number_of(driver) == 1


@pytest.mark.parametrize(
    ("hand", "given", "steps", "number"),
    [
        ("estate estate gold", {"landscapes": ["asceticism"], "coins": 6}, ["buy asceticism"], 2),
        ("gold gold silver", {"landscapes": ["asceticism"], "coins": 6}, ["buy asceticism"], 0),
        ("", {"supply": "stonemason laboratory", "coins": 9}, ["buy stonemason"], 5),
        ("", {"supply": "stonemason witch laboratory", "coins": 5}, ["buy stonemason"], 2),
        ("", {"supply": "masterpiece", "coins": 7}, ["buy masterpiece"], 4),
    ],
)
def test_no_more_is_paid_than_it_is_good_for(
    hand: str, given: dict[str, Any], steps: list[str], number: int
) -> None:
    given.setdefault("deck", "copper " * 5)
    assert number_of(asked(position(hand, phase="buy", **given), *steps)) == number

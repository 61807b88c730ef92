"""Every line of the log says by which rule it is so."""

from __future__ import annotations

import re
from random import Random

import pytest

from fudaba.games.dominion.facts.lines import RULE_OF
from fudaba.kernel.session import Session
from fudaba.lab.scenario.rule_ids import rule_ids
from fudaba.text import words
from tests.properties.test_dominion import GAME, any_setup, choosing

WITH_THEIR_OWN = {"uses_way", "loses", "ends"}
"""Lines with which a rule is told each time, as it fits."""
ROWS = "row"
"""Several lines in one: each of them has its rule."""
CLOSER = re.compile(rf"gains_to|{ROWS}|.*-.*")


def test_every_kind_of_line_has_a_rule() -> None:
    kinds = {id.removeprefix("dominion-log-") for id in words("en").ids() if id.startswith("dominion-log-")}
    names = {kind for kind in kinds if not CLOSER.fullmatch(kind)}
    assert names == {*RULE_OF, *WITH_THEIR_OWN}
    assert set(RULE_OF.values()) <= set(rule_ids())


@pytest.mark.parametrize("number", range(3))
def test_every_line_cites_a_rule(number: int) -> None:
    chance = Random(f"cited/{number}")
    setup = any_setup(chance)
    session = Session(GAME, setup, [f"P{seat}" for seat in range(setup.seats)])
    choose = choosing(setup, "random", "uniform")
    for _ in range(300):
        if session.ask is None:
            break
        session.answer(choose(session.ask))
    assert not {event.kind for event in session.events if not event.rule}
    assert {event.rule for event in session.events} <= set(rule_ids())

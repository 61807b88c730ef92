"""Every line of the log says by which rule it is so."""

from __future__ import annotations

from random import Random

import pytest

from fudaba.kernel.session import Session
from fudaba.lab.scenario.rule_ids import rule_ids
from tests.properties.test_innovation import GAME, any_answer
from tests.properties.test_innovation_sets import ALL, setup_with


@pytest.mark.parametrize("number", range(3, len(ALL), 9))
def test_every_line_cites_a_rule(number: int) -> None:
    chance = Random(f"cited/{number}")
    setup = setup_with(*ALL[number], chance)
    session = Session(GAME, setup, [f"P{seat}" for seat in range(setup.seats)])
    for _ in range(200):
        if session.ask is None:
            break
        session.answer(any_answer(session.ask, chance))
    cited = {event.rule for event in session.events}
    assert "" not in cited, sorted({event.kind for event in session.events if not event.rule})
    assert cited <= set(rule_ids())

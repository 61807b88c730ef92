"""How much `strong` thinks in Innovation, where thinking is dear: inside a game within the game."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.bots.innovation.strong import BUDGET
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.session import Session

BOARDS: list[dict[str, Any]] = [
    {"board": {"blue": ["martian_internet", "tools"], "yellow": ["agriculture"]}},
    {"board": {"red": ["archery"]}},
]


def within(answers: int) -> Session:
    """A game within the game (INN-G25) after this many answers of chance, at a real choice."""
    rules = games.named("innovation")
    options = {"artifacts": True, "edition": "fourth"}
    setup = setup_of(
        rules, seats=2, seed="w3", options=options, situation=situation_in(rules, {"seats": BOARDS})
    )
    session = Session(rules, setup, ["Aya", "Ben"])
    assert session.ask is not None
    session.answer((next(n for n, o in enumerate(session.ask.options) if o.face == "martian_internet"),))
    player = bot("random", "innovation", "w3")
    for given in range(10 * answers):
        assert session.ask is not None
        if given >= answers and len(session.ask.options) > 2:
            break
        session.answer(player.answer(session.ask, session.view(session.ask.decider)))
    assert not session.driver.at_rest
    return session


def test_a_longer_game_within_the_game_costs_no_more_to_think_in(monkeypatch: pytest.MonkeyPatch) -> None:
    again, replayed = Driver.again, 0

    def counted(self: Driver[Any], begun: Any) -> Driver[Any]:
        nonlocal replayed
        replayed += len(self._since)
        return again(self, begun)

    monkeypatch.setattr(Driver, "again", counted)
    cost = []
    for answers in (10, 25):
        session, replayed = within(answers), 0
        ask = session.ask
        assert ask is not None
        view = session.view(ask.decider)
        player = bot("strong", "innovation", "s")
        ask.check(player.answer(ask, view))
        assert player.budget(ask, view).rollouts < BUDGET.rollouts  # type: ignore[attr-defined] # it thinks ahead
        cost.append(replayed)
    assert max(cost) < 8_000, cost

"""A program that uses the library, for the type checkers alone: mypy and pyright must know every type in it.

`assert_type` fails to check where what the library gives is not what is said here.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, assert_type

import fudaba
from fudaba import (
    Answer,
    BotResult,
    Card,
    Choice,
    Kingdom,
    LogLine,
    Match,
    Question,
    Record,
    Result,
    SimulationResult,
    View,
)
from fudaba.kernel.ask import Ask


class Careless:
    """A bot that answers at random."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)

    def answer(self, ask: Ask, view: View) -> Sequence[int]:
        return self.random.sample(range(len(ask.options)), min(ask.most, len(ask.options)))


def first(ask: Ask, view: View) -> Sequence[int]:
    """A bot as a function."""
    return range(max(1, ask.least))


def play() -> Result:
    """A game, asked and answered."""
    match = fudaba.new_game("dominion", seats=2, seed="1", kingdom="quiet_street")
    assert_type(match, Match)
    while (question := match.ask) is not None:
        assert_type(question, Question)
        assert_type(question.choices, tuple[Choice, ...])
        assert_type(question.count_legal_answers(), int)
        match.answer(*match.bot_answer("big-money"))
    assert_type(match.answers, tuple[Answer, ...])
    assert_type(match.log(0), list[LogLine])
    assert_type(match.record(), Record)
    assert_type(fudaba.load(match.record()).fork(), Match)
    assert match.result is not None
    return match.result


def look_up() -> list[str]:
    """Cards and kingdoms."""
    cards = fudaba.list_cards("dominion")
    assert_type(cards, list[Card])
    kingdom = fudaba.kingdom("Cellar, Moat", seed=1)
    assert_type(kingdom, Kingdom)
    assert_type(kingdom.cards, tuple[str, ...])
    return [card.name_ja for card in cards if card.cost is not None and card.cost.coins > 5]


def simulate() -> dict[str, Any]:
    """Bots of each kind: a name, a class, an object, a function."""
    match = fudaba.new_game("bridge_over", seats=4, seed=5)
    assert_type(match.play_out("sensible", Careless, Careless("mine"), first), Result)
    result = fudaba.simulate("bridge_over", ["sensible", Careless, first], 10, rounds=1)
    assert_type(result, SimulationResult)
    assert_type(result.bots, list[BotResult])
    return {bot.name: bot.wins for bot in result.bots}

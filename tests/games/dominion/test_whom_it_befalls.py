"""A player who decides about another player's cards is told whose they are, and for which card."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games import named
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.kernel.view import View
from fudaba.text.narrator import Narrator

GAME = named("dominion")
NAMES = ["Ann", "Ben", "Cho"]
DECK = ["smithy", "copper", "gold", "silver"]
"""The bottom first."""


def asked(id: str, lang: str, **more: Any) -> str:
    """What comes to be asked when Ann plays a card: of her, or of another for her."""
    others = {"zones": {"hand": ["gold", "silver", "copper", "estate", "curse"], "deck": DECK}}
    ann = {"zones": {"hand": [id], "deck": DECK}}
    situation = {"supply": {"village": -1, "smithy": -1}, "seats": [ann, others, others]}
    game = Session(
        GAME, setup_of(GAME, seats=3, seed="1", situation=situation_in(GAME, situation | more)), NAMES
    )
    assert game.ask is not None
    game.answer((next(n for n, option in enumerate(game.ask.options) if option.face == id),))
    assert game.ask is not None
    seen = View(game.table, game.ask.decider).put(game.ask)
    return Narrator("dominion", lang, NAMES).question(seen)


@pytest.mark.parametrize(
    ("id", "question"),
    [
        ("swindler", "This affects Ben. Swindler: gain a card."),
        ("thief", "This affects Ben. Thief: trash a card."),
        ("noble_brigand", "This affects Ben. Noble Brigand: trash a card."),
        ("pillage", "This affects Ben. Pillage: discard a card."),
        ("advisor", "This affects Ann. Advisor: discard a card."),
        ("envoy", "This affects Ann. Envoy: discard a card."),
        ("spy", "Spy: which do you choose for Gold?"),
        ("oracle", "Oracle: which do you choose?"),
    ],
)
def test_the_question_says_whom_it_befalls(id: str, question: str) -> None:
    assert asked(id, "en") == question


def test_in_japanese_too() -> None:
    assert asked("thief", "ja") == "Benに関わる選択です。泥棒：廃棄するカードを1枚選んでください。"

"""What a purchase brings a deck in later turns: how that is counted, and said."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.bots.dominion.alone import Later, later, made_later
from fudaba.bots.dominion.levels import DominionOutlook
from fudaba.bots.mind import Reason
from fudaba.coach.texts import reasons_text
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.kernel.drive import Driver
from fudaba.kernel.table import Table
from fudaba.kernel.worlds import Imagining
from fudaba.text.narrator import narrator
from tests.bots.dominion_asking import position, strategy

ENGINE = """
[[buy]]
card = "Province"
[[buy]]
card = "Laboratory"
[[buy]]
card = "Gold"
[[buy]]
card = "Silver"
"""
OUTLOOK = DominionOutlook(strategy(ENGINE))
OLD_DECK = "copper copper copper copper estate estate silver silver copper estate"


def buying(coins: int, deck: str = OLD_DECK) -> tuple[Driver[Table], DominionAsk]:
    """A Buy phase with so many coins and these other cards."""
    driver = position("estate", deck=deck, supply="laboratory market chapel", coins=coins, phase="buy")
    return driver, asked(driver)


def asked(driver: Driver[Any]) -> DominionAsk:
    """The question that is pending."""
    ask: DominionAsk | None = driver.ask
    assert ask is not None
    return ask


def pick(ask: DominionAsk, face: str) -> tuple[int, ...]:
    return (next(n for n, option in enumerate(ask.options) if option.face == face),)


def test_gold_makes_more_in_later_turns_than_silver_and_that_more_than_nothing() -> None:
    driver, ask = buying(6)
    view = Imagining(driver, 0)
    nothing = (len(ask.options) - 1,)
    gold, silver = (later(view, OUTLOOK, pick(ask, face), nothing) for face in ("gold", "silver"))
    assert gold is not None
    assert silver is not None
    assert gold.coins > silver.coins > 0
    assert gold.is_clear
    assert later(view, OUTLOOK, nothing, nothing) == Later(0.0, 0.0)
    assert not Later(0.0, 0.0).is_clear
    assert not Later(1.0, 0.5).is_clear


def test_it_is_the_same_whatever_lies_face_down() -> None:
    found = []
    for deck in (OLD_DECK, " ".join(reversed(OLD_DECK.split()))):
        driver, ask = buying(5, deck)
        found.append(later(Imagining(driver, 0), OUTLOOK, pick(ask, "laboratory"), (len(ask.options) - 1,)))
    assert found[0] == found[1]
    assert found[0] is not None


def test_nothing_is_counted_where_the_game_may_end_before() -> None:
    driver = position("estate", deck="gold " * 12, coins=8, phase="buy", piles={"province": 1})
    ask = asked(driver)
    assert later(Imagining(driver, 0), OUTLOOK, pick(ask, "province"), (len(ask.options) - 1,)) is None


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "In three turns' time you have about $0.9 more a turn with Gold than if you buy nothing."),
        (
            "ja",
            "金貨を購入すると、何も購入しない場合より、3ターン後からは1ターンに0.9コインほど多くなります。",
        ),
    ],
)
def test_it_is_a_reason_for_a_purchase(lang: str, said: str) -> None:
    driver, ask = buying(6)
    (reason,) = made_later(ask, Imagining(driver, 0), OUTLOOK, pick(ask, "gold"))
    assert reason in OUTLOOK.reasons(ask, Imagining(driver, 0), pick(ask, "gold"))[:2]
    assert (reason.name, reason.cards) == ("dominion-later", ("gold",))
    assert reasons_text(narrator("dominion", lang, ["a", "b"]), [reason._replace(number=0, more=9)]) == said


def test_victory_cards_and_other_answers_have_no_such_reason() -> None:
    driver, ask = buying(8)
    view = Imagining(driver, 0)
    for answer in (pick(ask, "province"), (len(ask.options) - 1,)):
        assert made_later(ask, view, OUTLOOK, answer) == []
        assert all(one.name != "dominion-later" for one in OUTLOOK.reasons(ask, view, answer))
    assert isinstance(OUTLOOK.reasons(ask, view, pick(ask, "province"))[0], Reason)

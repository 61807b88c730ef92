"""What a deck is missing is named where it is so, and not where it is not, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.bots.dominion.reasons import threats
from fudaba.bots.dominion.sight import Memory
from fudaba.coach.texts import reasons_text
from fudaba.kernel.worlds import Imagining
from fudaba.text.narrator import narrator
from tests.bots.dominion_asking import MONEY, position, strategy

START = "copper " * 7 + "estate " * 3


def plan(*cards: str) -> str:
    """A plan that buys one of each of these cards, then money."""
    return "".join(f'[[buy]]\ncard = "{card}"\nup_to = 1\n' for card in cards) + MONEY


def said(text: str = MONEY, hand: str = "", **given: Any) -> tuple[str, str]:
    """What is said first beside the answers, in English and in Japanese."""
    given = {"phase": "buy", **given}
    driver = position(hand, **given)
    assert driver.ask is not None
    assert driver.ask.decider == 0
    found = threats(driver.ask, Imagining(driver, 0), Memory(), strategy(text))
    missing = [one for one in found[:1] if not one.name.startswith("dominion-end")]
    told = [reasons_text(narrator("dominion", lang, ["Aya", "Ben"]), missing) for lang in ("en", "ja")]
    return told[0], told[1]


NOTHING = ("", "")
USE_UP = "of your Actions use up your Action"
TO_SPARE = "You have Actions to spare, but nothing that draws"
ENGINE = "festival festival market_square market_square " + START
MISSING: list[tuple[str, dict[str, Any], tuple[str, str]]] = [
    (
        plan("Chapel"),
        {"deck": START, "supply": "chapel"},
        (
            "Your deck has 3 cards it is better without, and you have no Chapel yet to get rid of them.",
            "デッキにないほうがよいカードが3枚あるのに、それを減らす礼拝堂をまだ持っていません。",
        ),
    ),
    (plan("Chapel"), {"deck": "chapel " + START, "supply": "chapel"}, NOTHING),
    (plan("Chapel"), {"deck": START, "supply": "chapel", "piles": {"chapel": 0}}, NOTHING),
    (plan("Chapel"), {"deck": "copper " * 7 + "estate", "supply": "chapel"}, NOTHING),
    (plan("Chapel"), {"deck": START, "supply": "chapel", "piles": {"province": 4}}, NOTHING),
    (plan("Chapel"), {"deck": START, "supply": "chapel", "phase": "action", "hand": "smithy"}, NOTHING),
    (MONEY, {"deck": START, "supply": "chapel"}, NOTHING),
    (plan("Chapel"), {"deck": START, "supply": "chapel", "turn": 11}, NOTHING),
    (
        MONEY,
        {"deck": START + "curse " * 3, "supply": "chapel forge"},
        (
            "Your deck has 6 cards it is better without, and you have no Chapel yet to get rid of them.",
            "デッキにないほうがよいカードが6枚あるのに、それを減らす礼拝堂をまだ持っていません。",
        ),
    ),
    (
        MONEY,
        {"deck": "smithy militia witch copper", "supply": "village"},
        (
            f"3 {USE_UP}, and you have no card like Village to play several of them.",
            "アクションを増やさないアクションカードが3枚あるのに、村のようにアクションを増やすカードがありません。",
        ),
    ),
    (
        MONEY,
        {"deck": "smithy smithy militia witch hamlet copper copper", "supply": "bazaar"},
        (
            f"4 {USE_UP}, and you have too few cards like Bazaar to play several of them.",
            "アクションを増やさないアクションカードが4枚あるのに、バザーのようにアクションを増やすカードが足りません。",
        ),
    ),
    (
        MONEY,
        {"deck": "smithy militia witch copper", "supply": "moat", "piles": {"moat": 0}},
        (
            f"3 {USE_UP}: one more would often lie idle in your hand.",
            "アクションを増やさないアクションカードが3枚あります。これ以上増やすと、手札で余りやすくなります。",
        ),
    ),
    (
        plan("Fishing Village"),
        {"deck": "smithy militia" + " copper" * 10, "supply": "fishing_village bazaar"},
        (
            f"2 {USE_UP}, and you have no card like Fishing Village to play several of them.",
            "アクションを増やさないアクションカードが2枚あるのに、漁村のようにアクションを増やすカードがありません。",
        ),
    ),
    (MONEY, {"deck": "smithy militia" + " copper" * 10, "supply": "fishing_village"}, NOTHING),
    (MONEY, {"deck": "smithy militia witch hamlet copper", "supply": "village"}, NOTHING),
    (MONEY, {"deck": "smithy militia witch squire copper", "supply": "village"}, NOTHING),
    (MONEY, {"deck": "smithy throne_room kings_court copper", "supply": "village"}, NOTHING),
    (MONEY, {"deck": "smithy militia witch copper", "supply": "village", "villagers": 3}, NOTHING),
    (MONEY, {"deck": "smithy militia witch copper", "supply": "village", "play": "champion"}, NOTHING),
    (
        MONEY,
        {"hand": "smithy militia", "deck": "witch copper", "supply": "village", "phase": "action"},
        (
            f"3 {USE_UP}, and you have no card like Village to play several of them.",
            "アクションを増やさないアクションカードが3枚あるのに、村のようにアクションを増やすカードがありません。",
        ),
    ),
    (
        MONEY,
        {"hand": "smithy copper", "deck": "witch militia", "supply": "village", "phase": "action"},
        NOTHING,
    ),
    (
        plan("Council Room"),
        {"deck": ENGINE, "supply": "council_room smithy"},
        (
            f"{TO_SPARE}: Council Room would bring you more cards to play.",
            "アクションは増やせるのに、カードを引くカードがありません。議事堂があれば、使えるカードが増えます。",
        ),
    ),
    (
        MONEY,
        {"deck": ENGINE, "supply": "smithy"},
        (
            f"{TO_SPARE}: Smithy would bring you more cards to play.",
            "アクションは増やせるのに、カードを引くカードがありません。鍛冶屋があれば、使えるカードが増えます。",
        ),
    ),
    (MONEY, {"deck": ENGINE + "moat", "supply": "smithy"}, NOTHING),
    (MONEY, {"deck": ENGINE, "supply": "moneylender"}, NOTHING),
    (MONEY, {"deck": "village village " + START, "supply": "smithy"}, NOTHING),
    (
        MONEY,
        {"deck": "gold " * 4, "coins": 13, "supply": "market"},
        (
            "With $13 and one Buy, you can buy only one card: Market would give you another Buy.",
            "13コインあっても1枚しか購入できません。市場があれば、購入が増えます。",
        ),
    ),
    (
        plan("Festival"),
        {"deck": "gold " * 4, "coins": 11, "supply": "market festival"},
        (
            "With $11 and one Buy, you can buy only one card: Festival would give you another Buy.",
            "11コインあっても1枚しか購入できません。祝祭があれば、購入が増えます。",
        ),
    ),
    (MONEY, {"deck": "gold copper copper copper", "coins": 11, "supply": "market"}, NOTHING),
    (MONEY, {"deck": "gold " * 4, "coins": 10, "supply": "market"}, NOTHING),
    (MONEY, {"deck": "gold gold gold market", "coins": 13}, NOTHING),
    (MONEY, {"deck": "gold " * 4, "coins": 13, "buys": 2, "supply": "market"}, NOTHING),
    (MONEY, {"deck": "gold " * 4, "coins": 13, "supply": "smithy"}, NOTHING),
]  # fmt: skip


@pytest.mark.parametrize(("text", "given", "sentences"), MISSING)
def test_what_a_deck_is_missing_is_said(text: str, given: dict[str, Any], sentences: tuple[str, str]) -> None:
    assert said(text, **given) == sentences


def test_only_the_most_important_of_them_is_said() -> None:
    """Junk, terminals in each other's way and coins for which there is no Buy, all at once."""
    driver = position(
        "",
        phase="buy",
        coins=13,
        deck="smithy militia witch curse curse copper",
        supply="chapel village market",
    )
    assert driver.ask is not None
    found = threats(driver.ask, Imagining(driver, 0), Memory(), strategy(plan("Chapel", "Village", "Market")))
    assert [one.name for one in found] == ["dominion-no-thinner"]

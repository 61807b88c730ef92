"""Plans to begin with for Victory cards whose points grow, put together from what cards count and bring."""

from __future__ import annotations

import pytest

from fudaba.bots.dominion.points import COUNTS
from fudaba.dominion_study.search import Gene, market_of
from fudaba.dominion_study.search.alternative_victory import (
    alternative_victories,
    brings,
    feed_of,
    gains_cheap,
)
from fudaba.dominion_study.search.initial_plans import first_plans


@pytest.mark.parametrize(
    ("id", "feed"),
    [
        ("duke", "duchy"),
        ("fairgrounds", "names"),
        ("feodum", "silver"),
        ("gardens", "any"),
        ("silk_road", "victory"),
        ("vineyard", "action"),
        ("distant_lands", ""),
    ],
)
def test_what_makes_points_grow_is_found_by_counting(id: str, feed: str) -> None:
    assert feed_of(id) == feed


def test_every_card_that_counts_has_plans() -> None:
    for id in COUNTS:
        found = alternative_victories((id, "village", "workshop", "market", "smithy"))
        assert found
        assert all(any(gene.card == id for gene in plan) for plan in found)
    assert alternative_victories(("village", "workshop", "island")) == []


def test_what_gains_by_choice_and_what_brings_something_is_found_by_playing() -> None:
    cards = ("workshop", "ironworks", "armory", "hermit", "remodel", "market")
    # What a Hermit trashes is no price: it need not.
    assert [id for id in cards if gains_cheap(id)] == ["workshop", "ironworks", "armory", "hermit"]
    assert brings("beggar", "copper")
    assert brings("bureaucrat", "silver")
    assert not brings("workshop", "copper")
    assert not brings("moat", "copper")


def test_duchies_come_before_dukes_and_with_what_helps_to_five() -> None:
    cards = ("broker", "duke", "guardian", "lighthouse", "shop", "silk_merchant")
    found = alternative_victories(cards)
    assert any(Gene("silk_merchant", 2) in plan for plan in found)
    for plan in found:
        bought = [gene.card for gene in plan]
        assert bought.index("duchy") < bought.index("duke")
        assert "province" not in bought
    assert set(found) <= set(first_plans(market_of(cards, (), colonies=False)))


def test_a_rush_gains_the_card_then_other_cheap_victory_cards_then_villages() -> None:
    found = alternative_victories(("fishing_village", "ironworks", "island", "silk_road", "smithy"))
    bought = [[gene.card for gene in plan] for plan in found]
    assert ["ironworks", "silk_road", "island", "ironworks", "estate", "fishing_village", "copper"] in bought


def test_a_flood_of_silver_has_what_brings_silver() -> None:
    found = alternative_victories(("bureaucrat", "feodum", "smithy"))
    assert any(Gene("bureaucrat", 2) in plan for plan in found)
    assert not any("smithy" in {gene.card for gene in plan} for plan in found)


def test_what_counts_actions_comes_with_a_potion() -> None:
    for plan in alternative_victories(("village", "vineyard", "workshop")):
        assert "potion" in {gene.card for gene in plan}

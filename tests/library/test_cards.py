"""The cards as the library lists them: names, texts, costs, and a search in both languages."""

from __future__ import annotations

import pickle

import pytest

import fudaba


@pytest.mark.parametrize("game", fudaba.list_games())
def test_every_card_has_a_name_in_both_languages_and_its_set_can_be_searched_for(game: str) -> None:
    cards = fudaba.list_cards(game)
    assert len({card.id for card in cards}) == len(cards) > 30
    assert all(card.name and card.name_ja and card.types for card in cards)
    assert all(card.game == game and isinstance(card.types, tuple) for card in cards)
    first = cards[0]
    assert first in fudaba.find_cards(game, first.name_ja, set=first.set, type=first.types[0])


def test_a_card_has_texts_cost_and_editions() -> None:
    (card,) = (card for card in fudaba.list_cards("dominion") if card.id == "adventurer")
    assert card.text.startswith("Reveal cards")
    assert "公開" in card.text_ja
    assert card.cost == fudaba.Cost(coins=6, potions=0, debt=0)
    assert card.editions == ("1",)
    assert str(card) == "Adventurer"


def test_what_is_never_bought_has_no_cost() -> None:
    costs = {card.id: card.cost for card in fudaba.list_cards("dominion")}
    assert costs["the_skys_gift"] is None
    assert costs["copper"] == (0, 0, 0)
    assert {card.cost for card in fudaba.list_cards("innovation")} == {None}


def test_with_options_the_cards_are_those_of_the_edition() -> None:
    third = {card.id: card for card in fudaba.list_cards("innovation", edition="third")}
    every = {card.id: card for card in fudaba.list_cards("innovation")}
    assert "curing" in every
    assert "curing" not in third
    assert every["archery"].editions == ("first", "third", "fourth")
    assert third["archery"].text != every["archery"].text


@pytest.mark.parametrize(
    ("set", "type"), [("dark_ages", "attack"), ("Dark Ages", "ATTACK"), ("暗黒時代", "アタック")]
)
def test_a_set_and_a_type_may_be_given_by_any_name(set: str, type: str) -> None:
    found = fudaba.find_cards("dominion", "trash", set=set, type=type)
    assert "rogue" in {card.id for card in found}
    assert all(card.set == "dark_ages" and "attack" in card.types for card in found)


def test_a_set_or_type_that_there_is_not_names_the_nearest() -> None:
    with pytest.raises(fudaba.BadSetup, match=r"no set ‘Sea Side’\. Did you mean ‘seaside’"):
        fudaba.find_cards("dominion", set="Sea Side")
    with pytest.raises(fudaba.BadSetup, match=r"no type ‘durations’\. Did you mean ‘duration’"):
        fudaba.find_cards("dominion", type="durations")


def test_a_search_that_finds_nothing_is_empty() -> None:
    assert fudaba.find_cards("dominion", "no card says this") == []


def test_cards_can_be_kept_in_sets_and_sent_to_other_processes() -> None:
    cards = fudaba.list_cards("bridge_over")
    assert set(pickle.loads(pickle.dumps(cards))) == set(cards)

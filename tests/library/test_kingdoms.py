"""Kingdoms in the library."""

from __future__ import annotations

import pytest

import fudaba


def test_a_kingdom_is_read_written_and_played() -> None:
    found = fudaba.kingdom("Keller, Young Witch (Moat), Inspiring (Chapel), Colonies, No Shelters")
    assert found.cards == ("cellar", "young_witch", "chapel")
    assert found.piles == {"young_witch": "moat", "inspiring": "chapel"}
    assert found.colonies
    assert not found.shelters
    assert (
        found.write("names", "de")
        == "Keller, Young Witch (Burggraben), Kapelle, Inspiring (Kapelle), Colonies"
    )
    assert found.write("ids") == "cellar,young_witch:moat,chapel,inspiring:chapel"
    assert found.write("link").startswith("/kingdom/dominion?kingdom=cellar,")
    match = fudaba.new_game("dominion", seed=5, **found.options)
    assert fudaba.kingdom(**match.options).piles == found.piles


def test_a_random_kingdom_is_the_same_for_the_same_seed_and_again_by_its_options() -> None:
    one, same = (fudaba.kingdom(seed=7, feel="villages", landscapes="1-2") for _ in range(2))
    assert one == same
    again = fudaba.kingdom(seed="another", **one.options)
    assert again.cards == one.cards
    assert fudaba.kingdom(seed=8).cards != one.cards


def test_what_a_list_chooses_and_every_table_draws_is_told() -> None:
    assert fudaba.kingdom("Druid (The Earth's Gift, The Sky's Gift, The Sun's Gift), Cellar").left == {
        "druid": "The Earth's Gift, The Sky's Gift, The Sun's Gift"
    }


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(fudaba.BadSetup, match="Village"):
        fudaba.kingdom("Vilage")
    with pytest.raises(fudaba.BadSetup):
        fudaba.kingdom("Village").packing(9)

"""What to take out of the box: cards with their counts, tokens and mats."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import pytest

import fudaba
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.materials import MATERIALS
from fudaba.games.dominion.setup.packing import GROUPS, Item
from fudaba.text import LANGS, words


def packed(text: str, seats: int = 2, **options: object) -> dict[tuple[str, str], Item]:
    """The list by group and id."""
    found = fudaba.kingdom(text, seed=1, **options).packing(seats)
    assert len({(item.group, item.id) for item in found}) == len(found)
    return {(item.group, item.id): item for item in found}


def counts(text: str, group: str, seats: int = 2) -> dict[str, int]:
    return {id: item.number for (of, id), item in packed(text, seats).items() if of == group}


def test_the_first_game_needs_its_ten_and_the_basic_cards() -> None:
    assert counts("First Game", "kingdom").keys() == set(fudaba.kingdom("First Game").cards)
    assert counts("First Game", "basic") == {
        "copper": 46, "silver": 40, "gold": 30, "estate": 8, "duchy": 8, "province": 8, "curse": 10,
    }  # fmt: skip
    assert counts("First Game", "basic", 4) | {"curse": 30, "province": 12, "copper": 32} == counts(
        "First Game", "basic", 4
    )
    assert counts("First Game", "start") == {"copper": 7, "estate": 3}
    assert {group for group, _ in packed("First Game")} == {"basic", "kingdom", "start"}


@pytest.mark.parametrize(
    ("text", "item"),
    [
        ("Familiar", Item("basic", "potion", 16, by="familiar")),
        ("Marauder", Item("basic", "ruins", 10, by="marauder")),
        ("Marauder", Item("outside", "spoils", 15, by="marauder")),
        ("Cavalry", Item("outside", "horse", 30, by="cavalry")),
        ("Cutthroat", Item("outside", "loot", 30, by="cutthroat")),
        ("Exorcist", Item("outside", "ghost", 6, by="exorcist")),
        ("Pixie", Item("start", "goat", 1, each=True)),
        ("Pixie", Item("start", "copper", 6, each=True)),
        ("Pixie", Item("shuffled", "boon", 12)),
        ("Tormentor", Item("shuffled", "hex", 12)),
        ("Black Market", Item("shuffled", "black_market", 15, by="black_market")),
        ("Necromancer", Item("aside", "zombie_spy", 1, by="necromancer")),
        ("Border Guard", Item("aside", "lantern", 0, by="border_guard")),
        ("Fool", Item("aside", "lost_in_the_woods", 0, by="fool")),
        ("Tournament", Item("outside", "trusty_steed", 1, by="tournament")),
        ("Page", Item("outside", "champion", 5, by="page")),
        ("Young Witch (Moat)", Item("kingdom", "moat", 10, by="young_witch")),
        ("Ferryman (Village)", Item("outside", "village", 10, by="ferryman")),
        ("Gardens", Item("kingdom", "gardens", 8)),
        ("Encampment", Item("kingdom", "encampment_plunder", 10, inside=(("encampment", 5), ("plunder", 5)))),
        ("Knights", Item("kingdom", "knights", 10)),
        ("Village, Alms", Item("landscapes", "alms", 1)),
        ("Baker", Item("tokens", "coins", 0, by="baker")),
        ("Baker", Item("mats", "coffers_mat", 1, each=True, by="baker")),
        ("Peasant", Item("tokens", "plus_buy", 1, each=True, by="teacher")),
        ("Village, Sewers", Item("tokens", "cubes", 2, each=True, by="sewers")),
        ("Trade Route", Item("mats", "trade_route_mat", 1, by="trade_route")),
        ("Tea House", Item("tokens", "suns", 5, by="tea_house")),
        ("City Quarter", Item("tokens", "debt", 0, by="city_quarter")),
        ("Castles", Item("tokens", "vp", 0, by="castles")),
    ],
)
def test_what_a_card_needs_is_on_the_list(text: str, item: Item) -> None:
    assert packed(text)[item.group, item.id] == item


def test_colonies_and_shelters_are_on_it_where_they_are_used() -> None:
    assert packed("Cellar, Colonies")["basic", "colony"].number == 8
    assert {id for group, id in packed("Cellar, Shelters") if group == "start"} == {
        "copper", "necropolis", "hovel", "overgrown_estate",
    }  # fmt: skip
    assert ("basic", "colony") not in packed("Cellar, No Colonies")


def test_there_are_more_of_most_things_for_more_players() -> None:
    assert counts("Marauder, Gardens", "kingdom", 5)["gardens"] == 12
    assert counts("Marauder, Gardens", "basic", 4)["ruins"] == 30
    assert packed("Tea House", 6)["tokens", "suns"].number == 13


SPEAKS: Final[Mapping[str, str]] = {
    "vp": r"\+\d+ VP\b|\d VP (?:on|from)|VP token",
    "debt": r"[Tt]ake \d debt|debt (?:on|from) |\d debt\b|take debt",
    "exile_mat": r"\b[Ee]xile",
    "tavern_mat": r"Tavern mat",
    "journey": r"Journey token",
    "embargo": r"Embargo token",
    "island_mat": r"Island mat",
    "native_village_mat": r"Native Village mat",
    "trade_route_mat": r"Trade Route mat",
    "coffers_mat": r"Coffers",
    "villagers_mat": r"Villager",
    "minus_card": r"−1 Card token",
    "minus_coin": r"−\$1 token",
    "minus_cost": r"−\$2 cost token",
    "estate": r"Estate token",
    "trashing": r"Trashing token",
    "plus_card": r"\+1 Card(?:,| token)(?:.*token)?",
}
"""How a card's text speaks of what it needs."""
NOT_MEANT: Final = {
    "debt": {"possession", "capital_city"},
    "plus_card": set(KINDS) - {"teacher", "pathfinding"},
}
"""The cards whose text sounds like it and needs nothing."""


@pytest.mark.parametrize("id", SPEAKS)
def test_whatever_a_text_speaks_of_is_needed(id: str) -> None:
    say = words("en").say
    speaking = {card for card in KINDS if re.search(SPEAKS[id], say(f"dominion-card-{card}.text"))}
    needing = {card for card, kind in KINDS.items() if MATERIALS[id].is_for(kind)}
    assert speaking - needing - NOT_MEANT.get(id, set()) == set()
    if id not in ("vp", "debt", "plus_card"):  # which are spoken of in many ways, and debt in costs
        assert needing - speaking == set()


@pytest.mark.parametrize("id", MATERIALS)
def test_every_material_is_for_cards_that_there_are_and_has_a_name(id: str) -> None:
    assert MATERIALS[id].by <= set(KINDS)
    assert any(MATERIALS[id].is_for(kind) for kind in KINDS.values())
    for lang in LANGS:
        assert words(lang).has(f"dominion-material-{id}")


def test_the_list_is_printed_in_both_languages() -> None:
    found = fudaba.kingdom("Young Witch (Moat), Baker, Encampment", seed=1)
    text = found.packing_text(3)
    assert "Kingdom cards\n  [ ] 10 Young Witch\n" in text
    assert "  [ ] 10 Moat (for Young Witch)" in text
    assert "  [ ] 10 Encampment / Plunder (5 Encampment and 5 Plunder)" in text
    assert "Mats\n  [ ] 1 Coffers mat (for each player; for Baker)" in text
    japanese = found.packing_text(3, "ja")
    assert "堀（魔女娘用）" in japanese
    assert "財源マット（各プレイヤー、パン屋用）" in japanese
    for lang in LANGS:
        headings = [heading for heading, _ in found.packing_rows(2, lang)]
        assert headings == [
            words(lang).say(f"dominion-pack-group-{group}")
            for group in GROUPS
            if group in {item.group for item in found.packing(2)}
        ]

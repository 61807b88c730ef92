"""Random kingdoms of a certain feel, of a few sets, with some landscapes; and recommended ones."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fudaba.games import named
from fudaba.games.dominion.board.kingdom import Kingdom
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.setup.feel import FEWEST_ATTACKS, is_attack
from fudaba.games.dominion.setup.kingdoms import kingdom_of
from fudaba.games.dominion.setup.notation import all_named, is_kingdom
from fudaba.games.dominion.setup.vetoes import without
from fudaba.kernel.game import BadSetup, read_options

GAME = named("dominion")
PROMOS = ",".join(sorted(kind.id for kind in KINDS.values() if kind.set == "promo" and is_kingdom(kind))[2:])
"""All Promo cards but two."""


def kingdom(seed: str = "1", **options: Any) -> Kingdom:
    return kingdom_of(read_options(GAME.switches, options), seed)


# How it plays, and of how many sets.


def villages(found: Kingdom) -> int:
    """How many of its cards give two Actions, also those in piles of several."""
    parts = [part for id in found.cards for part in (id, *(part for part, _ in KINDS[id].parts))]
    return sum(KINDS[id].bonus.actions >= 2 for id in parts)


def test_no_attack_comes_where_none_is_wished() -> None:
    for seed in range(60):
        found = kingdom(str(seed), feel="no_attacks")
        assert [id for id in (*found.cards, *(id for id, _ in found.added)) if is_attack(id)] == []
    found = kingdom("1", feel="no_attacks", require="Witch")
    assert [id for id in found.cards if is_attack(id)] == ["witch"]


def test_what_brings_an_attack_is_one() -> None:
    assert all(is_attack(id) for id in ("militia", "knights", "page", "peasant", "tournament", "urchin"))
    assert not any(is_attack(id) for id in ("moat", "village", "hermit", "horse", "no such card"))


def test_a_village_is_sure_where_it_is_wished() -> None:
    assert not all(villages(kingdom(str(seed))) for seed in range(60))
    assert all(villages(kingdom(str(seed), feel="villages")) for seed in range(60))


def test_a_fast_kingdom_has_what_it_takes() -> None:
    for seed in range(40):
        found = kingdom(str(seed), feel="fast")
        assert villages(found)
        assert not found.colonies
        assert not any(KINDS[id].cost.potions or KINDS[id].cost.debt for id in found.cards)


def test_beginners_play_with_the_base_game_and_without_landscapes() -> None:
    for seed in range(40):
        found = kingdom(str(seed), feel="beginner")
        assert {KINDS[id].set for id in found.cards} == {"base"}
        assert found.landscapes == ()
        assert sum(is_attack(id) for id in found.cards) <= FEWEST_ATTACKS
    assert {KINDS[id].set for id in kingdom("1", feel="beginner", sets="seaside").cards} == {"seaside"}


def test_so_many_sets_are_drawn_as_are_wished() -> None:
    seen = set()
    for seed in range(60):
        sets = {KINDS[id].set for id in kingdom(str(seed), mix="1", sets="base,seaside,intrigue").cards}
        assert len(sets) == 1
        seen |= sets
        assert len({KINDS[id].set for id in kingdom(str(seed), mix="2").cards}) <= 2
    assert seen == {"base", "seaside", "intrigue"}


def test_sets_with_too_few_cards_are_not_taken_alone() -> None:
    for seed in range(20):
        assert {KINDS[id].set for id in kingdom(str(seed), mix="1", sets="base,promo", ban=PROMOS).cards} == {
            "base"
        }


def test_as_many_landscapes_come_as_are_wished_at_least_and_at_most() -> None:
    numbers = Counter(
        len(kingdom(str(seed), sets="empires", landscapes="1-3").landscapes) for seed in range(90)
    )
    assert set(numbers) == {1, 2, 3}
    assert min(numbers.values()) > 15
    assert len(kingdom("1", sets="empires", landscapes="0-1", require="Advance").landscapes) == 1
    with pytest.raises(BadSetup, match="3 landscapes are required, but the number is set to 2"):
        kingdom("1", landscapes="1-2", require="Advance,Windfall,Donate")


def test_a_veto_brings_a_card_of_the_sets_that_were_drawn() -> None:
    options = {**read_options(GAME.switches, {}), "mix": "1", "feel": "no_attacks"}
    for seed in ("1", "2", "3", "4"):
        before = kingdom(seed, mix="1", feel="no_attacks")
        after = kingdom(seed, **without(options, seed, [before.cards[0]]))
        assert before.cards[0] not in after.cards
        assert {KINDS[id].set for id in after.cards} == {KINDS[id].set for id in before.cards}
        assert not any(map(is_attack, after.cards))


# As the rulebooks recommend it.


def test_a_recommended_set_has_its_colonies_shelters_and_piles() -> None:
    assert kingdom(kingdom="First Game").cards == all_named()["first_game"].cards
    for seed in range(10):
        assert kingdom(str(seed), kingdom="Biggest Money").colonies
        assert not kingdom(str(seed), kingdom="Pirate Bay", colonies="no").colonies
        assert kingdom(str(seed), kingdom="High and Low").shelters
        assert not kingdom(str(seed), kingdom="It Takes a Villager").shelters
    assert kingdom(kingdom="Gilding the Lily").added == (("vassal", "young_witch"),)

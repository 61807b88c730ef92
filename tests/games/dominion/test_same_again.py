"""The same kingdom once more, with another seed."""

from __future__ import annotations

import pytest

from fudaba.games.dominion.game import GAME
from fudaba.games.dominion.setup.kingdoms import kingdom_of
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import read_options, setup_of

GIVEN = [
    {},
    {"sets": "base,intrigue", "require": "moat"},
    {"require": "young_witch, ferryman, reckless"},
    {"kingdom": "quiet_street"},
    {"kingdom": "village, young_witch, ferryman: smithy"},
    {"require": "way_of_the_mouse, riverboat"},
    {"kingdom": "village, riverboat, way_of_the_mouse: cellar"},
]


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5"])
@pytest.mark.parametrize("given", GIVEN)
def test_another_seed_brings_the_same_kingdom(given: dict[str, str], seed: str) -> None:
    options = read_options(GAME.switches, given)
    again = GAME.same_again(options, seed)
    first, second = kingdom_of(options, seed), kingdom_of(again, f"{seed} another")
    assert sorted(second.cards) == sorted(first.cards)
    assert sorted(second.landscapes) == sorted(first.landscapes)
    assert sorted(second.added) == sorted(first.added)
    assert sorted(second.aside) == sorted(first.aside)
    assert sorted(second.traits) == sorted(first.traits)
    assert (second.colonies, second.shelters) == (first.colonies, first.shelters)


def test_a_new_seed_alone_brings_another() -> None:
    options = read_options(GAME.switches, {})
    assert len({kingdom_of(options, seed).cards for seed in "12345"}) > 1


def test_what_set_up_draws_besides_the_piles_is_drawn_anew() -> None:
    """The pile of Obelisk is not among the options that a rematch takes over."""
    options = read_options(GAME.switches, {"kingdom": "Village,Smithy,Market,Militia,Cellar,Obelisk"})
    again = GAME.same_again(options, "1")
    chosen = set()
    for seed in range(8):
        table = GAME.table(setup_of(GAME, seats=2, seed=str(seed), options=again))
        table.events = []
        Driver(table).start()
        chosen |= {event.word for event in table.events if event.kind == "obelisk_counts"}
    assert len(chosen) > 1

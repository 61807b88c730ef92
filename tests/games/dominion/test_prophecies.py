"""Prophecies: which comes into a game, what comes with it, and what takes the place of the Kingdom piles."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.bots import bot
from fudaba.games.dominion import GAME
from fudaba.games.dominion.board.kingdom import BASICS, Kingdom
from fudaba.games.dominion.facts.kinds import KINDS, Adds
from fudaba.games.dominion.facts.tokens import SUN, on_pile
from fudaba.games.dominion.facts.types import OMEN
from fudaba.games.dominion.setup.kingdoms import SIZE, kingdom_of
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.checks import check_clone, check_conserved
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.kernel.session import Session
from fudaba.kernel.twin import twin
from fudaba.kernel.view import SPECTATOR, View

PROPHECIES = sorted(id for id, kind in KINDS.items() if kind.sort == "prophecy")


def options(**given: Any) -> dict[str, Any]:
    """The options of a table, those not given at their defaults."""
    return {switch.name: switch.default for switch in GAME.switches} | given


def table(seed: int, require: str) -> Dominion:
    """A table at the beginning of a game with these cards."""
    t = GAME.table(setup_of(GAME, seats=2, seed=str(seed), options={"require": require}))
    t.begin()
    return t


def kingdom(seed: int = 1, **given: Any) -> Kingdom:
    """The kingdom of a table with these options."""
    return kingdom_of(options(**given), str(seed))


def test_omens_bring_one_prophecy_which_is_not_counted_as_a_landscape() -> None:
    """Exactly one, drawn at random, with the Omen as the reason that is told; or the one that was chosen.

    FAQ-prophecies-1, FAQ-prophecies-2.
    """
    found = [kingdom(seed, require="poet, kitsune", landscapes="0") for seed in range(60)]
    drawn: set[str] = set()
    for one in found:
        (prophecy,) = [id for id in one.landscapes if id in PROPHECIES]
        (by,) = [by for id, by in one.brought if id == prophecy]
        assert KINDS[by].is_a(OMEN)
        drawn.add(prophecy)
    assert len(drawn) > 8
    assert kingdom(require="poet, growth", landscapes="0", sets="rising_sun").landscapes == ("growth",)
    assert kingdom(kingdom="poet, panic").landscapes == ("panic",)


def test_there_is_no_second_prophecy() -> None:
    """A table cannot name two."""
    with pytest.raises(BadSetup, match="‘Growth’ and ‘Panic’"):
        kingdom(kingdom="poet, growth, panic")


@pytest.mark.parametrize("seed", range(12))
def test_approaching_army_adds_an_attack_to_the_supply(seed: int) -> None:
    """An eleventh pile, an Attack that is not there otherwise, with what it needs, before the game begins.

    FAQ-approaching_army-1, FAQ-approaching_army-3, FAQ-approaching_army-4.
    """
    require = "poet, approaching_army" if seed % 2 else "poet, militia, approaching_army"
    found = kingdom(seed, require=require)
    assert len(found.cards) == SIZE
    ((id, by),) = [one for one in found.added if one[1] == "approaching_army"]
    assert KINDS[id].attack
    assert by == "approaching_army"
    assert id not in found.cards
    t = table(seed, require)
    pile = t.box.piles[t.box.pile_ids[id]]
    assert pile.supply
    assert t.mark(on_pile("approaching_army"), pile.zone) == 1


def test_of_a_split_pile_the_randomizer_says_whether_it_is_an_attack() -> None:
    """FAQ-approaching_army-2."""
    adds = KINDS["approaching_army"].takes
    assert isinstance(adds, Adds)
    assert adds.test(KINDS["catapult_rocks"])
    assert adds.test(KINDS["knights"])
    assert not adds.test(KINDS["clashes"])
    assert KINDS["archer"].attack


@pytest.mark.parametrize("seed", range(12))
def test_ten_other_piles_are_settled_for_a_divine_wind(seed: int) -> None:
    """None of them is in the game before, and none brings a second Prophecy."""
    found = kingdom(seed, require="poet, divine_wind")
    after = found.after
    assert after is not None
    assert len(after.cards) == SIZE
    before = {*found.cards, *found.extras, *(id for id, _ in found.added), *BASICS}
    assert before.isdisjoint((*after.cards, *after.extras, *(id for id, _ in after.added)))
    assert all(KINDS[id].sort != "prophecy" for id in after.landscapes)
    assert not any(KINDS[id].sort == "prophecy" for id in after.extras)


def test_they_are_of_the_sets_that_are_played_with_and_nothing_that_is_banned() -> None:
    """As long as there are enough of them."""
    found = kingdom(require="poet, divine_wind", sets="rising_sun, base", ban="witch").after
    assert found is not None
    assert {KINDS[id].set for id in found.cards} <= {"rising_sun", "base"}
    assert "witch" not in found.cards


def test_nobody_can_tell_before_which_they_will_be() -> None:
    """The view of a game has none of them, also not of the places that they will have."""
    given = options(require="poet, divine_wind")
    found = kingdom_of(given, "7")
    session = Session(GAME, setup_of(GAME, seats=2, seed="7", options=given), ["A", "B"])
    assert found.after is not None
    for viewer in (SPECTATOR, 0, 1):
        seen = str(View(session.table, viewer).data())
        assert not [id for id in found.after.cards if f"'{id}'" in seen or f"supply.{id}'" in seen]


@pytest.mark.parametrize("seed", range(4))
def test_a_game_goes_on_with_other_piles(seed: int) -> None:
    """The tables after it have all cards, clones and twins as before, and none of the old piles."""
    given = options(require="tea_house, poet, rustic_village, divine_wind", sets="rising_sun, base")
    session = Session(GAME, setup_of(GAME, seats=2, seed=str(seed), options=given), ["A", "B"])
    t = session.table
    assert isinstance(t, Dominion)
    players = [bot("random", "dominion", f"{seed} {seat}") for seat in range(2)]
    before = {pile.id for pile in t.box.piles if pile.supply}
    for _ in range(4000):
        if session.ask is None or not t.mark(SUN, SUN.place):
            break
        ask = session.ask
        session.answer(players[ask.decider].answer(ask, View(session.table, ask.decider)))
        t = session.table
        assert isinstance(t, Dominion)
    assert not t.mark(SUN, SUN.place)
    check_conserved(t)
    check_clone(t)
    after = {pile.id for pile in t.box.piles if pile.supply}
    assert before & after <= {id for id in before if KINDS[id].pile == "basic"}
    assert len([id for id in after if KINDS[id].pile == "kingdom"]) >= SIZE
    assert {pile.id for pile in t.public().piles}.isdisjoint(
        id for id in before if KINDS[id].pile == "kingdom"
    )
    for _ in range(200):
        if session.ask is None:
            break
        ask = session.ask
        session.answer(players[ask.decider].answer(ask, View(session.table, ask.decider)))
        check_conserved(session.table)
    if session.driver.at_rest:
        check_conserved(twin(session.table, 0, order=b"other"))

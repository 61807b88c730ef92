"""What a player counts without a view is what a view would show them, and no more."""

from __future__ import annotations

from random import Random

import pytest

from fudaba.bots import bot
from fudaba.games import named
from fudaba.games.dominion.facts.shown import Private, Public
from fudaba.games.dominion.facts.tokens import SUN
from fudaba.games.dominion.rules.scoring import own_score, score
from fudaba.games.dominion.rules.tally import Tally
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.view import View

GAME = named("dominion")


def check(view: View, seat: int) -> None:
    """A tally against what the view shows."""
    tally, public = view.tally_as(Tally, seat), view.public_as(Public)
    for word in ("vp", "coffers", "villagers", "debt"):
        assert getattr(tally, word) == getattr(public, word)[seat], word
    for word in ("phase", "actions", "coins", "buys"):
        assert getattr(tally, word) == getattr(public, word), word
    assert tally.turn == public.turns[seat]
    assert tally.is_my_turn == (public.turn == seat)
    supply = {p.top: p.cost.coins for p in public.piles if p.top and p.supply and not any(p.cost[1:])}
    assert tally.prices.supply == supply
    sold = {one.id: one.cost.coins for one in public.landscapes if one.cost and not any(one.cost[1:])}
    assert tally.prices.all == supply | sold
    assert tally.empty_piles == sum(not pile.count for pile in public.piles if pile.supply)
    assert set(tally.pile_names) == {pile.id for pile in public.piles}
    assert tally.has_landscapes == bool(public.landscapes)
    ends = any(not pile.count for pile in public.piles if pile.id in ("province", "colony"))
    assert tally.is_over == (ends or tally.empty_piles >= 3)
    assert all(tally.left(pile.id) == pile.count for pile in public.piles)
    assert all(tally.has_bought(one.id) for one in public.owned if one.seat == seat)
    if (private := view.private_as(Private, seat)) is not None:
        assert (dict(tally.owned), tally.points) == (private.owned, private.score)
    else:
        assert (dict(tally.owned), tally.points) == ({}, 0), "nobody else has counted these"


@pytest.mark.parametrize("required", ["ruins", "highway", "possession", "capitalism", "knights"])
def test_a_tally_says_what_a_view_says(required: str) -> None:
    options = {"require": "death_cart" if required == "ruins" else required}
    seed = f"tally {required}"
    driver = Driver(GAME.table(setup_of(GAME, seats=2, seed=seed, options=options)), forkable=False)
    players = [bot("random", "dominion", f"{seed}/{seat}") for seat in range(2)]
    ask, chance = driver.start(), Random(seed)
    while ask is not None:
        view = View(driver.table, ask.decider)
        if chance.random() < 0.1:
            check(view, ask.owner)
            check(view, 1 - ask.decider)
        ask = driver.answer(players[ask.decider].answer(ask, view))


@pytest.mark.parametrize("besides", ["", "capitalism"])
def test_points_by_what_is_owned_are_those_of_the_rules(besides: str) -> None:
    kingdom = "gardens,duke,feodum,vineyard,fairgrounds,silk_road,marchland,island,distant_lands,workshop"
    setup = setup_of(GAME, seats=2, seed="owned", options={"kingdom": f"{kingdom},{besides}".strip(",")})
    driver = Driver(GAME.table(setup), forkable=False)
    players = [bot("random", "dominion", f"owned/{seat}") for seat in range(2)]
    ask, grown = driver.start(), 0
    while ask is not None:
        table = driver.table
        assert isinstance(table, Dominion)
        for seat in range(2):
            points = own_score(table, seat, table.counted(seat))
            assert points == score(table, seat)
            grown = max(grown, points)
        ask = driver.answer(players[ask.decider].answer(ask, View(driver.table, ask.decider)))
    assert grown


def test_vineyards_count_what_has_become_an_action() -> None:
    """With Enlightenment fulfilled the seven Coppers are Actions: not the printed types count."""
    seats = [{"zones": {"deck": ["vineyard", *["copper"] * 7]}}, {}]
    situation = {"seats": seats, "supply": {"vineyard": -1}, "landscapes": ["enlightenment"]}
    table = GAME.table(setup_of(GAME, seats=2, seed="sun", situation=situation_in(GAME, situation)))
    assert isinstance(table, Dominion)
    table.set_mark(SUN, SUN.place, 0)
    assert own_score(table, 0, table.counted(0)) == score(table, 0) == 2


def test_a_tally_of_another_game_is_refused() -> None:
    game = named("innovation")
    table = game.table(setup_of(game, seats=2, seed="tally"))
    with pytest.raises(TypeError):
        View(table, 0).tally_as(Tally, 0)

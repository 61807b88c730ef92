"""The best plan for a kingdom: what it is for, and where it comes from."""

from __future__ import annotations

import pytest

from fudaba.dominion_study.kingdom import kingdom_of
from fudaba.dominion_study.plans_cache import USUAL, plan_for
from fudaba.games import named
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View

GAME = named("dominion")


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5"])
def test_a_game_with_the_same_kingdom_can_be_set_up(seed: str) -> None:
    options = {"landscapes": "2", "colonies": "yes" if seed == "1" else "no", "shelters": "yes"}
    table = GAME.table(setup_of(GAME, seats=2, seed=seed, options=options))
    kingdom = kingdom_of(View(table, 0))
    assert kingdom == kingdom_of(View(table, 1))
    again = GAME.table(setup_of(GAME, seats=2, seed="another", options=kingdom.options))
    assert kingdom_of(View(again, 1)) == kingdom


def test_big_money_is_the_plan_where_none_is_known() -> None:
    table = GAME.table(setup_of(GAME, seats=3, seed="x", options={"kingdom": "cellar,village"}))
    assert plan_for(kingdom_of(View(table, 2))).name == USUAL

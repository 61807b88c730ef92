"""Tokens that a game begins with."""

from __future__ import annotations

import pytest

from fudaba.games.dominion import GAME
from fudaba.games.dominion.cards.rising_sun import SUNS
from fudaba.kernel.game import setup_of


@pytest.mark.parametrize("seats", GAME.seats)
def test_with_baker_everybody_begins_with_a_coffers_token(seats: int) -> None:
    with_baker = GAME.table(setup_of(GAME, seats=seats, seed="1", options={"kingdom": "baker, village"}))
    without = GAME.table(setup_of(GAME, seats=seats, seed="1", options={"kingdom": "village"}))
    with_baker.begin()
    without.begin()
    assert with_baker.state.coffers == [1] * seats
    assert without.state.coffers == [0] * seats


@pytest.mark.parametrize(("seats", "suns"), SUNS.items())
def test_sun_tokens_lie_on_the_prophecy_where_there_are_omens(seats: int, suns: int) -> None:
    kingdom = "tea_house, village, enlightenment"
    table = GAME.table(setup_of(GAME, seats=seats, seed="1", options={"kingdom": kingdom}))
    table.begin()
    assert table.mark("sun", 0) == suns

"""What a game begins with because of a card: tokens, and a card set aside."""

from __future__ import annotations

import pytest

from fudaba.games import named
from fudaba.games.dominion.facts.kinds import KINDS, Cost
from fudaba.games.dominion.facts.layout import BLACK_MARKET, COMMON, TRASH
from fudaba.games.dominion.setup.dependencies import words_of
from fudaba.games.dominion.setup.set_up import SUNS
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.game import setup_of

GAME = named("dominion")


def begun(kingdom: str, seats: int = 2, seed: int = 1) -> Dominion:
    """A table at the beginning of a game with these cards."""
    table = GAME.table(setup_of(GAME, seats=seats, seed=str(seed), options={"kingdom": kingdom}))
    assert isinstance(table, Dominion)
    table.begin()
    return table


@pytest.mark.parametrize("seats", GAME.seats)
def test_with_baker_everybody_begins_with_a_coffers_token(seats: int) -> None:
    """FAQ-baker-2."""
    assert begun("baker, village", seats).state.coffers == [1] * seats
    assert begun("village", seats).state.coffers == [0] * seats


@pytest.mark.parametrize("seats", GAME.seats)
def test_with_importer_everybody_begins_with_four_favors_more(seats: int) -> None:
    """FAQ-allies-3 FAQ-importer-1."""
    assert begun("importer, village", seats).state.favors == [5] * seats
    assert begun("contract, village", seats).state.favors == [1] * seats


def test_the_zombies_lie_in_the_trash_for_necromancer() -> None:
    """FAQ-necromancer-1 FAQ-necromancer-3."""
    table = begun("necromancer, village")
    zombies = [table.cards[card].id for card in table.state.zones[TRASH]]
    assert sorted(zombies) == ["zombie_apprentice", "zombie_mason", "zombie_spy"]
    assert begun("conclave, village").state.zones[TRASH] == []


@pytest.mark.parametrize(("seats", "suns"), SUNS.items())
def test_sun_tokens_lie_on_the_prophecy_where_there_are_omens(seats: int, suns: int) -> None:
    """FAQ-prophecies-3."""
    assert begun("tea_house, village, enlightenment", seats).mark("sun", 0) == suns


@pytest.mark.parametrize("seed", range(20))
def test_for_riverboat_an_unused_action_for_5_that_is_no_duration_is_set_aside(seed: int) -> None:
    """FAQ-riverboat-1."""
    kingdom = "riverboat, laboratory, village"
    table = begun(kingdom, seed=seed)
    (card,) = table.state.zones[COMMON]
    kind = table.cards[card]
    assert kind.action
    assert not kind.duration
    assert kind.cost == Cost(5)
    assert kind.id not in kingdom


@pytest.mark.parametrize("seed", range(20))
def test_for_the_mouse_an_unused_action_for_2_or_3_that_is_no_duration_is_set_aside(seed: int) -> None:
    table = begun("way_of_the_mouse, village", seed=seed)
    (card,) = table.state.zones[COMMON]
    kind = table.cards[card]
    assert kind.action
    assert not kind.duration
    assert kind.cost in (Cost(2), Cost(3))
    assert kind.id not in table.box.kingdom.cards


@pytest.mark.parametrize("seed", range(5))
def test_the_black_market_has_fifteen_unused_cards_that_need_nothing_else(seed: int) -> None:
    """FAQ-black_market-8, FAQ-black_market-10."""
    table = begun("black_market, village", seed=seed)
    sold = {table.cards[card].id for card in table.state.zones[BLACK_MARKET]}
    assert len(sold) == len(table.state.zones[BLACK_MARKET]) == 15
    assert sold.isdisjoint(table.box.kingdom.cards)
    assert not any([*words_of(KINDS[id])] or KINDS[id].adds for id in sold)

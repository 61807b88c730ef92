"""What a game begins with because of a card: tokens, and a card set aside."""

from __future__ import annotations

import pytest

from fudaba.games import named
from fudaba.games.dominion.board.state import BETWEEN
from fudaba.games.dominion.facts.kinds import KINDS, Cost
from fudaba.games.dominion.facts.layout import BLACK_MARKET, COMMON, HAND, TRASH
from fudaba.games.dominion.facts.tokens import SUN, on_pile
from fudaba.games.dominion.setup.dependencies import words_of
from fudaba.games.dominion.setup.set_up import SUNS
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.game import setup_of
from fudaba.kernel.session import Session
from fudaba.kernel.view import SPECTATOR, View
from fudaba.text import words
from fudaba.text.narrator import Narrator

GAME = named("dominion")
NAMES = ["A", "B"]


def begun(kingdom: str, seats: int = 2, seed: int = 1, edition: str = "second") -> Dominion:
    """A table at the beginning of a game with these cards."""
    options = {"kingdom": kingdom, "edition": edition}
    table = GAME.table(setup_of(GAME, seats=seats, seed=str(seed), options=options))
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


def test_no_favor_is_spent_before_the_first_turn() -> None:
    """FAQ-allies-10."""
    table = begun("contract, village, order_of_astrologers")
    assert table.state.favors == [1, 1]
    assert table.state.phase == BETWEEN
    assert [len(table.zone(HAND, seat)) for seat in range(2)] == [5, 5]


@pytest.mark.parametrize(("seats", "suns"), SUNS.items())
def test_sun_tokens_lie_on_the_prophecy_where_there_are_omens(seats: int, suns: int) -> None:
    """FAQ-prophecies-3."""
    assert begun("tea_house, village, enlightenment", seats).mark(SUN, SUN.place) == suns


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
    """FAQ-black_market-8, FAQ-black_market-10, FAQ-joust_and_rewards-14."""
    table = begun("black_market, village, joust", seed=seed)
    sold = {table.cards[card].id for card in table.state.zones[BLACK_MARKET]}
    assert len(sold) == len(table.state.zones[BLACK_MARKET]) == 15
    assert sold.isdisjoint(table.box.kingdom.cards)
    assert all(KINDS[id].pile == "kingdom" for id in sold)
    assert not any([*words_of(KINDS[id])] or KINDS[id].takes for id in sold)


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_everybody_is_told_what_lies_in_the_black_market_deck_but_not_in_which_order(viewer: int) -> None:
    """FAQ-black_market-11."""
    game = Session(
        GAME, setup_of(GAME, seats=2, seed="1", options={"kingdom": "black_market, village"}), NAMES
    )
    table = game.table
    assert isinstance(table, Dominion)
    (text,) = (event for event in game.events if event.kind == "may_be_sold")
    sold = [table.cards[card].id for card in table.state.zones[BLACK_MARKET]]
    assert text.word.split("+") == sorted(sold) != sold
    line = Narrator("dominion", "en", NAMES).event(View(table, viewer).event(text))
    assert line.startswith("The Black Market deck, shuffled: ")
    assert all(words("en").say(f"dominion-card-{id}") in line for id in sold)


def sells(table: Dominion, id: str) -> bool:
    """Whether a card is in the Black Market deck."""
    return any(table.cards[card].id == id for card in table.state.zones[BLACK_MARKET])


@pytest.mark.parametrize(("id", "edition"), [("baker", "second"), ("trade_route", "first")])
def test_what_the_black_market_sells_is_set_up(id: str, edition: str) -> None:
    """FAQ-baker-3, FAQ-trade_route-14."""
    seen = set()
    for seed in range(40):
        table = begun("black_market, village", seed=seed, edition=edition)
        sold = sells(table, id)
        seen.add(sold)
        if id == "baker":
            assert table.state.coffers == [sold] * 2
        else:
            estates = table.box.piles[table.box.pile_ids["estate"]].zone
            assert table.mark(on_pile("trade_route"), estates) == sold
    assert seen == {False, True}


@pytest.mark.parametrize("seed", range(6))
def test_knights_are_no_victory_pile_for_trade_route(seed: int) -> None:
    """FAQ-knights-15."""
    table = begun("knights, trade_route, gardens", seed=seed, edition="both")
    token = on_pile("trade_route")
    tokens = {id: table.mark(token, table.box.piles[n].zone) for id, n in table.box.pile_ids.items()}
    assert tokens["gardens"] == tokens["province"] == 1
    assert tokens["knights"] == 0

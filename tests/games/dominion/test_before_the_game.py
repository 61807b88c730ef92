"""What players are asked before the first hands: which starting card an Inherited one replaces."""

from __future__ import annotations

import pytest

from fudaba.games import named
from fudaba.games.dominion.facts.layout import DECK, HAND
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.game import setup_of
from fudaba.kernel.session import Session

GAME = named("dominion")


def session(seats: int, seed: str, kingdom: str) -> Session:
    return Session(
        GAME, setup_of(GAME, seats=seats, seed=seed, options={"kingdom": kingdom}), list("ABCDEF")[:seats]
    )


def table(game: Session) -> Dominion:
    assert isinstance(game.table, Dominion)
    return game.table


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_each_player_is_asked_in_turn_and_then_the_hands_are_drawn(seats: int) -> None:
    game = session(seats, "1", "village, inherited")
    t = table(game)
    assert t.public().phase == "setup"
    for seat in range(seats):
        assert game.ask is not None
        assert (game.ask.kind, game.ask.decider) == ("replace", seat)
        assert [option.face for option in game.ask.options] == ["copper", "estate"]
        assert not any(t.zone(HAND, other) for other in range(seats))
        game.answer((seat % 2,))
    for seat in range(seats):
        assert (len(t.zone(HAND, seat)), len(t.zone(DECK, seat))) == (5, 5)
        own = t.private(seat, own=True)
        assert own is not None
        owned = own.owned
        assert owned == ({"copper": 7, "estate": 2} if seat % 2 else {"copper": 6, "estate": 3}) | {
            "village": 1
        }
    left = {pile.id: pile.count for pile in t.public().piles}
    assert left["village"] == 10 - seats
    assert left["copper"] == (120 if seats > 4 else 60) - 7 * seats + (seats + 1) // 2
    assert left["estate"] == (8 if seats == 2 else 12)
    assert t.turns_taken() == 1


def test_a_heirloom_may_be_replaced_too() -> None:
    game = session(2, "1", "pixie, village, inherited")
    assert game.ask is not None
    assert {option.face for option in game.ask.options} == {"copper", "estate", "goat"}


def test_the_answers_can_be_taken_back_and_the_game_be_resumed_between_them() -> None:
    game = session(2, "7", "village, inherited")
    game.answer((0,))
    again = Session.resumed(GAME, game.record())
    assert again.ask is not None
    assert (again.ask.kind, again.ask.decider) == ("replace", 1)
    for one in (game, again):
        one.answer((1,))
    assert table(game).state.zones == table(again).state.zones
    game.undo(2)
    assert game.ask is not None
    assert (game.ask.kind, game.ask.decider) == ("replace", 0)

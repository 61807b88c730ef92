"""The checks of random games and scenarios find what is wrong: each with a fault put in on purpose."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

from fudaba.games import named
from fudaba.games.dominion.board.state import TurnDeed
from fudaba.games.dominion.facts.layout import BOX, DECK, DISCARD, HAND, place
from fudaba.games.dominion.rules.move import reveal_until
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.checks import CheckFailed, check_sound
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of

GAME = named("dominion")


@pytest.fixture
def t() -> Dominion:
    """A table at its first question."""
    table = GAME.table(setup_of(GAME, seats=2, seed="wrongs"))
    assert isinstance(table, Dominion)
    Driver(table).start()
    return table


def debt_is_negative(t: Dominion) -> None:
    t.state.debt[1] = -1


def coins_are_negative(t: Dominion) -> None:
    t.state.coins -= 1


def token_is_negative(t: Dominion) -> None:
    t.state.marks["pirate_ship", 0] = -2


def card_is_doubled(t: Dominion) -> None:
    t.state.own(place(HAND, 0)).append(t.zone(DECK, 0)[0])


def card_is_gone(t: Dominion) -> None:
    t.state.own(place(HAND, 0)).pop()


def card_is_elsewhere_than_it_knows(t: Dominion) -> None:
    t.state.own(place(DECK, 1)).append(t.state.own(place(HAND, 0)).pop())


def card_is_gained_from_a_player(t: Dominion) -> None:
    t.note("gain", 0, t.zone(HAND, 0)[0], source=place(DISCARD, 0))


def card_is_gained_from_the_box(t: Dominion) -> None:
    t.note("gain", 0, t.zone(HAND, 0)[0], source=BOX)


def card_is_gained_that_is_none(t: Dominion) -> None:
    t.state.done.append(TurnDeed("gain", 0, -1, t.state.phase, source=BOX))


def card_is_trashed_from_nowhere(t: Dominion) -> None:
    t.note("trash", 0, t.zone(HAND, 0)[0])


def card_is_exiled_from_nowhere(t: Dominion) -> None:
    t.note("exile", 1, t.zone(HAND, 1)[0])


def card_has_come_uncounted(t: Dominion) -> None:
    """As by a way to move cards that does not note whose they were."""
    passed = t.state.passed
    t.state.passed = None
    t.state.move(t.top_of("gold"), place(DISCARD, 0))
    t.state.passed = passed


def card_is_still_looked_at(t: Dominion) -> None:
    t.state.looked.append(t.ref(t.zone(DECK, 0)[-1]))


def card_is_left_where_it_was_revealed(t: Dominion) -> None:
    """As by an effect that forgets what it has revealed."""
    with suppress(StopIteration):
        _reveals(t).send(None)


async def _reveals(t: Dominion) -> None:
    looked = len(t.state.looked)
    await reveal_until(t, 0, lambda card: True)
    t.stop_looking(looked)


WRONGS = [
    (debt_is_negative, "debt of seat 1 are -1"),
    (coins_are_negative, "coins are -1"),
    (token_is_negative, "pirate_ship of 0 is -2"),
    (card_is_doubled, "not every card is in exactly one zone"),
    (card_is_gone, "not every card is in exactly one zone"),
    (card_is_elsewhere_than_it_knows, "lies in deck, but is said to be in zone"),
    (card_is_gained_from_a_player, "was gained from discard"),
    (card_is_gained_from_the_box, "was gained from box"),
    (card_is_gained_that_is_none, "None was gained from nowhere"),
    (card_is_trashed_from_nowhere, "was trashed from nowhere"),
    (card_is_exiled_from_nowhere, "was exiled from nowhere"),
    (card_has_come_uncounted, "seat 0 is believed to have"),
    (card_is_still_looked_at, "is still looked at in deck"),
    (card_is_left_where_it_was_revealed, "is still looked at in aside"),
]


@pytest.mark.parametrize(("put_in", "complaint"), WRONGS, ids=[put_in.__name__ for put_in, _ in WRONGS])
def test_a_wrong_is_found(t: Dominion, put_in: Callable[[Dominion], None], complaint: str) -> None:
    check_sound(t, at_rest=True)
    put_in(t)
    with pytest.raises(CheckFailed, match=complaint):
        check_sound(t, at_rest=True)


def test_while_something_is_carried_out_cards_may_lie_aside(t: Dominion) -> None:
    card_is_left_where_it_was_revealed(t)
    card_is_still_looked_at(t)
    check_sound(t, at_rest=False)

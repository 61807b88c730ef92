"""Who is asked in Dominion tells nothing, with decks full of all that is in the kingdom.

Random games come to most cards late or never; here every deck has a few cards of every pile from the start.
"""

from __future__ import annotations

from random import Random

import pytest

from fudaba.games import named
from fudaba.games.dominion.board.state import SETTING_UP
from fudaba.games.dominion.facts.layout import DECK, HAND, place
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.ask import Answer
from fudaba.kernel.checks import SearchCounts, check_leaks
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, setup_of, situation_in
from fudaba.kernel.table import Table
from fudaba.kernel.view import SPECTATOR
from tests.properties.test_dominion import any_setup, choosing

GAME = named("dominion")


def check_rich(number: int, *, answers: int = 40) -> SearchCounts:
    """Compare what a spectator receives in twin worlds, over this many answers of a game with rich decks."""
    chance = Random(f"rich {number}")
    drawn = any_setup(chance)
    seats = min(drawn.seats, chance.choice((2, 3)))
    setup = setup_of(GAME, seats=seats, seed=drawn.seed, options=drawn.options)
    choose = choosing(setup, "random")
    table = GAME.table(setup)
    assert isinstance(table, Dominion)
    driver = Driver(table, forkable=False)
    ask = driver.start()
    while ask is not None and (not driver.at_rest or table.state.phase == SETTING_UP):
        ask = driver.answer(choose(ask))
    enrich(table, chance)

    def make() -> Driver[Dominion]:
        there = Driver(table.clone())
        there.resume()
        return there

    played, given = make(), list[Answer]()
    while played.ask is not None and (len(given) < answers or not played.at_rest):
        given.append(choose(played.ask))
        played.answer(given[-1])
    try:
        return check_leaks(make, given, SPECTATOR, ahead=3)
    except Exception as error:
        error.add_note(f"in game {number}: {setup}")
        raise


def enrich(table: Dominion, chance: Random) -> None:
    """Shuffle a few cards of every pile into every deck, and draw new hands."""
    s = table.state
    for seat in range(table.seats):
        deck = place(DECK, seat)
        for pile in table.box.piles:
            for _ in range(chance.choice((0, 1, 1, 2))):
                if len(s.zones[pile.zone]) > 3:
                    s.move(s.zones[pile.zone][-1], deck)
                    table.left_pile(pile.zone)
        for card in s.zones[place(HAND, seat)][:3]:
            s.move(card, deck)
        table.shuffle_zone(deck)
        table.draw_now(seat, 4)
    s.actions, s.buys, s.coins = 3, 2, chance.choice((0, 3, 8))


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.long) for part in range(1, 4))])
def test_who_is_asked_tells_nothing(part: int) -> None:
    assert sum(check_rich(number).worlds for number in range(part * 8, part * 8 + 8)) > 200


@pytest.mark.parametrize("number", [112, 120, 138, 163])
def test_what_all_can_tell_by_an_effect_or_a_choice_is_no_leak(number: int) -> None:
    """112: no second Treasure Map is trashed. 120, 138: one of the Treasures chosen to be played is set aside
    or trashed by another of them. 163: a Raze in hand stands for the one that was played."""
    assert check_rich(number).views > 200


HAVENS = "Haven,Village,Militia,Throne Room,Cellar,Market,Smithy,Moat,Library,Chapel"


@pytest.mark.parametrize(
    ("seed", "begin", "end"),
    [("haven 0", 234, 241), ("haven 2", 300, 307), ("haven 3", 189, 197), ("haven 7", 173, 180)],
)
def test_which_of_equal_cards_is_set_aside_face_down_is_no_leak(seed: str, begin: int, end: int) -> None:
    """Of equal cards only one is offered; where another lies, another is left to be discarded last."""
    options = {"kingdom": HAVENS}
    assert compared(setup_of(GAME, seats=2, seed=seed, options=options), begin, end).views > 20


MISER = {
    "supply": {"miser": -1},
    "seats": [
        {"zones": {"hand": ["miser", *["estate"] * 4], "deck": ["copper"] * 8}},
        {"zones": {"deck": ["copper"] * 8}},
    ],
}


def test_a_card_that_another_hand_would_have_shown_is_no_leak() -> None:
    """A Copper is to be put on the Tavern mat, and there is none: who held one would have shown it."""
    table = setup_of(GAME, seats=2, seed="miser", situation=situation_in(GAME, MISER))
    driver = Driver(GAME.table(table))
    ask = driver.start()
    assert ask is not None
    assert [option.face for option in ask.options] == ["miser", ""]
    assert check_leaks(lambda: Driver(GAME.table(table)), [(0,), (0,)], SPECTATOR).worlds > 0


def compared(setup: Setup, begin: int, end: int) -> SearchCounts:
    """Compare what everybody receives in twin worlds, over these answers of a random game."""
    choose = choosing(setup, "random")
    driver = Driver(GAME.table(setup), forkable=False)
    driver.start()
    given: list[Answer] = []
    at: list[bool] = []
    while driver.ask is not None and len(given) < end:
        at.append(driver.at_rest)
        given.append(choose(driver.ask))
        driver.answer(given[-1])
    first = max(number for number in range(begin + 1) if at[number])
    before = Driver(GAME.table(setup), forkable=False)
    before.start()
    for answer in given[:first]:
        before.answer(answer)

    def make() -> Driver[Table]:
        there = Driver(before.table.clone())
        there.resume()
        return there

    return check_leaks(make, given[first:])

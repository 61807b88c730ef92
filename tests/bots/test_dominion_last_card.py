"""A game that an effect ends: what is gained, or leaves the Supply otherwise, wins or is left alone."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.bots import Bot, bot
from fudaba.games.dominion.facts.layout import DISCARD
from fudaba.games.dominion.rules.tally import Tally
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining, dealt
from tests.bots.dominion_asking import GAME, labels, player
from tests.bots.test_dominion_exercises import picks

SILVER = '[[buy]]\ncard = "Silver"\n'
ESTATE = '[[buy]]\ncard = "Estate"\n' + SILVER
BOTS = ("steady", "strong", SILVER, ESTATE)


def bot_of(name: str) -> Bot:
    """A level, or who buys by a list that is written like this."""
    return player(name) if name.startswith("[") else bot(name, "dominion", "1")


def table(
    hand: str, steps: str, *, deck: str = "", rivals: str = "copper", seats: int = 2, **given: Any
) -> Driver[Table]:
    """Seat 0 has played from this hand, with one Estate left on the last pile that the game needs to end."""
    rival = {"zones": {"deck": rivals.split()}, "owned": given.pop("owned", [])}
    others: list[dict[str, Any]] = [rival] + [{"zones": {"deck": ["copper"]}}] * (seats - 2)
    supply = {"village": 0, "smithy": 0, "estate": 1, "province": 5, hand.split()[0]: -1}
    if seats > 4:
        supply["market"] = 0
    situation = {
        "seats": [{"zones": {"hand": hand.split(), "deck": deck.split()}}, *others],
        "supply": supply | dict.fromkeys(given.pop("also", "").split(), -1) | given.pop("piles", {}),
        **given,
    }
    driver = Driver(
        GAME.table(setup_of(GAME, seats=seats, seed="last", situation=situation_in(GAME, situation)))
    )
    driver.start()
    for step in steps.split(", "):
        assert driver.ask is not None
        driver.answer(picks(driver.ask, [step]))
    return driver


def given(driver: Driver[Table], by: Bot) -> list[str]:
    assert driver.ask is not None
    return labels(driver.ask, by.answer(driver.ask, Imagining(driver, driver.ask.decider)))


KINGDOMS: dict[str, dict[str, Any]] = {
    "plain": {},
    "an Event": {"landscapes": ["alms"]},
    "a Landmark": {"landscapes": ["fountain"]},
    "a Way": {"landscapes": ["way_of_the_ox"], "steps": "play workshop, instructions workshop"},
    "Gardens": {"also": "gardens"},
    "Gardens owned": {"also": "gardens", "deck": "gardens"},
    "Duke owned": {"also": "duke", "deck": "duke"},
    "three": {"seats": 3},
    "five": {"seats": 5},
}


def workshop(kingdom: str, deck: str = "", rivals: str = "copper") -> Driver[Table]:
    """Workshop has been played, and what is gained is asked."""
    given = KINGDOMS[kingdom] | {"deck": f"{KINGDOMS[kingdom].get('deck', '')} {deck}", "rivals": rivals}
    return table("workshop copper copper", given.pop("steps", "play workshop"), **given)


@pytest.mark.parametrize("kingdom", KINGDOMS)
@pytest.mark.parametrize("name", BOTS)
def test_the_gain_that_wins_is_taken(kingdom: str, name: str) -> None:
    assert given(workshop(kingdom, deck="province estate"), bot_of(name)) == ["gain estate"]


@pytest.mark.parametrize("kingdom", KINGDOMS)
@pytest.mark.parametrize("name", BOTS)
def test_the_gain_that_loses_is_not(kingdom: str, name: str) -> None:
    behind = workshop(kingdom, rivals="province copper copper copper copper")
    assert given(behind, bot_of(name)) != ["gain estate"]


def test_a_lost_game_goes_on_although_there_are_coins() -> None:
    """They buy no more than a Duchy, which is not enough; where it is, the gain is as good as any other."""
    hand = "workshop silver silver copper"
    assert given(table(hand, "play workshop", rivals="province"), player(ESTATE)) == ["gain silver"]
    assert given(table(hand, "play workshop", rivals="duchy"), player(ESTATE)) == ["gain estate"]


@pytest.mark.parametrize(("rivals", "taken"), [("copper", True), ("province", False)])
@pytest.mark.parametrize("name", BOTS)
def test_what_is_trashed_from_the_supply_ends_the_game_too(name: str, rivals: str, taken: bool) -> None:
    piles = {"estate": 5, "cellar": 1, "market": -1}
    hand = "lurker copper copper"
    driver = table(
        hand,
        "play lurker, option trash_from_supply",
        deck="estate",
        rivals=rivals,
        also="lurker",
        piles=piles,
    )
    assert (given(driver, bot_of(name)) == ["trash cellar"]) == taken


def test_what_is_gained_from_the_trash_ends_nothing() -> None:
    driver = table(
        "lurker copper copper",
        "play lurker, option gain_from_trash",
        rivals="province",
        piles={"estate": 5, "cellar": 1, "market": -1},
        trash=["cellar", "moat"],
        also="moat",
    )
    assert given(driver, player('[[buy]]\ncard = "Cellar"\n')) == ["gain cellar"]


def test_turns_after_the_end_leave_it_open() -> None:
    """With Fleet others are still to come: neither won nor lost."""
    driver = table("workshop copper copper", "play workshop", deck="province", owned=["fleet"])
    ask = driver.ask
    assert ask is not None
    estate = next(option for option in ask.options if option.face == "estate")
    tally = View(driver.table, 0).tally_as(Tally, 0)
    assert tally.result_once_gone(estate.card, estate.face, DISCARD) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_result_that_is_counted_tells_no_secret(seats: int) -> None:
    """It is the same in every world that may be the real one, for all that the player knows."""
    compared = 0
    kingdom = "gardens duke feodum workshop village masquerade swindler island distant_lands"
    deck = [*["copper"] * 5, "workshop", "estate", "estate", "island", "swindler", "gardens"]
    situation = {
        "seats": [{"zones": {"deck": deck}}] * seats,
        "supply": dict.fromkeys(kingdom.split(), 2) | {"estate": 2, "copper": 4},
        "landscapes": ["keep", "alms"],
    }
    for number in range(20):
        read = situation_in(GAME, situation)
        driver = Driver(GAME.table(setup_of(GAME, seats=seats, seed=f"result {number}", situation=read)))
        ask = driver.start()
        players = [bot("random", "dominion", f"{number}/{seat}") for seat in range(seats)]
        while ask is not None:
            seat = ask.decider
            if driver.at_rest and ask.owner == seat:
                world = Driver(dealt(driver.table, seat, (), f"{number} {compared}".encode()))
                world.resume()
                for option in ask.options:
                    if option.verb == "buy" and option.face:
                        real, other = (
                            View(t, seat).tally_as(Tally, seat).result_once_gone(-1, option.face, DISCARD)
                            for t in (driver.table, world.table)
                        )
                        assert real == other
                        compared += real is not None
            ask = driver.answer(players[seat].answer(ask, View(driver.table, seat)))
    assert compared > 5

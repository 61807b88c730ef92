"""Ways, as far as no single scenario can tell: what a play leaves behind, and what holds for every Action."""

from __future__ import annotations

from typing import Any

from fudaba.games import named
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DECK, HAND, PLAY
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of, situation_in

GAME = named("dominion")


def begun(hand: list[str], **situation: Any) -> Driver[Dominion]:
    """A game in which seat 0 has this hand, Gold in the deck, and Way of the Ox to use."""
    seats = [
        {"zones": {"hand": hand, "deck": ["gold"] * 10}},
        {"zones": {"hand": ["copper"] * 5, "deck": ["copper"] * 5}},
    ]
    situation = {"seats": seats, "landscapes": ["way_of_the_ox"], **situation}
    table = GAME.table(setup_of(GAME, seats=2, seed="0", situation=situation_in(GAME, situation)))
    assert isinstance(table, Dominion)
    driver = Driver(table)
    driver.start()
    return driver


def choose(driver: Driver[Dominion], face: str) -> None:
    """Answer by the face of an option."""
    assert driver.ask is not None
    driver.answer((next(pick for pick, option in enumerate(driver.ask.options) if option.face == face),))


def test_each_play_is_written_down_with_what_was_followed() -> None:
    """WAY-41: two plays of one card, one with the Way and one without."""
    driver = begun(["throne_room", "smithy"])
    for face in ("throne_room", "throne_room", "smithy", "way_of_the_ox", "smithy"):
        choose(driver, face)
    throne, first, second = driver.table.state.plays
    assert (throne.mode, first.mode, second.mode) == ("", "way_of_the_ox", "")
    assert first.card == second.card
    assert (first.replay, second.replay) == (False, True)
    assert first.parent == second.parent == throne.number


def test_the_way_may_be_chosen_for_every_action_and_nothing_else_happens() -> None:
    """WAY-01, WAY-10, WAY-17, WAY-19, WAY-21: whatever the Action says on play is not done."""
    actions = [kind for kind in KINDS.values() if kind.sort == "card" and kind.action]
    assert len(actions) > 100
    for kind in actions:
        driver = begun([kind.id, "estate", "copper"])
        s = driver.table.state
        choose(driver, kind.id)
        assert driver.ask is not None, kind.id
        assert driver.ask.kind == "instructions", kind.id
        assert [option.face for option in driver.ask.options] == [kind.id, "way_of_the_ox"], kind.id
        choose(driver, "way_of_the_ox")
        assert s.actions == 2, kind.id
        assert [driver.table.cards[card] for card in driver.table.zone(PLAY, 0)] == [kind], kind.id
        sizes = [len(driver.table.zone(*zone)) for zone in ((HAND, 0), (DECK, 0), (HAND, 1))]
        assert (*sizes, s.coins, s.buys) == (2, 10, 5, 0, 1), kind.id
        assert not [ability for ability in s.abilities if ability.play], kind.id


def test_no_way_for_what_is_no_action() -> None:
    """WAY-21: a Treasure or a Night card is played as it is."""
    for kind in KINDS.values():
        if kind.sort == "card" and not kind.action and (kind.treasure or kind.night):
            driver = begun([kind.id, "estate", "copper"], phase="night" if not kind.treasure else "buy")
            choose(driver, kind.id)
            assert driver.ask is None or driver.ask.kind != "instructions", kind.id

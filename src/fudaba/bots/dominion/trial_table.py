"""A table at which one card is tried: it is played with a hand, and what has changed is looked at.

Nothing of the game that is being played comes into it, so that what a card does is found once for all games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from fudaba.games import named
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import HANDS
from fudaba.games.dominion.rules.offers import prices
from fudaba.kernel.ask import Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import BadSetup, setup_of, situation_in

GAME: Final = named("dominion")
ANSWERS: Final = 12
"""So many questions of a card are answered; what asks more is not understood."""
MONEY: Final = ("copper", "silver", "gold")
MIXED: Final = ("copper", "estate", "silver", "gold")
DECK: Final = ("copper",) * 9
"""The cards in the deck."""
RIVALS: Final = (*MIXED, "copper")
"""The other player's hand."""
FAR: Final = "province"


class Change(NamedTuple):
    """What a played card has changed for its player, the card itself left out."""

    cards: int = 0
    """How many more cards are in hand."""
    actions: int = 0
    """How many more Actions there are."""
    coins: int = 0
    """How many more coins there are."""
    buys: int = 0
    """How many more Buys there are."""
    coffers: int = 0
    """How many more Coffers there are."""
    cheaper: int = 0
    """By how much a Province costs less."""
    theirs: int = 0
    """How many more cards the other player has in hand."""


NONE: Final = Change()


def lay_out(
    zones: Mapping[str, Sequence[str]],
    supply: Iterable[str] = (),
    rivals: Sequence[str] = DECK,
    favors: int = 0,
    **table: Any,
) -> Driver[Board] | None:
    """A table with these cards at the first player's places, these in the Supply beside the basic ones, these
    in the other player's deck, and what else a situation says, at its first question; None where that cannot
    be."""
    there = Counter([id for ids in zones.values() for id in ids])
    own = {"zones": {name: [*ids] for name, ids in zones.items()}, "favors": favors}
    other = {"zones": {"hand": [*RIVALS], "deck": [*rivals]}}
    situation: dict[str, Any] = {
        "seats": [own, other],
        "supply": {id: -max(1, there[id]) for id in supply},
        **table,
    }
    try:
        setup = setup_of(GAME, seats=2, seed="probe", situation=situation_in(GAME, situation))
        driver: Driver[Any] = Driver(GAME.table(setup))
        driver.start()
    except BadSetup:
        return None
    return driver


def begun(
    id: str,
    hand: tuple[str, ...],
    deck: tuple[str, ...] = DECK,
    tavern: tuple[str, ...] = (),
    supply: tuple[str, ...] = (),
    rivals: tuple[str, ...] = DECK,
) -> Driver[Board] | None:
    """A table at which the card has just been played with this hand, these cards on the Tavern mat, these in
    the Supply beside the card itself, and these in the other player's deck; None where that cannot be."""
    if KINDS[id].sort != "card":
        return None
    smithy = ("smithy",) if "smithy" in hand else ()
    zones = {"hand": (id, *hand), "deck": deck, "tavern": tavern}
    driver = lay_out(zones, (*pile_of(id), *tavern, *supply, *smithy), rivals, phase=phase_of(id))
    return driver if driver is not None and plays(driver, id) else None


def pile_of(id: str) -> tuple[str, ...]:
    """The pile that must be in the Supply for a card, if any."""
    return (id,) if KINDS[id].pile == "kingdom" else ()


def phase_of(id: str) -> str:
    """The phase in which a card is played."""
    kind = KINDS[id]
    return "action" if kind.action else "buy" if kind.treasure else "night"


def plays(driver: Driver[Board], id: str) -> bool:
    """Play a card of the hand; whether that can be done."""
    options = () if driver.ask is None else driver.ask.options
    picks = [n for n, option in enumerate(options) if option.verb == "play" and option.face == id]
    if picks:
        driver.answer((picks[0],))
    return bool(picks)


def questions(driver: Driver[Any]) -> Iterator[Ask]:
    """What the card asks, one after the other; each is answered with as little as may be when the next is
    wanted."""
    for _ in range(ANSWERS):
        ask = driver.ask
        if ask is None or driver.at_rest:
            return
        yield ask
        driver.answer(tuple(range(ask.least)))


def finish(driver: Driver[Any]) -> None:
    """Answer all that the card still asks."""
    for _ in questions(driver):
        pass


def choices(driver: Driver[Board]) -> Iterator[Driver[Board]]:
    """The table after each single choice at the question that is put."""
    ask = driver.ask
    assert ask is not None
    for pick in range(len(ask.options)):
        tried = driver.fork()
        tried.answer((pick,))
        yield tried


def is_about(driver: Driver[Any], ask: Ask, id: str) -> bool:
    """Whether it is a card of this name that puts a question."""
    return ask.about >= 0 and driver.table.cards[ask.about].id == id


def played(id: str, hand: tuple[str, ...]) -> Driver[Board] | None:
    """The table once a card has been played, with the least answer to each question; None where that cannot
    be."""
    driver = begun(id, hand)
    if driver is not None:
        finish(driver)
    return driver


def change_by(id: str, hand: tuple[str, ...]) -> Change:
    """What a card changes that is played so; nothing where that cannot be."""
    driver = played(id, hand)
    return NONE if driver is None else change_of(driver, hand)


def change_of(driver: Driver[Board], hand: tuple[str, ...]) -> Change:
    """What has changed at a table for the player, who had this hand."""
    t = driver.table
    s = t.state
    cost = prices(t).supply.get(FAR, 8)
    return Change(
        len(s.zones[HANDS[0]]) - len(hand),
        s.actions,
        s.coins,
        s.buys - 1,
        s.coffers[0],
        KINDS[FAR].cost.coins - cost,
        len(s.zones[HANDS[1]]) - len(RIVALS),
    )

"""What a card does, learnt by playing it.

Each is tried a few times at a table of its own (`trial_table`). What it gives for cards that go for it is in
`card_payments`, what it does at the next turn in `next_turn`, what it works on in `card_needs`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from fudaba.bots.dominion.sight import MATS
from fudaba.bots.dominion.trial_table import (
    DECK,
    MIXED,
    MONEY,
    NONE,
    Change,
    begun,
    change_by,
    change_of,
    choices,
    finish,
    is_about,
    played,
    plays,
    questions,
)
from fudaba.bots.dominion.worth import types_of
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DECKS, HANDS, TRASH, place
from fudaba.games.dominion.facts.types import ACTION, RESERVE

DOUBLES: Final = ("copper", "copper", "silver", "estate")
GREEN: Final = ("estate", "estate", "estate", "duchy")


class Deed(NamedTuple):
    """What an Action does."""

    usual: Change = NONE
    """Its change with four different cards in hand, and the least answer to each question."""
    distinct: int = 0
    """How many cards more it draws where no two cards in hand are alike."""
    up_to: int = 0
    """The size of the hand up to which it draws, 0 for none."""
    green: int = 0
    """How many cards it draws for Victory cards in hand."""
    thins: int = 0
    """How many cards of the hand it may trash with nothing in return."""
    copies: bool = False
    """Whether it gains another copy of a card that is shown."""
    may_give: int = 0
    """How many Actions it gives if its player chooses so."""
    plays: int = 0
    """How often it plays another Action of the hand."""
    repeats: int = 0
    """How often it plays another Action that is not trashed by it."""
    lays_aside: bool = False
    """Whether one may choose to lay cards on a mat for later turns."""
    tops: int = 0
    """How many cards more lie on the deck after it; for one that is played with its like, where that is in
    hand.
    """
    curses: int = 0
    """How many Curses the other player gains."""


UNKNOWN: Final = Deed()


@lru_cache(maxsize=1024)
def deed_of(id: str) -> Deed:
    """What an Action does; nothing for what cannot be tried."""
    kind = KINDS.get(id)
    if kind is None or not kind.action:
        return UNKNOWN
    mixed = played(id, MIXED)
    if mixed is None:
        return UNKNOWN
    usual, doubles, green = change_of(mixed, MIXED), change_by(id, DOUBLES), change_by(id, GREEN)
    small, large = change_by(id, MONEY[:1]), change_by(id, (*MIXED, "copper"))
    up_to = 0
    if small.cards - large.cards == 4 and small.cards > 0:  # one card in hand, and five
        up_to = 1 + small.cards
    thins = _thins(id)
    times, is_trashed = _plays(id)
    return Deed(
        usual,
        distinct=max(0, usual.cards - doubles.cards),
        up_to=up_to,
        green=max(0, green.cards - usual.cards) if not thins else 0,
        thins=thins,
        copies=_copies(id),
        may_give=_may_give(id),
        plays=times,
        repeats=0 if is_trashed else times,
        lays_aside=_lays_aside(id),
        tops=_tops(id),
        curses=mixed.table.counted(1).get("curse", 0),
    )


@lru_cache(maxsize=1024)
def plays_again(id: str) -> bool:
    """Whether a card on the Tavern mat may be called to play once more what has been played."""
    driver = begun("smithy", MONEY, tavern=(id,)) if id in KINDS and KINDS[id].is_a(RESERVE) else None
    ask = None if driver is None else driver.ask
    picks = [n for n, option in enumerate(ask.options) if option.face == id] if ask is not None else []
    if driver is None or ask is None or ask.kind != "react" or not picks:
        return False
    before = len(driver.table.state.zones[HANDS[0]])
    driver.answer((picks[0],))
    finish(driver)
    return len(driver.table.state.zones[HANDS[0]]) == before + KINDS["smithy"].bonus.cards


@lru_cache(maxsize=1024)
def frees_actions(id: str) -> bool:
    """Whether an Action that is played after a card uses up no Action."""
    driver = begun(id, ("smithy", *MONEY)) if types_of(id) & ACTION else None
    if driver is None:
        return False
    finish(driver)
    actions = driver.table.state.actions
    if not plays(driver, "smithy"):
        return False
    finish(driver)
    return driver.table.state.actions >= actions


@lru_cache(maxsize=1024)
def is_glad_to_go(id: str) -> bool:
    """Whether a card does something when it is discarded in the midst of a turn."""
    driver = begun("cellar", (id, "copper", "silver", "gold"))
    ask = None if driver is None else driver.ask
    if driver is None or ask is None or ask.kind != "discard":
        return False
    picks = [n for n, option in enumerate(ask.options) if option.face == id]
    if not picks:
        return False
    driver.answer((picks[0],))
    after = driver.ask
    return after is not None and not driver.at_rest and after.kind in ("react", "may")


@lru_cache(maxsize=1024)
def actions_for_gaining(id: str) -> int:
    """The Actions that a card gives if what it gains is an Action, beyond those for a Treasure."""
    driver = begun(id, ("copper", "smithy", "silver", "gold"))
    if driver is None:
        return 0
    for ask in questions(driver):
        faces = [option.face for option in ask.options]
        if ask.kind != "gain" or "smithy" not in faces or "silver" not in faces:
            continue
        action, treasure = driver.fork(), driver.fork()
        action.answer((faces.index("smithy"),))
        treasure.answer((faces.index("silver"),))
        finish(action)
        finish(treasure)
        return max(0, action.table.state.actions - treasure.table.state.actions)
    return 0


def _thins(id: str) -> int:
    """How many cards of a hand of junk a card may trash, where nothing else comes for them."""
    hand = ("curse", "estate", "copper", "copper")
    driver = begun(id, hand)
    if driver is None:
        return 0
    for ask in questions(driver):
        if ask.kind == "trash" and ask.owner == 0 and is_about(driver, ask, id):
            most = min(ask.most, len(ask.options))
            gone = len(driver.table.state.zones[HANDS[0]])
            driver.answer(tuple(range(most)))
            finish(driver)
            left = len(driver.table.state.zones[HANDS[0]])
            return min(most, max(0, gone - left))
    return 0


def _copies(id: str) -> bool:
    """Whether a Gold that is shown for a card is gained once more."""
    driver = begun(id, MIXED)
    if driver is None:
        return False
    for ask in questions(driver):
        golds = [n for n, option in enumerate(ask.options) if option.face == "gold"]
        if ask.kind == "reveal" and golds:
            before = driver.table.counted(0).get("gold", 0)
            driver.answer((golds[0],))
            finish(driver)
            return driver.table.counted(0).get("gold", 0) > before
    return False


def _lays_aside(id: str) -> bool:
    """Whether one of the words that a card offers first puts cards where only later turns find them."""
    driver = begun(id, MIXED)
    ask = None if driver is None else driver.ask
    if driver is None or ask is None or driver.at_rest or ask.kind not in ("option", "may"):
        return False
    if not ask.least <= 1 <= ask.most:
        return False
    for tried in choices(driver):
        finish(tried)
        cards, zones = tried.table.cards, tried.table.state.zones
        if any(cards[card].id != id for mat in MATS for card in zones[place(mat, 0)]):
            return True
    return False


def _plays(id: str) -> tuple[int, bool]:
    """How often a card plays a Smithy of the hand, and whether that is trashed."""
    driver = begun(id, ("smithy", "copper", "silver", "gold"))
    if driver is None:
        return 0, False
    for ask in questions(driver):
        picks = [n for n, option in enumerate(ask.options) if option.face == "smithy"]
        if ask.kind == "play" and picks and not driver.table.state.zones[TRASH]:
            before = len(driver.table.state.zones[HANDS[0]])
            driver.answer((picks[0],))
            finish(driver)
            drawn = len(driver.table.state.zones[HANDS[0]]) - before + 1
            return max(0, drawn // KINDS["smithy"].bonus.cards), bool(driver.table.state.zones[TRASH])
    return 0, False


def _tops(id: str) -> int:
    """How many cards more lie on the deck once a card has been played, with another of its name in hand."""
    driver = played(id, (id, *MIXED))
    return 0 if driver is None else max(0, len(driver.table.state.zones[DECKS[0]]) - len(DECK))


def _may_give(id: str) -> int:
    """The most Actions that one may choose to get by a card, instead of something else."""
    driver = begun(id, MIXED)
    ask = None if driver is None else driver.ask
    if (
        driver is None
        or ask is None
        or driver.at_rest
        or ask.kind != "option"
        or not is_about(driver, ask, id)
    ):
        return 0
    words = [option.word for option in ask.options]
    return max([int(word.removeprefix("actions_")) for word in words if word in GIVES_ACTIONS], default=0)


GIVES_ACTIONS: Final = frozenset({"actions_1", "actions_2"})
"""Words of a choice that are Actions and nothing else."""

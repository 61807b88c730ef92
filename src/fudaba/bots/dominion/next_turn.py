"""What a card does at the start of its player's next turn, learnt by playing it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fudaba.bots.dominion.trial_table import (
    ANSWERS,
    MIXED,
    NONE,
    Change,
    begun,
    choices,
    finish,
    questions,
)
from fudaba.bots.dominion.worth import types_of
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DISCARDS, HANDS
from fudaba.games.dominion.facts.types import ACTION
from fudaba.games.dominion.rules.bonuses import HAND_SIZE
from fudaba.kernel.drive import Driver

SAVED: Final = "gold"
"""The card of the hand that is set aside."""


@lru_cache(maxsize=1024)
def next_turn_of(id: str) -> Change:
    """What a Duration gives at the start of its player's next turn; of choices the one that gives most cards.
    Nothing for what is no Duration, or cannot be tried."""
    kind = KINDS.get(id)
    driver = begun(id, MIXED) if kind is not None and kind.action and kind.duration else None
    if driver is None:
        return NONE
    first = driver.ask
    if first is None or driver.at_rest or first.kind != "option":
        return _at_next_turn(driver)
    tried = map(_at_next_turn, choices(driver))
    return max(tried, key=lambda change: (change.cards, change.coins))


@lru_cache(maxsize=1024)
def saves(id: str) -> bool:
    """Whether cards of the hand may be set aside for a card, to be in hand again at the next turn."""
    driver = begun(id, MIXED) if types_of(id) & ACTION else None
    if driver is None:
        return False
    for ask in questions(driver):
        picks = [n for n, option in enumerate(ask.options) if option.face == SAVED]
        if ask.kind == "set_aside" and picks and ask.least <= 1 <= ask.most:
            driver.answer((picks[0],))
            return _goes_on(driver) and SAVED in _hand(driver)
    return False


@lru_cache(maxsize=1024)
def sends_hand(id: str) -> bool:
    """Whether a card discards the rest of the hand, and gives more at the next turn if there was any."""
    driver, alone = (begun(id, hand) if types_of(id) & ACTION else None for hand in (MIXED, ()))
    if driver is None or alone is None:
        return False
    finish(driver)
    if _hand(driver) or len(driver.table.state.zones[DISCARDS[0]]) < len(MIXED):
        return False
    return _at_next_turn(driver).cards > _at_next_turn(alone).cards


def _at_next_turn(driver: Driver[Board]) -> Change:
    """What the next turn begins with; nothing where it does not come."""
    if not _goes_on(driver):
        return NONE
    s = driver.table.state
    return Change(len(s.zones[HANDS[0]]) - HAND_SIZE, s.actions - 1, s.coins, s.buys - 1, s.coffers[0])


def _goes_on(driver: Driver[Board]) -> bool:
    """End the turn and the other player's, with nothing bought; whether the next one comes."""
    finish(driver)
    s = driver.table.state
    turns = s.turns[0]
    for _ in range(ANSWERS):
        ask = driver.ask
        if ask is None or (s.turns[0] > turns and driver.at_rest):
            break
        last = len(ask.options) - 1
        driver.answer((last,) if driver.at_rest else tuple(range(ask.least)))
    return driver.ask is not None and s.turns[0] > turns


def _hand(driver: Driver[Board]) -> list[str]:
    """The names of the cards in hand."""
    t = driver.table
    return [t.cards[card].id for card in t.state.zones[HANDS[0]]]

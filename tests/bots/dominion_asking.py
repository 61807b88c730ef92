"""Dominion for the tests of its bots: positions, and what a bot answers in them."""

from __future__ import annotations

from typing import Any

from fudaba.bots import Bot
from fudaba.bots.dominion import buyer
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.strategy_file import read
from fudaba.games import named
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.table import Table
from fudaba.kernel.view import View

GAME = named("dominion")
MONEY = '[[buy]]\ncard = "Province"\n[[buy]]\ncard = "Gold"\n[[buy]]\ncard = "Silver"\n'


def strategy(text: str = MONEY) -> Strategy:
    """A strategy written like this."""
    return read(text, "test.toml")


def player(text: str = MONEY) -> Bot:
    """A bot that buys by a strategy written like this."""
    return buyer(strategy(text))("")


def position(hand: str, *, supply: str = "", rival: str = "", **given: Any) -> Driver[Table]:
    """Seat 0 with this hand (ids), on its turn; deck, discard and so on are given by name, as ids.

    rival: the hand of seat 1. What is no place of a player's own (phase, coins …) is for the situation.
    """
    places = ("deck", "discard", "play", "aside", "exile", "tavern")
    zones = {"hand": hand.split(), **{name: given.pop(name).split() for name in places if name in given}}
    counters = {name: given.pop(name) for name in ("coffers", "villagers", "debt") if name in given}
    rivals = {"hand": rival.split(), "deck": given.pop("rivals_deck", "copper " * 5).split()}
    everywhere = [id for ids in (*zones.values(), *rivals.values()) for id in ids]
    kingdom = [id for id in (*supply.split(), *everywhere) if id not in BASICS]
    situation: dict[str, Any] = {
        "seats": [{"zones": zones, **counters}, {"zones": rivals}],
        "supply": dict.fromkeys(kingdom, -1) | given.pop("piles", {}),
        **given,
    }
    setup = setup_of(GAME, seats=2, seed="bots", situation=situation_in(GAME, situation))
    driver = Driver(GAME.table(setup))
    driver.start()
    return driver


BASICS = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")


def said(driver: Driver[Table], bot: Bot) -> list[str]:
    """What the bot answers to the pending question, which is then answered so: labels like "play smithy"."""
    ask = driver.ask
    assert ask is not None
    answer = bot.answer(ask, View(driver.table, ask.decider))
    driver.answer(answer)
    return labels(ask, answer)


def labels(ask: Ask, answer: Answer) -> list[str]:
    """An answer in words."""
    chosen = [ask.options[pick] for pick in answer]
    return [f"{option.verb} {option.face or option.word}".strip() for option in chosen]


def says(hand: str, text: str = MONEY, **given: Any) -> list[str]:
    """What a bot answers first in a position."""
    return said(position(hand, **given), player(text))

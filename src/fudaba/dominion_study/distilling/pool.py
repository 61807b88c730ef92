"""The lines that are tried at a question, and the conditions under which they may hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fudaba.bots.dominion.choice_words import CHOSEN
from fudaba.bots.dominion.conditions import Condition, condition
from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.strategy import Strategy
from fudaba.dominion_study.search.genome import BASIC, Gene, Sort
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.vocabulary import DominionAsk

NEVER: Final = "turn < 0"
"""The condition of a line that never holds: of what is played, not to play it."""
ALWAYS: Final = ""
COMMON: Final = (
    ALWAYS,
    "actions > 1",
    "actions <= 1",
    "hand(terminals) > actions",
    "hand(terminals) > 1",
    "hand(terminals) <= 1",
    "hand(villages) > 0",
    "hand(villages) == 0",
    "hand(action) == 0",
    "hand(action) > 0",
    "hand(action) > 1",
    "hand(copper) > 0",
    "hand(copper) > 1",
    "hand(victory) > 0",
    "hand(victory) > 1",
    "hand(victory) == 0",
    "hand(treasure) == 0",
    "hand(treasure) > 1",
    "hand_size < 4",
    "hand_size < 5",
    "hand_size > 5",
    "hand_size > 7",
    "in_deck > 4",
    "buys > 1",
    "buys <= 1",
    "turn <= 6",
    "turn > 6",
    "turn > 12",
    "left(province) <= 4",
    "left(province) > 4",
)
"""Conditions that any line may have. What lies in hand counts the card of the line, too."""
OF_COINS: Final = ("coins < 4", "coins < 5", "coins < 6", "coins >= 5", "coins >= 8", "coins < 8")
"""Conditions by the coins that there will be: for what is played and chosen."""
DISCARDED: Final[tuple[Sort, ...]] = ("discard", "keep")
MOST_CARDS: Final = 8
"""Of how many cards of the list at most there are conditions."""


def conditions_of(strategy: Strategy) -> list[str]:
    """The conditions for the lines of a list: those that any may have, those by the cards that it buys."""
    cards = [card for card in dict.fromkeys(line.card for line in strategy.lines) if card not in BASIC]
    actions = [card for card in cards if KINDS[card].action and KINDS[card].sort == "card"][:MOST_CARDS]
    of_cards = [
        text
        for card in actions
        for text in (
            f"hand({card}) > 0",
            f"hand({card}) == 0",
            f"hand({card}) > 1",
            f"in_play({card}) > 0",
            f"in_play({card}) == 0",
        )
    ]
    return [*COMMON, *OF_COINS, *of_cards]


def holding(now: Sight, conditions: Sequence[Condition | None]) -> frozenset[int]:
    """The numbers of those conditions that hold. None: one that always does."""
    now.coins = int(now.purse)
    return frozenset(number for number, holds in enumerate(conditions) if holds is None or holds(now))


def functions_of(conditions: Sequence[str]) -> list[Condition | None]:
    """What says whether each of these conditions holds."""
    return [condition(text) if text else None for text in conditions]


def lines_for(ask: DominionAsk, about: str) -> list[Gene]:
    """The lines without a condition that may change the answer to a question, and for what is played those by
    which it is not. about: the card that asks."""
    options = ask.options
    if ask.kind == "action":
        faces = dict.fromkeys(option.face for option in options if option.verb == "play")
        return [gene for face in faces for gene in played(face)]
    if ask.kind in ("option", "may") and about in KINDS:
        words = dict.fromkeys(option.word for option in options)
        return [Gene(about, 0, ALWAYS, "choose", word) for word in words if word in CHOSEN]
    if ask.kind == "discard" and about in KINDS and KINDS[about].action:
        faces = dict.fromkeys(option.face for option in options if option.face in KINDS)
        asked = f"in_play({about}) > 0"
        return [Gene(face, 0, asked, sort) for face in faces for sort in DISCARDED]
    return []


def played(card: str) -> tuple[Gene, Gene, Gene]:
    """The lines by which a card is played first, last, and not at all."""
    return (
        Gene(card, 0, ALWAYS, "play"),
        Gene(card, 0, ALWAYS, "play", "last"),
        Gene(card, 0, NEVER, "play"),
    )

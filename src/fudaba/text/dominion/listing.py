"""How a card of Dominion is listed: with its cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fudaba.games.dominion.facts.shown import Facts
from fudaba.kernel import shown
from fudaba.text import Words

_WITHOUT_COST: Final = frozenset(
    {"way", "landmark", "boon", "hex", "state", "artifact", "ally", "trait", "prophecy", "group"}
)
"""What lies beside the piles and is never paid for."""


def card_figures(words: Words, facts: shown.Facts, usual: Sequence[str]) -> list[str]:
    """See `game_words.ListsFigures`."""
    if not isinstance(facts, Facts) or facts.sort in _WITHOUT_COST:
        return [*usual]
    coins, potions, debt = facts.cost
    return [words.say("dominion-cost", coins=coins, potions=potions, debt=debt), *usual]

"""Figures of Dominion: the bold +Cards, +Actions and so on of an instruction, and how they are written."""

# text: dominion-plus-* dominion-card-*

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fudaba.games.dominion.facts.kinds import KINDS, Bonus
from fudaba.text import Words, words

FIGURES: Final = Bonus._fields
"""The words of figures: "cards", "actions", …"""
_FIGURE: Final = re.compile(rf"({'|'.join(FIGURES)})_(\d+)")
_WRITTEN: Final = {
    "cards": "+{} Card",
    "actions": "+{} Action",
    "buys": "+{} Buy",
    "coins": "+${}",
    "potions": "+{} Potion",
    "villagers": "+{} Villager",
    "coffers": "+{} Coffers",
    "favors": "+{} Favor",
    "vp": "+{} VP",
}
"""How a card's figures begin where its text says them."""


def figures_of(words: Words, word: str) -> list[str]:
    """An instruction that is only figures, as "buys_1_coins_3", in words, one by one; none for any other."""
    figures = _FIGURE.findall(word)
    if "_".join(f"{figure}_{number}" for figure, number in figures) != word:
        return []
    return [words.say(f"dominion-plus-{figure}", number=int(number)) for figure, number in figures]


def figures_unsaid(id: str) -> Iterator[str]:
    """The figures that stand in a card's declaration and not in its English text, or +$ the other way round.

    As "+2 Cards" is written; Capitalism goes by where +$ stands (WAY-60).
    """
    card, text = KINDS[id], words("en").say(f"dominion-card-{id}.text")
    for name, figure in card.bonus._asdict().items():
        said = [_WRITTEN[name].format(figure)]
        if card.treasure:  # what a Treasure is worth is written without a plus
            said.append(said[0].removeprefix("+"))
        if figure and name != "potions" and not any(each in text for each in said):
            yield said[0]
    if card.action and card.plus_coins != ("+$" in text.replace("+$1 token", "")):
        yield "+$ (plus_coins=True)"

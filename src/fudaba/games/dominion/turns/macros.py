"""Names for moves that a player always makes as one step (`kernel.habits.Habitual.macros`)."""

from __future__ import annotations

from typing import Final

from fudaba.kernel.habits import Habitual

PLAY_ALL: Final = "play_all"
"""Play all Treasures of the hand at once before buying, if they give nothing but coins."""


def plays_all(player: type[Habitual] | None) -> bool:
    """Whether a player has the habit `PLAY_ALL`."""
    return player is not None and PLAY_ALL in player.macros


def choice_macro(card: str, word: str = "") -> str:
    """The macro of a player who needs no look at the table to choose a word of this card.

    Args:
        card: the card's id.
        word: the word that the player always chooses; "" where the player counts to decide.
    """
    return f"{card}: {word}"

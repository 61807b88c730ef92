"""Names for moves that a player always makes as one step (`kernel.autoplay.AutoPlayer.composite_moves`)."""

from __future__ import annotations

from typing import Final

from fudaba.kernel.autoplay import AutoPlayer

PLAY_ALL: Final = "play_all"
"""Play all Treasures of the hand at once before buying, if they give nothing but coins."""


def plays_all(player: type[AutoPlayer] | None) -> bool:
    """Whether a player makes the move `PLAY_ALL`."""
    return player is not None and PLAY_ALL in player.composite_moves


def fixed_choice(card: str, word: str = "") -> str:
    """The name of the fixed choice of a player who needs no look at the table to choose a word of this card.

    Args:
        card: the card's id.
        word: the word that the player always chooses; "" where the player counts to decide.
    """
    return f"{card}: {word}"

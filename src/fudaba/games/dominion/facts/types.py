"""The types of cards, one bit each."""

from __future__ import annotations

from typing import Final

TYPES: Final = (
    "action", "treasure", "victory", "curse", "attack", "reaction", "duration", "night", "reserve",
    "command", "looter", "ruins", "shelter", "knight", "traveller", "gathering", "castle", "fate", "doom",
    "heirloom", "spirit", "zombie", "prize", "reward", "loot", "liaison", "augur", "clash", "fort",
    "odyssey", "townsfolk", "wizard", "omen", "shadow",
)  # fmt: skip
"""The names of the types, by bit."""

(
    ACTION, TREASURE, VICTORY, CURSE, ATTACK, REACTION, DURATION, NIGHT, RESERVE,
    COMMAND, LOOTER, RUINS, SHELTER, KNIGHT, TRAVELLER, GATHERING, CASTLE, FATE, DOOM,
    HEIRLOOM, SPIRIT, ZOMBIE, PRIZE, REWARD, LOOT, LIAISON, AUGUR, CLASH, FORT,
    ODYSSEY, TOWNSFOLK, WIZARD, OMEN, SHADOW,
) = (1 << bit for bit in range(len(TYPES)))  # fmt: skip


NAMED: Final = {name: 1 << bit for bit, name in enumerate(TYPES)}
"""The bit of each type, by its name."""


def names_of(types: int) -> list[str]:
    """The names of the types in a set of bits."""
    return [name for bit, name in enumerate(TYPES) if types >> bit & 1]

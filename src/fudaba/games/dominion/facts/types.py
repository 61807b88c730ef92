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

ACTION: Final = 1 << 0
TREASURE: Final = 1 << 1
VICTORY: Final = 1 << 2
CURSE: Final = 1 << 3
ATTACK: Final = 1 << 4
REACTION: Final = 1 << 5
DURATION: Final = 1 << 6
NIGHT: Final = 1 << 7
RESERVE: Final = 1 << 8
COMMAND: Final = 1 << 9
LOOTER: Final = 1 << 10
RUINS: Final = 1 << 11
SHELTER: Final = 1 << 12
KNIGHT: Final = 1 << 13
TRAVELLER: Final = 1 << 14
GATHERING: Final = 1 << 15
CASTLE: Final = 1 << 16
FATE: Final = 1 << 17
DOOM: Final = 1 << 18
HEIRLOOM: Final = 1 << 19
SPIRIT: Final = 1 << 20
ZOMBIE: Final = 1 << 21
PRIZE: Final = 1 << 22
REWARD: Final = 1 << 23
LOOT: Final = 1 << 24
LIAISON: Final = 1 << 25
AUGUR: Final = 1 << 26
CLASH: Final = 1 << 27
FORT: Final = 1 << 28
ODYSSEY: Final = 1 << 29
TOWNSFOLK: Final = 1 << 30
WIZARD: Final = 1 << 31
OMEN: Final = 1 << 32
SHADOW: Final = 1 << 33


NAMED: Final = {name: 1 << bit for bit, name in enumerate(TYPES)}
"""The bit of each type, by its name."""


def names_of(types: int) -> list[str]:
    """The names of the types in a set of bits."""
    return [name for bit, name in enumerate(TYPES) if types >> bit & 1]

"""The weights of the rules of thumb: every figure stands here.

They were fitted to games of this bot against three that play at random. Among four of its own kind they stand
on a plateau: what other figures bring there is less than can be measured (docs/measurements/strength.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

KEPT: Final[Mapping[str, float]] = {
    "wild": 2,
    "wild_1": 9,
    "wild_draw_3": 13,
    "wild_direct_draw_5": 16,
    "wild_number_chain": 12,
    "draw_2": 6,
    "shot_draw_2": 7,
    "bind": 7,
    "block": 6,
    "through": 9,
    "reflect": 10,
    "curse": 10,
    "haunted_shield": 6,
    "all_draw_1": 14,
    "almighty": 18,
    "reset": 4,
    "clear": -12,
}
"""What a card in the hand is worth to keep: what it will avert, strike with or make possible."""


class Weights(NamedTuple):
    """Figures are points of the match, unless it says that they are turns or a chance."""

    # The race: who goes out first.
    race: float = 1.3
    """How surely the player who needs fewer turns goes out first (an exponent)."""
    pace: float = 2.0
    """Turns that a rival needs for each card."""
    start: float = 2.0
    """Turns that a rival needs besides."""
    unknown: float = 2.0
    """Turns that a card about to be drawn will take."""

    # What a hand costs.
    soon: float = 0.2
    """How much less the points in the hand count for each turn that the first rival needs."""
    typical: float = 35.0
    """What a hand costs that many more turns will have changed."""
    under_clear: float = 0.5
    """The share of it under a Clear."""
    clear: float = 20.0
    """What a Clear in front costs while there is time to release it; later it costs all it says."""
    time_to_release: float = 2.0
    """Turns that are enough for that."""

    # What it is good for.
    out: float = 100.0
    """Going out: more than anything else."""
    prize: float = 15.0
    """Going out first some day, because of what it costs the rivals."""
    hit: float = 8.0
    """A card drawn by a rival, shared among all of them."""
    lands: float = 0.75
    """How probably an attack is not averted (a chance)."""
    in_time: float = 3.0
    """Turns below which a card in the hand loses its value as something to keep."""
    amplify: float = 4.0
    """What an Amplify in front costs its owner, who draws more when hit."""
    stronger: float = 2.0
    """What it is worth for each attack card in the hand."""
    plays_drawn: float = 0.45
    """How probably a card that was drawn can be played at once (a chance)."""
    search: float = 6.0
    """How much better a card is that was searched for than one that was drawn."""
    kept: Mapping[str, float] = KEPT
    """What cards are worth to keep."""


WEIGHTS: Final = Weights()

# How many turns a hand takes (`finish`).

LARGEST: Final = 5
"""Hands of more cards are not looked into further."""
EACH: Final = 0.95
"""Turns for each card beyond."""
CHANGES: Final = 0.22
"""How much less probably the colour is the same a turn later, for each rival who plays in between."""
RECOLOURS: Final = 0.4
"""How probably, where nothing fits, the card that is drawn changes the colour for the better."""
BY_SIGN: Final = 0.12
"""How probably a card fits though it has another colour than the top card."""
NO_LAST: Final = 4.0
"""Turns lost by a hand with which one cannot go out, however it is played."""

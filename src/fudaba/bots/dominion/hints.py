"""What the figures printed on a card do not tell a player: small tables, one line a card.

A card that is in none of them is judged by its figures, its types and its cost. A card's own word goes before
what is usual for a question of its kind.
"""

from __future__ import annotations

from typing import Final

KEEPS: Final[dict[str, float]] = {
    "curse": -2.0,
    "copper": 0.6,
    "estate": 0.0,
    "hovel": -0.5,
    "overgrown_estate": -0.5,
    "necropolis": 0.3,
    "duchy": 3.0,
    "province": 8.0,
    "colony": 10.0,
    "cursed_gold": 0.3,
    "platinum": 9.0,
}
"""What a card is worth in the deck, where its cost misleads."""

PLAYS: Final[dict[str, float]] = {
    "throne_room": 60.0,
    "kings_court": 70.0,
    "crown": 50.0,
    "disciple": 55.0,
    "scepter": -50.0,
    "council_room": 2.0,
    "chapel": 1.5,
    "tactician": -20.0,
    "library": -2.0,
    "watchtower": -3.0,
    "beggar": -20.0,
    "storyteller": -5.0,
}
"""What to add to the order in which Actions are played."""

NEEDS: Final[dict[str, str]] = {
    "altar": "junk",
    "ambassador": "junk",
    "apprentice": "junk",
    "baron": "estate",
    "chapel": "junk",
    "coppersmith": "copper",
    "crown": "action",
    "death_cart": "ruins",
    "disciple": "action",
    "displace": "junk",
    "enlarge": "junk",
    "exorcist": "junk",
    "forager": "junk",
    "horse_traders": "dead",
    "improve": "action",
    "island": "victory",
    "junk_dealer": "junk",
    "kings_court": "action",
    "mine": "treasure",
    "mint": "treasure",
    "monastery": "junk",
    "moneylender": "copper",
    "pooka": "copper",
    "procession": "action",
    "rats": "junk",
    "raze": "junk",
    "remake": "two_junk",
    "remodel": "junk",
    "replace": "junk",
    "research": "junk",
    "rice_broker": "junk",
    "salvager": "junk",
    "scrap": "junk",
    "secret_chamber": "dead",
    "shepherd": "victory",
    "tanuki": "junk",
    "throne_room": "action",
    "trader": "junk",
    "trading_post": "two_junk",
    "transmute": "junk",
    "treasure_map": "treasure_map",
    "upgrade": "junk",
}
"""What must be in hand for an Action to be played: a type, a card, "junk" (what the deck is better without),
"two_junk", or "dead" (what is of no use in a hand)."""

SAYS: Final[dict[str, tuple[str, ...]]] = {
    "courtyard": ("yes",),
    "mining_village": ("no",),
    "nobles": ("cards_3",),
    "pawn": ("cards_1", "actions_1"),
    "minion": ("coins_2",),
    "courtier": ("gain_gold", "coins_3"),
    "count": ("topdeck", "coins_3"),
}
"""The words that a card is answered with at an `option` or a `may`, the most wanted first."""

TURNED: Final[dict[str, frozenset[str]]] = {
    "trash": frozenset({"thief", "pirate_ship", "lurker", "noble_brigand"}),
    "discard": frozenset({"pillage"}),
    "gain": frozenset({"swindler"}),
    "exile": frozenset({"camel_train"}),
    "set_aside": frozenset({"farmhands"}),
}
"""By the kind of question: cards that ask it about what is another player's, or still in the Supply, or will
be played later, so that what would go first goes last."""

TRASHES: Final = frozenset({"counterfeit"})
"""Cards that trash what they play, and give nothing for it."""

LEFT: Final = frozenset({"cursed_gold"})
"""Treasures that bring more harm than their coins are worth: they are not played."""

NAMES: Final[dict[str, str]] = {"rebuild": "province"}
"""What is named for a card where it is not what its player has most of."""

DECLINES: Final = frozenset({"mercenary"})
"""Cards whose "may" abilities are better left alone."""

FEW: Final = frozenset({"asceticism", "stash", "secret_passage", "province"})
"""Cards that ask for a number of which less is better."""

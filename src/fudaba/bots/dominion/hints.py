"""What the figures printed on a card do not tell a player: small tables, one line a card.

A card that is in none of them is judged by its figures, its types and its cost. A card's own word goes before
what is usual for a question of its kind.
"""

from __future__ import annotations

from typing import Final, NamedTuple

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
    "tactician": -4.5,
    "library": -2.0,
    "watchtower": -2.5,
    "storyteller": -5.0,
}
"""What to add to the order in which Actions are played."""

NEEDS: Final[dict[str, str]] = {
    "beggar": "coppers",
    "death_cart": "ruins",
    "horse_traders": "dead",
    "island": "victory",
    "lurker": "trash",
    "madman": "payoff",
    "monastery": "junk",
    "raze": "junk",
    "tactician": "poor_hand",
}
"""What must be in hand for a card to be played, where playing it once does not show that (see `need_of`).

What it does is of use only now and then: Coppers, a hand that goes for a better one, a card in the trash, a
hand that is drawn once. Or what it takes is not lost, and yet a price: a card set aside, two discarded, an
Action for a cart. Or it waits for what was gained this turn, or may trash itself instead.

A type; "junk" (what the deck is better without), "dead" (what is of no use in a hand), "coppers" (a use for
them), "poor_hand" (that it can go), "trash" (a good Action there, or one more card like this one), "payoff"
(enough of what pays, or a great turn)."""


class Makes(NamedTuple):
    """What a player gets for a card that they trash."""

    plus: int = 0
    """It gains a card that costs up to so much more than the trashed one."""
    exactly: bool = False
    """Whether it must cost just so much more."""
    up_to: int | None = None
    """It gains a card up to this cost, no matter what was trashed; None where that matters."""
    only: str = ""
    """The type that the gained card must have, "" for any."""
    gains: bool = True
    """Whether it gains a card at all."""
    coins: int = 0
    """So many coins for each $1 of the trashed card's cost."""
    cards: int = 0
    """It draws so many cards for each $1 of the trashed card's cost."""
    to_hand: bool = False
    """Whether the gained card comes to the hand."""
    else_: bool = False
    """Whether the card is good for something else, too."""


MAKES: Final[dict[str, Makes]] = {
    "butcher": Makes(1, else_=True),
    "develop": Makes(1, exactly=True),
    "farmland": Makes(2, exactly=True),
    "governor": Makes(2, exactly=True, else_=True),
    "research": Makes(gains=False, cards=1),
}
"""What cards are trashed for where trying it once does not show that (see `makes_of`): it is paid for, or
chosen, or done when the card is gained, or it comes at the next turn."""

GIVES: Final[dict[str, float]] = {
    "bank": 3.0,
    "baron": 2.0,
    "city_quarter": 1.0,
    "coppersmith": 2.0,
    "courtier": 2.0,
    "crown": 2.0,
    "death_cart": 3.0,
    "diadem": 3.0,
    "farmers_market": 2.0,
    "fools_gold": 2.0,
    "kings_court": 3.0,
    "minion": 2.0,
    "moneylender": 2.0,
    "philosophers_stone": 3.0,
    "pirate_ship": 2.0,
    "poor_house": 2.0,
    "secret_chamber": 2.0,
    "tribute": 2.0,
    "trusty_steed": 2.0,
    "vault": 3.0,
    "venture": 2.5,
}
"""The coins that a card gives on average, where that is not printed as a figure. Playing it once does not
tell that: it depends on the deck, on what has been played, and on what is chosen."""


SAYS: Final[dict[str, tuple[str, ...]]] = {
    "courtyard": ("yes",),
    "mining_village": ("no",),
    "pawn": ("cards_1", "actions_1"),
    "courtier": ("gain_gold", "coins_3"),
    "count": ("topdeck", "coins_3"),
}
"""The words that a card is answered with at an `option` or a `may`, the most wanted first."""

TURNED: Final[dict[str, frozenset[str]]] = {
    "trash": frozenset({"lurker"}),
    "exile": frozenset({"camel_train"}),
    "set_aside": frozenset(
        {"contract", "crypt", "delay", "farmhands", "inheritance", "patient", "prince", "trickster"}
    ),
}
"""By the kind of question: cards that ask it about what is still in the Supply, or will be played later, so
that what would go first goes last."""

TRASHES: Final = frozenset({"counterfeit"})
"""Cards that trash what they play, and give nothing for it."""

LEFT: Final = frozenset({"cursed_gold"})
"""Treasures that bring more harm than their coins are worth: they are not played."""

SAVES: Final = frozenset({"puzzle_box", "save"})
"""Treasures and Events that save a card of the hand for the next turn; `next_turn.saves` finds Actions."""

NAMES: Final[dict[str, str]] = {"rebuild": "province"}
"""What is named for a card where it is not what its player has most of."""

LIMITS: Final = {"war_chest": 5}
"""What a card may cost at most that another player then gains, and not the one who is named for it."""

DECLINES: Final = frozenset({"disciple", "urchin"})
"""Cards whose "may" abilities are better left alone."""

ARTIFACTS: Final = {"horn": 2.0, "key": 3.0, "lantern": 1.5}
"""What Artifacts are worth that can be chosen, to who does not have them."""

BID: Final = 10
"""The most Debt that is bid for 8 Victory tokens: what one and a half turns buy brings fewer points."""

PRICED: Final = frozenset({"stonemason"})
"""Cards for which Actions are gained that cost just what is paid more for them."""

AWAITS: Final = {"duplicate": 5}
"""What a gained card has to cost that a card is called for it which waits on the mat."""

FEW: Final = frozenset({"stash", "secret_passage"})
"""Cards that ask for a number of which less is better."""

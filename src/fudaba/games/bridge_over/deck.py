"""The cards as they are printed, and the decks made of them.

What a card does stands in `cards.py`, where each is declared together with these facts.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Final, NamedTuple

from fudaba.games.bridge_over.vocabulary import BridgeOverOption
from fudaba.kernel.ask import Option
from fudaba.kernel.cards import Card

COLOURS: Final = ("red", "green", "blue", "yellow")

NUMBER: Final = "number"
COLOURED: Final = "coloured"
TWO_COLOURED: Final = "two_coloured"
WILD: Final = "wild"
PUBLIC: Final = "public"
DEFENCE: Final = "defence"
DISCARD: Final = "discard"
SPECIAL: Final = "special"
ANYWHERE: Final = (WILD, PUBLIC, DEFENCE, DISCARD, SPECIAL)
"""What may be played whatever the top card is, but not as the last card in hand."""

# What sets a card apart, beyond its group and its effect, and where that is used.
AMPLIFIES: Final = "amplifies"
"""In front of a player: one card more for each attack of theirs, and on them (attack, turn)."""
RELEASABLE: Final = "releasable"
"""May be released from in front of its player (removal)."""
CLEARS: Final = "clears"
"""In front of a player: only their number cards count (scoring)."""
ALL_DRAW: Final = "all_draw"
"""In front of a player: everybody else draws as their turn begins (turn)."""
BINDS: Final = "binds"
"""Lies in front of the player whom it attacks (attack)."""
AIMED: Final = "aimed"
"""Its player points at whom it attacks (attack)."""
PUSHED: Final = "pushed"
"""Goes to the previous player's hand, also when it was the last card (attack)."""
FOLLOWED: Final = "followed"
"""Cannot be left alone: a card must follow it (fits, play)."""
CHAINS: Final = "chains"
"""Goes on with cards of its colour (play)."""
SEARCHES: Final = "searches"
"""Needs something among the discards (fits)."""
COUNT_VARIES: Final = "count_varies"
"""How many there are with the Expansion is an option of the table (AMB-1)."""

Do = Callable[..., Awaitable[None] | None]
"""What the card does once it lies on the table, as its player (`me.Me`) follows it."""


class Kind(NamedTuple):
    """All cards of one name."""

    id: str
    """The function's name."""
    group: str
    """One of number, coloured, two_coloured, wild, public, defence, discard, special."""
    points: int
    """What it costs in the hand at the end of a round."""
    copies: tuple[str, ...]
    """The colours of the cards, once for each card ("red", "red/green", "")."""
    do: Do
    """Its effect."""
    asks: bool
    """Whether the effect may ask its player something."""
    basic: int
    """How many of the cards belong to the Basic set."""
    star: int = 0
    """How many belong to the Expansion set; these come last in `copies`."""
    only: str = ""
    """The one deck that it belongs to, or ""."""
    front_points: int = 0
    """What it costs in front of a player."""
    attack: bool = False
    """Whether it attacks."""
    parries: bool = False
    """Whether it can pass on a Draw 2 with 2 more cards."""
    number: int = -1
    """The number on a number card."""
    traits: frozenset[str] = frozenset()
    """What else sets it apart; see above."""
    rule: str = ""
    """The rule that lets it be laid in front of a player."""

    @property
    def one_coloured(self) -> bool:
        """Whether its cards have exactly one colour."""
        return bool(self.copies) and self.copies[0] in COLOURS

    @property
    def becomes_top(self) -> bool:
        """Whether it is laid on the table's top card, and not in front of somebody or away."""
        return self.group not in (PUBLIC, DEFENCE, DISCARD)


KINDS: Final[dict[str, Kind]] = {}
"""Every kind by its id, in the order of declaration (see `cards.py`)."""


class Printed(Card):
    """One card of the deck: its kind and its colours."""

    __slots__ = (
        "colours",
        "kind",
        "names_colour",
        "number",
        "play",
        "points",
        "release",
        "sign",
        "star",
        "take",
    )

    def __init__(self, number: int, kind: Kind, colours: str, star: bool) -> None:
        super().__init__(kind.id, f"{colours} {kind.id}" if colours else kind.id)
        self.number = kind.number
        self.kind = kind
        self.colours: tuple[str, ...] = tuple(colours.split("/")) if colours else ()
        self.star = star
        self.names_colour = kind.group == WILD or len(self.colours) > 1
        """Whether its player chooses the colour that it shows."""
        self.points = kind.points
        self.sign = kind.id
        """What it shows besides its colour; cards of one sign fit each other."""
        self.play: Final[BridgeOverOption] = Option("play", number, self.face)
        self.release: Final[BridgeOverOption] = Option("release", number, self.face)
        self.take: Final[BridgeOverOption] = Option("take", number, self.face)


class Deck(NamedTuple):
    """The cards of one table by number, and what is looked up about them all the time."""

    cards: tuple[Printed, ...]
    """What is printed on each card, by its number."""
    plays: tuple[BridgeOverOption, ...]
    """The option to play each."""
    faces: tuple[str, ...]
    """The face of each."""
    escorts: frozenset[int]
    """The cards that cannot be left alone."""
    needs_look: frozenset[int]
    """Escorts and Search, where one must look closer."""
    fitting: dict[tuple[str, str], frozenset[int]]
    """What fits the top card even as the last card in hand, by how that shows (colour and kind)."""
    playable: dict[tuple[str, str], frozenset[int]]
    """That, and what fits anything unless it is the last card."""
    ends: dict[str, frozenset[int]]
    """What may end a row of Escorts after one of this colour (BRG-032, BRG-041)."""
    ends_before_last: frozenset[int]
    """What may end a row of Escorts after any colour, unless it is the last card (BRG-040)."""


@cache
def build(deck: str, expansion: bool, resets: int, name_match: bool, escort_follow: str = "fits") -> Deck:
    """The deck for these options of a table; its composition is BRG-001 to BRG-012."""
    cards: list[Printed] = []
    for kind in KINDS.values():
        if kind.only and kind.only != deck:
            continue
        star = kind.star + (resets - 2 if COUNT_VARIES in kind.traits else 0)
        copies = [*kind.copies, *([""] * max(0, kind.basic + star - len(kind.copies)))]
        for number, colours in enumerate(copies[: kind.basic + (star if expansion else 0)]):
            cards.append(Printed(len(cards), kind, colours, number >= kind.basic))
    everything = tuple(cards)
    escorts = frozenset(n for n, card in enumerate(cards) if FOLLOWED in card.kind.traits)
    search = frozenset(n for n, card in enumerate(cards) if SEARCHES in card.kind.traits)
    anywhere = frozenset(n for n, card in enumerate(cards) if card.kind.group in ANYWHERE)
    fitting = {
        (colour, sign): _fitting(everything, colour, sign, name_match) for colour in COLOURS for sign in KINDS
    }
    strict = escort_follow == "strict"  # AMB-4: of several colours nothing may follow but Almighty
    return Deck(
        cards=everything,
        plays=tuple(card.play for card in everything),
        faces=tuple(card.face for card in everything),
        escorts=escorts,
        needs_look=escorts | search,
        fitting={shown: fits - escorts for shown, fits in fitting.items()},
        playable={shown: fits | anywhere for shown, fits in fitting.items()},
        ends={
            colour: frozenset(
                n
                for n, card in enumerate(cards)
                if colour in card.colours and n not in escorts and not (strict and len(card.colours) > 1)
            )
            for colour in COLOURS
        },
        ends_before_last=frozenset(
            n
            for n, card in enumerate(cards)
            if card.kind.group == SPECIAL or (card.kind.group == WILD and not strict)
        ),
    )


def _fitting(cards: tuple[Printed, ...], colour: str, sign: str, name_match: bool) -> frozenset[int]:
    """Which cards have the top's colour, number or name (BRG-013, BRG-075, BRG-095; G-5, AMB-2)."""
    return frozenset(
        n
        for n, card in enumerate(cards)
        if card.colours
        and (colour in card.colours or (card.sign == sign and (name_match or card.number >= 0)))
    )

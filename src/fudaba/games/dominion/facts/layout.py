"""The places of a table: piles, trash, and what each player has."""

from __future__ import annotations

from functools import cache
from typing import Final

from fudaba.kernel.cards import EVERYBODY, NOBODY, Zone, only

BOX: Final = 0
"""Cards that are not in this game, and landscapes that are not."""
TRASH: Final = 1
LANDSCAPES: Final = 2
"""Events, Projects, Ways and so on that are in this game, and Boons and Hexes as long as they lie open."""
COMMON: Final = 3
"""Set aside for everybody, face up: the card for the Way of the Mouse, Boons, and the like."""
BLACK_MARKET: Final = 4
"""A deck of Kingdom cards that are not in the Supply, the last of it on top."""
BOONS: Final = 5
BOONS_DISCARD: Final = 6
HEXES: Final = 7
HEXES_DISCARD: Final = 8
SEATS: Final = 9
"""Zone `SEATS + seat * OWN + kind` is a player's own; the piles come after all players."""

# Each one a number that is known wherever it is read: machine code then looks nothing up.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
ASIDE: Final = 4
FACE_DOWN: Final = 5
EXILE: Final = 6
TAVERN: Final = 7
ISLAND: Final = 8
NATIVE_VILLAGE: Final = 9
OWN: Final = 10
OWN_PLACES: Final = tuple(range(OWN))
NAMES: Final = (
    "deck", "hand", "discard", "play", "aside", "face_down", "exile", "tavern", "island", "native_village",
)  # fmt: skip
"""The names of a player's own places, by kind. `aside` is face up; both are one place to the rules."""


def place(kind: int, seat: int) -> int:
    """The zone of this kind that is a player's own."""
    return SEATS + seat * OWN + kind


MOST_SEATS: Final = 6
"""How many may play."""


def _of_each(kind: int) -> tuple[int, ...]:
    return tuple([place(kind, seat) for seat in range(MOST_SEATS)])


DECKS: Final = _of_each(DECK)
HANDS: Final = _of_each(HAND)
DISCARDS: Final = _of_each(DISCARD)
PLAY_AREAS: Final = _of_each(PLAY)
"""The zones of the places that are looked at most, by seat."""


def first_pile(seats: int) -> int:
    """The zone of the first pile."""
    return SEATS + seats * OWN


def layout_for(seats: int, piles: tuple[str, ...], mixed: frozenset[str]) -> tuple[Zone, ...]:
    """All zones of a table. Of a mixed pile (Ruins, Knights) only the top card is known, by being shown."""
    zones = [*_besides_piles(seats)]
    for pile in piles:
        seen_by = NOBODY if pile in mixed else EVERYBODY
        zones.append(Zone(len(zones), f"supply.{pile}", audience=seen_by, top_only=True))
    return tuple(zones)


@cache
def _besides_piles(seats: int) -> tuple[Zone, ...]:
    """The zones that every table has with this many seats; the piles come after them."""
    zones = [
        Zone(BOX, "box", audience=NOBODY),
        Zone(TRASH, "trash", audience=EVERYBODY),
        Zone(LANDSCAPES, "landscapes", audience=EVERYBODY),
        Zone(COMMON, "common", audience=EVERYBODY),
        Zone(BLACK_MARKET, "black_market", audience=NOBODY),
        Zone(BOONS, "boons", audience=NOBODY),
        Zone(BOONS_DISCARD, "boons_discard", audience=EVERYBODY),
        Zone(HEXES, "hexes", audience=NOBODY),
        Zone(HEXES_DISCARD, "hexes_discard", audience=EVERYBODY),
    ]
    for seat in range(seats):
        audience = {
            DECK: NOBODY,
            HAND: only(seat),
            FACE_DOWN: only(seat),
            NATIVE_VILLAGE: only(seat),
        }
        zones += [
            Zone(place(kind, seat), name, seat, audience.get(kind, EVERYBODY), kind == DISCARD)
            for kind, name in enumerate(NAMES)
        ]
    return tuple(zones)

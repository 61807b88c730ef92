"""Cards, references that notice when track is lost, zones and who may see into them."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

EVERYBODY: Final = -1
"""The audience that has every seat in it (all bits set), spectators too."""
NOBODY: Final = 0
"""The audience without anyone."""

new_tuple: Final = tuple.__new__
"""Makes a named tuple that is made all the time in half the time: `new_tuple(Ref, (card, stamp))`."""


def only(*seats: int) -> int:
    """The audience of exactly these seats, as a bit mask."""
    audience = 0
    for seat in seats:
        audience |= 1 << seat
    return audience


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One kind of card: immutable, shared by all tables. Games add their facts in a subclass.

    `id` is the name of the function that carries out the card, of its text and of its test.
    `face` tells apart what looks different on the table ("red 5"); cards of one face are
    interchangeable wherever the rules do not follow the single piece of cardboard. `back` is what everybody
    can tell of it wherever it lies face down, "" where all backs are alike.
    """

    __slots__ = ("back", "face", "id")

    def __init__(self, id: str, face: str = "", back: str = "") -> None:
        self.id = id
        self.face = face or id
        self.back = back

    def __repr__(self) -> str:
        return f"<{self.face}>"


class Ref(NamedTuple):
    """A card as it lay at one moment: its number at the table, and the stamp of its last move.

    Every move gives the card a new stamp, so a reference from before has lost track of it:
    see `State.finds`.
    """

    card: int
    stamp: int


class Zone(NamedTuple):
    """A place for cards."""

    number: int
    """Its index in `State.zones`."""
    name: str
    """What the game calls the place, such as "hand"."""
    owner: int = -1
    """The seat whose place it is, -1 for a place of all."""
    audience: int = NOBODY
    """The seats that see the faces in it, one bit each."""
    top_only: bool = False
    """Whether, of what the audience saw come in, only the top card may still be looked at."""

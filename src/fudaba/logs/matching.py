"""How far a game has followed a log: a place in it, moved on by what happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from fudaba.logs.atoms import Atom, LoggedDeed


class Place(NamedTuple):
    """A place in a log's atoms: which is next, and how much of that is still to come."""

    atom: int
    """The place of that atom in the list."""
    named: Counter[str] | None = None
    """Its named cards that are still to come, None where all of it is."""
    hidden: int = 0
    """How many of its unnamed cards are still to come."""
    number: int = 0
    """How much of its figure is still to come."""

    @property
    def left(self) -> int:
        """How many cards of it are still to come, where some of it has been met."""
        return sum(self.named.values()) + self.hidden if self.named is not None else 1 << 16


class Misfit(NamedTuple):
    """An event of our game that the log has otherwise."""

    deed: LoggedDeed
    """What happened."""
    wrong: tuple[int, ...] = ()
    """The numbers of cards that are none of those that the log names."""
    wanted: tuple[str, ...] = ()
    """The faces that it names instead, () where the log has another kind of event."""


class Step(NamedTuple):
    """One thing that happened as the log says. place: how far it is then. named: the cards that the log
    names with it."""

    place: Place
    named: tuple[int, ...]


def followed(text: LoggedDeed, place: Place, atoms: Sequence[Atom], faces: Sequence[str]) -> Step | Misfit:
    """Move a place on by what has happened. faces: of the cards, by number."""
    if place.atom >= len(atoms):
        return Misfit(text)
    atom = atoms[place.atom]
    if atom.kind != text.kind or (atom.seat != text.seat and text.kind != "ends"):
        return Misfit(text)
    if text.words:
        fits = text.words == tuple(atom.named.elements())
        return Step(Place(place.atom + 1), ()) if fits else Misfit(text)
    if not text.cards:
        return _figure(text, place, atom)
    return _cards(text, place, atoms, faces)


def _figure(text: LoggedDeed, place: Place, atom: Atom) -> Step | Misfit:
    left = place.number if place.named is not None else atom.number
    if text.number == left:
        return Step(Place(place.atom + 1), ())
    if text.kind.startswith("uses_") and text.number < left:
        return Step(Place(place.atom, Counter(), 0, left - text.number), ())
    return Misfit(text)


def _cards(text: LoggedDeed, place: Place, atoms: Sequence[Atom], faces: Sequence[str]) -> Step | Misfit:
    """Meet the cards of an atom, and of those behind it that are the same deed."""
    index, todo = place.atom, list(text.cards)
    named: list[int] = []
    left, hidden = (place.named.copy(), place.hidden) if place.named is not None else _all_of(atoms[index])
    while True:
        rest: list[int] = []
        for card in todo:
            if left[faces[card]] > 0:
                left[faces[card]] -= 1
                named.append(card)
            else:
                rest.append(card)
        unseen = min(hidden, len(rest))
        hidden, todo, left = hidden - unseen, rest[unseen:], +left
        if todo and left:
            return Misfit(text, tuple(todo), tuple(left.elements()))
        if left or hidden:
            return Step(Place(index, left, hidden), tuple(named))
        index += 1
        if not todo:
            return Step(Place(index), tuple(named))
        if index >= len(atoms) or atoms[index][:2] != (text.kind, text.seat) or not atoms[index].size:
            return Misfit(text)
        left, hidden = _all_of(atoms[index])


def _all_of(atom: Atom) -> tuple[Counter[str], int]:
    return atom.named.copy(), atom.hidden

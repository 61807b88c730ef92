"""What a shuffle must have brought, by what the log shows until the deck is used up.

A deck is drawn in hands whose sizes the log says. What a player shows of a hand was in it; what they never
show is most likely what nobody plays. So a whole cycle of a deck is laid out at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.logs.atoms import Atom

SHOWN: Final = frozenset(
    {
        "discards", "exiles", "passes", "plays", "puts", "puts_at_bottom", "puts_in_deck", "returns",
        "reveals", "sets_aside", "shuffles_into_deck", "topdecks", "trashes",
    }
)  # fmt: skip
"""Deeds with cards that may come out of a hand."""
MOST_AHEAD: Final = 400
"""How many atoms are looked at for what a player draws next."""
_ENDS: Final = frozenset({"turn", "extra", "ends"})


class Group:
    """Cards that come to a hand together. size: how many of them come out of the shuffle; shown: those of
    them that the log shows sooner or later."""

    __slots__ = ("shown", "size")

    def __init__(self, size: int) -> None:
        self.size = size
        self.shown: Counter[str] = Counter()

    @property
    def room(self) -> int:
        """For how many more cards there is room."""
        return self.size - sum(self.shown.values())


def order_of(
    pool: Sequence[str],
    atoms: Sequence[Atom],
    index: int,
    seat: int,
    above: Sequence[str],
    hand: Counter[str],
    deck: int = 0,
) -> list[str]:
    """The faces of a shuffle as they likely come, the top one first.

    index: the atom of the shuffle. above: the cards that lie over the shuffled ones. hand: what the player
    has in hand as they shuffle, with what they have drawn already of the draw for which they do. deck: how
    many cards the deck had before that draw.
    """
    cycle = _Cycle(pool, above, hand, deck)
    cycle.follow(atoms, index, seat)
    rest = sorted(cycle.left.elements(), key=_is_played, reverse=True)
    order: list[str] = []
    for group in cycle.groups:
        room = max(0, group.room)
        order += [*group.shown.elements(), *rest[:room]]
        del rest[:room]
    return order + rest


def _is_played(face: str) -> int:
    """How likely it is that somebody who has this card plays it."""
    kind = KINDS.get(face)
    if kind is None:
        return 0
    return 2 if kind.treasure else 1 if kind.action else 0


class _Cycle:
    """A deck from one shuffle until it is used up. left: the cards that are in no group yet. held: the groups
    that are in hand; hand: what else is."""

    def __init__(self, pool: Sequence[str], above: Sequence[str], hand: Counter[str], deck: int) -> None:
        self.left = Counter(pool)
        self.groups: list[Group] = []
        self._size, self._above = len(pool), list(above)
        self._over = len(above)
        self._hand = hand.copy()
        self._held: list[Group] = []
        self._deck = deck

    def follow(self, atoms: Sequence[Atom], index: int, seat: int) -> None:
        """Take in what a log says from the shuffle on."""
        for number in range(index + 1, len(atoms)):
            atom = atoms[number]
            if atom.seat != seat:
                if atom.kind == "passes":
                    self._hand.update(atom.named)
                continue
            cleans_up = atom.kind == "draws" and _ends_turn(atoms, number + 1)
            if cleans_up and self._taken >= self._size:
                break
            if atom.kind in ("draws", "looks_at"):
                self._draw(atom, cleans_up=cleans_up)
            elif atom.kind == "puts_in_hand" or (atom.kind, atom.place) == ("gains", "hand"):
                self._hand.update(atom.named)
            elif (atom.kind, atom.place) == ("gains", "deck"):
                self._over += atom.size
                self._above[:0] = atom.named.elements()
            elif atom.kind in SHOWN:
                for face in atom.named.elements():
                    self._show(face)
                self._over += atom.size if atom.kind == "topdecks" else 0

    @property
    def _taken(self) -> int:
        return sum(group.size for group in self.groups)

    def _draw(self, atom: Atom, *, cleans_up: bool) -> None:
        first = not self.groups
        if first and not self._above:  # a part of it has been drawn before the shuffle
            self._over = sum(self._hand.values()) if cleans_up else min(self._deck, atom.size)
        elif cleans_up:
            self._held, self._hand = [], Counter()
        known = min(self._over, atom.size)
        self._over -= known
        self._hand.update(self._above[:known])
        del self._above[:known]
        group = Group(min(atom.size - known, self._size - self._taken))
        self.groups.append(group)
        self._held.append(group)
        if atom.named and not known:
            for face in atom.named.elements():
                self._into(group, face)
            self._hand.update(atom.named)

    def _into(self, group: Group, face: str) -> None:
        if group.room > 0 and self.left[face] > 0:
            group.shown[face] += 1
            self.left[face] -= 1

    def _show(self, face: str) -> None:
        """Let a card that is shown have been in the hand."""
        if self._hand[face] > 0:
            self._hand[face] -= 1
            return
        group = next((group for group in self._held if group.room > 0), None)
        if group is not None:
            self._into(group, face)


def _ends_turn(atoms: Sequence[Atom], number: int) -> bool:
    return number >= len(atoms) or atoms[number].kind in _ENDS


def hands_ahead(atoms: Sequence[Atom], index: int, seat: int) -> Iterator[tuple[int, Counter[str]]]:
    """What a player draws from an atom on until they shuffle: how many cards each time, and what they show
    before they draw again."""
    size, shown = 0, Counter[str]()
    for number in range(index, min(len(atoms), index + MOST_AHEAD)):
        atom = atoms[number]
        if atom.seat != seat:
            continue
        if atom.kind == "shuffles":
            break
        if atom.kind == "draws":
            if size:
                yield size, shown
            size, shown = atom.size, atom.named.copy()
        elif atom.kind in SHOWN:
            for face, count in atom.named.items():
                shown[face] = max(shown[face], count)
    if size:
        yield size, shown


def needs_of(atoms: Sequence[Atom]) -> list[dict[int, Counter[str]]]:
    """For each atom, what the players still show by name before the next turn begins."""
    found: list[dict[int, Counter[str]]] = [{} for _ in range(len(atoms) + 1)]
    for index in range(len(atoms) - 1, -1, -1):
        atom = atoms[index]
        if atom.kind in ("turn", "extra"):
            continue
        found[index] = dict(found[index + 1])
        if atom.seat >= 0 and atom.kind in SHOWN:
            found[index][atom.seat] = found[index].get(atom.seat, Counter()) + atom.named
    return found

"""What a shuffle must have brought, by what the log shows until the deck is used up.

A deck is drawn in hands whose sizes the log says. What a player shows of a hand was in it; what they never
show is most likely what nobody plays. So a whole cycle of a deck is laid out at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
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
    pool: Sequence[str], atoms: Sequence[Atom], index: int, seat: int, before: int, hand: Counter[str]
) -> list[str]:
    """The faces of a shuffle as they likely come, the top one first.

    index: the atom of the shuffle. before: how many cards lie over the shuffled ones. hand: what the player
    has in hand as they shuffle.
    """
    groups = _groups(len(pool), atoms, index, seat, before, hand.copy())
    left = Counter(pool)
    for group in groups:
        group.shown &= left
        left -= group.shown
    rest = sorted(left.elements(), key=_is_played)
    order: list[str] = []
    for group in groups:
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


def _groups(
    size: int, atoms: Sequence[Atom], index: int, seat: int, before: int, hand: Counter[str]
) -> list[Group]:
    groups: list[Group] = []
    held: list[Group] = []
    over = before
    for number in range(index + 1, len(atoms)):
        atom = atoms[number]
        if atom.seat != seat:
            if atom.kind == "passes":
                hand.update(atom.named)
            continue
        cleans_up = atom.kind == "draws" and _ends_turn(atoms, number + 1)
        if cleans_up and sum(group.size for group in groups) >= size:
            break
        if atom.kind in ("draws", "looks_at"):
            known = min(over, atom.size)
            over -= known
            group = Group(min(atom.size - known, size - sum(one.size for one in groups)))
            if cleans_up:
                held, hand = [], Counter()
            groups.append(group)
            held.append(group)
            if atom.named and not known:
                group.shown = atom.named.copy()
                hand.update(atom.named)
        elif atom.kind == "puts_in_hand":
            hand.update(atom.named)
        elif atom.kind in SHOWN:
            for face in atom.named.elements():
                _show(face, hand, held)
            over += atom.size if atom.kind == "topdecks" else 0
    return groups


def _show(face: str, hand: Counter[str], held: Sequence[Group]) -> None:
    """Let a card that is shown have been in the hand."""
    if hand[face] > 0:
        hand[face] -= 1
        return
    group = next((group for group in held if group.room > 0), None)
    if group is not None:
        group.shown[face] += 1


def _ends_turn(atoms: Sequence[Atom], number: int) -> bool:
    return number >= len(atoms) or atoms[number].kind in _ENDS

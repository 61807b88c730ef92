"""Twin worlds: the same game as it might be for all that one viewer may know.

In a twin of a table the cards whose faces a viewer may not know have changed places. Whatever
reaches them must be the same in both, now and later, until one of those cards comes to light.
Nothing here is left to chance: who wants another twin gives another order.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from typing import TypeVar

from fudaba.kernel.dice import permutation
from fudaba.kernel.table import Table
from fudaba.kernel.view import View, eyes

T = TypeVar("T", bound=Table)
Order = Sequence[int] | bytes


def hidden_from(table: Table, viewer: int) -> list[int]:
    """The cards whose faces a seat (or `view.SPECTATOR`) may not know, ascending."""
    return View(table, viewer).hidden()


def exchange(table: Table, viewer: int, keep: Collection[int] = (), order: Order = b"") -> list[int]:
    """Which card comes to lie where each card lies, so that the viewer could not tell.

    Only cards with the same back change places. keep: hidden cards that stay where they are. order: an
    order of `range(n)` for the n others, taken ascending; or for each group with the same back of which
    the viewer knows the same (`Table.known_of`) one made of a key by `dice.permutation`. Raises ValueError
    for any other order.

    >>> from fudaba.kernel.cards import Card, Zone
    >>> from fudaba.kernel.state import State
    >>> state = State((Zone(0, "pile"),), cards=4, seats=2, key=bytes(32))
    >>> table = Table(state, [Card("a"), Card("b"), Card("c"), Card("d")], seats=2)
    >>> exchange(table, 0, keep=[1], order=[1, 2, 0])
    [2, 1, 3, 0]
    """
    cards = [card for card in hidden_from(table, viewer) if card not in keep]
    new = list(range(len(table.cards)))
    if not isinstance(order, bytes):
        _put(new, cards, order)
        for card, other in enumerate(new):
            if table.cards[card].back != table.cards[other].back:
                raise ValueError(f"cards {card} and {other} have different backs")
        return new
    for number, group in enumerate(alike(table, cards, eyes(table, viewer))):
        _put(new, group, permutation(order, number, len(group)))
    return new


def alike(
    table: Table, cards: Iterable[int], seats: int, also: Callable[[int], Hashable] | None = None
) -> list[list[int]]:
    """These cards by what these seats (a bit mask) know of them: within a group any may lie for any other.

    also: what else the cards of a group have in common.
    """
    groups: dict[Hashable, list[int]] = {}
    pieces, known_of = table.cards, table.known_of
    for card in cards:
        known = pieces[card].back, known_of(card, seats), also(card) if also is not None else None
        groups.setdefault(known, []).append(card)
    return list(groups.values())


def _put(new: list[int], cards: Sequence[int], order: Sequence[int]) -> None:
    if sorted(order) != list(range(len(cards))):
        raise ValueError(f"{list(order)} is not an order of {len(cards)} cards")
    for card, other in zip(cards, order, strict=True):
        new[card] = cards[other]


def permuted(table: T, new: Sequence[int]) -> T:
    """A copy of a table at rest in which `new[c]` lies where card c lies; see `State.renumber`.

    Raises ValueError where `new` has not every card once.
    """
    if sorted(new) != list(range(len(table.cards))):
        raise ValueError("a permutation must have every card once")
    other = table.clone()
    other.state.renumber(new)
    return other


def twin(table: T, viewer: int, keep: Collection[int] = (), order: Order = b"") -> T:
    """A copy of a table at rest that the viewer cannot tell from it; see `exchange`.

    Chance falls in it as it does at the table: a player who only imagines, and must not foresee, gives the
    copy's state a key of its own.
    """
    return permuted(table, exchange(table, viewer, keep, order))

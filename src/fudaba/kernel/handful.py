"""Handfuls of cards: what effects look at, choose among, and have moved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Protocol, Self

from typing_extensions import TypeVar

from fudaba.kernel.cards import Card
from fudaba.kernel.state import State

K = TypeVar("K", bound=Card, default=Card)
K_co = TypeVar("K_co", bound=Card, covariant=True)


class Lies(Protocol[K_co]):
    """What a handful asks of its table."""

    @property
    def cards(self) -> Sequence[K_co]:
        """What each card is, by its number."""
        ...

    @property
    def state(self) -> State:
        """When each card has moved last."""
        ...


class Cards(list[int], Generic[K]):
    """Some cards of a table, by their numbers, in an order; false where there are none.

    since: the number of the table's last move when they were looked for. Of a card that has moved after that
    an effect has lost track. Games add filters in a subclass.
    """

    __slots__ = ("since", "t")

    def __init__(self, t: Lies[K], cards: Iterable[int] = (), since: int = -1) -> None:
        list.__init__(self, cards)
        self.t = t
        self.since: int = t.state.moves if since < 0 else since

    def only(self, cards: Iterable[int]) -> Self:
        """These of them, as they were looked for."""
        return type(self)(self.t, cards, self.since)

    def lost(self, card: int) -> bool:
        """Whether a card has moved since."""
        return self.t.state.stamp[card] > self.since

    @property
    def still_there(self) -> Self:
        """Those that have not moved since."""
        state, since = self.t.state, self.since
        if state.moves == since:
            return self
        stamp = state.stamp
        return self.only([card for card in self if stamp[card] <= since])

    @property
    def first(self) -> Self:
        """The first of them, or none where there are none."""
        return self.only(self[:1])

    def first_of(self, number: int) -> Self:
        """The first of them, up to this many, or all where they are fewer."""
        return self.only(self[:number])

    def where(self, fits: Callable[[K], bool]) -> Self:
        """Those whose print fits."""
        printed = self.t.cards
        return self.only([card for card in self if fits(printed[card])])

    def without(self, others: Iterable[int]) -> Self:
        """Those that are not among others."""
        out = set(others)
        return self.only([card for card in self if card not in out])

    def named(self, *ids: str) -> Self:
        """Those with one of these names."""
        return self.where(lambda card: card.id in ids)

    def but_named(self, *ids: str) -> Self:
        """Those with other names than these."""
        return self.where(lambda card: card.id not in ids)

    def __iadd__(  # type: ignore[override, misc] # `+` is left to lists; only `+=` keeps what is known
        self, more: Iterable[int]
    ) -> Self:
        """Add cards; others than `Cards` are where they are now."""
        self.extend(more)
        self.since = max(self.since, more.since) if isinstance(more, Cards) else self.t.state.moves
        return self

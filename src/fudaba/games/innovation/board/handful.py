"""Handfuls of cards: what effects choose among, and what they have moved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final, Protocol, Self

from fudaba.games.innovation.board.pieces import Piece
from fudaba.games.innovation.facts.printed import COLOURS
from fudaba.kernel import handful

NO_OTHER_AGES: Final[Mapping[int, int]] = MappingProxyType({})


class Pieces(handful.Lies[Piece], Protocol):
    """What handfuls of cards ask of their table."""

    def age(self, card: int) -> int:
        """The age of a card as it lies now."""
        ...


class Cards(handful.Cards[Piece]):
    """Some cards of a table, by their numbers: what effects choose among and what they have moved.

    What has moved since they were looked for is no longer where they were seen, and no verb moves it on
    (INN-G17).
    """

    __slots__ = ("by_face", "in_order", "source", "was")

    t: Pieces

    def __init__(
        self,
        t: Pieces,
        cards: Iterable[int] = (),
        since: int = -1,
        was: Mapping[int, int] = NO_OTHER_AGES,
        in_order: bool = False,
    ) -> None:
        list.__init__(self, cards)  # as in the kernel, without a call more: there is nothing made more often
        self.t = t
        self.since = t.state.moves if since < 0 else since
        self.was = was
        """The age of a card that had another one face up on a table, where it lay or came to lie when it was
        moved (INN-118)."""
        self.in_order = in_order
        """Whether a player has chosen them in an order, which then is that in which they go (INN-074b)."""
        self.source = -1
        """The zone of a hand or pile among which they were looked for, -1 for none."""
        self.by_face = False
        """Whether they were looked for by something that the backs do not show (INN-AMB29)."""

    def only(self, cards: Iterable[int]) -> Self:
        """These of them, as they were looked for."""
        found = type(self)(self.t, cards, self.since, self.was, self.in_order)
        found.source = self.source
        found.by_face = self.by_face
        return found

    def where(self, fits: Callable[[Piece], bool]) -> Self:
        """Those whose print fits."""
        found = super().where(fits)
        found.by_face = True
        return found

    @property
    def unproven(self) -> Self:
        """The same, of whose lack no proof is asked: the card says "may"."""
        found = self.only(self)
        found.source = -1
        return found

    def _age(self, card: int) -> int:
        return self.was[card] if card in self.was else self.t.age(card)

    def __iadd__(self, more: Iterable[int]) -> Self:  # type: ignore[override, misc] # as in the kernel
        """Add cards, and what is known of their ages."""
        super().__iadd__(more)
        if isinstance(more, Cards):
            self.was = {**self.was, **more.was}
        return self

    def having(self, icon: str) -> Self:
        """Those with an icon of this kind."""
        return self.where(lambda piece: icon in piece.icons)

    def lacking(self, icon: str) -> Self:
        """Those without an icon of this kind."""
        return self.where(lambda piece: icon not in piece.icons)

    @property
    def figures(self) -> Self:
        """Those that are figures, as the backs show."""
        pieces = self.t.cards
        return self.only([card for card in self if pieces[card].set == "figures"])

    def coloured(self, *colours: str) -> Self:
        """Those of these colours."""
        found = self.where(lambda piece: piece.colour in colours)
        return found if colours else found.unproven

    def but(self, *colours: str) -> Self:
        """Those of other colours than these."""
        found = self.where(lambda piece: piece.colour not in colours)
        return found if len(colours) < len(COLOURS) else found.unproven

    def aged(self, *ages: int) -> Self:
        """Those of these ages."""
        pieces, age, was = self.t.cards, self.t.age, self.was
        return self.only(
            [
                card
                for card in self
                if (was[card] if card in was else age(card)) in ages and pieces[card].valued
            ]
        )

    @property
    def highest(self) -> Self:
        """All that have the highest age among them."""
        ages = self.ages
        return self if len(ages) == 1 == len(self) else self.aged(max(ages, default=0))

    @property
    def lowest(self) -> Self:
        """All that have the lowest age among them."""
        return self.aged(min(self.ages, default=0))

    @property
    def age(self) -> int:
        """The age of the first of them, 0 if there is none."""
        return self._age(self[0]) if self else 0

    @property
    def each_age(self) -> list[int]:
        """The age of each of them."""
        age, was = self.t.age, self.was
        return [was[card] if card in was else age(card) for card in self]

    @property
    def total(self) -> int:
        """The sum of their ages."""
        return sum(self.each_age)

    @property
    def ages(self) -> set[int]:
        """Their different ages; of special achievements there is none."""
        pieces, age, was = self.t.cards, self.t.age, self.was
        return {was[card] if card in was else age(card) for card in self if pieces[card].valued}

    @property
    def colour(self) -> str:
        """The colour of the first of them, "" if there is none."""
        return self.t.cards[self[0]].colour if self else ""

    @property
    def colours(self) -> tuple[str, ...]:
        """Their different colours, in the order of `COLOURS`."""
        there = {self.t.cards[card].colour for card in self}
        return tuple(colour for colour in COLOURS if colour in there)

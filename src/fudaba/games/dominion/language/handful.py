"""Handfuls of Dominion's cards, with the filters in which cards speak of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Self

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import Cost, Kind
from fudaba.games.dominion.facts.types import ACTION, TREASURE, VICTORY
from fudaba.games.dominion.rules.costs import cost_of, costs_of
from fudaba.kernel import handful
from fudaba.kernel.cards import Ref


class Cards(handful.Cards[Kind]):
    """Some cards of a game, by their numbers: what cards look at, choose among, and have moved.

    Types and costs are those that cards have when they are asked for.
    """

    __slots__ = ()

    t: Board

    def _of_kinds(self, kinds: Iterable[Kind], *, among: bool) -> Self:
        printed, wanted = self.t.cards, set(kinds)
        return self.only([card for card in self if (printed[card] in wanted) is among])

    def that(self, fits: Callable[[int], bool]) -> Self:
        """Those that pass a test by their number."""
        return self.only(filter(fits, self))

    # By type.

    def of_type(self, *types: int) -> Self:
        """Those that have one of these types now."""
        is_type = self.t.is_type
        return self.only([card for card in self if is_type(card, *types)])

    def but(self, *types: int) -> Self:
        """Those that have none of these types now."""
        is_type = self.t.is_type
        return self.only([card for card in self if not is_type(card, *types)])

    @property
    def actions(self) -> Self:
        """Those that are Actions now."""
        return self.of_type(ACTION)

    @property
    def treasures(self) -> Self:
        """Those that are Treasures now."""
        return self.of_type(TREASURE)

    @property
    def victories(self) -> Self:
        """Those that are Victory cards."""
        return self.of_type(VICTORY)

    # By name.

    def copies_of(self, *cards: int) -> Self:
        """Those of the same names as these cards."""
        return self._of_kinds((self.t.cards[card] for card in cards), among=True)

    def but_copies_of(self, *cards: int) -> Self:
        """Those of other names than these cards."""
        return self._of_kinds((self.t.cards[card] for card in cards), among=False)

    @property
    def kinds(self) -> set[Kind]:
        """What differently named cards are among them."""
        return {self.t.cards[card] for card in self}

    @property
    def singles(self) -> Self:
        """Those of whose name there is no other among them."""
        names = Counter(self.t.cards[card] for card in self)
        return self.where(lambda kind: names[kind] == 1)

    @property
    def one_of_each(self) -> Self:
        """One of each name among them."""
        return self.only({self.t.cards[card]: card for card in self}.values())

    @property
    def turned(self) -> Self:
        """The same cards the other way round."""
        return self.only(self[::-1])

    # By cost.

    def costing(self, coins: int | Cost) -> Self:
        """Those that cost exactly this much now."""
        exactly = _cost(coins)
        return self.only([card for card, cost in self._with_costs() if cost == exactly])

    def up_to(self, coins: int | Cost) -> Self:
        """Those that cost up to this much now."""
        limit = _cost(coins)
        return self.only([card for card, cost in self._with_costs() if cost.within(limit)])

    def from_to(self, least: int, most: int) -> Self:
        """Those that cost from this many coins to that many, and nothing else, now."""
        return self.only([card for card, cost in self._with_costs() if self._is_from_to(cost, least, most)])

    def cheaper_than(self, cost: Cost) -> Self:
        """Those that cost less than this now."""
        return self.only([card for card, its in self._with_costs() if its.below(cost)])

    def _is_from_to(self, cost: Cost, least: int, most: int) -> bool:
        return cost == Cost(cost.coins) and least <= cost.coins <= most

    def _with_costs(self) -> Iterable[tuple[int, Cost]]:
        return zip(self, costs_of(self.t, [self.t.cards[card] for card in self]), strict=True)

    def _cost(self, card: int) -> Cost:
        return cost_of(self.t, self.t.cards[card])

    # Of the first of them, mostly the only one.

    @property
    def card(self) -> int:
        """The number of the first of them. Raises IndexError where there is none."""
        return self[0]

    @property
    def id(self) -> str:
        """The name of the first of them. Raises IndexError where there is none."""
        return self.t.cards[self[0]].id

    @property
    def cost(self) -> Cost:
        """What the first of them costs now. Raises IndexError where there is none."""
        return self._cost(self[0])

    # For what comes later.

    @property
    def ref(self) -> Ref:
        """The first of them, as it lay when they were looked for. Raises IndexError where there is none."""
        return Ref(self[0], min(self.t.state.stamp[self[0]], self.since))

    @property
    def refs(self) -> tuple[Ref, ...]:
        """Those that have not moved since, so that they can be kept in a state."""
        return tuple(self.t.ref(card) for card in self.still_there)


def _cost(coins: int | Cost) -> Cost:
    return Cost(coins) if isinstance(coins, int) else coins

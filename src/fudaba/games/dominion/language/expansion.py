"""How a card or landscape is declared: the decorators of an expansion's module; see kinds.py.

    seaside = Expansion("seaside")

    @seaside.card(cost=2, types=ACTION | DURATION, cards=1, actions=1)
    async def haven(me: Me) -> None:
        ...

The function's name is the card's id and the key of its texts. It is `async def` if it may ask or make others
act, a plain `def` otherwise, and absent
(`seaside.simple("caravan", …)`) where the bold figures say everything. What stands below the dividing line
is declared with the card's `when`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fudaba.games.dominion.facts.kinds import KINDS, Bonus, Cost, Do, Kind, Worth


class Expansion:
    """The decorators of one expansion's module."""

    __slots__ = ("set",)

    def __init__(self, set: str) -> None:
        self.set = set

    def card(
        self,
        *,
        cost: int | Cost,
        types: int,
        worth: int | Worth = 0,
        pile: str = "kingdom",
        copies: int | None = None,
        editions: tuple[int, ...] = (1, 2),
        needs: tuple[str, ...] = (),
        **bonus: int,
    ) -> Callable[[Do], Kind]:
        """Declare a card by the function that carries out its instructions; see `Kind`, `Bonus`."""

        def declare(do: Do) -> Kind:
            return self._kind(
                _name(do),
                types=types,
                cost=cost,
                bonus=Bonus(**bonus),
                do=do,
                worth=worth,
                pile=pile,
                copies=copies,
                editions=editions,
                needs=needs,
            )

        return declare

    def simple(
        self,
        id: str,
        *,
        cost: int | Cost,
        types: int,
        worth: int | Worth = 0,
        pile: str = "kingdom",
        copies: int | None = None,
        editions: tuple[int, ...] = (1, 2),
        needs: tuple[str, ...] = (),
        **bonus: int,
    ) -> Kind:
        """Declare a card whose figures are all of its instructions."""
        return self._kind(
            id,
            types=types,
            cost=cost,
            bonus=Bonus(**bonus),
            worth=worth,
            pile=pile,
            copies=copies,
            editions=editions,
            needs=needs,
        )

    def way(self, *, rewrites: bool = False, **bonus: int) -> Callable[[Do], Kind]:
        """Declare a Way: what is done instead of an Action's instructions; `me.this` is that Action.

        rewrites: it does not stand in their place, but changes how they are followed (WAY-59).
        """

        def declare(do: Do) -> Kind:
            return self._kind(_name(do), sort="way", pile="", do=do, bonus=Bonus(**bonus), rewrites=rewrites)

        return declare

    def simple_way(self, id: str, **bonus: int) -> Kind:
        """Declare a Way whose figures are all of it."""
        return self._kind(id, sort="way", pile="", bonus=Bonus(**bonus))

    def event(
        self, *, cost: int | Cost, needs: tuple[str, ...] = (), once_a: str = "", **bonus: int
    ) -> Callable[[Do], Kind]:
        """Declare an Event: what is done when it is bought. once_a: see `Kind`."""

        def declare(do: Do) -> Kind:
            kind = self._kind(
                _name(do), sort="event", pile="", cost=cost, do=do, bonus=Bonus(**bonus), needs=needs
            )
            kind.once_a = once_a
            return kind

        return declare

    def pile(
        self,
        id: str,
        *parts: tuple[str, int],
        types: int,
        cost: int | Cost = 0,
        shuffled: bool = False,
        face_down: bool = False,
        needs: tuple[str, ...] = (),
        pile: str = "kingdom",
    ) -> Kind:
        """Declare a pile of different cards, each with how many there are of it, from the top."""
        return self._kind(
            id,
            sort="pile",
            types=types,
            cost=cost,
            parts=parts,
            shuffled=shuffled,
            face_down=face_down,
            needs=needs,
            pile=pile,
        )

    def received(self, sort: str, *, needs: tuple[str, ...] = (), **bonus: int) -> Callable[[Do], Kind]:
        """Declare a Boon or a Hex: what is done by the player who receives it."""

        def declare(do: Do) -> Kind:
            return self._kind(_name(do), sort=sort, pile="", do=do, bonus=Bonus(**bonus), needs=needs)

        return declare

    def landscape(self, sort: str, id: str, *, cost: int | Cost = 0, needs: tuple[str, ...] = ()) -> Kind:
        """Declare a landscape that works by what it listens to: a project, landmark, trait, ally, …"""
        return self._kind(id, sort=sort, pile="", cost=cost, needs=needs)

    def _kind(self, id: str, *, cost: int | Cost = 0, **facts: Any) -> Kind:
        if id in KINDS:
            raise ValueError(f"there are two cards {id!r}")
        price = Cost(cost) if isinstance(cost, int) else cost
        kind = KINDS[id] = Kind(id, self.set, cost=price, **facts)
        return kind


def _name(do: Do) -> str:
    """The id that a function's name is; one that Python keeps for itself has a "_" after it."""
    return getattr(do, "__name__", "").removesuffix("_")

"""The decorators that declare cards and landscapes in an expansion's module; see kinds.py.

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

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, Unpack, overload

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.figures import Figures
from fudaba.games.dominion.facts.kinds import (
    KINDS,
    NO_BONUS,
    Adds,
    Another,
    Bonus,
    Cost,
    Kind,
    Listener,
    ListensAt,
    Of,
    Shuffled,
    Unused,
    Whose,
    Worth,
    later,
)
from fudaba.games.dominion.facts.tokens import PILE, Token, memory
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.language.words import Word
from fudaba.kernel.acts import Act

Do = Callable[[Me], Awaitable[None] | None]
"""The instructions of a card."""
Points = Callable[[Board, int], int]
"""`points(table, seat)`: the victory points of one such card at the end of the game."""
Reduces = Callable[[Board, int, Kind], int]
"""`reduces(table, seat, kind)`: how much less a kind costs while the card is in play with a player."""
BeginsTurn = Callable[[Me, int], None]
"""`begins_turn(me, controller)`: what is particular about an extra turn, as it begins. controller: the seat
that decides in it, -1 for the player's own."""
AlsoTypes = Callable[[Board, Kind, int], int]
"""`also_types(table, kind, types)`: types that a kind has besides those that it has by itself or by another
rule, `types`, on the present turn."""
OwnCost = Callable[[Board], Cost | Kind]
"""A card's cost before anything lowers it, where it tells it itself; or the kind that costs the same."""
A = TypeVar("A", bound=Act)
B = TypeVar("B", bound=Act)
C = TypeVar("C", bound=Act)
AbilityFunction = Callable[[Me, A], Awaitable[Any]]
"""`async def ability(me, act)`: what answers such an act, or says what happens instead."""


@overload
def any_of(first: type[A], second: type[B], /) -> tuple[type[A | B], ...]: ...


@overload
def any_of(first: type[A], second: type[B], third: type[C], /) -> tuple[type[A | B | C], ...]: ...


def any_of(*acts: type[Act]) -> tuple[type[Act], ...]:
    """Any acts to which one and the same ability listens."""
    return acts


class Declared(Kind):
    """A card or landscape in the module of its expansion, where the rest of what it says is declared."""

    __slots__ = ()

    def when(
        self,
        act: type[A] | tuple[type[A], ...],
        place: ListensAt,
        *,
        whose: Whose = "mine",
        of: Of | None = None,
        when: Callable[[Me, A], bool] | None = None,
        replaces: bool = False,
        may: bool = False,
        simple: bool = False,
        of_hand: bool = False,
        plays_this: bool = False,
        rule: str = "",
        gives: Bonus = NO_BONUS,
    ) -> Callable[[AbilityFunction[A]], AbilityFunction[A]]:
        """Declare what the card does at another moment: `async def ability(me, act)`.

        act: what it listens to; where that are several acts, `any_of` them. See `Listener` and `later`. What
        `replaces` returns the act that happens instead, or None for none.
        of_hand: whether `when` turns on what its owner has in hand, which the others must not learn.
        gives: figures that are all it does; see `Listener`.
        plays_this: whether it plays this card from the hand, and cannot where that is forbidden.
        """

        def declare(run: AbilityFunction[A]) -> AbilityFunction[A]:
            later(
                when,
                whose=whose,
                of=of,
                may=may,
                simple=simple,
                rule=rule,
                of_hand=of_hand,
                plays_this=plays_this,
            )(run)
            for each in act if isinstance(act, tuple) else (act,):
                self.listeners.append(Listener(each.__name__, place, run, replaces, gives))
            return run

        return declare

    def reduces_costs(self, reduces: Reduces) -> Reduces:
        """Declare how much less others cost while this card is in play; a Project says it in its owners'
        turns, a Prophecy once no Sun token lies on it, another landscape always."""
        self.reduces = reduces
        return reduces

    def costs_as_it_says(self, cost: OwnCost) -> OwnCost:
        """Declare that the card tells its own cost."""
        self.own_cost = cost
        return cost

    def adds_types(self, also: AlsoTypes) -> AlsoTypes:
        """Declare the types that others have besides their own while this is in the game."""
        self.also_types = also
        return also

    def begins_its_turn(self, begins: BeginsTurn) -> BeginsTurn:
        """Declare what is particular about the extra turn that this gives."""
        self.begins_turn = begins
        return begins

    def sets_up(self, run: Callable[[Board], None]) -> Callable[[Board], None]:
        """Declare what is done once, when a game with this card is set up."""
        self.on_setup = run
        return run

    def takes_unused(self, test: Callable[[Kind], bool], zone: int, number: int = 1) -> None:
        """Declare what is taken to a zone: a copy each of this many unused Kingdom cards that pass the
        test."""
        self.takes = Unused(test, zone, number)

    def adds_pile(self, test: Callable[[Kind], bool], by: Token, *, supply: bool = True) -> None:
        """Declare that a game with this has one more Kingdom pile; see `Adds`. by: what marks the pile."""
        self.takes = Adds(test, supply, by)

    def may_change_the_kingdom(self, piles: int) -> None:
        """Declare that this many other Kingdom piles may take the place of all that there are."""
        self.takes = Another(piles)


def _gives_next_turn(figures: Bonus) -> Do:
    """Instructions that only give these figures at the start of the next turn."""

    def gives(me: Me) -> None:
        me.plus_next_turn(**figures._asdict())

    return gives


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
        worth: int | Points | Worth = 0,
        pile: str = "kingdom",
        copies: int | None = None,
        editions: tuple[int, ...] = (1, 2),
        needs: tuple[str, ...] = (),
        back: str = "",
        plus_coins: bool = False,
        remembers: tuple[str, ...] = (),
        offers: tuple[Word, ...] = (),
        **bonus: Unpack[Figures],
    ) -> Callable[[Do], Declared]:
        """Declare a card by the function that carries out its instructions; see `Kind`, `Bonus`.

        plus_coins: whether "+$" stands among them, and not only among the figures.
        """

        def declare(do: Do) -> Declared:
            kind = self._kind(
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
                back=back,
            )
            kind.plus_coins = kind.plus_coins or plus_coins
            kind.offers = offers
            kind.remembers = remembers
            return kind

        return declare

    def simple(
        self,
        id: str,
        *,
        cost: int | Cost,
        types: int,
        worth: int | Points | Worth = 0,
        pile: str = "kingdom",
        copies: int | None = None,
        editions: tuple[int, ...] = (1, 2),
        needs: tuple[str, ...] = (),
        next_turn: Bonus = NO_BONUS,
        plus_coins: bool = False,
        **bonus: Unpack[Figures],
    ) -> Declared:
        """Declare a card whose figures are all of its instructions, those of the next turn too."""
        kind = self._kind(
            id,
            types=types,
            cost=cost,
            bonus=Bonus(**bonus),
            do=_gives_next_turn(next_turn) if next_turn is not NO_BONUS else None,
            worth=worth,
            pile=pile,
            copies=copies,
            editions=editions,
            needs=needs,
        )
        kind.next_turn = next_turn
        kind.plus_coins = kind.plus_coins or plus_coins
        return kind

    def way(self, **bonus: Unpack[Figures]) -> Callable[[Do], Declared]:
        """Declare a Way: what is done instead of an Action's instructions; `me.this` is that Action.

        A Way that does not stand in their place, but changes how they are followed, is a `landscape`: it
        listens to its use (`TakesWay`).
        """

        def declare(do: Do) -> Declared:
            return self._kind(_name(do), sort="way", pile="", do=do, bonus=Bonus(**bonus))

        return declare

    def simple_way(self, id: str, **bonus: Unpack[Figures]) -> Declared:
        """Declare a Way whose figures are all of it."""
        return self._kind(id, sort="way", pile="", bonus=Bonus(**bonus))

    def event(
        self,
        *,
        cost: int | Cost,
        needs: tuple[str, ...] = (),
        once_a: str = "",
        remembers: tuple[str, ...] = (),
        **bonus: Unpack[Figures],
    ) -> Callable[[Do], Declared]:
        """Declare an Event: what is done when it is bought. once_a: see `Kind`."""

        def declare(do: Do) -> Declared:
            kind = self._kind(
                _name(do), sort="event", pile="", cost=cost, do=do, bonus=Bonus(**bonus), needs=needs
            )
            kind.once_a = once_a
            kind.remembers = remembers
            if once_a == "game":
                memory(kind.id)
            return kind

        return declare

    def pile(
        self,
        id: str,
        *parts: tuple[str, int],
        types: int,
        cost: int | Cost = 0,
        shuffled: Shuffled = "",
        needs: tuple[str, ...] = (),
        pile: str = "kingdom",
    ) -> Declared:
        """Declare a pile of different cards, each with how many there are of it, from the top."""
        return self._kind(
            id,
            sort="pile",
            types=types,
            cost=cost,
            parts=parts,
            shuffled=shuffled,
            needs=needs,
            pile=pile,
        )

    def received(
        self, sort: str, *, needs: tuple[str, ...] = (), **bonus: Unpack[Figures]
    ) -> Callable[[Do], Declared]:
        """Declare a Boon or a Hex: what is done by the player who receives it."""

        def declare(do: Do) -> Declared:
            return self._kind(_name(do), sort=sort, pile="", do=do, bonus=Bonus(**bonus), needs=needs)

        return declare

    def landscape(
        self,
        sort: str,
        id: str,
        *,
        cost: int | Cost = 0,
        needs: tuple[str, ...] = (),
        worth: Points | Worth | None = None,
    ) -> Declared:
        """Declare a landscape that works by what it listens to, or counts at the end: a project, landmark, …

        A Trait lies with its pile like a token.
        """
        if sort == "trait":
            Token(id, on=PILE, says="trait", lasting=True)
        return self._kind(id, sort=sort, pile="", cost=cost, needs=needs, worth=worth or 0)

    def _kind(
        self, id: str, *, cost: int | Cost = 0, worth: int | Points | Worth = 0, **facts: Any
    ) -> Declared:
        if id in KINDS:
            raise ValueError(f"there are two cards {id!r}")
        price = Cost(cost) if isinstance(cost, int) else cost
        counted = worth if isinstance(worth, (int, Worth)) else Worth(worth)
        kind = KINDS[id] = Declared(id, self.set, cost=price, worth=counted, **facts)
        return kind


def _name(do: Do) -> str:
    """The id that a function's name is; one that Python keeps for itself has a "_" after it."""
    return getattr(do, "__name__", "").removesuffix("_")

"""What turns that are done at once are worked out from: by the box, once for all games with it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final, NamedTuple, Self

from mypy_extensions import mypyc_attr

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.box import Box
from fudaba.games.dominion.board.ears import Ear, can_be_about
from fudaba.games.dominion.facts.kinds import HERE, IN_GAME, IN_PLAY, OWNED, THIS, Kind, Listener
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.kernel.ask import Answer
from fudaba.kernel.state import slots_of

NOTHING: Final = -1
"""In place of a zone: nothing more is bought."""
LOOK: Final = -2
"""In place of a zone: the player must be asked."""
_NOT_DONE: Final = frozenset(
    {
        "SetsUp",
        "Trashes",
        "Exiles",
        "Reveals",
        "GivesChoice",
        "LastSun",
        "BuysEvent",
        "TakesDebt",
        "TakesTokens",
    }
)
"""What no quiet turn has in it."""
WAIT_QUIETLY: Final = _NOT_DONE | {"TurnBegins", "BetweenTurns"}
"""What may wait for these in a quiet turn: they do not come in it, or only before and after it."""
_OF_PLAYS: Final = frozenset({"Plays", "Instead", "Follows", "Played"})
_OF_GAINS: Final = frozenset({"Buys", "Gains"})
_OF_QUESTIONS: Final = frozenset({"MayPlay", "MayBuy", "Pays", "MayUseAction"})
"""Where cards listen to these, questions are others, whoever has such a card."""

_NO_MATTER: Final = frozenset(
    {
        # What it is, and the figures and instructions that it has for whoever plays it.
        *("id", "face", "back", "set", "sort", "types", "cost", "bonus", "do", "only_coins", "plus_coins"),
        *("action", "attack", "duration", "night", "shadow", "treasure", "victory"),
        # What counts before a game, or at its end.
        *("copies", "editions", "needs", "on_setup", "pile", "takes", "worth"),
        # Asked about by itself (listeners, reduces), or of use only with what is not quiet.
        *("listeners", "reduces", "begins_turn", "once_a"),
    }
)
"""What a kind may have in a quiet turn."""
MATTERS: Final = tuple(slot for slot in slots_of(Kind) if slot not in _NO_MATTER)
"""All else: there a kind must be as one that has nothing to it."""
_BARE: Final = Kind("", "")


class BuyPlan(NamedTuple):
    """What a player does with so many coins: gives this answer (None: nothing is asked), and buys from the
    pile in this zone for so many of them. zone: `NOTHING` if nothing more is bought, `LOOK` if the player
    must be asked."""

    answer: Answer | None
    zone: int
    cost: int = 0


class ActionPlan(NamedTuple):
    """What a player does in an Action phase: gives this answer (None: they must be asked), and plays this
    Action ("": none), of which +Cards, +Actions, +Buys and +$ are all."""

    answer: Answer | None
    id: str = ""
    figures: tuple[int, int, int, int] = (0, 0, 0, 0)


def allows(kinds: Collection[Kind]) -> bool:
    """Whether a game with these kinds can have quiet turns: none of them listens, from where nobody has to
    own it, to what is done in them, is kept, or has anything to it but what cannot matter then."""
    return not any(
        any(
            listener.act in _OF_QUESTIONS
            or (listener.place in (HERE, IN_GAME) and _matters(kind, listener, kinds))
            for listener in kind.listeners
        )
        or kind.sort in ("way", "boon")
        or (kind.reduces and kind.sort != "card")
        or any(getattr(kind, slot) != getattr(_BARE, slot) for slot in MATTERS)
        for kind in kinds
    )


def _matters(kind: Kind, listener: Listener, kinds: Iterable[Kind]) -> bool:
    """Whether a listener, on a card that somebody has, may be about something that is done in quiet turns."""
    act = listener.act
    if act in _NOT_DONE:
        return False
    if act in _OF_PLAYS:
        ear = Ear(kind, listener)
        return any(_is_plain(other) and can_be_about(ear, other, types_change=False) for other in kinds)
    return not (act in _OF_GAINS and listener.place is THIS)  # such a card is not gained in a quiet turn


def _is_plain(kind: Kind) -> bool:
    """Whether playing it is nothing but following its figures, none of which is kept."""
    *_, vp, coffers, villagers, favors = kind.bonus
    return kind.do is None and not (vp or coffers or villagers or favors)


def is_loud(kind: Kind, kinds: Iterable[Kind]) -> bool:
    """Whether turns are quiet only while all cards of this kind lie in their pile: it listens to what is done
    in them from elsewhere than play, or is played at Night or from the deck."""
    return bool(kind.night or kind.shadow) or any(
        listener.place not in (IN_PLAY, OWNED) and _matters(kind, listener, kinds)
        for listener in kind.listeners
    )


def is_busy(kind: Kind, kinds: Iterable[Kind]) -> bool:
    """Whether turns are quiet only while no card of this kind is in play: it listens from there to what is
    done in them, or changes costs."""
    return kind.reduces is not None or any(
        listener.place is IN_PLAY and _matters(kind, listener, kinds) for listener in kind.listeners
    )


def _is_gained_aloud(kind: Kind) -> bool:
    """Whether something is done, or owed, where such a card is bought or gained."""
    return bool(kind.cost.debt) or any(listener.act in _OF_GAINS for listener in kind.listeners)


def worth_of(kind: Kind, *, busy: bool) -> int:
    """What a card is for whole turns: the coins of a Treasure that gives them and nothing else, 0 for a card
    that is not played, -1 for any other. busy: see `is_busy`."""
    if kind.treasure and busy:
        return -1
    if kind.treasure:
        return kind.bonus.coins if kind.only_coins and kind.bonus.coins and not kind.action else -1
    return -1 if kind.action or kind.night else 0


class Tables:
    """What is worked out from a box, and the questions and answers that are kept with it.

    quiet: whether it can have quiet turns: as long as these piles are whole (loud: zone and number of cards),
    and none of these cards is in play (busy, by their kinds' ids). left_alone: the piles of which nothing is
    bought in a quiet turn, by zone. plain_coins, worth: by card, what it gives if it gives nothing but coins
    (-1 for any other), and what it is for whole turns. asks: what to buy, by seat, coins, Potions and empty
    piles. plans: what players buy, by player, seat and empty piles. actions: which Action they play, by
    player and seat.
    """

    __slots__ = (
        "actions", "asks", "busy", "left_alone", "loud", "plain_coins", "plans", "quiet", "worth",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        self.quiet = False
        self.loud: tuple[tuple[int, int], ...] = ()
        self.busy: frozenset[str] = frozenset()
        self.left_alone: frozenset[int] = frozenset()
        self.plain_coins: tuple[int, ...] = ()
        self.worth: tuple[int, ...] = ()
        self.asks: dict[tuple[int, int, int, int], DominionAsk] = {}
        self.plans: dict[tuple[object, int, int], dict[int, BuyPlan]] = {}
        self.actions: dict[tuple[object, int], dict[tuple[object, ...], ActionPlan]] = {}
        kinds = box.kinds.values()
        # What is on offer depends on the top of a pile of different cards.
        if allows(kinds) and all(len(pile.kinds) <= 1 for pile in box.piles):
            self._fill(box, kinds)

    def _fill(self, box: Box, kinds: Collection[Kind]) -> None:
        """Work out what is asked for only where there can be quiet turns."""
        piles = {kind.id: box.whole_pile(kind) for kind in kinds if is_loud(kind, kinds)}
        self.quiet = all(zone >= 0 for zone, _ in piles.values())
        self.loud = tuple(sorted(set(piles.values())))
        busy = self.busy = frozenset(kind.id for kind in kinds if is_busy(kind, kinds))
        aloud = [*piles, *(kind.id for kind in kinds if _is_gained_aloud(kind))]
        numbers = (box.pile_of_kind.get(id, -1) for id in aloud)
        self.left_alone = frozenset(box.piles[number].zone for number in numbers if number >= 0)
        coins = {k.id: k.bonus.coins if k.only_coins and k.id not in busy else -1 for k in kinds}
        worth = {kind.id: worth_of(kind, busy=kind.id in busy) for kind in kinds}
        self.plain_coins = tuple([coins[kind.id] for kind in box.cards])
        self.worth = tuple([worth[kind.id] for kind in box.cards])


tables_of: Final = lru_cache(maxsize=64)(Tables)
"""The tables of a box, made once."""


@mypyc_attr(allow_interpreted_subclasses=True)  # so that `__new__` alone makes a copy
class QuickBoard(Board):
    """A board on which turns may be done at once."""

    __slots__ = ("fast",)

    def __init__(self, box: Box, key: bytes, first: int = 0) -> None:
        super().__init__(box, key, first)
        self.fast = tables_of(box)

    def clone(self) -> Self:
        """A copy to try things on."""
        new = super().clone()
        new.fast = self.fast
        return new

    def use(self, box: Box) -> None:
        """Go on with another box."""
        super().use(box)
        self.fast = tables_of(box)

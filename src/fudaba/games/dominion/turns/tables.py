"""What turns that are done at once are worked out from: by the box, once for all games with it."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final, NamedTuple, Self

from mypy_extensions import mypyc_attr

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.box import Box
from fudaba.games.dominion.facts.kinds import NOTHING as NO_FIGURES
from fudaba.games.dominion.facts.kinds import Bonus, Kind
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.games.dominion.rules.offers import KEPT
from fudaba.games.dominion.turns.quiet import (
    ASKS,
    CHOOSES,
    FIGURES,
    Gift,
    allows,
    figures_with,
    gifts_of,
    is_busy,
    is_gained_aloud,
    is_loud,
    is_usual,
    offered_by,
    worth_of,
)
from fudaba.kernel.ask import Answer
from fudaba.kernel.habits import Habitual

NOTHING: Final = -1
"""In place of a zone: nothing more is bought."""
LOOK: Final = -2
"""In place of a zone: the player must be asked."""


class BuyPlan(NamedTuple):
    """What a player does with this many coins: gives this answer (None: nothing is asked), and buys from the
    pile in this zone for this many of them. zone: `NOTHING` if nothing more is bought, `LOOK` if the player
    must be asked. potions: what it costs besides. ask: what is asked, where it takes more than a habit to
    answer it."""

    answer: Answer | None
    zone: int
    cost: int = 0
    potions: int = 0
    ask: DominionAsk | None = None


class ActionPlan(NamedTuple):
    """What a player does in an Action phase: gives these answers (none: they must be asked), and plays this
    Action ("": none), of which +Cards, +Actions, +Buys and +$ are all, now and on the next turn (`then`).
    ask: what it lets them choose besides, where they have to count for that."""

    answers: tuple[Answer, ...]
    id: str = ""
    figures: tuple[int, int, int, int] = (0, 0, 0, 0)
    then: Bonus = NO_FIGURES
    ask: DominionAsk | None = None


class Asks:
    """Questions that are put again and again, each kept by all that it depends on, and what is answered to
    each by habit, by kind of player (None: they must be asked). bought: what answers to them come to, where
    turns are done at once."""

    __slots__ = ("answers", "bought", "kept")

    def __init__(self) -> None:
        self.kept: dict[tuple[object, ...], DominionAsk] = {}
        self.answers: dict[DominionAsk, dict[type[Habitual], Answer | None]] = {}
        self.bought: dict[tuple[DominionAsk, Answer], BuyPlan] = {}

    def keep(self, key: tuple[object, ...], ask: DominionAsk) -> DominionAsk:
        """Keep a question. Returns it."""
        if len(self.kept) >= KEPT:
            self.kept.clear()
            self.answers.clear()
            self.bought.clear()
        self.kept[key] = ask
        self.answers[ask] = {}
        return ask


class Plans:
    """What a player does by habit where turns are done at once: what they buy, by empty piles; which Action
    they play, and how all Treasures. worth: by card, what it is for this player (`quiet.worth_of`)."""

    __slots__ = ("actions", "buys", "orders", "worth")

    def __init__(self, worth: tuple[int, ...]) -> None:
        self.worth = worth
        self.buys: dict[int, dict[int, BuyPlan]] = {}
        self.actions: dict[tuple[object, ...], ActionPlan] = {}
        self.orders: dict[tuple[object, ...], Answer | None] = {}


class Tables:
    """What is worked out from a box, and the questions and answers that are kept with it.

    What is for quiet turns is found out by `can_be_quiet`, and counts only after that. quiet: whether it can
    have quiet turns: as long as these piles are whole (loud: zone and number of cards), and none of these
    cards is in play (busy, by their kinds' ids). left_alone: the piles of which nothing is bought in a quiet
    turn, by zone. gifts: what cards in play give for each card bought, by their kinds' ids. worth: by card,
    what it is for whole turns (`worth_of`). nights: whether there are cards that are played at Night. asks:
    what to buy, by whose choice it is, who decides, and what the offer depends on. plans: what players do
    where turns are done at once, by player and seat. played: which Action they play elsewhere, with their
    answer (None: they must be asked), by player, seat, who decides, Actions left, and those in hand.
    """

    __slots__ = (
        "_box", "_looked", "asks", "busy", "gifts", "left_alone", "loud", "nights", "plans", "played",
        "quiet", "worth",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        self._box = box
        self._looked = False
        self.quiet = False
        self.loud: tuple[tuple[int, int], ...] = ()
        self.busy: frozenset[str] = frozenset()
        self.left_alone: frozenset[int] = frozenset()
        self.gifts: dict[str, tuple[Gift, ...]] = {}
        self.worth: tuple[int, ...] = ()
        self.nights = any(kind.night for kind in box.kinds.values())
        self.asks = Asks()
        self.plans: dict[tuple[object, int], Plans] = {}
        self.played: dict[tuple[object, ...], tuple[Answer, str] | None] = {}

    def plans_of(self, player: type[Habitual] | None, seat: int) -> Plans:
        """What a player does by habit, as far as it has been found out."""
        found = self.plans.get((player, seat))
        if found is None:
            found = self.plans[player, seat] = Plans(self._worth_for(player))
        return found

    def _worth_for(self, player: type[Habitual] | None) -> tuple[int, ...]:
        """What each card is for a player: one with a choice is played by its figures if the player always
        makes it so that they are all."""
        if CHOOSES not in self.worth:
            return self.worth
        of_kinds = dict(zip(self._box.cards, self.worth, strict=True))
        for kind, found in of_kinds.items():
            if found == CHOOSES:
                of_kinds[kind] = FIGURES if player is not None and _is_played(kind, player) else ASKS
        return tuple([of_kinds[kind] for kind in self._box.cards])

    def can_be_quiet(self) -> bool:
        """Find out once whether there can be quiet turns, and what they need."""
        if not self._looked:
            self._looked = True
            kinds = self._box.kinds.values()
            # What is on offer depends on the top of a pile of different cards.
            may_be = allows(kinds) and all(len(pile.kinds) <= 1 for pile in self._box.piles)
            self.quiet = may_be and self._fill(self._box, kinds)
        return self.quiet

    def _fill(self, box: Box, kinds: Collection[Kind]) -> bool:
        """Work out what is asked for only where there may be quiet turns. Returns whether there can be."""
        piles = {kind.id: box.whole_pile(kind) for kind in kinds if is_loud(kind, kinds)}
        self.loud = tuple(sorted(set(piles.values())))
        busy = self.busy = frozenset(kind.id for kind in kinds if is_busy(kind, kinds))
        self.gifts = {kind.id: gifts for kind in kinds if (gifts := gifts_of(kind))}
        aloud = [*piles, *(kind.id for kind in kinds if is_gained_aloud(kind))]
        numbers = (box.pile_of_kind.get(id, -1) for id in aloud)
        self.left_alone = frozenset(box.piles[number].zone for number in numbers if number >= 0)
        waits = box.house.order != "always"  # else players are asked in which order such figures come
        worth = {kind.id: worth_of(kind, busy=kind.id in busy, waits=waits) for kind in kinds}
        self.worth = tuple([worth[kind.id] for kind in box.cards])
        return all(zone >= 0 for zone, _ in piles.values())


def choice_macro(card: str, word: str = "") -> str:
    """The macro of a player who knows by what can be counted what they choose where this card lets them
    choose one word; word: who always chooses this."""
    return f"{card}: {word}"


def _is_played(kind: Kind, player: type[Habitual]) -> bool:
    """Whether a player may play a card with a choice by its figures."""
    word = choice_of(kind, player)
    if word is None:
        return False
    figures = figures_with(kind, word)
    return not word or (figures is not None and is_usual(figures))


def choice_of(kind: Kind, player: type[Habitual]) -> str | None:
    """What a player always chooses at a card; "" where they have to count for it, None where they must be
    asked."""
    for word in ("", *offered_by(kind)):
        if choice_macro(kind.id, word) in player.macros:
            return word
    return None


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

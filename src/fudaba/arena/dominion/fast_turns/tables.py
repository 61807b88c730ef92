"""Tables about one kingdom for fast turns, computed once for all games with it."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final, NamedTuple

from fudaba.arena.dominion.fast_turns.reach import (
    ASKS,
    CHOOSES,
    FIGURES,
    blocks_in_play,
    blocks_outside_pile,
    figures_with,
    is_usual,
    reacts_to_its_gain,
    supports,
    worth_of,
)
from fudaba.games.dominion.board.box import Box
from fudaba.games.dominion.facts.kinds import NO_BONUS, Bonus, Kind
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.games.dominion.rules.purchases import Gift, gifts_of
from fudaba.games.dominion.turns.composite_moves import fixed_choice
from fudaba.kernel.ask import Answer
from fudaba.kernel.autoplay import AutoPlayer

NO_PILE: Final = -1
"""In place of a zone: nothing more is bought."""
LOOK: Final = -2
"""In place of a zone: the player must be asked."""


class BuyPlan(NamedTuple):
    """What a player does with this many coins."""

    answer: Answer | None
    """The answer that the player gives; None where nothing is asked."""
    zone: int
    """The pile from which they buy; `NO_PILE` if nothing more is bought, `LOOK` if the player must be
    asked."""
    cost: int = 0
    """What the card costs in coins."""
    potions: int = 0
    """What it costs in Potions."""
    ask: DominionAsk | None = None
    """What is asked, where it takes more than a static answer to answer it."""


class ActionPlan(NamedTuple):
    """What a player does in an Action phase."""

    answers: tuple[Answer, ...]
    """The answers that the player gives; none where they must be asked."""
    id: str = ""
    """The Action that they play, "" for none."""
    figures: tuple[int, int, int, int] = (0, 0, 0, 0)
    """All its +Cards, +Actions, +Buys and +$."""
    then: Bonus = NO_BONUS
    """The same on the next turn."""
    ask: DominionAsk | None = None
    """What it lets them choose besides, where they have to count for that."""


class Plans:
    """What a player does automatically in fast turns."""

    __slots__ = ("actions", "buys", "orders", "worth")

    def __init__(self, worth: tuple[int, ...]) -> None:
        self.worth = worth
        """By card, its value for this player (`reach.worth_of`)."""
        self.buys: dict[int, dict[int, BuyPlan]] = {}
        """What the player buys, by empty piles."""
        self.actions: dict[tuple[object, ...], ActionPlan] = {}
        """Which Action the player plays."""
        self.orders: dict[tuple[object, ...], Answer | None] = {}
        """How the player plays all Treasures."""


class Tables:
    """What fast turns need to know of a box; worked out once, by `find_support`."""

    __slots__ = (
        "_box", "_looked", "blocking_in_play", "blocking_piles", "gifts", "not_bought", "plans", "purchases",
        "supported", "worth",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        self._box = box
        self._looked = False
        self.supported = False
        """Whether fast turns can be played with these cards at all."""
        self.blocking_piles: tuple[tuple[int, int], ...] = ()
        """Piles that must be whole: zone and number of cards."""
        self.blocking_in_play: frozenset[str] = frozenset()
        """Kinds of which no card may be in play, by id."""
        self.not_bought: frozenset[int] = frozenset()
        """Piles from which nothing is bought in a fast turn, by zone."""
        self.gifts: dict[str, tuple[Gift, ...]] = {}
        """What cards in play give for each card bought, by the kind's id."""
        self.worth: tuple[int, ...] = ()
        """By card: see `reach.worth_of`."""
        self.plans: dict[tuple[object, int], Plans] = {}
        """What players do automatically, by player and seat."""
        self.purchases: dict[tuple[DominionAsk, Answer], BuyPlan] = {}
        """What an answer to a question of the Buy phase buys."""

    def plans_of(self, player: type[AutoPlayer] | None, seat: int) -> Plans:
        """What a player does automatically, as far as it has been found out."""
        found = self.plans.get((player, seat))
        if found is None:
            found = self.plans[player, seat] = Plans(self._worth_for(player))
        return found

    def _worth_for(self, player: type[AutoPlayer] | None) -> tuple[int, ...]:
        """What each card is for a player: one with a choice is played by its figures if the player always
        makes it so that they are all."""
        if CHOOSES not in self.worth:
            return self.worth
        of_kinds = dict(zip(self._box.cards, self.worth, strict=True))
        for kind, found in of_kinds.items():
            if found == CHOOSES:
                of_kinds[kind] = FIGURES if player is not None and _is_played(kind, player) else ASKS
        return tuple([of_kinds[kind] for kind in self._box.cards])

    def find_support(self) -> bool:
        """Whether fast turns can be played with these cards; found out once."""
        if not self._looked:
            self._looked = True
            kinds = self._box.kinds.values()
            # What is on offer depends on the top of a pile of different cards.
            may_be = supports(kinds) and all(len(pile.kinds) <= 1 for pile in self._box.piles)
            self.supported = may_be and self._fill(self._box, kinds)
        return self.supported

    def _fill(self, box: Box, kinds: Collection[Kind]) -> bool:
        """Work out the rest. Returns whether fast turns can be played."""
        piles = {kind.id: box.whole_pile(kind) for kind in kinds if blocks_outside_pile(kind, kinds)}
        self.blocking_piles = tuple(sorted(set(piles.values())))
        blocking = self.blocking_in_play = frozenset(kind.id for kind in kinds if blocks_in_play(kind, kinds))
        self.gifts = {kind.id: gifts for kind in kinds if (gifts := gifts_of(kind))}
        reacting = [*piles, *(kind.id for kind in kinds if reacts_to_its_gain(kind))]
        numbers = (box.pile_of_kind.get(id, -1) for id in reacting)
        self.not_bought = frozenset(box.piles[number].zone for number in numbers if number >= 0)
        waits = box.house.order != "always"  # else players are asked in which order such figures come
        worth = {kind.id: worth_of(kind, blocks=kind.id in blocking, waits=waits) for kind in kinds}
        self.worth = tuple([worth[kind.id] for kind in box.cards])
        return all(zone >= 0 for zone, _ in piles.values())


def _is_played(kind: Kind, player: type[AutoPlayer]) -> bool:
    """Whether a player may play a card with a choice by its figures."""
    word = choice_of(kind, player)
    if word is None:
        return False
    figures = figures_with(kind, word)
    return not word or (figures is not None and is_usual(figures))


def choice_of(kind: Kind, player: type[AutoPlayer]) -> str | None:
    """What a player always chooses at a card; "" where they have to count for it, None where they must be
    asked."""
    for word in ("", *kind.offers):
        if fixed_choice(kind.id, word) in player.composite_moves:
            return word
    return None


tables_of: Final = lru_cache(maxsize=64)(Tables)
"""The tables of a box, made once."""

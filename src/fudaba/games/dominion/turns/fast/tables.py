"""What turns that are done at once are worked out from: by the box, once for all games with it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple, Self

from mypy_extensions import mypyc_attr

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.box import Box
from fudaba.games.dominion.facts.kinds import (
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    ON_EXILE,
    ON_TAVERN,
    THIS,
    Kind,
    Listener,
)
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.state import slots_of

NOTHING: Final = -1
"""In place of a zone: nothing more is bought."""
LOOK: Final = -2
"""In place of a zone: the player must be asked."""
_OF_OWNERS: Final = frozenset({THIS, IN_DECK, IN_HAND, IN_PLAY, ON_TAVERN, ON_EXILE})
"""The places from which a card listens only if it is in somebody's deck, or is about to be."""
_ALWAYS_HEARD: Final = frozenset({"Plays", "Instead", "Follows", "Played", "MayPlay", "MayBuy", "Pays"})
"""Where cards listen to these, plays are written down, or questions are others, whoever has such a card."""

_NO_MATTER: Final = frozenset(
    {
        # What it is, and the figures and instructions that it has for whoever plays it.
        *("id", "face", "back", "set", "sort", "types", "cost", "bonus", "do", "only_coins", "plus_coins"),
        *("action", "attack", "duration", "night", "shadow", "treasure", "victory"),
        # What counts before a game, or at its end.
        *("adds", "copies", "editions", "needs", "on_setup", "pile", "renews", "unused"),
        *("compares", "worth", "worth_at"),
        # Asked about by itself (listeners, reduces), or of use only with what is not quiet.
        *("listeners", "reduces", "begins_turn", "face_down", "once_a", "rewrites"),
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


def allows(kinds: Iterable[Kind]) -> bool:
    """Whether a game with these kinds can have quiet turns: none of them listens from where nobody has to own
    it, writes plays down, is kept, or has anything to it but what cannot matter then."""
    return not any(
        any(
            listener.place not in _OF_OWNERS or listener.act in _ALWAYS_HEARD for listener in _listening(kind)
        )
        or kind.sort in ("way", "boon")
        or (kind.reduces and kind.sort != "card")
        or any(getattr(kind, slot) != getattr(_BARE, slot) for slot in MATTERS)
        for kind in kinds
    )


def _listening(kind: Kind) -> list[Listener]:
    """What a kind listens to once the game has begun."""
    return [listener for listener in kind.listeners if listener.act != "SetsUp"]


def is_loud(kind: Kind) -> bool:
    """Whether turns are quiet only while all cards of this kind lie in their pile: it listens, changes costs
    from play, is played at Night or from the deck, or costs debt."""
    return bool(_listening(kind) or kind.reduces or kind.night or kind.shadow or kind.cost.debt)


def worth_of(kind: Kind) -> int:
    """What a card is for whole turns: the coins of a Treasure that gives them and nothing else, 0 for a card
    that is not played, -1 for any other."""
    if kind.treasure:
        return kind.bonus.coins if kind.only_coins and kind.bonus.coins and not kind.action else -1
    return -1 if kind.action or kind.night else 0


class Tables:
    """What is worked out from a box, and the questions and answers that are kept with it.

    quiet: whether it can have quiet turns: as long as these piles are whole (loud: zone and number of cards;
    loud_zones: the zones). plain_coins, worth: by card, what it gives if it gives nothing but coins (-1 for
    any other), and what it is for whole turns. asks: what to buy, by seat, coins, Potions and empty piles.
    plans: what players buy, by player, seat and empty piles. actions: which Action they play, by player and
    seat.
    """

    __slots__ = ("actions", "asks", "loud", "loud_zones", "plain_coins", "plans", "quiet", "worth")

    def __init__(self, box: Box) -> None:
        cards, home, places = box.cards, box.home, box.places
        loud = [card for card, kind in enumerate(cards) if is_loud(kind)]
        self.loud_zones = frozenset(box.piles[home[card]].zone for card in loud if home[card] >= 0)
        self.loud = tuple((zone, places.count(zone)) for zone in sorted(self.loud_zones))
        self.quiet = allows(box.kinds.values()) and all(places[card] in self.loud_zones for card in loud)
        self.plain_coins = tuple(kind.bonus.coins if kind.only_coins else -1 for kind in cards)
        self.worth = tuple(worth_of(kind) for kind in cards)
        self.asks: dict[tuple[int, int, int, int], Ask] = {}
        self.plans: dict[tuple[object, int, int], dict[int, BuyPlan]] = {}
        self.actions: dict[tuple[object, int], dict[tuple[object, ...], ActionPlan]] = {}


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

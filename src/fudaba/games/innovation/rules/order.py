"""Whether it matters in which order several cards move (INN-074b, INN-G23).

A hand, a score pile, the junk and the like have no order.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from fudaba.games.innovation.board.state import FORECAST, HAND, REVEALED, SAFE, SCORE
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.vocabulary import Deed

_UNSEEN_BY_BOARDS: Final = frozenset({HAND, SCORE, FORECAST, SAFE, REVEALED})
"""Places whose cards show nothing on a board: that one has left does nothing for the others."""
_KARMAS: Final[Mapping[Deed, tuple[str, ...]]] = {
    "achieve": ("claim",),
    "junk": ("junk",),
    "offer": ("transfer",),
    "remove": ("remove",),
    "return": ("return",),
    "score": ("score",),
    "take": (),
    "tuck": ("tuck",),
}
"""By verb of which this is known, what karma effects may wait for."""
TO_DECKS: Final = frozenset({"put_back", "return"})
"""The verbs by which cards come to decks."""
TO_STACKS: Final = frozenset({"meld", "tuck"})
"""The verbs by which cards come to stacks."""


def matters_in_decks(t: Innovation, verb: Deed, cards: Collection[int]) -> bool:
    """Whether it makes a difference in which order a verb of `TO_DECKS` is done with these cards: of two that
    come to one deck, or where a karma effect may have its say."""
    if t.house.figures and _have_a_say(t, (verb,)):
        return True
    return len({t.deck(card) for card in cards}) < len(cards)


def matters(t: Innovation, verb: Deed, cards: Collection[int]) -> bool:
    """Whether it may make a difference in which order this is done with these cards. Where it is not sure,
    it does."""
    if verb not in _KARMAS or any(t.whereabouts(card)[1] not in _UNSEEN_BY_BOARDS for card in cards):
        return True
    if t.house.figures and _have_a_say(t, _KARMAS[verb]):
        return True
    if verb == "return":
        return len({t.deck(card) for card in cards}) < len(cards)
    if verb == "tuck":
        # A city may earn an achievement, a figure be on top at once. Else boards only show more.
        return t.house.cities or t.house.figures or len({t.cards[card].colour for card in cards}) < len(cards)
    return False


def _have_a_say(t: Innovation, karmas: Collection[str]) -> bool:
    """Whether karma effects wait for this (none does within another), or count what the cards may change."""
    boards = [t.board(seat) for seat in range(t.seats)]
    if any(board.values for board in boards):
        return True
    return not t.in_karma and any(kind in board.waits for board in boards for kind in (*karmas, "win"))

"""What the words of a choice are worth: "+2 Cards", "trash", "gain a Silver", yes and no."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.worth import JUNK, is_dead, keeps, types_of
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import NATIVE_VILLAGE, place
from fudaba.games.dominion.facts.types import ACTION

_EACH: Final = {
    "cards": 1.6,
    "coins": 1.2,
    "buys": 0.4,
    "vp": 0.9,
    "coffers": 1.1,
    "villagers": 0.6,
    "favors": 0.4,
}
"""What one of each figure is worth."""
_GOES: Final = frozenset({"discard", "trash", "exile", "return", "set_aside"})
"""Words that send away the card that they are about."""
_STAYS: Final = frozenset({"topdeck", "put_back", "take", "put_in_hand", "put_into_hand", "keep"})
"""Words that keep it near."""

_REFUSED: Final = frozenset({"gain_curse", "trash_this", "discard_hand"})
"""What a `may` offers at a price that is seldom worth it."""


def weigh_word(now: Sight, word: str) -> float:
    """What it is worth to choose a word at an `option`."""
    figure, _, number = word.rpartition("_")
    if number.isdigit():
        if figure == "actions":
            return 3.0 * bool(_idle_action(now)) + 0.3 * int(number)
        return _EACH.get(figure, 0.5) * int(number)
    if word.startswith("gain_") and (id := word.removeprefix("gain_")) in KINDS:
        return keeps(id) * 0.7
    if word in _OWN:
        return _OWN[word](now)
    if word in _GOES:
        return 2.0 if _is_bad(now) else -1.0
    return 0.5


def says_yes(now: Sight) -> bool:
    """Whether to do what a `may` offers: yes, unless it would send away what is good, or keep what is bad."""
    word = now.ask.word
    if word in _REFUSED:
        return False
    if word == "set_aside":
        return not now.actions
    if word in _STAYS or word == "discard_from_exile":
        return not _is_bad(now)
    if word in _GOES:
        return _is_bad(now)
    verb, _, number = word.rpartition("_")
    if number.isdigit() and verb in _GOES:
        return sum(keeps(id) < JUNK for id in now.hand) >= int(number)
    return True


def _is_bad(now: Sight) -> bool:
    """Whether the card that is asked about is bad for its owner; of another player's, whether it is good.

    Where it is no such card but the one in play that asks, it is about the hand: whether there is junk.
    """
    id = now.about
    if not id or id in now.in_play:
        return any(keeps(other) < JUNK for other in now.hand)
    bad = is_dead(id) or keeps(id) < JUNK
    return bad if now.is_mine(id) else not bad


def _idle_action(now: Sight) -> bool:
    """Whether there is an Action in hand that could not be played."""
    return not now.actions and any(types_of(id) & ACTION for id in now.hand)


def _on_the_mat(now: Sight) -> float:
    return float(now.view.count(place(NATIVE_VILLAGE, now.seat)))


_OWN: Final[dict[str, Callable[[Sight], float]]] = {
    "take_from_mat": lambda now: _on_the_mat(now) - 1.5,
    "now": lambda now: 1.0,
    "coins_per_token": lambda now: float(now.mark("pirate_ship")) - 2.5,
    "raid": lambda now: 0.0,
    "give_copy": lambda now: 1.0 if keeps(now.about) < JUNK else 0.0,
}
"""Words of one card's, or whose worth depends on what is there."""

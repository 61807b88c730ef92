"""How a random kingdom plays: what may be drawn for it, what must be in it, and what goes without saying."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Final, NamedTuple

from fudaba.games.dominion.board.kingdom import Kingdom
from fudaba.games.dominion.facts.kinds import KINDS, Kind
from fudaba.games.dominion.setup.dependencies import groups
from fudaba.games.dominion.setup.kingdom_options import Wishes

FEWEST_ATTACKS: Final = 2
"""How many Attacks a kingdom for beginners has at most."""


@lru_cache(maxsize=2048)
def is_attack(id: str) -> bool:
    """Whether a card is an Attack, has one in its pile, or brings one into the game."""
    if id in groups():
        return any(is_attack(kind.id) for kind in groups()[id])
    kind = KINDS.get(id)
    if kind is None:
        return False
    return kind.attack or any(is_attack(part) for part in (*(part for part, _ in kind.parts), *kind.needs))


def _gives_actions(kind: Kind) -> bool:
    return kind.bonus.actions >= 2


def _draws(kind: Kind) -> bool:
    return kind.bonus.cards >= 2


def _gives_buys(kind: Kind) -> bool:
    return kind.bonus.buys >= 1


def _peaceful(kind: Kind) -> bool:
    return not is_attack(kind.id)


def _costs_coins(kind: Kind) -> bool:
    return not kind.cost.potions and not kind.cost.debt


class Feel(NamedTuple):
    """A way in which a kingdom plays."""

    may: tuple[Callable[[Kind], bool], ...] = ()
    """Tests that a card must all pass to be drawn."""
    among: tuple[Callable[[Kind], bool], ...] = ()
    """Tests each of which at least one of the Kingdom piles must pass."""
    attacks: int = -1
    """How many Attacks there may be, -1 for as many as are drawn."""
    wishes: tuple[tuple[str, str, str], ...] = ()
    """An option, its usual value, and what it is instead."""


FEELS: Final[dict[str, Feel]] = {
    "any": Feel(),
    "no_attacks": Feel(may=(_peaceful,), attacks=0),
    "villages": Feel(among=(_gives_actions,)),
    "fast": Feel(
        may=(_peaceful, _costs_coins),
        among=(_gives_actions, _draws, _gives_buys),
        attacks=0,
        wishes=(("colonies", "auto", "no"),),
    ),
    "beginner": Feel(
        may=(_costs_coins,),
        among=(_gives_actions, _draws),
        attacks=FEWEST_ATTACKS,
        wishes=(
            ("sets", "", "base"),
            ("landscapes", "auto", "0"),
            ("colonies", "auto", "no"),
            ("shelters", "auto", "no"),
        ),
    ),
}
"""By the value of the option `feel`."""


def with_feel(wishes: Wishes) -> Wishes:
    """The wishes with what goes without saying for their feel."""
    for name, usual, instead in FEELS[wishes.feel].wishes:
        if getattr(wishes, name) == usual:
            wishes = wishes._replace(**{name: instead})
    return wishes


def may_be_drawn(id: str, feel: str) -> bool:
    """Whether a card or landscape may be drawn at random for a kingdom of this feel."""
    kind = KINDS[id]
    return all(test(kind) for test in FEELS[feel].may)


def has_feel(kingdom: Kingdom, feel: str, required: Collection[str] = ()) -> bool:
    """Whether a kingdom has all that its feel needs. What is required counts for nobody's harm."""
    found = FEELS[feel]
    there = [KINDS[part] for id in kingdom.cards for part in (id, *(part for part, _ in KINDS[id].parts))]
    if not all(any(test(kind) for kind in there) for test in found.among):
        return False
    piles = (*kingdom.cards, *(id for id, _ in kingdom.added))
    return found.attacks < 0 or sum(is_attack(id) for id in piles if id not in required) <= found.attacks

"""The points of a player of Dominion, counted anew from nothing but the cards' names and printed types."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import NAMED

PRINTED = {
    **{"estate": 1, "duchy": 3, "province": 6, "colony": 10, "curse": -1},
    **{"great_hall": 1, "nobles": 2, "harem": 2, "farm": 2, "mill": 1, "island": 2, "tunnel": 2},
    **{"farmland": 2, "dame_josephine": 2, "overgrown_estate": 0, "cemetery": 2},
    **{"crumbling_castle": 1, "small_castle": 2, "haunted_castle": 2, "opulent_castle": 3},
    **{"sprawling_castle": 4, "grand_castle": 5, "stronghold": 2, "distant_shore": 2, "distant_lands": 0},
}
"""What is printed on a card whose points do not depend on anything."""
OPEN = {
    *("capitalism", "charlatan", "enlightenment", "inheritance", "obelisk"),
    *("plateau_shepherds", "tower", "miserable", "twice_miserable"),
}
"""With these points depend on more than cards and their printed types; then they are not counted here."""


def is_a(id: str, type: str) -> bool:
    """Whether a card has a type."""
    return bool(KINDS[id].types & NAMED[type])


def points_of(
    own: list[str], elsewhere: Iterable[Counter[str]], landscapes: Iterable[str], *, far: int
) -> int:
    """The points of cards and Landmarks. own: the names of a player's cards. elsewhere: those of each
    other player. far: how many Distant Lands lie on the Tavern mat."""
    has = Counter(own)
    each = {
        "gardens": len(own) // 10,
        "duke": has["duchy"],
        "vineyard": sum(is_a(id, "action") for id in own) // 3,
        "fairgrounds": len(has) // 5 * 2,
        "silk_road": sum(is_a(id, "victory") for id in own) // 4,
        "feodum": has["silver"] // 3,
        "humble_castle": sum(is_a(id, "castle") for id in own),
        "kings_castle": sum(is_a(id, "castle") for id in own) * 2,
        "pasture": has["estate"],
        "territory": sum(is_a(id, "victory") for id in has),
        "demesne": has["gold"],
        "marchland": sum(is_a(id, "victory") for id in own) // 3,
    }
    scoring = [id for id in has if is_a(id, "victory") or is_a(id, "curse")]
    unknown = [id for id in scoring if id not in each and id not in PRINTED]
    assert not unknown, f"nobody has told the reader what {unknown} are worth"
    points = sum(has[id] * (each[id] if id in each else PRINTED[id]) for id in scoring) + 4 * far
    return points + sum(_landmark(id, own, has, [*elsewhere]) for id in landscapes)


def _landmark(id: str, own: list[str], has: Counter[str], elsewhere: list[Counter[str]]) -> int:
    actions = sorted((number for card, number in has.items() if is_a(card, "action")), reverse=True)
    kept = [
        card
        for card in has
        if is_a(card, "treasure") and all(has[card] >= other[card] for other in elsewhere)
    ]
    worth = {
        "bandit_fort": -2 * (has["silver"] + has["gold"]),
        "fountain": 15 if has["copper"] >= 10 else 0,
        "keep": 5 * len(kept),
        "museum": 2 * len(has),
        "orchard": 4 * sum(number >= 3 for number in actions),
        "palace": 3 * min(has["copper"], has["silver"], has["gold"]),
        "triumphal_arch": 3 * actions[1] if len(actions) > 1 else 0,
        "wall": -max(0, len(own) - 15),
        "wolf_den": -3 * sum(number == 1 for number in has.values()),
    }
    return worth.get(id, 0)

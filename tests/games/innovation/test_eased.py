"""Special achievements that ask less of a player, as a karma effect says (INN-182)."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.facts import registry
from fudaba.games.innovation.facts.printed import FOURTH, THIRD
from fudaba.kernel.game import Value
from tests.games.innovation.laid import laid

Seat = dict[str, Any]


class Case(NamedTuple):
    """An achievement, what is enough for it only if it asks one less, and what is not even then."""

    edition: str
    id: str
    enough: Seat
    too_little: Seat


def board(splay: dict[str, str] | None = None, /, **stacks: str) -> Seat:
    return {"board": {colour: cards.split() for colour, cards in stacks.items()}, "splay": splay or {}}


def splayed(*colours: str) -> Seat:
    pairs = {"red": "archery oars", "blue": "tools pottery", "green": "sailing the_wheel"}
    pairs |= {"yellow": "masonry agriculture", "purple": "mysticism code_of_laws"}
    return board(dict.fromkeys(colours, "right"), **pairs)


def blue(cards: str) -> Seat:
    return board({"blue": "up"}, blue=cards)


FIVE_KINDS = {"red": "archery", "blue": "tools", "yellow": "agriculture", "purple": "code_of_laws"}
CLOCKS = {"green": "databases", "red": "fission", "blue": "software"}
LOW = ["oars", "tools", "sailing", "mysticism", "masonry", "clothing", "pottery"]
BONUSES = "perfume almanac magnifying_glass telescope thermometer photography artificial_heart"
HEXAGONS = "typewriter ruler lever linguistics magnifying_glass perfume slide_rule"
CASES = [
    Case(THIRD, "empire", board(**FIVE_KINDS, green="databases"), board(**FIVE_KINDS)),
    Case(THIRD, "monument", {"tucked": 5}, {"tucked": 4}),
    Case(THIRD, "monument", {"scored": 5}, {"scored": 4, "tucked": 4}),
    Case(THIRD, "wonder", splayed("red", "blue", "green", "purple"), splayed("red", "blue", "green")),
    Case(THIRD, "world", board(**CLOCKS, purple="the_internet"), board(**CLOCKS, purple="a_i")),
    Case(
        THIRD,
        "universe",
        board(green="bicycle", purple="lighting", blue="publications", red="explosives"),
        board(green="bicycle", purple="lighting", blue="publications", red="coal"),
    ),
    Case(THIRD, "wealth", blue(BONUSES), blue(BONUSES.partition(" ")[2])),
    Case(THIRD, "destiny", {"forecast": LOW[:6]}, {"forecast": LOW[:5]}),
    Case(THIRD, "heritage", blue(HEXAGONS), blue(HEXAGONS.partition(" ")[2])),
    Case(THIRD, "history", blue("ruler lever linguistics"), blue("ruler lever")),
    Case(THIRD, "supremacy", board(**CLOCKS), board(green="databases", red="fission", blue="pottery")),
    Case(
        FOURTH,
        "monument",
        board(red="archery", green="databases", purple="city_states"),
        board(red="archery", green="databases", purple="mysticism"),
    ),
    Case(FOURTH, "destiny", {"forecast": LOW[:4]}, {"forecast": LOW[:3]}),
    Case(
        FOURTH,
        "confidence",
        board(blue="printing_press") | {"safe": LOW[:3]},
        board(blue="printing_press") | {"safe": LOW[:2]},
    ),
    Case(
        FOURTH, "confidence", board(blue="experimentation") | {"safe": LOW[:3]}, board() | {"safe": LOW[:4]}
    ),
    Case(FOURTH, "anonymity", board(blue="atomic_theory"), board(blue="physics")),
    Case(FOURTH, "folklore", board(blue="evolution"), board(blue="atomic_theory")),
    Case(FOURTH, "mystery", board(blue="quantum_theory"), board(blue="evolution")),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.edition}-{case.id}")
def test_each_figure_is_one_lower(case: Case) -> None:
    """INN-182: one fewer, or one lower, is enough where a karma effect says so, and two fewer never are."""
    special = next(one for one in registry.specials(case.edition) if one.id == case.id)
    condition = special.conditions[case.edition]
    options: dict[str, Value] = {"echoes": True, "figures": True, "unseen": case.edition == FOURTH}
    enough, too_little = (
        Player(laid(seat, {}, edition=case.edition, options=options), 0)
        for seat in (case.enough, case.too_little)
    )
    assert not condition(enough, 0)
    assert condition(enough, 1)
    assert not condition(too_little, 1)

"""Why nothing of a pile can be bought: what a table says of each pile in a Buy phase."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games import named
from fudaba.games.dominion.facts.shown import Public
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.seen import SeenQuestion
from fudaba.kernel.session import Session
from fudaba.kernel.view import View
from fudaba.text import LANGS
from fudaba.text.narrator import narrator

GAME = named("dominion")
PILES = {"copper": 10, "gold": 10, "village": 0, "familiar": 10, "province": 8}


@pytest.mark.parametrize(
    ("more", "why_not"),
    [
        ({"coins": 3}, {"copper": "", "gold": "coins", "village": "empty", "familiar": "potions"}),
        ({"coins": 2, "potions": 1}, {"familiar": "coins", "province": "coins"}),
        ({"coins": 6, "potions": 1}, {"gold": "", "familiar": "", "province": "coins"}),
    ],
)
def test_each_pile_says_why_it_cannot_be_bought_from(more: dict[str, Any], why_not: dict[str, str]) -> None:
    seats = [{"zones": {"hand": ["estate"], "deck": ["copper"] * 5}} for _ in range(2)]
    given = {"seats": seats, "supply": PILES, "phase": "buy", "buys": 1} | more
    game = Session(GAME, setup_of(GAME, seats=2, seed="x", situation=situation_in(GAME, given)), ["A", "B"])
    piles = {pile.id: pile.no for pile in View(game.table, 0).public_as(Public).piles}
    assert {id: piles[id] for id in why_not} == why_not
    assert game.ask is not None
    bought = {option.face for option in game.ask.options if option.verb == "buy"}
    assert bought == {id for id, no in piles.items() if not no}


def test_with_debt_nothing_can_be_bought_before_it_is_paid_off() -> None:
    seats = [{"zones": {"hand": ["estate"], "deck": ["copper"] * 5}, "debt": 9} for _ in range(2)]
    given = {"seats": seats, "supply": PILES, "phase": "buy", "buys": 1, "coins": 8}
    game = Session(GAME, setup_of(GAME, seats=2, seed="x", situation=situation_in(GAME, given)), ["A", "B"])
    piles = View(game.table, 0).public_as(Public).piles
    assert {pile.no for pile in piles} == {"debt", "empty"}


LANDSCAPES = ["inheritance", "alms", "cathedral", "canal", "fair", "way_of_the_ox"]


@pytest.mark.parametrize(
    ("more", "mine", "why_not"),
    [
        (
            {"coins": 8},
            {},
            {"inheritance": "", "alms": "", "cathedral": "", "canal": "", "way_of_the_ox": ""},
        ),
        ({"coins": 5}, {}, {"inheritance": "coins", "canal": "coins", "cathedral": ""}),
        ({"coins": 8}, {"marks": {"inheritance": 1}}, {"inheritance": "once", "alms": ""}),
        ({"coins": 8}, {"owned": ["cathedral"]}, {"cathedral": "owned", "canal": ""}),
        ({"coins": 8}, {"owned": ["canal", "fair"]}, {"cathedral": "cubes", "fair": "owned"}),
        ({"coins": 8}, {"debt": 1}, {"inheritance": "debt", "alms": "debt", "cathedral": "debt"}),
        (
            {"coins": 8, "buys": 0},
            {"coffers": 1},
            {"inheritance": "buys", "alms": "buys", "way_of_the_ox": ""},
        ),
        ({"coins": 8, "phase": "action"}, {}, {"inheritance": "", "canal": ""}),
    ],
)
def test_each_landscape_says_why_it_cannot_be_bought(
    more: dict[str, Any], mine: dict[str, Any], why_not: dict[str, str]
) -> None:
    """What may be bought once, or takes a cube, is not offered again; the table says which of these it is."""
    seats = [{"zones": {"hand": ["village"], "deck": ["copper"] * 5}} for _ in range(2)]
    seats[0] |= mine
    given = {"seats": seats, "supply": PILES, "landscapes": LANDSCAPES, "phase": "buy", "buys": 1} | more
    game = Session(GAME, setup_of(GAME, seats=2, seed="x", situation=situation_in(GAME, given)), ["A", "B"])
    lying = {one.id: one for one in View(game.table, 0).public_as(Public).landscapes}
    assert {id: lying[id].no for id in why_not} == why_not
    if given["phase"] == "buy" and game.ask is not None:
        asked, data = game.view(0).asked(game.ask), game.view(0).data()
        assert isinstance(asked, SeenQuestion)
        for id, no in why_not.items():
            reasons = [narrator("dominion", lang, ["A", "B"]).why_not(id, asked, data, {}) for lang in LANGS]
            assert all(reasons) == bool(no), id
        bought = {option.face for option in game.ask.options if option.verb == "buy"} & set(lying)
        assert bought == {id for id, one in lying.items() if one.cost is not None and not one.no}

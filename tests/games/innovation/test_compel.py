"""Whom a compel reaches, with a card made up for it: it compels by castles, and then shares a draw."""

from __future__ import annotations

from typing import Any

from fudaba.games.innovation.board.pieces import Piece
from fudaba.games.innovation.board.state import HAND, SCORE
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.dogma.activation import activate, execute_alone
from fudaba.games.innovation.facts.printed import every_card
from fudaba.games.innovation.facts.registry import COMPEL, DOGMA, CardEffect
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import one
from tests.games.innovation.laid import card, carry_out, ids, laid, me

_AS_STRONG: dict[str, Any] = {"board": {"yellow": ["domestication"]}, "hand": ["calendar"]}
_STRONGER: dict[str, Any] = {"board": {"yellow": ["masonry"]}, "hand": ["currency"]}
_WEAK: dict[str, Any] = {"board": {"blue": ["tools"]}, "hand": ["paper"]}


async def _take(me: Me, you: Me) -> None:
    await you.transfer(one(you.hand), me, SCORE)


async def _draw(me: Me) -> None:
    await me.draw(1)


def _table(*others: dict[str, Any], shared: bool = False, **more: Any) -> Innovation:
    """Seat 0 has the card as its only top card, with two castles."""
    decks = {"base": {"1": ["oars", "pottery", "sailing", "writing", "clothing"]}}
    t = laid({"board": {"red": ["archery"]}}, *others, decks=decks, **more)
    effects = (CardEffect(COMPEL, 1, _take), *([CardEffect(DOGMA, 2, _draw)] if shared else []))
    printed, archery = every_card()["archery"], t.cards[card(t, "archery")]
    made_up = Piece(printed, printed.faces[t.house.edition], effects, archery.back)
    t.cards = tuple(made_up if each.id == "archery" else each for each in t.cards)
    return t


def _compelled(t: Innovation) -> list[int]:
    assert t.events is not None
    return [event.whom for event in t.events if event.kind == "compels"]


def test_a_compel_reaches_who_has_as_many_icons_clockwise() -> None:
    """INN-099, INN-101: who has fewer is safe from it."""
    t = _table(_AS_STRONG, _WEAK, _STRONGER)
    carry_out(activate(t, 0, card(t, "archery")))
    assert _compelled(t) == [1, 3]
    assert ids(t, t.at(0, SCORE)) == ["calendar", "currency"]
    assert ids(t, t.at(2, HAND)) == ["paper"]


def test_a_compel_brings_no_bonus() -> None:
    """INN-102: only what is shared does."""
    t = _table(_AS_STRONG)
    carry_out(activate(t, 0, card(t, "archery")))
    assert not t.at(0, HAND)
    t = _table(_AS_STRONG, shared=True)
    carry_out(activate(t, 0, card(t, "archery")))
    assert ids(t, t.at(1, HAND)) == ["oars"]
    assert ids(t, t.at(0, HAND)) == ["pottery", "sailing"]


def test_a_compel_reaches_a_partner_too() -> None:
    """INN-103: unlike a demand (INN-AMB23)."""
    t = _table({}, _AS_STRONG, {}, options={"teams": True})
    carry_out(activate(t, 0, card(t, "archery")))
    assert _compelled(t) == [2]


def test_what_is_said_of_demands_holds_for_compels() -> None:
    """INN-100: a card with a compel is one with a demand, and executed alone it compels nobody."""
    t = _table(_AS_STRONG, shared=True)
    assert t.cards[card(t, "archery")].demands
    carry_out(execute_alone(me(t, 0, "writing"), card(t, "archery")))
    assert ids(t, t.at(0, HAND)) == ["oars"]
    assert not t.at(0, SCORE)


def test_sharing_and_avoiding_a_compel_are_paid_for_one_by_one() -> None:
    """INN-AMB24, INN-AMB26, INN-100: of four players the one opposite is asked, first about the compel."""
    two = {**_AS_STRONG, "hand": ["calendar", "paper"]}
    t = _table({}, two, {}, edition="fourth", shared=True)
    carry_out(activate(t, 0, card(t, "archery")), (0,), (0,))
    assert not t.at(0, SCORE)
    assert ids(t, t.at(2, HAND)) == ["oars"]
    assert ids(t, t.state.zones[t.decks["base", 2]])[0] == "calendar"
    assert ids(t, t.state.zones[t.decks["base", 3]])[0] == "paper"
    t = _table({}, two, {}, edition="fourth", shared=True)
    carry_out(activate(t, 0, card(t, "archery")), (0,), ())
    assert not t.at(0, SCORE)
    assert ids(t, t.at(2, HAND)) == ["paper"]
    t = _table({}, two, {}, edition="fourth", shared=True)
    carry_out(activate(t, 0, card(t, "archery")), (), (0,), (0,))
    assert ids(t, t.at(0, SCORE)) == ["calendar"]
    assert ids(t, t.at(2, HAND)) == ["oars"]
    t = _table({}, _AS_STRONG, {}, edition="fourth", shared=True)
    carry_out(activate(t, 0, card(t, "archery")), (0,))
    assert not t.at(2, HAND)


def test_a_card_that_only_compels_can_be_avoided_as_well() -> None:
    """INN-217, INN-100: by the player whom it would reach, and nobody else is asked."""
    t = _table({}, _AS_STRONG, {}, edition="fourth")
    carry_out(activate(t, 0, card(t, "archery")), (0,))
    assert not t.at(0, SCORE)
    t = _table({}, _WEAK, {}, edition="fourth")
    carry_out(activate(t, 0, card(t, "archery")))
    assert ids(t, t.at(2, HAND)) == ["paper"]

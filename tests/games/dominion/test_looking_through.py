"""Who is to look through their discard pile sees it before they choose; nobody else does."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games import named
from fudaba.kernel.ask import Answer
from fudaba.kernel.cards import only
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.session import Session

GAME = named("dominion")
DISCARDED = ["curse", "copper", "village", "silver", "estate"]
"""The bottom first."""


def looked_at(id: str, verb: str = "play", **more: Any) -> list[str]:
    """What a player looks at for a card that they play or buy, the bottom first."""
    hand = [id if verb == "play" else "copper", "village"]
    zones = {"hand": hand, "discard": DISCARDED, "deck": ["duchy"]}
    situation = {
        "supply": {"village": -1} | ({id: -1} if verb == "buy" else {}),
        "seats": [{"zones": zones}, {"zones": {"hand": ["copper"]}}],
        "coins": 8,
    }
    game = Session(
        GAME, setup_of(GAME, seats=2, seed="1", situation=situation_in(GAME, situation | more)), ["A", "B"]
    )
    answer(game, verb, id)
    if game.ask is not None and game.ask.kind in ("may", "number"):
        game.answer((1,))  # the deck is not put into the discards; $1 more is paid
    (event,) = (event for event in game.events if event.kind == "looks_at")
    assert event.audience == only(0)
    return [game.table.cards[ref.card].face for ref in event.cards]


def answer(game: Session, verb: str, id: str) -> None:
    """Play or buy a card, in the Buy phase if not now."""
    assert game.ask is not None
    wanted: list[Answer] = [(n,) for n, o in enumerate(game.ask.options) if (o.verb, o.face) == (verb, id)]
    if wanted:
        game.answer(wanted[0])
    else:
        game.answer(next((n,) for n, o in enumerate(game.ask.options) if o.verb == "end_phase"))
        answer(game, verb, id)


@pytest.mark.parametrize(
    "id",
    [
        *("harbinger", "scavenger", "hermit", "settlers", "bustling_village", "counting_house"),
        *("mountain_village", "courier", "herb_gatherer", "orb"),
    ],
)
def test_a_card_that_is_played_may_say_so(id: str) -> None:
    """FAQ-orb-1."""
    discarded_by_it = ["duchy"] if id in ("courier", "herb_gatherer") else []
    assert looked_at(id) == DISCARDED + discarded_by_it


def test_what_is_bought_may_say_so() -> None:
    """FAQ-march-2."""
    for id in ("march", "annex", "bury"):
        assert looked_at(id, "buy", supply={}, landscapes=[id]) == DISCARDED
    assert looked_at("inn", "buy") == [*DISCARDED, "inn"]
    assert looked_at("herald", "buy") == DISCARDED


def test_a_boon_or_a_hex_may_say_so() -> None:
    assert looked_at("bard", stacks={"boons": ["the_moons_gift"]}) == DISCARDED
    assert looked_at("leprechaun", stacks={"hexes": ["bad_omens"]}) == [*DISCARDED, "gold", "duchy"]

"""What cards say about themselves agrees with their texts; Capitalism goes by it (WAY-60)."""

from __future__ import annotations

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.text import dominion


def test_cards_have_the_figures_that_their_texts_say() -> None:
    """The bold ones; and `Kind.plus_coins` is true for the Actions in whose text +$ stands, for no others."""
    cards = [id for id, kind in KINDS.items() if kind.sort == "card"]
    unsaid = {id: [*dominion.figures_unsaid(id)] for id in cards}
    assert {id: figures for id, figures in unsaid.items() if figures} == {}

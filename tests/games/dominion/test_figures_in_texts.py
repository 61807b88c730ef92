"""What cards say about themselves agrees with their texts; Capitalism goes by it (WAY-60)."""

from __future__ import annotations

import pytest

from fudaba.games.dominion import GAME
from fudaba.games.dominion.facts.kinds import KINDS, Kind
from fudaba.text.narrator import narrator

ACTIONS = [kind for kind in KINDS.values() if kind.action and kind.sort == "card"]


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.id)
def test_an_action_with_plus_coins_in_its_text_says_so(kind: Kind) -> None:
    """`Kind.plus_coins` is true for those Actions in whose text +$ stands, and for no others."""
    text = narrator(GAME.name, "en", []).card_text(kind.id)
    assert kind.plus_coins == ("+$" in text.replace("+$1 token", ""))

"""What is done instead of what a card says is told with the rule about just that, not with one of Ways."""

from __future__ import annotations

import pytest

from fudaba.lab import run
from tests.lab.writing import read

FOLLOWS = {
    "Enchantress": """
setup:
  supply: [Enchantress, Village]
  A: {hand: [Enchantress], deck: [Copper*10]}
  B: {hand: [Village*2], deck: [Copper*10]}
steps: [{A: play Enchantress}, {A: end turn}, {B: play Village}]
""",
    "Highwayman": """
setup:
  supply: [Highwayman, Village]
  A: {hand: [Highwayman], deck: [Copper*10]}
  B: {hand: [Silver*2], deck: [Copper*10]}
steps: [{A: play Highwayman}, {A: end turn}, {B: play Silver}]
""",
}


@pytest.mark.parametrize("card", FOLLOWS)
def test_what_is_followed_instead_cites_its_own_rule(card: str) -> None:
    """DOM-10."""
    outcome = run(read(f"scenario: instead\ngame: dominion\nseats: [A, B]{FOLLOWS[card]}"))
    assert outcome.ok, outcome.failure
    rules = [(event.kind, event.rule) for event in outcome.games[0].events]
    assert ("follows_instead", "DOM-10") in rules
    assert not any(rule.startswith("WAY") for _, rule in rules), "there is no Way in this game"

"""Guilds: the cards that are finished."""

from __future__ import annotations

from fudaba.games.dominion.kinds import Expansion
from fudaba.games.dominion.table import Dominion
from fudaba.games.dominion.types import ACTION

guilds = Expansion("guilds")

baker = guilds.simple("baker", cost=5, types=ACTION, cards=1, actions=1, coffers=1)


@baker.sets_up
def everybody_has_a_coffers_token(t: Dominion) -> None:
    """Each player begins with a Coffers token."""
    for seat in range(t.seats):
        t.state.coffers[seat] += 1

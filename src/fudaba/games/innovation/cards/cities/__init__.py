"""Cities of Destiny. Cities have no effects: what they do is in their icons (`expansions.cities`)."""

from __future__ import annotations

from fudaba.games.innovation.facts.printed import every_card
from fudaba.games.innovation.facts.registry import without_effects

without_effects(*(card.id for card in every_card().values() if card.set == "cities"))

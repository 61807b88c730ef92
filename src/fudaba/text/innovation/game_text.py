"""The text of Innovation's table."""

from __future__ import annotations

from fudaba.games.innovation.facts.vocabulary import LineKind
from fudaba.text.game_text import GameText
from fudaba.text.innovation import table
from fudaba.text.innovation.points import points


class InnovationGameText(GameText):
    """Sentences about a table of Innovation; see `GameText`."""

    HEADS: frozenset[LineKind] = frozenset({"turn", "wins"})
    ABOUT = table.ACTIVATED

    titles = staticmethod(table.titles)
    situation = staticmethod(table.situation)
    brief = staticmethod(table.brief)
    hand = staticmethod(table.hand)
    cards = staticmethod(table.cards)
    top = staticmethod(table.top)
    card_facts = staticmethod(table.card_facts)
    points = staticmethod(points)

"""The text of Bridge Over's table."""

from __future__ import annotations

from fudaba.games.bridge_over import GAME
from fudaba.games.bridge_over.shown import Private
from fudaba.text.bridge_over import table
from fudaba.text.bridge_over.table import counters
from fudaba.text.game_text import GameText, Points
from fudaba.text.scene import Scene


class BridgeOverGameText(GameText):
    """Sentences about a table of Bridge Over; see `GameText`."""

    titles = staticmethod(table.titles)
    situation = staticmethod(table.situation)
    brief = staticmethod(table.brief)
    hand = staticmethod(table.hand)
    top = staticmethod(table.top)
    card_facts = staticmethod(table.card_facts)
    faces_of = staticmethod(table.faces_of)

    def cards(self, scene: Scene) -> list[str]:
        """Every kind in this deck but the plain numbers."""
        return [card.id for card in GAME.facts(scene.options) if card.types != ["number"]]

    def pauses(self, before: Scene, after: Scene) -> bool:
        """A round has ended."""
        return len(counters(after).history) > len(counters(before).history)

    def points(self, scene: Scene) -> Points:
        """Points are losses: the fewer, the better."""
        notes = []
        if isinstance(own := scene.private, Private) and own.unseen:
            cards = [face for face, number in own.unseen.items() for _ in range(number)]
            notes.append(scene.words.say("bridge_over-table-unseen", cards=scene.narrator.cards(cards)))
        return Points(counters(scene).history, counters(scene).points, notes=notes)

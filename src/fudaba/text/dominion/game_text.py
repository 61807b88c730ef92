"""The text of Dominion's table."""

from __future__ import annotations

from fudaba.games.dominion.facts.vocabulary import WORDS, LineKind
from fudaba.text.dominion import table
from fudaba.text.dominion.points import points
from fudaba.text.dominion.table import facts_of
from fudaba.text.game_text import GameText, Shortcut
from fudaba.text.scene import Scene


class DominionGameText(GameText):
    """Sentences about a table of Dominion; see `GameText`."""

    HEADS: frozenset[LineKind] = frozenset({"turn", "ends"})
    ABOUT: frozenset[LineKind] = frozenset(
        {"plays", "plays_again", "plays_there", "buys", "uses_way", "follows_instead"}
    )

    titles = staticmethod(table.titles)
    situation = staticmethod(table.situation)
    brief = staticmethod(table.brief)
    hand = staticmethod(table.hand)
    cards = staticmethod(table.cards)
    top = staticmethod(table.top)
    card_facts = staticmethod(table.card_facts)
    points = staticmethod(points)

    def shortcut(self, scene: Scene) -> Shortcut | None:
        """To play all Treasures in hand, those with choices last."""
        if scene.put is None:
            return None
        asked = WORDS.asked(scene.put)
        if asked.kind != "buy":
            return None
        plays = [number for number, option in enumerate(asked.options) if option.verb == "play"]
        if len(plays) < 2:
            return None
        plays.sort(key=lambda number: not facts_of(asked.options[number].face).plain)
        label = scene.words.say("dominion-table-play-all", count=len(plays))
        return Shortcut(label, tuple(plays[: asked.most]))

"""The score of Dominion while nobody may know it: what everybody can count."""

from __future__ import annotations

from fudaba.games.dominion.facts.shown import Private
from fudaba.text.dominion.table import counters, facts_of
from fudaba.text.game_text import Points
from fudaba.text.scene import Scene

PLACES = (
    "hand", "deck", "discard", "play", "aside", "face_down", "exile", "tavern", "island", "native_village",
)  # fmt: skip


def points(scene: Scene) -> Points:
    """What is known of the score while the game goes on: the more victory points, the better."""
    say, public = scene.words.say, counters(scene)
    seats = range(scene.seats)
    cards = [sum(scene.zone(place, seat).count for place in PLACES) for seat in seats]
    rows = [
        (say("dominion-table-row-cards"), cards),
        (say("dominion-table-row-turns"), public.turns),
    ]
    if any(public.vp):
        rows.append((say("dominion-table-row-vp"), public.vp))
    notes = []
    if isinstance(own := scene.private, Private):
        deck = [id for id, number in own.owned.items() for _ in range(number)]
        cards_text = scene.narrator.cards(sorted(deck, key=_order))
        notes.append(say("dominion-table-own-deck", points=own.score, cards=cards_text))
        if own.deck is not None:
            left = [id for id, number in own.deck.items() for _ in range(number)]
            text = scene.narrator.cards(sorted(left, key=_order)) if left else say("dominion-table-none-left")
            notes.append(say("dominion-table-in-deck", cards=text))
    return Points([row for _, row in rows], (), labels=[label for label, _ in rows], notes=notes, most=True)


def _order(id: str) -> tuple[int, str]:
    """Points first, then Treasures, then the others."""
    types = facts_of(id).types
    rank = 0 if "victory" in types else 1 if "curse" in types else 2 if "treasure" in types else 3
    return rank, id

"""The score of Dominion: while nobody may know it, what everybody can count; in the end everything."""

from __future__ import annotations

from fudaba.terminal.dominion.faces import face_of
from fudaba.terminal.points import Points
from fudaba.terminal.scene import Scene

PLACES = (
    "hand", "deck", "discard", "play", "aside", "face_down", "exile", "tavern", "island", "native_village",
)  # fmt: skip


def points(scene: Scene) -> Points:
    """What is known of the score: the more victory points, the better."""
    return _in_the_end(scene) if scene.public["over"] else _so_far(scene)


def _so_far(scene: Scene) -> Points:
    say, public = scene.words.say, scene.public
    seats = range(scene.seats)
    cards = [sum(scene.zone(place, seat)["count"] for place in PLACES) for seat in seats]
    rows = [
        (say("terminal-dominion-row-cards"), cards),
        (say("terminal-dominion-row-turns"), public["turns"]),
    ]
    if any(public["vp"]):
        rows.append((say("terminal-dominion-row-vp"), public["vp"]))
    notes = []
    if own := scene.data["private"]:
        deck = [id for id, number in own["owned"].items() for _ in range(number)]
        cards_told = scene.narrator.cards(sorted(deck, key=_order))
        notes.append(say("terminal-dominion-own-deck", points=own["score"], cards=cards_told))
    return Points([row for _, row in rows], (), labels=[label for label, _ in rows], notes=notes, most=True)


def _in_the_end(scene: Scene) -> Points:
    """Every deck: of each card how many, and what they are worth."""
    say, public = scene.words.say, scene.public
    counted = [{id: (number, worth) for id, number, worth in rows} for rows in public["counted"]]
    ids = sorted({id for rows in counted for id in rows if id}, key=_order)
    giving = [id for id in ids if any(rows.get(id, (0, 0))[1] for rows in counted)]
    labels, rows = [], []
    for id in (
        *giving,
        *([""] if any("" in own for own in counted) else []),
        *(i for i in ids if i not in giving),
    ):
        labels.append(scene.narrator.card(id) if id else say("terminal-dominion-row-vp"))
        rows.append([_cell(scene, id, *own.get(id, (0, 0)), worth_told=id in giving) for own in counted])
    labels.append(say("terminal-dominion-row-turns"))
    rows.append([str(turns) for turns in public["turns"]])
    totals = [sum(worth for _, worth in own.values()) for own in counted]
    best = [seat for seat, own in enumerate(totals) if own == max(totals)]
    fewest = min(public["turns"][seat] for seat in best)
    winners = [seat for seat in best if public["turns"][seat] == fewest]
    return Points(rows, totals, winners, labels, most=True)


def _cell(scene: Scene, id: str, number: int, worth: int, *, worth_told: bool) -> str:
    if not number:
        return ""
    if not id or not worth_told:
        return str(number)
    return scene.words.say("terminal-dominion-counted", number=number, points=worth)


def _order(id: str) -> tuple[int, str]:
    """Points first, then Treasures, then the others."""
    types = face_of(id).types
    rank = 0 if "victory" in types else 1 if "curse" in types else 2 if "treasure" in types else 3
    return rank, id

"""Whom a dogma would reach if it were activated now, as the rules say it (`games.innovation.dogma.reach`)."""

from __future__ import annotations

from rich.cells import cell_len

from fudaba.games.innovation.facts.shown import Reach
from fudaba.terminal.canvas.seal import initial
from fudaba.text.innovation.faces import counters
from fudaba.text.scene import Scene


def reach(scene: Scene, seat: int, face: str) -> Reach | None:
    """Whom a card would reach if this player activated it; None for a card that they cannot activate."""
    for found in counters(scene).reach:
        if (found.seat, found.face) == (seat, face):
            return found
    return None


def reach_short(scene: Scene, found: Reach, width: int) -> tuple[str, str]:
    """In so wide a column of cells, by the first letters of the seats: who is hit; who shares, or that nobody
    is."""
    say = scene.words.say
    way = found.way
    hit = "".join(initial(scene.names[seat]) for seat in way.hit)
    shares = "".join(initial(scene.names[seat]) for seat in way.shares or ())
    if not hit and not shares:
        return "", say("terminal-innovation-alone-short")
    text = say("terminal-innovation-hit-short", seats=hit) if hit else ""
    more = say("terminal-innovation-share-short", seats=shares) if shares else ""
    if text and more and cell_len(text) + 1 + cell_len(more) > width:
        more = say("terminal-innovation-share-least", seats=shares)
    return text, more

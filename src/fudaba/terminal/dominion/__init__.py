"""The table of Dominion in a terminal; see `fudaba.terminal.board`.

* `faces`: a card as a chip or a card; `supply`, `felt`, `held`: what is drawn where
* `told`: everything in words; `asked`: the pending question; `score`: what is known of the score
"""

# text: terminal-dominion-*

from __future__ import annotations

from fudaba.terminal.dominion import faces
from fudaba.terminal.dominion.asked import hint, on_table, option_of, shortcut, why_not
from fudaba.terminal.dominion.faces import PLAIN, colour_of
from fudaba.terminal.dominion.felt import draw_table
from fudaba.terminal.dominion.held import draw_hand, hand_rows
from fudaba.terminal.dominion.score import points
from fudaba.terminal.dominion.told import brief, card_facts, cards, faces_of, hand, situation, title, top
from fudaba.terminal.inks import Inks
from fudaba.terminal.paper import Paper
from fudaba.terminal.scene import Line, Scene

__all__ = [
    "brief",
    "card_facts",
    "cards",
    "colour_of",
    "draw_card",
    "draw_hand",
    "draw_table",
    "faces_of",
    "hand",
    "hand_rows",
    "hint",
    "is_head",
    "on_table",
    "option_of",
    "pauses",
    "points",
    "seats",
    "shortcut",
    "situation",
    "title",
    "top",
    "why_not",
]


def seats() -> int:
    """Two play."""
    return 2


def draw_card(paper: Paper, scene: Scene, inks: Inks, face: str) -> None:
    """One card alone."""
    faces.draw_card(paper, 0, 0, paper.width, paper.height, scene, inks, face, PLAIN)


def is_head(line: Line) -> bool:
    """Turns are heads, and the end."""
    return line.event["kind"] in ("turn", "ends")


def pauses(before: Scene, after: Scene) -> bool:
    """Nothing ends but the game."""
    return False

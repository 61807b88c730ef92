"""The table of Innovation in a terminal; see `fudaba.terminal.board`.

* `faces`: a card, its icons and their signs; `stacks`: a stack with what its splay shows
* `felt`, `held`: what is drawn where
* `reach`: who is hit by a dogma and who shares it; `asked`: the pending question
* `told`: everything in words; `score`: the score
"""

# text: terminal-innovation-*

from __future__ import annotations

from fudaba.terminal.inks import Inks
from fudaba.terminal.innovation import faces
from fudaba.terminal.innovation.asked import hint, on_table, option_of, shortcut, why_not
from fudaba.terminal.innovation.faces import colour_of
from fudaba.terminal.innovation.felt import draw_table
from fudaba.terminal.innovation.held import draw_hand, hand_rows
from fudaba.terminal.innovation.score import points
from fudaba.terminal.innovation.told import brief, card_facts, cards, faces_of, hand, situation, title, top
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
    faces.draw_large(paper, scene, inks, face)


def is_head(line: Line) -> bool:
    """Turns are heads, and the end."""
    return line.event["kind"] in ("turn", "wins")


def pauses(before: Scene, after: Scene) -> bool:
    """Nothing ends but the game."""
    return False

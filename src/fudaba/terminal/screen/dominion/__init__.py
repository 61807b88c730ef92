"""The table of Dominion in a terminal; see `fudaba.terminal.session.board`.

* `cards`: a card as a chip or a card; `supply`, `table`, `hand`: what is drawn where
* `told`: everything in words; `options`: the pending question; `points`: what is known of the score
"""

# text: terminal-dominion-*

from __future__ import annotations

from fudaba.terminal.canvas.inks import Inks
from fudaba.terminal.canvas.paper import Paper
from fudaba.terminal.screen.dominion import cards as faces
from fudaba.terminal.screen.dominion import hand as held
from fudaba.terminal.screen.dominion import options as asked
from fudaba.terminal.screen.dominion import points as score
from fudaba.terminal.screen.dominion import table, told
from fudaba.terminal.session.board import Board
from fudaba.terminal.session.scene import Line, Scene


class DominionBoard(Board):
    """How Dominion is drawn and told."""

    title = staticmethod(told.title)
    situation = staticmethod(told.situation)
    brief = staticmethod(told.brief)
    draw_table = staticmethod(table.draw_table)
    draw_hand = staticmethod(held.draw_hand)
    hand_rows = staticmethod(held.hand_rows)
    hand = staticmethod(told.hand)
    cards = staticmethod(told.cards)
    top = staticmethod(told.top)
    option_of = staticmethod(asked.option_of)
    on_table = staticmethod(asked.on_table)
    shortcut = staticmethod(asked.shortcut)
    card_facts = staticmethod(told.card_facts)
    faces_of = staticmethod(told.faces_of)
    colour_of = staticmethod(faces.colour_of)
    points = staticmethod(score.points)

    def draw_card(self, paper: Paper, scene: Scene, inks: Inks, face: str) -> None:
        """One card alone."""
        faces.draw_card(paper, 0, 0, paper.width, paper.height, scene, inks, face, faces.PLAIN)

    def is_head(self, line: Line) -> bool:
        """Turns are heads, and the end."""
        return line.event["kind"] in ("turn", "ends")


BOARD = DominionBoard()

"""The table of Dominion in a terminal; see `fudaba.terminal.board`.

* `faces`: a card as a chip or a card; `supply`, `felt`, `held`: what is drawn where
* `told`: everything in words; `asked`: the pending question; `score`: what is known of the score
"""

# text: terminal-dominion-*

from __future__ import annotations

from fudaba.terminal.board import Board
from fudaba.terminal.dominion import asked, faces, felt, held, score, told
from fudaba.terminal.inks import Inks
from fudaba.terminal.paper import Paper
from fudaba.terminal.scene import Line, Scene


class DominionBoard(Board):
    """How Dominion is drawn and told."""

    title = staticmethod(told.title)
    situation = staticmethod(told.situation)
    brief = staticmethod(told.brief)
    draw_table = staticmethod(felt.draw_table)
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

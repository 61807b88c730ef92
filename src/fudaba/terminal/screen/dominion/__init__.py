"""The table of Dominion in a terminal; see `fudaba.terminal.session.game_view`.

* `cards`: a card as a chip or a card; `supply`, `table`, `hand`: what is drawn where
* `options`: which option of the pending question something on the table stands for
"""

# text: terminal-dominion-*

from __future__ import annotations

from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette
from fudaba.terminal.screen.dominion import cards, hand, options, table
from fudaba.terminal.session.game_view import GameView
from fudaba.text.scene import Scene


class DominionView(GameView):
    """How Dominion is drawn."""

    FIRST = ("quiet_street", "garden_path", "narrow_gate")
    HAND_ROWS = ((44, 8), (36, 7), (26, 4), (14, 3))

    draw_table = staticmethod(table.draw_table)
    draw_hand = staticmethod(hand.draw_hand)
    option_of = staticmethod(options.option_of)
    on_table = staticmethod(options.on_table)
    colour_of = staticmethod(cards.colour_of)

    def draw_card(self, canvas: Canvas, scene: Scene, palette: Palette, face: str) -> None:
        """One card alone."""
        cards.draw_card(canvas, 0, 0, canvas.width, canvas.height, scene, palette, face)


BOARD = DominionView()

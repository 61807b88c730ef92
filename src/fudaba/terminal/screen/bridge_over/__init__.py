"""The table of Bridge Over in a terminal; see `fudaba.terminal.session.game_view`.

* `cards`, `signs`: the faces of the cards, and what stands large on them
* `table`, `ring`, `hand`: the seats around the pile, an attack on its way, the viewer's cards
"""

# text: terminal-bridge_over-*

from __future__ import annotations

from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette
from fudaba.terminal.screen.bridge_over import cards, hand, table
from fudaba.terminal.session.game_view import GameView
from fudaba.text.scene import Scene


class BridgeOverView(GameView):
    """How Bridge Over is drawn."""

    SEATS = 4
    HAND_ROWS = ((38, 10), (34, 9), (18, 5), (12, 2))
    """Two rows of small cards, or one of large ones that can rise."""

    draw_table = staticmethod(table.draw_table)
    draw_hand = staticmethod(hand.draw_hand)
    option_of = staticmethod(hand.option_of)
    colour_of = staticmethod(cards.colour_of)

    def draw_card(self, canvas: Canvas, scene: Scene, palette: Palette, face: str) -> None:
        """One card alone."""
        cards.draw(canvas, 0, 0, canvas.width, canvas.height, face, scene.narrator, palette)


BOARD = BridgeOverView()

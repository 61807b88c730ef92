"""The table of Innovation in a terminal; see `fudaba.terminal.session.game_view`.

* `cards`: a card and the signs of its icons; `stacks`: a stack with what its splay shows
* `table`, `hand`: what is drawn where
* `reach`: who is hit by a dogma and who shares it; `options`: the pending question
"""

# text: terminal-innovation-*

from __future__ import annotations

from fudaba.terminal.screen.innovation import cards, hand, options, table
from fudaba.terminal.session.game_view import GameView


class InnovationView(GameView):
    """How Innovation is drawn."""

    HAND_ROWS = ((40, 5), (30, 4), (14, 2))

    draw_table = staticmethod(table.draw_table)
    draw_hand = staticmethod(hand.draw_hand)
    draw_card = staticmethod(cards.draw_large)
    option_of = staticmethod(options.option_of)
    on_table = staticmethod(options.on_table)
    colour_of = staticmethod(cards.colour_of)


BOARD = InnovationView()

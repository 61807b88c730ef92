"""The table of Innovation in a terminal; see `fudaba.terminal.session.board`.

* `cards`: a card, its icons and their signs; `stacks`: a stack with what its splay shows
* `table`, `hand`: what is drawn where
* `reach`: who is hit by a dogma and who shares it; `options`: the pending question
* `told`: everything in words; `points`: the score
"""

# text: terminal-innovation-*

from __future__ import annotations

from fudaba.terminal.screen.innovation import cards as faces
from fudaba.terminal.screen.innovation import hand as held
from fudaba.terminal.screen.innovation import options as asked
from fudaba.terminal.screen.innovation import points as score
from fudaba.terminal.screen.innovation import table, told
from fudaba.terminal.session.board import Board
from fudaba.terminal.session.scene import Line


class InnovationBoard(Board):
    """How Innovation is drawn and told."""

    title = staticmethod(told.title)
    situation = staticmethod(told.situation)
    brief = staticmethod(told.brief)
    draw_table = staticmethod(table.draw_table)
    draw_hand = staticmethod(held.draw_hand)
    hand_rows = staticmethod(held.hand_rows)
    draw_card = staticmethod(faces.draw_large)
    hand = staticmethod(told.hand)
    cards = staticmethod(told.cards)
    top = staticmethod(told.top)
    option_of = staticmethod(asked.option_of)
    on_table = staticmethod(asked.on_table)
    card_facts = staticmethod(told.card_facts)
    faces_of = staticmethod(told.faces_of)
    colour_of = staticmethod(faces.colour_of)
    points = staticmethod(score.points)

    def is_head(self, line: Line) -> bool:
        """Turns are heads, and the end."""
        return line.event["kind"] in ("turn", "wins")


BOARD = InnovationBoard()

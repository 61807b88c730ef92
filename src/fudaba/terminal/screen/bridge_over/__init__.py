"""The table of Bridge Over in a terminal; see `fudaba.terminal.session.board`.

* `cards`, `signs`: the faces of the cards, and what stands large on them
* `table`, `ring`, `hand`: the seats around the pile, an attack on its way, the viewer's cards
* `told`: everything in words, and which option a card stands for
"""

# text: terminal-bridge_over-*

from __future__ import annotations

from fudaba.games.bridge_over import GAME
from fudaba.terminal.canvas.inks import Inks
from fudaba.terminal.canvas.paper import Paper
from fudaba.terminal.screen.bridge_over import cards as faces
from fudaba.terminal.screen.bridge_over import hand as held
from fudaba.terminal.screen.bridge_over import table, told
from fudaba.terminal.session.board import Board
from fudaba.terminal.session.points import Points
from fudaba.terminal.session.scene import Scene


class BridgeOverBoard(Board):
    """How Bridge Over is drawn and told."""

    title = staticmethod(told.title)
    situation = staticmethod(told.situation)
    brief = staticmethod(told.brief)
    draw_table = staticmethod(table.draw_table)
    draw_hand = staticmethod(held.draw_hand)
    hand = staticmethod(told.hand)
    top = staticmethod(told.top)
    option_of = staticmethod(told.option_of)
    card_facts = staticmethod(told.card_facts)
    faces_of = staticmethod(told.faces_of)
    colour_of = staticmethod(faces.colour_of)

    def seats(self) -> int:
        """Four play."""
        return 4

    def hand_rows(self, height: int) -> int:
        """Enough for two rows of small cards, or for one of large ones that can rise."""
        return 10 if height >= 38 else 9 if height >= 34 else 5 if height >= 18 else 2 if height >= 12 else 0

    def cards(self, scene: Scene) -> list[str]:
        """Every kind in this deck but the plain numbers."""
        return [facts.id for facts in GAME.facts(scene.options) if facts.types != ["number"]]

    def draw_card(self, paper: Paper, scene: Scene, inks: Inks, face: str) -> None:
        """One card alone."""
        faces.draw(paper, 0, 0, paper.width, paper.height, face, scene.narrator, inks)

    def pauses(self, before: Scene, after: Scene) -> bool:
        """A round has ended."""
        return len(told.counters(after).history) > len(told.counters(before).history)

    def points(self, scene: Scene) -> Points:
        """Points are losses: the fewer, the better."""
        return Points(told.counters(scene).history, told.counters(scene).points)


BOARD = BridgeOverBoard()

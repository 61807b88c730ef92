"""The order of play as a ring around the pile, and an attack running along it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style

from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette
from fudaba.text.bridge_over.table import AttackStep

_HEADS = {(1, 0): "▶", (-1, 0): "◀", (0, 1): "▼", (0, -1): "▲"}
SLOTS: dict[int, tuple[str, ...]] = {
    1: ("top",),
    2: ("left", "right"),
    3: ("left", "top", "right"),
    4: ("left", "top", "top", "right"),
    5: ("left", "top", "top", "top", "right"),
}
"""Where the others sit, clockwise from the viewer's left, by how many they are."""


class Ring:
    """A rectangle of cells, walked clockwise from the middle of its lower edge.

    anchors: for each seat, counted clockwise from the one below, the place on the way where it sits.
    """

    def __init__(
        self, x: int, y: int, width: int, height: int, anchors_top: Sequence[int], seats: int
    ) -> None:
        self.x, self.y, self.width, self.height = x, y, width, height
        right, bottom, middle = x + width - 1, y + height - 1, x + width // 2
        self.way: list[tuple[int, int]] = [
            *((column, bottom) for column in range(middle, x, -1)),
            *((x, row) for row in range(bottom, y, -1)),
            *((column, y) for column in range(x, right)),
            *((right, row) for row in range(y, bottom)),
            *((column, bottom) for column in range(right, middle, -1)),
        ]
        tops = iter(anchors_top)
        places = [(middle, bottom)]
        for slot in SLOTS[seats - 1]:
            if slot == "top":
                places.append((min(max(next(tops), x + 1), right - 1), y))
            else:
                places.append((x if slot == "left" else right, y + height // 2))
        self.anchors = [self.way.index(place) for place in places]

    def draw(self, canvas: Canvas, palette: Palette, clockwise: bool, steps: Sequence[AttackStep]) -> None:
        """Draw the way, where it leads, and the steps of an attack, thicker from each to the next.

        Seats in the steps are counted clockwise from the one below.
        """
        quiet = palette.by(palette.line_2)
        for place in range(len(self.way)):
            self._mark(canvas, place, "┄┆╭╮╰╯", quiet)
        for number, anchor in enumerate(self.anchors):
            following = self.anchors[(number + 1) % len(self.anchors)]
            between = (anchor + ((following - anchor) % len(self.way)) // 2) % len(self.way)
            self._head(canvas, between, clockwise, quiet)
        strong = palette.by(palette.ink, bold=True)
        labels = []
        for count, step in enumerate(steps):
            arc = self._arc(self.anchors[step.by], self.anchors[step.on], clockwise)
            last = count == len(steps) - 1
            for place in arc:
                self._mark(canvas, place, "━┃┏┓┗┛" if last else "─│╭╮╰╯", strong)
            if last and len(arc) > 1:
                self._head(canvas, arc[-2], clockwise, strong)
            if step.cards and arc:
                labels.append((arc[len(arc) // 2], step.cards, last))
        for place, cards, last in labels:
            x, y = self.way[place]
            text = f" {cards} "
            paper_and_ink = (palette.ink, palette.on_ink) if last else (palette.dialog, palette.ink)
            style = palette.on(*paper_and_ink, bold=True)
            canvas.write(x - len(text) // 2, y, text, style)

    def _arc(self, start: int, end: int, clockwise: bool) -> list[int]:
        size = len(self.way)
        length = (end - start) % size if clockwise else (start - end) % size
        step = 1 if clockwise else -1
        return [(start + step * i) % size for i in range(1, length)]

    def _mark(self, canvas: Canvas, place: int, chars: str, style: Style) -> None:
        x, y = self.way[place]
        left, right = x == self.x, x == self.x + self.width - 1
        top, bottom = y == self.y, y == self.y + self.height - 1
        if top and (left or right):
            char = chars[2 if left else 3]
        elif bottom and (left or right):
            char = chars[4 if left else 5]
        else:
            char = chars[0 if top or bottom else 1]
        canvas.write(x, y, char, style)

    def _head(self, canvas: Canvas, place: int, clockwise: bool, style: Style) -> None:
        size = len(self.way)
        x, y = self.way[place]
        to_x, to_y = self.way[(place + (1 if clockwise else -1)) % size]
        head = _HEADS.get((to_x - x, to_y - y))
        if head:
            canvas.write(x, y, head, style)

"""A canvas of terminal cells, where wide characters keep their two cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.cells import cell_len, get_character_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from fudaba.text.wrapping import cut


class Spot(NamedTuple):
    """A part of the dialog that can be clicked."""

    x: int
    """Its first column."""
    y: int
    """Its first row."""
    width: int
    """How many columns."""
    height: int
    """How many rows."""
    press: str
    """The key that a click stands for."""

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell belongs to it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class DrawnCard(NamedTuple):
    """A card that is drawn on the dialog: its text can be read there."""

    x: int
    """Its first column."""
    y: int
    """Its first row."""
    width: int
    """How many columns."""
    height: int
    """How many rows."""
    face: str
    """The face of the card."""

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell belongs to it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Canvas:
    """Cells in rows. Whatever is written outside is not there, so no size is too small."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width = max(0, width)
        self.height = max(0, height)
        self.style = style
        self.spots: list[Spot] = []
        self.cards: list[DrawnCard] = []
        self._cells = [[(" ", style)] * self.width for _ in range(self.height)]

    def write(self, x: int, y: int, text: str, style: Style | None = None, *, width: int = 10_000) -> int:
        """Write text into one row, cut to `width` cells with an ellipsis; returns where it ends.

        The style is laid over what is there, so a style without a background keeps that one.
        """
        if 2 * len(text) > width and cell_len(text) > width:
            text = cut(text, width)
        row = self._cells[y] if 0 <= y < self.height else None
        under, laid = style, style  # neighbours mostly have one style: it is laid over that once
        for char in text:
            size = get_character_cell_size(char)
            after = x + size
            if size and row is not None and x >= 0 and after <= self.width:
                if row[x][1] is not under or laid is None:
                    under = row[x][1]
                    laid = under + style
                _part(row, x, after)
                row[x] = (char, laid)
                if size == 2:
                    row[x + 1] = ("", laid)
            x = after
        return x

    def lines(self, x: int, y: int, rows: Sequence[str], style: Style | None = None) -> int:
        """Write rows below each other; returns the row after them."""
        for row in rows:
            self.write(x, y, row, style)
            y += 1
        return y

    def fill(self, x: int, y: int, width: int, height: int, style: Style, char: str = " ") -> None:
        """Cover a rectangle with one character."""
        left, right = max(0, x), min(self.width, x + width)
        if left >= right:
            return
        under, covered = style, (char, style)
        for row in self._cells[max(0, y) : max(0, y + height)]:
            _part(row, left, right)
            for column in range(left, right):
                if row[column][1] is not under:
                    under = row[column][1]
                    covered = char, under + style
                row[column] = covered

    def hatch(self, x: int, y: int, width: int, height: int, style: Style, every: int = 2) -> None:
        """Draw slanting lines over the empty cells of a rectangle; what is written there stays readable."""
        for row in range(max(0, y), min(self.height, y + height)):
            for column in range(max(0, x), min(self.width, x + width)):
                if self._cells[row][column][0] == " " and (row + column) % every == 0:
                    self.write(column, row, "╱", style)

    def stamp(self, x: int, y: int, figure: Sequence[str], style: Style, scale: int = 1) -> None:
        """Draw a figure of dots (`#`), two rows of dots in one row of cells."""
        if scale > 1:
            figure = ["".join(dot * scale for dot in row) for row in figure for _ in range(scale)]
        for top in range(0, len(figure), 2):
            upper = figure[top]
            lower = figure[top + 1] if top + 1 < len(figure) else ""
            for column in range(max(len(upper), len(lower))):
                dots = upper[column : column + 1] == "#", lower[column : column + 1] == "#"
                char = {(True, True): "█", (True, False): "▀", (False, True): "▄"}.get(dots)
                if char:
                    self.write(x + column, y + top // 2, char, style)

    def frame(self, x: int, y: int, width: int, height: int, style: Style, heavy: bool = False) -> None:
        """Draw the outline of a rectangle."""
        if width < 2 or height < 2:
            return
        across, down, corners = ("━", "┃", "┏┓┗┛") if heavy else ("─", "│", "┌┐└┘")
        self.write(x, y, corners[0] + across * (width - 2) + corners[1], style)
        for row in range(y + 1, y + height - 1):
            self.write(x, row, down, style)
            self.write(x + width - 1, row, down, style)
        self.write(x, y + height - 1, corners[2] + across * (width - 2) + corners[3], style)

    def lay(self, x: int, y: int, other: Canvas) -> None:
        """Lay a smaller dialog on this one."""
        for row in range(max(0, -y), min(other.height, self.height - y)):
            for column in range(max(0, -x), min(other.width, self.width - x)):
                self._cells[y + row][x + column] = other._cells[row][column]

    def spot(self, x: int, y: int, width: int, height: int, press: str) -> None:
        """Let a click on this rectangle stand for a key."""
        self.spots.append(Spot(x, y, width, height, press))

    def card(self, x: int, y: int, width: int, height: int, face: str) -> None:
        """Let the card in this rectangle, which has a face, be looked at."""
        if face and 0 <= y < self.height:
            self.cards.append(DrawnCard(x, y, width, height, face))

    def char(self, x: int, y: int) -> str:
        """What stands in a cell; "" for the second half of a wide character and outside."""
        return self._cells[y][x][0] if 0 <= x < self.width and 0 <= y < self.height else ""

    def text(self) -> str:
        """The characters alone, row by row."""
        return "\n".join("".join(char for char, _ in row).rstrip() for row in self._cells)

    def strips(self) -> list[Strip]:
        """The rows for Textual."""
        return [Strip(list(_runs(row)), self.width) for row in self._cells]


def _part(row: list[tuple[str, Style]], left: int, right: int) -> None:
    """Leave a blank of a wide character of which only half is covered from `left` to before `right`."""
    if row[left][0] == "":
        row[left - 1] = (" ", row[left - 1][1])
    if right < len(row) and row[right][0] == "":
        row[right] = (" ", row[right][1])


def _runs(row: Sequence[tuple[str, Style]]) -> Iterator[Segment]:
    text, style = "", None
    for char, own in row:
        if own is not style and own != style:
            if text:
                yield Segment(text, style)
            text, style = "", own
        text += char
    if text:
        yield Segment(text, style)

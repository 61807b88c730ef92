"""The log on the screen: indented by cause, and every line can be asked why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from textual.binding import Binding, BindingType

from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette
from fudaba.terminal.canvas.seal import draw_seal, initial
from fudaba.terminal.screen.shell.ui_state import Pane, UiState
from fudaba.terminal.session.reasons import reasons
from fudaba.text.scene import LogLine, LogRow, Scene
from fudaba.text.wrapping import cut, padded, wrapped

DEEPEST = 4
"""How many levels of causes are shown by indenting."""


class Row(NamedTuple):
    """A row of the pane."""

    number: int
    """The row of the log from which it comes."""
    column: int
    """The column at which it begins."""
    parts: tuple[tuple[str, Style], ...]
    """The pieces of text, each in its ink."""
    is_head: bool = False
    """Whether a turn begins with it."""
    is_why: bool = False
    """Whether it gives a reason for the row above."""


def inked(scene: Scene, log_row: LogRow, row: str, start: int, ui: UiState) -> tuple[tuple[str, Style], ...]:
    """A part of what a row says, which begins at `start`, with the cards in it in their colours."""
    palette = ui.palette
    marks = [palette.by()] * len(row)
    for face in set(log_row.faces):
        name = scene.narrator.card(face)
        style = palette.by(palette.fills[ui.board.colour_of(face)][2], bold=True)
        at = log_row.text.find(name)
        while at >= 0:
            for place in range(max(0, at - start), min(len(row), at + len(name) - start)):
                marks[place] = style
            at = log_row.text.find(name, at + len(name))
    parts: list[tuple[str, Style]] = []
    for char, style in zip(row, marks, strict=True):
        if parts and parts[-1][1] is style:
            parts[-1] = (parts[-1][0] + char, style)
        else:
            parts.append((char, style))
    return tuple(parts)


class LogPane(Pane):
    """All that has been told so far. It follows the newest row until one is looked at (`at`, its number)."""

    can_focus = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)"),
        Binding("down", "step(1)"),
        Binding("pageup", "step(-10)"),
        Binding("pagedown", "step(10)"),
        Binding("home", "go(0)"),
        Binding("end", "follow"),
        Binding("enter", "why"),
    ]

    def __init__(self, ui: UiState, *, id: str) -> None:
        super().__init__(ui, id=id)
        self.at = -1
        self.open = -1
        self._drawn: dict[int, tuple[LogRow, list[Row]]] = {}
        self._key: tuple[object, ...] = ()

    @property
    def current(self) -> LogLine | None:
        """The line that is looked at, the last one of its row, or the newest one."""
        rows = self.ui.scene.rows
        return rows[self._here].lines[-1] if rows else None

    @property
    def _here(self) -> int:
        """The number of the row that is looked at, or of the newest."""
        count = len(self.ui.scene.rows)
        return self.at if 0 <= self.at < count else count - 1

    def action_step(self, by: int) -> None:
        """Look at another row."""
        self.action_go(self._here + by)

    def action_go(self, to: int) -> None:
        """Look at the row of this number."""
        self.at = max(0, min(len(self.ui.scene.rows) - 1, to))
        self.redraw()

    def action_follow(self) -> None:
        """Look at the newest row, and follow."""
        self.at = self.open = -1
        self.redraw()

    def action_why(self) -> None:
        """Open or close the rules behind the row that is looked at."""
        if self.ui.scene.rows:
            self.at = self._here
            self.open = -1 if self.open == self.at else self.at
            self.redraw()

    def draw(self, canvas: Canvas) -> None:
        palette, scene = self.ui.palette, self.ui.scene
        say = scene.words.say
        canvas.fill(
            0, 0, 1, canvas.height, palette.by(palette.line_2 if self.has_focus else palette.line), "│"
        )
        end = canvas.write(2, 0, say("terminal-log"), palette.by(bold=True))
        canvas.write(
            end + 2, 0, cut(say("terminal-log-note"), canvas.width - end - 3), palette.by(palette.ink_3)
        )
        self._forget_if(canvas.width, scene, palette)
        room = canvas.height - 2
        rows = self._window(canvas.width, room)
        for place, row in enumerate(rows):
            self._draw_row(canvas, place + 2, row)

    def _forget_if(self, width: int, scene: Scene, palette: Palette) -> None:
        key = (width, palette.name)
        if key != self._key:
            self._drawn.clear()
            self._key = key
        if self.at >= len(scene.rows):
            self.at = self.open = -1

    def _window(self, width: int, room: int) -> list[Row]:
        """The rows that are on the screen: what is looked at is among them, or the newest."""
        count = len(self.ui.scene.rows)
        if not count or room <= 0:
            return []
        if self.at < 0:
            return self._around(range(count - 1, -1, -1), width, room)[-room:]
        own = self._rows(self.at, width)
        above = self._around(range(self.at - 1, -1, -1), width, max(0, room - len(own)))
        below = self._around(range(self.at + 1, count), width, max(0, room - len(own)))
        upper = max(min(len(above), (room - len(own)) // 2), room - len(own) - len(below))
        rows = [*above[len(above) - min(upper, len(above)) :], *own, *below]
        return rows[:room]

    def _around(self, indices: range, width: int, room: int) -> list[Row]:
        rows: list[Row] = []
        for index in indices:
            own = self._rows(index, width)
            rows = [*own, *rows] if indices.step < 0 else [*rows, *own]
            if len(rows) >= room:
                break
        return rows

    def _rows(self, number: int, width: int) -> list[Row]:
        log_row = self.ui.scene.rows[number]
        drawn, rows = self._drawn.get(number, (None, []))
        if drawn != log_row:
            rows = list(self._text_rows(number, log_row, width))
            self._drawn[number] = log_row, rows
        if self.open == number:
            return [*rows, *self._why_rows(number, log_row, width)]
        return rows

    def _text_rows(self, number: int, log_row: LogRow, width: int) -> Iterator[Row]:
        scene, line = self.ui.scene, log_row.head
        head = self.ui.game_text.is_head(line)
        column = 2 if head else 2 + 2 * min(line.depth, DEEPEST)
        seat = line.event.seat
        indent = cell_len(initial(scene.names[seat])) + 3 if head and seat >= 0 else 0
        start = 0
        for row in wrapped(log_row.text, max(8, width - column - indent - 1)):
            start = log_row.text.find(row, start)
            yield Row(number, column + indent, inked(scene, log_row, row, start, self.ui), is_head=head)
            start += len(row)

    def _why_rows(self, number: int, log_row: LogRow, width: int) -> Iterator[Row]:
        """The reasons of all lines of a row, each once."""
        palette = self.ui.palette
        every = (reasons(self.ui.scene, line) for line in log_row.lines)
        for reason in dict.fromkeys(tuple(each) for own in every for each in own):
            for place, text in enumerate(reason):
                style = palette.by(bold=not place) if place < 2 else palette.by(palette.ink_3)
                for row in wrapped(text, max(8, width - 6)):
                    yield Row(number, 4, ((padded(row, max(0, width - 5)), style),), is_why=True)

    def _draw_row(self, canvas: Canvas, y: int, row: Row) -> None:
        palette, scene = self.ui.palette, self.ui.scene
        if row.is_why:
            canvas.fill(2, y, canvas.width - 2, 1, palette.on(palette.sheet_2))
            canvas.write(2, y, "▌", palette.by(palette.ink))
        elif row.number == self._here:
            canvas.fill(
                1, y, canvas.width - 1, 1, palette.on(palette.sheet_2 if self.at < 0 else palette.line)
            )
            if self.at >= 0:
                canvas.write(0, y, "▌", palette.by(palette.ink))
        line = scene.rows[row.number].head
        first = row is self._drawn[row.number][1][0]
        if row.is_head:
            if first and line.event.seat >= 0:
                draw_seal(canvas, 2, y, scene, palette, line.event.seat)
        elif not row.is_why:
            for rail in range(min(line.depth, DEEPEST)):
                canvas.write(2 + 2 * rail, y, "│", palette.by(palette.line_2))
            if first and line.depth > DEEPEST:
                canvas.write(2 + 2 * DEEPEST - 1, y, "…", palette.by(palette.ink_3))
        column = row.column
        for text, style in row.parts:
            column = canvas.write(column, y, text, style + Style(bold=True) if row.is_head else style)

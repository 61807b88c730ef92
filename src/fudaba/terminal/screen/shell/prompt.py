"""The prompt: it asks a question and collects the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from textual.binding import Binding, BindingType

from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.seal import draw_large_seal, draw_seal
from fudaba.terminal.screen.shell.ui_state import Pane
from fudaba.terminal.session.answer_in_progress import Selection
from fudaba.text.game_text import game_text_of
from fudaba.text.scene import Scene
from fudaba.text.wrapping import cut, wrapped


def crumbs(scene: Scene) -> str:
    """What led to the question: the cards along its causes."""
    if not scene.lines:
        return ""
    say, game_text = scene.words.say, game_text_of(scene.game)
    parts: list[str] = []
    for line in scene.causes(len(scene.lines) - 1):
        if (faces := game_text.faces_of(scene, line)) and line.event.seat >= 0:
            crumb = say(
                "terminal-crumb",
                seat=scene.narrator.seat(line.event.seat),
                cards=scene.narrator.cards(faces),
            )
            if not parts or parts[-1] != crumb:
                parts.append(crumb)
    return say("terminal-crumb-then").join(parts)


class Prompt(Pane):
    """The pending question with its options, or who decides."""

    can_focus = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "look(-1, 1)"),
        Binding("down", "look(1, 1)"),
        Binding("left", "look(-1, 0)"),
        Binding("right", "look(1, 0)"),
    ]
    columns = 1
    crowded = False

    def action_look(self, by: int, rows: int) -> None:
        """Look at another option."""
        selection = self.ui.selection
        if selection is None or not selection.shown:
            return
        listed = self._listed(selection)
        at = listed.index(self.ui.option_at) if self.ui.option_at in listed else -1
        if at < 0:
            to = 0 if by > 0 else len(listed) - 1
        else:
            to = at + by * (self.columns if rows else 1)
        if 0 <= to < len(listed):
            self.ui.option_at = listed[to]
            self.redraw()

    def _listed(self, selection: Selection) -> list[int]:
        """The options in the order in which they stand here.

        Where they are more than there is room for, those come last that stand on the table as well.
        """
        if not self.crowded:
            return selection.shown
        above = self.ui.board.on_table(self.ui.scene)
        return sorted(selection.shown, key=above.__contains__)

    def draw(self, canvas: Canvas) -> None:
        ui = self.ui
        palette, scene = ui.palette, ui.scene
        roomy = canvas.height >= 8
        x, y = 1, 0
        if roomy:
            canvas.fill(0, 0, canvas.width, 1, palette.by(palette.ink), "▔")
            y = 1
            if scene.decider >= 0:
                end = draw_large_seal(canvas, 1, y, scene, palette, scene.decider)
                x = end + 2
        elif scene.decider >= 0:
            x = draw_seal(canvas, 1, y, scene, palette, scene.decider) + 1
        room = canvas.width - x - 1
        if scene.asked is None:
            canvas.write(x, y, cut(scene.words.say("terminal-over"), room), palette.by(bold=True))
        else:
            question = scene.narrator.question(scene.asked)
            rows = wrapped(question, room) if canvas.height >= 7 else [cut(question, room)]
            y = canvas.lines(x, y, rows[:2], palette.by(bold=True))
            y = self._draw_causes(canvas, x, y, room)
        foot_x = 1 if not roomy else x
        foot = self._foot(canvas.width - foot_x - 1, 2 if roomy else 1)
        last = canvas.height - max(1, len(foot))
        if ui.selection is not None and scene.is_mine:
            self._draw_options(canvas, x if roomy else 1, y, last - y, ui.selection)
        elif ui.waits:
            canvas.write(x, y + 1, cut(scene.words.say("terminal-waits"), room), palette.by(palette.ink_3))
        style = palette.by(palette.ink, bold=True) if ui.note else palette.by(palette.ink_3)
        canvas.lines(foot_x, last, foot, style)

    def _draw_causes(self, canvas: Canvas, x: int, y: int, room: int) -> int:
        ui = self.ui
        palette, scene = ui.palette, ui.scene
        if scene.put is None:
            return y
        rule = scene.put.rule
        causes = cut(crumbs(scene), max(0, room - cell_len(rule) - 3))
        end = canvas.write(x, y, causes, palette.by(palette.ink_2))
        canvas.write(end + 2 if causes else x, y, rule, palette.by(palette.ink_3, underline=True))
        return y + 1

    def _draw_options(self, canvas: Canvas, x: int, y: int, height: int, selection: Selection) -> None:
        """The options side by side, in as many columns as fit; the one looked at is always among them."""
        ui = self.ui
        palette = ui.palette
        if ui.searching or selection.filter:
            typed = selection.filter + ("▏" if ui.searching else "")
            canvas.write(x, y, ui.scene.words.say("terminal-filter", text=typed), palette.by())
            y, height = y + 1, height - 1
        if not selection.shown:
            text = ui.scene.words.say("terminal-none-found")
            if (numbers := selection.numbers) is not None:
                text = ui.scene.words.say("terminal-number", least=numbers.least, most=numbers.most)
            canvas.write(x, y, text, palette.by(palette.ink_3))
            return
        hints = {n: ui.scene.hint(selection.options[n]) for n in selection.shown}
        width, columns = self._columns(canvas.width - x - 1, selection, hints)
        if -(-len(selection.shown) // columns) > height:
            hints = {}
            width, columns = self._columns(canvas.width - x - 1, selection, hints)
        self.columns = columns
        self.crowded = -(-len(selection.shown) // columns) > height
        listed = self._listed(selection)
        at = listed.index(ui.option_at) if ui.option_at in listed else 0
        rows = -(-len(selection.shown) // columns)
        first = max(0, min(at // columns - max(0, height - 2), rows - height))
        for place, number in enumerate(listed):
            row = place // columns - first
            if 0 <= row < height:
                column = x + (place % columns) * (width + 1)
                self._draw_option(canvas, column, y + row, width, selection, number, hints.get(number, ""))
        if rows > first + height > 0:
            canvas.write(canvas.width - 2, y + height - 1, "▼", palette.by(palette.ink_3))
        if first > 0:
            canvas.write(canvas.width - 2, y, "▲", palette.by(palette.ink_3))

    def _columns(self, room: int, selection: Selection, hints: dict[int, str]) -> tuple[int, int]:
        """How wide a column is, and how many there are."""
        longest = 10
        for number in selection.shown:
            hint = hints.get(number, "")
            label = cell_len(selection.labels[number]) + (5 if len(selection.equal(number)) > 1 else 0)
            longest = max(longest, 5 + label + (cell_len(hint) + 2 if hint else 0))
        columns = max(1, min((room + 1) // (longest + 1), max(1, len(selection.shown))))
        return max(6, min(longest, room)), columns

    def _draw_option(
        self, canvas: Canvas, x: int, y: int, width: int, selection: Selection, number: int, hint: str
    ) -> None:
        ui = self.ui
        palette = ui.palette
        equal, count = selection.equal(number), selection.picked(number)
        picked = count > 0
        looked_at = number == ui.option_at
        key = selection.key(number)
        if len(equal) > 1:
            label = f"{selection.labels[number]}  {count}/{len(equal)}"
        elif picked and selection.ordered:
            label = f"{selection.picks.index(number) + 1}. {selection.labels[number]}"
        else:
            label = selection.labels[number]
        if picked or looked_at:
            canvas.fill(x, y, width, 1, palette.on(palette.ink, palette.on_ink))
        end = canvas.write(x, y, f" {key or '·'} ", palette.on(palette.ink, palette.on_ink, bold=True))
        if picked or looked_at:
            canvas.write(x + 3, y, "▸" if looked_at else "▐", palette.by(palette.on_ink))
        style = palette.by(palette.on_ink if picked or looked_at else palette.ink, bold=True)
        end = canvas.write(end + 1, y, cut(label, width - 4), style)
        if hint and end + cell_len(hint) + 1 <= x + width:
            canvas.write(
                end + 2, y, hint, palette.by(palette.on_ink if picked or looked_at else palette.ink_3)
            )
        if key:
            canvas.spot(x, y, width, 1, key)

    def _foot(self, width: int, rows: int) -> list[str]:
        """What the last key did, how much is chosen, and what can be taken back, in this many rows at most.

        What has no room is left out whole: nobody is helped by half of it.
        """
        ui = self.ui
        say = ui.scene.words.say
        parts: list[str] = []
        selection = ui.selection
        if selection is not None and ui.scene.is_mine and not (selection.single and selection.at_once):
            parts.append(
                say("terminal-chosen", count=len(selection.picks), least=selection.least, most=selection.most)
            )
        if shortcut := ui.shortcut():
            parts.append(say("terminal-shortcut", label=shortcut.label))
        if said := ui.note or ui.undo:
            parts.append(said)
        while len(parts) > 1 and len(packed(parts, width)) > rows:
            parts.pop(-2 if ui.note else -1)
        return packed(parts, width)[:rows]


def packed(parts: Sequence[str], width: int) -> list[str]:
    """Remarks side by side, as many in a row as it has room for."""
    rows: list[str] = []
    for part in parts:
        if rows and cell_len(beside := f"{rows[-1]}   {part}") <= width:
            rows[-1] = beside
        else:
            rows += wrapped(part, width)
    return rows

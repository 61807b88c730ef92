"""Dialogs over the table: keys, points, a card, the privacy screen between two people, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from rich.style import Style
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.screen import ModalScreen, Screen

from fudaba.kernel.dice import commitment
from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.seal import draw_large_seal
from fudaba.terminal.canvas.widget import pressed
from fudaba.terminal.screen.shell.ui_state import Pane, UiState
from fudaba.terminal.session.answer_in_progress import plain
from fudaba.terminal.session.game_session import HintTaken
from fudaba.terminal.session.hint import taken_lines
from fudaba.terminal.session.points import result, score, table
from fudaba.terminal.session.reasons import not_now, why
from fudaba.text.game_text import points_note
from fudaba.text.wrapping import cut, wrapped

Lines = list[tuple[str, Style]]


class DialogPane(Pane):
    """A dialog with lines that can be scrolled. Subclasses say what is on it."""

    WIDTH = 76

    def __init__(self, ui: UiState, *, id: str = "dialog") -> None:
        super().__init__(ui, id=id)
        self.first = 0

    def title(self) -> str:
        """What it is about."""
        raise NotImplementedError

    def content_lines(self, width: int) -> Lines:
        """Its rows."""
        raise NotImplementedError

    def keys(self) -> str:
        """What can be pressed."""
        return self.ui.scene.words.say("terminal-sheet-keys")

    def fit(self, width: int, height: int) -> None:
        """Become as large as what is on it, in a screen of this size."""
        wide = min(self.WIDTH, width)
        self.styles.width = wide
        self.styles.height = min(height, len(self.content_lines(wide - 4)) + self.extra())
        self.redraw()

    def typed(self, key: str) -> bool:
        """Take a key for what is written on the dialog itself; False if it means nothing there."""
        return False

    def extra(self) -> int:
        """Rows besides the told ones."""
        return 6

    def move(self, by: int) -> None:
        """Move down (or up) by some rows."""
        room = self.size.height - self.extra() + 1
        self.first = max(0, min(self.first + by, len(self.content_lines(self.size.width - 4)) - room))
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        palette = self.ui.palette
        canvas.frame(0, 0, canvas.width, canvas.height, palette.by(palette.ink))
        canvas.write(2, 1, cut(self.title(), canvas.width - 4), palette.by(bold=True))
        room = canvas.height - 6 + 1
        self.draw_lines(canvas, 2, 3, room)
        if self.first > 0:
            canvas.write(canvas.width - 2, 3, "▲", palette.by(palette.ink_3))
        if self.first + room < len(self.content_lines(canvas.width - 4)):
            canvas.write(canvas.width - 2, 2 + room, "▼", palette.by(palette.ink_3))
        canvas.write(2, canvas.height - 2, cut(self.keys(), canvas.width - 4), palette.by(palette.ink_3))

    def draw_lines(self, canvas: Canvas, x: int, y: int, room: int) -> None:
        """Draw the rows that are in sight."""
        for text, style in self.content_lines(canvas.width - 4)[self.first : self.first + max(0, room)]:
            canvas.write(x, y, cut(text, canvas.width - x - 2), style)
            y += 1


class HelpDialog(DialogPane):
    """All keys, and where the shuffle is sealed."""

    def __init__(self, ui: UiState, mode: str, seal: str) -> None:
        super().__init__(ui)
        self.mode = mode
        self.seal = seal

    def title(self) -> str:
        return self.ui.scene.words.say("terminal-help")

    def content_lines(self, width: int) -> Lines:
        palette, say = self.ui.palette, self.ui.scene.words.say
        lines: Lines = []
        # text: terminal-keys-*
        for row in say(f"terminal-keys-{self.mode}").splitlines():
            key, _, does = row.partition("|")
            first = True
            for text in wrapped(does.strip(), max(10, width - 18)):
                lines.append((f"{key.strip() if first else '':<17} {text}", palette.by()))
                first = False
        lines.append(("", palette.by()))
        for text in wrapped(say("terminal-sealed", seal=self.seal), width):
            lines.append((text, palette.by(palette.ink_3)))
        return lines


class PointsDialog(DialogPane):
    """The score. `heading` tells what has just happened, "" for nothing."""

    def __init__(self, ui: UiState, heading: str = "", *, id: str = "dialog") -> None:
        super().__init__(ui, id=id)
        self.heading = heading

    def title(self) -> str:
        return self.heading or self.ui.scene.words.say("terminal-points-so-far")

    def content_lines(self, width: int) -> Lines:
        palette, scene = self.ui.palette, self.ui.scene
        points = score(scene)
        rows = table(scene, points, width)
        totals = 1 + len(points.rounds)
        lines: Lines = [(rows[0], palette.by(bold=True))]
        lines += [(row, palette.by()) for row in rows[1:totals]]
        lines.append(("─" * max(map(cell_len, rows)), palette.by(palette.line_2)))
        lines += [(row, palette.by(bold=True)) for row in rows[totals:]]
        if (note := points_note(scene)) and note not in points.total:
            lines += [("", palette.by()), *((row, palette.by(palette.ink_3)) for row in wrapped(note, width))]
        for line in points.notes:
            lines += [(row, palette.by()) for row in wrapped(line, width)]
        return lines


class EndDialog(PointsDialog):
    """The end of the game: the score, who has won, and the seal of the shuffles opened.

    hints: those of which somebody at this screen had not been told before.
    """

    def __init__(self, ui: UiState, seed: str, kept: str, keys: str, hints: Sequence[HintTaken] = ()) -> None:
        super().__init__(ui)
        self.seed = seed
        self.kept = kept
        self.hints = hints
        self._keys = keys

    def title(self) -> str:
        return self.ui.scene.words.say("terminal-over")

    def keys(self) -> str:
        return self.ui.scene.words.say(self._keys)

    def content_lines(self, width: int) -> Lines:
        palette, scene = self.ui.palette, self.ui.scene
        say = scene.words.say
        verdict, why = result(scene)
        lines: Lines = [(text, palette.by(bold=True)) for text in wrapped(verdict, width)]
        lines += [(text, palette.by()) for text in wrapped(why, width)]
        lines += [("", palette.by()), *super().content_lines(width), ("", palette.by())]
        for text in taken_lines(scene.narrator, self.hints):
            lines += [(row, palette.by()) for row in wrapped(text, width)]
        opened = [say("terminal-seed", seed=self.seed), say("terminal-seed-seal", seal=commitment(self.seed))]
        opened.append(self.kept or say("terminal-verify-unsaved"))
        for text in opened:
            lines += [(row, palette.by(palette.ink_3)) for row in wrapped(text, width)]
        return lines


class WhyDialog(DialogPane):
    """The rule behind the question, and the one behind the newest line of the log that has one."""

    def title(self) -> str:
        return self.ui.scene.words.say("terminal-why")

    def content_lines(self, width: int) -> Lines:
        scene = self.ui.scene
        lines: Lines = []
        if scene.put is not None:
            lines += self._rule(scene.narrator.question(scene.put), scene.put.rule, width)
        newest = next((line for line in reversed(scene.lines) if line.event.rule), None)
        if newest is not None:
            lines += self._rule(newest.text, newest.event.rule, width)
        return lines

    def _rule(self, heading: str, rule: str, width: int) -> Lines:
        palette = self.ui.palette
        lines: Lines = [(row, palette.by(bold=True)) for row in wrapped(heading, width)]
        rule_text = why(self.ui.scene.narrator, rule)
        for number, text in enumerate(rule_text):
            style = palette.by(palette.ink_3) if number == 2 else palette.by()
            lines += [(row, style) for row in wrapped(text, width)]
        return [*lines, ("", palette.by())]


class CardDialog(DialogPane):
    """A card, and what it does."""

    WIDTH = 72
    FACE = 15

    def __init__(self, ui: UiState, face: str) -> None:
        super().__init__(ui)
        self.face = face

    def title(self) -> str:
        return self.ui.scene.narrator.card(self.face)

    def content_lines(self, width: int) -> Lines:
        palette, ui = self.ui.palette, self.ui
        id = self.face.rpartition(" ")[2]
        text = ui.scene.narrator.card_text(id, ui.scene.options)
        beside = width - self.FACE - 2 if width >= 46 else width
        lines: Lines = [(row, palette.by()) for row in wrapped(text, beside)]
        facts = ui.game_text.card_facts(ui.scene, self.face)
        lines += [("", palette.by()), *((row, palette.by(palette.ink_2)) for row in wrapped(facts, beside))]
        in_hand = self.face in ui.game_text.hand(ui.scene)
        if in_hand and (reason := ui.board.why_not(ui.scene, self.face)):
            heading = not_now(ui.scene, reason)
            lines += [("", palette.by()), *((row, palette.by(bold=True)) for row in wrapped(heading, beside))]
            if reason.rule:
                line = ui.scene.narrator.rule(reason.rule)
                lines += [(row, palette.by()) for row in wrapped(line, beside)]
        return lines + [("", palette.by())] * max(0, 9 - len(lines))

    def draw_lines(self, canvas: Canvas, x: int, y: int, room: int) -> None:
        if canvas.width - 4 >= 46:
            face = Canvas(self.FACE, 9, self.ui.palette.on(self.ui.palette.dialog))
            self.ui.board.draw_card(face, self.ui.scene, self.ui.palette, self.face)
            canvas.lay(2, y, face)
            x += self.FACE + 2
        super().draw_lines(canvas, x, y, room)


class CardsDialog(DialogPane):
    """All cards of this table, and what they do; `/` looks for words in them."""

    def __init__(self, ui: UiState) -> None:
        super().__init__(ui)
        self.words = ""
        self.searching = False

    def title(self) -> str:
        say = self.ui.scene.words.say
        if self.searching or self.words:
            return say("terminal-filter", text=self.words + ("▏" if self.searching else ""))
        return say("terminal-cards")

    def keys(self) -> str:
        return self.ui.scene.words.say("terminal-cards-keys")

    def typed(self, key: str) -> bool:
        if not self.searching:
            if key != "/":
                return False
            self.searching = True
        elif key in ("enter", "escape"):
            self.searching = False
            self.words = self.words if key == "enter" else ""
        elif key == "backspace":
            self.words = self.words[:-1]
        elif key == "space" or len(key) == 1:
            self.words += " " if key == "space" else key
        else:
            return False
        self.first = 0
        self.redraw()
        return True

    def content_lines(self, width: int) -> Lines:
        palette, ui = self.ui.palette, self.ui
        scene = ui.scene
        lines: Lines = []
        wanted = plain(self.words)
        for face in ui.game_text.cards(scene):
            ink = palette.fills[ui.board.colour_of(face)][2]
            kind = face.rpartition(" ")[2]
            name, facts = scene.narrator.kind(kind), ui.game_text.card_facts(scene, face)
            text = scene.narrator.card_text(kind, scene.options)
            if wanted not in plain(f"{name} {facts} {text}"):
                continue
            lines.append((name, palette.by(ink, bold=True)))
            lines += [(f"  {row}", palette.by(palette.ink_3)) for row in wrapped(facts, width - 2)]
            lines += [(f"  {row}", palette.by()) for row in wrapped(text, width - 2)]
            lines.append(("", palette.by()))
        return lines or [(scene.words.say("terminal-none-found"), palette.by(palette.ink_3))]


class Over(ModalScreen[str]):
    """A dialog over the table. Returns the key that closed it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)"),
        Binding("down", "move(1)"),
        Binding("pageup", "move(-10)"),
        Binding("pagedown", "move(10)"),
        Binding("home", "move(-100000)"),
        Binding("end", "move(100000)"),
    ]

    def __init__(self, pane: DialogPane, keys: Sequence[str] = ()) -> None:
        super().__init__()
        self.pane = pane
        self.closing = ("enter", "escape", "space", *keys)

    def compose(self) -> ComposeResult:
        yield self.pane

    def on_key(self, event: Key) -> None:
        key = pressed(event)
        if self.is_current and self.pane.typed(key):
            event.stop()
            event.prevent_default()
        # A second press may come before the dialog is gone; it closes nothing more.
        elif key in self.closing and self.is_current:
            event.stop()
            _ = self.dismiss(key)

    def on_mount(self) -> None:
        self.pane.fit(self.app.size.width, self.app.size.height)

    def on_resize(self) -> None:
        self.pane.fit(self.app.size.width, self.app.size.height)

    def action_move(self, by: int) -> None:
        """Scroll the dialog."""
        self.pane.move(by)


class PrivacyPane(Pane):
    """Nothing but whose turn it is to look."""

    def __init__(self, ui: UiState, seat: int, undo: str) -> None:
        super().__init__(ui, id="privacy_screen")
        self.seat = seat
        self.undo = undo

    def ground(self) -> Style:
        return self.ui.palette.on(self.ui.palette.table)

    def draw(self, canvas: Canvas) -> None:
        ui = self.ui
        palette, say = ui.palette, ui.scene.words.say
        y = max(0, canvas.height // 2 - 4)
        draw_large_seal(canvas, max(0, canvas.width // 2 - 3), y, ui.scene, palette, self.seat)
        label = say("terminal-curtain", seat=ui.scene.narrator.seat(self.seat))
        for row, text in enumerate((label, "", self.undo)):
            canvas.write(
                max(1, (canvas.width - cell_len(text)) // 2), y + 4 + row, text, palette.by(bold=not row)
            )


class PrivacyScreen(Screen[str]):
    """Hides everything until the person whose turn it is has sat down. Returns the key that opened it."""

    def __init__(self, ui: UiState, seat: int, undo: str) -> None:
        super().__init__()
        self.pane = PrivacyPane(ui, seat, undo)
        self.closing = ("enter", *(("u",) if undo else ()))

    def on_key(self, event: Key) -> None:
        # A second press may come before the dialog is gone; it closes nothing more.
        if (key := pressed(event)) in self.closing and self.is_current:
            event.stop()
            _ = self.dismiss(key)

    def compose(self) -> ComposeResult:
        yield self.pane

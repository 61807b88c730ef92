"""What lies over the table for a moment: keys, points, a card, the curtain between two people, the end."""

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
from fudaba.terminal.canvas.paper import Paper, cut, wrapped
from fudaba.terminal.canvas.seal import draw_large_seal
from fudaba.terminal.canvas.widget import pressed
from fudaba.terminal.screen.shell.desk import Desk, Pane
from fudaba.terminal.session.choosing import plain
from fudaba.terminal.session.points import result, score, table
from fudaba.terminal.session.reasons import not_now, why
from fudaba.text.telling import points_note

Lines = list[tuple[str, Style]]


class SheetPane(Pane):
    """A sheet with lines that can be scrolled. Subclasses say what is on it."""

    WIDTH = 76

    def __init__(self, desk: Desk, *, id: str = "sheet") -> None:
        super().__init__(desk, id=id)
        self.first = 0

    def title(self) -> str:
        """What it is about."""
        raise NotImplementedError

    def told(self, width: int) -> Lines:
        """Its rows."""
        raise NotImplementedError

    def keys(self) -> str:
        """What can be pressed."""
        return self.desk.scene.words.say("terminal-sheet-keys")

    def fit(self, width: int, height: int) -> None:
        """Become as large as what is on it, in a screen of this size."""
        wide = min(self.WIDTH, width)
        self.styles.width = wide
        self.styles.height = min(height, len(self.told(wide - 4)) + self.extra())
        self.redraw()

    def typed(self, key: str) -> bool:
        """Take a key for what is written on the sheet itself; False if it means nothing there."""
        return False

    def extra(self) -> int:
        """Rows besides the told ones."""
        return 6

    def move(self, by: int) -> None:
        """Move down (or up) by some rows."""
        room = self.size.height - self.extra() + 1
        self.first = max(0, min(self.first + by, len(self.told(self.size.width - 4)) - room))
        self.redraw()

    def draw(self, paper: Paper) -> None:
        inks = self.desk.inks
        paper.frame(0, 0, paper.width, paper.height, inks.by(inks.ink))
        paper.write(2, 1, cut(self.title(), paper.width - 4), inks.by(bold=True))
        room = paper.height - 6 + 1
        self.draw_lines(paper, 2, 3, room)
        if self.first > 0:
            paper.write(paper.width - 2, 3, "▲", inks.by(inks.ink_3))
        if self.first + room < len(self.told(paper.width - 4)):
            paper.write(paper.width - 2, 2 + room, "▼", inks.by(inks.ink_3))
        paper.write(2, paper.height - 2, cut(self.keys(), paper.width - 4), inks.by(inks.ink_3))

    def draw_lines(self, paper: Paper, x: int, y: int, room: int) -> None:
        """Draw the rows that are in sight."""
        for text, style in self.told(paper.width - 4)[self.first : self.first + max(0, room)]:
            paper.write(x, y, cut(text, paper.width - x - 2), style)
            y += 1


class HelpSheet(SheetPane):
    """All keys, and where the shuffle is sealed."""

    def __init__(self, desk: Desk, mode: str, seal: str) -> None:
        super().__init__(desk)
        self.mode = mode
        self.seal = seal

    def title(self) -> str:
        return self.desk.scene.words.say("terminal-help")

    def told(self, width: int) -> Lines:
        inks, say = self.desk.inks, self.desk.scene.words.say
        lines: Lines = []
        # text: terminal-keys-*
        for row in say(f"terminal-keys-{self.mode}").splitlines():
            key, _, does = row.partition("|")
            first = True
            for text in wrapped(does.strip(), max(10, width - 18)):
                lines.append((f"{key.strip() if first else '':<17} {text}", inks.by()))
                first = False
        lines.append(("", inks.by()))
        for text in wrapped(say("terminal-sealed", seal=self.seal), width):
            lines.append((text, inks.by(inks.ink_3)))
        return lines


class PointsSheet(SheetPane):
    """The score. `heading` tells what has just happened, "" for nothing."""

    def __init__(self, desk: Desk, heading: str = "", *, id: str = "sheet") -> None:
        super().__init__(desk, id=id)
        self.heading = heading

    def title(self) -> str:
        return self.heading or self.desk.scene.words.say("terminal-points-so-far")

    def told(self, width: int) -> Lines:
        inks, scene = self.desk.inks, self.desk.scene
        points = score(scene)
        rows = table(scene, points, width)
        totals = 1 + len(points.rounds)
        lines: Lines = [(rows[0], inks.by(bold=True))]
        lines += [(row, inks.by()) for row in rows[1:totals]]
        lines.append(("─" * max(map(cell_len, rows)), inks.by(inks.line_2)))
        lines += [(row, inks.by(bold=True)) for row in rows[totals:]]
        if (note := points_note(scene)) and note not in points.total:
            lines += [("", inks.by()), *((row, inks.by(inks.ink_3)) for row in wrapped(note, width))]
        for told in points.notes:
            lines += [(row, inks.by()) for row in wrapped(told, width)]
        return lines


class EndSheet(PointsSheet):
    """The end of the game: the score, who has won, and the seal of the shuffles opened."""

    def __init__(self, desk: Desk, seed: str, kept: str, keys: str) -> None:
        super().__init__(desk)
        self.seed = seed
        self.kept = kept
        self._keys = keys

    def title(self) -> str:
        return self.desk.scene.words.say("terminal-over")

    def keys(self) -> str:
        return self.desk.scene.words.say(self._keys)

    def told(self, width: int) -> Lines:
        inks, scene = self.desk.inks, self.desk.scene
        say = scene.words.say
        verdict, why = result(scene)
        lines: Lines = [(text, inks.by(bold=True)) for text in wrapped(verdict, width)]
        lines += [(text, inks.by()) for text in wrapped(why, width)]
        lines += [("", inks.by()), *super().told(width), ("", inks.by())]
        opened = [say("terminal-seed", seed=self.seed), say("terminal-seed-seal", seal=commitment(self.seed))]
        opened.append(self.kept or say("terminal-verify-unsaved"))
        for text in opened:
            lines += [(row, inks.by(inks.ink_3)) for row in wrapped(text, width)]
        return lines


class WhySheet(SheetPane):
    """The rule behind the question, and the one behind the newest line of the log that has one."""

    def title(self) -> str:
        return self.desk.scene.words.say("terminal-why")

    def told(self, width: int) -> Lines:
        scene = self.desk.scene
        lines: Lines = []
        if scene.put is not None:
            lines += self._rule(scene.narrator.question(scene.put), scene.put.rule, width)
        newest = next((line for line in reversed(scene.lines) if line.event.rule), None)
        if newest is not None:
            lines += self._rule(newest.text, newest.event.rule, width)
        return lines

    def _rule(self, heading: str, rule: str, width: int) -> Lines:
        inks = self.desk.inks
        lines: Lines = [(row, inks.by(bold=True)) for row in wrapped(heading, width)]
        told = why(self.desk.scene.narrator, rule)
        for number, text in enumerate(told):
            style = inks.by(inks.ink_3) if number == 2 else inks.by()
            lines += [(row, style) for row in wrapped(text, width)]
        return [*lines, ("", inks.by())]


class CardSheet(SheetPane):
    """A card, and what it does."""

    WIDTH = 72
    FACE = 15

    def __init__(self, desk: Desk, face: str) -> None:
        super().__init__(desk)
        self.face = face

    def title(self) -> str:
        return self.desk.scene.narrator.card(self.face)

    def told(self, width: int) -> Lines:
        inks, desk = self.desk.inks, self.desk
        id = self.face.rpartition(" ")[2]
        text = desk.scene.narrator.card_text(id, desk.scene.options)
        beside = width - self.FACE - 2 if width >= 46 else width
        lines: Lines = [(row, inks.by()) for row in wrapped(text, beside)]
        facts = desk.telling.card_facts(desk.scene, self.face)
        lines += [("", inks.by()), *((row, inks.by(inks.ink_2)) for row in wrapped(facts, beside))]
        in_hand = self.face in desk.telling.hand(desk.scene)
        if in_hand and (reason := desk.board.why_not(desk.scene, self.face)):
            heading = not_now(desk.scene, reason)
            lines += [("", inks.by()), *((row, inks.by(bold=True)) for row in wrapped(heading, beside))]
            if reason.rule:
                told = desk.scene.narrator.rule(reason.rule)
                lines += [(row, inks.by()) for row in wrapped(told, beside)]
        return lines + [("", inks.by())] * max(0, 9 - len(lines))

    def draw_lines(self, paper: Paper, x: int, y: int, room: int) -> None:
        if paper.width - 4 >= 46:
            face = Paper(self.FACE, 9, self.desk.inks.on(self.desk.inks.sheet))
            self.desk.board.draw_card(face, self.desk.scene, self.desk.inks, self.face)
            paper.lay(2, y, face)
            x += self.FACE + 2
        super().draw_lines(paper, x, y, room)


class CardsSheet(SheetPane):
    """All cards of this table, and what they do; `/` looks for words in them."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.words = ""
        self.searching = False

    def title(self) -> str:
        say = self.desk.scene.words.say
        if self.searching or self.words:
            return say("terminal-filter", text=self.words + ("▏" if self.searching else ""))
        return say("terminal-cards")

    def keys(self) -> str:
        return self.desk.scene.words.say("terminal-cards-keys")

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

    def told(self, width: int) -> Lines:
        inks, desk = self.desk.inks, self.desk
        scene = desk.scene
        lines: Lines = []
        wanted = plain(self.words)
        for face in desk.telling.cards(scene):
            ink = inks.fills[desk.board.colour_of(face)][2]
            kind = face.rpartition(" ")[2]
            name, facts = scene.narrator.kind(kind), desk.telling.card_facts(scene, face)
            text = scene.narrator.card_text(kind, scene.options)
            if wanted not in plain(f"{name} {facts} {text}"):
                continue
            lines.append((name, inks.by(ink, bold=True)))
            lines += [(f"  {row}", inks.by(inks.ink_3)) for row in wrapped(facts, width - 2)]
            lines += [(f"  {row}", inks.by()) for row in wrapped(text, width - 2)]
            lines.append(("", inks.by()))
        return lines or [(scene.words.say("terminal-none-found"), inks.by(inks.ink_3))]


class Over(ModalScreen[str]):
    """A sheet over the table. Returns the key that closed it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)"),
        Binding("down", "move(1)"),
        Binding("pageup", "move(-10)"),
        Binding("pagedown", "move(10)"),
        Binding("home", "move(-100000)"),
        Binding("end", "move(100000)"),
    ]

    def __init__(self, pane: SheetPane, keys: Sequence[str] = ()) -> None:
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
        # A second press may come before the sheet is gone; it closes nothing more.
        elif key in self.closing and self.is_current:
            event.stop()
            _ = self.dismiss(key)

    def on_mount(self) -> None:
        self.pane.fit(self.app.size.width, self.app.size.height)

    def on_resize(self) -> None:
        self.pane.fit(self.app.size.width, self.app.size.height)

    def action_move(self, by: int) -> None:
        """Scroll the sheet."""
        self.pane.move(by)


class CurtainPane(Pane):
    """Nothing but whose turn it is to look."""

    def __init__(self, desk: Desk, seat: int, undo: str) -> None:
        super().__init__(desk, id="curtain")
        self.seat = seat
        self.undo = undo

    def ground(self) -> Style:
        return self.desk.inks.on(self.desk.inks.table)

    def draw(self, paper: Paper) -> None:
        desk = self.desk
        inks, say = desk.inks, desk.scene.words.say
        y = max(0, paper.height // 2 - 4)
        draw_large_seal(paper, max(0, paper.width // 2 - 3), y, desk.scene, inks, self.seat)
        told = say("terminal-curtain", seat=desk.scene.narrator.seat(self.seat))
        for row, text in enumerate((told, "", self.undo)):
            paper.write(max(1, (paper.width - cell_len(text)) // 2), y + 4 + row, text, inks.by(bold=not row))


class Curtain(Screen[str]):
    """Hides everything until the person whose turn it is has sat down. Returns the key that opened it."""

    def __init__(self, desk: Desk, seat: int, undo: str) -> None:
        super().__init__()
        self.pane = CurtainPane(desk, seat, undo)
        self.closing = ("enter", *(("u",) if undo else ()))

    def on_key(self, event: Key) -> None:
        # A second press may come before the sheet is gone; it closes nothing more.
        if (key := pressed(event)) in self.closing and self.is_current:
            event.stop()
            _ = self.dismiss(key)

    def compose(self) -> ComposeResult:
        yield self.pane

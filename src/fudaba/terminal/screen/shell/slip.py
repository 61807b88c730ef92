"""The slip: the one place where a question is put, and where its answer is put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from textual.binding import Binding, BindingType

from fudaba.terminal.canvas.paper import Paper, cut, wrapped
from fudaba.terminal.canvas.seal import draw_large_seal, draw_seal
from fudaba.terminal.screen.shell.desk import Pane
from fudaba.terminal.session.choosing import Choice
from fudaba.text.scene import Scene
from fudaba.text.telling import telling_of


def crumbs(scene: Scene) -> str:
    """What led to the question: the cards along its causes."""
    if not scene.lines:
        return ""
    say, telling = scene.words.say, telling_of(scene.game)
    told: list[str] = []
    for line in scene.causes(len(scene.lines) - 1):
        if (faces := telling.faces_of(scene, line)) and line.event.seat >= 0:
            crumb = say(
                "terminal-crumb",
                seat=scene.narrator.seat(line.event.seat),
                cards=scene.narrator.cards(faces),
            )
            if not told or told[-1] != crumb:
                told.append(crumb)
    return say("terminal-crumb-then").join(told)


class Slip(Pane):
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
        choice = self.desk.choice
        if choice is None or not choice.shown:
            return
        listed = self._listed(choice)
        at = listed.index(self.desk.option_at) if self.desk.option_at in listed else -1
        if at < 0:
            to = 0 if by > 0 else len(listed) - 1
        else:
            to = at + by * (self.columns if rows else 1)
        if 0 <= to < len(listed):
            self.desk.option_at = listed[to]
            self.redraw()

    def _listed(self, choice: Choice) -> list[int]:
        """The options in the order in which they stand here.

        Where they are more than there is room for, those come last that stand on the table as well.
        """
        if not self.crowded:
            return choice.shown
        above = self.desk.board.on_table(self.desk.scene)
        return sorted(choice.shown, key=above.__contains__)

    def draw(self, paper: Paper) -> None:
        desk = self.desk
        inks, scene = desk.inks, desk.scene
        roomy = paper.height >= 8
        x, y = 1, 0
        if roomy:
            paper.fill(0, 0, paper.width, 1, inks.by(inks.ink), "▔")
            y = 1
            if scene.decider >= 0:
                end = draw_large_seal(paper, 1, y, scene, inks, scene.decider)
                x = end + 2
        elif scene.decider >= 0:
            x = draw_seal(paper, 1, y, scene, inks, scene.decider) + 1
        room = paper.width - x - 1
        if scene.asked is None:
            paper.write(x, y, cut(scene.words.say("terminal-over"), room), inks.by(bold=True))
        else:
            question = scene.narrator.question(scene.asked)
            rows = wrapped(question, room) if paper.height >= 7 else [cut(question, room)]
            y = paper.lines(x, y, rows[:2], inks.by(bold=True))
            y = self._draw_causes(paper, x, y, room)
        foot_x = 1 if not roomy else x
        foot = self._foot(paper.width - foot_x - 1, 2 if roomy else 1)
        last = paper.height - max(1, len(foot))
        if desk.choice is not None and scene.is_mine:
            self._draw_options(paper, x if roomy else 1, y, last - y, desk.choice)
        elif desk.waits:
            paper.write(x, y + 1, cut(scene.words.say("terminal-waits"), room), inks.by(inks.ink_3))
        style = inks.by(inks.ink, bold=True) if desk.note else inks.by(inks.ink_3)
        paper.lines(foot_x, last, foot, style)

    def _draw_causes(self, paper: Paper, x: int, y: int, room: int) -> int:
        desk = self.desk
        inks, scene = desk.inks, desk.scene
        if scene.put is None:
            return y
        rule = scene.put.rule
        told = cut(crumbs(scene), max(0, room - cell_len(rule) - 3))
        end = paper.write(x, y, told, inks.by(inks.ink_2))
        paper.write(end + 2 if told else x, y, rule, inks.by(inks.ink_3, underline=True))
        return y + 1

    def _draw_options(self, paper: Paper, x: int, y: int, height: int, choice: Choice) -> None:
        """The options side by side, in as many columns as fit; the one looked at is always among them."""
        desk = self.desk
        inks = desk.inks
        if desk.searching or choice.filter:
            typed = choice.filter + ("▏" if desk.searching else "")
            paper.write(x, y, desk.scene.words.say("terminal-filter", text=typed), inks.by())
            y, height = y + 1, height - 1
        if not choice.shown:
            paper.write(x, y, desk.scene.words.say("terminal-none-found"), inks.by(inks.ink_3))
            return
        hints = {n: desk.scene.hint(choice.options[n]) for n in choice.shown}
        width, columns = self._columns(paper.width - x - 1, choice, hints)
        if -(-len(choice.shown) // columns) > height:
            hints = {}
            width, columns = self._columns(paper.width - x - 1, choice, hints)
        self.columns = columns
        self.crowded = -(-len(choice.shown) // columns) > height
        listed = self._listed(choice)
        at = listed.index(desk.option_at) if desk.option_at in listed else 0
        rows = -(-len(choice.shown) // columns)
        first = max(0, min(at // columns - max(0, height - 2), rows - height))
        for place, number in enumerate(listed):
            row = place // columns - first
            if 0 <= row < height:
                column = x + (place % columns) * (width + 1)
                self._draw_option(paper, column, y + row, width, choice, number, hints.get(number, ""))
        if rows > first + height > 0:
            paper.write(paper.width - 2, y + height - 1, "▼", inks.by(inks.ink_3))
        if first > 0:
            paper.write(paper.width - 2, y, "▲", inks.by(inks.ink_3))

    def _columns(self, room: int, choice: Choice, hints: dict[int, str]) -> tuple[int, int]:
        """How wide a column is, and how many there are."""
        longest = 10
        for number in choice.shown:
            hint = hints.get(number, "")
            label = cell_len(choice.labels[number]) + (5 if len(choice.equal(number)) > 1 else 0)
            longest = max(longest, 5 + label + (cell_len(hint) + 2 if hint else 0))
        columns = max(1, min((room + 1) // (longest + 1), max(1, len(choice.shown))))
        return max(6, min(longest, room)), columns

    def _draw_option(
        self, paper: Paper, x: int, y: int, width: int, choice: Choice, number: int, hint: str
    ) -> None:
        desk = self.desk
        inks = desk.inks
        equal, count = choice.equal(number), choice.picked(number)
        picked = count > 0
        looked_at = number == desk.option_at
        key = choice.key(number)
        if len(equal) > 1:
            label = f"{choice.labels[number]}  {count}/{len(equal)}"
        elif picked and choice.ordered:
            label = f"{choice.picks.index(number) + 1}. {choice.labels[number]}"
        else:
            label = choice.labels[number]
        if picked or looked_at:
            paper.fill(x, y, width, 1, inks.on(inks.ink, inks.on_ink))
        end = paper.write(x, y, f" {key or '·'} ", inks.on(inks.ink, inks.on_ink, bold=True))
        if picked or looked_at:
            paper.write(x + 3, y, "▸" if looked_at else "▐", inks.by(inks.on_ink))
        style = inks.by(inks.on_ink if picked or looked_at else inks.ink, bold=True)
        end = paper.write(end + 1, y, cut(label, width - 4), style)
        if hint and end + cell_len(hint) + 1 <= x + width:
            paper.write(end + 2, y, hint, inks.by(inks.on_ink if picked or looked_at else inks.ink_3))
        if key:
            paper.spot(x, y, width, 1, key)

    def _foot(self, width: int, rows: int) -> list[str]:
        """What the last key did, how much is chosen, and what can be taken back, in this many rows at most.

        What has no room is left out whole: nobody is helped by half of it.
        """
        desk = self.desk
        say = desk.scene.words.say
        parts: list[str] = []
        choice = desk.choice
        if choice is not None and desk.scene.is_mine and not (choice.single and choice.at_once):
            parts.append(
                say("terminal-chosen", count=len(choice.picks), least=choice.least, most=choice.most)
            )
        if shortcut := desk.shortcut():
            parts.append(say("terminal-shortcut", label=shortcut.label))
        if said := desk.note or desk.undo:
            parts.append(said)
        while len(parts) > 1 and len(packed(parts, width)) > rows:
            parts.pop(-2 if desk.note else -1)
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

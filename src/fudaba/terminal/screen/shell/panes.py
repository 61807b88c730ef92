"""The parts of the full screen that only show: head line, table, hand, last line of the log, score, keys."""

from __future__ import annotations

from typing import Literal

from rich.cells import cell_len
from rich.style import Style

from fudaba.terminal.canvas.cells import Canvas, DrawnCard
from fudaba.terminal.canvas.seal import draw_seal
from fudaba.terminal.screen.shell.ui_state import Pane, UiState
from fudaba.terminal.session.game_view import draw_cursor
from fudaba.terminal.session.points import score
from fudaba.text.figure import figure
from fudaba.text.game_text import points_note
from fudaba.text.wrapping import cut, padded


class Mast(Pane):
    """The brand's seal, the game and the table's options."""

    def draw(self, canvas: Canvas) -> None:
        palette = self.ui.palette
        end = canvas.write(0, 0, " 札 ", palette.on(palette.shu, palette.on_shu, bold=True))
        end = canvas.write(end + 1, 0, "Fudaba", palette.by(bold=True))
        language = self.ui.scene.words.say("terminal-other-language")
        room = canvas.width - end - cell_len(language) - 4
        titles = self.ui.game_text.titles(self.ui.scene)
        title = next((title for title in titles if cell_len(title) <= room), titles[-1])
        canvas.write(end + 2, 0, cut(title, room), palette.by(palette.ink_2))
        left = canvas.width - cell_len(language) - 1
        if left > end + 8:
            canvas.write(left, 0, language, palette.by(palette.ink_3))
            canvas.spot(left, 0, cell_len(language), 1, "L")


class TablePane(Pane):
    """The table. Where it has the focus one of the cards that are drawn on it is looked at."""

    can_focus = True

    def ground(self) -> Style:
        return self.ui.palette.on(self.ui.palette.table)

    def draw(self, canvas: Canvas) -> None:
        ui = self.ui
        ui.board.draw_table(canvas, ui.scene, ui.palette, ui.selection)
        if self.has_focus and canvas.cards:
            at = canvas.cards[max(0, min(ui.table_at, len(canvas.cards) - 1))]
            draw_cursor(canvas, at.x, at.y, at.width, at.height, ui.palette)

    @property
    def at(self) -> DrawnCard | None:
        """The card that is looked at, None where none is."""
        cards = self.canvas.cards
        if not self.has_focus or not cards:
            return None
        return cards[max(0, min(self.ui.table_at, len(cards) - 1))]

    def look(self, key: str) -> None:
        """Look at another card: the one before or after it, or the nearest above or below."""
        here = self.at
        if here is None:
            return
        cards = self.canvas.cards
        place = cards.index(here)
        if key in ("left", "right"):
            place = max(0, min(len(cards) - 1, place + (1 if key == "right" else -1)))
        else:
            way = 1 if key == "down" else -1
            beyond = [one for one in cards if (one.y - here.y) * way > 0]
            if beyond:
                nearest = min(beyond, key=lambda one: (abs(one.y - here.y), abs(one.x - here.x)))
                place = cards.index(nearest)
        self.ui.table_at = place
        self.redraw()


class Hand(Pane):
    """The viewer's own cards."""

    can_focus = True

    def ground(self) -> Style:
        return self.ui.palette.on(self.ui.palette.sheet_2)

    def draw(self, canvas: Canvas) -> None:
        ui = self.ui
        cursor = ui.hand_at if self.has_focus else -1
        ui.board.draw_hand(canvas, ui.scene, ui.palette, ui.selection, cursor)


class Last(Pane):
    """The newest line of the log, where there is no room for all of it."""

    def draw(self, canvas: Canvas) -> None:
        palette, scene = self.ui.palette, self.ui.scene
        if not scene.lines:
            return
        keys = scene.words.say("terminal-last-keys")
        left = canvas.width - cell_len(keys) - 1
        canvas.write(left, 0, keys, palette.by(palette.ink_3))
        canvas.spot(left, 0, cell_len(keys), 1, "l")
        room = left - 2
        text = ""
        for row in reversed(scene.rows):  # as many of the newest rows as there is room for
            longer = f"{row.text}  {text}" if text else row.text
            if text and cell_len(longer) > room:
                break
            text = longer
        canvas.write(1, 0, cut(text, room), palette.by(palette.ink_2))


class Score(Pane):
    """The points so far, the leader first."""

    def rows(self) -> int:
        """How high it wants to be; 0 where nobody may know the score."""
        known = score(self.ui.scene).totals
        return self.ui.scene.seats + 2 if known else 0

    def ground(self) -> Style:
        return self.ui.palette.on(self.ui.palette.sheet_2)

    def draw(self, canvas: Canvas) -> None:
        ui = self.ui
        palette, scene = ui.palette, ui.scene
        points = score(scene)
        if not points.totals:
            return
        say = scene.words.say
        end = canvas.write(1, 0, say("terminal-points-so-far"), palette.by(bold=True))
        note = points_note(scene)
        if end + cell_len(note) + 2 < canvas.width:
            canvas.write(end + 2, 0, note, palette.by(palette.ink_3))
        for row, seat in enumerate(points.ranking(), 1):
            end = draw_seal(canvas, 1, row, scene, palette, seat)
            canvas.write(end + 1, row, padded(scene.narrator.seat(seat), 8), palette.by())
            total = figure(points.totals[seat])
            canvas.write(canvas.width - 1 - len(total), row, total, palette.by(bold=True))
            rounds = " ".join(f"{figure(own[seat]):>3}" for own in points.rounds) if not points.labels else ""
            room = canvas.width - end - 15
            if len(rounds) > room:
                rounds = "…" + rounds[len(rounds) - max(0, room - 1) :]
            canvas.write(canvas.width - 6 - len(rounds), row, rounds, palette.by(palette.ink_3))


class Foot(Pane):
    """The keys."""

    def __init__(self, ui: UiState, *, mode: Literal["play", "replay"], id: str) -> None:
        super().__init__(ui, id=id)
        self.mode = mode

    def ground(self) -> Style:
        return self.ui.palette.on(self.ui.palette.table)

    def draw(self, canvas: Canvas) -> None:
        palette, say = self.ui.palette, self.ui.scene.words.say
        mode = "over" if self.mode == "play" and self.ui.scene.asked is None else self.mode
        # text: terminal-foot-*
        for size in ("long", "short", "least"):
            keys = say(f"terminal-foot-{mode}-{size}")
            if cell_len(keys) + 2 <= canvas.width:
                break
        canvas.write(1, 0, cut(keys, canvas.width - 1), palette.by(palette.ink_2))

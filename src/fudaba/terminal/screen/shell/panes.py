"""The parts of the full screen that only show: head line, table, hand, last line of the log, score, keys."""

from __future__ import annotations

from typing import Literal

from rich.cells import cell_len
from rich.style import Style

from fudaba.terminal.canvas.paper import Paper, Shown, cut, padded
from fudaba.terminal.canvas.seal import draw_seal
from fudaba.terminal.screen.shell.desk import Desk, Pane
from fudaba.terminal.session.board import draw_cursor
from fudaba.terminal.session.points import score
from fudaba.text.telling import points_note


class Mast(Pane):
    """The brand's seal, the game and the table's options."""

    def draw(self, paper: Paper) -> None:
        inks = self.desk.inks
        end = paper.write(0, 0, " 札 ", inks.on(inks.shu, inks.on_shu, bold=True))
        end = paper.write(end + 1, 0, "Fudaba", inks.by(bold=True))
        language = self.desk.scene.words.say("terminal-other-language")
        room = paper.width - end - cell_len(language) - 4
        titles = self.desk.telling.titles(self.desk.scene)
        title = next((title for title in titles if cell_len(title) <= room), titles[-1])
        paper.write(end + 2, 0, cut(title, room), inks.by(inks.ink_2))
        left = paper.width - cell_len(language) - 1
        if left > end + 8:
            paper.write(left, 0, language, inks.by(inks.ink_3))
            paper.spot(left, 0, cell_len(language), 1, "L")


class Felt(Pane):
    """The table. Where it has the focus one of the cards that are drawn on it is looked at."""

    can_focus = True

    def ground(self) -> Style:
        return self.desk.inks.on(self.desk.inks.table)

    def draw(self, paper: Paper) -> None:
        desk = self.desk
        desk.board.draw_table(paper, desk.scene, desk.inks, desk.choice)
        if self.has_focus and paper.cards:
            at = paper.cards[max(0, min(desk.table_at, len(paper.cards) - 1))]
            draw_cursor(paper, at.x, at.y, at.width, at.height, desk.inks)

    @property
    def at(self) -> Shown | None:
        """The card that is looked at, None where none is."""
        cards = self.paper.cards
        if not self.has_focus or not cards:
            return None
        return cards[max(0, min(self.desk.table_at, len(cards) - 1))]

    def look(self, key: str) -> None:
        """Look at another card: the one before or after it, or the nearest above or below."""
        here = self.at
        if here is None:
            return
        cards = self.paper.cards
        place = cards.index(here)
        if key in ("left", "right"):
            place = max(0, min(len(cards) - 1, place + (1 if key == "right" else -1)))
        else:
            way = 1 if key == "down" else -1
            beyond = [one for one in cards if (one.y - here.y) * way > 0]
            if beyond:
                nearest = min(beyond, key=lambda one: (abs(one.y - here.y), abs(one.x - here.x)))
                place = cards.index(nearest)
        self.desk.table_at = place
        self.redraw()


class Hand(Pane):
    """The viewer's own cards."""

    can_focus = True

    def ground(self) -> Style:
        return self.desk.inks.on(self.desk.inks.sheet_2)

    def draw(self, paper: Paper) -> None:
        desk = self.desk
        cursor = desk.hand_at if self.has_focus else -1
        desk.board.draw_hand(paper, desk.scene, desk.inks, desk.choice, cursor)


class Last(Pane):
    """The newest line of the log, where there is no room for all of it."""

    def draw(self, paper: Paper) -> None:
        inks, scene = self.desk.inks, self.desk.scene
        if not scene.lines:
            return
        keys = scene.words.say("terminal-last-keys")
        left = paper.width - cell_len(keys) - 1
        paper.write(left, 0, keys, inks.by(inks.ink_3))
        paper.spot(left, 0, cell_len(keys), 1, "l")
        room = left - 2
        told = ""
        for row in reversed(scene.rows):  # as many of the newest rows as there is room for
            longer = f"{row.text}  {told}" if told else row.text
            if told and cell_len(longer) > room:
                break
            told = longer
        paper.write(1, 0, cut(told, room), inks.by(inks.ink_2))


class Score(Pane):
    """The points so far, the leader first."""

    def rows(self) -> int:
        """How high it wants to be; 0 where nobody may know the score."""
        known = score(self.desk.scene).totals
        return self.desk.scene.seats + 2 if known else 0

    def ground(self) -> Style:
        return self.desk.inks.on(self.desk.inks.sheet_2)

    def draw(self, paper: Paper) -> None:
        desk = self.desk
        inks, scene = desk.inks, desk.scene
        points = score(scene)
        if not points.totals:
            return
        say = scene.words.say
        end = paper.write(1, 0, say("terminal-points-so-far"), inks.by(bold=True))
        note = points_note(scene)
        if end + cell_len(note) + 2 < paper.width:
            paper.write(end + 2, 0, note, inks.by(inks.ink_3))
        for row, seat in enumerate(points.ranking(), 1):
            end = draw_seal(paper, 1, row, scene, inks, seat)
            paper.write(end + 1, row, padded(scene.narrator.seat(seat), 8), inks.by())
            total = str(points.totals[seat])
            paper.write(paper.width - 1 - len(total), row, total, inks.by(bold=True))
            rounds = " ".join(f"{own[seat]:>3}" for own in points.rounds) if not points.labels else ""
            room = paper.width - end - 15
            if len(rounds) > room:
                rounds = "…" + rounds[len(rounds) - max(0, room - 1) :]
            paper.write(paper.width - 6 - len(rounds), row, rounds, inks.by(inks.ink_3))


class Foot(Pane):
    """The keys."""

    def __init__(self, desk: Desk, *, mode: Literal["play", "replay"], id: str) -> None:
        super().__init__(desk, id=id)
        self.mode = mode

    def ground(self) -> Style:
        return self.desk.inks.on(self.desk.inks.table)

    def draw(self, paper: Paper) -> None:
        inks, say = self.desk.inks, self.desk.scene.words.say
        # text: terminal-foot-*
        for size in ("long", "short", "least"):
            keys = say(f"terminal-foot-{self.mode}-{size}")
            if cell_len(keys) + 2 <= paper.width:
                break
        paper.write(1, 0, cut(keys, paper.width - 1), inks.by(inks.ink_2))

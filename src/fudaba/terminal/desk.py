"""What all parts of the full screen draw from, and the part that draws."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from rich.style import Style
from textual.events import Click, Key, Resize
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from fudaba.terminal.board import Board, Shortcut
from fudaba.terminal.choosing import Choice
from fudaba.terminal.inks import Inks
from fudaba.terminal.paper import Paper
from fudaba.terminal.scene import Scene


@dataclass
class Desk:
    """The state of the screen: what is seen, in which inks, and what is being chosen.

    hand_at, option_at: the place in the hand, and the number of the option, that is looked at; -1 for none.
    note: a line that answers the last key. undo: what `u` would do. waits: something goes on by itself.
    """

    scene: Scene
    board: Board
    inks: Inks
    choice: Choice | None = None
    hand_at: int = -1
    option_at: int = -1
    note: str = ""
    undo: str = ""
    waits: bool = False
    searching: bool = False

    def shortcut(self) -> Shortcut | None:
        """The answer that one key gives, where the pending question is the viewer's and has such."""
        return self.board.shortcut(self.scene) if self.choice is not None and self.scene.is_mine else None


def pressed(event: Key) -> str:
    """The key, as the shell names it: a character (a full-width one as its plain form), or Textual's word."""
    if event.character and event.character.isprintable() and event.character != " ":
        return unicodedata.normalize("NFKC", event.character)
    return event.key


class Pressed(Message):
    """A click that stands for a key."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


class Pane(Widget):
    """A part of the screen that is drawn on one sheet of paper."""

    def __init__(self, desk: Desk, *, id: str) -> None:
        super().__init__(id=id)
        self.desk = desk
        self._paper: Paper | None = None
        self._strips: list[Strip] = []

    def draw(self, paper: Paper) -> None:
        """Draw everything."""
        raise NotImplementedError

    def ground(self) -> Style:
        """The paper to draw on."""
        return self.desk.inks.on(self.desk.inks.sheet)

    def redraw(self) -> None:
        """Something has changed."""
        self._paper = None
        self.refresh()

    @property
    def paper(self) -> Paper:
        """The sheet as it is now."""
        if self._paper is None:
            self._paper = Paper(self.size.width, self.size.height, self.ground())
            self.draw(self._paper)
            self._strips = self._paper.strips()
        return self._paper

    def render_line(self, y: int) -> Strip:
        """A row of the sheet."""
        if y < self.paper.height:
            return self._strips[y]
        return Strip.blank(self.size.width, self.ground())

    def on_resize(self, _: Resize) -> None:
        self.redraw()

    def on_focus(self) -> None:
        self.redraw()

    def on_blur(self) -> None:
        self.redraw()

    def on_click(self, event: Click) -> None:
        for spot in reversed(self.paper.spots):
            if spot.holds(event.x, event.y):
                self.post_message(Pressed(spot.press))
                return

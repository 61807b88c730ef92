"""A part of the screen that is drawn on a sheet of paper, and the keys as Fudaba names them."""

from __future__ import annotations

import unicodedata

from rich.style import Style
from textual.events import Click, Key, Resize
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from fudaba.terminal.canvas.paper import Paper


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


class LookedAt(Message):
    """A click on a card that has no key now."""

    def __init__(self, face: str) -> None:
        super().__init__()
        self.face = face


class Drawn(Widget):
    """A part of the screen that is drawn on one sheet of paper.

    A click on a spot of it presses its key; on a card without a key it asks for the card's text.
    """

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._paper: Paper | None = None
        self._strips: list[Strip] = []

    def draw(self, paper: Paper) -> None:
        """Draw everything."""
        raise NotImplementedError

    def ground(self) -> Style:
        """The paper to draw on."""
        raise NotImplementedError

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
        for card in reversed(self.paper.cards):
            if card.holds(event.x, event.y):
                self.post_message(LookedAt(card.face))
                return

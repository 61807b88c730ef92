"""A part of the screen that is drawn on a canvas, and the keys as Fudaba names them."""

from __future__ import annotations

import unicodedata

from rich.style import Style
from textual.events import Click, Key, Resize
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from fudaba.terminal.canvas.cells import Canvas


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


class CanvasWidget(Widget):
    """A part of the screen that is drawn on one canvas.

    A click on a spot of it presses its key; on a card without a key it asks for the card's text.
    """

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._paper: Canvas | None = None
        self._strips: list[Strip] = []

    def draw(self, canvas: Canvas) -> None:
        """Draw everything."""
        raise NotImplementedError

    def ground(self) -> Style:
        """The canvas to draw on."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Something has changed."""
        self._paper = None
        self.refresh()

    @property
    def canvas(self) -> Canvas:
        """The dialog as it is now."""
        if self._paper is None:
            self._paper = Canvas(self.size.width, self.size.height, self.ground())
            self.draw(self._paper)
            self._strips = self._paper.strips()
        return self._paper

    def render_line(self, y: int) -> Strip:
        """A row of the dialog."""
        if y < self.canvas.height:
            return self._strips[y]
        return Strip.blank(self.size.width, self.ground())

    def on_resize(self, _: Resize) -> None:
        self.redraw()

    def on_focus(self) -> None:
        self.redraw()

    def on_blur(self) -> None:
        self.redraw()

    def on_click(self, event: Click) -> None:
        for spot in reversed(self.canvas.spots):
            if spot.holds(event.x, event.y):
                self.post_message(Pressed(spot.press))
                return
        for card in reversed(self.canvas.cards):
            if card.holds(event.x, event.y):
                self.post_message(LookedAt(card.face))
                return

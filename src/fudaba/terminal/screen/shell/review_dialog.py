"""The review of a finished game on the full screen: a dialog over the table."""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.terminal.screen.shell.dialogs import DialogPane, Lines
from fudaba.terminal.screen.shell.ui_state import UiState
from fudaba.terminal.session.review import ReviewBeside
from fudaba.text.wrapping import wrapped

BAR = 40
"""How long the bar is that shows how far the review is."""


class ReviewDialog(DialogPane):
    """How far the review is; once it is done, what it has found."""

    def __init__(self, ui: UiState, reviewing: ReviewBeside) -> None:
        super().__init__(ui)
        self.reviewing = reviewing

    def title(self) -> str:
        return self.ui.scene.words.say("terminal-review")

    def keys(self) -> str:
        over = "terminal-sheet-keys" if self.reviewing.done else "terminal-review-keys"
        return self.ui.scene.words.say(over)

    def content_lines(self, width: int) -> Lines:
        palette, words = self.ui.palette, self.ui.scene.words
        if self.reviewing.failed:
            return [(row, palette.by()) for row in wrapped(words.say("terminal-review-failed"), width)]
        if self.reviewing.lines is None:
            share = self.reviewing.share
            full = round(BAR * share)
            lines: Lines = [(row, palette.by()) for row in wrapped(words.say("terminal-review-comes"), width)]
            lines += [("", palette.by()), ("█" * full + "░" * (BAR - full), palette.by())]
            said = self.reviewing.share_text(words)
            lines += [(row, palette.by(palette.ink_3)) for row in wrapped(said, width)]
            so_far = self.reviewing.found_so_far(words)
            return [*lines, ("", palette.by()), *self._indented(so_far, width)] if so_far else lines
        return self._indented(self.reviewing.lines[words.lang], width)

    def _indented(self, lines: Sequence[str], width: int) -> Lines:
        """Lines that are wrapped where they are too long, with the margin that each has."""
        palette = self.ui.palette
        parts: Lines = []
        for line in lines:
            text = line.lstrip()
            margin = " " * (len(line) - len(text))
            parts += [(margin + row, palette.by()) for row in wrapped(text, width - len(margin)) or [""]]
        return parts

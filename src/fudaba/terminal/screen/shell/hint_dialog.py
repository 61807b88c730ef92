"""A hint on the full screen: a dialog over the table."""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.coach import Hint
from fudaba.terminal.screen.shell.dialogs import DialogPane, Lines
from fudaba.terminal.screen.shell.ui_state import UiState
from fudaba.terminal.session.hint import hint_lines
from fudaba.text.wrapping import wrapped


class HintDialog(DialogPane):
    """What the coach says of the question."""

    def __init__(self, ui: UiState, found: Hint) -> None:
        super().__init__(ui)
        self.found = found

    def title(self) -> str:
        """That it is a hint."""
        return self.ui.scene.words.say("coach-hint")

    def content_lines(self, width: int) -> Lines:
        """The hint."""
        palette, scene = self.ui.palette, self.ui.scene
        lines: Sequence[str] = ()
        if scene.put is not None:
            lines = hint_lines(scene.narrator, scene.game, scene.put, self.found)
        best = palette.by(bold=True)
        return [
            (row, palette.by() if place else best)
            for place, line in enumerate(lines)
            for row in wrapped(line, width)
        ]

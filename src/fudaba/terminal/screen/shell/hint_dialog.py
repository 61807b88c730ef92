"""A hint on the full screen: a dialog over the table."""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.coach import Hint
from fudaba.terminal.screen.shell.dialogs import DialogPane, Lines
from fudaba.terminal.screen.shell.ui_state import UiState
from fudaba.terminal.session.hint import hint_lines
from fudaba.text.wrapping import wrapped


class TableHint:
    """A hint for one moment of the game.

    moment: the answers that had been given. found: what the coach says so far. is_first: whether that is an
    estimate of a few rollouts, and the whole is still to come.
    """

    def __init__(self, moment: Sequence[object], found: Hint) -> None:
        self.moment = moment
        self.found = found
        self.is_first = True


class HintDialog(DialogPane):
    """What the coach says of the question."""

    def __init__(self, ui: UiState, hint: TableHint) -> None:
        super().__init__(ui)
        self.hint = hint

    def title(self) -> str:
        """That it is a hint."""
        return self.ui.scene.words.say("coach-hint")

    def content_lines(self, width: int) -> Lines:
        """The hint, and whether there is more to come."""
        palette, scene = self.ui.palette, self.ui.scene
        lines: Sequence[str] = ()
        if scene.put is not None:
            lines = hint_lines(scene.narrator, scene.game, scene.put, self.hint.found)
        best = palette.by(bold=True)
        rows = [
            (row, palette.by() if place else best)
            for place, line in enumerate(lines)
            for row in wrapped(line, width)
        ]
        if self.hint.is_first:
            rows += [
                (row, palette.by(palette.ink_3))
                for row in wrapped(scene.words.say("terminal-hint-more"), width)
            ]
        return rows

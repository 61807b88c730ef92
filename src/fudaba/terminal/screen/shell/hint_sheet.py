"""A hint on the full screen: a sheet over the table."""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.coach import Hint
from fudaba.terminal.canvas.paper import wrapped
from fudaba.terminal.screen.shell.desk import Desk
from fudaba.terminal.screen.shell.sheets import Lines, SheetPane
from fudaba.terminal.session.hinting import hint_lines


class HintSheet(SheetPane):
    """What the coach says of the question."""

    def __init__(self, desk: Desk, found: Hint) -> None:
        super().__init__(desk)
        self.found = found

    def title(self) -> str:
        """That it is a hint."""
        return self.desk.scene.words.say("coach-hint")

    def told(self, width: int) -> Lines:
        """The hint."""
        inks, scene = self.desk.inks, self.desk.scene
        told: Sequence[str] = ()
        if scene.put is not None:
            told = hint_lines(scene.narrator, scene.game, scene.put, self.found)
        best = inks.by(bold=True)
        return [
            (row, inks.by() if place else best)
            for place, line in enumerate(told)
            for row in wrapped(line, width)
        ]

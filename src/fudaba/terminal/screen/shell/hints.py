"""The coach's hints on the full screen: a first estimate at once, the whole in its place."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fudaba.coach import Hint
from fudaba.coach.hint_search import FIRST
from fudaba.kernel.ask import Answer
from fudaba.terminal.screen.shell.dialogs import Over
from fudaba.terminal.screen.shell.hint_dialog import HintDialog, TableHint
from fudaba.terminal.screen.shell.shell import Shell
from fudaba.terminal.session.game_session import GameSession


class Hints:
    """The hints at one table. overtaken: called where the coach is ready and something else is asked by then.

    is_thinking: whether the coach is.
    """

    def __init__(self, table: Shell, game_session: GameSession, overtaken: Callable[[], None]) -> None:
        self._table = table
        self._game_session = game_session
        self._overtaken = overtaken
        self._latest: TableHint | None = None
        self.is_thinking = False

    def show(self) -> None:
        """Show the hint for what is asked; the coach thinks of it when it is first asked for."""
        ui, words = self._table.ui, self._table.ui.scene.words
        if self._latest is not None and self._latest.moment == self._moment():
            self._lay_over(self._latest)
            return
        thought = None if self.is_thinking else self._game_session.hint()
        if thought is None:
            ui.note = words.say("terminal-no-hint")
        elif not self._game_session.agreed():
            ui.note = words.say("terminal-hint-agreed")
        else:
            self.is_thinking = True
            self._game_session.hint_taken()
            ui.note = words.say("terminal-hint-comes")
            self._table.run_worker(self._think(thought), group="coach")
        self._table.show()

    async def _think(self, thought: Callable[[int], Hint]) -> None:
        """Let the coach think beside, and show what it says, if the same is still asked."""
        moment = self._moment()
        try:
            first = TableHint(moment, await asyncio.to_thread(thought, FIRST))
            if self._is_asked(moment):
                self._latest = first
                self._table.ui.note = ""
                self._table.show()
                self._lay_over(first)
                first.found = await asyncio.to_thread(thought, 1)
                first.is_first = False
        finally:
            self.is_thinking = False
        if self._is_asked(moment):
            self._fit()
        else:
            self._overtaken()

    def _moment(self) -> tuple[Answer, ...]:
        """The answers that have been given."""
        return tuple(self._game_session.session.answers)

    def _is_asked(self, moment: tuple[Answer, ...]) -> bool:
        """Whether the same is still asked as at a moment."""
        return self._moment() == moment and self._table.ui.selection is not None

    def _lay_over(self, hint: TableHint) -> None:
        self._table.lay_over(HintDialog(self._table.ui, hint), ("h", "q"))

    def _fit(self) -> None:
        """Show the whole on the dialog, if that is open."""
        table = self._table
        if isinstance(table.screen, Over) and isinstance(table.screen.pane, HintDialog):
            table.screen.pane.fit(table.size.width, table.size.height)

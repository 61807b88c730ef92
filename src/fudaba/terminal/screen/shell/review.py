"""The review of a finished game on the full screen."""

from __future__ import annotations

from pathlib import Path

from textual.timer import Timer

from fudaba.kernel.record import Record
from fudaba.terminal.screen.shell.dialogs import Over
from fudaba.terminal.screen.shell.review_dialog import ReviewDialog
from fudaba.terminal.screen.shell.shell import Shell
from fudaba.terminal.session.review import ReviewBeside


class Review:
    """The review of the game at one table, once somebody asks for it."""

    def __init__(self, table: Shell, workers: int | None) -> None:
        """workers: how many processes make it, see `executor_of`."""
        self._table = table
        self._workers = workers
        self._beside: ReviewBeside | None = None
        self._looking: Timer | None = None

    def show(self, record: Record, file: Path | None) -> None:
        """Show it; it is begun when it is first asked for. file: where the record is, None for nowhere."""
        table = self._table
        if self._beside is None or self._beside.failed:
            self._beside = ReviewBeside(record, file, table.ui.scene.narrator.lang, workers=self._workers)
            self._looking = table.set_interval(0.1, self._look)
        table.ui.note = ""
        table.show()
        table.lay_over(ReviewDialog(table.ui, self._beside), ("v", "q"))

    def _look(self) -> None:
        """Show how far it is: on its dialog, or else beside the table."""
        table, beside, looking = self._table, self._beside, self._looking
        if beside is None or looking is None or not beside.look():
            return
        if beside.done:
            looking.stop()
        if isinstance(table.screen, Over) and isinstance(table.screen.pane, ReviewDialog):
            table.screen.pane.fit(table.size.width, table.size.height)
            return
        said = "terminal-review-failed" if beside.failed else "terminal-review-ready"
        say = table.ui.scene.words.say
        table.ui.note = say(said) if beside.done else beside.share_text(table.ui.scene.words)
        table.show()

    def stop(self) -> None:
        """Let it be, done or not."""
        if self._beside is not None:
            self._beside.stop()

"""The layout of the full screen."""

from __future__ import annotations

from collections.abc import Mapping

from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.events import Resize
from textual.screen import Screen

from fudaba.terminal.screen.shell.panes import Score
from fudaba.terminal.screen.shell.ui_state import Pane

WIDE, HIGH = 106, 30
"""From this size on the log has a place of its own."""
NARROWEST_LOG, WIDEST_LOG = 38, 56


class TableScreen(Screen[None]):
    """The table with everything around it: the prompt always has its room, then the hand, then the table."""

    AUTO_FOCUS = "#prompt"

    def __init__(self, panes: Mapping[str, Pane]) -> None:
        super().__init__()
        self.panes = panes
        self._log_wanted: bool | None = None
        self._left = Vertical(panes["table_pane"], panes["last"], panes["prompt"], panes["hand"], id="left")
        self._right = Vertical(panes["log"], panes["score"], id="right")
        self._middle = Container(self._left, self._right, id="middle")

    def compose(self) -> ComposeResult:
        yield self.panes["mast"]
        yield self._middle
        yield self.panes["foot"]

    def on_resize(self, event: Resize) -> None:
        self.lay_out(event.size.width, event.size.height)

    @property
    def log_shown(self) -> bool:
        """Whether the log is on the screen."""
        return bool(self._right.display)

    def toggle_log(self) -> bool:
        """Show the log, or put it away; returns whether it is there now."""
        self._log_wanted = not self.log_shown
        self.lay_out(self.size.width, self.size.height)
        return self.log_shown

    def lay_out(self, width: int, height: int) -> None:
        """Give each part its room."""
        panes = self.panes
        roomy = width >= WIDE and height >= HIGH
        log = roomy if self._log_wanted is None else self._log_wanted
        prompt = 9 if height >= HIGH else 7 if height >= 20 else 5 if height >= 8 else height
        hand = panes["hand"].ui.board.hand_rows(height)
        edges = 2 if height >= 8 else 0
        covers = log and not roomy  # the log lies over the table, never over the prompt and the hand
        self._right.display = log
        self._left.display = height - prompt - hand - edges >= 4 or not covers
        panes["table_pane"].display = not covers
        panes["last"].display = not log and height >= 14
        self._middle.styles.layout = "vertical" if covers else "horizontal"
        self._right.styles.width = "100%" if covers else max(NARROWEST_LOG, min(width // 3, WIDEST_LOG))
        self._left.styles.width = "100%" if covers else "1fr"
        self._right.styles.height = "1fr" if covers else "100%"
        self._left.styles.height = prompt + hand if covers else "100%"
        if covers:
            self._middle.move_child(self._right, before=self._left)
        else:
            self._middle.move_child(self._right, after=self._left)
        for name, rows in (("mast", 1), ("foot", 1)):
            panes[name].display = rows <= edges
        panes["prompt"].styles.height = prompt
        panes["hand"].styles.height = hand
        panes["hand"].display = hand > 0
        pane = panes["score"]
        score = pane.rows() if isinstance(pane, Score) else 0
        panes["score"].display = log and not covers and height >= 26 and score > 0
        panes["score"].styles.height = score
        for pane in panes.values():
            pane.redraw()

"""The state that all parts of the full screen draw from, and the base of these parts."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

from fudaba.terminal.canvas.palette import Palette
from fudaba.terminal.canvas.widget import CanvasWidget
from fudaba.terminal.session.answer_in_progress import Selection
from fudaba.terminal.session.game_view import GameView
from fudaba.text.game_text import GameText, Shortcut, game_text_of
from fudaba.text.scene import Scene


@dataclass
class UiState:
    """The state of the screen: what is seen, in which colours, and what is being chosen."""

    scene: Scene
    """What the viewer sees."""
    board: GameView
    """Draws the game."""
    palette: Palette
    """The colours to draw in."""
    selection: Selection | None = None
    """What is being chosen, None where no question waits."""
    hand_at: int = -1
    """The place in the hand that is looked at; -1 for none."""
    option_at: int = -1
    """The number of the option that is looked at; -1 for none."""
    table_at: int = -1
    """The place, among the cards drawn on the table, that is looked at; -1 for none."""
    note: str = ""
    """A line that answers the last key."""
    undo: str = ""
    """What `u` would do."""
    waits: bool = False
    """Whether something goes on by itself."""
    searching: bool = False
    """Whether the person is typing what to look for."""

    @property
    def game_text(self) -> GameText:
        """How the game is told."""
        return game_text_of(self.scene.game)

    def shortcut(self) -> Shortcut | None:
        """The answer that one key gives, where the pending question is the viewer's and has such."""
        return (
            self.game_text.shortcut(self.scene) if self.selection is not None and self.scene.is_mine else None
        )

    def search(self, key: str) -> bool:
        """Do what a key means while the options are being searched; False if it means nothing."""
        selection = self.selection
        if selection is None or key in ("enter", "escape"):
            self.searching = False
            if selection is not None and key == "escape":
                selection.look_for("")
            elif selection is not None and len(selection.shown) == 1:
                self.option_at = selection.shown[0]
        elif key == "backspace":
            selection.look_for(selection.filter[:-1])
        elif key == "space":
            selection.look_for(selection.filter + " ")
        elif len(key) == 1:
            selection.look_for(selection.filter + key)
        else:
            return False
        return True


class Pane(CanvasWidget):
    """A part of the full screen."""

    def __init__(self, ui: UiState, *, id: str) -> None:
        super().__init__(id=id)
        self.ui = ui

    def ground(self) -> Style:
        return self.ui.palette.on(self.ui.palette.dialog)

"""The full screen without any game and without any purpose: layout, keys that everything shares, dialogs."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Sequence
from typing import ClassVar, Literal

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.screen import Screen
from textual.worker import WorkerFailed

from fudaba import card_files
from fudaba.kernel.game import BadSetup
from fudaba.terminal.canvas.palette import INKS, NIGHT, PAPER, Palette
from fudaba.terminal.canvas.widget import LookedAt, Pressed, pressed
from fudaba.terminal.screen.shell.dialogs import (
    CardDialog,
    CardsDialog,
    DialogPane,
    HelpDialog,
    Over,
    PointsDialog,
    PrivacyScreen,
    WhyDialog,
)
from fudaba.terminal.screen.shell.layout import TableScreen
from fudaba.terminal.screen.shell.log import LogPane
from fudaba.terminal.screen.shell.panes import Foot, Hand, Last, Mast, Score, TablePane
from fudaba.terminal.screen.shell.ui_state import Pane, UiState
from fudaba.terminal.session.game_view import GameView
from fudaba.text import next_lang
from fudaba.text.narrator import Narrator, narrator
from fudaba.text.scene import Scene

_SIGNALS = ("SIGTERM", "SIGHUP")


class Shell(App[str]):
    """What playing and replaying share. Ends with "quit", "stopped" after Ctrl-C, or "broken" by a card."""

    CSS = """
    Around { background: $background; }
    #mast, #foot, #last { height: 1; }
    #middle, #table_pane, #log { height: 1fr; }
    Over { align: center middle; background: $background 60%; }
    """
    TITLE = "Fudaba"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave('stopped')", priority=True, system=True),
        Binding("ctrl+q", "leave('quit')", priority=True, system=True),
        Binding("f2", "language", priority=True),
        Binding("f3", "theme", priority=True),
    ]

    def __init__(
        self,
        scene: Scene,
        board: GameView,
        prompt: Callable[[UiState], Pane],
        mode: Literal["play", "replay"],
        palette: Palette,
        seal: str,
    ) -> None:
        super().__init__()
        self.ui = UiState(scene, board, palette)
        self.mode = mode
        self.seal = seal
        ui = self.ui
        self.log_pane = LogPane(ui, id="log")
        self.table_pane = TablePane(ui, id="table_pane")
        self.panes: dict[str, Pane] = {
            "mast": Mast(ui, id="mast"),
            "table_pane": self.table_pane,
            "last": Last(ui, id="last"),
            "prompt": prompt(ui),
            "hand": Hand(ui, id="hand"),
            "log": self.log_pane,
            "score": Score(ui, id="score"),
            "foot": Foot(ui, mode=mode, id="foot"),
        }
        self.around = TableScreen(self.panes)
        self._stopped_by: BadSetup | None = None

    def run_until_left(self) -> str | None:
        """Run; returns how it ended. Raises `BadSetup` where a card of one's own has stopped it."""
        how = self.run()
        if self._stopped_by is not None:
            raise self._stopped_by
        return how

    def _handle_exception(self, error: Exception) -> None:
        """Wherever it comes up. Of a card of one's own not the inside of the game is shown, but its line."""
        cause = error.error if isinstance(error, WorkerFailed) else error  # of what is thought beside
        self._stopped_by = card_files.stop_of(cause) if isinstance(cause, Exception) else None
        if self._stopped_by is None:
            super()._handle_exception(error)
        else:
            self.exit("broken")

    # For subclasses.

    def scene_for(self, narrator: Narrator) -> Scene:
        """What is to be seen now, in the narrator's language."""
        raise NotImplementedError

    def begin(self) -> None:
        """The screen is there."""

    def on_pressed_key(self, key: str) -> bool:
        """Do what a key means here; False if it means nothing."""
        return False

    # What everything shares.

    def get_default_screen(self) -> Screen[None]:
        return self.around

    def on_mount(self) -> None:
        for palette in INKS.values():
            self.register_theme(palette.theme())
        self.theme = self.ui.palette.name
        self._catch_signals()
        self.begin()

    def _catch_signals(self) -> None:
        """A terminal that is closed leaves a record, as Ctrl-C does."""
        for name in _SIGNALS:
            if hasattr(signal, name):
                try:
                    asyncio.get_running_loop().add_signal_handler(
                        getattr(signal, name), lambda: self.exit("stopped")
                    )
                except (NotImplementedError, RuntimeError, ValueError):
                    return  # not this system, or not its main thread

    def show(self, scene: Scene | None = None) -> None:
        """Draw everything anew."""
        if scene is not None:
            self.ui.scene = scene
        for screen in self.screen_stack:
            for pane in screen.query(Pane):
                pane.redraw()

    def on_pressed(self, event: Pressed) -> None:
        self.press(event.key)

    def on_looked_at(self, event: LookedAt) -> None:
        """A click on a card reads it."""
        if not isinstance(self.screen, Over | PrivacyScreen):
            self.lay_over(CardDialog(self.ui, event.face), ("i", "q"))

    def on_key(self, event: Key) -> None:
        if isinstance(self.screen, PrivacyScreen):
            if pressed(event) == "q":
                self.action_leave("quit")
        elif self.press(pressed(event)):
            event.stop()
            event.prevent_default()

    def press(self, key: str) -> bool:
        """Do what a key means; False if it means nothing."""
        if isinstance(self.screen, Over):
            if key == "L":
                self.action_language()
            return False
        if self.table_pane.has_focus and key in ("left", "right", "up", "down"):
            self.table_pane.look(key)
            self._tell_card_of_table()
            return True
        if self.on_pressed_key(key):
            return True
        actions: dict[str, Callable[[], None]] = {
            "?": self.action_help,
            "t": self.action_points,
            "l": self.action_log,
            "L": self.action_language,
            "i": self.action_card,
            "c": self.action_cards,
            "w": self.action_why,
            "q": lambda: self.action_leave("quit"),
        }
        if key not in actions:
            return False
        actions[key]()
        return True

    def action_leave(self, how: str) -> None:
        """End; what is kept is up to the caller."""
        self.exit(how)

    def action_language(self) -> None:
        """Everything in the other language, at once."""
        scene = self.ui.scene
        lang = next_lang(scene.narrator.lang)
        self.show(self.scene_for(narrator(scene.game, lang, scene.names)))
        self.spoken()

    def spoken(self) -> None:
        """The language has changed: what is kept in words must be told anew."""

    def action_theme(self) -> None:
        """Paper or night."""
        self.ui.palette = NIGHT if self.ui.palette is PAPER else PAPER
        self.theme = self.ui.palette.name
        self.show()

    def lay_over(
        self, dialog: DialogPane, keys: Sequence[str], then: Callable[[str | None], None] | None = None
    ) -> None:
        """Lay a dialog over the table until one of the keys, Enter or Esc; then go on with that key."""
        _ = self.push_screen(Over(dialog, keys), then)

    def action_help(self) -> None:
        """All keys."""
        self.lay_over(HelpDialog(self.ui, self.mode, self.seal), ("?", "q"))

    def action_points(self) -> None:
        """The points of all rounds."""
        self.lay_over(PointsDialog(self.ui), ("t", "q"))

    def action_log(self) -> None:
        """Show the log or put it away."""
        if self.around.toggle_log():
            self.log_pane.focus()
        else:
            self.log_pane.action_follow()
            self.panes["prompt"].focus()

    def action_card(self) -> None:
        """The card that is looked at: in the log, in the hand, among the options, or on the table."""
        face = self._face_looked_at()
        if face:
            self.lay_over(CardDialog(self.ui, face), ("i", "q"))

    def action_cards(self) -> None:
        """All cards of this table."""
        self.lay_over(CardsDialog(self.ui), ("c", "q"))

    def _tell_card_of_table(self) -> None:
        """The card of the table that is looked at, in the line that answers a key."""
        ui = self.ui
        if (at := self.table_pane.at) is not None:
            narrator, id = ui.scene.narrator, at.face.rpartition(" ")[2]
            text = narrator.card_text(id, ui.scene.options)
            ui.note = ui.scene.words.say(
                "terminal-plain-because-card", card=narrator.card(at.face), text=text
            )
            self.panes["prompt"].redraw()

    def _face_looked_at(self) -> str:
        ui = self.ui
        if self.log_pane.has_focus and (line := self.log_pane.current) is not None and line.faces:
            return line.faces[-1]
        if (at := self.table_pane.at) is not None:
            return at.face
        hand = ui.game_text.hand(ui.scene)
        if self.panes["hand"].has_focus and 0 <= ui.hand_at < len(hand):
            return hand[ui.hand_at]
        if ui.selection is not None:
            number = ui.option_at if ui.option_at >= 0 else (ui.selection.picks or [-1])[-1]
            if number >= 0 and (face := ui.selection.options[number].face):
                return str(face)
        return ui.game_text.top(ui.scene)

    def action_why(self) -> None:
        """The rule behind a line of the log, a card that cannot be chosen, or the question."""
        ui = self.ui
        hand = ui.game_text.hand(ui.scene)
        in_hand = self.panes["hand"].has_focus and 0 <= ui.hand_at < len(hand)
        if in_hand and ui.board.why_not(ui.scene, hand[ui.hand_at]):
            self.action_card()
            return
        if self.log_pane.has_focus:
            self.log_pane.action_why()
        else:
            self.lay_over(WhyDialog(ui), ("w", "q"))

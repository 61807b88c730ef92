"""The full screen without any game and without any purpose: layout, keys that everything shares, sheets."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Sequence
from typing import ClassVar, Literal

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.screen import Screen

from fudaba.terminal.canvas.inks import INKS, NIGHT, PAPER, Inks
from fudaba.terminal.canvas.widget import LookedAt, Pressed, pressed
from fudaba.terminal.screen.shell.around import Around
from fudaba.terminal.screen.shell.desk import Desk, Pane
from fudaba.terminal.screen.shell.log import LogPane
from fudaba.terminal.screen.shell.panes import Felt, Foot, Hand, Last, Mast, Score
from fudaba.terminal.screen.shell.sheets import (
    CardSheet,
    CardsSheet,
    Curtain,
    HelpSheet,
    Over,
    PointsSheet,
    SheetPane,
    WhySheet,
)
from fudaba.terminal.session.board import Board
from fudaba.text import LANGS
from fudaba.text.narrator import Narrator, narrator
from fudaba.text.scene import Scene

_SIGNALS = ("SIGTERM", "SIGHUP")


class Shell(App[str]):
    """What playing and replaying share. Ends with "quit", or "stopped" after Ctrl-C."""

    CSS = """
    Around { background: $background; }
    #mast, #foot, #last { height: 1; }
    #middle, #felt, #log { height: 1fr; }
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
        board: Board,
        slip: Callable[[Desk], Pane],
        mode: Literal["play", "replay"],
        inks: Inks,
        seal: str,
    ) -> None:
        super().__init__()
        self.desk = Desk(scene, board, inks)
        self.mode = mode
        self.seal = seal
        desk = self.desk
        self.log_pane = LogPane(desk, id="log")
        self.felt = Felt(desk, id="felt")
        self.panes: dict[str, Pane] = {
            "mast": Mast(desk, id="mast"),
            "felt": self.felt,
            "last": Last(desk, id="last"),
            "slip": slip(desk),
            "hand": Hand(desk, id="hand"),
            "log": self.log_pane,
            "score": Score(desk, id="score"),
            "foot": Foot(desk, mode=mode, id="foot"),
        }
        self.around = Around(self.panes)

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
        for inks in INKS.values():
            self.register_theme(inks.theme())
        self.theme = self.desk.inks.name
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
            self.desk.scene = scene
        for screen in self.screen_stack:
            for pane in screen.query(Pane):
                pane.redraw()

    def on_pressed(self, event: Pressed) -> None:
        self.press(event.key)

    def on_looked_at(self, event: LookedAt) -> None:
        """A click on a card reads it."""
        if not isinstance(self.screen, Over | Curtain):
            self.lay_over(CardSheet(self.desk, event.face), ("i", "q"))

    def on_key(self, event: Key) -> None:
        if isinstance(self.screen, Curtain):
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
        if self.felt.has_focus and key in ("left", "right", "up", "down"):
            self.felt.look(key)
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
        scene = self.desk.scene
        lang = LANGS[(LANGS.index(scene.narrator.lang) + 1) % len(LANGS)]
        self.show(self.scene_for(narrator(scene.game, lang, scene.names)))
        self.spoken()

    def spoken(self) -> None:
        """The language has changed: what is kept in words must be told anew."""

    def action_theme(self) -> None:
        """Paper or night."""
        self.desk.inks = NIGHT if self.desk.inks is PAPER else PAPER
        self.theme = self.desk.inks.name
        self.show()

    def lay_over(
        self, sheet: SheetPane, keys: Sequence[str], then: Callable[[str | None], None] | None = None
    ) -> None:
        """Lay a sheet over the table until one of the keys, Enter or Esc; then go on with that key."""
        _ = self.push_screen(Over(sheet, keys), then)

    def action_help(self) -> None:
        """All keys."""
        self.lay_over(HelpSheet(self.desk, self.mode, self.seal), ("?", "q"))

    def action_points(self) -> None:
        """The points of all rounds."""
        self.lay_over(PointsSheet(self.desk), ("t", "q"))

    def action_log(self) -> None:
        """Show the log or put it away."""
        if self.around.toggle_log():
            self.log_pane.focus()
        else:
            self.log_pane.action_follow()
            self.panes["slip"].focus()

    def action_card(self) -> None:
        """The card that is looked at: in the log, in the hand, among the options, or on the table."""
        face = self._face_looked_at()
        if face:
            self.lay_over(CardSheet(self.desk, face), ("i", "q"))

    def action_cards(self) -> None:
        """All cards of this table."""
        self.lay_over(CardsSheet(self.desk), ("c", "q"))

    def _tell_card_of_table(self) -> None:
        """The card of the table that is looked at, in the line that answers a key."""
        desk = self.desk
        if (at := self.felt.at) is not None:
            narrator, id = desk.scene.narrator, at.face.rpartition(" ")[2]
            text = narrator.card_text(id, desk.scene.options)
            desk.note = desk.scene.words.say(
                "terminal-plain-because-card", card=narrator.card(at.face), text=text
            )
            self.panes["slip"].redraw()

    def _face_looked_at(self) -> str:
        desk = self.desk
        if self.log_pane.has_focus and (line := self.log_pane.current) is not None and line.faces:
            return line.faces[-1]
        if (at := self.felt.at) is not None:
            return at.face
        hand = desk.telling.hand(desk.scene)
        if self.panes["hand"].has_focus and 0 <= desk.hand_at < len(hand):
            return hand[desk.hand_at]
        if desk.choice is not None:
            number = desk.option_at if desk.option_at >= 0 else (desk.choice.picks or [-1])[-1]
            if number >= 0 and (face := desk.choice.options[number].face):
                return str(face)
        return desk.telling.top(desk.scene)

    def action_why(self) -> None:
        """The rule behind a line of the log, a card that cannot be chosen, or the question."""
        desk = self.desk
        hand = desk.telling.hand(desk.scene)
        in_hand = self.panes["hand"].has_focus and 0 <= desk.hand_at < len(hand)
        if in_hand and desk.board.why_not(desk.scene, hand[desk.hand_at]):
            self.action_card()
            return
        if self.log_pane.has_focus:
            self.log_pane.action_why()
        else:
            self.lay_over(WhySheet(desk), ("w", "q"))

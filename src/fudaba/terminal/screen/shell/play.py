"""Playing on the full screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from textual.timer import Timer

from fudaba.kernel.ask import Answer, IllegalAnswer
from fudaba.kernel.dice import commitment
from fudaba.terminal.canvas.palette import Palette
from fudaba.terminal.screen.shell.dialogs import EndDialog, PointsDialog, PrivacyScreen
from fudaba.terminal.screen.shell.hints import Hints
from fudaba.terminal.screen.shell.prompt import Prompt
from fudaba.terminal.screen.shell.review import Review
from fudaba.terminal.screen.shell.shell import Shell
from fudaba.terminal.session.answer_in_progress import Selection
from fudaba.terminal.session.game_session import GameSession, HintTaken, Undoing
from fudaba.terminal.session.game_view import view_of_game
from fudaba.terminal.session.hint import taken_lines
from fudaba.terminal.session.reasons import not_now
from fudaba.terminal.session.seats import bot_texts, shown_names
from fudaba.text.narrator import Narrator, narrator
from fudaba.text.scene import Book, Scene, asked_of, data_of


class PlayTable(Shell):
    """A game session on the full screen.

    pace: seconds before a bot answers. at_once: whether a key that means a whole answer is one without Enter.
    keep: writes the record and returns where it is, or raises OSError. kept: whether it is kept at the end.
    """

    def __init__(
        self,
        game_session: GameSession,
        lang: str,
        palette: Palette,
        *,
        pace: float = 0.7,
        at_once: bool = True,
        keep: Callable[[], Path] | None = None,
        keeps_end: bool = False,
    ) -> None:
        self.game_session = game_session
        self.names = shown_names(game_session.session.names)
        self.viewer = game_session.first_viewer
        self.pace = pace
        self.at_once = at_once
        self.keep = keep
        self.keeps_end = keeps_end
        game = game_session.session.game.name
        words = narrator(game, lang, self.names)
        self._book = Book(words)
        self._timer: Timer | None = None
        self._thinking = False
        self._undone = Undoing(0, "nothing")
        self._hints_left: list[HintTaken] = []
        self._file: Path | None = None
        self.reviewing = Review(self, game_session.workers)
        self.hints = Hints(self, game_session, self._wait_for_bot)
        super().__init__(
            self.scene_for(words),
            view_of_game(game),
            lambda ui: Prompt(ui, id="prompt"),
            "play",
            palette,
            commitment(game_session.session.setup.seed),
        )

    def scene_for(self, narrator: Narrator) -> Scene:
        session = self.game_session.session
        view = session.view(self.viewer)
        if narrator is not self._book.narrator or self.viewer != self._book.viewer:
            self._book = Book(narrator, self.viewer)
        return Scene(
            game=session.game.name,
            options=session.setup.options,
            names=self.names,
            narrator=narrator,
            viewer=self.viewer,
            data=data_of([view]),
            asked=asked_of([view], session.ask),
            lines=self._book.read([view], session.events),
            people=self.game_session.people,
            bots=bot_texts(narrator.words, self.game_session.seats),
        )

    def begin(self) -> None:
        self.panes["prompt"].focus()
        self.go_on()

    # From answer to answer.

    def go_on(self) -> None:
        """Show what is so now, and let happen what happens by itself."""
        before = self.ui.scene
        scene = self.scene_for(before.narrator)
        ui = self.ui
        ui.selection = None
        ui.option_at = -1
        ui.searching = False
        ui.waits = self.game_session.bot_is_next
        ui.scene = scene
        decider = scene.decider
        if decider >= 0 and not ui.waits and decider != self.viewer:
            self._privacy_screen(decider)
            return
        if scene.is_mine:
            self._put_question()
        ui.undo = self.game_session.undoing(self.viewer).text(scene.words) if self.viewer >= 0 else ""
        self.show()
        if scene.asked is None:
            self._end()
        elif ui.game_text.pauses(before, scene):
            heading = scene.words.say("terminal-round-over", round=len(ui.game_text.points(scene).rounds))
            self.lay_over(PointsDialog(ui, heading), ("t", "q"), lambda _: self._wait_for_bot())
        else:
            self._wait_for_bot()

    def _put_question(self) -> None:
        scene = self.ui.scene
        asked = scene.put
        assert asked is not None
        labels = [scene.label(option) for option in asked.options]
        self.ui.selection = Selection(asked, labels, at_once=self.at_once)
        self.ui.searching = asked.numbers is not None  # a number is typed at once
        if asked.numbers is not None:
            self.ui.selection.look_for("")

    def _wait_for_bot(self) -> None:
        self._stop_waiting()
        if self.game_session.bot_is_next:
            self._timer = self.set_timer(max(self.pace, 0.001), self.bot_answers)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def bot_answers(self) -> None:
        """Let the bot answer now."""
        self._stop_waiting()
        if not self.game_session.bot_is_next or self._thinking or self.hints.is_thinking:
            return
        if (thought := self.game_session.thought()) is not None:
            self._thinking = True
            self.run_worker(self._bot_thinks(thought), group="bot")
            return
        self.game_session.bot_answers()
        self.ui.note = ""
        self.go_on()

    async def _bot_thinks(self, thought: Callable[[], Answer]) -> None:
        """Let a bot think beside, while the table can be looked at; what is overtaken is forgotten."""
        session = self.game_session.session
        given = tuple(session.answers)
        try:
            answer = await asyncio.to_thread(thought)
        finally:
            self._thinking = False
        if tuple(session.answers) == given and self.game_session.bot_is_next:
            self.answer(answer)
        else:
            self._wait_for_bot()

    def answer(self, answer: Answer) -> None:
        """Answer the pending question."""
        try:
            self.game_session.answer(answer)
        except IllegalAnswer:
            self.ui.note = self.ui.scene.words.say("terminal-not-an-answer")
            self.show()
            return
        self.ui.note = "" if answer else self.ui.scene.words.say("terminal-chose-nothing")
        self.log_pane.action_follow()
        self.go_on()

    def undo(self) -> None:
        """Take back, or say why not."""
        self._stop_waiting()
        words = self.ui.scene.words
        undoing = self.game_session.undo(self.viewer)
        if undoing.answers:
            self.go_on()
            self.ui.note = words.say("terminal-undone", count=undoing.answers)
            self.show()
        else:
            self.ui.note = undoing.text(words)
            self.show()
            self._wait_for_bot()

    def _privacy_screen(self, seat: int) -> None:
        """Cover the table until the person at that seat has come."""
        self._stop_waiting()
        undoing = self.game_session.undoing(self.viewer) if self.viewer >= 0 else Undoing(0)
        words = self.ui.scene.words
        undo = words.say("terminal-curtain-undo", seat=self.names[self.viewer]) if undoing.answers else ""

        def open_for(key: str | None) -> None:
            if key == "u":
                self.undo()
                return
            self.viewer = seat
            narrator, taken = self.ui.scene.narrator, self.game_session.hints_for(seat)
            self.ui.note = "   ".join(taken_lines(narrator, taken))
            self.go_on()

        self.ui.selection = None
        _ = self.push_screen(PrivacyScreen(self.ui, seat, undo), open_for)

    def _end(self) -> None:
        say = self.ui.scene.words.say
        kept = ""
        if self.keeps_end and self.keep is not None:
            self._file = self.keep()
            kept = say("terminal-verify", file=str(self._file))
        keys = "terminal-end-keys-kept" if kept else "terminal-end-keys"
        self._hints_left += self.game_session.hints_left()
        dialog = EndDialog(self.ui, self.game_session.session.setup.seed, kept, keys, self._hints_left)
        self.lay_over(dialog, ("q", "s", "v"), self._after_end)

    def _after_end(self, key: str | None) -> None:
        if key == "q":
            self.action_leave("quit")
        elif key == "s" and self.keep is not None:
            self.keeps_end = True
            self._end()
        elif key == "v":
            self._show_review()

    def _show_review(self) -> None:
        self.reviewing.show(self.game_session.session.record(), self._file)

    def run_until_left(self) -> str | None:
        try:
            return super().run_until_left()
        finally:
            self.reviewing.stop()

    # Keys.

    def on_pressed_key(self, key: str) -> bool:
        ui = self.ui
        if ui.searching:
            if is_meant := ui.search(key):
                self.show()
            return is_meant
        if ui.waits and key in ("enter", "space", "escape"):
            self.bot_answers()
            return True
        if key == "u":
            self.undo()
            return True
        if self.game_session.over:
            if key in ("enter", "t"):
                self._end()
            elif key == "v":
                self._show_review()
            return key in ("enter", "t", "v")
        if key == "escape":
            self._step_back()
            return True
        if self.panes["hand"].has_focus and key in ("left", "right", "home", "end"):
            self._look_along_hand(key)
            return True
        selection = ui.selection
        if selection is None:
            return False
        if key == "h":
            self.hints.show()
            return True
        if key == "/":
            ui.searching = True
            self.show()
            return True
        if key == "p" and (shortcut := ui.shortcut()):
            self.answer(shortcut.answer)
            return True
        if key in ("enter", "space"):
            return self._enter(selection, key)
        number = selection.by_key(key)
        if number is None:
            return False
        self._choose(selection, number)
        return True

    def _choose(self, selection: Selection, number: int) -> None:
        answer = selection.press(number)
        self.ui.note = ""
        if answer is not None:
            self.answer(answer)
        else:
            self.ui.option_at = number
            self.show()

    def _enter(self, selection: Selection, key: str) -> bool:
        """Enter confirms; where nothing is chosen yet, it chooses what is looked at. Space only chooses."""
        ui = self.ui
        if self.log_pane.has_focus:
            return False
        if (at := self.table_pane.at) is not None:
            keys = [spot.press for spot in self.table_pane.canvas.spots if spot[:2] == at[:2]]
            number = selection.by_key(keys[0]) if keys else None
            if number is None:
                self.action_card()
            else:
                self._choose(selection, number)
            return True
        looked_at = ui.option_at
        if self.panes["hand"].has_focus and ui.hand_at >= 0:
            looked_at = ui.board.option_of(ui.scene, ui.game_text.hand(ui.scene)[ui.hand_at])
            if looked_at < 0:
                self.action_why()
                return True
        if key == "enter" and selection.picks and selection.ready:
            self.answer(selection.answer)
        elif looked_at >= 0 and (key == "space" or not selection.picked(looked_at)):
            self._choose(selection, looked_at)
        elif key == "enter" and selection.ready:
            self.answer(selection.answer)
        return True

    def _step_back(self) -> None:
        """Escape: leave the log, the filter or what has been chosen, in this order."""
        ui = self.ui
        ui.note = ""
        if not self.panes["prompt"].has_focus:
            self.log_pane.action_follow()
            self.panes["prompt"].focus()
        elif ui.selection is not None and ui.selection.filter:
            ui.selection.look_for("")
        elif ui.selection is not None:
            ui.selection.picks = []
            ui.option_at = -1
        self.show()

    def _look_along_hand(self, key: str) -> None:
        ui = self.ui
        count = len(ui.game_text.hand(ui.scene))
        ends = {"home": 0, "end": count - 1}
        to = ends.get(key, ui.hand_at + (1 if key == "right" else -1))
        ui.hand_at = max(0, min(count - 1, to))
        face = ui.game_text.hand(ui.scene)[ui.hand_at] if count else ""
        reason = ui.board.why_not(ui.scene, face) if face else None
        ui.note = not_now(ui.scene, reason) if reason else ""
        self.show()

    def spoken(self) -> None:
        ui = self.ui
        words = ui.scene.words
        ui.note = ""
        ui.undo = self.game_session.undoing(self.viewer).text(words) if self.viewer >= 0 else ""
        if ui.selection is not None and ui.scene.put is not None:
            if ui.selection.numbers is None:
                ui.selection.labels = [ui.scene.label(option) for option in ui.scene.put.options]
            ui.selection.look_for("")
        self.show()

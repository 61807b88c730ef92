"""Looking at a record, step by step."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from textual.timer import Timer

from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette
from fudaba.terminal.canvas.seal import draw_large_seal, draw_seal
from fudaba.terminal.screen.shell.shell import Shell
from fudaba.terminal.screen.shell.ui_state import Pane, UiState
from fudaba.terminal.session.game_view import view_of_game
from fudaba.terminal.session.playback import PUBLIC, Playback
from fudaba.terminal.session.transcript import seen_as_words
from fudaba.text.narrator import Narrator, narrator
from fudaba.text.scene import Scene
from fudaba.text.wrapping import cut, wrapped

PACE = 0.6
"""Seconds from moment to moment while it plays by itself."""


class Scrubber(Pane):
    """Where in the record one is, and what comes next."""

    can_focus = True
    playback: Playback
    at = 0
    seen_as = PUBLIC
    plays = False
    goto: str | None = None

    def draw(self, canvas: Canvas) -> None:
        palette, scene = self.ui.palette, self.ui.scene
        say = scene.words.say
        roomy = canvas.height >= 8
        x, y = 1, 0
        if roomy:
            canvas.fill(0, 0, canvas.width, 1, palette.by(palette.ink), "▔")
            y = 1
        if scene.decider >= 0:
            seal = draw_large_seal if roomy else draw_seal
            x = seal(canvas, 1, y, scene, palette, scene.decider) + 2
        room = canvas.width - x - 1
        where = say("terminal-replay-at", at=self.at, answers=self.playback.answers)
        end = canvas.write(x, y, cut(where, room), palette.by(bold=True))
        eyes = seen_as_words(scene.words, self.playback, self.seen_as)
        canvas.write(end + 3, y, cut(eyes, x + room - end - 3), palette.by(palette.ink_2))
        self._draw_way(canvas, x, y + 1, room)
        y += 2
        for text in self._next(scene):
            for row in wrapped(text, room)[:2]:
                if y < canvas.height - 1:
                    canvas.write(x, y, row, palette.by())
                    y += 1
        if self.goto is not None:
            foot = say("terminal-replay-goto", text=self.goto + "▏")
        elif self.plays:
            foot = say("terminal-replay-plays")
        else:
            foot = self.ui.note
        canvas.write(x, canvas.height - 1, cut(foot, room), palette.by(bold=True))

    def _next(self, scene: Scene) -> list[str]:
        say = scene.words.say
        if scene.asked is None:
            return [say("terminal-over")]
        parts = [scene.narrator.question(scene.asked)]
        if self.at >= self.playback.answers:
            return [*parts, say("terminal-replay-end")]
        seat = scene.narrator.seat(scene.decider)
        answer = self.playback.next_answer(self.at, scene)
        if answer:
            return [*parts, say("terminal-replay-answer", seat=seat, label=answer)]
        return [*parts, say("terminal-replay-by", seat=seat)]

    def _draw_way(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        """Turns are marks on the line, a block is now."""
        palette = self.ui.palette
        last = max(1, self.playback.answers)
        place = max(1, width - 1)
        canvas.fill(x, y, width, 1, palette.by(palette.line_2), "─")
        for turn in self.playback.turns:
            canvas.write(x + turn * place // last, y, "┴", palette.by(palette.line_2))
        canvas.write(x + self.at * place // last, y, "█", palette.by(palette.ink))


class ReplayTable(Shell):
    """A record on the screen. at: the moment to begin with."""

    def __init__(
        self, playback: Playback, lang: str, palette: Palette, *, seen_as: int = PUBLIC, at: int = 0
    ) -> None:
        self.playback = playback
        self.at = at
        self.seen_as = seen_as
        self._timer: Timer | None = None
        game = playback.record.game

        def scrubber(ui: UiState) -> Pane:
            self.scrubber = Scrubber(ui, id="prompt")
            self.scrubber.playback = playback
            return self.scrubber

        words = narrator(game, lang, playback.names)
        super().__init__(
            self.scene_for(words), view_of_game(game), scrubber, "replay", palette, playback.record.commitment
        )

    def scene_for(self, narrator: Narrator) -> Scene:
        return self.playback.scene(self.at, self.seen_as, narrator)

    def begin(self) -> None:
        self.panes["prompt"].focus()
        self.go_to(self.at)

    def go_to(self, moment: int) -> None:
        """Show this moment, or the nearest there is."""
        self.at = max(0, min(self.playback.answers, moment))
        if self.at == self.playback.answers:
            self._stop()
        self.log_pane.action_follow()
        self._show_now()

    def _show_now(self) -> None:
        scrubber = self.scrubber
        scrubber.at, scrubber.seen_as, scrubber.plays = self.at, self.seen_as, self._timer is not None
        self.show(self.scene_for(self.ui.scene.narrator))

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _turn(self, on: bool) -> None:
        """Go to the next turn or the one before."""
        turns = self.playback.turns
        if on:
            place = bisect_right(turns, self.at)
            self.go_to(turns[place] if place < len(turns) else self.playback.answers)
        else:
            self.go_to(turns[max(0, bisect_left(turns, self.at) - 1)])

    def on_pressed_key(self, key: str) -> bool:
        if self.scrubber.goto is not None:
            return self._goto_key(key)
        if self.log_pane.has_focus and key in ("home", "end", "enter"):
            return False
        self.ui.note = ""
        match key:
            case "left" | "right":
                self._stop()
                self.go_to(self.at + (1 if key == "right" else -1))
            case "[" | "ctrl+left" | "shift+left":
                self._stop()
                self._turn(on=False)
            case "]" | "ctrl+right" | "shift+right":
                self._stop()
                self._turn(on=True)
            case "home":
                self.go_to(0)
            case "end":
                self.go_to(self.playback.answers)
            case "space":
                self._play()
            case "g":
                self.scrubber.goto = ""
                self.scrubber.redraw()
            case "p":
                self._next_perspective()
            case "f":
                self._play_on()
            case "escape":
                self.panes["prompt"].focus()
                self.log_pane.action_follow()
            case _:
                return False
        return True

    def _play(self) -> None:
        if self._timer is not None:
            self._stop()
        elif self.at < self.playback.answers:
            self._timer = self.set_interval(PACE, lambda: self.go_to(self.at + 1))
        self._show_now()

    def _play_on(self) -> None:
        """Leave for a game of its own that goes on from here; not where there is nothing to play."""
        if self.scrubber.ui.scene.asked is None:
            self.ui.note = self.ui.scene.words.say("terminal-over")
            self._show_now()
        else:
            self.exit("play")

    def _next_perspective(self) -> None:
        known = self.playback.perspectives()
        self.seen_as = known[(known.index(self.seen_as) + 1) % len(known)]
        if self.seen_as == known[0] and not self.playback.over:
            self.ui.note = self.ui.scene.words.say("terminal-replay-all-refused")
        self._show_now()

    def _goto_key(self, key: str) -> bool:
        """Keys while the number of an answer is typed."""
        text = self.scrubber.goto or ""
        if key == "enter" and text:
            self.scrubber.goto = None
            self.go_to(int(text))
        elif key in ("enter", "escape"):
            self.scrubber.goto = None
        elif key == "backspace":
            self.scrubber.goto = text[:-1]
        elif key.isascii() and key.isdigit() and len(text) < 6:
            self.scrubber.goto = text + key
        self.scrubber.redraw()
        return True

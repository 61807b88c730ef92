"""Looking at a record, step by step."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from textual.timer import Timer

from fudaba.terminal.canvas.inks import Inks
from fudaba.terminal.canvas.paper import Paper, cut, wrapped
from fudaba.terminal.canvas.seal import draw_large_seal, draw_seal
from fudaba.terminal.screen.shell.desk import Desk, Pane
from fudaba.terminal.screen.shell.shell import Shell
from fudaba.terminal.session.board import board_of
from fudaba.terminal.session.film import PUBLIC, Film
from fudaba.terminal.session.retelling import seen_as_words
from fudaba.text.narrator import Narrator, narrator
from fudaba.text.scene import Scene

PACE = 0.6
"""Seconds from moment to moment while it plays by itself."""


class Scrubber(Pane):
    """Where in the record one is, and what comes next."""

    can_focus = True
    film: Film
    at = 0
    seen_as = PUBLIC
    plays = False
    goto: str | None = None

    def draw(self, paper: Paper) -> None:
        inks, scene = self.desk.inks, self.desk.scene
        say = scene.words.say
        roomy = paper.height >= 8
        x, y = 1, 0
        if roomy:
            paper.fill(0, 0, paper.width, 1, inks.by(inks.ink), "▔")
            y = 1
        if scene.decider >= 0:
            seal = draw_large_seal if roomy else draw_seal
            x = seal(paper, 1, y, scene, inks, scene.decider) + 2
        room = paper.width - x - 1
        where = say("terminal-replay-at", at=self.at, answers=self.film.answers)
        end = paper.write(x, y, cut(where, room), inks.by(bold=True))
        eyes = seen_as_words(scene.words, self.film, self.seen_as)
        paper.write(end + 3, y, cut(eyes, x + room - end - 3), inks.by(inks.ink_2))
        self._draw_way(paper, x, y + 1, room)
        y += 2
        for text in self._next(scene):
            for row in wrapped(text, room)[:2]:
                if y < paper.height - 1:
                    paper.write(x, y, row, inks.by())
                    y += 1
        if self.goto is not None:
            foot = say("terminal-replay-goto", text=self.goto + "▏")
        elif self.plays:
            foot = say("terminal-replay-plays")
        else:
            foot = self.desk.note
        paper.write(x, paper.height - 1, cut(foot, room), inks.by(bold=True))

    def _next(self, scene: Scene) -> list[str]:
        say = scene.words.say
        if scene.asked is None:
            return [say("terminal-over")]
        told = [scene.narrator.question(scene.asked)]
        if self.at >= self.film.answers:
            return [*told, say("terminal-replay-end")]
        seat = scene.narrator.seat(scene.decider)
        answer = self.film.next_answer(self.at, scene)
        if answer:
            return [*told, say("terminal-replay-answer", seat=seat, label=answer)]
        return [*told, say("terminal-replay-by", seat=seat)]

    def _draw_way(self, paper: Paper, x: int, y: int, width: int) -> None:
        """Turns are marks on the line, a block is now."""
        inks = self.desk.inks
        last = max(1, self.film.answers)
        place = max(1, width - 1)
        paper.fill(x, y, width, 1, inks.by(inks.line_2), "─")
        for turn in self.film.turns:
            paper.write(x + turn * place // last, y, "┴", inks.by(inks.line_2))
        paper.write(x + self.at * place // last, y, "█", inks.by(inks.ink))


class ReplayTable(Shell):
    """A record on the screen. at: the moment to begin with."""

    def __init__(self, film: Film, lang: str, inks: Inks, *, seen_as: int = PUBLIC, at: int = 0) -> None:
        self.film = film
        self.at = at
        self.seen_as = seen_as
        self._timer: Timer | None = None
        game = film.record.game

        def scrubber(desk: Desk) -> Pane:
            self.scrubber = Scrubber(desk, id="slip")
            self.scrubber.film = film
            return self.scrubber

        words = narrator(game, lang, film.names)
        super().__init__(
            self.scene_for(words), board_of(game), scrubber, "replay", inks, film.record.commitment
        )

    def scene_for(self, narrator: Narrator) -> Scene:
        return self.film.scene(self.at, self.seen_as, narrator)

    def begin(self) -> None:
        self.panes["slip"].focus()
        self.go_to(self.at)

    def go_to(self, moment: int) -> None:
        """Show this moment, or the nearest there is."""
        self.at = max(0, min(self.film.answers, moment))
        if self.at == self.film.answers:
            self._stop()
        self.log_pane.action_follow()
        self._show_now()

    def _show_now(self) -> None:
        scrubber = self.scrubber
        scrubber.at, scrubber.seen_as, scrubber.plays = self.at, self.seen_as, self._timer is not None
        self.show(self.scene_for(self.desk.scene.narrator))

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _turn(self, on: bool) -> None:
        """Go to the next turn or the one before."""
        turns = self.film.turns
        if on:
            place = bisect_right(turns, self.at)
            self.go_to(turns[place] if place < len(turns) else self.film.answers)
        else:
            self.go_to(turns[max(0, bisect_left(turns, self.at) - 1)])

    def on_pressed_key(self, key: str) -> bool:
        if self.scrubber.goto is not None:
            return self._goto_key(key)
        if self.log_pane.has_focus and key in ("home", "end", "enter"):
            return False
        self.desk.note = ""
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
                self.go_to(self.film.answers)
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
                self.panes["slip"].focus()
                self.log_pane.action_follow()
            case _:
                return False
        return True

    def _play(self) -> None:
        if self._timer is not None:
            self._stop()
        elif self.at < self.film.answers:
            self._timer = self.set_interval(PACE, lambda: self.go_to(self.at + 1))
        self._show_now()

    def _play_on(self) -> None:
        """Leave for a game of its own that goes on from here; not where there is nothing to play."""
        if self.scrubber.desk.scene.asked is None:
            self.desk.note = self.desk.scene.words.say("terminal-over")
            self._show_now()
        else:
            self.exit("play")

    def _next_perspective(self) -> None:
        known = self.film.perspectives()
        self.seen_as = known[(known.index(self.seen_as) + 1) % len(known)]
        if self.seen_as == known[0] and not self.film.over:
            self.desk.note = self.desk.scene.words.say("terminal-replay-all-refused")
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

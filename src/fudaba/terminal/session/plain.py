"""The line mode: sentences out, one line in, for pipes and screen readers."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from fudaba.coach.command import looked_through, render_whole
from fudaba.coach.hint_search import FIRST
from fudaba.coach.slices import Suspect
from fudaba.kernel.ask import IllegalAnswer
from fudaba.kernel.dice import commitment
from fudaba.kernel.view import SPECTATOR
from fudaba.terminal.session.answer_in_progress import plain
from fudaba.terminal.session.game_file import review_command
from fudaba.terminal.session.game_session import GameSession
from fudaba.terminal.session.hint import first_lines, hint_lines, taken_lines
from fudaba.terminal.session.plain_question import PlainQuestion
from fudaba.terminal.session.points import result, score, table
from fudaba.terminal.session.reasons import because, card_lines
from fudaba.terminal.session.review import SUSPECTS, FindingTexts, share_text
from fudaba.terminal.session.seats import YOU, level_text, shown_names
from fudaba.text import OFFERED, Words, next_lang, words
from fudaba.text.game_text import game_text_of
from fudaba.text.names import read_card, read_kind
from fudaba.text.narrator import narrator
from fudaba.text.rows import Rows
from fudaba.text.scene import Book, LogLine, Scene, asked_of, data_of

WIDTH = 78
"""What the table of points may take."""
SPELLED = {
    **{"?": "help", "q": "leave", "w": "why", "u": "undo", "h": "hint"},
    **{"t": "points", "s": "situation", "c": "cards", "i": "card", "v": "review"},
}
"""The commands that may be written as words, and what the message is called that has them."""
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Wipes a terminal and what can be scrolled back to: only sent to one, between two people."""


class Leave(Exception):
    """The person wants to leave, or the input has ended."""


class PlainTable:
    """A game session line by line.

    keep: writes the record at the end of the game and returns where it is; None if it is not to be kept.
    is_terminal: whether a person sits at both ends of the line.
    """

    def __init__(
        self,
        game_session: GameSession,
        lang: str,
        lines_in: TextIO,
        lines_out: TextIO,
        *,
        is_terminal: bool = False,
        keep: Callable[[], Path] | None = None,
    ) -> None:
        self.game_session = game_session
        self.names = shown_names(game_session.session.names)
        self.viewer = game_session.first_viewer
        self.is_terminal = is_terminal
        self._in = lines_in
        self._out = lines_out
        self._keep = keep
        self._file: Path | None = None
        self._shown: dict[int, int] = {}
        self._since = 0
        self._brief: list[str] = []
        self._speak(lang)

    def _speak(self, lang: str) -> None:
        self._narrator = narrator(self.game_session.session.game.name, lang, self.names)
        self._book = Book(self._narrator, self.viewer)
        self._game_text = game_text_of(self.game_session.session.game.name)

    @property
    def lang(self) -> str:
        """The language it speaks now."""
        return self._narrator.lang

    @property
    def _words(self) -> Words:
        return self._narrator.words

    def run(self) -> bool:
        """Play to the end; False if the person left before. Ctrl-C is not caught here."""
        self._greet()
        try:
            while not self.game_session.over:
                if self.game_session.bot_is_next:
                    self._bot_answers()
                else:
                    self._person_answers()
        except Leave:
            return False
        self._tell()
        self._end()
        if self.game_session.people:
            self._after_end()
        return True

    # What is said.

    def _say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self._out)
        self._out.flush()

    def _scene(self) -> Scene:
        session = self.game_session.session
        view = session.view(self.viewer)
        if self._book.viewer != self.viewer:
            self._book = Book(self._narrator, self.viewer)
        return Scene(
            game=session.game.name,
            options=session.setup.options,
            names=self.names,
            narrator=self._narrator,
            viewer=self.viewer,
            data=data_of([view]),
            asked=asked_of([view], session.ask),
            lines=self._book.read([view], session.events),
            people=self.game_session.people,
        )

    def _greet(self) -> None:
        say = self._words.say
        self._say(self._game_text.titles(self._scene())[0])
        for name, sits in zip(self.names, self.game_session.seats, strict=True):
            if sits == YOU:
                self._say(say("terminal-plain-seat-you", seat=name))
            else:
                self._say(say("terminal-plain-seat-bot", seat=name, bot=level_text(self._words, sits)))
        self._say(say("terminal-sealed", seal=commitment(self.game_session.session.setup.seed)))
        if self.game_session.people:
            self._say(say("terminal-plain-keys"))

    def _tell(self) -> list[LogLine]:
        """Say what the viewer has not been told yet."""
        lines = self._scene().lines
        shown = min(self._shown.get(self.viewer, 0), len(lines))
        rows_of_log, said = Rows(self._narrator, shown), dict[int, str]()
        for line in lines[shown:]:
            row = rows_of_log.add(line.event)
            said[row.first] = row.text
        rows = list(said.items())
        for taken in self.game_session.hints_for(self.viewer):  # each where it was, before what was done then
            (text_of_hint,) = taken_lines(self._narrator, [taken])
            place = next((n for n, (first, _) in enumerate(rows) if first >= taken.lines), len(rows))
            rows.insert(place, (taken.lines, text_of_hint))
        self._say(*(text for _, text in rows))
        self._shown[self.viewer] = len(lines)
        return list(lines[shown:])

    def _end(self) -> None:
        scene = self._scene()
        say = self._words.say
        self._say(*taken_lines(self._narrator, self.game_session.hints_left()))
        self._say("", say("terminal-over"), *result(scene), *self._points(scene))
        seed = self.game_session.session.setup.seed
        self._say(say("terminal-seed", seed=seed), say("terminal-seed-seal", seal=commitment(seed)))
        if self._keep is None:
            self._say(say("terminal-verify-unsaved"))
        else:
            self._file = self._keep()
            command = review_command(self._file, scene.game)
            self._say(say("terminal-verify", file=str(self._file)))
            self._say(say("terminal-review-later", command=command))

    def _after_end(self) -> None:
        """Let people look at the game that is over, and have it reviewed, until they leave."""
        try:
            while text := self._read(self._words.say("terminal-plain-over-prompt")):
                if self._command(text, self._scene()) is False:
                    self._say(self._words.say("terminal-plain-unknown", text=text))
        except Leave:
            return

    def _review(self) -> None:
        """Look through the game that is over, say how far that is, and what was found."""
        say, record = self._words.say, self.game_session.session.record()
        texts, began = FindingTexts(record, self.names), time.monotonic()
        shown = suspects = 0

        def at(share: float) -> None:
            nonlocal shown
            if shown < (tenths := int(10 * share)) < 10:
                shown = tenths
                self._say(share_text(self._words, tenths / 10, time.monotonic() - began))

        def suspected(suspect: Suspect) -> None:
            nonlocal suspects
            suspects += 1
            if suspects == 1:
                self._say(say("terminal-review-suspects"))
            if suspects <= SUSPECTS:
                first, *rest = texts.suspect(suspect).lines[self.lang]
                self._say(f"- {first}", *(f"  {line}" for line in rest))

        self._say(say("terminal-review-comes"), say("terminal-plain-review-stop"))
        try:
            found = looked_through(
                record,
                self._file,
                self.lang,
                at,
                begun=lambda point: self._say(*texts.first(point).lines[self.lang]),
                suspected=suspected,
                workers=self.game_session.workers,
            )
        except KeyboardInterrupt:
            self._say("")
            if self._file is not None:
                command = review_command(self._file, record.game)
                self._say(say("terminal-review-stopped", command=command))
            raise
        self._say(*render_whole(found, record, self._file, self.lang))

    def _points(self, scene: Scene) -> list[str]:
        points = score(scene)
        return [*table(scene, points, WIDTH), *points.notes]

    # From answer to answer.

    def _bot_answers(self) -> None:
        before = self._scene()
        self.game_session.bot_answers()
        if len(self.game_session.people) < 2:
            self._tell()
            self._pause(before)

    def _pause(self, before: Scene) -> None:
        """Say the points where something has ended."""
        after = self._scene()
        if self._game_text.pauses(before, after):
            self._say(*self._points(after))

    def _person_answers(self) -> None:
        ask = self.game_session.ask
        assert ask is not None
        if ask.decider != self.viewer:
            self._privacy_screen(ask.decider)
        self._tell()
        scene = self._scene()
        question = PlainQuestion(scene)
        self._put_question(question)
        while True:
            text = self._read(self._words.say("terminal-plain-prompt", seat=scene.narrator.seat(self.viewer)))
            done = self._command(text, scene) if text or question.least else False
            if done is None:
                return
            if done:
                continue
            if self._answered(question, text):
                return

    def _put_question(self, question: PlainQuestion) -> None:
        self._say("")
        brief = self._game_text.brief(question.scene)
        if brief != self._brief:
            self._brief = brief
            self._say(*brief)
        self._say(*question.lines())

    def _answered(self, question: PlainQuestion, text: str) -> bool:
        say = self._words.say
        try:
            answer = question.read(text)
        except ValueError as error:
            wrong = str(error)
            self._say(*(question.refused(wrong) if wrong else [say("terminal-plain-unclear")]))
            return False
        self._since = len(question.scene.lines)
        try:
            self.game_session.answer(answer)
        except IllegalAnswer:
            self._say(say("terminal-not-an-answer"))
            return False
        if not answer:
            self._say(say("terminal-chose-nothing"))
        self._tell()
        self._pause(question.scene)
        return True

    def _read(self, prompt: str) -> str:
        """The next line. Raises Leave where there is none."""
        print(prompt, end=" ", file=self._out, flush=True)
        line = self._in.readline()
        if not line:
            self._say("")
            raise Leave
        if not self.is_terminal:
            self._say(line.strip())  # nobody has seen it being typed
        return line.strip()

    def _privacy_screen(self, seat: int) -> None:
        """Between two people: hide what the one has read before the other looks."""
        if len(self.game_session.people) > 1:
            if self.viewer != SPECTATOR and self.is_terminal:
                print(_CLEAR, end="", file=self._out)
            self._say(self._words.say("terminal-plain-curtain", seat=self.names[seat]))
            if self.is_terminal and not self._in.readline():
                raise Leave
        self.viewer = seat
        self._brief = []

    # Commands.

    def _command(self, text: str, scene: Scene) -> bool | None:
        """Do what a line says that is no answer.

        True if it was such a line, None if the question must be put anew.
        """
        word, _, rest = text.partition(" ")
        command = self._spelled_out.get(plain(word), plain(word))
        if word == "L":
            self._speak(next_lang(self.lang))
            self._brief = []
            self._say(self._words.say("terminal-plain-keys"))
            return None
        if command == "u" and not rest:
            return self._undo()
        if command == "i":
            self._tell_card(rest.strip(), scene)
            return True
        if rest:
            return False
        match command:
            case "":
                self._brief = []
                return None
            case "?":
                self._say(*self._words.say("terminal-plain-help").splitlines())
            case "s":
                self._say(*self._game_text.situation(scene))
            case "w":
                self._say(*because(scene, self._since))
            case "h":
                self._tell_hint(scene)
            case "t":
                self._say(*self._points(scene))
            case "c":
                for face in self._game_text.cards(scene):
                    self._say(*card_lines(scene, face))
            case "v" if self.game_session.over:
                self._review()
            case "q":
                raise Leave
            case _:
                return False
        return True

    @property
    def _spelled_out(self) -> dict[str, str]:
        """The commands that may be written as words, in any language."""
        return {
            plain(word): key
            for lang in OFFERED
            for key, name in SPELLED.items()
            # text: terminal-plain-words-*
            for word in words(lang).say(f"terminal-plain-words-{name}").split(",")
        }

    def _undo(self) -> bool | None:
        undoing = self.game_session.undo(self.viewer)
        if not undoing.answers:
            self._say(undoing.text(self._words))
            return True
        self._say(self._words.say("terminal-undone", count=undoing.answers))
        lines = len(self.game_session.session.events)
        self._shown = {seat: min(shown, lines) for seat, shown in self._shown.items()}
        self._since = min(self._since, lines)
        self._brief = []
        return None

    def _tell_hint(self, scene: Scene) -> None:
        """Say what the coach would do."""
        thought = self.game_session.hint()
        if thought is None or scene.put is None:
            self._say(self._words.say("terminal-no-hint"))
            return
        if not self.game_session.agreed():
            self._say(self._words.say("terminal-hint-agreed"))
            return
        self.game_session.hint_taken()
        self._say(*first_lines(self._narrator, scene.game, scene.put, thought(FIRST)))
        self._say(*hint_lines(self._narrator, scene.game, scene.put, thought(1)))

    def _tell_card(self, name: str, scene: Scene) -> None:
        game = scene.game
        face = read_card(game, name) if name else self._game_text.top(scene)
        kind = face.rpartition(" ")[2] if face else read_kind(game, name)
        if not kind:
            self._say(self._words.say("terminal-plain-no-card", text=name))
            return
        self._say(*card_lines(scene, face or kind))

"""The line mode: sentences out, one line in, for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from fudaba.kernel.ask import IllegalAnswer
from fudaba.kernel.dice import commitment
from fudaba.kernel.view import SPECTATOR
from fudaba.terminal.board import Board, board_of
from fudaba.terminal.choosing import Choice, plain
from fudaba.terminal.log import why
from fudaba.terminal.points import result, score, table
from fudaba.terminal.scene import Book, Line, Scene, asked_of, data_of
from fudaba.terminal.seats import YOU, shown_names
from fudaba.terminal.sitting import Sitting
from fudaba.text import LANGS, Words
from fudaba.text.narrator import narrator, read_card, read_kind

WIDTH = 78
"""What the table of points may take."""
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Wipes a terminal and what can be scrolled back to: only sent to one, between two people."""


class Leave(Exception):
    """The person wants to leave, or the input has ended."""


class PlainTable:
    """A sitting in lines.

    keep: writes the record at the end of the game and returns where it is; None if it is not to be kept.
    is_terminal: whether a person sits at both ends of the line.
    """

    def __init__(
        self,
        sitting: Sitting,
        lang: str,
        lines_in: TextIO,
        lines_out: TextIO,
        *,
        is_terminal: bool = False,
        keep: Callable[[], Path] | None = None,
    ) -> None:
        self.sitting = sitting
        self.names = shown_names(sitting.session.names)
        self.viewer = sitting.first_viewer
        self.is_terminal = is_terminal
        self._in = lines_in
        self._out = lines_out
        self._keep = keep
        self._told: dict[int, int] = {}
        self._since = 0
        self._brief: list[str] = []
        self._speak(lang)

    def _speak(self, lang: str) -> None:
        self._narrator = narrator(self.sitting.session.game.name, lang, self.names)
        self._book = Book(self._narrator, self.viewer)
        self._board: Board = board_of(self.sitting.session.game.name)

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
            while not self.sitting.over:
                if self.sitting.bot_is_next:
                    self._bot_answers()
                else:
                    self._person_answers()
        except Leave:
            return False
        self._tell()
        self._end()
        return True

    # What is said.

    def _say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self._out)
        self._out.flush()

    def _scene(self) -> Scene:
        session = self.sitting.session
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
            people=self.sitting.people,
        )

    def _greet(self) -> None:
        say = self._words.say
        self._say(self._board.title(self._scene()))
        for name, sits in zip(self.names, self.sitting.seats, strict=True):
            if sits == YOU:
                self._say(say("terminal-plain-seat-you", seat=name))
            else:
                self._say(say("terminal-plain-seat-bot", seat=name, bot=sits))
        self._say(say("terminal-sealed", seal=commitment(self.sitting.session.setup.seed)))
        if self.sitting.people:
            self._say(say("terminal-plain-keys"))

    def _tell(self) -> list[Line]:
        """Say what the viewer has not been told yet."""
        lines = self._scene().lines
        told = min(self._told.get(self.viewer, 0), len(lines))
        for line in lines[told:]:
            self._say(line.text)
        self._told[self.viewer] = len(lines)
        return list(lines[told:])

    def _end(self) -> None:
        scene = self._scene()
        say = self._words.say
        self._say("", say("terminal-over"), *result(scene), *self._points(scene))
        seed = self.sitting.session.setup.seed
        self._say(say("terminal-seed", seed=seed), say("terminal-seed-seal", seal=commitment(seed)))
        if self._keep is None:
            self._say(say("terminal-verify-unsaved"))
        else:
            self._say(say("terminal-verify", file=str(self._keep())))

    def _points(self, scene: Scene) -> list[str]:
        points = score(scene, self._board)
        return [*table(scene, points, WIDTH), *points.notes]

    # From answer to answer.

    def _bot_answers(self) -> None:
        before = self._scene()
        self.sitting.bot_answers()
        if len(self.sitting.people) < 2:
            self._tell()
            self._pause(before)

    def _pause(self, before: Scene) -> None:
        """Say the points where something has ended."""
        after = self._scene()
        if self._board.pauses(before, after):
            self._say(*self._points(after))

    def _person_answers(self) -> None:
        ask = self.sitting.ask
        assert ask is not None
        if ask.decider != self.viewer:
            self._curtain(ask.decider)
        self._tell()
        scene = self._scene()
        assert scene.asked is not None
        choice = Choice(scene.asked, [scene.label(option) for option in scene.asked["options"]])
        self._put_question(scene, choice)
        while True:
            text = self._read(scene)
            done = self._command(text, scene) if text or choice.least else False
            if done is None:
                return
            if done:
                continue
            if self._answered(choice, text, scene):
                return

    def _answered(self, choice: Choice, text: str, scene: Scene) -> bool:
        say = self._words.say
        shortcut = self._board.shortcut(scene)
        try:
            if shortcut is not None and plain(text) in ("p", plain(shortcut.label)):
                answer = shortcut.answer
            else:
                answer = choice.read(text)
        except ValueError as error:
            wrong = str(error)
            self._say(say("terminal-plain-unknown", text=wrong) if wrong else say("terminal-plain-unclear"))
            return False
        self._since = len(scene.lines)
        try:
            self.sitting.answer(answer)
        except IllegalAnswer:
            self._say(say("terminal-not-an-answer"))
            return False
        self._tell()
        self._pause(scene)
        return True

    def _put_question(self, scene: Scene, choice: Choice) -> None:
        say = self._words.say
        assert scene.asked is not None
        self._say("")
        brief = self._board.brief(scene)
        if brief != self._brief:
            self._brief = brief
            self._say(*brief)
        self._say(scene.narrator.question(scene.asked))
        for place, number in enumerate(choice.shown, 1):
            key = choice.key(number) or str(place)
            label = choice.labels[number]
            if (equal := len(choice.equal(number))) > 1:
                label = f"{label} \N{MULTIPLICATION SIGN}{equal}"
            hint = self._board.hint(scene, choice.options[number])
            if hint:
                self._say(say("terminal-plain-option-hint", key=key, label=label, hint=hint))
            else:
                self._say(say("terminal-plain-option", key=key, label=label))
        if shortcut := self._board.shortcut(scene):
            self._say(say("terminal-plain-option", key="p", label=shortcut.label))
        if choice.most > 1:
            some = "terminal-plain-some" if choice.least == 0 else "terminal-plain-some-least"
            self._say(say(some, least=choice.least, most=choice.most))

    def _read(self, scene: Scene) -> str:
        """The next line. Raises Leave where there is none."""
        prompt = self._words.say("terminal-plain-prompt", seat=scene.narrator.seat(self.viewer))
        print(prompt, end=" ", file=self._out, flush=True)
        line = self._in.readline()
        if not line:
            self._say("")
            raise Leave
        if not self.is_terminal:
            self._say(line.strip())  # nobody has seen it being typed
        return line.strip()

    def _curtain(self, seat: int) -> None:
        """Between two people: hide what the one has read before the other looks."""
        if len(self.sitting.people) > 1:
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
        command = plain(word)
        if word == "L":
            self._speak(LANGS[(LANGS.index(self.lang) + 1) % len(LANGS)])
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
                self._say(*self._board.situation(scene))
            case "w":
                self._tell_why(scene)
            case "t":
                self._say(*self._points(scene))
            case "c":
                for face in self._board.cards(scene):
                    self._tell_face(face, scene)
            case "q":
                raise Leave
            case _:
                return False
        return True

    def _undo(self) -> bool | None:
        undoing = self.sitting.undo(self.viewer)
        if not undoing.answers:
            self._say(undoing.told(self._words))
            return True
        self._say(self._words.say("terminal-undone", count=undoing.answers))
        lines = len(self.sitting.session.events)
        self._told = {seat: min(told, lines) for seat, told in self._told.items()}
        self._since = min(self._since, lines)
        self._brief = []
        return None

    def _tell_why(self, scene: Scene) -> None:
        """The rules behind what has been told since the person's last answer, each once."""
        rules = dict.fromkeys(line.event["rule"] for line in scene.lines[self._since :])
        if scene.asked is not None and scene.is_mine:
            rules[scene.asked["rule"]] = None
        for rule in filter(None, rules):
            _, text, source = why(self._narrator, rule)
            self._say(self._words.say("terminal-plain-because", rule=rule, text=text, source=source))

    def _tell_card(self, name: str, scene: Scene) -> None:
        game = scene.game
        face = read_card(game, name) if name else self._board.top(scene)
        kind = face.rpartition(" ")[2] if face else read_kind(game, name)
        if not kind:
            self._say(self._words.say("terminal-plain-no-card", text=name))
            return
        self._tell_face(face or kind, scene)

    def _tell_face(self, face: str, scene: Scene) -> None:
        kind = face.rpartition(" ")[2]
        title = self._narrator.card(face) if face != kind else self._narrator.kind(kind)
        text = f"{title}: {self._narrator.card_text(kind, scene.options)}"
        facts = self._board.card_facts(scene, face)
        self._say(text, *([facts] if facts else []))

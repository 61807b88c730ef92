"""A puzzle solved line by line: sentences out, one line in, for terminals, pipes and screen readers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from fudaba.kernel.ask import Answer, Ask, IllegalAnswer
from fudaba.kernel.view import SPECTATOR
from fudaba.lab.errors import WrongScenario
from fudaba.lab.execution.question import step_of
from fudaba.lab.execution.runner import tried
from fudaba.lab.scenario.answers import Unfit, resolve
from fudaba.lab.scenario.labels import Labels
from fudaba.lab.scenario.option_labels import OptionLabels
from fudaba.lab.scenario.writer import answer_of, takes, yaml_of
from fudaba.lab.values import nodes
from fudaba.puzzles.attempt import Attempt, is_every_answer
from fudaba.puzzles.proof import right_outcomes
from fudaba.puzzles.puzzle import Puzzle
from fudaba.puzzles.solver import solve
from fudaba.text import in_lang, words
from fudaba.text.game_text import situation_of
from fudaba.text.narrator import narrator
from fudaba.text.problems import problem_text
from fudaba.text.visible import print_lines


class PuzzleSession:
    """One person, one puzzle, a line at a time."""

    def __init__(self, puzzle: Puzzle, lang: str, lines_in: TextIO, lines_out: TextIO) -> None:
        self.puzzle = puzzle
        self.lang = lang
        self.attempt = Attempt(puzzle)
        self._words = words(lang)
        self._in = lines_in
        self._out = lines_out
        self._labels = Labels(puzzle.scenario.adapter, puzzle.scenario.seats)
        self._labels_of_options = OptionLabels(puzzle.scenario.adapter.game.name, puzzle.scenario.seats)
        self._narrator = narrator(puzzle.scenario.adapter.game.name, lang, puzzle.scenario.seats.labels)
        self._hints = 0
        self._lines = 0
        """How many lines of the log have been shown."""

    def run(self) -> bool:
        """Let somebody try until it is solved, or they leave; returns whether it was solved."""
        self._opening()
        answer: Callable[[str], bool] = {
            "ways": self._count,
            "answers": self._all,
            "which": self._which,
        }.get(self.puzzle.goal.kind, self._step)
        while True:
            self._ask()
            line = self._in.readline()
            if not line:
                return False
            text = line.strip()
            match text.casefold():
                case "":
                    continue
                case "quit" | "q":
                    return False
                case "hint":
                    self._hint()
                case "table":
                    self._situation()
                case "help":
                    self._say("puzzle-help")
                case "solution":
                    self._solution()
                    return False
                case "undo" | "again" as way:
                    self._back(everything=way == "again")
                case _:
                    if answer(text):
                        self._reason()
                        return True

    # What is shown.

    def _print(self, text: str = "") -> None:
        print_lines(text, self._out)

    def _say(self, message: str, **facts: str | int) -> None:
        # text: puzzle-help puzzle-solved puzzle-not-solved puzzle-no-more-hints puzzle-nothing-to-undo
        # text: puzzle-not-all puzzle-not-ways puzzle-not-which puzzle-line-over puzzle-best-so-far
        self._print(self._words.say(message, **facts))

    def _opening(self) -> None:
        puzzle = self.puzzle
        self._print(in_lang(puzzle.title, self.lang))
        self._print(in_lang(puzzle.task, self.lang))
        self._print()
        self._print(yaml_of({"setup": puzzle.laid_out}).rstrip())
        self._print()
        self._situation()
        if puzzle.goal.kind == "which":
            self._print()
            for step in puzzle.scenario.steps:
                self._print(f"  - {step.place.written}")
            for number, outcome in enumerate(puzzle.goal.outcomes, 1):
                self._print(f"{number}: {in_lang(outcome.text, self.lang)}")
        self._lines = len(self.attempt.line.session.events)

    def _situation(self) -> None:
        session = self.attempt.line.session
        viewer = SPECTATOR if session.ask is None else self.puzzle.seat
        for line in situation_of(session, viewer, self._narrator):
            self._print(line)

    def _ask(self) -> None:
        """The question with its labels, and what happened since the last one."""
        session = self.attempt.line.session
        view = session.view(self.puzzle.seat)
        for event in session.events[self._lines :]:
            self._print(f"  {self._narrator.event(view.event(event))}")
        self._lines = len(session.events)
        self._print()
        if self.puzzle.goal.kind == "which":
            self._say("puzzle-ask-which")
        elif self.puzzle.goal.kind == "ways":
            self._say("puzzle-ask-ways")
        elif (ask := self.attempt.ask) is not None:
            self._print(self._narrator.question(view.put(ask)))
            self._print(f"  [{', '.join(takes(ask, self._labels, self._labels_of_options, self.lang))}]")
        self._out.write("> ")
        self._out.flush()

    def _hint(self) -> None:
        if self._hints >= len(self.puzzle.hints):
            self._say("puzzle-no-more-hints")
            return
        self._print(in_lang(self.puzzle.hints[self._hints], self.lang))
        self._hints += 1

    def _reason(self) -> None:
        self._say("puzzle-solved")
        if self.puzzle.reason:
            self._print(in_lang(self.puzzle.reason, self.lang))

    def _solution(self) -> None:
        """The steps of the file, or the line that the solver finds; for an exam what comes about."""
        puzzle = self.puzzle
        if puzzle.goal.kind == "which":
            for right in right_outcomes(puzzle):
                self._print(in_lang(puzzle.goal.outcomes[right].text, self.lang))
        elif puzzle.goal.kind == "answers":
            ask = puzzle.begin().ask
            assert ask is not None, "a puzzle begins with a question"
            for answer in solve(puzzle).answers:
                self._print(f"  {answer_of(answer, ask, self._labels, self._labels_of_options)}")
        elif puzzle.solution and tried(puzzle.scenario).ok:
            for step in puzzle.solution:
                self._print(f"  - {step.place.written}")
        else:
            session = puzzle.begin()
            for answer in solve(puzzle).line:
                assert session.ask is not None, "a line ends with its game"
                seat = puzzle.scenario.seats.labels[session.ask.decider]
                labels = answer_of(answer, session.ask, self._labels, self._labels_of_options)
                self._print(f"  - {step_of({seat: labels})}")
                session.answer(answer)
        if puzzle.goal.kind == "ways" and puzzle.best is not None:
            self._print(str(puzzle.best))
        if puzzle.reason:
            self._print(in_lang(puzzle.reason, self.lang))

    # What is typed.

    def _read(self, text: str, ask: Ask) -> Answer | None:
        """The answer that a line means: labels with commas between them; what is wrong is said."""
        items = tuple(nodes.Scalar(0, part.strip()) for part in text.split(","))
        try:
            return resolve(self._labels.read(nodes.Items(0, items)), ask, self._labels_of_options)
        except (Unfit, WrongScenario) as error:
            self._print(error.message.text(self.lang))
        except IllegalAnswer as error:
            self._print(problem_text(error, self.lang))
        return None

    def _step(self, text: str) -> bool:
        ask, attempt = self.attempt.ask, self.attempt
        if ask is None:
            self._say("puzzle-line-over")
            return False
        answer = self._read(text, ask)
        if answer is None:
            return False
        try:
            attempt.answer(answer)
        except IllegalAnswer as error:
            self._print(problem_text(error, self.lang))
            return False
        if attempt.line.solved:
            return True
        if attempt.line.over:
            self._say("puzzle-not-solved")
            if self.puzzle.goal.kind == "most":
                self._say("puzzle-best-so-far", number=attempt.line.reached)
        return False

    def _back(self, *, everything: bool) -> None:
        if everything:
            self.attempt.again()
        elif not self.attempt.undo():
            self._say("puzzle-nothing-to-undo")
        self._lines = len(self.attempt.line.session.events)

    def _count(self, text: str) -> bool:
        best = self.puzzle.best if self.puzzle.best is not None else int(solve(self.puzzle).value)
        if text.isdecimal() and int(text) == best:
            return True
        self._say("puzzle-not-ways")
        return False

    def _all(self, text: str) -> bool:
        """All answers, with `;` between them."""
        ask = self.attempt.ask
        assert ask is not None, "such a puzzle ends with its first question"
        named = [self._read(part, ask) for part in text.split(";")]
        answers = [answer for answer in named if answer is not None]
        if len(answers) == len(named) and is_every_answer(answers, ask, solve(self.puzzle).answers):
            return True
        self._say("puzzle-not-all")
        return False

    def _which(self, text: str) -> bool:
        if text.isdecimal() and int(text) - 1 in right_outcomes(self.puzzle):
            return True
        self._say("puzzle-not-which")
        return False

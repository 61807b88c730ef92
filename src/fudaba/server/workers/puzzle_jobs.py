"""Puzzles that a page solves, judged in a process of their own: nothing of them is kept.

A line is sent from its beginning, so whoever solves a puzzle needs no account, and no process remembers one.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, cached_property, lru_cache
from typing import Final

import msgspec

from fudaba.kernel.ask import Answer, Ask, IllegalAnswer
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import nearest
from fudaba.lab.errors import ReadingBroke, ScenarioError, WrongScenario, wrong
from fudaba.lab.scenario.bounds import check_document
from fudaba.lab.scenario.option_labels import OptionLabels
from fudaba.lab.values import nodes
from fudaba.puzzles.attempt import Attempt, is_every_answer
from fudaba.puzzles.collection import ours
from fudaba.puzzles.puzzle import Puzzle
from fudaba.puzzles.reader import puzzles
from fudaba.puzzles.solutions import Solved, search, solved
from fudaba.puzzles.solver import solve
from fudaba.server.game.rendering import Renderer
from fudaba.server.game.timeline import Moment
from fudaba.server.protocol.lab_schema import LabWrong
from fudaba.server.protocol.puzzle_schema import (
    PuzzleAsked,
    PuzzleEntry,
    PuzzleFile,
    PuzzleFileAsked,
    PuzzleList,
    PuzzleStand,
)
from fudaba.server.protocol.schema import Text
from fudaba.server.protocol.texts import NO_TEXT, explain
from fudaba.text import LANGS, words

FILE: Final = "puzzles.yaml"
KEPT: Final = 8
"""How many files a process remembers as they were read, and how many solutions of puzzles in them."""
MOST_PUZZLES: Final = 100
"""How many puzzles of a file are read."""


def puzzle_list(today: Puzzle, day: str) -> PuzzleList:
    """All of our own puzzles."""
    return PuzzleList([entry_of(puzzle) for puzzle in ours()], today.name, day)


def entry_of(puzzle: Puzzle) -> PuzzleEntry:
    """A puzzle as it is listed."""
    game = puzzle.scenario.adapter.game.name
    return PuzzleEntry(puzzle.name, _text(puzzle.title), _text(puzzle.task), game, puzzle.goal.kind)


def puzzle_file(asked: PuzzleFileAsked) -> bytes | Text:
    """The puzzles of a file, as JSON (`PuzzleFile`); or why it cannot be read."""
    try:
        read = _read(asked.text)
    except WrongScenario as error:
        return _said(error)
    found = [entry_of(one) for one in read if isinstance(one, Puzzle)]
    mistakes = [LabWrong(one.line, _said(one)) for one in read if isinstance(one, ScenarioError)]
    return msgspec.json.encode(PuzzleFile(found, mistakes))


def puzzle_stand(asked: PuzzleAsked) -> bytes | Text:
    """Where a line of a puzzle stands, as JSON (`PuzzleStand`); or why it cannot be played."""
    try:
        return msgspec.json.encode(_judge(asked).stand())
    except WrongScenario as error:
        return _said(error)
    except (BadSetup, IllegalAnswer) as error:
        return explain(error)


def _judge(asked: PuzzleAsked) -> _Judge:
    """Who judges what is asked of a puzzle. Raises `BadSetup` where there is none, `WrongScenario`."""
    if asked.text:
        if asked.at >= sum(isinstance(one, Puzzle) for one in _read(asked.text)):
            raise BadSetup("puzzle-page-not-in-file")
        return _OfFile(_whole(asked.text, asked.at), asked)
    found = _by_name().get(asked.name)
    if found is None:
        raise BadSetup("puzzle-page-none", name=asked.name, near=nearest(asked.name, _by_name()))
    return _Judge(found, asked)


@lru_cache(maxsize=KEPT)
def _read(text: str) -> tuple[Puzzle | ScenarioError, ...]:
    """The puzzles of a file that somebody has sent. Raises `WrongScenario` where that is too much."""
    for number, node in enumerate(nodes.documents(text)):
        if number >= MOST_PUZZLES:
            raise wrong("puzzle-page-many", most=MOST_PUZZLES)
        if not isinstance(node, WrongScenario):
            check_document(node)
    found = tuple(puzzles(text.encode(), FILE))
    for one in found:
        if isinstance(one, ReadingBroke):
            raise one.error
    return found


@lru_cache(maxsize=KEPT)
def _whole(text: str, at: int) -> Puzzle:
    """A puzzle of a file, with the best there is where the file does not say it."""
    puzzle = [one for one in _read(text) if isinstance(one, Puzzle)][at]
    if puzzle.best is None and puzzle.goal.kind in ("most", "ways"):
        return replace(puzzle, best=int(solve(puzzle).value))
    return puzzle


@lru_cache(maxsize=KEPT)
def _searched(text: str, at: int) -> Solved:
    """The solution of a puzzle of a file."""
    return search(_whole(text, at))


@cache
def _by_name() -> dict[str, Puzzle]:
    return {puzzle.name: puzzle for puzzle in ours()}


class _Judge:
    """Plays a line, and says what it is worth."""

    def __init__(self, puzzle: Puzzle, asked: PuzzleAsked) -> None:
        self.puzzle = puzzle
        self.asked = asked
        self.begun = puzzle.begin()
        self.attempt = Attempt(puzzle)
        if asked.line:
            self.attempt.follow([tuple(picks) for picks in asked.line])
        scenario = puzzle.scenario
        self.renderer = Renderer(scenario.adapter.game.name, scenario.seats.labels, scenario.setup.options)

    @cached_property
    def solution(self) -> Solved:
        """What is right, found once it matters."""
        return solved(self.puzzle)

    def stand(self) -> PuzzleStand:
        """Where the line stands."""
        puzzle, asked, attempt = self.puzzle, self.asked, self.attempt
        line, begun = attempt.line, len(puzzle.opening)
        session = line.session
        said = bool(asked.named) or asked.number >= 0
        is_solved = self._is_right() if puzzle.goal.kind in ("ways", "answers", "which") else line.solved
        moment = Moment(session.table, session.ask, len(session.events), len(session.answers))
        exam = puzzle.goal.kind == "which"
        asks = not exam and not line.over
        first = len(self.begun.events)  # what stands before is the opening's
        return PuzzleStand(
            puzzle=entry_of(puzzle),
            options=dict(puzzle.scenario.setup.options),
            seats=list(puzzle.scenario.seats.labels),
            seat=puzzle.seat,
            view=self.renderer.view(session.table, puzzle.seat),
            question=self.renderer.question(moment, puzzle.seat) if asks else None,
            lines=self.renderer.lines(session.table, session.events, puzzle.seat, first, len(session.events)),
            line=[list(answer) for answer in session.answers[begun:]],
            own=[at for at, seat in enumerate(session.deciders[begun:]) if seat == puzzle.seat],
            over=line.over,
            solved=is_solved,
            wrong=said and not is_solved,
            reached=line.reached if puzzle.goal.kind == "most" else None,
            hints=[_text(hint) for hint in puzzle.hints[: asked.hints]],
            more=asked.hints < len(puzzle.hints),
            steps=[step.place.written for step in puzzle.scenario.steps] if exam else [],
            outcomes=[_text(outcome.text) for outcome in puzzle.goal.outcomes],
            reason=_text(puzzle.reason) if puzzle.reason and (is_solved or asked.shown) else NO_TEXT,
            solution=[list(answer) for answer in self.solution.line] if asked.shown else [],
            right=self._right() if asked.shown else [],
        )

    def _is_right(self) -> bool:
        """Whether what was said is right."""
        puzzle, asked = self.puzzle, self.asked
        match puzzle.goal.kind:
            case "ways":
                return asked.number == puzzle.best
            case "which":
                return asked.number in self.solution.right[0]
            case _:
                ask = self.begun.ask
                named = [tuple(picks) for picks in asked.named]
                return (
                    ask is not None and _fit(named, ask) and is_every_answer(named, ask, self.solution.right)
                )

    def _right(self) -> list[Text]:
        """What is right, in words."""
        puzzle = self.puzzle
        if puzzle.goal.kind == "which":
            return [_text(puzzle.goal.outcomes[place].text) for place in self.solution.right[0]]
        if puzzle.goal.kind == "ways":
            return [Text(str(puzzle.best), str(puzzle.best))]
        ask = self.begun.ask
        labelled = OptionLabels(puzzle.scenario.adapter.game.name, puzzle.scenario.seats)
        right = self.solution.right if ask is not None else ()
        return [
            Text(
                *(
                    words(lang).join([labelled.label(ask.options[pick], lang) for pick in answer])
                    for lang in LANGS
                )
            )
            for answer in right
            if ask is not None
        ]


class _OfFile(_Judge):
    """The same for a puzzle of a file, which may be called like one of ours."""

    @cached_property
    def solution(self) -> Solved:
        """What is right, as the solver finds it."""
        return _searched(self.asked.text, self.asked.at)


def _fit(named: list[Answer], ask: Ask) -> bool:
    """Whether all of these can be answers to the question."""
    for answer in named:
        try:
            ask.check(answer)
        except IllegalAnswer:
            return False
    return bool(named)


def _said(error: WrongScenario | ScenarioError) -> Text:
    return Text(*(error.message.text(lang) for lang in LANGS))


def _text(texts: dict[str, str]) -> Text:
    return Text(*(texts[lang] for lang in LANGS))

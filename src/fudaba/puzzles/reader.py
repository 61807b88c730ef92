"""Reads puzzle files: scenarios with a goal. As strict as the reader of scenarios.

A file may hold several puzzles. `puzzle` stands in place of `scenario`; `steps` are the solution.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from fudaba.kernel.ask import Answer
from fudaba.kernel.table import Table
from fudaba.lab.adapter import Adapter, Seats
from fudaba.lab.errors import ScenarioError, WrongScenario, wrong
from fudaba.lab.execution.runner import tried
from fudaba.lab.scenario.reader import all_right, each_document, scenario_of
from fudaba.lab.scenario.scenario import Scenario
from fudaba.lab.scenario.writer import plain
from fudaba.lab.values import expectations, nodes
from fudaba.lab.values.expectations import Numbers
from fudaba.puzzles.goals import KINDS, Goal, Outcome, Texts
from fudaba.puzzles.puzzle import Puzzle
from fudaba.text import LANGS

_OF_SCENARIO: Final = ("rule", "game", "options", "seats", "seed", "setup", "notes")
_OWN: Final = (
    "puzzle",
    "task",
    "opening",
    "goal",
    "within",
    "at",
    "player",
    "best",
    "hints",
    "steps",
    "reason",
)
_KEYS: Final = (*_OWN, *_OF_SCENARIO)
_BOUND: Final = re.compile(r"at (least|most) (-?[0-9]{1,9})")
WIN: Final = "win"
"""The goal of winning the game."""


def read_file(path: Path) -> list[Puzzle]:
    """The puzzles of a file. Raises `ScenarioError` for the first thing that is wrong, OSError."""
    return list(all_right(puzzles(path.read_bytes(), str(path))))


def puzzles(data: bytes, file: str) -> Iterable[Puzzle | ScenarioError]:
    """The puzzles of a file's content, each as it is or as what is wrong with it."""
    return each_document(data, file, lambda node: _puzzle(node, file))


def _puzzle(node: nodes.Node, file: str) -> Puzzle:
    root = expectations.as_mapping(node)
    expectations.known_keys(root, _KEYS)
    for key in ("puzzle", "game", "setup", "goal", "task"):
        if root.get(key) is None:
            raise wrong("lab-wrong-missing", line=root.line, key=key)
    title = expectations.at_key(root, "puzzle", _texts)
    opening = expectations.at_key(root, "opening", expectations.as_items) if root.get("opening") else ()
    steps = expectations.at_key(root, "steps", expectations.as_items) if root.get("steps") else ()
    scenario = scenario_of(_as_scenario(root, title[LANGS[0]], (*opening, *steps)), file)
    seats, adapter = scenario.seats, scenario.adapter
    seat = expectations.at_key(root, "player", lambda given: _seat(given, seats)) if root.get("player") else 0
    at_end = (
        root.get("at") is not None
        and expectations.at_key(root, "at", lambda at: expectations.one_of(at, ("end",))) != ""
    )
    goal = expectations.at_key(root, "goal", lambda given: _goal(given, adapter, seats, seat, at_end=at_end))
    hints = root.get("hints")
    return Puzzle(
        scenario=scenario,
        title=title,
        task=expectations.at_key(root, "task", _texts),
        hints=() if hints is None else tuple(_texts(item) for item in expectations.as_items(hints)),
        reason=expectations.at_key(root, "reason", _texts) if root.get("reason") else {},
        seat=seat,
        goal=goal,
        within=expectations.at_key(root, "within", _within) if root.get("within") else "turn",
        opening=_answers(scenario_of(_as_scenario(root, title[LANGS[0]], opening), file)) if opening else (),
        solution=scenario.steps[len(opening) :],
        laid_out=plain(expectations.at_key(root, "setup", lambda setup: setup)),
        best=expectations.at_key(root, "best", expectations.as_integer) if root.get("best") else None,
    )


def _answers(opening: Scenario) -> tuple[Answer, ...]:
    """The answers that an opening gives. Raises `WrongScenario` where a step of it does not hold."""
    outcome = tried(opening)
    if outcome.failure is not None:
        raise WrongScenario(outcome.failure.message, outcome.failure.line)
    return tuple(outcome.games[0].answers)


def _as_scenario(root: nodes.Mapping, title: str, steps: tuple[nodes.Node, ...]) -> nodes.Mapping:
    """The same document as a scenario with these steps: without what is a puzzle's own."""
    line = next(entry.line for entry in root.entries if entry.key == "puzzle")
    entries = [nodes.Entry("scenario", line, nodes.Scalar(line, title))]
    entries += [entry for entry in root.entries if entry.key in _OF_SCENARIO]
    entries.append(nodes.Entry("steps", root.line, nodes.Items(root.line, steps)))
    return nodes.Mapping(root.line, tuple(entries))


def _texts(node: nodes.Node) -> Texts:
    """A text for each language, or one for all of them."""
    if not isinstance(node, nodes.Mapping):
        return dict.fromkeys(LANGS, expectations.as_word(node))
    expectations.known_keys(node, LANGS)
    for lang in LANGS:
        if node.get(lang) is None:
            raise wrong("lab-wrong-missing", line=node.line, key=lang)
    return {lang: expectations.at_key(node, lang, expectations.as_word) for lang in LANGS}


def _seat(node: nodes.Node, seats: Seats) -> int:
    return expectations.at_line(node.line, seats.number, expectations.as_word(node))


def _within(node: nodes.Node) -> str:
    if isinstance(node, nodes.Scalar) and type(node.value) is int and node.value > 0:
        return node.text
    return expectations.one_of(node, ("turn", "game"))


def _goal(node: nodes.Node, adapter: Adapter, seats: Seats, seat: int, *, at_end: bool) -> Goal:
    """`win`, `{PATH: VALUE, …}`, `{most: PATH}`, `{ways: {…}}`, `{answers: {…}}` or `{which: [{…}, …]}`."""
    written = nodes.written(node)
    if isinstance(node, nodes.Scalar):
        expectations.one_of(node, (WIN,))
        return Goal("reach", written, lambda table: int(_has_won(table, seat)), at_end)
    mapping = expectations.as_mapping(node)
    if len(mapping.entries) == 1 and mapping.entries[0].key in KINDS:
        ((kind, line, inside),) = mapping.entries
        if kind == "most":
            sight = expectations.at_line(line, adapter.path, expectations.as_word(inside), seats)
            if not isinstance(sight.form, Numbers):
                raise wrong("puzzle-wrong-most", line=line, path=sight.name)
            return Goal("most", written, sight.look, at_end)
        if kind == "which":
            return _which(inside, written, adapter, seats)
        if kind in ("ways", "answers"):
            holds = _holds(expectations.as_mapping(inside), adapter, seats)
            return Goal("ways" if kind == "ways" else "answers", written, holds, at_end)
    return Goal("reach", written, _holds(mapping, adapter, seats), at_end)


def _which(node: nodes.Node, written: str, adapter: Adapter, seats: Seats) -> Goal:
    """The outcomes of an exam: each its text, and what is so then."""
    outcomes: list[Outcome] = []
    for item in expectations.as_items(node):
        mapping = expectations.as_mapping(item)
        expectations.known_keys(mapping, ("text", "see"))
        for key in ("text", "see"):
            if mapping.get(key) is None:
                raise wrong("lab-wrong-missing", line=mapping.line, key=key)
        text = expectations.at_key(mapping, "text", _texts)
        holds = expectations.at_key(
            mapping, "see", lambda see: _holds(expectations.as_mapping(see), adapter, seats)
        )
        outcomes.append(Outcome(text, holds))
    if len(outcomes) < 2:
        raise wrong("puzzle-wrong-outcomes", line=node.line)
    return Goal("which", written, lambda table: 0, at_end=True, outcomes=tuple(outcomes))


def _has_won(table: Table, seat: int) -> bool:
    return table.ending() is not None and seat in table.result().winners


def _holds(mapping: nodes.Mapping, adapter: Adapter, seats: Seats) -> Callable[[Table], int]:
    """1 where everything that is written is so, else 0."""
    if not mapping.entries:
        raise wrong("lab-wrong-empty", line=mapping.line)
    conditions = [
        expectations.at_line(entry.line, _condition, entry, adapter, seats) for entry in mapping.entries
    ]
    return lambda table: int(all(condition(table) for condition in conditions))


def _condition(entry: nodes.Entry, adapter: Adapter, seats: Seats) -> Callable[[Table], bool]:
    """What must be so of one path; a number may be `at least 8` or `at most 3`."""
    sight = adapter.path(entry.key, seats)
    text = entry.value.text if isinstance(entry.value, nodes.Scalar) else ""
    if isinstance(sight.form, Numbers) and (bound := _BOUND.fullmatch(text)):
        limit, least = int(bound[2]), bound[1] == "least"
        return lambda table: sight.look(table) >= limit if least else sight.look(table) <= limit
    condition = sight.form.read(entry.value)
    return lambda table: condition.holds(sight.look(table))

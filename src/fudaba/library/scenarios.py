"""A situation, step by step: what happens and which rule says so."""

from __future__ import annotations

from dataclasses import dataclass
from io import StringIO
from os import PathLike
from pathlib import Path

from rich.console import Console

from fudaba.lab.commands.console import PIPED_WIDTH
from fudaba.lab.errors import ScenarioError
from fudaba.lab.execution.runner import ScenarioResult, run
from fudaba.lab.execution.trace import Trace
from fudaba.lab.scenario.reader import scenarios
from fudaba.lab.scenario.scenario import Scenario
from fudaba.library.match import Match


@dataclass(frozen=True, slots=True)
class ScenarioOutcome:
    """How a scenario went."""

    title: str
    """Its title."""
    rules: tuple[str, ...]
    """The rules that it shows, as it says."""
    ok: bool
    """Whether every step holds."""
    message: str | None
    """What was expected and what is, where it fails; None where it holds."""
    trace: str
    """What happened, step by step, as text."""
    matches: tuple[Match, ...]
    """The game of each way through the scenario's branches, as it stands at its end, to look at or to play
    on."""


def run_scenario(source: str | PathLike[str], *, lang: str = "en") -> list[ScenarioOutcome]:
    """Run the scenarios of a file, or of a text that has several lines; see `docs/scenario_format.md`.

    lang: of messages and traces. Raises `ScenarioError`, with file and line, for the first thing that is
    wrong in it, before anything is run; OSError for a file that cannot be read. A label that the game has not
    makes its scenario fail.

    >>> import fudaba
    >>> outcome, = fudaba.run_scenario('''
    ... scenario: Block ends an attack
    ... game: bridge_over
    ... setup:
    ...   top: red 5
    ...   pile: [green 1, green 3]
    ...   A: {hand: [red Draw 2, blue 1]}
    ...   B: {hand: [Block, blue 7]}
    ... steps:
    ...   - A: play red Draw 2
    ...   - B: play Block
    ...   - see: {attack: none}
    ... ''')
    >>> outcome.ok
    True
    """
    text = str(source)
    data, file = (text.encode(), "scenario") if "\n" in text else (Path(source).read_bytes(), text)
    read = list(scenarios(data, file))
    for found in read:
        if isinstance(found, ScenarioError):
            raise found
    return [_outcome(run(scenario), lang) for scenario in read if isinstance(scenario, Scenario)]


def _outcome(outcome: ScenarioResult, lang: str) -> ScenarioOutcome:
    console = Console(file=StringIO(), width=PIPED_WIDTH, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        Trace(console, lang).scenario(outcome)
    return ScenarioOutcome(
        outcome.scenario.title,
        tuple(outcome.scenario.rules),
        outcome.ok,
        None if outcome.failure is None else outcome.failure.text(lang),
        captured.get(),
        tuple(Match(session, lang) for session in outcome.games),
    )

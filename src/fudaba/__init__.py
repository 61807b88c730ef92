"""Fudaba (札場): one table for deep card games, exact to the last ruling.

What is named here is the library: stable, typed and documented in `docs/library.md`. Everything else in
this package is private to it and may change with any version.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from fudaba.native import loading

loading.use()  # before the first module that may be machine code

from fudaba.kernel.problem import Problem, tell_by  # noqa: E402 (see above)

if TYPE_CHECKING:
    from fudaba import logs as logs
    from fudaba.arena.figures.counts import BotResult as BotResult
    from fudaba.arena.figures.counts import Result as SimulationResult
    from fudaba.bots import Bot as Bot
    from fudaba.bots.makers import BotLike as BotLike
    from fudaba.kernel.ask import Answer as Answer
    from fudaba.kernel.ask import IllegalAnswer as IllegalAnswer
    from fudaba.kernel.game import BadSetup as BadSetup
    from fudaba.kernel.record import BadRecord as BadRecord
    from fudaba.kernel.record import Record as Record
    from fudaba.kernel.session import UndoRefused as UndoRefused
    from fudaba.kernel.table import Result as Result
    from fudaba.kernel.view import SPECTATOR as SPECTATOR
    from fudaba.kernel.view import View as View
    from fudaba.lab.errors import ScenarioError as ScenarioError
    from fudaba.library.cards import Card as Card
    from fudaba.library.cards import Cost as Cost
    from fudaba.library.cards import find_cards as find_cards
    from fudaba.library.cards import list_cards as list_cards
    from fudaba.library.directory import list_bots as list_bots
    from fudaba.library.directory import list_games as list_games
    from fudaba.library.directory import list_options as list_options
    from fudaba.library.kingdoms import Kingdom as Kingdom
    from fudaba.library.kingdoms import kingdom as kingdom
    from fudaba.library.match import LogLine as LogLine
    from fudaba.library.match import Match as Match
    from fudaba.library.match import load as load
    from fudaba.library.match import new_game as new_game
    from fudaba.library.perft import perft as perft
    from fudaba.library.question import Choice as Choice
    from fudaba.library.question import Question as Question
    from fudaba.library.scenarios import ScenarioOutcome as ScenarioOutcome
    from fudaba.library.scenarios import run_scenario as run_scenario
    from fudaba.library.simulation import simulate as simulate
    from fudaba.library.simulation import solitaire as solitaire

__version__ = "0.1.0"

_HOMES = {
    "Answer": "kernel.ask",
    "BadRecord": "kernel.record",
    "BadSetup": "kernel.game",
    "Bot": "bots",
    "BotLike": "bots.makers",
    "BotResult": "arena.figures.counts",
    "Card": "library.cards",
    "Choice": "library.question",
    "Cost": "library.cards",
    "IllegalAnswer": "kernel.ask",
    "Kingdom": "library.kingdoms",
    "LogLine": "library.match",
    "Match": "library.match",
    "Question": "library.question",
    "Record": "kernel.record",
    "Result": "kernel.table",
    "SPECTATOR": "kernel.view",
    "ScenarioError": "lab.errors",
    "ScenarioOutcome": "library.scenarios",
    "SimulationResult": "arena.figures.counts:Result",
    "UndoRefused": "kernel.session",
    "View": "kernel.view",
    "find_cards": "library.cards",
    "kingdom": "library.kingdoms",
    "list_bots": "library.directory",
    "list_cards": "library.cards",
    "list_games": "library.directory",
    "list_options": "library.directory",
    "load": "library.match",
    "new_game": "library.match",
    "perft": "library.perft",
    "run_scenario": "library.scenarios",
    "simulate": "library.simulation",
    "solitaire": "library.simulation",
}
"""Where each public name lives; a module is imported when its name is first asked for, so that
`import fudaba` costs nothing for who needs the version alone."""

_ROOMS = ("logs",)
"""Packages whose names are public, too: `fudaba.logs.read`."""

__all__ = [
    "SPECTATOR",
    "Answer",
    "BadRecord",
    "BadSetup",
    "Bot",
    "BotLike",
    "BotResult",
    "Card",
    "Choice",
    "Cost",
    "IllegalAnswer",
    "Kingdom",
    "LogLine",
    "Match",
    "Question",
    "Record",
    "Result",
    "ScenarioError",
    "ScenarioOutcome",
    "SimulationResult",
    "UndoRefused",
    "View",
    "__version__",
    "find_cards",
    "kingdom",
    "list_bots",
    "list_cards",
    "list_games",
    "list_options",
    "load",
    "new_game",
    "perft",
    "run_scenario",
    "simulate",
    "solitaire",
]


def _text_of(problem: Problem) -> str:
    """A problem in English: the texts are read when one is first told."""
    text: str = import_module("fudaba.text.problems").problem_text(problem)
    return text


tell_by(_text_of)

if not TYPE_CHECKING:  # a misspelt name is a type error, too

    def __getattr__(name: str) -> Any:
        if name in _ROOMS:
            return import_module(f"fudaba.{name}")
        if name not in _HOMES:
            raise AttributeError(f"module 'fudaba' has no attribute {name!r}")
        module, _, inside = _HOMES[name].partition(":")
        found = globals()[name] = getattr(import_module(f"fudaba.{module}"), inside or name)
        return found


def __dir__() -> list[str]:
    return sorted(__all__)

"""The rules lab: scenario files are read, run and explained step by step.

The floors, from below; a module imports from its own floor and from those below it:

* `errors`: what is said when a file is wrong or a step fails, in either language
* `faq`: how many sentences the rulebooks' FAQs have on each card, and which of them need no test
* `values`: YAML as plain nodes that know their lines, and what the values of `see` may look like
* `adapter`, `plain`: what the lab must be told of a game, and what it makes of any game by itself
* `scenario`: a scenario, its labels, how it is read and written; which scenarios a file holds
* `bridge_over`, `dominion`, `innovation`: what each game tells
* `execution`: runs a scenario, and explains it as an indented tree; a moment of a game as a scenario
* `catalogue`: the rules, and the scenarios and tests that show them
* `commands`: `fudaba lab` and `fudaba rules`
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fudaba.lab.errors import ScenarioError as ScenarioError
    from fudaba.lab.errors import ScenarioFailed as ScenarioFailed
    from fudaba.lab.execution.runner import ScenarioResult as ScenarioResult
    from fudaba.lab.execution.runner import StepResult as StepResult
    from fudaba.lab.execution.runner import run as run
    from fudaba.lab.scenario.reader import read_file as read_file
    from fudaba.lab.scenario.reader import scenarios as scenarios
    from fudaba.lab.scenario.scenario import Scenario as Scenario

_HOMES = {
    "StepResult": "execution.runner",
    "ScenarioResult": "execution.runner",
    "Scenario": "scenario.scenario",
    "ScenarioError": "errors",
    "ScenarioFailed": "errors",
    "read_file": "scenario.reader",
    "run": "execution.runner",
    "scenarios": "scenario.reader",
}
"""Where each name lives; a module is imported when its name is first asked for, since most commands of the
lab need only one of the rooms."""

__all__ = [
    "Scenario",
    "ScenarioError",
    "ScenarioFailed",
    "ScenarioResult",
    "StepResult",
    "read_file",
    "run",
    "scenarios",
]

if not TYPE_CHECKING:  # a misspelt name is a type error, too

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module 'fudaba.lab' has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(f"fudaba.lab.{_HOMES[name]}"), name)
        return found

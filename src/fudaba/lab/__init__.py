"""The rules lab: scenario files are read, run and explained step by step.

The rooms, in the order in which to read them:

* `errors`: what is said when a file is wrong or a step fails, in either language
* `nodes`: YAML as plain nodes that know their lines
* `forms`: what the values of `see` may look like
* `adapter`: what the lab must be told of a game; `bridge_over` tells it
* `answers`: labels, and the options that they mean
* `scenario`, `reader`: a scenario, and how it is read from a file
* `outline`: which scenarios a file holds, without reading them
* `writing`: a scenario as YAML, and an answer by its labels
* `moments`: a moment of a game as a scenario; what a game can lay out is in its `laying`
* `shown`: the scenarios that show a card or a rule
* `runner`: runs a scenario, and keeps what each step did
* `trace`, `console`: what was run as an indented tree, and where it is written
* `rule_ids`, `catalogue`: the rules, and the tests that name them
* `faq`: how many sentences the rulebooks' FAQs have on each card, and which of them need no test
* `command`, `rules_command`, `faq_command`: `fudaba lab` and `fudaba rules`
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fudaba.lab.errors import ScenarioError as ScenarioError
    from fudaba.lab.errors import ScenarioFailed as ScenarioFailed
    from fudaba.lab.reader import read_file as read_file
    from fudaba.lab.reader import scenarios as scenarios
    from fudaba.lab.runner import Done as Done
    from fudaba.lab.runner import Outcome as Outcome
    from fudaba.lab.runner import run as run
    from fudaba.lab.scenario import Scenario as Scenario

_HOMES = {
    "Done": "runner",
    "Outcome": "runner",
    "Scenario": "scenario",
    "ScenarioError": "errors",
    "ScenarioFailed": "errors",
    "read_file": "reader",
    "run": "runner",
    "scenarios": "reader",
}
"""Where each name lives; a module is imported when its name is first asked for, since most commands of the
lab need only one of the rooms."""

__all__ = [
    "Done",
    "Outcome",
    "Scenario",
    "ScenarioError",
    "ScenarioFailed",
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

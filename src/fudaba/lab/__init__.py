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

from fudaba.lab.errors import ScenarioError, ScenarioFailed
from fudaba.lab.outline import Document, outline
from fudaba.lab.reader import read_file, scenarios
from fudaba.lab.runner import Done, Outcome, run
from fudaba.lab.scenario import Scenario

__all__ = [
    "Document",
    "Done",
    "Outcome",
    "Scenario",
    "ScenarioError",
    "ScenarioFailed",
    "outline",
    "read_file",
    "run",
    "scenarios",
]

"""Scenarios written inside tests: a table to begin with, and how to read and run what is written."""

from __future__ import annotations

from textwrap import dedent, indent

from fudaba.lab import Scenario, ScenarioError, ScenarioResult, run, scenarios

HEAD = """\
scenario: A test
game: bridge_over
seats: [A, B, C]
setup:
  top: red 5
  pile: [green 1, green 2*2, green 3, green 4, green 5]
  discard: [blue 3, blue 4]
  A: {hand: [red Draw 2, red 1, blue 1], points: 10}
  B: {hand: [yellow Draw 2, Block, red 7], front: [Amplify]}
  C: {hand: [red 8, green 0]}
steps:
"""
"""A table of three; its steps begin in line 12."""
FIRST = 12
"""The line of the first step after `HEAD`."""


def with_steps(steps: str) -> str:
    """The table above with these steps."""
    return HEAD + indent(dedent(steps).strip("\n"), "  ") + "\n"


def read(text: str) -> Scenario:
    """The one scenario of a text. Raises `ScenarioError`."""
    (found,) = scenarios(text.encode(), "a.yaml")
    if isinstance(found, ScenarioError):
        raise found
    return found


def mistake(text: str) -> ScenarioError:
    """What is wrong with the one scenario of a text."""
    (found,) = scenarios(text.encode(), "a.yaml")
    if isinstance(found, Scenario):
        assert found.mistakes, "nothing is wrong with it"
        return found.mistakes[0]
    return found


def ran(steps: str) -> ScenarioResult:
    """How these steps go at the table above."""
    return run(read(with_steps(steps)))


def failure(steps: str) -> tuple[int, str]:
    """Where these steps fail at the table above, and what is said about it; the first step is 1."""
    outcome = ran(steps)
    assert outcome.failure is not None, "every step holds"
    return outcome.failure.line - FIRST + 1, outcome.failure.message.text()

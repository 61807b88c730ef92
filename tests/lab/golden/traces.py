"""The traces of scenarios.yaml."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich.console import Console

from fudaba.lab import Scenario, run, scenarios
from fudaba.lab.trace import Trace

HERE = Path(__file__).parent
TRACES = (("en", None), ("ja", None), ("en", "A"))
"""In which languages, and as seen by whom."""


def path_of(lang: str, viewer: str | None) -> Path:
    """The file that a trace is kept in."""
    return HERE / (f"{lang}.txt" if viewer is None else f"{lang}_as_{viewer}.txt")


def trace(lang: str, viewer: str | None) -> str:
    """What `fudaba lab run` prints for scenarios.yaml into a pipe."""
    out = StringIO()
    telling = Trace(
        Console(file=out, width=100, highlight=False, markup=False, emoji=False), lang, viewer=viewer
    )
    outcomes = []
    for scenario in scenarios((HERE / "scenarios.yaml").read_bytes(), "scenarios.yaml"):
        assert isinstance(scenario, Scenario), scenario
        outcomes.append(run(scenario))
        telling.scenario(outcomes[-1])
    telling.summary(outcomes, [])
    return out.getvalue()

"""The traces of the scenario files in this folder."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich.console import Console

from fudaba.lab import Scenario, run, scenarios
from fudaba.lab.execution.trace import Trace

HERE = Path(__file__).parent
TRACES = tuple(
    (file, lang, viewer)
    for file in ("bridge_over", "dominion")
    for lang, viewer in (("en", None), ("ja", None), ("en", "A" if file == "bridge_over" else "B"))
)
"""Which files, in which languages, and as seen by whom."""


def path_of(file: str, lang: str, viewer: str | None) -> Path:
    """The file that a trace is kept in."""
    return HERE / (f"{file}.{lang}.txt" if viewer is None else f"{file}.{lang}_as_{viewer}.txt")


def trace(file: str, lang: str, viewer: str | None) -> str:
    """What `fudaba lab run` prints for a file into a pipe."""
    out = StringIO()
    trace = Trace(
        Console(file=out, width=100, highlight=False, markup=False, emoji=False), lang, viewer=viewer
    )
    outcomes = []
    for scenario in scenarios((HERE / f"{file}.yaml").read_bytes(), f"{file}.yaml"):
        assert isinstance(scenario, Scenario), scenario
        outcomes.append(run(scenario))
        trace.scenario(outcomes[-1])
    trace.summary(outcomes, [])
    return out.getvalue()

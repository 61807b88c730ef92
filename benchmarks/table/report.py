"""What was measured, as tables: one for each game, one for the attacks; printed, or put into a page."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.pages import put_between
from benchmarks.table.tables import GAMES

Figures = dict[str, float]

TITLES = {
    "bridge_over": "Bridge Over",
    "dominion": "Dominion",
    "innovation": "Innovation, fourth edition with five expansions",
}
FIGURES_OF = {
    "load": {
        "answers a second": "answers a second",
        "ack p50 ms": "acknowledged after, p50 ms",
        "ack p99 ms": "p99 ms",
        "join p99 ms": "joins p99 ms",
        "look p99 ms": "looks p99 ms",
        "server's processor %": "% of a core",
        "memory MB": "MB",
        "memory grown %": "% more in the second half",
    },
    "minds": {
        "bots that think": "bots that think ahead",
        "alone p99 ms": "people alone acknowledged after, p99 ms",
        "ack p50 ms": "beside them p50 ms",
        "ack p99 ms": "p99 ms",
        "server's processor %": "% of a core",
    },
    "engine": {"step p50 ms": "an answer p50 ms", "step p99 ms": "p99 ms", "step slowest ms": "slowest ms"},
    "kill": {
        "acknowledged answers": "acknowledged",
        "lost": "lost",
        "back after, median s": "back after, median s",
        "back after, slowest s": "slowest s",
    },
    "control": {"acknowledged answers": "acknowledged", "lost": "lost"},
    "reconnect": {
        "views that differ": "views that differ",
        "back after p50 ms": "back after, p50 ms",
        "back after p99 ms": "p99 ms",
    },
    "mutate": {
        "a second": "messages a second",
        "changes of the game": "changes",
        "connections lost": "connections lost",
        "errors in the server's log": "errors",
    },
    "disk": {
        "taken while full": "taken while full",
        "refused while full": "refused",
        "writes again after, s": "writes again after, s",
        "refused afterwards": "refused afterwards",
        "lost": "lost",
    },
}
"""Which figures a table tells, and how it calls them."""
WAITS = {
    "ping": ("ping p99 ms", "ping slowest ms"),
    "answer": ("answer p99 ms", "answer slowest ms"),
    "shown": ("shown p50 ms", "shown p99 ms"),
    "bot": ("bot p99 ms",),
}
ATTACKED = (
    "| Attack | ping p99, slowest | answer p99, slowest | shown p50, p99 | bot p99 | besides | Budget |",
    "|---|---|---|---|---|---|---|",
)
COMMON = {
    "frozen",
    "dropped",
    "errors in the server's log",
    "memory MB",
    "server's processor %",
    "seconds",
    "seconds to start",
}
"""Of an attack: what is told only if it is missed."""


class Result(NamedTuple):
    """One thing that was measured. game: of which, "" for an attack. missed: what is above its budget.

    failed: why it did not run through, "" if it did. load: how much the machine had to do in that minute.
    """

    what: str
    game: str
    command: str
    figures: Figures
    missed: Sequence[str]
    failed: str = ""
    load: float = 0.0

    @property
    def verdict(self) -> str:
        """Whether its budgets hold."""
        if self.failed:
            return f"**did not run through**: {self.failed}"
        if not self.missed:
            return "holds"
        beside = f" (load average {self.load:.1f})" if self.load > (os.cpu_count() or 1) else ""
        return f"**misses** {', '.join(self.missed)}{beside}"


def tables(results: Iterable[Result]) -> str:
    """The tables as Markdown."""
    found = list(results)
    parts = []
    for game in GAMES:
        of_game = [one for one in found if one.game == game]
        if of_game:
            rows = [f"| `{one.command}` | {_figures_text(one)} | {one.verdict} |" for one in of_game]
            parts.append(
                "\n".join([f"{TITLES[game]}:", "", "| Command | Measured | Budget |", "|---|---|---|", *rows])
            )
    attacks = [one for one in found if not one.game]
    if attacks:
        rows = [_attacked(one) for one in attacks]
        parts.append("\n".join(["Under attack, in milliseconds:", "", *ATTACKED, *rows]))
    return "\n\n".join(parts)


def _figures_text(one: Result) -> str:
    names = FIGURES_OF["load" if one.what == "crowd" else one.what]
    return ", ".join(
        f"{name} {number(one.figures[key])}" for key, name in names.items() if key in one.figures
    )


def _attacked(one: Result) -> str:
    waits = [
        ", ".join(number(one.figures[name]) for name in names if name in one.figures) or "–"
        for names in WAITS.values()
    ]
    known = {f"{kind} {figure} ms" for kind in WAITS for figure in ("p50", "p99", "slowest")} | COMMON
    besides = [
        f"{name} {number(value)}"
        for name, value in one.figures.items()
        if name not in known or (name in one.missed and name in COMMON)
    ]
    return f"| `{one.what}` | {' | '.join(waits)} | {', '.join(besides)} | {one.verdict} |"


def number(value: float) -> str:
    """A figure as one reads it."""
    if abs(value) >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:,.1f}" if abs(value) >= 1 else f"{value:,.2f}"


def machine() -> str:
    """Where, when and beside what else it was measured, as a sentence."""
    return (
        f"Python {platform.python_version()}, {os.cpu_count()} cores, {time.strftime('%Y-%m-%d')}; "
        f"load average {os.getloadavg()[0]:.1f} when it began"
    )


def put_into(page: Path, head: str, results: Iterable[Result], mark: str = "measured") -> None:
    """Put the tables between those marks of a page. Raises `ValueError` if it has none."""
    put_between(page, mark, f"{head}\n\n{tables(results)}\n")

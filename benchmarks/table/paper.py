"""What several servers were measured at, as a page tells it, and what would follow for many more people.

The second is worked out and not measured: each figure of it says from which measured one, and how.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from benchmarks.table.report import Figures, number

SERVER = "processor of the servers, ms an answer"
DATABASE = "processor of the database, ms an answer"
WRITTEN = "log of the database, kB an answer"
SENT = "sent to browsers, kB an answer"
EMPTY = "memory of a server with few tables, MB"
TABLE = "memory of a table, kB"

PEOPLE = 100_000
AT_A_TABLE = 2
"""How many people at each table."""
USED = 0.5
"""How much of a core may be used on average: the rest is for moments at which more comes at once, and for the
tables of a server that is gone."""


def page_text(
    head: str,
    found: Iterable[tuple[str, Figures]],
    missed: Sequence[str],
    thinks: float,
    people: int = PEOPLE,
) -> str:
    """As Markdown. head: where and when. thinks: seconds between two answers of a table."""
    found = list(found)
    rows = [
        f"| {name} | {', '.join(f'{what} {number(value)}' for what, value in figures.items())} |"
        for name, figures in found
    ]
    verdict = f"Missed: {'; '.join(missed)}." if missed else "Every budget holds."
    return "\n".join(
        [
            f"{head}.",
            "",
            "| What | Measured |",
            "|---|---|",
            *rows,
            "",
            verdict,
            "",
            *on_paper(found[0][1], thinks, people),
            "",
        ]
    )


def on_paper(measured: Figures, thinks: float, people: int) -> Iterator[str]:
    """What this many people at once would need, from figures taken while nothing failed."""
    tables = people // AT_A_TABLE
    rate = tables / thinks
    cores = rate * measured[SERVER] / 1000 / USED
    servers = max(math.ceil(cores), 2)
    memory = servers * measured[EMPTY] / 1024 + tables * measured[TABLE] / 1024 / 1024
    base = rate * measured[DATABASE] / 1000 / USED
    yield (
        f"**{people:,} people at once, on paper**: {AT_A_TABLE} at a table, and an answer at each every "
        f"{thinks:g} seconds. None of this has been run."
    )
    yield ""
    yield "| What | Needed | From |"
    yield "|---|---|---|"
    yield f"| answers | {rate:,.0f} a second | {tables:,} tables, one each {thinks:g} s |"
    yield (
        f"| servers | {servers:,} processes, a core each | {number(measured[SERVER])} ms an answer, "
        f"{USED:.0%} of a core used; one process uses one core |"
    )
    yield (
        f"| memory of all servers | {memory:,.1f} GB | {number(measured[EMPTY])} MB each, "
        f"{number(measured[TABLE])} kB a table |"
    )
    yield (
        f"| the database | {base:,.1f} cores | {number(measured[DATABASE])} ms an answer, "
        f"{USED:.0%} of a core used |"
    )
    yield (
        f"| its log | {rate * measured[WRITTEN] / 1024:,.1f} MB a second | "
        f"{number(measured[WRITTEN])} kB an answer |"
    )
    yield (
        f"| to browsers | {rate * measured[SENT] * 8 / 1024:,.0f} Mbit a second | "
        f"{number(measured[SENT])} kB an answer, not packed |"
    )
    yield (
        f"| between servers | {servers * (servers - 1):,} connections | each pair has one in each direction |"
    )

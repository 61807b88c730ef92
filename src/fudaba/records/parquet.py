"""Rows of games as a Parquet file."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from fudaba import progress
from fudaba.arena.run.executor import is_stopping
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import BadRecord, decode
from fudaba.records.rows import SCHEMA, Row, rows_of
from fudaba.records.sources import Source
from fudaba.text.problems import problem_text

PART = 50_000
"""How many rows are in memory at a time."""


def rows_and_failures(
    sources: Sequence[Source], *, whole_view: bool, lang: str = "en"
) -> tuple[list[Row], list[str], int]:
    """The rows of these games, what is wrong with those that cannot be replayed, in a language, and how many
    have been read: fewer after Ctrl-C."""
    rows: list[Row] = []
    wrong: list[str] = []
    games = 0
    for source in sources:
        if is_stopping():
            break
        games += 1
        try:
            rows += rows_of(decode(source.read()), source.id, whole_view=whole_view)
        except BadRecord as error:
            wrong.append(f"{source}: {problem_text(error, lang)}")
    return rows, wrong, games


class Export:
    """What has been exported. wrong: what is told of games that cannot be. games: how many have been read."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.games = 0

    def rows(
        self, parts: Iterable[tuple[list[Row], list[str], int]], shown: progress.Progress | None = None
    ) -> Iterator[Row]:
        """The rows of these parts; the rest of them is kept here. shown: is kept up to date."""
        for rows, wrong, games in parts:
            self.wrong += wrong
            self.games += games
            yield from rows
            if shown is not None:
                shown.more(games)


def write_parquet(rows: Iterator[Row], to: Path) -> int:
    """Write rows as one Parquet file, some at a time; its metadata say the schema. Returns how many.

    Nothing is left behind where it fails.
    """
    import polars as pl

    kinds: dict[str, Any] = {
        "rules": pl.Int32, "seats": pl.Int8, "number": pl.Int32, "turn": pl.Int32, "own_turn": pl.Int32,
        "seat": pl.Int8, "owner": pl.Int8, "least": pl.Int16, "most": pl.Int16, "offered": pl.List(pl.String),
        "chosen": pl.List(pl.Int16), "hand": pl.List(pl.String), "score": pl.Float64, "won": pl.Boolean,
        "winners": pl.List(pl.Int8),
    }  # fmt: skip
    count = 0
    with tempfile.TemporaryDirectory(dir=to.absolute().parent, prefix=".fudaba-") as folder:
        parts: list[Path] = []
        while some := list(islice(rows, PART)):
            schema = {name: kinds.get(name, pl.String) for name in some[0]}
            parts.append(Path(folder) / f"{len(parts):06}.parquet")
            pl.DataFrame(some, schema=schema).write_parquet(parts[-1])
            count += len(some)
        if not parts:
            raise BadSetup("problem-no-answers")
        whole = Path(folder) / "whole.parquet"
        pl.scan_parquet(parts).sink_parquet(whole, metadata={"fudaba.schema": str(SCHEMA)})
        whole.replace(to)
    return count

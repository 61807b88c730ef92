"""`fudaba records`: games that were kept, as data to study."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any

from fudaba import arguments
from fudaba.arena.chunks import in_chunks
from fudaba.arena.crew import stopped
from fudaba.arena.rows import COLUMNS, SCHEMA, Row, rows_of
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import BadRecord, decode

PART = 50_000
"""So many rows are in memory at a time."""


def add(commands: Any) -> None:
    """Add `fudaba records` to the command line."""
    records = commands.add_parser(
        "records", help="games that were kept, as data to study", description="Games that were kept, as data."
    )
    inside = records.add_subparsers(title="commands", required=True, metavar="COMMAND")
    export = inside.add_parser(
        "export",
        help="write one row for each answer, as Parquet",
        description="Run records again and write one row for each answer: what its decider knew, could "
        "choose and chose, and how the game ended. The seeds are not written. What cannot be run is named "
        "and left out; then the end is 1.",
        epilog="columns: " + "; ".join(f"{name}: {what}" for name, what in COLUMNS.items()),
    )
    export.add_argument(
        "sources",
        nargs="+",
        type=Path,
        metavar="SOURCE",
        help="a record, or a folder of them (of `simulate --save-games`, `tables export`)",
    )
    export.add_argument("--parquet", type=Path, required=True, metavar="FILE", help="where to write")
    export.add_argument(
        "--whole-view",
        action="store_true",
        help="one more column, view: all that the decider could see, as JSON; some 3 kB a row",
    )
    arguments.add_workers(export)
    export.set_defaults(run=_export)


def _export(args: argparse.Namespace) -> int:
    if find_spec("polars") is None:
        raise BadSetup("problem-needs-polars", command="pip install 'fudaba[data]'")
    if args.parquet.exists():
        raise BadSetup("problem-file-there", file=str(args.parquet))
    if not args.parquet.absolute().parent.is_dir():
        raise BadSetup("problem-no-folder", folder=str(args.parquet.absolute().parent))
    wrong: list[str] = []
    job = _Export(list(records_in(args.sources)), args.whole_view)
    done = in_chunks(job.read, len(job.files), workers=args.workers, cluster=args.cluster)
    count = write_parquet(_rows(done, wrong), args.parquet)
    for message in wrong:
        print(message, file=sys.stderr)
    print(f"{args.parquet}: {count} rows")
    return 1 if wrong else 0


def records_in(sources: Iterable[Path]) -> Iterator[Path]:
    """The files, and of a folder its *.json files. Raises `BadSetup` for what is not there."""
    for source in sources:
        if source.is_dir():
            inside = sorted(source.glob("*.json"))
            if not inside:
                raise BadSetup("problem-no-records", folder=str(source))
            yield from inside
        elif source.is_file():
            yield source
        else:
            raise BadSetup("problem-no-file", file=str(source))


@dataclass(frozen=True, slots=True)
class _Export:
    """Which files are exported, and how. All who work on it must be able to read them."""

    files: list[Path]
    whole_view: bool

    def read(self, first: int, count: int) -> tuple[list[Row], list[str]]:
        """The rows of these files, and what is wrong with those that cannot be replayed."""
        rows: list[Row] = []
        wrong: list[str] = []
        for file in self.files[first : first + count]:
            if stopped():
                break
            try:
                rows += rows_of(decode(file.read_bytes()), file.stem, whole_view=self.whole_view)
            except BadRecord as error:
                wrong.append(f"{file}: {error}")
        return rows, wrong


def _rows(done: Iterator[tuple[list[Row], list[str]]], wrong: list[str]) -> Iterator[Row]:
    for rows, messages in done:
        wrong += messages
        yield from rows


def write_parquet(rows: Iterator[Row], to: Path) -> int:
    """Write rows as one Parquet file, some at a time; its metadata say the schema. Returns how many.

    Nothing is left behind where it fails.
    """
    import polars as pl

    kinds: dict[str, Any] = {
        "rules": pl.Int32, "seats": pl.Int8, "number": pl.Int32, "turn": pl.Int32, "seat": pl.Int8,
        "owner": pl.Int8, "least": pl.Int16, "most": pl.Int16, "offered": pl.List(pl.String),
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
        whole.rename(to)
    return count

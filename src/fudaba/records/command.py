"""`fudaba records`: games that were kept, as data to study."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any

from fudaba import arguments
from fudaba.arena.run.executor import is_stopping
from fudaba.arena.run.ordered_map import map_items
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import BadRecord, decode
from fudaba.parser import printable
from fudaba.records import log_files
from fudaba.records.rows import COLUMNS, SCHEMA, Row, rows_of
from fudaba.records.sources import Source, Sources
from fudaba.text import Words, words
from fudaba.text.problems import problem_text
from fudaba.text.visible import print_line

PART = 50_000
"""How many rows are in memory at a time."""


class _Columns(arguments.Help):
    def text(self, words: Words) -> str:
        """What each column is."""
        # text: records-column-*
        columns = (f"{name}: {words.say(f'records-column-{name}')}" for name in COLUMNS)
        return f"{words.say(self)} {'; '.join(columns)}"


def add(commands: Any) -> None:
    """Add `fudaba records` to the command line."""
    records = commands.add_parser("records")
    inside = records.add_subparsers(title="commands", required=True, metavar="COMMAND")
    export = inside.add_parser(
        "export",
        epilog=_Columns("cli-more-records-export"),
    )
    export.add_argument(
        "sources",
        nargs="+",
        metavar="SOURCE",
        help=arguments.Help("cli-arg-records-sources"),
    )
    export.add_argument(
        "--parquet", type=Path, metavar="FILE", help=arguments.Help("cli-arg-records-parquet")
    )
    log_files.add_arguments(export)
    export.add_argument(
        "--whole-view",
        action="store_true",
        help=arguments.Help("cli-arg-records-whole-view"),
    )
    arguments.add_workers(export)
    arguments.add_cards(export)
    arguments.add_lang(export)
    export.set_defaults(run=_export)


def _export(args: argparse.Namespace) -> int:
    if args.form is not None:
        return log_files.export(args)
    if args.parquet is None:
        raise BadSetup("logs-problem-no-form")
    if find_spec("polars") is None:
        raise BadSetup("problem-needs-polars", command="pip install 'fudaba-core[data]'")
    if args.parquet.exists():
        raise BadSetup("problem-file-there", file=str(args.parquet))
    if not args.parquet.absolute().parent.is_dir():
        raise BadSetup("problem-no-folder", folder=str(args.parquet.absolute().parent))
    say = words(args.lang).say
    export = _Export()
    sources = Sources(args.sources, export.wrong.append)
    try:
        work = partial(rows_and_failures, whole_view=args.whole_view, lang=args.lang)
        parts = map_items(work, sources, len(sources), workers=args.workers, cluster=args.cluster)
        count = write_parquet(export.rows(parts), args.parquet)
    except BadSetup:
        if sources.all_given and export.games == sources.given:
            raise
        count = 0  # it was stopped before there was a row
    finally:
        sources.close()
        for message in export.wrong:
            print_line(printable(message), sys.stderr)
    if count:
        print_line(say("cli-records-rows", file=str(args.parquet), rows=count))
    if not sources.all_given or export.games < sources.given:
        print_line(say("arena-stopped", games=export.games, asked=len(sources)), sys.stderr)
        return arguments.STOPPED
    return 1 if export.wrong else 0


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


class _Export:
    """What has been exported. wrong: what is told of games that cannot be. games: how many have been read."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.games = 0

    def rows(self, parts: Iterable[tuple[list[Row], list[str], int]]) -> Iterator[Row]:
        """The rows of these parts; the rest of them is kept here."""
        for rows, wrong, games in parts:
            self.wrong += wrong
            self.games += games
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

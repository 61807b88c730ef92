"""`fudaba records`: games that were kept, as data to study."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fudaba import arguments, progress
from fudaba.arena.run.ordered_map import map_items
from fudaba.kernel.game import BadSetup
from fudaba.parser import printable
from fudaba.records import dataset_command, log_files
from fudaba.records.parquet import Export, rows_and_failures, write_parquet
from fudaba.records.rows import COLUMNS
from fudaba.records.sources import Sources
from fudaba.text import Words, words
from fudaba.text.visible import print_line


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
    export.add_argument("--force", action="store_true", help=arguments.Help("cli-arg-records-force"))
    arguments.add_workers(export)
    arguments.add_cards(export)
    arguments.add_lang(export)
    export.set_defaults(run=_export)
    dataset_command.add(inside)


def _export(args: argparse.Namespace) -> int:
    if args.form is not None:
        return log_files.export(args)
    if args.parquet is None:
        raise BadSetup("logs-problem-no-form")
    if find_spec("polars") is None:
        raise BadSetup("problem-needs-polars", command="pip install 'fudaba-core[data]'")
    if args.parquet.exists() and not args.force:
        raise BadSetup("records-problem-there", file=str(args.parquet))
    if not args.parquet.absolute().parent.is_dir():
        raise BadSetup("problem-no-folder", folder=str(args.parquet.absolute().parent))
    say = words(args.lang).say
    export = Export()
    sources = Sources(args.sources, export.wrong.append)
    try:
        work = partial(rows_and_failures, whole_view=args.whole_view, lang=args.lang)
        with progress.bar(len(sources), counted=True, lang=args.lang) as bar:
            parts = map_items(work, sources, len(sources), workers=args.workers, cluster=args.cluster)
            count = write_parquet(export.rows(parts, bar), args.parquet)
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

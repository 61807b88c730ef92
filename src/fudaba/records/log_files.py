"""Games that were kept, as logs in the form of another client (`fudaba.logs.writer`)."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from fudaba import arguments
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import Problem
from fudaba.kernel.record import Record, decode
from fudaba.logs.writer import log_text
from fudaba.parser import printable
from fudaba.records.sources import Sources
from fudaba.text import words
from fudaba.text.problems import problem_text
from fudaba.text.visible import print_line

FORMS: Final = ("dominion-online",)
"""The clients whose logs can be written."""


def add_arguments(parser: Any) -> None:
    """`--as`, `--viewer` and `--out`."""
    parser.add_argument("--as", dest="form", choices=FORMS, help=arguments.Help("cli-arg-records-as"))
    parser.add_argument(
        "--viewer", default="", metavar="PLAYER", help=arguments.Help("cli-arg-records-viewer")
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help=arguments.Help("cli-arg-records-out"))


def export(args: argparse.Namespace) -> int:
    """Write the logs of the games that are given: to a folder, or one after another."""
    if args.parquet is not None:
        raise BadSetup("logs-problem-two-forms")
    if args.out is not None:
        if args.out.exists() and not args.out.is_dir():
            raise BadSetup("problem-no-folder", folder=str(args.out))
        args.out.mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    sources = Sources(args.sources, wrong.append)
    count = 0
    try:
        for source in sources:
            try:
                record = decode(source.read())
                text = log_text(record, viewer_of(record, args.viewer))
            except Problem as error:
                wrong.append(f"{source}: {problem_text(error, args.lang)}")
                continue
            if args.out is None:
                count += 1
                sys.stdout.write(text)
            elif (file := args.out / f"{source.id}.txt").exists() and not args.force:
                wrong.append(words(args.lang).say("records-problem-there", file=str(file)))
            else:
                count += 1
                file.write_text(text, "utf-8")
    finally:
        sources.close()
        for message in wrong:
            print_line(printable(message), sys.stderr)
    if args.out is not None:
        print_line(words(args.lang).say("logs-written", folder=str(args.out), number=count))
    return 1 if wrong else 0


def viewer_of(record: Record, given: str) -> int | None:
    """The seat that somebody means by a name or a number from 1; "" for a log that hides nothing."""
    if not given:
        return None
    if given in record.names:
        return record.names.index(given)
    if given.isdecimal() and 0 < int(given) <= len(record.names):
        return int(given) - 1
    raise BadSetup("logs-problem-viewer", viewer=given, known=tuple(record.names))

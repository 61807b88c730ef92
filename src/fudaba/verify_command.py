"""The command `verify`: a record is run again, and comes to what it says."""

from __future__ import annotations

import argparse
import json
from typing import Any

from fudaba import arguments, games
from fudaba.kernel.problem import Problem
from fudaba.kernel.record import Record, decode, verified
from fudaba.parser import printable
from fudaba.text import words
from fudaba.text.problems import problem_text
from fudaba.text.visible import print_line


def add(commands: Any) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser("verify")
    parser.add_argument("file", metavar="FILE", help=arguments.Help("cli-arg-record"))
    arguments.add_cards(parser)
    arguments.add_lang(parser)
    arguments.add_json(parser, "{file, ok: true, digest, answers, over, sealed} | {file, ok: false, message}")
    parser.set_defaults(run=_verify)


def _verify(args: argparse.Namespace) -> int:
    with open(args.file, "rb") as file:
        written = file.read()
    try:
        record = decode(written)
        driver = verified(record, games.named)
    except Problem as error:
        if args.json:
            print(json.dumps({"file": args.file, "ok": False, "message": problem_text(error, args.lang)}))
        raise
    digest, over = driver.table.state.digest(), driver.over
    if args.json:
        print(
            json.dumps(
                {
                    "file": args.file,
                    "ok": True,
                    "digest": digest,
                    "answers": len(record.answers),
                    "over": over,
                    "sealed": not record.deals,
                }
            )
        )
        return 0
    _print_verified(args.file, record, digest, over=over, lang=args.lang)
    return 0


def _print_verified(file: str, record: Record, digest: str, *, over: bool, lang: str) -> None:
    from rich.cells import cell_len

    say = words(lang).say
    print_line(say("cli-verified", file=printable(file)))
    print(f"  {say('cli-verified-over' if over else 'cli-verified-running', answers=len(record.answers))}")
    if record.deals:
        rows = [(say("cli-verified-seal"), say("cli-verified-brought", shuffles=len(record.deals)))]
    else:
        seal = say("cli-verified-seal"), record.commitment
        rows = [(say("cli-verified-seed"), printable(record.seed)), seal]
    for earlier in record.earlier:
        after = say("cli-verified-after", answers=earlier.answers, seed=printable(earlier.seed))
        rows.append((say("cli-verified-earlier"), after))
    rows.append((say("cli-verified-state"), digest))
    wide = max(cell_len(label) for label, _ in rows) + 2
    for label, value in rows:
        print_line(f"  {label}{' ' * (wide - cell_len(label))}{value}")

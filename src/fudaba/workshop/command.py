"""`fudaba where` and `fudaba new-card`."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

from rich.cells import cell_len

from fudaba import arguments
from fudaba.text import words


def add(commands: Any) -> None:
    """Add the commands of this room to the command line."""
    where = commands.add_parser("where")
    where.add_argument("card", metavar="CARD", help=arguments.Help("cli-arg-where-card"))
    where.add_argument("--game", metavar="GAME", help=arguments.Help("cli-arg-where-game"))
    arguments.add_tests(where)
    arguments.add_lang(where)
    arguments.add_json(where, "[{what, file, line, words}, …]")
    where.set_defaults(run=_where)
    new = commands.add_parser("new-card")
    new.add_argument("game", metavar="GAME", help=arguments.help_of_game())
    new.add_argument("name", metavar="NAME", help=arguments.Help("cli-arg-new-card-name"))
    new.add_argument(
        "--root", metavar="DIR", type=Path, default=Path(), help=arguments.Help("cli-arg-new-card-root")
    )
    new.add_argument(
        "--own",
        metavar="FILE",
        type=Path,
        help=arguments.Help("cli-arg-new-card-own"),
    )
    arguments.add_lang(new)
    new.set_defaults(run=_new_card)


def _where(args: argparse.Namespace) -> int:
    from fudaba.workshop.where import find, places

    found = places(*find(args.card, args.game), arguments.tests_of(args) or Path("tests"), args.lang)
    if args.json:
        entries = [
            {
                "what": p.what,
                "file": _path(p.file) if p.line else None,
                "line": p.line or None,
                "words": p.words,
            }
            for p in found
        ]
        print(json.dumps(entries, ensure_ascii=False, indent=1))
        return 0
    say = words(args.lang).say
    for place in found:
        what, _, lang = place.what.partition(" ")
        # text: cli-where-*
        label = say(f"cli-where-{what}", lang=lang)
        at = f"{_path(place.file)}:{place.line}" if place.line else ""
        gap = " " * max(1, 11 - cell_len(label))
        print(f"{label}{gap}{'  '.join(part for part in (at, place.words) if part)}")
    return 0


def _new_card(args: argparse.Namespace) -> int:
    from fudaba.workshop.scaffold import new_card, new_own_card

    say = words(args.lang).say
    there: set[Path] = set()
    if args.own is not None:
        there = {*args.own.parent.glob(f"{args.own.stem}.*")}
        written = new_own_card(args.game, args.name, args.own)
        command = f"fudaba lab run {_path(args.own.with_suffix('.yaml'))} --cards {_path(args.own)}"
    else:
        written, command = new_card(args.game, args.name, args.root), "make test"
    for file in written:
        print(say("cli-new-added" if file in there else "cli-new-wrote", file=_path(file)))
    print(say("cli-new-now", command=f"`{command}`"))
    return 0


def _path(file: Path) -> str:
    return os.path.relpath(file)

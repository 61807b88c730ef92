"""`fudaba where` and `fudaba new-card`."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

from fudaba import arguments


def add(commands: Any) -> None:
    """Add the commands of this room to the command line."""
    where = commands.add_parser(
        "where",
        help="where everything of a card is: code, texts, tests, rules",
        description="Show where the code, the texts, the scenarios and tests, and the rules of a card are.",
    )
    where.add_argument("card", metavar="CARD", help='id or name, for example "Draw 2"')
    where.add_argument("--game", metavar="GAME", help="if several games have a card of that name")
    arguments.add_tests(where)
    arguments.add_json(where, "a list of {what, file, line, words}")
    where.set_defaults(run=_where)
    new = commands.add_parser(
        "new-card",
        help="begin a new card: its function, its texts, a failing scenario",
        description="Write the beginnings of a new card into a checkout: its function, its text in both "
        "languages, and a scenario that fails until the card does what it says.",
    )
    new.add_argument("game", metavar="GAME")
    new.add_argument("name", metavar="NAME", help='as on the card, for example "Late Guest"')
    new.add_argument("--root", metavar="DIR", type=Path, default=Path(), help="the checkout (default: here)")
    new.add_argument(
        "--own",
        metavar="FILE",
        type=Path,
        help="write a card of your own, into this Python file and files beside it, and not into a checkout",
    )
    new.set_defaults(run=_new_card)


def _where(args: argparse.Namespace) -> int:
    from fudaba.workshop.where import find, places

    found = places(*find(args.card, args.game), args.tests or Path("tests"))
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
    for place in found:
        at = f"{_path(place.file)}:{place.line}" if place.line else ""
        print(f"{place.what:<10} {'  '.join(part for part in (at, place.words) if part)}")
    return 0


def _new_card(args: argparse.Namespace) -> int:
    from fudaba.workshop.scaffold import new_card, new_own_card

    if args.own is not None:
        for file in new_own_card(args.game, args.name, args.own):
            print(f"wrote {_path(file)}")
        scenario = _path(args.own.with_suffix(".yaml"))
        print("Now say what the card does; this fails until it does:")
        print(f"  fudaba lab run {scenario} --cards {_path(args.own)}")
        return 0
    for file in new_card(args.game, args.name, args.root):
        print(f"wrote {_path(file)}")
    print("Now say what the card does; `make test` fails until it does.")
    return 0


def _path(file: Path) -> str:
    return os.path.relpath(file)

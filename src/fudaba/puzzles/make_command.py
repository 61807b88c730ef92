"""`fudaba puzzle make GAME`: find new puzzles, and go on where an earlier run stopped.

The first line of the file says which game comes next, so that a run that was stopped makes the same puzzles
as one that was not.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from fudaba import arguments, games, progress
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.lab.scenario.writer import yaml_of
from fudaba.puzzles import maker
from fudaba.puzzles.candidate_goals import OPTIONS
from fudaba.puzzles.maker import Document
from fudaba.system import write_whole
from fudaba.text import words
from fudaba.text.visible import print_line, print_lines

MAKE: Final = "make"
"""The word before the game."""
COUNT: Final = 5
GAMES: Final = 100
SEED: Final = "0"
_HEAD: Final = "# fudaba puzzle make "
_BETWEEN: Final = "---\n"


def add(parser: Any) -> None:
    """Add what only `make` takes."""
    parser.add_argument(
        "--count",
        type=int,
        default=COUNT,
        metavar="N",
        help=arguments.Help("cli-arg-puzzle-count", usual=COUNT),
    )
    parser.add_argument(
        "--games",
        type=int,
        default=GAMES,
        metavar="N",
        help=arguments.Help("cli-arg-puzzle-games", usual=GAMES),
    )
    parser.add_argument(
        "--seed", default=SEED, metavar="S", help=arguments.Help("cli-arg-puzzle-seed", usual=SEED)
    )
    parser.add_argument(
        "--sets", dest="switch_sets", metavar="SETS", help=arguments.Help("cli-arg-puzzle-sets")
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help=arguments.Help("cli-arg-puzzle-out"))
    arguments.add_option(parser)


class _Progress(NamedTuple):
    """What a file holds: how far the games have been looked through, and the puzzles in them."""

    following: int
    texts: list[str]


def run(args: argparse.Namespace) -> int:
    """Look through games until enough puzzles are found. Raises `BadSetup`, OSError."""
    if len(args.puzzles) != 2:
        raise BadSetup("puzzle-make-problem-game")
    if args.count < 1 or args.games < 1:
        raise BadSetup("puzzle-make-problem-number")
    game = args.puzzles[1]
    rules = games.named(game)
    options = arguments.table_options(args, rules)
    rules.table(setup_of(rules, seats=2, seed=args.seed, options={**OPTIONS.get(game, {}), **options}))
    positions = args.positions or maker.POSITIONS
    about = json.dumps({"game": game, "seed": args.seed, "options": options, "positions": positions})
    made = _read(args.out, about)
    found, number, stopped = made.texts, made.following, False
    try:
        with progress.bar(args.games, counted=True, lang=args.lang) as bar:
            bar.at(number)
            while number < args.games and len(found) < args.count:
                new = maker.make_puzzles(game, number, seed=args.seed, options=options, positions=positions)
                number += 1
                if new is not None:
                    text = yaml_of(_with_own_name(new, found))
                    found = [*found, text]
                    if args.out is None:
                        print_lines((_BETWEEN if len(found) > 1 else "") + text.rstrip("\n"), sys.stdout)
                if args.out is not None:
                    _write(args.out, about, _Progress(number, found))
                bar.at(number)
    except KeyboardInterrupt:
        stopped = True
    print_line(words(args.lang).say("puzzle-made-found", found=len(found), games=number), sys.stderr)
    return arguments.STOPPED if stopped else 0


def _with_own_name(document: Document, texts: Sequence[str]) -> Document:
    """The puzzle with a number after its title, where one in the file is called so already."""
    first = yaml_of(document).split("\n", 1)[0]
    same = sum(text.split("\n", 1)[0] == first for text in texts)
    title = document["puzzle"]
    if not same or not isinstance(title, dict):
        return document
    number = 2
    while True:
        numbered = {lang: f"{text} ({number})" for lang, text in title.items()}
        again: Document = {**document, "puzzle": numbered}
        if not any(text.split("\n", 1)[0] == yaml_of(again).split("\n", 1)[0] for text in texts):
            return again
        number += 1


def _read(path: Path | None, about: str) -> _Progress:
    """What an earlier run has written. Raises `BadSetup` where the file is not such a one, OSError."""
    if path is None or not path.exists():
        return _Progress(0, [])
    first, _, rest = path.read_text("utf-8").partition("\n")
    number, _, settings = first.removeprefix(_HEAD).partition(" ")
    if not first.startswith(_HEAD) or not number.isdecimal() or settings != about:
        raise BadSetup("puzzle-make-problem-file", file=path.name)
    return _Progress(int(number), [text for text in rest.split(_BETWEEN) if text])


def _write(path: Path, about: str, made: _Progress) -> None:
    """Write the file: afterwards it is whole, or what it was before. Raises OSError."""
    text = f"{_HEAD}{made.following} {about}\n" + _BETWEEN.join(made.texts)
    write_whole(path, text.encode())

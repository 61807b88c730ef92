"""`fudaba puzzle`: solve a puzzle, list ours, prove those of a file."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

from fudaba import arguments, progress
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import nearest
from fudaba.lab.errors import ScenarioError
from fudaba.puzzles import make_command, maker
from fudaba.puzzles.collection import of_day, ours
from fudaba.puzzles.proof import Proof, prove
from fudaba.puzzles.puzzle import Puzzle
from fudaba.puzzles.reader import read_file
from fudaba.puzzles.session import PuzzleSession
from fudaba.puzzles.solver import POSITIONS
from fudaba.text import in_lang, words
from fudaba.text.visible import print_json, print_line

SHAPE = "[{name, title, game, goal, best, found, positions, proved, message}, …]"
"""What `--prove --json` prints."""


def add(commands: Any) -> None:
    """Add the command of this room to the command line."""
    parser = commands.add_parser("puzzle")
    parser.add_argument("puzzles", nargs="*", metavar="PUZZLE", help=arguments.Help("cli-arg-puzzle"))
    parser.add_argument("--today", action="store_true", help=arguments.Help("cli-arg-puzzle-today"))
    parser.add_argument("--prove", action="store_true", help=arguments.Help("cli-arg-puzzle-prove"))
    parser.add_argument(
        "--positions",
        type=int,
        metavar="N",
        help=arguments.Help("cli-arg-puzzle-positions", usual=POSITIONS, making=maker.POSITIONS),
    )
    make_command.add(parser)
    arguments.add_json(parser, SHAPE)
    arguments.add_cards(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    if args.positions is not None and args.positions < 1:
        raise BadSetup("puzzle-problem-positions")
    if args.puzzles[:1] == [make_command.MAKE]:
        return make_command.run(args)
    try:
        found = [of_day(date.today())] if args.today else list(_named(args.puzzles))
    except ScenarioError as error:
        sys.stderr.write(error.text(args.lang) + "\n")
        return 2
    if args.prove:
        return _prove(found or list(ours()), args)
    if not found:
        _list(ours(), args.lang)
        return 0
    solved = [PuzzleSession(puzzle, args.lang, sys.stdin, sys.stdout).run() for puzzle in found]
    return 0 if all(solved) else 1


def _named(names: Iterable[str]) -> Iterator[Puzzle]:
    """The puzzles of files, and ours by their names. Raises `BadSetup`, `ScenarioError`, OSError."""
    by_name = {puzzle.name: puzzle for puzzle in ours()}
    for name in names:
        path = Path(name)
        if name in by_name:
            yield by_name[name]
        elif path.exists():
            yield from read_file(path)
        else:
            raise BadSetup("puzzle-problem-none", name=name, near=nearest(name, list(by_name)))


def _list(found: Iterable[Puzzle], lang: str) -> None:
    for puzzle in found:
        print_line(f"{puzzle.name:40} {in_lang(puzzle.title, lang)}")


def _prove(found: list[Puzzle], args: argparse.Namespace) -> int:
    proofs: list[Proof] = []
    with progress.bar(len(found), counted=True, lang=args.lang) as bar:
        for puzzle in found:
            proofs.append(prove(puzzle, positions=args.positions or POSITIONS))
            bar.more(1)
    if args.json:
        entries = [_entry(proof, args.lang) for proof in proofs]
        print_json(entries)
    else:
        for proof in proofs:
            print_line(_line(proof, args.lang))
    return 0 if all(proof.proved for proof in proofs) else 1


def _line(proof: Proof, lang: str) -> str:
    say, solution = words(lang).say, proof.solution
    title = in_lang(proof.puzzle.title, lang)
    if proof.mistake is not None:
        return say("puzzle-proof-wrong", title=title, message=proof.mistake.text(lang))
    if solution is None:
        return say("puzzle-proof-rules", title=title)
    message = "puzzle-proof-proved" if solution.proved else "puzzle-proof-open"
    # text: puzzle-proof-proved puzzle-proof-open
    return say(message, title=title, value=f"{solution.value:g}", positions=solution.positions)


def _entry(proof: Proof, lang: str) -> dict[str, Any]:
    puzzle, solution = proof.puzzle, proof.solution
    return {
        "name": puzzle.name,
        "title": in_lang(puzzle.title, lang),
        "game": puzzle.scenario.adapter.game.name,
        "goal": puzzle.goal.written,
        "best": puzzle.best,
        "found": None if solution is None else solution.value,
        "positions": 0 if solution is None else solution.positions,
        "proved": proof.proved,
        "message": "" if proof.mistake is None else proof.mistake.text(lang),
    }

"""The command `bench-agent`: an agent is measured at the fixed tasks, and its scores are kept."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from fudaba import arguments
from fudaba.bots import names_in
from fudaba.kernel.game import BadSetup
from fudaba.text import words

GAMES: Final = 200


def add(commands: Any) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser("bench-agent")
    parser.add_argument("file", metavar="FILE", help=arguments.Help("cli-arg-agent"))
    parser.add_argument("--tasks", default="", metavar="IDS", help=arguments.Help("cli-arg-tasks"))
    parser.add_argument(
        "--games",
        type=int,
        default=GAMES,
        metavar="N",
        help=arguments.Help("cli-arg-bench-games", usual=GAMES),
    )
    parser.add_argument("--board", type=Path, metavar="FILE", help=arguments.Help("cli-arg-board"))
    arguments.add_lang(parser)
    arguments.add_json(parser, "{agent, fudaba, rules, scores: {task: {games, won, low, high}}}")
    parser.set_defaults(run=_measure)


def _measure(args: argparse.Namespace) -> int:
    from fudaba.research import leaderboard
    from fudaba.research.tasks import Score

    if args.games < 1:
        raise BadSetup("problem-bench-games", number=args.games)
    say = words(args.lang).say
    board = None if args.board is None else leaderboard.read(args.board)

    def tell(id: str, score: Score) -> None:
        if not args.json:
            won, low, high = (f"{100 * share:.1f}" for share in (score.won, score.low, score.high))
            print(say("cli-bench-score", task=id, won=won, low=low, high=high, games=score.games), flush=True)

    tasks = leaderboard.tasks_for(names_in(args.tasks))
    entry = leaderboard.measured(args.file, tasks, args.games, tell)
    if board is not None:
        board.add(entry)
        leaderboard.write(board, args.board)
    if args.json:
        sys.stdout.write(msgspec.json.encode(entry).decode() + "\n")
    return 0

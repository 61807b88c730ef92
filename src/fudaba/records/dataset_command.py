"""`fudaba records dataset`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from fudaba import arguments, games, progress
from fudaba.arena.report import outputs
from fudaba.bots import names_in
from fudaba.kernel.game import BadSetup
from fudaba.records import dataset
from fudaba.text import words
from fudaba.text.visible import print_line

GAMES: Final = 10_000
BOT: Final = "strong"
EXAMPLE: Final = "fudaba records dataset dominion --out strong --games 10000 --option kingdom=quiet_street"


def add(inside: Any) -> None:
    """Add the command below `fudaba records`."""
    parser = inside.add_parser("dataset", epilog=arguments.Help("cli-example", command=EXAMPLE))
    parser.add_argument("game", metavar="GAME", help=arguments.help_of_game())
    parser.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help=arguments.Help("cli-arg-dataset-out")
    )
    parser.add_argument(
        "--bots", default="", metavar="BOTS", help=arguments.Help("cli-arg-dataset-bots", usual=BOT)
    )
    parser.add_argument(
        "--games",
        type=int,
        default=GAMES,
        metavar="N",
        help=arguments.Help("cli-arg-simulate-games", usual=GAMES),
    )
    parser.add_argument("--seed", default="0", metavar="TEXT", help=arguments.Help("cli-arg-seed", usual="0"))
    parser.add_argument(
        "--part",
        type=int,
        default=dataset.PART,
        metavar="N",
        help=arguments.Help("cli-arg-dataset-part", usual=dataset.PART),
    )
    parser.add_argument("--force", action="store_true", help=arguments.Help("cli-arg-dataset-force"))
    arguments.add_option(parser)
    arguments.add_workers(parser)
    arguments.add_cards(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    game = games.named(args.game)
    bots = names_in(args.bots) or [BOT] * game.seats[0]
    for option in ("games", "part", "workers"):
        if (given := getattr(args, option)) is not None and given < 1:
            raise BadSetup("problem-must-number", word=f"--{option}")
    outputs.require("polars", "data")
    options = arguments.table_options(args, game)
    about = dataset.about(game.name, bots, args.seed, options, args.part)
    wanted = dataset.DataSet(args.out, about, bots, args.workers, args.cluster, args.lang)
    with progress.bar(args.games, counted=True, lang=args.lang) as bar:
        made = wanted.make(args.games, force=args.force, played=bar.at)
    say = words(args.lang).say
    if made.stopped:
        print_line(say("records-dataset-stopped", games=made.games, asked=args.games), sys.stderr)
        return arguments.STOPPED
    print_line(say("records-dataset-made", folder=str(args.out), games=made.games, failed=made.failed))
    return 1 if made.failed else 0

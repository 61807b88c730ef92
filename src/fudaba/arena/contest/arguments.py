"""Command-line arguments of contests between bots: `fudaba arena`, and the rating of a server's bots."""

from __future__ import annotations

import argparse

from fudaba import arguments
from fudaba.bots import LEVELS


def add_contest(parser: argparse.ArgumentParser, help_of_bots: arguments.Help) -> None:
    """Which bots meet, at which game, in how many kingdoms."""
    parser.add_argument("game", metavar="GAME", help=arguments.help_of_game())
    parser.add_argument("--bots", default=",".join(LEVELS), metavar="LIST", help=help_of_bots)
    parser.add_argument(
        "--seats", type=int, default=2, metavar="N", help=arguments.Help("cli-arg-arena-seats", usual=2)
    )
    parser.add_argument(
        "--kingdoms",
        type=int,
        default=20,
        metavar="N",
        help=arguments.Help("cli-arg-arena-kingdoms", usual=20),
    )


def add_deals(parser: argparse.ArgumentParser) -> None:
    """How often each kingdom is dealt."""
    parser.add_argument(
        "--deals", type=int, default=1, metavar="N", help=arguments.Help("cli-arg-arena-deals", usual=1)
    )

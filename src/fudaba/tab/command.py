"""`fudaba tab`: make the table in a tab, a folder of static files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from fudaba import arguments, user_folders
from fudaba.text import words


def add(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser("tab")
    parser.add_argument(
        "--out", type=Path, default=Path("tab"), metavar="DIR", help=arguments.Help("cli-arg-tab-out")
    )
    parser.add_argument("--cache", type=Path, metavar="DIR", help=arguments.Help("cli-arg-tab-cache"))
    arguments.add_lang(parser)
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    from fudaba.tab.builder import build  # what it takes is an extra

    say = words(args.lang).say
    sizes = build(
        args.out,
        args.cache or Path(user_folders.cache()) / "tab",
        lambda step: print(say(step), file=sys.stderr),
    )
    megabytes = f"{sum(sizes.values()) / 1e6:.1f}"
    print(say("cli-tab-made", folder=str(args.out), files=len(sizes), megabytes=megabytes))
    return 0

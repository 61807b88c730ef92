"""`fudaba lab link`: prints the address that carries a whole situation."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from fudaba import arguments
from fudaba.lab.link import TAB, embedded, link


def add(commands: Any) -> None:
    """Add the command to those of the lab."""
    links = commands.add_parser("link")
    links.add_argument("file", metavar="FILE", help=arguments.Help("cli-arg-lab-link-file"))
    links.add_argument("--to", default=TAB, metavar="ADDRESS", help=arguments.Help("cli-arg-lab-link-to"))
    where = links.add_mutually_exclusive_group()  # a server lets nobody's page frame its own
    where.add_argument("--server", action="store_true", help=arguments.Help("cli-arg-lab-link-server"))
    where.add_argument("--embed", action="store_true", help=arguments.Help("cli-arg-lab-link-embed"))
    arguments.add_lang(links)
    links.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    text = sys.stdin.read() if args.file == "-" else Path(args.file).read_text("utf-8")
    printed = embedded(text, args.to) if args.embed else link(text, args.to, server=args.server)
    sys.stdout.write(printed + "\n")
    return 0

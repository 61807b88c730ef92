"""`fudaba lab link`: the address that carries a whole situation."""

from __future__ import annotations

import argparse
import base64
import sys
import zlib
from pathlib import Path
from typing import Any

from fudaba import arguments

TAB = "https://fudaba.github.io/fudaba/tab/"
"""The table in a tab beside the documentation: it needs no server."""


def add(commands: Any) -> None:
    """Add the command to those of the lab."""
    links = commands.add_parser("link")
    links.add_argument("file", metavar="FILE", help=arguments.Help("cli-arg-lab-link-file"))
    links.add_argument("--to", default=TAB, metavar="ADDRESS", help=arguments.Help("cli-arg-lab-link-to"))
    links.add_argument("--server", action="store_true", help=arguments.Help("cli-arg-lab-link-server"))
    links.add_argument("--embed", action="store_true", help=arguments.Help("cli-arg-lab-link-embed"))
    arguments.add_lang(links)
    links.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    text = sys.stdin.read() if args.file == "-" else Path(args.file).read_text("utf-8")
    address = link(text, args.to, server=args.server)
    sys.stdout.write((embedded(address) if args.embed else address) + "\n")
    return 0


def link(text: str, to: str, *, server: bool = False) -> str:
    """The address of a situation. server: `to` is a server's, not that of a table in a tab."""
    home = to if to.endswith("/") else f"{to}/"
    return f"{home}lab#s={packed(text)}" if server else f"{home}#/lab;s={packed(text)}"


def embedded(address: str) -> str:
    """What shows it within somebody's own page."""
    return f'<iframe src="{address}" title="Fudaba" width="100%" height="640" loading="lazy"></iframe>'


def packed(text: str) -> str:
    """A text as the lab's page reads it in an address (`web/src/lab/link.ts`)."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = squeeze.compress(text.encode()) + squeeze.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")

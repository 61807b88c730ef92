"""`fudaba lab link`: the address that carries a whole situation."""

from __future__ import annotations

import argparse
import base64
import sys
import zlib
from html import escape
from pathlib import Path
from typing import Any

from fudaba import arguments

TAB = "https://fudaba.github.io/fudaba/tab/"
"""The table in a tab beside the documentation: it needs no server."""

FRAME = 'title="Fudaba" width="100%" height="420" loading="lazy" style="border:0"'
SIZED = """<script>
addEventListener("message", (event) => {
  if (event.data?.fudaba !== "height") return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow === event.source) frame.height = event.data.height;
  }
});
</script>"""
"""Makes each frame of a page as high as it says it is; a page needs it once."""


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


def link(text: str, to: str, *, server: bool = False) -> str:
    """The address of a situation. server: `to` is a server's, not that of a table in a tab."""
    return f"{_home(to)}lab#s={packed(text)}" if server else f"{_home(to)}#/lab;s={packed(text)}"


def embedded(text: str, to: str) -> str:
    """What shows it within somebody's own page, in a frame as high as what is in it."""
    address = escape(f"{_home(to)}#/frame;s={packed(text)}")
    return f'<iframe src="{address}" {FRAME}></iframe>\n{SIZED}'


def _home(to: str) -> str:
    return to if to.endswith("/") else f"{to}/"


def packed(text: str) -> str:
    """A text as the lab's page reads it in an address (`web/src/lab/link.ts`)."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = squeeze.compress(text.encode()) + squeeze.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")

"""The address that carries a whole situation, and the frame that shows it."""

from __future__ import annotations

import base64
import zlib
from html import escape

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
    """A text as the lab's page reads it in an address (`web/src/lab/scenario-link.ts`)."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = squeeze.compress(text.encode()) + squeeze.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")

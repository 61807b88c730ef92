"""`python tools/draw_icons.py`: draws the icons of the table in a tab from `web/public/seal.svg`, as PNG.

Phones install a page only where it has icons of these sizes. To be run when the seal has changed.
"""

from __future__ import annotations

import sys
from pathlib import Path

import vl_convert

ROOT = Path(__file__).parents[1]
SEAL = ROOT / "web" / "public" / "seal.svg"
TO = ROOT / "src" / "fudaba" / "tab" / "page"
BOX = 26
"""The seal's own width and height."""
WHOLE = 'rx="2"'
"""What rounds its corners; a system that cuts an icon to a shape of its own wants none."""
SAFE = 0.62
"""How much of the width such a system leaves in any case."""


def drawn(size: int, *, cut: bool) -> bytes:
    """The seal as a square of that many pixels. cut: the system cuts it to a shape."""
    svg = SEAL.read_text("utf-8")
    name = 'xmlns="http://www.w3.org/2000/svg"'
    head = f'<svg {name} width="{size}" height="{size}" viewBox="0 0 {BOX} {BOX}">'
    inner = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
    if cut:
        ground, _, strokes = inner.partition("/>")
        place = (BOX - BOX * SAFE) / 2
        ground = ground.replace(WHOLE, "") + "/>"
        inner = f'{ground}<g transform="translate({place} {place}) scale({SAFE})">{strokes}</g>'
    return vl_convert.svg_to_png(f"{head}{inner}</svg>")


def main() -> int:
    """Draw them all."""
    for name, size, cut in (
        ("icon-192.png", 192, False),
        ("icon-512.png", 512, False),
        ("icon-cut-512.png", 512, True),
        ("icon-touch-180.png", 180, True),
    ):
        (TO / name).write_bytes(drawn(size, cut=cut))
    return 0


if __name__ == "__main__":
    sys.exit(main())

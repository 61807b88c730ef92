"""Where clients, prints and rulebooks differ: `docs/differences.md`, made of `docs/rulings.md`.

`python tools/differences.py` writes the page; with --check it only says whether the page is as it should be.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"
RULINGS, PAGE = DOCS / "rulings.md", DOCS / "differences.md"
SECTIONS = (
    ("Dominion", "Options of Dominion"),
    ("Dominion", "Where the documents disagree, or a card has two texts"),
    ("Innovation", "Options of Innovation"),
    ("Innovation", "Cards of which prints or other tables differ"),
    ("Innovation", "Where the document can be read in two ways"),
    ("Bridge Over", "Options of the table"),
    ("Bridge Over", "Where the documents can be read in two ways"),
    ("", "Open readings"),
)
"""The parts of the rulings that are about differences, by game, in the order of the page."""
HEAD = """\
# Where clients and rulebooks differ

Several prints, documents and programs of a game do not always agree. This page lists where, what the
table here does, and by which option it plays the other reading. It is made of [the rulings](rulings.md)
by `python tools/differences.py`; change it there.
"""


def parts(text: str) -> dict[tuple[str, str], str]:
    """The parts of a page by the headings above them: those of the second and the third level."""
    found: dict[tuple[str, str], str] = {}
    second = ""
    for level, heading, body in re.findall(r"^(##|###) (.+)\n((?:(?!##).*\n?)*)", text, re.MULTILINE):
        if level == "##":
            second = heading
            found["", heading] = body
        else:
            found[second, heading] = body
    return found


def page() -> str:
    """The page, from the rulings as they are."""
    return "\n".join(_pieces(parts(RULINGS.read_text("utf-8"))))


def _pieces(found: dict[tuple[str, str], str]) -> Iterator[str]:
    yield HEAD
    before = ""
    for game, heading in SECTIONS:
        if game != before and game:
            yield f"## {game}\n"
        before = game
        yield f"{'###' if game else '##'} {heading}\n"
        yield found[game, heading].strip("\n") + "\n"


def main() -> int:
    """Write the page, or check it."""
    made = page()
    if "--check" in sys.argv[1:]:
        if PAGE.exists() and PAGE.read_text("utf-8") == made:
            return 0
        sys.stderr.write("docs/differences.md is not as the rulings say: run `python tools/differences.py`\n")
        return 1
    PAGE.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

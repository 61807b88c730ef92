"""Where clients, prints and rulebooks differ: `docs/differences.md`, made of the rulings.

`python tools/differences.py` writes the page; with --check it only says whether the page is as it should be.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"
RULINGS, PAGE = DOCS / "rulings.md", DOCS / "differences.md"
SECTION = re.compile(r"^## (.+)\n((?:(?!## ).*\n?)*)", re.MULTILINE)
GAMES = {"Dominion": "dominion.md", "Innovation": "innovation.md", "Bridge Over": "bridge_over.md"}
"""The page of each game, beside that of all."""
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


def parts() -> dict[tuple[str, str], str]:
    """The sections of the rulings by game ("" for those of all games) and heading."""
    pages = {"": RULINGS, **{game: RULINGS.with_suffix("") / name for game, name in GAMES.items()}}
    return {
        (game, heading): body
        for game, path in pages.items()
        for heading, body in SECTION.findall(path.read_text("utf-8"))
    }


def page() -> str:
    """The page, from the rulings as they are."""
    return "\n".join(_pieces(parts()))


def _pieces(found: dict[tuple[str, str], str]) -> Iterator[str]:
    yield HEAD
    before = ""
    for game, heading in SECTIONS:
        if game != before and game:
            yield f"## {game}\n"
        before = game
        yield f"{'###' if game else '##'} {heading}\n"
        yield found[game, heading].strip("\n").replace("](../", "](") + "\n"


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

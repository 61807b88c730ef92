"""A start for a new card: its function, its texts, and a scenario that fails until it works."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from fudaba import games
from fudaba.kernel.game import BadSetup

TEMPLATES = Path(__file__).parent / "templates"


def new_card(game: str, name: str, root: Path) -> list[Path]:
    """Add a card to a checkout at `root` and return the files that were written.

    Raises `BadSetup`, with nothing written, for an unknown game, a game without a template, a name
    that makes no id, a card that is there already, or a folder that is no checkout.
    """
    known = games.named(game)
    id = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    if not re.match(r"[a-z]", id):
        raise BadSetup(f"the name {name!r} makes no id: it must begin with a letter")
    if any(facts["id"] == id for facts in known.facts()):
        raise BadSetup(f"there is a card {id!r} already; see `fudaba where {id}`")
    template = TEMPLATES / f"{game}.toml"
    if not template.exists():
        raise BadSetup(f"{game} has no template for new cards")
    if not (root / "src" / "fudaba").is_dir():
        raise BadSetup(f"{root} is not a checkout of the project: cards are added to its source")
    additions = [
        (root / add["file"].format(id=id), add["text"].format(id=id, name=name).removeprefix("\n"))
        for add in tomllib.loads(template.read_text(encoding="utf-8"))["add"]
    ]
    for file, text in additions:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as out:
            out.write(text)
    return [file for file, _ in additions]

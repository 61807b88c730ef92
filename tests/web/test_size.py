"""The first load of the browser table stays small."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from fudaba.text import LANGS

STATIC = Path(__file__).parents[2] / "src" / "fudaba" / "server" / "static"
MOST = 150 * 1024
FIRST_WORDS = ("bridge_over", "dominion", "innovation", "page", "people")
"""Other words are fetched with the pages that say them; `test_words.py` knows which."""


def load(manifest: dict[str, Any], entry: str, seen: set[str]) -> None:
    """Note the files that come with an entry: itself, its styles, and what it imports at once."""
    chunk = manifest[entry]
    seen.update([chunk["file"], *chunk.get("css", [])])
    for other in chunk.get("imports", []):
        if manifest[other]["file"] not in seen:
            load(manifest, other, seen)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["dominion", "innovation", "bridge_over"])
def test_the_first_load_of_a_table_is_at_most_150_kilobytes_compressed(game: str, lang: str) -> None:
    assert STATIC.exists(), "the browser table is not built: make web"
    manifest = json.loads((STATIC / "manifest.json").read_text(encoding="utf-8"))
    files = {"index.html"}
    first = {f"src/words/{lang}/{words}.ftl?raw" for words in FIRST_WORDS}
    assert first < manifest.keys()
    for entry in manifest:
        if manifest[entry].get("isEntry") or entry in first or entry == f"src/tables/{game}/table.tsx":
            load(manifest, entry, files)
    sizes = {file: len(gzip.compress((STATIC / file).read_bytes())) for file in files}
    assert len(files) >= 6
    assert sum(sizes.values()) <= MOST, sizes


def test_no_script_or_style_stands_in_the_page_itself() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert "<style" not in page
    assert "style=" not in page
    assert all("src=" in tag.split(">")[0] for tag in page.split("<script")[1:])

"""Every `fudaba` command that a page shows is one that there is, with options that it takes."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from fudaba.cli import _parser

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "packaging").rglob("*.md")])
_BLOCK = re.compile(r"^```\w*\n(.*?)^```", re.MULTILINE | re.DOTALL)
_INLINE = re.compile(r"`([^`\n]+)`")
_COMMAND = re.compile(r"(?:\$ |\.venv/bin/|pipx run |uvx )?(fudaba [a-z].*)")


def commands(page: Path) -> list[str]:
    """The commands of a page, without what is said about them."""
    text = re.sub(r"\\\n\s*", "", page.read_text("utf-8"))
    lines = [line for block in _BLOCK.findall(text) for line in block.splitlines()]
    lines += _INLINE.findall(_BLOCK.sub("", text))
    found = [match[1] for line in lines if (match := _COMMAND.fullmatch(line.strip()))]
    # A remark follows after "#" or several spaces; "[--json]" is a line of usage.
    return [re.split(r"\s{2,}|\s#", each)[0].strip() for each in found if "[--" not in each]


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_each_command_can_be_read(page: Path) -> None:
    parser = _parser()
    wrong = []
    for command in commands(page):
        words = [word for word in shlex.split(command)[1:] if word not in ("…", "...")]
        if len(words) <= 1 + (words[0] in ("lab", "people", "records", "tables")):
            words.append("--help")  # it is only named
        try:
            parser.parse_args(words)
        except SystemExit as done:
            if done.code:
                wrong.append(command)
    assert not wrong


def test_each_page_is_on_the_site() -> None:
    """What is not in mkdocs.yml is on no way to a reader."""
    site = (ROOT / "mkdocs.yml").read_text("utf-8")
    pages = [page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if f": {page}" not in site] == []


def test_there_are_commands() -> None:
    assert sum(len(commands(page)) for page in PAGES) > 100

"""A pasted text as lines: HTML is taken apart, and there are bounds."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Final

from fudaba.logs.log import BadLog

MOST_CHARACTERS: Final = 2_000_000
"""How long a text may be. The longest game has a hundredth of it."""
MOST_LINES: Final = 40_000
LONGEST_LINE: Final = 1_000
"""Of a longer line only the beginning is looked at."""
_TAG: Final = re.compile(r"</?(?:div|span|p|br|li|ul|html|body|table|tr|td|pre|b|i)\b[^<>]{0,500}>", re.I)
_BLOCKS: Final = frozenset({"br", "div", "li", "p", "pre", "td", "tr"})
_IGNORED: Final = frozenset({"head", "script", "style"})
_SPACES: Final = re.compile(r"[ \t\u00a0\u200b\ufeff]+")


def lines_of(text: str) -> list[str]:
    """The lines of a text, without what surrounds them. Raises `BadLog` for one that is too long."""
    if len(text) > MOST_CHARACTERS:
        raise BadLog("logs-problem-long", number=len(text), most=MOST_CHARACTERS)
    if _TAG.search(text):
        text = _without_tags(text)
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadLog("logs-problem-lines", number=len(lines), most=MOST_LINES)
    return [_SPACES.sub(" ", line[:LONGEST_LINE]).strip() for line in lines]


def _without_tags(text: str) -> str:
    parser = _Parser()
    parser.feed(text)
    parser.close()
    return "".join(parser.parts)


class _Parser(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self._ignored = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag in _IGNORED:
            self._ignored += 1
        elif tag in _BLOCKS:
            self.parts.append("\n")

    def handle_endtag(self, tag: str) -> None:
        if tag in _IGNORED:
            self._ignored = max(0, self._ignored - 1)
        elif tag in _BLOCKS:
            self.parts.append("\n")

    def handle_data(self, data: str) -> None:
        if not self._ignored:
            self.parts.append(data)

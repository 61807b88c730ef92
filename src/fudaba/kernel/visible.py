"""Text made visible: characters that cannot be seen are written by their escapes."""

from __future__ import annotations

import json
import re
from typing import Final

BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u303f\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
) | {
    *map(chr, range(0x180B, 0x1810)),
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""What is called printable, and shows nothing, or a gap: fillers, blank signs, choices between shapes."""
_WIDE_SPACE: Final = "\u3000"
"""The space of Japanese texts; it only is no printable one by Unicode's word."""
_ODD: Final = re.compile(r"[^ -~]")
"""What has to be looked at: all but the printable letters of ASCII."""
_ODD_IN_JSON: Final = re.compile(r"[^\n -~]")


def is_visible(char: str) -> bool:
    """Whether something is seen of it, or it is a space; what turns the line around is not."""
    return char.isprintable() and char not in BLANK


def visible(text: object, most: int = 0) -> str:
    """A text as one line, in which nothing moves the cursor, begins a line, or turns others around.

    What cannot be seen is written as Python would: `\\x1b`, `\\n`, `\\u202e`.
    most: how much is shown, 0 for all.
    """
    shown = _ODD.sub(_escaped, str(text))
    return f"{shown[:most]}…" if 0 < most < len(shown) else shown


def in_json(text: str) -> str:
    """The same of a text that is JSON, by its own escapes: read again it says what it said before."""
    return _ODD_IN_JSON.sub(_escaped_in_json, text)


def _escaped(found: re.Match[str]) -> str:
    char = found[0]
    if is_visible(char) or char == _WIDE_SPACE:
        return char
    escaped = ascii(char)[1:-1]
    return escaped if escaped != char else f"\\u{ord(char):04x}"


def _escaped_in_json(found: re.Match[str]) -> str:
    char = found[0]
    if is_visible(char) or char == _WIDE_SPACE:
        return char
    escaped = json.dumps(char)[1:-1]
    return escaped if escaped != char else f"\\u{ord(char):04x}"

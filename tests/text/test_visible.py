"""What strangers wrote is printed as one line, and what cannot be seen is shown."""

from __future__ import annotations

import json
import sys
import unicodedata

import pytest

from fudaba.text.visible import in_json, is_visible, visible

MISCHIEF = "\x1b[31m\x07\r\n\x9b2J\u2028\u202e\u2066\u200b\u00ad\x7f\ud800\U0001d159\U00016fe4\u3164\x85\0\t"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Aya says: 札場　です (ok) ❤", "Aya says: 札場　です (ok) ❤"),
        ("\x1b[31mred\x1b]0;title\x07", r"\x1b[31mred\x1b]0;title\x07"),
        ("one\n2026-01-01 00:00  Anna\r\ttwo", r"one\n2026-01-01 00:00  Anna\r\ttwo"),
        ("\u202eabc\u2066", r"\u202eabc\u2066"),
        ("\x9b2J\x85\u2028\u2029", r"\x9b2J\x85\u2028\u2029"),
        ("\udcff\U000e0041", r"\udcff\U000e0041"),
        ("\u3164\U0001d159\u00ad", r"\u3164\U0001d159\xad"),
        (ValueError("a\nb"), r"a\nb"),
        ("", ""),
    ],
)
def test_a_line_is_one_line_and_visible(text: object, shown: str) -> None:
    assert visible(text) == shown
    assert visible(visible(text)) == shown


def test_no_character_there_is_moves_the_cursor_or_begins_a_line() -> None:
    for number in range(sys.maxunicode + 1):
        shown = visible(chr(number))
        assert len(shown.splitlines()) == 1, hex(number)
        kinds = {unicodedata.category(char) for char in shown}
        assert kinds.isdisjoint({"Cc", "Cf", "Cs", "Zl", "Zp"}), hex(number)


def test_no_more_than_asked_for_is_shown() -> None:
    assert visible("abc" * 100, 5) == "abcab…"
    assert visible("abc", 3) == "abc"


def test_json_says_the_same_afterwards() -> None:
    said = {"text": MISCHIEF, MISCHIEF: [1, {"a": "札"}]}
    text = in_json(json.dumps(said, ensure_ascii=False))
    assert json.loads(text) == said
    assert all(is_visible(char) for char in text)
    assert "札" in text

"""Numbers as people read them."""

from __future__ import annotations

MINUS = "\N{MINUS SIGN}"


def figure(number: int | str) -> str:
    """A number with a minus sign for the hyphen of code; any other text as it is.

    >>> figure(-3), figure(12), figure("x")
    ('−3', '12', 'x')
    """
    text = str(number)
    return MINUS + text[1:] if text[:1] == "-" and text[1:2].isdecimal() else text

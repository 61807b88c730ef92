"""Large numerals, drawn in dots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

_NUMERALS = {
    "0": (".###.", "##.##", "##.##", "##.##", "##.##", "##.##", ".###."),
    "1": (".##", "###", ".##", ".##", ".##", ".##", "###"),
    "2": (".###.", "##.##", "...##", "..##.", ".##..", "##...", "#####"),
    "3": ("####.", "...##", "...##", ".###.", "...##", "...##", "####."),
    "4": ("...##", "..###", ".#.##", "#..##", "#####", "...##", "...##"),
    "5": ("#####", "##...", "####.", "...##", "...##", "##.##", ".###."),
    "6": (".###.", "##...", "##...", "####.", "##.##", "##.##", ".###."),
    "7": ("#####", "...##", "...##", "..##.", "..##.", ".##..", ".##.."),
    "8": (".###.", "##.##", "##.##", ".###.", "##.##", "##.##", ".###."),
    "9": (".###.", "##.##", "##.##", ".####", "...##", "...##", ".###."),
    "+": ("....", ".##.", ".##.", "####", ".##.", ".##.", "...."),
}
_SMALL = {
    "0": ("###", "#.#", "#.#", "#.#", "###"),
    "1": ("##.", ".#.", ".#.", ".#.", "###"),
    "2": ("###", "..#", "###", "#..", "###"),
    "3": ("###", "..#", ".##", "..#", "###"),
    "4": ("#.#", "#.#", "###", "..#", "..#"),
    "5": ("###", "#..", "###", "..#", "###"),
    "6": ("###", "#..", "###", "#.#", "###"),
    "7": ("###", "..#", ".#.", ".#.", ".#."),
    "8": ("###", "#.#", "###", "#.#", "###"),
    "9": ("###", "#.#", "###", "..#", "###"),
}


@cache
def small(text: str) -> tuple[str, ...]:
    """The dots of a number, small enough for three rows of cells."""
    return tuple(".".join(_SMALL[char][row] for char in text) for row in range(5))


@cache
def numeral(text: str) -> tuple[str, ...]:
    """The dots of a number, row by row."""
    return tuple(".".join(_NUMERALS[char][row] for char in text) for row in range(7))


def width(figure: Sequence[str]) -> int:
    """How many dots, that is cells, a figure is wide."""
    return max(map(len, figure), default=0)


def rows(figure: Sequence[str], scale: int = 1) -> int:
    """How many rows of cells a figure takes."""
    return (len(figure) * scale + 1) // 2

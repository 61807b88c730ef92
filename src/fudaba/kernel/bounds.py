"""Bounds on data from outside, checked before anything is made of it.

One set of bounds for all: situations in records and in scenarios, options, answers. A real game stays far
below each of them; what is above would only cost time and memory.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fudaba.kernel.problem import Problem

MOST_CARDS: Final = 2000
"""How many cards may lie in one situation: words, each as often as a star says (`NAME*3`)."""
LARGEST: Final = 999
"""No number in one may be larger, or smaller than its opposite."""
MOST_OF_ALL: Final = 20_000
"""What all its numbers may come to together: cards in piles are numbers."""
DEEPEST: Final = 20
"""How many lists and mappings may lie within each other."""
LONGEST: Final = 10_000
"""How many characters a name, a seed or a value of an option may have."""
MOST_OPTIONS: Final = 200
MOST_ANSWERS: Final = 200_000


class TooMuch(Problem):
    """More than a game could need; the message says of what."""


def check_situation(situation: Any) -> None:
    """Raise `TooMuch` for a situation, as plain data, that could not be of a game that people play.

    Keys and words count as cards. Nothing is recursive, so it may be nested as deep as it likes.
    """
    cards = total = 0
    left: list[tuple[Any, int]] = [(situation, 0)]
    while left:
        found, depth = left.pop()
        if depth > DEEPEST:
            raise TooMuch("problem-bound-depth", most=DEEPEST)
        if isinstance(found, Mapping):
            left += [(each, depth + 1) for each in (*found.keys(), *found.values())]
        elif isinstance(found, str):
            cards += times_of(found)
        elif isinstance(found, Sequence):
            left += [(each, depth + 1) for each in found]
        elif isinstance(found, int) and not isinstance(found, bool):
            if abs(found) > LARGEST:
                raise TooMuch("problem-bound-number", number=shortened(found), most=LARGEST)
            total += abs(found)
        if cards > MOST_CARDS or len(left) > 2 * MOST_CARDS:
            raise TooMuch("problem-bound-cards", most=MOST_CARDS)
    if total > MOST_OF_ALL:
        raise TooMuch("problem-bound-total", most=MOST_OF_ALL)


def is_deeper(value: Any, most: int) -> bool:
    """Whether more lists and mappings than this lie within each other in plain data. Nothing is recursive."""
    left: list[tuple[Any, int]] = [(value, 0)]
    while left:
        found, depth = left.pop()
        if depth > most:
            return True
        if isinstance(found, Mapping):
            left += [(each, depth + 1) for each in found.values()]
        elif isinstance(found, Sequence) and not isinstance(found, str):
            left += [(each, depth + 1) for each in found]
    return False


def check_words(options: Mapping[str, Any], *words: str) -> None:
    """Raise `TooMuch` where there are too many options, or one or another word that is too long."""
    if len(options) > MOST_OPTIONS:
        raise TooMuch("problem-bound-options", most=MOST_OPTIONS)
    for word in (*options, *options.values(), *words):
        if isinstance(word, str) and len(word) > LONGEST:
            raise TooMuch("problem-bound-word", most=LONGEST)


def check_answers(answers: Sequence[object]) -> None:
    """Raise `TooMuch` where so many were never given in one game."""
    if len(answers) > MOST_ANSWERS:
        raise TooMuch("problem-bound-answers", most=MOST_ANSWERS)


def times_of(word: str) -> int:
    """How many cards a word stands for, as scenarios write them: `NAME*3`."""
    _, star, times = word.rpartition("*")
    times = times.strip()
    return int(times) if star and times.isascii() and times.isdecimal() and len(times) < 9 else 1


def shortened(number: int) -> str:
    """A number for a message: Python writes none of more than 4,300 digits, and nobody reads one."""
    if abs(number) < 10**30:
        return str(number)
    return f"{'-' if number < 0 else ''}10^{int(number.bit_length() * 0.30103)}"

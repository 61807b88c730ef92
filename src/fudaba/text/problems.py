"""The text of a problem of the kernel or the games, in a reader's language.

Each is a message of `problems.ftl`, or of `<game>.problems.ftl`, by its id; what stands in it is told in the
same language, a card by its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from fudaba.kernel.problem import Card, Part, Problem, TypedName, Word
from fudaba.text import Arg, words
from fudaba.text.names import name_of, near_cards, read_card

LARGE = 1 << 53
"""From here on a number is somebody's nonsense, which the library for texts does not print."""


def problem_text(problem: Problem, lang: str = "en") -> str:
    """One or two sentences: what cannot be, and what may have been meant. Raises MissingMessage."""
    say = words(lang).say
    sentence = say(problem.message, **{name: _part(part, lang) for name, part in problem.parts.items()})
    if near := problem.near or _nearest(problem.parts.values(), lang):
        return say("problem-near", problem=sentence, near=_part(near, lang))
    if problem.known:
        return say("problem-known", problem=sentence, known=_part(problem.known, lang))
    return sentence


def _nearest(parts: Iterable[Part], lang: str) -> str:
    """The name of the card that is nearest to what was typed for one, or ""."""
    typed = next((part for part in parts if isinstance(part, TypedName)), None)
    faces = (read_card(typed.game, name) for name in near_cards(typed.game, typed.text)) if typed else ()
    return next((name_of(typed.game, face, lang) for face in faces if typed and face), "")


def _part(part: Part, lang: str) -> Arg:
    """What stands for a variable of a message."""
    match part:
        case Card():
            return name_of(part.game, part.id, lang)
        case TypedName():
            return part.text
        case Word():
            return words(lang).say(part.message) if words(lang).has(part.message) else part.plain
        case Problem():
            return problem_text(part, lang)
        case str():
            return part
        case int():
            return part if abs(part) < LARGE else str(part)
        case tuple():
            return words(lang).join(str(_part(one, lang)) for one in part)
    assert_never(part)

"""Texts in every language, as messages carry them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fudaba.kernel.problem import Problem
from fudaba.server.protocol.schema import Text
from fudaba.text import LANGS, Arg, words
from fudaba.text.problems import problem_text

NO_TEXT: Final = Text("", "")
"""Where there is nothing to say."""


@lru_cache(maxsize=1 << 12)
def say(message: str, **args: Arg) -> Text:
    """The message with this id in every language."""
    return Text(words("en").say(message, **args), words("ja").say(message, **args))


def explain(error: Problem) -> Text:
    """What is wrong, in every language."""
    return Text(*(problem_text(error, lang) for lang in LANGS))

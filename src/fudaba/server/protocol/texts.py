"""Texts in every language, as messages carry them."""

from __future__ import annotations

from functools import lru_cache

from fudaba.server.protocol.schema import Text
from fudaba.text import Arg, words


@lru_cache(maxsize=1 << 12)
def say(message: str, **args: Arg) -> Text:
    """The message with this id in every language."""
    return Text(words("en").say(message, **args), words("ja").say(message, **args))

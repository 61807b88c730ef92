"""The console of commands: in colour on a terminal, plain in a pipe or with NO_COLOR."""

from __future__ import annotations

import os
import sys

from rich.console import Console
from rich.text import Text

PIPED_WIDTH = 100
"""How wide lines are where there is no terminal to tell."""


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """The reader of the output has enough of it. The command line ends well then, Rich itself with 1."""
        self.quiet = True
        raise


def console() -> Console:
    """A console that prints texts as they are."""
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else PIPED_WIDTH
    return _Console(width=width, highlight=False, markup=False, emoji=False)


def whole(text: str, lang: str) -> Text:
    """A text of which nothing is cut off where its column is narrow."""
    # Japanese may be broken anywhere, so the spaces around English names are no better places.
    return Text(text.replace(" ", "\N{NO-BREAK SPACE}") if lang == "ja" else text, overflow="fold")

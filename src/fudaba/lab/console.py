"""Where the lab writes: in colour on a terminal, plain in a pipe or with NO_COLOR."""

from __future__ import annotations

import os
import sys

from rich.console import Console

PIPED_WIDTH = 100
"""How wide lines are where there is no terminal to tell."""


def console() -> Console:
    """A console that prints texts as they are."""
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else PIPED_WIDTH
    return Console(width=width, highlight=False, markup=False, emoji=False)

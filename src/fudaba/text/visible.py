"""Printing of strangers' words: visible, each text on a line of its own."""

from __future__ import annotations

import json
import sys
from typing import Any, TextIO

from fudaba.kernel.visible import in_json, is_visible, visible

__all__ = ["in_json", "is_visible", "print_json", "print_line", "print_lines", "visible", "visible_lines"]


def visible_lines(text: object) -> str:
    """The same of a text that may have several lines."""
    return "\n".join(map(visible, str(text).split("\n")))


def print_line(text: object, to: TextIO | None = None) -> None:
    """Print a text, whatever it is, as one line. to: standard output, if nothing is said."""
    (to or sys.stdout).write(f"{visible(text)}\n")


def print_lines(text: object, to: TextIO | None = None) -> None:
    """Print a text of several lines, in which nothing else moves the cursor."""
    (to or sys.stdout).write(f"{visible_lines(text)}\n")


def print_json(data: Any) -> None:
    """Print data as JSON that can be read as text, too."""
    sys.stdout.write(in_json(json.dumps(data, ensure_ascii=False, indent=1)) + "\n")

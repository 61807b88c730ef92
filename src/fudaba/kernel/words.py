"""Type variables for the words of a game; see `vocabulary`.

What is made of words is covariant: a question of one game is a question.
"""

from __future__ import annotations

from typing_extensions import TypeVar

L = TypeVar("L", bound=str, default=str, covariant=True)
"""The kinds of lines in a game's log."""
Q = TypeVar("Q", bound=str, default=str, covariant=True)
"""The kinds of a game's questions."""
V = TypeVar("V", bound=str, default=str, covariant=True)
"""The verbs of its options."""

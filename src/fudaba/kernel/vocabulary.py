"""The words of one game: the kinds of its log lines, its questions and its options.

A game writes them down once, as types: `LineKind`, `QuestionKind` and `Verb`. Its table tells and asks
nothing else (`table.Table`), and what reads a line, a question or an option of that game takes it by the
game's `WORDS`. From there on a misspelt word is an error of types, wherever it is compared or looked up:

    ask = WORDS.ask(ask)
    if ask.kind == "buy": ...

Where a game of any name may be meant, a kind is just a text, and is compared with no word of a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, cast, get_args

from typing_extensions import TypeVar

from fudaba.kernel.ask import Ask
from fudaba.kernel.seen import SeenEvent, SeenOption, SeenQuestion

L = TypeVar("L", bound=str)
Q = TypeVar("Q", bound=str)
V = TypeVar("V", bound=str)


class Vocabulary(Generic[L, Q, V]):
    """The words of a game: `Vocabulary[LineKind, QuestionKind, Verb](LineKind, QuestionKind, Verb)`.

    lines: the kinds of lines of its log. questions: the kinds of its questions. verbs: those of its options.
    What is taken by it is the same object, under the types of the game that it must be of.
    """

    __slots__ = ("lines", "questions", "verbs")

    def __init__(self, lines: Any, questions: Any, verbs: Any) -> None:
        """Each is a `Literal`."""
        self.lines: Final[tuple[L, ...]] = get_args(lines)
        self.questions: Final[tuple[Q, ...]] = get_args(questions)
        self.verbs: Final[tuple[V, ...]] = get_args(verbs)

    def ask(self, ask: Ask) -> Ask[Q, V]:
        """A question of this game."""
        return cast("Ask[Q, V]", ask)

    def asked(self, asked: SeenQuestion) -> SeenQuestion[Q, V]:
        """A question of this game as its decider sees it."""
        return cast("SeenQuestion[Q, V]", asked)

    def option(self, option: SeenOption) -> SeenOption[V]:
        """An option of this game."""
        return cast("SeenOption[V]", option)

    def offered(self, options: Sequence[SeenOption]) -> Sequence[SeenOption[V]]:
        """Options of this game."""
        return cast("Sequence[SeenOption[V]]", options)

    def line(self, event: SeenEvent) -> SeenEvent[L]:
        """A line of this game's log."""
        return cast("SeenEvent[L]", event)

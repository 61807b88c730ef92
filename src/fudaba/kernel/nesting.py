"""Effects within effects, to any depth: none of them is run on the frames of the one around it.

A coroutine that awaits another one is resumed through it, so each play within a play would need several
frames of Python's stack, and a long chain of plays all that there are. Instead an effect that may go deep is
handed to who runs the outermost one, and the effect around it is put by until it has ended.
"""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine, Generator
from typing import Any, Final, TypeVar

from fudaba.kernel.ask import Answer, Ask

R = TypeVar("R")
DEEPEST: Final = 10_000
"""So many plays or executions at most are within each other. What would go further ends there."""
MOST_OFTEN: Final = 1_000
"""So often at most is an instruction followed for a number."""


class _Inner:
    """An effect that is to be run by who runs the one that awaits it."""

    __slots__ = ("_effect",)

    def __init__(self, effect: Coroutine[Any, Any, Any]) -> None:
        self._effect: Coroutine[Any, Any, Any] | None = effect

    def taken(self) -> Coroutine[Any, Any, Any]:
        """The effect, which from now on belongs to who runs it; else effects that are given up would free
        each other, as deep as they lie.

        Raises RuntimeError where it is taken twice.
        """
        effect, self._effect = self._effect, None
        if effect is None:
            raise RuntimeError("an effect is run once")
        return effect

    def __await__(self) -> Generator[Any, Any, Any]:
        return (yield self)


def inner(effect: Awaitable[R]) -> Awaitable[R]:
    """The same effect, to be awaited in the midst of another one however deep that lies itself."""
    return _Inner(effect) if isinstance(effect, Coroutine) else effect


class RunningEffect:
    """An effect that is being run, with all that is within it; it asks the questions of the innermost."""

    __slots__ = ("_around", "_effect")

    def __init__(self, effect: Coroutine[Any, Any, Any]) -> None:
        self._effect = effect
        self._around: list[Coroutine[Any, Any, Any]] = []

    def send(self, answer: Answer | None) -> Ask[Any, Any]:
        """Go on with an answer, None at the beginning, and return what is asked next.

        Raises StopIteration at the end.
        """
        effect, around = self._effect, self._around
        value: Any = answer
        wrong: list[BaseException] = []  # by no name: this frame, which is in the traceback, would keep it
        while True:
            try:
                asked = effect.throw(wrong.pop()) if wrong else effect.send(value)
            except StopIteration as done:
                if not around:
                    raise
                effect, value = around.pop(), done.value
            except BaseException as raised:  # the effect around may know what to do about it
                if not around:
                    raise
                effect = around.pop()
                wrong.append(raised)
            else:
                if not isinstance(asked, _Inner):
                    self._effect = effect
                    question: Ask[Any, Any] = asked
                    return question
                around.append(effect)
                effect, value = asked.taken(), None

    def close(self) -> None:
        """Let it be, the innermost first."""
        self._effect.close()
        while self._around:
            self._around.pop().close()

"""Bots as a program hands them in: by name, or as the classes, objects and functions that they are."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import index
from os import PathLike, fspath
from typing import Any, Protocol, TypeAlias

from fudaba.bots import Bot, maker_or_file
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.game import BadSetup
from fudaba.kernel.view import View


class BotObject(Protocol):
    """The least that an object needs to be a bot; `Bot` says what else it may have."""

    def answer(self, ask: Ask[Any, Any], view: View, /) -> Sequence[int]:
        """A legal answer to the question: places of options. view: what the decider may know now."""
        ...


BotLike: TypeAlias = (
    str | PathLike[str] | BotObject | type[BotObject] | Callable[["Ask[Any, Any]", View], Sequence[int]]
)
"""What may be handed in as a bot:

* the name of one of the game's bots, or of a file that has one;
* a class with a method `answer`: an instance is made with a seed for each game and seat;
* an object with a method `answer`: it plays all the games itself;
* a function of a question and a view that returns the answer.
"""


@dataclass(frozen=True, slots=True)
class BotMaker:
    """Makes the bot for each game and seat."""

    name: str
    """What the bot is called in results and records."""
    make: Callable[[str], Bot]
    """Makes a bot from a seed."""
    lacks: Callable[[Any], Iterable[str]] | None = None
    """The cards of a game that the bot has no plan for, see `Bot`."""


class _Function:
    """A bot that is a function."""

    def __init__(self, name: str, function: Callable[[Ask[Any, Any], View], Sequence[int]]) -> None:
        self.name = name
        self._function = function

    def answer(self, ask: Ask[Any, Any], view: View) -> Answer:
        """What the function answers."""
        return answer_from(self.name, self._function(ask, view))


def maker_for(given: BotLike, game: str) -> BotMaker:
    """What makes the bot that somebody has handed in.

    Raises `BadSetup` for an unknown name or a file that cannot be used, and TypeError for what is no bot.
    """
    thing: Any = given
    if isinstance(thing, (str, PathLike)):
        maker = maker_or_file(fspath(thing), game)
        return BotMaker(maker.name, maker, getattr(maker, "lacks", None))
    name = _name_of(thing)
    if isinstance(thing, type):
        if callable(getattr(thing, "answer", None)):
            return BotMaker(name, thing, getattr(thing, "lacks", None))
    elif callable(getattr(thing, "answer", None)):
        return BotMaker(name, lambda seed: thing, getattr(thing, "lacks", None))
    elif callable(thing):
        function: Any = _Function(name, thing)
        return BotMaker(name, lambda seed: function)
    raise TypeError(
        "a bot is a name, a class or an object with a method `answer`, "
        f"or a function of a question and a view, not {thing!r}"
    )


def answer_from(name: str, answer: Sequence[int]) -> Answer:
    """An answer as it is kept, with plain numbers, also from an array's.

    Raises TypeError where a bot has answered with something else.
    """
    try:
        return tuple([int(index(place)) for place in answer])
    except TypeError:
        raise TypeError(f"{name} answered {answer!r}, and not with the places of options") from None


def check_sendable(bots: Iterable[BotLike]) -> None:
    """Raise `BadSetup` for a bot that another process could not be given."""
    for bot in bots:
        if isinstance(bot, str):
            continue
        main = sys.modules["__main__"]
        if getattr(bot, "__module__", "") == "__main__" and not hasattr(main, "__file__"):
            raise BadSetup("problem-bot-interactive", bot=_name_of(bot))
        try:
            pickle.dumps(bot)
        except Exception as error:  # pickle raises what it likes, and so does a bot's own __reduce__
            raise BadSetup("problem-bot-not-picklable", bot=_name_of(bot), error=str(error)) from error


def _name_of(bot: Any) -> str:
    """What a bot calls itself, or else what its class or function is called."""
    kind = bot if isinstance(bot, type) else type(bot)
    own = "name" in vars(kind) or "name" in getattr(bot, "__dict__", ())
    name = getattr(bot, "name", None) if own else None  # an inherited name is that of another bot
    if isinstance(name, str) and name:
        return name
    return str(getattr(bot, "__name__", kind.__name__))

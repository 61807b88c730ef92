"""Players that are programs: they see a view and an Ask, and nothing else.

`bot` gives one by its name; `bot_names` tells which there are for a game. `maker_or_file` also reads one out
of the file that it is written in: only for who may read that file anyway, never for a name that came over
a network. A bot is a class made with a seed, declared with `plays` in a module of this package: one named
after a game (or a package of that name) holds the bots of that game, any other those that play every game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final, Protocol, TypeVar

from fudaba import games
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import nearest
from fudaba.kernel.view import View


class Bot(Protocol):
    """A player. All chance in what it does comes from its seed.

    name: under which it is known. A bot that plays to a plan may say by a class method `lacks(table)` which
    of its cards are not in a game. By class attributes a bot may say that it never looks at its view
    (`blind = True`; its driver can then give it any view), or that it thinks ahead in possible worlds
    (`imagines = True`; it must be given an `Imagining` view of a game that keeps checkpoints). What takes it
    seconds before a game it may do by class methods `prepare(view)`, `is_prepared(view)` and `improve(view)`,
    see `preparation`.
    """

    name: str

    def __init__(self, seed: str) -> None: ...

    def answer(self, ask: Ask[Any, Any], view: View) -> Answer:
        """A legal answer to a question that this bot decides.

        view: what the decider may know now. Of the question, too, a bot uses only what
        `view.asked(ask)` tells, and the places of the options: their cards' numbers are not for it.
        """
        ...


B = TypeVar("B", bound=type[Bot])

LEVELS: Final = ("gentle", "steady", "strong")
"""What there is to choose from where somebody sits down to play, the weakest first; each game has all."""
USUAL_LEVEL: Final = "steady"

_known: dict[tuple[str, str], type[Bot]] = {}
_readers: dict[tuple[str, str], Callable[[str], type[Bot]]] = {}
R = TypeVar("R", bound=Callable[[str], type[Bot]])


def plays(name: str, game: str = "") -> Callable[[B], B]:
    """Declare a bot under a name, for one game or for every game.

    A bot declared for a game goes before one of the same name for every game. Raises ValueError if the
    name is taken.
    """

    def declare(maker: B) -> B:
        taken = _known.setdefault((game, name), maker)
        if (taken.__module__, taken.__qualname__) != (maker.__module__, maker.__qualname__):
            raise ValueError(f"there is a bot {name!r} for {game or 'every game'} already: {taken}")
        _known[game, name] = maker
        maker.name = name
        return maker

    return declare


def reads(suffix: str, game: str = "") -> Callable[[R], R]:
    """Declare what makes a bot for a game, or for every game, of a file with this suffix.

    It is called with what was given: the path of the file, and perhaps ":" and which of its bots.
    """

    def declare(reader: R) -> R:
        _readers[game, suffix] = reader
        return reader

    return declare


def bot_names(game: str) -> list[str]:
    """The names of the bots that can play a game. Raises `BadSetup` if there is no such game."""
    games.named(game)
    _import_bots(game)
    return sorted({name for of, name in _known if of in ("", game)})


def names_in(listed: str) -> list[str]:
    """The names of bots in a list with commas between them."""
    return [name.strip() for name in listed.split(",") if name.strip()]


def maker_of(name: str, game: str) -> type[Bot]:
    """The class of the bot of that name. Raises `BadSetup`, see `bot`."""
    known = bot_names(game)
    if name not in known:
        raise BadSetup("problem-no-bot", bot=name, near=nearest(name, known), known=known)
    return _known.get((game, name)) or _known["", name]


def maker_or_file(name: str, game: str) -> type[Bot]:
    """The class of the bot of that name, or of the one in the file of that name.

    Raises `BadSetup`, see `bot`, also for a file that cannot be used.
    """
    if name not in bot_names(game):
        suffix = Path(name).suffix.partition(":")[0]
        if (reader := _readers.get((game, suffix)) or _readers.get(("", suffix))) is not None:
            return reader(name)
    return maker_of(name, game)


def bot(name: str, game: str, seed: str) -> Bot:
    """A bot to play that game. Raises `BadSetup` if there is none of that name, and says which is nearest."""
    return maker_of(name, game)(seed)


@cache
def _import_bots(game: str) -> None:
    """Import the modules in which bots for a game, and for every game, declare themselves."""
    others = games.names()
    for module in iter_modules(__path__):
        if module.name not in others:
            import_module(f"{__name__}.{module.name}")
    games.room(game, "bots")

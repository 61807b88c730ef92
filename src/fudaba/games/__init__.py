"""The games. Each is a package of its own with a `GAME`; none knows of another.

Those here have a package or module of their name in each room that must be told of a game (`ROOMS`). A
game from elsewhere is one package with modules called like those rooms. It is registered once, by its
name: with an entry point of the group `fudaba.games`, or by `add`. Then every front has it, as far as its
rooms go; see docs/adding_a_game.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, Final

from fudaba.kernel.problem import nearest

if TYPE_CHECKING:
    from fudaba.kernel.game import Game

GROUP: Final = "fudaba.games"
"""The group of entry points by which other distributions register their games: name = package."""
ROOMS: Final = {
    "text": "text",
    "bots": "bots",
    "lab": "lab",
    "arena": "arena",
    "terminal": "terminal.screen",
    "research": "research.games",
}
"""Who may be told of a game, and the package of Fudaba in which each is told of the games here.

Only `text` must be; the others have something that does for every game.
"""

_added: dict[str, str] = {}


def names() -> list[str]:
    """The names of all games there are."""
    return sorted({*_own(), *elsewhere()})


def elsewhere() -> dict[str, str]:
    """The games from elsewhere: the package of each, by its name."""
    return _installed() | _added


def add(name: str, package: str) -> None:
    """Register the game of a package that can be imported. Raises ValueError for a name that is taken."""
    if elsewhere().get(name, package) != package or name in _own():
        raise ValueError(f"there is a game {name!r} already")
    _added[name] = package


def remove(name: str) -> None:
    """Forget a game that has been added. Raises KeyError for another."""
    del _added[name]


@cache
def _own() -> tuple[str, ...]:
    return tuple(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def _installed() -> dict[str, str]:
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in entry_points(group=GROUP) if entry.name not in _own()}


def named(name: str) -> Game:
    """The game of that name. Raises `BadSetup` if there is none, and says which is nearest."""
    if name in _own():  # then nobody need look for what else is installed
        own: Game = import_module(f"{__name__}.{name}").GAME
        return own
    known = names()
    if name not in known:
        from fudaba.kernel.game import BadSetup

        raise BadSetup("problem-no-game", game=name, near=nearest(name, known), known=known)
    game: Game = import_module(elsewhere()[name]).GAME
    return game


def every() -> Iterator[Game]:
    """All games."""
    return (named(name) for name in names())


def room(game: str, room: str) -> ModuleType | None:
    """What a room is told of a game: one of `ROOMS`. None where it is told nothing."""
    package = elsewhere().get(game)
    name = f"fudaba.{ROOMS[room]}.{game}" if package is None else f"{package}.{room}"
    return import_module(name) if find_spec(name) is not None else None

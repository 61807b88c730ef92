"""The games. Each is a package of its own with a `GAME`; none knows of another."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from fudaba.kernel.game import BadSetup, Game
from fudaba.kernel.problem import nearest


def names() -> list[str]:
    """The names of all games there are."""
    return list(_names())


@cache
def _names() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def named(name: str) -> Game:
    """The game of that name. Raises `BadSetup` if there is none, and says which is nearest."""
    known = names()
    if name not in known:
        raise BadSetup("problem-no-game", game=name, near=nearest(name, known), known=known)
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game


def every() -> Iterator[Game]:
    """All games."""
    return (named(name) for name in names())

"""Which games, bots and table options there are."""

from __future__ import annotations

from fudaba.bots import bot_names
from fudaba.games import named, names
from fudaba.kernel.game import Switch


def list_games() -> list[str]:
    """The names of all games.

    >>> import fudaba
    >>> fudaba.list_games()
    ['bridge_over', 'dominion', 'innovation']
    """
    return names()


def list_bots(game: str) -> list[str]:
    """The names of the bots that play a game. Raises `BadSetup` for an unknown game."""
    return bot_names(game)


def list_options(game: str) -> tuple[Switch, ...]:
    """The options of a game's table: each with its name, default, allowed values, and the ruling it is about.

    Raises `BadSetup` for an unknown game.

    >>> import fudaba
    >>> [option.default for option in fudaba.list_options("innovation") if option.name == "edition"]
    ['third']
    """
    return named(game).switches

"""Which games, bots, cards and table options there are."""

from __future__ import annotations

from typing import Any

import msgspec

from fudaba.bots import bot_names
from fudaba.games import named, names
from fudaba.kernel.game import Switch, read_options
from fudaba.text.names import options_by_id


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


def list_cards(game: str, **options: object) -> list[dict[str, Any]]:
    """The facts of every card (id, set, types, cost, …), as a table with these options has them.

    Raises `BadSetup` for an unknown game or option.

    >>> import fudaba
    >>> [card["types"] for card in fudaba.list_cards("dominion") if card["id"] == "wharf"]
    [['action', 'duration']]
    """
    rules = named(game)
    given = read_options(rules.switches, options_by_id(rules, options))
    return [msgspec.to_builtins(facts) for facts in rules.facts(given)]

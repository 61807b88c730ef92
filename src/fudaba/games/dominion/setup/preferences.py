"""Random kingdoms that respect which cards each player likes, and which they will not play with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.setup.kingdom_options import pool_of, wishes_of
from fudaba.games.dominion.setup.kingdoms import kingdom_of
from fudaba.games.dominion.setup.notation import read_list
from fudaba.games.dominion.setup.randomizer import Randomizer
from fudaba.kernel.game import BadSetup, Value

MOST_LIKES: Final = 10
"""How many cards a player may like."""
MOST_BANS: Final = 5
"""How many cards a player may ban."""


def preferring(
    options: Mapping[str, Value], seed: str, likes: Sequence[Sequence[str]], bans: Sequence[Sequence[str]]
) -> dict[str, Value]:
    """The options of a table whose players like these cards, each list one player's, and ban those.

    What anybody bans is not drawn. Of what each player likes one card is in the kingdom, drawn at random
    among those that the sets have and nobody bans; it is left out where no kingdom has it with the rest.
    A kingdom that is listed stays as it is. Raises `BadSetup` for a card that is none, for a list that is too
    long, or where no kingdom is left without what is banned.
    """
    for cards, most in (*((each, MOST_LIKES) for each in likes), *((each, MOST_BANS) for each in bans)):
        read_list(",".join(cards), "ban", KINDS)
        if len(cards) > most:
            raise BadSetup("dominion-problem-many-liked", count=len(cards), most=most)
    if options["kingdom"]:
        return dict(options)
    banned = _listed(options, "ban", *(id for each in bans for id in each))
    chosen = {**options, "ban": banned}
    kingdom_of(chosen, seed)
    randomizer = Randomizer(f"likes {seed}")
    drawable = {kind.id for kind in pool_of(wishes_of(chosen), str(banned).split(","))}
    for each in likes:
        fitting = [id for id in each if id in drawable]
        if not fitting:
            continue
        wished = {**chosen, "require": _listed(chosen, "require", *randomizer.some(1, fitting))}
        try:
            kingdom_of(wished, seed)
        except BadSetup:  # too many landscapes, perhaps, or a feel that has no room for it
            continue
        chosen = wished
    return chosen


def _listed(options: Mapping[str, Value], option: str, *more: str) -> str:
    """An option's list with these cards in it, each once; none that is required is banned."""
    others = str(options.get("require", "")) if option == "ban" else ""
    required = read_list(others, "require", KINDS)
    there = read_list(str(options.get(option, "")), option, KINDS)
    return ",".join(dict.fromkeys([*there, *(id for id in more if id not in required)]))

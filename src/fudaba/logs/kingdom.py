"""The kingdom of a log, which the log does not say, as somebody lists it."""

from __future__ import annotations

from typing import Any

from fudaba import games
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import TypedName
from fudaba.text.names import options_by_id


def kingdom_of(listed: str) -> list[str]:
    """The ids of the cards and landscapes of a list, in any of the forms that the page of kingdoms reads.

    "pious:village" is a Trait with its pile. Raises `BadSetup` for what is no card or landscape, with the
    names that are most like it.
    """
    if not listed.strip():
        return []
    game: Any = games.named("dominion")
    read = str(options_by_id(game, {"kingdom": listed})["kingdom"])
    ids = [id.strip() for id in read.split(",") if id.strip()]
    named = game.named()
    ids = [one for id in ids for one in named.get(id, (id,))]
    for id in (part for entry in ids for part in entry.split(":")):
        if id not in KINDS:
            raise BadSetup("problem-no-card", card=TypedName("dominion", id))
    return ids

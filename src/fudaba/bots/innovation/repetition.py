"""Games that would never end: two bots may undo each other's actions for ever, each doing what is best.

No rule ends such a game, but a draw does in the end: the decks run out.
"""

from __future__ import annotations

from random import Random
from typing import Final

from fudaba.games.innovation.facts.shown import Public
from fudaba.games.innovation.facts.vocabulary import InnovationAsk
from fudaba.kernel.ask import Answer

LONG: Final = 75
"""After so many turns of each player a game may be going round in a circle. Of 2,000 games of `strong` with
`sensible` two were as long, and one of them would not have ended."""
DRAWS: Final = 0.5
"""How often an action is a draw then (a chance)."""


def drawn_out(ask: InnovationAsk, public: Public, rng: Random) -> Answer | None:
    """The answer of a player who breaks the circle: a draw, now and then, in a game that has become long."""
    if ask.kind != "action" or public.turns <= LONG * len(public.points):
        return None
    draws = [pick for pick, option in enumerate(ask.options) if option.verb == "draw"]
    return (draws[0],) if draws and rng.random() < DRAWS else None

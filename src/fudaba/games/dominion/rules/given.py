"""Abilities that do nothing but give plain figures: given at once where nobody has a say in it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import SIMPLE, Bonus
from fudaba.games.dominion.facts.layout import EXILE
from fudaba.games.dominion.rules.bonuses import OF_FIGURES, give_unheard
from fudaba.kernel.acts import Act, Effect


class _Gets:
    """In a player's place: whoever carries out an ability as this can only get figures."""

    __slots__ = ("figures",)

    def __init__(self) -> None:
        self.figures: list[Bonus] = []

    async def plus(self, **figures: int) -> None:
        """Write them down."""
        self.figures.append(Bonus(**figures))


@lru_cache(maxsize=4096)
def figures_of(run: Effect) -> Bonus | None:
    """The plain figures that an ability gives which does nothing else; None for any other. Known by carrying
    it out with one who can do nothing but get figures."""
    if run not in SIMPLE:
        return None
    gets = _Gets()
    doing: Any = run(gets, None)
    try:
        doing.send(None)
    except StopIteration:
        return gets.figures[0] if len(gets.figures) == 1 else None
    except AttributeError:
        return None
    doing.close()
    return None


def are_given(t: Board, *acts: Act) -> bool:
    """Whether all that could answer these acts gives figures, but no cards, and nobody has anything to say to
    that; nor does the log tell of it, or anybody look on."""
    s = t.state
    names = [act.name for act in acts]
    for ability in s.abilities:
        if ability.to in names:
            return False
    if t.events is not None or t.unasked is not None or t.house.order == "always" or s.looked:
        return False
    for seat in range(t.seats):
        if t.zone(EXILE, seat):
            return False
    if t.hears_any(OF_FIGURES):
        return False
    for act in acts:
        for ability in t.printed_abilities(act):
            figures = figures_of(ability.run)
            if figures is None or figures.cards or ability.replaces:
                return False
    return True


def give_all(t: Board, act: Act) -> None:
    """Give the figures with which an act that has been done is answered; see `are_given`."""
    for ability in t.printed_abilities(act):
        figures = figures_of(ability.run)
        if figures is not None and t.concerns(ability, act):
            give_unheard(t, ability.owner, figures)

"""Cornucopia: the two cards for which another Kingdom pile is set up. See also cornucopia.py."""

from __future__ import annotations

from functools import partial

from fudaba.games.dominion.cards.cornucopia import SECOND, cornucopia
from fudaba.games.dominion.facts.kinds import THIS, Cost, Kind
from fudaba.games.dominion.facts.tokens import PILE, Token
from fudaba.games.dominion.facts.types import ACTION, ATTACK
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains
from fudaba.kernel.choices import some


@cornucopia.card(cost=4, types=ACTION | ATTACK, cards=2)
async def young_witch(me: Me) -> None:
    await me.discard(some(2, me.hand))
    for you in me.victims:
        banes = you.hand.that(partial(is_bane, you))
        if await you.may_with("reveal", banes):
            await you.reveal(banes.first)
        else:
            await you.gain("curse")


BANE = Token("young_witch", on=PILE, lasting=True)


def is_bane(me: Me, card: int) -> bool:
    """Whether a card belongs to the Bane pile, whatever it is called there."""
    return bool(me.mark(BANE, me.came_from(card)))


def can_be_bane(kind: Kind) -> bool:
    """Whether a pile can be the Bane: it costs $2 or $3."""
    return kind.cost in (Cost(2), Cost(3))


young_witch.adds_pile(can_be_bane, BANE)


@cornucopia.card(cost=5, types=ACTION, cards=2, actions=1, editions=SECOND)
async def ferryman(me: Me) -> None:
    await me.discard(some(1, me.hand))


FERRIED = Token("ferryman", on=PILE, lasting=True)


@ferryman.when(Gains, THIS)
async def ferryman_brings_along(me: Me, act: Gains) -> None:
    for pile in me.piles:
        if me.mark(FERRIED, pile):
            await me.gain(me.top(pile))


def can_be_ferried(kind: Kind) -> bool:
    """Whether a pile can be the one that comes along: it costs $3 or $4."""
    return kind.cost in (Cost(3), Cost(4))


ferryman.adds_pile(can_be_ferried, FERRIED, supply=False)

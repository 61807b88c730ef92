"""The Travellers of Adventures, and what they become."""

from __future__ import annotations

from typing import Final

from fudaba.games.dominion.cards.adventures import adventures, gain_a_copy, teacher
from fudaba.games.dominion.facts.kinds import LAST_TURN, THIS, Cost, later
from fudaba.games.dominion.facts.layout import PLAY
from fudaba.games.dominion.facts.types import ACTION, ATTACK, DURATION, TRAVELLER
from fudaba.games.dominion.language.conditions import would_affect
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Discards, Plays
from fudaba.kernel.choices import may, one, some


@adventures.card(
    cost=2,
    types=ACTION | TRAVELLER,
    cards=1,
    actions=1,
    needs=("treasure_hunter", "warrior", "hero", "champion"),
)
def page(me: Me) -> None:
    """Its figures are all of its instructions."""


@adventures.card(
    cost=3,
    types=ACTION | TRAVELLER,
    actions=1,
    coins=1,
    pile="extra",
    copies=5,
    needs=("warrior",),
    remembers=(LAST_TURN,),
)
async def treasure_hunter(me: Me) -> None:
    for _ in me.right.last_turn("gain"):
        await me.gain("silver")


@adventures.card(cost=4, types=ACTION | ATTACK | TRAVELLER, cards=2, pile="extra", copies=5, needs=("hero",))
async def warrior(me: Me) -> None:
    travellers = len(me.in_play.of_type(TRAVELLER))
    for you in me.victims:
        for _ in range(travellers):
            for card in await you.top_cards(1):
                await you.discard(card)
                lies_there = card in you.discards
                if lies_there and you.cost(card) in (Cost(3), Cost(4)):
                    await you.trash(card)


@adventures.card(cost=5, types=ACTION | TRAVELLER, coins=2, pile="extra", copies=5, needs=("champion",))
async def hero(me: Me) -> None:
    await me.gain(one(me.supply.treasures))


@adventures.card(cost=6, types=ACTION | DURATION, actions=1, pile="extra", copies=5)
def champion(me: Me) -> None:
    me.whenever(Plays, champion_shields)
    me.whenever(Plays, champion_inspires)


@later(whose="others", of=ATTACK, when=would_affect)
async def champion_shields(me: Me, act: Plays) -> None:
    me.is_unaffected_by(act.play.number)


@later(of=ACTION, simple=True)
async def champion_inspires(me: Me, act: Plays) -> None:
    await me.plus(actions=1)


@adventures.card(
    cost=2,
    types=ACTION | TRAVELLER,
    buys=1,
    coins=1,
    needs=("soldier", "fugitive", "disciple", "teacher"),
)
def peasant(me: Me) -> None:
    """Its figures are all of its instructions."""


@adventures.card(
    cost=3, types=ACTION | ATTACK | TRAVELLER, coins=2, pile="extra", copies=5, needs=("fugitive",)
)
async def soldier(me: Me) -> None:
    assert me.this is not None
    others = me.in_play.of_type(ATTACK).without([me.this.card])
    await me.plus(coins=len(others))
    for you in me.victims:
        if len(you.hand) >= 4:
            await you.discard(some(1, you.hand))


@adventures.card(
    cost=4, types=ACTION | TRAVELLER, cards=2, actions=1, pile="extra", copies=5, needs=("disciple",)
)
async def fugitive(me: Me) -> None:
    await me.discard(some(1, me.hand))


@adventures.card(cost=5, types=ACTION | TRAVELLER, pile="extra", copies=5, needs=("teacher",))
async def disciple(me: Me) -> None:
    if card := await me.choose(may(me.playable.actions), "play"):
        await me.play_card(card, times=2)
        await gain_a_copy(me, card.card)


NEXT: Final = {
    page: treasure_hunter,
    treasure_hunter: warrior,
    warrior: hero,
    hero: champion,
    peasant: soldier,
    soldier: fugitive,
    fugitive: disciple,
    disciple: teacher,
}
"""What each Traveller may be exchanged for when it is discarded from play."""
BECOMES: Final = {traveller.id: after.id for traveller, after in NEXT.items()}
"""The same by their ids."""


def can_travel(me: Me, act: Discards) -> bool:
    """Whether it is discarded from play, and there is one of the next for it."""
    becomes = BECOMES[me.kind(act.card).id]
    return act.source == PLAY and me.finds(act.ref) and bool(me.top_of(becomes))


async def travels(me: Me, act: Discards) -> None:
    """It is exchanged for the next, which is no gain (POS-40c)."""
    assert act.ref is not None
    await me.exchange(act.ref, BECOMES[me.kind(act.card).id])


for traveller in NEXT:
    traveller.when(Discards, THIS, when=can_travel, may=True)(travels)

"""Nocturne's Necromancer, the Zombies that lie in the trash for it, and Conclave."""

from __future__ import annotations

from fudaba.games.dominion.facts.types import ACTION, DURATION, ZOMBIE
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.kernel.choices import may, one

nocturne = Expansion("nocturne")


@nocturne.card(cost=4, types=ACTION, coins=2)
async def conclave(me: Me) -> None:
    new = me.playable.actions.but_copies_of(*me.in_play)
    if await me.play_card(may(new)) is not None:
        await me.plus(actions=1)


@nocturne.card(cost=4, types=ACTION, needs=("zombies",))
async def necromancer(me: Me) -> None:
    if card := await me.choose(one(me.face_up_in_trash.actions.but(DURATION)), "play"):
        me.turn_face_down(card)
        await me.play_there(card)


@nocturne.card(cost=3, types=ACTION | ZOMBIE, pile="trash", copies=1)
async def zombie_apprentice(me: Me) -> None:
    if await me.trash(may(me.hand.actions)):
        await me.plus(cards=3, actions=1)


@nocturne.card(cost=3, types=ACTION | ZOMBIE, pile="trash", copies=1)
async def zombie_mason(me: Me) -> None:
    for card in await me.top_cards(1):
        await me.trash(card)
        await me.gain(may(me.up_to(me.cost(card).plus(1))))


@nocturne.card(cost=3, types=ACTION | ZOMBIE, cards=1, actions=1, pile="trash", copies=1)
async def zombie_spy(me: Me) -> None:
    for card in await me.look_at_top(1):
        if await me.option("discard", "put_back", about=card) == "discard":
            await me.discard(card)

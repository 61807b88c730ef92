"""Nocturne's Necromancer, the Zombies that lie in the trash for it, and Conclave."""

from __future__ import annotations

from fudaba.games.dominion.facts.layout import TRASH
from fudaba.games.dominion.facts.types import ACTION, DURATION, ZOMBIE
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me

nocturne = Expansion("nocturne")


@nocturne.card(cost=4, types=ACTION, coins=2)
async def conclave(me: Me) -> None:
    in_play = {me.kind(card) for card in me.in_play}
    new = [card for card in me.playable if me.is_action(card) and me.kind(card) not in in_play]
    if await me.play_card(await me.choose("play", new, may=True)) is not None:
        await me.plus(actions=1)


@nocturne.card(cost=4, types=ACTION, needs=("zombies",))
async def necromancer(me: Me) -> None:
    face_up = [card for card in me.s.zones[TRASH] if me.ref(card) not in me.s.face_down]
    fitting = [card for card in face_up if me.is_action(card) and not me.is_a(card, DURATION)]
    card = await me.choose("play", fitting)
    if card is not None:
        me.s.face_down.append(me.ref(card))
        await me.play_there(card)


@nocturne.card(cost=3, types=ACTION | ZOMBIE, pile="trash", copies=1)
async def zombie_apprentice(me: Me) -> None:
    if await me.trash_one(filter(me.is_action, me.hand), may=True) is not None:
        await me.plus(cards=3, actions=1)


@nocturne.card(cost=3, types=ACTION | ZOMBIE, pile="trash", copies=1)
async def zombie_mason(me: Me) -> None:
    for card in await me.top_cards(1):
        await me.trash(card)
        limit = me.cost(card).plus(1)
        await me.gain_one(me.up_to(limit), may=True)


@nocturne.card(cost=3, types=ACTION | ZOMBIE, cards=1, actions=1, pile="trash", copies=1)
async def zombie_spy(me: Me) -> None:
    for card in await me.look_at_top(1):
        if await me.option("discard", "put_back", about=card) == "discard":
            await me.discard([card])

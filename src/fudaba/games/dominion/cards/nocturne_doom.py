"""Nocturne's Doom cards that are played in the Action phase; Vampire is in nocturne.py."""

from __future__ import annotations

from fudaba.games.dominion.facts.kinds import THIS
from fudaba.games.dominion.facts.layout import HEXES
from fudaba.games.dominion.facts.types import ACTION, ATTACK, DOOM, NIGHT
from fudaba.games.dominion.language.boons_and_hexes import hex_others, receive_next
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains

nocturne = Expansion("nocturne")


@nocturne.card(cost=5, types=ACTION | DOOM, actions=2)
async def cursed_village(me: Me) -> None:
    await me.draw_to(6)


@cursed_village.when(Gains, THIS)
async def cursed_village_is_cursed(me: Me, act: Gains) -> None:
    await receive_next(me, HEXES)


@nocturne.card(cost=3, types=ACTION | DOOM, needs=("wish",))
async def leprechaun(me: Me) -> None:
    await me.gain("gold")
    if len(me.in_play) == 7:
        await me.gain("wish")
    else:
        await receive_next(me, HEXES)


@nocturne.card(cost=4, types=ACTION | ATTACK | DOOM, buys=1)
async def skulk(me: Me) -> None:
    await hex_others(me)


@skulk.when(Gains, THIS)
async def skulk_brings_a_gold(me: Me, act: Gains) -> None:
    await me.gain("gold")


@nocturne.card(cost=5, types=ACTION | ATTACK | DOOM, coins=2, needs=("imp",))
async def tormentor(me: Me) -> None:
    if any(me.this is None or me.ref(card) != me.this for card in me.in_play):
        await hex_others(me)
    else:
        await me.gain("imp")


@nocturne.card(cost=5, types=ACTION | ATTACK | NIGHT | DOOM)
async def werewolf(me: Me) -> None:
    if me.is_my_turn and me.in_night_phase:
        await hex_others(me)
    else:
        await me.plus(cards=3)

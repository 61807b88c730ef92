"""Prosperity: the cards that are finished."""

from __future__ import annotations

from fudaba.games.dominion.acts import Buys, Gains
from fudaba.games.dominion.expansion import Expansion
from fudaba.games.dominion.kinds import IN_HAND, IN_PLAY, THIS, later
from fudaba.games.dominion.me import Me
from fudaba.games.dominion.types import ACTION, ATTACK, DURATION, REACTION, TREASURE, VICTORY

prosperity = Expansion("prosperity")
FIRST, SECOND = (1,), (2,)

# Basic cards of games with Prosperity.

prosperity.simple("platinum", cost=9, types=TREASURE, coins=5, pile="basic", copies=12)
prosperity.simple("colony", cost=11, types=VICTORY, worth=10, pile="basic")


@prosperity.card(cost=7, types=TREASURE)
async def bank(me: Me) -> None:
    await me.plus(coins=sum(map(me.is_treasure, me.in_play)))


@prosperity.card(cost=6, types=ACTION | ATTACK, buys=1, coins=2, editions=FIRST)
async def goons(me: Me) -> None:
    for you in me.victims:
        await you.discard_down_to(3)


@goons.when(Buys, IN_PLAY, simple=True)
async def goons_rejoice(me: Me, act: Buys) -> None:
    await me.plus(vp=1)


@prosperity.card(cost=7, types=ACTION)
async def kings_court(me: Me) -> None:
    await me.play_card(await me.choose("play", filter(me.is_action, me.hand), may=True), times=3)


@prosperity.card(cost=5, types=ACTION)
async def mint(me: Me) -> None:
    card = await me.choose("reveal", filter(me.is_treasure, me.hand), may=True)
    if card is not None:
        me.reveal([card])
        await me.gain_one(me.supply(lambda other: me.kind(other) is me.kind(card)))


@mint.when(Gains, THIS, when=lambda me, act: me.t.house.mint == "onGain")
async def mint_is_gained(me: Me, act: Gains) -> None:
    for card in me.in_play:
        if me.is_treasure(card) and not me.is_a(card, DURATION):
            await me.trash(card)


@mint.when(Buys, THIS, when=lambda me, act: me.t.house.mint == "orig")
async def mint_is_bought(me: Me, act: Buys) -> None:
    for card in filter(me.is_treasure, me.in_play):
        await me.trash(card)


@prosperity.card(cost=4, types=TREASURE, buys=1, editions=SECOND)
async def tiara(me: Me) -> None:
    me.rest_of_turn(Gains, may_topdeck_it)
    await me.play_card(await me.choose("play", filter(me.is_treasure, me.hand), may=True), times=2)


@later(when=lambda me, act: me.finds(act.ref), may=True)
async def may_topdeck_it(me: Me, act: Gains) -> None:
    """A gained card is put onto the deck."""
    me.topdeck(act.ref)


@prosperity.card(cost=3, types=ACTION | REACTION)
async def watchtower(me: Me) -> None:
    await me.draw_to(6)


@watchtower.when(Gains, IN_HAND, when=lambda me, act: me.finds(act.ref), may=True)
async def watchtower_watches(me: Me, act: Gains) -> None:
    me.reveal_this()
    if await me.option("trash", "topdeck", about=act.card) == "trash":
        await me.trash(act.ref)
    else:
        me.topdeck(act.ref)

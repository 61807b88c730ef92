"""Nocturne's Fate cards, which let players receive Boons."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import IN_PLAY, THIS, later
from fudaba.games.dominion.facts.layout import BOONS
from fudaba.games.dominion.facts.types import ACTION, ATTACK, FATE, TREASURE
from fudaba.games.dominion.language import boons_and_hexes
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains
from fudaba.games.dominion.rules.moments import TurnBegins
from fudaba.kernel.choices import one

nocturne = Expansion("nocturne")


@nocturne.card(cost=4, types=ACTION | FATE, coins=2)
async def bard(me: Me) -> None:
    await boons_and_hexes.receive_next(me, BOONS)


blessed_village = nocturne.simple("blessed_village", cost=4, types=ACTION | FATE, cards=1, actions=2)


@blessed_village.when(Gains, THIS)
async def blessed_village_is_blessed(me: Me, act: Gains) -> None:
    boon = boons_and_hexes.turn_up(me.t, BOONS)
    if boon < 0:
        return
    if await me.option("now", "next_turn", about=boon) == "now":
        await boons_and_hexes.receive(me.t, me.seat, boon)
        boons_and_hexes.put_away(me.t, boon)
    else:
        me.tell("takes_boon", boon)
        me.following(me.ref(boon)).next_turn(boon_comes)


@later()
async def boon_comes(me: Me, act: TurnBegins) -> None:
    """The Boon that was taken for the next turn."""
    assert me.this is not None
    await boons_and_hexes.receive(me.t, me.seat, me.this.card)
    boons_and_hexes.put_away(me.t, me.this.card)


@nocturne.card(cost=2, types=ACTION | FATE, buys=1)
async def druid(me: Me) -> None:
    aside = me.set_aside_for_all.where(lambda kind: kind.sort == "boon")
    for boon in await me.choose(one(aside), "receive"):
        await boons_and_hexes.receive(me.t, me.seat, boon)


@druid.sets_up
def three_boons_lie_aside(t: Board) -> None:
    """The three Boons that Druid lets players receive."""
    boons_and_hexes.set_boons_aside(t, 3)


@nocturne.card(cost=3, types=ACTION | FATE, needs=("lucky_coin", "lost_in_the_woods"))
async def fool(me: Me) -> None:
    if me.owns("lost_in_the_woods"):
        return
    for other in me.others:
        other.return_state("lost_in_the_woods")
    me.take_state("lost_in_the_woods")
    turned_up = [boons_and_hexes.turn_up(me.t, BOONS) for _ in range(3)]
    boons = me.handful(boon for boon in turned_up if boon >= 0)
    while boon := await me.choose(one(boons), "receive"):
        boons = boons.without(boon)
        await boons_and_hexes.receive(me.t, me.seat, boon.card)
        boons_and_hexes.put_away(me.t, boon.card)


@nocturne.card(cost=5, types=TREASURE | ATTACK | FATE, coins=2)
async def idol(me: Me) -> None:
    if len(me.in_play.named("idol")) % 2:
        await boons_and_hexes.receive_next(me, BOONS)
    else:
        for you in me.victims:
            await you.gain("curse")


@nocturne.card(cost=2, types=ACTION | FATE, cards=1, actions=1, needs=("goat",))
async def pixie(me: Me) -> None:
    boon = boons_and_hexes.turn_up(me.t, BOONS)
    boons_and_hexes.put_away(me.t, boon)
    if boon < 0 or not me.finds(me.this) or not await me.may("receive_twice", about=boon):
        return
    if await me.trash(me.this):
        for _ in range(2):
            await boons_and_hexes.receive(me.t, me.seat, boon)


@nocturne.card(cost=5, types=ACTION | FATE, buys=1, coins=3)
async def sacred_grove(me: Me) -> None:
    boon = boons_and_hexes.turn_up(me.t, BOONS)
    await boons_and_hexes.receive(me.t, me.seat, boon)
    if boon >= 0 and not me.kind(boon).bonus.coins:
        for you in me.others:
            if await you.may("receive", about=boon):
                await boons_and_hexes.receive(me.t, you.seat, boon)
    boons_and_hexes.put_away(me.t, boon)


@nocturne.card(cost=2, types=ACTION | FATE, coins=1, needs=("pouch",))
async def tracker(me: Me) -> None:
    await boons_and_hexes.receive_next(me, BOONS)


@tracker.when(Gains, IN_PLAY, when=lambda me, act: me.finds(act.ref), may=True)
async def tracker_leads_home(me: Me, act: Gains) -> None:
    await me.topdeck(act.ref)

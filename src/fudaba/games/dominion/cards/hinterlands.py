"""Hinterlands: what comes of buying, gaining and discarding, and Reactions.

The others are in hinterlands_others.py and hinterlands_first.py.
"""

from __future__ import annotations

from fudaba.games.dominion.facts.kinds import IN_HAND, THIS
from fudaba.games.dominion.facts.types import ACTION, ATTACK, REACTION, VICTORY
from fudaba.games.dominion.language.expansion import Expansion, any_of
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Buys, Discards, Gains, Plays, Trashes
from fudaba.kernel.choices import one, some

hinterlands = Expansion("hinterlands")
FIRST, SECOND = (1,), (2,)


@hinterlands.card(cost=6, types=ACTION, cards=1, actions=2)
def border_village(me: Me) -> None:
    """Its figures are all of its instructions."""


@border_village.when(Gains, THIS)
async def border_village_brings(me: Me, act: Gains) -> None:
    await me.gain(one(me.supply.cheaper_than(me.cost(act.card))))


@hinterlands.card(cost=2, types=ACTION)
async def crossroads(me: Me) -> None:
    await me.reveal(me.hand)
    await me.plus(cards=len(me.hand.victories))
    # The first time it was played, whichever instructions were followed then (WAY-16).
    if me.is_first_play(me.play, "crossroads"):
        await me.plus(actions=3)


@hinterlands.card(cost=5, types=ACTION, cards=5, editions=FIRST)
async def embassy(me: Me) -> None:
    await me.discard(some(3, me.hand))


@embassy.when(Gains, THIS)
async def embassy_gives_silver(me: Me, act: Gains) -> None:
    for you in me.others:
        await you.gain("silver")


farmland = hinterlands.simple("farmland", cost=6, types=VICTORY, worth=2)


@farmland.when(Gains, THIS, when=lambda me, act: me.house.farmland == "2022")
async def farmland_is_gained(me: Me, act: Gains) -> None:
    await improve_a_card(me, "farmland")


@farmland.when(Buys, THIS, when=lambda me, act: me.house.farmland == "orig")
async def farmland_is_bought(me: Me, act: Buys) -> None:
    await improve_a_card(me, "")


async def improve_a_card(me: Me, other_than: str) -> None:
    """Trash a card from the hand, and gain one that costs exactly $2 more."""
    if card := await me.trash(one(me.hand)):
        await me.gain(one(me.costing(card.cost.plus(2)).but_named(other_than)))


@hinterlands.card(cost=3, types=ACTION | REACTION, cards=2, editions=SECOND)
async def guard_dog(me: Me) -> None:
    if len(me.hand) <= 5:
        await me.plus(cards=2)


@guard_dog.when(Plays, IN_HAND, whose="others", of=ATTACK, may=True, plays_this=True)
async def guard_dog_barks(me: Me, act: Plays) -> None:
    await me.play_card(me.this)


@hinterlands.card(cost=4, types=ACTION | ATTACK, coins=1, editions=FIRST)
async def noble_brigand(me: Me) -> None:
    await rob(me)


@noble_brigand.when(Buys, THIS)
async def noble_brigand_is_bought(me: Me, act: Buys) -> None:
    await rob(me)


async def rob(me: Me) -> None:
    """Every other player loses a Silver or Gold, or gains a Copper for having no Treasure."""
    stolen = []
    for you in me.victims:
        revealed = await you.reveal_top(2)
        trashed = await you.trash(await me.choose(one(revealed.named("silver", "gold")), "trash", of=you))
        await you.discard(revealed.without(trashed))
        stolen.append(trashed)
        if not revealed.treasures:
            await you.gain("copper")
    for trashed in stolen:
        await me.gain(trashed)


@hinterlands.card(cost=4, types=ACTION | REACTION)
async def trader(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        await me.gain("silver", times=trashed.cost.coins)


def can_be_exchanged(me: Me, act: Gains) -> bool:
    """Whether the gained card still lies where it was gained, and can be exchanged for a Silver."""
    t = me.t
    there = me.finds(act.ref) and t.home_of(act.card) is not None
    return t.house.trader == "2020" and there and t.top_of("silver") >= 0


@trader.when(Gains, IN_HAND, when=can_be_exchanged, may=True)
async def trader_exchanges(me: Me, act: Gains) -> None:
    await me.reveal_this()
    await me.exchange(act.ref, "silver")


def would_gain_other_than_silver(me: Me, act: Gains) -> bool:
    """Whether the first text of Trader may replace the gain."""
    return me.house.trader == "orig" and me.kind(act.card).id != "silver"


@trader.when(Gains, IN_HAND, when=would_gain_other_than_silver, replaces=True, may=True)
async def trader_brings_silver(me: Me, act: Gains) -> Gains | None:
    """Wherever the card would have gone, the Silver goes to the discards; without one nothing is gained."""
    await me.reveal_this()
    silver = me.top_of("silver")
    return act.instead(me.t, silver.card) if silver else None


@hinterlands.card(cost=3, types=VICTORY | REACTION, worth=2)
def tunnel(me: Me) -> None:
    """It is not played."""


@tunnel.when(Discards, THIS, when=lambda me, act: not me.in_clean_up, may=True)
async def tunnel_is_found(me: Me, act: Discards) -> None:
    await me.reveal(act.card)
    await me.gain("gold")


def is_moved_outside_clean_up(me: Me, act: Gains | Trashes | Discards) -> bool:
    """Whether the card still lies where it went, and it is not Clean-up."""
    return me.finds(act.ref) and not me.in_clean_up


@hinterlands.card(cost=4, types=ACTION | REACTION, cards=1, actions=1, editions=SECOND)
def trail(me: Me) -> None:
    """Its figures are all of its instructions."""


@trail.when(any_of(Gains, Trashes, Discards), THIS, when=is_moved_outside_clean_up, may=True)
async def trail_leads_on(me: Me, act: Gains | Trashes | Discards) -> None:
    await me.play_card(act.ref)


@hinterlands.card(cost=4, types=ACTION | REACTION, editions=SECOND)
async def weaver(me: Me) -> None:
    if await me.option("gain_two_silvers", "gain") == "gain":
        await me.gain(one(me.up_to(4)))
    else:
        await me.gain("silver", times=2)


@weaver.when(Discards, THIS, when=is_moved_outside_clean_up, may=True)
async def weaver_is_taken_up(me: Me, act: Discards) -> None:
    await me.play_card(act.ref)


@hinterlands.card(cost=5, types=ACTION | ATTACK, editions=SECOND)
async def berserker(me: Me) -> None:
    assert me.this is not None
    await me.gain(one(me.supply.cheaper_than(me.cost(me.this.card))))
    for you in me.victims:
        await you.discard_down_to(3)


@berserker.when(Gains, THIS, when=lambda me, act: bool(me.in_play.actions))
async def berserker_rages(me: Me, act: Gains) -> None:
    await me.play_card(act.ref)

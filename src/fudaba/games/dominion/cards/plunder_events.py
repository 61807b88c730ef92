"""Plunder: its Events."""

from __future__ import annotations

from fudaba.games.dominion.cards.plunder import plunder
from fudaba.games.dominion.cards.plunder_loot import gain_loot
from fudaba.games.dominion.cards.plunder_others import LOOT
from fudaba.games.dominion.facts.kinds import later
from fudaba.games.dominion.facts.layout import DECK
from fudaba.games.dominion.facts.types import ACTION, ATTACK, TREASURE
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.language.shuffles import ShufflesSome, to_shuffle
from fudaba.games.dominion.rules import extra_turns
from fudaba.games.dominion.rules.acts import Gains, Shuffles
from fudaba.games.dominion.rules.inquiries import MayLeavePlay
from fudaba.games.dominion.rules.moments import TurnBegins, TurnEnds
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import may, one, some, up_to


@plunder.event(cost=2, buys=1)
def avoid(me: Me) -> None:
    me.rest_of_turn(Shuffles, shuffle_is_avoided, once=True, replaces=True)


@later()
async def shuffle_is_avoided(me: Me, act: Shuffles) -> Shuffles:
    return ShufflesSome(act, left=await me.choose(up_to(3, to_shuffle(me, act)), "leave"))


@plunder.event(cost=1, buys=1)
async def bury(me: Me) -> None:
    await me.to_bottom(one(me.look_through_discards()))


@plunder.event(cost=2, buys=1)
def deliver(me: Me) -> None:
    me.rest_of_turn(Gains, is_delivered)


@later()
async def is_delivered(me: Me, act: Gains) -> None:
    if aside := await me.set_aside(act.ref):
        me.at_end_of_turn(delivery_comes, aside.ref)


@later(whose="any", simple=True)
async def delivery_comes(me: Me, act: TurnEnds, aside: Ref) -> None:
    await me.take(aside)


@plunder.event(cost=3, needs=LOOT)
async def foray(me: Me) -> None:
    chosen = await me.choose(some(3, me.hand), "discard")
    await me.reveal(chosen)
    await me.discard(chosen)
    if len(chosen.kinds) == 3:
        await gain_loot(me)


@plunder.event(cost=10, needs=LOOT)
async def invasion(me: Me) -> None:
    await me.play_card(may(me.playable.of_type(ATTACK)))
    await me.gain("duchy")
    await me.gain(one(me.supply.actions), to=DECK)
    await me.play_card(await gain_loot(me))


@plunder.event(cost=4, once_a="turn")
def journey(me: Me) -> None:
    if extra_turns.is_allowed(me.t, me.seat):
        me.rest_of_turn(MayLeavePlay, journey_keeps_all)
        me.extra_turn()


@later()
async def journey_keeps_all(me: Me, act: MayLeavePlay) -> None:
    """That it waits is all that it does."""


@plunder.event(cost=3, once_a="turn")
async def launch(me: Me) -> None:
    await me.return_to_action_phase()
    await me.plus(cards=1, actions=1, buys=1)


@plunder.event(cost=6, needs=LOOT)
async def looting(me: Me) -> None:
    await gain_loot(me)


@plunder.event(cost=4)
async def maelstrom(me: Me) -> None:
    await me.trash(some(3, me.hand))
    for you in me.others:
        if len(you.hand) >= 5:
            await you.trash(one(you.hand))


@plunder.event(cost=3, buys=1)
def mirror(me: Me) -> None:
    me.rest_of_turn(Gains, is_mirrored, once=True)


@later(of=ACTION)
async def is_mirrored(me: Me, act: Gains) -> None:
    await me.gain(one(me.supply.copies_of(act.card)))


@plunder.event(cost=2, needs=LOOT)
async def peril(me: Me) -> None:
    if await me.trash(may(me.hand.actions)):
        await gain_loot(me)


@plunder.event(cost=3)
async def prepare(me: Me) -> None:
    aside = await me.set_aside(me.hand)
    me.later_whatever(TurnBegins, is_prepared, *aside.refs)


@later()
async def is_prepared(me: Me, act: TurnBegins, *aside: Ref) -> None:
    while playable := me.those(aside).of_type(ACTION, TREASURE):
        await me.play_card(one(playable))
    await me.discard(me.those(aside))


@plunder.event(cost=10, needs=LOOT)
async def prosper(me: Me) -> None:
    """Each Treasure is chosen once the one before has been gained: a pile may show another card then."""
    await gain_loot(me)
    named = me.handful(())
    while treasures := me.supply.treasures.but_copies_of(*named):
        card = await me.choose(may(treasures), "gain")
        if not card:
            return
        named += card
        await me.gain(card)


@plunder.event(cost=2, buys=1)
def rush(me: Me) -> None:
    me.rest_of_turn(Gains, is_rushed, once=True)


@later(of=ACTION)
async def is_rushed(me: Me, act: Gains) -> None:
    await me.play_card(act.ref)


@plunder.event(cost=3)
async def scrounge(me: Me) -> None:
    if await me.option("trash", "gain_from_trash") == "trash":
        await me.trash(one(me.hand))
        return
    estates = me.the_trash.named("estate")
    if await me.gain(estates[0] if estates else None):
        await me.gain(one(me.up_to(5)))

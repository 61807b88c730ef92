"""Plunder: its Events."""

from __future__ import annotations

from fudaba.games.dominion.cards.plunder import plunder
from fudaba.games.dominion.cards.plunder_loot import gain_loot
from fudaba.games.dominion.cards.plunder_others import LOOT
from fudaba.games.dominion.facts.kinds import Kind, later
from fudaba.games.dominion.facts.layout import DECK, TRASH
from fudaba.games.dominion.facts.types import ACTION, ATTACK, TREASURE
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.language.shuffles import ShufflesSome, to_shuffle
from fudaba.games.dominion.rules import extra_turns
from fudaba.games.dominion.rules.acts import Gains, MayLeavePlay, Shuffles, TurnBegins, TurnEnds
from fudaba.kernel.cards import Ref


@plunder.event(cost=2, buys=1)
def avoid(me: Me) -> None:
    me.rest_of_turn(Shuffles, shuffle_is_avoided, once=True, replaces=True)


@later()
async def shuffle_is_avoided(me: Me, act: Shuffles) -> Shuffles:
    return ShufflesSome(act, left=await me.choose_some("leave", to_shuffle(me, act), 0, 3))


@plunder.event(cost=1, buys=1)
async def bury(me: Me) -> None:
    me.to_bottom(await me.choose("put_at_bottom", me.discards))


@plunder.event(cost=2, buys=1)
def deliver(me: Me) -> None:
    me.rest_of_turn(Gains, is_delivered)


@later()
async def is_delivered(me: Me, act: Gains) -> None:
    if (aside := me.set_aside(act.ref)) is not None:
        me.at_end_of_turn(delivery_comes, aside)


@later(whose="any", simple=True)
async def delivery_comes(me: Me, act: TurnEnds, aside: Ref) -> None:
    me.take(aside)


@plunder.event(cost=3, needs=LOOT)
async def foray(me: Me) -> None:
    chosen = await me.choose_some("discard", me.hand, 3, 3, ordered=True)
    await me.reveal(chosen)
    names = {me.kind(card) for card in chosen}
    await me.discard(chosen)
    if len(names) == 3:
        await gain_loot(me)


@plunder.event(cost=10, needs=LOOT)
async def invasion(me: Me) -> None:
    await me.play_card(await me.choose("play", me.of_type(me.playable, ATTACK), may=True))
    await me.gain("duchy")
    await me.gain_one(me.supply(me.is_action), to=DECK)
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
    await me.trash_some(me.hand, 3, 3)
    for you in me.others:
        if len(you.hand) >= 5:
            await you.trash_one(you.hand)


@plunder.event(cost=3, buys=1)
def mirror(me: Me) -> None:
    me.rest_of_turn(Gains, is_mirrored, once=True)


@later(of=ACTION)
async def is_mirrored(me: Me, act: Gains) -> None:
    await me.gain_one(me.supply(lambda card: me.kind(card) is me.kind(act.card)))


@plunder.event(cost=2, needs=LOOT)
async def peril(me: Me) -> None:
    if await me.trash_one(filter(me.is_action, me.hand), may=True) is not None:
        await gain_loot(me)


@plunder.event(cost=3)
def prepare(me: Me) -> None:
    aside = [me.set_aside(card) for card in me.hand]
    me.later_whatever(TurnBegins, is_prepared, *filter(None, aside))


@later()
async def is_prepared(me: Me, act: TurnBegins, *aside: Ref) -> None:
    while playable := me.of_type((ref.card for ref in aside if me.finds(ref)), ACTION, TREASURE):
        await me.play_card(await me.choose("play", playable))
    await me.discard([ref.card for ref in aside if me.finds(ref)])


@plunder.event(cost=10, needs=LOOT)
async def prosper(me: Me) -> None:
    """Each Treasure is chosen once the one before has been gained: a pile may show another card then."""
    await gain_loot(me)
    named: set[Kind] = set()
    while treasures := [c for c in me.supply(me.is_treasure) if me.kind(c) not in named]:
        card = await me.choose("gain", treasures, may=True)
        if card is None:
            return
        named.add(me.kind(card))
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
        await me.trash_one(me.hand)
        return
    estates = me.named(me.s.zones[TRASH], "estate")
    if await me.gain(estates[0] if estates else None) is not None:
        await me.gain_one(me.up_to(5))

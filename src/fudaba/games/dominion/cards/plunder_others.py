"""Plunder: the cards that are no Durations. See also plunder.py."""

from __future__ import annotations

from fudaba.games.dominion.cards.plunder import plunder
from fudaba.games.dominion.cards.plunder_loot import gain_loot
from fudaba.games.dominion.facts.kinds import IN_GAME, IN_HAND, THIS, Cost, later
from fudaba.games.dominion.facts.layout import HAND, PLAY
from fudaba.games.dominion.facts.notes import Note
from fudaba.games.dominion.facts.types import ACTION, ATTACK, REACTION, TREASURE, VICTORY
from fudaba.games.dominion.language.handful import Cards
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import DiscardsAtOnce, Gains, Trashes
from fudaba.games.dominion.rules.moments import TurnBegins, TurnEnds
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import every, may, one, some, up_to

LOOT = ("loot",)


def treasures_in_play(me: Me) -> int:
    """How many differently named Treasures the player has in play."""
    return len(me.in_play.treasures.kinds)


# Treasures.


@plunder.card(cost=4, types=TREASURE, plus_coins=True)
async def crucible(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        coins = trashed.cost.coins
        await me.plus(coins=coins)


@plunder.card(cost=5, types=TREASURE, cards=2, plus_coins=True)
async def figurine(me: Me) -> None:
    if await me.discard(up_to(1, me.hand.actions)):
        await me.plus(buys=1, coins=1)


jewelled_egg = plunder.simple("jewelled_egg", cost=2, types=TREASURE, coins=1, buys=1, needs=LOOT)


@jewelled_egg.when(Trashes, THIS)
async def egg_breaks(me: Me, act: Trashes) -> None:
    await gain_loot(me)


@plunder.card(cost=7, types=TREASURE)
async def kings_cache(me: Me) -> None:
    await me.play_card(may(me.playable.treasures), times=3)


@plunder.card(cost=5, types=TREASURE, plus_coins=True)
async def pendant(me: Me) -> None:
    await me.plus(coins=treasures_in_play(me))


@plunder.card(cost=5, types=TREASURE, coins=1, needs=LOOT)
async def pickaxe(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        dear = trashed.cost.coins >= 3
        if dear:
            await gain_loot(me, HAND)


@plunder.card(cost=6, types=TREASURE, coins=1, buys=1, needs=LOOT)
async def sack_of_loot(me: Me) -> None:
    await gain_loot(me)


@plunder.card(cost=5, types=TREASURE)
async def silver_mine(me: Me) -> None:
    assert me.this is not None
    mine = me.cost(me.this.card)
    cheaper = me.supply.cheaper_than(mine)
    await me.gain(one(cheaper.treasures), to=HAND)


@plunder.card(cost=4, types=TREASURE)
async def tools(me: Me) -> None:
    """A card may be chosen of which there is none in the Supply; then nothing is gained."""
    in_play = me.handful(card for you in me.everybody for card in you.in_play).one_of_each
    copies = me.supply.copies_of(*in_play)
    gone = in_play.but_copies_of(*copies)
    card = await me.choose(one(me.handful([*copies, *gone])), "gain")
    await me.gain(card.without(gone))


# Actions.


@plunder.card(cost=5, types=ACTION)
async def first_mate(me: Me) -> None:
    card = await me.choose(may(me.playable.actions), "play")
    while card:
        await me.play_card(card)
        same = me.playable.named(card.id)
        card = await me.choose(may(same.actions), "play")
    await me.draw_to(6)


@plunder.card(cost=4, types=ACTION, coins=2)
async def fortune_hunter(me: Me) -> None:
    cards = await me.look_at_top(3)
    played = await me.choose(may(cards.treasures), "play")
    await me.play_card(played)
    await me.topdeck(every(cards.without(played).still_there))


@plunder.card(cost=4, types=ACTION | REACTION)
async def mapmaker(me: Me) -> None:
    cards = await me.look_at_top(4)
    taken = await me.choose(some(2, cards), "put_in_hand")
    await me.take(taken)
    await me.discard(cards.without(taken))


@mapmaker.when(Gains, IN_HAND, whose="any", of=VICTORY, may=True, plays_this=True)
async def mapmaker_sets_out(me: Me, act: Gains) -> None:
    await me.play_card(me.this)


@plunder.card(cost=4, types=ACTION)
async def maroon(me: Me) -> None:
    if card := await me.choose(one(me.hand), "trash"):
        types = me.types_of(card.card).bit_count()
        await me.trash(card)
        await me.plus(cards=2 * types)


@plunder.card(cost=5, types=ACTION, cards=4)
async def pilgrim(me: Me) -> None:
    await me.topdeck(one(me.hand))


@plunder.card(cost=2, types=ACTION, actions=1, coins=1)
async def shaman(me: Me) -> None:
    await me.trash(may(me.hand))


@shaman.when(TurnBegins, IN_GAME)
async def shaman_raises(me: Me, act: TurnBegins) -> None:
    await me.gain(one(me.the_trash.up_to(Cost(6))))


@plunder.card(cost=4, types=ACTION, actions=2)
async def swamp_shacks(me: Me) -> None:
    await me.plus(cards=len(me.in_play) // 3)


@plunder.card(cost=5, types=ACTION | ATTACK)
async def trickster(me: Me) -> None:
    for you in me.victims:
        await you.gain("curse")
    me.note(TRICK)
    if not any(waits.owner == me.seat for waits in me.waiting(tricksters_hide)):
        me.rest_of_turn(DiscardsAtOnce, tricksters_hide)


TRICK = Note("trick")
HIDDEN = Note("hidden by a trick")


def still_to_hide(me: Me) -> int:
    """How many Treasures may still be set aside this turn: one for each Trickster."""
    return len(me.this_turn(TRICK)) - len(me.this_turn(HIDDEN))


def treasures_from_play(me: Me, act: DiscardsAtOnce) -> Cards:
    """The Treasures that were discarded from play."""
    return me.those(each.ref for each in act.discards if each.source == PLAY and each.ref).treasures


@later(when=lambda me, act: still_to_hide(me) > 0 and bool(treasures_from_play(me, act)))
async def tricksters_hide(me: Me, act: DiscardsAtOnce) -> None:
    """All of them in one question: Treasures that leave play together are chosen among together."""
    if aside := await me.set_aside(up_to(still_to_hide(me), treasures_from_play(me, act))):
        for card in aside:
            me.note(HIDDEN, card)
        me.at_end_of_turn(hidden_treasures_return, *aside.refs)


@later(whose="any", simple=True)
async def hidden_treasures_return(me: Me, act: TurnEnds, *aside: Ref) -> None:
    await me.take(me.those(aside))


wealthy_village = plunder.simple("wealthy_village", cost=5, types=ACTION, cards=1, actions=2, needs=LOOT)


@wealthy_village.when(Gains, THIS, when=lambda me, act: treasures_in_play(me) >= 3)
async def village_is_wealthy(me: Me, act: Gains) -> None:
    await gain_loot(me)

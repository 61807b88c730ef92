"""Empires: piles of two cards, five of each."""

from __future__ import annotations

from fudaba.games.dominion.cards.empires import empires
from fudaba.games.dominion.facts.kinds import THIS, Cost, later
from fudaba.games.dominion.facts.layout import DECK, HAND
from fudaba.games.dominion.facts.notes import Note
from fudaba.games.dominion.facts.types import ACTION, ATTACK, TREASURE
from fudaba.games.dominion.language.expansion import any_of
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains, Trashes
from fudaba.games.dominion.rules.moments import CleanUpBegins
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import may, one

# Catapult, and Rocks below it.


@empires.card(cost=3, types=ACTION | ATTACK, coins=1, pile="part", copies=5)
async def catapult(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        cost = trashed.cost
        for you in me.victims if cost.coins >= 3 else ():
            await you.gain("curse")
        for you in me.victims if bool(trashed.treasures) else ():
            await you.discard_down_to(3)


@empires.card(cost=4, types=TREASURE, coins=1, pile="part", copies=5)
def rocks(me: Me) -> None:
    """Its figure is all of its instructions."""


@rocks.when(any_of(Gains, Trashes), THIS)
async def rocks_hold_silver(me: Me, act: Gains | Trashes) -> None:
    await me.gain("silver", to=DECK if me.is_my_turn and me.in_buy_phase else HAND)


empires.pile("catapult_rocks", ("catapult", 5), ("rocks", 5), types=ACTION | ATTACK, cost=3)

# Encampment, and Plunder below it.


@empires.card(cost=2, types=ACTION, cards=2, actions=2, pile="part", copies=5)
async def encampment(me: Me) -> None:
    if shown := await me.choose(may(me.hand.named("gold", "plunder")), "reveal"):
        await me.reveal(shown)
    elif aside := await me.set_aside(me.this):
        me.later_whatever(CleanUpBegins, camp_is_struck, aside.ref)


@later(whose="any")
async def camp_is_struck(me: Me, act: CleanUpBegins, aside: Ref) -> None:
    await me.return_to_pile(aside)


empires.simple("plunder", cost=5, types=TREASURE, coins=2, vp=1, pile="part", copies=5)
empires.pile("encampment_plunder", ("encampment", 5), ("plunder", 5), types=ACTION, cost=2)

# Gladiator, and Fortune below it.


@empires.card(cost=3, types=ACTION, coins=2, pile="part", copies=5)
async def gladiator(me: Me) -> None:
    shown = await me.choose(one(me.hand), "reveal")
    same = me.handful(())
    if shown:
        await me.reveal(shown)
        same = await me.left.may_with("reveal", me.left.hand.named(shown.id))
    if same:
        await me.left.reveal(same)
    else:
        await me.plus(coins=1)
        await me.trash(me.top_of("gladiator"))


@empires.card(cost=Cost(8, debt=8), types=TREASURE, buys=1, pile="part", copies=5)
async def fortune(me: Me) -> None:
    if not me.this_turn(DOUBLED):
        me.note(DOUBLED)
        await me.plus(coins=me.coins())


DOUBLED = Note("doubled")


@fortune.when(Gains, THIS)
async def fortune_pays_gladiators(me: Me, act: Gains) -> None:
    for _ in me.in_play.named("gladiator"):
        await me.gain("gold")


empires.pile("gladiator_fortune", ("gladiator", 5), ("fortune", 5), types=ACTION, cost=3)


# Patrician, and Emporium below it.


@empires.card(cost=2, types=ACTION, cards=1, actions=1, pile="part", copies=5)
async def patrician(me: Me) -> None:
    for card in await me.reveal_top(1):
        if me.cost(card).coins >= 5:
            await me.take(card)


@empires.card(cost=5, types=ACTION, cards=1, actions=1, coins=1, pile="part", copies=5)
def emporium(me: Me) -> None:
    """Its figures are all of its instructions."""


@emporium.when(Gains, THIS, when=lambda me, act: len(me.in_play.actions) >= 5)
async def emporium_opens(me: Me, act: Gains) -> None:
    await me.plus(vp=2)


empires.pile("patrician_emporium", ("patrician", 5), ("emporium", 5), types=ACTION, cost=2)

# Settlers, and Bustling Village below them.


@empires.card(cost=2, types=ACTION, cards=1, actions=1, pile="part", copies=5)
async def settlers(me: Me) -> None:
    await find_in_discards(me, "copper")


@empires.card(cost=5, types=ACTION, cards=1, actions=3, pile="part", copies=5)
async def bustling_village(me: Me) -> None:
    await find_in_discards(me, "settlers")


async def find_in_discards(me: Me, id: str) -> None:
    """Reveal a card of that name from the discard pile, if this player likes, and put it into the hand."""
    if found := await me.choose(may(me.look_through_discards().named(id)), "put_in_hand"):
        await me.reveal(found)
        await me.take(found)


empires.pile("settlers_bustling_village", ("settlers", 5), ("bustling_village", 5), types=ACTION, cost=2)

"""Guilds, in both editions."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.state import ACTION_PHASE, START
from fudaba.games.dominion.facts.kinds import IN_GAME, THIS, Cost, later
from fudaba.games.dominion.facts.layout import DECK
from fudaba.games.dominion.facts.types import ACTION, ATTACK, TREASURE
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Buys, Gains
from fudaba.games.dominion.rules.moments import BuyPhaseEnds, TurnEnds
from fudaba.kernel.choices import every, may, one, up_to

guilds = Expansion("guilds")
FIRST, SECOND = (1,), (2,)

baker = guilds.simple("baker", cost=5, types=ACTION, cards=1, actions=1, coffers=1)


@baker.sets_up
def everybody_has_a_coffers_token(t: Board) -> None:
    """Each player begins with a Coffers token."""
    for seat in range(t.seats):
        t.state.coffers[seat] += 1


guilds.simple("candlestick_maker", cost=2, types=ACTION, actions=1, buys=1, coffers=1)


@guilds.card(cost=4, types=ACTION, actions=1)
async def advisor(me: Me) -> None:
    revealed = await me.reveal_top(3)
    discarded = await me.discard(await me.left.choose(one(revealed), "discard", of=me))
    await me.take(revealed.without(discarded))


@guilds.card(cost=5, types=ACTION, coffers=2)
async def butcher(me: Me) -> None:
    if trashed := await me.trash(may(me.hand)):
        cost = trashed.cost
        paid = await me.number(0, me.coffers, "coffers")
        me.spend_coffers(paid)
        await me.gain(one(me.up_to(cost.plus(paid))))


@guilds.card(cost=5, types=ACTION)
async def journeyman(me: Me) -> None:
    named = await me.name()
    found, others = me.handful(()), me.handful(())
    for _ in range(3):
        card, passed = await me.reveal_until(lambda card: me.kind(card).id != named)
        found += card
        others += passed
    await me.take(found)
    await me.discard(others)


@guilds.card(cost=4, types=ACTION, cards=1, actions=2)
async def plaza(me: Me) -> None:
    if await me.discard(up_to(1, me.hand.treasures)):
        await me.plus(coffers=1)


@guilds.card(cost=5, types=ACTION | ATTACK)
async def soothsayer(me: Me) -> None:
    await me.gain("gold")
    cursed = [you for you in me.victims if await you.gain("curse")]
    for you in cursed:
        await you.draw(1)


@guilds.card(cost=4, types=ACTION | ATTACK, editions=FIRST)
async def taxman(me: Me) -> None:
    if trashed := await me.trash(may(me.hand.treasures)):
        limit = trashed.cost.plus(3)
        for you in me.victims:
            if len(you.hand) >= 5:
                if copies := you.hand.named(trashed.id):
                    await you.discard(copies.first)
                else:
                    await you.reveal(you.hand)
        await me.gain(one(me.up_to(limit).treasures), to=DECK)


@guilds.card(cost=5, types=ACTION, buys=1, coins=1)
def merchant_guild(me: Me) -> None:
    me.rest_of_turn(BuyPhaseEnds, guild_is_paid)


@later(simple=True)
async def guild_is_paid(me: Me, act: BuyPhaseEnds) -> None:
    await me.plus(coffers=len(me.gained_in_buy_phase))


@guilds.card(cost=5, types=ACTION | ATTACK, coffers=2, editions=SECOND)
async def footpad(me: Me) -> None:
    for you in me.victims:
        await you.discard_down_to(3)


def gained_in_an_action_phase(me: Me, act: Gains) -> bool:
    """Whether the card was gained in somebody's Action phase; what it brings about may have ended that."""
    return act.number > 0 and me.this_turn("gain")[act.number - 1].phase in (START, ACTION_PHASE)


@footpad.when(Gains, IN_GAME, when=gained_in_an_action_phase, simple=True)
async def footpad_draws(me: Me, act: Gains) -> None:
    await me.plus(cards=1)


# Cards for which one may overpay when one buys them.


async def overpay(me: Me) -> int:
    """Pay more than the card costs. Returns how many $ more."""
    if paid := await me.number(0, me.coins(), "overpay"):
        me.pay(paid)
    return paid


@guilds.card(cost=3, types=ACTION, editions=FIRST)
async def doctor(me: Me) -> None:
    named = await me.name()
    revealed = await me.reveal_top(3)
    await me.trash(revealed.named(named))
    await me.topdeck(every(revealed.but_named(named)))


@doctor.when(Buys, THIS)
async def doctor_is_overpaid(me: Me, act: Buys) -> None:
    for _ in me.as_often(await overpay(me)):
        for card in await me.look_at_top(1):
            chosen = await me.option("trash", "discard", "put_back", about=card)
            if chosen == "trash":
                await me.trash(card)
            elif chosen == "discard":
                await me.discard(card)
            else:
                me.put_back([card])


@guilds.card(cost=2, types=ACTION, cards=1, actions=1, buys=1, editions=SECOND)
def farrier(me: Me) -> None:
    """Its figures are all of its instructions."""


@farrier.when(Buys, THIS)
async def farrier_is_overpaid(me: Me, act: Buys) -> None:
    if paid := await overpay(me):
        me.at_end_of_turn(farrier_delivers, paid)


@later(whose="any", simple=True)
async def farrier_delivers(me: Me, act: TurnEnds, paid: int) -> None:
    await me.plus(cards=paid)


@guilds.card(cost=4, types=ACTION, cards=1, actions=1)
async def herald(me: Me) -> None:
    for card in await me.reveal_top(1):
        if me.is_action(card):
            await me.play_card(card)


@herald.when(Buys, THIS)
async def herald_is_overpaid(me: Me, act: Buys) -> None:
    if paid := await overpay(me):
        me.look_through_discards()
        for _ in range(min(paid, len(me.discards))):
            await me.topdeck(one(me.discards))


@guilds.card(cost=3, types=ACTION, cards=1, editions=SECOND)
async def infirmary(me: Me) -> None:
    await me.trash(may(me.hand))


@infirmary.when(Buys, THIS)
async def infirmary_is_overpaid(me: Me, act: Buys) -> None:
    if paid := await overpay(me):
        me.rest_of_turn(Gains, infirmary_treats, paid, once=True)


@later(when=lambda me, act, paid: act.bought and me.kind(act.card).id == "infirmary")
async def infirmary_treats(me: Me, act: Gains, paid: int) -> None:
    """Once it is gained, it is played as often as $ were overpaid."""
    await me.play_card(act.ref, times=paid)


@guilds.card(cost=3, types=TREASURE, coins=1, editions=FIRST)
def masterpiece(me: Me) -> None:
    """Its figure is all of its instructions."""


@masterpiece.when(Buys, THIS)
async def masterpiece_is_overpaid(me: Me, act: Buys) -> None:
    await me.gain("silver", times=await overpay(me))


@guilds.card(cost=2, types=ACTION)
async def stonemason(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        for _ in range(2):  # what it costs may change with the first of them (Wayfarer)
            await me.gain(one(me.supply.cheaper_than(trashed.cost)))


@stonemason.when(Buys, THIS)
async def stonemason_is_overpaid(me: Me, act: Buys) -> None:
    """A Potion may be part of it (and would be of no use for the others)."""
    paid = await overpay(me)
    potions = await me.number(0, me.potions, "overpay_potions") if me.is_my_turn else 0
    me.pay_potions(potions)
    if paid or potions:
        for _ in range(2):
            await me.gain(one(me.costing(Cost(paid, potions)).actions))

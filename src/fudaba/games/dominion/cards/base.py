"""The basic cards, and the base game in both editions.

The exemplar for every other expansion: what is bold stands in the decorator, the rest reads like the card.
"""

from __future__ import annotations

from collections.abc import Mapping

from fudaba.games.dominion.facts.kinds import IN_HAND, later, worth_of_owned
from fudaba.games.dominion.facts.layout import DECK, HAND
from fudaba.games.dominion.facts.tokens import MINUS_CARD
from fudaba.games.dominion.facts.types import ACTION, ATTACK, CURSE, REACTION, TREASURE, VICTORY
from fudaba.games.dominion.language.conditions import would_affect
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Plays
from fudaba.kernel.choices import any_number, every, may, one, some, up_to

base = Expansion("base")
FIRST, SECOND = (1,), (2,)

# The basic cards.

base.simple("copper", cost=0, types=TREASURE, coins=1, pile="basic")
base.simple("silver", cost=3, types=TREASURE, coins=2, pile="basic")
base.simple("gold", cost=6, types=TREASURE, coins=3, pile="basic")
base.simple("estate", cost=2, types=VICTORY, worth=1, pile="basic")
base.simple("duchy", cost=5, types=VICTORY, worth=3, pile="basic")
base.simple("province", cost=8, types=VICTORY, worth=6, pile="basic")
base.simple("curse", cost=0, types=CURSE, worth=-1, pile="basic")

# Cards of both editions.

base.simple("festival", cost=5, types=ACTION, actions=2, buys=1, coins=2)
base.simple("laboratory", cost=5, types=ACTION, cards=2, actions=1)
base.simple("market", cost=5, types=ACTION, cards=1, actions=1, buys=1, coins=1)
base.simple("smithy", cost=4, types=ACTION, cards=3)
base.simple("village", cost=3, types=ACTION, cards=1, actions=2)


def gardens_worth(owned: Mapping[str, int]) -> int:
    """1 VP for every 10 cards that their owner has."""
    return sum(owned.values()) // 10


base.simple("gardens", cost=4, types=VICTORY, worth=worth_of_owned(gardens_worth))


@base.card(cost=4, types=ACTION | ATTACK)
async def bureaucrat(me: Me) -> None:
    await me.gain("silver", to=DECK)
    for you in me.victims:
        victory = you.hand.victories
        if victory:
            card = await you.reveal(await you.choose(one(victory), "topdeck"))
            await you.topdeck(card, shown=True)
        else:
            await you.reveal(you.hand)


@base.card(cost=2, types=ACTION, actions=1)
async def cellar(me: Me) -> None:
    discarded = await me.discard(any_number(me.hand))
    await me.draw(len(discarded))


@base.card(cost=2, types=ACTION)
async def chapel(me: Me) -> None:
    await me.trash(up_to(4, me.hand))


@base.card(cost=5, types=ACTION, cards=4, buys=1)
async def council_room(me: Me) -> None:
    for you in me.others:
        await you.draw(1)


@base.card(cost=5, types=ACTION)
async def library(me: Me) -> None:
    aside = me.handful(())
    while len(me.hand) < 7 and (drawn := await me.draw(1 + me.mark(MINUS_CARD))):
        aside += await me.set_aside(await me.may_with("set_aside", drawn.actions))
    await me.discard(aside)


@base.card(cost=4, types=ACTION | ATTACK, coins=2)
async def militia(me: Me) -> None:
    for you in me.victims:
        await you.discard_down_to(3)


@base.card(cost=5, types=ACTION)
async def mine(me: Me) -> None:
    if card := await me.trash(may(me.hand.treasures)):
        await me.gain(one(me.up_to(card.cost.plus(3)).treasures), to=HAND)


@base.card(cost=2, types=ACTION | REACTION, cards=2)
def moat(me: Me) -> None:
    """Its figures are all of its instructions."""


@moat.when(Plays, IN_HAND, whose="others", of=ATTACK, when=would_affect, may=True)
async def moat_protects(me: Me, act: Plays) -> None:
    await me.reveal_this()
    me.is_unaffected_by(act.play.number)


@base.card(cost=4, types=ACTION, plus_coins=True)
async def moneylender(me: Me) -> None:
    if await me.trash(may(me.hand.named("copper"))):
        await me.plus(coins=3)


@base.card(cost=4, types=ACTION)
async def remodel(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        await me.gain(one(me.up_to(trashed.cost.plus(2))))


@base.card(cost=4, types=ACTION)
async def throne_room(me: Me) -> None:
    await me.play_card(may(me.playable.actions), times=2)


@base.card(cost=5, types=ACTION | ATTACK, cards=2)
async def witch(me: Me) -> None:
    for you in me.victims:
        await you.gain("curse")


@base.card(cost=3, types=ACTION)
async def workshop(me: Me) -> None:
    await me.gain(one(me.up_to(4)))


# The second edition's own.


@base.card(cost=6, types=ACTION, editions=SECOND)
async def artisan(me: Me) -> None:
    await me.gain(one(me.up_to(5)), to=HAND)
    await me.topdeck(one(me.hand))


@base.card(cost=5, types=ACTION | ATTACK, editions=SECOND)
async def bandit(me: Me) -> None:
    await me.gain("gold")
    for you in me.victims:
        revealed = await you.reveal_top(2)
        trashed = await you.trash(one(revealed.treasures.but_named("copper")))
        await you.discard(revealed.without(trashed))


@base.card(cost=3, types=ACTION, cards=1, actions=1, editions=SECOND)
async def harbinger(me: Me) -> None:
    await me.topdeck(may(me.look_through_discards()))


@base.card(cost=3, types=ACTION, cards=1, actions=1, editions=SECOND, plus_coins=True)
def merchant(me: Me) -> None:
    me.rest_of_turn(Plays, merchant_sells_silver)


def is_first_silver(me: Me, act: Plays) -> bool:
    """Whether this is the first Silver that the player has played this turn."""
    return me.is_first_play(act.play.number, "silver")


@later(of="silver", when=is_first_silver, simple=True)
async def merchant_sells_silver(me: Me, act: Plays) -> None:
    await me.plus(coins=1)


@base.card(cost=4, types=ACTION, cards=1, actions=1, coins=1, editions=SECOND)
async def poacher(me: Me) -> None:
    empty = me.empty_piles
    await me.discard(some(empty, me.hand))


@base.card(cost=5, types=ACTION, cards=1, actions=1, editions=SECOND)
async def sentry(me: Me) -> None:
    looked_at = await me.look_at_top(2)
    trashed = await me.trash(any_number(looked_at))
    rest = looked_at.without(trashed)
    discarded = await me.discard(any_number(rest))
    await me.topdeck(every(rest.without(discarded)))


@base.card(cost=3, types=ACTION, coins=2, editions=SECOND)
async def vassal(me: Me) -> None:
    for card in await me.top_cards(1):
        await me.discard(card)
        if me.is_action(card) and card in me.discards and await me.may("play", about=card):
            await me.play_card(card)


# The first edition's own.

base.simple("woodcutter", cost=3, types=ACTION, buys=1, coins=2, editions=FIRST)


@base.card(cost=6, types=ACTION, editions=FIRST)
async def adventurer(me: Me) -> None:
    found, others = me.handful(()), me.handful(())
    for _ in range(2):
        treasure, passed = await me.reveal_until(me.is_treasure)
        found += treasure
        others += passed
    await me.take(found)
    await me.discard(others)


@base.card(cost=3, types=ACTION, coins=2, editions=FIRST)
async def chancellor(me: Me) -> None:
    if me.deck and await me.may("put_deck_into_discards"):
        me.put_deck_into_discards()


@base.card(cost=4, types=ACTION, editions=FIRST)
async def feast(me: Me) -> None:
    await me.trash(me.this)
    await me.gain(one(me.up_to(5)))


@base.card(cost=4, types=ACTION | ATTACK, cards=1, actions=1, editions=FIRST)
async def spy(me: Me) -> None:
    for you in [me, *me.victims]:
        for card in await you.reveal_top(1):
            if await me.option("discard", "put_back", about=card, of=you) == "discard":
                await you.discard(card)


@base.card(cost=4, types=ACTION | ATTACK, editions=FIRST)
async def thief(me: Me) -> None:
    stolen = []
    for you in me.victims:
        revealed = await you.reveal_top(2)
        trashed = await you.trash(await me.choose(one(revealed.treasures), "trash", of=you))
        await you.discard(revealed.without(trashed))
        stolen.append(trashed)
    there = me.handful(card for trashed in stolen for card in trashed.still_there)
    await me.gain(any_number(there))

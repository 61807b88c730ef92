"""Intrigue, in both editions."""

from __future__ import annotations

from collections.abc import Mapping

from fudaba.games.dominion.facts.kinds import IN_HAND, later, worth_of_owned
from fudaba.games.dominion.facts.layout import HAND
from fudaba.games.dominion.facts.types import ACTION, ATTACK, CURSE, REACTION, TREASURE, VICTORY, names_of
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Plays
from fudaba.games.dominion.rules.play import Follows
from fudaba.kernel.choices import any_number, every, may, one, some

intrigue = Expansion("intrigue")
FIRST, SECOND = (1,), (2,)

# Cards of both editions.

intrigue.simple("harem", cost=6, types=TREASURE | VICTORY, worth=2, coins=2)


@intrigue.card(cost=4, types=ACTION, buys=1, plus_coins=True)
async def baron(me: Me) -> None:
    estates = me.hand.named("estate")
    if await me.may_with("discard", estates):
        await me.discard(estates.first)
        await me.plus(coins=4)
    else:
        await me.gain("estate")


@intrigue.card(cost=4, types=ACTION, buys=1, coins=1)
def bridge(me: Me) -> None:
    me.cheaper()


@intrigue.card(cost=4, types=ACTION, coins=2)
async def conspirator(me: Me) -> None:
    if len(me.plays_of(ACTION)) >= 3:
        await me.plus(cards=1, actions=1)


@intrigue.card(cost=2, types=ACTION, cards=3)
async def courtyard(me: Me) -> None:
    await me.topdeck(one(me.hand))


def duke_worth(owned: Mapping[str, int]) -> int:
    """1 VP for every Duchy that its owner has."""
    return owned.get("duchy", 0)


intrigue.simple("duke", cost=5, types=VICTORY, worth=worth_of_owned(duke_worth))


@intrigue.card(cost=4, types=ACTION, plus_coins=True)
async def ironworks(me: Me) -> None:
    gained = await me.gain(one(me.up_to(4)))
    if not gained:  # the player who did not gain it gets nothing from it (POS-37)
        return
    if gained.actions:
        await me.plus(actions=1)
    if gained.treasures:
        await me.plus(coins=1)
    if gained.victories:
        await me.plus(cards=1)


@intrigue.card(cost=3, types=ACTION, cards=2)
async def masquerade(me: Me) -> None:
    passing = [you for you in me.everybody if you.hand]
    if len(passing) > 1:
        cards = [await you.choose(one(you.hand), "pass") for you in passing]
        for you, receiver, card in zip(passing, [*passing[1:], passing[0]], cards, strict=True):
            you.pass_to(receiver, card)
    await me.trash(may(me.hand))


@intrigue.card(cost=4, types=ACTION, cards=1, actions=2, plus_coins=True)
async def mining_village(me: Me) -> None:
    if me.this_is_in_play and await me.may("trash_this"):
        await me.trash(me.this)
        await me.plus(coins=2)


@intrigue.card(cost=5, types=ACTION | ATTACK, actions=1, plus_coins=True, offers=("coins_2", "discard"))
async def minion(me: Me) -> None:
    chosen = await me.one_of("coins_2", "discard")
    await me.plus_words(chosen)
    if "discard" in chosen:
        await me.discard(me.hand)
        await me.plus(cards=4)
        for you in me.victims:
            if len(you.hand) >= 5:
                await you.discard(you.hand)
                await you.draw(4)


@intrigue.card(cost=6, types=ACTION | VICTORY, worth=2, offers=("cards_3", "actions_2"))
async def nobles(me: Me) -> None:
    await me.plus_words(await me.one_of("cards_3", "actions_2"))


@intrigue.card(cost=2, types=ACTION, plus_coins=True)
async def pawn(me: Me) -> None:
    await me.plus_words(await me.several_of(2, "cards_1", "actions_1", "buys_1", "coins_1"))


@intrigue.card(cost=3, types=ACTION, actions=2)
async def shanty_town(me: Me) -> None:
    await me.reveal(me.hand)
    if not me.hand.actions:
        await me.plus(cards=2)


@intrigue.card(cost=3, types=ACTION, plus_coins=True, offers=("cards_2", "coins_2", "trash"))
async def steward(me: Me) -> None:
    chosen = await me.one_of("cards_2", "coins_2", "trash")
    await me.plus_words(chosen)
    if "trash" in chosen:
        await me.trash(some(2, me.hand))


@intrigue.card(cost=3, types=ACTION | ATTACK, coins=2)
async def swindler(me: Me) -> None:
    for you in me.victims:
        for card in await you.top_cards(1):
            await you.trash(card)
            await you.gain(await me.choose(one(me.costing(you.cost(card))), "gain", of=you))


@intrigue.card(cost=5, types=ACTION | ATTACK, cards=3)
async def torturer(me: Me) -> None:
    for you in me.victims:
        if await you.option("discard", "gain_curse") == "discard":
            await you.discard(some(2, you.hand))
        else:
            await you.gain("curse", to=HAND)


@intrigue.card(cost=5, types=ACTION)
async def trading_post(me: Me) -> None:
    if len(await me.trash(some(2, me.hand))) == 2:
        await me.gain("silver", to=HAND)


@intrigue.card(cost=5, types=ACTION, cards=1, actions=1)
async def upgrade(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        await me.gain(one(me.costing(trashed.cost.plus(1))))


@intrigue.card(cost=3, types=ACTION, cards=1, actions=1)
async def wishing_well(me: Me) -> None:
    wish = await me.name()
    for card in await me.reveal_top(1):
        if me.kind(card).id == wish:
            await me.take(card)


# The second edition's own.


@intrigue.card(cost=5, types=ACTION, editions=SECOND, plus_coins=True)
async def courtier(me: Me) -> None:
    card = await me.reveal(one(me.hand))
    if not card:
        return
    types = len(names_of(me.types_of(card.card)))
    chosen = await me.several_of(min(types, 4), "actions_1", "buys_1", "coins_3", "gain_gold")
    await me.plus_words(chosen)
    if "gain_gold" in chosen:
        await me.gain("gold")


@intrigue.card(cost=4, types=ACTION | REACTION, cards=2, editions=SECOND)
async def diplomat(me: Me) -> None:
    if len(me.hand) <= 5:
        await me.plus(actions=2)


@diplomat.when(Plays, IN_HAND, whose="others", of=ATTACK, when=lambda me, act: len(me.hand) >= 5, may=True)
async def diplomat_negotiates(me: Me, act: Plays) -> None:
    again = True
    while again:
        await me.reveal_this()
        await me.draw(2)
        await me.discard(some(3, me.hand))
        again = me.finds(me.this) and len(me.hand) >= 5 and await me.may("reveal_again")


@intrigue.card(cost=2, types=ACTION, actions=1, editions=SECOND)
async def lurker(me: Me) -> None:
    chosen = await me.one_of("trash_from_supply", "gain_from_trash")
    if "trash_from_supply" in chosen:
        await me.trash(one(me.supply.actions))
    if "gain_from_trash" in chosen:
        await me.gain(one(me.the_trash.actions))


@intrigue.card(cost=4, types=ACTION | VICTORY, worth=1, cards=1, actions=1, editions=SECOND, plus_coins=True)
async def mill(me: Me) -> None:
    if not me.hand or not await me.may("discard_for_coins"):
        return
    if len(await me.discard(some(2, me.hand))) == 2:
        await me.plus(coins=2)


@intrigue.card(cost=5, types=ACTION, cards=3, editions=SECOND)
async def patrol(me: Me) -> None:
    revealed = await me.reveal_top(4)
    await me.take(revealed.of_type(VICTORY, CURSE))
    await me.topdeck(every(revealed.but(VICTORY, CURSE)))


@intrigue.card(cost=5, types=ACTION | ATTACK, editions=SECOND)
async def replace(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        limit = trashed.cost.plus(2)
        gained = await me.gain(one(me.up_to(limit)))
        if not gained:
            return
        if gained.of_type(ACTION, TREASURE):
            await me.topdeck(gained)
        if gained.victories:
            for you in me.victims:
                await you.gain("curse")


@intrigue.card(cost=4, types=ACTION, cards=2, actions=1, editions=SECOND)
async def secret_passage(me: Me) -> None:
    if card := await me.choose(one(me.hand), "put_in_deck"):
        me.put_in_deck(card.card, await me.number(0, len(me.deck), "cards_above"))


# The first edition's own.

intrigue.simple("great_hall", cost=3, types=ACTION | VICTORY, worth=1, cards=1, actions=1, editions=FIRST)


@intrigue.card(cost=4, types=ACTION, editions=FIRST)
def coppersmith(me: Me) -> None:
    me.rest_of_turn(Follows, copper_gives_more)


@later(of="copper", simple=True)
async def copper_gives_more(me: Me, act: Follows) -> None:
    """A Copper whose instructions are not followed gives nothing, so nothing more either. It is the Copper
    that gives it, whichever way Coppersmith was played."""
    await me.player_at(me.seat, act.play.number, act.play.card).plus(coins=1)


@intrigue.card(cost=5, types=ACTION | ATTACK, editions=FIRST)
async def saboteur(me: Me) -> None:
    for you in me.victims:
        found, others = await you.reveal_until(lambda card: me.cost(card).coins >= 3)
        if found:
            await you.trash(found)
            await you.gain(may(you.up_to(found.cost.plus(-2))))
        await you.discard(others)


@intrigue.card(cost=4, types=ACTION, actions=1, editions=FIRST)
async def scout(me: Me) -> None:
    revealed = await me.reveal_top(4)
    await me.take(revealed.victories)
    await me.topdeck(every(revealed.but(VICTORY)))


@intrigue.card(cost=2, types=ACTION | REACTION, editions=FIRST, plus_coins=True)
async def secret_chamber(me: Me) -> None:
    discarded = await me.discard(any_number(me.hand))
    await me.plus(coins=len(discarded))


@secret_chamber.when(Plays, IN_HAND, whose="others", of=ATTACK, may=True)
async def secret_chamber_opens(me: Me, act: Plays) -> None:
    await me.reveal_this()
    await me.plus(cards=2)
    await me.topdeck(some(2, me.hand))


@intrigue.card(cost=5, types=ACTION, editions=FIRST, plus_coins=True)
async def tribute(me: Me) -> None:
    revealed = await me.left.reveal_top(2)
    await me.left.discard(revealed)
    for card in revealed.one_of_each:
        if me.is_action(card):
            await me.plus(actions=2)
        if me.is_treasure(card):
            await me.plus(coins=2)
        if me.is_victory(card):
            await me.plus(cards=2)

"""Intrigue, in both editions."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import IN_HAND, later
from fudaba.games.dominion.facts.layout import HAND, TRASH
from fudaba.games.dominion.facts.types import ACTION, ATTACK, CURSE, REACTION, TREASURE, VICTORY, names_of
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Plays
from fudaba.games.dominion.rules.play import Follows

intrigue = Expansion("intrigue")
FIRST, SECOND = (1,), (2,)

# Cards of both editions.

intrigue.simple("harem", cost=6, types=TREASURE | VICTORY, worth=2, coins=2)


@intrigue.card(cost=4, types=ACTION, buys=1)
async def baron(me: Me) -> None:
    estates = me.named(me.hand, "estate")
    if await me.may_with("discard", estates) is not None:
        await me.discard(estates[:1])
        await me.plus(coins=4)
    else:
        await me.gain("estate")


baron.plus_coins = True


@intrigue.card(cost=4, types=ACTION, buys=1, coins=1)
def bridge(me: Me) -> None:
    me.cheaper()


@intrigue.card(cost=4, types=ACTION, coins=2)
async def conspirator(me: Me) -> None:
    if len(me.plays_of(ACTION)) >= 3:
        await me.plus(cards=1, actions=1)


@intrigue.card(cost=2, types=ACTION, cards=3)
async def courtyard(me: Me) -> None:
    me.topdeck(await me.choose("topdeck", me.hand))


def duke_worth(t: Board, seat: int) -> int:
    """1 VP for every Duchy that its owner has."""
    return sum(t.cards[card].id == "duchy" for card in t.all_cards_of(seat))


intrigue.simple("duke", cost=5, types=VICTORY, worth=duke_worth)


@intrigue.card(cost=4, types=ACTION)
async def ironworks(me: Me) -> None:
    gained = await me.gain_one(me.up_to(4))
    if gained is None:  # whoever did not gain it gets nothing from it (POS-37)
        return
    if me.is_action(gained.card):
        await me.plus(actions=1)
    if me.is_treasure(gained.card):
        await me.plus(coins=1)
    if me.is_victory(gained.card):
        await me.plus(cards=1)


ironworks.plus_coins = True


@intrigue.card(cost=3, types=ACTION, cards=2)
async def masquerade(me: Me) -> None:
    passing = [you for you in me.everybody if you.hand]
    if len(passing) > 1:
        cards = [await you.choose("pass", you.hand) for you in passing]
        for you, receiver, card in zip(passing, [*passing[1:], passing[0]], cards, strict=True):
            you.pass_to(receiver, card)
    await me.trash_one(me.hand, may=True)


@intrigue.card(cost=4, types=ACTION, cards=1, actions=2)
async def mining_village(me: Me) -> None:
    if me.this is not None and me.in_my_play(me.this) and await me.may("trash_this"):
        await me.trash(me.this)
        await me.plus(coins=2)


mining_village.plus_coins = True


@intrigue.card(cost=5, types=ACTION | ATTACK, actions=1)
async def minion(me: Me) -> None:
    chosen = await me.one_of("coins_2", "discard")
    if "coins_2" in chosen:
        await me.plus(coins=2)
    if "discard" in chosen:
        await me.discard(me.hand)
        await me.plus(cards=4)
        for you in me.victims:
            if len(you.hand) >= 5:
                await you.discard(you.hand)
                await you.draw(4)


minion.plus_coins = True


@intrigue.card(cost=6, types=ACTION | VICTORY, worth=2)
async def nobles(me: Me) -> None:
    chosen = await me.one_of("cards_3", "actions_2")
    await me.plus(cards=3 * chosen.count("cards_3"), actions=2 * chosen.count("actions_2"))


@intrigue.card(cost=2, types=ACTION)
async def pawn(me: Me) -> None:
    chosen = await me.several_of(2, "cards_1", "actions_1", "buys_1", "coins_1")
    await me.plus(
        cards=chosen.count("cards_1"),
        actions=chosen.count("actions_1"),
        buys=chosen.count("buys_1"),
        coins=chosen.count("coins_1"),
    )


pawn.plus_coins = True


@intrigue.card(cost=3, types=ACTION, actions=2)
async def shanty_town(me: Me) -> None:
    await me.reveal(me.hand)
    if not any(map(me.is_action, me.hand)):
        await me.plus(cards=2)


@intrigue.card(cost=3, types=ACTION)
async def steward(me: Me) -> None:
    chosen = await me.one_of("cards_2", "coins_2", "trash")
    await me.plus(cards=2 * chosen.count("cards_2"), coins=2 * chosen.count("coins_2"))
    if "trash" in chosen:
        await me.trash_some(me.hand, 2, 2)


steward.plus_coins = True


@intrigue.card(cost=3, types=ACTION | ATTACK, coins=2)
async def swindler(me: Me) -> None:
    for you in me.victims:
        for card in await you.top_cards(1):
            await you.trash(card)
            cost = you.cost(card)
            await you.gain(await me.choose("gain", me.costing(cost), of=you))


@intrigue.card(cost=5, types=ACTION | ATTACK, cards=3)
async def torturer(me: Me) -> None:
    for you in me.victims:
        if await you.option("discard", "gain_curse") == "discard":
            await you.discard_some(you.hand, 2, 2)
        else:
            await you.gain("curse", to=HAND)


@intrigue.card(cost=5, types=ACTION)
async def trading_post(me: Me) -> None:
    if len(await me.trash_some(me.hand, 2, 2)) == 2:
        await me.gain("silver", to=HAND)


@intrigue.card(cost=5, types=ACTION, cards=1, actions=1)
async def upgrade(me: Me) -> None:
    card = await me.choose("trash", me.hand)
    if card is not None:
        await me.trash(card)
        cost = me.cost(card).plus(1)
        await me.gain_one(me.costing(cost))


@intrigue.card(cost=3, types=ACTION, cards=1, actions=1)
async def wishing_well(me: Me) -> None:
    wish = await me.name()
    for card in await me.reveal_top(1):
        if me.kind(card).id == wish:
            me.take(card)


# The second edition's own.


@intrigue.card(cost=5, types=ACTION, editions=SECOND)
async def courtier(me: Me) -> None:
    card = await me.choose("reveal", me.hand)
    if card is None:
        return
    await me.reveal([card])
    types = len(names_of(me.t.types(me.kind(card))))
    chosen = await me.several_of(min(types, 4), "actions_1", "buys_1", "coins_3", "gain_gold")
    await me.plus(
        actions=chosen.count("actions_1"), buys=chosen.count("buys_1"), coins=3 * chosen.count("coins_3")
    )
    if "gain_gold" in chosen:
        await me.gain("gold")


courtier.plus_coins = True


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
        await me.discard_some(me.hand, 3, 3)
        again = me.finds(me.this) and len(me.hand) >= 5 and await me.may("reveal_again")


@intrigue.card(cost=2, types=ACTION, actions=1, editions=SECOND)
async def lurker(me: Me) -> None:
    chosen = await me.one_of("trash_from_supply", "gain_from_trash")
    if "trash_from_supply" in chosen:
        await me.trash(await me.choose("trash", me.supply(me.is_action)))
    if "gain_from_trash" in chosen:
        await me.gain_one(filter(me.is_action, me.s.zones[TRASH]))


@intrigue.card(cost=4, types=ACTION | VICTORY, worth=1, cards=1, actions=1, editions=SECOND)
async def mill(me: Me) -> None:
    if not me.hand or not await me.may("discard_for_coins"):
        return
    if len(await me.discard_some(me.hand, 2, 2)) == 2:
        await me.plus(coins=2)


mill.plus_coins = True


@intrigue.card(cost=5, types=ACTION, cards=3, editions=SECOND)
async def patrol(me: Me) -> None:
    revealed = await me.reveal_top(4)
    for card in me.of_type(revealed, VICTORY, CURSE):
        me.take(card)
    await me.topdeck_in_order([card for card in revealed if not me.is_a(card, VICTORY, CURSE)])


@intrigue.card(cost=5, types=ACTION | ATTACK, editions=SECOND)
async def replace(me: Me) -> None:
    card = await me.choose("trash", me.hand)
    if card is None:
        return
    await me.trash(card)
    limit = me.cost(card).plus(2)
    gained = await me.gain_one(me.up_to(limit))
    if gained is None:
        return
    if me.is_a(gained.card, ACTION, TREASURE):
        me.topdeck(gained)
    if me.is_victory(gained.card):
        for you in me.victims:
            await you.gain("curse")


@intrigue.card(cost=4, types=ACTION, cards=2, actions=1, editions=SECOND)
async def secret_passage(me: Me) -> None:
    card = await me.choose("put_in_deck", me.hand)
    if card is not None:
        me.put_in_deck(card, await me.number(0, len(me.deck), "cards_above"))


# The first edition's own.

intrigue.simple("great_hall", cost=3, types=ACTION | VICTORY, worth=1, cards=1, actions=1, editions=FIRST)


@intrigue.card(cost=4, types=ACTION, editions=FIRST)
def coppersmith(me: Me) -> None:
    me.rest_of_turn(Follows, copper_gives_more)


@later(of="copper", simple=True)
async def copper_gives_more(me: Me, act: Follows) -> None:
    """A Copper whose instructions are not followed gives nothing, so nothing more either."""
    await me.plus(coins=1)


@intrigue.card(cost=5, types=ACTION | ATTACK, editions=FIRST)
async def saboteur(me: Me) -> None:
    for you in me.victims:
        found, others = await you.reveal_until(lambda card: me.cost(card).coins >= 3)
        if found is not None:
            await you.trash(found)
            limit = you.cost(found).plus(-2)
            await you.gain_one(you.up_to(limit), may=True)
        await you.discard(others)


@intrigue.card(cost=4, types=ACTION, actions=1, editions=FIRST)
async def scout(me: Me) -> None:
    revealed = await me.reveal_top(4)
    for card in filter(me.is_victory, revealed):
        me.take(card)
    await me.topdeck_in_order([card for card in revealed if not me.is_victory(card)])


@intrigue.card(cost=2, types=ACTION | REACTION, editions=FIRST)
async def secret_chamber(me: Me) -> None:
    discarded = await me.discard_some(me.hand)
    await me.plus(coins=len(discarded))


secret_chamber.plus_coins = True


@secret_chamber.when(Plays, IN_HAND, whose="others", of=ATTACK, may=True)
async def secret_chamber_opens(me: Me, act: Plays) -> None:
    await me.reveal_this()
    await me.plus(cards=2)
    for card in await me.choose_some("topdeck", me.hand, 2, 2, ordered=True):
        me.topdeck(card)


@intrigue.card(cost=5, types=ACTION, editions=FIRST)
async def tribute(me: Me) -> None:
    revealed = await me.left.reveal_top(2)
    kinds = {me.kind(card): card for card in revealed}
    await me.left.discard(revealed)
    for card in kinds.values():
        if me.is_action(card):
            await me.plus(actions=2)
        if me.is_treasure(card):
            await me.plus(coins=2)
        if me.is_victory(card):
            await me.plus(cards=2)


tribute.plus_coins = True

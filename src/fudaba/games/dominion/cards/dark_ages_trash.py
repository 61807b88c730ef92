"""Dark Ages: cards that trash, want to be trashed, or look into the trash. See also dark_ages.py."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.cards.dark_ages import costs_3_to_6, dark_ages, gains_a_ruins
from fudaba.games.dominion.facts.kinds import THIS
from fudaba.games.dominion.facts.layout import TRASH
from fudaba.games.dominion.facts.types import ACTION, ATTACK, DURATION, LOOTER, TREASURE, VICTORY
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains, Trashes


@dark_ages.card(cost=6, types=ACTION)
async def altar(me: Me) -> None:
    await me.trash_one(me.hand)
    await me.gain_one(me.up_to(5))


@dark_ages.card(cost=5, types=ACTION)
async def catacombs(me: Me) -> None:
    cards = [*map(me.ref, await me.look_at_top(3))]
    chosen = await me.one_of("put_in_hand", "discard_for_others")
    if "put_in_hand" in chosen:
        for card in cards:
            me.take(card)
    if "discard_for_others" in chosen:
        await me.discard([ref.card for ref in cards if me.finds(ref)])
        await me.plus(cards=3)


@catacombs.when(Trashes, THIS)
async def catacombs_open(me: Me, act: Trashes) -> None:
    cost = me.cost(act.card)
    await me.gain_one(me.supply(lambda card: me.cost(card).below(cost)))


@dark_ages.card(cost=5, types=TREASURE, coins=1, buys=1)
async def counterfeit(me: Me) -> None:
    treasures = [card for card in me.playable if me.is_treasure(card) and not me.is_a(card, DURATION)]
    played = await me.play_card(await me.choose("play", treasures, may=True), times=2)
    if played is not None:
        await me.trash(played.card)


@dark_ages.card(cost=5, types=ACTION | ATTACK | LOOTER, cards=2)
async def cultist(me: Me) -> None:
    for you in me.victims:
        await gains_a_ruins(you)
    await me.play_card(await me.choose("play", me.named(me.hand, "cultist"), may=True))


@cultist.when(Trashes, THIS, simple=True)
async def cultist_departs(me: Me, act: Trashes) -> None:
    await me.plus(cards=3)


@dark_ages.card(cost=4, types=ACTION | LOOTER)
async def death_cart(me: Me) -> None:
    if await me.trash_this_or_one(filter(me.is_action, me.hand), may=True) is not None:
        await me.plus(coins=5)


death_cart.plus_coins = True


@death_cart.when(Gains, THIS)
async def death_cart_arrives(me: Me, act: Gains) -> None:
    for _ in range(2):
        await gains_a_ruins(me)


def feodum_worth(t: Board, seat: int) -> int:
    """1 VP for every 3 Silvers that its owner has."""
    return sum(t.cards[card].id == "silver" for card in t.all_cards_of(seat)) // 3


feodum = dark_ages.simple("feodum", cost=4, types=VICTORY, worth=feodum_worth)


@feodum.when(Trashes, THIS)
async def feodum_is_sold(me: Me, act: Trashes) -> None:
    for _ in range(3):
        await me.gain("silver")


@dark_ages.card(cost=3, types=ACTION, actions=1, buys=1)
async def forager(me: Me) -> None:
    await me.trash_one(me.hand)
    await me.plus(coins=len({me.kind(card) for card in me.s.zones[TRASH] if me.is_treasure(card)}))


forager.plus_coins = True
hunting_grounds = dark_ages.simple("hunting_grounds", cost=6, types=ACTION, cards=4)


@hunting_grounds.when(Trashes, THIS)
async def grounds_are_parted(me: Me, act: Trashes) -> None:
    if await me.option("gain_duchy", "gain_3_estates") == "gain_duchy":
        await me.gain("duchy")
    else:
        for _ in range(3):
            await me.gain("estate")


@dark_ages.card(cost=5, types=ACTION, cards=1, actions=1, coins=1)
async def junk_dealer(me: Me) -> None:
    await me.trash_one(me.hand)


@dark_ages.card(cost=5, types=ACTION | ATTACK, needs=("spoils",))
async def pillage(me: Me) -> None:
    if await me.trash(me.this) is None:
        return
    for _ in range(2):
        await me.gain("spoils")
    for you in me.victims:
        if len(you.hand) >= 5:
            await you.reveal(you.hand)
            card = await me.choose("discard", you.hand, of=you)
            await you.discard([card] if card is not None else [])


@dark_ages.card(cost=4, types=ACTION)
async def procession(me: Me) -> None:
    actions = [card for card in me.playable if me.is_action(card) and not me.is_a(card, DURATION)]
    played = await me.play_card(await me.choose("play", actions, may=True), times=2)
    if played is not None:
        await me.trash(played.card)
        dearer = me.costing(me.cost(played.card.card).plus(1))
        await me.gain_one(filter(me.is_action, dearer))


@dark_ages.card(cost=5, types=ACTION, actions=1)
async def rebuild(me: Me) -> None:
    named = await me.name()
    old, others = await me.reveal_until(lambda card: me.is_victory(card) and me.kind(card).id != named)
    await me.discard(others)
    if old is not None:
        await me.trash(old)
        await me.gain_one(filter(me.is_victory, me.up_to(me.cost(old).plus(3))))


@dark_ages.card(cost=5, types=ACTION | ATTACK, coins=2)
async def rogue(me: Me) -> None:
    if there := costs_3_to_6(me, me.s.zones[TRASH]):
        await me.gain_one(there)
        return
    for you in me.victims:
        await is_robbed(you)


async def is_robbed(you: Me) -> int | None:
    """Reveal two cards, trash one that costs from $3 to $6, and discard the rest. Returns the one trashed."""
    revealed = await you.reveal_top(2)
    trashed = await you.trash_one(costs_3_to_6(you, revealed))
    await you.discard([card for card in revealed if card != trashed])
    return trashed


@dark_ages.card(cost=2, types=ACTION, coins=1)
async def squire(me: Me) -> None:
    chosen = await me.one_of("actions_2", "buys_2", "gain_silver")
    await me.plus(actions=2 * chosen.count("actions_2"), buys=2 * chosen.count("buys_2"))
    if "gain_silver" in chosen:
        await me.gain("silver")


@squire.when(Trashes, THIS)
async def squire_is_knighted(me: Me, act: Trashes) -> None:
    await me.gain_one(me.of_type(me.supply(), ATTACK))

"""Dark Ages: cards that trash, want to be trashed, or look into the trash. See also dark_ages.py."""

from __future__ import annotations

from collections.abc import Mapping

from fudaba.games.dominion.cards.dark_ages import dark_ages, gains_a_ruins
from fudaba.games.dominion.facts.kinds import THIS, worth_of_owned
from fudaba.games.dominion.facts.types import ACTION, ATTACK, DURATION, LOOTER, TREASURE, VICTORY
from fudaba.games.dominion.language.handful import Cards
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains, Trashes
from fudaba.kernel.choices import may, one


@dark_ages.card(cost=6, types=ACTION)
async def altar(me: Me) -> None:
    await me.trash(one(me.hand))
    await me.gain(one(me.up_to(5)))


@dark_ages.card(cost=5, types=ACTION)
async def catacombs(me: Me) -> None:
    cards = await me.look_at_top(3)
    chosen = await me.one_of("put_in_hand", "discard_for_others")
    if "put_in_hand" in chosen:
        await me.take(cards)
    if "discard_for_others" in chosen:
        await me.discard(cards)
        await me.plus(cards=3)


@catacombs.when(Trashes, THIS)
async def catacombs_open(me: Me, act: Trashes) -> None:
    await me.gain(one(me.supply.cheaper_than(me.cost(act.card))))


@dark_ages.card(cost=5, types=TREASURE, coins=1, buys=1)
async def counterfeit(me: Me) -> None:
    treasures = me.playable.treasures.but(DURATION)
    played = await me.play_card(may(treasures), times=2)
    if played is not None:
        await me.trash(played.card)


@dark_ages.card(cost=5, types=ACTION | ATTACK | LOOTER, cards=2)
async def cultist(me: Me) -> None:
    for you in me.victims:
        await gains_a_ruins(you)
    await me.play_card(may(me.hand.named("cultist")))


@cultist.when(Trashes, THIS, simple=True)
async def cultist_departs(me: Me, act: Trashes) -> None:
    await me.plus(cards=3)


@dark_ages.card(cost=4, types=ACTION | LOOTER, plus_coins=True)
async def death_cart(me: Me) -> None:
    if await me.trash_this_or_one(me.hand.actions, may=True):
        await me.plus(coins=5)


@death_cart.when(Gains, THIS)
async def death_cart_arrives(me: Me, act: Gains) -> None:
    for _ in range(2):
        await gains_a_ruins(me)


def feodum_worth(owned: Mapping[str, int]) -> int:
    """1 VP for every 3 Silvers that its owner has."""
    return owned.get("silver", 0) // 3


feodum = dark_ages.simple("feodum", cost=4, types=VICTORY, worth=worth_of_owned(feodum_worth))


@feodum.when(Trashes, THIS)
async def feodum_is_sold(me: Me, act: Trashes) -> None:
    await me.gain("silver", times=3)


@dark_ages.card(cost=3, types=ACTION, actions=1, buys=1, plus_coins=True)
async def forager(me: Me) -> None:
    await me.trash(one(me.hand))
    await me.plus(coins=len(me.the_trash.treasures.kinds))


hunting_grounds = dark_ages.simple("hunting_grounds", cost=6, types=ACTION, cards=4)


@hunting_grounds.when(Trashes, THIS)
async def grounds_are_parted(me: Me, act: Trashes) -> None:
    if await me.option("gain_duchy", "gain_3_estates") == "gain_duchy":
        await me.gain("duchy")
    else:
        await me.gain("estate", times=3)


@dark_ages.card(cost=5, types=ACTION, cards=1, actions=1, coins=1)
async def junk_dealer(me: Me) -> None:
    await me.trash(one(me.hand))


@dark_ages.card(cost=5, types=ACTION | ATTACK, needs=("spoils",))
async def pillage(me: Me) -> None:
    if not await me.trash(me.this):
        return
    await me.gain("spoils", times=2)
    for you in me.victims:
        if len(you.hand) >= 5:
            await you.reveal(you.hand)
            card = await me.choose(one(you.hand), "discard", of=you)
            await you.discard(card)


@dark_ages.card(cost=4, types=ACTION)
async def procession(me: Me) -> None:
    actions = me.playable.actions.but(DURATION)
    played = await me.play_card(may(actions), times=2)
    if played is not None:
        await me.trash(played.card)
        dearer = me.costing(me.cost(played.card.card).plus(1))
        await me.gain(one(dearer.actions))


@dark_ages.card(cost=5, types=ACTION, actions=1)
async def rebuild(me: Me) -> None:
    named = await me.name()
    old, others = await me.reveal_until(lambda card: me.is_victory(card) and me.kind(card).id != named)
    await me.discard(others)
    if old:
        await me.trash(old)
        await me.gain(one(me.up_to(old.cost.plus(3)).victories))


@dark_ages.card(cost=5, types=ACTION | ATTACK, coins=2)
async def rogue(me: Me) -> None:
    if there := me.the_trash.from_to(3, 6):
        await me.gain(one(there))
        return
    for you in me.victims:
        await is_robbed(you)


async def is_robbed(you: Me) -> Cards:
    """Reveal two cards, trash one that costs from $3 to $6, and discard the rest. Returns the one trashed."""
    revealed = await you.reveal_top(2)
    trashed = await you.trash(one(revealed.from_to(3, 6)))
    await you.discard(revealed.without(trashed))
    return trashed


@dark_ages.card(cost=2, types=ACTION, coins=1, offers=("actions_2", "buys_2", "gain_silver"))
async def squire(me: Me) -> None:
    chosen = await me.one_of("actions_2", "buys_2", "gain_silver")
    await me.plus_words(chosen)
    if "gain_silver" in chosen:
        await me.gain("silver")


@squire.when(Trashes, THIS)
async def squire_is_knighted(me: Me, act: Trashes) -> None:
    await me.gain(one(me.supply.of_type(ATTACK)))

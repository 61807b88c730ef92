"""Prosperity: its Treasures, in both editions, but for Bank and Tiara."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.cards.prosperity import FIRST, SECOND, prosperity
from fudaba.games.dominion.facts.kinds import IN_PLAY, Cost, Kind, later
from fudaba.games.dominion.facts.notes import Note
from fudaba.games.dominion.facts.types import ACTION, TREASURE
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Buys, Gains
from fudaba.games.dominion.rules.inquiries import MayBuy
from fudaba.kernel.choices import one, up_to

# Of both editions.


@prosperity.card(cost=6, types=TREASURE, coins=2)
def hoard(me: Me) -> None:
    me.rest_of_turn(Gains, hoard_grows)


def bought_a_victory_card(me: Me, act: Gains) -> bool:
    """Whether the player has gained a Victory card that they bought."""
    return act.bought and act.buyer == me.seat and me.is_victory(act.card)


@later(when=bought_a_victory_card)
async def hoard_grows(me: Me, act: Gains) -> None:
    await me.gain("gold")


@prosperity.simple("quarry", cost=4, types=TREASURE, coins=1).reduces_costs
def quarry_lowers(t: Board, seat: int, kind: Kind) -> int:
    """Actions cost $2 less."""
    return 2 if t.types(kind) & ACTION else 0


# The second edition's own.


@prosperity.card(cost=3, types=TREASURE, coins=1, editions=SECOND)
async def anvil(me: Me) -> None:
    if await me.discard(up_to(1, me.hand.treasures)):
        await me.gain(one(me.up_to(4)))


@prosperity.card(cost=5, types=TREASURE, coins=2, buys=1, editions=SECOND)
def collection(me: Me) -> None:
    me.rest_of_turn(Gains, collection_grows)


@later(of=ACTION, simple=True)
async def collection_grows(me: Me, act: Gains) -> None:
    await me.plus(vp=1)


@prosperity.card(cost=5, types=TREASURE, coins=1, editions=SECOND)
async def crystal_ball(me: Me) -> None:
    for card in await me.look_at_top(1):
        words = ("put_back", "trash", "discard", *(("play",) if me.is_a(card, ACTION, TREASURE) else ()))
        chosen = await me.option(*words, about=card)
        if chosen == "trash":
            await me.trash(card)
        elif chosen == "discard":
            await me.discard(card)
        elif chosen == "play":
            await me.play_card(card)


@prosperity.card(cost=4, types=TREASURE, editions=SECOND)
async def investment(me: Me) -> None:
    await me.trash(one(me.hand))
    chosen = await me.one_of("coins_1", "trash_this")
    await me.plus_words(chosen)
    if "trash_this" in chosen and await me.trash(me.this):
        await me.reveal(me.hand)
        await me.plus(vp=len(me.hand.treasures.kinds))


@prosperity.card(cost=5, types=TREASURE, editions=SECOND)
async def war_chest(me: Me) -> None:
    me.note(NAMED_FOR_IT, name=await me.left.name())
    await me.gain(one(me.up_to(5).but_named(*me.names_noted(NAMED_FOR_IT))))


NAMED_FOR_IT = Note("war chest")

# The first edition's own.


@prosperity.card(cost=5, types=TREASURE, coins=3, buys=1, editions=FIRST)
async def contraband(me: Me) -> None:
    me.rest_of_turn(MayBuy, is_contraband, await me.left.name())


@later(when=lambda me, act, named: me.kind(act.card).id == named)
async def is_contraband(me: Me, act: MayBuy, named: str) -> None:
    """Forbids to buy it."""


@prosperity.card(cost=3, types=TREASURE, coins=1, editions=FIRST)
async def loan(me: Me) -> None:
    treasure, others = await me.reveal_until(me.is_treasure)
    if treasure:
        if await me.option("discard", "trash", about=treasure.card) == "trash":
            await me.trash(treasure)
        else:
            await me.discard(treasure)
    await me.discard(others)


royal_seal = prosperity.simple("royal_seal", cost=5, types=TREASURE, coins=2, editions=FIRST)


@royal_seal.when(Gains, IN_PLAY, when=lambda me, act: me.finds(act.ref), may=True)
async def seal_is_put(me: Me, act: Gains) -> None:
    await me.topdeck(act.ref)


talisman = prosperity.simple("talisman", cost=4, types=TREASURE, coins=1, editions=FIRST)


def cheap_and_no_victory(me: Me, act: Buys) -> bool:
    """Whether it costs at most $4 and is no Victory card."""
    return not me.is_victory(act.card) and me.cost(act.card).within(Cost(4))


@talisman.when(Buys, IN_PLAY, when=cheap_and_no_victory)
async def talisman_doubles(me: Me, act: Buys) -> None:
    await me.gain(one(me.supply.copies_of(act.card)))


@prosperity.card(cost=5, types=TREASURE, coins=1, editions=FIRST)
async def venture(me: Me) -> None:
    treasure, others = await me.reveal_until(me.is_treasure)
    await me.discard(others)
    await me.play_card(treasure)

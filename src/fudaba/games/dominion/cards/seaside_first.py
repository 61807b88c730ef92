"""Seaside: the cards that only its first edition has."""

from __future__ import annotations

from fudaba.games.dominion.cards.seaside import seaside
from fudaba.games.dominion.facts.kinds import IN_GAME
from fudaba.games.dominion.facts.layout import DECK, HAND
from fudaba.games.dominion.facts.tokens import PILE, PLAYER, Token
from fudaba.games.dominion.facts.types import ACTION, ATTACK
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Buys
from fudaba.kernel.choices import every, one, some, up_to

FIRST = (1,)


@seaside.card(cost=3, types=ACTION | ATTACK, editions=FIRST)
async def ambassador(me: Me) -> None:
    card = await me.reveal(one(me.hand))
    if not card:
        return
    pile = me.home_of(card.card)
    if pile is None or not pile.supply:
        return  # it is returned to the Supply, and gained from there
    id = card.id
    await me.return_to_pile(up_to(2, me.hand.named(id)))
    for you in me.victims:
        await you.gain(id)


@seaside.card(cost=2, types=ACTION, coins=2, editions=FIRST)
async def embargo(me: Me) -> None:
    if not await me.trash(me.this):
        return
    card = await me.choose(one(me.supply), "embargo")
    pile = me.home_of(card.card) if card else None
    if pile is not None:
        me.tell("adds_token", number=me.add_token(EMBARGO, pile), word=pile.id)


EMBARGO = Token("embargo", on=PILE)


def tokens_on_its_pile(me: Me, card: int) -> int:
    """How many Embargo tokens lie on the pile of a card."""
    return me.mark(EMBARGO, me.home_of(card))


@embargo.when(Buys, IN_GAME, when=lambda me, act: tokens_on_its_pile(me, act.card) > 0)
async def embargo_curses(me: Me, act: Buys) -> None:
    await me.gain("curse", times=tokens_on_its_pile(me, act.card))


@seaside.card(cost=5, types=ACTION, editions=FIRST)
async def explorer(me: Me) -> None:
    provinces = me.hand.named("province")
    if await me.may_with("reveal", provinces):
        await me.reveal(provinces.first)
        await me.gain("gold", to=HAND)
    else:
        await me.gain("silver", to=HAND)


@seaside.card(cost=5, types=ACTION | ATTACK, cards=2, editions=FIRST)
async def ghost_ship(me: Me) -> None:
    for you in me.victims:
        too_many = max(0, len(you.hand) - 3)
        await you.topdeck(some(too_many, you.hand))


@seaside.card(cost=4, types=ACTION, coins=2, editions=FIRST)
async def navigator(me: Me) -> None:
    cards = await me.look_at_top(5)
    if not cards:
        return
    if await me.option("discard", "put_back") == "discard":
        await me.discard(cards)
    else:
        await me.topdeck(every(cards))


@seaside.card(cost=2, types=ACTION, cards=1, actions=1, editions=FIRST)
async def pearl_diver(me: Me) -> None:
    if not me.deck:
        await me.top_cards(1)
    if me.deck:
        card = me.deck[0]
        me.look([card])
        if len(me.deck) > 1 and await me.may("topdeck", about=card):
            await me.topdeck(card)


@seaside.card(cost=4, types=ACTION | ATTACK, editions=FIRST, plus_coins=True)
async def pirate_ship(me: Me) -> None:
    chosen = await me.one_of("raid", "coins_per_token")
    if "raid" in chosen:
        await raid(me)
    if "coins_per_token" in chosen:
        await me.plus(coins=me.mark(PIRATE_SHIP))


PIRATE_SHIP = Token("pirate_ship", on=PLAYER)


async def raid(me: Me) -> None:
    """Trash a Treasure of each other player's top two cards; a token if there was any."""
    trashed = False
    for you in me.victims:
        revealed = await you.reveal_top(2)
        lost = await you.trash(await me.choose(one(revealed.treasures), "trash", of=you))
        trashed = trashed or bool(lost)
        await you.discard(revealed.without(lost))
    if trashed:
        me.set_mark(PIRATE_SHIP, me.mark(PIRATE_SHIP) + 1)
        me.tell("adds_token", number=me.mark(PIRATE_SHIP), word="pirate_ship")


@seaside.card(cost=4, types=ACTION | ATTACK, editions=FIRST)
async def sea_hag(me: Me) -> None:
    for you in me.victims:
        await you.discard(await you.top_cards(1))
        await you.gain("curse", to=DECK)

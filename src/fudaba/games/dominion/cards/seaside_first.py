"""Seaside: the cards that only its first edition has."""

from __future__ import annotations

from fudaba.games.dominion.cards.seaside import seaside
from fudaba.games.dominion.facts.kinds import IN_GAME
from fudaba.games.dominion.facts.layout import DECK, HAND
from fudaba.games.dominion.facts.tokens import PILE, PLAYER, Token
from fudaba.games.dominion.facts.types import ACTION, ATTACK
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Buys

FIRST = (1,)


@seaside.card(cost=3, types=ACTION | ATTACK, editions=FIRST)
async def ambassador(me: Me) -> None:
    card = await me.choose("reveal", me.hand)
    if card is None:
        return
    await me.reveal([card])
    pile = me.t.home_of(card)
    if pile is None or not pile.supply:
        return  # it is returned to the Supply, and gained from there
    id = me.kind(card).id
    for copy in await me.choose_some("return", me.named(me.hand, id), 0, 2):
        me.return_to_pile(copy)
    for you in me.victims:
        await you.gain(id)


@seaside.card(cost=2, types=ACTION, coins=2, editions=FIRST)
async def embargo(me: Me) -> None:
    if await me.trash(me.this) is None:
        return
    card = await me.choose("embargo", me.supply())
    pile = me.t.home_of(card) if card is not None else None
    if pile is not None:
        tokens = me.t.mark(EMBARGO, pile.zone) + 1
        me.t.set_mark(EMBARGO, pile.zone, tokens)
        me.t.tell("adds_token", me.seat, number=tokens, word=pile.id)


EMBARGO = Token("embargo", on=PILE)


def tokens_on_its_pile(me: Me, card: int) -> int:
    """How many Embargo tokens lie on the pile of a card."""
    pile = me.t.home_of(card)
    return me.t.mark(EMBARGO, pile.zone) if pile is not None else 0


@embargo.when(Buys, IN_GAME, when=lambda me, act: tokens_on_its_pile(me, act.card) > 0)
async def embargo_curses(me: Me, act: Buys) -> None:
    for _ in range(tokens_on_its_pile(me, act.card)):
        await me.gain("curse")


@seaside.card(cost=5, types=ACTION, editions=FIRST)
async def explorer(me: Me) -> None:
    provinces = me.named(me.hand, "province")
    if await me.may_with("reveal", provinces) is not None:
        await me.reveal(provinces[:1])
        await me.gain("gold", to=HAND)
    else:
        await me.gain("silver", to=HAND)


@seaside.card(cost=5, types=ACTION | ATTACK, cards=2, editions=FIRST)
async def ghost_ship(me: Me) -> None:
    for you in me.victims:
        too_many = max(0, len(you.hand) - 3)
        for card in await you.choose_some("topdeck", you.hand, too_many, too_many, ordered=True):
            you.topdeck(card)


@seaside.card(cost=4, types=ACTION, coins=2, editions=FIRST)
async def navigator(me: Me) -> None:
    cards = await me.look_at_top(5)
    if not cards:
        return
    if await me.option("discard", "put_back") == "discard":
        await me.discard(cards)
    else:
        await me.topdeck_in_order(cards)


@seaside.card(cost=2, types=ACTION, cards=1, actions=1, editions=FIRST)
async def pearl_diver(me: Me) -> None:
    if not me.deck:
        await me.top_cards(1)
    if me.deck:
        card = me.deck[0]
        me.look([card])
        if len(me.deck) > 1 and await me.may("topdeck", about=card):
            me.topdeck(card)


@seaside.card(cost=4, types=ACTION | ATTACK, editions=FIRST)
async def pirate_ship(me: Me) -> None:
    chosen = await me.one_of("raid", "coins_per_token")
    if "raid" in chosen:
        await raid(me)
    if "coins_per_token" in chosen:
        await me.plus(coins=me.mark(PIRATE_SHIP))


pirate_ship.plus_coins = True
PIRATE_SHIP = Token("pirate_ship", on=PLAYER)


async def raid(me: Me) -> None:
    """Trash a Treasure of each other player's top two cards; a token if there was any."""
    trashed = False
    for you in me.victims:
        revealed = await you.reveal_top(2)
        card = await me.choose("trash", filter(you.is_treasure, revealed), of=you)
        trashed |= await you.trash(card) is not None
        await you.discard([other for other in revealed if other != card])
    if trashed:
        me.set_mark(PIRATE_SHIP, me.mark(PIRATE_SHIP) + 1)
        me.t.tell("adds_token", me.seat, number=me.mark(PIRATE_SHIP), word="pirate_ship")


@seaside.card(cost=4, types=ACTION | ATTACK, editions=FIRST)
async def sea_hag(me: Me) -> None:
    for you in me.victims:
        await you.discard(await you.top_cards(1))
        await you.gain("curse", to=DECK)

"""Prosperity: Platinum and Colony, its Actions in both editions, Bank and Tiara.

Its other Treasures are in prosperity_treasures.py.
"""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.state import BUY_PHASE
from fudaba.games.dominion.facts.kinds import IN_GAME, IN_HAND, IN_PLAY, KINDS, THIS, Bonus, Cost, Kind, later
from fudaba.games.dominion.facts.layout import PLAY
from fudaba.games.dominion.facts.tokens import CARD, PILE, Token
from fudaba.games.dominion.facts.types import ACTION, ATTACK, DURATION, REACTION, TREASURE, VICTORY
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Buys, Gains
from fudaba.games.dominion.rules.inquiries import MayBuy
from fudaba.games.dominion.rules.moments import TurnBegins
from fudaba.games.dominion.rules.play import Follows
from fudaba.kernel.choices import any_number, every, may, one, some

prosperity = Expansion("prosperity")
FIRST, SECOND = (1,), (2,)

# Basic cards of games with Prosperity.

prosperity.simple("platinum", cost=9, types=TREASURE, coins=5, pile="basic", copies=12)
prosperity.simple("colony", cost=11, types=VICTORY, worth=10, pile="basic")


@prosperity.card(cost=7, types=TREASURE)
async def bank(me: Me) -> None:
    await me.plus(coins=len(me.in_play.treasures))


@prosperity.card(cost=6, types=ACTION | ATTACK, buys=1, coins=2, editions=FIRST)
async def goons(me: Me) -> None:
    for you in me.victims:
        await you.discard_down_to(3)


@goons.when(Buys, IN_PLAY, simple=True, gives=Bonus(vp=1))
async def goons_rejoice(me: Me, act: Buys) -> None:
    await me.plus(vp=1)


@prosperity.card(cost=7, types=ACTION)
async def kings_court(me: Me) -> None:
    await me.play_card(may(me.playable.actions), times=3)


@prosperity.card(cost=5, types=ACTION)
async def mint(me: Me) -> None:
    if card := await me.reveal(may(me.hand.treasures)):
        await me.gain(one(me.supply.copies_of(card.card)))


@mint.when(Gains, THIS, when=lambda me, act: me.house.mint == "onGain")
async def mint_is_gained(me: Me, act: Gains) -> None:
    treasures = me.in_play.treasures
    await me.trash(treasures.but(DURATION))


@mint.when(Buys, THIS, when=lambda me, act: me.house.mint == "orig")
async def mint_is_bought(me: Me, act: Buys) -> None:
    await me.trash(me.in_play.treasures)


@prosperity.card(cost=4, types=TREASURE, buys=1, editions=SECOND)
async def tiara(me: Me) -> None:
    me.rest_of_turn(Gains, may_topdeck_it)
    await me.play_card(may(me.playable.treasures), times=2)


@later(when=lambda me, act: me.finds(act.ref), may=True)
async def may_topdeck_it(me: Me, act: Gains) -> None:
    """A gained card is put onto the deck."""
    await me.topdeck(act.ref)


@prosperity.card(cost=3, types=ACTION | REACTION)
async def watchtower(me: Me) -> None:
    await me.draw_to(6)


@watchtower.when(Gains, IN_HAND, when=lambda me, act: me.finds(act.ref), may=True)
async def watchtower_watches(me: Me, act: Gains) -> None:
    await me.reveal_this()
    if await me.option("trash", "topdeck", about=act.card) == "trash":
        await me.trash(act.ref)
    else:
        await me.topdeck(act.ref)


# Others of both editions.

prosperity.simple("monument", cost=4, types=ACTION, coins=2, vp=1)
prosperity.simple("workers_village", cost=4, types=ACTION, cards=1, actions=2, buys=1)


@prosperity.card(cost=4, types=ACTION, coins=1, vp=1)
async def bishop(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        await me.plus(vp=trashed.cost.coins // 2)
    for you in me.others:
        await you.trash(may(you.hand))


@prosperity.card(cost=5, types=ACTION, cards=1, actions=2, plus_coins=True)
async def city(me: Me) -> None:
    empty = me.empty_piles
    if empty >= 1:
        await me.plus(cards=1)
    if empty >= 2:
        await me.plus(buys=1, coins=1)


@prosperity.card(cost=7, types=ACTION)
async def expand(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        await me.gain(one(me.up_to(trashed.cost.plus(3))))


@prosperity.card(cost=7, types=ACTION)
async def forge(me: Me) -> None:
    trashed = await me.trash(any_number(me.hand))
    await me.gain(one(me.costing(sum(me.cost(card).coins for card in trashed))))


grand_market = prosperity.simple("grand_market", cost=6, types=ACTION, cards=1, actions=1, buys=1, coins=2)


@grand_market.when(MayBuy, THIS, when=lambda me, act: bool(me.in_play.named("copper")))
async def grand_market_takes_no_coppers(me: Me, act: MayBuy) -> None:
    """Forbids to buy it."""


prosperity.simple("peddler", cost=8, types=ACTION, cards=1, actions=1, coins=1).costs_as_it_says(
    lambda t: Cost(8).plus(-2 * actions_in_play(t) if t.state.phase == BUY_PHASE else 0)
)


def actions_in_play(t: Board) -> int:
    """How many Actions the player whose turn it is has in play."""
    return sum(t.is_type(card, ACTION) for card in t.zone(PLAY, t.state.turn.seat))


@prosperity.card(cost=5, types=ACTION | ATTACK, cards=3)
async def rabble(me: Me) -> None:
    for you in me.victims:
        revealed = await you.reveal_top(3)
        await you.discard(revealed.of_type(ACTION, TREASURE))
        await you.topdeck(every(revealed.but(ACTION, TREASURE)))


@prosperity.card(cost=5, types=ACTION, cards=2, plus_coins=True)
async def vault(me: Me) -> None:
    discarded = await me.discard(any_number(me.hand))
    await me.plus(coins=len(discarded))
    for you in me.others:
        if you.hand and await you.may("discard_2") and len(await you.discard(some(2, you.hand))) == 2:
            await you.draw(1)


# The second edition's own Actions.


@prosperity.card(cost=4, types=ACTION | REACTION | ATTACK, coins=2, editions=SECOND)
async def clerk(me: Me) -> None:
    for you in me.victims:
        if len(you.hand) >= 5:
            await you.topdeck(one(you.hand))


@clerk.when(TurnBegins, IN_HAND, may=True, plays_this=True)
async def clerk_is_called_in(me: Me, act: TurnBegins) -> None:
    await me.play_card(me.this)


@prosperity.card(cost=5, types=ACTION | ATTACK, coins=3, editions=SECOND)
async def charlatan(me: Me) -> None:
    for you in me.victims:
        await you.gain("curse")


@charlatan.adds_types
def curses_are_treasures(t: Board, kind: Kind, types: int) -> int:
    """In games with it Curses are Treasures too."""
    return TREASURE if kind.id == "curse" else 0


@charlatan.when(Follows, IN_GAME, of="curse", simple=True)
async def curse_gives_a_coin(me: Me, act: Follows) -> None:
    await me.plus(coins=1)


@prosperity.card(cost=5, types=ACTION, editions=SECOND)
async def magnate(me: Me) -> None:
    await me.reveal(me.hand)
    await me.plus(cards=len(me.hand.treasures))


# The first edition's own Actions.


@prosperity.card(cost=5, types=ACTION, editions=FIRST)
async def counting_house(me: Me) -> None:
    coppers = await me.choose(any_number(me.look_through_discards().named("copper")), "put_in_hand")
    await me.reveal(coppers)
    await me.take(coppers)


@prosperity.card(cost=5, types=ACTION | ATTACK, coins=2, editions=FIRST)
async def mountebank(me: Me) -> None:
    for you in me.victims:
        curses = you.hand.named("curse")
        if await you.may_with("discard", curses):
            await you.discard(curses.first)
        else:
            await you.gain("curse")
            await you.gain("copper")


@prosperity.card(cost=3, types=ACTION, buys=1, editions=FIRST, plus_coins=True)
async def trade_route(me: Me) -> None:
    await me.plus(coins=me.mark(ON_MAT))
    await me.trash(one(me.hand))


TRADE_ROUTE = Token("trade_route", on=PILE)
ON_MAT = Token("trade_route", on=CARD, says="trade_route_mat")


@trade_route.sets_up
def tokens_lie_on_victory_piles(t: Board) -> None:
    """One token on each Victory pile of the Supply."""
    for pile in t.box.piles:
        if pile.supply and KINDS[pile.id].is_a(VICTORY):
            t.set_mark(TRADE_ROUTE, pile.zone, 1)


def is_first_of_its_pile(me: Me, act: Gains) -> bool:
    """Whether the card was gained from its pile, and the token still lay there."""
    pile = me.home_of(act.card)
    return pile is not None and act.source == pile.zone and me.mark(TRADE_ROUTE, pile) > 0


@trade_route.when(Gains, IN_GAME, when=is_first_of_its_pile, simple=True)
async def token_moves_to_the_mat(me: Me, act: Gains) -> None:
    me.remove_tokens(TRADE_ROUTE, me.home_of(act.card))
    me.tell("adds_token", number=me.add_token(ON_MAT), word="trade_route")

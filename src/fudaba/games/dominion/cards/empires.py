"""Empires: the cards that are finished. See also empires_piles.py."""

from __future__ import annotations

from fudaba.games.dominion.facts.kinds import IN_PLAY, THIS, Bonus, Cost, later
from fudaba.games.dominion.facts.layout import PLAY
from fudaba.games.dominion.facts.tokens import PILE, Token
from fudaba.games.dominion.facts.types import ACTION, ATTACK, COMMAND, DURATION, GATHERING, TREASURE, VICTORY
from fudaba.games.dominion.language.conditions import can_be_played_there, first_action_this_turn
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.handful import Cards
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Buys, Discards, Gains
from fudaba.games.dominion.rules.inquiries import Instead
from fudaba.games.dominion.rules.moments import TurnBegins
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import between, may, one, some

empires = Expansion("empires")


@empires.card(cost=5, types=ACTION | DURATION, actions=1)
async def archive(me: Me) -> None:
    await archive_gives(me, await me.set_aside(await me.top_cards(3), face_down=True))


async def archive_gives(me: Me, aside: Cards) -> None:
    """Put one of the cards into the hand; as long as one is left, that comes again next turn (DOM-G7)."""
    await me.take(one(aside))
    if left := aside.still_there:
        me.next_turn(archive_gives_again if len(left) > 1 else archive_gives_the_last, *left.refs)


@later()
async def archive_gives_again(me: Me, act: TurnBegins, *aside: Ref) -> None:
    """Which one is chosen may depend on what else has been drawn at the start of the turn."""
    await archive_gives(me, me.those(aside))


@later(simple=True)
async def archive_gives_the_last(me: Me, act: TurnBegins, *aside: Ref) -> None:
    await me.take(me.those(aside))


@empires.card(cost=Cost(debt=8), types=ACTION, actions=2)
async def city_quarter(me: Me) -> None:
    hand = me.hand
    await me.reveal(hand)
    await me.plus(cards=len(hand.actions))


@empires.card(cost=5, types=ACTION | TREASURE)
async def crown(me: Me) -> None:
    playable = me.handful(())
    if me.is_my_turn and me.in_action_phase:
        playable = me.playable.actions
    elif me.is_my_turn and me.in_buy_phase:
        playable = me.playable.treasures
    await me.play_card(may(playable), times=2)


@empires.card(cost=3, types=ACTION | ATTACK | DURATION)
def enchantress(me: Me) -> None:
    me.until_next_turn(Instead, enchantress_enchants, tuple(you.seat for you in me.victims))
    me.plus_next_turn(cards=2)


def first_action_of_a_victim(me: Me, act: Instead, victims: tuple[int, ...]) -> bool:
    """Whether it is an affected player's first Action on their turn."""
    return act.seat in victims and first_action_this_turn(me, act)


@later(whose="others", when=first_action_of_a_victim)
async def enchantress_enchants(me: Me, act: Instead, victims: tuple[int, ...]) -> None:
    """Here `me` is the player who plays the Action."""
    await me.plus(cards=1, actions=1)


@empires.card(cost=Cost(debt=8), types=ACTION | COMMAND)
async def overlord(me: Me) -> None:
    await me.play_there(one(me.up_to(5).that(lambda card: can_be_played_there(me, card))))


@empires.card(cost=4, types=ACTION, actions=2, buys=1, coins=1)
def villa(me: Me) -> None:
    """Its figures are all of its instructions."""


@villa.when(Gains, THIS)
async def villa_opens(me: Me, act: Gains) -> None:
    await me.take(act.ref)
    await me.plus(actions=1)
    await me.return_to_action_phase()


# Cards that are no Durations and change nothing in how others are played.


@empires.card(cost=5, types=TREASURE, coins=6, buys=1)
def capital(me: Me) -> None:
    """Its figures are all of its instructions."""


@capital.when(Discards, THIS, when=lambda me, act: act.source == PLAY)
async def capital_is_paid_back(me: Me, act: Discards) -> None:
    await me.debt(6)
    await me.pay_off_debt()


@empires.card(cost=3, types=ACTION, actions=1, plus_coins=True)
async def chariot_race(me: Me) -> None:
    before = me.hand
    await me.plus(cards=1)
    mine = me.hand.without(before)
    await me.reveal(mine)
    theirs = await me.left.reveal_top(1)
    if mine and theirs and me.cost(theirs[0]).below(me.cost(mine[0])):
        await me.plus(coins=1, vp=1)


@empires.card(cost=5, types=TREASURE)
async def charm(me: Me) -> None:
    chosen = await me.one_of("buys_1_coins_2", "gain_another")
    await me.plus_words(chosen)
    if "gain_another" in chosen:
        me.rest_of_turn(Gains, charm_brings_another, once=True)


@later()
async def charm_brings_another(me: Me, act: Gains) -> None:
    await me.gain(may(me.costing(me.cost(act.card)).but_copies_of(act.card)))


@empires.card(cost=Cost(debt=4), types=ACTION)
async def engineer(me: Me) -> None:
    await me.gain(one(me.up_to(4)))
    if me.this_is_in_play and await me.may("trash", about=me.asking):
        await me.trash(me.this)
        await me.gain(one(me.up_to(4)))


@empires.card(cost=5, types=ACTION, cards=3, actions=1)
async def forum(me: Me) -> None:
    await me.discard(some(2, me.hand))


@forum.when(Buys, THIS, simple=True)
async def forum_meets(me: Me, act: Buys) -> None:
    await me.plus(buys=1)


@empires.card(cost=5, types=ACTION, cards=1, actions=1)
def groundskeeper(me: Me) -> None:
    """Its figures are all of its instructions."""


@groundskeeper.when(Gains, IN_PLAY, of=VICTORY, simple=True, gives=Bonus(vp=1))
async def groundskeeper_tends(me: Me, act: Gains) -> None:
    await me.plus(vp=1)


@empires.card(cost=5, types=ACTION | ATTACK, coins=3)
async def legionary(me: Me) -> None:
    if await me.reveal(may(me.hand.named("gold"))):
        for you in me.victims:
            await you.discard_down_to(2)
            await you.draw(1)


@empires.card(cost=Cost(debt=8), types=ACTION, cards=5)
async def royal_blacksmith(me: Me) -> None:
    await me.reveal(me.hand)
    await me.discard(me.hand.named("copper"))


@empires.card(cost=4, types=ACTION, plus_coins=True)
async def sacrifice(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        if trashed.actions:
            await me.plus(cards=2, actions=2)
        if trashed.treasures:
            await me.plus(coins=2)
        if trashed.of_type(VICTORY):
            await me.plus(vp=2)


# Gatherings: VP tokens lie on their piles.

FARMERS_MARKET = Token("farmers_market", on=PILE, says="vp")
TEMPLE = Token("temple", on=PILE, says="vp")
WILD_HUNT = Token("wild_hunt", on=PILE, says="vp")


def vp_on_pile(me: Me, vp: Token) -> int:
    """How many VP tokens lie on the pile of a Gathering."""
    return me.mark(vp, me.pile_of(vp.id))


def add_vp_to_pile(me: Me, vp: Token) -> None:
    """Put another VP token there."""
    if (pile := me.pile_of(vp.id)) is not None:
        me.tell("adds_vp", number=me.add_token(vp, pile), word=vp.id)


async def take_vp_from_pile(me: Me, vp: Token) -> None:
    """Take all VP tokens from there."""
    await me.plus(vp=me.remove_tokens(vp, me.pile_of(vp.id)))


@empires.card(cost=3, types=ACTION | GATHERING, buys=1, plus_coins=True)
async def farmers_market(me: Me) -> None:
    if vp_on_pile(me, FARMERS_MARKET) >= 4:
        await take_vp_from_pile(me, FARMERS_MARKET)
        await me.trash(me.this)
    else:
        add_vp_to_pile(me, FARMERS_MARKET)
        await me.plus(coins=vp_on_pile(me, FARMERS_MARKET))


@empires.card(cost=4, types=ACTION | GATHERING, vp=1)
async def temple(me: Me) -> None:
    await me.trash(between(1, 3, me.hand.one_of_each))
    add_vp_to_pile(me, TEMPLE)


@temple.when(Gains, THIS)
async def temple_is_entered(me: Me, act: Gains) -> None:
    await take_vp_from_pile(me, TEMPLE)


@empires.card(cost=5, types=ACTION | GATHERING)
async def wild_hunt(me: Me) -> None:
    chosen = await me.one_of("cards_3", "gain_estate")
    if "cards_3" in chosen:
        await me.plus(cards=3)
        add_vp_to_pile(me, WILD_HUNT)
    if "gain_estate" in chosen and await me.gain("estate"):
        await take_vp_from_pile(me, WILD_HUNT)

"""Hinterlands: the others of both editions, and of the second edition alone. See also hinterlands.py."""

from __future__ import annotations

from functools import partial

from fudaba.games.dominion.cards.hinterlands import SECOND, hinterlands
from fudaba.games.dominion.facts.kinds import IN_HAND, THIS, Cost, later
from fudaba.games.dominion.facts.layout import DECK, PLAY
from fudaba.games.dominion.facts.types import ACTION, ATTACK, REACTION, TREASURE, VICTORY
from fudaba.games.dominion.language.expansion import any_of
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.language.words import Word
from fudaba.games.dominion.rules.acts import Discards, Gains, Trashes
from fudaba.games.dominion.rules.moments import CleanUpBegins
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import any_number, every, may, one, some, up_to

# Of both editions.


@hinterlands.card(cost=5, types=ACTION, cards=1, actions=1)
async def cartographer(me: Me) -> None:
    cards = await me.look_at_top(4)
    discarded = await me.discard(any_number(cards))
    await me.topdeck(every(cards.without(discarded)))


def is_one_cheaper(me: Me, cost: Cost, card: int) -> bool:
    """Whether a card costs exactly $1 less."""
    return me.cost(card).plus(1) == cost


@hinterlands.card(cost=3, types=ACTION)
async def develop(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        words: tuple[Word, ...] = ("gain_dearer", "gain_cheaper") if trashed.cost.coins else ("gain_dearer",)
        first = await me.option(*words)
        for word in sorted(words, key=lambda word: word != first):
            cost = trashed.cost  # which the first of them may have changed (Wayfarer)
            if word == "gain_dearer":
                wanted = me.costing(cost.plus(1))
            else:
                wanted = me.supply.that(partial(is_one_cheaper, me, cost))
            await me.gain(one(wanted), to=DECK)


@hinterlands.card(cost=2, types=TREASURE | REACTION)
async def fools_gold(me: Me) -> None:
    await me.plus(coins=1 if me.is_first_play(me.play, "fools_gold") else 4)


@fools_gold.when(Gains, IN_HAND, whose="others", of="province", may=True)
async def fool_finds_gold(me: Me, act: Gains) -> None:
    if await me.trash(me.this):
        await me.gain("gold", to=DECK)


@hinterlands.card(cost=5, types=ACTION, coins=2)
def haggler(me: Me) -> None:
    me.rest_of_turn(Gains, haggler_haggles)


@later(when=lambda me, act: act.bought and act.buyer == me.seat)
async def haggler_haggles(me: Me, act: Gains) -> None:
    cost = me.cost(act.card)
    cheaper = me.supply.cheaper_than(cost)
    await me.gain(one(cheaper.but(VICTORY)))


@hinterlands.card(cost=5, types=ACTION, cards=1, actions=1)
def highway(me: Me) -> None:
    me.cheaper()


@hinterlands.card(cost=5, types=ACTION, cards=2, actions=2)
async def inn(me: Me) -> None:
    await me.discard(some(2, me.hand))


@inn.when(Gains, THIS)
async def inn_calls_guests(me: Me, act: Gains) -> None:
    if actions := await me.reveal(any_number(me.look_through_discards().actions)):
        await me.shuffle_into_deck(actions)


@hinterlands.card(cost=4, types=ACTION)
async def jack_of_all_trades(me: Me) -> None:
    await me.gain("silver")
    for card in await me.look_at_top(1):
        if await me.option("discard", "put_back", about=card) == "discard":
            await me.discard(card)
        else:
            me.put_back([card])
    await me.draw_to(5)
    await me.trash(may(me.hand.but(TREASURE)))


@hinterlands.card(cost=5, types=ACTION | ATTACK, cards=3, buys=1)
async def margrave(me: Me) -> None:
    for you in me.victims:
        await you.draw(1)
        await you.discard_down_to(3)


@hinterlands.card(cost=3, types=ACTION, cards=1, actions=1, coins=1)
async def oasis(me: Me) -> None:
    await me.discard(some(1, me.hand))


@hinterlands.card(cost=3, types=ACTION, cards=1, actions=1)
def scheme(me: Me) -> None:
    me.rest_of_turn(CleanUpBegins, scheme_is_laid, once=True)


@later(whose="any")
async def scheme_is_laid(me: Me, act: CleanUpBegins) -> None:
    chosen = {waits.args[0] for waits in me.waiting(scheme_comes_off)}
    actions = me.in_play.actions.that(lambda card: me.ref(card) not in chosen)
    if card := await me.choose(may(me.leaving_first(actions)), "topdeck"):
        me.rest_of_turn(Discards, scheme_comes_off, card.ref)


@later(when=lambda me, act, chosen: act.was == chosen and act.source == PLAY and me.finds(act.ref))
async def scheme_comes_off(me: Me, act: Discards, chosen: Ref) -> None:
    await me.topdeck(act.ref)


@hinterlands.card(cost=4, types=ACTION, plus_coins=True)
async def spice_merchant(me: Me) -> None:
    if not await me.trash(may(me.hand.treasures)):
        return
    await me.plus_words(await me.one_of("cards_2_actions_1", "buys_1_coins_2"))


@hinterlands.card(cost=5, types=ACTION)
async def stables(me: Me) -> None:
    if await me.discard(up_to(1, me.hand.treasures)):
        await me.plus(cards=3, actions=1)


# The second edition's own.


@hinterlands.card(cost=5, types=TREASURE | ATTACK, coins=2, buys=1, editions=SECOND)
def cauldron(me: Me) -> None:
    me.rest_of_turn(Gains, cauldron_boils, tuple(you.seat for you in me.victims))


def third_action_gained(me: Me, act: Gains, victims: tuple[int, ...]) -> bool:
    """Whether it is the third Action that the player gains this turn."""
    return me.gains_of(ACTION)[2:3] == [act.number]


@later(when=third_action_gained)
async def cauldron_boils(me: Me, act: Gains, victims: tuple[int, ...]) -> None:
    for you in me.others:
        if you.seat in victims:
            await you.gain("curse")


nomads = hinterlands.simple("nomads", cost=4, types=ACTION, buys=1, coins=2, editions=SECOND)


@nomads.when(any_of(Gains, Trashes), THIS, simple=True)
async def nomads_trade(me: Me, act: Gains | Trashes) -> None:
    await me.plus(coins=2)


@hinterlands.card(cost=5, types=ACTION, buys=1, coins=7, editions=SECOND)
async def souk(me: Me) -> None:
    await me.lose(len(me.hand))


@souk.when(Gains, THIS)
async def souk_clears(me: Me, act: Gains) -> None:
    await me.trash(up_to(2, me.hand))


@hinterlands.card(cost=5, types=ACTION, cards=1, actions=1, editions=SECOND)
async def wheelwright(me: Me) -> None:
    if discarded := await me.discard(may(me.hand)):
        await me.gain(one(me.up_to(discarded.cost).actions))


@hinterlands.card(cost=5, types=ACTION | ATTACK, cards=4, editions=SECOND)
async def witchs_hut(me: Me) -> None:
    chosen = await me.choose(some(2, me.hand), "discard")
    await me.reveal(chosen)
    both = len(chosen.actions) == 2
    await me.discard(chosen)
    for you in me.victims if both else ():
        await you.gain("curse")

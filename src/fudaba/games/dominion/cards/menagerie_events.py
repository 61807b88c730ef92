"""The Events of Menagerie."""

from __future__ import annotations

from fudaba.games.dominion.board.contents import Pile
from fudaba.games.dominion.cards.menagerie import HORSE, menagerie
from fudaba.games.dominion.facts.kinds import KINDS, later
from fudaba.games.dominion.facts.layout import ASIDE, DECK
from fudaba.games.dominion.facts.types import ACTION, TREASURE, VICTORY
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains, OfCard
from fudaba.games.dominion.rules.moments import TurnBegins
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import any_number, every, may, one


@later()
async def is_played(me: Me, act: TurnBegins, aside: Ref) -> None:
    """A card that was set aside is played at the start of the next turn."""
    await me.play_card(aside)


@menagerie.event(cost=10)
async def alliance(me: Me) -> None:
    for id in ("province", "duchy", "estate", "gold", "silver", "copper"):
        await me.gain(id)


@menagerie.event(cost=4)
async def banish(me: Me) -> None:
    card = await me.choose(may(me.hand), "exile")
    if not card:
        return
    others = me.hand.named(card.id).without(card)
    for each in (card, *await me.choose(any_number(others), "exile")):
        await me.exile(each)


@menagerie.event(cost=4, needs=HORSE)
async def bargain(me: Me) -> None:
    await me.gain(one(me.up_to(5).but(VICTORY)))
    for you in me.others:
        await you.gain("horse")


@menagerie.event(cost=5)
async def commerce(me: Me) -> None:
    for _ in me.gained_this_turn.kinds:
        await me.gain("gold")


@menagerie.event(cost=0)
async def delay(me: Me) -> None:
    if aside := await me.set_aside(may(me.hand.actions)):
        me.later_whatever(TurnBegins, is_played, aside.ref)


@menagerie.event(cost=5, needs=HORSE)
async def demand(me: Me) -> None:
    await me.gain("horse", to=DECK)
    await me.gain(one(me.up_to(4)), to=DECK)


@menagerie.event(cost=0, once_a="turn")
async def desperation(me: Me) -> None:
    if me.top_of("curse") and await me.may("gain_curse") and await me.gain("curse"):
        await me.plus(buys=1, coins=2)


@menagerie.event(cost=8)
async def enclave(me: Me) -> None:
    await me.gain("gold")
    await me.exile(me.top_of("duchy"))


@menagerie.event(cost=3)
async def enhance(me: Me) -> None:
    if trashed := await me.trash(may(me.hand.but(VICTORY))):
        await me.gain(one(me.up_to(trashed.cost.plus(2))))


@menagerie.event(cost=2, buys=1)
async def gamble(me: Me) -> None:
    for card in await me.top_cards(1):
        await me.discard(card)
        playable = card in me.discards and me.is_a(card, ACTION, TREASURE)
        if playable and await me.may("play", about=card):
            await me.play_card(card)


class Invests(OfCard):
    """A player has exiled a card by investing in it."""

    __slots__ = ()


@menagerie.event(cost=4)
async def invest(me: Me) -> None:
    if exiled := await me.exile(one(me.supply.actions)):
        await me.happen(Invests(me.seat, exiled.card))
        ref = me.ref(exiled.card)
        me.later_whatever(Gains, investment_pays, ref, once=False)
        me.later_whatever(Invests, investment_pays, ref, once=False)


def is_copy_of_exiled(me: Me, act: OfCard, exiled: Ref) -> bool:
    """Whether the card is a copy of the one that is in Exile, and still there."""
    return me.finds(exiled) and me.kind(act.card) is me.kind(exiled.card)


@later(whose="others", when=is_copy_of_exiled, simple=True, marks="invested")
async def investment_pays(me: Me, act: OfCard, exiled: Ref) -> None:
    await me.plus(cards=2)


@menagerie.event(cost=3)
async def march(me: Me) -> None:
    actions = me.look_through_discards().actions
    await me.play_card(may(actions))


@menagerie.event(cost=10)
async def populate(me: Me) -> None:
    tops = me.supply.that(lambda card: is_action_pile(me.home_of(card)))
    order = await me.choose(every(tops), "gain")
    for pile in [me.home_of(card) for card in order]:
        await me.gain(me.top(pile))


def is_action_pile(pile: Pile | None) -> bool:
    """Whether it is a pile of Actions by what is printed on its randomizer."""
    return pile is not None and bool(KINDS[pile.id].types & ACTION)


@menagerie.event(cost=2, buys=1)
async def pursue(me: Me) -> None:
    named = await me.name(absent=True)
    revealed = await me.reveal_top(4)
    await me.discard(revealed.but_named(named))


@menagerie.event(cost=7)
async def reap(me: Me) -> None:
    if gained := await me.gain("gold", to=ASIDE):
        me.later_whatever(TurnBegins, is_played, gained.ref)


@menagerie.event(cost=2, needs=HORSE)
async def ride(me: Me) -> None:
    await me.gain("horse")


@menagerie.event(cost=4, once_a="game")
def seize_the_day(me: Me) -> None:
    me.extra_turn(limited=False)


@menagerie.event(cost=5, needs=HORSE)
async def stampede(me: Me) -> None:
    if len(me.in_play) <= 5:
        await me.gain("horse", to=DECK, times=5)


@menagerie.event(cost=2, buys=1)
async def toil(me: Me) -> None:
    await me.play_card(may(me.playable.actions))


@menagerie.event(cost=3)
async def transport(me: Me) -> None:
    if await me.option("exile", "topdeck") == "exile":
        await me.exile(one(me.supply.actions))
    else:
        await me.topdeck(one(me.exiled.actions))

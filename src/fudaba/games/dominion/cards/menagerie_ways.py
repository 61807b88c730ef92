"""The Ways of Menagerie. In a Way `me.this` is the Action that is played (WAY-06)."""

from __future__ import annotations

from fudaba.games.dominion.cards.menagerie import copies_in_supply, menagerie
from fudaba.games.dominion.facts.kinds import HERE, Cost, Kind, later
from fudaba.games.dominion.facts.layout import COMMON, PLAY
from fudaba.games.dominion.language.conditions import can_be_played_there
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Discards, Gains
from fudaba.games.dominion.rules.bonuses import Gets
from fudaba.games.dominion.rules.moments import TurnBegins, TurnEnds
from fudaba.games.dominion.rules.play import TakesWay
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import may, one

menagerie.simple_way("way_of_the_monkey", buys=1, coins=1)
menagerie.simple_way("way_of_the_mule", actions=1, coins=1)
menagerie.simple_way("way_of_the_otter", cards=2)
menagerie.simple_way("way_of_the_ox", actions=2)
menagerie.simple_way("way_of_the_pig", cards=1, actions=1)
menagerie.simple_way("way_of_the_sheep", coins=2)


@menagerie.way()
async def way_of_the_butterfly(me: Me) -> None:
    this = me.this
    if this is None or not me.finds(this) or me.home_of(this.card) is None:
        return  # what cannot be returned brings nothing (WAY-72)
    if await me.may("return"):
        cost = me.cost(this.card).plus(1)
        await me.return_to_pile(this)
        await me.gain(one(me.costing(cost)))


@menagerie.way()
async def way_of_the_camel(me: Me) -> None:
    await me.exile(me.top_of("gold"))


way_of_the_chameleon = menagerie.landscape("way", "way_of_the_chameleon")


@way_of_the_chameleon.when(TakesWay, HERE, when=lambda me, act: act.way == "way_of_the_chameleon")
async def chameleon_changes_colour(me: Me, act: TakesWay) -> None:
    me.rest_of_turn(Gets, coins_for_cards, act.play.number, replaces=True)


@later(when=lambda me, act, play: act.play == play, simple=True, rule="WAY-09")
async def coins_for_cards(me: Me, act: Gets, play: int) -> Gets:
    """In this play +Cards give +$, and the other way round."""
    act.bonus = act.bonus._replace(cards=act.bonus.coins, coins=act.bonus.cards)
    return act


@menagerie.way(actions=1)
def way_of_the_frog(me: Me) -> None:
    assert me.this is not None
    me.rest_of_turn(Discards, frog_leaps, me.this)


def discarded_from_play(me: Me, act: Discards, played: Ref) -> bool:
    """Whether the card, still as it was played, has been discarded from play."""
    return act.was == played and act.source == PLAY and me.finds(act.ref)


@later(when=discarded_from_play)
async def frog_leaps(me: Me, act: Discards, played: Ref) -> None:
    await me.topdeck(act.ref)


@menagerie.way()
async def way_of_the_goat(me: Me) -> None:
    await me.trash(one(me.hand))


@menagerie.way(cards=2, actions=1)
async def way_of_the_horse(me: Me) -> None:
    await me.return_to_pile(me.this)


@menagerie.way(actions=1)
async def way_of_the_mole(me: Me) -> None:
    await me.discard(me.hand)
    await me.plus(cards=3)


COSTS_OF_MICE = (Cost(2), Cost(3))


@menagerie.way()
async def way_of_the_mouse(me: Me) -> None:
    """What else is set aside for everybody costs something else."""
    aside = me.set_aside_for_all.where(lambda kind: kind.cost in COSTS_OF_MICE)
    await me.play_there(aside.that(lambda card: can_be_played_there(me, card)).first)


def may_be_set_aside(kind: Kind) -> bool:
    """Whether it is an Action that costs $2 or $3 and is no Duration."""
    return kind.action and not kind.duration and kind.cost in COSTS_OF_MICE


way_of_the_mouse.takes_unused(may_be_set_aside, COMMON)


@menagerie.way()
async def way_of_the_owl(me: Me) -> None:
    await me.draw_to(6)


@menagerie.way()
async def way_of_the_rat(me: Me) -> None:
    assert me.this is not None
    if await me.discard(may(me.hand.treasures)):
        await me.gain(one(copies_in_supply(me, me.this.card)))


@menagerie.way(coins=1)
def way_of_the_seal(me: Me) -> None:
    me.rest_of_turn(Gains, seal_carries)


@later(when=lambda me, act: me.finds(act.ref), may=True)
async def seal_carries(me: Me, act: Gains) -> None:
    await me.topdeck(act.ref)


@menagerie.way()
def way_of_the_squirrel(me: Me) -> None:
    me.at_end_of_turn(squirrel_hoards)


@later(whose="any", simple=True)
async def squirrel_hoards(me: Me, act: TurnEnds) -> None:
    await me.plus(cards=2)


@menagerie.way()
async def way_of_the_turtle(me: Me) -> None:
    if aside := await me.set_aside(me.this):
        me.later_whatever(TurnBegins, turtle_plays, aside.ref)


@later()
async def turtle_plays(me: Me, act: TurnBegins, aside: Ref) -> None:
    await me.play_card(aside)


@menagerie.way()
async def way_of_the_worm(me: Me) -> None:
    await me.exile(me.top_of("estate"))

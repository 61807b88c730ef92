"""Rising Sun: Prophecies, which change the game once no Sun token is left on them.

As long as Sun tokens lie on the Prophecy it does nothing; each Omen that is played takes one off. They are
counted as `sun` of the first seat. Where no Omen is in the game, none lie there.
"""

from __future__ import annotations

from operator import attrgetter

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.cards.empires_landscapes import TAX
from fudaba.games.dominion.facts.kinds import FULFILLED, Cost, Kind, later
from fudaba.games.dominion.facts.layout import DECK, HAND, PLAY
from fudaba.games.dominion.facts.tokens import PILE, Token
from fudaba.games.dominion.facts.types import ACTION, ATTACK, TREASURE
from fudaba.games.dominion.language.expansion import Expansion, any_of
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Discards, Gains, Played, Plays
from fudaba.games.dominion.rules.inquiries import Instead, MayUseAction
from fudaba.games.dominion.rules.moments import CleanUpBegins, LastSun, TurnBegins
from fudaba.games.dominion.setup.renewal import renew
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import one, some

rising_sun = Expansion("rising_sun")


approaching_army = rising_sun.landscape("prophecy", "approaching_army")
approaching_army.adds_pile(attrgetter("attack"), Token("approaching_army", on=PILE, lasting=True))


@approaching_army.when(Played, FULFILLED, of=ATTACK, simple=True)
async def army_pays(me: Me, act: Played) -> None:
    await me.plus(coins=1)


biding_time = rising_sun.landscape("prophecy", "biding_time")


@biding_time.when(CleanUpBegins, FULFILLED, when=lambda me, act: bool(me.hand))
async def time_is_bided(me: Me, act: CleanUpBegins) -> None:
    me.next_turn(time_has_come, *(await me.set_aside(me.hand, face_down=True)).refs)


@later(simple=True)
async def time_has_come(me: Me, act: TurnBegins, *aside: Ref) -> None:
    await me.take(me.those(aside))


bureaucracy = rising_sun.landscape("prophecy", "bureaucracy")


@bureaucracy.when(Gains, FULFILLED, when=lambda me, act: act.cost != Cost())
async def bureaucracy_adds_a_copper(me: Me, act: Gains) -> None:
    await me.gain("copper")


divine_wind = rising_sun.landscape("prophecy", "divine_wind")
divine_wind.may_change_the_kingdom(10)


@divine_wind.when(LastSun, FULFILLED)
async def wind_blows(me: Me, act: LastSun) -> None:
    renew(me.t)


enlightenment = rising_sun.landscape("prophecy", "enlightenment")


@enlightenment.adds_types
def treasures_are_actions(t: Board, kind: Kind, types: int) -> int:
    """Once there is no Sun token left on it, Treasures are Actions too."""
    return ACTION if types & TREASURE and t.fulfilled else 0


@enlightenment.when(Instead, FULFILLED, of=TREASURE, when=lambda me, act: me.in_action_phase)
async def treasures_enlighten(me: Me, act: Instead) -> None:
    await me.plus(cards=1, actions=1)


flourishing_trade = rising_sun.landscape("prophecy", "flourishing_trade")


@flourishing_trade.when(MayUseAction, FULFILLED)
async def actions_trade_as_buys(me: Me, act: MayUseAction) -> None:
    """That it listens is all that it does."""


@flourishing_trade.reduces_costs
def trade_lowers(t: Board, seat: int, kind: Kind) -> int:
    """Cards cost $1 less."""
    return 1


good_harvest = rising_sun.landscape("prophecy", "good_harvest")


def is_first_of_its_name(me: Me, act: Plays) -> bool:
    """Whether a Treasure is played, the first of its name that this player plays this turn."""
    return me.is_first_play(act.play.number, me.kind(act.card).id)


@good_harvest.when(Plays, FULFILLED, of=TREASURE, when=is_first_of_its_name, simple=True)
async def harvest_is_good(me: Me, act: Plays) -> None:
    await me.plus(buys=1, coins=1)


great_leader = rising_sun.landscape("prophecy", "great_leader")


@great_leader.when(Played, FULFILLED, of=ACTION, simple=True)
async def leader_urges(me: Me, act: Played) -> None:
    await me.plus(actions=1)


growth = rising_sun.landscape("prophecy", "growth")


@growth.when(Gains, FULFILLED, of=TREASURE)
async def treasure_grows(me: Me, act: Gains) -> None:
    await me.gain(one(me.supply.cheaper_than(me.cost(act.card))))


harsh_winter = rising_sun.landscape("prophecy", "harsh_winter")
DEBT = Token("harsh_winter", on=PILE, says="debt")


@harsh_winter.when(Gains, FULFILLED, when=lambda me, act: me.is_my_turn)
async def winter_is_harsh(me: Me, act: Gains) -> None:
    pile = me.home_of(act.card)
    if pile is None:
        return
    taxed = TAX if me.lies_here("tax") else DEBT  # debt on a pile is all the same
    if debt := me.remove_tokens(taxed, pile):
        await me.debt(debt)
    else:
        me.set_mark(taxed, 2, pile)
        me.tell("puts_debt_on_pile", word=pile.id, number=2)


kind_emperor = rising_sun.landscape("prophecy", "kind_emperor")


@kind_emperor.when(any_of(TurnBegins, LastSun), FULFILLED)
async def emperor_gives(me: Me, act: TurnBegins | LastSun) -> None:
    await me.gain(one(me.supply.actions), HAND)


panic = rising_sun.landscape("prophecy", "panic")


@panic.when(Plays, FULFILLED, of=TREASURE, simple=True)
async def panic_buys(me: Me, act: Plays) -> None:
    await me.plus(buys=2)


def leaves_play_in_panic(me: Me, act: Discards) -> bool:
    """Whether a Treasure is discarded from play."""
    return act.source == PLAY and me.finds(act.ref)


@panic.when(Discards, FULFILLED, of=TREASURE, when=leaves_play_in_panic)
async def panic_returns(me: Me, act: Discards) -> None:
    await me.return_to_pile(act.ref)


progress = rising_sun.landscape("prophecy", "progress")


def goes_elsewhere(me: Me, act: Gains) -> bool:
    """Whether a card is gained to another place than the deck, and still lies there."""
    return me.finds(act.ref) and act.card not in me.deck


@progress.when(Gains, FULFILLED, when=goes_elsewhere)
async def progress_is_made(me: Me, act: Gains) -> None:
    await me.topdeck(act.ref)


rapid_expansion = rising_sun.landscape("prophecy", "rapid_expansion")


def expands(me: Me, act: Gains) -> bool:
    """Whether an Action or Treasure is gained, and still lies where it was gained to."""
    return me.finds(act.ref)


@rapid_expansion.when(Gains, FULFILLED, of=ACTION | TREASURE, when=expands)
async def expansion_is_rapid(me: Me, act: Gains) -> None:
    aside = await me.set_aside(act.ref)
    for ref in aside.refs:
        me.following(ref).next_turn(is_played_at_once, ref)  # it is told by the card that is to be played


@later()
async def is_played_at_once(me: Me, act: TurnBegins, aside: Ref) -> None:
    await me.play_card(aside)


sickness = rising_sun.landscape("prophecy", "sickness")


@sickness.when(TurnBegins, FULFILLED)
async def sickness_spreads(me: Me, act: TurnBegins) -> None:
    if await me.option("gain_curse", "discard_3") == "gain_curse":
        await me.gain("curse", DECK)
    else:
        await me.discard(some(3, me.hand))

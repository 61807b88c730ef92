"""Allies: its Durations and some others. See also allies_others.py, allies_piles.py and allies_allies.py."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import THIS, later
from fudaba.games.dominion.facts.types import ACTION, ATTACK, DURATION, LIAISON, TREASURE
from fudaba.games.dominion.language.expansion import Expansion, any_of
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains, Trashes
from fudaba.games.dominion.rules.inquiries import Instead
from fudaba.games.dominion.rules.moments import TurnBegins
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import may, one, some

allies = Expansion("allies")


@later()
async def is_played(me: Me, act: TurnBegins, aside: Ref) -> None:
    """What was set aside is played."""
    await me.play_card(aside)


@allies.card(cost=5, types=TREASURE | DURATION | LIAISON, coins=2, favors=1)
async def contract(me: Me) -> None:
    if aside := await me.set_aside(may(me.hand.actions)):
        me.next_turn(is_played, aside.ref)


@allies.card(cost=4, types=ACTION, coins=1)
async def courier(me: Me) -> None:
    await me.discard(await me.top_cards(1))
    playable = me.look_through_discards().of_type(ACTION, TREASURE)
    await me.play_card(may(playable))


@allies.card(cost=5, types=ACTION | DURATION | ATTACK)
def highwayman(me: Me) -> None:
    me.next_turn(highwayman_leaves)
    me.until_next_turn(Instead, highwayman_robs, tuple(you.seat for you in me.victims))


@later()
async def highwayman_leaves(me: Me, act: TurnBegins) -> None:
    if me.this_is_in_play:
        await me.discard(me.this)
    await me.plus(cards=3)


def first_treasure(me: Me, act: Instead, victims: tuple[int, ...]) -> bool:
    """Whether it is the first Treasure that an affected player plays this turn."""
    treasures = me.player_at(act.seat).plays_of(TREASURE)
    return act.seat in victims and [done.play for done in treasures[:1]] == [act.play.number]


@later(whose="others", when=first_treasure)
async def highwayman_robs(me: Me, act: Instead, victims: tuple[int, ...]) -> None:
    """It does nothing."""


@allies.card(cost=3, types=ACTION | DURATION | LIAISON)
def importer(me: Me) -> None:
    me.next_turn(importer_delivers)


@importer.sets_up
def importers_favors(t: Board) -> None:
    """Each player begins with four Favors more."""
    for seat in range(t.seats):
        t.state.favors[seat] += 4


@later()
async def importer_delivers(me: Me, act: TurnBegins) -> None:
    await me.gain(one(me.up_to(5)))


@allies.card(cost=4, types=ACTION | DURATION, cards=1)
async def royal_galley(me: Me) -> None:
    played = await me.play_card(may(me.playable.actions.but(DURATION)))
    if played is not None and me.in_my_play(played.card):
        aside = await me.set_aside(played.card)
        me.next_turn(is_played, aside.ref)


@allies.card(cost=5, types=ACTION)
async def specialist(me: Me) -> None:
    card = await me.choose(may(me.playable.of_type(ACTION, TREASURE)), "play")
    if not card:
        return
    played = await me.play_card(card)
    chosen = await me.one_of("play_again", "gain_copy") if played is not None else ["gain_copy"]
    if played is not None and "play_again" in chosen:
        await me.play_again(played)
    if "gain_copy" in chosen:
        await me.gain(one(me.supply.copies_of(card.card)))


@allies.card(cost=2, types=ACTION | LIAISON, actions=1, plus_coins=True)
async def sycophant(me: Me) -> None:
    if await me.discard(some(3, me.hand)):
        await me.plus(coins=3)


@sycophant.when(any_of(Gains, Trashes), THIS, simple=True)
async def sycophant_flatters(me: Me, act: Gains | Trashes) -> None:
    await me.plus(favors=2)


@allies.card(cost=3, types=ACTION | LIAISON, cards=1, actions=1, favors=1)
def underling(me: Me) -> None:
    """Its figures are all of its instructions."""

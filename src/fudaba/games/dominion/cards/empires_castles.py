"""Empires: the Castles, one pile from the cheapest to the dearest."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.cards.empires import empires
from fudaba.games.dominion.facts.kinds import THIS
from fudaba.games.dominion.facts.layout import BOX
from fudaba.games.dominion.facts.types import ACTION, CASTLE, TREASURE, VICTORY
from fudaba.games.dominion.language.expansion import any_of
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains, Trashes
from fudaba.kernel.choices import any_number, one, some

_VICTORY = VICTORY | CASTLE


def castles_of(t: Board, seat: int) -> int:
    """How many Castles a player has."""
    return sum(kind.is_a(CASTLE) for kind in t.all_kinds_of(seat))


def humble_castle_worth(t: Board, seat: int) -> int:
    """1 VP for each Castle that its owner has."""
    return castles_of(t, seat)


def kings_castle_worth(t: Board, seat: int) -> int:
    """2 VP for each Castle that its owner has."""
    return 2 * castles_of(t, seat)


humble_castle = empires.simple(
    "humble_castle", cost=3, types=TREASURE | _VICTORY, coins=1, worth=humble_castle_worth, pile="part"
)
crumbling_castle = empires.simple("crumbling_castle", cost=4, types=_VICTORY, worth=1, pile="part")


@crumbling_castle.when(any_of(Gains, Trashes), THIS)
async def castle_crumbles(me: Me, act: Gains | Trashes) -> None:
    await me.plus(vp=1)
    await me.gain("silver")


@empires.card(cost=5, types=ACTION | _VICTORY, worth=2, pile="part")
async def small_castle(me: Me) -> None:
    in_hand = me.hand.of_type(CASTLE)
    if me.this_is_in_play and not in_hand:
        me.has_nothing("trash")
    if await me.trash_this_or_one(in_hand):
        await me.gain(one(me.supply.of_type(CASTLE)))


haunted_castle = empires.simple("haunted_castle", cost=6, types=_VICTORY, worth=2, pile="part")


@haunted_castle.when(Gains, THIS, when=lambda me, act: me.is_my_turn)
async def castle_haunts(me: Me, act: Gains) -> None:
    await me.gain("gold")
    for you in me.others:
        if len(you.hand) >= 5:
            await you.topdeck(some(2, you.hand))


@empires.card(cost=7, types=ACTION | _VICTORY, worth=3, pile="part", plus_coins=True)
async def opulent_castle(me: Me) -> None:
    discarded = await me.discard(any_number(me.hand.victories))
    await me.plus(coins=2 * len(discarded))


sprawling_castle = empires.simple("sprawling_castle", cost=8, types=_VICTORY, worth=4, pile="part")


@sprawling_castle.when(Gains, THIS)
async def castle_sprawls(me: Me, act: Gains) -> None:
    if await me.option("gain_duchy", "gain_3_estates") == "gain_duchy":
        await me.gain("duchy")
    else:
        await me.gain("estate", times=3)


grand_castle = empires.simple("grand_castle", cost=9, types=_VICTORY, worth=5, pile="part")


@grand_castle.when(Gains, THIS)
async def castle_is_admired(me: Me, act: Gains) -> None:
    await me.reveal(me.hand)
    await me.plus(vp=len(me.hand.victories) + len(me.in_play.victories))


empires.simple("kings_castle", cost=10, types=_VICTORY, worth=kings_castle_worth, pile="part")
empires.pile(
    "castles",
    ("humble_castle", 2),
    ("crumbling_castle", 1),
    ("small_castle", 2),
    ("haunted_castle", 1),
    ("opulent_castle", 2),
    ("sprawling_castle", 1),
    ("grand_castle", 1),
    ("kings_castle", 2),
    types=_VICTORY,
    cost=3,
)


@humble_castle.sets_up
def one_of_each_for_two(t: Board) -> None:
    """With two players there is only one of each Castle."""
    pile = t.pile_of("castles")
    if pile is None or t.seats > 2:
        return
    there: set[str] = set()
    for card in reversed(t.state.zones[pile.zone][:]):
        if t.cards[card].id in there:
            t.state.move(card, BOX)
        there.add(t.cards[card].id)

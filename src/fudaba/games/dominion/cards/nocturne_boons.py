"""The Boons of Nocturne, and Lost in the Woods."""

from __future__ import annotations

from fudaba.games.dominion.facts.kinds import OWNED, later
from fudaba.games.dominion.facts.layout import BOONS
from fudaba.games.dominion.language.boons_and_hexes import keep, receive_next
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.moments import TurnBegins, TurnEnds
from fudaba.kernel.choices import any_number, every, may, one, some, up_to

nocturne = Expansion("nocturne")


@nocturne.received("boon")
async def the_earths_gift(me: Me) -> None:
    if await me.discard(up_to(1, me.hand.treasures)):
        await me.gain(one(me.up_to(4)))


@nocturne.received("boon", actions=1, coins=1)
def the_fields_gift(me: Me) -> None:
    keep(me)


@nocturne.received("boon")
async def the_flames_gift(me: Me) -> None:
    await me.trash(may(me.hand))


@nocturne.received("boon", buys=1, coins=1)
def the_forests_gift(me: Me) -> None:
    keep(me)


@nocturne.received("boon")
async def the_moons_gift(me: Me) -> None:
    await me.topdeck(may(me.look_through_discards()))


@nocturne.received("boon")
async def the_mountains_gift(me: Me) -> None:
    await me.gain("silver")


@nocturne.received("boon")
def the_rivers_gift(me: Me) -> None:
    keep(me)
    me.at_end_of_turn(river_brings_a_card)


@later(whose="any", simple=True)
async def river_brings_a_card(me: Me, act: TurnEnds) -> None:
    """It is at the end of this turn, whoever's turn it is."""
    await me.plus(cards=1)


@nocturne.received("boon", cards=1)
def the_seas_gift(me: Me) -> None:
    """Its figures are all of it."""


@nocturne.received("boon")
async def the_skys_gift(me: Me) -> None:
    # With fewer than three cards all may be discarded, and nothing comes of it (DOM-G6).
    if me.hand and await me.may("discard_3") and len(await me.discard(some(3, me.hand))) == 3:
        await me.gain("gold")


@nocturne.received("boon")
async def the_suns_gift(me: Me) -> None:
    await sift(me, 4)


async def sift(me: Me, count: int) -> None:
    """Look at the top cards of the deck, discard any of them, and put the rest back in any order."""
    cards = await me.look_at_top(count)
    discarded = await me.discard(any_number(cards))
    await me.topdeck(every(cards.without(discarded)))


@nocturne.received("boon", needs=("will_o_wisp",))
async def the_swamps_gift(me: Me) -> None:
    await me.gain("will_o_wisp")


@nocturne.received("boon", cards=2)
async def the_winds_gift(me: Me) -> None:
    await me.discard(some(2, me.hand))


# The State that Fool brings.

lost_in_the_woods = nocturne.landscape("state", "lost_in_the_woods")


@lost_in_the_woods.when(TurnBegins, OWNED)
async def the_way_out_is_looked_for(me: Me, act: TurnBegins) -> None:
    if await me.discard(up_to(1, me.hand)):
        await receive_next(me, BOONS)

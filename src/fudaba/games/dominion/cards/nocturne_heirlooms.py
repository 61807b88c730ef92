"""Nocturne's Heirlooms, and the cards that bring them; Magic Lamp is in nocturne.py.

The cards of Pixie's, Fool's and Tracker's are with the other Fate cards.
"""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import THIS
from fudaba.games.dominion.facts.types import ACTION, HEIRLOOM, TREASURE, VICTORY
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains, Trashes
from fudaba.kernel.choices import any_number, may, up_to

nocturne = Expansion("nocturne")

# What brings them.

cemetery = nocturne.simple("cemetery", cost=4, types=VICTORY, worth=2, needs=("haunted_mirror",))


@cemetery.when(Gains, THIS)
async def cemetery_is_filled(me: Me, act: Gains) -> None:
    await me.trash(up_to(4, me.hand))


@nocturne.card(cost=5, types=ACTION, needs=("cursed_gold",))
async def pooka(me: Me) -> None:
    treasures = me.hand.treasures.but_named("cursed_gold")
    if await me.trash(may(treasures)):
        await me.plus(cards=4)


@nocturne.card(cost=4, types=ACTION, actions=1, needs=("pasture",))
async def shepherd(me: Me) -> None:
    chosen = await me.choose(any_number(me.hand.victories), "discard")
    await me.reveal(chosen)
    await me.discard(chosen)
    await me.plus(cards=2 * len(chosen))


# Heirlooms.


@nocturne.card(cost=4, types=TREASURE | HEIRLOOM, coins=3, pile="heirloom")
async def cursed_gold(me: Me) -> None:
    await me.gain("curse")


@nocturne.card(cost=2, types=TREASURE | HEIRLOOM, coins=1, pile="heirloom")
async def goat(me: Me) -> None:
    await me.trash(may(me.hand))


haunted_mirror = nocturne.simple(
    "haunted_mirror", cost=0, types=TREASURE | HEIRLOOM, coins=1, pile="heirloom", needs=("ghost",)
)


@haunted_mirror.when(Trashes, THIS)
async def a_ghost_appears(me: Me, act: Trashes) -> None:
    if await me.discard(up_to(1, me.hand.actions)):
        await me.gain("ghost")


@nocturne.card(cost=4, types=TREASURE | HEIRLOOM, coins=1, pile="heirloom")
async def lucky_coin(me: Me) -> None:
    await me.gain("silver")


def pasture_worth(t: Board, seat: int) -> int:
    """1 VP for each Estate that its owner has."""
    return sum(kind.id == "estate" for kind in t.all_kinds_of(seat))


nocturne.simple(
    "pasture", cost=2, types=TREASURE | VICTORY | HEIRLOOM, coins=1, worth=pasture_worth, pile="heirloom"
)
nocturne.simple("pouch", cost=2, types=TREASURE | HEIRLOOM, coins=1, buys=1, pile="heirloom")

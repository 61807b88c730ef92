"""Nocturne's Devil's Workshop, Monastery and Night Watchman; Faithful Hound and Tragic Hero."""

from __future__ import annotations

from fudaba.games.dominion.cards.nocturne import is_gained_to_hand
from fudaba.games.dominion.cards.nocturne_boons import sift
from fudaba.games.dominion.facts.kinds import THIS, later
from fudaba.games.dominion.facts.types import ACTION, NIGHT, REACTION
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Discards
from fudaba.games.dominion.rules.moments import TurnEnds
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import one

nocturne = Expansion("nocturne")


@nocturne.card(cost=4, types=NIGHT, needs=("imp",))
async def devils_workshop(me: Me) -> None:
    gained = len(me.this_turn("gain"))
    if gained >= 2:
        await me.gain("imp")
    elif gained == 1:
        await me.gain(one(me.up_to(4)))
    else:
        await me.gain("gold")


@nocturne.card(cost=2, types=NIGHT)
async def monastery(me: Me) -> None:
    for _ in me.this_turn("gain"):
        coppers = me.in_play.named("copper")
        card = await me.choose_of("trash", ("trash", me.hand), ("trash_in_play", coppers), may=True)
        if not card:
            return
        await me.trash(card)


@nocturne.card(cost=3, types=NIGHT)
async def night_watchman(me: Me) -> None:
    await sift(me, 5)


is_gained_to_hand(night_watchman)


faithful_hound = nocturne.simple("faithful_hound", cost=2, types=ACTION | REACTION, cards=2)


def not_in_clean_up(me: Me, act: Discards) -> bool:
    """Whether the card was discarded at another time, and still lies there."""
    return not me.in_clean_up and me.finds(act.ref)


@faithful_hound.when(Discards, THIS, when=not_in_clean_up, may=True)
async def faithful_hound_waits(me: Me, act: Discards) -> None:
    me.at_end_of_turn(faithful_hound_comes_back, (await me.set_aside(act.ref)).ref)


@later(whose="any", simple=True)
async def faithful_hound_comes_back(me: Me, act: TurnEnds, hound: Ref) -> None:
    """It is at the end of this turn, whoever's turn it is."""
    await me.take(hound)


@nocturne.card(cost=5, types=ACTION, cards=3, buys=1)
async def tragic_hero(me: Me) -> None:
    if len(me.hand) >= 8:
        # A Treasure is gained also if it cannot be trashed any more, having been played again.
        await me.trash(me.this)
        await me.gain(one(me.supply.treasures))

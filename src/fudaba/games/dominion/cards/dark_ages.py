"""Dark Ages: the Shelters, the Ruins and the Looter that brings them, and cards that answer or grow.

See also dark_ages_trash.py, dark_ages_others.py and dark_ages_knights.py.
"""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import IN_HAND, IN_PLAY, THIS
from fudaba.games.dominion.facts.layout import BOX, DECK, HAND
from fudaba.games.dominion.facts.types import (
    ACTION,
    ATTACK,
    COMMAND,
    LOOTER,
    REACTION,
    RUINS,
    SHELTER,
    TREASURE,
    VICTORY,
)
from fudaba.games.dominion.language.conditions import can_be_played_there
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains, Plays, Trashes
from fudaba.kernel.choices import every, one, some

dark_ages = Expansion("dark_ages")


async def gains_a_ruins(you: Me) -> None:
    """Gain whatever Ruins lies on top of the pile."""
    await you.gain(you.top(you.pile_of("ruins")))


@dark_ages.card(cost=5, types=ACTION | COMMAND)
async def band_of_misfits(me: Me) -> None:
    assert me.this is not None
    mine = me.cost(me.this.card)
    cheaper = me.supply.cheaper_than(mine)
    await me.play_there(one(cheaper.that(lambda card: can_be_played_there(me, card))))


@dark_ages.card(cost=2, types=ACTION | REACTION)
async def beggar(me: Me) -> None:
    await me.gain("copper", to=HAND, times=3)


@beggar.when(Plays, IN_HAND, whose="others", of=ATTACK, may=True)
async def beggar_begs(me: Me, act: Plays) -> None:
    if await me.discard(me.this):
        await me.gain("silver", to=DECK)
        await me.gain("silver")


@dark_ages.card(cost=4, types=ACTION, cards=1, actions=2)
def fortress(me: Me) -> None:
    """Its figures are all of its instructions."""


@fortress.when(Trashes, THIS)
async def fortress_stands(me: Me, act: Trashes) -> None:
    await me.take(act.ref)


@dark_ages.card(cost=5, types=ACTION)
async def graverobber(me: Me) -> None:
    chosen = await me.one_of("gain_from_trash", "trash")
    if "gain_from_trash" in chosen:
        await me.gain(one(me.the_trash.from_to(3, 6)), to=DECK)
    if "trash" not in chosen:
        return
    if trashed := await me.trash(one(me.hand.actions)):
        await me.gain(one(me.up_to(trashed.cost.plus(3))))


@dark_ages.card(cost=4, types=ACTION | ATTACK | LOOTER, needs=("ruins", "spoils"))
async def marauder(me: Me) -> None:
    await me.gain("spoils")
    for you in me.victims:
        await gains_a_ruins(you)


@dark_ages.card(cost=3, types=ACTION | REACTION, cards=1, actions=1, buys=1)
def market_square(me: Me) -> None:
    """Its figures are all of its instructions."""


@market_square.when(Trashes, IN_HAND, whose="any", when=lambda me, act: act.owner == me.seat, may=True)
async def market_square_pays(me: Me, act: Trashes) -> None:
    if await me.discard(me.this):
        await me.gain("gold")


@dark_ages.card(cost=0, types=ACTION | ATTACK, pile="extra", copies=10, plus_coins=True)
async def mercenary(me: Me) -> None:
    if len(me.hand) >= 1 and await me.may("trash_2") and len(await me.trash(some(2, me.hand))) == 2:
        await me.plus(cards=2, coins=2)
        for you in me.victims:
            await you.discard_down_to(3)


@dark_ages.card(cost=4, types=ACTION, cards=1, actions=1, copies=20)
async def rats(me: Me) -> None:
    await me.gain("rats")
    others = me.hand.but_named("rats")
    if others:
        await me.trash(one(others))
    else:
        await me.reveal(me.hand)


@rats.when(Trashes, THIS, simple=True)
async def rats_leave(me: Me, act: Trashes) -> None:
    await me.plus(cards=1)


@dark_ages.card(cost=4, types=ACTION, coins=2)
async def scavenger(me: Me) -> None:
    if me.deck and await me.may("put_deck_into_discards"):
        me.put_deck_into_discards()
    await me.topdeck(one(me.look_through_discards()))


@dark_ages.card(cost=0, types=TREASURE, coins=3, pile="extra", copies=15)
async def spoils(me: Me) -> None:
    await me.return_to_pile(me.this)


@dark_ages.card(cost=3, types=ACTION | ATTACK, cards=1, actions=1, needs=("mercenary",))
async def urchin(me: Me) -> None:
    for you in me.victims:
        await you.discard_down_to(4)


def another_attack(me: Me, act: Plays) -> bool:
    """Whether the Attack that is played is another card than this."""
    return me.this is not None and act.card != me.this.card


@urchin.when(Plays, IN_PLAY, of=ATTACK, when=another_attack, may=True)
async def urchin_grows_up(me: Me, act: Plays) -> None:
    if await me.trash(me.this):
        await me.gain("mercenary")


# Shelters.

dark_ages.simple("necropolis", cost=1, types=ACTION | SHELTER, actions=2, pile="start")


@dark_ages.card(cost=1, types=REACTION | SHELTER, pile="start")
def hovel(me: Me) -> None:
    """It is not played."""


@hovel.when(Gains, IN_HAND, of=VICTORY, may=True)
async def hovel_is_left(me: Me, act: Gains) -> None:
    await me.trash(me.this)


@dark_ages.card(cost=1, types=VICTORY | SHELTER, pile="start")
def overgrown_estate(me: Me) -> None:
    """It is not played."""


@overgrown_estate.when(Trashes, THIS, simple=True)
async def overgrown_estate_is_cleared(me: Me, act: Trashes) -> None:
    await me.plus(cards=1)


# Ruins.

dark_ages.simple("abandoned_mine", cost=0, types=ACTION | RUINS, coins=1, pile="part")
dark_ages.simple("ruined_library", cost=0, types=ACTION | RUINS, cards=1, pile="part")
dark_ages.simple("ruined_market", cost=0, types=ACTION | RUINS, buys=1, pile="part")
dark_ages.simple("ruined_village", cost=0, types=ACTION | RUINS, actions=1, pile="part")


@dark_ages.card(cost=0, types=ACTION | RUINS, pile="part")
async def survivors(me: Me) -> None:
    cards = await me.look_at_top(2)
    if cards and await me.option("discard", "put_back") == "discard":
        await me.discard(cards)
    else:
        await me.topdeck(every(cards))


ruins = dark_ages.pile(
    "ruins",
    ("abandoned_mine", 10),
    ("ruined_library", 10),
    ("ruined_market", 10),
    ("ruined_village", 10),
    ("survivors", 10),
    types=ACTION | RUINS,
    shuffled="face_up",
    pile="basic",
)


@ruins.sets_up
def count_out_ruins(t: Board) -> None:
    """Ten for each player after the first, of all fifty shuffled."""
    pile = t.pile_of("ruins")
    assert pile is not None
    for card in t.state.zones[pile.zone][: -10 * (t.seats - 1)]:
        t.state.move(card, BOX)

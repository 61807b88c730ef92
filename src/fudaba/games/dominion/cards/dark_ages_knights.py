"""Dark Ages: the ten Knights, one shuffled pile of different cards with the same attack."""

from __future__ import annotations

from fudaba.games.dominion.cards.dark_ages import dark_ages
from fudaba.games.dominion.cards.dark_ages_trash import is_robbed
from fudaba.games.dominion.facts.kinds import THIS
from fudaba.games.dominion.facts.types import ACTION, ATTACK, KNIGHT, VICTORY
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Trashes
from fudaba.kernel.choices import may, up_to

_KNIGHT = ACTION | ATTACK | KNIGHT


async def rides_out(me: Me) -> None:
    """Each other player is robbed; if a Knight is trashed by that, this is trashed too."""
    trashed = [await is_robbed(you) for you in me.victims]
    if any(cards.of_type(KNIGHT) for cards in trashed):
        await me.trash(me.this)


@dark_ages.card(cost=5, types=_KNIGHT, pile="part")
async def dame_anna(me: Me) -> None:
    await me.trash(up_to(2, me.hand))
    await rides_out(me)


@dark_ages.card(cost=5, types=_KNIGHT | VICTORY, worth=2, pile="part")
async def dame_josephine(me: Me) -> None:
    await rides_out(me)


@dark_ages.card(cost=5, types=_KNIGHT, actions=2, pile="part")
async def dame_molly(me: Me) -> None:
    await rides_out(me)


@dark_ages.card(cost=5, types=_KNIGHT, pile="part")
async def dame_natalie(me: Me) -> None:
    await me.gain(may(me.up_to(3)))
    await rides_out(me)


@dark_ages.card(cost=5, types=_KNIGHT, coins=2, pile="part")
async def dame_sylvia(me: Me) -> None:
    await rides_out(me)


@dark_ages.card(cost=5, types=_KNIGHT, cards=1, actions=1, pile="part")
async def sir_bailey(me: Me) -> None:
    await rides_out(me)


@dark_ages.card(cost=5, types=_KNIGHT, cards=2, pile="part")
async def sir_destry(me: Me) -> None:
    await rides_out(me)


@dark_ages.card(cost=4, types=_KNIGHT, buys=2, pile="part")
async def sir_martin(me: Me) -> None:
    await rides_out(me)


@dark_ages.card(cost=5, types=_KNIGHT, pile="part")
async def sir_michael(me: Me) -> None:
    for you in me.victims:
        await you.discard_down_to(3)
    await rides_out(me)


@dark_ages.card(cost=5, types=_KNIGHT, pile="part")
async def sir_vander(me: Me) -> None:
    await rides_out(me)


@sir_vander.when(Trashes, THIS)
async def vander_leaves_gold(me: Me, act: Trashes) -> None:
    await me.gain("gold")


dark_ages.pile(
    "knights",
    ("dame_anna", 1),
    ("dame_josephine", 1),
    ("dame_molly", 1),
    ("dame_natalie", 1),
    ("dame_sylvia", 1),
    ("sir_bailey", 1),
    ("sir_destry", 1),
    ("sir_martin", 1),
    ("sir_michael", 1),
    ("sir_vander", 1),
    types=_KNIGHT,
    cost=5,
    shuffled="face_up",
)

"""Nocturne: Night cards, Vampire and Bat, Secret Cave, and the Spirits and Wishes that come in with them."""

from __future__ import annotations

from fudaba.games.dominion.facts.kinds import IN_GAME, THIS, Bonus, Cost, later
from fudaba.games.dominion.facts.layout import HAND
from fudaba.games.dominion.facts.types import (
    ACTION,
    ATTACK,
    DOOM,
    DURATION,
    HEIRLOOM,
    NIGHT,
    SPIRIT,
    TREASURE,
)
from fudaba.games.dominion.language import boons_and_hexes
from fudaba.games.dominion.language.conditions import goes_to_discards, would_affect
from fudaba.games.dominion.language.expansion import Declared, Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains, Plays
from fudaba.games.dominion.rules.moments import TurnBegins
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import any_number, may, one, some, up_to

nocturne = Expansion("nocturne")


def is_gained_to_hand(kind: Declared) -> None:
    """Such a card goes to the hand when it would be gained to the discards, unless a possessor gains it."""
    kind.when(Gains, THIS, when=goes_to_discards, replaces=True, simple=True)(comes_to_hand)


async def comes_to_hand(me: Me, act: Gains) -> Gains:
    """It goes to the hand instead of the discards."""
    act.to = HAND
    return act


# Night.


@nocturne.card(cost=2, types=NIGHT, pile="extra", copies=10)
async def bat(me: Me) -> None:
    if await me.trash(up_to(2, me.hand)):
        await me.exchange(me.this, "vampire")


@nocturne.card(cost=3, types=NIGHT)
async def changeling(me: Me) -> None:
    await me.trash(me.this)
    await me.gain(one(me.supply.copies_of(*me.in_play)))


def can_be_changed(me: Me, act: Gains) -> bool:
    """Whether the gained card costs at least $3, is still there, and can be exchanged for a Changeling."""
    there = me.finds(act.ref) and me.home_of(act.card) is not None
    return there and act.cost.coins >= 3 and bool(me.top_of("changeling"))


@changeling.when(Gains, IN_GAME, when=can_be_changed, may=True)
async def changeling_takes_its_place(me: Me, act: Gains) -> None:
    await me.exchange(act.ref, "changeling")


@nocturne.card(cost=5, types=NIGHT | DURATION)
def cobbler(me: Me) -> None:
    me.next_turn(cobbler_delivers)


@later()
async def cobbler_delivers(me: Me, act: TurnBegins) -> None:
    await me.gain(one(me.up_to(4)), to=HAND)


@nocturne.card(cost=5, types=NIGHT | DURATION)
async def crypt(me: Me) -> None:
    treasures = me.in_play.treasures.but(DURATION)
    if aside := await me.set_aside(any_number(treasures), face_down=True):
        me.next_turn(crypt_opens, *aside.refs)


@later()
async def crypt_opens(me: Me, act: TurnBegins, *aside: Ref) -> None:
    """One of them comes to the hand; as long as any remain, the next one does on the next turn."""
    there = me.those(aside)
    await me.take(one(there))
    if rest := there.still_there:
        me.next_turn(crypt_opens, *rest.refs)


den_of_sin = nocturne.simple("den_of_sin", cost=5, types=NIGHT | DURATION, next_turn=Bonus(cards=2))


is_gained_to_hand(den_of_sin)


@nocturne.card(cost=4, types=NIGHT | DURATION | SPIRIT, pile="extra", copies=6)
async def ghost(me: Me) -> None:
    action, others = await me.reveal_until(me.is_action)
    await me.discard(others)
    if aside := await me.set_aside(action):
        me.next_turn(ghost_acts, aside.ref)


@later()
async def ghost_acts(me: Me, act: TurnBegins, aside: Ref) -> None:
    await me.play_card(aside, times=2)


ghost_town = nocturne.simple(
    "ghost_town", cost=3, types=NIGHT | DURATION, next_turn=Bonus(cards=1, actions=1)
)


is_gained_to_hand(ghost_town)


@nocturne.card(cost=2, types=NIGHT | DURATION)
def guardian(me: Me) -> None:
    me.until_next_turn(Plays, guardian_shields)
    me.plus_next_turn(coins=1)


@later(whose="others", of=ATTACK, when=would_affect)
async def guardian_shields(me: Me, act: Plays) -> None:
    me.is_unaffected_by(act.play.number)


is_gained_to_hand(guardian)


@nocturne.card(cost=6, types=NIGHT | DURATION | ATTACK)
async def raider(me: Me) -> None:
    in_play = me.in_play
    for you in me.victims:
        if len(you.hand) >= 5:
            if copies := you.hand.copies_of(*in_play):
                await you.discard(some(1, copies))
            else:
                await you.reveal(you.hand)
    me.plus_next_turn(coins=3)


# The others.


@nocturne.card(
    cost=3, types=ACTION | DURATION, cards=1, actions=1, needs=("magic_lamp", "wish"), plus_coins=True
)
async def secret_cave(me: Me) -> None:
    # With fewer than three cards all may be discarded, and nothing comes of it (DUR-15b).
    if me.hand and await me.may("discard_3") and len(await me.discard(some(3, me.hand))) == 3:
        me.plus_next_turn(coins=3)


@nocturne.card(cost=5, types=NIGHT | ATTACK | DOOM, needs=("bat",))
async def vampire(me: Me) -> None:
    await boons_and_hexes.hex_others(me)
    await me.gain(one(me.up_to(5).but_named("vampire")))
    await me.exchange(me.this, "bat")


# What these bring into a game.


@nocturne.card(cost=0, types=TREASURE | HEIRLOOM, coins=1, pile="heirloom", needs=("wish",))
async def magic_lamp(me: Me) -> None:
    if len(me.in_play.singles) >= 6 and await me.trash(me.this):
        await me.gain("wish", times=3)


@nocturne.card(cost=0, types=ACTION, actions=1, pile="extra", copies=12)
async def wish(me: Me) -> None:
    if await me.return_to_pile(me.this):
        await me.gain(one(me.up_to(6)), to=HAND)


@nocturne.card(cost=2, types=ACTION | SPIRIT, cards=2, pile="extra", copies=13)
async def imp(me: Me) -> None:
    await me.play_card(may(me.playable.actions.but_copies_of(*me.in_play)))


@nocturne.card(cost=4, types=NIGHT, needs=("ghost", "imp", "will_o_wisp"))
async def exorcist(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        await me.gain(one(me.tops.of_type(SPIRIT).cheaper_than(trashed.cost)))


@nocturne.card(cost=0, types=ACTION | SPIRIT, cards=1, actions=1, pile="extra", copies=12)
async def will_o_wisp(me: Me) -> None:
    for card in await me.reveal_top(1):
        if me.cost(card).within(Cost(2)):
            await me.take(card)

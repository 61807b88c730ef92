"""Empires: the cards that are finished."""

from __future__ import annotations

from fudaba.games.dominion.acts import Gains, Instead, TurnBegins
from fudaba.games.dominion.kinds import THIS, Cost, Expansion, later
from fudaba.games.dominion.me import Me
from fudaba.games.dominion.state import ACTION_PHASE, BUY_PHASE
from fudaba.games.dominion.types import ACTION, ATTACK, COMMAND, DURATION, TREASURE
from fudaba.games.dominion.when import can_be_played_there, first_action_this_turn
from fudaba.kernel.cards import Ref

empires = Expansion("empires")


@empires.card(cost=5, types=ACTION | DURATION, actions=1)
async def archive(me: Me) -> None:
    aside = [me.set_aside(card, face_down=True) for card in await me.top_cards(3)]
    await archive_gives(me, [ref for ref in aside if ref is not None])


async def archive_gives(me: Me, aside: list[Ref]) -> None:
    """Put one of the cards into the hand; as long as one is left, that comes again next turn (DOM-G7)."""
    taken = await me.choose("put_in_hand", [ref.card for ref in aside if me.finds(ref)])
    me.take(taken)
    left = [ref for ref in aside if me.finds(ref)]
    if left:
        me.next_turn(archive_gives_again, *left)


@later()
async def archive_gives_again(me: Me, act: TurnBegins, *aside: Ref) -> None:
    await archive_gives(me, [*aside])


@empires.card(cost=Cost(debt=8), types=ACTION, actions=2)
async def city_quarter(me: Me) -> None:
    hand = me.hand
    me.reveal(hand)
    await me.plus(cards=sum(map(me.is_action, hand)))


@empires.card(cost=5, types=ACTION | TREASURE)
async def crown(me: Me) -> None:
    playable: list[int] = []
    if me.is_my_turn and me.s.phase == ACTION_PHASE:
        playable = [*filter(me.is_action, me.hand)]
    elif me.is_my_turn and me.s.phase == BUY_PHASE:
        playable = [*filter(me.is_treasure, me.hand)]
    await me.play_card(await me.choose("play", playable, may=True), times=2)


@empires.card(cost=3, types=ACTION | ATTACK | DURATION)
def enchantress(me: Me) -> None:
    me.until_next_turn(Instead, enchantress_enchants, tuple(you.seat for you in me.victims))
    me.plus_next_turn(cards=2)


def first_action_of_a_victim(me: Me, act: Instead, victims: tuple[int, ...]) -> bool:
    """Whether it is an affected player's first Action on their turn."""
    return act.seat in victims and first_action_this_turn(me, act)


@later(whose="others", when=first_action_of_a_victim)
async def enchantress_enchants(me: Me, act: Instead, victims: tuple[int, ...]) -> None:
    """Here `me` is the player who plays the Action."""
    await me.plus(cards=1, actions=1)


@empires.card(cost=Cost(debt=8), types=ACTION | COMMAND)
async def overlord(me: Me) -> None:
    subjects = [card for card in me.up_to(5) if can_be_played_there(me, card)]
    await me.play_there(await me.choose("play", subjects))


@empires.card(cost=4, types=ACTION, actions=2, buys=1, coins=1)
def villa(me: Me) -> None:
    """Its figures are all of its instructions."""


@villa.when(Gains, THIS)
async def villa_opens(me: Me, act: Gains) -> None:
    me.take(act.ref)
    await me.plus(actions=1)
    me.return_to_action_phase()


# Gladiator, and Fortune below it.


@empires.card(cost=3, types=ACTION, coins=2, pile="part", copies=5)
async def gladiator(me: Me) -> None:
    shown = await me.choose("reveal", me.hand)
    same: list[int] = []
    if shown is not None:
        me.reveal([shown])
        same = me.left.named(me.left.hand, me.kind(shown).id)
    if same and await me.left.may("reveal", about=same[0]):
        me.left.reveal(same[:1])
    else:
        await me.plus(coins=1)
        await me.trash(me.t.top_of("gladiator"))


@empires.card(cost=Cost(8, debt=8), types=TREASURE, buys=1, pile="part", copies=5)
async def fortune(me: Me) -> None:
    if not any(doubled(me, play.number) for play in me.s.plays if play.number != me.play):
        await me.plus(coins=me.coins())


def doubled(me: Me, number: int) -> bool:
    """Whether a play is one of a Fortune this turn whose own instructions were followed."""
    plays = {done.play for done in me.this_turn("play")}
    play = me.t.play_of(number)
    return play is not None and number in plays and me.kind(play.card.card).id == "fortune" and not play.mode


@fortune.when(Gains, THIS)
async def fortune_pays_gladiators(me: Me, act: Gains) -> None:
    for _ in me.named(me.in_play, "gladiator"):
        await me.gain("gold")


empires.pile("gladiator_fortune", ("gladiator", 5), ("fortune", 5), types=ACTION, cost=3)

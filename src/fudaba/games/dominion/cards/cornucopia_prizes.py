"""Cornucopia: the Prizes of its first edition and the Rewards of its second. See also cornucopia.py."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.cards.cornucopia import FIRST, SECOND, cornucopia
from fudaba.games.dominion.facts.layout import DECK
from fudaba.games.dominion.facts.types import ACTION, ATTACK, PRIZE, REWARD, TREASURE, VICTORY
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.language.words import Word
from fudaba.kernel.choices import may

# The Prizes: one of each.


@cornucopia.card(cost=0, types=ACTION | PRIZE, actions=1, pile="extra", copies=1, editions=FIRST)
async def bag_of_gold(me: Me) -> None:
    await me.gain("gold", to=DECK)


@cornucopia.card(cost=0, types=TREASURE | PRIZE, coins=2, pile="extra", copies=1, editions=FIRST)
async def diadem(me: Me) -> None:
    await me.plus(coins=me.unused_actions)


@cornucopia.card(cost=0, types=ACTION | ATTACK | PRIZE, cards=2, pile="extra", copies=1, editions=FIRST)
async def followers(me: Me) -> None:
    await me.gain("estate")
    for you in me.victims:
        await you.gain("curse")
        await you.discard_down_to(3)


@cornucopia.card(cost=0, types=ACTION | PRIZE, buys=1, pile="extra", copies=1, editions=FIRST)
def princess(me: Me) -> None:
    me.cheaper(2)


@cornucopia.card(cost=0, types=ACTION | PRIZE, pile="extra", copies=1, editions=FIRST, plus_coins=True)
async def trusty_steed(me: Me) -> None:
    await rides(me, "gain_4_silvers_and_turn")


async def rides(me: Me, last: Word) -> None:
    """Two different ones of four, in the order in which they stand."""
    chosen = await me.several_of(2, "cards_2", "actions_2", "coins_2", last)
    await me.plus_words(chosen)
    if last in chosen:
        await me.gain("silver", times=4)
        if last == "gain_4_silvers_and_turn":
            me.put_deck_into_discards()


# The Rewards: two of each, one with two players.


@cornucopia.card(cost=0, types=ACTION | TREASURE | REWARD, pile="extra", editions=SECOND)
async def coronet(me: Me) -> None:
    for type in (ACTION, TREASURE):
        fitting = me.playable.of_type(type).but(REWARD)
        await me.play_card(may(fitting), times=2)


@cornucopia.card(cost=0, types=ACTION | REWARD, pile="extra", editions=SECOND, plus_coins=True)
async def courser(me: Me) -> None:
    await rides(me, "gain_4_silvers")


def demesne_worth(t: Board, seat: int) -> int:
    """1 VP for each Gold that its owner has."""
    return sum(kind.id == "gold" for kind in t.all_kinds_of(seat))


@cornucopia.card(
    cost=0,
    types=ACTION | VICTORY | REWARD,
    actions=2,
    buys=2,
    worth=demesne_worth,
    pile="extra",
    editions=SECOND,
)
async def demesne(me: Me) -> None:
    await me.gain("gold")


@cornucopia.card(cost=0, types=ACTION | REWARD, pile="extra", editions=SECOND)
async def housecarl(me: Me) -> None:
    await me.plus(cards=len(me.in_play.actions.kinds))


@cornucopia.card(cost=0, types=TREASURE | REWARD, coffers=2, pile="extra", editions=SECOND, plus_coins=True)
async def huge_turnip(me: Me) -> None:
    await me.plus(coins=me.coffers)


@cornucopia.card(cost=0, types=ACTION | REWARD, buys=1, pile="extra", editions=SECOND)
def renown(me: Me) -> None:
    me.cheaper(2)

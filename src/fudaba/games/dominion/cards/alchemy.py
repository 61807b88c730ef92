"""Alchemy."""

from __future__ import annotations

from collections.abc import Mapping

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import KINDS, THIS, Cost, Worth, later
from fudaba.games.dominion.facts.layout import DISCARD, PLAY
from fudaba.games.dominion.facts.types import ACTION, ATTACK, TREASURE, VICTORY
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Discards, Gains, TakesDebt, TakesTokens, Trashes
from fudaba.games.dominion.rules.moments import TurnEnds
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import every, may, one

alchemy = Expansion("alchemy")

alchemy.simple("potion", cost=4, types=TREASURE, potions=1, pile="basic", copies=16)


@alchemy.card(cost=Cost(3, 1), types=ACTION, cards=2, actions=1)
def alchemist(me: Me) -> None:
    """Its figures are all of its instructions."""


def from_play_with_potion(me: Me, act: Discards) -> bool:
    """Whether the card was in play and is where it was discarded to, and its player has a Potion in play."""
    return act.source == PLAY and me.finds(act.ref) and bool(me.in_play.named("potion"))


@alchemist.when(Discards, THIS, when=from_play_with_potion, may=True)
async def alchemist_returns(me: Me, act: Discards) -> None:
    await me.topdeck(act.ref)


@alchemy.card(cost=Cost(2, 1), types=ACTION, cards=1, actions=1)
async def apothecary(me: Me) -> None:
    revealed = await me.reveal_top(4)
    wanted = revealed.named("copper", "potion")
    await me.take(wanted)
    await me.topdeck(every(revealed.without(wanted)))


@alchemy.card(cost=5, types=ACTION, actions=1)
async def apprentice(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        cost = trashed.cost
        await me.plus(cards=cost.coins + (2 if cost.potions else 0))


@alchemy.card(cost=Cost(3, 1), types=ACTION | ATTACK, cards=1, actions=1)
async def familiar(me: Me) -> None:
    for you in me.victims:
        await you.gain("curse")


@alchemy.card(cost=Cost(4, 1), types=ACTION)
async def golem(me: Me) -> None:
    found, others = me.handful(()), me.handful(())
    for _ in range(2):
        card, passed = await me.reveal_until(lambda card: me.is_action(card) and me.kind(card).id != "golem")
        others += passed
        found += card
    await me.discard(others)
    while found := found.still_there:
        card = await me.choose(one(found), "play")
        found = found.without(card)
        await me.play_card(card)


@alchemy.card(cost=2, types=ACTION, buys=1, coins=1)
def herbalist(me: Me) -> None:
    """Its figures are all of its instructions."""


def from_play_with_treasure(me: Me, act: Discards) -> bool:
    """Whether the card was in play, and there is a Treasure there to put on the deck."""
    return act.source == PLAY and bool(me.in_play.treasures)


@herbalist.when(Discards, THIS, when=from_play_with_treasure, may=True)
async def herbalist_gathers(me: Me, act: Discards) -> None:
    await me.topdeck(one(me.leaving_first(me.in_play.treasures)))


@alchemy.card(cost=Cost(3, 1), types=TREASURE)
async def philosophers_stone(me: Me) -> None:
    await me.plus(coins=(len(me.deck) + len(me.discards)) // 5)


@alchemy.card(cost=Cost(2, 1), types=ACTION | ATTACK, actions=1)
async def scrying_pool(me: Me) -> None:
    for you in [me, *me.victims]:
        for card in await you.reveal_top(1):
            if await me.option("discard", "put_back", about=card, of=you) == "discard":
                await you.discard(card)
            else:
                you.put_back([card])
    last, others = await me.reveal_until(lambda card: not me.is_action(card))
    await me.take(others)
    await me.take(last)


@alchemy.card(cost=Cost(0, 1), types=ACTION)
async def transmute(me: Me) -> None:
    card = await me.choose(one(me.hand), "trash")
    if not card:
        return
    kinds = [bool(card.actions), bool(card.treasures), bool(card.victories)]
    await me.trash(card)
    for is_so, id in zip(kinds, ("duchy", "transmute", "gold"), strict=True):
        if is_so:
            await me.gain(id)


@alchemy.card(cost=Cost(2, 1), types=ACTION, actions=2)
async def university(me: Me) -> None:
    await me.gain(may(me.up_to(5).actions))


def vineyard_worth(t: Board, seat: int) -> int:
    """1 VP for every 3 Actions that its owner has."""
    return sum(t.is_type(card, ACTION) for card in t.all_cards_of(seat)) // 3


def printed_vineyard_worth(owned: Mapping[str, int]) -> int:
    """The same where no card has other types than the printed ones."""
    return sum(count for id, count in owned.items() if KINDS[id].action) // 3


alchemy.simple(
    "vineyard", cost=Cost(0, 1), types=VICTORY, worth=Worth(vineyard_worth, of_owned=printed_vineyard_worth)
)


# Possession: a turn of the player to the left, in which this player decides.


@alchemy.card(cost=Cost(6, 1), types=ACTION)
def possession(me: Me) -> None:
    me.extra_turn(of=me.left, limited=False)


@possession.begins_its_turn
def possessed_turn(me: Me, possessor: int) -> None:
    """What befalls the possessed player this turn.

    Which tokens go to the possessor is a matter of the card's text (POS-57 to POS-60).
    """
    text = me.house.possession
    me.rest_of_turn(Gains, possessor_gains, possessor, replaces=True)
    me.rest_of_turn(Trashes, trashed_is_set_aside)
    if text in ("en2", "empires"):
        me.rest_of_turn(TakesDebt, possessor_takes, possessor, replaces=True)
    if text == "empires":
        me.rest_of_turn(TakesTokens, possessor_takes, possessor, replaces=True)


@later(simple=True, rule="POS-25")
async def possessor_gains(me: Me, act: Gains, possessor: int) -> Gains:
    """The possessor gains the card instead, wherever it would have gone, to the discards (POS-25, POS-32)."""
    act.seat = possessor
    return act.instead(me.t, act.card)


@later(rule="POS-57")
async def possessor_takes(me: Me, act: TakesDebt | TakesTokens, possessor: int) -> TakesDebt | TakesTokens:
    """The possessor takes the tokens instead."""
    act.seat = possessor
    return act


@later(whose="any", when=lambda me, act: act.owner == me.seat, rule="POS-44")
async def trashed_is_set_aside(me: Me, act: Trashes) -> None:
    """A card of the possessed player's comes back from the trash at the end of the turn (POS-44, POS-51)."""
    aside = await me.set_aside(act.ref)
    if not aside:
        return
    before = next((waits for waits in me.waiting(come_back) if waits.owner == me.seat), None)
    if before is not None:
        me.stop_waiting(before)
    refs = before.args if before is not None else ()
    me.at_end_of_turn(come_back, *(*refs, *aside.refs))


@later(whose="any", rule="POS-49")
async def come_back(me: Me, act: TurnEnds, *aside: Ref) -> None:
    """They are put into the discard pile, which is neither gaining nor discarding (POS-49, POS-50)."""
    await me.put(me.those(aside), DISCARD)

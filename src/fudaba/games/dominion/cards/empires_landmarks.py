"""Empires: Mountain Pass, for which the players bid, Obelisk, which a lot decides, and Donate."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.cards.empires import empires
from fudaba.games.dominion.facts.kinds import HERE, KINDS, Cost, later
from fudaba.games.dominion.facts.tokens import CARD, HAS_OR_NOT, PILE, Token
from fudaba.games.dominion.facts.types import ACTION
from fudaba.games.dominion.facts.vocabulary import DominionOption
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains
from fudaba.games.dominion.rules.moments import TurnBegins
from fudaba.kernel.ask import Option
from fudaba.kernel.choices import any_number
from fudaba.kernel.dice import key_of, numbers

HIGHEST_BID = 40

mountain_pass = empires.landscape("landmark", "mountain_pass")
MOUNTAIN_PASS = Token("mountain_pass", on=CARD, sides=HAS_OR_NOT)
"""Whether players have bid for it."""


def first_province(me: Me, act: Gains) -> bool:
    """Whether it is the first Province that anybody gains."""
    return not me.mark(MOUNTAIN_PASS)


@mountain_pass.when(Gains, HERE, of="province", when=first_province)
async def pass_is_bid_for(me: Me, act: Gains) -> None:
    """Each player bids once, more than those before or nothing, and who has gained the Province last."""
    me.set_mark(MOUNTAIN_PASS, 1)
    highest, bidder = 0, None
    for you in [*me.others, me]:
        bids: list[DominionOption] = [
            Option("number", number=bid) for bid in (0, *range(highest + 1, HIGHEST_BID + 1))
        ]
        bid = (await you.pick("number", bids, about=act.card, word="bid")).number
        you.tell("bids", number=bid)
        if bid:
            highest, bidder = bid, you
    if bidder is not None:
        await bidder.plus(vp=8)
        await bidder.debt(highest)


OBELISK = Token("obelisk", on=PILE, lasting=True)


def obelisk_worth(t: Board, seat: int) -> int:
    """2 VP for each card from the chosen pile."""
    homes = [t.came_from(card) for card in t.all_cards_of(seat)]
    return 2 * sum(pile is not None and t.mark(OBELISK, pile.zone) > 0 for pile in homes)


obelisk = empires.landscape("landmark", "obelisk", worth=obelisk_worth)


@obelisk.sets_up
def a_pile_is_chosen(t: Board) -> None:
    """One of the Action piles of the Supply, by a lot that tells nothing of the shuffles."""
    piles = [pile for pile in t.box.piles if pile.supply and KINDS[pile.id].types & ACTION]
    if piles:
        number = numbers(key_of(f"obelisk of {t.state.key.hex()}"), 1, 1)[0]
        chosen = piles[number % len(piles)]
        t.set_mark(OBELISK, chosen.zone, 1)
        t.tell("obelisk_counts", -1, word=chosen.id)


@empires.event(cost=Cost(debt=8))
def donate(me: Me) -> None:
    me.next_time(TurnBegins, donated, replaces=True)


@later()
async def donated(me: Me, act: TurnBegins) -> TurnBegins:
    """It comes first, before everything else at the start of the turn."""
    me.take_all([*me.deck, *me.discards])
    await me.trash(any_number(me.hand))
    await me.shuffle_into_deck(me.hand)
    await me.draw(5)
    return act

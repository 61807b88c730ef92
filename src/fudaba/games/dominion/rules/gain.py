"""Buying and gaining: buy, when you buy, would gain, gain, when you gain.

The result says who gained what, and a card that looks at "it" gets nothing else to look at: a player who did
not gain the card, or gained another in its place, gets no bonus from it (POS-37, POS-64).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import KINDS, Cost
from fudaba.games.dominion.facts.layout import DISCARD, DISCARDS, OWN, SEATS
from fudaba.games.dominion.facts.tokens import PLAYER, TOKENS
from fudaba.games.dominion.rules import acts
from fudaba.games.dominion.rules.acts import (
    Buys,
    BuysEvent,
    Discards,
    DiscardsAtOnce,
    Exiles,
    Gains,
    TakesDebt,
    Trashes,
    is_gained,
    is_trashed,
)
from fudaba.games.dominion.rules.bonuses import follow
from fudaba.games.dominion.rules.costs import cost_of
from fudaba.games.dominion.rules.inquiries import Pays
from fudaba.kernel.cards import Ref

CUBES: Final = 2
"""How many each player has to put on Projects."""


async def gain(t: Board, seat: int, card: int, to: int = DISCARD, *, bought: bool = False) -> Ref | None:
    """Let a player gain a card from wherever it lies, to a place of their own.

    Returns the card as it lay when it was gained, if this player gained this card; else None.
    """
    if card < 0:
        return None
    source = t.state.where[card]
    if not t.listens("Gains", card, seat):
        is_gained(t, seat, card, to)
        ref = t.state.ref(card)
        if brought := acts.empties(t, seat, t.emptied(source)):
            await t.all_answered(brought)
        return ref
    act = Gains(seat, card, source, to, bought=bought)
    if await t.happen(act) is None:
        return None
    return act.ref if act.card == card and act.seat == seat else None


async def empties(t: Board, seat: int, zone: int) -> None:
    """Tell those who wait for it where a Supply pile has become empty by what is no gain."""
    await t.all_answered(acts.empties(t, seat, t.emptied(zone)))


async def buy(t: Board, seat: int, card: int, *, uses_buy: bool = True) -> None:
    """Buy a card: pay, whatever comes "when you buy", and gain it.

    uses_buy: whether it is one of the turn's Buys, and not bought because an Action says so.
    """
    kind = t.cards[card]
    on_sale = t.ref(card)
    with t.because(_takes(t, seat, card, uses_buy=uses_buy)):
        number = len(t.done_by(seat, "buy"))
        if not (t.listens("Pays", card, seat) and await _pays_otherwise(t, seat, card)):
            await pay(t, seat, cost_of(t, kind))
        if t.listens("Buys", card, seat):
            await t.happen(Buys(seat, card, number))
        if not t.state.finds(on_sale):
            card = t.top_of(kind.id)  # what came first has taken this one
        await gain(t, seat, card, bought=True)


def _takes(t: Board, seat: int, card: int, *, uses_buy: bool) -> int:
    """A player says what they buy. Returns the line of the log that tells it."""
    if uses_buy:
        t.state.buys -= 1
        t.state.bought = True
    t.note("buy", seat, card)
    return t.tell("buys", seat, card)


def used_up(t: Board, seat: int, card: int) -> str:
    """Why a player may not buy an Event or Project, this turn or at all any more; "" if they may.

    "owned": it is theirs. "cubes": they have none left. "once": they have bought it, and may only once.
    """
    kind = t.cards[card]
    if kind.sort == "project":
        owned = [id for id, owner in t.state.owned if owner == seat and KINDS[id].sort == "project"]
        return "owned" if kind.id in owned else "cubes" if len(owned) >= CUBES else ""
    if kind.once_a == "turn":
        bought = any((d.what, d.seat, d.card) == ("buy", seat, card) for d in t.state.done)
    else:
        bought = bool(kind.once_a) and bool(t.mark(TOKENS[kind.id][PLAYER], seat))
    return "once" if bought else ""


async def buy_event(t: Board, seat: int, card: int) -> None:
    """Buy an Event or a Project, which lies among the landscapes: pay, and do what it says."""
    s = t.state
    kind = t.cards[card]
    if kind.once_a == "game":
        t.set_mark(TOKENS[kind.id][PLAYER], seat, 1)
    with t.because(_takes(t, seat, card, uses_buy=True)):
        await pay(t, seat, kind.cost)
        if t.listens("BuysEvent", card, seat):
            await t.happen(BuysEvent(seat, card))
        if kind.sort == "project":
            s.owned.append((kind.id, seat))
        await follow(t.me(seat, 0, t.ref(card)), kind)


def pays(t: Board, seat: int, card: int) -> Pays:
    """What paying for a card would be for a player, with what they have now: outside their turn nothing."""
    s = t.state
    wallet = Cost(s.coins, s.potions, 99) if seat == s.turn.seat else Cost(debt=99)
    return Pays(seat, card, can_pay=cost_of(t, t.cards[card]).within(wallet))


def is_payable(t: Board, seat: int, card: int) -> bool:
    """Whether a player can pay for a card now, or do what there is to do instead."""
    act = pays(t, seat, card)
    return act.can_pay or (t.listens("Pays", card, seat) and bool(t.about(act)))


async def _pays_otherwise(t: Board, seat: int, card: int) -> bool:
    """Let a buyer do something else instead of paying, which they must if they cannot pay."""
    act = pays(t, seat, card)
    me = t.me(seat, 0, t.ref(card))
    for ability in t.about(act):
        if await ability.run(me, act, *ability.args):
            return True
    return False


async def pay(t: Board, seat: int, cost: Cost) -> None:
    """Pay for something: coins and Potions are spent, debt is taken."""
    _spend(t, cost)
    if cost.debt:
        await take_debt(t, seat, cost.debt)


def _spend(t: Board, cost: Cost) -> None:
    t.state.coins -= cost.coins
    t.state.potions -= cost.potions


async def take_debt(t: Board, seat: int, debt: int) -> None:
    """Let a player take debt; nothing happens where it comes to none."""
    if debt <= 0:
        return
    if t.listens("TakesDebt"):
        await t.happen(TakesDebt(seat, debt))
    else:
        await TakesDebt(seat, debt).do(t)


def pay_off(t: Board, seat: int, most: int) -> None:
    """Let a player pay $ for debt, $1 a token: as much as there is of both, and so much at most."""
    s = t.state
    paid = min(s.coins, s.debt[seat], most)
    s.coins -= paid
    s.debt[seat] -= paid
    t.tell("pays_debt", seat, number=paid)


async def trash(t: Board, seat: int, card: int) -> Ref:
    """Let a player trash a card, their own or one from the Supply. Returns it as it lay in the trash."""
    source = t.state.where[card]
    if not t.listens("Trashes", card, seat):
        ref = is_trashed(t, seat, card)
        await empties(t, seat, source)
        return ref
    act = Trashes(seat, card, t.owner_of(source), source)
    await t.happen(act)
    assert act.ref is not None
    return act.ref


async def trash_all(t: Board, seat: int, cards: Sequence[int]) -> list[Ref]:
    """Let a player trash cards, all at once; then what that triggers. Returns them as they lay there."""
    s = t.state
    heard = any(t.listens("Trashes", card) for card in cards) or (cards and t.listens("PileEmpties"))
    if not heard:
        return [is_trashed(t, seat, card) for card in cards]
    trashings = [Trashes(seat, card, t.owner_of(s.where[card]), s.where[card]) for card in cards]
    for act in trashings:
        await act.do(t)
    brought = {act.emptied: act.brings(t) for act in trashings}
    await t.all_answered([*trashings, *chain.from_iterable(brought.values())])
    return [act.ref for act in trashings if act.ref is not None]


async def discard(t: Board, seat: int, cards: Sequence[int], *, clean_up: bool = False) -> None:
    """Let a player discard cards of their own, in this order, all at once; then what that triggers."""
    s = t.state
    discards: list[Discards] = []
    at_once = bool(cards) and t.listens("DiscardsAtOnce", seat=seat)
    if at_once or (t.listens("Discards") and any(t.listens("Discards", card) for card in cards)):
        discards = [Discards(seat, card, (s.where[card] - SEATS) % OWN) for card in cards]
        for act in discards:
            await act.do(t)
    else:
        _put_into_discards(t, seat, cards)
    # It is told as one, and of a hand only the last card can be seen.
    if t.events is not None and cards and not clean_up:
        t.tell("discards", seat, *cards, number=len(cards))
    if discards:
        await t.all_answered([*discards, DiscardsAtOnce(seat, discards)] if at_once else discards)


def _put_into_discards(t: Board, seat: int, cards: Sequence[int]) -> None:
    """Put cards on a player's discards, one after another; at once where they lie in one other place."""
    s, to = t.state, DISCARDS[seat]
    if len(cards) == 1:
        s.move(cards[0], to)
        return
    sources = {s.where[card] for card in cards}
    if len(sources) == 1 and to not in sources:
        s.move_each(cards, sources.pop(), to)
        return
    for card in cards:
        s.move(card, to)


async def exile(t: Board, seat: int, card: int) -> None:
    """Let a player exile a card."""
    await t.happen(Exiles(seat, card))

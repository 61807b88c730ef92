"""The counters of a game that everybody may know, and those of one player alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.box import Box
from fudaba.games.dominion.board.state import BUY_PHASE, OVER, PHASES
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DECK
from fudaba.games.dominion.facts.shown import (
    Brought,
    Landscape,
    Lying,
    Owned,
    Pending,
    Pile,
    Private,
    Public,
)
from fudaba.games.dominion.facts.tokens import OWN_ON_PILE, PILE, PLAYER, PROPHECY
from fudaba.games.dominion.facts.tokens import counted as counted_token
from fudaba.games.dominion.rules.costs import cost_of
from fudaba.games.dominion.rules.durations import THIS_TURN
from fudaba.games.dominion.rules.gain import used_up
from fudaba.games.dominion.rules.offers import Buyer, buyer, why_not_bought
from fudaba.games.dominion.rules.scoring import counted, own_score
from fudaba.kernel.cards import EVERYBODY


def public(t: Board) -> Public:
    """What everybody may know besides the zones; see `Public`."""
    s = t.state
    over = s.phase == OVER
    by = buyer(t) if s.phase == BUY_PHASE else None
    return Public(
        turn=s.turn.seat,
        by=s.turn.by,
        controller=s.turn.controller,
        turns=s.turns[:],
        phase=PHASES[s.phase],
        actions=s.actions,
        buys=s.buys,
        coins=s.coins,
        potions=s.potions,
        coffers=s.coffers[:],
        villagers=s.villagers[:],
        favors=s.favors[:],
        vp=s.vp[:],
        debt=s.debt[:],
        tokens=[*lying(t)] if s.marks else [],
        owned=[Owned(id, seat) for id, seat in s.owned],
        piles=_piles(t, by),
        landscapes=[_landscape(t, id, by) for id in t.box.landscapes],
        pending=pending(t),
        kingdom=t.box.kingdom.name,
        brought=[Brought(*reason) for reason in t.box.kingdom.brought],
        over=over,
        counted=[counted(t, seat) for seat in range(t.seats)] if over else None,
    )


def lying(t: Board) -> Iterator[Lying]:
    """Every token, and where it lies."""
    prophecies = (id for id in t.box.landscapes if t.box.kinds[id].sort == "prophecy")
    prophecy = next(prophecies, "")
    for (id, of), number in sorted(t.state.marks.items()):
        token = counted_token(id, of)
        seat, zone, card, count = -1, -1, "", number
        if token.on == PLAYER:
            seat = of
        elif token.on == PILE:
            zone = of
        elif token.on == OWN_ON_PILE:
            seat, zone, count = of, number, 1
        elif token.on == PROPHECY:
            card = prophecy
        elif id in t.box.landscapes:
            card = id
        elif (pile := t.pile_of(id)) is not None:
            zone = pile.zone
        yield Lying(token=id, says=token.says, seat=seat, zone=zone, card=card, count=count)


def _piles(t: Board, by: Buyer | None) -> list[Pile]:
    """All piles; what is on top and costs is told of a card that lies face up only. by: in a Buy phase."""
    s, cards = t.state, t.cards
    zones, layout, known = s.zones, s.layout, s.known
    as_printed = not (s.cheaper or t.box.cost_rules)
    seen: list[Pile] = []
    for id, zone, supply, kinds, gone in t.box.piles:
        if gone:
            continue
        lie, top, no = zones[zone], "", ""
        if not lie:
            kind = kinds[0]
        elif layout[zone].audience == EVERYBODY or known.get(lie[-1]) == EVERYBODY:
            kind = cards[lie[-1]]
            top = kind.id
        else:
            kind = KINDS[id]
        cost = kind.cost if as_printed and kind.own_cost is None else cost_of(t, kind)
        if by is not None:
            if not lie:
                no = "empty"
            else:
                to_pay = cost if top else cost_of(t, cards[lie[-1]])
                no = why_not_bought(t, by, lie[-1], to_pay, "" if supply else "beside")
        seen.append(Pile(id=id, top=top, count=len(lie), cost=cost, supply=supply, zone=zone, no=no))
    return seen


def _landscape(t: Board, id: str, by: Buyer | None) -> Landscape:
    kind = t.box.kinds[id]
    if not kind.can_be_bought:
        return Landscape(id=id, sort=kind.sort, cost=None, no="")
    no = ""
    if by is not None:
        card = t.box.landscapes[id]
        no = why_not_bought(t, by, card, kind.cost, by.lacks or used_up(t, t.state.turn.seat, card))
    return Landscape(id=id, sort=kind.sort, cost=kind.cost, no=no)


def pending(t: Board) -> list[Pending]:
    """What waits, as all may know it: whose it is, from which card, for what, whether this turn only."""
    return [
        Pending(
            seat=ability.owner,
            card=t.cards[ability.source.card].id if ability.source is not None else "",
            to=ability.to,
            this_turn=ability.until == THIS_TURN,
        )
        for ability in t.state.abilities
    ]


def remembered(t: Board, seat: int) -> Private:
    """All cards that a player has, and what they come to; see `Private`."""
    owned = _counted(t.box, frozenset(t.all_cards_of(seat)))
    deck = _counted(t.box, frozenset(t.zone(DECK, seat))).copy() if t.box.house.deck_counts else None
    return Private(owned=owned.copy(), score=own_score(t, seat, owned), deck=deck)


@lru_cache(maxsize=1 << 10)
def _counted(box: Box, cards: frozenset[int]) -> dict[str, int]:
    """How many there are of each name: most questions find the same cards. Not to be changed."""
    return dict(sorted(Counter([box.cards[card].id for card in cards]).items()))

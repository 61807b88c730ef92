"""The counters of a game that everybody may know, and those of one player alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.state import BUY_PHASE, OVER, PHASES
from fudaba.games.dominion.facts.kinds import KINDS
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
from fudaba.games.dominion.rules.offers import why_landscape_not_bought, why_not_bought, why_not_for
from fudaba.games.dominion.rules.scoring import counted, own_score
from fudaba.kernel.cards import EVERYBODY


def public(t: Board) -> Public:
    """What everybody may know besides the zones; see `Public`."""
    s = t.state
    over = s.phase == OVER
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
        tokens=[*lying(t)],
        owned=[Owned(id, seat) for id, seat in s.owned],
        piles=_piles(t),
        landscapes=[_landscape(t, id) for id in t.box.landscapes],
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


def _piles(t: Board) -> list[Pile]:
    """All piles; what is on top and costs is told of a card that lies face up only."""
    s, cards = t.state, t.cards
    buying = s.phase == BUY_PHASE
    as_printed = not (s.cheaper or t.box.cost_rules)
    seen: list[Pile] = []
    for number, (id, zone, supply, kinds, gone) in enumerate(t.box.piles):
        if gone:
            continue
        lie, top, no = s.zones[zone], "", ""
        if not lie:
            kind, no = kinds[0], "empty"
        elif s.layout[zone].audience == EVERYBODY or s.known.get(lie[-1]) == EVERYBODY:
            kind = cards[lie[-1]]
            top = kind.id
        else:
            kind = KINDS[id]
        cost = kind.cost if as_printed and kind.own_cost is None else cost_of(t, kind)
        if buying and not no:
            no = why_not_for(t, number, cost) if top else why_not_bought(t, number)
        count, no = len(lie), no if buying else ""
        seen.append(Pile(id=id, top=top, count=count, cost=cost, supply=supply, zone=zone, no=no))
    return seen


def _landscape(t: Board, id: str) -> Landscape:
    kind = t.box.kinds[id]
    if not kind.can_be_bought:
        return Landscape(id=id, sort=kind.sort, cost=None, no="")
    buying = t.state.phase == BUY_PHASE
    no = why_landscape_not_bought(t, t.box.landscapes[id]) if buying else ""
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
    cards = t.cards
    owned = dict(sorted(Counter([cards[card].id for card in t.all_cards_of(seat)]).items()))
    return Private(owned=owned, score=own_score(t, seat, owned))

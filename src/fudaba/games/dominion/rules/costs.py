"""What cards cost just now: pure functions, so that a view may ask at any time."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import Cost, Kind
from fudaba.games.dominion.facts.layout import PLAY


def cost_of(t: Board, kind: Kind) -> Cost:
    """A card's cost as it is now: as it says itself, less what this turn and cards in play take off.

    Never below $0; Potions and debt are not reduced by what makes cards "cost $1 less".
    """
    if kind.sort not in ("card", "pile"):
        return kind.cost
    cost = kind.own_cost(t) if kind.own_cost is not None else kind.cost
    if isinstance(cost, Kind):
        return cost_of(t, cost)
    less = t.state.cheaper
    if t.box.cost_rules:
        less += _reductions(t, kind)
    return cost.plus(-less) if less else cost


def may_be_reduced(t: Board) -> bool:
    """Whether anything that lies on the table might make some cards cheaper now, and others not."""
    zones = t.state.zones
    for kind, zone, whole in t.box.cost_rules:
        if kind.sort != "card":
            return True
        if zone < 0 or len(zones[zone]) != whole:
            for seat in range(t.seats):
                if any(t.cards[card] is kind for card in t.zone(PLAY, seat)):
                    return True
    return False


def _reductions(t: Board, kind: Kind) -> int:
    zones, less = t.state.zones, 0
    for rule, zone, whole in t.box.cost_rules:
        reduces = rule.reduces
        assert reduces is not None
        if rule.sort != "card":
            less += reduces(t, t.state.turn.seat, kind)
        elif zone < 0 or len(zones[zone]) != whole:
            for seat in range(t.seats):
                for card in t.zone(PLAY, seat):
                    if t.cards[card] is rule:
                        less += reduces(t, seat, kind)
    return less

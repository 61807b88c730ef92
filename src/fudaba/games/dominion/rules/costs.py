"""The current costs of cards: pure functions, so that a view may ask at any time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import Cost, Kind
from fudaba.games.dominion.facts.layout import PLAY

Reduction = tuple[Callable[..., int], int]
"""How much less a card costs by something, and whose that is."""


def cost_of(t: Board, kind: Kind) -> Cost:
    """A card's cost as it is now: as it says itself, less what this turn and cards in play take off.

    Never below $0; Potions and debt are not reduced by what makes cards "cost $1 less".
    """
    return _cost(t, kind, _reducing(t) if t.box.cost_rules else ())


def costs_of(t: Board, kinds: Iterable[Kind]) -> list[Cost]:
    """The same of several kinds."""
    by = _reducing(t) if t.box.cost_rules else ()
    if not by and not t.state.cheaper:
        return [kind.cost if kind.own_cost is None else _cost(t, kind, by) for kind in kinds]
    return [_cost(t, kind, by) for kind in kinds]


def _cost(t: Board, kind: Kind, by: Sequence[Reduction]) -> Cost:
    """A card's cost, where these reduce it."""
    if kind.sort not in ("card", "pile"):
        return kind.cost
    cost = kind.cost
    if kind.own_cost is not None:
        own = kind.own_cost(t)
        if isinstance(own, Kind):
            return _cost(t, own, by)
        cost = own
    less = t.state.cheaper
    for reduces, seat in by:
        less += reduces(t, seat, kind)
    return cost.plus(-less) if less else cost


def may_be_reduced(t: Board) -> bool:
    """Whether anything that lies on the table might make some cards cheaper now, and others not."""
    zones = t.state.zones
    for kind, zone, whole in t.box.cost_rules:
        if kind.sort != "card":
            if _works(t, kind):
                return True
        elif zone < 0 or len(zones[zone]) != whole:
            for seat in range(t.seats):
                if any(t.cards[card] is kind for card in t.zone(PLAY, seat)):
                    return True
    return False


def _reducing(t: Board) -> list[Reduction]:
    """What may make cards cheaper just now, by some card or another."""
    zones, found = t.state.zones, list[Reduction]()
    for rule, zone, whole in t.box.cost_rules:
        reduces = rule.reduces
        assert reduces is not None
        if rule.sort != "card":
            if _works(t, rule):
                found.append((reduces, t.state.on_turn))
        elif zone < 0 or len(zones[zone]) != whole:
            for seat in range(t.seats):
                for card in t.zone(PLAY, seat):
                    if t.cards[card] is rule:
                        found.append((reduces, seat))
    return found


def _works(t: Board, landscape: Kind) -> bool:
    """Whether what a landscape says of costs is so now: of a Project in its owners' turns, of a Prophecy once
    no Sun token lies on it."""
    if landscape.sort == "project":
        return (landscape.id, t.state.on_turn) in t.state.owned
    return landscape.sort != "prophecy" or t.fulfilled

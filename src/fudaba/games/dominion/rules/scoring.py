"""Victory points, and who has won.

Points are counted on nobody's turn, also where somebody looks in the midst of one: what makes cards cheaper,
or Actions, on somebody's turn or for this turn does not count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.state import OVER
from fudaba.games.dominion.facts.kinds import ANYWHERE, Kind
from fudaba.games.dominion.facts.shown import Counted
from fudaba.kernel.table import Result


def counted(t: Board, seat: int) -> list[Counted]:
    """All that a player has, as it is counted at the end: their cards wherever they are, VP tokens, and
    what landscapes give; a State only to who has it."""
    s = t.state
    before = s.phase, s.cheaper
    s.phase, s.cheaper = OVER, 0
    try:
        return _counted(t, seat)
    finally:
        s.phase, s.cheaper = before


def _counted(t: Board, seat: int) -> list[Counted]:
    cards = Counter(kind.id for kind in t.all_kinds_of(seat))
    rows = [Counted(id, number, _worth(t, seat, t.box.kinds[id], number)) for id, number in cards.items()]
    rows += _of_landscapes(t, seat)
    if vp := t.state.vp[seat]:
        rows.append(Counted("", vp, vp))
    return rows


def _of_landscapes(t: Board, seat: int) -> Iterator[Counted]:
    for id, card in t.box.landscapes.items():
        worth = t.cards[card].worth
        if not isinstance(worth, int) and (t.cards[card].sort != "state" or (id, seat) in t.state.owned):
            yield Counted(id, 1, worth.points(t, seat))


def _worth(t: Board, seat: int, kind: Kind, number: int) -> int:
    """The points of this many cards of a kind, or of those of them that lie where they are worth any."""
    worth = kind.worth
    if isinstance(worth, int):
        return number * worth
    if worth.at != ANYWHERE:
        number = sum(t.cards[card] is kind for card in t.zone(worth.at, seat))
    return number * worth.points(t, seat)


def score(t: Board, seat: int) -> int:
    """A player's victory points, if they were counted now."""
    return sum(row.points for row in counted(t, seat))


def own_score(t: Board, seat: int, owned: Mapping[str, int]) -> int:
    """What a player can know of it: without what depends on the cards of others, which are hidden.

    owned: how many cards of each name they have.
    """
    s = t.state
    before = s.phase, s.cheaper
    s.phase, s.cheaper = OVER, 0
    try:
        return _own_score(t, seat, owned)
    finally:
        s.phase, s.cheaper = before


def _own_score(t: Board, seat: int, owned: Mapping[str, int]) -> int:
    kinds, points = t.box.kinds, t.state.vp[seat]
    for id, number in owned.items():
        worth = kinds[id].worth
        if isinstance(worth, int):
            points += number * worth
        elif worth.of_owned is not None and not t.box.changes_types:
            points += number * worth.of_owned(owned)
        elif not worth.compares:
            points += _worth(t, seat, kinds[id], number)
    for row in _of_landscapes(t, seat):
        worth = kinds[row.id].worth
        if isinstance(worth, int) or not worth.compares:
            points += row.points
    return points


def result(t: Board) -> Result:
    """Most points win; of players with equally many, those who have had the fewest turns.

    The figures rank players: a turn more is worth less than any point.
    """
    scores = [score(t, seat) for seat in range(t.seats)]
    turns = t.state.turns
    best = max(scores)
    fewest = min(turns[seat] for seat in range(t.seats) if scores[seat] == best)
    winners = tuple(s for s in range(t.seats) if scores[s] == best and turns[s] == fewest)
    return Result(tuple(scores), winners)

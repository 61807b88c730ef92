"""The end of a round and of the match: points are losses, and few is good."""

from __future__ import annotations

from fudaba.games.bridge_over import setup
from fudaba.games.bridge_over.deck import CLEARS, NUMBER
from fudaba.games.bridge_over.state import HANDS
from fudaba.games.bridge_over.table import BridgeOver
from fudaba.kernel.ending import CountRow, Ending, Measure
from fudaba.kernel.table import Result


def hand_points(t: BridgeOver, seat: int) -> int:
    """What a player would be charged if the round ended now (BRG-153, BRG-185)."""
    front = t.front(seat)
    cleared = t.in_front(seat, CLEARS) > 0
    points = sum(t.cards[card].kind.front_points for card in front)
    if t.state.out == seat and t.house.out_clear == 0:
        points = 0  # AMB-17, the other way
    for card in t.hand(seat):
        printed = t.cards[card]
        if not cleared or printed.kind.group == NUMBER:
            points += printed.points
    return points


def end_round(t: BridgeOver) -> None:
    """Charge everybody, then deal the next round or end the match (G-12)."""
    s = t.state
    t.cause = -1
    if s.out >= 0:
        t.cause = t.tell("goes_out", s.out, rule="BRG-015")
    else:
        t.cause = t.tell("round_stands_still", rule="BRG-G10")
    charged = tuple(hand_points(t, seat) for seat in range(t.seats))
    for seat, points in enumerate(charged):
        s.points[seat] += points
        s.show_all(HANDS + seat)
        t.tell("is_charged", seat, *t.hand(seat), number=points, rule="BRG-185")
    s.history.append(charged)
    t.cause = -1
    if s.round >= t.house.rounds:
        s.over = True
        for seat in result(t).winners:
            t.tell("wins", seat, number=s.points[seat], rule="BRG-G12")
        return
    setup.deal(t)


def result(t: BridgeOver) -> Result:
    """The points of the match, and who has the fewest; ties share (G-12)."""
    points = tuple(t.state.points)
    fewest = min(points)
    return Result(points, tuple(seat for seat, own in enumerate(points) if own == fewest))


def ending(t: BridgeOver) -> Ending | None:
    """What each round cost everybody, and that the fewest points win; None while the match goes on."""
    s = t.state
    if not s.over:
        return None
    points, winners = result(t)
    zeros = (0,) * t.seats
    rows = tuple(CountRow("round", zeros, charged, number=n) for n, charged in enumerate(s.history, 1))
    return Ending(
        "rounds",
        "BRG-G12",
        winners,
        (Measure("points", points, "BRG-186", few=True),),
        rows,
        number=len(s.history),
    )

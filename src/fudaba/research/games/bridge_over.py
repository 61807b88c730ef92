"""Bridge Over, as agents see it: rounds, points, the card on the table as it shows, and the attack."""

from __future__ import annotations

from fudaba.games.bridge_over import shown
from fudaba.kernel.shown import of_kind
from fudaba.research.counters import Seat, ids, places
from fudaba.research.reader import Reader

COLOURS = places("red", "green", "blue", "yellow")
NO_ATTACK = shown.Attack(by=-1, on=-1, kind="", cards=0)
NUMBERS = ("round", "rounds", "turns", "drawn", "over")


def counters(seat: Seat) -> None:
    """See the module."""
    now = seat.view.public_as(shown.Public)
    seat.numbers(NUMBERS, now.round, now.rounds, now.turns, now.drawn, now.over)
    seat.row("points", now.points)
    seat.row("bound", now.bound)
    seat.who("turn", now.turn)
    seat.one("clockwise", now.direction == "clockwise")
    seat.one_of("colour", now.colour, COLOURS)
    seat.one_of("sign", now.sign, ids("bridge_over"))
    attack = now.attack or NO_ATTACK
    seat.one("attack", attack.cards)
    seat.one_of("attack.kind", attack.kind, ids("bridge_over"))
    seat.who("attack.from", attack.by)
    seat.who("attack.on", attack.on)
    seat.one("hand_points", 0 if seat.private is None else of_kind(seat.private, shown.Private).hand_points)


READER = Reader("BridgeOver", counters)

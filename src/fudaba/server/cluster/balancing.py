"""Balancing of tables over the servers of one database.

**The rule.** A server gives tables away once it has a quarter more of them, and `FEW` more, than each would
have if all had equally many; then it gives what it has above that to those that have less, each of them what
it lacks. All reckon with the same figures and nobody is given more than it lacks, so a server that has been
given tables never gives them back for that; and before it is looked again the figures have had time to become
true.

What counts, and what is given, is what goes on: tables that wait or are played at. One that is over, or
rests on disk alone, costs nothing and stays where it is. A table is given between two answers, when nothing
is still to be shown or being thought of (`Table.stand_back`); the players at it are led there (`ws.route`).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping

FEW = 4
"""How many tables above its share a server keeps in any case,"""
SLACK = 0.25
"""and this part of its share."""
SETTLED = 4.0
"""Seconds after which what has been given away is in the figures of all."""


def due(mine: int, others: Mapping[str, int]) -> dict[str, int]:
    """How many tables a server that has this many is to give to which; {} where that is well as it is."""
    counts = [mine, *others.values()]
    share = sum(counts) / len(counts)
    if mine <= share + max(FEW, share * SLACK):
        return {}
    lacks = {id: math.floor(share) - count for id, count in others.items() if count < math.floor(share)}
    if not lacks:
        return {}
    above = sum(count - math.ceil(share) for count in counts if count > math.ceil(share))
    part = (mine - math.ceil(share)) / max(above, sum(lacks.values()))
    return {id: count for id, lack in lacks.items() if (count := math.floor(lack * part))}


class Balancing:
    """What a server still has to give away, and to whom. now: seconds, of any beginning."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.given = 0
        """How many tables have been given away since the server began."""
        self._now = now
        self._due: dict[str, int] = {}
        self._looks_at = now()

    def look(self, mine: int, others: Mapping[str, int]) -> str:
        """To whom a table is to be given now, "" for nobody. mine, others: how many each has.

        One with each look at who owns what: players at others need not wait for that.
        """
        self._due = {id: count for id, count in self._due.items() if count > 0 and id in others}
        if not self._due and self._now() >= self._looks_at:
            self._due = due(mine, others)
        return min(self._due, key=lambda id: others[id], default="")

    def gave(self, to: str) -> None:
        """A table has been given to that one."""
        self.given += 1
        self._due[to] = self._due.get(to, 0) - 1
        self.came()

    def came(self) -> None:
        """Tables have gone from one to another: what is known of the others' is old for a while."""
        self._looks_at = self._now() + SETTLED

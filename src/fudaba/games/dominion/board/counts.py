"""Counts of each player's cards by name, kept up to date."""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.games.dominion.facts.kinds import Kind


class Counts:
    """How many cards of each name each player has, by what they once had and what has come and gone since.

    log: of the cards that have changed owners (`State.passed`). owned: by seat, None as long as nobody wants
    to know; until: so far the log has been read for it.
    """

    __slots__ = ("log", "owned", "until")

    def __init__(self, log: list[tuple[int, int, int]], seats: int) -> None:
        self.log = log
        self.owned: list[dict[str, int] | None] = [None] * seats
        self.until = [0] * seats

    def begin(self, seat: int, cards: Sequence[int], printed: Sequence[Kind]) -> dict[str, int]:
        """Count all the cards that a player has. printed: the kind of each card by its number."""
        owned: dict[str, int] = {}
        for card in cards:
            id = printed[card].id
            owned[id] = owned.get(id, 0) + 1
        self.owned[seat] = owned
        self.until[seat] = len(self.log)
        return owned

    def of(self, seat: int, printed: Sequence[Kind]) -> dict[str, int] | None:
        """What a player has now; None if it has not been counted. printed: as above."""
        owned, log = self.owned[seat], self.log
        if owned is None or self.until[seat] == len(log):
            return owned
        for card, before, now in log[self.until[seat] :]:
            if now == seat:
                id = printed[card].id
                owned[id] = owned.get(id, 0) + 1
            elif before == seat:
                id = printed[card].id
                owned[id] -= 1
                if not owned[id]:
                    del owned[id]
        self.until[seat] = len(log)
        return owned

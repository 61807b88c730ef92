"""Options as rows of features, in one form for every table of a game.

A policy that scores rows plays any kingdom, also one with cards that it has not met. A candidate is a legal
action: its verb, what is printed on its card, the words of an instruction, the player that it points at, its
number. The position is what is printed on the cards of each kind of place, summed, beside the figures and the
question of `observations`. Neither has another width at another table of the same game with as many seats.
"""

from __future__ import annotations

from functools import cache
from zlib import crc32

import numpy as np

from fudaba.games import named
from fudaba.research.features import Floats, feature_names
from fudaba.research.kind import TableKind
from fudaba.research.picks import Picks

MOST = 256
"""How many candidates there may be at once."""
WORDS = 32
"""Into how many columns the words of instructions are sorted, so that equal words have the same one."""
OTHERS = ("done", "pay_debt", "holding")
"""Verbs of actions that the words of a game may not have."""


@cache
def verbs(game: str) -> tuple[str, ...]:
    """The verbs of a game's actions, in an order."""
    return tuple(sorted({*named(game).words.verbs, *OTHERS}))


@cache
def candidate_names(game: str, seats: int) -> tuple[str, ...]:
    """The names of a candidate's features."""
    return (
        *(f"verb={verb}" for verb in verbs(game)),
        *feature_names(game),
        *(f"word.{column}" for column in range(WORDS)),
        *(f"player.{left}" for left in range(seats)),
        "number",
        "has_card",
    )


class Candidates:
    """The candidates and positions of the tables of one kind.

    names: of a candidate's features; size: how many there are. all_rows: those of every action, row by row.
    groups: the kinds of places; position: how many numbers a position has.
    """

    def __init__(self, kind: TableKind) -> None:
        self.kind = kind
        self.names = candidate_names(kind.game, kind.seats)
        self.size = len(self.names)
        self.all_rows = np.stack([self._row(number) for number in range(len(kind.actions))])
        observer = kind.observer
        groups = dict.fromkeys(_group(zone) for zone in observer.zones)
        self.groups = tuple(groups)
        place = {group: number for number, group in enumerate(self.groups)}
        self._sums = np.zeros((len(self.groups), len(observer.zones)), np.float32)
        for column, zone in enumerate(observer.zones):
            self._sums[place[_group(zone)], column] = 1.0
        self.position = (
            len(self.groups) * (2 + observer.features.shape[1])
            + len(observer.counters)
            + len(observer.question)
            + 2 * observer.features.shape[1]
        )

    def rows(self, game: Picks) -> tuple[Floats, list[int]]:
        """The candidates, one row each, of shape (N, `size`), and the actions that they stand for."""
        legal = list(game.legal())
        return self.all_rows[legal], legal

    def look(self, game: Picks, seat: int) -> Floats:
        """The position as a seat may see it, of `position` numbers."""
        observer = self.kind.observer
        row = observer.look(game, seat)

        def part(name: str) -> Floats:
            start, end = observer.spans[name]
            return row[start:end]

        zones = part("zones").reshape(len(observer.zones), -1)
        unseen = part("unseen").reshape(len(observer.zones), -1).sum(axis=1, keepdims=True)
        counted = np.hstack([zones.sum(axis=1, keepdims=True), unseen, zones @ observer.features])
        about, picked = part("about") @ observer.features, part("picked") @ observer.features
        summed = (self._sums @ counted).ravel()
        return np.concatenate([summed, part("counters"), part("question"), about, picked])

    def _row(self, number: int) -> Floats:
        """The features of one action."""
        action, kind = self.kind.actions[number], self.kind
        all_verbs, features = verbs(kind.game), kind.observer.features
        row = np.zeros(self.size, np.float32)
        if action.verb in all_verbs:
            row[all_verbs.index(action.verb)] = 1.0
        start = len(all_verbs)
        if (face := kind.observer.face_at.get(action.face)) is not None:
            row[start : start + features.shape[1]] = features[face]
            row[-1] = 1.0
        start += features.shape[1]
        if action.word:
            row[start + crc32(action.word.encode()) % WORDS] = 1.0
        if action.player >= 0:
            row[start + WORDS + action.player] = 1.0
        row[-2] = max(action.number, 0)
        return row


def _group(zone: str) -> str:
    """The kind of place that a zone is: piles are of one kind, so are decks; players' own are told apart."""
    owner = zone.partition(".")[0]
    return zone if owner.isdigit() else owner


def padded(rows: Floats) -> tuple[Floats, np.ndarray[tuple[int, ...], np.dtype[np.int8]]]:
    """Candidates in an array of `MOST` rows, and which of its rows are candidates.

    Raises ValueError where there are more.
    """
    if len(rows) > MOST:
        raise ValueError(f"there are {len(rows)} candidates, but only {MOST} rows")
    found = np.zeros((MOST, rows.shape[1]), np.float32)
    found[: len(rows)] = rows
    mask = np.zeros(MOST, np.int8)
    mask[: len(rows)] = 1
    return found, mask

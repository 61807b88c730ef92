"""A game's log as it was read: players, turns, lines."""

from __future__ import annotations

import msgspec

from fudaba.kernel.problem import Problem


class BadLog(Problem):
    """The text cannot be read as a log; the message says what is wrong."""


class Line(msgspec.Struct, omit_defaults=True):
    """A line of a log.

    kind: a word of `forms`, "meta" for what tells nothing of the game, "unknown" for what could not be read.
    player: who did it, by the place in `Log.players`, -1 for nobody. cards: those that are named, with how
    many of each. hidden: how many more cards it is about that are not named. whom: the other player
    concerned, or -1. number: a figure ("+$2"). place: where the cards went, a place of Dominion, or "".
    note: what stands in brackets behind it. raw: the line as it stood there. line: its number in the text,
    from 1.
    """

    kind: str
    player: int = -1
    cards: dict[str, int] = {}
    hidden: int = 0
    whom: int = -1
    number: int = 0
    place: str = ""
    note: str = ""
    raw: str = ""
    line: int = 0

    @property
    def count(self) -> int:
        """How many cards it is about."""
        return sum(self.cards.values()) + self.hidden


class Turn(msgspec.Struct, omit_defaults=True):
    """A turn. extra: what gave it, in the log's words, "" for a normal one. first, end: its lines are
    `Log.lines[first:end]`, the heading first."""

    number: int
    player: int
    first: int
    end: int
    extra: str = ""


class Log(msgspec.Struct, omit_defaults=True):
    """A game's log.

    players: their names in the order in which the text names them first; where no turn was read, as far as
    lines shorten them. first: who had the first turn. viewers: those whose own draws are named. kingdom: the
    Kingdom cards and landscapes, if the text or whoever read it said so. ended: whether it says that the game
    is over. resigned: who gave up, or -1. merged: of how many texts it was made.
    """

    players: list[str]
    lines: list[Line]
    turns: list[Turn]
    first: int = 0
    viewers: list[int] = []
    game: str = ""
    kingdom: list[str] = []
    ended: bool = False
    resigned: int = -1
    merged: int = 1

    @property
    def unknown(self) -> list[Line]:
        """The lines that could not be read."""
        return [line for line in self.lines if line.kind == "unknown"]

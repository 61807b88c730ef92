"""A game's log as it was read: players, turns, lines."""

from __future__ import annotations

import msgspec

from fudaba.kernel.problem import Problem


class BadLog(Problem):
    """The text cannot be read as a log; the message says what is wrong."""


class Line(msgspec.Struct, omit_defaults=True):
    """A line of a log."""

    kind: str
    """A word of `forms`, "meta" for a line that is not about the game, "unknown" for one that could not be
    read.
    """
    player: int = -1
    """Who did it, by the place in `Log.players`, -1 for nobody."""
    cards: dict[str, int] = {}
    """The cards that are named, with how many of each."""
    hidden: int = 0
    """How many more cards it is about that are not named."""
    whom: int = -1
    """The other player concerned, or -1."""
    number: int = 0
    """A figure, such as 2 of "+$2"."""
    place: str = ""
    """Where the cards went, a place of Dominion, or ""."""
    note: str = ""
    """The text in brackets behind it, or ""."""
    raw: str = ""
    """The line as it stood in the text."""
    line: int = 0
    """Its number in the text, from 1."""

    @property
    def count(self) -> int:
        """How many cards it is about."""
        return sum(self.cards.values()) + self.hidden


class Turn(msgspec.Struct, omit_defaults=True):
    """A turn."""

    number: int
    """The number that its heading gives, from 1 for each player."""
    player: int
    """Whose turn it is, by the place in `Log.players`."""
    first: int
    """The place in `Log.lines` of its heading, its first line."""
    end: int
    """The place behind its last line."""
    extra: str = ""
    """What gave it, in the log's words, "" for a normal one."""


class Log(msgspec.Struct, omit_defaults=True):
    """A game's log."""

    players: list[str]
    """Their names in the order in which the text names them first; where no turn was read, as far as lines
    shorten them.
    """
    lines: list[Line]
    """Every line of the text that was read."""
    turns: list[Turn]
    """The turns, in order."""
    first: int = 0
    """Who had the first turn, by the place in `players`."""
    viewers: list[int] = []
    """Those whose own draws are named, by the place in `players`."""
    game: str = ""
    """The number that the log gives for the game, or ""."""
    kingdom: list[str] = []
    """The Kingdom cards and landscapes, if the text, or the person who brought it, gives them."""
    ended: bool = False
    """Whether it says that the game is over."""
    resigned: int = -1
    """Who gave up, by the place in `players`, or -1."""
    merged: int = 1
    """Of how many texts it was made."""

    @property
    def unknown(self) -> list[Line]:
        """The lines that could not be read."""
        return [line for line in self.lines if line.kind == "unknown"]

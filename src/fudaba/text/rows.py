"""Rows of the log: lines that are written as one, since they are equal or belong together.

A line joins the row before it, or begins one of its own; that depends on no line after it. So a row only ever
grows at the end of the log, and a face that shows it needs to know, of each line, with which line its row
begins and what the row says up to there. The lines themselves stay as they were told, with their rules.

    table-row-times             a line that was told several times in a row: $line, $times
    <game>-log-<name>           a row, as the game's `row` names it
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol

from fudaba.games import room
from fudaba.kernel.seen import SeenEvent
from fudaba.text import Words
from fudaba.text.game_words import Message
from fudaba.text.narrator import Narrator


class JoinsLines(Protocol):
    """What `fudaba.text.<game>` says where it has more to join than equal lines."""

    JOINED: frozenset[str]
    """The kinds of lines that may go on with a row."""

    def joins(self, row: Sequence[SeenEvent], first: int, event: SeenEvent) -> bool:
        """Whether a line belongs to the row that these lines make; first: the number of the row's first."""

    def row(self, words: Words, row: Sequence[SeenEvent]) -> Message | None:
        """The message that tells a row, with what it needs besides $seat; None: its lines are told alone."""


class Row(NamedTuple):
    """With which line a row begins, and what it says up to the line that was told last."""

    first: int
    text: str


class Rows:
    """Tells the lines of a log, each with the row that it is in, one after the other from line `first` on.

    That line must begin a row: see `begins`.
    """

    def __init__(self, narrator: Narrator, first: int = 0) -> None:
        self._narrator = narrator
        self._joins = _joining(narrator.game)
        self._next = first
        self._row: list[SeenEvent] = []
        self.line = ""

    def add(self, event: SeenEvent) -> Row:
        """One more line."""
        self.pass_by(event)
        self.line = self._narrator.event(event)
        return Row(self._next - len(self._row), self._text())

    def pass_by(self, event: SeenEvent) -> None:
        """One more line, of which nobody needs to hear what it says."""
        if self._row and not self._belongs(event):
            self._row = []
        self._row.append(event)
        self._next += 1

    def _belongs(self, event: SeenEvent) -> bool:
        first = self._next - len(self._row)
        if self._joins is not None and self._joins.joins(self._row, first, event):
            return True
        return equal(self._row[0], event) and equal(self._row[-1], event)

    def _text(self) -> str:
        row, words = self._row, self._narrator.words
        joined = self._joins.row(words, row) if self._joins is not None and len(row) > 1 else None
        if joined is not None:
            seat = self._narrator.seat(row[0].seat)
            message, needed = joined
            return words.say(f"{self._narrator.game}-{message}", seat=seat, **needed)
        if len(row) > 1:
            return words.say("table-row-times", line=self.line, times=len(row))
        return self.line


def equal(one: SeenEvent, other: SeenEvent) -> bool:
    """Whether two lines say the same, for the same reason."""
    return one.cause >= 0 and one.kind == other.kind and _said(one) == _said(other)


def _said(event: SeenEvent) -> tuple[object, ...]:
    """What a line says; not the names of cards, which tell equal ones apart."""
    said = (event.seat, event.whom, event.number, event.word, event.rule, event.cause, event.count)
    return *said, event.faces


def begins(game: str, line: int, seen: Callable[[int], SeenEvent]) -> int:
    """The line at or before this one with which a row begins for certain. seen: tells a line by number."""
    joining = _joining(game)
    joined = frozenset[str]() if joining is None else joining.JOINED
    event = seen(line)
    while line > 0:
        before = seen(line - 1)
        if event.kind not in joined and not equal(before, event):
            break
        line, event = line - 1, before
    return line


@cache
def _joining(game: str) -> JoinsLines | None:
    module: Any = room(game, "text")
    return module if hasattr(module, "joins") else None

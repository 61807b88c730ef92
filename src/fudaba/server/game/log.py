"""A compact log: a long game hardly weighs more than a short one.

The latest lines of the log are as the engine told them; older ones are packed, sixty-four to a piece of a few
hundred bytes, and unpacked for a viewer who comes and has missed them.
"""

from __future__ import annotations

import zlib
from array import array
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias, overload

import msgspec

from fudaba.kernel.cards import Ref
from fudaba.kernel.events import Event

TOGETHER = 64
"""How many lines are packed together, and at least this many are left as they are."""

_Line: TypeAlias = tuple[str, int, tuple[Ref, ...], int, int, int, int, str, str, int]
_OTHERS = ("whom", "audience", "named", "number", "word", "rule", "cause")
"""What is in a line after its kind, seat and cards."""
_line = attrgetter("kind", "seat", "cards", *_OTHERS)
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[_Line]).decode
_PACKED = Event("packed")
"""Stands in the engine's list for every line that is packed."""


class Log(Sequence[Event]):
    """The lines of a log. events: the engine's list, of which only the length is read."""

    def __init__(self, events: list[Event]) -> None:
        self._events = events
        self._packs: list[bytes] = []
        self._open: dict[int, list[Event]] = {}
        self._depths = array("i")

    def depth(self, line: int) -> int:
        """How many lines are the causes of a line; a cause comes before what it causes.

        Noted line by line, for a long chain of plays is as deep as it is long.
        """
        for at in range(len(self._depths), line + 1):
            cause = self._at(at).cause
            self._depths.append(self._depths[cause] + 1 if 0 <= cause < at else 0)
        return self._depths[line]

    def pack(self) -> None:
        """Pack what is not among the latest lines any more."""
        self._open.clear()
        events = self._events
        if events:
            self.depth(len(events) - 1)
        while len(events) - len(self._packs) * TOGETHER >= 2 * TOGETHER:
            begin = len(self._packs) * TOGETHER
            lines = slice(begin, begin + TOGETHER)
            self._packs.append(zlib.compress(_encode([*map(_line, events[lines])]), 1))
            events[lines] = [_PACKED] * TOGETHER

    def cut(self) -> None:
        """The engine's list has lost its last lines: leave so much of what is packed as is still told."""
        self._open.clear()
        del self._depths[len(self._events) :]
        while len(self._packs) * TOGETHER > len(self._events):
            begin = (len(self._packs) - 1) * TOGETHER
            lines = [_event(each) for each in _decode(zlib.decompress(self._packs.pop()))]
            self._events[begin:] = lines[: max(0, len(self._events) - begin)]

    def fold(self) -> None:
        """Keep nothing unpacked that was only read."""
        self._open.clear()

    def __len__(self) -> int:
        return len(self._events)

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        lines = range(len(self._events))[place]
        return self._at(lines) if isinstance(lines, int) else [self._at(line) for line in lines]

    def of_kind(self, kind: str) -> Iterator[Event]:
        """The lines of that kind, in order. Nothing stays unpacked for it, and no other line is made."""
        for pack in self._packs:
            yield from (_event(line) for line in _decode(zlib.decompress(pack)) if line[0] == kind)
        late = len(self._packs) * TOGETHER
        yield from (event for event in self._events[late:] if event.kind == kind)

    def _at(self, line: int) -> Event:
        pack, place = divmod(line, TOGETHER)
        if pack >= len(self._packs):
            return self._events[line]
        if pack not in self._open:
            self._open[pack] = [_event(each) for each in _decode(zlib.decompress(self._packs[pack]))]
        return self._open[pack][place]


def _event(line: _Line) -> Event:
    kind, seat, cards, *_ = line
    others: dict[str, Any] = dict(zip(_OTHERS, line[3:], strict=True))
    return Event(kind, seat, cards, **others)


class Mark(NamedTuple):
    """What is kept of a moment."""

    lines: int
    """How many lines the log had."""
    answers: int
    """How many answers had been given."""
    decider: int
    """The seat that had to decide, -1 for nobody."""
    revealed: bool = False
    """Whether something had come to light since the moment before that its decider had not known."""


class Marks(Sequence[Mark]):
    """The marks of the moments of a game, four numbers for each."""

    def __init__(self) -> None:
        self._kept = array("i")

    def append(self, mark: Mark) -> None:
        """One more moment."""
        self._kept.extend(mark)

    def cut(self, answers: int) -> None:
        """Leave only the moments at which at most this many answers had been given."""
        while self[-1].answers > answers:
            del self._kept[-4:]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Marks) and self._kept == other._kept

    def __len__(self) -> int:
        return len(self._kept) // 4

    @overload
    def __getitem__(self, place: int) -> Mark: ...
    @overload
    def __getitem__(self, place: slice) -> list[Mark]: ...
    def __getitem__(self, place: int | slice) -> Mark | list[Mark]:
        found = range(len(self))[place]
        return self._at(found) if isinstance(found, int) else [self._at(one) for one in found]

    def _at(self, place: int) -> Mark:
        lines, answers, decider, revealed = self._kept[4 * place : 4 * place + 4]
        return Mark(lines, answers, decider, bool(revealed))


class History:
    """How many lines of the log each sequence showed, as far as it matters to who comes back to them.

    A viewer who knew a later one need not be told what an earlier one had not; so of the sequences only those
    are kept after which the log was never as short again.
    """

    def __init__(self) -> None:
        self._sequences = array("q")
        self._lines = array("q")

    def append(self, sequence: int, lines: int) -> None:
        """That sequence, which comes after all others, shows this many lines."""
        while self._lines and self._lines[-1] >= lines:
            self._lines.pop()
            self._sequences.pop()
        self._sequences.append(sequence)
        self._lines.append(lines)

    def cut(self, sequence: int) -> None:
        """Forget what came after that sequence."""
        while self._sequences and self._sequences[-1] > sequence:
            self._sequences.pop()
            self._lines.pop()

    def since(self, sequence: int) -> int:
        """The fewest lines that any sequence from that one on has shown."""
        return self._lines[bisect_left(self._sequences, sequence)]

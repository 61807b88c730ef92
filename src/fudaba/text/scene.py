"""All that a viewer sees at one moment, ready to be drawn or written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple, TypeVar

from msgspec.structs import replace
from rich.cells import cell_len

from fudaba.kernel.ask import Ask
from fudaba.kernel.events import Event
from fudaba.kernel.game import Value
from fudaba.kernel.seen import Deciding, Seen, SeenEvent, SeenOption, SeenQuestion, SeenZone
from fudaba.kernel.shown import Private, Public, of_kind
from fudaba.kernel.view import SPECTATOR, View
from fudaba.text import Words
from fudaba.text.narrator import Narrator, Reason
from fudaba.text.rows import Rows

S = TypeVar("S", bound=Public)


class LogLine(NamedTuple):
    """A line of the log as its viewer sees it. See `fudaba.text.rows`."""

    place: int
    """Its place in the whole log, from 0."""
    depth: int
    """How many lines stand above it as its causes."""
    event: SeenEvent
    """What happened."""
    text: str
    """The sentence for it."""
    row: int = 0
    """The place of the line with which its row begins."""
    joined: str = ""
    """The text of that row up to this line."""

    @property
    def cause(self) -> int:
        """The index of the line that this one belongs to, -1 for none."""
        return self.event.cause

    @property
    def faces(self) -> list[str]:
        """The cards in it that the viewer may know."""
        return self.event.faces


class LogRow(NamedTuple):
    """A row of the log: one line, or several that are told as one; the first of them says whose it is."""

    lines: tuple[LogLine, ...]

    @property
    def head(self) -> LogLine:
        """The line that begins it."""
        return self.lines[0]

    @property
    def text(self) -> str:
        """What it says."""
        last = self.lines[-1]
        return last.joined if len(self.lines) > 1 else last.text

    @property
    def faces(self) -> list[str]:
        """The cards in it that the viewer may know."""
        return [face for line in self.lines for face in line.faces]


def rows_of(lines: Sequence[LogLine], since: int = 0) -> list[LogRow]:
    """The rows of a log from the one on that has this line."""
    rows: list[list[LogLine]] = []
    for line in lines[lines[since].row if since < len(lines) else since :]:
        if rows and line.row == rows[-1][0].place:
            rows[-1].append(line)
        else:
            rows.append([line])
    return [LogRow(tuple(row)) for row in rows]


class Book:
    """The log as one viewer reads it. Each line is told once; what was taken back is forgotten."""

    def __init__(self, narrator: Narrator, viewer: int = SPECTATOR) -> None:
        self.narrator = narrator
        self.viewer = viewer
        self._lines: list[LogLine] = []
        self._rows = Rows(narrator)
        self._events: Sequence[Event] | None = None

    def read(self, views: Sequence[View], events: Sequence[Event], upto: int | None = None) -> list[LogLine]:
        """The lines of the first `upto` events, as told to the viewer who knows most."""
        if events is not self._events or len(self._lines) > len(events):
            self._lines = []
            self._rows = Rows(self.narrator)
            self._events = events
        lines = self._lines
        upto = len(events) if upto is None else upto
        for index in range(len(lines), upto):
            event = events[index]
            seen = views[0].event(event)
            for view in views[1:]:
                if seen.cards or not event.cards:
                    break
                seen = view.event(event)
            depth = lines[event.cause].depth + 1 if event.cause >= 0 else 0
            row = self._rows.add(seen)
            lines.append(LogLine(index, depth, seen, self._rows.line, row.first, row.text))
        return lines[:upto]


@dataclass(frozen=True)
class Scene:
    """All that may be drawn for a viewer: plain data out of their view, and the words for it."""

    game: str
    """The name of the game."""
    options: Mapping[str, Value]
    """The options of the table, by name."""
    names: Sequence[str]
    """The name of each player, by seat."""
    narrator: Narrator
    """Makes the texts, in the viewer's language."""
    viewer: int
    """The viewer's seat, or `SPECTATOR`; the table is turned so that they sit at the bottom."""
    data: Seen
    """As `View.data`."""
    asked: Deciding | None
    """As `View.asked`, None once the game is over."""
    lines: Sequence[LogLine] = ()
    """The lines of the log so far."""
    open_hands: bool = False
    """Whether the viewer sees all hands."""
    people: Sequence[int] = field(default=())
    """The seats that people play."""
    bots: Sequence[Sequence[str]] = ()
    """Of each seat the texts that say which bot plays it, the longest first, none for a person; empty where
    that is not known."""

    @cached_property
    def rows(self) -> list[LogRow]:
        """The log as it is told: lines that belong together are one row."""
        return rows_of(self.lines)

    def bot(self, seat: int, room: int) -> str:
        """Which bot plays a seat, in so many cells at most; "" for a person, and where there is no room."""
        texts = self.bots[seat] if self.bots else ()
        return next((text for text in texts if cell_len(text) <= room), "")

    @property
    def words(self) -> Words:
        """The messages of the language."""
        return self.narrator.words

    @property
    def public(self) -> Public:
        """The counters that everybody may know; see `public_as`."""
        return self.data.public

    def public_as(self, kind: type[S]) -> S:
        """The same as a game's own struct. Raises TypeError at the table of another game."""
        return of_kind(self.public, kind)

    @property
    def private(self) -> Private | None:
        """The counters that the viewer alone may know, if there are any."""
        return self.data.private

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.names)

    @property
    def decider(self) -> int:
        """Who must answer now, -1 once the game is over."""
        return self.asked.decider if self.asked else -1

    @property
    def is_mine(self) -> bool:
        """Whether the viewer must answer now."""
        return isinstance(self.asked, SeenQuestion)

    @property
    def put(self) -> SeenQuestion | None:
        """The pending question as it is put to the viewer; None if somebody else must answer, or nobody."""
        return self.asked if isinstance(self.asked, SeenQuestion) else None

    @property
    def offered(self) -> Sequence[SeenOption]:
        """The options of the question that is put to the viewer; none if there is no such question."""
        return self.asked.options if isinstance(self.asked, SeenQuestion) else ()

    def zone(self, name: str, seat: int = -1) -> SeenZone:
        """A zone as the viewer sees it."""
        return self.data.zone(name, seat)

    def faces(self, name: str, seat: int = -1) -> list[str]:
        """The faces that the viewer sees there, bottom first."""
        return self.zone(name, seat).faces

    def causes(self, index: int) -> list[LogLine]:
        """A line and all the lines that led to it, the first cause first."""
        chain: list[LogLine] = []
        while 0 <= index < len(self.lines):
            chain.append(self.lines[index])
            index = self.lines[index].cause
        return chain[::-1]

    def why_not(self, face: str) -> Reason | None:
        """Why a card cannot be chosen that is no option; None where that is not the question."""
        if (asked := self.put) is None:
            return None
        return self.narrator.why_not(face, asked, self.data, self.options)

    def hint(self, option: SeenOption) -> str:
        """What follows from an option, "" where its label says enough."""
        if (asked := self.put) is None:
            return ""
        return self.narrator.hint(option, asked, self.data, self.options)

    def label(self, option: SeenOption) -> str:
        """An option of the question that is put to the viewer as a person reads it."""
        asked = self.put
        assert asked is not None
        return self.narrator.choice(option, asked, self.data)


def my_seat(scene: Scene) -> int:
    """Whose hand is at the bottom: that of the seat for which the viewer decides, else the viewer's own."""
    return max(0, scene.viewer) if scene.put is None else scene.put.owner


def others_of(scene: Scene, seat: int) -> list[int]:
    """The other seats, in their order around the table, from the one after this on."""
    return [(seat + step) % scene.seats for step in range(1, scene.seats)]


def data_of(views: Sequence[View]) -> Seen:
    """What several viewers know together: the first one's data, with every hand that another sees."""
    data = views[0].data()
    zones = dict(data.zones)
    for view in views[1:]:
        zones |= {name: zone for name, zone in view.data().zones.items() if zone.cards}
    return replace(data, zones=zones)


def asked_of(views: Sequence[View], ask: Ask | None) -> Deciding | None:
    """The pending question as the viewer who knows most sees it."""
    if ask is None:
        return None
    for view in views:
        if view.viewer == ask.decider != SPECTATOR:
            return view.asked(ask)
    return views[0].asked(ask)

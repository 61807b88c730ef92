"""The log of a game: lines, each below the line that is its cause."""

from __future__ import annotations

from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from fudaba.kernel.cards import EVERYBODY, Ref, only
from fudaba.kernel.events import Event
from fudaba.kernel.state import State

S = TypeVar("S", bound=State, default=Any)
L = TypeVar("L", bound=str, default=Any)


class Because:
    """What is told inside belongs to a line of the log; see `LogWriter.because`."""

    __slots__ = ("before", "event", "table")

    def __init__(self, table: LogWriter[Any], event: int) -> None:
        self.table = table
        self.event = event
        self.before = -1

    def __enter__(self) -> None:
        self.before = self.table.cause
        self.table.cause = self.event

    def __exit__(self, *_: object) -> None:
        self.table.cause = self.before


class _Unlogged(Because):
    """Nobody is told anything."""

    __slots__ = ()

    def __init__(self) -> None:
        """It belongs to no table."""

    def __enter__(self) -> None:
        """Nothing."""

    def __exit__(self, *_: object) -> None:
        """Nothing."""


UNLOGGED: Final = _Unlogged()


class Heading(Generic[L]):
    """A line of the log that is told once something is told inside it; see `LogWriter.heading`."""

    __slots__ = ("before", "kind", "rule", "seat", "table", "word")

    def __init__(self, table: LogWriter[Any, L], kind: L, seat: int, word: str, rule: str) -> None:
        self.table = table
        self.kind = kind
        self.seat = seat
        self.word = word
        self.rule = rule
        self.before = -1

    def __enter__(self) -> None:
        self.before = self.table.cause
        self.table.headings.append(self)

    def __exit__(self, *_: object) -> None:
        self.table.headings = [heading for heading in self.table.headings if heading is not self]
        self.table.cause = self.before


@mypyc_attr(allow_interpreted_subclasses=True)
class LogWriter(Generic[S, L]):
    """Something that has a state, and tells what happens to it, in lines of some kinds; `table.Table` is one.

    events: the log, or None while nobody listens; then telling costs nothing. cause: the line below which
    the next one is told, -1 for none. headings: the lines to be told before it, each below the one before.
    """

    __slots__ = ("cause", "events", "headings", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] | None = None
        self.cause = -1
        self.headings: list[Heading[L]] = []

    def tell(
        self,
        kind: L,
        seat: int = -1,
        *cards: int,
        whom: int = -1,
        audience: int = EVERYBODY,
        number: int = 0,
        word: str = "",
        rule: str = "",
    ) -> int:
        """Write a line of the log, below the line that is its cause. Returns its index.

        The player who decides now for one of the audience sees what that seat sees.
        """
        if self.events is None:
            return -1
        if self.headings:
            self._tell_headings()
        named = EVERYBODY
        refs: tuple[Ref, ...] = ()
        if cards:
            state = self.state
            for card in cards:
                named &= state.layout[state.where[card]].audience
            refs = tuple([state.ref(card) for card in cards])
        self.events.append(
            Event(
                kind,
                seat,
                refs,
                whom=whom,
                audience=audience if audience <= 0 else self._with_deciders(audience),
                named=named if named <= 0 else self._with_deciders(named),
                number=number,
                word=word,
                rule=rule or self.rule_of(kind),
                cause=self.cause,
            )
        )
        return len(self.events) - 1

    def rule_of(self, kind: L) -> str:
        """The rule by which all lines of a kind are so, where none is told with them; "" for none."""
        return ""

    def _with_deciders(self, audience: int) -> int:
        """These seats (a bit mask), and the player who decides now for one of them."""
        return audience | only(*(by for seat, by in enumerate(self.state.control) if audience >> seat & 1))

    def because(self, event: int) -> Because:
        """For a `with`: what is told inside belongs to that line."""
        return Because(self, event) if self.events is not None else UNLOGGED

    def heading(self, kind: L, seat: int, *, word: str = "", rule: str = "") -> Heading[L]:
        """For a `with`: what is told inside belongs to such a line, which is not told where nothing is."""
        return Heading(self, kind, seat, word, rule)

    def _tell_headings(self) -> None:
        headings, self.headings = self.headings, []
        for heading in headings:
            heading.before = self.cause
            self.cause = self.tell(heading.kind, heading.seat, word=heading.word, rule=heading.rule)

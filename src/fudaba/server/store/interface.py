"""The interface of a store, whichever database is behind it.

What is to be written is data: it says what shall be kept, and holds it as it was when it was said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Future
from itertools import groupby
from pathlib import Path
from typing import Any, Final, Literal, LiteralString, NamedTuple, Protocol, TypeAlias

import msgspec

from fudaba.server.protocol.schema import Chat, State
from fudaba.server.store.stored_table import Move, StoredTable


class NotWritten(Exception):
    """What was to be written is not kept; the message says why."""


class Away(NotWritten):
    """The database cannot be reached now, neither for reading nor for writing.

    Players may read the message: where the database is, and what it said, is in the log alone.
    """

    def __init__(self, why: str = "the database cannot be reached") -> None:
        super().__init__(why)


class NotHeld(NotWritten):
    """Another process owns the table now, or nobody."""

    def __init__(self) -> None:
        super().__init__("another process of the server has taken over the table")


class Unmet(NotWritten):
    """Something had to be as it was thought to be, and is not: somebody else was quicker."""

    def __init__(self) -> None:
        super().__init__("what this was to change is not there any more")


class Unreadable(Exception):
    """What is kept of one table cannot be read; the message says of which, and why."""


# What is written.


class SaveTable(NamedTuple):
    """A table as it is, instead of as it was."""

    id: str
    """The id of the table."""
    state: State
    """Whether it waits, runs or is over."""
    changed: float
    """When it last changed, in seconds since 1970."""
    kept: bytes
    """A `StoredTable` as JSON."""


class AppendMove(NamedTuple):
    """One more move at a table; it is an error if there is one of that number."""

    id: str
    """The id of the table."""
    number: int
    """The number of the move, from 0."""
    at: float
    """When it was made, in seconds since 1970."""
    move: bytes
    """A `Move` as JSON."""


class AppendChat(NamedTuple):
    """A line of chat at a table."""

    id: str
    """The id of the table."""
    number: int
    """The number of the line, from 0."""
    line: bytes
    """A `Chat` as JSON."""


class ForgetTable(NamedTuple):
    """Nothing of a table is kept any more."""

    id: str


class Statement(NamedTuple):
    """One SQL statement about something other than tables, which every database carries out alike."""

    query: LiteralString
    """The statement, with a `?` for each value."""
    given: tuple[str | int | float | bytes, ...]
    """The values, in order."""
    rows: int = -1
    """How many rows it must concern, or nothing of what is written together with it is kept (`Unmet`); -1 for
    any number.
    """


TOGETHER: Final = 500
"""How many moves are written by one statement: SQLite takes 32,766 values at most."""

Write: TypeAlias = SaveTable | AppendMove | AppendChat | ForgetTable | Statement


def keep(kept: StoredTable, at: float) -> SaveTable:
    """Keep a table as it is now; what is changed in it afterwards is not written by this."""
    return SaveTable(kept.id, kept.state, at, msgspec.json.encode(kept))


def move(id: str, number: int, made: Move, at: float) -> AppendMove:
    """Add a move to a table."""
    return AppendMove(id, number, at, msgspec.json.encode(made))


def moves(id: str, made: Iterable[Move], at: float) -> Iterator[AppendMove]:
    """Add many, from number 0 on."""
    return (move(id, number, one, at) for number, one in enumerate(made))


def in_groups(writes: Iterable[Write]) -> Iterator[Write | list[AppendMove]]:
    """The same writes in their order, with moves that follow each other in lists of at most `TOGETHER`, each
    for one statement: a game that goes on from a long one is written in a few steps."""
    for many, alike in groupby(writes, lambda write: isinstance(write, AppendMove)):
        if not many:
            yield from alike
            continue
        moves = [write for write in alike if isinstance(write, AppendMove)]
        yield from (moves[first : first + TOGETHER] for first in range(0, len(moves), TOGETHER))


def said(id: str, line: Chat) -> AppendChat:
    """Keep what somebody said."""
    return AppendChat(id, line.number, msgspec.json.encode(line))


def forget(id: str) -> ForgetTable:
    """Keep nothing of a table any more."""
    return ForgetTable(id)


# Who keeps it.


class WholeTable(NamedTuple):
    """All that is kept of one table, as it stands there, whether it can be read or not."""

    table: SaveTable
    """The table itself."""
    moves: list[AppendMove]
    """Its moves, in order."""
    chat: list[AppendChat]
    """Its chat, in order."""


Everything: TypeAlias = WholeTable | Statement
"""A table, or the statement that keeps again one row of what is kept besides."""


class News(NamedTuple):
    """What has become known of who owns which table."""

    lost: frozenset[str] = frozenset()
    """The tables that this process has lost."""
    wanted: frozenset[str] = frozenset()
    """Its own tables that somebody has joined on another server."""
    given: tuple[str, ...] = ()
    """Its own tables that another process has given to it."""
    unheld: tuple[str, ...] = ()
    """Tables that wait or are played at, that nobody alive owns, and that fall to this process."""
    listed: tuple[bytes, ...] | None = None
    """How each other process lists its tables; None if nothing has changed."""
    gone: frozenset[str] = frozenset()
    """The addresses of processes that have stopped."""
    loads: Mapping[str, int] | None = None
    """How many tables each other process has that may be given some; None where nothing has been heard."""


class Peer(NamedTuple):
    """Where another process can be spoken to. certificate: what it shows there, as PEM."""

    address: str
    certificate: str


Use: TypeAlias = Literal["looks", "serves", "alone"]
"""What a store is opened for: to read, beside a process that serves; to serve, and write what one owns; to
write anything, with nobody else who writes."""


class Store(Protocol):
    """Where all tables are kept. Reading waits for the database, so an event loop asks through `Asking`.

    A process that serves writes to tables that it owns, as long as it does; see `take`. One that reads may be
    told that the database is `Away`, if it is one that can be.
    """

    name: str
    """How it is called: its folder or its address, without a password."""
    shared: bool
    """Whether other processes may serve the same tables."""

    @property
    def refuses(self) -> str:
        """Why nothing was taken of what was written last, "" while all is taken."""

    @property
    def waiting(self) -> int:
        """How much waits to be written."""

    async def write(self, *writes: Write) -> None:
        """Do all of these, or none, and return once they are kept for good. Raises `NotWritten`."""

    def submit(self, *writes: Write) -> Future[None]:
        """The same without waiting. What is submitted first is written first."""

    def try_again(self) -> None:
        """Where the last write was refused, see whether one would be taken now."""

    def ids(self, *states: State) -> list[str]:
        """The tables in one of these states (or in any), the oldest change first."""

    def kept(self, id: str) -> StoredTable | None:
        """What is kept of a table, None if there is none of that name. Raises `Unreadable`."""

    def moves(self, id: str) -> list[Move]:
        """All moves of a table, in order. Raises `Unreadable`."""

    def chat(self, id: str) -> list[Chat]:
        """What was said at a table; one line that cannot be read is left out. Raises `Unreadable`."""

    def rows(self, query: LiteralString, *given: str | int | float | bytes) -> list[tuple[Any, ...]]:
        """What a query finds that every database understands; `?` stands for each value. Raises `Away`."""

    def backup(self, to: Path) -> None:
        """Write a whole copy while the server runs. Raises `BadSetup` if there is a file already."""

    def take(self, *ids: str) -> set[str]:
        """Own these tables, if nobody else does: which of them are now owned. Raises `Away`."""

    def falls_here(self, id: str) -> bool:
        """Whether this process is to take that table, if nobody alive owns it. Does not wait."""

    def release(self, id: str) -> None:
        """Own this table no more; what waits to be written of it may be refused."""

    def give(self, id: str, to: str) -> bool:
        """Let another process own this table, of which nothing waits to be written; whether it does now.

        to: as it is called in `News.loads`. Whatever comes of it, here it is owned only once it is taken
        again. Raises `Away`.
        """

    def want(self, *ids: str) -> None:
        """Tell the processes that own these tables that somebody has come to them here. Raises `Away`."""

    def announce(self, peer: Peer) -> bytes:
        """Say where other servers can speak to this one; returns what they all know, and nobody else."""

    def bury(self, peer: Peer) -> bool:
        """Nobody answers there any more: whether it has ended, so that its tables are free. Raises `Away`."""

    def owners(self, *ids: str) -> dict[str, Peer]:
        """Of these tables those that other processes own, with where these are. Raises `Away`."""

    def list_as(self, listed: bytes, load: int | None) -> None:
        """Let the lobbies of other processes list this one's tables with that, soon. Does not wait.

        load: how many of them go on; None: it can be given none.
        """

    def news(self) -> News:
        """What has become known since this was asked last. Does not wait."""

    def everything(self) -> Iterator[Everything]:
        """All as it was at one moment: the tables, the oldest change first, then what is kept besides."""

    def fill(self, all_of_it: Iterable[Everything]) -> None:
        """Keep all of this, which must be new here, or none. Raises `NotWritten`."""

    def close(self) -> None:
        """Write what waits, then close."""

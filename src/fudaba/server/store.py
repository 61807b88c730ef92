"""What is kept on disk: SQLite, one writer, and nothing is acknowledged before it is written.

A table is kept as what fixed it (`Kept`) and its moves: answers, and what was taken back. A move is written
once and never changed. All that waits to be written goes into one transaction, so many tables share the time
that the disk takes.

The schema's version is SQLite's `user_version`. A step of `_STEPS` leads from each version to the next;
a database of a later version than this program knows is not touched.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from typing import TypeAlias

import msgspec

from fudaba.kernel.game import BadSetup
from fudaba.server.kept import Kept, Move, TakenBack
from fudaba.server.parts import Chat, State

_STEPS = (
    """
    CREATE TABLE tables (id TEXT PRIMARY KEY, state TEXT NOT NULL, changed REAL NOT NULL, kept BLOB NOT NULL);
    CREATE INDEX tables_by_state ON tables (state);
    CREATE TABLE moves (
        id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL, move BLOB NOT NULL,
        PRIMARY KEY (id, number)
    ) WITHOUT ROWID;
    CREATE TABLE chat (
        id TEXT NOT NULL, number INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (id, number)
    ) WITHOUT ROWID;
    """,
)
"""How to come from each version of the schema to the next; never changed, only added to."""

SCHEMA = len(_STEPS)
"""The present version."""

Write: TypeAlias = Callable[[sqlite3.Connection], None]


class Unreadable(Exception):
    """What is kept of one table cannot be read; the message says of which, and why."""


class Store:
    """The database in a folder; `fudaba.db` and its companions."""

    def __init__(self, folder: Path, *, there: bool = False) -> None:
        """Opens it, made anew or brought to the present schema. Raises `BadSetup` or OSError if it cannot.

        there: it must be there already.
        """
        self.folder = folder
        self.path = folder / "fudaba.db"
        if there and not self.path.is_file():
            raise BadSetup("server-problem-no-games", folder=str(folder), file=self.path.name)
        folder.mkdir(parents=True, exist_ok=True)
        self._reader = _opened(self.path)
        self._queue: SimpleQueue[tuple[tuple[Write, ...], Future[None]] | None] = SimpleQueue()
        self.commits = 0
        self.refuses = ""
        """Why the disk took nothing of what it was given last, "" while it takes all."""
        self._writer = threading.Thread(target=self._write_all, name="fudaba-writer", daemon=True)
        self._writer.start()

    # Writing.

    async def write(self, *writes: Write) -> None:
        """Do all of these, or none, and return once they are on disk. Raises what they raise."""
        await asyncio.wrap_future(self.submit(*writes))

    def submit(self, *writes: Write) -> Future[None]:
        """The same without waiting. What is submitted first is written first."""
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # whoever waits for it may go away; it is written all the same
        self._queue.put((writes, done))
        return done

    def _write_all(self) -> None:
        connection = _connect(self.path)
        ends = False
        while not ends:
            batch = [self._queue.get()]
            while not self._queue.empty() and len(batch) < 1000:
                batch.append(self._queue.get())
            ends = None in batch
            jobs = [job for job in batch if job is not None]
            if jobs:
                self.refuses = _commit(connection, jobs)
            self.commits += 1
        connection.close()

    @property
    def waiting(self) -> int:
        """How much waits to be written."""
        return self._queue.qsize()

    def try_again(self) -> None:
        """Write nothing, where the last write was refused: does the disk take it now?"""
        if self.refuses:
            self.submit(_write_nothing)

    def close(self) -> None:
        """Write what waits, then close."""
        self._queue.put(None)
        self._writer.join()
        self._reader.close()

    # Reading.

    def ids(self, *states: State) -> list[str]:
        """The tables in one of these states (or in any), the oldest change first."""
        marks = ",".join("?" * len(states))
        where = f"WHERE state IN ({marks})" if states else ""
        rows = self._reader.execute(f"SELECT id FROM tables {where} ORDER BY changed", states)
        return [row[0] for row in rows]

    def kept(self, id: str) -> Kept | None:
        """What is kept of a table, None if there is none of that name. Raises `Unreadable`."""
        with _reading(id, "table"):
            row = self._reader.execute("SELECT kept FROM tables WHERE id = ?", (id,)).fetchone()
            return None if row is None else msgspec.json.decode(row[0], type=Kept)

    def moves(self, id: str) -> list[Move]:
        """All moves of a table, in order. Raises `Unreadable`."""
        with _reading(id, "moves"):
            rows = self._reader.execute("SELECT move FROM moves WHERE id = ? ORDER BY number", (id,))
            return [_move(row[0]) for row in rows]

    def chat(self, id: str) -> list[Chat]:
        """What was said at a table; one line that cannot be read is left out. Raises `Unreadable`."""
        with _reading(id, "chat"):
            rows = self._reader.execute("SELECT number, line FROM chat WHERE id = ? ORDER BY number", (id,))
            return [_line(number, line) for number, line in rows]

    def backup(self, to: Path) -> None:
        """Write a whole copy while the server runs. Raises `BadSetup` if there is a file already."""
        if to.exists():
            raise BadSetup("problem-file-there", file=str(to))
        with closing(_connect(self.path)) as connection:
            connection.execute("VACUUM INTO ?", (str(to),))


# What is written.


def keep(kept: Kept, at: float) -> Write:
    """Keep a table as it is."""
    data = msgspec.json.encode(kept)
    row = (kept.id, kept.state, at, data)

    def write(to: sqlite3.Connection) -> None:
        to.execute("INSERT OR REPLACE INTO tables (id, state, changed, kept) VALUES (?, ?, ?, ?)", row)

    return write


def move(id: str, number: int, move: Move, at: float) -> Write:
    """Add a move to a table; it is an error if there is one of that number."""
    row = (id, number, at, msgspec.json.encode(move))

    def write(to: sqlite3.Connection) -> None:
        to.execute("INSERT INTO moves (id, number, at, move) VALUES (?, ?, ?, ?)", row)

    return write


def moves(id: str, made: Iterable[Move], at: float) -> Iterator[Write]:
    """Add many, from number 0 on."""
    return (move(id, number, one, at) for number, one in enumerate(made))


def forget(id: str) -> Write:
    """Keep nothing of a table any more."""

    def write(to: sqlite3.Connection) -> None:
        for name in ("tables", "moves", "chat"):
            to.execute(f"DELETE FROM {name} WHERE id = ?", (id,))

    return write


def said(id: str, line: Chat) -> Write:
    """Keep what somebody said."""
    row = (id, line.number, msgspec.json.encode(line))

    def write(to: sqlite3.Connection) -> None:
        to.execute("INSERT INTO chat (id, number, line) VALUES (?, ?, ?)", row)

    return write


def _write_nothing(to: sqlite3.Connection) -> None:
    to.execute(f"PRAGMA user_version = {len(_STEPS)}")


class OnlyOne:
    """Holds a folder for one server; a process that dies lets go of it by itself."""

    def __init__(self, folder: Path) -> None:
        """Raises `BadSetup` if another server has it."""
        folder.mkdir(parents=True, exist_ok=True)
        try:
            self._held = sqlite3.connect(
                folder / "fudaba.lock", isolation_level=None, timeout=0, check_same_thread=False
            )
        except sqlite3.OperationalError as error:
            raise BadSetup("server-problem-write", folder=str(folder), what=str(error)) from None
        try:
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._held.close()
            if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise BadSetup("server-problem-in-use", folder=str(folder)) from None
            raise BadSetup("server-problem-write", folder=str(folder), what=str(error)) from None

    def release(self) -> None:
        """Let go of the folder."""
        self._held.close()


# The database itself.


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _opened(path: Path) -> sqlite3.Connection:
    """A connection to a database of the present schema. Raises `BadSetup` for what cannot become one."""
    try:
        connection = _connect(path)
    except sqlite3.OperationalError as error:
        raise BadSetup("server-problem-write", folder=str(path), what=str(error)) from None
    except sqlite3.DatabaseError:
        raise BadSetup("server-problem-database", file=str(path)) from None
    try:
        _migrate(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring a database to the present schema, each step whole or not at all."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(_STEPS):
        raise BadSetup("server-problem-later", file=str(path), version=version, known_version=len(_STEPS))
    for number, step in enumerate(_STEPS[version:], version + 1):
        connection.executescript(f"BEGIN; {step} PRAGMA user_version = {number}; COMMIT;")


def _commit(connection: sqlite3.Connection, batch: list[tuple[tuple[Write, ...], Future[None]]]) -> str:
    """Write a batch in one transaction; one that fails is left out, and the others are written.

    Returns why the disk refused any of it, or "".
    """
    failed: dict[int, Exception] = {}
    try:
        connection.execute("BEGIN IMMEDIATE")
        for number, (writes, _) in enumerate(batch):
            connection.execute("SAVEPOINT one")
            try:
                for write in writes:
                    write(connection)
            except Exception as error:
                if not connection.in_transaction:
                    raise  # a full disk has taken back all of it
                connection.execute("ROLLBACK TO one")
                failed[number] = error
            connection.execute("RELEASE one")
        connection.execute("COMMIT")
    except sqlite3.Error as error:  # the disk is full, or gone: none of it is written
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        failed = dict.fromkeys(range(len(batch)), error)
    for number, (_, done) in enumerate(batch):
        if number in failed:
            done.set_exception(failed[number])
        else:
            done.set_result(None)
    return next((str(error) for error in failed.values() if isinstance(error, sqlite3.OperationalError)), "")


def _move(data: bytes) -> Move:
    return msgspec.json.decode(data, type=TakenBack | tuple[int, ...])


@contextlib.contextmanager
def _reading(id: str, what: str) -> Iterator[None]:
    try:
        yield
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError, sqlite3.DatabaseError) as error:
        raise Unreadable(f"table {id}: its {what} cannot be read: {error}") from error


def _line(number: int, data: bytes) -> Chat:
    try:
        return msgspec.json.decode(data, type=Chat)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
        return Chat(number, -1, "", "…", 0.0)

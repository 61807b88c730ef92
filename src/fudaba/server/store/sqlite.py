"""SQLite: one file in a folder, for one server, and nothing to set up.

The schema's version is SQLite's `user_version`; a database of a later version than this program knows is not
touched.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Any, LiteralString

from fudaba.kernel.game import BadSetup
from fudaba.server.protocol.schema import Chat, State
from fudaba.server.store.interface import (
    AppendChat,
    AppendMove,
    Everything,
    ForgetTable,
    News,
    NotWritten,
    Peer,
    SaveTable,
    Statement,
    Unmet,
    Use,
    WholeTable,
    in_groups,
)
from fudaba.server.store.migrations import scripts
from fudaba.server.store.other_rows import BESIDES
from fudaba.server.store.rows import kept_of, line_of, move_of, reading
from fudaba.server.store.stored_table import Move, StoredTable
from fudaba.server.store.writer import HasWriter, Job, Writer, WriteResult

_STEPS = scripts("sqlite")

SCHEMA = len(_STEPS)
"""The present version."""

SYNCHRONOUS = "FULL"
"""What is acknowledged is on disk, also if the power goes."""

_KEEP = "INSERT OR REPLACE INTO tables (id, state, changed, kept) VALUES (?, ?, ?, ?)"
_MOVE = "INSERT INTO moves (id, number, at, move) VALUES (?, ?, ?, ?)"
_ONE_MORE = ", (?, ?, ?, ?)"
_SAID = "INSERT INTO chat (id, number, line) VALUES (?, ?, ?)"


class SqliteStore(HasWriter):
    """The database in a folder; `fudaba.db` and its companions."""

    shared = False

    def __init__(self, folder: Path, *, there: bool = False, use: Use = "looks") -> None:
        """Opens it, made anew or brought to the present schema. Raises `BadSetup` or OSError if it cannot.

        there: it must be there already. use: a process that does not only look has the folder alone.
        """
        self.name = str(folder)
        self.path = folder / "fudaba.db"
        if there and not self.path.is_file():
            raise BadSetup("server-problem-no-games", folder=str(folder), file=self.path.name)
        folder.mkdir(parents=True, exist_ok=True)
        self._only = _OnlyOne(folder) if use != "looks" else None
        try:
            self._reader = _opened(self.path)
        except BaseException:
            self._release()
            raise
        connection = _connect(self.path)
        self._writer = Writer(lambda jobs: _commit(connection, jobs), connection.close)

    # Writing.

    @property
    def refuses(self) -> str:
        """Why the disk took nothing of what it was given last, "" while it takes all."""
        return self._writer.refuses

    def try_again(self) -> None:
        """Write nothing, where the last write was refused: does the disk take it now?"""
        if self.refuses:
            self.submit()

    def close(self) -> None:
        """Write what waits, then close."""
        self._writer.close()
        self._reader.close()
        self._release()

    def _release(self) -> None:
        if self._only is not None:
            self._only.release()

    # Reading.

    def ids(self, *states: State) -> list[str]:
        """The tables in one of these states (or in any), the oldest change first."""
        marks = ",".join("?" * len(states))
        where = f"WHERE state IN ({marks})" if states else ""
        rows = self._reader.execute(f"SELECT id FROM tables {where} ORDER BY changed", states)
        return [row[0] for row in rows]

    def kept(self, id: str) -> StoredTable | None:
        """What is kept of a table, None if there is none of that name. Raises `Unreadable`."""
        with reading(id, "table", sqlite3.DatabaseError):
            rows = self.rows("SELECT kept FROM tables WHERE id = ?", id)
            return kept_of(rows[0][0]) if rows else None

    def moves(self, id: str) -> list[Move]:
        """All moves of a table, in order. Raises `Unreadable`."""
        with reading(id, "moves", sqlite3.DatabaseError):
            rows = self._reader.execute("SELECT move FROM moves WHERE id = ? ORDER BY number", (id,))
            return [move_of(row[0]) for row in rows]

    def chat(self, id: str) -> list[Chat]:
        """What was said at a table; one line that cannot be read is left out. Raises `Unreadable`."""
        with reading(id, "chat", sqlite3.DatabaseError):
            rows = self._reader.execute("SELECT number, line FROM chat WHERE id = ? ORDER BY number", (id,))
            return [line_of(number, line) for number, line in rows]

    def rows(self, query: LiteralString, *given: str | int | float | bytes) -> list[tuple[Any, ...]]:
        """What a query finds that every database understands."""
        try:
            return self._reader.execute(query, given).fetchall()
        except UnicodeEncodeError:
            return []  # asked for by a value that no column can have

    # Who owns what: a folder has one server, which owns everything in it.

    def take(self, *ids: str) -> set[str]:
        """All of them: there is nobody else."""
        return set(ids)

    def falls_here(self, id: str) -> bool:
        """All of them do."""
        return True

    def release(self, id: str) -> None:
        """Nobody else could own it."""

    def give(self, id: str, to: str) -> bool:
        """There is nobody to give it to."""
        return False

    def want(self, *ids: str) -> None:
        """There is nobody to tell."""

    def announce(self, peer: Peer) -> bytes:
        """There is nobody to tell."""
        return b""

    def bury(self, peer: Peer) -> bool:
        """There is nobody else."""
        return False

    def owners(self, *ids: str) -> dict[str, Peer]:
        """There is nobody else."""
        return {}

    def list_as(self, listed: bytes, load: int | None) -> None:
        """There is nobody to tell."""

    def news(self) -> News:
        """Nothing ever changes."""
        return News()

    # All of it.

    def everything(self) -> Iterator[Everything]:
        """All as it was at one moment: the tables, the oldest change first, then what is kept besides."""
        with closing(_connect(self.path)) as line:
            line.execute("BEGIN")
            for table in line.execute("SELECT id, state, changed, kept FROM tables ORDER BY changed, id"):
                moves = line.execute(
                    "SELECT id, number, at, move FROM moves WHERE id = ? ORDER BY number", table[:1]
                )
                lines = line.execute(
                    "SELECT id, number, line FROM chat WHERE id = ? ORDER BY number", table[:1]
                )
                yield WholeTable(
                    SaveTable(*table),
                    [AppendMove(*one) for one in moves],
                    [AppendChat(*one) for one in lines],
                )
            for read, write in BESIDES:
                for row in line.execute(read):
                    yield Statement(write, tuple(row), 1)

    def fill(self, all_of_it: Iterable[Everything]) -> None:
        """Keep all of this, which must be new here, or none. Raises `NotWritten`."""
        with closing(_connect(self.path)) as line:
            line.execute("BEGIN IMMEDIATE")
            try:
                for whole in all_of_it:
                    if isinstance(whole, Statement):
                        line.execute(whole.query, whole.given)
                        continue
                    line.execute(_KEEP.replace("OR REPLACE ", ""), whole.table)
                    line.executemany(_MOVE, whole.moves)
                    line.executemany(_SAID, whole.chat)
                line.execute("COMMIT")
            except sqlite3.Error as error:  # what was begun is taken back with the connection
                raise NotWritten(str(error)) from error

    def backup(self, to: Path) -> None:
        """Write a whole copy while the server runs.

        Raises `BadSetup` if there is a file already, or none can be written; a part of one is not left.
        """
        if to.exists():
            raise BadSetup("problem-file-there", file=str(to))
        if not to.absolute().parent.is_dir():
            raise BadSetup("problem-no-folder", folder=str(to.absolute().parent))
        try:
            with closing(_connect(self.path)) as connection:
                connection.execute("VACUUM INTO ?", (str(to),))
        except BaseException as error:
            to.unlink(missing_ok=True)
            if not isinstance(error, sqlite3.Error):
                raise
            raise BadSetup("server-problem-write", folder=str(to), what=str(error)) from None


class _OnlyOne:
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
    connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
    connection.execute("PRAGMA journal_mode = WAL")
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


def _commit(connection: sqlite3.Connection, batch: Sequence[Job]) -> WriteResult:
    """Write a batch in one transaction; one that fails is left out, and the others are written."""
    failed: dict[int, Exception] = {}
    try:
        if connection.in_transaction:  # the last one could not even be taken back then
            connection.rollback()
        connection.execute("BEGIN IMMEDIATE")
        for number, job in enumerate(batch):
            connection.execute("SAVEPOINT one")
            try:
                _do(connection, job)
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
    refused = (str(error) for error in failed.values() if isinstance(error, sqlite3.OperationalError))
    return WriteResult(failed, next(refused, ""))


def _do(connection: sqlite3.Connection, job: Job) -> None:
    if not job.writes:
        connection.execute(f"PRAGMA user_version = {len(_STEPS)}")
    for write in in_groups(job.writes):
        match write:
            case SaveTable():
                connection.execute(_KEEP, write)
            case list(moves):
                connection.execute(_MOVE + _ONE_MORE * (len(moves) - 1), [*chain.from_iterable(moves)])
            case AppendChat():
                connection.execute(_SAID, write)
            case Statement(query, given, rows):
                changed = connection.execute(query, given).rowcount
                if rows not in (-1, changed):
                    raise Unmet
            case ForgetTable(id):
                for name in ("tables", "moves", "chat", "seats", "results", "push_seats", "push_told"):
                    connection.execute(f"DELETE FROM {name} WHERE id = ?", (id,))

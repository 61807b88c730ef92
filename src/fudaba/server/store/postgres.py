"""PostgreSQL: a database that several machines can reach.

A connection may break at any time. What has not been committed then is refused; of a transaction whose commit
was not answered any more the database itself is asked, before anybody is told anything: so nothing is
acknowledged that is not kept, and nothing refused that is.
"""

from __future__ import annotations

import contextlib
import logging
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any, Final, LiteralString

import psycopg
from psycopg import errors

from fudaba.kernel.game import BadSetup
from fudaba.server.kept import Kept, Move
from fudaba.server.parts import Chat, State
from fudaba.server.store.besides import BESIDES
from fudaba.server.store.connecting import Line, checked, connect, opened, plainly, shown
from fudaba.server.store.interface import (
    AppendMove,
    Away,
    Change,
    Everything,
    Forget,
    Keep,
    News,
    NotHeld,
    NotWritten,
    Peer,
    Said,
    Unmet,
    Use,
    Whole,
    Write,
)
from fudaba.server.store.leases import ANNOUNCE, FENCE, OWNERS, RELEASE, TAKE, WANT, Leases
from fudaba.server.store.rows import kept_of, line_of, move_of, reading
from fudaba.server.store.sqlite import SqliteStore
from fudaba.server.store.writer import NONE, HasWriter, Job, Outcome, Writer

log = logging.getLogger("fudaba.server")

PATIENCE = 5.0
"""Seconds for which whoever writes waits for a database that has gone; it is refused what it writes later."""
AGAIN = 0.1
"""Seconds between two attempts to reach it."""
LOCK: Final = 0x66756461626100
"""The advisory lock that a server holds; the letters of its name."""

_ENDS = (errors.AdminShutdown, errors.CrashShutdown, errors.IdleInTransactionSessionTimeout)
"""What a database says last."""

_LOCKS: Final[dict[Use, LiteralString]] = {
    "looks": "",
    "serves": "SELECT pg_try_advisory_lock_shared(%s)",
    "alone": "SELECT pg_try_advisory_lock(%s)",
}
_NEW: Final[LiteralString] = "INSERT INTO tables (id, state, changed, kept) VALUES (%s, %s, %s, %s)"
_WRITES: Final[dict[type[Write], LiteralString]] = {
    Keep: _NEW + " ON CONFLICT (id) DO UPDATE"
    " SET state = excluded.state, changed = excluded.changed, kept = excluded.kept",
    AppendMove: "INSERT INTO moves (id, number, at, move) VALUES (%s, %s, %s, %s)",
    Said: "INSERT INTO chat (id, number, line) VALUES (%s, %s, %s)",
}
_FORGETS: Final[tuple[LiteralString, ...]] = (
    "DELETE FROM tables WHERE id = %s",
    "DELETE FROM moves WHERE id = %s",
    "DELETE FROM chat WHERE id = %s",
    "DELETE FROM leases WHERE id = %s",
    "DELETE FROM seats WHERE id = %s",
    "DELETE FROM results WHERE id = %s",
    "DELETE FROM push_seats WHERE id = %s",
    "DELETE FROM push_told WHERE id = %s",
)


class PostgresStore(HasWriter):
    """The database at an address, `postgresql://…`."""

    shared = True

    def __init__(self, url: str, *, there: bool = False, use: Use = "looks") -> None:
        """Opens it, brought to the present schema. Raises `BadSetup` if it cannot be.

        there: it must have been Fudaba's already. use: several may serve; while one writes alone none may.
        """
        self._conninfo = checked(url)
        self.name = shown(url)
        self._reader: Line | None = opened(url, self._conninfo, there=there)
        self._reading = threading.Lock()
        self._away_until = 0.0
        self._leases: Leases | None = None
        self._writing = _Writing(self._conninfo, use)
        try:
            self._writing.begin(self.name)
            if use == "serves":
                self._leases = Leases(self._conninfo)
                self._writing.process = self._leases.process
        except BaseException as error:
            self._writing.close()
            self._reader.close()
            if isinstance(error, psycopg.Error):
                raise BadSetup("server-problem-away", database=self.name, what=plainly(error)) from None
            raise
        self._writer = Writer(self._writing.commit, self._writing.close)

    # Writing.

    def submit(self, *writes: Write) -> Future[None]:
        """The same without waiting. What is submitted first is written first."""
        tables = [write.id for write in writes if not isinstance(write, Change)]
        terms = NONE if self._leases is None else self._leases.terms(tables)
        return self._writer.submit(*writes, terms=terms)

    @property
    def refuses(self) -> str:
        """Why the database took nothing of what it was given last, or cannot be reached; "" for neither."""
        return self._writing.trouble or self._writer.refuses

    def try_again(self) -> None:
        """Write nothing: is the database there? Nobody else may have asked for a while."""
        self.submit()

    def close(self) -> None:
        """Write what waits, then close."""
        self._writing.ends.set()
        self._writer.close()
        if self._leases is not None:
            self._leases.close()
        if self._reader is not None:
            self._reader.close()

    # Reading.

    def ids(self, *states: State) -> list[str]:
        """The tables in one of these states (or in any), the oldest change first. Raises `Away`."""
        rows = self._read(
            "SELECT id FROM tables WHERE cardinality(%s::text[]) = 0 OR state = ANY(%s) ORDER BY changed, id",
            list(states),
            list(states),
        )
        return [row[0] for row in rows]

    def kept(self, id: str) -> Kept | None:
        """What is kept of a table, None if there is none of that name. Raises `Unreadable`, `Away`."""
        rows = self._read("SELECT kept FROM tables WHERE id = %s", id)
        with reading(id, "table"):
            return kept_of(rows[0][0]) if rows else None

    def moves(self, id: str) -> list[Move]:
        """All moves of a table, in order. Raises `Unreadable`, `Away`."""
        rows = self._read("SELECT move FROM moves WHERE id = %s ORDER BY number", id)
        with reading(id, "moves"):
            return [move_of(row[0]) for row in rows]

    def chat(self, id: str) -> list[Chat]:
        """What was said at a table; one line that cannot be read is left out. Raises `Away`."""
        rows = self._read("SELECT number, line FROM chat WHERE id = %s ORDER BY number", id)
        return [line_of(number, line) for number, line in rows]

    def rows(self, query: LiteralString, *given: str | int | float | bytes) -> list[tuple[Any, ...]]:
        """What a query finds that every database understands. Raises `Away`."""
        return self._read(_marked(query), *given)

    def _read(self, query: LiteralString, *given: object) -> list[tuple[Any, ...]]:
        """What a query finds; a connection that has broken is made anew once. Raises `Away`."""
        with self._reading:
            begun = time.monotonic()
            if self._reader is None and begun < self._away_until:
                raise Away
            for again in (True, False):
                try:
                    if self._reader is None:
                        self._reader = connect(self._conninfo)
                    return self._reader.execute(query, given).fetchall()
                except psycopg.Error as error:
                    broken, self._reader = self._reader, None
                    if broken is not None:
                        broken.close()
                    if broken is None or not again:
                        # Whoever asks meanwhile waits for this: so not for more than a third of the time.
                        self._away_until = time.monotonic() + 2 * (time.monotonic() - begun)
                        log.warning("nothing can be read from %s: %s", self.name, plainly(error))
                        raise Away from error
            raise AssertionError("the second attempt returns or raises")

    # Who owns what.

    def take(self, *ids: str) -> set[str]:
        """Own these tables, if nobody else alive does: which of them are now owned. Raises `Away`."""
        if self._leases is None:
            return set(ids)
        new = [id for id in ids if id not in self._leases.held]
        if new:
            self._leases.held.update(self._read(TAKE, self._leases.process, new))
        return {id for id in ids if id in self._leases.held}

    def release(self, id: str) -> None:
        """Own this table no more; what waits to be written of it may be refused."""
        if self._leases is None:
            return
        self._leases.held.pop(id, None)
        with contextlib.suppress(Away):  # whoever wants it says so once more
            self._read(RELEASE, [id], self._leases.process)

    def want(self, id: str) -> None:
        """Tell whoever owns this table that somebody has come to it here. Raises `Away`."""
        self._read(WANT, id)

    def announce(self, peer: Peer) -> bytes:
        """Say where other servers can speak to this one; returns what they all know. Raises `Away`."""
        assert self._leases is not None, "a store that is served"
        self._leases.peer = peer
        self._read(ANNOUNCE, *peer, self._leases.process)
        secret: str = self._read("SELECT secret FROM peers")[0][0]
        return secret.encode()

    def owners(self, *ids: str) -> dict[str, Peer]:
        """Of these tables those that other processes own, with where these are. Raises `Away`."""
        if self._leases is None:
            return {}
        others = [id for id in ids if id not in self._leases.held]
        rows = self._read(OWNERS, others, self._leases.process) if others else []
        return {id: Peer(address, certificate) for id, address, certificate in rows}

    def list_as(self, listed: bytes) -> None:
        """Let the lobbies of other processes list this one's tables with that, with the next sign of life."""
        if self._leases is not None:
            self._leases.listed = listed

    def news(self) -> News:
        """What has become known since this was asked last."""
        return News() if self._leases is None else self._leases.news()

    # All of it.

    def everything(self) -> Iterator[Everything]:
        """All as it was at one moment: the tables, the oldest change first, then what is kept besides.

        Raises `Away`.
        """
        try:
            yield from self._everything()
        except psycopg.Error as error:
            log.error("%s cannot be read: %s", self.name, plainly(error))
            raise Away from error

    def _everything(self) -> Iterator[Everything]:
        with closing(connect(self._conninfo)) as line, line.transaction():
            line.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            line.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
            for (id,) in line.execute("SELECT id FROM tables ORDER BY changed, id").fetchall():
                tables = line.execute("SELECT id, state, changed, kept FROM tables WHERE id = %s", (id,))
                moves = line.execute(
                    "SELECT id, number, at, move FROM moves WHERE id = %s ORDER BY number", (id,)
                )
                lines = line.execute("SELECT id, number, line FROM chat WHERE id = %s ORDER BY number", (id,))
                for table in tables:
                    yield Whole(
                        Keep(*table), [AppendMove(*one) for one in moves], [Said(*one) for one in lines]
                    )
            for read, write in BESIDES:
                for row in line.execute(read).fetchall():
                    yield Change(write, tuple(row), 1)

    def fill(self, all_of_it: Iterable[Everything]) -> None:
        """Keep all of this, which must be new here, or none. Raises `NotWritten`."""
        try:
            with closing(connect(self._conninfo)) as line, line.transaction(), line.cursor() as cursor:
                cursor.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
                for whole in all_of_it:
                    if isinstance(whole, Change):
                        cursor.execute(_marked(whole.query), whole.given)
                        continue
                    cursor.execute(_NEW, whole.table)
                    cursor.executemany(_WRITES[AppendMove], whole.moves)
                    cursor.executemany(_WRITES[Said], whole.chat)
        except psycopg.Error as error:
            raise NotWritten(plainly(error)) from error

    def backup(self, to: Path) -> None:
        """Write a whole copy, as it was at one moment, into one file, which is an SQLite database.

        Raises `BadSetup` if there is a file already.
        """
        if to.exists():
            raise BadSetup("problem-file-there", file=str(to))
        with tempfile.TemporaryDirectory(dir=to.absolute().parent) as folder:
            copy = SqliteStore(Path(folder))
            try:
                copy.fill(self.everything())
            finally:
                copy.close()
            copy.path.rename(to)


class _Taken(Away):
    """Somebody else may write there, and nobody beside."""

    def __init__(self) -> None:
        super().__init__("another server is using the database")


class _Lost(Exception):
    """The connection broke, and nothing of what was to be written is committed."""


class _Writing:
    """The connection that writes. trouble: why the database cannot be reached, as long as it cannot."""

    def __init__(self, conninfo: str, use: Use) -> None:
        self.ends = threading.Event()
        """Set when a database that has gone is waited for no longer."""
        self.trouble = ""
        self._conninfo = conninfo
        self._use = use
        self.process = ""
        """Whose leases must hold for what is written; "" where none is needed."""
        self._line: Line | None = None
        self._since = time.monotonic()

    def begin(self, name: str) -> None:
        """Connect for the first time. Raises `BadSetup`."""
        try:
            self._connected(PATIENCE)
        except _Taken:
            raise BadSetup("server-problem-in-use", folder=name) from None
        except Away as error:
            raise BadSetup("server-problem-away", database=name, what=str(error)) from None

    def close(self) -> None:
        """Let go of the database."""
        if self._line is not None:
            self._line.close()

    def commit(self, batch: Sequence[Job]) -> Outcome:
        """Write a batch in one transaction; one that fails is left out, and the others are written."""
        failed: dict[int, Exception] = {}
        refuses = ""
        # If the database refuses any of them together, then each by itself; that is seldom.
        for part in (range(len(batch)), *(range(n, n + 1) for n in range(len(batch)))):
            try:
                self._write([batch[number] for number in part])
                if len(part) == len(batch):
                    break
            except Away as error:
                left = range(part.start, len(batch))
                return Outcome(failed | dict.fromkeys(left, error), str(error))
            except (psycopg.Error, NotHeld, Unmet) as error:
                if len(part) == 1:
                    told = isinstance(error, NotWritten)
                    failed[part.start] = error if told else NotWritten(plainly(error))
                    # That a row is there or not, or whose a table is, says nothing against the database.
                    if not isinstance(error, (psycopg.IntegrityError, NotWritten)):
                        refuses = refuses or plainly(error)
                if len(batch) == 1:
                    break
        return Outcome(failed, refuses)

    def _write(self, jobs: Sequence[Job]) -> None:
        """All of these, or none: again where the connection broke.

        Raises `Away`, `NotHeld`, `Unmet`, `psycopg.Error`.
        """
        while True:
            line = self._connected(PATIENCE)
            try:
                self._transact(line, jobs)
            except _Lost:
                continue
            self.trouble = ""
            return

    def _transact(self, line: Line, jobs: Sequence[Job]) -> None:
        try:
            with line.pipeline():
                line.execute("BEGIN")
                transaction = line.execute("SELECT pg_current_xact_id()::text")
                held = self._fence(line, jobs)
                changes = [change for job in jobs for change in _do(line, job)]
            (number,) = transaction.fetchone() or ("",)
            if not held():
                line.execute("ROLLBACK")
                raise NotHeld
            if any(rows not in (-1, done.rowcount) for done, rows in changes):
                line.execute("ROLLBACK")
                raise Unmet
        except psycopg.Error as error:
            if self._is_lost(line, error):
                raise _Lost from error
            line.execute("ROLLBACK")
            raise
        try:
            line.execute("COMMIT")
        except psycopg.Error as error:
            if not self._is_lost(line, error):
                raise
            if not self._was_committed(number):
                raise _Lost from error

    def _fence(self, line: Line, jobs: Sequence[Job]) -> Callable[[], bool]:
        """Let nobody take the tables of these jobs before the transaction ends.

        Returns what says, once it has been answered, whether all of them are owned in their terms.
        """
        needed = {pair for job in jobs for pair in job.terms.items()} if self.process else set()
        if not needed:
            return lambda: True
        ids, terms = [id for id, _ in needed], [term for _, term in needed]
        found = line.execute(FENCE, (ids, terms, self.process))
        return lambda: len(found.fetchall()) == len(needed)

    def _is_lost(self, line: Line, error: psycopg.Error) -> bool:
        """Whether the connection is gone, so that what was asked last has no answer."""
        if not line.closed and not isinstance(error, _ENDS):
            return False
        line.close()
        self._line = None
        if not self.trouble:
            self._since = time.monotonic()
            self.trouble = str(Away())
            log.warning("the database has gone: %s", plainly(error))
        return True

    def _was_committed(self, transaction: str) -> bool:
        """What became of a transaction whose commit was not answered: waits until the database says it.

        Raises `Away` if the server ends before.
        """
        while True:
            line = self._connected(float("inf"))
            try:
                found = line.execute("SELECT pg_xact_status(%s::xid8)", (transaction,)).fetchone()
            except psycopg.Error as error:
                if self._is_lost(line, error):
                    continue
                if isinstance(error, errors.InvalidParameterValue):
                    return False  # a transaction that has never been: this is another database
                log.warning("%s cannot say what it committed: %s", transaction, plainly(error))
                found = None
            if found not in (None, ("in progress",)):
                return found == ("committed",)
            time.sleep(AGAIN)

    def _connected(self, patience: float) -> Line:
        """The connection, if need be a new one. Raises `Away` after so many seconds without."""
        while self._line is None:
            try:
                self._line = self._taken(connect(self._conninfo))
            except (psycopg.OperationalError, Away) as error:
                if self.ends.is_set() or time.monotonic() - self._since > patience:
                    raise (error if isinstance(error, Away) else Away()) from error
                self.ends.wait(AGAIN)
        return self._line

    def _taken(self, line: Line) -> Line:
        """The same connection, once nobody else has the database alone, or anybody has. Raises `_Taken`."""
        query = _LOCKS[self._use]
        try:
            if query and line.execute(query, (LOCK,)).fetchone() != (True,):
                raise _Taken
        except BaseException:
            line.close()
            raise
        return line


def _do(line: Line, job: Job) -> Iterator[tuple[psycopg.Cursor[tuple[Any, ...]], int]]:
    """Do what a job says; tells of each change how many rows it must have concerned."""
    if not job.writes:
        line.execute("UPDATE version SET number = number")
    for write in job.writes:
        if isinstance(write, Forget):
            for query in _FORGETS:
                line.execute(query, write)
        elif isinstance(write, Change):
            yield line.execute(_marked(write.query), write.given), write.rows
        else:
            line.execute(_WRITES[type(write)], write)


def _marked(query: LiteralString) -> LiteralString:
    """A query that every database understands, as psycopg has it."""
    return query.replace("?", "%s")

"""Several servers on one PostgreSQL, and tables whose two players have come to two of them."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Collection, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from websockets.exceptions import WebSocketException

from benchmarks.table.client import Browser, Party, unhindered
from benchmarks.table.cut import Way
from benchmarks.table.postgres import Postgres, programs
from benchmarks.table.server import Served
from benchmarks.table.tables import GAMES, LONG
from fudaba import games
from fudaba.kernel.ask import IllegalAnswer
from fudaba.kernel.record import setup_from
from fudaba.server.cluster.balancing import due
from fudaba.server.game.timeline import Timeline
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import SeatWish
from fudaba.server.store import opened as store_opened
from fudaba.server.store.stored_table import record_of_moves

UNANSWERED = 2.0
"""Seconds after which a browser that has heard nothing comes anew."""
PATIENCE = 60.0
"""Seconds for which anything is waited for."""
LATE = 10.0
"""Seconds within which an owner shows that it knows what was acknowledged."""
NEVER = 10**6
"""How far from the present one a sequence is to which nobody answers; the server that owns the table says
so."""
TOGETHER = 10
"""How many tables are opened at once."""

Staying = Collection[tuple[Party, Browser]]
Figures = dict[str, float]


class Given(dict[int, tuple[int, ...]]):
    """Answers by their sequence; all: also earlier ones, which may come late by another way."""

    def __init__(self) -> None:
        super().__init__()
        self.all: defaultdict[int, list[tuple[int, ...]]] = defaultdict(list)

    def __setitem__(self, sequence: int, picks: tuple[int, ...]) -> None:
        self.all[sequence].append(picks)
        super().__setitem__(sequence, picks)


class Journal:
    """What is kept of a table: its answers by the sequence to which they were given.

    broken: how often what is kept was no answer to the question before it; nothing is read after that.
    """

    def __init__(self, timeline: Timeline) -> None:
        self.answers: dict[int, tuple[int, ...]] = {}
        self.broken = 0
        self._timeline = timeline
        self._moves = 0

    def read(self, moves: Sequence[object]) -> None:
        """Take in what has been added."""
        for move in moves[self._moves :]:
            assert isinstance(move, tuple), "nothing is taken back here"
            if self.broken:
                return
            self.answers[self._timeline.sequence] = move
            try:
                self._timeline.answer(move)
            except IllegalAnswer:
                self.broken = 1
        self._moves = len(moves)


class Hall:
    """The servers, and the tables that are played at. way: to the database, of the last server."""

    def __init__(self, database: Postgres, url: str, served: list[Served], way: Way) -> None:
        self.database = database
        self.url = url
        self.served = served
        self.way = way
        self.parties: list[Party] = []
        self.chance = random.Random(7)
        self._kept: dict[str, Journal] = {}
        self.took = 0.0
        """Seconds of processor time of servers and browsers for coming back, the last time."""
        self._late: list[str] = []
        """The tables whose browsers are still coming back, each once for each."""

    async def open(self, count: int) -> None:
        """Open tables of all games by turns; the first comes to one server, the second to the next."""
        while len(self.parties) < count:
            some = range(len(self.parties), min(len(self.parties) + TOGETHER, count))
            self.parties += await asyncio.gather(*(self._opened(number) for number in some))

    async def _opened(self, number: int) -> Party:
        game = GAMES[number % len(GAMES)]
        first_at = number // len(GAMES)  # so that each server has tables of each game
        ports = [self.served[(first_at + seat) % len(self.served)].port for seat in range(2)]
        host, guest = [await Browser(port).open() for port in ports]
        seats = [SeatWish("me"), SeatWish("open")]
        first = await host.ask(m.Create("Aya", game, seats, LONG[game], spectators="public"))
        second = await guest.ask(m.Sit(first.table, "Ben", first.invite))
        for browser, seated in ((host, first), (guest, second)):
            await browser.join(first.table, seated.token)
        party = Party(first.table, [first.token, second.token], [host, guest])
        party.sent = Given()
        return party

    async def come_back(
        self, ports: Sequence[int], staying: Staying = (), *, left: Served | None = None
    ) -> float:
        """All browsers but these come anew, to any of these servers; after how many seconds all are there.

        left: only a player who had come to that server comes anew. Who is at another one stays there, as a
        page does, until that connection ends or nobody answers. All are there once each is answered, and no
        game that goes on is that server's any more.
        """
        with unhindered():
            return await self._all_back(ports, staying, left)

    async def _all_back(self, ports: Sequence[int], staying: Staying, left: Served | None) -> float:
        begun, used = time.perf_counter(), self._processor()
        self._late = []
        taken = asyncio.create_task(self.taken_over(left)) if left is not None else None
        coming: list[Awaitable[None]] = []
        for party in self.parties:
            party.busy = False
            for seat, browser in enumerate(party.browsers):
                if (party, browser) in staying:
                    continue
                comes = left is None or browser.port == left.port
                if comes:
                    await browser.drop()
                coming.append(self._back(party, seat, ports, taken, comes=comes))
        tasks = [asyncio.ensure_future(one) for one in (*coming, *([taken] if taken is not None else []))]
        done, late = await asyncio.wait(tasks, timeout=PATIENCE, return_when=asyncio.FIRST_EXCEPTION)
        for task in late:
            task.cancel()
        for task in done:
            task.result()
        if late:
            raise TimeoutError(f"{len(late)} of {len(tasks)} are not back: {self._where(self._late)}")
        self.took = self._processor() - used
        return time.perf_counter() - begun

    def _processor(self) -> float:
        """Seconds of processor time of the servers that are there, and of all browsers."""
        served = [one for one in self.served if one.process.poll() is None]
        return time.process_time() + sum(one.processor() for one in served)

    async def _back(
        self, party: Party, seat: int, ports: Sequence[int], taken: asyncio.Task[None] | None, *, comes: bool
    ) -> None:
        self._late.append(party.table)
        if comes:
            await self._came(party, seat, self.chance.choice(ports))
        if taken is not None:
            await self._served(party, seat, ports, taken)
        self._late.remove(party.table)

    async def _served(self, party: Party, seat: int, ports: Sequence[int], taken: asyncio.Task[None]) -> None:
        """Wait until the server that owns the table answers, and is none that has left."""
        browser = party.browsers[seat]
        while not taken.done():
            await asyncio.wait({taken, browser.reading}, return_when=asyncio.FIRST_COMPLETED)
            if browser.reading.done():
                await browser.drop()
                await self._came(party, seat, self.chance.choice(ports))
        while not await self._is_answered(party, browser):
            await browser.drop()
            await self._came(party, seat, self.chance.choice(ports))

    async def _is_answered(self, party: Party, browser: Browser) -> bool:
        """Whether the server that owns the table answers; what else was still to be answered is, before
        that."""
        return await self._in_time(self._answered(party, browser), browser)

    async def _in_time(self, work: Coroutine[Any, Any, bool], browser: Browser) -> bool:
        """What that says; False once the connection has ended, or where it takes too long."""
        task = asyncio.create_task(work)
        await asyncio.wait({task, browser.reading}, timeout=UNANSWERED, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            task.cancel()
            await asyncio.wait({task})
        return not task.cancelled() and task.result()

    async def _joined(self, party: Party, seat: int) -> bool:
        browser = party.browsers[seat]
        browser.news.clear()
        try:
            join = m.Join(party.table, party.tokens[seat], sequence=browser.sequence)
            if not isinstance(await browser.ask(join), m.Welcome):
                return False
            await browser.news.wait()
        except (OSError, TimeoutError, WebSocketException):
            return False
        return True

    async def _answered(self, party: Party, browser: Browser) -> bool:
        try:
            await browser.tell(m.Answer(party.table, browser.sequence + NEVER, []))
            while True:
                reply = await browser.reply()
                if isinstance(reply, m.Taken):
                    party.taken[reply.sequence] = party.sent[reply.sequence]
                elif isinstance(reply, m.Refused) and reply.code != "illegal":
                    return reply.code == "stale"
        except (OSError, TimeoutError, WebSocketException):
            return False

    async def _came(self, party: Party, seat: int, port: int) -> None:
        browser = party.browsers[seat]
        browser.port = port
        while True:
            try:
                async with asyncio.timeout(UNANSWERED):
                    await browser.open()
            except (OSError, TimeoutError, WebSocketException):
                pass
            else:
                if await self._in_time(self._joined(party, seat), browser):
                    return
            await browser.drop()
            await asyncio.sleep(0.1)

    def asked_at(self, server: Served) -> Staying:
        """A player who has come to that server and is asked something now, with the table."""
        return [
            (party, browser)
            for party in self.parties
            for browser in party.browsers
            if browser.port == server.port and browser.mine
        ]

    async def taken_over(self, server: Served) -> None:
        """Wait until no game that goes on is that server's any more, as the database has it.

        What is over is only read, and nobody needs it to be theirs.
        """
        until = time.monotonic() + PATIENCE
        while held := await asyncio.to_thread(self.held, server):
            if time.monotonic() > until:
                raise TimeoutError(f"not taken over: {self._where(held)}")
            await asyncio.sleep(0.1)

    async def spread(self) -> float:
        """Wait until no server has this many more tables that it gives any away; returns how long."""
        begun = time.monotonic()
        while not await asyncio.to_thread(self._is_spread):
            if time.monotonic() > begun + PATIENCE:
                counts = [len(self.held(one)) for one in self.served]
                raise TimeoutError(f"the tables are not spread: {counts}")
            await asyncio.sleep(0.2)
        return time.monotonic() - begun

    def _is_spread(self) -> bool:
        counts = [len(self.held(one)) for one in self.served]
        others = [
            {str(at): count for at, count in enumerate(counts) if at != one} for one in range(len(counts))
        ]
        return not any(due(count, those) for count, those in zip(counts, others, strict=True))

    def held(self, server: Served) -> set[str]:
        """The games that go on and are that server's, as the database has it."""
        with psycopg.connect(self.url) as line:
            query = (
                "SELECT id FROM fudaba.leases JOIN fudaba.tables USING (id)"
                " WHERE holder LIKE %s AND state IN ('waiting', 'playing')"
            )
            return {table for (table,) in line.execute(query, (f"%:{server.process.pid}:%",))}

    def _where(self, tables: Collection[str]) -> str:
        """Where these tables' browsers are, and who of them is asked."""
        there = {party.table: party for party in self.parties}
        return "; ".join(
            f"{table} {[(browser.port, browser.mine) for browser in there[table].browsers]}"
            if table in there
            else f"{table} without browsers"
            for table in tables
        )

    async def answer_late(self, staying: Staying) -> None:
        """The players who have stayed answer, where they are, what they are asked there."""
        await asyncio.gather(*(self._answered_late(party, browser) for party, browser in staying))

    async def _answered_late(self, party: Party, browser: Browser) -> None:
        update = browser.update
        assert update is not None
        assert update.question is not None
        picks = party.picks(update.sequence, update.question, self.chance)
        party.sent[update.sequence] = picks
        try:
            async with asyncio.timeout(LATE):
                if await browser.give(party.table, update.sequence, picks):
                    party.taken[update.sequence] = picks
        except (OSError, TimeoutError, WebSocketException):
            return

    async def unknown(self) -> int:
        """How many answers have been acknowledged of which the server that owns their table now does not
        know.

        All have come back to it; what is acknowledged is shown, if need be a moment later.
        """
        counted = 0
        until = time.monotonic() + LATE
        for party in self.parties:
            last = max(party.taken, default=-1)
            shown = [browser.sequence for browser in party.browsers]
            while max(shown) <= last and time.monotonic() < until:
                await asyncio.sleep(0.05)
                shown = [browser.sequence for browser in party.browsers]
            counted += sum(sequence >= max(shown) for sequence in party.taken)
        return counted

    async def compared(self) -> Figures:
        """What was acknowledged since this was asked last, beside what is kept and what is known."""
        unknown = await self.unknown()
        self._read()
        lost = strange = acknowledged = 0
        for party in self.parties:
            given = self._kept[party.table].answers
            acknowledged += len(party.taken)
            lost += sum(given.get(sequence) != picks for sequence, picks in party.taken.items())
            assert isinstance(party.sent, Given)
            strange += sum(picks not in party.sent.all[sequence] for sequence, picks in given.items())
            strange += self._kept[party.table].broken
            party.taken = {}
        return {
            "acknowledged": acknowledged,
            "lost": lost,
            "doubled or never given": strange,
            "acknowledged by who was owner no more": unknown,
        }

    def _read(self) -> None:
        """Read what has been added to the tables."""
        store = store_opened(self.url)
        try:
            for party in self.parties:
                if party.table not in self._kept:
                    kept = store.kept(party.table)
                    assert kept is not None
                    record = record_of_moves(kept, [])
                    game = games.named(kept.game)
                    timeline = Timeline(game, setup_from(game, record), record.names)
                    self._kept[party.table] = Journal(timeline)
                self._kept[party.table].read(store.moves(party.table))
        finally:
            store.close()


@contextmanager
def serving(folder: Path, ports: Sequence[int], *, leases: bool = True) -> Iterator[Hall]:
    """A PostgreSQL that does wait for its disk, and the servers. leases: whether they look who owns what."""
    found = programs()
    if found is None:
        raise OSError("there is no PostgreSQL on this machine (initdb, postgres)")
    database = Postgres(found)
    served: list[Served] = []
    with tempfile.TemporaryDirectory(prefix="fudaba-way-") as short:  # the path of a socket may not be long
        try:
            url = database.create("fudaba")
            way = Way(Path(short), database.folder, url)
            try:
                for number, port in enumerate(ports):
                    data = folder / str(number) / "data"
                    data.mkdir(parents=True)
                    served.append(Served(data, port, database=url, leases=leases))
                yield Hall(database, url, served, way)
            finally:
                for one in served:
                    one.kill()
                way.close()
        finally:
            database.stop()

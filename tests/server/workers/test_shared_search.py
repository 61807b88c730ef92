"""Hints and answers of bots by several processes: the same as by one, stopped together, fair to others."""

from __future__ import annotations

import asyncio
import hashlib
import os
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.bots.mind import Verdict, rounds, until
from fudaba.bots.mind.shares import Share
from fudaba.coach.hint_search import FIRST
from fudaba.kernel.game import Value, setup_of
from fudaba.kernel.session import Session
from fudaba.server.game.snapshot import Position
from fudaba.server.protocol import messages as m
from fudaba.server.workers import pool as pools
from fudaba.server.workers import shared_search
from fudaba.server.workers.bot_process import answer_of
from fudaba.server.workers.bots import Players, hint_of
from fudaba.server.workers.fair_queue import NOBODY, Asker
from fudaba.server.workers.jobs import Job, JobError, JobResult, ProcessLost, Terms, carried_out, overtaken
from fudaba.server.workers.pool import Failed, Workers
from fudaba.server.workers.shared_search import run_shared
from tests.bots.any_search import BUDGET, any_verdict
from tests.server.at_table import running
from tests.server.browsing import ME, RANDOM, Browser, serving


def run(script: Any) -> None:
    """Run a test's script, in time."""

    async def in_time() -> None:
        await asyncio.wait_for(script, 600)

    asyncio.run(in_time())


async def until_true(so: Callable[[], bool]) -> None:
    """Wait until it is so."""
    while not so():
        await asyncio.sleep(0.005)


# A search, and processes that are none.


def searched(pause: float = 0.0, rollouts: int = BUDGET.rollouts) -> Verdict:
    with until(overtaken):
        return any_verdict(pause, rollouts)


def searched_without_end(begun: Path, stopped: Path) -> None:
    """Mark each time that it has begun, and that it has stopped."""
    mark = f"{os.getpid()} {time.monotonic_ns()}"
    (begun / mark).touch()
    try:
        searched(0.01, 10**5)
    finally:
        (stopped / mark).touch()


def broken(number: int) -> Verdict:
    if number == 3:
        raise LookupError("no idea")
    return searched()


def pid() -> int:
    return os.getpid()


class Begun:
    """The jobs that processes have begun, in order. gate: released for each job that may go on."""

    def __init__(self, *, open: bool = True) -> None:
        self.jobs: list[Job] = []
        self.gate: asyncio.Semaphore | None = None if open else asyncio.Semaphore(0)

    @property
    def shares(self) -> list[Share]:
        """The shares among them."""
        return [job.given[2] for job in self.jobs if job.work is rounds.play_share]


class Here:
    """Does jobs in this process. lost: whether it is lost while it does one."""

    def __init__(self, begun: Begun, lost: Callable[[Job], bool]) -> None:
        self.begun = begun
        self.lost = lost

    async def start(self) -> None:
        """It is up."""

    async def do(self, job: Job, slowest: float, stuck: float) -> JobResult | JobError:
        self.begun.jobs.append(job)
        if self.begun.gate is not None:
            released = asyncio.ensure_future(self.begun.gate.acquire())
            await asyncio.wait((released, job.done), return_when=asyncio.FIRST_COMPLETED)
            if not released.done():
                released.cancel()
                return JobError("nobody waits")
        await asyncio.sleep(0)
        if self.lost(job):
            raise ProcessLost("killed")
        return carried_out(job.work, job.given, 0.0)

    def drop(self) -> None:
        """It is gone."""


@asynccontextmanager
async def working(
    count: int, begun: Begun | None = None, lost: Callable[[Job], bool] = lambda job: False
) -> AsyncIterator[Workers]:
    """A pool of so many processes that are up: of the system where nobody notes what they begin."""

    def here(terms: Terms) -> Here:
        assert begun is not None
        return Here(begun, lost)

    kinds: dict[str, Any] = {} if begun is None else {"process": here}
    pool = Workers("test", count, 20.0, **kinds)
    pool.warm()
    await until_true(lambda: pool.free == count)
    try:
        yield pool
    finally:
        pool.close()


@pytest.fixture(autouse=True)
def cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """However little there is to do, it is shared."""
    monkeypatch.setenv("FUDABA_STUDY_GAMES", "0")
    monkeypatch.setattr(rounds, "AT_FIRST", 0.0)
    monkeypatch.setattr(rounds, "LITTLE", 0.0)
    monkeypatch.setattr(pools, "FIRST_AGAIN", 0.0)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_processes_finds_the_same(count: int) -> None:
    async def script() -> None:
        begun = Begun()
        async with working(count, begun) as pool:
            assert await run_shared(pool, searched) == searched()
        shares = Counter(share.total for share in begun.shares)
        if count == 1:
            assert not shares, "with one process nothing is shared"
        else:
            assert shares.keys() == {0, count}
            assert shares[count] % count == 0
            assert shares[count] > 2 * count, "round after round"

    run(script())


def test_what_has_an_end_at_once_is_done_by_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        begun = Begun()
        async with working(3, begun) as pool:
            assert await run_shared(pool, pid) == os.getpid()
            monkeypatch.setattr(rounds, "AT_FIRST", 60.0)
            assert await run_shared(pool, searched) == searched()
            assert [share.total for share in begun.shares] == [0, 0]
            assert await run_shared(pool, searched, is_long=True) == searched()
            assert 3 in [share.total for share in begun.shares]

    run(script())


def test_a_share_whose_process_is_lost_is_played_again_and_no_other() -> None:
    async def script() -> None:
        begun = Begun()

        def lost(job: Job) -> bool:
            share = job.given[2]
            return not job.losses and (share.number, share.total) == (1, 3)

        async with working(3, begun, lost) as pool:
            assert await run_shared(pool, searched) == searched()
        times = Counter((share.number, len(share.known)) for share in begun.shares if share.total)
        assert {number for (number, _), count in times.items() if count == 2} == {1}
        assert {count for (number, _), count in times.items() if number != 1} == {1}

    run(script())


def test_an_error_in_one_share_fails_and_stops_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        begun = Begun()
        whole = rounds.play_share

        def play_share(work: Any, given: Any, share: Share, seconds: float) -> Any:
            return whole(broken, (share.number + share.total,), share, seconds)

        monkeypatch.setattr(shared_search, "play_share", play_share)
        async with working(2, begun) as pool:
            with pytest.raises(Failed, match="no idea"):
                await run_shared(pool, broken, 0)
            await until_true(lambda: pool.free == 2)
            assert all(job.done.done() for job in begun.jobs)
            assert pool.waiting == 0

    run(script())


def test_who_waits_no_more_cancels_all_shares() -> None:
    async def script() -> None:
        begun = Begun(open=False)
        assert begun.gate is not None
        async with working(3, begun) as pool:
            task = asyncio.create_task(run_shared(pool, searched))
            await until_true(lambda: len(begun.jobs) == 1)
            begun.gate.release()
            await until_true(lambda: len(begun.jobs) == 4)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert [job.done.cancelled() for job in begun.jobs] == [False, True, True, True]
            await until_true(lambda: pool.free == 3)

    run(script())


def test_another_table_waits_for_one_share_and_the_search_goes_on_with_what_is_free() -> None:
    async def script() -> None:
        begun = Begun(open=False)
        assert begun.gate is not None
        async with working(2, begun) as pool:
            task = asyncio.create_task(run_shared(pool, searched, asker=Asker("a", "1")))
            await until_true(lambda: len(begun.jobs) == 1)
            begun.gate.release()
            await until_true(lambda: len(begun.jobs) == 3)
            other = asyncio.create_task(pool.run(pid, asker=Asker("b", "2")))
            await until_true(lambda: pool.waiting == 1)
            begun.gate.release()
            await until_true(lambda: len(begun.jobs) == 4)
            assert begun.jobs[3].work is pid
            assert pool.free == 0
            begun.gate.release()
            await until_true(lambda: len(begun.jobs) == 5)
            assert not other.done()
            assert [share.total for share in begun.shares] == [0, 2, 2, 0], "one process alone was free"
            for _ in range(100):
                begun.gate.release()
            assert await other == os.getpid()
            assert await task == searched()

    run(script())


def test_two_searches_take_turns() -> None:
    async def script() -> None:
        begun = Begun()
        async with working(2, begun) as pool:
            tasks = [
                asyncio.create_task(run_shared(pool, searched, asker=Asker(place, "1"))) for place in "ab"
            ]
            assert [await task for task in tasks] == [searched(), searched()]
        last = {job.asker.place: number for number, job in enumerate(begun.jobs)}
        counts = Counter(job.asker.place for job in begun.jobs)
        assert min(last.values()) > max(counts.values()), "neither was done before the other was"

    run(script())


# Processes of the system.

TABLES: list[tuple[str, dict[str, Value]]] = [
    ("bridge_over", {"rounds": 1}),
    ("dominion", {"kingdom": "quiet_street"}),
    ("innovation", {}),
]
posix = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals as on POSIX")


def positions(game: str, options: dict[str, Value], count: int) -> Iterator[tuple[Position, int]]:
    """A game at some questions with several answers, each with who is asked."""
    rules = games.named(game)
    session = Session(rules, setup_of(rules, seats=2, seed="shared", options=options), ["Aya", "Ben"])
    player = bot("random", game, "shared")
    number = found = 0
    while (ask := session.ask) is not None and found < count:
        number += 1
        if len(ask.options) > 1 and number > 12 and number % 5 == 0:
            found += 1
            yield Position(game, session.setup, ("Aya", "Ben"), tuple(session.answers)), ask.decider
        session.answer(player.answer(ask, session.view(ask.decider)))


async def noting(players: Players, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Wait until the processes for searches are up; how many shares each search will be parted into."""
    totals = list[int]()
    whole = players.thinkers.run

    async def run(work: Any, *given: Any, asker: Asker = NOBODY) -> Any:
        totals.append(given[2].total if work is rounds.play_share else -1)
        return await whole(work, *given, asker=asker)

    monkeypatch.setattr(players.thinkers, "run", run)
    players.thinkers.warm()
    await until_true(lambda: players.thinkers.free == players.thinkers.count)
    return totals


@asynccontextmanager
async def playing() -> AsyncIterator[Players]:
    """The processes of a server."""
    found = Players(1, 60.0)
    try:
        yield found
    finally:
        found.close()


def test_two_processes_give_the_hints_and_answers_of_one_in_every_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def script() -> None:
        async with playing() as answering:
            totals = await noting(answering, monkeypatch)
            for game, options in TABLES:
                for position, seat in positions(game, options, 2):
                    hint = await answering.first_hint(position, seat, b"k")
                    assert hint == hint_of(position, seat, b"k", "", FIRST)
                    answer = await answering.answer(position, seat, "strong")
                    assert answer == answer_of(position, seat, "strong")
            assert totals.count(2) > 12

    run(script())


@posix
def test_a_hint_is_the_same_although_a_process_is_killed_in_the_midst_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def script() -> None:
        position, seat = next(positions("innovation", {}, 1))
        async with playing() as answering:
            totals = await noting(answering, monkeypatch)
            pids = set[int]()
            while len(pids) < 2:
                pids.update(await asyncio.gather(*(answering.thinkers.run(pid) for _ in range(4))))
            task = asyncio.create_task(answering.hint(position, seat, b"k"))
            await until_true(lambda: 2 in totals and answering.thinkers.free == 0)
            os.kill(min(pids), signal.SIGKILL)
            assert await task == hint_of(position, seat, b"k")
            assert totals.count(2) >= 4

    run(script())


@posix
def test_all_processes_stop_once_nobody_waits(tmp_path: Path) -> None:
    begun, stopped = tmp_path / "begun", tmp_path / "stopped"
    begun.mkdir()
    stopped.mkdir()

    async def script() -> None:
        async with working(2) as pool:
            task = asyncio.create_task(run_shared(pool, searched_without_end, begun, stopped))
            await until_true(lambda: len(list(begun.iterdir())) == 3)  # one alone, then both
            task.cancel()
            await until_true(lambda: len(list(stopped.iterdir())) == 3 and pool.free == 2)

    run(script())


def test_at_a_table_of_a_server_with_processes_a_hint_is_what_one_process_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with serving(tmp_path, workers=1) as server:
            totals = await noting(server.lobby.players, monkeypatch)
            browser = Browser(server)
            at = await browser.open(ME, RANDOM, game="dominion", options={"kingdom": "quiet_street"})
            update = await browser.mine()
            position = running(server.lobby.tables[at.table]).game.position
            browser.tell(m.Hint(at.table, update.sequence))
            hinted = await browser.get(m.Hinted, lambda hint: not hint.coming)
            key = hashlib.sha256(f"hint {at.table} 0 {update.sequence}".encode()).digest()
            alone = hint_of(position, 0, key)
            assert hinted.advice == alone.advice
            assert hinted.games == alone.hint.worlds
            assert 2 in totals

    run(script())

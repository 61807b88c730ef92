"""Joining costs what is new to the viewer who joins: long logs come in parts, which are told once and
kept."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from fudaba import games
from fudaba.kernel.view import SPECTATOR
from fudaba.server.game import log_cache, rendering
from fudaba.server.game.log_cache import LogCache, Part
from fudaba.server.game.rendering import Renderer
from fudaba.server.http.app import Server
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Line
from fudaba.server.ws.client import Client
from tests.server.at_table import running, stage_of, timeline_of
from tests.server.browsing import ME, OPEN, Browser, played, run, serving


@pytest.fixture(autouse=True)
def short_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of sixteen lines."""
    for where in ("game.log_cache", "table.log_sender"):
        monkeypatch.setattr(f"fudaba.server.{where}.PART", 16)
        monkeypatch.setattr(f"fudaba.server.{where}.TOGETHER", 4)


class LineCount:
    """How many lines were put into words."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.lines = 0
        lines = Renderer.lines

        def counted(renderer: Renderer, *given: Any) -> list[Line]:
            found = lines(renderer, *given)
            self.lines += len(found)
            return found

        patch.setattr(Renderer, "lines", counted)


async def long_game(server: Server, game: str, answers: int = 25) -> tuple[list[Browser], list[m.Seated]]:
    """Two people in the middle of a game."""
    host, guest = Browser(server), Browser(server)
    at = await host.open(ME, OPEN, game=game, options={"rounds": 9} if game == "bridge_over" else {})
    other = await guest.sit(at)
    await played([host, guest], answers)
    return [host, guest], [at, other]


async def joined(
    server: Server, join: m.Join, known: list[Line] | None = None
) -> tuple[Browser, list[Line], int]:
    """Somebody who joins, the log as he has it then, and in how many parts it came. known: what he had."""
    browser, log, parts = Browser(server), list(known or ()), 0
    browser.tell(join)
    while True:
        message = await browser.next()
        assert not isinstance(message, m.Refused), message
        if isinstance(message, (m.Lines, m.Update)):
            assert message.since <= len(log)
            assert len(message.lines) <= 32
            log[message.since :] = message.lines
        parts += isinstance(message, m.Lines)
        if isinstance(message, m.Update):
            return browser, log, parts


def all_of(server: Server, id: str, viewer: int) -> list[Line]:
    """The whole log as one viewer may read it."""
    table = server.lobby.tables[id]
    return running(table).game.renderer.lines(
        stage_of(table).moment.table,
        timeline_of(table).log,
        viewer,
        0,
        stage_of(table).moment.lines,
    )


@pytest.mark.parametrize("game", games.names())
def test_a_long_log_comes_in_parts_and_is_told_once(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            _, (at, other) = await long_game(server, game)
            first = [m.Join(at.table), m.Join(at.table, at.token), m.Join(at.table, other.token)]
            for join, viewer in zip(first, (-1, 0, 1), strict=True):
                _, log, parts = await joined(server, join)
                assert log == all_of(server, at.table, viewer)
                assert parts > 1
            text = LineCount(monkeypatch)
            for join, viewer in zip(first, (-1, 0, 1), strict=True):
                browser, log, parts = await joined(server, join)
                assert text.lines <= 32  # only the last ones; the rest is as it was sent before
                text.lines = 0
                known = browser.update.sequence
                _, log, parts = await joined(server, m.Join(at.table, join.token, sequence=known), log)
                assert parts == 0
                assert text.lines == 0
                assert log == all_of(server, at.table, viewer)
                text.lines = 0

    run(script())


@pytest.mark.parametrize("game", games.names())
def test_however_many_join_at_once_a_part_is_told_once(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And so a player who plays meanwhile waits for one of them, not for all."""
    monkeypatch.setattr(
        "fudaba.server.operations.background.SLICE", 0.0
    )  # each lets the others go on wherever it may

    async def script() -> None:
        async with serving(tmp_path) as server:
            _, (at, _) = await long_game(server, game)
            text = LineCount(monkeypatch)
            come = await asyncio.gather(*(joined(server, m.Join(at.table)) for _ in range(8)))
            logs = [log for _, log, _ in come]
            assert logs == [logs[0]] * 8
            assert text.lines <= len(logs[0]) + 8 * 32  # each is told the last lines with his update

    run(script())


def test_of_cached_logs_one_part_at_a_time_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many join at once: between two parts everything else goes on."""
    rounds, unpacked = 0, list[int]()
    get = LogCache.get

    def noted(cache: LogCache, part: Part) -> bytes | None:
        if (data := get(cache, part)) is not None:
            unpacked.append(rounds)
        return data

    async def count() -> None:
        nonlocal rounds
        while True:
            await asyncio.sleep(0)
            rounds += 1

    async def script() -> None:
        async with serving(tmp_path) as server:
            _, (at, _) = await long_game(server, "dominion")
            await joined(server, m.Join(at.table))
            monkeypatch.setattr(LogCache, "get", noted)
            counting = asyncio.create_task(count())
            await asyncio.gather(*(joined(server, m.Join(at.table)) for _ in range(8)))
            counting.cancel()
            assert len(unpacked) >= 16
            assert len(set(unpacked)) == len(unpacked)

    run(script())


def test_after_an_undo_nothing_is_told_that_was_taken_back(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            (host, guest), (at, other) = await long_game(server, "bridge_over", 30)
            for round in range(6):
                await joined(server, m.Join(at.table))
                asking, granting = (host, guest) if round % 2 else (guest, host)
                await host.settle()
                await guest.settle()
                update = asking.update
                if update.undo.how == "none":
                    await played([host, guest], 1)
                    continue
                asking.tell(m.Undo(at.table, update.sequence))
                if update.undo.how == "consent":
                    request = await granting.get(m.ConsentAsked)
                    granting.tell(m.Consent(at.table, request.request, yes=True))
                await asking.get(m.Update)
                await played([host, guest], 3)  # another way, perhaps
                for join, viewer in ((m.Join(at.table), -1), (m.Join(at.table, other.token), 1)):
                    _, log, _ = await joined(server, join)
                    assert log == all_of(server, at.table, viewer)

    run(script())


def test_an_undo_while_somebody_joins_is_seen_by_him(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            _, (at, _) = await long_game(server, "bridge_over", 40)
            table = server.lobby.tables[at.table]
            room, undone = Client.room, False

            async def meanwhile(connection: Client) -> None:
                nonlocal undone
                await room(connection)
                if not undone and stage_of(table).sequence > 20:
                    undone = True
                    await running(table).takebacks.take(30)

            monkeypatch.setattr(Client, "room", meanwhile)
            _, log, _ = await joined(server, m.Join(at.table))
            assert undone
            assert log == all_of(server, at.table, -1)

    run(script())


def test_who_does_not_read_a_long_log_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fudaba.server.ws.outbox.ROOM", 5000)

    async def script() -> None:
        async with serving(tmp_path) as server:
            browsers, (at, _) = await long_game(server, "dominion", 40)
            before = {*server.connections}
            slow = Browser(server)
            await slow.settle()
            (connection,) = {*server.connections} - before
            reads, send = asyncio.Event(), connection._socket.send

            async def slowly(data: bytes) -> None:
                await reads.wait()
                await send(data)

            connection._socket.send = slowly  # type: ignore[method-assign]  # his network is slow
            slow.tell(m.Join(at.table))
            await played(browsers, 3)  # the others play on
            largest = 20 * 1024
            assert 5000 < connection.client.outbox._unread < 5000 + largest
            reads.set()
            _ = await slow.get(m.Update)
            assert sum(isinstance(message, m.Lines) for message in slow.got) > 3

    run(script())


def test_who_leaves_while_he_is_told_a_long_log_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fudaba.server.ws.outbox.ROOM", 0)

    async def script() -> None:
        async with serving(tmp_path) as server:
            _, (at, _) = await long_game(server, "dominion", 40)
            gone = Browser(server)
            gone._from = asyncio.Queue(1)  # he reads nothing that he does not ask for
            gone.tell(m.Join(at.table))
            await gone.get(m.Lines)
            before = len(server.connections)
            gone._gone = True  # what was still to be sent to him cannot be
            while not gone._from.empty():
                gone._from.get_nowait()
            await gone.leave()
            assert not gone._task.cancelled()  # it has ended by itself
            assert len(server.connections) == before - 1

    run(script())


def test_so_many_bytes_may_be_left_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fudaba.server.ws.outbox.UNREAD", 20_000)

    async def script() -> None:
        async with serving(tmp_path) as server:
            (host, guest), (at, _) = await long_game(server, "dominion", 4)
            connection = next(
                connection for connection in server.connections if connection.client.viewer == 1
            )
            never = asyncio.Event()

            async def stuck(data: bytes) -> None:
                await never.wait()

            connection._socket.send = stuck  # type: ignore[method-assign]  # he does not read
            for number in range(120):
                await server.lobby.tables[at.table].say(0, "Aya", f"{number} " * 100)
            assert connection.client.outbox._unread < 20_000 + 5_000
            await host.settle()
            assert isinstance([*connection.client.outbox._waiting._queue][-1], tuple)  # type: ignore[attr-defined]  # it is to be closed
            never.set()
            assert (await guest.closed()).code == m.TOO_SLOW

    run(script())


def test_so_much_is_kept_of_all_logs() -> None:
    kept = LogCache(2000)
    for number in range(50):
        kept.put(Part("t", 0, number), bytes(range(256)) * 2)
        assert kept.size <= 2000
    assert kept.get(Part("t", 0, 0)) is None
    assert kept.get(Part("t", 0, 49)) == bytes(range(256)) * 2
    kept.cut("t", 2, 49 * 16 + 3, 50 * 16)
    assert kept.get(Part("t", 0, 49)) is None
    assert kept.get(Part("t", 0, 48)) is not None
    kept.cut("t", 2, 0, 50 * 16)
    assert kept.size == 0


def test_what_was_asked_for_longest_ago_is_forgotten_first() -> None:
    kept, message = LogCache(), random.Random("parts").randbytes(500)
    for number in range(3):
        kept.put(Part("t", 0, number), message)
    kept = LogCache(kept.size)
    for number in range(3):
        kept.put(Part("t", 0, number), message)
    assert kept.get(Part("t", 0, 0)) == message
    kept.put(Part("t", 0, 3), message)
    assert [kept.get(Part("t", 0, number)) is not None for number in range(4)] == [True, False, True, True]


@pytest.mark.parametrize(("whole", "more"), [(0, 0), (0, 1), (1, -1), (1, 0), (1, 1), (2, 0)])
def test_a_part_that_had_more_lines_is_forgotten_for_every_viewer(whole: int, more: int) -> None:
    part = log_cache.PART
    lines = whole * part + more
    kept, viewers = LogCache(), (rendering.OPEN, SPECTATOR, 0, 1)
    for viewer in viewers:
        for number in range(3):
            kept.put(Part("t", viewer, number), b"lines")
    kept.put(Part("other", 0, 2), b"lines")
    kept.cut("t", 2, lines, 3 * part - 1)
    for viewer in viewers:
        left = [number for number in range(3) if kept.get(Part("t", viewer, number)) is not None]
        assert left == list(range(lines // part)), "those whose lines are all there"
    assert kept.get(Part("other", 0, 2)) is not None

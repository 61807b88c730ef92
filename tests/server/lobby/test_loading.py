"""Games that are only on disk: who may have them run again, what that costs, and what cannot be read."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fudaba import games
from fudaba.kernel.session import Session
from fudaba.server.game.timeline import Timeline
from fudaba.server.http.app import Server
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Clock
from fudaba.server.store import SqliteStore
from fudaba.server.store.postgres import PostgresStore
from fudaba.server.store.reader import NAME as ASKING
from tests.server.at_table import answers_of, clock_of, running, stage_of
from tests.server.browsing import BOT, ME, OPEN, Browser, asking, played, run, serving
from tests.server.conftest import changed, on_sqlite_alone, option
from tests.server.lobby.test_every_state import OPTIONS

pytestmark = pytest.mark.usefixtures("kept_in")


class Counted:
    """How many games were begun, and how many answers run."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.games = self.answers = 0
        begin, answer = Timeline.__init__, Session.answer

        def begun(timeline: Timeline, *given: Any) -> None:
            self.games += 1
            begin(timeline, *given)

        def answered(session: Session, given: tuple[int, ...]) -> Any:
            self.answers += 1
            return answer(session, given)

        patch.setattr(Timeline, "__init__", begun)
        patch.setattr(Session, "answer", answered)


async def unloaded(server: Server) -> None:
    """Let go of every game that rests."""
    for connection in [*server.connections]:
        connection.client.part()
    await server.lobby.sweeper.sweep()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that nobody looks at is at once only on disk; who loses the line is noticed at once."""
    monkeypatch.setattr("fudaba.server.lobby.sweep.UNLOADED", -1.0)
    monkeypatch.setattr("fudaba.server.table.turn_watch.UNNOTICED", 0.0)


@pytest.mark.parametrize("state", ["playing", "over"])
def test_who_may_not_see_a_table_has_no_game_run_again(
    tmp_path: Path, state: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN, spectators="none", listed=False)
            await guest.sit(at)
            await played([host, guest], 5 if state == "playing" else 10**6)
            await unloaded(server)
            assert server.lobby.tables == {}
            counted = Counted(monkeypatch)
            stranger = Browser(server)
            for token in ("", "wrong"):
                assert (await stranger.ask(m.Join(at.table, token), m.Refused)).code in (
                    "not_allowed",
                    "no_seat",
                )
                headers = {"authorization": f"Bearer {token}"}
                assert (await client.get(f"/api/record/{at.table}", headers=headers)).status_code == 403
                assert (await client.get(f"/api/report/{at.table}", headers=headers)).status_code == 403
                stranger.tell(m.Watch([m.SeatKey(at.table, token)]))
                assert (await stranger.get(m.Tables)).mine == []
                sit = m.Sit(at.table, "Dai", token)
                assert (await stranger.ask(sit, m.Refused)).code == "not_now"
            after = m.Create("Dai", "bridge_over", [ME, OPEN], after=m.After(at.table, 0))
            assert (await stranger.ask(after, m.Refused)).code == "not_allowed"
            assert (counted.games, counted.answers) == (0, 0)
            back = Browser(server)
            back.tell(m.Join(at.table, at.token))
            await back.get(m.Update)
            assert counted.games == 1

    run(script())


@pytest.mark.parametrize("game", games.names())
def test_a_game_on_disk_is_listed_with_what_it_waits_for(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        keys: list[m.SeatKey] = []
        before: list[Any] = []
        async with serving(tmp_path) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN, game=game, options=OPTIONS.get(game, {}))
            other = await guest.sit(at)
            await played([host, guest], 6)
            keys = [m.SeatKey(at.table, at.token)]
            for seated in (at, other):
                before.append(
                    (await server.lobby.listing.message_for([m.SeatKey(at.table, seated.token)])).mine
                )
            await unloaded(server)
            counted = Counted(monkeypatch)
            for seated, message in zip((at, other), before, strict=True):
                assert (
                    await server.lobby.listing.message_for([m.SeatKey(at.table, seated.token)])
                ).mine == message
            assert sum(message[0].waits for message in before) == 1
        async with serving(tmp_path) as server, asking(server) as client:  # and so it begins again
            assert server.lobby.tables == {}
            assert (await server.lobby.listing.message_for(keys)).mine == before[0]
            assert (await client.get("/health")).json()["resting"] == 1
            assert counted.games == 0
            browsers = [Browser(server), Browser(server)]
            for browser, seated in zip(browsers, (at, other), strict=True):
                browser.tell(m.Join(at.table, seated.token))
                await browser.get(m.Update)
            assert counted.games == 1
            await played(browsers, 1)
            kept = server.lobby.store.kept(at.table)
            assert kept is not None
            assert kept.rest is None  # a move is made: where it stands is to be found out again

    run(script())


def test_a_restart_runs_only_the_answers_that_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host = Browser(server)
            at = await host.open(ME, BOT, undo="free", options={"rounds": 3})
            await played([host], 6)
            for _ in range(25):
                await host.mine()
                await host.answer()
                update = await host.mine()
                assert update.undo.how == "free"
                await host.ask(m.Undo(at.table, update.sequence), m.Update)
            table = server.lobby.tables[at.table]
            before = stage_of(table).sequence, answers_of(table)
            assert len(running(table).game.moves) > 50
        counted = Counted(monkeypatch)
        async with serving(tmp_path) as server:
            table = server.lobby.tables[at.table]
            assert (stage_of(table).sequence, answers_of(table)) == before
            assert counted.answers == len(before[1])

    run(script())


def test_others_are_served_while_a_long_game_is_run_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fudaba.server.operations.background.SLICE", 0.0)

    async def script() -> None:
        async with serving(tmp_path) as server:
            host = Browser(server)
            at = await host.open(ME, BOT, options={"rounds": 3})
            await played([host], 30)
            answers = len(answers_of(server.lobby.tables[at.table]))
            await unloaded(server)
            ticks = 0

            async def tick() -> None:
                nonlocal ticks
                while True:
                    ticks += 1
                    await asyncio.sleep(0)

            ticking = asyncio.create_task(tick())
            await asyncio.sleep(0)
            one, two = await asyncio.gather(
                server.lobby.registry.find(at.table), server.lobby.registry.find(at.table)
            )
            ticking.cancel()
            assert one is two
            assert ticks >= answers > 30

    run(script())


SPOILT = {
    "kept": ("UPDATE tables SET kept = ? WHERE id = ?", b"\0\xff{"),
    "field": ("UPDATE tables SET kept = ? WHERE id = ?", b'{"id": "x"}'),
    "move": ("UPDATE moves SET move = ? WHERE id = ? AND number = 1", b"\xff"),
    "chat": ("UPDATE chat SET line = ? WHERE id = ?", b"\xff"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_what_cannot_be_read_stops_one_table(
    tmp_path: Path,
    what: str,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
    kept_in: Callable[[Path], str],
) -> None:
    from fudaba.cli import main

    async def script() -> None:
        async with serving(tmp_path) as server:
            bad, good = Browser(server), Browser(server)
            spoilt, healthy = await bad.open(ME, BOT), await good.open(ME, BOT)
            for browser, at in ((bad, spoilt), (good, healthy)):
                await played([browser], 2)
                await browser.ask(m.Say(at.table, "hello"), m.Said)
        sql, damage = SPOILT[what]
        changed(kept_in(tmp_path), sql, damage, spoilt.table)
        async with serving(tmp_path) as server, asking(server) as client:
            assert server.lobby.tables[healthy.table].state == "playing"
            back = Browser(server)
            back.tell(m.Join(healthy.table, healthy.token))
            await back.mine()
            late = Browser(server)
            join = m.Join(spoilt.table, spoilt.token)
            late.tell(m.Watch([m.SeatKey(t.table, t.token) for t in (spoilt, healthy)]))
            mine = (await late.get(m.Tables)).mine
            frozen = (await client.get("/health")).json()["tables"]["frozen"]
            if what == "chat":
                late.tell(join)
                assert [line.text for line in (await late.get(m.Welcome)).chat] == ["…"]
                assert frozen == 0
            elif what == "move":
                late.tell(join)
                await late.get(m.Frozen)
                assert frozen == 1
                token = {"authorization": f"Bearer {spoilt.token}"}
                report = await client.get(f"/api/report/{spoilt.table}", headers=token)
                assert "its moves cannot be read" in report.json()["fault"]
            else:
                assert [card.table for card in mine] == [healthy.table]
                refused = await late.ask(join, m.Refused)
                assert (refused.code, bool(refused.reason.ja)) == ("not_now", True)
            assert (what == "chat") or any(spoilt.table in record.getMessage() for record in caplog.records)

    run(script())
    capsys.readouterr()
    assert main(["tables", "list", *option(kept_in(tmp_path))]) == (0 if what == "chat" else 1)
    output = capsys.readouterr()
    assert output.out.count("bridge_over") == (2 if what == "chat" else 1)
    assert output.err.count("cannot be read") == (0 if what == "chat" else 1)


@on_sqlite_alone
def test_a_full_disk_is_told_by_health_until_it_takes_writes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = False

    class Disk(sqlite3.Connection):
        """A full one takes nothing at all; SQLite's own bound on pages would still take what needs none."""

        def execute(self, sql: str, *given: Any) -> sqlite3.Cursor:
            if full and not sql.startswith(("BEGIN", "ROLLBACK", "SAVEPOINT", "SELECT")):
                raise sqlite3.OperationalError("database or disk is full")
            return super().execute(sql, *given)

    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *path, **how: connect(*path, **{"factory": Disk, **how}))

    async def script() -> None:
        nonlocal full
        async with serving(tmp_path) as server, asking(server) as client:
            host = Browser(server)
            await host.open(ME, OPEN)
            full = True
            refused = await host.ask(m.Create("Aya", "bridge_over", [ME, OPEN]), m.Refused)
            assert refused.code == "not_now"
            for _ in range(2):
                health = await client.get("/health")
                assert health.status_code == 503
                assert health.json()["status"] == "not writing"
                assert health.json()["disk"] == "database or disk is full"
                await server.lobby.sweeper.sweep()
                await asyncio.sleep(0.05)
            full = False
            await server.lobby.sweeper.sweep()
            while server.lobby.store.refuses:
                await asyncio.sleep(0.01)
            assert (await client.get("/health")).json()["status"] == "ok"
            await host.ask(m.Create("Aya", "bridge_over", [ME, OPEN]), m.Seated)

    run(script())


def test_a_game_with_a_clock_rests_and_goes_on_when_it_has_run_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fudaba.server.table.turn_watch.SOON", 0.0)

    async def script() -> None:
        async with serving(tmp_path) as server:
            host = Browser(server)
            at = await host.open(ME, BOT, clock=Clock(10), takeover="")
            await host.mine()
            table = server.lobby.tables[at.table]
            clock_of(table).stopped[0] = 300_000
            clock_of(table).run(0, server.lobby.context.now())
            await unloaded(server)
            assert server.lobby.tables == {}
            hibernation, now = server.lobby.registry.hibernation, asyncio.get_running_loop().time()
            alarm = hibernation._waits[at.table].alarm
            assert alarm is not None
            assert alarm.when() <= now + 300.01, "it rings when the clock has run out"
            (card,) = (await server.lobby.listing.message_for([m.SeatKey(at.table, at.token)])).mine
            assert card.waits
            hibernation._now = lambda: server.lobby.context.now() + 300
            hibernation._wake(at.table)
            while at.table not in server.lobby.tables:
                await asyncio.sleep(0.02)
            table = server.lobby.tables[at.table]
            while table.state != "over":  # the usual bot plays for who has no time left
                await asyncio.sleep(0.02)

    run(script())


def test_the_clock_of_a_resting_game_runs_only_while_the_server_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]

    async def script() -> None:
        for round in range(2):
            async with serving(tmp_path) as server:
                server.lobby.registry.hibernation._now = lambda: now[0]
                if round == 0:
                    host = Browser(server)
                    at = await host.open(ME, OPEN, clock=Clock(3600))
                    await Browser(server).sit(at)
                    await host.mine()
                    await unloaded(server)
                    assert server.lobby.tables == {}
                    now[0] += 600
                else:
                    assert server.lobby.tables == {}
                    server.lobby.registry.hibernation._waits = {
                        id: waits._replace(since=now[0])
                        for id, waits in server.lobby.registry.hibernation._waits.items()
                    }
                    now[0] += 60
                    back = Browser(server)
                    back.tell(m.Join(at.table, at.token))
                    left = (await back.get(m.Clocks)).left
                    assert 2_935_000 < left[0] <= 2_940_000
                    assert left[1] == 3_600_000
            now[0] += 50_000  # the server is down

    run(script())


def test_every_freeze_is_logged_with_its_reason(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            at = await Browser(server).open(ME, BOT)
            running(server.lobby.tables[at.table]).freeze(ZeroDivisionError("a card went wrong"), (3,))
            (record,) = [one for one in caplog.records if "is frozen" in one.getMessage()]
            assert at.table in record.getMessage()
            assert "bridge_over" in record.getMessage()
            assert record.exc_info is not None
            assert "a card went wrong" in str(record.exc_info[1])

    run(script())


READS = ("rows", "ids", "kept", "moves", "chat", "take", "release", "want", "announce", "owners")
"""What a store is asked, and waits for its database to say."""


def test_nothing_is_read_in_the_event_loop(
    tmp_path: Path, kept_in: Callable[[Path], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is done: nobody else waits while a database looks for something."""
    monkeypatch.setattr("fudaba.server.lobby.sweep.UNLOADED", 0.0)
    kind = PostgresStore if "://" in kept_in(tmp_path) else SqliteStore
    asked: Counter[str] = Counter()
    elsewhere: list[tuple[str, str]] = []

    def watched(name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def read(*given: Any) -> Any:
            asked[name] += 1
            thread = threading.current_thread().name
            if not thread.startswith(ASKING):
                elsewhere.append((name, thread))
            return method(*given)

        return read

    for name in READS:
        monkeypatch.setattr(kind, name, watched(name, getattr(kind, name)))

    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest, looks = Browser(server), Browser(server), Browser(server)
            over = await host.open(ME, BOT)
            await played([host])
            host.tell(m.Rematch(over.table))
            again = await host.get(m.Seated)
            waiting = await guest.open(ME, OPEN)
            guest.tell(m.Say(waiting.table, "hello"))
            await guest.get(m.Said)
            assert (await looks.ask(m.Join("nowhere"), m.Refused)).code == "no_table"
            for browser in (host, guest):
                await browser.leave()
            await server.lobby.sweeper.sweep()
            keys = [m.SeatKey(at.table, at.token) for at in (over, again, waiting)]
            looks.tell(m.Watch(keys))
            assert len((await looks.get(m.Tables)).mine) == 3
            async with asking(server) as client:
                bearer = {"authorization": f"Bearer {over.token}"}
                assert (await client.get(f"/api/record/{over.table}", headers=bearer)).status_code == 200
        async with serving(tmp_path) as server:
            looks = Browser(server)
            looks.tell(m.Join(again.table, again.token))
            await looks.get(m.Update)

    run(script())
    assert elsewhere == []
    owned = {"take"} if kind.shared else set()  # a server that is alone asks nobody
    assert asked.keys() >= {"ids", "kept", "moves", "chat", *owned}

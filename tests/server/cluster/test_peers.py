"""A player who comes to one server may sit at a table of another: what is said is passed on, both ways."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from fudaba import games
from fudaba.kernel.record import decode, verify
from fudaba.server import store
from fudaba.server.cluster import peer_link as peer_lines
from fudaba.server.cluster import peer_listener
from fudaba.server.cluster import proxy_server as far_socket
from fudaba.server.cluster.peer_link import Lines
from fudaba.server.cluster.peers import Peers
from fudaba.server.cluster.proxy_client import Link, Remote
from fudaba.server.cluster.proxy_server import FarSocket
from fudaba.server.protocol import messages as m
from fudaba.server.store import Peer
from fudaba.server.store.stored_table import StoredTable
from tests.server.at_table import stage_of, timeline_of
from tests.server.browsing import BOT, ME, OPEN, Browser, asking, played, run, serving
from tests.server.lobby.test_every_state import brought_to
from tests.server.several import came, cluster_of, expire, servers, store_of, until

pytestmark = pytest.mark.usefixtures("url")


@pytest.mark.parametrize("game", games.names())
def test_two_at_one_table_come_to_two_servers(tmp_path: Path, game: str) -> None:
    """Both are told what two at one server are told, byte for byte."""

    async def script(others: int) -> list[list[Any]]:
        async with servers(tmp_path / str(others), 2) as all_of_them:
            one, two = Browser(all_of_them[0]), Browser(all_of_them[others])
            at = await one.open(ME, OPEN, game=game, options={})
            await two.sit(at)
            assert await played([one, two], 6) == 6
            two.tell(m.Say(at.table, "hello"))
            await one.get(m.Said)
            table = all_of_them[0].lobby.tables[at.table]
            while any(browser.update.sequence < timeline_of(table).sequence for browser in (one, two)):
                for browser in (one, two):
                    await browser.settle()
            assert at.table in all_of_them[0].lobby.tables
            assert at.table not in all_of_them[1].lobby.tables
            assert len(store_of(all_of_them[0]).moves(at.table)) == 6
            return [
                [said for said in b.got if isinstance(said, (m.Update, m.Taken, m.Over))] for b in (one, two)
            ]

    def plain(lines: list[list[Any]]) -> list[list[tuple[Any, ...]]]:
        """Without the table's name, and how often somebody looked whether there is anything new."""
        return [[(type(s).__name__, s.sequence, getattr(s, "view", None)) for s in each] for each in lines]

    assert plain(run(script(1))) == plain(run(script(0)))


def test_a_browser_goes_from_a_table_elsewhere_to_one_here_and_back(tmp_path: Path) -> None:
    async def script() -> None:
        async with servers(tmp_path, 2) as (one, other):
            here, there, goes = Browser(one), Browser(other), Browser(one)
            at_here, at_there = await here.open(ME, OPEN), await there.open(ME, OPEN)
            sat_there = await goes.sit(at_there)
            assert len(other.lobby.tables[at_there.table].audience) == 2
            sat_here = await goes.sit(at_here)
            await until(lambda: len(other.lobby.tables[at_there.table].audience) == 1)
            assert len(one.lobby.tables[at_here.table].audience) == 2
            await came(goes, sat_there)
            assert len(other.lobby.tables[at_there.table].audience) == 2
            assert len(one.lobby.tables[at_here.table].audience) == 1
            await goes.leave()
            await until(lambda: len(other.lobby.tables[at_there.table].audience) == 1)
            assert sat_here.table == at_here.table

    run(script())


def test_what_is_refused_there_is_refused_here(tmp_path: Path) -> None:
    async def script() -> None:
        async with servers(tmp_path, 2) as (one, other):
            host, stranger = Browser(one), Browser(other)
            at = await host.open(ME, OPEN, listed=False)
            assert (await stranger.ask(m.Sit(at.table, "Eve", "x"), m.Refused)).code == "not_allowed"
            assert (await stranger.ask(m.Join(at.table, "x"), m.Refused)).code == "no_seat"
            assert (await stranger.ask(m.Answer(at.table, 0, [0]), m.Refused)).code == "not_now"
            assert (await stranger.ask(m.Join("nowhere"), m.Refused)).code == "no_table"

    run(script())


def test_a_rematch_is_played_where_the_first_game_was(tmp_path: Path) -> None:
    async def script() -> None:
        async with servers(tmp_path, 2) as (one, other):
            host, guest = Browser(one), Browser(other)
            at = await host.open(ME, OPEN)
            await guest.sit(at)
            await played([host, guest])
            host.tell(m.Rematch(at.table, "same"))
            await host.settle()
            seated = await guest.ask(m.Rematch(at.table, "same"), m.Seated)
            again = await host.ask(m.Rematch(at.table, "same"), m.Seated)
            assert seated.table == again.table
            two = [Browser(one), Browser(other)]
            for browser, seat in zip(two, (again, seated), strict=True):
                await came(browser, seat)
            assert seated.table in one.lobby.tables
            assert await played(two, 1) == 1

    run(script())


def test_fewer_seats_of_a_table_elsewhere_begin_its_game(tmp_path: Path) -> None:
    """The host comes to one server, the table is at another, and the guest has another seat then."""

    async def script() -> None:
        async with servers(tmp_path, 2) as (one, other):
            host, guest, third = Browser(one), Browser(other), Browser(one)
            at = await host.open(ME, OPEN, OPEN, OPEN)
            sat = await third.sit(at, "Chika")
            await guest.sit(at)
            third.tell(m.Leave(at.table))
            await guest.get(m.Seats, lambda message: message.seats[sat.seat].kind == "open")
            far = Browser(other)
            far.tell(m.Join(at.table, at.token))
            await far.get(m.Seats)
            far.tell(m.Resize(at.table, 2))
            await guest.get(m.Welcome, lambda message: message.you == 1)
            for browser in (host, guest):
                await browser.get(m.Update)
            assert await played([host, guest], 4) == 4
            assert at.table in one.lobby.tables

    run(script())


def test_play_goes_on_from_a_game_that_is_over_elsewhere(tmp_path: Path) -> None:
    async def script() -> None:
        async with servers(tmp_path, 2) as (one, other):
            host, later = Browser(one), Browser(other)
            at = await host.open(ME, BOT)
            await played([host])
            wish = m.Create("Dai", "bridge_over", [ME, BOT], after=m.After(at.table, 2, at.token))
            seated = await later.ask(wish, m.Seated)
            assert seated.joined
            assert seated.table in one.lobby.tables
            assert (await later.mine()).table == seated.table
            await later.answer()

    run(script())


def test_who_opens_a_table_here_has_left_the_one_elsewhere(tmp_path: Path) -> None:
    async def script() -> None:
        async with servers(tmp_path, 2) as (one, other):
            host, guest = Browser(one), Browser(other)
            at = await host.open(ME, OPEN, OPEN)
            await guest.sit(at)
            own = await guest.open(ME, BOT)
            assert own.table in other.lobby.tables
            assert (await guest.mine()).table == own.table
            await guest.answer()
            seats = await host.get(m.Seats, lambda now: not now.seats[1].here)
            assert seats.table == at.table

    run(script())


@pytest.mark.parametrize("game", games.names())
def test_any_server_gives_a_record_and_the_table_stays_where_it_is(tmp_path: Path, game: str) -> None:
    """Of a game that is over; of one that goes on it says that it does, and to a stranger nothing."""

    async def script() -> None:
        async with servers(tmp_path, 2) as (one, other):
            made = {state: await brought_to(one, game, state) for state in ("waiting", "running", "over")}
            broken, _ = await brought_to(one, game, "frozen")
            async with asking(one) as here, asking(other) as there:
                for state, (at, table) in made.items():
                    own, path = {"authorization": f"Bearer {at.token}"}, f"/api/record/{at.table}"
                    for _ in range(2):
                        near, far = [await client.get(path, headers=own) for client in (here, there)]
                        assert near.status_code == far.status_code == (200 if state == "over" else 409)
                        assert near.content == far.content
                        assert near.headers.get("content-disposition") == far.headers.get(
                            "content-disposition"
                        )
                    if state == "over":
                        assert decode(far.content).final is not None
                        verify(decode(far.content), games.named)
                        await one.lobby.store.write(store.keep(private(table.kept), 0.0))
                        assert (await there.get(path)).status_code == 403
                        assert (await there.get(path, headers=own)).status_code == 200
                own, path = {"authorization": f"Bearer {broken.token}"}, f"/api/report/{broken.table}"
                near, far = [await client.get(path, headers=own) for client in (here, there)]
                assert near.json() == far.json()
                assert far.json()["fault"]
                assert (await there.get(path)).status_code == 403
            assert not other.lobby.tables
            assert {at.table for at, _ in made.values()} < set(one.lobby.tables)

    run(script())


def private(kept: StoredTable) -> StoredTable:
    """The same table, which nobody may look on at."""
    return structs.replace(kept, spectators="none")


@pytest.mark.parametrize("game", games.names())
def test_whoever_is_at_a_table_of_a_server_that_stops_is_led_to_where_it_goes_on(
    tmp_path: Path, game: str
) -> None:
    """Who had come to that server comes anew; who is at another one need do nothing."""

    async def script() -> None:
        async with serving(tmp_path) as stays:
            async with serving(tmp_path) as stops:
                host, guest = Browser(stops), Browser(stays)
                at = await host.open(ME, OPEN, game=game, options={})
                await guest.sit(at)
                assert await played([host, guest], 2) == 2
                seen = guest.update
            assert (await host.closed()).code == m.RESTARTING
            again = Browser(stays)
            await came(again, at)
            await until(lambda: len(stays.lobby.tables[at.table].audience) == 2)
            await guest.settle()
            assert guest.update.sequence >= seen.sequence
            assert await played([again, guest], 2) == 2
            assert len(store_of(stays).moves(at.table)) == 4

    run(script())


def test_whoever_is_at_a_table_whose_owner_is_gone_is_led_to_the_next(tmp_path: Path, url: str) -> None:
    async def script() -> None:
        async with servers(tmp_path, 2) as (gone, stays):
            host, guest = Browser(gone), Browser(stays)
            at = await host.open(ME, OPEN)
            await guest.sit(at)
            cluster_of(gone).close()  # nothing of it answers any more
            expire(url, store_of(gone))
            await guest.get(m.Welcome)
            await guest.get(m.Update)
            assert at.table in stays.lobby.tables

    run(script())


@pytest.mark.parametrize("taken", [False, True])
def test_an_answer_that_was_not_acknowledged_is_said_again_to_the_next_owner(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch, taken: bool
) -> None:
    """Whether it had been taken or not: it counts once, and is acknowledged."""

    async def script() -> None:
        async with servers(tmp_path, 2) as (gone, stays):
            host, guest = Browser(gone), Browser(stays)
            at = await host.open(ME, OPEN)
            sat = await guest.sit(at)
            await guest.get(m.Update)
            table = gone.lobby.tables[at.table]
            while True:  # until it is the guest's turn, and nothing is on its way to him
                await guest.settle()
                if stage_of(table).asked == sat.seat:
                    break
                await host.answer()
            while guest.update.sequence < stage_of(table).sequence:
                await guest.settle()
            update, before = guest.update, len(store_of(gone).moves(at.table))
            with monkeypatch.context() as silent:
                if taken:  # it is done there, and nothing of that comes back
                    silent.setattr(Remote, "hear", lambda self, data: None)
                else:  # it never arrives
                    silent.setattr(Link, "put", lambda self, frame: None)
                guest.tell(m.Answer(at.table, update.sequence, [0]))
                if taken:
                    await until(lambda: len(store_of(gone).moves(at.table)) > before)
                remote = next(
                    far for connection in stays.connections if (far := connection.route._far) is not None
                )
                await until(lambda: remote.unanswered is not None)
                cluster_of(gone).close()
                expire(url, store_of(gone))
                await until(lambda: remote.is_over)
            acknowledged = await guest.get(m.Taken)
            assert acknowledged.sequence == update.sequence
            assert len(store_of(stays).moves(at.table)) == before + 1
            assert at.table in stays.lobby.tables

    run(script())


def test_whoever_is_at_a_table_of_a_server_that_stands_still_is_led_to_the_next(
    tmp_path: Path, url: str
) -> None:
    """Its connections are still there, and it is not waited for: as soon as it counts as gone."""

    async def script() -> None:
        async with servers(tmp_path, 2) as (gone, stays):
            host, guest = Browser(gone), Browser(stays)
            at = await host.open(ME, OPEN)
            await guest.sit(at)
            expire(url, store_of(gone))
            await guest.get(m.Welcome)
            await guest.get(m.Update)
            assert at.table in stays.lobby.tables

    run(script())


def test_tables_of_a_server_that_has_ended_go_on_at_once(tmp_path: Path) -> None:
    """Killed: nobody listens where it did, and its connection to the database is over. No lease runs out."""

    async def script() -> None:
        async with servers(tmp_path, 2) as (gone, stays):
            host, guest = Browser(gone), Browser(stays)
            at = await host.open(ME, OPEN)
            await guest.sit(at)
            his_leases = store_of(gone)._leases
            assert his_leases is not None
            assert his_leases._connection is not None
            his_leases.stop()
            his_leases._connection.close()
            cluster_of(gone).close()
            await guest.get(m.Welcome)
            await guest.get(m.Update)
            assert at.table in stays.lobby.tables

    run(script())


def test_a_silent_connection_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where a network swallows everything, without a word."""

    async def script() -> None:
        nobody: Any = None
        line = Lines(asyncio.StreamReader(), nobody)
        monkeypatch.setattr(peer_lines, "SILENT", 3600.0)
        waits = asyncio.create_task(line.get())
        await asyncio.sleep(0)
        assert not waits.done()
        waits.cancel()
        await asyncio.wait({waits})
        monkeypatch.setattr(peer_lines, "SILENT", 0.0)
        assert await line.get() is None

    run(script())


def test_nobody_is_heard_who_does_not_know_the_secret(caplog: pytest.LogCaptureFixture) -> None:
    heard: list[FarSocket] = []

    async def serve(socket: FarSocket) -> None:
        heard.append(socket)

    class Near:
        """A browser."""

        is_full = False

        def __init__(self) -> None:
            self.ended = asyncio.Event()

        def send(self, data: bytes) -> None:
            """Nothing is said to it."""
            raise AssertionError(data)

        async def room(self) -> None:
            """There is."""

        def seated(self, table: str, token: str) -> None:
            """It opens nothing."""

        def lost(self, code: int, reason: str) -> None:
            """Nobody listens there."""
            self.ended.set()

    async def script() -> None:
        server, stranger, friend = Peers(serve), Peers(serve), Peers(serve)
        peer = await server.start("127.0.0.1")
        stranger.secret = b"guessed"
        for known in (b"", b"known"):  # before the secret is known nobody is believed, either
            server.secret = known
            near = Near()
            remote = await stranger.reach(peer, near, "10.0.0.9", "")
            remote.send(b"let me in")
            await near.ended.wait()
            assert heard == []
        friend.secret = b"known"
        await friend.reach(peer, Near(), "10.0.0.9", "aya")
        await until(lambda: heard)
        assert (heard[0].caller.address, heard[0].caller.person) == ("10.0.0.9", "aya")
        for each in (server, stranger, friend):
            each.close()

    run(script())
    assert "no server of this database" in caplog.text


def test_strangers_where_servers_meet_are_counted_at_the_door(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each address has some connections there that have not shown yet what they are; the next are closed at
    once, before TLS; who has shown it is counted no more."""
    heard: list[FarSocket] = []
    monkeypatch.setattr(peer_listener, "EACH", 3)
    monkeypatch.setattr("fudaba.server.cluster.peer_listener.SILENT", 60.0)
    monkeypatch.setattr("fudaba.server.cluster.peers.SILENT", 60.0)

    async def serve(socket: FarSocket) -> None:
        heard.append(socket)

    async def script() -> None:
        server, friend = Peers(serve), Peers(serve)
        server.secret = friend.secret = b"known"
        peer = await server.start("127.0.0.1")
        host, _, port = peer.address.rpartition(":")
        await friend.reach(peer, Near(full=False), "10.0.0.9", "")
        await until(lambda: heard)
        strangers = [await asyncio.open_connection(host, int(port)) for _ in range(8)]
        ends = [asyncio.create_task(reader.read()) for reader, _ in strangers]
        await until(lambda: sum(end.done() for end in ends) == 5)
        for _, writer in strangers:
            writer.close()
        for each in (server, friend):
            each.close()

    run(script())


def test_what_goes_between_servers_can_be_read_by_nobody_and_told_by_nobody_else() -> None:
    """Anyone who listens on the way reads nothing; anyone who answers in the owner's place is told
    nothing."""
    heard: list[bytes] = []
    passed: list[bytes] = []

    async def serve(socket: FarSocket) -> None:
        heard.append(await socket.receive() or b"")

    async def script() -> None:
        server, impostor, other = Peers(serve), Peers(serve), Peers(serve)
        server.secret = impostor.secret = other.secret = b"known"
        peer, false = await server.start("127.0.0.1"), await impostor.start("127.0.0.1")

        async def listen_in(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            host, _, port = peer.address.rpartition(":")
            its_reader, its_writer = await asyncio.open_connection(host, int(port))

            async def pass_on(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
                while data := await source.read(65536):
                    passed.append(data)
                    sink.write(data)

            await asyncio.gather(pass_on(reader, its_writer), pass_on(its_reader, writer))

        async with await asyncio.start_server(listen_in, "127.0.0.1", 0) as between:
            port = between.sockets[0].getsockname()[1]
            remote = await other.reach(
                peer._replace(address=f"127.0.0.1:{port}"), Near(full=False), "10.0.0.9", ""
            )
            remote.send(b"the token of a seat")
            await until(lambda: heard)
            for each in (server, other):
                each.close()
        assert heard == [b"the token of a seat"]
        assert passed
        assert not any(word in b"".join(passed) for word in (b"token", b"10.0.0.9"))

        with pytest.raises(OSError, match="CERTIFICATE_VERIFY_FAILED"):
            await other.reach(Peer(false.address, peer.certificate), Near(full=False), "10.0.0.9", "")
        with pytest.raises(OSError, match="does not answer"):
            await other.reach(Peer(false.address, ""), Near(full=False), "10.0.0.9", "")
        impostor.close()

    run(script())


# The lobby.


@pytest.mark.parametrize("game", games.names())
def test_the_lobby_shows_the_tables_of_all_servers(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that wait, those that are played at, and none that is over or not listed."""
    monkeypatch.setattr("fudaba.server.ws.commands.EVERY_LOBBY", 0.02)

    async def script() -> None:
        async with servers(tmp_path, 3) as (one, two, three):
            looks = Browser(three)
            looks.tell(m.Watch())
            waits, plays, hides = Browser(one), Browser(two), Browser(two)
            waiting = await waits.open(ME, OPEN, game=game, options={})
            playing = await plays.open(ME, OPEN, game=game, options={})
            hidden = await hides.open(ME, OPEN, game=game, options={}, listed=False)
            both = {waiting.table, playing.table}
            await looks.get(m.Tables, lambda message: {card.table for card in message.open} == both)
            guest = Browser(three)
            sat = await guest.sit(playing)
            message = await looks.get(
                m.Tables, lambda message: {card.state for card in message.open} == {"waiting", "playing"}
            )
            assert [card.table for card in message.open] == [waiting.table, playing.table]  # first what waits
            assert {card.game for card in message.open} == {game}

            # One's own, wherever it is: whose turn it is, is known to its owner alone.
            table = two.lobby.tables[playing.table]
            decider = stage_of(table).asked
            own = Browser(three)
            keys = [m.SeatKey(at.table, at.token) for at in (playing, sat, hidden)]
            own.tell(m.Watch(keys))
            mine = (await own.get(m.Tables)).mine
            assert [(card.table, card.yours, card.waits, bool(card.asked.ja)) for card in mine] == [
                (playing.table, 0, decider == 0, decider == 0),
                (playing.table, 1, decider == 1, decider == 1),
                (hidden.table, 0, False, False),
            ]

            for browser in (plays, guest, waits):  # where nobody is, nobody need look
                await browser.leave()
            await looks.get(m.Tables, lambda message: message.open == [])

    run(script())


def test_tables_of_a_server_that_is_gone_are_listed_no_more_and_then_by_who_takes_them(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fudaba.server.ws.commands.EVERY_LOBBY", 0.02)

    async def script() -> None:
        async with servers(tmp_path, 2) as (gone, stays):
            host, looks = Browser(gone), Browser(stays)
            at = await host.open(ME, OPEN)
            looks.tell(m.Watch())
            await looks.get(m.Tables, lambda message: [card.table for card in message.open] == [at.table])
            expire(url, store_of(gone))
            await looks.get(m.Tables, lambda message: message.open == [])
            again = Browser(stays)
            await again.ask(m.Join(at.table, at.token), m.Welcome)
            await looks.get(m.Tables, lambda message: [card.table for card in message.open] == [at.table])

    run(script())


def test_what_another_version_lists_is_left_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def script() -> None:
        async with servers(tmp_path, 1) as (one,):
            one.lobby.listing.heard([b"not even a list"])
            assert (await one.lobby.listing.message_for([])).open == []

    run(script())
    assert "another process cannot be listed" in caplog.text


def test_a_slow_browser_is_waited_for_and_holds_up_no_other(tmp_path: Path) -> None:
    """What it has not read yet stays with the owner, who waits for it as for one of his own."""

    async def script() -> None:
        server, other = Peers(serve), Peers(serve)
        server.secret = other.secret = b"known"
        peer = await server.start("127.0.0.1")
        slow, quick = Near(full=True), Near(full=False)
        for near in (slow, quick):
            await other.reach(peer, near, "10.0.0.9", "")
        await until(lambda: quick.read == PIECES)
        assert 0 < slow.read * len(PIECE) <= far_socket.WINDOW + 2 * len(PIECE)
        slow.free.set()
        await until(lambda: slow.read == PIECES)
        for each in (server, other):
            each.close()

    run(script())


PIECE, PIECES = bytes(64 * 1024), 40


async def serve(socket: FarSocket) -> None:
    """Tell it a great deal."""
    for _ in range(PIECES):
        await socket.send(PIECE)


class Near:
    """A browser that reads nothing before it is let."""

    def __init__(self, *, full: bool) -> None:
        self.read = 0
        self.free = asyncio.Event()
        if not full:
            self.free.set()

    @property
    def is_full(self) -> bool:
        """Whether it does not read."""
        return not self.free.is_set()

    def send(self, data: bytes) -> None:
        """Count what it is sent."""
        self.read += 1

    async def room(self) -> None:
        """Wait until it reads."""
        await self.free.wait()

    def seated(self, table: str, token: str) -> None:
        """It opens nothing."""

    def lost(self, code: int, reason: str) -> None:
        """Nobody listens there."""

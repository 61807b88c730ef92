"""Two Chromiums at one table, each at a server of its own on one PostgreSQL; one of the servers is killed."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingTCPServer

import pytest
from playwright.sync_api import Page, Playwright, expect

from benchmarks.table.postgres import Postgres, programs
from tests.browser.conftest import PATIENCE, Door, Server, launched
from tests.browser.playing import invitation, open_table, poll
from tests.browser.test_together import agree, goes_on, sit_down


class Way(ThreadingTCPServer):
    """Leads a browser to a server, as a proxy does: the address stays when the server becomes another."""

    daemon_threads = True

    def __init__(self, to: Server) -> None:
        super().__init__(("127.0.0.1", 0), _Pass)
        self.address = f"http://127.0.0.1:{self.server_address[1]}/"
        self.to = to
        threading.Thread(target=self.serve_forever, daemon=True).start()


class _Pass(BaseRequestHandler):
    """One connection: what either side says goes to the other, until one of them ends it."""

    def handle(self) -> None:
        """Pass on."""
        assert isinstance(self.server, Way)
        with (
            contextlib.suppress(OSError),
            socket.create_connection(("127.0.0.1", self.server.to.port)) as there,
        ):
            back = threading.Thread(target=_pass, args=(there, self.request), daemon=True)
            back.start()
            _pass(self.request, there)
            back.join()


def _pass(source: socket.socket, sink: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
    for each in (source, sink):
        with contextlib.suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def two(tmp_path: Path) -> Iterator[list[Server]]:
    """Two servers of one database."""
    found = programs()
    if found is None:
        pytest.skip("there is no PostgreSQL on this machine (initdb, postgres)")
    with contextlib.ExitStack() as ends:
        database = Postgres(found, "fsync=off")
        ends.callback(database.stop)
        url = database.create("fudaba")
        servers = [Server(tmp_path / name, database=url) for name in ("one", "other")]
        for server in servers:
            server.start()
            ends.callback(server.kill)
        yield servers


def answers_of_both(*pages: Page, least: int) -> None:
    """Play until each of them has answered so often."""
    answers = dict.fromkeys(pages, 0)

    def fewest() -> int:
        for page in pages:
            answers[page] += goes_on(page)
        return min(answers.values())

    poll(pages[0], fewest, lambda count: count >= least, "answers", patience=3 * PATIENCE)


def heard_anew(page: Page) -> threading.Event:
    """Set once a server has told the page something by another connection than those that there are."""
    heard = threading.Event()
    page.on("websocket", lambda line: line.on("framereceived", lambda _: heard.set()))
    return heard


def test_two_browsers_at_two_servers_go_on_when_one_of_these_is_killed(
    two: list[Server], door: Door, playwright: Playwright
) -> None:
    one, other = two
    ways = Way(one), Way(other)
    second = Door(launched(playwright), [])
    hers = open_table(door(ways[0], "Aya", own=True), ["me", "open"], rounds=3, hand=5)
    his = sit_down(second(ways[1], "Ben", "ja", own=True), invitation(hers))
    answers_of_both(hers, his, least=2)
    agree(hers, his)
    lines = hers.locator(".line").count()

    back = heard_anew(hers)
    one.kill()  # hers, which has the table
    expect(hers.locator(".bar")).to_contain_text("onnection lost")
    ways[0].to = other
    poll(hers, back.is_set, bool, "it does not come back")
    for page in (hers, his):  # his connection stands: his server leads him to the table's next owner
        expect(page.locator(".bar")).to_have_count(0)
    poll(hers, hers.locator(".line").count, lambda now: now >= lines, "lines of the log are missing")
    answers_of_both(hers, his, least=2)
    agree(hers, his)
    second.close()
    for way in ways:
        way.shutdown()
        way.server_close()

"""Stopping in order: everybody is told, what was answered is kept, and nothing more is taken."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from fudaba.server.protocol import messages as m
from tests.ports import own_port
from tests.server.at_table import answers_of
from tests.server.browsing import ME, OPEN, Browser, asking, run, serving
from tests.server.conftest import option

pytestmark = pytest.mark.usefixtures("kept_in")


def test_everybody_is_told_and_asked_to_come_back(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            browser = Browser(server)
            at = await browser.open(ME, OPEN)
            await Browser(server).sit(at)
            await browser.answer()
            await server.drain()
            closing = await browser.get(m.Closing)
            assert closing.again_in > 0
            assert (await browser.closed()).code == m.RESTARTING
            assert (await client.get("/health")).status_code == 503
        async with serving(tmp_path) as server:
            assert len(answers_of(server.lobby.tables[at.table])) == 1

    run(script())


def test_nothing_more_is_taken(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, OPEN)
            await Browser(server).sit(at)
            update = await browser.mine()
            await server.lobby.registry.drain()
            refused = await browser.ask(m.Answer(at.table, update.sequence, [0]), m.Refused)
            assert refused.code == "closing"
            wish = m.Create("Aya", "bridge_over", [ME, OPEN])
            assert (await browser.ask(wish, m.Refused)).code == "closing"
            assert answers_of(server.lobby.tables[at.table]) == ()

    run(script())


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="signals as on POSIX")
def test_the_command_serves_until_it_is_told_to_stop(tmp_path: Path, kept_in: Callable[[Path], str]) -> None:
    port = str(own_port())
    command = [sys.executable, "-m", "fudaba", "serve", *option(kept_in(tmp_path)), "--port", port]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            assert process.stdout.readline().startswith(f"Fudaba is at http://localhost:{port}/")
            assert httpx.get(f"http://127.0.0.1:{port}/health").json()["status"] == "ok"
            second = subprocess.run(command, capture_output=True, text=True, timeout=60)
            assert second.returncode == 2
            # A folder has one server, an address too; a database may have several.
            why = "Another server is using" if "--data" in command else "Can't listen"
            assert why in second.stderr
            process.send_signal(signal.SIGTERM)
            assert process.wait(60) == 0
            # How long a step took is about this machine, and what else it does.
            lines = process.stderr.read().splitlines()
            assert [line for line in lines if "held up the event loop" not in line] == []
        finally:
            process.kill()


BUSY = """
import sys
from pathlib import Path
from fudaba.server.http import app, run
from fudaba.server.operations.settings import Settings

async def for_ever(self, request):
    print("busy", flush=True)
    while True:
        pass

app.Server._health = for_ever
run.STOPPED_WITHIN = 1.0
run.run(Settings(Path(sys.argv[1])), "127.0.0.1", int(sys.argv[2]), lambda: print("ready", flush=True))
"""
"""A server with one request that never lets go of the loop."""


@contextmanager
def started(*command: str) -> Iterator[subprocess.Popen[str]]:
    """A server in a process of its own, once it has said that it is there."""
    with subprocess.Popen(
        [sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline()
            yield process
        finally:
            for child in children(process.pid):
                os.kill(child, signal.SIGCONT)
            process.kill()


def children(process: int) -> list[int]:
    """The processes that a process has begun."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
            if int(parent) == process and state != "Z":
                found.append(int(stat.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up as on Linux")
def test_it_stops_in_order_although_its_workers_stand_still(tmp_path: Path) -> None:
    port = str(own_port())
    with started("-m", "fudaba", "serve", "--data", str(tmp_path), "--port", port) as process:
        text = "scenario: x\ngame: bridge_over\nsetup: {top: red 5}\nsteps: []\n"
        httpx.post(f"http://127.0.0.1:{port}/api/lab/run", json={"text": text}, timeout=60)
        workers = children(process.pid)
        assert workers
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        with pytest.raises(httpx.TimeoutException):
            httpx.post(f"http://127.0.0.1:{port}/api/lab/run", json={"text": text}, timeout=1)
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals as on POSIX")
def test_it_stops_although_its_loop_does_not_go_on(tmp_path: Path) -> None:
    port = str(own_port())
    with started("-c", BUSY, str(tmp_path), port) as process:
        with pytest.raises(httpx.TimeoutException):
            httpx.get(f"http://127.0.0.1:{port}/health", timeout=0.5)
        assert process.stdout is not None
        assert process.stdout.readline() == "busy\n"
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 1
        assert process.stderr is not None
        assert "in for_ever" in process.stderr.read()

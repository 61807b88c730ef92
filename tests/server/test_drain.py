"""Stopping in order: everybody is told, what was answered is kept, and nothing more is taken."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from fudaba.server.protocol import messages as m
from tests.ports import own_port
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
            assert len(server.lobby.tables[at.table].position.answers) == 1

    run(script())


def test_nothing_more_is_taken(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            at = await browser.open(ME, OPEN)
            await Browser(server).sit(at)
            update = await browser.mine()
            await server.lobby.drain()
            refused = await browser.ask(m.Answer(at.table, update.sequence, [0]), m.Refused)
            assert refused.code == "closing"
            wish = m.Create("Aya", "bridge_over", [ME, OPEN])
            assert (await browser.ask(wish, m.Refused)).code == "closing"
            assert server.lobby.tables[at.table].position.answers == ()

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
            why = "Another server is using" if "--data" in command else "It is not possible to listen"
            assert why in second.stderr
            process.send_signal(signal.SIGTERM)
            assert process.wait(60) == 0
            assert process.stderr.read() == ""
        finally:
            process.kill()

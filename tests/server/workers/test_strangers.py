"""What strangers send to be computed: it fails in words, by itself, and holds up nobody."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from fudaba.server.http.page import never
from fudaba.server.workers.asker import AskerGone, while_there
from fudaba.server.workers.confinement import MEGABYTE, resource
from fudaba.server.workers.job_queue import WAITING
from tests.server.browsing import asking, run, serving
from tests.server.http.test_lab import EXAMPLES, sent, wrong

WORDS = iter(range(1000))


def broken(*given: Any) -> bytes:
    """A job that meets an error of the engine, which names what somebody has sent."""
    raise KeyError(f"no pile {next(WORDS)}")


def memory() -> int:
    """A job that tells how much memory it may take."""
    most: int = resource.getrlimit(resource.RLIMIT_AS)[0]
    return most


def out_of_memory(*given: Any) -> bytes:
    raise MemoryError


def test_documents_nested_too_deep_are_refused_and_take_no_place_for_ever(tmp_path: Path) -> None:
    async def script() -> None:
        deep: Any = "x"
        for _ in range(900):
            deep = [deep]
        async with serving(tmp_path, workers=1) as server, asking(server) as client:
            for _ in range(WAITING + 1):
                refused = await client.post("/api/lab/run", content=json.dumps({"document": {"steps": deep}}))
                assert "nested too deep" in wrong(refused, 400).en
            reply = await sent(client, text=EXAMPLES["bridge_over"])
            assert reply.run is not None

    run(script())


def test_an_error_of_the_engine_is_that_requests_alone_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            for path, job in (("lab/run", "lab.lab_result"), ("replay/look", "replays.replayed")):
                with patch(f"fudaba.server.http.{job}", broken):
                    for _ in range(3):
                        failed = await client.post(f"/api/{path}", json={"text": "game: dominion"})
                        assert "our mistake" in wrong(failed, 500).en
            with patch("fudaba.server.http.lab.lab_result", out_of_memory):
                failed = await client.post("/api/lab/run", json={"text": "game: dominion"})
                assert "memory" in wrong(failed, 400).en
            assert (await sent(client, text=EXAMPLES["dominion"])).run is not None

    with caplog.at_level(logging.WARNING, "fudaba.server"):
        run(script())
    assert caplog.text.count("KeyError: 'no pile ") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="limits as on POSIX")
def test_all_processes_of_a_server_have_its_limit_of_memory(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, workers=1, memory=700) as server:
            players = server.lobby.context.players
            pools = (players.bots, players.thinkers, players.looks, players.reviews, server._jobs.pool)
            for pool in pools:
                assert await pool.run(memory) == 700 * MEGABYTE, pool.name

    run(script())


def test_a_job_is_dropped_once_who_asked_for_it_has_gone() -> None:
    async def script() -> None:
        leaves = asyncio.Event()

        async def gone() -> None:
            await leaves.wait()

        state = "not begun"

        async def job() -> str:
            nonlocal state
            state = "begun"
            try:
                await asyncio.Event().wait()
            finally:
                state = "dropped"
            return "done"

        waits = asyncio.ensure_future(while_there(gone, job()))
        while state != "begun":
            await asyncio.sleep(0)
        assert not waits.done()
        leaves.set()
        with pytest.raises(AskerGone):
            await waits
        assert state == "dropped"

    run(script())


def test_who_waits_is_told_what_a_job_comes_to_or_raises() -> None:
    async def script() -> None:
        async def job(error: Exception | None) -> str:
            await asyncio.sleep(0)
            if error is not None:
                raise error
            return "done"

        assert await while_there(never, job(None)) == "done"
        with pytest.raises(ValueError, match="no"):
            await while_there(never, job(ValueError("no")))

    run(script())

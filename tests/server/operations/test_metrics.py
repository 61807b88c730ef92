"""`/metrics`: the figures are right, tell nothing of anybody, and are told to whom the operator wishes."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from fudaba import games
from fudaba.server.http.app import Server
from fudaba.server.http.asgi import application
from fudaba.server.operations import loop_watch, metrics
from tests.server.browsing import BOT, ME, OPEN, RANDOM, Browser, asking, played, run, serving

Sample = tuple[str, tuple[tuple[str, str], ...]]


async def got(
    server: Server, address: str = "127.0.0.1", host: str = "testserver", **headers: str
) -> httpx.Response:
    transport = httpx.ASGITransport(application(server), client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as client:
        return await client.get("/metrics", headers=headers)


def read(answer: httpx.Response) -> dict[Sample, float]:
    assert answer.status_code == 200
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def tables(figures: dict[Sample, float]) -> dict[str, float]:
    return {labels[0][1]: value for (name, labels), value in figures.items() if name == "fudaba_tables"}


def test_all_games_in_every_state_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_watch, "EVERY", 0.01)

    async def script() -> None:
        async with serving(tmp_path / "one", metrics="loopback") as server:
            other_folder = tmp_path / "two"
            ids = []
            for game in games.names():
                for seats in ((ME, RANDOM), (ME, OPEN)):
                    browser = Browser(server)
                    seat = await browser.open(*seats, game=game, options={})
                    ids.append(seat.table)
            over = Browser(server)
            ids.append((await over.open(ME, BOT)).table)
            await played([over])
            next(iter(server.lobby.tables.values())).freeze(RuntimeError("somebody's secret"))
            answer = await got(server)
            figures = read(answer)
            counted = tables(figures)
            number = len(list(games.names()))
            assert counted == {
                **{"waiting": number, "playing": number - 1, "over": 1, "frozen": 1},
                **{"resting": 0, "unattended": 0, "returning": 0, "without_cards": 0},
            }
            assert figures["fudaba_sockets", ()] == 2 * number + 1
            assert figures["fudaba_answers_total", ()] == server.lobby.context.tally.answers > 10
            acknowledged = figures["fudaba_acknowledgement_seconds_count", ()]
            assert 0 < acknowledged < figures["fudaba_answers_total", ()]  # the others are the bot's
            assert figures["fudaba_event_loop_delay_seconds_count", ()] > 0
            assert figures["fudaba_event_loop_longest_step_seconds", ()] >= 0
            assert figures["fudaba_event_loop_longest_step_lately_seconds", ()] >= 0
            assert figures["fudaba_jobs_waiting", (("pool", "bots"),)] == 0
            assert figures["fudaba_disk_refuses", ()] == figures["fudaba_busy", ()] == 0
            assert not [word for word in (*ids, "secret", "10.0.0.1") if word in answer.text]
            async with serving(other_folder, metrics="any") as other:  # nothing is shared
                assert read(await got(other))["fudaba_acknowledgement_seconds_count", ()] == 0

    run(script())


def test_figures_are_told_to_whom_they_are_for(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path / "off") as server:
            assert (await got(server)).status_code == 404
        async with serving(tmp_path / "here", metrics="loopback", names=("cards.example",)) as server:
            assert (await got(server, host="127.0.0.1:8765")).status_code == 200
            assert (await got(server, "::1", host="cards.example")).status_code == 200
            assert (await got(server, host="evil.example")).status_code == 421
            assert (await got(server, "10.0.0.1", host="cards.example")).status_code == 404
            for name in metrics.PASSED_ON:
                answer = await got(server, host="cards.example", **{name: "127.0.0.1"})
                assert answer.status_code == 404
            async with asking(server, "127.0.0.1") as client:  # all else answers to its own name alone
                assert (await client.get("/health")).status_code == 200
                assert (await client.get("/api/games")).status_code == 421
        async with serving(tmp_path / "any", metrics="any") as server:
            assert (await got(server, "10.0.0.1")).status_code == 200

    run(script())


def test_it_is_told_that_newcomers_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_watch.LoopWatch, "is_busy", True)

    async def script() -> None:
        async with serving(tmp_path, metrics="any") as server:
            assert read(await got(server))["fudaba_busy", ()] == 1

    run(script())

"""The attacks by records and scenarios that are sent: too much, just not too much, or nested too deep."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import TYPE_CHECKING, Any

import httpx
from websockets.exceptions import ConnectionClosed

from fudaba import games
from fudaba.kernel.bounds import LARGEST, MOST_CARDS
from fudaba.kernel.dice import commitment
from fudaba.kernel.record import FORMAT
from fudaba.server.protocol import messages as m

if TYPE_CHECKING:
    from benchmarks.table.scene import Scene

INNOCENT = "10.9.8.2"
SMALL: dict[str, Any] = {"seats": [{"zones": {"hand": ["smithy"] * 5}}, {}], "supply": {"smithy": -1}}
TOO_MUCH: tuple[dict[str, Any], ...] = (
    {**SMALL, "supply": {"copper": 2_000_000}},
    {**SMALL, "supply": {"doctor": -1}, "coins": 1_000_000_000, "phase": "buy"},
    {**SMALL, "seats": [{"zones": {"hand": ["copper"] * 20_000}}, {}]},
)
MUCH: tuple[dict[str, Any], ...] = (
    {"seats": [{"zones": {"hand": ["cellar"] * (MOST_CARDS - 50)}}, {}], "actions": LARGEST},
    {"seats": [{"zones": {"hand": ["storeroom"] * (MOST_CARDS - 50)}}, {}], "actions": LARGEST},
    {**SMALL, "supply": {"doctor": -1, "herald": -1}, "coins": LARGEST, "buys": LARGEST, "phase": "buy"},
    {**SMALL, "supply": dict.fromkeys(("copper", "silver", "gold", "estate", "duchy"), LARGEST)},
)
"""The largest that are taken, each in its way."""
TABLES = 12
PLAYED = 8.0
"""For how many seconds they are played at, at least: on a busy machine it takes long until they are there."""
SENDINGS = 30
"""How many scenarios nested too deep are sent, at least: more than may wait."""
PICKS = 200
"""How many options one answer takes at most."""


def record(situation: dict[str, Any]) -> str:
    """A record of a game of Dominion that begins in a situation."""
    game = games.named("dominion")
    told = {
        "format": FORMAT,
        "rules": game.rules,
        "game": game.name,
        "options": {},
        "names": ["A", "B"],
        "seed": "1",
        "commitment": commitment("1"),
        "answers": [],
        "situation": situation,
    }
    return json.dumps(told)


def _play(situation: dict[str, Any]) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    return {
        "record": record(situation),
        "step": 0,
        "wish": {"t": "create", "name": "Eve", "game": "", "seats": seats},
    }


async def situations(scene: Scene) -> dict[str, float]:
    """Send situations that are too large, then play at the largest that are not, as fast as is allowed."""
    laid = answered = 0
    async with scene.client() as client:
        for situation in TOO_MUCH:
            for path in ("replay/look", "replay/keep", "lab/record"):
                got = await client.post(f"/api/{path}", content=record(situation))
                laid += "too" not in got.text
            laid += "table" in (await client.post("/api/replay/play", json=_play(situation))).json()
        tables = []
        for number in range(TABLES):
            for _ in range(5):
                opened = await client.post("/api/replay/play", json=_play(MUCH[number % len(MUCH)]))
                if "table" in opened.text:
                    tables.append(opened.json())
                    break
                await asyncio.sleep(1)

    least = time.perf_counter() + PLAYED

    async def play(seated: dict[str, Any]) -> None:
        nonlocal answered
        tab = await scene.browser()
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            await tab.ask(m.Join(seated["table"], seated["token"]))
            while (scene.goes_on or time.perf_counter() < least) and not tab.frozen:
                update = tab.update
                question = None if update is None else update.question
                if update is not None and question is not None and question.mine:
                    most = max(1, question.least, min(PICKS, question.most))
                    await tab.tell(m.Answer(seated["table"], update.sequence, list(range(most))))
                    answered += 1
                await asyncio.sleep(0.1)

    await asyncio.gather(*(play(seated) for seated in tables))
    frozen = float(scene.served.health()["tables"]["frozen"])
    return {
        "laid out though too large": laid,
        "tables opened": len(tables),
        "answers": answered,
        "stopped": frozen,
    }


async def jobs(scene: Scene) -> dict[str, float]:
    """Send what no process can be given, and leave before an answer; then somebody else wants the lab."""
    deep: Any = "x"
    for _ in range(900):
        deep = [deep]
    sent = broken = 0
    async with scene.client() as client:
        while scene.goes_on or sent < SENDINGS:
            got = await client.post("/api/lab/run", json={"document": {"steps": deep}})
            sent, broken = sent + 1, broken + (got.status_code >= 500)
            with contextlib.suppress(httpx.HTTPError):
                await client.post("/api/lab/run", json={"text": _endless()}, timeout=0.05)
            await asyncio.sleep(0.2)
    headers = {"X-Forwarded-For": INNOCENT}
    url = f"http://127.0.0.1:{scene.served.port}/api/lab/run"
    async with httpx.AsyncClient(headers=headers, timeout=20) as innocent:
        text = "scenario: x\ngame: bridge_over\nsetup: {top: red 5}\nsteps: []\n"
        away = 1.0
        with contextlib.suppress(httpx.HTTPError):
            away = float((await innocent.post(url, json={"text": text})).status_code != 200)
    return {"sent": sent, "answered by an error": broken, "lab away for others": away}


def _endless() -> str:
    """A scenario that computes for as long as it may."""
    deck = "{deck: [Copper*400]}"
    steps = ["  - until: {turn: 60}"] * 50
    head = ["scenario: long", "game: dominion", "setup:", f"  A: {deck}", f"  B: {deck}", "steps:"]
    return "\n".join([*head, *steps, ""])

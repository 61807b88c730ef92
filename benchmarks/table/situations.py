"""The attacks by records and scenarios that are sent: too much, just not too much, or nested too deep."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from itertools import cycle
from typing import TYPE_CHECKING, Any

import httpx
from websockets.exceptions import ConnectionClosed

from benchmarks.table.tables import LONG
from fudaba import games
from fudaba.kernel.bounds import LARGEST, MOST_CARDS
from fudaba.kernel.dice import commitment
from fudaba.kernel.game import setup_of
from fudaba.kernel.record import FORMAT
from fudaba.server.protocol import messages as m

if TYPE_CHECKING:
    from benchmarks.table.scene import Scene

INNOCENT = "10.9.8.2"
SMALL: dict[str, Any] = {"seats": [{"zones": {"hand": ["smithy"] * 5}}, {}], "supply": {"smithy": -1}}
TOP: dict[str, Any] = {"top": {"face": "red number_5", "colour": "red", "sign": "number_5"}}
DEEP: list[Any] = []
for _ in range(400):
    DEEP = [DEEP]
TURNS = "".join(f"      b{n}: [{{until: {{turn: A}}}}]\n" for n in range(500))
BRANCHES = "".join(f"      b{n}: [{{A: red 2}}]\n" for n in range(850))
DRAWS = "".join(f"      b{n}: [{{A: draw}}]\n" for n in range(600))
ENDLESS = (
    "scenario: long\ngame: dominion\nsetup: {A: {deck: [Copper*400]}, B: {deck: [Copper*400]}}\n"
    f"steps:\n  - branch:\n{TURNS}",
    "scenario: long\ngame: bridge_over\nsetup: {top: red 5, A: {hand: [red 1, red 2]}}\n"
    f"steps:\n  - branch:\n{BRANCHES}",
    f"scenario: long\ngame: innovation\nsetup: {{}}\nsteps:\n  - branch:\n{DRAWS}",
)
"""Scenarios of each game that compute for long."""
TOO_MUCH: tuple[tuple[str, dict[str, Any]], ...] = (
    ("dominion", {**SMALL, "supply": {"copper": 2_000_000}}),
    ("dominion", {**SMALL, "supply": {"doctor": -1}, "coins": 1_000_000_000, "phase": "buy"}),
    ("dominion", {**SMALL, "seats": [{"zones": {"hand": ["copper"] * 20_000}}, {}]}),
    ("dominion", {**SMALL, "seats": DEEP}),
    ("bridge_over", {**TOP, "points": [10**9, 0]}),
    ("bridge_over", {**TOP, "hands": [["red number_1"] * 20_000, []]}),
    ("bridge_over", {**TOP, "pile": DEEP}),
    ("innovation", {"seats": [{"drawn": 10**9}, {}]}),
    ("innovation", {"junk": ["agriculture"] * 20_000}),
    ("innovation", {"seats": [{"board": {"red": DEEP}}, {}]}),
)
"""What no game could need, for each game: numbers, cards, nesting."""


def largest() -> Iterator[tuple[str, dict[str, Any]]]:
    """The largest that are taken, each in its way, by turns of the games."""
    cards = MOST_CARDS - 50
    dominion = (
        {"seats": [{"zones": {"hand": ["cellar"] * cards}}, {}], "actions": LARGEST},
        {"seats": [{"zones": {"hand": ["storeroom"] * cards}}, {}], "actions": LARGEST},
        {**SMALL, "supply": {"doctor": -1, "herald": -1}, "coins": LARGEST, "buys": LARGEST, "phase": "buy"},
        {**SMALL, "supply": dict.fromkeys(("copper", "silver", "gold", "estate", "duchy"), LARGEST)},
    )
    deck = [face for face in _faces("bridge_over") if face != TOP["top"]["face"]]
    bridge_over = (
        {**TOP, "hands": [deck, []], "points": [LARGEST, LARGEST]},
        {**TOP, "hands": [deck[::2], deck[1::2]], "round": LARGEST},
    )
    every = _faces("innovation")
    half = len(every) // 2
    innovation: tuple[dict[str, Any], ...] = (
        {"seats": [{"hand": every[:half], "score": every[half:]}, {}]},
        {"seats": [{"hand": every[::2]}, {"hand": every[1::2]}], "action": 2},
    )
    for each in zip(dominion, cycle(bridge_over), cycle(innovation), strict=False):
        yield from zip(("dominion", "bridge_over", "innovation"), each, strict=True)


def _faces(name: str) -> list[str]:
    """The faces of the cards of a game that are in a deck, as its situations name them."""
    game = games.named(name)
    table = game.table(setup_of(game, seats=2, seed="1", options=LONG[name]))
    return [str(card.face) for card in table.cards]


PLAYED = 8.0
"""For how many seconds they are played at, at least: on a busy machine it takes long until they are there."""
SENDINGS = 30
"""How many scenarios nested too deep are sent, at least: more than may wait."""
PICKS = 200
"""How many options one answer takes at most."""


def record(situation: dict[str, Any], name: str = "dominion") -> str:
    """A record of a game that begins in a situation."""
    game = games.named(name)
    data = {
        "format": FORMAT,
        "rules": game.rules,
        "game": game.name,
        "options": LONG[name],
        "names": ["A", "B"],
        "seed": "1",
        "commitment": commitment("1"),
        "answers": [],
        "situation": situation,
    }
    return json.dumps(data)


def _play(name: str, situation: dict[str, Any]) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    return {
        "record": record(situation, name),
        "step": 0,
        "wish": {"t": "create", "name": "Eve", "game": "", "seats": seats},
    }


async def situations(scene: Scene) -> dict[str, float]:
    """Send situations that are too large, then play at the largest that are not, as fast as is allowed."""
    laid = answered = 0
    async with scene.client() as client:
        for name, situation in TOO_MUCH:
            for path in ("replay/look", "replay/keep", "lab/record"):
                laid += _is_laid(path, await _posted(client, path, content=record(situation, name)))
            laid += _is_laid("replay/play", await _posted(client, "replay/play", json=_play(name, situation)))
        tables = []
        for name, situation in largest():
            for _ in range(5):
                opened = await client.post("/api/replay/play", json=_play(name, situation))
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


async def _posted(client: httpx.AsyncClient, path: str, **what: Any) -> httpx.Response:
    """What is answered to that, once it is not only that it came too fast."""
    while True:
        got = await client.post(f"/api/{path}", **what)
        if got.status_code not in (429, 503):
            return got
        await asyncio.sleep(0.3)


def _is_laid(path: str, got: httpx.Response) -> bool:
    """Whether a game was made of what was sent there."""
    match path:
        case "replay/look":
            return got.headers["content-type"] == "application/msgpack"
        case "lab/record":
            return got.status_code == 200
        case _:
            return '"table"' in got.text


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
                long = ENDLESS[sent % len(ENDLESS)]
                await client.post("/api/lab/run", json={"text": long}, timeout=0.05)
            await asyncio.sleep(0.2)
    headers = {"X-Forwarded-For": INNOCENT}
    url = f"http://127.0.0.1:{scene.served.port}/api/lab/run"
    async with httpx.AsyncClient(headers=headers, timeout=60) as innocent:
        text = "scenario: x\ngame: bridge_over\nsetup: {top: red 5}\nsteps: []\n"
        away, begun = 1.0, time.perf_counter()
        with contextlib.suppress(httpx.HTTPError):
            away = float((await innocent.post(url, json={"text": text})).status_code != 200)
        waited = time.perf_counter() - begun
    return {"sent": sent, "answered by an error": broken, "lab away for others": away, "lab s": waited}

"""The server in a tab, spoken to by function calls: here it runs in the tests' own Python."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fudaba import games
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.logs.writer import log_text
from fudaba.server.game.snapshot import Position
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import SeatWish
from fudaba.server.workers.jobs import Job, JobError, JobResult, ProcessLost
from fudaba.tab.application import Application, Line
from fudaba.tab.bot_worker import BotWorker, carry_out
from tests.logs.games import money
from tests.server.browsing import run

SCENARIO = """scenario: one
game: bridge_over
setup:
  top: red 5
  A: {hand: [red 3, blue 1]}
  B: {hand: [blue 7]}
steps:
  - A: play red 3
"""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(m.FromServer).decode


def here(name: str) -> BotWorker:
    """What thinks beside, without a Worker."""

    async def ask(job: bytes) -> bytes:
        return carry_out(job)

    return BotWorker(ask, lambda: None)


class Page:
    """A page that has a connection, and answers what it is asked by the first options."""

    def __init__(self, application: Application) -> None:
        self.came: asyncio.Queue[Any] = asyncio.Queue()
        self.codes: list[int] = []
        self.line = Line(lambda data: self.came.put_nowait(_decode(data)), self.codes.append)
        self.task = asyncio.create_task(application.serve(self.line))

    def say(self, message: m.FromClient) -> None:
        """Send a message."""
        self.line.say(_encode(message))

    async def get(self, kind: type[Any]) -> Any:
        """The next message of that kind."""
        async with asyncio.timeout(60):
            while not isinstance(message := await self.came.get(), kind):
                assert not isinstance(message, m.Refused), message
            return message

    async def play(self, game: str, answers: int = 5000, bot: str = "random") -> m.Seated:
        """Sit down with a bot, and answer so many questions, or until the game is over."""
        await self.get(m.Hello)
        options: dict[str, str | int | bool] = {"rounds": 1} if game == "bridge_over" else {}
        self.say(m.Create("Aya", game, [SeatWish("me"), SeatWish("bot", bot)], options=options))
        seated: m.Seated = await self.get(m.Seated)
        self.say(m.Join(seated.table, seated.token))
        sequence = -1
        while answers > 0:
            async with asyncio.timeout(60):
                message = await self.came.get()
            assert not isinstance(message, m.Refused), message
            if isinstance(message, m.Over):
                break
            if isinstance(message, m.Update) and message.question is not None and message.question.mine:
                if message.sequence == sequence:
                    continue
                sequence, put = message.sequence, message.question
                wanted = max(put.least, min(1, put.most))
                self.say(m.Answer(seated.table, sequence, list(range(wanted))))
                answers -= 1
        return seated


@pytest.mark.parametrize("game", games.names())
def test_a_game_goes_on_without_sockets(game: str, tmp_path: Path) -> None:
    async def script() -> None:
        application = Application(tmp_path, here, pace=0.0)
        await application.begin()
        page = Page(application)
        seated = await page.play(game, 1)
        asked = {"authorization": f"Bearer {seated.token}"}
        record = await application.ask("GET", f"/api/record/{seated.table}", asked)
        assert record.status == 409  # it is not over yet
        page.line.end()
        await page.task
        await application.end()

    run(script())


def test_requests_are_answered(tmp_path: Path) -> None:
    async def script() -> None:
        application = Application(tmp_path, here, pace=0.0)
        found = await application.ask("GET", "/api/games", {})
        assert found.status == 200
        assert [game["name"] for game in json.loads(found.body)] == games.names()
        text = SCENARIO
        sent = json.dumps({"text": text}).encode()
        ran = await application.ask("POST", "/api/lab/run", {"content-type": "application/json"}, sent)
        assert ran.status == 200
        assert json.loads(ran.body)["run"] is not None
        assert (await application.ask("GET", "/api/catalogue/chess", {})).status == 404

    run(script())


def test_a_log_is_read_hinted_at_and_replayed_without_a_server(tmp_path: Path) -> None:
    async def script() -> None:
        application = Application(tmp_path, here, pace=0.0)
        text = log_text(money(1), 0)

        async def asked(way: str, **body: Any) -> Any:
            sent = json.dumps(body).encode()
            found = await application.ask("POST", f"/api/{way}", {}, sent)
            assert found.status == 200, found.body
            return json.loads(found.body)

        found = await asked("bring/read", texts=[text], kingdom="quiet_street")
        turn = next(one for one in found["log"]["turns"] if one["position"] is not None)
        at = {"scenario": turn["position"]["scenario"], "names": ["Alice", "Bob"]}
        assert (await asked("bring/hint", **at))["advice"]
        assert (await asked("bring/coach", **at))["lines"]
        replay = await asked("bring/replay", texts=[text], kingdom="quiet_street")
        assert replay["turns"] > 0
        assert (await asked("replay/review", record=replay["record"], first=0))["upto"] == 4
        assert (await asked("replay/review", record=replay["record"], first=4))["upto"] == 8

    run(script())


def test_the_day_is_the_same_in_every_tab(tmp_path: Path) -> None:
    async def script() -> None:
        texts = []
        for name in ("one", "other"):
            application = Application(tmp_path / name, here, pace=0.0)
            shows = {"authorization": "Bearer a guest's secret"}
            found = await application.ask("GET", "/api/day/dominion", shows)
            assert found.status == 200
            texts.append(json.loads(found.body))
        assert texts[0]["cards"] == texts[1]["cards"]
        assert len(texts[0]["cards"]) >= 10
        assert texts[0]["results"] == []

    run(script())


def test_all_games_go_out_and_in_as_one_file(tmp_path: Path) -> None:
    async def script() -> None:
        one, other = Application(tmp_path / "one", here), Application(tmp_path / "other", here)
        await one.begin()
        page = Page(one)
        seated = await page.play("bridge_over", 2)
        saved = one.save()
        assert other.load(saved) == 1
        assert other.load(saved) == 0  # it is there already
        await other.begin()
        again = Page(other)
        await again.get(m.Hello)
        again.say(m.Join(seated.table, seated.token))
        assert (await again.get(m.Welcome)).you == 0
        with pytest.raises(BadSetup):
            other.load(b"no database at all, and no game in it")
        for application in (one, other):
            await application.end()

    run(script())


def test_what_bots_prepare_is_done_beside(tmp_path: Path) -> None:
    """The Worker of the table has no threads."""
    asked: list[str] = []

    def noted(name: str) -> BotWorker:
        asked.append(name)
        return here(name)

    async def script() -> None:
        application = Application(tmp_path, noted, pace=0.0)
        setup = setup_of(games.named("dominion"), seats=2, seed="1")
        position = Position("t", setup, ("Aya", "Ben"), ())
        await application.server.lobby.players.prepare_review(position)
        await application.end()

    run(script())
    assert asked == ["reviews"]


def test_what_thinks_beside_is_given_its_job_again() -> None:
    ended: list[str] = []

    async def dies(job: bytes) -> bytes:
        raise RuntimeError("terminated")

    async def script() -> None:
        def job(work: Any, *given: Any) -> Job:
            return Job(work, given, asyncio.get_running_loop().create_future())

        assert await here("x").do(job(max, 3, 7), 1, 1) == JobResult(7)
        wrong = await here("x").do(job(int, "no number"), 1, 1)
        assert isinstance(wrong, JobError)
        assert "no number" in wrong.trace
        with pytest.raises(ProcessLost, match="terminated"):
            await BotWorker(dies, lambda: ended.append("ended")).do(job(max, 1, 2), 1, 1)
        assert ended == ["ended"]

    run(script())

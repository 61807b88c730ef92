"""What strangers' situations cost: bounded before they are laid out, and step by step at a table."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fudaba import games
from fudaba.kernel.dice import commitment
from fudaba.kernel.record import Record, encode
from fudaba.kernel.session import Session
from fudaba.server import store
from fudaba.server.game.rendering import Renderer
from fudaba.server.game.timeline import Timeline
from fudaba.server.lobby.import_export import kept_of
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import State, Text
from fudaba.server.store.stored_table import StoredSeat
from fudaba.server.table import cost
from tests.server.browsing import ME, OPEN, Browser, asking, run, serving

SEATS = [{"zones": {"hand": ["smithy", "copper"], "deck": ["silver"] * 9}}, {}]
SMALL: dict[str, Any] = {"seats": SEATS, "supply": {"smithy": -1}}
DEEP: Any = "copper"
for _ in range(400):
    DEEP = [DEEP]

TOO_MUCH: dict[str, tuple[dict[str, Any], str]] = {
    "cards in a pile": ({**SMALL, "supply": {"copper": 2_000_000}}, "2000000 is too large"),
    "coins": ({**SMALL, "coins": 1_000_000_000, "phase": "buy"}, "1000000000 is too large"),
    "cards in a hand": ({**SMALL, "seats": [{"zones": {"hand": ["copper"] * 2001}}, {}]}, "Too many cards"),
    "nesting": ({**SMALL, "trash": DEEP}, "nested more than 20 deep"),
    "no card": ({**SMALL, "added": {"no_such_card": "smithy"}}, "no_such_card"),
}


def record(situation: dict[str, Any] | None, answers: int = 0) -> bytes:
    """A record of a game of Dominion out of a situation, with as many first answers."""
    game = games.named("dominion")
    return encode(
        Record(
            format="fudaba-record/1",
            rules=game.rules,
            game=game.name,
            options={},
            names=["A", "B"],
            seed="1",
            commitment=commitment("1"),
            answers=[[0]] * answers,
            situation=situation,
        )
    )


def play(data: bytes) -> bytes:
    """The request to play on from the beginning of a record."""
    wish = m.Create("Eve", "", [ME, OPEN])
    return msgspec.json.encode({"record": data.decode(), "step": 0, "wish": wish})


@pytest.mark.parametrize("what", TOO_MUCH)
def test_a_record_that_is_too_much_is_refused_in_words_wherever_it_is_sent(tmp_path: Path, what: str) -> None:
    situation, words = TOO_MUCH[what]

    async def script() -> None:
        data = record(situation)
        async with serving(tmp_path) as server, asking(server) as client:
            for path, sent in (
                ("replay/look", data),
                ("replay/play", play(data)),
                ("replay/keep", data),
                ("lab/record", data),
            ):
                refused = await client.post(f"/api/{path}", content=sent)
                assert refused.status_code in (200, 422), (path, refused.text)
                text = msgspec.json.decode(refused.content, type=Text)
                assert words in text.en, (path, text)
                assert text.ja != text.en
            assert not server.lobby.tables

    run(script())


def test_a_record_of_no_game_is_refused_in_words(tmp_path: Path) -> None:
    async def script() -> None:
        data = record(None).replace(b'"dominion"', b'"no_such_game"')
        async with serving(tmp_path) as server, asking(server) as client:
            for path, status in (("replay/look", 200), ("replay/keep", 200), ("lab/record", 422)):
                refused = await client.post(f"/api/{path}", content=data)
                assert refused.status_code == status, refused.text
                assert "no_such_game" in msgspec.json.decode(refused.content, type=Text).en

    run(script())


async def opened(server: Any, browser: Browser, situation: dict[str, Any] | None) -> m.Seated:
    """A table out of a situation, or from the beginning, at which two sit."""
    async with asking(server) as client:
        answer = await client.post("/api/replay/play", content=play(record(situation)))
    seated = msgspec.json.decode(answer.content, type=m.Seated)
    browser.tell(m.Join(seated.table, seated.token))
    await browser.get(m.Seats)
    await Browser(server).sit(seated)
    return seated


def test_a_situation_within_the_bounds_is_played_on_from(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            eve = Browser(server)
            await opened(server, eve, SMALL)
            await eve.answer(0)
            assert {table.state for table in server.lobby.tables.values()} == {"playing"}

    run(script())


def test_a_record_that_leaves_options_out_is_kept_with_them(tmp_path: Path) -> None:
    game = games.named("dominion")
    ends = {**SMALL, "supply": {"smithy": -1, "province": 0}, "phase": "buy"}
    session = Session.resumed(game, msgspec.json.decode(record(ends), type=Record))
    while session.ask is not None:
        session.answer(tuple(range(session.ask.least)))
    whole = msgspec.structs.replace(session.record(), options={})

    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            kept = await client.post("/api/replay/keep", content=encode(whole))
            browser = Browser(server)
            browser.tell(m.Join(kept.json()["table"]))
            assert (await browser.get(m.Welcome)).options["kingdom"] is not None

    run(script())


def test_a_table_of_earlier_days_that_is_too_much_is_not_laid_out(tmp_path: Path) -> None:
    game = games.named("dominion")

    async def script() -> None:
        ids = []
        async with serving(tmp_path) as server:
            states: tuple[State, ...] = ("playing", "over")
            for state in states:
                whole = msgspec.json.decode(record(SMALL), type=Record)
                kept, _ = kept_of(whole, [StoredSeat(name, "person") for name in whole.names], state)
                kept.situation = {**SMALL, "supply": {"copper": 30_000}}
                ids.append(kept.id)
                await server.lobby.store.write(store.keep(kept, time.time()))
        laid: list[Any] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(game), "table", lambda *given: laid.append(given))
            async with serving(tmp_path) as server, asking(server) as client:
                for id in ids:
                    browser = Browser(server)
                    browser.tell(m.Join(id))
                    reply = await browser.get_any(m.Refused, m.Frozen, m.Welcome)
                    assert not isinstance(reply, m.Update)
                    table = await server.lobby.registry.find(id)
                    assert table.running is None
                assert (await server.lobby.registry.find(ids[0])).state == "frozen"
                assert (await client.get(f"/api/lab/moment/{ids[1]}")).status_code == 422
        assert not laid

    run(script())


def slow(monkeypatch: pytest.MonkeyPatch, *, at: str) -> None:
    """Let one answer at that table never come to an end."""
    answer = Timeline.answer

    def endless(self: Timeline, given: Any) -> Any:
        while self.setup.situation is not None and self.names[0] == at:
            pass
        return answer(self, given)

    monkeypatch.setattr(Timeline, "answer", endless)


def test_an_answer_without_end_stops_its_table_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            eve, aya = Browser(server), Browser(server)
            seated = await opened(server, eve, SMALL)
            other = await aya.open(ME, OPEN)
            await Browser(server).sit(other)
            slow(monkeypatch, at="Eve")
            update = await eve.mine()
            eve.tell(m.Answer(seated.table, update.sequence, [0]))
            await eve.get(m.Frozen)
            assert server.lobby.tables[seated.table].kept.fault.count("TooLong")
            await aya.settle()
            assert server.lobby.tables[other.table].state == "playing"

    run(script())


def test_what_is_too_slow_in_a_process_is_neither_played_on_nor_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cost, "TRIAL", 0.0)

    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            for path, sent in (("play", play(record(SMALL))), ("keep", record(SMALL))):
                refused = await client.post(f"/api/replay/{path}", content=sent)
                assert "too large" in msgspec.json.decode(refused.content, type=Text).en
            # one that begins as games do is what it always was
            opens = await client.post("/api/replay/play", content=play(record(None)))
            assert json.loads(opens.content)["table"] in server.lobby.tables

    run(script())


def shows_slowly(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let it take so much processor time to show any moment."""
    view = Renderer.view

    def slowly(self: Renderer, table: Any, viewer: int, sights: Any = None) -> Any:
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass
        return view(self, table, viewer, sights)

    monkeypatch.setattr(Renderer, "view", slowly)


def test_what_is_too_slow_to_be_shown_is_neither_played_on_nor_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cost, "TRIAL", 0.2)  # also a busy machine lays it out within that

    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            shows_slowly(monkeypatch, 0.25)
            unknown = record({**SMALL, "coins": 7})  # no process has looked at it before
            for path, sent in (("play", play(unknown)), ("keep", unknown)):
                refused = await client.post(f"/api/replay/{path}", content=sent)
                assert "too large" in msgspec.json.decode(refused.content, type=Text).en
            opens = await client.post("/api/replay/play", content=play(record(None)))
            assert json.loads(opens.content)["table"] in server.lobby.tables

    run(script())


def test_to_set_up_a_situation_and_to_show_it_takes_a_part_of_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever opens such a table, or comes to it, waits while such tables have had their part."""
    waited, spent = 0, list[float]()

    async def wait(share: cost.Share) -> None:
        nonlocal waited
        waited += 1

    monkeypatch.setattr(cost.Share, "wait", wait)
    monkeypatch.setattr(cost.Share, "spend", lambda share, seconds: spent.append(seconds))

    async def script() -> None:
        nonlocal waited
        async with serving(tmp_path) as server:
            eve = Browser(server)
            seated = await opened(server, eve, SMALL)
            assert waited >= 1, "it was laid out in its turn"
            shows_slowly(monkeypatch, 2 * cost.COSTLY)
            for comes in range(3):
                waited, before = 0, len(spent)
                onlooker = Browser(server)
                onlooker.tell(m.Join(seated.table))
                await onlooker.get(m.Update)
                assert len(spent) == before + 1
                assert waited == (comes > 0)

    run(script())


def test_a_table_that_cannot_be_shown_in_time_stops_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            eve, aya = Browser(server), Browser(server)
            seated = await opened(server, eve, SMALL)
            other = await aya.open(ME, OPEN)
            await Browser(server).sit(other)
            with monkeypatch.context() as patched:
                shows_slowly(patched, 2 * cost.STRANGERS)
                onlooker = Browser(server)
                onlooker.tell(m.Join(seated.table))
                await onlooker.get(m.Frozen)
            assert server.lobby.tables[seated.table].kept.fault.count("TooLong")
            await aya.settle()
            assert server.lobby.tables[other.table].state == "playing"

    run(script())


def test_no_other_game_waits_until_one_out_of_a_situation_is_run_again(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            ids = []
            for situation in (SMALL, None):
                eve = Browser(server)
                ids.append((await opened(server, eve, situation)).table)
        async with serving(tmp_path, back_later=True) as server:
            async with server.lobby.context.costly.loading:  # one of them has much to run
                waits = asyncio.ensure_future(server.lobby.registry.find(ids[0]))
                assert (await server.lobby.registry.find(ids[1])).state == "playing"
                assert not waits.done()
            assert (await waits).state == "playing"

    run(script())


def test_costly_tables_take_a_part_of_the_time_together(monkeypatch: pytest.MonkeyPatch) -> None:
    now, slept = 100.0, list[float]()

    async def sleep(seconds: float) -> None:
        nonlocal now
        slept.append(seconds)
        now += seconds

    monkeypatch.setattr(asyncio, "sleep", sleep)
    share = cost.Share(lambda: now)

    async def script() -> None:
        nonlocal now
        await share.wait()
        assert slept == []
        share.spend(0.25)
        now += 0.25
        share.spend(0.25)  # another table's, at the same time
        await share.wait()
        assert slept == [pytest.approx(2 * 0.25 * (1 - cost.PART) / cost.PART - 0.25)]

    asyncio.run(script())


def test_a_table_waits_once_a_step_of_it_was_costly(monkeypatch: pytest.MonkeyPatch) -> None:
    class Waits(cost.Share):
        waits, spent = 0, 0.0

        async def wait(self) -> None:
            self.waits += 1

        def spend(self, seconds: float) -> None:
            self.spent += seconds

    clock = iter([0.0, 0.005, 1.0, 1.1, 2.0, 2.005])
    monkeypatch.setattr(time, "thread_time", lambda: next(clock))
    monkeypatch.setattr(cost, "at_most", lambda *given, **more: pytest.MonkeyPatch.context())
    whole = msgspec.json.decode(record(SMALL), type=Record)
    kept, _ = kept_of(whole, [], "playing")

    async def script() -> None:
        share = Waits()
        one = cost.Cost(share)
        for waits, spent in ((0, 0.0), (0, 0.1), (1, 0.1)):
            await one.turn()
            assert share.waits == waits
            with one.step(kept):
                pass
            assert share.spent == pytest.approx(spent)

    asyncio.run(script())

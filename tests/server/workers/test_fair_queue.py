"""The processes that all share take turns: nobody waits for all that one address or table has asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from fudaba.coach.slices import Slice, SliceResult
from fudaba.server.http.asgi import application
from fudaba.server.protocol import messages as m
from fudaba.server.table import coach
from fudaba.server.workers import job_queue
from fudaba.server.workers.fair_queue import Asker, FairQueue
from fudaba.server.workers.pool import Workers
from tests.server.at_table import running
from tests.server.browsing import BOT, ME, Browser, played, run, serving


def taken(queue: FairQueue[str]) -> Iterator[str]:
    """What waits, in the order of its turns."""

    async def all_of_it() -> list[str]:
        return [await queue.get() for _ in range(len(queue))]

    return iter(asyncio.run(all_of_it()))


def test_turns_go_round_by_address_and_there_by_table() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put(f"a1.{number}", Asker("a", "1"))
    queue.put("a2", Asker("a", "2"))
    queue.put("b", Asker("b", "3"))
    queue.put("c", Asker("c", "4"))
    assert (len(queue), queue.of("a"), queue.of("b"), queue.of("nowhere")) == (7, 5, 1, 0)
    assert list(taken(queue)) == ["a1.0", "b", "c", "a2", "a1.1", "a1.2", "a1.3"]
    assert (len(queue), queue.of("a")) == (0, 0)


def test_who_waits_for_a_turn_gets_the_next_and_one_who_waits_no_more_takes_none() -> None:
    async def script() -> None:
        queue: FairQueue[str] = FairQueue()
        given_up, waits = (asyncio.create_task(queue.get()) for _ in range(2))
        await asyncio.sleep(0)
        given_up.cancel()
        queue.put("one", Asker())
        assert await waits == "one"

    asyncio.run(script())


def same(what: str) -> str:
    """What a process is to do."""
    return what


def test_a_process_serves_another_address_after_one_job_of_the_first() -> None:
    done: list[str] = []

    async def script() -> None:
        workers = Workers("test", 1, 20.0)

        async def ask(what: str, place: str) -> None:
            done.append(await workers.run(same, what, asker=Asker(place)))

        many = [asyncio.create_task(ask(f"much {number}", "10.6.6.6")) for number in range(6)]
        await asyncio.sleep(0)
        one = asyncio.create_task(ask("little", "10.0.0.1"))
        await asyncio.sleep(0)
        assert workers.waiting_of(Asker("10.6.6.6")) >= 5
        await asyncio.wait_for(asyncio.gather(*many, one), 300)
        workers.close()

    asyncio.run(script())
    assert done.index("little") <= 1


def test_an_address_has_a_share_of_the_reviews_and_another_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host = Browser(server)
            over = await host.open(ME, BOT)
            await played([host])
            reviews = server.lobby.players.reviews
            table = server.lobby.tables[over.table]
            for number in range(coach.SHARE):
                reviews._jobs.put(None, Asker(table.shared.place, f"kept {number}"))  # type: ignore[arg-type]
            refused = await host.ask(m.LookThrough(over.table), m.Refused)
            assert refused.code == "full"
            assert reviews.waiting < coach.AT_ONCE
            table.shared.place = "10.0.0.2"
            host.tell(m.LookThrough(over.table))
            await host.get(m.Reviewed)

    run(script())


def test_an_address_has_a_share_of_the_lab(tmp_path: Path) -> None:
    """Another one is served while the first is told to wait."""
    assert job_queue.SHARE < job_queue.WAITING

    async def script() -> None:
        async with serving(tmp_path) as server:
            jobs = server._jobs.pool._jobs
            for number in range(job_queue.SHARE):
                jobs.put(None, Asker("10.6.6.6", str(number)))  # type: ignore[arg-type]
            statuses = [await posted(application(server), address) for address in ("10.6.6.6", "10.0.0.1")]
            assert statuses == [503, 200]

    run(script())


async def posted(app: object, address: str) -> int:
    """What the lab answers that address."""
    import httpx

    transport = httpx.ASGITransport(app, client=(address, 1))  # type: ignore[arg-type]
    scenario = {"text": ""}
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        return (await client.post("/api/lab/run", json=scenario)).status_code


def test_a_review_stands_still_where_nobody_is_and_goes_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No slice of it is looked through twice."""
    monkeypatch.setattr(coach, "LEFT", -1.0)

    async def script() -> None:
        async with serving(tmp_path) as server:
            host, players = Browser(server), server.lobby.players
            over = await host.open(ME, BOT)
            await played([host])
            table = server.lobby.tables[over.table]
            look_through, slices = players.look_through, list[Slice]()

            async def counted(part: Slice, asker: Asker) -> SliceResult:
                slices.append(part)
                found = await look_through(part, asker)
                if len(slices) == 2:
                    await host.leave()
                return found

            monkeypatch.setattr(players, "look_through", counted)
            host.tell(m.LookThrough(over.table))
            while len(slices) < 2 or running(table).coach.is_reviewing:
                await asyncio.sleep(0.005)  # a thread computes meanwhile, and is to have the processor
            await asyncio.sleep(0)
            assert (len(slices), table.rests) == (2, True)
            back = Browser(server)
            back.tell(m.Join(over.table, over.token))
            back.tell(m.LookThrough(over.table))
            await back.get(m.Reviewed, lambda message: message.share == 1)
            assert len(slices) > 2
            assert len({repr(part) for part in slices}) == len(slices)

    run(script())

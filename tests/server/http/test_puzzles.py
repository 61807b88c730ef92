"""The page of puzzles: their list, the judge, hints and solutions; all of it without an account."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fudaba.puzzles.collection import ours
from fudaba.server.http.app import Server
from fudaba.server.http.page import Request, Response
from tests.server.browsing import run, serving


async def asked(server: Server, **body: Any) -> tuple[int, Any]:
    """What the judge says."""
    sent = json.dumps(body).encode()

    async def read(longest: int) -> bytes:
        assert len(sent) <= longest
        return sent

    headers = {"origin": "http://localhost", "host": "localhost"}
    response = await page(server, Request("/api/puzzle", "POST", headers=headers, body=read))
    return response.status, json.loads(response.body)


async def page(server: Server, request: Request) -> Response:
    (found,) = (one for one in server.addresses if (one.path, one.method) == (request.path, request.method))
    return await found.page(request)


async def stand(server: Server, **body: Any) -> Any:
    status, found = await asked(server, **body)
    assert status == 200, found
    return found


def test_all_puzzles_are_listed_with_that_of_the_day(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            found = json.loads((await page(server, Request("/api/puzzles"))).body)
            assert [one["name"] for one in found["puzzles"]] == [puzzle.name for puzzle in ours()]
            assert found["today"] in {puzzle.name for puzzle in ours()}
            assert all(one["title"]["ja"] and one["task"]["en"] for one in found["puzzles"])

    run(script())


def test_a_line_is_judged_hints_come_in_steps_and_the_solution_can_be_followed(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            name = "gold-into-land"
            begun = await stand(server, name=name)
            assert begun["question"]["mine"]
            assert begun["hints"] == begun["solution"] == begun["line"] == []
            assert begun["reason"] == {"en": "", "ja": ""}
            assert begun["more"]
            assert len((await stand(server, name=name, hints=1))["hints"]) == 1

            other = await stand(server, name=name, line=[[len(begun["question"]["options"]) - 1]])
            assert not other["solved"]
            shown = await stand(server, name=name, shown=True)
            assert shown["reason"]["en"]
            line: list[list[int]] = []
            for number, answer in enumerate(shown["solution"], 1):
                found = await stand(server, name=name, line=[*line, answer])
                line = found["line"]
                assert found["solved"] == (number == len(shown["solution"]))
                assert found["lines"][-1]["text"]["ja"]
            assert found["over"]
            assert found["question"] is None

    run(script())


def test_exams_numbers_and_sets_of_answers_are_judged(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            exam = await stand(server, name="exam-block")
            assert exam["steps"]
            assert exam["question"] is None
            said = [await stand(server, name="exam-block", number=at) for at in range(len(exam["outcomes"]))]
            assert sum(one["solved"] for one in said) == 1
            assert all(one["solved"] != one["wrong"] for one in said)

            ways = next(puzzle for puzzle in ours() if puzzle.name == "in-how-many-ways")
            assert ways.best is not None
            assert (await stand(server, name=ways.name, number=ways.best))["solved"]
            assert (await stand(server, name=ways.name, number=ways.best + 1))["wrong"]

            from fudaba.puzzles.solutions import kept

            right = [[*answer] for answer in kept()["every-good-first-play"].right]
            assert (await stand(server, name="every-good-first-play", named=right))["solved"]
            assert (await stand(server, name="every-good-first-play", named=right[:-1]))["wrong"]
            assert (await stand(server, name="every-good-first-play", named=[[99]]))["wrong"]
            reply = await stand(server, name="every-good-first-play", shown=True)
            assert len(reply["right"]) == len(right)

    run(script())


def test_what_cannot_be_is_refused_in_words(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            status, text = await asked(server, name="gold-into-lnd")
            assert (status, text["en"]) == (
                422,
                "There is no puzzle ‘gold-into-lnd’. Did you mean ‘gold-into-land’?",
            )
            assert (await asked(server, name="gold-into-land", line=[[99]]))[0] == 422
            assert (await asked(server, name="gold-into-land", line=[[-1]]))[0] == 422
            assert (await asked(server, name="gold-into-land", line=[[0]] * 401))[0] == 400
            assert (await asked(server, name="x" * 100))[0] == 400
            assert (await asked(server, title="gold-into-land"))[0] == 400

    run(script())

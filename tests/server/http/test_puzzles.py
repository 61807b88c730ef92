"""The page of puzzles: their list, the judge, hints and solutions; all of it without an account."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fudaba.puzzles.collection import ours
from fudaba.server.http.app import Server
from fudaba.server.http.page import Request, Response
from tests.server.browsing import run, serving


async def asked(server: Server, path: str = "/api/puzzle", **body: Any) -> tuple[int, Any]:
    """What the judge says."""
    sent = json.dumps(body).encode()

    async def read(longest: int) -> bytes:
        assert len(sent) <= longest
        return sent

    headers = {"origin": "http://localhost", "host": "localhost"}
    response = await page(server, Request(path, "POST", headers=headers, body=read))
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


OWN = """
puzzle: Gold into land
task: Gain a Province this turn.
game: dominion
goal: {supply.Province: 7}
setup:
  supply: [Remodel, Village]
  A: {hand: [Remodel, Gold, Copper, Estate, Estate]}
hints: [A Gold costs $6.]
reason: Two more than six is eight.
---
puzzle: {en: How much, ja: いくら}
task: {en: What is the most?, ja: 最大はいくつですか。}
game: dominion
goal: {most: A.coins}
setup:
  supply: [Village, Festival]
  A: {hand: [Village, Festival, Copper, Copper, Estate], deck: [Silver, Estate]}
---
puzzle: Broken
game: dominion
goal: win
---
puzzle: How many
task: In how many ways can you reach two coins?
game: dominion
goal: {ways: {A.coins: 2}}
setup:
  supply: [Village]
  A: {hand: [Copper, Copper, Silver, Estate, Estate]}
"""


def test_puzzles_of_a_file_are_listed_and_judged_by_the_engine(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            status, found = await asked(server, "/api/puzzle/file", text=OWN)
            assert status == 200
            titles = [one["title"]["ja"] for one in found["puzzles"]]
            assert titles == ["Gold into land", "いくら", "How many"]
            (mistake,) = found["wrong"]
            assert mistake["line"] > 10
            assert "setup" in mistake["what"]["en"]
            # It is called like one of ours, and has its own solution.
            shown = await stand(server, text=OWN, shown=True)
            assert shown["puzzle"]["task"]["en"] == "Gain a Province this turn."
            assert shown["reason"]["en"] == "Two more than six is eight."
            line: list[list[int]] = []
            for answer in shown["solution"]:
                line = (last := await stand(server, text=OWN, line=[*line, answer]))["line"]
                if last["solved"]:
                    break
            assert last["solved"]
            # What a file does not say is found by the solver.
            most = await stand(server, text=OWN, at=1)
            assert most["reached"] == 0
            best = await stand(server, text=OWN, at=1, shown=True)
            whole = await stand(server, text=OWN, at=1, line=best["solution"])
            assert whole["solved"]
            assert whole["reached"] == 6
            assert (await stand(server, text=OWN, at=2, number=9999))["wrong"]
            right = int((await stand(server, text=OWN, at=2, shown=True))["right"][0]["en"])
            assert (await stand(server, text=OWN, at=2, number=right))["solved"]

    run(script())


def test_files_that_hold_no_puzzle_are_answered_in_words(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            for text in ("", "nothing", "{", "scenario: x", "puzzle: [[[[", "a: " * 2000, "[" * 30_000):
                status, found = await asked(server, "/api/puzzle/file", text=text)
                assert status in (200, 400, 422)
                said = found["wrong"][0]["what"] if status == 200 else found
                assert said["en"]
                assert said["ja"]
            much = OWN.replace("Copper, Estate, Estate", "Copper*1999")
            status, found = await asked(server, "/api/puzzle/file", text=much + much)
            assert (status, bool(found["en"])) == (422, True)
            many = "puzzle: x\n---\n" * 101
            status, found = await asked(server, "/api/puzzle/file", text=many)
            assert status == 422
            assert "100" in found["en"]
            status, found = await asked(server, text=OWN, at=3)
            assert (status, bool(found["ja"])) == (422, True)

    run(script())

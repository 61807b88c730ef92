"""The lab's page: scenarios are run for anyone who sends them, within bounds, and no running game is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from fudaba.games import named
from fudaba.games.bridge_over.shown import Public
from fudaba.kernel.bounds import LARGEST, MOST_CARDS
from fudaba.kernel.dice import commitment
from fudaba.kernel.record import FORMAT, Record, encode
from fudaba.lab.execution.runner import run as run_scenario
from fudaba.lab.scenario.reader import scenarios
from fudaba.lab.scenario.scenario import Scenario
from fudaba.server.http.lab_moments import moment_sent
from fudaba.server.protocol.lab_schema import LabAsked, LabMoment, LabResult, LabRoom, LabShown, LabStep
from fudaba.server.protocol.schema import Text
from fudaba.server.protocol.texts import say
from fudaba.server.workers.jobs import JobResult, carried_out
from fudaba.server.workers.lab_jobs import lab_result
from tests.server.at_table import timeline_of
from tests.server.browsing import asking, run, serving
from tests.server.lobby.test_every_state import STATES, brought_to

EXAMPLES = {
    "bridge_over": """
scenario: Block ends an attack
rule: BRG-118
game: bridge_over
setup:
  top: red 5
  pile: [green 1, green 3]
  A: {hand: [red Draw 2, blue 1]}
  B: {hand: [Block, blue 7]}
steps:
  - A: play red Draw 2
  - see: {attack: 2, attack.on: B}
  - branch:
      blocked:
        - B: play Block
      taken:
        - B: none
""",
    "dominion": """
scenario: A Smithy, and what comes after
game: dominion
setup:
  supply: [Smithy, Militia]
  A: {hand: [Smithy, Copper*2], deck: [Gold, Silver*4]}
  B: {hand: [Copper*5]}
steps:
  - A: play Smithy
""",
    "innovation": """
scenario: Agriculture is shared
game: innovation
setup:
  decks: {base: {1: [Sailing, The Wheel], 2: [Calendar, Currency]}}
  A: {board: {yellow: [Agriculture]}, hand: [Archery]}
  B: {board: {blue: [Pottery]}, hand: [Oars, Tools]}
steps:
  - A: dogma Agriculture
""",
}


async def sent(client: httpx.AsyncClient, **asked: Any) -> LabResult:
    answer = await client.post("/api/lab/run", json=asked)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=LabResult)


def wrong(answer: httpx.Response, status: int) -> Text:
    """What somebody is told who gets nothing, in both languages."""
    assert answer.status_code == status, answer.text
    text = msgspec.json.decode(answer.content, type=Text)
    assert text.en
    assert text.ja
    assert text.en != text.ja
    return text


@pytest.mark.parametrize("game", EXAMPLES)
def test_a_scenario_is_run_and_shown_step_by_step(tmp_path: Path, game: str) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            reply = await sent(client, text=EXAMPLES[game])
            assert reply.wrong is None
            assert reply.run is not None
            assert reply.document["game"] == game
            found = reply.run
            assert found.ok
            assert found.at == len(found.steps) - 1
            assert [step.number for step in found.steps] == list(range(len(found.steps)))
            assert any(line.rule for step in found.steps for line in step.lines)
            before = await sent(client, text=reply.text, at=0)
            assert before.run is not None
            assert before.run.question is not None
            question = before.run.question
            assert question.mine
            assert question.decider == 0
            assert before.run.view.viewer == 0
            # all hands are open: it is one's own situation
            assert before.run.view.zones["1.hand"].cards
            assert len(before.run.labels) == len(question.options)
            first = found.steps[1].written.partition(": ")[2]
            assert first.removeprefix("play ") in [label.removeprefix("play ") for label in before.run.labels]
            # and through the eyes of one seat they are not
            seat = await sent(client, text=reply.text, at=0, eyes=0)
            assert seat.run is not None
            assert not seat.run.view.zones["1.hand"].cards

    run(script())


def test_branches_know_what_they_come_after(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            reply = await sent(client, text=EXAMPLES["bridge_over"])
            assert reply.run is not None
            steps = reply.run.steps
            assert [step.branch for step in steps] == [[], [], [], [], ["blocked"], ["taken"]]
            assert [step.after for step in steps] == [-1, 0, 1, 2, 3, 3]
            assert [step.branches for step in steps] == [False, False, False, True, False, False]
            seen = await sent(client, text=reply.text, at=4)
            assert seen.run is not None
            assert isinstance(seen.run.view.public, Public)
            assert seen.run.view.public.attack is None

    run(script())


def test_a_document_is_written_down_and_reads_as_it_was(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            for text in EXAMPLES.values():
                first = await sent(client, text=text)
                again = await sent(client, document=first.document)
                assert again.wrong is None
                assert again.document == first.document
                (read,) = scenarios(again.text.encode(), "")
                assert isinstance(read, Scenario)
                assert run_scenario(read).ok
                assert again.run is not None
                assert first.run is not None
                assert [_run(step) for step in again.run.steps] == [_run(step) for step in first.run.steps]

    run(script())


def _run(step: LabStep) -> object:
    return step.written, step.lines, step.changes


def test_a_step_that_fails_says_so_and_the_rest_is_shown(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            reply = await sent(
                client, text=EXAMPLES["dominion"] + "  - A: play Militia\n  - see: {A.coins: 1}\n"
            )
            assert reply.run is not None
            assert not reply.run.ok
            assert not reply.run.steps[-1].ok
            assert "Militia" in reply.run.steps[-1].message.ja
            assert reply.run.view.zones["0.hand"].count == 5

    run(script())


BAD = {
    "no YAML": ("scenario: [", 1),
    "nothing": ("", 0),
    "an unknown card": (EXAMPLES["dominion"].replace("Smithy, Copper", "Smithie, Copper"), 6),
    "an unknown game": (EXAMPLES["dominion"].replace("game: dominion", "game: chess"), 3),
    "a key that is none": (EXAMPLES["dominion"].replace("hand:", "hands:"), 6),
    "two tops": (EXAMPLES["innovation"].replace("hand: [Archery]", "hand: [Archery*2]"), 6),
    "a splay of one card": (EXAMPLES["innovation"].replace("hand: [Archery]", "splay: {yellow: left}"), 5),
    "more cards than there are": (EXAMPLES["bridge_over"].replace("green 1,", "green 1*4,"), 7),
    "far too many cards": (EXAMPLES["dominion"].replace("Copper*2", ", ".join(["Copper*900"] * 9)), 2),
    "a pile without end": (EXAMPLES["dominion"].replace("[Smithy, Militia]", "{Smithy: 1000000000}"), 5),
    "a number without end": (EXAMPLES["dominion"].replace("Copper*2", "Copper*99999999"), 6),
    "too many parts": (
        "a: &a [x, x, x, x]\n" + "b: &b [*a, *a, *a, *a]\n" * 1 + "c: [" + "*b, " * 9000 + "]",
        3,
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_what_cannot_be_is_told_with_its_line_and_nothing_is_lost(tmp_path: Path, what: str) -> None:
    text, line = BAD[what]

    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            reply = await sent(client, text=text)
            assert reply.run is None
            assert reply.wrong is not None
            assert reply.text == text
            assert reply.wrong.what.en
            assert reply.wrong.what.ja
            assert reply.wrong.what.en != reply.wrong.what.ja
            assert reply.wrong.line == line

    run(script())


def test_what_is_too_large_or_nothing_of_the_page_is_refused(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            for content in (b"", b"{", b'{"text": 1}', b'{"other": ""}', b"\xff", b"[" * 100_000):
                wrong(await client.post("/api/lab/run", content=content), 400)
            wrong(await client.post("/api/lab/run", json={"text": "x" * 70_000}), 400)
            wrong(await client.post("/api/lab/run", content=b"x" * 300_000), 413)
            large = {"scenario": "x" * 70_000, "game": "dominion", "setup": {}, "steps": []}
            reply = await sent(client, document=large)
            assert reply.wrong is not None
            assert "64" in reply.wrong.what.en
            reply = await sent(client, document=["no", "mapping"])
            assert reply.wrong is not None
            elsewhere = {"origin": "https://elsewhere.example"}
            wrong(await client.post("/api/lab/run", json={"text": ""}, headers=elsewhere), 403)

    run(script())


def test_what_computes_for_too_long_is_broken_off_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a process of the pool does it; the next scenario is run as if nothing had been."""

    def endless(*given: object) -> None:
        while True:
            pass

    asked = LabAsked(text=EXAMPLES["dominion"])
    with monkeypatch.context() as spoilt:
        spoilt.setattr("fudaba.server.workers.lab_jobs.run", endless)
        done = carried_out(lab_result, (asked,), 0.05)
    assert isinstance(done, JobResult)
    data = msgspec.json.decode(done.result, type=LabResult)
    assert data.run is None
    assert data.wrong is not None
    assert data.wrong.what == say("lab-page-too-long")
    assert data.text == asked.text
    done = carried_out(lab_result, (asked,), 0)
    assert isinstance(done, JobResult)
    assert msgspec.json.decode(done.result, type=LabResult).wrong is None


def test_what_tells_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fudaba.server.workers.lab_jobs.MOST_LINES", 3)
    data = msgspec.json.decode(
        lab_result(LabAsked(text=EXAMPLES["innovation"] + "  - B: none\n")), type=LabResult
    )
    assert data.wrong is not None
    assert "3" in data.wrong.what.en


def test_the_bounds_are_what_games_need() -> None:
    """A whole deck of each game can be laid out."""
    assert MOST_CARDS >= 1200
    assert LARGEST >= 100


def test_one_address_runs_only_so_many(tmp_path: Path) -> None:
    async def script() -> None:
        limits: dict[str, Any] = {"looking": 0.001, "burst": 3}
        async with serving(tmp_path, **limits) as server, asking(server) as client:
            for _ in range(3):
                await sent(client, text=EXAMPLES["dominion"])
            answer = await client.post("/api/lab/run", json={"text": EXAMPLES["dominion"]})
            wrong(answer, 429)
            assert answer.headers["retry-after"] == "1"

    run(script())


@pytest.mark.parametrize("game", EXAMPLES)
def test_how_situations_are_set_up_and_a_blank_one_runs(tmp_path: Path, game: str) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            room = msgspec.json.decode((await client.get(f"/api/lab/room/{game}")).content, type=LabRoom)
            assert {field.key for field in room.seat} >= {"hand"}
            reply = await sent(client, text=room.blank.replace('scenario: ""', "scenario: x"))
            assert reply.wrong is None
            assert reply.run is not None
            assert reply.run.question is not None
            assert (await client.get("/api/lab/room/chess")).status_code == 404

    run(script())


def test_what_is_wrong_is_said_of_what_was_asked(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            for sent_ in ({}, {"record": 1}, {"record": "x", "step": 0, "wish": {}}):
                answer = await client.post("/api/replay/play", json=sent_)
                assert answer.status_code == 400
                assert msgspec.json.decode(answer.content, type=Text) == say("server-replay-not-read")
            elsewhere = {"origin": "https://elsewhere.example"}
            for way in ("replay/play", "replay/look", "lab/run"):
                answer = await client.post(f"/api/{way}", json={}, headers=elsewhere)
                assert answer.status_code == 403
                assert msgspec.json.decode(answer.content, type=Text) == say("server-stranger")

    run(script())


def test_scenarios_that_show_a_rule_or_a_card(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:

            async def shown(query: str) -> list[LabShown]:
                return msgspec.json.decode(
                    (await client.get(f"/api/lab/shown/{query}")).content, type=list[LabShown]
                )

            by_rule = await shown("bridge_over?rule=BRG-118")
            assert by_rule
            assert all("BRG-118" in one.text for one in by_rule)
            by_card = await shown("innovation?card=agriculture")
            reply = await sent(client, text=by_card[0].text)
            assert reply.run is not None
            assert reply.run.ok
            assert await shown("innovation?card=no_such_card") == []
            unknown = await client.get("/api/lab/shown/chess?rule=BRG-118")
            assert unknown.status_code == 404
            assert msgspec.json.decode(unknown.content, type=Text) == say("lab-page-no-game")
            rule = (await client.get("/api/rules/BRG-118")).json()
            assert (rule["game"], rule["shown"]) == ("bridge_over", len(by_rule))

    run(script())


@pytest.mark.parametrize("state", [state for state in STATES if state != "over"])
@pytest.mark.parametrize("game", EXAMPLES)
def test_no_moment_of_a_game_that_is_not_over_is_told(tmp_path: Path, game: str, state: str) -> None:
    """Not to the players who sit there, and not to spectators; the answer is the same whatever lies in the
    game."""

    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            at, table = await brought_to(server, game, state)
            for headers in ({}, {"authorization": f"Bearer {at.token}"}):
                for query in ("", "?step=0", "?line=3", "?step=1&line=2"):
                    reply = await client.get(f"/api/lab/moment/{table.id}{query}", headers=headers)
                    assert wrong(reply, 409) == say("lab-page-runs")

    run(script())


@pytest.mark.parametrize("game", EXAMPLES)
def test_moments_of_a_game_that_is_over_are_scenarios(tmp_path: Path, game: str) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            at, table = await brought_to(server, game, "over")
            own = {"authorization": f"Bearer {at.token}"}
            steps, lines = len(timeline_of(table).marks), len(timeline_of(table).log)
            for query in (f"step={steps // 2}", f"line={lines // 3}", "step=0", ""):
                answer = await client.get(f"/api/lab/moment/{table.id}?{query}", headers=own)
                assert answer.status_code == 200, answer.text
                moment = msgspec.json.decode(answer.content, type=LabMoment)
                (read,) = scenarios(moment.text.encode(), "")
                assert isinstance(read, Scenario)
                assert run_scenario(read).ok
                reply = await sent(client, text=moment.text)
                assert reply.run is not None
                assert reply.run.ok
                assert (reply.run.question is None) == (query == "")
            record = (await client.get(f"/api/record/{table.id}", headers=own)).content
            answer = await client.post("/api/lab/record?answers=2", content=record)
            assert "game: " + game in msgspec.json.decode(answer.content, type=LabMoment).text
            wrong(await client.post("/api/lab/record?answers=2", content=record[:-40]), 422)
            forged = msgspec.json.decode(record)
            forged["answers"][3] = [999]
            refused = await client.post("/api/lab/record", content=msgspec.json.encode(forged))
            assert wrong(refused, 422).en.startswith("Answer 3:")
            wrong(await client.get("/api/lab/moment/none"), 404)
            stranger = {"authorization": "Bearer somebody"}
            wrong(await client.get(f"/api/lab/moment/{table.id}", headers=stranger), 403)
            table.kept.spectators = "none"
            wrong(await client.get(f"/api/lab/moment/{table.id}"), 403)

    run(script())


def test_a_record_of_no_game_or_of_too_much_is_refused_with_words() -> None:
    """It is looked at before anything is laid out, and never a fault of the server."""
    situation = {"seats": [{}, {}], "supply": {"copper": 2_000_000}}
    record = Record(
        format=FORMAT,
        rules=named("dominion").rules,
        game="dominion",
        options={},
        names=["A", "B"],
        seed="x",
        commitment=commitment("x"),
        answers=[],
        situation=situation,
    )
    too_much = moment_sent(encode(record), -1)
    assert isinstance(too_much, Text)
    assert too_much.en == "2000000 is too large: at most 999 is allowed."
    none = moment_sent(encode(msgspec.structs.replace(record, game="chess", situation=None)), -1)
    assert isinstance(none, Text)
    assert none.en.startswith("There is no game ‘chess’.")

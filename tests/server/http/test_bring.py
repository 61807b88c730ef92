"""The page of games that were played elsewhere: logs read, turns played on, the coach, replays, bad input."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from fudaba.kernel.view import View
from fudaba.logs.writer import log_text
from fudaba.server.http.jobs import LARGEST
from fudaba.server.protocol.bring_schema import LARGEST_LOGS, MOST_TEXTS
from fudaba.server.workers.bring_jobs import MOST_TURNS
from tests.logs.games import kingdom_of, money
from tests.server.browsing import asking, run, serving

KINGDOM = "quiet_street"
WISH = {
    "t": "create",
    "name": "Aya",
    "game": "dominion",
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "steady"}],
}


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log is followed to its end, however slow the machine is."""
    monkeypatch.setattr("fudaba.server.workers.bring_jobs.PASS", 60.0)


def logs(seed: int = 1) -> list[str]:
    """The log of a game as each of its two players copied it."""
    return [log_text(money(seed), seat) for seat in range(2)]


async def asked(client: httpx.AsyncClient, way: str, status: int = 200, **body: Any) -> Any:
    """What is answered."""
    answer = await client.post(f"/api/{way}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_log_is_laid_out_turn_by_turn(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            text = logs()[0] + "\nA dances on the table."
            found = await asked(client, "bring/read", texts=[text], kingdom=KINGDOM)
            assert found["wrong"] == []
            assert found["kingdom"] == {"en": "", "ja": ""}
            (game,) = found["games"]
            log = found["log"]
            assert game["turns"] == len(log["turns"]) > 10
            assert log["players"] == ["Alice", "Bob"]
            assert log["viewers"] == [0]
            assert log["kingdom"] == kingdom_of(money(1)) or len(log["kingdom"]) == 10
            assert log["unknown"] == [{"number": len(text.splitlines()), "text": "A dances on the table."}]
            for turn in log["turns"]:
                own = turn["player"] == 0
                assert (turn["hand"] is not None) is own
                assert (turn["position"] is not None) is own
                assert [deck["size"] for deck in turn["decks"]] == [
                    sum(deck["cards"].values()) for deck in turn["decks"]
                ]
                if own:
                    assert sum(turn["hand"].values()) == 5
                    assert turn["position"]["knows"][0]["ja"]
                    assert turn["position"]["assumes"][0]["en"]
            first = log["turns"][0]
            assert first["decks"][0] == {"cards": {"copper": 7, "estate": 3}, "size": 10, "money": 7}
            assert first["bought"]
            # Both players' texts are one game, in which all hands are named.
            both = await asked(client, "bring/read", texts=logs(), kingdom=KINGDOM, lang="ja")
            assert [game["texts"] for game in both["games"]] == [2]
            assert both["tables"] == {}
            assert all(turn["position"] is not None for turn in both["log"]["turns"])
            assert "の" in both["log"]["turns"][0]["position"]["scenario"]

    run(script())


def test_a_wrong_name_in_the_kingdom_says_the_nearest_right_one(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            found = await asked(client, "bring/read", texts=logs()[:1], kingdom="Smithee, Village")
            assert "Smithy" in found["kingdom"]["en"]
            assert found["log"]["turns"]
            listed = "Village; Smithy (4)\n村, Young Witch (Moat)"
            found = await asked(client, "bring/read", texts=logs()[:1], kingdom=listed)
            assert found["log"]["kingdom"][:2] == ["village", "smithy"]

    run(script())


def test_several_games_give_tables(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            texts = [*logs(1), *logs(2), logs(3)[0]]
            found = await asked(client, "bring/read", texts=texts, at=1, kingdom=KINGDOM)
            assert [game["texts"] for game in found["games"]] == [2, 2, 1]
            assert found["at"] == 1
            assert found["log"]["texts"] == 2
            assert found["players"] == ["Alice", "Bob"]
            tables = found["tables"]
            assert {"cards", "openings", "first"} <= tables.keys()
            assert {share["games"] for share in tables["first"]} == {3}
            assert sum(share["won"] for share in tables["players"]) == 3
            mine = await asked(client, "bring/read", texts=texts, player="Alice")
            assert [share["of"] for share in mine["tables"]["players"]] == ["Alice"]
            # Two games without numbers in one text are two games.
            joined = await asked(client, "bring/read", texts=["\n".join((logs(1)[0], logs(2)[0]))])
            assert len(joined["games"]) == 2

    run(script())


def test_a_turn_is_hinted_at_played_by_the_coach_and_played_on(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            found = await asked(client, "bring/read", texts=logs()[:1], kingdom=KINGDOM)
            turn = next(
                one for one in found["log"]["turns"] if one["number"] == 5 and one["position"] is not None
            )
            at = {"scenario": turn["position"]["scenario"], "names": found["log"]["players"]}
            hint = await asked(client, "bring/hint", **at)
            assert hint["question"]["en"].startswith("Alice")
            assert hint["advice"][0]["text"]["ja"]
            assert hint["worlds"] > 0
            coach = await asked(client, "bring/coach", **at)
            said = [line["en"] for line in coach["lines"]]
            assert any(line.startswith("Alice plays") for line in said)
            assert any(line.startswith("Alice buys") for line in said)
            assert not any(line.startswith(("Bob plays", "Alice draws", "Alice cleans")) for line in said)
            lab = await asked(client, "lab/run", text=at["scenario"])
            assert lab["run"]["ok"]
            record = (await asked(client, "bring/record", **at))["record"]
            seated = await asked(client, "replay/play", record=record, step=0, wish=WISH)
            table = server.lobby.tables[seated["table"]]
            assert table.kept.situation is not None
            assert table.running is not None
            session = table.running.game.timeline.session
            hand = View(session.table, 0).data().zones["0.hand"].cards
            assert sorted(card.face for card in hand) == sorted(
                id for id, number in turn["hand"].items() for _ in range(number)
            )
            wrong = await asked(client, "bring/hint", 422, scenario="game: dominion")
            assert wrong["en"]
            assert wrong["ja"]

    run(script())


def test_a_whole_log_is_replayed_reviewed_and_played_on_from(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            none = await asked(client, "bring/replay", 422, texts=logs()[:1])
            assert "kingdom" in none["en"]
            found = await asked(client, "bring/replay", texts=logs(), kingdom=KINGDOM)
            assert found["whole"]
            assert found["turns"] == found["of"]
            assert found["line"] == 0
            look = await client.post("/api/replay/look?whole&step=0&as=-2", content=found["record"])
            assert look.headers["content-type"] == "application/msgpack"
            part = await asked(client, "replay/review", record=found["record"], first=20)
            assert part["upto"] == 24
            assert part["answers"] > 100
            assert part["curve"][0]["chances"][0] is not None
            refused = await asked(
                client,
                "replay/review",
                record=found["record"],
                suspect={"number": 22, "turn": 1, "seat": 0, "given": [0], "better": [999], "dear": 0.1},
            )
            assert refused["en"]
            # A table has no shuffles that are written down: it begins with the situation.
            seated = await asked(client, "replay/play", record=found["record"], step=60, wish=WISH)
            assert server.lobby.tables[seated["table"]].kept.situation is not None
            kept = await client.post("/api/replay/keep", content=found["record"])
            assert "brought along" in kept.json()["en"]

    run(script())


def test_a_log_that_cannot_be_followed_says_at_which_line(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            lines = logs()[0].splitlines()
            buys = [place for place, line in enumerate(lines) if line.startswith("A buys")]
            lines[buys[6]] = "A buys and gains 2 Provinces."
            found = await asked(client, "bring/replay", texts=["\n".join(lines)], kingdom=KINGDOM)
            assert not found["whole"]
            assert 0 < found["turns"] < found["of"]
            assert abs(found["line"] - buys[6] - 1) <= 8
            assert found["text"] == lines[found["line"] - 1]
            assert found["record"]

    run(script())


GAME = logs()[0].splitlines()
BAD = {
    "nothing": "",
    "another game's log": "\n".join(f"[{n}] White castles kingside, Black takes e{n}." for n in range(60)),
    "a page": "<html><body><h1>News</h1><p>Weather</p><script>alert(1)</script></body></html>",
    "noise": "".join(random.Random(1).choices("abcdef \n{}<>\0\x1b\u202e", k=200_000)),
    "turns alone": "\n".join(f"Turn {n} - A" for n in range(1, 40_000)),
    "one line": "Turn 1 - " + "A" * 300_000,
    "tags": "<div>" * 100_000,
    "brackets": "(" * 300_000,
    "many lines": "\n" * 300_000,
}


@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_answered_in_words(tmp_path: Path, what: str) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            answer = await client.post("/api/bring/read", json={"texts": [BAD[what]]})
            if answer.status_code == 200:
                found = answer.json()
                assert found["log"] is None
                (wrong,) = found["wrong"]
                assert wrong["what"]["en"]
                assert wrong["what"]["ja"]
            else:
                assert answer.status_code == 400
                assert answer.json()["ja"]

    run(script())


def test_a_page_of_the_log_and_half_a_log_are_read(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            page = (
                "<div class='log'>" + "".join(f"<div><span>{line}</span></div>" for line in GAME) + "</div>"
            )
            half = "\n".join(line[: len(line) // 2] if n % 9 == 8 else line for n, line in enumerate(GAME))
            late = "\n".join(GAME[len(GAME) // 2 :])
            for text, unknown in ((page, False), (half, True), (late, False)):
                found = await asked(client, "bring/read", texts=[text])
                assert found["log"]["players"] == ["Alice", "Bob"]
                assert bool(found["log"]["unknowns"]) is unknown
                assert found["log"]["turns"]

    run(script())


def test_there_are_bounds_and_only_the_own_page_may_ask(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            much = await client.post("/api/bring/read", content=b"x" * (LARGEST_LOGS + 1))
            assert much.status_code == 413
            assert "1 MB" in much.json()["en"]
            assert LARGEST < LARGEST_LOGS
            for body in (b"", b"{", b"[]", b'{"texts": 1}', b'{"texts": [], "more": 1}', b"\xff"):
                assert (await client.post("/api/bring/read", content=body)).status_code == 400
            many = {"texts": [""] * (MOST_TEXTS + 1)}
            assert (await client.post("/api/bring/read", json=many)).status_code == 400
            elsewhere = {"origin": "https://elsewhere.example"}
            for way in ("read", "replay", "hint", "coach", "record"):
                answer = await client.post(f"/api/bring/{way}", json={}, headers=elsewhere)
                assert answer.status_code == 403
            empty = await asked(client, "bring/read", texts=[])
            assert empty["log"] is None
            long = GAME[:60] + [f"Turn {n} - Alice" for n in range(2, MOST_TURNS + 9)]
            found = await asked(client, "bring/read", texts=["\n".join([*long, *GAME[60:]])])
            assert found["log"] is None
            assert str(MOST_TURNS) in found["wrong"][0]["what"]["en"]

    run(script())

"""Games as data: one row for each answer, of all three games, over or not."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest

import fudaba
from fudaba.cli import main
from fudaba.games import named
from fudaba.kernel.record import decode, setup_from
from fudaba.kernel.session import Session
from fudaba.lab.execution.runner import run
from fudaba.lab.scenario.reader import read_file
from fudaba.records import parquet
from fudaba.records.rows import COLUMNS, SCHEMA, rows_of
from tests.games.dominion.test_end import at, buy

Capture = pytest.CaptureFixture[str]
POSSESSION = Path(__file__).parents[1] / "scenarios" / "dominion" / "possession.yaml"
GAMES: dict[str, dict[str, Any]] = {
    "bridge_over": {"rounds": 1},
    "dominion": {"kingdom": "quiet_street"},
    "innovation": {},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a game of each kind, and one that is not over."""
    kept = tmp_path / "kept"
    kept.mkdir()
    for game, options in GAMES.items():
        match = fudaba.new_game(game, seats=2, seed="r", **options)
        match.play_out("random")
        match.save(kept / f"{game}.json")
    running = fudaba.new_game("bridge_over", seed="r")
    for _ in range(5):
        running.answer(*running.bot_answer("random"))
    running.save(kept / "running.json")
    return kept


def test_every_answer_is_a_row(folder: Path, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "rows.parquet"
    assert main(["records", "export", str(folder), "--parquet", str(out)]) == 0
    table = pl.read_parquet(out)
    assert table.columns == list(COLUMNS)
    assert f"{len(table)} rows" in capsys.readouterr().out
    for game in GAMES:
        match = fudaba.load(folder / f"{game}.json")
        rows = table.filter(pl.col("game_id") == game)
        assert [tuple(chosen) for chosen in rows["chosen"]] == list(match.answers)
        assert rows["number"].to_list() == list(range(len(match.answers)))
        assert match.result is not None
        assert set(rows.filter(pl.col("won"))["seat"]) <= set(match.result.winners)
        assert {row["seat"]: row["score"] for row in rows.to_dicts()}[0] == match.result.scores[0]
        for row in rows.to_dicts()[:50]:
            assert all(0 <= pick < len(row["offered"]) for pick in row["chosen"])
            assert json.loads(row["public"])
    running = table.filter(pl.col("game_id") == "running")
    assert len(running) == 5
    assert running["won"].null_count() == 5
    assert pl.read_parquet_metadata(out)["fudaba.schema"] == str(SCHEMA)
    assert "seed" not in "".join(table.columns)


def test_a_row_has_what_its_decider_saw_and_no_more(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "rows.parquet"
    file = str(folder / "bridge_over.json")
    assert main(["records", "export", file, "--parquet", str(out), "--whole-view"]) == 0
    match = fudaba.load(folder / "bridge_over.json", upto=0)
    for row in pl.read_parquet(out).to_dicts()[:20]:
        assert match.ask is not None
        assert row["seat"] == match.ask.seat
        data = match.view(row["seat"]).data()
        assert json.loads(row["view"]) == msgspec.json.decode(msgspec.json.encode(data))
        assert row["hand"] == data.zone("hand", row["seat"]).faces
        match.answer(*row["chosen"])


def test_a_million_games_need_no_memory(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows are written some at a time, and are the same as at once."""
    one, many = tmp_path / "one.parquet", tmp_path / "many.parquet"
    assert main(["records", "export", str(folder), "--parquet", str(one)]) == 0
    monkeypatch.setattr(parquet, "PART", 7)
    assert main(["records", "export", str(folder), "--parquet", str(many)]) == 0
    assert pl.read_parquet(one).equals(pl.read_parquet(many))
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_several_workers_write_the_same_rows_in_the_same_order(folder: Path, tmp_path: Path) -> None:
    (folder / "wrong.json").write_text("{}")
    tables = []
    for workers in ("1", "2"):
        out = tmp_path / f"rows-{workers}.parquet"
        assert main(["records", "export", str(folder), "--parquet", str(out), "--workers", workers]) == 1
        tables.append(pl.read_parquet(out))
    assert tables[0].equals(tables[1])


def test_games_are_read_from_where_a_server_keeps_them(folder: Path, tmp_path: Path, capsys: Capture) -> None:
    """Those that are over, of all three games; others are left alone, and nothing is changed."""
    data, exported = tmp_path / "data", tmp_path / "exported"
    files = sorted(folder.glob("*.json"))
    assert main(["tables", "import", "--data", str(data), *map(str, files)]) == 0
    assert main(["tables", "export", "--data", str(data), str(exported)]) == 0
    before = (data / "fudaba.db").read_bytes()
    tables = {}
    for name, source in (("server", data), ("files", exported)):
        out = tmp_path / f"{name}.parquet"
        assert main(["records", "export", str(source), "--parquet", str(out)]) == 0
        tables[name] = pl.read_parquet(out)
    assert (data / "fudaba.db").read_bytes() == before
    assert set(tables["server"]["game"]) == set(GAMES)
    same = tables["files"].with_columns(pl.col("game_id").str.split("-").list.slice(2).list.join("-"))
    assert tables["server"].sort("game_id", "number").equals(same.sort("game_id", "number"))
    assert tables["server"]["game_id"].n_unique() == len(GAMES)
    with closing(sqlite3.connect(data / "fudaba.db", isolation_level=None)) as database:
        database.execute("UPDATE moves SET move = 'x' WHERE id = ?", (tables["server"]["game_id"][0],))
        database.execute("UPDATE tables SET state = 'playing' WHERE state = 'waiting'")
    out = tmp_path / "rest.parquet"
    assert main(["records", "export", str(data), "--parquet", str(out)]) == 1
    assert pl.read_parquet(out)["game_id"].n_unique() == 2
    assert "its moves cannot be read" in capsys.readouterr().err


def test_what_cannot_be_run_is_named_and_left_out(folder: Path, tmp_path: Path, capsys: Capture) -> None:
    (folder / "bad.json").write_text("{}")
    out = tmp_path / "rows.parquet"
    assert main(["records", "export", str(folder), "--parquet", str(out)]) == 1
    assert "bad.json: The format is ‘None’" in capsys.readouterr().err
    assert len(pl.read_parquet(out)["game_id"].unique()) == 4


def test_where_none_can_be_run_each_is_named_all_the_same(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "torn.json").write_text("{")
    out = tmp_path / "rows.parquet"
    assert main(["records", "export", str(tmp_path), "--parquet", str(out), "--lang", "ja"]) == 2
    named, refused = capsys.readouterr().err.splitlines()
    assert named.startswith(f"{tmp_path / 'torn.json'}: JSONではありません")
    assert refused.startswith("fudaba: ")
    assert not out.exists()


@pytest.mark.parametrize("after", [0, 2])
def test_what_ctrl_c_has_cut_off_is_told(
    after: int, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Some games' rows in a file that says nothing of the others would be taken for all."""
    files: list[str] = []

    def until(*given: Any, **more: Any) -> Any:
        files.append(given[1])
        if len(files) > after:
            raise KeyboardInterrupt
        return rows_of(*given, **more)

    monkeypatch.setattr(parquet, "rows_of", until)
    out = tmp_path / "rows.parquet"
    assert main(["records", "export", str(folder), "--parquet", str(out)]) == 130
    output = capsys.readouterr()
    assert output.err == f"stopped after {after} of 4 games\n"
    assert out.exists() == bool(after)
    assert bool(output.out) == bool(after)


def test_what_was_stopped_before_there_was_a_row_is_no_mistake_of_the_games(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """All games had been handed out, and none had been read."""
    monkeypatch.setattr(parquet, "is_stopping", lambda: True)
    out = tmp_path / "rows.parquet"
    assert main(["records", "export", str(folder), "--parquet", str(out)]) == 130
    assert capsys.readouterr().err == "stopped after 0 of 4 games\n"
    assert not out.exists()


def test_a_review_beside_its_record_is_no_game(folder: Path, tmp_path: Path, capsys: Capture) -> None:
    record = str(folder / "running.json")
    assert main(["review", record, "--care", "0.01"]) == 0
    assert (folder / "running.review.json").exists()
    out = tmp_path / "rows.parquet"
    assert main(["records", "export", str(folder), "--parquet", str(out)]) == 0
    assert len(pl.read_parquet(out)["game_id"].unique()) == 4
    assert main(["rules", "--cited", str(folder)]) != 2
    capsys.readouterr()


def test_bad_input_changes_nothing(folder: Path, tmp_path: Path, capsys: Capture) -> None:
    there = tmp_path / "there.parquet"
    there.write_text("mine")
    assert main(["records", "export", str(folder), "--parquet", str(there)]) == 2
    assert there.read_text() == "mine"
    assert main(["records", "export", str(tmp_path / "no"), "--parquet", str(tmp_path / "x")]) == 2
    assert main(["records", "export", str(folder), "--parquet", str(tmp_path / "no" / "x")]) == 2
    (tmp_path / "empty").mkdir()
    assert main(["records", "export", str(tmp_path / "empty"), "--parquet", str(tmp_path / "x")]) == 2
    output = capsys.readouterr().err
    assert "already exists" in output
    assert "Folder not found" in output
    assert "There are no *.json files" in output
    assert not (tmp_path / "x").exists()


def test_simulated_games_are_kept_and_verify(tmp_path: Path, capsys: Capture) -> None:
    kept = tmp_path / "games"
    args = ["simulate", "dominion", "--bots", "big-money,random", "--games", "4", "--workers", "2"]
    assert main([*args, "--option", "kingdom=quiet_street", "--save-games", str(kept)]) == 0
    before = [file.read_bytes() for file in sorted(kept.iterdir())]
    for option in ("--save-games", "--save-errors"):  # these games would be mixed with others
        assert main([*args, "--seed", "other", option, str(kept)]) == 2
    assert [file.read_bytes() for file in sorted(kept.iterdir())] == before
    capsys.readouterr()
    files = sorted(kept.iterdir())
    assert [file.name for file in files] == [f"game-{number:06}.json" for number in range(4)]
    for file in files:
        assert main(["verify", str(file)]) == 0
    assert main(["records", "export", str(kept), "--parquet", str(tmp_path / "g.parquet")]) == 0
    capsys.readouterr()


def test_a_row_has_the_turn_in_which_its_question_was_asked(folder: Path) -> None:
    for game in GAMES:
        record = decode((folder / f"{game}.json").read_bytes())
        session = Session(named(game), setup_from(named(game), record), list(record.names))
        turns = set()
        for row in rows_of(record, game):
            assert row["turn"] == session.table.turns_taken()
            session.answer(tuple(row["chosen"]))
            turns.add(row["turn"])
        assert len(turns) > 5


def test_where_another_seat_decides_the_row_has_what_that_seat_saw() -> None:
    """POS-02: A decides in a turn of B, and sees both hands; the row has A's own."""
    (scenario,) = (one for one in read_file(POSSESSION) if one.title.startswith("It is the possessed"))
    outcome = run(scenario)
    assert outcome.ok, outcome.failure
    record = outcome.games[0].record()
    session = Session(named("dominion"), setup_from(named("dominion"), record), list(record.names))
    possessed = 0
    for row in rows_of(record, "possessed"):
        ask = session.ask
        assert ask is not None
        assert (row["seat"], row["owner"]) == (ask.decider, ask.owner)
        assert row["player"] == record.names[ask.decider]
        assert row["hand"] == session.view(ask.decider).data().zone("hand", ask.decider).faces
        possessed += ask.decider != ask.owner
        session.answer(tuple(row["chosen"]))
    assert possessed > 2


def ended_by_the_second(turns: list[int], estates: list[int]) -> Session:
    """A game of Dominion between so many, which ends as the second player buys the last Moat.

    turns: how many they have had in the end. estates: how many they own.
    """
    had = [number - (seat == 1) for seat, number in enumerate(turns)]
    zones = [{"hand": ["copper"] * 3, "deck": ["copper"] * 5 + ["estate"] * number} for number in estates]
    players = [{"zones": zone, "turns": number} for zone, number in zip(zones, had, strict=True)]
    session = at({"moat": 1, "village": 0, "smithy": 0, "province": 2}, seats=len(turns), players=players)
    buy(session)
    while (ask := session.ask) is not None:
        wanted = [n for n, one in enumerate(ask.options) if one.verb == "play" or one.face == "moat"]
        session.answer((wanted[0],) if wanted else ())
    return session


@pytest.mark.parametrize(
    ("turns", "winners"), [([9, 9, 9], [0, 1, 2]), ([9, 8, 8], [1, 2]), ([8, 9, 8], [0, 2]), ([9, 8, 9], [1])]
)
def test_all_who_win_together_have_won(turns: list[int], winners: list[int]) -> None:
    """DOM-END3: points are even, so those win who had the fewest turns."""
    rows = list(rows_of(ended_by_the_second(turns, [0, 0, 0]).record(), "even"))
    assert {row["seat"] for row in rows} == {0, 1}
    for row in rows:
        assert row["winners"] == winners
        assert row["won"] == (row["seat"] in winners)


def test_each_row_has_the_score_of_the_seat_that_was_asked() -> None:
    rows = rows_of(ended_by_the_second([9, 9], [1, 3]).record(), "alone")
    assert {row["seat"]: (row["score"], row["won"]) for row in rows} == {0: (1.0, False), 1: (3.0, True)}


def test_a_row_has_the_turn_of_the_player_who_answered(folder: Path) -> None:
    """Two players who change turns have had half of them; in Dominion it is the game's own count."""
    for game in GAMES:
        seen: dict[int, list[int]] = {0: [], 1: []}
        for row in rows_of(decode((folder / f"{game}.json").read_bytes()), game):
            assert row["own_turn"] <= row["turn"]
            if game == "dominion":
                assert row["own_turn"] == json.loads(row["public"])["turns"][row["seat"]]
            if game == "innovation":
                assert abs(2 * row["own_turn"] - row["turn"]) <= 1
            seen[row["seat"]].append(row["own_turn"])
        for turns in seen.values():
            assert turns == sorted(turns)
            assert turns[-1] > 1


def test_a_file_is_written_over_only_with_force(folder: Path, tmp_path: Path, capsys: Capture) -> None:
    out, logs = tmp_path / "rows.parquet", tmp_path / "logs"
    out.write_text("mine")
    given = ["records", "export", str(folder / "dominion.json"), "--parquet", str(out)]
    assert main(given) == 2
    assert "Overwrite it with --force" in capsys.readouterr().err
    assert out.read_text() == "mine"
    assert main([*given, "--force"]) == 0
    assert len(pl.read_parquet(out)) > 10
    as_log = ["records", "export", str(folder / "dominion.json"), "--as", "dominion-online"]
    assert main([*as_log, "--out", str(logs)]) == 0
    (log,) = logs.iterdir()
    log.write_text("mine")
    assert main([*as_log, "--out", str(logs)]) == 1
    assert "already exists" in capsys.readouterr().err
    assert log.read_text() == "mine"
    assert main([*as_log, "--out", str(logs), "--force"]) == 0
    assert log.read_text() != "mine"

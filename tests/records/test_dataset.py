"""A data set of games between bots: made at once or with pauses, it is the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from fudaba.arena import simulate
from fudaba.cli import main
from fudaba.records import dataset, parquet
from fudaba.records.rows import COLUMNS

Capture = pytest.CaptureFixture[str]
GAMES = ["--bots", "random,random", "--part", "3", "--option", "rounds=1"]
FAILS = """
from fudaba.bots import Bot

class Fails(Bot):
    def __init__(self, seed):
        self.fails = seed.startswith("0/2/")

    def answer(self, ask, view):
        if self.fails:
            raise RuntimeError("no")
        return range(ask.least)
"""


def made(folder: Path, games: int, *more: str) -> int:
    given = ["records", "dataset", "bridge_over", "--out", str(folder), "--games", str(games), *GAMES, *more]
    return main(given)


def rows(folder: Path) -> pl.DataFrame:
    return pl.read_parquet(folder / "part-*.parquet")


def test_a_data_set_has_a_row_for_each_answer_and_a_card(tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "set"
    assert made(folder, 7) == 0
    assert "7 games, 0 of them" in capsys.readouterr().out
    table = rows(folder)
    assert table.columns == list(COLUMNS)
    assert table["game_id"].unique().sort().to_list() == [f"game-{number:06}" for number in range(7)]
    assert [file.name for file in sorted(folder.glob("part-*"))] == [
        f"part-0000{n}.parquet" for n in range(3)
    ]
    assert len(list((folder / "unfinished").iterdir())) == 1, "of the whole parts no record is needed"
    card = (folder / "README.md").read_text("utf-8")
    assert f"7 games in {len(table)} rows" in card
    assert "--games 7 --option rounds=1" in card
    assert all(f"`{name}`" in card for name in COLUMNS)
    assert json.loads((folder / "dataset.json").read_text())["bots"] == ["random", "random"]


def test_a_longer_one_and_one_with_pauses_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    once, pauses = tmp_path / "once", tmp_path / "pauses"
    assert made(once, 8) == 0
    assert made(pauses, 4) == 0

    def one(game: str, bots: list[str], count: int, **more: Any) -> Any:
        """As if Ctrl-C came after the first game."""
        return simulate(game, bots, 1, **more)

    with monkeypatch.context() as patch:
        patch.setattr(dataset, "simulate", one)
        assert made(pauses, 8) == 130
    assert "Stopped after 5 of 8 games" in capsys.readouterr().err
    left = len(list((pauses / "unfinished").iterdir()))
    with monkeypatch.context() as patch:

        def stopped(*given: Any, **more: Any) -> Any:
            raise KeyboardInterrupt

        patch.setattr(parquet, "rows_of", stopped)
        assert made(pauses, 8) == 130
    assert len(list((pauses / "unfinished").iterdir())) >= left, "no game is lost"
    assert made(pauses, 8, "--workers", "2") == 0
    assert rows(once).equals(rows(pauses))
    assert made(pauses, 8) == 0
    assert rows(once).equals(rows(pauses))


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path, capsys: Capture) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "letter.txt").write_text("dear")
    assert made(mine, 2, "--force") == 2
    assert [file.name for file in mine.iterdir()] == ["letter.txt"]
    folder = tmp_path / "set"
    assert made(folder, 4) == 0
    before = rows(folder)
    capsys.readouterr()
    assert made(folder, 4, "--seed", "other") == 2
    assert "It differs in: seed." in capsys.readouterr().err
    assert rows(folder).equals(before)
    assert made(folder, 4, "--seed", "other", "--force") == 0
    assert not rows(folder).equals(before)
    assert rows(folder)["game_id"].n_unique() == 4


def test_a_game_that_fails_is_kept_apart(tmp_path: Path, capsys: Capture) -> None:
    bot, folder = tmp_path / "fails.py", tmp_path / "set"
    bot.write_text(FAILS)
    given = ["records", "dataset", "bridge_over", "--out", str(folder), "--games", "4", "--part", "3"]
    assert main([*given, "--bots", f"{bot},random", "--option", "rounds=1"]) == 1
    assert "4 games, 1 of them" in capsys.readouterr().out
    assert [file.name for file in (folder / "failed").iterdir()] == ["game-000002.json"]
    assert rows(folder)["game_id"].n_unique() == 3


def test_numbers_must_be_above_zero(tmp_path: Path, capsys: Capture) -> None:
    assert made(tmp_path / "set", 0) == 2
    assert "--games" in capsys.readouterr().err
    assert not (tmp_path / "set").exists()

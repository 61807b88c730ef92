"""What simulations tell besides who won, in all three games; and when they stop by themselves."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import fudaba
from fudaba.arena import simulate
from fudaba.arena.report import outputs
from fudaba.cli import main
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import decode

Capture = pytest.CaptureFixture[str]
GAMES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "bridge_over": (["sensible", "random", "random"], {"rounds": 1}),
    "dominion": (["big-money", "random"], {"kingdom": "quiet_street"}),
    "innovation": (["random", "random"], {"edition": "fourth", "unseen": True}),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_story_ends_as_the_games_did(game: str, tmp_path: Path) -> None:
    bots, options = GAMES[game]
    result = simulate(game, bots, 4, seed="s", options=options, tell=True, save_games=tmp_path)
    story = result.story
    assert story is not None
    assert [(row.number, row.seat) for row in story.rows] == [
        (g, s) for g in range(4) for s in range(len(bots))
    ]
    for bot, of in enumerate(result.bots):
        rows = [row for row in story.rows if row.bot == bot]
        assert sum(row.score for row in rows) == of.score
        assert sum(row.won for row in rows) >= of.wins
        for figure in story.figures():
            curve = story.curve(bot, figure)
            assert [turn for turn, _ in curve] == list(range(len(curve)))
            assert len(curve) > 1
    assert story.uses
    for (bot, _, _), use in story.uses.items():
        assert 0 < use.games <= min(4, use.times)
        assert 0 <= use.won <= use.games
        assert 0 <= bot < len(bots)
    assert len([decode(file.read_bytes()) for file in tmp_path.glob("*.json")]) == 4


def test_the_story_is_the_same_with_any_number_of_workers() -> None:
    bots, options = GAMES["dominion"]
    one, two = (
        simulate("dominion", bots, 30, seed="w", options=options, tell=True, workers=workers)
        for workers in (1, 2)
    )
    assert one.plain() == two.plain()
    assert one.story is not None
    assert two.story is not None
    assert one.story.rows == two.story.rows


def test_what_was_gained_is_what_the_log_says(tmp_path: Path) -> None:
    bots, options = GAMES["dominion"]
    result = simulate("dominion", bots, 1, seed="g", options=options, tell=True, save_games=tmp_path)
    match = fudaba.load(tmp_path / "game-000000.json")
    lines = [line.text for line in match.log() if line.text.startswith(f"{bots[0]} gains")]
    gained = sum("Silver" in line for line in lines)
    assert result.story is not None
    assert result.story.uses[0, "gain", "silver"].times == gained > 0


def test_a_question_that_is_settled_ends_the_games() -> None:
    bots, options = GAMES["dominion"]
    one, two = (
        simulate("dominion", bots, 500, seed="u", options=options, until_settled=True, workers=workers)
        for workers in (1, 2)
    )
    assert one.settled
    assert one.games < 100
    assert one.plain() == two.plain()
    even = simulate("dominion", ["random", "random"], 40, seed="u", options=options, until_settled=True)
    assert (even.settled, even.games) == (False, 40)


def test_only_of_two_it_can_be_settled() -> None:
    with pytest.raises(BadSetup, match="only with two bots"):
        simulate("bridge_over", ["random"] * 3, 10, until_settled=True)


BROKEN = """
from fudaba.bots import Bot


class Broken(Bot):
    def answer(self, ask, view):
        raise RuntimeError("broken")
"""


@pytest.mark.parametrize("game", GAMES)
def test_of_no_games_the_heading_is_written(tmp_path: Path, game: str) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text(BROKEN)
    none = simulate(game, [str(broken)] * 2, 2, options=GAMES[game][1], tell=True)
    assert (none.ended, none.rows()) == (0, [])
    outputs.write_csv(none, tmp_path / "games.csv")
    outputs.write_parquet(none, tmp_path / "games.parquet")
    heading = list(simulate(game, ["random"] * 2, 1, options=GAMES[game][1], tell=True).rows()[0])
    assert (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines() == [",".join(heading)]
    assert pl.read_parquet(tmp_path / "games.parquet").columns == heading


def test_files_are_written(tmp_path: Path, capsys: Capture) -> None:
    files = {kind: tmp_path / f"games.{kind}" for kind in ("csv", "parquet", "html")}
    texts = [text for kind, file in files.items() for text in (f"--{kind}", str(file))]
    match = [
        "simulate",
        "dominion",
        "--bots",
        "big-money,random",
        "--games",
        "4",
        "--kingdom",
        "quiet_street",
    ]
    assert main([*match, *texts[:2], "--out", *texts[3::2], "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["curves"]["big-money"]["money"][0] == 7
    assert found["provinces"]["big-money"][0]["number"] == 1
    with files["csv"].open(newline="") as file:
        rows = list(csv.DictReader(file))
    table = pl.read_parquet(files["parquet"])
    assert len(rows) == len(table) == 8
    assert list(rows[0]) == table.columns
    assert table.columns[:7] == ["game", "seed", "bot", "seat", "score", "won", "turns"]
    assert table.columns[7:] == ["points", "money", "cards", "provinces", "empty_piles"]
    assert [float(row["score"]) for row in rows] == table["score"].to_list()
    page = files["html"].read_text(encoding="utf-8")
    assert "vega" in page
    assert "<script src" not in page  # it needs no network
    assert len(page) > 500_000
    assert "<title>Dominion: big-money, random; 4 games, seed 0</title>" in page
    # What is beside each other, or wider than a phone, would be made too small there to be read.
    assert '"hconcat": [' not in page
    assert max(int(width) for width in re.findall(r'"width": (\d+)[,}]', page)) <= 250
    assert main([*match, "--csv", str(files["csv"])]) == 2
    assert "already exists" in capsys.readouterr().err
    assert main([*match, "--out", str(tmp_path / "games.cvs")]) == 2
    assert "games.cvs doesn't say what to write. Did you mean ‘csv’?" in capsys.readouterr().err
    assert main([*match, "--curves"]) == 0
    out = capsys.readouterr().out
    assert "money" in out
    assert "Province" in out


def test_games_of_which_none_has_ended_have_no_curves(tmp_path: Path, capsys: Capture) -> None:
    bot = tmp_path / "stops.py"
    bot.write_text("class Bot:\n    def __init__(self, seed): ...\n    def answer(self, ask, view): 1 / 0\n")
    match = ["simulate", "bridge_over", "--bots", f"{bot},random", "--games", "2", "--curves"]
    assert main([*match, "--html", str(tmp_path / "page.html")]) == 1
    output = capsys.readouterr()
    assert "2 errors" in output.out
    assert "game 0: ZeroDivisionError" in output.err

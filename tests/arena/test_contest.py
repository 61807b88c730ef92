"""Contests: who meets whom, how they are rated, and when it is settled."""

from __future__ import annotations

import json
import math
from pathlib import Path
from random import Random

import pytest

from fudaba.arena.contest import contest
from fudaba.arena.ratings import ELO, Met, rated
from fudaba.arena.sprt import FEWEST, settled
from fudaba.cli import main
from fudaba.kernel.game import BadSetup

Capture = pytest.CaptureFixture[str]


def test_ratings_find_the_strengths_from_which_games_were_drawn() -> None:
    strengths, first, chance = [0.8, 0.1, -0.9], 0.3, Random("ratings")
    games = []
    for _ in range(9000):
        one, other = chance.sample(range(3), 2)
        share = 1 / (1 + math.exp(strengths[other] - strengths[one] - first))
        games.append(Met(one, other, float(chance.random() < share)))
    found = rated(games, 3)
    for rating, strength in zip(found.bots, strengths, strict=True):
        assert abs(rating.elo - ELO * strength) < 1.5 * rating.error < 22
    assert abs(found.first_seat.elo - ELO * first) < 1.5 * found.first_seat.error < 22


def test_the_interval_of_a_rating_holds_the_truth_as_often_as_it_says() -> None:
    chance, held = Random("intervals"), 0
    for _ in range(200):
        games = [Met(n % 2, 1 - n % 2, float(chance.random() < 0.5)) for n in range(60)]
        rating = rated(games, 2).bots[0]
        held += abs(rating.elo) <= rating.error
    assert 180 <= held <= 199


def test_who_has_won_all_has_a_rating_with_an_end() -> None:
    best, worst = rated([Met(0, 1, 1.0), Met(1, 0, 0.0)] * 10, 2).bots
    assert 100 < best.elo == -worst.elo < 1000
    assert best.error < 1000


def test_what_is_clear_is_settled_soon_and_what_is_even_late() -> None:
    assert settled([1.0] * (FEWEST - 1)) == 0
    assert settled([1.0] * FEWEST) == 1
    assert settled([0.0] * FEWEST) == -1
    assert settled([0.5, 0.5, 1.0, 0.0] * 3) == 0
    assert settled([0.5, 1.0, 1.0, 0.5] * 8) == 1


def test_an_even_question_is_called_wrong_seldom() -> None:
    """A bot that wins 45 % is called the better one in at most so many cases as the test allows, about."""
    wrong = 0
    for number in range(200):
        chance, shares = Random(f"even {number}"), list[float]()
        while not settled(shares) and len(shares) < 3000:
            shares.append(sum(chance.random() < 0.45 for _ in range(2)) / 2)
        wrong += settled(shares) == 1
    assert wrong <= 20


def test_each_pair_meets_on_the_same_kingdoms_and_deals_from_both_seats() -> None:
    found = contest("dominion", ["big-money", "big-money-ultimate"], 3, deals=2, until_settled=False)
    assert len(found.ended) == 12
    assert len(set(found.kingdoms)) == 3
    assert len({game.seed for game in found.games}) == 6
    for seed in {game.seed for game in found.games}:
        assert sorted((g.first, g.second) for g in found.games if g.seed == seed) == [(0, 1), (1, 0)]


def test_the_result_is_the_same_for_any_number_of_workers() -> None:
    alone, together = (
        contest("bridge_over", ["random", "uniform"], 3, workers=workers, options={"rounds": 1})
        for workers in (1, 2)
    )
    assert alone == together


def test_a_pair_that_is_settled_meets_no_more() -> None:
    found = contest("dominion", ["big-money", "random"], 30, options={"kingdom": "quiet_street"})
    assert found.over == {(0, 1): FEWEST}
    assert len(found.games) == 2 * FEWEST
    told = found.plain()
    assert told["pairs"][0]["better"] == "big-money"
    assert told["bots"][0]["elo"] > told["bots"][1]["elo"]


def test_a_contest_needs_two_bots() -> None:
    with pytest.raises(BadSetup, match="two bots"):
        contest("dominion", ["big-money"], 3)


def test_the_command_writes_text_json_rows_and_a_page(tmp_path: Path, capsys: Capture) -> None:
    rows, page = tmp_path / "games.parquet", tmp_path / "page.html"
    given = [
        "arena",
        "dominion",
        "--bots",
        "big-money,random",
        "--kingdoms",
        "2",
        "--kingdom",
        "quiet_street",
    ]
    assert main([*given, "--parquet", str(rows), "--html", str(page)]) == 0
    assert "big-money, random" in capsys.readouterr().out
    assert main([*given, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert told["pairs"][0]["games"] == 4

    import polars as pl

    written = pl.read_parquet(rows)
    assert written.height == 4
    assert set(written["first"]) == {"big-money", "random"}
    assert "vega" in page.read_text("utf-8")
    assert main([*given, "--html", str(page)]) == 2
    assert "already" in capsys.readouterr().err

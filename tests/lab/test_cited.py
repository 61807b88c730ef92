"""`fudaba rules --cited`: in every game nearly all lines of the log say by which rule they are so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fudaba import games
from fudaba.arena.simulate import simulate
from fudaba.lab.commands import citations
from fudaba.lab.scenario.rule_ids import rule_ids
from tests.lab.commanding import fudaba

GAMES = [game.name for game in games.every()]


@pytest.mark.parametrize("game", GAMES)
def test_lines_of_played_games_cite_rules_that_there_are(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate(game, ["random", "random"], 2, seed="cited", save_games=tmp_path)
    assert fudaba("rules", game, "--cited", str(tmp_path), "--json") == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["lines"] > 100
    assert found["share"] >= citations.LEAST
    assert set(found["rules"]) <= set(rule_ids())


def test_lines_without_a_rule_are_counted_by_their_kind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate("dominion", ["random", "random"], 1, seed="cited", save_games=tmp_path)
    monkeypatch.setattr("fudaba.games.dominion.board.places.RULE_OF", {})
    assert fudaba("rules", "--cited", str(next(tmp_path.glob("*.json")))) == 1
    assert "  plays: " in capsys.readouterr().out


def test_of_another_game_there_is_nothing(tmp_path: Path) -> None:
    simulate("bridge_over", ["random", "random"], 1, seed="cited", save_games=tmp_path)
    assert fudaba("rules", "innovation", "--cited", str(tmp_path)) == 1

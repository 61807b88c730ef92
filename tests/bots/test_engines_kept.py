"""Whether a bot plays engines as their plan says: how that is counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import engines
from benchmarks.engines import BOARDS, Game, counted, keeps_engine, kingdom_of, main
from fudaba.dominion_study.plans_cache import ENVIRONMENT
from fudaba.games.dominion.facts.kinds import KINDS


def game(mine: tuple[int, int, int], theirs: tuple[int, int, int]) -> Game:
    return Game(number=0, won=0.5, mine=mine, theirs=theirs, slowest=0.0)


def test_cards_count_by_what_they_do() -> None:
    deck = {"chapel": 1, "laboratory": 3, "smithy": 2, "village": 4, "bazaar": 1, "gold": 3, "province": 4}
    assert counted(deck) == (1, 5, 5)


def test_an_engine_is_kept_with_half_as_many_cards_of_each_kind() -> None:
    assert keeps_engine([game((1, 3, 2), (1, 6, 3))])
    assert not keeps_engine([game((1, 2, 2), (1, 6, 3))])
    assert not keeps_engine([game((0, 6, 3), (1, 6, 3))])
    # Of what the plan has less than one a game, nobody needs any.
    assert keeps_engine([game((0, 6, 3), (1, 6, 3)), game((0, 6, 3), (0, 6, 3))])


def test_each_board_has_ten_cards() -> None:
    for number, cards in enumerate(BOARDS):
        kingdom = kingdom_of(number).split(",")
        assert len(set(kingdom)) == 10
        assert {*cards.split(",")} <= set(kingdom) <= KINDS.keys()


def test_a_level_is_measured_beside_steady(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(ENVIRONMENT, "0")
    monkeypatch.setattr(engines, "BOARDS", BOARDS[:1])
    given = ["--bot", "steady", "--count", "2", "--into", str(tmp_path / "games.jsonl")]
    main(given)
    said = capsys.readouterr().out
    assert said.startswith("0.50 of   2  keeps  laboratory,militia,chapel: thins 0.0 of 0.0, draws ")
    assert "steady won 0.500 of 2 games" in said
    assert "it keeps the engine on 1 of 1 boards" in said
    main(given)
    assert capsys.readouterr().out == said

"""What measures the table does measure it: in short runs, whose figures are not looked at."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from benchmarks.table import attack, engine, faults, load
from benchmarks.table.client import any_answer
from benchmarks.table.tables import GAMES
from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View
from fudaba.server.course import Course
from fudaba.server.told import Teller
from tests.ports import own_port


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_by_chance_is_mostly_legal(game: str) -> None:
    chance, legal, asked = random.Random(game), 0, 0
    setup = setup_of(games.named(game), seats=2, seed="any")
    course = Course(games.named(game), setup, ["Aya", "Ben"])
    teller = Teller(game, ["Aya", "Ben"], setup.options)
    helper = bot("random", game, "any")
    while course.session.ask is not None and asked < 150:
        ask = course.session.ask
        question = teller.question(course.now(), ask.decider)
        assert question is not None
        answer = any_answer(question, chance)
        asked += 1
        try:
            ask.check(answer)
            legal += 1
        except ValueError:
            answer = helper.answer(ask, View(course.session.table, ask.decider))
        course.answer(answer)
    assert legal > 0.95 * asked > 50


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_measured(game: str) -> None:
    figures = engine.measure(game, 200)
    assert figures["answers"] == 200
    assert 0 < figures["step p50 ms"] <= figures["step p99 ms"] <= figures["step slowest ms"]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_load_and_faults_are_measured(tmp_path: Path, game: str) -> None:
    figures = load.measure(
        tmp_path / "load", own_port(), game, games=8, rate=20.0, seconds=4.0, watchers=2, short=True
    )
    assert figures["answers"] > 10
    assert figures["joins"] > 0
    assert (figures["drops"], figures["frozen"]) == (0, 0)
    figures = faults.killed(tmp_path / "kill", own_port(), game, games=4, rate=20.0, times=1, early=False)
    assert (figures["lost"], figures["doubled or never given"], figures["games missing"]) == (0, 0, 0)
    figures = faults.reconnected(tmp_path / "back", own_port(), game, games=2, rate=20.0, times=20)
    assert figures["views that differ"] == 0


@pytest.mark.long
@pytest.mark.parametrize("name", ["names", "rows", "after"])
def test_an_attack_is_measured_and_a_promise_that_fails_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(attack, "SECONDS", 2.0)
    monkeypatch.setitem(attack.WAITS, "memory MB", 1.0)
    figures, missed = attack.measure(tmp_path, own_port(), name)
    own = attack.ATTACKS[name].most
    assert [figures[what] for what in own if figures[what] > own[what]] == []
    assert figures["ping p50 ms"] > 0
    assert "memory MB" in missed

"""Positions whose best answer nobody disputes, and how many of them each level solves."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from fudaba.bots import bot
from fudaba.dominion_study.plans_cache import ENVIRONMENT
from fudaba.kernel.ask import Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.table import Table
from fudaba.kernel.worlds import Imagining
from tests.bots.dominion_asking import labels, position


def read(name: str) -> list[dict[str, Any]]:
    """The exercises in a file."""
    exercises: list[dict[str, Any]] = yaml.safe_load(
        (Path(__file__).parent / "exercises" / name).read_text("utf-8")
    )
    return exercises


EXERCISES = read("dominion.yml")
UNSEEN = read("unseen/dominion.yml")
"""Those at which nobody looks who tunes a bot."""
LEAST = {"steady": 0.95, "strong": 0.95}
"""The share that each level must solve."""


def begun(exercise: dict[str, Any]) -> Driver[Table]:
    """The position of an exercise, at its question."""
    given = {key: value for key, value in exercise.items() if key not in ("id", "best", "not", "steps")}
    hand = given.pop("hand", "")
    given.setdefault("discard", "copper copper estate")
    driver = position(hand, **given)
    for step in exercise.get("steps", ()):
        assert driver.ask is not None
        driver.answer(picks(driver.ask, step.split(" + ")))
    return driver


def picks(ask: Ask, wanted: list[str]) -> tuple[int, ...]:
    """The answer with these labels."""
    there = labels(ask, tuple(range(len(ask.options))))
    found: list[int] = []
    for label in wanted:
        found.append(next(n for n, one in enumerate(there) if one == label and n not in found))
    return tuple(found)


def is_right(exercise: dict[str, Any], answer: list[str]) -> bool:
    """Whether an answer is one of the best, or none of those that are wrong."""
    sets = [Counter(one) for one in exercise.get("best", exercise.get("not", ()))]
    return (Counter(answer) in sets) == ("best" in exercise)


@pytest.mark.parametrize(
    ("level", "exercises"),
    [
        pytest.param("steady", EXERCISES, id="steady-seen"),
        pytest.param("steady", UNSEEN, id="steady-unseen"),
        pytest.param(
            "strong", EXERCISES, id="strong-seen", marks=pytest.mark.long
        ),  # it tries each answer out
        pytest.param("strong", UNSEEN, id="strong-unseen"),
    ],
)
def test_exercises_are_solved(
    level: str, exercises: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ENVIRONMENT, "0")
    wrong = {}
    for exercise in exercises:
        driver = begun(exercise)
        assert driver.ask is not None, exercise["id"]
        view = Imagining(driver, driver.ask.decider)
        answer = bot(level, "dominion", "exercise").answer(driver.ask, view)
        said = labels(driver.ask, answer)
        if not is_right(exercise, said):
            wrong[exercise["id"]] = said
    assert 1 - len(wrong) / len(exercises) >= LEAST[level], wrong


def test_each_exercise_can_be_got_wrong() -> None:
    """Or it would tell nothing."""
    both = [*EXERCISES, *UNSEEN]
    assert len({exercise["id"] for exercise in both}) == len(both) >= 200
    for exercise in both:
        driver = begun(exercise)
        assert driver.ask is not None
        assert len({option.same for option in driver.ask.options}) > 1, exercise["id"]
        if "best" in exercise:
            for best in exercise["best"]:
                picks(driver.ask, best)

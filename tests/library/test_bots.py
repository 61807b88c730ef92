"""Bots that a program hands in: classes, objects and functions, in a match and in simulations."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy
import pytest

import fudaba
from fudaba.arena.simulate import simulate as play_games
from fudaba.bots.makers import BotLike
from fudaba.kernel.ask import Ask
from fudaba.kernel.view import View


class Chooser:
    """Chooses by its seed; counts what it has answered."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.answered = 0
        self._chance = Random(seed)

    def answer(self, ask: Ask[Any, Any], view: View) -> list[int]:
        """Some of the options."""
        assert view.viewer == ask.decider
        self.answered += 1
        return self._chance.sample(range(len(ask.options)), min(max(1, ask.least), len(ask.options)))


class Named(Chooser):
    """One that calls itself something."""

    name = "the named one"


def last(ask: Ask[Any, Any], view: View) -> tuple[int, ...]:
    """The last options."""
    count = len(ask.options)
    return tuple(range(count - max(1, ask.least), count))


def test_a_match_is_played_out_by_a_class_an_object_a_function_and_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class Mine:\n    def __init__(self, seed): pass\n    def answer(self, ask, view): return (0,)\n"
    )
    match = fudaba.new_game("bridge_over", seats=4, seed="a", rounds=1)
    mine = Chooser("x")
    result = match.play_out(Chooser, mine, last, file)
    assert match.result == result
    assert mine.answered > 0


def test_one_bot_may_play_every_seat() -> None:
    match = fudaba.new_game("bridge_over", seats=2, seed="a", rounds=1)
    bot = Chooser("x")
    match.play_out(bot)
    assert bot.answered == len(match.answers)


def test_a_class_gets_a_seed_of_the_match_and_the_seat_and_is_made_once() -> None:
    match = fudaba.new_game("innovation", seed="s")
    made: list[str] = []

    class Noted(Chooser):
        def __init__(self, seed: str) -> None:
            super().__init__(seed)
            made.append(seed)

    for _ in range(10):
        match.answer(*match.bot_answer(Noted))
    assert sorted(made) == ["s/0", "s/1"]


@pytest.mark.parametrize("bot", [Chooser, Chooser("x"), last])
def test_a_bot_may_answer_with_any_sequence(bot: BotLike) -> None:
    answer = fudaba.new_game("innovation", seed="s").bot_answer(bot)
    assert type(answer) is tuple
    assert answer in ((0,), (1,))


class Numerals(Chooser):
    """Answers with the numbers of arrays, which no record takes."""

    def answer(self, ask: Ask[Any, Any], view: View) -> Any:
        """Some of the options."""
        return tuple(numpy.array(super().answer(ask, view)))


def test_numbers_of_arrays_are_kept_as_plain_numbers(tmp_path: Path) -> None:
    match = fudaba.new_game("bridge_over", seats=2, seed="a", rounds=1)
    match.play_out(Numerals)
    assert {type(place) for answer in match.answers for place in answer} == {int}
    play_games("bridge_over", [Numerals, "random"], 1, options={"rounds": 1}, save_games=tmp_path)
    kept = fudaba.load(tmp_path / "game-000000.json")
    assert kept.over
    assert kept.names == ("Numerals", "random")


@pytest.mark.parametrize("answer", [("first",), (None,), (99,), 3])
def test_a_bot_that_answers_with_what_is_no_answer_loses_no_other_game(answer: Any) -> None:
    wrong: Any = lambda ask, view: answer  # noqa: E731 - a bot that is a lambda

    class Wrong(Chooser):
        def answer(self, ask: Ask[Any, Any], view: View) -> Any:
            return answer

    for bot in (wrong, Wrong):
        result = fudaba.simulate("bridge_over", [bot, "random"], 2, rounds=1)
        assert (result.games, result.errors) == (2, 2)


def test_what_is_no_bot_and_no_answer_is_a_type_error() -> None:
    match = fudaba.new_game("innovation", seed="s")
    nothing: Any = 7
    no_bot: Any = int
    with pytest.raises(TypeError, match=r"a bot is a name, a class or an object .*, not 7"):
        match.bot_answer(nothing)
    with pytest.raises(TypeError, match="not <class 'int'>"):
        fudaba.simulate("innovation", [no_bot, "random"])
    wrong: Any = lambda ask, view: 3  # noqa: E731 - a bot that is a lambda
    with pytest.raises(TypeError, match="<lambda> answered 3, and not with the places"):
        match.bot_answer(wrong)


def test_an_illegal_answer_leaves_the_match_at_its_question() -> None:
    match = fudaba.new_game("innovation", seed="s")

    def wrong(ask: Ask[Any, Any], view: View) -> Sequence[int]:
        return (99,) if len(match.answers) == 5 else (0,)

    with pytest.raises(fudaba.IllegalAnswer):
        match.play_out(wrong)
    assert len(match.answers) == 5
    assert match.ask is not None
    match.answer(0)
    assert len(match.answers) == 6


def test_simulations_take_bots_of_every_kind_on_any_number_of_workers() -> None:
    bots: list[BotLike] = ["sensible", Chooser, Named, last]
    one = fudaba.simulate("bridge_over", bots, 24, seed=4, rounds=1)
    two = fudaba.simulate("bridge_over", bots, 24, seed=4, workers=2, rounds=1)
    assert one.plain() == two.plain()
    assert [bot.name for bot in one.bots] == ["sensible", "Chooser", "the named one", "last"]
    assert one.errors == 0


def test_an_object_plays_all_its_games_itself() -> None:
    bot = Chooser("x")
    fudaba.simulate("bridge_over", [bot, "random"], 3, rounds=1)
    before = bot.answered
    fudaba.simulate("bridge_over", [bot, "random"], 3, workers=2, rounds=1)
    assert 0 < before == bot.answered


def test_a_bot_that_cannot_be_sent_to_other_processes_is_refused_at_once() -> None:
    local = lambda ask, view: (0,)  # noqa: E731 - what pickle refuses
    assert fudaba.simulate("bridge_over", [local, "random"], 2, rounds=1).games == 2
    with pytest.raises(fudaba.BadSetup, match=r"‘<lambda>’ can't be sent to other processes: .*one worker"):
        fudaba.simulate("bridge_over", [local, "random"], 2, workers=2, rounds=1)


def test_a_bot_of_an_interactive_session_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chooser, "__module__", "__main__")
    monkeypatch.delattr(sys.modules["__main__"], "__file__", raising=False)
    with pytest.raises(fudaba.BadSetup, match=r"‘Chooser’ .* interactive session"):
        fudaba.simulate("bridge_over", [Chooser("x"), "random"], 2, workers=2, rounds=1)

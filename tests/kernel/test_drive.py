"""The driver: from question to question, forks at rest and inside a play."""

from __future__ import annotations

import gc
import warnings

import pytest

from fudaba.kernel.ask import Answer, Ask, IllegalAnswer, Option
from fudaba.kernel.cards import NOBODY, Card, Zone
from fudaba.kernel.drive import Driver
from fudaba.kernel.state import State
from fudaba.kernel.table import Effects, Result, Table
from tests.kernel.script import Script
from tests.kernel.toy import Toy
from tests.kernel.toy_game import ToyGame


def driver_of(game: Script, *, forkable: bool = True) -> Driver[Toy]:
    """A new driver of the same game, without a log."""
    driver = Driver(ToyGame().table(game.session.setup), forkable=forkable)
    driver.start()
    for answer in game.session.answers:
        driver.answer(answer)
    return driver


@pytest.fixture
def inside() -> Script:
    """Two answers deep inside a play: Echo plays Feast, whose guests are being asked."""
    game = Script({"hand": ["echo", "feast", "nest"]}, {"hand": ["acorn", "homing"]})
    game.say(0, "play echo")
    game.say(0, "play feast")
    return game


def test_at_rest_nothing_is_suspended(inside: Script) -> None:
    driver = driver_of(inside)
    assert not driver.at_rest
    assert not driver.over
    inside.session.undo(2)
    assert driver_of(inside).at_rest


def test_a_fork_shares_nothing_that_can_change(inside: Script) -> None:
    driver = driver_of(inside)
    before = driver.table.state.digest()
    fork = driver.fork()
    while fork.ask is not None:
        fork.answer(tuple(range(fork.ask.least)))
    assert driver.table.state.digest() == before
    assert repr(driver.ask) == repr(inside.ask)
    other = driver.fork()
    while other.ask is not None:
        other.answer(tuple(range(other.ask.least)))
    assert other.table.state.digest() == fork.table.state.digest()


def test_a_fork_of_a_fork_inside_a_play(inside: Script) -> None:
    driver = driver_of(inside)
    driver.answer((0,))
    second = driver.fork().fork().fork()
    assert repr(second.ask) == repr(driver.ask)
    assert second.table.state.digest() == driver.table.state.digest()
    assert second.table.state.revealed == driver.table.state.revealed


def test_without_checkpoints_it_forks_only_at_rest(inside: Script) -> None:
    driver = driver_of(inside, forkable=False)
    with pytest.raises(RuntimeError, match="keeps no checkpoints"):
        driver.fork()
    inside.session.undo(2)
    rest = driver_of(inside, forkable=False)
    assert repr(rest.fork().ask) == repr(rest.ask)


def test_before_the_start_and_after_the_end_nothing_is_asked() -> None:
    game = Script({"hand": ["acorn"]}, {}, turns=1)
    driver = Driver(game.session.game.table(game.session.setup))
    assert driver.over
    with pytest.raises(RuntimeError, match="nothing is asked"):
        driver.answer((0,))
    driver.start()
    while driver.ask is not None:
        driver.answer((0,))
    assert driver.over
    assert driver.fork().over
    assert driver.table.step() is None


def test_an_illegal_answer_leaves_the_question(inside: Script) -> None:
    driver = driver_of(inside)
    before = driver.table.state.digest()
    with pytest.raises(IllegalAnswer):
        driver.answer((0, 1))
    assert repr(driver.ask) == repr(inside.ask)
    assert driver.table.state.digest() == before
    driver.answer((0,))
    assert repr(driver.ask) != repr(inside.ask)


@pytest.mark.filterwarnings("error")
def test_a_game_dropped_inside_a_play_leaves_nothing_behind(inside: Script) -> None:
    """No coroutine that was never awaited, no complaint while it is collected."""
    driver = driver_of(inside)
    forks = [driver.fork() for _ in range(3)]
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        del driver, forks
        gc.collect()
    assert caught == []


class Steps(Table):
    """A table that only takes steps: `plan` says which, and `done` how many have been taken."""

    __slots__ = ("log", "plan")

    def __init__(self, plan: str) -> None:
        super().__init__(State((Zone(0, "box", audience=NOBODY),), 1, 1, b""), (Card("a"),), 1)
        self.plan = plan
        self.log = ""

    def begin(self) -> None:
        """It is set out once."""
        self.log += "b"

    def clone(self) -> Steps:
        new = super().clone()
        new.plan, new.log = self.plan, self.log
        return new

    def step(self) -> Ask | Effects | None:
        """f: a forced question; q: a question; e: an effect that asks; x: one that does not."""
        done = self.state.rolls
        if done == len(self.plan):
            return None
        letter = self.plan[done]
        if letter in "fq":
            return Ask(0, letter, [Option("go", word=str(i)) for i in range(1 if letter == "f" else 2)], 0)
        return self.effect(letter)

    def take(self, ask: Ask, answer: Answer) -> Effects | None:
        self.state.rolls += 1
        self.log += f"{ask.kind}{answer[0]}"
        return None

    async def effect(self, letter: str) -> None:
        """Ask twice, or not at all."""
        for _ in range(2 if letter == "e" else 0):
            chosen = await self.choose(0, "inner", [Option("go", word="0"), Option("go", word="1")])
            self.log += f"i{chosen.word}"
        self.state.rolls += 1
        self.log += letter

    def result(self) -> Result:
        return Result((0,), (0,))


def test_it_runs_from_question_to_question() -> None:
    """Through forced questions and effects that ask nothing, many in a row."""
    driver = Driver(Steps("f" + "x" * 3000 + "fqxeffe"))
    assert driver.start() is not None
    assert driver.table.log == "bf0" + "x" * 3000 + "f0"
    for pick in (1, 0, 1, 1, 0):
        assert driver.ask is not None
        driver.answer((pick,))
    assert driver.over
    assert driver.table.log.endswith("f0q1xi0i1ef0f0i1i0e")


@pytest.mark.parametrize("plan", ["qefe", "eqfe", "feeq"])
@pytest.mark.parametrize("answers", [(), (0,), (1, 0), (1, 0, 1), (1, 0, 1, 1)])
def test_effects_of_steps_and_of_forced_answers_are_forked(plan: str, answers: tuple[int, ...]) -> None:
    """An effect may be begun by an answer, by a forced one, or by the table itself."""
    driver = Driver(Steps(plan))
    driver.start()
    for pick in answers:
        driver.answer((pick,))
    fork = driver.fork()
    assert fork.table.log == driver.table.log
    while driver.ask is not None:
        driver.answer((1,))
    while fork.ask is not None:
        fork.answer((1,))
    assert fork.table.log == driver.table.log


def test_a_copy_at_rest_is_resumed_and_not_begun_again() -> None:
    driver = Driver(Steps("fqq"))
    driver.start()
    driver.answer((1,))
    again = Driver(driver.table.clone())
    assert repr(again.resume()) == repr(driver.ask)
    assert again.table.log == driver.table.log == "bf0q1"


def test_questions_with_one_answer_are_noted_where_somebody_listens() -> None:
    driver = Driver(Steps("fxfq"))
    unasked: list[Ask] = []
    driver.table.unasked = unasked.append
    driver.start()
    assert [ask.kind for ask in unasked] == ["f", "f"]


class Broken(Steps):
    """A table with an error in an effect."""

    __slots__ = ()

    async def effect(self, letter: str) -> None:
        raise ZeroDivisionError


def test_an_error_in_an_effect_is_not_swallowed() -> None:
    with pytest.raises(ZeroDivisionError):
        Driver(Broken("x")).start()

"""Thinking ahead: what is found in the noise, what is left alone, and what nobody can tell by it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot, bridge_over, dominion, innovation
from fudaba.bots.mind import Budget, Prospect, Verdict, search, think
from fudaba.bots.mind.outlook import Outlook
from fudaba.bots.mind.rollout import Rollout
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Value, setup_of
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining, dealt

BUDGET = Budget(rollouts=400, confirm=60, guard=2.0)


def begun(game: str, seed: str = "m", seats: int = 3, **options: Value) -> Driver[Table]:
    rules = games.named(game)
    driver = Driver(rules.table(setup_of(rules, seats=seats, seed=seed, options=options)))
    driver.start()
    return driver


class Worths:
    """An outlook in which each answer is worth so much on average; the luck of a world is that of all."""

    def __init__(self, worths: Sequence[float], *, shared: float = 0.0, own: float = 0.0) -> None:
        self.worths, self.shared, self.own = worths, shared, own
        self.tried: list[Answer] = []

    def candidates(self, ask: Ask, view: View) -> list[Answer]:
        return [(number,) for number in range(len(self.worths))]

    def certain(self, ask: Ask, view: View) -> None:
        """Nothing is sure."""

    def roll_out(self, world: Driver[Any], answer: Answer, outlook: Outlook, seat: int) -> Rollout:
        self.tried.append(answer)
        luck = Random(world.table.state.key).gauss(0, self.shared)
        noise = Random(f"{world.table.state.key!r}{answer}").gauss(0, self.own)
        worth = self.worths[answer[0]] + luck + noise
        return Rollout(Prospect(worth, worth), 10)


class Luck(Imagining):
    """Worlds of which nothing is looked at but the key."""

    def world(self, key: bytes) -> Driver[Any]:
        table = SimpleNamespace(state=SimpleNamespace(key=key))
        return SimpleNamespace(table=table)  # type: ignore[return-value] # all that `Worths` needs


Thinks = Callable[..., Verdict]


@pytest.fixture
def thinks(monkeypatch: pytest.MonkeyPatch) -> Thinks:
    driver = begun("bridge_over", rounds=1)
    assert driver.ask is not None
    ask, view = driver.ask, Luck(driver, driver.ask.decider)

    def verdict(outlook: Worths, budget: Budget = BUDGET, key: bytes = b"k") -> Verdict:
        monkeypatch.setattr(search, "roll_out", outlook.roll_out)
        return think(ask, view, outlook, budget, key)  # type: ignore[arg-type] # half an outlook

    return verdict


def test_a_better_answer_is_found_below_luck_that_all_share(thinks: Thinks) -> None:
    verdict = thinks(Worths([0.4, 0.3, 0.45, 0.2], shared=0.5))
    assert verdict.answer == (2,)
    best = verdict.weighed[0]
    assert (best.answer, round(best.ahead, 6)) == ((2,), 0.05)
    assert best.error > 10 * best.ahead_error


def test_what_is_equal_but_for_noise_is_left_to_the_policy(thinks: Thinks) -> None:
    outlook = Worths([0.5] * 8, own=0.3)
    answers = [thinks(outlook, key=bytes([number])).answer for number in range(40)]
    assert answers.count((0,)) >= 38


def test_without_guard_and_confirmation_noise_decides(thinks: Thinks) -> None:
    outlook = Worths([0.5] * 8, own=0.3)
    careless = Budget(rollouts=400, confirm=0, guard=0.0)
    answers = [thinks(outlook, careless, bytes([number])).answer for number in range(40)]
    assert answers.count((0,)) < 20


def test_what_looked_best_by_luck_does_not_stand_in_fresh_worlds(thinks: Thinks) -> None:
    outlook = Worths([0.5] * 8, own=0.3)
    lucky = [thinks(outlook, Budget(400, 0, 1.0), bytes([number])) for number in range(40)]
    again = [thinks(outlook, Budget(400, 60, 1.0), bytes([number])) for number in range(40)]
    changed = [(a, b) for a, b in zip(lucky, again, strict=True) if a.answer != (0,)]
    assert len(changed) > 10
    assert sum(b.answer == (0,) for _, b in changed) > 0.7 * len(changed)
    for _, verdict in changed:  # and it is not said to be better by what chose it
        one = next(one for one in verdict.weighed if one.answer != (0,) and one.worlds == 60)
        assert one.ahead_error < 0.1


def test_the_budget_is_kept_and_goes_to_the_better_half(thinks: Thinks) -> None:
    outlook = Worths([0.5, 0.1, 0.5, 0.1, 0.5, 0.1, 0.5, 0.1], own=0.2)
    verdict = thinks(outlook)
    assert verdict.rollouts == len(outlook.tried) <= BUDGET.rollouts + 2 * BUDGET.confirm
    counts = [outlook.tried.count((number,)) for number in range(8)]
    assert max(counts[1::2]) < min(counts[0], sorted(counts[2::2])[-1])


def test_what_is_far_behind_is_given_up_and_saves_the_rest_of_the_budget(thinks: Thinks) -> None:
    outlook = Worths([0.5, 0.1, 0.1, 0.1], own=0.05)
    verdict = thinks(outlook)
    assert verdict.answer == (0,)
    assert verdict.rollouts == 200, "a second round had nothing left to try"


def test_nothing_is_given_up_after_fewer_worlds_than_show_anything(thinks: Thinks) -> None:
    few, enough = (4 * 2 * worlds for worlds in (search.FEWEST - 1, search.FEWEST))
    assert thinks(Worths([0.5, 0.1, 0.1, 0.1]), Budget(few, 0, 2.0)).rollouts > few // 2
    assert thinks(Worths([0.5, 0.1, 0.1, 0.1]), Budget(enough, 0, 2.0)).rollouts == enough // 2


@pytest.mark.parametrize(("ahead", "hopeless"), [(-0.26, True), (-0.24, False), (0.0, False), (0.26, False)])
def test_what_is_behind_by_no_more_than_the_noise_is_not_given_up(ahead: float, hopeless: bool) -> None:
    one = search.Weighed((1,), 20, 0.5, 0.1, 0.5, 0.1, ahead, 0.1, ahead, 0.1)
    assert search._is_hopeless(one) is hopeless
    assert not search._is_hopeless(one._replace(worlds=search.FEWEST - 1))


def test_what_is_certain_is_answered_without_trying_anything(
    thinks: Thinks, monkeypatch: pytest.MonkeyPatch
) -> None:
    outlook = Worths([0.5, 0.9, 0.1])
    monkeypatch.setattr(outlook, "certain", lambda ask, view: (2,))
    assert thinks(outlook) == Verdict((2,))
    assert not outlook.tried


def test_where_rollouts_are_dear_there_are_fewer_of_them(thinks: Thinks) -> None:
    outlook = Worths([0.5, 0.6, 0.5, 0.4], shared=0.2)
    verdict = thinks(outlook, BUDGET._replace(asked=600))
    assert verdict.rollouts <= 70
    assert verdict.answer == (1,)


def test_one_answer_alone_is_not_thought_about(thinks: Thinks) -> None:
    outlook = Worths([0.5])
    assert thinks(outlook) == Verdict((0,))
    assert not outlook.tried


def test_the_same_key_gives_the_same_verdict_and_another_other_worlds(thinks: Thinks) -> None:
    outlook = Worths([0.5, 0.52, 0.48], own=0.3)
    assert thinks(outlook, key=b"a") == thinks(outlook, key=b"a")
    assert thinks(outlook, key=b"a").weighed != thinks(outlook, key=b"b").weighed


def test_who_is_overtaken_thinks_no_further(thinks: Thinks) -> None:
    outlook = Worths([0.5, 0.6])
    with pytest.raises(search.SearchCancelled), search.until(lambda: len(outlook.tried) >= 6):
        thinks(outlook)
    assert len(outlook.tried) == 6


def test_a_plain_view_is_refused() -> None:
    driver = begun("bridge_over", rounds=1)
    assert driver.ask is not None
    with pytest.raises(TypeError, match="worlds can be imagined"):
        bot("strong", "bridge_over", "1").answer(driver.ask, View(driver.table, driver.ask.decider))


# The bots that think.

FEW = Budget(rollouts=12, confirm=4, guard=0.5)
TABLES: list[tuple[str, dict[str, Value]]] = [
    ("bridge_over", {"rounds": 1}),
    ("dominion", {"kingdom": "whispering_court"}),
    ("innovation", {"edition": "third"}),
    ("innovation", {"edition": "fourth", "echoes": True}),
]
EACH = pytest.mark.parametrize(("game", "options"), TABLES)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge_over.strong, "BUDGET", FEW)
    monkeypatch.setattr(innovation.strong, "BUDGET", FEW)
    for name in ("BUYING", "PLAYING", "INSIDE"):
        monkeypatch.setattr(dominion.levels, name, FEW)


def played(driver: Driver[Table], game: str, answers: int) -> Driver[Table]:
    """Some answers on, at rest."""
    player = bot("random", game, "1")
    for _ in range(answers):
        while driver.ask is not None and not driver.at_rest:
            driver.answer(player.answer(driver.ask, View(driver.table, driver.ask.decider)))
        if driver.ask is not None:
            driver.answer(player.answer(driver.ask, View(driver.table, driver.ask.decider)))
    return driver


@EACH
@pytest.mark.usefixtures("quick")
def test_a_bot_that_thinks_answers_alike_whatever_lies_face_down(
    game: str, options: dict[str, Value]
) -> None:
    compared = 0
    for number in range(4):
        driver = played(begun(game, f"leak {number}", 2, **options), game, 9 + 8 * number)
        ask = driver.ask
        if ask is None or not driver.at_rest:
            continue
        other = Driver(dealt(driver.table, ask.decider, (), hashlib.sha256(bytes([number])).digest()))
        other.resume()
        assert other.ask is not None
        given = []
        for there in (driver, other):
            assert there.ask is not None
            answer = bot("strong", game, "s").answer(there.ask, Imagining(there, ask.decider))
            given.append([there.ask.options[pick].same for pick in answer])
        assert given[0] == given[1]
        compared += driver.table.state.digest() != other.table.state.digest()
    assert compared


@EACH
@pytest.mark.usefixtures("quick")
def test_a_bot_that_thinks_answers_every_question_of_a_game(game: str, options: dict[str, Value]) -> None:
    driver = begun(game, "whole", 2, **options)
    player, others = bot("strong", game, "s"), bot("random", game, "r")
    before = 0
    for number in range(40):
        ask = driver.ask
        if ask is None:
            break
        who = player if number % 4 == 0 else others
        digest = driver.table.state.digest()
        answer = who.answer(ask, Imagining(driver, ask.decider))
        ask.check(answer)
        assert driver.table.state.digest() == digest
        before += not driver.at_rest
        driver.answer(answer)
    assert before


@pytest.mark.usefixtures("quick")
def test_a_round_that_would_not_end_is_judged_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge_over.strong, "LONGEST", 2)
    driver = begun("bridge_over", "long", 2, rounds=1)
    assert driver.ask is not None
    view = Imagining(driver, driver.ask.decider)
    driver.ask.check(bot("strong", "bridge_over", "1").answer(driver.ask, view))

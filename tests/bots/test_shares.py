"""A search that several processes share finds what one process finds, wherever it is cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.bots.dominion import levels
from fudaba.bots.mind import Budget, SearchCancelled, Verdict, search, shares, until, weigh
from fudaba.bots.mind.outlook import Prospect
from fudaba.bots.mind.rollout import Rollout
from fudaba.bots.mind.shares import Outcomes, Share, ShareDone, sharing
from fudaba.coach import Hint, hint, hint_search
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Value, setup_of
from fudaba.kernel.table import Table
from fudaba.kernel.worlds import Imagining, NoWorld
from tests.bots.test_mind import BUDGET, Luck, Worths, begun

R = TypeVar("R")
TOTALS = pytest.mark.parametrize("total", [1, 2, 3, 5])


class Rounds:
    """Processes that share a search, one after the other.

    enough: the chance that one of them has worked enough when its share is played. played: what each of them
    played, round by round.
    """

    def __init__(self, total: int, enough: float = 1.0) -> None:
        self.total = total
        self.enough = enough
        self.rng = Random(total)
        self.known: Outcomes = {}
        self.played: list[list[Outcomes]] = []

    def is_enough(self) -> bool:
        return self.rng.random() < self.enough

    def come_to(self, work: Callable[[], R]) -> R:
        """What all of them find in the end, which must be the same."""
        while True:
            found: list[R] = []
            self.played.append([])
            for number in range(max(1, self.total)):
                try:
                    with sharing(Share(number, self.total, self.known), self.is_enough):
                        found.append(work())
                except ShareDone as done:
                    self.played[-1].append(done.outcomes)
            if found:
                assert all(one == found[0] for one in found)
                return found[0]
            for outcomes in self.played[-1]:
                self.known = self.known | outcomes


# Searches of which nothing is known but what comes of each answer.


class Dear(Worths):
    """Rollouts of which some cost much more than others."""

    def roll_out(self, world: Driver[Any], answer: Answer, outlook: Any, seat: int) -> Rollout:
        there = super().roll_out(world, answer, outlook, seat)
        return there._replace(asked=Random(f"{world.table.state.key!r}{answer}").choice((1, 5, 60)))


class Gaps(Luck):
    """Worlds of which every so many-th is missing, or some in a row."""

    missing: frozenset[int] = frozenset()

    def world(self, key: bytes) -> Driver[Any]:
        if key in {search.key_of_world(b"k", number) for number in self.missing}:
            raise NoWorld
        return super().world(key)


Weighing = Callable[..., Verdict]


@pytest.fixture
def weighing(monkeypatch: pytest.MonkeyPatch) -> Weighing:
    driver = begun("bridge_over", rounds=1)
    assert driver.ask is not None
    view = Gaps(driver, driver.ask.decider)

    def verdict(
        outlook: Worths, budget: Budget = BUDGET, missing: Iterator[int] | range = range(0)
    ) -> Verdict:
        view.missing = frozenset(missing)
        monkeypatch.setattr(search, "roll_out", outlook.roll_out)
        answers = [(number,) for number in range(len(outlook.worths))]
        return weigh(answers, view, outlook, budget, b"k")  # type: ignore[arg-type] # half an outlook

    return verdict


@TOTALS
def test_a_search_finds_the_same_and_each_share_plays_its_part_of_every_round(
    weighing: Weighing, total: int
) -> None:
    alone, outlook = Worths([0.5, 0.3, 0.55, 0.4], own=0.1), Worths([0.5, 0.3, 0.55, 0.4], own=0.1)
    rounds = Rounds(total)
    assert rounds.come_to(lambda: weighing(outlook)) == weighing(alone)
    assert len(outlook.tried) == len(alone.tried), "nothing is played twice, and nothing in vain"
    assert len(rounds.played) > 2
    for played in rounds.played[:-1]:
        counts = [len(outcomes) for outcomes in played]
        assert len(counts) == total
        assert max(counts) <= min(counts) + 1


@TOTALS
def test_where_the_questions_are_used_up_in_the_midst_of_a_batch_it_finds_the_same(
    weighing: Weighing, total: int
) -> None:
    worths = [0.5, 0.48, 0.52, 0.47, 0.51]
    whole, spent = weighing(Dear(worths, own=0.05)).rollouts, 0
    for asked in range(0, 4_000, 250):
        alone, outlook = Dear(worths, own=0.05), Dear(worths, own=0.05)
        budget = BUDGET._replace(asked=asked)
        verdict = weighing(alone, budget)
        assert Rounds(total).come_to(lambda: weighing(outlook, budget)) == verdict  # noqa: B023 # called here
        spent += verdict.rollouts < whole
        assert len(outlook.tried) <= len(alone.tried) + 40 * total, "a little is played in vain, not all"
    assert spent > 8


@TOTALS
@pytest.mark.parametrize(
    "missing", [range(1, 400, 3), [1, 2, 5, 6, 8, 9, 30, 31, 40], [4, 5, 6], [1, 2, 3], [20, 21, 22, 23]]
)
def test_where_some_worlds_are_missing_it_finds_the_same(
    weighing: Weighing, total: int, missing: list[int]
) -> None:
    alone, outlook = Worths([0.5, 0.48, 0.55], own=0.1), Worths([0.5, 0.48, 0.55], own=0.1)
    verdict = weighing(alone, BUDGET, missing)
    assert Rounds(total).come_to(lambda: weighing(outlook, BUDGET, missing)) == verdict
    assert bool(verdict.weighed) is (len(missing) > 5), "three in a row: there are none"


def test_one_process_without_a_share_plays_what_it_always_played(weighing: Weighing) -> None:
    outlook, alone = Worths([0.5, 0.3, 0.55, 0.4], own=0.1), Worths([0.5, 0.3, 0.55, 0.4], own=0.1)
    verdict = weighing(alone)
    with pytest.raises(ShareDone) as done, sharing(Share(0, 0, {}), lambda: len(outlook.tried) >= 30):
        weighing(outlook)
    assert outlook.tried == alone.tried[: len(outlook.tried)]
    assert 30 <= len(outlook.tried) < 34
    with sharing(Share(0, 0, done.value.outcomes), lambda: False):
        assert weighing(outlook) == verdict
    assert outlook.tried == alone.tried


def test_little_is_played_at_once_by_all_and_not_shared(weighing: Weighing) -> None:
    outlook, rounds = Worths([0.5, 0.3, 0.55, 0.4], own=0.1), Rounds(3, 0.0)
    assert rounds.come_to(lambda: weighing(outlook)) == weighing(Worths(outlook.worths, own=0.1))
    assert len(rounds.played) == 1


def test_whoever_is_overtaken_plays_its_share_no_further(weighing: Weighing) -> None:
    outlook = Worths([0.5, 0.6])
    with pytest.raises(SearchCancelled), until(lambda: len(outlook.tried) >= 6):
        Rounds(2).come_to(lambda: weighing(outlook))
    assert len(outlook.tried) == 6


def test_searches_of_one_job_are_told_apart_although_their_keys_are_the_same(weighing: Weighing) -> None:
    def both() -> list[Verdict]:
        return [weighing(Worths(worths, own=0.1)) for worths in ([0.5, 0.6], [0.6, 0.5])]

    assert Rounds(2).come_to(both) == both()


def test_who_plays_on_in_a_world_searches_for_itself(weighing: Weighing) -> None:
    class Searching(Worths):
        def roll_out(self, world: Driver[Any], answer: Answer, outlook: Any, seat: int) -> Rollout:
            assert shares.current() is None
            return Rollout(Prospect(0.5, 0.5), 1)

    outlook = Searching([0.5, 0.6])
    assert Rounds(2).come_to(lambda: weighing(outlook)).answer == (0,)


def test_what_comes_after_a_search_is_done_by_one_process(weighing: Weighing) -> None:
    after: list[int] = []

    def work() -> Verdict:
        verdict = weighing(Worths([0.5, 0.55], own=0.1))
        shares.end_search()
        after.append(1)
        return verdict

    rounds = Rounds(3)
    rounds.come_to(work)
    assert len(after) == 1
    assert rounds.played[-1] == [{}, {}]
    work()
    assert len(after) == 2


# Hints, and the answers of bots.

FEW = Budget(rollouts=24, confirm=8, guard=0.3, asked=400)
TABLES: list[tuple[str, dict[str, Value]]] = [
    ("bridge_over", {"rounds": 1}),
    ("dominion", {"kingdom": "chapel,village,smithy,militia,witch,laboratory,moat,festival,cellar,remodel"}),
    ("innovation", {"edition": "third"}),
]


def asked_in(game: str, options: dict[str, Value], count: int) -> Iterator[Driver[Table]]:
    """A game at so many of its questions that have several answers, at rest and in the midst of an effect."""
    rules = games.named(game)
    driver: Driver[Table] = Driver(
        rules.table(setup_of(rules, seats=2, seed="shares", options=options)), forkable=True
    )
    driver.start()
    player = bot("random", game, "shares")
    number, found = 0, {True: 0, False: 0}
    while (ask := driver.ask) is not None:
        number += 1
        if number > 20 and len(ask.options) > 1 and found[driver.at_rest] < count and number % 3 == 0:
            found[driver.at_rest] += 1
            yield driver
        driver.answer(player.answer(ask, Imagining(driver, ask.decider)))


def compare(driver: Driver[Table], game: str) -> int:
    """Hold a hint and an answer in shares to what one process finds; how often it took several rounds."""
    ask, several = driver.ask, 0
    assert ask is not None

    def hinted() -> Hint:
        return hint(ask, Imagining(driver, ask.decider), game, b"shares")

    def answered() -> Answer:
        return bot("strong", game, "s").answer(ask, Imagining(driver, ask.decider))

    for work in (hinted, answered):
        alone = work()
        for total, enough in ((2, 0.3), (3, 1.0)):
            rounds = Rounds(total, enough)
            assert rounds.come_to(work) == alone
            several += len(rounds.played) > 1
    return several


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param(game, options, marks=[pytest.mark.long] if game == "innovation" else [])
        for game, options in TABLES
    ],
)
def test_hints_and_the_answers_of_strong_are_the_same_in_any_number_of_shares(
    monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Value]
) -> None:
    monkeypatch.setenv("FUDABA_STUDY_GAMES", "0")
    monkeypatch.setattr(hint_search, "LOOKS", 8)
    monkeypatch.setattr(hint_search, "ROLLOUTS", 20)
    for name in ("BUYING", "PLAYING", "INSIDE", "DEEPER"):
        monkeypatch.setattr(levels, name, FEW)
    at_rest: list[bool] = []
    several = 0
    for driver in asked_in(game, options, 2):
        at_rest.append(driver.at_rest)
        several += compare(driver, game)
    assert sorted(at_rest) == [False, False, True, True]
    assert several >= 6

"""The bots that leave everything to chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from fudaba.bots import Bot, bot
from fudaba.bots.random_answers import below, busy_options, some
from fudaba.bots.random_bots import Eager, Uniform
from fudaba.games import named
from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View
from tests.bots.asking import GAME, acts, any_options, position, seated

VERBS = ("play", "play", "draw", "release", "release")
DOMINION = named("dominion")
SOME_VIEW = View(position("red number_1, red number_2").table)


def ask_for(verbs: Sequence[str], **terms: Any) -> Ask:
    options = [Option(verb, number=number) for number, verb in enumerate(verbs)]
    return Ask(0, "turn", options, decider=0, **terms)


def given(player: Bot, ask: Ask, times: int) -> Counter[Answer]:
    """How often each answer is given; all of them legal."""
    found: Counter[Answer] = Counter()
    for _ in range(times):
        answer = player.answer(ask, SOME_VIEW)
        ask.check(answer)
        found[answer] += 1
    return found


def even(found: Counter[Answer], answers: set[Answer], times: int) -> bool:
    """Whether just these have come, about as often as each other: within six standard deviations."""
    expected = times / len(answers)
    return set(found) == answers and all(
        abs(count - expected) < 6 * expected**0.5 for count in found.values()
    )


@pytest.mark.parametrize(
    ("terms", "answers"),
    [
        ({}, {(i,) for i in range(5)}),
        ({"least": 2, "most": 2}, set(permutations(range(5), 2))),
        ({"least": 5, "most": 5, "ordered": True}, set(permutations(range(5)))),
        ({"least": 0, "most": 1, "ordered": True}, {(), *((i,) for i in range(5))}),
        ({"most": 2, "ordered": True}, {*((i,) for i in range(5)), *permutations(range(5), 2)}),
    ],
)
def test_uniform_gives_every_legal_answer_equally_often(terms: dict[str, Any], answers: set[Answer]) -> None:
    assert even(given(Uniform("1"), ask_for(VERBS, **terms), 6000), answers, 6000)


def test_uniform_gives_every_set_equally_often() -> None:
    found = given(Uniform("2"), ask_for(VERBS, least=0, most=5), 6000)
    sets: Counter[Answer] = Counter()
    for answer, count in found.items():
        sets[tuple(sorted(answer))] += count
    every = {picks for size in range(6) for picks in combinations(range(5), size)}
    assert even(sets, every, 6000)


def test_uniform_chooses_several_only_of_those_that_go_together() -> None:
    found = given(Uniform("3"), ask_for(VERBS, most=2, together="release"), 6000)
    assert {tuple(sorted(answer)) for answer in found} == {(0,), (1,), (2,), (3,), (4,), (3, 4)}


def test_random_is_idle_only_where_nothing_else_can_be_done() -> None:
    player = bot("random", "bridge_over", "1")
    assert set(given(player, ask_for(("play", "play", "draw")), 200)) == {(0,), (1,)}
    assert set(given(player, ask_for(("draw", "release")), 50)) == {(1,)}
    assert set(given(player, ask_for(("pass", "draw")), 200)) == {(0,), (1,)}
    assert set(given(player, ask_for(VERBS, most=2, together="release"), 400)) == {
        *((i,) for i in (0, 1, 3, 4)),
        (3, 4),
        (4, 3),
    }


def test_random_in_a_game_that_names_no_idle_verbs_is_uniform() -> None:
    assert set(given(Eager("1"), ask_for(("play", "draw")), 100)) == {(0,), (1,)}


def test_random_plays_where_it_can_in_bridge_over() -> None:
    for number in range(20):
        driver, players = seated(["random"] * 3, str(number), rounds=1)
        while (ask := driver.ask) is not None:
            answer = players[ask.decider].answer(ask, SOME_VIEW)
            verbs = [option.verb for option in ask.options]
            assert verbs[answer[0]] not in ("draw", "pass") or not {"play", "release"} & set(verbs)
            driver.answer(answer)


@pytest.mark.parametrize("name", ["uniform", "random"])
def test_the_seed_fixes_what_a_bot_does(name: str) -> None:
    driver, _ = seated([name] * 2, "1", rounds=1)
    assert driver.ask is not None
    one, same, other = (bot(name, "bridge_over", seed) for seed in ("1", "1", "2"))
    lists = [[player.answer(driver.ask, SOME_VIEW) for _ in range(60)] for player in (one, same, other)]
    assert lists[0] == lists[1] != lists[2]


def test_chance_is_the_same_whatever_the_hash_seed() -> None:
    """Fixed here, so that another way to make chance of a text would be noticed."""
    ask = ask_for(("play",) * 10)
    player = Uniform("fudaba")
    assert [player.answer(ask, SOME_VIEW)[0] for _ in range(8)] == [5, 8, 4, 4, 8, 5, 4, 3]


def test_uniform_comes_to_the_end_whatever_the_options() -> None:
    for number in range(12):
        chance = Random(f"uniform {number}")
        seats = chance.choice(GAME.seats)
        driver, players = seated(["uniform"] * seats, str(number), **any_options(chance, most_rounds=1))
        count = 0
        while driver.ask is not None:
            driver.answer(players[driver.ask.decider].answer(driver.ask, SOME_VIEW))
            count += 1
            assert count < 50_000
        assert driver.over


def test_a_blind_bot_plays_a_whole_turn() -> None:
    assert acts(position("red number_1, red number_2"), "random")[0] in (
        "play red number_1",
        "play red number_2",
    )


def test_cards_are_drawn_as_the_library_of_python_draws_them() -> None:
    for seed in map(str, range(20)):
        ours, python = Random(seed), Random(seed)
        for number in range(1, 40):
            picks = list(range(100, 100 + number))
            assert below(number * 7, ours) == python.randrange(number * 7)
            for size in range(number + 1):
                assert some(picks, size, ours) == tuple(python.sample(picks, size))


def test_in_dominion_what_only_waits_comes_last() -> None:
    player = bot("random", "dominion", "1")
    assert isinstance(player, Eager)
    waiting = 0
    for seed in map(str, range(6)):
        driver = Driver(DOMINION.table(setup_of(DOMINION, seats=2, seed=seed)), forkable=False)
        ask = driver.start()
        while ask is not None:
            assert list(player.busy(ask.options)) == busy_options(ask.options, player.idle)
            waiting += ask.options[-1].verb in player.idle
            ask = driver.answer(player.answer(ask, SOME_VIEW))
    assert waiting > 100

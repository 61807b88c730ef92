"""What is so of every game, however it is played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fudaba.kernel
from fudaba.kernel.checks import check_conserved, check_fork, check_leaks, check_save_load
from fudaba.kernel.dice import key_of
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, setup_of
from fudaba.kernel.record import encode, record_of
from fudaba.kernel.session import Session
from tests.kernel.script import Script, randomly, some_answer
from tests.kernel.toy import CARDS, Toy
from tests.kernel.toy_game import COPIES, GAME

words = st.text(alphabet="abcdefgh", min_size=1, max_size=6)
dealt = st.permutations([id for id in CARDS if id != "acorn"] * 4)


def setup(seats: int, seed: str, turns: int = 10) -> Setup:
    """A table of the toy."""
    return setup_of(GAME, seats=seats, seed=seed, options={"turns": turns})


def driver_of(setup: Setup) -> Driver[Toy]:
    """A game that has begun."""
    driver = Driver(GAME.table(setup))
    driver.start()
    return driver


@given(st.integers(2, 4), words, words)
def test_cards_are_conserved_and_no_game_gets_stuck(seats: int, seed: str, play: str) -> None:
    driver = driver_of(setup(seats, seed, turns=24))
    answers = randomly(driver, key_of(play), after=lambda: check_conserved(driver.table))
    assert driver.over
    assert driver.table.state.turns == 24
    assert 24 <= len(answers) < 1000
    assert len(driver.table.cards) == sum(COPIES.get(id, 6) for id in CARDS)


@given(st.integers(2, 4), words, words)
def test_the_same_answers_make_the_same_game(seats: int, seed: str, play: str) -> None:
    one = driver_of(setup(seats, seed))
    answers = randomly(one, key_of(play))
    other = Driver(GAME.table(setup(seats, seed)), forkable=False)
    other.table.events = []
    other.start()
    for answer in answers:
        other.answer(answer)
    assert other.over
    assert other.table.state.digest() == one.table.state.digest()


@given(st.integers(2, 4), words, words, st.integers(0, 1000))
def test_a_fork_anywhere_comes_to_the_same_end(seats: int, seed: str, play: str, where: int) -> None:
    made = setup(seats, seed)
    answers = randomly(driver_of(made), key_of(play))
    driver = driver_of(made)
    for answer in answers[: where % len(answers)]:
        driver.answer(answer)
    before = driver.table.state.digest()
    fork = driver.fork()
    other = driver.fork()
    randomly(other, key_of("otherwise"))
    for answer in answers[where % len(answers) :]:
        fork.answer(answer)
    assert driver.table.state.digest() == before
    for answer in answers[where % len(answers) :]:
        driver.answer(answer)
    assert fork.over
    assert fork.table.state.digest() == driver.table.state.digest()


@settings(max_examples=10)
@given(st.integers(2, 4), dealt, words)
def test_any_hands_pass_every_check(seats: int, dealt: list[str], play: str) -> None:
    passes_every_check(seats, dealt, play)


@pytest.mark.long
@given(st.integers(2, 4), dealt, words)
def test_many_hands_pass_every_check(seats: int, dealt: list[str], play: str) -> None:
    passes_every_check(seats, dealt, play)


def passes_every_check(seats: int, dealt: list[str], play: str) -> None:
    """Forks, saves and twin worlds of every viewer, from the hardest cards in any hands."""
    zones = [{"hand": dealt[i : i + 4], "deck": dealt[i + 4 : i + 9]} for i in range(0, 9 * seats, 9)]
    session = Script(*zones, turns=5).session
    while session.ask is not None:
        session.answer(some_answer(session.ask, key_of(play), len(session.answers)))
    setup = session.setup
    check_fork(lambda: Driver(GAME.table(setup)), session.answers, every=2)
    check_save_load(session, every=3)
    check_leaks(
        lambda: Driver(GAME.table(setup)), session.answers, ahead=2, keys=(play.encode(),), asks=False
    )


def test_random_games_play_every_card() -> None:
    """Or what holds of them would hold of little."""
    played: set[str] = set()
    for number in range(20):
        driver = driver_of(setup(2 + number % 3, str(number), turns=30))
        randomly(driver, key_of(str(number)))
        table = driver.table
        played |= {table.cards[play.card.card].id for play in table.state.plays}
    assert played == set(CARDS)


REPLAY = """
import sys
from fudaba.kernel.record import decode, replay
from tests.kernel.toy_game import GAME
driver = replay(decode(sys.stdin.buffer.read()), lambda name: GAME)
print(driver.table.state.digest())
"""


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_a_record_is_the_same_game_in_another_process(hash_seed: str) -> None:
    made = setup(3, "elsewhere", turns=20)
    driver = driver_of(made)
    answers = randomly(driver, key_of("elsewhere"))
    record = record_of(GAME, made, ["a", "b", "c"], answers)
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", REPLAY],
        input=encode(record),
        capture_output=True,
        check=True,
        cwd=root,
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(root), *sys.path])},
    )
    assert done.stdout.decode().strip() == driver.table.state.digest()


def test_undoing_everything_is_the_beginning() -> None:
    session = Session(GAME, setup(3, "undo"), ["a", "b", "c"])
    beginning = session.table.state.digest()
    digests = []
    while session.ask is not None and len(session.answers) < 40:
        digests.append(session.table.state.digest())
        session.answer(some_answer(session.ask, key_of("undo"), len(session.answers)))
    for digest in reversed(digests):
        session.undo()
        assert session.table.state.digest() == digest
    assert session.table.state.digest() == beginning


def test_the_kernel_knows_no_game() -> None:
    """No word of any game's in it."""
    games = re.compile(r"bridge|dominion|innovation|possess|throne|haven|meld|splay|dogma|escort", re.I)
    sources = sorted(Path(fudaba.kernel.__file__).parent.glob("*.py"))
    assert len(sources) > 12
    for source in sources:
        assert games.findall(source.read_text("utf-8")) == [], source.name

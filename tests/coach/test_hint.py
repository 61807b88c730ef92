"""A hint tells what is best and why, costs no more than it may, and says nothing of what lies face down."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.bots.mind import Overtaken, Reason, rollout, search, until
from fudaba.coach import Hint, hint, hinting
from fudaba.coach.telling import answer_told, reasons_told
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Value, setup_of, situation_in
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining, dealt
from fudaba.text import LANGS
from fudaba.text.narrator import narrator

TABLES: list[tuple[str, dict[str, Value]]] = [
    ("bridge_over", {"rounds": 3}),
    ("dominion", {"kingdom": "quiet_street"}),
    ("innovation", {"edition": "third"}),
]
EACH = pytest.mark.parametrize(("game", "options"), TABLES)
NAMES = ["Aya", "Ben"]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FUDABA_STUDY_GAMES", "0")
    monkeypatch.setattr(hinting, "ROLLOUTS", 24)
    monkeypatch.setattr(hinting, "LOOKS", 12)


def at(game: str, options: dict[str, Value], answers: int, seed: str = "hint") -> Driver[Table]:
    """A game between two after some answers of chance, at rest."""
    rules = games.named(game)
    driver = Driver(rules.table(setup_of(rules, seats=2, seed=seed, options=options)))
    driver.start()
    player = bot("random", game, seed)
    given = 0
    while driver.ask is not None and (given < answers or not driver.at_rest):
        driver.answer(player.answer(driver.ask, View(driver.table, driver.ask.decider)))
        given += 1
    return driver


def hinted(driver: Driver[Table], game: str, key: bytes = b"k") -> Hint:
    assert driver.ask is not None
    return hint(driver.ask, Imagining(driver, driver.ask.decider), game, key)


@EACH
def test_a_hint_tells_the_best_answers_with_their_chances_in_words(
    game: str, options: dict[str, Value]
) -> None:
    reasons = 0
    for answers in (6, 11, 23):
        driver = at(game, options, answers)
        ask = driver.ask
        assert ask is not None
        found = hinted(driver, game)
        assert 1 <= len(found.choices) <= 3
        assert found.worlds
        assert len({tuple(choice.answer) for choice in found.choices}) == len(found.choices)
        for choice in found.choices:
            ask.check(tuple(choice.answer))
            assert 0 <= choice.least <= choice.chance <= choice.most <= 1
        seen = View(driver.table, ask.decider).put(ask)
        for lang in LANGS:
            tell = narrator(game, lang, NAMES)
            assert all(answer_told(tell, seen, choice.answer) for choice in found.choices)
            told = [reasons_told(tell, choice.reasons) for choice in found.choices]
            reasons += sum(map(bool, [*told, reasons_told(tell, found.threats)]))
    assert reasons >= 4


@EACH
def test_a_hint_is_the_same_to_the_byte_whatever_lies_face_down(game: str, options: dict[str, Value]) -> None:
    compared = 0
    for number in range(3):
        driver = at(game, options, 8 + 9 * number, f"leak {number}")
        ask = driver.ask
        assert ask is not None
        other = Driver(dealt(driver.table, ask.decider, (), hashlib.sha256(bytes([number])).digest()))
        other.resume()
        assert other.ask is not None
        told = []
        for there in (driver, other):
            found = hinted(there, game)
            assert there.ask is not None
            options_there = there.ask.options
            chosen = [[options_there[pick].same for pick in choice.answer] for choice in found.choices]
            bare = [msgspec.structs.replace(choice, answer=[]) for choice in found.choices]
            told.append((chosen, msgspec.json.encode(msgspec.structs.replace(found, choices=bare))))
        assert told[0] == told[1]
        compared += driver.table.state.digest() != other.table.state.digest()
    assert compared


def test_a_hint_leaves_the_game_as_it_was_and_depends_on_the_key() -> None:
    game, options = TABLES[1]
    driver = at(game, options, 6)
    before = driver.table.state.digest()
    assert hinted(driver, game) == hinted(driver, game)
    assert driver.table.state.digest() == before
    assert hinted(driver, game, b"another") != hinted(driver, game)


def test_a_hint_costs_no_more_rollouts_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    rolled = 0
    whole = rollout.roll_out

    def counted(*given: Any) -> Any:
        nonlocal rolled
        rolled += 1
        return whole(*given)

    monkeypatch.setattr(search, "roll_out", counted)
    hinted(at("dominion", {"kingdom": "quiet_street"}, 20), "dominion")
    assert 0 < rolled <= hinting.ROLLOUTS


def test_who_is_overtaken_gets_no_hint() -> None:
    driver = at("bridge_over", {"rounds": 1}, 6)
    with pytest.raises(Overtaken), until(lambda: True):
        hinted(driver, "bridge_over")


def ended_by(supply: dict[str, int], hand: Sequence[str]) -> Driver[Table]:
    """The Buy phase of a game of Dominion that the player leads."""
    rules = games.named("dominion")
    own: dict[str, Any] = {"zones": {"hand": list(hand), "deck": ["copper"] * 5 + ["province"]}}
    rival: dict[str, Any] = {"zones": {"hand": ["copper"] * 5, "deck": ["copper"] * 5}}
    situation: dict[str, Any] = {"seats": [own, rival], "phase": "buy", "coins": 8, "supply": supply}
    driver = Driver(
        rules.table(setup_of(rules, seats=2, seed="sure", situation=situation_in(rules, situation)))
    )
    driver.start()
    return driver


def test_what_ends_the_game_and_wins_comes_first_and_is_said_to_be_sure() -> None:
    driver = ended_by({"province": 1}, [])
    assert driver.ask is not None
    found = hinted(driver, "dominion")
    (pick,) = found.choices[0].answer
    assert driver.ask.options[pick].face == "province"
    assert found.choices[0].chance == 1
    assert found.choices[0].reasons[0] == Reason("sure")
    assert found.threats[0].name.startswith("dominion-end-")
    assert found.threats[0].number == 1

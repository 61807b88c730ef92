"""Bots alone: what turns make, and when Provinces come."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from fudaba.arena.dominion.solitaire import PROVINCES
from fudaba.arena.solitaire import Solitaire, Turn, solitaire
from fudaba.cli import main
from fudaba.kernel.game import BadSetup

STREET = {"kingdom": "quiet_street"}
Capture = pytest.CaptureFixture[str]


def test_money_alone_is_as_fast_as_is_known() -> None:
    """The known figure of plain money: four Provinces by around turn 17; with a Smithy it is faster."""
    money, smithy = solitaire(["big-money", "big-money-smithy"], 100, options=STREET)
    fourth, faster = money.turn_of(4), smithy.turn_of(4)
    assert fourth is not None
    assert faster is not None
    assert 16 < fourth < 18
    assert faster < fourth - 0.5
    assert money.reached(PROVINCES) == 1  # the last Province ends the game, and counts


def test_the_first_two_turns_make_seven() -> None:
    (money,) = solitaire(["big-money"], 30, options=STREET)
    assert money.turns[0].coins + money.turns[1].coins == 7 * 30
    assert [turn.games for turn in money.turns[:5]] == [30] * 5
    assert all(turn.buys == turn.games for turn in money.turns)
    assert money.turns[0].enough == 0 < money.turns[14].enough


def test_what_is_bought_alone_comes_from_full_piles() -> None:
    """Nobody else buys: all eight Provinces come to the player."""
    (money,) = solitaire(["big-money"], 5, options=STREET)
    assert [of.total() for of in money.provinces] == [5] * PROVINCES


def test_the_other_seat_answers_to_attacks(tmp_path: Path) -> None:
    file = tmp_path / "attacks.toml"
    lines = "".join(f'[[buy]]\ncard = "{card}"\n' for card in ("witch", "militia", "torturer", "swindler"))
    file.write_text(f'name = "attacks"\n{lines}')
    (attacks,) = solitaire([str(file)], 5, options={"kingdom": "witch,militia,torturer,swindler"})
    assert attacks.failed == []
    assert attacks.reached(1) == 0
    assert attacks.turn_of(1) is None


def test_workers_do_not_change_the_figures() -> None:
    one = solitaire(["big-money", "gentle"], 24, options=STREET)
    two = solitaire(["big-money", "gentle"], 24, options=STREET, workers=2)
    assert [each.plain() for each in one] == [each.plain() for each in two]


def test_parts_add_up() -> None:
    one = Solitaire("x", 2, [Turn(8, 34, 2, 2, 0)], [Counter({7: 2})])
    one.add(
        Solitaire("x", 1, [Turn(8, 64, 1, 1, 1), Turn(3, 9, 1, 1, 0)], [Counter({9: 1}), Counter({11: 1})])
    )
    assert (one.games, one.turns[0]) == (3, Turn(16, 98, 3, 3, 1))
    assert (one.turn_of(1), one.turn_of(2), one.turn_of(3)) == ((7 + 7 + 9) / 3, 11, None)
    assert (one.reached(1), one.reached(2)) == (1, 1 / 3)
    assert (one.middle_of(1), one.middle_of(2)) == (7, None)
    assert one.turns[1].plain() == {"games": 1, "coins": 3.0, "deviation": 0.0, "buys": 1.0, "enough": 0.0}


def test_a_game_that_stops_with_an_error_is_counted(tmp_path: Path) -> None:
    bot = tmp_path / "stops.py"
    bot.write_text("class Bot:\n    def __init__(self, seed): ...\n    def answer(self, ask, view): 1 / 0\n")
    (stops,) = solitaire([str(bot)], 2, options=STREET)
    assert (stops.games, stops.ended, len(stops.failed)) == (2, 0, 2)
    assert "ZeroDivisionError" in stops.failed[0][1]


def test_no_games_cannot_be_played() -> None:
    with pytest.raises(BadSetup):
        solitaire(["big-money"], 0)


MATCH = ["simulate", "dominion", "--bots", "big-money,big-money-smithy", "--games", "6"]
ALONE = [*MATCH, "--kingdom", "quiet_street", "--solitaire"]


@pytest.mark.parametrize(("lang", "word"), [("en", "what a turn makes"), ("ja", "1回の手番で出るもの")])
def test_the_command_shows_turns_and_provinces(lang: str, word: str, capsys: Capture) -> None:
    assert main([*ALONE, "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert word in out
    assert "100%" not in out  # no turn is sure of a Province


def test_the_command_gives_json(capsys: Capture) -> None:
    assert main([*ALONE, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in found["bots"]] == ["big-money", "big-money-smithy"]
    assert found["bots"][0]["provinces"][3]["games"] == 6


def test_the_command_refuses_what_does_not_go_together(capsys: Capture, tmp_path: Path) -> None:
    assert main([*ALONE, "--csv", str(tmp_path / "x.csv")]) == 2
    assert "--csv" in capsys.readouterr().err
    assert main([*ALONE, "--curves"]) == 2
    assert "--curves" in capsys.readouterr().err
    assert main(["simulate", "innovation", "--bots", "random", "--solitaire"]) == 2
    assert "Only Dominion" in capsys.readouterr().err

"""Situations that no game can come to are refused, or made whole as the rules would."""

import pytest

from fudaba.games.dominion.setup.situation import Situation
from tests.lab.writing import mistake, read


def with_setup(setup: str) -> str:
    supply = "  supply: [Village, Smithy, Necromancer]\n"
    return f"scenario: x\ngame: dominion\nsetup:\n{supply}{setup}steps: []\n"


@pytest.mark.parametrize(
    ("setup", "line", "message"),
    [
        (
            "  traits:\n    Reckless: Village\n    Cheap: Village\n",
            7,
            "A pile has only one Trait, and ‘Village’ has Reckless already.",
        ),
        ("  traits: {Cheap: Province}\n", 5, "A Trait lies on an Action or Treasure pile of the Kingdom"),
        ("  suns: 2\n", 5, "Sun tokens lie on a Prophecy, and there is none in this game"),
    ],
)
def test_what_cannot_be_in_any_game_is_refused(setup: str, line: int, message: str) -> None:
    error = mistake(with_setup(setup))
    assert error.line == line
    assert error.message.text().startswith(message)


@pytest.mark.parametrize(
    ("setup", "trash"),
    [
        ("", ["zombie_apprentice", "zombie_mason", "zombie_spy"]),
        ("  trash: []\n", []),
        ("  trash: [Copper]\n", ["copper"]),
        ("  A: {hand: [Zombie Spy]}\n", ["zombie_apprentice", "zombie_mason"]),
    ],
)
def test_the_zombies_are_in_the_trash_where_nothing_else_is_said(setup: str, trash: list[str]) -> None:
    situation = read(with_setup(setup)).setup.situation_as(Situation)
    assert sorted(situation.trash) == trash

"""Cards that another edition calls otherwise, and cards that are not in the game."""

from __future__ import annotations

import re

import pytest

from fudaba.lab import run
from fudaba.text.names import read_card, read_kind
from tests.lab.writing import mistake, read

THIRD = """\
scenario: Third
game: innovation
options: {edition: third, artifacts: true}
setup:
  A: {board: {red: [Galley Whydah]}, hand: [Archery]}
steps:
  - A: dogma Galley Whydah
  - see: {A.board.red: [Galley Whydah]}
  - see: {A.board.red: [Bill of Rights]}
"""


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "‘Galley Whydah’ is Bill of Rights in the third edition."),
        ("ja", "「海賊船ウィダー号」は第3版では「権利章典」です。"),
    ],
)
def test_the_title_of_another_edition_is_understood(lang: str, message: str) -> None:
    outcome = run(read(THIRD))
    assert outcome.ok, outcome.failure
    (remark,) = outcome.done[0].warnings
    assert remark.text(lang) == message


def test_it_is_understood_in_the_later_edition_too() -> None:
    outcome = run(read(THIRD.replace("third", "fourth")))
    assert outcome.ok, outcome.failure
    (remark,) = outcome.done[0].warnings
    assert remark.text() == "‘Bill of Rights’ is Galley Whydah in the fourth edition."


def test_there_is_only_one_of_it() -> None:
    twice = THIRD.replace("[Galley Whydah]}, hand", "[Galley Whydah, Bill of Rights]}, hand")
    assert "not enough cards" in mistake(twice).message.text()


@pytest.mark.parametrize(
    ("spelled", "face"),
    [
        ("Exxon Valdez", "tanker_exxon_valdez"),
        ("Almira, Queen of the Castle", "almira_queen_of_castile"),
        ("boerhaave silver microscope", "boerhaave_microscope"),
    ],
)
def test_spellings_of_earlier_prints_are_understood(spelled: str, face: str) -> None:
    assert read_card("innovation", spelled) == face


@pytest.mark.parametrize(
    ("written", "face"),
    [
        ("Farm", "harem"),
        ("後宮", "harem"),
        ("徒弟", "apprentice"),
        ("王の宮廷", "kings_court"),
        ("サー・マーティン", "sir_martin"),
        ("Jack-of-All-Trades", "jack_of_all_trades"),
        ("Will o' Wisp", "will_o_wisp"),
        ("King’s Court", "kings_court"),
    ],
)
def test_names_of_other_prints_of_dominion_are_understood(written: str, face: str) -> None:
    assert read_card("dominion", written) == face
    assert read_kind("dominion", written) == face


def test_a_name_that_is_another_cards_now_means_that_card() -> None:
    """Mandarin was once called as Bureaucrat is."""
    assert read_card("dominion", "役人") == "bureaucrat"


def test_a_step_may_call_a_card_as_another_print_does() -> None:
    text = """\
scenario: Farm
game: dominion
setup:
  supply: [Farm]
  A: {hand: [後宮, Silver*2, Copper*2], deck: [Copper*5]}
  phase: buy
steps:
  - A: play Farm
  - A: play all treasures
  - see: {A.play: {has: [Farm]}, supply.Farm: 8}
  - A: buy 後宮
  - see: {supply.Harem: 7}
"""
    outcome = run(read(text))
    assert outcome.ok, outcome.failure


@pytest.mark.parametrize(
    ("options", "card", "message"),
    [
        (
            "{}",
            "Plumbing",
            "‘Plumbing’ is of Echoes of the Past, and that set is not in this game (options: echoes: true).",
        ),
        (
            "{edition: third}",
            "Astrogeology",
            "‘Astrogeology’ is not in this game: its edition has no such card.",
        ),
    ],
)
def test_a_card_that_is_not_in_the_game_says_why(options: str, card: str, message: str) -> None:
    text = f"scenario: x\ngame: innovation\noptions: {options}\nsetup:\n  A: {{hand: [{card}]}}\nsteps: []\n"
    error = mistake(text)
    assert (error.line, error.message.text()) == (5, message)


def test_so_does_a_card_of_the_expansion() -> None:
    text = "scenario: x\ngame: bridge_over\noptions: {expansion: false}\n"
    text += "setup:\n  top: red 5\n  A: {hand: [Almighty]}\nsteps: []\n"
    message = "‘Almighty’ is of Expansion cards, and that set is not in this game (options: expansion: true)."
    assert mistake(text).message.text() == message


@pytest.mark.parametrize("written", ["Ratcatcher", "[Ratcatcher]"])
def test_the_card_that_is_set_aside_is_one_card(written: str) -> None:
    text = f"""\
scenario: Mouse
game: dominion
setup:
  supply: [Village]
  landscapes: [Way of the Mouse]
  mouse: {written}
steps:
  - see: {{mouse: [Ratcatcher]}}
"""
    outcome = run(read(text))
    assert outcome.ok, outcome.failure


def test_what_is_meant_is_told_in_the_letters_that_were_used() -> None:
    text = "scenario: x\ngame: bridge_over\nsetup:\n  top: red 5\n  A: {hand: [Escort]}\nsteps: []\n"
    (name,) = re.findall("Did you mean ‘(.+)’", mistake(text).message.text())
    assert name.isascii(), name

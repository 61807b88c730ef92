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
        ("  landscapes: [Panic]\n  suns: 6\n", 6, "A Prophecy begins with 5 Sun tokens in a game for"),
        ("  landscapes: [Panic, Kind Emperor]\n", 5, "A game has only one of Panic and Kind Emperor."),
        ("  landscapes: [Island Folk, Cave Dwellers]\n", 5, "A game has only one of Island Folk and Cave"),
        ("  landscapes: [Panic, Panic]\n", 5, "‘Panic’ stands there twice."),
        ("  A: {artifacts: [Flag]}\n  B: {artifacts: [Flag]}\n", 6, "There is only one Flag to have, and A"),
        ("  A: {states: [Deluded, Deluded]}\n", 5, "There is only one Deluded to have, and A has it"),
        ("  A: {phase: buy}\n", 5, "‘phase’ is not said of a seat: write it beside the seats."),
        ("  hand: [Copper]\n", 5, "‘hand’ is said of a seat: write it within one, as in A: {hand: …}."),
        ("  landscapes: [Moat]\n", 5, "‘Moat’ is a card: it cannot lie there."),
        (
            "  A: {hand: [Transport]}\n",
            5,
            "‘Transport’ is no card: it cannot lie there, but stands under ‘landsc",
        ),
        (
            "  trash: [The Sun's Gift]\n",
            5,
            "‘The Sun's Gift’ is no card: it cannot lie there, but stands under ‘b",
        ),
        ("  druid: [The Sun's Gift]\n", 5, "3 Boons are set aside for Druid."),
        ("  mouse: Moat\n", 5, "‘mouse’ is there because of Way of the Mouse, which is not in this game."),
        ("  landscapes: [Way of the Mouse]\n  mouse: [Moat, Cellar]\n", 6, "One card is expected at"),
        ("  landscapes: [Way of the Mouse]\n  mouse: Smithy\n", 6, "‘Smithy’ is no card that Way of"),
        ("  riverboat: Wharf\n  A: {hand: [Riverboat]}\n", 5, "‘Wharf’ is no card that Riverboat may take."),
        ("  bane: Moat\n", 5, "‘bane’ is there because of Young Witch, which is not in this game."),
        ("  bane: Market\n  A: {hand: [Young Witch]}\n", 5, "‘Market’ is no card that Young Witch may take."),
        ("  ferried: Cellar\n  A: {hand: [Ferryman]}\n", 5, "‘Cellar’ is no card that Ferryman may take."),
    ],
)
def test_what_cannot_be_in_any_game_is_refused(setup: str, line: int, message: str) -> None:
    error = mistake(with_setup(setup))
    assert error.line == line
    assert error.message.text().startswith(message)


@pytest.mark.parametrize(
    "setup",
    [
        "  A: {states: [Deluded]}\n  B: {states: [Deluded]}\n",
        "  landscapes: [Panic]\n  suns: 5\n",
        "  landscapes: [Way of the Mouse]\n  mouse: Moat\n",
        "  landscapes: [Way of the Mouse]\n  mouse: Fishing Village\n",
        "  riverboat: [Laboratory]\n  A: {deck: [Riverboat]}\n",
        "  bane: Cellar\n  black_market: [Young Witch]\n",
    ],
)
def test_what_can_be_is_taken(setup: str) -> None:
    assert read(with_setup(setup)).setup.situation is not None


def test_no_pile_is_there_twice() -> None:
    error = mistake("scenario: x\ngame: dominion\nsetup:\n  supply: [Moat, Moat]\nsteps: []\n")
    assert error.message.text() == "‘Moat’ stands there twice."


def test_a_deck_has_the_cards_with_its_back_alone() -> None:
    head = "scenario: x\ngame: innovation\noptions: {echoes: true}\nsetup:\n  decks:\n"
    wrong = mistake(f"{head}    base: {{1: [Archery, Almanac]}}\nsteps: []\n")
    assert (wrong.line, wrong.message.text()) == (
        6,
        "‘Almanac’ does not belong in this deck: its back is echoes 3.",
    )
    assert read(f"{head}    echoes: {{3: [Almanac, echoes 3]}}\nsteps: []\n").setup.situation is not None


@pytest.mark.parametrize(
    ("options", "seat", "message"),
    [
        ("", "forecast: [age 2]", "Nothing can lie in ‘forecast’: no set of this game has it (options:"),
        ("", "safe: [age 2]", "Nothing can lie in ‘safe’: no set of this game has it (options: uns"),
        ("", "display: [age 2]", "Nothing can lie in ‘display’: no set of this game has it (options: artifa"),
        ("artifacts: true", "exhibits: [artifacts 2]", "‘exhibits’ is only in the fourth edition."),
        (
            "",
            "board: {red: [Archery, Metalworking]}, splay: {red: aslant}",
            "‘aslant’ is only in the fourth edition.",
        ),
        ("", "junk: [age 1]", "‘junk’ is not said of a seat: write it beside the seats."),
        ("", "hand: [age 11]", "‘age 11’ is not in this game: its edition has no such card."),
        ("", "hand: [echoes 1]", "‘echoes 1’ is of Echoes of the Past, and that set is not in this game"),
        ("", "hand: [age 2*11]", "This situation cannot be: There are not enough copies of ‘age 2’ at this"),
    ],
)
def test_a_place_and_a_card_are_of_the_sets_and_the_edition(options: str, seat: str, message: str) -> None:
    text = f"scenario: x\ngame: innovation\noptions: {{{options}}}\nsetup:\n  A: {{{seat}}}\nsteps: []\n"
    assert mistake(text).message.text().startswith(message)


@pytest.mark.parametrize(
    ("options", "seat"),
    [
        ("figures: true", "forecast: [figures 2]"),
        ("edition: fourth, artifacts: true", "exhibits: [artifacts 2]"),
        ("edition: fourth", "board: {red: [Archery, Metalworking]}, splay: {red: aslant}"),
        ("edition: fourth", "hand: [age 11], forecast: []"),
    ],
)
def test_what_a_set_or_an_edition_has_is_taken(options: str, seat: str) -> None:
    text = f"scenario: x\ngame: innovation\noptions: {{{options}}}\nsetup:\n  A: {{{seat}}}\nsteps: []\n"
    assert read(text).setup.situation is not None


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

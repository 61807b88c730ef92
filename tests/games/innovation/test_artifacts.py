"""Artifacts of History where no scenario reaches: setting out, and what becomes of museums and relics."""

from __future__ import annotations

import pytest

from fudaba.games import named
from fudaba.games.innovation.board.state import ACHIEVEMENTS, DISPLAY, EXHIBITS, FREE_MUSEUMS, MUSEUMS, RELICS
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.expansions.artifacts_museums import steal
from fudaba.games.innovation.rules.ending import PlayerLost, loses
from fudaba.games.innovation.rules.moves import return_
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import BadSetup, Value, setup_of
from tests.games.innovation.laid import card, carry_out, ids, laid

GAME = named("innovation")


def dealt(**options: Value) -> Innovation:
    t = GAME.table(setup_of(GAME, seats=3, seed="a", options={"artifacts": True, **options}))
    assert isinstance(t, Innovation)
    Driver(t, forkable=False).start()
    return t


def test_relics_lie_beside_the_decks_and_in_no_deck() -> None:
    """INN-113: of sets that are not in play too."""
    t = dealt(relics=True)
    assert len(t.state.zones[RELICS]) == 5
    assert not any(t.cards[number].relic for deck in t.decks.values() for number in t.state.zones[deck])
    assert not any(piece.relic for piece in dealt().cards)


def test_museums_are_there_in_the_fourth_edition_alone() -> None:
    """INN-222: five, and artifacts have decks up to age 11."""
    t = dealt(edition="fourth")
    assert len(t.state.zones[FREE_MUSEUMS]) == 5
    assert t.state.zones[t.decks["artifacts", 11]]
    third = dealt()
    assert not third.state.zones[FREE_MUSEUMS]
    assert ("artifacts", 11) not in third.decks


@pytest.mark.parametrize("options", [{"artifacts": True, "edition": "fourth"}, {"edition": "third"}])
def test_there_are_no_relics_without_artifacts_or_in_the_fourth_edition(options: dict[str, Value]) -> None:
    """INN-221."""
    with pytest.raises(BadSetup, match="Relics need Artifacts of the third edition"):
        GAME.table(setup_of(GAME, seats=2, seed="", options={**options, "relics": True}))


def test_an_artifact_more_is_needed_to_win() -> None:
    """INN-090: one achievement for the set, relics or not."""
    assert dealt().goal() == dealt(relics=True).goal() == 6


def test_the_museums_of_who_loses_are_available_again() -> None:
    """INN-222: and their artifacts are out of the game."""
    t = laid({}, {"exhibits": ["excalibur", "holy_grail"]}, {}, edition="fourth", options={"artifacts": True})
    assert len(t.state.zones[FREE_MUSEUMS]) == 3
    with pytest.raises(PlayerLost):
        loses(t, 1)
    assert len(t.state.zones[FREE_MUSEUMS]) == 5
    assert not t.at(1, EXHIBITS)
    assert not t.at(1, MUSEUMS)


def test_an_exhibit_has_its_age_face_up() -> None:
    """INN-118, INN-226: Battleship Yamato is stolen for an 11, not for an 8."""
    t = laid({}, {"exhibits": ["battleship_yamato"]}, edition="fourth", options={"artifacts": True})
    assert t.age(card(t, "battleship_yamato")) == 11
    carry_out(steal(t, 0, 8))
    assert not t.at(0, EXHIBITS)
    carry_out(steal(t, 0, 11), (0,))
    assert ids(t, t.at(0, EXHIBITS)) == ["battleship_yamato"]
    assert len(t.at(0, MUSEUMS)) == 1
    assert not t.at(1, MUSEUMS)


def test_an_achieved_relic_or_museum_that_is_returned_lies_where_it_began() -> None:
    """INN-G14."""
    t = laid({"achievements": ["timbuktu"]}, {}, options={"artifacts": True, "relics": True})
    carry_out(return_(t, 0, card(t, "timbuktu")))
    assert card(t, "timbuktu") in t.state.zones[RELICS]
    t = laid({"achievements": ["museum_2"]}, {}, edition="fourth", options={"artifacts": True})
    assert card(t, "museum_2") in t.at(0, ACHIEVEMENTS)
    carry_out(return_(t, 0, card(t, "museum_2")))
    assert card(t, "museum_2") in t.state.zones[FREE_MUSEUMS]


def test_what_a_situation_cannot_be() -> None:
    with pytest.raises(BadSetup, match="Only one artifact can be on display"):
        laid({"display": ["excalibur", "holy_grail"]}, {}, options={"artifacts": True})
    with pytest.raises(BadSetup, match="not enough museums"):
        laid({"exhibits": ["excalibur"]}, {}, options={"artifacts": True})


def test_icons_on_display_are_counted_anew_when_the_artifact_leaves() -> None:
    """INN-105: while it may be activated it counts, and no longer."""
    t = laid({"display": ["excalibur"]}, {}, options={"artifacts": True}, action=0)
    assert t.count(0, "castle") == 2
    t.move(t.at(0, DISPLAY)[0], t.deck(t.at(0, DISPLAY)[0]))
    assert t.count(0, "castle") == 0

"""Figures in the Sand: what is printed on the figures, and what is declared of their karma effects."""

from __future__ import annotations

import pytest

from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts import registry
from fudaba.games.innovation.facts.karma import EVENTS, VALUES
from fudaba.games.innovation.facts.printed import FIRST, FOURTH, THIRD, every_card
from fudaba.games.innovation.facts.registry import DECREES, ECHO, INSPIRE, ISSUE, KARMAS
from fudaba.games.innovation.game import GAME
from fudaba.kernel.game import setup_of

FIGURES = [card for card in every_card().values() if card.set == "figures"]
IN_GAME = [
    (card, edition) for card in FIGURES for edition in (THIRD, FOURTH) if registry.is_whole(card, edition)
]


def table(edition: str) -> Innovation:
    t = GAME.table(setup_of(GAME, seats=2, seed="", options={"figures": True, "edition": edition}))
    assert isinstance(t, Innovation)
    return t


def test_each_figure_has_karma_of_four_kinds() -> None:
    """INN-177: at least one karma effect, and each is a "when", an "each", an "issue" or a "would"."""
    seen = set()
    for card in FIGURES:
        for face in card.faces.values():
            others = [kind for kind in face.effects if kind not in KARMAS]
            assert len(others) < len(face.effects)
            assert set(others) <= {ECHO, INSPIRE}
            seen |= set(face.effects)
    assert set(KARMAS) <= seen


def test_what_is_declared_is_what_is_printed() -> None:
    """INN-177: in the same order, and of every kind there is one in each edition."""
    for edition in (THIRD, FOURTH):
        seen = set()
        for card, its in IN_GAME:
            if its == edition:
                printed = [kind for kind in card.faces[edition].effects if kind in KARMAS]
                karmas = registry.karmas_of(card, edition)
                assert [karma.kind for karma in karmas] == printed
                assert all(karma.of <= EVENTS | VALUES | {*DECREES, "any"} for karma in karmas)
                assert all((karma.run is None) == (karma.kind == ISSUE) for karma in karmas)
                seen |= {*printed}
        assert seen == set(KARMAS)


def test_figures_of_the_fourth_edition_have_neither_echo_nor_inspire_effects() -> None:
    """INN-240, INN-G8."""
    for face in (card.faces[FOURTH] for card in FIGURES if FOURTH in card.faces):
        assert not {ECHO, INSPIRE} & {*face.effects, *face.icons}
        assert "person" in face.icons


@pytest.mark.parametrize("edition", [THIRD, FOURTH])
def test_five_decrees_of_five_colours(edition: str) -> None:
    """INN-171, INN-G4."""
    colours = {piece.id: piece.colour for piece in table(edition).cards if piece.id in DECREES}
    assert colours == {
        "war": "red",
        "rivalry": "purple",
        "trade": "green",
        "advancement": "blue",
        "expansion": "yellow",
    }


def test_a_table_without_figures_has_no_decrees() -> None:
    """INN-171: and the first edition has none at all."""
    for edition in (FIRST, THIRD, FOURTH):
        t = GAME.table(setup_of(GAME, seats=2, seed="", options={"edition": edition}))
        assert not {piece.id for piece in t.cards} & set(DECREES)


def test_karma_effects_that_no_figure_has_cannot_be_declared() -> None:
    """A slip in a card is an error at import."""
    with pytest.raises(ValueError, match="no would 1"):

        @registry.would_first("meld", THIRD)
        async def tigernmas(me: object, would: object) -> None:
            raise AssertionError

    with pytest.raises(ValueError, match="already"):
        registry.issues("tigernmas", "war")
    with pytest.raises(ValueError, match="waits for"):
        registry.would_first("dance")
    with pytest.raises(ValueError, match="changes"):
        registry.each("luck")
    with pytest.raises(ValueError, match="no decree"):
        registry.issues("tigernmas", "peace")

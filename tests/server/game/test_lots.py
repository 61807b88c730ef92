"""What a table would be played with, told before it is opened."""

from __future__ import annotations

import pytest

from fudaba.games.dominion.facts.kinds import KINDS, Adds, is_set_aside
from fudaba.games.dominion.game import GAME
from fudaba.games.dominion.setup.kingdoms import kingdom_of
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.server.protocol.catalogue import catalogue, drawn


def test_the_same_wishes_and_seed_bring_the_same_cards() -> None:
    asked = {"seed": "one", "sets": "base", "require": "Moat, 魔女", "landscapes": "0"}
    first, again = drawn("dominion", asked), drawn("dominion", asked)
    assert first == again
    assert len(first.cards) == 10
    assert {"moat", "witch"} <= set(first.cards)
    other = drawn("dominion", asked | {"seed": "two"})
    assert other.cards != first.cards
    # The options that it tells bring these cards whatever the seed is.
    listed = {"seed": "three", "kingdom": str(first.options["kingdom"])}
    assert set(drawn("dominion", listed).cards) == set(first.cards)


def test_what_cannot_be_is_said_in_both_languages() -> None:
    wrong = drawn("dominion", {"require": "no_such_card"}).wrong
    assert "no_such_card" in wrong.en
    assert "no_such_card" in wrong.ja
    assert wrong.en != wrong.ja


def test_instead_of_one_card_another_comes_and_the_others_stay() -> None:
    first = drawn("dominion", {"seed": "one", "sets": "base", "landscapes": "0"})
    listed = {"kingdom": str(first.options["kingdom"])}
    for card in first.cards[:3]:
        swapped = drawn("dominion", listed | {"seed": "two", "without": card})
        assert len(swapped.cards) == 10
        assert set(first.cards) - set(swapped.cards) == {card}
    assert drawn("dominion", listed | {"without": "no_such_card"}).wrong.en


def test_a_game_that_draws_no_cards_has_no_lots() -> None:
    with pytest.raises(BadSetup):
        drawn("innovation", {})


def test_kingdoms_with_a_name_are_told_with_their_cards() -> None:
    named = catalogue("dominion").named
    assert named["quiet_street"].name.ja == "静かな通り"
    assert len(named["quiet_street"].cards) == 10
    assert catalogue("innovation").named == {}


@pytest.mark.parametrize(
    "by",
    [id for id, kind in sorted(KINDS.items()) if isinstance(kind.takes, Adds) or is_set_aside(kind.takes)],
)
def test_a_card_that_comes_in_at_set_up_is_listed_with_its_reason(by: str) -> None:
    """It is the one that the table of that seed has, and comes again by the options alone."""
    asked = {"seed": "one", "kingdom": f"village, smithy, {by}"}
    first = drawn("dominion", asked)
    (card,) = [one.card for one in first.brought if one.by == by]
    again = drawn(
        "dominion", {name: str(first.options[name]) for name in ("kingdom", "colonies", "shelters")}
    )
    assert [one.card for one in again.brought if one.by == by] == [card]
    setup = setup_of(GAME, seats=2, seed="one", options={"kingdom": asked["kingdom"]})
    played = kingdom_of(setup.options, "one")
    assert (card, by) in (*played.added, *played.aside)

"""Random kingdoms that respect what players like and ban."""

from __future__ import annotations

import pytest

from fudaba import games
from fudaba.games.dominion.setup.kingdoms import kingdom_of
from fudaba.games.dominion.setup.preferences import MOST_BANS, preferring
from fudaba.kernel.game import BadSetup, Value, read_options

DOMINION = games.named("dominion")


def options(**given: Value) -> dict[str, Value]:
    """The options of a table."""
    return read_options(DOMINION.switches, given)


def lying(given: dict[str, Value], seed: str) -> set[str]:
    """The cards and landscapes of a kingdom."""
    kingdom = kingdom_of(given, seed)
    return {*kingdom.cards, *kingdom.landscapes, *(id for id, _ in kingdom.added)}


@pytest.mark.parametrize("seed", [*map(str, range(6))])
def test_bans_are_never_drawn_and_each_player_has_a_card_they_like(seed: str) -> None:
    likes, bans = [["witch", "chapel"], ["village"], ["gardens"]], [["moat"], [], ["gardens", "smithy"]]
    found = lying(preferring(options(sets="base"), seed, likes, bans), seed)
    assert not found & {"moat", "gardens", "smithy"}
    assert "village" in found
    assert found & {"witch", "chapel"}


def test_which_liked_card_comes_changes_from_game_to_game() -> None:
    likes = ["witch", "chapel", "market", "gardens"]
    required = {
        str(preferring(options(sets="base"), str(seed), [likes], [[]])["require"]) for seed in range(20)
    }
    assert required == set(likes)


def test_what_the_sets_lack_is_left_out() -> None:
    given = preferring(options(sets="base"), "1", [["wharf"]], [["bridge"]])
    assert given["require"] == ""
    assert kingdom_of(given, "1").cards


def test_a_kingdom_that_is_listed_stays() -> None:
    given = options(kingdom="quiet_street")
    assert preferring(given, "1", [["witch"]], [["cellar"]]) == given


def test_the_table_s_own_wishes_go_first() -> None:
    given = preferring(options(sets="base", require="moat", ban="witch"), "1", [["witch"]], [["moat"]])
    found = lying(given, "1")
    assert "moat" in found
    assert "witch" not in found


@pytest.mark.parametrize(
    ("likes", "bans"),
    [
        ([["no_such"]], [[]]),
        ([[]], [["curse"]]),
        ([["witch", "witch"]], [[]]),
        ([[]], [["witch", "chapel", "moat", "village", "smithy", "market"][: MOST_BANS + 1]]),
    ],
)
def test_what_cannot_be_is_refused(likes: list[list[str]], bans: list[list[str]]) -> None:
    with pytest.raises(BadSetup):
        preferring(options(), "1", likes, bans)

"""The checks of random games and scenarios find what is wrong: each with a fault put in on purpose."""

from __future__ import annotations

import pytest

from fudaba.games import named
from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import HAND, REVEALED, SCORE
from fudaba.games.innovation.board.table import Innovation
from fudaba.kernel.checks import CheckFailed, check_sound
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from tests.games.innovation.laid import card, carry_out_anyhow, laid, me

GAME = named("innovation")


@pytest.fixture
def t() -> Innovation:
    """A table at its first question."""
    table = GAME.table(setup_of(GAME, seats=2, seed="wrongs"))
    assert isinstance(table, Innovation)
    Driver(table).start()
    return table


def test_a_card_that_stays_revealed_is_found(t: Innovation) -> None:
    """INN-076: once nothing is carried out, no card is kept apart from the hand."""
    check_sound(t, at_rest=True)
    t.move(t.at(0, HAND)[0], t.place(0, REVEALED))
    check_sound(t, at_rest=False)
    with pytest.raises(CheckFailed, match="of seat 0 is still revealed"):
        check_sound(t, at_rest=True)


def test_a_card_in_two_zones_is_found(t: Innovation) -> None:
    t.state.own(t.place(1, HAND)).append(t.at(0, HAND)[0])
    with pytest.raises(CheckFailed, match="not every card is in exactly one zone"):
        check_sound(t, at_rest=True)


def test_a_count_below_none_is_found(t: Innovation) -> None:
    t.state.tucked[1] = -1
    with pytest.raises(CheckFailed, match="tucked is below 0"):
        check_sound(t, at_rest=True)


@pytest.mark.parametrize("guarded", [True, False])
def test_a_card_moved_from_where_it_no_longer_is_is_found(
    guarded: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """INN-G17: a verb that does not look whether a card has moved meanwhile is caught as it moves it."""
    t = laid({"hand": ["sailing", "writing"]}, {"board": {"yellow": ["masonry"]}})
    player = me(t, 0, "writing")
    hand = player.hand
    t.move(card(t, "sailing"), t.place(1, SCORE))
    if not guarded:
        monkeypatch.setattr(Cards, "lost", lambda self, card: False)
        monkeypatch.setattr(Cards, "still_there", property(lambda self: self))
    carry_out_anyhow(player.meld(hand))
    wrongs = list(t.wrongs(at_rest=True))
    assert bool(wrongs) is not guarded
    assert all("sailing was moved from where it no longer was" in wrong for wrong in wrongs)

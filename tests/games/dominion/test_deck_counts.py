"""What is left in one's own deck: counted for each player alike, and nothing that memory would not know."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from fudaba.bots.random_answers import any_answer
from fudaba.games import named
from fudaba.games.dominion import view
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.layout import DECK
from fudaba.games.dominion.facts.shown import Private
from fudaba.games.dominion.table import Dominion
from fudaba.games.dominion.view import remembered
from fudaba.kernel.ask import Answer
from fudaba.kernel.checks import CheckFailed, SearchCounts, check_leaks
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, setup_of
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table
from fudaba.kernel.view import SPECTATOR, View
from fudaba.text.dominion.points import points
from fudaba.text.narrator import narrator
from fudaba.text.scene import Scene

DOMINION = named("dominion")
MESSY = (
    "chapel, messenger, masquerade, inn, scavenger, native_village, oracle, swindler, envoy, island",
    "possession, ambassador, haven, scheme, saboteur, lookout, mandarin, archive, vassal, sea_hag",
    "torturer, rabble, monkey, crypt, tide_pools, research, tragic_hero, warehouse, sentry, library",
)
"""Kingdoms whose cards stir decks, discards and what lies aside."""


def setup(kingdom: str, seed: str, seats: int = 2, *, counts: bool = True) -> Setup:
    options = {"kingdom": kingdom.replace(" ", ""), "deck_counts": counts}
    return setup_of(DOMINION, seats=seats, seed=seed, options=options)


def played(of: Setup, answers: int) -> tuple[Driver[Dominion], list[Answer]]:
    """A game of random answers."""
    driver = Driver[Dominion](DOMINION.table(of))  # type: ignore[arg-type] # Dominion's own
    random, given = Random(of.seed), list[Answer]()
    driver.start()
    while driver.ask is not None and len(given) < answers:
        given.append(any_answer(driver.ask, random))
        driver.answer(given[-1])
    return driver, given


def private(table: Table, viewer: int) -> Private | None:
    found = View(table, viewer).private()
    assert found is None or isinstance(found, Private)
    return found


def test_nothing_is_counted_unless_the_table_says_so() -> None:
    driver, _ = played(setup(MESSY[0], "1", counts=False), 40)
    own = private(driver.table, 0)
    assert own is not None
    assert own.deck is None


@pytest.mark.parametrize("kingdom", MESSY)
def test_every_player_sees_their_own_deck_and_no_other(kingdom: str) -> None:
    for number in (0, 7, 40, 90, 150):
        driver, _ = played(setup(kingdom, "2", 3), number)
        t = driver.table
        assert private(t, SPECTATOR) is None
        for seat in range(3):
            own = private(t, seat)
            assert own is not None
            assert own.deck == dict(Counter(t.cards[card].id for card in t.zone(DECK, seat)))


def leaks(of: Setup, answers: int) -> SearchCounts:
    """Compare what everybody receives in worlds that they cannot tell apart."""
    _, given = played(of, answers)
    return check_leaks(lambda: Driver(DOMINION.table(of)), given, ahead=3)


@pytest.mark.parametrize("kingdom", MESSY)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_it_tells_nothing_that_twin_worlds_do_not_share(kingdom: str, seed: str) -> None:
    assert leaks(setup(kingdom, seed), 70).worlds > 0


def test_more_than_the_counts_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def game_text(t: Board, seat: int) -> Private:
        """Which cards lie in the upper half of the deck: the order tells that."""
        deck = t.zone(DECK, seat)
        upper = Counter(t.cards[card].id for card in deck[len(deck) // 2 :])
        return replace(remembered(t, seat), deck=dict(sorted(upper.items())))

    monkeypatch.setattr(view, "remembered", game_text)
    with pytest.raises(CheckFailed):
        leaks(setup(MESSY[0], "1"), 70)


def test_it_is_said_in_words() -> None:
    names = ["Aya", "Ben"]
    session = Session(DOMINION, setup("village", "1"), names)
    eyes = session.view(0)
    say = narrator("dominion", "en", names)
    scene = Scene("dominion", session.setup.options, names, say, 0, eyes.data(), None)
    assert any(note.startswith("Still in your deck: ") for note in points(scene).notes)

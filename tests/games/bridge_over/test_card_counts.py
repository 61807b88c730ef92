"""Which cards a player has not seen: counted for all alike, and no more than memory would know."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fudaba.bots.random_answers import any_answer
from fudaba.games import named
from fudaba.games.bridge_over.match import MatchTable
from fudaba.games.bridge_over.shown import Private
from fudaba.games.bridge_over.state import HANDS, PILE
from fudaba.kernel.ask import Answer
from fudaba.kernel.checks import CheckFailed, check_leaks
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, setup_of
from fudaba.kernel.session import Session
from fudaba.kernel.view import SPECTATOR, View
from fudaba.text.game_text import game_text_of
from fudaba.text.narrator import narrator
from fudaba.text.scene import Scene

BRIDGE_OVER = named("bridge_over")
DECKS = ("windia_war", "azumanga_court")


def setup(deck: str, *, counts: bool = True) -> Setup:
    return setup_of(BRIDGE_OVER, seats=3, seed="1", options={"deck": deck, "card_counts": counts})


def played(of: Setup, answers: int) -> tuple[Driver[MatchTable], list[Answer]]:
    """A match of random answers."""
    driver = Driver[MatchTable](BRIDGE_OVER.table(of))  # type: ignore[arg-type] # Bridge Over's own
    random, given = Random(of.seed), list[Answer]()
    driver.start()
    while driver.ask is not None and len(given) < answers:
        given.append(any_answer(driver.ask, random))
        driver.answer(given[-1])
    return driver, given


def test_nothing_is_counted_unless_the_table_says_so() -> None:
    own = View(played(setup(DECKS[0], counts=False), 20)[0].table, 0).private_as(Private)
    assert own is not None
    assert own.unseen is None


@pytest.mark.parametrize("deck", DECKS)
def test_it_is_the_pile_and_the_hands_of_others_but_what_is_known_there(deck: str) -> None:
    """A played card has been seen, also under the top card; once it is shuffled again, it has not."""
    for answers in (0, 30, 120, 300):
        t = played(setup(deck), answers)[0].table
        assert View(t, SPECTATOR).private() is None
        for seat in range(3):
            own = View(t, seat).private_as(Private)
            assert own is not None
            others = [HANDS + other for other in range(3) if other != seat]
            hidden = [card for zone in (PILE, *others) for card in t.state.zones[zone]]
            known = t.state.known
            faces = [t.cards[card].face for card in hidden if not known.get(card, 0) >> seat & 1]
            assert own.unseen == dict(Counter(faces))


@pytest.mark.parametrize("deck", DECKS)
def test_it_tells_nothing_that_twin_worlds_do_not_share(deck: str) -> None:
    of = setup(deck)
    _, given = played(of, 60)
    assert check_leaks(lambda: Driver(BRIDGE_OVER.table(of)), given, ahead=3).worlds > 0


def test_more_than_that_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def private(t: MatchTable, seat: int, *, own: bool) -> Private:
        """What lies in the pile: a player does not know which of the unseen cards do."""
        return Private(
            hand_points=0, unseen=dict(Counter(t.cards[card].face for card in t.state.zones[PILE]))
        )

    monkeypatch.setattr(MatchTable, "private", private)
    of = setup(DECKS[0])
    _, given = played(of, 20)
    with pytest.raises(CheckFailed):
        check_leaks(lambda: Driver(BRIDGE_OVER.table(of)), given, ahead=3)


def test_it_is_said_in_words() -> None:
    names = ["Aya", "Ben", "Eve"]
    session = Session(BRIDGE_OVER, setup(DECKS[0]), names)
    say = narrator("bridge_over", "en", names)
    scene = Scene("bridge_over", session.setup.options, names, say, 0, session.view(0).data(), None)
    [note] = game_text_of("bridge_over").points(scene).notes
    assert note.startswith("Not seen, in the draw pile or in a hand: ")

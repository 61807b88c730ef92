"""What has been seen is kept only as long as it would be seen again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fudaba.bots import bot
from fudaba.games import named
from fudaba.kernel.cards import only
from fudaba.kernel.dice import key_of
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.table import Table
from fudaba.kernel.twin import twin
from fudaba.kernel.view import SPECTATOR, View
from tests.kernel.script import Script, randomly
from tests.kernel.toy import DECK, HAND, PLAY, place
from tests.kernel.toy_game import GAME

SEATS = 2


@pytest.fixture
def game() -> Script:
    """Two players with cards in hand and deck."""
    return Script({"hand": ["nest", "acorn"], "deck": ["spy", "echo"]}, {"hand": ["magpie"]})


def agrees(table: Table) -> None:
    """All viewers see what they would see if nobody had looked before."""
    viewers = range(SPECTATOR, table.seats)
    seen, kept = [View(table, viewer).data() for viewer in viewers], table.sights
    table.sights = None
    assert seen == [View(table, viewer).data() for viewer in viewers]
    table.sights = kept


def agrees_in_twins(table: Table) -> None:
    """The same in twin worlds of a game at rest, into which is carried what has been seen of the game."""
    assert table.sights is not None
    for viewer in range(SPECTATOR, table.seats):
        other = twin(table, viewer, order=b"sights")
        other.sights = table.sights.copy()
        agrees(other)


@pytest.mark.parametrize("name", ["bridge_over", "dominion", "innovation"])
@pytest.mark.parametrize("forkable", [True, False], ids=["with checkpoints", "without"])
def test_at_every_question_of_a_game(name: str, forkable: bool) -> None:
    setup = setup_of(named(name), seats=SEATS, seed="sights")
    driver = Driver(named(name).table(setup), forkable=forkable)
    players = [bot("random", name, str(seat)) for seat in range(SEATS)]
    ask = driver.start()
    for number in range(200):
        agrees(driver.table)
        if driver.at_rest and number % 4 == 0:
            agrees_in_twins(driver.table)
        if ask is None:
            break
        ask = driver.answer(players[ask.decider].answer(ask, View(driver.table, ask.decider)))


@settings(max_examples=12)
@given(st.integers(2, 4), st.text(alphabet="abcdefgh", min_size=1, max_size=6))
def test_at_every_question_of_the_toy(seats: int, seed: str) -> None:
    driver = Driver(GAME.table(setup_of(GAME, seats=seats, seed=seed, options={"turns": 20})))
    driver.start()

    def look() -> None:
        agrees(driver.table)
        if driver.at_rest:
            agrees_in_twins(driver.table)

    randomly(driver, key_of(seed), after=look)


def test_a_card_that_comes_back_to_its_place_is_looked_at_again(game: Script) -> None:
    """The list is equal then, but the name of the card is not."""
    state, hand = game.toy.state, game.toy.zone(HAND, 0)
    seen = game.session.view(0).data()
    card = hand[-1]
    state.move(card, place(PLAY, 0))
    state.move(card, place(HAND, 0))
    assert [*game.toy.zone(HAND, 0)] == [*hand]
    assert game.session.view(0).data().zones["0.hand"].cards[-1].id == state.stamp[card]
    assert seen.zones["0.hand"].cards[-1].id != state.stamp[card], "what was seen stays as it was"


def test_what_is_shown_and_forgotten_is_looked_at_again(game: Script) -> None:
    """No card has moved, but others are known to lie there."""
    state, (bottom, top) = game.toy.state, game.toy.zone(DECK, 0)

    def known() -> list[tuple[str, ...]]:
        return [game.session.view(seat).data().zones["0.deck"].known for seat in range(SEATS)]

    assert known() == [(), ()]
    state.show(bottom, only(1))
    assert known() == [(), (game.toy.cards[bottom].face,)]
    state.show(top, only(0))
    assert known() == [(game.toy.cards[top].face,), (game.toy.cards[bottom].face,)]
    state.shuffle(place(DECK, 0))
    assert known() == [(), ()]


def test_who_decides_for_another_sees_through_their_eyes_only_then(game: Script) -> None:
    state, deciding = game.toy.state, []
    for decider in (1, 0, 1):
        state.control[1] = decider
        deciding.append(game.session.view(0).data().zones["1.hand"].faces)
    assert deciding == [[], ["magpie"], []]


def test_what_one_has_seen_nobody_changes(game: Script) -> None:
    """The list that was looked at is copied before anything moves there, also without a clone."""
    state = game.toy.state
    lists = [state.own(zone.number) for zone in state.layout]
    game.session.view(0).data()
    before = [cards[:] for cards in lists]
    state.move(game.toy.zone(HAND, 0)[0], place(PLAY, 0))
    state.draw(place(DECK, 0), place(HAND, 0))
    state.move_all(place(HAND, 0), place(PLAY, 0))
    assert lists == before


def test_whoever_takes_away_from_what_they_saw_takes_it_from_nobody_else(game: Script) -> None:
    seen = game.session.view(0).data()
    whole = seen.zones.copy()
    seen.zones.clear()
    assert game.session.view(0).data().zones == whole

"""Control of a seat: somebody else decides for it, and sees what it sees."""

from __future__ import annotations

import pytest

from fudaba.kernel.record import decode, encode
from fudaba.kernel.seen import Deciding
from fudaba.kernel.session import Session
from fudaba.kernel.view import SPECTATOR
from tests.kernel.script import Script
from tests.kernel.toy import DECK, HAND, place
from tests.kernel.toy_game import GAME


@pytest.fixture
def game() -> Script:
    """Three players; the second one's turn is about to be the first one's."""
    game = Script(
        {"hand": ["puppet", "acorn"]},
        {"hand": ["homing", "nest", "magpie"], "deck": ["echo", "hush", "spy", "feast", "barter"]},
        {"hand": ["acorn"]},
    )
    game.say(0, "play puppet")
    return game


def test_the_neighbours_turn_is_decided_by_whoever_has_it(game: Script) -> None:
    assert game.toy.state.control == [0, 1, 2], "not before that turn"
    game.end_turn(0)
    assert (game.ask.owner, game.ask.decider) == (1, 0)
    game.say(0, "play homing")
    game.say(0, "play nest")
    assert (game.ask.owner, game.ask.decider) == (1, 0), "questions inside a play too"
    game.say(0, "set_aside echo")
    assert game.aside(1) == ["echo"], "the cards stay those of their owner"
    assert [play.controller for play in game.toy.state.plays] == [0, 0, 0]
    game.end_turn(0)
    assert (game.ask.owner, game.ask.decider) == (2, 2)
    assert game.toy.state.control == [0, 1, 2]
    game.prove()


def test_only_the_next_turn_is_controlled(game: Script) -> None:
    for decider in (0, 0, 2, 0):
        game.end_turn(decider)
    assert (game.ask.owner, game.ask.decider) == (1, 1)
    assert game.toy.state.abilities == []


def test_puppet_on_a_neighbour_who_plays_puppet() -> None:
    """The controlled player's Puppet is his own: it gives him his left neighbour's turn."""
    game = Script({"hand": ["puppet"]}, {"hand": ["puppet"]}, {"hand": ["acorn"]})
    game.say(0, "play puppet")
    game.end_turn(0)
    game.say(0, "play puppet")
    game.end_turn(0)
    assert (game.ask.owner, game.ask.decider) == (2, 1)
    game.prove()


def test_whoever_decides_for_a_seat_sees_what_it_sees(game: Script) -> None:
    hand, deck = place(HAND, 1), place(DECK, 1)
    assert game.session.view(0).zone(hand).cards == []
    game.end_turn(0)
    mine, his = game.session.view(0), game.session.view(1)
    assert mine.zone(hand) == his.zone(hand)
    assert len(mine.zone(hand).cards) == 3
    assert mine.zone(deck).cards == [], "what its owner may not see, he does not see either"
    assert mine.private(1) == his.private()
    assert mine.data().decides_for == {"1": his.private()}
    assert his.data().decides_for == {}
    for other in (2, SPECTATOR):
        view = game.session.view(other)
        assert view.zone(hand).cards == []
        assert view.private(1) is None
    assert his.private(0) is None, "it is not the other way round"


def test_the_question_is_shown_to_the_decider_only(game: Script) -> None:
    game.end_turn(0)
    seen = game.session.view(0).put(game.ask)
    assert [option.face for option in seen.options] == ["homing", "magpie", "nest", ""]
    for other in (1, 2, SPECTATOR):
        assert game.session.view(other).asked(game.ask) == Deciding(1, 0)


def test_the_log_shows_what_was_seen_while_it_lasted(game: Script) -> None:
    """What the controlled player drew is told to the controller too, then and later, nothing else is."""
    before = len(game.session.events)
    game.end_turn(0)
    game.say(0, "play homing")
    game.end_turn(0)
    draws = [event for event in game.session.events if event.kind == "draws" and event.seat == 1]
    game.end_turn(2)
    game.end_turn(0)
    game.end_turn(1)
    later = [event for event in game.session.events if event.kind == "draws" and event.seat == 1]
    view = game.session.view(0)
    assert draws
    assert all(view.event(event).cards for event in draws)
    assert len(later) == len(draws) + 1
    assert not view.event(later[-1]).cards
    assert before


def test_control_does_not_open_the_log_of_before() -> None:
    """What a player alone was told before his turn was taken stays his own."""
    game = Script({"hand": ["acorn", "puppet"]}, {"hand": ["nest", "acorn"]}, seed="2")
    game.end_turn(0)
    game.say(1, "play nest")
    game.end_turn(1)
    game.toy.state.control[1] = 0
    aside = next(event for event in game.session.events if event.kind == "sets_aside")
    assert game.session.view(1).event(aside).cards
    assert not game.session.view(0).event(aside).cards


def test_playing_a_controlled_players_card_reveals_nothing_to_the_decider(game: Script) -> None:
    """He saw that hand already, so he may take the answer back."""
    game.end_turn(0)
    game.say(0, "play nest")
    assert game.session.revealed[-1] is False
    assert game.session.deciders[-1] == 0
    game.session.undo()
    assert game.hand(1) == ["homing", "magpie", "nest"]


def test_a_controlled_turn_is_saved_and_loaded(game: Script) -> None:
    game.end_turn(0)
    game.say(0, "play nest")
    loaded = Session.resumed(GAME, decode(encode(game.session.record())))
    assert loaded.table.state.control == [0, 0, 2]
    assert loaded.ask is not None
    assert (loaded.ask.owner, loaded.ask.decider) == (1, 0)

"""A demand on those who show less, shared by those who show as much."""

from __future__ import annotations

import pytest

from tests.kernel.script import Script


@pytest.fixture
def game() -> Script:
    """Four players; the first shows one leaf once Feast is in play, the others none, one and two."""
    return Script(
        {"hand": ["feast", "nest", "homing"], "deck": ["spy", "barter", "acorn", "acorn", "acorn"]},
        {"hand": ["echo", "homing"]},
        {"hand": ["magpie", "homing"], "discard": ["acorn"]},
        {"hand": ["barter", "echo"], "discard": ["puppet"]},
    )


def test_who_shows_less_must_and_who_shows_as_much_may(game: Script) -> None:
    assert game.toy.public().leaves == [0, 0, 1, 2]
    game.say(0, "play feast")
    assert (game.ask.owner, game.ask.kind, game.ask.least) == (1, "give", 1)
    assert game.labels == ["give echo", "give homing"]
    game.say(1, "give echo")
    assert game.hand(0) == ["echo", "homing", "nest"]
    assert (game.ask.owner, game.ask.kind, game.ask.least) == (2, "discard", 0)
    game.say(2, "discard homing")
    assert (game.ask.owner, game.ask.kind) == (3, "discard")
    game.say(3)
    assert (game.ask.owner, game.ask.kind) == (0, "discard"), "its player comes last"
    game.say(0)
    assert game.hand(0) == ["echo", "homing", "nest", "spy"], "one card because somebody shared"
    assert game.hand(2) == ["acorn", "magpie"]
    game.prove()


def test_no_bonus_where_nobody_shared(game: Script) -> None:
    game.say(0, "play feast")
    game.say(1, "give homing")
    game.say(2)
    game.say(3)
    game.say(0)
    assert game.hand(0) == ["homing", "homing", "nest"]
    game.prove()


def test_equal_cards_in_the_hand_and_set_aside_are_two_choices() -> None:
    """Everybody sees how many cards are left in each place, so whoever gives says from which."""
    game = Script({"hand": ["nest", "homing"], "deck": ["homing"] * 5}, {"hand": ["puppet", "feast"]})
    game.say(0, "play nest")
    game.end_turn(0)
    game.say(1, "play puppet")
    game.say(1, "play feast")
    assert game.labels == ["give homing", "give homing aside"]
    game.say(0, "give homing aside")
    assert game.aside(0) == []
    game.prove()


def test_it_goes_round_in_the_order_of_turns() -> None:
    """From the left of the player who plays it, not from seat 0."""
    game = Script(
        {"hand": ["echo", "homing"], "deck": ["echo", "homing", "spy", "spy"]},
        {"hand": ["echo", "homing"], "deck": ["echo", "homing", "spy", "spy"]},
        {"hand": ["feast", "nest"]},
        {"hand": ["echo", "homing"]},
    )
    game.end_turn(0)
    game.end_turn(1)
    game.say(2, "play feast")
    asked = []
    while game.ask.kind == "give":
        asked.append(game.ask.owner)
        game.say(game.ask.owner, game.labels[0])
    assert asked == [3, 0, 1]
    game.prove()


def test_a_forced_gift_is_not_asked_for() -> None:
    """One card, or only equal ones, leave nothing to choose; no cards, nothing to give."""
    game = Script({"hand": ["feast", "nest"]}, {"hand": ["acorn", "acorn"]}, {"hand": []})
    game.say(0, "play feast")
    assert (game.ask.owner, game.ask.kind) == (0, "discard")
    assert game.hand(0) == ["acorn", "nest"]
    assert game.log_of("gives") == [(1, ["acorn"])]
    game.prove()


def test_the_gift_is_seen_by_the_two_it_concerns(game: Script) -> None:
    game.say(0, "play feast")
    game.say(1, "give echo")
    given = next(event for event in game.session.events if event.kind == "gives")
    for viewer, sees in ((0, True), (1, True), (2, False), (3, False), (-1, False)):
        text = game.session.view(viewer).event(given)
        assert bool(text.cards) == sees
        assert text.count == 1

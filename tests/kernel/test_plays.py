"""Plays: a card played twice, a card that returns itself, a card set aside for later."""

from __future__ import annotations

from fudaba.kernel.cards import Ref
from tests.kernel.script import Script
from tests.kernel.toy import HAND, place


def test_a_card_is_played_twice() -> None:
    """Echo: the acorn's coin comes twice, and both plays are written down with what caused them."""
    game = Script({"hand": ["echo", "acorn", "magpie"]}, {})
    game.say(0, "play echo")
    game.say(0, "play acorn")
    assert game.toy.state.coins == 1 + 2
    assert game.in_play(0) == ["echo", "acorn"]
    echo, first, second = game.toy.state.plays
    assert (first.parent, first.replay) == (echo.number, False)
    assert (second.parent, second.replay) == (echo.number, True)
    assert first.card == second.card
    game.prove()


def test_a_card_that_plays_another_twice_is_played_twice() -> None:
    """Echo on Echo: each of its two plays plays one more card twice."""
    game = Script({"hand": ["echo", "echo", "acorn", "nest", "acorn"]}, {})
    game.say(0, "play echo")
    game.say(0, "play echo")
    game.say(0, "play acorn")
    game.say(0, "play acorn")
    assert game.toy.state.coins == 1 + 4
    assert [play.replay for play in game.toy.state.plays] == [False, False, False, True, True, False, True]
    game.prove()


def test_the_only_card_to_play_twice_is_not_asked_for() -> None:
    """Echo with nothing but acorns in hand plays one of them without a question."""
    game = Script({"hand": ["echo", "acorn", "acorn"]}, {})
    game.say(0, "play echo")
    assert game.ask.kind == "action"
    assert game.toy.state.coins == 3


def test_echo_without_another_card_does_nothing() -> None:
    game = Script({"hand": ["echo"]}, {})
    game.say(0, "play echo")
    assert game.labels == ["end"] or game.ask.kind == "gain"
    assert len(game.toy.state.plays) == 1


def test_a_card_returns_itself() -> None:
    """Homing, played once, goes back to the supply and earns two coins."""
    game = Script({"hand": ["homing", "nest"]}, {})
    game.say(0, "play homing")
    assert game.log_of("returns") == [(-1, ["homing"])]
    assert game.in_play(0) == []
    assert game.toy.state.coins == 1 + 2
    game.prove()


def test_a_card_played_twice_returns_itself_once() -> None:
    """Lost track: the second play of Homing draws again, but cannot return the card that has moved."""
    game = Script({"hand": ["echo", "homing", "nest"]}, {})
    game.say(0, "play echo")
    game.say(0, "play homing")
    assert game.log_of("returns") == [(-1, ["homing"])]
    assert game.hand(0) == ["acorn", "acorn", "nest"]
    assert game.toy.state.coins == 1 + 2
    game.prove()


def test_a_card_that_came_back_is_not_the_card_that_was_played() -> None:
    """The reference of a play does not find its card even where it lies in the same place again."""
    game = Script({"hand": ["acorn"]}, {})
    state, card = game.toy.state, game.toy.zone(HAND, 0)[0]
    ref = state.ref(card)
    state.move(card, place(HAND, 1))
    state.move(card, place(HAND, 0))
    assert not state.finds(ref)
    assert state.finds(state.ref(card))


def test_a_card_set_aside_comes_back_next_turn() -> None:
    """Nest: face down until the player's own next turn begins, and not a turn earlier."""
    game = Script({"hand": ["nest", "echo", "acorn"]}, {"hand": ["acorn"]})
    game.say(0, "play nest")
    game.say(0, "set_aside echo")
    assert game.aside(0) == ["echo"]
    game.end_turn(0)
    assert game.aside(0) == ["echo"]
    game.end_turn(1)
    assert game.aside(0) == []
    assert game.log_of("takes_back") == [(0, ["echo"])]
    assert "echo" in game.hand(0)
    game.prove()


def test_each_play_of_nest_keeps_its_own_card() -> None:
    """Echo on Nest: two cards are set aside, and each effect takes back its own."""
    game = Script({"hand": ["echo", "nest", "homing", "barter"]}, {})
    game.say(0, "play echo")
    game.say(0, "play nest")
    game.say(0, "set_aside homing")
    assert game.aside(0) == ["homing", "barter"], "the second one is the only card left"
    first, second = game.toy.state.abilities
    assert first.play != second.play
    assert [game.toy.cards[a.args[0].card].face for a in (first, second)] == ["homing", "barter"]
    game.end_turn(0)
    game.end_turn(1)
    assert game.aside(0) == []
    assert game.toy.state.abilities == []
    game.prove()


def test_a_card_set_aside_that_has_moved_is_not_taken_back() -> None:
    """Lost track: what was set aside is given away meanwhile, even if it were set aside once more."""
    game = Script(
        {"hand": ["nest", "echo"]},
        {"hand": ["feast", "puppet"], "deck": ["acorn"] * 5},
    )
    game.say(0, "play nest")
    assert game.aside(0) == ["echo"]
    game.end_turn(0)
    game.say(1, "play puppet")
    game.say(1, "play feast")
    game.say(0, "give echo aside")
    assert game.aside(0) == []
    assert "echo" in game.hand(1)
    (ability,) = (a for a in game.toy.state.abilities if a.owner == 0)
    assert not game.toy.state.finds(ability.args[0])
    while game.toy.state.turn != 0:
        game.session.answer((len(game.ask.options) - 1,))
    assert game.log_of("turn")[-1] == (0, [])
    assert game.log_of("takes_back") == []
    game.prove()


def test_a_later_effect_is_a_name_and_plain_arguments() -> None:
    game = Script({"hand": ["nest", "echo"]}, {})
    game.say(0, "play nest")
    (ability,) = game.toy.state.abilities
    assert ability.plain()[:2] == ["TurnBegins", "tests.kernel.toy_cards.nest_returns"]
    assert ability.play == game.toy.state.plays[-1].number
    (kept,) = ability.args
    assert type(kept) is Ref
    assert game.toy.state.finds(kept)

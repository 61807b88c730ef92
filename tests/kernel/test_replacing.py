"""What happens instead: other instructions than the card's own, another card than the one gained."""

from __future__ import annotations

from tests.kernel.script import Script


def test_a_cards_instructions_are_replaced() -> None:
    """Hush: the next card that another player plays makes him draw a card, and nothing else."""
    game = Script({"hand": ["hush", "acorn"]}, {"hand": ["nest", "acorn", "acorn"], "deck": ["spy"]})
    game.say(0, "play hush")
    game.say(0, "play acorn")
    assert game.toy.state.coins == 2, "not his own cards"
    game.end_turn(0)
    game.say(1, "play nest")
    assert game.log_of("whispers") == [(1, [])]
    assert game.hand(1) == ["acorn", "acorn", "spy"]
    assert game.in_play(1) == ["nest"], "it has been played all the same"
    game.say(1, "play acorn")
    assert game.toy.state.coins == 2, "only the next one"
    game.prove()


def test_a_replacement_ends_with_its_owners_next_turn() -> None:
    game = Script({"hand": ["hush"]}, {"hand": ["acorn"]}, {"hand": ["acorn"]})
    game.say(0, "play hush")
    assert len(game.toy.state.abilities) == 2
    for seat in (0, 1, 2):
        game.end_turn(seat)
    assert game.toy.state.abilities == []
    game.say(0, "end")
    game.say(0, "end")
    game.say(1, "play acorn")
    assert game.log_of("whispers") == []
    game.prove()


def test_the_affected_player_orders_several_replacements() -> None:
    """Two players have hushed him: he chooses which of them is used up; the other goes on waiting."""
    game = Script({"hand": ["hush"]}, {"hand": ["acorn"]}, {"hand": ["acorn", "nest"]})
    game.say(0, "play hush")
    game.end_turn(0)
    game.toy.state.abilities.append(game.toy.state.abilities[0]._replace(owner=1, play=99))
    game.end_turn(1)
    game.say(2, "play acorn")
    assert game.ask.kind == "order"
    assert game.ask.owner == 2
    assert game.labels == ["order hush 0", "order hush 1"]
    game.say(2, "order hush 1")
    assert game.log_of("whispers") == [(2, [])]
    assert [a.owner for a in game.toy.state.abilities if a.replaces] == [0]


def test_the_second_of_two_plays_is_replaced_or_not_by_itself() -> None:
    """Echo is hushed whole; were it not, each play of the echoed card would be a following of its own."""
    game = Script({"hand": ["hush"]}, {"hand": ["acorn", "echo", "nest"]})
    game.say(0, "play hush")
    game.end_turn(0)
    game.say(1, "play acorn")
    game.say(1, "play echo")
    game.say(1, "play acorn" if "play acorn" in game.labels else "play nest")
    assert len(game.log_of("plays_again")) == 1
    game.prove()


def test_two_plays_of_hush_wait_twice() -> None:
    """Echo on Hush: two cards of the others are replaced, and no order is asked among equals."""
    game = Script({"hand": ["echo", "hush", "acorn"]}, {"hand": ["acorn", "acorn", "nest"]})
    game.say(0, "play echo")
    game.say(0, "play hush")
    game.end_turn(0)
    game.say(1, "play acorn")
    game.say(1, "play acorn")
    assert game.log_of("whispers") == [(1, []), (1, [])]
    assert game.toy.state.coins == 1
    game.prove()


def test_a_gained_card_is_exchanged() -> None:
    """Barter: the card goes back, an acorn comes instead, and that is no gain."""
    game = Script({"hand": ["barter", "nest"]}, {})
    game.say(0, "end")
    game.say(0, "gain spy")
    assert game.labels == ["may yes", "may no"]
    game.say(0, "may yes")
    assert game.log_of("gains") == [(0, ["spy"])]
    assert game.log_of("returns") == [(-1, ["spy"])]
    assert game.log_of("exchanges") == [(0, ["acorn"])]
    assert "spy" not in game.hand(0) + game.discards(0) + game.deck(0)
    game.prove()


def test_a_gained_card_is_kept() -> None:
    game = Script({"hand": ["barter", "nest"]}, {})
    game.say(0, "end")
    game.say(0, "gain spy")
    game.say(0, "may no")
    assert game.log_of("exchanges") == []
    assert game.discards(0)[0] == "spy"
    game.prove()


def test_a_card_exchanged_once_cannot_be_exchanged_again() -> None:
    """Lost track: with two Barters the second one does not find the gained card any more."""
    game = Script({"hand": ["barter", "barter"]}, {})
    game.say(0, "end")
    game.say(0, "gain spy")
    game.say(0, "may yes")
    assert game.log_of("exchanges") == [(0, ["acorn"])]
    assert game.toy.state.turn == 1, "there was no second question"
    game.prove()

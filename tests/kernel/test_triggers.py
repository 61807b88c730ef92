"""Several abilities at one time: turn player first, each orders his own, gathered again after each."""

from __future__ import annotations

from tests.kernel.script import Script


def gained(*hands: list[str], deck: list[str] | None = None) -> Script:
    """The first player has just gained a spy."""
    game = Script({"hand": hands[0], "deck": deck or ["acorn"] * 5}, *({"hand": hand} for hand in hands[1:]))
    game.say(0, "end")
    game.say(0, "gain spy")
    return game


def test_two_players_answer_the_same_act() -> None:
    """Both have Magpies and a choice each: the player whose turn it is decides and acts first."""
    game = gained(["magpie", "nest"], ["magpie", "echo"])
    assert (game.ask.owner, game.labels) == (0, ["may yes", "may no"])
    game.say(0, "may yes")
    assert game.log_of("discards") == [(0, ["magpie"])]
    assert (game.ask.owner, game.labels) == (1, ["may yes", "may no"])
    game.say(1, "may yes")
    assert game.log_of("discards") == [(0, ["magpie"]), (1, ["magpie"])]
    assert game.hand(1) == ["acorn", "echo"]
    game.prove()


def test_each_player_orders_his_own() -> None:
    game = gained(["magpie", "barter"], ["magpie", "echo"])
    assert (game.ask.owner, game.ask.kind) == (0, "order")
    assert sorted(game.labels) == ["order barter 0", "order magpie 0"]
    game.say(0, "order barter 0")
    game.say(0, "may yes")
    assert game.log_of("exchanges") == [(0, ["acorn"])]
    game.say(0, "may no")
    assert game.ask.owner == 1
    game.say(1, "may no")
    assert game.log_of("discards") == []
    game.prove()


def test_they_are_gathered_again_after_each() -> None:
    """A Magpie drawn by a Magpie answers the same gain, before the next player's turn to answer comes."""
    game = gained(["magpie", "nest"], ["magpie", "echo"], deck=["magpie", "barter", "acorn", "acorn"])
    game.say(0, "may yes")
    assert game.ask.owner == 0, "the one just drawn"
    game.say(0, "may yes")
    assert game.ask.owner == 0, "the Barter that it drew"
    game.say(0, "may yes")
    assert game.ask.owner == 1
    game.say(1, "may yes")
    assert game.log_of("discards") == [(0, ["magpie"]), (0, ["magpie"]), (1, ["magpie"])]
    assert game.log_of("exchanges") == [(0, ["acorn"])]
    game.prove()


def test_who_has_said_no_is_not_asked_again() -> None:
    game = gained(["magpie", "barter"], ["nest"], deck=["magpie", "acorn"])
    game.say(0, "order magpie 0")
    game.say(0, "may no")
    assert (game.ask.owner, game.ask.kind) == (0, "may"), "only the Barter is left"
    game.say(0, "may no")
    assert game.toy.state.turn == 1


def test_equal_abilities_need_no_order() -> None:
    """Two Magpies of one player: which is next makes no difference, so it is not asked."""
    game = gained(["magpie", "magpie"], ["nest"])
    assert game.ask.kind == "may"
    game.say(0, "may yes")
    assert game.ask.kind == "may"
    game.say(0, "may no")
    assert game.log_of("discards") == [(0, ["magpie"])]
    game.prove()


def test_from_the_player_whose_turn_it_is() -> None:
    """Not from seat 0: the order is that of turns."""
    game = Script({"hand": ["magpie"]}, {"hand": ["magpie", "acorn"]}, {"hand": ["magpie"]})
    game.end_turn(0)
    game.say(1, "end")
    game.say(1, "gain acorn")
    asked = []
    while game.ask.kind == "may":
        asked.append(game.ask.owner)
        game.say(game.ask.owner, "may no")
    assert asked == [1, 2], "seat 0 has discarded his hand at the end of his turn"
    game.prove()

"""Sessions: undo as fewer answers, and what may be taken back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fudaba.kernel.ask import IllegalAnswer
from fudaba.kernel.game import BadSetup, LaidCards, Setup
from fudaba.kernel.record import decode, encode
from fudaba.kernel.session import Session, UndoRefused
from tests.kernel.script import Script
from tests.kernel.toy_game import GAME, Situation


@pytest.fixture
def game() -> Script:
    """The first player has cards that reveal something and cards that do not."""
    return Script({"hand": ["nest", "acorn", "homing", "echo"]}, {"hand": ["acorn", "nest"]})


def test_undo_goes_back_by_whole_answers(game: Script) -> None:
    digests = [game.toy.state.digest()]
    for label in ("play nest", "set_aside echo", "play acorn"):
        game.say(0, label)
        digests.append(game.toy.state.digest())
    game.session.undo()
    assert game.toy.state.digest() == digests[2]
    game.session.undo(2)
    assert game.toy.state.digest() == digests[0]
    assert not game.session.answers + game.session.revealed + game.session.deciders
    assert game.labels[0] == "play acorn"


def test_undo_inside_a_play(game: Script) -> None:
    game.say(0, "play nest")
    asked = game.labels
    game.say(0, "set_aside echo")
    game.session.undo()
    assert game.labels == asked
    game.say(0, "set_aside homing")
    assert game.aside(0) == ["homing"]


@pytest.mark.parametrize("count", [0, -1, 2])
def test_what_was_not_answered_cannot_be_taken_back(game: Script, count: int) -> None:
    game.say(0, "play acorn")
    before = game.toy.state.digest()
    with pytest.raises(UndoRefused, match="answers cannot be taken back: 1 have been given"):
        game.session.undo(count)
    assert game.toy.state.digest() == before


def test_what_revealed_nothing_may_be_taken_back(game: Script) -> None:
    game.say(0, "play nest")
    game.say(0, "set_aside echo")
    game.say(0, "play acorn")
    assert game.session.revealed == [False, False, False]
    assert game.session.undoable(0) == 3
    assert game.session.undoable(1) == 0


def test_the_other_players_too(game: Script) -> None:
    """What counts is what the one who answers had not known: his own hand he had seen."""
    game.end_turn(0)
    game.say(1, "play acorn")
    assert game.session.revealed[-1] is False
    assert game.session.undoable(1) == 1


def test_a_card_drawn_stops_it(game: Script) -> None:
    game.say(0, "play homing")
    game.say(0, "play nest")
    assert game.session.revealed == [True, False]
    assert game.session.undoable(0) == 1


def test_a_shuffle_stops_it() -> None:
    game = Script({"hand": ["acorn"], "deck": []}, {"hand": ["acorn", "nest"]})
    game.say(0, "play acorn")
    game.say(0, "end")
    assert game.session.revealed == [False, True]
    assert game.session.undoable(0) == 0


def test_looking_at_a_card_stops_it() -> None:
    game = Script({"hand": ["spy", "acorn"]}, {"hand": ["acorn"]})
    game.say(0, "play spy")
    assert game.session.revealed == [True]
    game.say(0, "may yes")
    assert game.session.undoable(0) == 1


def test_another_players_answer_stops_it() -> None:
    game = Script({"hand": ["feast", "nest"]}, {"hand": ["acorn", "nest"]})
    game.say(0, "play feast")
    assert game.session.undoable(0) == 1
    game.say(1, "give acorn")
    assert game.session.undoable(0) == 0
    assert game.session.undoable(1) == 1 - game.session.revealed[-1]


def test_the_beginning_of_the_next_turn_counts_to_the_answer_before_it(game: Script) -> None:
    """Ending a turn draws the next hand: it is revealed, whoever is asked then."""
    game.end_turn(0)
    assert game.session.revealed[-1] is True
    assert game.session.undoable(0) == 0


def test_a_refused_answer_changes_nothing(game: Script) -> None:
    before = game.toy.state.digest()
    for answer in ((9,), (), (0, 1)):
        with pytest.raises(IllegalAnswer):
            game.session.answer(answer)
    assert game.session.answers == []
    assert game.toy.state.digest() == before
    game.say(0, "play acorn")
    assert len(game.session.answers) == 1


def test_nothing_can_be_answered_after_the_end() -> None:
    game = Script({"hand": ["acorn"]}, {}, turns=1)
    game.say(0, "play acorn")
    game.say(0, "end")
    assert game.session.ask is None
    with pytest.raises(RuntimeError, match="nothing is asked"):
        game.session.answer((0,))
    assert len(game.session.answers) == 2


def test_each_answer_knows_its_moment_in_the_log(game: Script) -> None:
    game.say(0, "play homing")
    lines = len(game.session.events)
    game.say(0, "play acorn")
    assert game.session.moment(0) == 1, "the turn had begun"
    assert game.session.moment(1) == lines
    assert game.session.moment(2) == len(game.session.events)
    assert game.session.moment(99) == len(game.session.events)


def test_a_session_is_resumed_inside_a_play(game: Script) -> None:
    game.say(0, "play echo")
    game.say(0, "play nest")
    again = Session.resumed(GAME, decode(encode(game.session.record())))
    assert again.names == ["player 0", "player 1"]
    assert again.answers == game.session.answers
    assert again.revealed == game.session.revealed
    assert again.ask is not None
    assert repr(again.ask) == repr(game.ask)
    assert len(again.events) == len(game.session.events)
    again.answer((0,))
    game.session.answer((0,))
    assert again.table.state.digest() == game.toy.state.digest()


def test_a_table_that_cannot_be_is_refused() -> None:
    options = {switch.name: switch.default for switch in GAME.switches}
    wrong = Situation(seats=[{}, {"deck": ["gold"]}])
    setup = Setup(game="toy", options=options, seats=2, seed="1", situation=wrong)
    with pytest.raises(BadSetup, match="There is no card ‘gold’"):
        Session(GAME, setup, ["a", "b"])
    with pytest.raises(TypeError, match="LaidCards"):
        Session(GAME, replace(setup, situation=LaidCards()), ["a", "b"])

"""Who sits where, and what may be taken back."""

from __future__ import annotations

import pytest

from fudaba.kernel.game import BadSetup
from fudaba.terminal.canvas.seal import initial
from fudaba.terminal.session.game_session import GameSession, Policy, Undoing
from fudaba.terminal.session.seats import read_names, read_seats, shown_names
from tests.terminal.screens import session_at

BOTS = ["random", "sensible", "steady"]


def test_seats_are_people_and_bots() -> None:
    assert read_seats("you, bot,random,You", BOTS) == ["you", "steady", "random", "you"]


def test_who_cannot_sit_is_refused_with_the_nearest() -> None:
    with pytest.raises(
        BadSetup, match=r"‘sensibel’ is neither you nor a known bot. Did you mean ‘sensible’\?"
    ):
        read_seats("you,sensibel", BOTS)


def test_names_are_one_a_seat_and_all_different() -> None:
    assert read_names("Aya, 弁", 2) == ["Aya", "弁"]
    for given, wrong in (
        ("Aya", "One name was given, but there are 2 seats"),
        ("Aya,Aya", "Two seats can't both be called ‘Aya’"),
        ("Aya,", "‘’ can't be a name"),
        ("Aya,\x1b[2J", "can't be a name"),
        ("Aya,とてもとても長い名前", "can't be a name"),
    ):
        with pytest.raises(BadSetup, match=wrong):
            read_names(given, 2)


def test_names_of_a_record_are_made_safe_and_different() -> None:
    assert shown_names(["Aya", "A\x07ya", "", "長い" * 9]) == ["Aya", "Aya#2", "#3", "長い" * 4]
    assert [initial(name) for name in ("aya", "弁")] == ["A", "弁"]


def test_own_undo_goes_back_over_bots_that_revealed_nothing() -> None:
    hands = (
        ["red number_1", "red number_2", "red number_4"],
        ["red number_3", "red number_6", "red number_7"],
    )
    game_session = GameSession(session_at(*hands), ["you", "random"])
    assert game_session.undoing(0) == Undoing(0, "nothing")
    game_session.answer((0,))
    assert game_session.bot_is_next
    assert game_session.undoing(0) == Undoing(1)
    game_session.session.answer((0,))  # the bot's seat plays a red card
    assert game_session.undoing(0) == Undoing(2)
    assert game_session.undo(0) == Undoing(2)
    assert game_session.session.answers == []


@pytest.mark.parametrize(
    ("policy", "expected"),
    [
        (Policy.FREE, Undoing(2)),
        (Policy.OWN, Undoing(0, "revealed")),
        (Policy.OFF, Undoing(0, "off")),
    ],
)
def test_what_came_to_light_decides_by_the_tables_policy(policy: Policy, expected: Undoing) -> None:
    hands = (
        ["red number_1", "red number_2", "red number_4"],
        ["red number_3", "red number_6", "red number_7"],
    )
    game_session = GameSession(session_at(*hands), ["you", "random"], policy)
    game_session.answer((0,))
    ask = game_session.session.ask
    assert ask is not None
    game_session.session.answer((len(ask.options) - 1,))  # the bot's seat draws
    assert game_session.undoing(0) == expected


def test_own_undo_never_takes_back_another_persons_answer() -> None:
    hands = (
        ["red number_1", "red number_2", "red number_4"],
        ["red number_3", "red number_6", "red number_7"],
    )
    game_session = GameSession(session_at(*hands), ["you", "you"])
    game_session.answer((0,))
    game_session.answer((0,))
    assert game_session.undoing(0) == Undoing(0, "others")
    assert game_session.undoing(1) == Undoing(1)


def test_bots_answer_only_when_they_are_asked() -> None:
    game_session = GameSession(
        session_at(["red number_1", "red number_2"], ["red number_3", "red number_6"]), ["you", "random"]
    )
    assert not game_session.bot_is_next
    with pytest.raises(RuntimeError):
        game_session.bot_answers()

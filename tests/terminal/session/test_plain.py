"""The line mode: whole games through a pipe, in both languages, and every command."""

from __future__ import annotations

import pytest

from fudaba.terminal.session.game_session import Policy
from tests.terminal.screens import session_at, session_from
from tests.terminal.session.lines import HANDS, session_output


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ("Turn 1: Aya", "The game is over.", "Seal opened. The seed was pipe")),
        ("ja", ("第1手番：Aya", "ゲーム終了", "封印を開いた。シードは pipe")),
    ],
)
def test_a_whole_game_is_played_by_piping_answers(lang: str, sentences: tuple[str, ...]) -> None:
    session = session_from("pipe", 3, rounds=1)
    text, ended = session_output(session, "1\n" * 1000, lang=lang)
    assert ended
    assert session.ask is None
    for sentence in sentences:
        assert sentence in text
    assert "\x1b" not in text


def test_answers_are_keys_numbers_or_words() -> None:
    for typed in ("2", "２", "Play red 1", "red 1", "PLAY RED 1"):
        session = session_at(*HANDS)
        session_output(session, typed + "\n")
        assert session.answers[:1] == [(1,)], typed


def test_what_is_no_answer_is_said_and_changes_nothing() -> None:
    session = session_at(*HANDS)
    text, _ = session_output(session, "9\nred 7\n1,2\n")
    assert session.answers == []
    assert "“9” is not one of the options." in text
    assert "“red 7” is not one of the options." in text
    assert "Too many or too few were chosen." in text


def test_the_end_of_the_input_leaves_the_game() -> None:
    session = session_at(*HANDS)
    text, ended = session_output(session, "")
    assert not ended
    assert text.count("Your turn") == 1


def test_q_leaves_the_game() -> None:
    session = session_at(*HANDS)
    _, ended = session_output(session, "q\n2\n")
    assert not ended
    assert session.answers == []


def test_the_situation_the_rules_the_cards_and_the_points_are_told() -> None:
    text, _ = session_output(session_at(*HANDS), "s\nw\ni\ni block\ni nonsense\nt\n?\n")
    assert "Direction of play: clockwise." in text
    assert "Ben: 2 cards, 0 points." in text
    assert "Your hand: Wild, red 1, blue 2 and Block" in text
    assert "BRG-013: A card can be played if" in text
    assert "red 5: " in text
    assert "Block: " in text
    assert "There is no card “nonsense”." in text
    assert "u: undo your last answer" in text


def test_undo_and_why_not() -> None:
    session = session_at(*HANDS)
    text, _ = session_output(session, "u\n1\nu\n")
    assert "There is nothing to undo yet." in text
    assert "Your last answer was undone." in text
    assert session.answers == []
    session = session_at(*HANDS)
    text, _ = session_output(session, "4\nu\n", policy=Policy.OFF)
    assert "Undo is off at this table." in text
    assert len(session.answers) == 1


def test_the_language_changes_while_playing() -> None:
    text, _ = session_output(session_at(*HANDS), "L\nL\n")
    first, second = text.index("あなたの手番です"), text.rindex("Your turn")
    assert text.index("Your turn") < first < second


def test_several_are_chosen_with_commas() -> None:
    session = session_at(
        ["red number_9", "red number_8"], ["red number_6", "red number_4"], fronts=[["clear", "amplify"], []]
    )
    text, _ = session_output(session, "release clear, release amplify\n")
    assert "Separate several with commas (1 to 2)." in text
    assert len(session.answers[0]) == 2


def test_two_people_are_told_only_their_own_cards() -> None:
    session = session_at(
        ["curse", "red number_9", "red number_8"], ["reflect", "blue number_9", "red number_6"]
    )
    text, _ = session_output(session, "2\n2\n", seats="you,you")
    first, second, third = text.split("Hand over to")[1:]
    assert "Curse" in first
    assert "Reflect" not in first
    assert "Reflect" in second
    assert "Curse" not in second
    assert third.startswith(" Aya")


def test_bots_alone_are_told_as_everybody_may_know() -> None:
    session = session_from("watch", 3, rounds=1)
    text, ended = session_output(session, "", seats="random,sensible,random")
    assert ended
    assert "Aya is dealt 5 cards." in text


def test_a_name_cannot_send_commands_to_the_terminal() -> None:
    session = session_at(*HANDS)
    session.names = ["\x1b[2JAya", "Ben"]
    text, _ = session_output(session, "s\n")
    assert "\x1b" not in text
    assert "[2JAya: you" in text

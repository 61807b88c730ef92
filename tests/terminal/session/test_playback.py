"""A record run again: who may see what of it, and where its turns begin."""

from __future__ import annotations

import pytest

from fudaba.bots import bot
from fudaba.kernel.game import BadSetup
from fudaba.kernel.view import SPECTATOR
from fudaba.terminal.session.playback import ALL, PUBLIC, Playback
from fudaba.text.narrator import narrator
from tests.terminal.screens import session_from


def playback(answers: int = 10**6) -> Playback:
    """A round between three, or as much of it as these answers."""
    session = session_from("playback", 3, rounds=1)
    player = bot("random", "bridge_over", "playback")
    while session.ask is not None and len(session.answers) < answers:
        session.answer(player.answer(session.ask, session.view(session.ask.decider)))
    return Playback(session.record())


def test_hands_of_all_are_shown_only_once_the_game_is_over() -> None:
    assert playback().perspectives() == [0, 1, 2, PUBLIC, ALL]
    running = playback(5)
    assert running.perspectives() == [0, 1, 2, PUBLIC]
    with pytest.raises(BadSetup):
        running.read_perspective("all")


def test_a_seat_is_named_by_its_number_from_1_or_by_its_player() -> None:
    record = playback()
    assert [record.read_perspective(word) for word in ("1", "2", "3")] == [0, 1, 2]
    assert [record.read_perspective(name.upper()) for name in record.names] == [0, 1, 2]
    assert record.read_perspective("Public") == PUBLIC == SPECTATOR
    assert record.read_perspective("all") == ALL
    for wrong in ("0", "4", "nobody"):
        with pytest.raises(BadSetup):
            record.read_perspective(wrong)


def test_an_answer_is_shown_before_it_is_given_only_to_who_gives_it() -> None:
    record = playback()
    texts = narrator("bridge_over", "en", record.names)
    assert record.answers > 10
    for moment in range(record.answers):
        decider = record.session.deciders[moment]
        for seen_as in (0, 1, 2, PUBLIC, ALL):
            scene = record.scene(moment, seen_as, texts)
            found = record.next_answer(moment, scene)
            if seen_as in (decider, ALL):
                labels = [scene.label(scene.offered[pick]) for pick in record.session.answers[moment]]
                assert found == scene.words.join(labels)
            else:
                assert found == ""
    for seen_as in (0, 1, 2, PUBLIC, ALL):
        assert record.next_answer(record.answers, record.scene(record.answers, seen_as, texts)) == ""

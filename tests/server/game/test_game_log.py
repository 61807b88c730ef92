"""A log that is packed reads like one that is not, and weighs little."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.events import TURN, Event
from fudaba.kernel.game import Value, setup_of
from fudaba.kernel.session import Session
from fudaba.server.game.log import TOGETHER, Log, Mark, Marks
from fudaba.server.game.timeline import Timeline

NAMES = ["Aya", "Ben"]


def facts(event: Event) -> list[object]:
    """All that an event says."""
    return [getattr(event, name) for name in Event.__slots__]


def both(game: str, options: Mapping[str, Value], answers: int) -> tuple[Timeline, Session]:
    """The same game twice, as a server keeps it and as it is."""
    setup = setup_of(games.named(game), seats=2, seed="log", options=options)
    timeline, session = Timeline(games.named(game), setup, NAMES), Session(games.named(game), setup, NAMES)
    player = bot("random", game, "log")
    while (ask := session.ask) is not None and len(session.answers) < answers:
        answer = player.answer(ask, session.view(ask.decider))
        timeline.answer(answer)
        session.answer(answer)
    return timeline, session


@pytest.mark.parametrize(
    ("game", "options"), [("bridge_over", {"rounds": 20}), ("dominion", {}), ("innovation", {})]
)
def test_what_is_packed_reads_as_it_was(game: str, options: Mapping[str, Value]) -> None:
    timeline, session = both(game, options, 150)
    text = session.events
    assert len(timeline.log) == len(text) > 3 * TOGETHER
    assert [facts(event) for event in timeline.log] == [facts(event) for event in text]
    assert [facts(event) for event in timeline.log[5 : TOGETHER + 5]] == [
        facts(event) for event in text[5 : TOGETHER + 5]
    ]
    assert facts(timeline.log[-1]) == facts(text[-1])
    assert facts(timeline.log[0]) == facts(text[0])
    with pytest.raises(IndexError):
        timeline.log[len(text)]


def test_only_the_latest_lines_of_a_long_game_are_kept_whole() -> None:
    timeline, session = both("bridge_over", {"rounds": 20}, 400)
    kept = timeline.session.events
    whole = [event for event in kept if event.kind != "packed"]
    assert len(kept) == len(session.events) > 6 * TOGETHER
    assert TOGETHER <= len(whole) < 2 * TOGETHER
    assert [facts(event) for event in whole] == [facts(event) for event in session.events[-len(whole) :]]


def test_an_undo_reads_on_from_where_it_leads() -> None:
    timeline, session = both("bridge_over", {"rounds": 20}, 120)
    timeline.undo(40, timeline.sequence)
    session.undo(40)
    assert [facts(event) for event in timeline.log] == [facts(event) for event in session.events]


def test_a_line_lies_as_deep_as_it_has_causes() -> None:
    """Also once it is packed, and after lines have been taken back."""
    timeline, session = both("dominion", {}, 120)
    for _ in range(2):
        deep: list[int] = []
        for number, event in enumerate(session.events):
            deep.append(deep[event.cause] + 1 if 0 <= event.cause < number else 0)
        assert [timeline.log.depth(line) for line in range(len(timeline.log))] == deep
        assert max(deep) > 1
        timeline.undo(40, timeline.sequence)
        session.undo(40)


def test_lines_of_one_kind_are_found_and_nothing_stays_unpacked() -> None:
    timeline, session = both("bridge_over", {"rounds": 20}, 400)
    for kind in (TURN, "packed", "none"):
        found = [facts(event) for event in timeline.log.of_kind(kind)]
        assert found == [facts(event) for event in session.events if event.kind == kind]
        assert bool(found) == (kind == TURN)
    assert not timeline.log._open


def test_an_empty_log_has_no_lines() -> None:
    log = Log([])
    log.pack()
    assert (len(log), log[:]) == (0, [])


def test_marks_are_read_like_a_list() -> None:
    marks = Marks()
    for number in range(4):
        marks.append(Mark(number, 2 * number, -1))
    assert (len(marks), marks[-1], marks[1:3]) == (4, Mark(3, 6, -1), [Mark(1, 2, -1), Mark(2, 4, -1)])
    with pytest.raises(IndexError):
        marks[4]

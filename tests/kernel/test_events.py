"""What is told: who may know it, what it belongs to, and that it costs nothing while nobody listens."""

from __future__ import annotations

import pytest

from fudaba.kernel import log_writer
from fudaba.kernel.cards import EVERYBODY, NOBODY, Card, Ref, Zone, only
from fudaba.kernel.drive import Driver
from fudaba.kernel.events import Event
from fudaba.kernel.state import State
from fudaba.kernel.table import Table
from tests.kernel.script import Script


@pytest.fixture
def table() -> Table:
    """Three cards, three seats, and somebody who listens."""
    state = State((Zone(0, "pile", audience=NOBODY), Zone(1, "open", audience=EVERYBODY)), 3, 3, b"")
    table = Table(state, (Card("a"), Card("b"), Card("c")), 3)
    table.events = []
    return table


def test_a_line_says_what_it_says(table: Table) -> None:
    index = table.tell("passes", 1, 2, 0, whom=2, audience=only(1), number=7, word="left", rule="TOY-1")
    assert index == 0
    assert table.events is not None
    (event,) = table.events
    assert (event.kind, event.seat, event.whom) == ("passes", 1, 2)
    assert event.cards == (table.state.ref(2), table.state.ref(0))
    assert (event.audience, event.number, event.word) == (only(1), 7, "left")
    assert (event.rule, event.cause) == ("TOY-1", -1)
    assert repr(event) == "<passes seat=1 cards=[2, 0] TOY-1>"


def test_a_line_keeps_the_card_as_it_lay(table: Table) -> None:
    table.tell("shows", 0, 1)
    before = table.state.ref(1)
    table.state.move(1, 1)
    table.tell("shows", 0, 1)
    assert table.events is not None
    assert [event.cards for event in table.events] == [(before,), (Ref(1, table.state.stamp[1]),)]


def test_causes_nest(table: Table) -> None:
    with table.because(table.tell("plays", 0)):
        table.tell("draws", 0)
        with table.because(table.tell("plays", 0)):
            table.tell("gains", 0)
        table.tell("discards", 0)
    table.tell("ends", 0)
    assert table.events is not None
    assert [(event.kind, event.cause) for event in table.events] == [
        ("plays", -1),
        ("draws", 0),
        ("plays", 0),
        ("gains", 2),
        ("discards", 0),
        ("ends", -1),
    ]


def test_a_cause_ends_where_an_effect_breaks_off(table: Table) -> None:
    with pytest.raises(KeyError), table.because(table.tell("plays", 0)):
        raise KeyError
    assert table.cause == -1


def test_whoever_decides_for_one_of_the_audience_is_told_too(table: Table) -> None:
    table.state.control = [0, 2, 2]
    for audience, seen in (
        (only(1), only(1, 2)),
        (only(0), only(0)),
        (only(2), only(2)),
        (EVERYBODY, EVERYBODY),
        (NOBODY, NOBODY),
    ):
        table.tell("draws", 1, 0, audience=audience)
        assert table.events is not None
        assert table.events[-1].audience == seen


def test_while_nobody_listens_nothing_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """No line, no reference to a card: not one object."""
    built: list[Event] = []

    class Counted(Event):
        def __init__(self, *args: object, **kwargs: object) -> None:
            built.append(self)

    game = Script({"hand": ["echo", "homing"]}, {"hand": ["acorn"]})
    answers = [(0,)]
    monkeypatch.setattr(log_writer, "Event", Counted)
    monkeypatch.setattr(log_writer, "Ref", None)
    quiet = Driver(game.session.game.table(game.session.setup))
    quiet.start()
    for answer in answers:
        quiet.answer(answer)
    assert quiet.table.state.plays[-1].replay
    assert quiet.table.events is None
    assert quiet.table.tell("says", 0, 1) == -1
    assert quiet.table.unasked is None
    assert built == []
    monkeypatch.undo()
    for answer in answers:
        game.session.answer(answer)
    assert len(game.session.events) > 5
    assert game.toy.state.digest() == quiet.table.state.digest(), "listening changes nothing"


def test_plays_of_plays_nest_in_the_log() -> None:
    """Every line of an Echo leads back to it."""
    game = Script({"hand": ["echo", "homing"]}, {})
    game.say(0, "play echo")
    events = game.session.events
    echo = next(i for i, event in enumerate(events) if event.kind == "plays")
    inner = [i for i, event in enumerate(events) if event.cause == echo]
    assert [events[i].kind for i in inner] == ["plays", "plays_again"]
    assert {events[i].cause for i in range(inner[0] + 1, len(events)) if i not in inner} == set(inner)


def test_a_copy_of_a_table_tells_nobody(table: Table) -> None:
    table.unasked = print
    copy = table.clone()
    assert copy.events is None
    assert copy.unasked is None
    assert copy.cause == -1

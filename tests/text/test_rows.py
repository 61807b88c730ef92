"""Lines of a log that are told as one row: what joins, what does not, and that no past changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.game import setup_of
from fudaba.kernel.seen import SeenCard, SeenEvent
from fudaba.kernel.session import Session
from fudaba.kernel.view import SPECTATOR, View
from fudaba.lab import run, scenarios
from fudaba.lab.scenario.scenario import Scenario
from fudaba.text import Words
from fudaba.text.narrator import narrator
from fudaba.text.rows import Row, Rows, begins, equal


def played(setup: str, *steps: str) -> Session:
    """The session after these steps of a table of Dominion."""
    text = f"scenario: A test\ngame: dominion\nsetup:\n{setup}steps:\n" + "".join(
        f"  - A: {step}\n" for step in steps
    )
    (scenario,) = scenarios(text.encode(), "a.yaml")
    assert isinstance(scenario, Scenario), scenario
    outcome = run(scenario)
    assert outcome.ok, outcome.failure
    return outcome.games[0]


def rows(session: Session, lang: str = "en", viewer: int = 0, first: int = 0) -> list[Row]:
    """The row of every line, as a viewer reads them."""
    shown = Rows(narrator(session.game.name, lang, session.names), first)
    view = View(session.table, viewer)
    return [shown.add(view.event(event)) for event in session.events[first:]]


def texts(session: Session, lang: str = "en", viewer: int = 0) -> list[str]:
    """What the rows say in the end."""
    return list({row.first: row.text for row in rows(session, lang, viewer)}.values())


HAND = "  A: {hand: [Copper*4, Silver, Estate], deck: [Gold*5]}\n  B: {}\n"


@pytest.mark.parametrize(
    ("lang", "shown"),
    [
        ("en", "A plays 4 Copper, Silver: +$6."),
        ("ja", "Aは銅貨4枚、銀貨を使用した（+6コイン）。"),
    ],
)
def test_treasures_in_a_row_are_one_with_all_that_they_give(lang: str, shown: str) -> None:
    together = played(HAND, "[play Copper*4, play Silver]")
    one_by_one = played(HAND, *["play Copper"] * 4, "play Silver")
    assert shown in texts(together, lang)
    assert shown in texts(one_by_one, lang)


def test_what_lines_say_does_not_depend_on_whether_those_before_were_told() -> None:
    session = played(HAND, *["play Copper"] * 4, "play Silver")
    view = View(session.table, 0)
    seen = [view.event(event) for event in session.events]
    whole = rows(session)
    for shown in range(len(seen)):
        later = Rows(narrator("dominion", "en", session.names))
        for event in seen[:shown]:
            later.pass_by(event)
        assert [later.add(event) for event in seen[shown:]] == whole[shown:]


def test_an_action_is_one_with_what_it_gives_and_names_only_what_the_viewer_may_know() -> None:
    session = played("  A: {hand: [Village, Copper], deck: [Gold, Estate]}\n  B: {}\n", "play Village")
    assert "A plays Village: draws Gold, +2 Actions." in texts(session)
    for viewer in (1, SPECTATOR):
        assert "A plays Village: draws 1 card, +2 Actions." in texts(session, viewer=viewer)


def test_what_a_play_does_besides_stands_below_it_alone() -> None:
    session = played("  A: {hand: [Militia, Silver], deck: []}\n  B: {hand: [Copper*4]}\n", "play Militia")
    session.answer((0,))  # B discards
    shown = texts(session)
    assert "A plays Militia: +$2." in shown
    assert any(line.startswith("B discards") for line in shown)


def test_two_actions_are_two_rows_and_so_are_two_turns() -> None:
    session = played(
        "  A: {hand: [Village, Festival, Copper], deck: [Estate*9]}\n  B: {hand: [Copper*5], deck: []}\n",
        "play Village",
        "play Festival",
        "play Copper",
        "end turn",
    )
    shown = texts(session)
    assert shown.index("A plays Village: draws Estate, +2 Actions.") + 1 == shown.index(
        "A plays Festival: +2 Actions, +1 Buy, +$2."
    )
    assert "A plays Copper: +$1." in shown


@pytest.mark.parametrize("game", games.names())
def test_a_row_begins_where_it_says_and_nothing_later_changes_it(game: str) -> None:
    """From any line on the same rows come out as from the first: so a log can be told part by part."""
    setup = setup_of(games.named(game), seats=2, seed="rows", options={})
    session = Session(games.named(game), setup, ["Aya", "Ben"])
    players = [bot("random", game, f"rows {seat}") for seat in range(2)]
    while (ask := session.ask) is not None and len(session.events) < 400:
        session.answer(players[ask.decider].answer(ask, session.view(ask.decider)))
    whole = rows(session)
    together = any(row.first < line for line, row in enumerate(whole))
    assert together or game != "dominion"
    view = View(session.table, 0)
    for line in range(0, len(whole), 7):
        first = begins(game, line, lambda at: view.event(session.events[at]))
        assert first <= line
        assert whole[first].first == first
        assert rows(session, first=first) == whole[first:]


def test_every_line_of_a_row_is_of_one_seat_and_stands_without_a_gap() -> None:
    session = played(HAND, "[play Copper*4, play Silver]")
    shown = rows(session)
    for line, row in enumerate(shown):
        assert all(shown[between].first == row.first for between in range(row.first, line))
        assert session.events[row.first].seat == session.events[line].seat


def line(**other: Any) -> SeenEvent:
    """A line of Bridge Over that another one caused, as far as nothing else is said."""
    said: dict[str, Any] = {"kind": "draws", "seat": 1, "whom": -1, "number": 0, "word": "", "rule": "BO-P1"}
    return SeenEvent(**said | {"cause": 0, "count": 1} | other)


def test_what_nothing_caused_is_a_line_of_its_own_however_often_it_comes() -> None:
    """A player does the same thing twice; what one thing does twice is one row."""
    assert not equal(line(cause=-1), line(cause=-1))
    assert equal(line(cause=0), line(cause=0))
    for cause, firsts in ((-1, [0, 1, 2]), (0, [0, 0, 0])):
        log = Rows(narrator("bridge_over", "en", ["Aya", "Ben"]))
        found = [log.add(line(cause=cause)) for _ in range(3)]
        assert [row.first for row in found] == firsts
        assert ("3" in found[-1].text) == (cause == 0)
        seen = [line(cause=cause)] * 3
        assert begins("bridge_over", 2, seen.__getitem__) == firsts[2]


@pytest.mark.parametrize(
    "other",
    [
        {"kind": "passes"},
        {"seat": 0},
        {"whom": 0},
        {"number": 2},
        {"word": "red"},
        {"rule": "BO-P2"},
        {"cause": 1},
        {"count": 2},
        {"cards": (SeenCard(face="red-5", id=0),)},
    ],
)
def test_lines_that_say_other_things_or_for_other_reasons_are_not_equal(
    other: dict[str, Any],
) -> None:
    assert not equal(line(), line(**other))


def test_equal_cards_are_one_row_whichever_they_are() -> None:
    one, other = (line(cards=(SeenCard(face="red-5", id=number),)) for number in (3, 4))
    assert equal(one, other)


def test_a_line_like_the_last_of_a_row_but_not_like_its_first_begins_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A game joins two lines that say different things; the second one once more is no part of that."""

    class OnePassOneDraw:
        JOINED = frozenset({"draws"})

        def joins(self, row: Sequence[SeenEvent], first: int, event: SeenEvent) -> bool:
            return [one.kind for one in row] == ["passes"] and event.kind == "draws"

        def row(self, words: Words, row: Sequence[SeenEvent]) -> None:
            """Its lines stand alone."""

    monkeypatch.setattr("fudaba.text.rows._joining", lambda game: OnePassOneDraw())
    log = Rows(narrator("bridge_over", "en", ["Aya", "Ben"]))
    lines = [line(kind="passes"), line(), line(), line()]
    assert [log.add(one).first for one in lines] == [0, 0, 2, 2]


def after_a_turn(deck: str) -> Session:
    """The session after A has bought a Silver and ended the turn."""
    setup = f"  phase: buy\n  A: {{hand: [Copper*3, Estate*2], deck: {deck}}}\n  B: {{hand: [Copper*5]}}\n"
    return played(setup, "play Copper*3", "buy Silver")


@pytest.mark.parametrize(("lang", "shown"), [("en", "A buys Silver."), ("ja", "Aは銀貨を購入した。")])
def test_a_purchase_is_one_with_the_gain(lang: str, shown: str) -> None:
    said = texts(after_a_turn("[Gold*5]"), lang)
    assert shown in said
    assert not any("gains" in line or "獲得" in line for line in said)


@pytest.mark.parametrize(
    ("lang", "deck", "viewer", "shown"),
    [
        ("en", "[Gold*5]", 0, "A cleans up and draws Gold ×5."),
        ("en", "[Gold*5]", 1, "A cleans up and draws 5 cards."),
        ("en", "[]", 1, "A cleans up, shuffles and draws 5 cards."),
        ("ja", "[]", 1, "Aのクリーンアップ（山札を切り直し、5枚引く）。"),
    ],
)
def test_a_clean_up_is_one_with_the_next_hand(lang: str, deck: str, viewer: int, shown: str) -> None:
    said = texts(after_a_turn(deck), lang, viewer)
    assert shown in said, said


def test_a_gain_that_is_no_purchase_is_a_line_of_its_own() -> None:
    session = played("  A: {hand: [Workshop], deck: []}\n  B: {}\n", "play Workshop", "Silver")
    assert "A gains Silver." in texts(session)

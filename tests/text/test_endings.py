"""How a game ended: the rules say why and by what, and a narrator says it in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from fudaba.kernel.ending import CountRow, Ending, Measure
from fudaba.kernel.events import Event
from fudaba.kernel.session import Session
from fudaba.kernel.view import SPECTATOR, View
from fudaba.lab.execution.runner import run
from fudaba.lab.scenario.reader import read_file
from fudaba.text import LANGS
from fudaba.text.narrator import EndingText, narrator
from tests.games.bridge_over.test_rounds import RED_5, asked, begin, eager, number
from tests.games.dominion.test_end import VILLAGES, at, buy

ENDS = Path(__file__).parents[1] / "scenarios" / "innovation" / "rules_end.yaml"
NAMES = ("Aya", "Ben", "Chika")


def ending(session: Session) -> Ending:
    """How the game ended, as everybody is told it."""
    text = View(session.table, SPECTATOR).data().ending
    assert text is not None
    return text


def outcome(session: Session, lang: str = "en") -> EndingText:
    """The same in words."""
    return narrator(session.game.name, lang, NAMES[: session.table.seats]).ending(ending(session))


def _last(session: Session) -> Event:
    """The last line of the log."""
    assert session.table.events is not None
    return session.table.events[-1]


def innovation(title: str) -> Session:
    """The game at which one of the scenarios on the end of Innovation ends."""
    outcome = run(next(scenario for scenario in read_file(ENDS) if scenario.title.startswith(title)))
    assert outcome.ok, outcome.failure
    return outcome.games[0]


def test_while_a_game_goes_on_there_is_no_ending() -> None:
    for session in (at({"province": 2}), begin()):
        assert session.table.ending() is None
        assert View(session.table, SPECTATOR).data().ending is None


def test_the_last_province_is_told_with_the_points_by_card() -> None:
    """DOM-END1, DOM-END2."""
    session = at({"province": 1, "village": 3}, turns=[4, 4])
    buy(session, "province")
    ended = ending(session)
    assert (ended.reason, ended.rule, ended.faces, ended.seat) == (
        "gone",
        "DOM-END1",
        ("province",),
        0,
    )
    assert ended.rows[0] == CountRow("card", (1, 0), (6, 0), face="province")
    assert [row.face for row in ended.rows] == ["province", "copper"]
    assert ended.measures[0].figures == (6, 0)
    assert not ended.measures[1].used
    assert outcome(session).verdict == "Aya wins with 6 points"
    assert outcome(session).why == "The last Province was gained on Aya’s turn 4."
    assert outcome(session, "ja").why == "Ayaの第4ターンに、最後の属州が獲得されました。"
    last = _last(session)
    assert (last.kind, last.word, last.rule) == ("ends", "gone", "DOM-END1")


def test_empty_piles_are_told_by_name() -> None:
    """DOM-END1: three piles are enough, whichever they are."""
    session = at(VILLAGES)
    buy(session, "village", "smithy", "moat")
    assert ending(session).reason == "piles"
    assert sorted(ending(session).faces) == ["moat", "smithy", "village"]
    assert "Village" in outcome(session).why


@pytest.mark.parametrize(
    ("turns", "verdict"),
    [
        ([9, 8], "Ben wins: tied at 0 points, but with fewer turns"),
        ([9, 9], "Aya and Ben share the win: 0 points each, with the same number of turns"),
    ],
)
def test_even_points_are_told_with_the_turns_that_decide(turns: list[int], verdict: str) -> None:
    """DOM-END3."""
    session = at({"province": 0, "village": 3}, turns=turns)
    buy(session)
    assert outcome(session).verdict == verdict
    decided = Measure("turns", tuple(turns), "DOM-END3", few=True, used=True)
    assert ending(session).measures[1] == decided
    assert outcome(session).measures[1].note == "tied so far, so this decides"


def test_drawing_beyond_the_last_age_is_decided_by_score_and_not_by_achievements() -> None:
    """INN-063, INN-064."""
    session = innovation("Whoever would draw beyond the last age ends the game")
    points, claimed = ending(session).measures
    assert (points.word, points.figures, points.used) == ("points", (30, 28), True)
    assert (claimed.word, claimed.figures, claimed.used) == ("achievements", (0, 2), False)
    assert [(row.number, row.figures) for row in ending(session).rows] == [
        (9, (0, 18)),
        (10, (30, 10)),
    ]
    assert outcome(session).verdict == "Aya wins with the highest score, 30"
    assert outcome(session).why == "Aya had to draw a card of age 10 or higher, and none was left."
    assert outcome(session, "ja").verdict == "Ayaの勝ち。得点は30点"
    wins = _last(session)
    assert (wins.kind, wins.word, wins.number) == ("wins", "points", 30)


@pytest.mark.parametrize(
    ("title", "rule", "verdict", "ja"),
    [
        (
            "Equal scores are decided",
            "INN-065",
            "Ben wins: tied at 20 points, but with more achievements (3)",
            "20点で同点、アチーブメントの多いBenの勝ち（3個）",
        ),
        (
            "With equal scores and ach",
            "INN-066",
            "Aya and Ben share the win: 20 points and 2 achievements each",
            "Aya、Benの同時優勝。20点、アチーブメント2個",
        ),
    ],
)
def test_even_scores_are_told_with_the_achievements(title: str, rule: str, verdict: str, ja: str) -> None:
    """INN-065, INN-066."""
    session = innovation(title)
    assert ending(session).rule == rule
    assert ending(session).measures[1].used
    assert outcome(session).verdict == verdict
    assert outcome(session, "ja").verdict == ja, "one winner is no joint one, and Japanese has no plural"
    wins = _last(session)
    assert wins.seat is not None
    assert (wins.word, wins.number) == ("achievements", ending(session).measures[1].figures[wins.seat])


def test_the_points_of_a_match_are_told_by_round() -> None:
    """BRG-186, BRG-G12."""
    hands = [[number(1, "red")], [number(0, "blue")], [number(9, "yellow")]]
    session = begin(situation={"top": RED_5, "hands": hands, "points": [7, 0, 0]}, rounds=1)
    session.answer(eager(asked(session)))
    assert ending(session).measures[0].figures == (7, 0, 9)
    assert ending(session).rows[-1].figures == (0, 0, 9)
    assert outcome(session).verdict == "Ben wins with the fewest points, 0"
    for lang in LANGS:
        assert "Ben" in outcome(session, lang).verdict
        assert outcome(session, lang).rows[0].name in ("Round 1", "第1ラウンド")

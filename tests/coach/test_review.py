"""The coach finds what cost the game, says nothing that is not certain, and keeps what it found."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.bots.mind import Prospect, search
from fudaba.bots.mind.rollout import Rollout
from fudaba.cli import main
from fudaba.coach import Care, command, review, slices
from fudaba.coach.findings import FORMAT, Mistake, Point, Review
from fudaba.coach.game_review import Reviewing
from fudaba.coach.slices import SliceResult, Suspect
from fudaba.coach.texts import cost_text, mistake_texts
from fudaba.kernel.game import Value, setup_of, situation_in
from fudaba.kernel.record import Record, encode
from fudaba.kernel.session import Session
from fudaba.text.narrator import narrator

Capture = pytest.CaptureFixture[str]
QUICK = Care(curve=2, screen=2, closer=2, suspects=3, confirm=4)


def played(game: str, answers: int, options: dict[str, Value]) -> Record:
    """The record of a game between bots, of its first answers, up to this many."""
    rules = games.named(game)
    names = ["Aya", "Ben"]
    session = Session(rules, setup_of(rules, seats=2, seed="coach", options=options), names)
    players = [bot("random", game, str(seat)) for seat in range(2)]
    while session.ask is not None and len(session.answers) < answers:
        seat = session.ask.decider
        session.answer(players[seat].answer(session.ask, session.view(seat)))
    return session.record()


def blundered() -> tuple[Record, int]:
    """A game in which the first player, with $8, leaves the last Province that would win; and where."""
    rules = games.named("dominion")
    hand: dict[str, Any] = {
        "zones": {"hand": ["gold", "gold", "silver"], "deck": ["copper"] * 7 + ["province"]}
    }
    rival: dict[str, Any] = {"zones": {"hand": ["gold"] * 3, "deck": ["copper"] * 7 + ["duchy", "province"]}}
    situation: dict[str, Any] = {"seats": [hand, rival], "phase": "buy", "supply": {"province": 1}}
    setup = setup_of(rules, seats=2, seed="blunder", situation=situation_in(rules, situation))
    session = Session(rules, setup, ["Aya", "Ben"])
    players = [bot("big-money", "dominion", str(seat)) for seat in range(2)]
    blunder = -1
    while session.ask is not None:
        ask = session.ask
        answer = players[ask.decider].answer(ask, session.view(ask.decider))
        if blunder < 0 and ask.options[answer[0]].face == "province":
            blunder = len(session.answers)
            answer = (len(ask.options) - 1,)
        session.answer(answer)
    assert session.deciders[blunder] == 0
    return session.record(), blunder


def test_a_province_that_was_not_bought_is_the_dearest_mistake() -> None:
    record, blunder = blundered()
    found = review(record, care=Care(curve=10, screen=8, closer=8, confirm=20))
    dearest = found.mistakes[0]
    assert (dearest.number, dearest.seat) == (blunder, 0)
    assert dearest.cost - dearest.half > 0.5
    assert [point.turn for point in found.curve] == sorted({point.turn for point in found.curve})
    first, last = found.curve[0].chances[0], found.curve[-1].chances[0]
    assert first is not None
    assert last is not None
    assert first > 0.9 > 0.3 > last


def suspect(number: int, seat: int, dear: float) -> Suspect:
    return Suspect(number, 1, seat, (0,), (1,), dear)


def test_of_each_player_the_answers_that_look_dearest_are_tried_again_in_their_order() -> None:
    record, care = played("bridge_over", 12, {"rounds": 1}), Care(suspects=2)
    dear = {0: 0.1, 1: 0.3, 2: 0.4, 3: 0.05, 4: 0.2, 5: 0.06, 6: 0.9}
    suspects = [suspect(number, number % 2, cost) for number, cost in dear.items()]
    found = slices.again(record, [0, 1], care, suspects)
    assert [(one.first, one.upto) for one in found] == [(1, 1), (2, 2), (5, 5), (6, 6)]
    assert [one.suspect for one in found] == [suspects[number] for number in (1, 2, 5, 6)]
    assert [one.first for one in slices.again(record, [1], care, suspects)] == [1, 5]


def test_the_dearest_mistakes_of_each_player_are_shown_once_all_have_been_tried_again() -> None:
    """Until then some that were found may turn out to be none; and there may be dearer ones."""
    record = played("bridge_over", 12, {"rounds": 1})
    costs = {0: 0.1, 2: 0.3, 4: 0.2, 1: 0.05, 3: 0.4}
    reviewing = Reviewing(record, care=Care(shown=2))
    suspects = tuple(suspect(number, number % 2, cost) for number, cost in costs.items())
    seen = []
    while (part := reviewing.next_slice()) is not None:
        seen.append((reviewing.share, len(reviewing.review.mistakes)))
        if (again := part.suspect) is None:
            found = SliceResult(suspects=suspects if part.first == 0 else ())
        else:
            cost = costs[again.number]
            found = SliceResult(mistake=Mistake(again.number, 1, again.seat, [0], [1], cost, 0.01, 0.5, 9))
        reviewing.note(part, found)
    shares = [share for share, _ in seen]
    assert len(seen) == len(slices.slices(record, [0, 1], Care())) + len(costs)
    assert (shares, shares[0], max(shares) < 1) == (sorted(shares), 0.0, True)
    assert {mistakes for _, mistakes in seen} == {0}
    assert reviewing.share == 1
    assert [(one.number, one.seat) for one in reviewing.review.mistakes] == [(3, 1), (2, 0), (4, 0), (1, 1)]


def test_the_same_record_gives_the_same_review_with_any_number_of_processes() -> None:
    record = played("bridge_over", 12, {"rounds": 1})
    alone, two, three = (review(record, care=QUICK, workers=workers) for workers in (1, 2, 3))
    assert alone == two == three
    assert alone.curve


def test_the_order_in_which_slices_end_does_not_matter() -> None:
    """Slices of the first part are all under way at once; what is tried again begins once they have ended."""
    record = played("bridge_over", 12, {"rounds": 1})
    usual = review(record, care=QUICK)
    reviewing = Reviewing(record, care=QUICK)
    while not reviewing.is_done:
        under_way = []
        while (part := reviewing.next_slice()) is not None:
            under_way.append(part)
        assert under_way
        for part in reversed(under_way):
            reviewing.note(part, slices.done(part))
    assert reviewing.review == usual


def test_a_slice_that_is_put_back_comes_again() -> None:
    reviewing = Reviewing(played("bridge_over", 12, {"rounds": 1}))
    part = reviewing.next_slice()
    assert part is not None
    reviewing.put_back(part)
    assert reviewing.next_slice() == part


@pytest.mark.parametrize(
    ("game", "answers"),
    [
        *((game, 0) for game in games.names()),
        ("bridge_over", 10**6),
        ("dominion", 14),
        ("innovation", 10**6),
        pytest.param("bridge_over", 14, marks=pytest.mark.long),
        pytest.param("dominion", 10**6, marks=pytest.mark.long),
        pytest.param("innovation", 14, marks=pytest.mark.long),
    ],
)
def test_a_game_in_any_state_can_be_looked_through(game: str, answers: int) -> None:
    options: dict[str, Value] = {"rounds": 1} if game == "bridge_over" else {}
    record = played(game, min(answers, 30), options)
    shares: list[float] = []
    found = review(record, care=QUICK._replace(screen=1), seats=[1], progress=shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert bool(found.curve) == bool(record.answers)
    for point in found.curve:
        assert point.chances[0] is None
        assert point.chances[1] is None or 0 <= point.chances[1] <= 1
    assert all(mistake.seat == 1 and mistake.cost > mistake.half for mistake in found.mistakes)


def test_where_everything_is_luck_nothing_is_called_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = Random("luck")

    def tossed(*_: object) -> Rollout:
        win = float(luck.random() < 0.5)
        return Rollout(Prospect(win, win), 1)

    monkeypatch.setattr(search, "roll_out", tossed)
    monkeypatch.setattr(slices, "roll_out", tossed)
    shown = looked = 0
    for answers in (40, 50):
        record = played("dominion", answers, {"kingdom": "quiet_street"})
        found = review(record, care=Care(curve=1, screen=8, closer=16, confirm=40))
        shown += len(found.mistakes)
        looked += found.weighed
    assert looked > 20
    assert shown <= 2  # of up to 40 that were tried again


def test_a_review_is_told_in_both_languages_and_kept(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, blunder = blundered()
    file = tmp_path / "game.json"
    file.write_bytes(encode(record))
    given = ["review", str(file), "--seat", "aya", "--care", "0.5"]
    assert main(given) == 0
    english = capsys.readouterr().out
    assert "The one answer that was checked was a mistake:" in english
    assert " turns. Aya: Buy phase" in english
    assert "\n    end turn. Better: buy Province.\n" in english
    assert f"(answer {blunder})" in english
    name = shlex.quote(str(file))
    assert f"fudaba replay {name} --at {blunder} --as 1\n" in english
    assert f"fudaba play --from {name} --at {blunder} --seats you,bot\n" in english
    assert (tmp_path / "game.review.json").exists()
    monkeypatch.setattr(command, "review", None)  # what is kept is told again
    assert main([*given, "--lang", "ja"]) == 0
    assert "属州" in capsys.readouterr().out
    assert main([*given, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["mistakes"][0]["number"] == blunder


@pytest.mark.parametrize(
    ("cost", "half", "texts"),
    [
        (0.154, 0.06, ("15", "6")),
        (0.052, 0.049, ("5.2", "4.9")),
        (0.05, 0.0497, ("5.00", "4.97")),
        (0.021, 0.004, ("2.1", "0.4")),
        (0.8, 0.0, ("80", "0")),
        (0.8, 0.000001, ("80", "0")),
    ],
)
def test_a_cost_is_told_as_exactly_as_its_interval(cost: float, half: float, texts: tuple[str, str]) -> None:
    """The browser tells it alike (web/tests/cost.test.ts)."""
    mistake = Mistake(
        number=3, turn=1, seat=0, given=[0], better=[1], cost=cost, half=half, chance=0.1, worlds=9
    )
    assert cost_text(mistake) == texts


def test_a_name_in_a_record_moves_no_cursor_and_begins_no_line(tmp_path: Path, capsys: Capture) -> None:
    record, _ = blundered()
    record.names = ["\x1b[31mAya\n1. forged", "B\u202e\x9ben"]
    file = tmp_path / "evil.json"
    file.write_bytes(encode(record))
    assert main(["review", str(file), "--care", "0.01"]) == 0
    assert main(["lab", "from", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(line.isprintable() for line in lines)
    assert not any(line.startswith("1. forged") for line in lines)
    assert any(r"\x1b[31mAya\n1. forged" in line for line in lines)


def test_a_review_that_cannot_be_kept_is_told(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(encode(played("bridge_over", 2, {"rounds": 1})))
    (tmp_path / "game.review.json").mkdir()
    assert main(["review", str(file), "--care", "0.01"]) == 0
    out, err = capsys.readouterr()
    assert "Chance to end the round with the fewest points, at the start of each turn" in out
    assert "The review can't be saved as" in err


def test_what_cannot_be_reviewed_is_refused(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(encode(played("bridge_over", 3, {"rounds": 1})))
    assert main(["review", str(file), "--seat", "Ayo"]) == 2
    assert "Did you mean ‘Aya’?" in capsys.readouterr().err
    for care in ("0", "-1", "nan", "inf"):
        assert main(["review", str(file), "--care", care]) == 2
        assert "The number of rollouts must be" in capsys.readouterr().err
    file.write_text("{}")
    assert main(["review", str(file)]) == 2


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "No answer in this game could be compared with another one."),
        ("ja", "このゲームには、ほかの答えと比べられるものがありませんでした。"),
    ],
)
def test_a_game_without_an_answer_is_told_as_that(
    lang: str, said: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "begun.json"
    file.write_bytes(encode(played("dominion", 0, {"kingdom": "quiet_street"})))
    assert main(["review", str(file), "--lang", lang]) == 0
    assert capsys.readouterr().out == f"{said}\n"


def test_an_answer_that_takes_too_long_is_left_out_alone() -> None:
    """A slice that fails comes again answer by answer; what else was found is kept."""
    record = played("bridge_over", 12, {"rounds": 1})
    reviewing = Reviewing(record)
    parts = []
    while (part := reviewing.next_slice()) is not None:
        parts.append((part.first, part.upto))
        heavy = part.first <= 5 < part.upto
        reviewing.note(part, None if heavy else SliceResult(weighed=part.upto - part.first))
    assert parts == [(0, 1), (0, 1), (1, 5), (5, 9), (5, 6), (6, 7), (7, 8), (8, 9), (9, 12)]
    assert (reviewing.review.weighed, reviewing.review.skipped, reviewing.share) == (12, 1, 1.0)


def test_chances_that_take_too_long_are_no_answer_that_was_skipped() -> None:
    reviewing = Reviewing(played("bridge_over", 12, {"rounds": 1}))
    part = reviewing.next_slice()
    assert part is not None
    reviewing.note(part, None)
    assert (part.at, reviewing.review.skipped, reviewing.share) == ("chances", 0, 0.0)


def test_the_chances_at_the_beginning_are_known_first(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = played("bridge_over", 12, {"rounds": 1})
    first: list[Point] = []
    found = review(record, care=QUICK, begun=first.append)
    assert first == found.curve[:1]
    assert len(slices.slices(record, [0, 1], QUICK)) == 5
    (tmp_path / "game.json").write_bytes(encode(record))
    assert main(["review", str(tmp_path / "game.json"), "--care", "0.1", "--workers", "1"]) == 0
    assert re.search(r"Aya \d+ % and Ben \d+ %\. Reviewing the game …", capsys.readouterr().err)


@pytest.mark.parametrize(
    ("lang", "lacked"),
    [
        ("en", "4 of your Actions use up your Action, and you have no .*Village"),
        (
            "ja",
            "アクションを増やさないアクションカードが4枚あるのに、.*アクションを増やすカードがありません。",
        ),
    ],
)
def test_what_a_player_lacked_is_said_once_with_the_dearest_mistake(lang: str, lacked: str) -> None:
    rules = games.named("dominion")
    seat: dict[str, Any] = {
        "zones": {"hand": ["gold", "gold", "silver"], "deck": ["smithy"] * 4 + ["copper"]}
    }
    situation: dict[str, Any] = {"seats": [seat, seat], "phase": "buy", "supply": {"village": 10}}
    setup = setup_of(rules, seats=2, seed="lacking", situation=situation_in(rules, situation))
    session = Session(rules, setup, ["Aya", "Ben"])
    numbers: dict[int, list[int]] = {0: [], 1: []}
    while any(len(of) < 2 for of in numbers.values()):
        ask = session.ask
        assert ask is not None
        if ask.kind == "buy":
            numbers[ask.decider].append(len(session.answers))
        session.answer((len(ask.options) - 1,))
    dearest = {seat: of[1] for seat, of in numbers.items()}
    mistakes = [
        Mistake(number, 1, seat, [0], [0], 0.3 if number == dearest[seat] else 0.1, 0.01, 0.5, 9)
        for seat, of in numbers.items()
        for number in of[1::-1]
    ]
    found = Review(FORMAT, "", [0, 1], [], [], mistakes, 4, 0)
    texts = mistake_texts(found, session.record(), [narrator("dominion", lang, ["Aya", "Ben"])])
    said = {number: bool(re.search(lacked, text.why)) for number, (text,) in texts.items()}
    assert said == {number: number in dearest.values() for of in numbers.values() for number in of[:2]}

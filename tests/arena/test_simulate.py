"""Simulations: seats rotate, any number of workers gives the same, an error stops one game only."""

from __future__ import annotations

import json
import os
import re
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

from fudaba import bots
from fudaba.arena import Result, simulate
from fudaba.arena.figures import sprt
from fudaba.arena.run.ordered_map import _chunks, map_numbers
from fudaba.bots.mind.chances import interval
from fudaba.bots.random_bots import Uniform
from fudaba.cli import main
from fudaba.games import named
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import decode, replay
from fudaba.kernel.view import View

Capture = pytest.CaptureFixture[str]
THREE = ["random", "random", "random"]


def test_the_same_seed_gives_the_same_result_with_any_number_of_workers() -> None:
    one = simulate("bridge_over", THREE, 130, seed="w", options={"rounds": 1})
    two = simulate("bridge_over", THREE, 130, seed="w", options={"rounds": 1}, workers=2)
    assert one.plain() == two.plain()
    assert one.games == 130
    assert sum(bot.wins for bot in one.bots) + one.ties == 130


def test_another_seed_gives_another_result() -> None:
    one = simulate("bridge_over", THREE, 60, seed="1", options={"rounds": 1})
    other = simulate("bridge_over", THREE, 60, seed="2", options={"rounds": 1})
    assert one.plain() != other.plain()


class Watcher(Uniform):
    """Writes down at which seat it sat."""

    seats: list[tuple[str, int]] = []  # noqa: RUF012 - shared by all of them on purpose

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.seed = seed

    def answer(self, ask: Ask, view: View) -> Answer:
        self.seats.append((self.name, ask.decider))
        return super().answer(ask, view)


class Fails(Uniform):
    """Gives an answer that cannot be, now and then."""

    def answer(self, ask: Ask, view: View) -> Answer:
        return (99,) if self.rng.random() < 0.01 else super().answer(ask, view)


@pytest.fixture
def registry() -> Iterator[None]:
    """Bots declared for a test, and forgotten after it."""
    bots.bot_names("bridge_over")
    before = dict(bots._known)
    Watcher.seats.clear()
    yield
    bots._known.clear()
    bots._known.update(before)


@pytest.mark.usefixtures("registry")
def test_seats_rotate_from_game_to_game() -> None:
    for name in ("w0", "w1", "w2"):
        bots.plays(name, "bridge_over")(type(name, (Watcher,), {}))
    simulate("bridge_over", ["w0", "w1", "w2"], 1, options={"rounds": 1})
    assert set(Watcher.seats) == {("w0", 0), ("w1", 1), ("w2", 2)}
    Watcher.seats.clear()
    simulate("bridge_over", ["w0", "w1", "w2"], 3, options={"rounds": 1})
    assert set(Watcher.seats) == {(f"w{bot}", seat) for bot in range(3) for seat in range(3)}
    Watcher.seats.clear()
    simulate("bridge_over", ["w0", "w1", "w2"], 2, options={"rounds": 1})
    assert {("w0", 1), ("w1", 2), ("w2", 0)} < set(Watcher.seats), "each one seat on"


def test_each_two_games_are_a_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    """In both games of a pair the two bots have changed their seats; no game counts in two pairs."""
    seen: list[list[float]] = []

    def open_still(shares: Sequence[float]) -> float:
        seen.append(list(shares))
        return 0.0

    monkeypatch.setattr(sprt, "ratio", open_still)
    result = simulate("bridge_over", ["random"] * 2, 40, options={"rounds": 1}, until_settled=True)
    assert [len(shares) for shares in seen] == [10, 20]
    assert seen[1][:10] == seen[0]
    first = result.bots[0]
    assert 2 * sum(seen[1]) == first.wins + first.ties / 2


@pytest.mark.usefixtures("registry")
def test_a_game_that_fails_is_counted_and_kept_and_the_others_are_played(
    tmp_path: Path, capsys: Capture
) -> None:
    bots.plays("fails", "bridge_over")(Fails)
    result = simulate("bridge_over", ["fails", "random"], 30, options={"rounds": 1})
    assert 0 < result.errors < 30
    assert result.games == 30
    assert sum(bot.wins for bot in result.bots) + result.ties == 30 - result.errors
    number, error, record = result.failed[0]
    assert error.startswith("IllegalAnswer: There is no option 99")
    assert replay(decode(record), named, upto=len(decode(record).answers) - 1).ask is not None
    folder = tmp_path / "failed"
    args = ["simulate", "bridge_over", "--bots", "fails,random", "--games", "30", "--json"]
    assert main([*args, "--option", "rounds=1", "--save-errors", str(folder)]) == 1
    output = json.loads(capsys.readouterr().out)
    assert output["errors"] == len(list(folder.iterdir())) == result.errors
    assert (folder / f"game-{number}.json").read_bytes() == record


class Silent(Uniform):
    """Answers with nothing now and then, and else with a list, as somebody's own bot may."""

    def answer(self, ask: Ask, view: View) -> Answer:
        answer: Any = None if self.rng.random() < 0.01 else [*super().answer(ask, view)]
        return answer  # type: ignore[no-any-return]  # what a bot without types may do


@pytest.mark.usefixtures("registry")
def test_a_bot_that_answers_nothing_fails_its_game_alone() -> None:
    bots.plays("silent", "bridge_over")(Silent)
    result = simulate("bridge_over", ["silent", "random"], 30, options={"rounds": 1})
    assert 0 < result.errors < 30
    assert result.games == 30
    assert "silent answered None, and not with the places of options" in result.failed[0][1]
    assert decode(result.failed[0][2]).answers


def test_a_tie_is_no_ones_win() -> None:
    result = Result.of(["a", "b", "c"])
    result.count([0, 1, 2], (5, 5, 9), (0, 1), 30)
    result.count([2, 0, 1], (1, 2, 3), (0,), 10)
    more = Result.of(["a", "b", "c"])
    result.add(more)
    data = result.plain()
    assert (data["games"], data["errors"], data["ties"], data["mean_turns"]) == (2, 0, 1, 20.0)
    assert (data["first_seat"], data["notes"]) == (1, [])
    assert [(bot["name"], bot["wins"], bot["losses"], bot["ties"]) for bot in data["bots"]] == [
        ("a", 0, 1, 1),
        ("b", 0, 1, 1),
        ("c", 1, 1, 0),
    ]
    assert [bot["wins_by_seat"] for bot in data["bots"]] == [[0, 0, 0], [0, 0, 0], [1, 0, 0]]
    assert [bot["mean_score"] for bot in data["bots"]] == [3.5, 4.0, 5.0]


def test_a_team_wins_as_one() -> None:
    result = Result.of(["a", "b", "c", "d"], sides=2)
    team = [0, 1, 0, 1].__getitem__
    result.count([0, 1, 2, 3], (1, 5, 2, 6), (1, 3), 40, team)
    result.count([1, 2, 3, 0], (6, 1, 5, 1), (0, 2), 40, team)
    result.count([0, 1, 2, 3], (3, 3, 3, 3), (0, 1, 2, 3), 40, team)
    assert (result.ties, result.first_seat) == (1, 1)
    assert [(bot.wins, result.losses(bot), bot.ties) for bot in result.bots] == [(0, 2, 1), (2, 0, 1)] * 2
    assert [bot.wins_by_seat for bot in result.bots] == [[0] * 4, [1, 1, 0, 0], [0] * 4, [0, 0, 1, 1]]


def test_with_teams_each_game_that_one_of_them_wins_is_a_win_of_both_partners(capsys: Capture) -> None:
    result = simulate("innovation", ["random"] * 4, 4, options={"teams": True}, tell=True)
    assert (result.ties, result.errors, result.sides) == (0, 0, 2)
    assert result.bots[0].wins == result.bots[2].wins
    assert result.bots[1].wins == result.bots[3].wins
    assert result.bots[0].wins + result.bots[1].wins == 4
    assert {row["won"] for row in result.rows()} == {0.0, 1.0}
    four = ",".join(["random"] * 4)
    assert main(["simulate", "innovation", "--teams", "--games", "2", "--bots", four]) == 0
    assert "would be 50.0%" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["bridge_ovr", "--bots", "random,random"], "Did you mean ‘bridge_over’"),
        (["bridge_over", "--bots", "randm,random"], "Did you mean ‘random’"),
        (["bridge_over", "--bots", "random"], "for 2 to 6 players, not 1"),
        (["bridge_over", "--bots", "random,random", "--option", "dek=x"], "Did you mean ‘deck’"),
        (["bridge_over", "--bots", "random,random", "--option", "rounds"], "NAME=VALUE"),
        (["bridge_over", "--bots", "random,random", "--games", "0"], "At least one game"),
        (["bridge_over", "--bots", "random,random", "--workers", "0"], "one worker"),
        (["bridge_over", "--bots", ""], "Choose from gentle, random, sensible, steady, strong and uniform."),
    ],
)
def test_a_wrong_word_is_refused_in_one_line(capsys: Capture, args: list[str], says: str) -> None:
    assert main(["simulate", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert says in err


def test_a_wrong_setup_is_found_before_anything_is_played() -> None:
    with pytest.raises(BadSetup, match="for 2 to 6 players, not 7"):
        simulate("bridge_over", ["random"] * 7, 5)


def test_the_table_for_people(capsys: Capture) -> None:
    args = ["simulate", "bridge_over", "--bots", "sensible,random", "--games", "4", "--option", "rounds=1"]
    assert main(args) == 0
    out = capsys.readouterr().out
    assert "4 games" in out
    assert "sensible" in out


def test_without_a_terminal_there_is_no_progress_bar(capsys: Capture) -> None:
    args = ["simulate", "bridge_over", "--bots", "random,random", "--games", "3", "--option", "rounds=1"]
    assert main([*args, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    counted = ["games", "errors", "ties", "mean_turns", "first_seat", "settled", "notes", "bots"]
    assert list(json.loads(out)) == counted


@pytest.mark.parametrize("upto", [1, 9, 100, 5000])
def test_ctrl_c_keeps_most_of_what_was_played(upto: int) -> None:
    """However many games were asked for."""

    def job(first: int, count: int) -> int:
        if first + count > upto:
            raise KeyboardInterrupt
        return count

    kept = sum(map_numbers(job, 1_000_000))
    assert 0.75 * upto - 2 <= kept <= upto


def test_chunks_are_all_numbers_once() -> None:
    for count, size, workers in ((1, 0, 1), (7, 0, 2), (1000, 0, 1), (100_000, 0, 8), (90, 20, 1)):
        chunks = [*_chunks(count, size, workers)]
        assert [first for first, _ in chunks] == [0, *accumulate(many for _, many in chunks[:-1])]
        assert sum(many for _, many in chunks) == count
        assert size == 0 or {many for _, many in chunks[:-1]} <= {size}


def test_where_nothing_was_played_no_table_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def at_once(*given: object, **options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(import_module("fudaba.arena.simulate"), "play_game", at_once)
    command = ["simulate", "dominion", "--bots", "random,random", "--games", "9", "--kingdom", "quiet_street"]
    assert main(command) == 130
    output = capsys.readouterr()
    assert output.out == ""
    assert "stopped after 0 of 9 games" in output.err


def interrupted(played: int) -> None:
    """Ctrl-C at the first sign of progress."""
    raise KeyboardInterrupt


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_ends_with_what_has_been_played(workers: int) -> None:
    result = simulate("bridge_over", THREE, 400, workers=workers, options={"rounds": 1}, progress=interrupted)
    assert 0 < result.games < 400
    assert sum(bot.wins for bot in result.bots) + result.ties == result.games


def test_ctrl_c_in_the_middle_of_many_games_keeps_those_that_have_ended() -> None:
    """So many games that a thousand of them are played before the first are counted."""
    seeds: list[str] = []

    class Impatient(Uniform):
        def __init__(self, seed: str) -> None:
            super().__init__(seed)
            seeds.append(seed)
            if len(seeds) > 10:
                raise KeyboardInterrupt

    result = simulate("bridge_over", [Impatient, "random", "random"], 200_000, options={"rounds": 1})
    assert result.games == 10
    assert sum(bot.wins for bot in result.bots) + result.ties == 10


def test_a_table_of_nothing_is_not_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing = Result.of(["random", "random", "random"])
    monkeypatch.setattr("fudaba.arena.command.simulate", lambda *given, **more: nothing)
    assert main(["simulate", "bridge_over", "--bots", "random,random,random", "--games", "5"]) == 130
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "stopped after 0 of 5 games\n"


@pytest.mark.long
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_in_a_terminal(workers: str, tmp_path: Path) -> None:
    """The signal reaches the workers, too."""
    command = [sys.executable, "-m", "fudaba", "simulate", "bridge_over", "--bots", "random,random,random"]
    command += ["--games", "1000000", "--workers", workers, "--json", "--save-games", str(tmp_path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        while running.poll() is None and not any(tmp_path.iterdir()):
            time.sleep(0.1)  # until the first games have been counted
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=120)
    data = json.loads(out)
    assert running.returncode == 130
    assert data["games"] > 0
    assert err == f"stopped after {data['games']} of 1000000 games\n"


@pytest.mark.parametrize(("hash_seed", "workers"), [("0", "1"), ("77", "2")])
def test_the_hash_seed_does_not_matter(hash_seed: str, workers: str) -> None:
    command = [sys.executable, "-m", "fudaba", "simulate", "bridge_over", "--bots", "sensible,random,uniform"]
    command += ["--games", "42", "--workers", workers, "--option", "rounds=1", "--json"]
    env = os.environ | {"PYTHONHASHSEED": hash_seed}
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    data: dict[str, Any] = json.loads(ran.stdout)
    here = simulate("bridge_over", ["sensible", "random", "uniform"], 42, options={"rounds": 1})
    assert data == here.plain()


def test_intervals_are_those_of_wilson() -> None:
    from scipy.stats import binomtest

    for hits, of in ((0, 5), (3, 7), (500, 1000), (1, 1)):
        expected = binomtest(hits, of).proportion_ci(method="wilson")
        assert interval(hits, of) == pytest.approx((expected.low, expected.high), abs=1e-9)
    assert interval(0, 0) == (0, 1)


def test_the_deviation_is_that_of_the_scores() -> None:
    result = Result.of(["a", "b"])
    for mine, theirs in ((10, 12), (14, 8), (9, 9)):
        result.count([0, 1], (mine, theirs), (0,) if mine > theirs else (1,), 20)
    assert result.deviation(result.bots[0]) == pytest.approx(statistics.stdev([10, 14, 9]))
    assert result.first_seat == 1


def test_a_table_that_cannot_be_is_said_once() -> None:
    with pytest.raises(BadSetup, match="landscapes"):
        simulate("dominion", ["random", "random"], 50, options={"sets": "base,seaside", "landscapes": "2"})


def test_few_games_are_shared_by_several_workers() -> None:
    reports: list[int] = []
    simulate("bridge_over", THREE, 12, options={"rounds": 1}, workers=2, progress=reports.append)
    assert sum(reports) == 12
    assert len(reports) > 2, "one report a chunk, and each worker has several"


def note_texts(result: Result, lang: str) -> list[str]:
    return [note.text(lang) for note in result.notes]


def test_a_strategy_has_the_name_that_it_gives_itself(tmp_path: Path) -> None:
    file = tmp_path / "s.toml"
    file.write_text('name = "two smithies"\n[[buy]]\ncard = "Smithy"\nup_to = 2\n', "utf-8")
    result = simulate("dominion", [str(file), "random"], 2, options={"kingdom": "quiet_street"})
    assert [bot.name for bot in result.bots] == ["two smithies", "random"]
    assert result.notes == []
    other = simulate("dominion", [str(file), "random"], 2, options={"kingdom": "village,market"})
    assert note_texts(other, "en") == ["two smithies wants cards that are not in this game: Smithy"]
    assert note_texts(other, "ja") == ["two smithiesの使いたいカードがこのゲームにありません：鍛冶屋"]
    drawn = simulate("dominion", [str(file), "random"], 2)
    assert note_texts(drawn, "en") == ["no cards are listed, so each game draws new ones"]


@pytest.mark.parametrize("value", [2025, "2025"])
def test_an_option_that_looks_like_a_number_may_be_one(value: object) -> None:
    result = simulate("dominion", ["random", "random"], 1, options={"prince": value})
    assert result.games == 1


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        (
            "en",
            [
                "4 games, ",
                " ties, 0 errors, ",
                "bot",
                "wins by seat",
                "the first player wins ",
                "note: smithies ",
            ],
        ),
        (
            "ja",
            ["4ゲーム、引き分け", "エラー0", "ボット", "席ごとの勝ち", "先手の勝ちは", "注意：smithiesの"],
        ),
    ],
)
def test_the_table_speaks_the_language_that_is_asked_for(
    lang: str, says: list[str], tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "smithies.toml"
    file.write_text('[[buy]]\ncard = "Smithy"\n', "utf-8")
    args = ["simulate", "dominion", "--bots", str(file), "big-money", "--games", "4", "--curves"]
    assert main([*args, "--kingdom", "Village, Market", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert [each for each in says if each not in out] == []
    assert ("金貨" in out, "gold" in out.lower()) == (lang == "ja", lang == "en")
    if lang == "ja":
        assert not re.search("[a-z]{3}", out.replace("smithies", "").replace("big-money", ""))

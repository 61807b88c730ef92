"""A review that is stopped says what it has found and goes on from there; what is too heavy is skipped."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from fudaba.cli import main
from fudaba.coach import Care, Review, game_review, review, slices, texts
from fudaba.coach.findings import Mistake
from fudaba.coach.game_review import ReviewStopped
from fudaba.coach.slices import Slice, SliceResult, Suspect
from fudaba.coach.texts import texts_in_time
from fudaba.kernel import own_cards
from fudaba.kernel.record import Record, encode
from fudaba.text.narrator import narrator
from fudaba.time_limit import TooLong
from tests.coach.test_review import QUICK, played

Capture = pytest.CaptureFixture[str]
Done = Callable[[Slice], SliceResult | None]
ONE = ["--workers", "1", "--care", "0.1"]


@pytest.fixture
def game() -> Record:
    return played("bridge_over", 12, {"rounds": 1})


@pytest.fixture
def file(game: Record, tmp_path: Path) -> Path:
    """The file of a game."""
    file = tmp_path / "game.json"
    file.write_bytes(encode(game))
    return file


class StoppedAfter:
    """Does slices, and is stopped with Ctrl-C after some of them. done: which it has done."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.done: list[Slice] = []

    def __call__(self, part: Slice) -> SliceResult | None:
        if len(self.done) == self.most:
            raise KeyboardInterrupt
        self.done.append(part)
        given = part.record.answers[part.first]
        if part.suspect is not None:
            return SliceResult(
                mistake=Mistake(part.first, 1, part.suspect.seat, given, given, 0.3, 0.1, 0.5, 9)
            )
        looks_dear = Suspect(part.first, 1, part.first % 2, tuple(given), tuple(given), 0.12)
        return slices.done(part)._replace(suspects=(looks_dear,) if part.at != "chances" else ())


@pytest.mark.parametrize("most", [0, 1, 3, 5, 7])
def test_a_review_that_was_stopped_goes_on_and_ends_as_in_one_piece(
    most: int, file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_review, "done_in_time", StoppedAfter(10**6))
    assert main(["review", str(file), *ONE]) == 0
    printed, whole = capsys.readouterr().out, file.with_suffix(".review.json")
    in_one_piece = whole.read_bytes()
    whole.unlink()
    first, second = StoppedAfter(most), StoppedAfter(10**6)
    monkeypatch.setattr(game_review, "done_in_time", first)
    assert main(["review", str(file), *ONE]) == 130
    assert not whole.exists()
    capsys.readouterr()
    monkeypatch.setattr(game_review, "done_in_time", second)
    assert main(["review", str(file), *ONE]) == 0
    assert capsys.readouterr().out == printed
    assert whole.read_bytes() == in_one_piece
    assert not set(map(place_of, first.done)) & set(map(place_of, second.done)), "nothing is done twice"
    assert sorted(file.parent.iterdir()) == [file, whole]


def place_of(part: Slice) -> tuple[str, int, int]:
    return part.at, part.first, part.upto


@pytest.mark.parametrize(
    ("lang", "suspects", "may_cost", "stopped"),
    [
        (
            "en",
            "2 more answers look like mistakes and have not been checked closely yet:",
            "It may have cost about 12 %.",
            "The review is not finished: 29 % done. The same command continues it.",
        ),
        (
            "ja",
            "ほかに2個の答えがミスかもしれません（まだ詳しくは調べていません）：",
            "損は約12％かもしれません。",
            "検討はまだ終わっていません（29％完了）。同じコマンドで続きから始まります。",
        ),
    ],
)
def test_what_has_been_found_is_told_where_it_is_stopped(
    lang: str,
    suspects: str,
    may_cost: str,
    stopped: str,
    file: Path,
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game_review, "done_in_time", StoppedAfter(3))
    assert main(["review", str(file), *ONE, "--lang", lang]) == 130
    lines = capsys.readouterr().out.splitlines()
    assert suspects in lines
    assert [line.strip() for line in lines].count(may_cost) == 2
    assert lines[-1] == stopped


def test_mistakes_that_have_been_tried_again_are_told_as_that(
    file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_review, "done_in_time", StoppedAfter(6))
    assert main(["review", str(file), *ONE]) == 130
    out = capsys.readouterr().out
    assert "It cost 30 % ± 10" in out
    assert "3 more answers look like mistakes" in out


def test_a_stopped_review_is_kept_for_the_same_seats_and_care_only(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_review, "done_in_time", StoppedAfter(3))
    assert main(["review", str(file), *ONE]) == 130
    again = StoppedAfter(10**6)
    monkeypatch.setattr(game_review, "done_in_time", again)
    assert main(["review", str(file), *ONE, "--seat", "Aya"]) == 0
    assert again.done[0].at == "chances", "it begins anew"


def test_where_nothing_can_be_kept_that_is_said(
    file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.with_suffix(".review.part").mkdir()
    monkeypatch.setattr(game_review, "done_in_time", StoppedAfter(3))
    assert main(["review", str(file), *ONE]) == 130
    assert "It could not be saved" in capsys.readouterr().out


def test_who_calls_it_is_given_what_was_found(game: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_review, "done_in_time", StoppedAfter(3))
    found: list[Suspect] = []
    with pytest.raises(ReviewStopped) as stopped:
        review(game, care=QUICK, suspected=found.append)
    assert stopped.value.so_far.suspects == found
    assert stopped.value.so_far.review.share < 1
    assert [one.number for one in found] == [0, 1]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "One answer was skipped: trying it out takes too long."),
        ("ja", "1個の答えは、試すのに時間がかかりすぎるため飛ばしました。"),
    ],
)
@pytest.mark.parametrize("heavy", [TooLong, MemoryError])
def test_an_answer_that_takes_too_long_is_skipped_with_a_word(
    heavy: type[Exception], lang: str, said: str, file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = slices.done

    def done(part: Slice) -> SliceResult:
        if part.first <= 5 < part.upto:
            raise heavy
        return whole(part)

    monkeypatch.setattr(slices, "done", done)
    assert main(["review", str(file), *ONE, "--lang", lang]) == 0
    assert said in capsys.readouterr().out.splitlines()


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="nothing is limited on Windows")
def test_endless_work_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless() -> None:
        while True:
            pass

    monkeypatch.setattr(slices, "SLOWEST", 0.05)
    assert slices.in_time(endless) is None
    assert slices.in_time(len, "some") == 4


def test_an_endless_card_of_ones_own_is_named_and_not_skipped(
    game: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    def done(part: Slice) -> SliceResult:
        raise TooLong

    monkeypatch.setattr(slices, "done", done)
    monkeypatch.setattr(own_cards, "LOADED", [None])
    with pytest.raises(TooLong):
        slices.done_in_time(slices.slices(game, [0, 1], Care())[0])


def test_a_mistake_that_takes_too_long_to_be_described_is_left_out(
    game: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = msgspec.structs.replace(
        review(game, care=QUICK._replace(curve=2)),
        mistakes=[Mistake(number, 1, 0, [], [], 0.3, 0.1, 0.5, 9) for number in (0, 4)],
    )
    whole = texts.mistake_texts

    def described(some: Review, *given: object) -> object:
        if any(one.number == 4 for one in some.mistakes):
            raise TooLong
        return {one.number: [] for one in some.mistakes}

    monkeypatch.setattr(texts, "mistake_texts", described)
    shown, by_number = texts_in_time(found, game, [narrator("bridge_over", "en", ["Aya", "Ben"])])
    assert [one.number for one in shown.mistakes] == [*by_number] == [0]
    assert shown.skipped == found.skipped + 1
    assert whole is not described

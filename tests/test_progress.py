"""How far long work is, where nobody watches: a line now and then."""

from __future__ import annotations

import pytest

from fudaba import progress

Capture = pytest.CaptureFixture[str]


class Clock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_line_is_written_now_and_then(capsys: Capture) -> None:
    clock = Clock()
    shown = progress.Lines(12_000, counted=True, lang="en", clock=clock)
    for _ in range(100):
        clock.now += 1
        shown.more(100)
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "2000 of 12000 (17%)"
    assert len(lines) == 100 // progress.SECONDS


def test_what_is_short_says_nothing(capsys: Capture) -> None:
    clock = Clock()
    shown = progress.Lines(10, counted=True, lang="en", clock=clock)
    shown.at(10)
    clock.now = progress.SECONDS - 1
    shown.at(10)
    assert capsys.readouterr().err == ""


def test_a_share_is_told_in_the_language_that_is_asked_for(capsys: Capture) -> None:
    clock = Clock()
    shown = progress.Lines(1.0, counted=False, lang="ja", clock=clock)
    clock.now = progress.SECONDS
    shown.at(0.25)
    assert capsys.readouterr().err == "25%\n"


def test_without_a_terminal_there_is_no_bar() -> None:
    with progress.bar(10, counted=True, lang="en") as shown:
        assert isinstance(shown, progress.Lines)

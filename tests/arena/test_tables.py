"""Tables of figures in terminals of any width."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from fudaba.arena.report.tables import print_table
from fudaba.cli import main

HEADINGS = ["bot", "wins (95 % interval)", "losses", "mean score"]
ROWS = [["big-money-ultimate", "50.0% (15.0–85.0)", "25.0%", "49.2 ± 7.2"], ["random", "", "100.0%", "0.8"]]
JAPANESE = ["ボット", "勝ち（95％区間）", "負け", "平均得点"]


def printed(width: int, headings: list[str]) -> str:
    console = Console(file=StringIO(), width=width)
    print_table(console, headings, ROWS, title="4 games")
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("headings", [HEADINGS, JAPANESE])
@pytest.mark.parametrize("width", [24, 30, 40, 50, 56, 60, 66, 72, 80, 100])
def test_no_figure_is_cut_however_narrow_the_terminal_is(width: int, headings: list[str]) -> None:
    output = printed(width, headings)
    assert "…" not in output
    assert max(cell_len(line) for line in output.splitlines()) <= width
    together = re.sub(r"\s", "", output)
    for figure in (cell for row in ROWS for cell in row[1:]):
        assert re.sub(r"\s", "", figure) in together


def test_names_and_headings_take_several_lines_before_rows_are_told_alone() -> None:
    assert "  big-money-ultimate      50.0% (15.0–85.0)    25.0%   49.2 ± 7.2" in printed(80, HEADINGS)
    assert "  big-money-      50.0% (15.0–85.0)    25.0%   49.2 ± 7.2" in printed(60, HEADINGS)
    assert "big-money-ultimate\n  wins (95 % interval): 50.0%" in printed(46, HEADINGS)


@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize("width", [40, 60, 80])
def test_what_is_told_is_whole_in_a_narrow_terminal(
    command: str, width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("fudaba.arena.report.outputs.PIPED_WIDTH", width)
    match = ["dominion", "--bots", "big-money-ultimate,random", "--kingdom", "quiet_street"]
    more = ["--games", "2", "--curves"] if command == "simulate" else ["--kingdoms", "1"]
    assert main([command, *match, *more]) == 0
    output = capsys.readouterr().out
    assert "…" not in output
    assert max(map(cell_len, output.splitlines())) <= width
    assert "(34.2–100.0)" in output

"""A shell completes Fudaba's commands, options and choices."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from fudaba.cli import main
from fudaba.completion_command import SHELLS, words_so_far


def completed(line: str) -> list[str]:
    """What a shell is given for a line whose end is to be completed."""
    read, write = os.pipe()
    environment = {
        **os.environ,
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_IFS": "\n",
        "_ARGCOMPLETE_SHELL": "bash",
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
        "COMP_TYPE": "9",
    }
    command = f"exec 8>&{write}; exec {sys.executable} -m fudaba"
    subprocess.run(
        ["bash", "-c", command], env=environment, pass_fds=[write], check=True, capture_output=True
    )
    os.close(write)
    with os.fdopen(read, encoding="utf-8") as answer:
        return [word.strip() for word in answer.read().splitlines()]


@pytest.mark.parametrize(
    ("line", "among"),
    [
        ("fudaba sim", "simulate"),
        ("fudaba simulate dom", "dominion"),
        ("fudaba simulate dominion --games 3 --wor", "--workers"),
        ("fudaba simulate innovation --bots sens", "sensible"),
        ("fudaba arena domi", "dominion"),
        ("fudaba lab r", "run"),
        ("fudaba completion f", "fish"),
    ],
)
def test_a_line_is_completed(line: str, among: str) -> None:
    assert among in completed(line)


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_has_its_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    assert "fudaba" in capsys.readouterr().out


def test_what_stands_on_the_line_is_read_up_to_the_cursor(monkeypatch: pytest.MonkeyPatch) -> None:
    assert words_so_far() == []
    monkeypatch.setenv("COMP_LINE", "fudaba where 'Haunted Shi")
    assert words_so_far() == ["where", "'Haunted", "Shi"]
    monkeypatch.setenv("COMP_LINE", "fudaba lab run --lang ja")
    monkeypatch.setenv("COMP_POINT", "14")
    assert words_so_far() == ["lab", "run"]

"""What a command is for is told in the language of the system, in lines that a terminal holds."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from fudaba.cli import main

COMMANDS = ("serve", "tables", "people", "play", "lab", "rules", "simulate", "cards")


def helped(
    argv: tuple[str, ...], lang: str, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    """What `--help` prints after these words."""
    patch.setenv("FUDABA_LANG", lang)
    patch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit) as left:
        main([*argv, "--help"])
    assert left.value.code == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("argv", [(), ("tables",), ("people",), ("lab",), ("records",)])
def test_every_command_is_listed_with_a_line_in_the_language_of_the_system(
    argv: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    english, japanese = (helped(argv, lang, monkeypatch, capsys) for lang in ("en", "ja"))
    listed = re.findall(r"^    ([a-z-]+)\b", english, re.MULTILINE)
    assert listed
    assert re.findall(r"^    ([a-z-]+)\b", japanese, re.MULTILINE) == listed
    for command in listed:
        # A long name has its line below it.
        assert re.search(rf"^    {command}\s+[a-z]", english, re.MULTILINE), command
        assert re.search(rf"^    {command}\s+.*[ぁ-んァ-ヶ一-龠]", japanese, re.MULTILINE), command
    assert english.startswith("usage: fudaba")
    assert japanese.startswith("使い方: fudaba")


@pytest.mark.parametrize("argv", [(), *((command,) for command in COMMANDS), ("lab", "run")])
def test_no_line_of_help_is_wider_than_the_terminal(
    argv: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told, _, _ = helped(argv, "ja", monkeypatch, capsys).partition("example")  # which stays as it is written
    assert re.search("[ぁ-んァ-ヶ一-龠]", told)
    assert max(cell_len(line) for line in told.splitlines()) <= 80

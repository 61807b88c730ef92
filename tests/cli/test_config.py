"""Defaults of the user's own, from a file: the command line counts more, and what is wrong is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fudaba import defaults
from fudaba.cli import main

Capture = pytest.CaptureFixture[str]
GIVEN = """
lang = "ja"

[simulate]
games = 3
bots = ["random", "random"]
option = ["rounds=1"]
until_settled = false

[records.export]
force = true
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    found = tmp_path / "config.toml"
    found.write_text(GIVEN, "utf-8")
    monkeypatch.setenv(defaults.ENVIRONMENT, str(found))
    monkeypatch.delenv("FUDABA_LANG", raising=False)
    return found


def played(capsys: Capture, *given: str) -> int:
    """How many games a simulation has."""
    assert main(["simulate", "bridge_over", "--json", *given]) == 0
    games: int = json.loads(capsys.readouterr().out)["games"]
    return games


@pytest.mark.usefixtures("file")
def test_the_command_line_counts_more(capsys: Capture) -> None:
    assert played(capsys) == 3
    assert played(capsys, "--games", "2") == 2
    assert main(["records", "export", "no.json", "--parquet", "x"]) == 2
    assert "no.json" in capsys.readouterr().err


def test_its_language_is_that_of_all_commands(
    file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["cards", "bridge_over"]) == 0
    japanese = capsys.readouterr().out
    assert main(["cards", "bridge_over", "--lang", "en"]) == 0
    assert capsys.readouterr().out != japanese
    with pytest.raises(SystemExit):
        main(["cards", "--help"])
    assert "ゲーム" in capsys.readouterr().out
    monkeypatch.setenv("FUDABA_LANG", "en")
    assert main(["cards", "bridge_over"]) == 0
    assert capsys.readouterr().out != japanese


def test_the_command_and_the_help_say_what_is_in_force(file: Path, capsys: Capture) -> None:
    assert main(["config", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert str(file) in shown
    assert "fudaba simulate: games = 3" in shown
    assert "fudaba records export: force = true" in shown
    with pytest.raises(SystemExit):
        main(["simulate", "--help", "--lang", "en"])
    assert "--games 3" in " ".join(capsys.readouterr().out.partition("Defaults from")[2].split())


@pytest.mark.parametrize(
    ("line", "put", "message"),
    [
        (5, "gams = 3", "line 5: ‘fudaba simulate’ has no argument ‘gams’. Did you mean ‘games’?"),
        (5, 'games = "many"', "line 5: ‘games’ can’t be many."),
        (5, "games = true", "line 5: ‘games’ can’t be True."),
        (8, "until_settled = 1", "line 8: ‘until_settled’ can’t be 1."),
        (4, "[simulat]", "line 4: there is no command ‘simulat’. Did you mean ‘simulate’?"),
        (2, 'lng = "ja"', "line 2: there is no command ‘lng’."),
        (10, "[records.exprt]", "‘fudaba records’ has no argument ‘exprt’."),
        (5, "games = ", "can’t be read"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    line: int, put: str, message: str, file: Path, capsys: Capture
) -> None:
    lines = GIVEN.splitlines()
    lines[line - 1] = put
    file.write_text("\n".join(lines), "utf-8")
    assert main(["config", "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert str(file) in error
    assert message in error


def test_another_commands_mistake_does_not_stop_this_one(file: Path, capsys: Capture) -> None:
    file.write_text("[arena]\ndels = 3\n", "utf-8")
    assert main(["cards", "bridge_over"]) == 0
    assert main(["arena", "bridge_over", "--bots", "random,random"]) == 2
    assert "line 2" in capsys.readouterr().err


def test_where_the_file_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv(defaults.ENVIRONMENT, str(tmp_path / "none.toml"))
    assert main(["cards"]) == 2
    assert "none.toml" in capsys.readouterr().err
    monkeypatch.delenv(defaults.ENVIRONMENT)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert defaults.read() == defaults.NONE
    assert main(["config"]) == 0
    there = tmp_path / "fudaba" / "config.toml"
    assert str(there) in capsys.readouterr().out
    there.parent.mkdir()
    there.write_text("workers = 1\n")
    assert defaults.read().given == {"workers": 1}

"""What is no record, scenario, strategy or setting is refused in one line; no input ends in a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fudaba.cli import main
from fudaba.kernel.bounds import LARGEST, MOST_CARDS
from fudaba.kernel.record import encode
from fudaba.lab.execution.runner import run
from fudaba.lab.scenario.reader import read_file
from tests.lab.writing import with_steps

Capture = pytest.CaptureFixture[str]
DEEP = 5000
SITUATION = """\
scenario: A situation
game: dominion
setup:
  supply: [Village, Smithy]
  A: {hand: [Village]}
  B: {hand: [Copper]}
steps:
  - A: play Village
"""


@pytest.fixture
def record(tmp_path: Path) -> dict[str, Any]:
    """A record of a game that began in a situation, as plain data."""
    path = tmp_path / "a.yaml"
    path.write_text(SITUATION, encoding="utf-8")
    (scenario,) = read_file(path)
    found: dict[str, Any] = json.loads(encode(run(scenario).games[0].record()))
    return found


def refused(argv: list[str], capsys: Capture) -> str:
    """What is said on stderr, in one line, of a command that refuses its input."""
    assert main(argv) == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


COMMANDS = (["verify"], ["verify", "--json"], ["lab", "from"], ["replay", "--plain"], ["play", "--from"])


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "There is no game ‘chess’"),
        ({"added": {"nobody": "village"}}, "There is no card ‘nobody’"),
        ({"added": {"young_witch": "nobody"}}, "There is no card ‘nobody’"),
        ({"coins": LARGEST + 1}, "1000 is too large: at most 999 is allowed."),
        ({"supply": {"copper": 2_000_000}}, "2000000 is too large"),
        ({"trash": ["copper"] * (MOST_CARDS + 1)}, "Too many cards: at most 2000"),
        ({"trash": json.loads("[" * 100 + "]" * 100)}, "nested more than 20 deep"),
        ({"piles": {f"x{n}": {"embargo": LARGEST} for n in range(21)}}, "add up to more than 20000"),
    ],
)
def test_a_record_is_looked_at_before_anything_is_laid_out(
    command: list[str],
    change: dict[str, Any],
    message: str,
    record: dict[str, Any],
    tmp_path: Path,
    capsys: Capture,
) -> None:
    (record if "game" in change else record["situation"]).update(change)
    path = tmp_path / "a.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert message in refused([*command, str(path)], capsys)


@pytest.mark.parametrize("what", ["check", "run", "ask"])
def test_a_number_without_end_is_that_file_s_mistake(what: str, tmp_path: Path, capsys: Capture) -> None:
    wrong = SITUATION.replace("[Village]", "[Village], coins: " + "9" * DEEP)
    (tmp_path / "a.yaml").write_text(wrong, encoding="utf-8")
    (tmp_path / "b.yaml").write_text(SITUATION.replace("[Village]", f"[Village*{'9' * DEEP}]"), "utf-8")
    (tmp_path / "c.yaml").write_text(with_steps("- A: draw"), encoding="utf-8")
    assert main(["lab", what, str(tmp_path)]) == 2
    out = capsys.readouterr()
    first, second = out.err.splitlines()
    assert first.startswith(f"{tmp_path}/a.yaml:5: This number is too long: 999999999999999999…")
    assert second.startswith(f"{tmp_path}/b.yaml:5: ")
    assert "1 scenario" in out.out or "A test" in out.out


def test_brackets_without_end_are_no_strategy(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "deep.toml"
    path.write_text(f"buy = {'[' * DEEP}", encoding="utf-8")
    argv = ["simulate", "dominion", "--bots", str(path), "random", "--games", "1"]
    assert "deep.toml" in refused(argv, capsys)


def test_brackets_without_end_are_no_settings(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "deep.toml"
    path.write_text(f"server = {'[' * DEEP}", encoding="utf-8")
    assert "deep.toml" in refused(["serve", "--config", str(path)], capsys)


def test_a_server_has_no_name_without_letters(tmp_path: Path, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", "--name", ""])
    assert left.value.code == 2
    assert "--name" in capsys.readouterr().err
    path = tmp_path / "a.toml"
    path.write_text('[server]\nnames = [""]\n', encoding="utf-8")
    assert "names" in refused(["serve", "--config", str(path)], capsys)

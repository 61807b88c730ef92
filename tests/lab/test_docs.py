"""docs/scenario_format.md says what the lab does."""

import re
from pathlib import Path

import pytest

from fudaba.games.bridge_over import GAME
from fudaba.lab import run
from fudaba.lab.adapter import Seats, adapter_of
from fudaba.lab.bridge_over.paths import everything
from tests.lab.commanding import fudaba
from tests.lab.writing import read

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "scenario_format.md").read_text(encoding="utf-8")


def test_the_worked_example_holds() -> None:
    found = re.search(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    outcome = run(read(found[1]))
    assert outcome.ok, outcome.failure
    assert len(outcome.games) == 2


def test_every_line_of_the_trace_is_one_that_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = re.search(r"```yaml\n(.*?)```.*?```\n(.*?)      …\n```", PAGE, re.DOTALL)
    assert found is not None
    file = tmp_path / "a.yaml"
    file.write_text(found[1], encoding="utf-8")
    monkeypatch.setenv("COLUMNS", "100")
    assert fudaba("lab", "run", str(file)) == 0
    assert found[2] in capsys.readouterr().out


def test_every_option_kind_and_path_is_told() -> None:
    prose = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
    told = set(re.findall(r"`([^`]+)`", prose))
    assert {switch.name for switch in GAME.switches} <= told
    assert set(adapter_of("bridge_over").kinds) <= told
    paths = set(everything(Seats(("A", "B"))))
    of_one_seat = {path for path in paths if not path.startswith(("B.", "A.sees"))}
    assert {path for path in of_one_seat if path not in told} == set()

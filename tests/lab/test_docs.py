"""docs/scenario_format.md says what the lab does."""

import re
from pathlib import Path

import pytest

from fudaba.games.bridge_over import GAME
from fudaba.lab import run
from fudaba.lab.adapter import Seats, adapter_of
from fudaba.lab.bridge_over.paths import everything
from fudaba.lab.dominion import ADAPTER as dominion
from fudaba.lab.dominion import paths, situation
from tests.lab.commanding import fudaba
from tests.lab.writing import read

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "scenario_format.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("number", "ways"), [(0, 2), (1, 1), (2, 1)])
def test_the_worked_examples_hold(number: int, ways: int) -> None:
    examples: list[str] = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    assert len(examples) == 3
    outcome = run(read(examples[number]))
    assert outcome.ok, outcome.failure
    assert len(outcome.games) == ways


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
    names = set(re.findall(r"`([^`]+)`", prose))
    assert {switch.name for switch in GAME.switches} <= names
    assert set(adapter_of("bridge_over").kinds) <= names
    paths = set(everything(Seats(("A", "B"))))
    of_one_seat = {path for path in paths if not path.startswith(("B.", "A.sees"))}
    assert {path for path in of_one_seat if path not in names} == set()


@pytest.mark.parametrize("game", ["bridge_over", "dominion", "innovation"])
def test_every_kind_of_question_is_told_and_no_other(game: str) -> None:
    title = {"bridge_over": "Bridge Over", "dominion": "Dominion", "innovation": "Innovation"}[game]
    chapter = PAGE[PAGE.index(f"\n## {title}\n") :]
    questions = chapter[chapter.index("### Questions") : chapter.index("### Paths")]
    first_column = [row.split("|")[1] for row in questions.splitlines() if row.startswith("| `")]
    written = [kind for cell in first_column for kind in re.findall(r"`([^`]+)`", cell)]
    assert sorted(written) == sorted(adapter_of(game).kinds)


def test_every_word_of_a_shadow_card_is_told() -> None:
    assert "`play CARD from the deck`" in PAGE
    outcome = run(
        read(
            """\
scenario: From the deck
game: dominion
setup:
  supply: [Alley]
  A: {hand: [Copper], deck: [Copper, Alley]}
steps:
  - A: play Alley from the deck
"""
        )
    )
    assert outcome.ok, outcome.failure


def test_every_key_and_path_of_dominion_is_told() -> None:
    page = PAGE[PAGE.index("## Dominion") : PAGE.index("## The commands")]
    names = set(re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", page, flags=re.DOTALL)))
    assert {*situation.KEYS, *situation.SEAT_KEYS} <= names
    assert {*paths.COMMON_PATHS, *(f"{path}.NAME" for path in ("supply", "cost"))} <= names
    assert set(dominion.phases) <= names
    assert {*dominion.kinds} - {*dominion.card_verbs} <= names

"""The example of docs/research.md runs, and what the page names can be made."""

from __future__ import annotations

import re
from pathlib import Path

import gymnasium
import pytest

import fudaba.research.gymnasium
import fudaba.research.tasks

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_example_plays_a_game() -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    names: dict[str, object] = {}
    exec(found[1], names)
    assert names["env"].agents == []  # type: ignore[attr-defined]  # it has been played to its end


MADE = re.findall(r"`((?:gymnasium\.make(?:_vec)?|pyspiel\.load_game)\(.*?\))`", PAGE.read_text("utf-8"))


@pytest.mark.parametrize("code", MADE)
def test_what_the_page_names_is_made(code: str) -> None:
    names: dict[str, object] = {"gymnasium": gymnasium}
    if "pyspiel" in code:
        names["pyspiel"] = pytest.importorskip("pyspiel", reason="there is none for this system")
        exec("import fudaba.research.openspiel", names)
    assert eval(code, names) is not None


def test_each_task_has_its_row_and_each_row_its_task() -> None:
    listed = set[str]()
    for first, more in re.findall(
        r"^\| `fudaba/([\w-]+-v1)`((?:, `-[\w-]+-v1`)*) \|", PAGE.read_text("utf-8"), re.MULTILINE
    ):
        game = first.partition("-")[0]
        listed |= {first, *(game + other for other in re.findall(r"`(-[\w-]+-v1)`", more))}
    assert listed == set(fudaba.research.tasks.TASKS)

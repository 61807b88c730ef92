"""The scenarios that people read first hold."""

import re
from pathlib import Path

import pytest

from fudaba.lab import run
from tests.lab.writing import read

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("page", ["docs/lab.md", "docs/testing_a_card.md"])
def test_the_example_holds(page: str) -> None:
    found = re.findall(r"```yaml\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    assert found
    for text in found:
        outcome = run(read(text))
        assert outcome.ok, outcome.failure

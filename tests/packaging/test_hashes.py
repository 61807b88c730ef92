"""What the container installs: all of it, in the versions of constraints.txt, and by hashes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import hashes


def entries(file: Path) -> list[list[str]]:
    """The lines of a file: of each a package and its hashes."""
    lines = file.read_text("utf-8").replace("\\\n", "").splitlines()
    return [line.split() for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("file", hashes.HEADS)
def test_each_package_has_the_version_of_the_constraints_and_a_hash_for_each_machine(file: Path) -> None:
    pinned = hashes.pinned()
    for entry, *given in entries(file):
        name, _, version = entry.partition("==")
        assert version == pinned[name], f"{name}: run tools/hashes.py"
        assert 1 <= len(given) <= len(hashes.MACHINES)
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", one) for one in given)
        assert name not in hashes.OF_SOURCE or len(given) == 1


@pytest.mark.parametrize("file", hashes.HEADS)
def test_nothing_that_is_needed_is_missing_and_nothing_else_is_there(file: Path) -> None:
    names = [entry.partition("==")[0] for entry, *_ in entries(file)]
    assert names == hashes.wanted(file), "run tools/hashes.py"

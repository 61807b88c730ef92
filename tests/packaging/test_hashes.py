"""What the container installs: all of it, in the versions of constraints.txt, and by hashes."""

from __future__ import annotations

import re

from tools import hashes

LINES = hashes.FILE.read_text("utf-8").replace("\\\n", "").splitlines()
ENTRIES = [line.split() for line in LINES if not line.startswith("#")]


def test_each_package_has_the_version_of_the_constraints_and_a_hash_for_each_machine() -> None:
    pinned = hashes.pinned()
    for entry, *given in ENTRIES:
        name, _, version = entry.partition("==")
        assert version == pinned[name], f"{name}: run tools/hashes.py"
        assert 1 <= len(given) <= len(hashes.MACHINES)
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", one) for one in given)
        assert name not in hashes.OF_SOURCE or len(given) == 1


def test_nothing_that_is_needed_is_missing_and_nothing_else_is_there() -> None:
    names = [entry.partition("==")[0] for entry, *_ in ENTRIES]
    assert names == hashes.wanted(), "run tools/hashes.py"

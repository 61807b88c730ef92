"""Builds that nothing can use any more are deleted; of the others a few stay."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from fudaba.native import folders, loading
from fudaba.native.prerequisites import Impossible


def made(place: Path, **changes: str) -> Path:
    """A build for this Python and this installation but for the changes, with tools beside it."""
    place.mkdir(parents=True)
    folders.sign(place)
    owner = json.loads((place / folders.OWNER).read_text("utf-8"))
    (place / folders.OWNER).write_text(json.dumps({**owner, **changes}), "utf-8")
    (place / "code-1").mkdir()
    place.with_name(f"{folders.TOOLS}{place.name}").mkdir()
    return place


def left(native: Path) -> set[str]:
    """The names of the folders that are there."""
    return {one.name for one in native.iterdir()}


def test_only_one_process_builds_in_a_folder(tmp_path: Path) -> None:
    with folders.locked(tmp_path), pytest.raises(Impossible, match="busy"), folders.locked(tmp_path):
        raise AssertionError("two build at once")
    with folders.locked(tmp_path):
        assert (tmp_path / "lock").exists()


def test_a_build_without_its_sources_or_its_python_is_deleted_with_its_tools(tmp_path: Path) -> None:
    mine = made(tmp_path / "mine")
    made(tmp_path / "other")
    made(tmp_path / "no-sources", package="/no/such/folder")
    made(tmp_path / "no-python", executable="/no/such/python", python="3.11")
    (tmp_path / "unsigned").mkdir()
    (tmp_path / "tools-of-none").mkdir()
    folders.delete_unusable(mine)
    assert left(tmp_path) == {"mine", "tools-mine", "other", "tools-other"}


def test_a_build_of_the_version_that_python_had_before_an_upgrade_is_deleted(tmp_path: Path) -> None:
    mine = made(tmp_path / "mine")
    made(tmp_path / "before", python="3.11.0 (main)")
    folders.delete_unusable(mine)
    assert left(tmp_path) == {"mine", "tools-mine"}


@pytest.mark.skipif(sys.platform == "win32", reason="a script is no program there")
def test_another_python_is_asked_for_its_version(tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\nprintf '3.12.1 (main)\\n[GCC]'\n", "utf-8")
    python.chmod(0o755)
    native = tmp_path / "native"
    mine = made(native / "mine")
    made(native / "same", executable=str(python), python="3.12.1 (main)\n[GCC]")
    made(native / "older", executable=str(python), python="3.12.0 (main)\n[GCC]")
    folders.delete_unusable(mine)
    assert left(native) == {"mine", "tools-mine", "same", "tools-same"}


def test_of_many_installations_the_latest_builds_stay(tmp_path: Path) -> None:
    mine = made(tmp_path / "mine")
    for number in range(folders.MOST_OTHERS + 2):
        built = made(tmp_path / f"other{number}") / loading.MANIFEST
        built.touch()
        os.utime(built, ns=(number, number))
    folders.delete_unusable(mine)
    latest = {f"other{number}" for number in range(2, folders.MOST_OTHERS + 2)}
    assert left(tmp_path) == {name for one in ("mine", *latest) for name in (one, f"tools-{one}")}


def test_a_folder_in_which_another_process_builds_stays(tmp_path: Path) -> None:
    mine, busy = made(tmp_path / "mine"), made(tmp_path / "busy", package="/no/such/folder")
    with folders.locked(busy):
        folders.delete_unusable(mine)
    assert (busy / "code-1").exists()
    folders.delete_unusable(mine)
    assert left(tmp_path) == {"mine", "tools-mine"}

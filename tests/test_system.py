"""Processors, files that are whole, and the folders of the user."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from fudaba import user_folders
from fudaba.system import cores, write_whole


def test_only_those_processors_count_that_the_process_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    """A container has some of many, and Python may be told of fewer."""
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    if sys.version_info >= (3, 13):
        monkeypatch.setattr(os, "process_cpu_count", lambda: 3)
    else:
        monkeypatch.setattr(os, "sched_getaffinity", lambda pid: {5, 6, 60}, raising=False)
    assert cores() == 3
    if sys.version_info < (3, 13):
        monkeypatch.delattr(os, "sched_getaffinity")
        assert cores() == 64


def test_threads_may_write_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have their unfinished file open at once, and what stays is what one of them has written."""
    both = Barrier(2, timeout=20)
    sync = "fudaba.system.os.fsync"
    monkeypatch.setattr(sync, lambda _: both.wait())
    file = tmp_path / "plan.toml"
    texts = [b"one" * 1000, b"another" * 1000]
    with ThreadPoolExecutor(2) as threads:
        for done in [threads.submit(write_whole, file, text) for text in texts]:
            done.result()
    assert file.read_bytes() in texts
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_cannot_be_written_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError("no space")

    file = tmp_path / "game.json"
    file.write_bytes(b"before")
    monkeypatch.setattr("fudaba.system.os.fsync", full)
    with pytest.raises(OSError, match="no space"):
        write_whole(file, b"after")
    assert file.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [file]


def test_the_users_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("HOME", "/home/somebody")
    folders = (user_folders.data(), user_folders.settings(), user_folders.cache())
    assert [Path(folder) for folder in folders] == [
        Path("/home/somebody/.local/share/fudaba"),
        Path("/home/somebody/.config/fudaba"),
        Path("/home/somebody/.cache/fudaba"),
    ]
    monkeypatch.setenv("XDG_CONFIG_HOME", "/settings")
    assert Path(user_folders.settings()) == Path("/settings/fudaba")
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/local")
    monkeypatch.setenv("APPDATA", "/roaming")
    folders = (user_folders.data(), user_folders.settings(), user_folders.cache())
    assert [Path(folder) for folder in folders] == [
        Path("/local/fudaba"),
        Path("/roaming/fudaba"),
        Path("/local/fudaba"),
    ]

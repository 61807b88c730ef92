"""What the builder refuses, keeps and deletes; the compiler itself runs in the long test."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fudaba.native import builder, loading
from fudaba.native.builder import Impossible
from fudaba.native.compiling import processors
from fudaba.native.modules import TOOLS
from tests.machine_code import COMPILED

ROOT = Path(__file__).parents[2]


def test_the_tools_are_those_of_the_constraints() -> None:
    pinned = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert len(TOOLS) == 3
    for tool in TOOLS:
        assert tool.replace("[mypyc]", "") in pinned


def test_without_a_compiler_nothing_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(Impossible, match="compiler"):
        builder.check_system()


def test_without_the_headers_of_python_nothing_is_begun(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    with pytest.raises(Impossible, match="headers"):
        builder.check_system()


def test_only_one_process_builds_in_a_folder(tmp_path: Path) -> None:
    with builder.locked(tmp_path), pytest.raises(Impossible, match="busy"), builder.locked(tmp_path):
        raise AssertionError("two build at once")
    with builder.locked(tmp_path):
        assert (tmp_path / "lock").exists()


def test_what_is_published_is_used_and_what_nobody_can_use_is_deleted(tmp_path: Path) -> None:
    place, gone, other = (tmp_path / name for name in ("mine", "gone", "other"))
    for folder, package in ((gone, "/no/such/folder"), (other, loading.PACKAGE)):
        folder.mkdir()
        (folder / loading.MANIFEST).write_text(json.dumps({"package": package}), "utf-8")
    fresh, old = place / "code-new", place / "code-1"
    for folder in (fresh, old):
        folder.mkdir(parents=True)
    (fresh / "acts.so").write_bytes(b"")
    builder._publish(
        place,
        fresh,
        {
            "python": sys.version,
            "package": loading.PACKAGE,
            "sources": loading.stamps(["kernel/acts.py"]),
            "modules": {"fudaba.kernel.acts": "acts.so"},
        },
    )
    found = loading.read(str(place))
    assert found is not None
    assert (place / found["modules"]["fudaba.kernel.acts"]).exists()
    assert not old.exists()
    assert not gone.exists()
    assert other.exists()


def test_the_names_of_modules_are_read_off_their_files() -> None:
    assert builder._module(Path("fudaba/kernel/acts.cpython-311-x86_64-linux-gnu.so")) == "fudaba.kernel.acts"
    assert builder._module(Path("fudaba__mypyc.cpython-311-x86_64-linux-gnu.so")) == "fudaba__mypyc"
    assert builder._module(Path("fudaba/kernel/acts.cp311-win_amd64.pyd")) == "fudaba.kernel.acts"


def test_games_that_come_out_differently_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builder, "TRIAL", (("bridge_over", "random", "random"),))
    played = builder._games({loading.SETTING: "0"})
    assert len(played) == 2
    assert builder._games({loading.SETTING: "0"}) == played
    monkeypatch.setattr(builder, "TRIAL", (("bridge_over", "random", "no-such-bot"),))
    with pytest.raises(Impossible, match="games"):
        builder._games({loading.SETTING: "0"})


@pytest.mark.long
@pytest.mark.skipif(COMPILED, reason="an installed package of machine code builds none")
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_a_build_is_used_by_the_next_start_and_unchanged_files_are_kept(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)}
    environment.pop(loading.SETTING, None)

    def ran(*given: str) -> str:
        return subprocess.run(
            [sys.executable, "-m", *given], env=environment, capture_output=True, text=True, check=True
        ).stdout

    assert "not compiled" in ran("fudaba", "--version")
    assert ran("fudaba.native.builder").splitlines()[-1] == "done"
    assert "(compiled" in ran("fudaba", "--version")
    assert "doctor" in ran("fudaba", "doctor", "--help")
    again = ran("fudaba.native.builder").splitlines()
    assert again[-1] == "done"


def test_as_many_files_are_compiled_at_once_as_there_are_processors_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A container may use a few of many."""
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: {5, 6, 60}, raising=False)
    assert processors() == 3
    monkeypatch.delattr(os, "sched_getaffinity")
    assert processors() == 64

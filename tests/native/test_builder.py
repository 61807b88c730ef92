"""What the builder refuses, keeps and deletes; the compiler itself runs in the long test."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fudaba.native import builder, failure, loading
from fudaba.native.compiling import processors
from fudaba.native.modules import TOOLS
from fudaba.native.prerequisites import Impossible, missing
from tests.machine_code import COMPILED

ROOT = Path(__file__).parents[2]


def test_the_tools_are_those_of_the_constraints() -> None:
    pinned = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert len(TOOLS) == 3
    for tool in TOOLS:
        assert tool.replace("[mypyc]", "") in pinned


@pytest.mark.skipif(sys.platform == "win32", reason="setuptools finds the compiler there")
def test_without_a_compiler_nothing_is_begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "compiler" in missing(tmp_path)
    with pytest.raises(Impossible, match=missing(tmp_path)[0]):
        builder.build(tmp_path / "new")
    assert list(tmp_path.iterdir()) == []


def test_without_the_headers_of_python_nothing_is_begun(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    assert missing(tmp_path)[0] == "headers"
    with pytest.raises(Impossible, match="headers"):
        builder.build(tmp_path / "new")


def test_where_nothing_can_be_written_nothing_is_begun(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "folder" not in missing(tmp_path / "new/folder")
    assert missing(tmp_path / "file/folder")[0] == "folder"
    with pytest.raises(Impossible, match="folder"):
        builder.build(tmp_path / "file/folder")


def test_what_is_published_is_used_in_place_of_what_was_there(tmp_path: Path) -> None:
    fresh, old = tmp_path / "code-new", tmp_path / "code-1"
    for folder in (fresh, old):
        folder.mkdir(parents=True)
    (fresh / "acts.so").write_bytes(b"")
    builder._publish(
        tmp_path,
        fresh,
        {
            "python": sys.version,
            "package": loading.PACKAGE,
            "sources": loading.stamps(["kernel/acts.py"]),
            "modules": {"fudaba.kernel.acts": "acts.so"},
        },
    )
    found = loading.read(str(tmp_path))
    assert found is not None
    assert (tmp_path / found["modules"]["fudaba.kernel.acts"]).exists()
    assert not old.exists()


@pytest.fixture
def attempts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The builds that are begun. Each fails, as a compiler does; the usual folder is in that of the test."""
    begun: list[Path] = []

    def fails(place: Path, log: io.TextIOBase) -> None:
        begun.append(place)
        log.write("a mistake")
        raise Impossible("build")

    monkeypatch.setattr(builder, "missing", lambda place: [])
    monkeypatch.setattr(builder, "_build_alone", fails)
    monkeypatch.setattr("os.nice", lambda more: 0)
    monkeypatch.setattr(loading, "usual_folder", lambda: str(tmp_path / "native/mine"))
    return begun


def test_a_build_that_failed_is_tried_again_only_after_a_change_or_by_command(
    attempts: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def printed(*given: str) -> str:
        assert builder.main(given) == 1
        return capsys.readouterr().out

    assert printed("--unless-failed") == "none build\n"
    assert (tmp_path / "native/mine" / failure.LOG).read_text("utf-8") == "a mistake"
    assert printed("--unless-failed") == "none failed\n"
    assert len(attempts) == 1
    assert printed() == "none build\n"
    assert len(attempts) == 2
    monkeypatch.setenv("CFLAGS", "-O1")
    assert printed("--unless-failed") == "none build\n"
    assert len(attempts) == 3


def test_a_success_makes_an_earlier_failure_forgotten(
    attempts: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert builder.main([]) == 1
    monkeypatch.setattr(builder, "_build_alone", lambda place, log: None)
    assert builder.main([]) == 0
    assert capsys.readouterr().out.split() == ["none", "build", "done"]
    assert not failure.lasts(tmp_path / "native/mine", failure.inputs())


@pytest.mark.parametrize("why", [Impossible("tools"), Impossible("killed"), OSError(28, "no room")])
def test_what_may_pass_by_itself_is_tried_at_each_start(
    attempts: list[Path], why: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(place: Path, log: object) -> None:
        attempts.append(place)
        raise why

    monkeypatch.setattr(builder, "_build_alone", fails)
    assert [builder.main(["--unless-failed"]) for _ in range(2)] == [1, 1]
    assert len(attempts) == 2
    assert set(capsys.readouterr().out.splitlines()) == {
        f"none {'room' if isinstance(why, OSError) else why}"
    }


def test_a_mistake_of_the_builder_itself_is_a_failure_and_in_the_log(
    attempts: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    nothing: dict[str, None] = {}
    monkeypatch.setattr(builder, "_build_alone", lambda place, log: nothing["what is not there"])
    assert builder.main(["--unless-failed"]) == 1
    assert builder.main(["--unless-failed"]) == 1
    assert capsys.readouterr().out.splitlines() == ["none build", "none failed"]
    assert "KeyError: 'what is not there'" in (tmp_path / "native/mine" / failure.LOG).read_text("utf-8")


def test_all_that_mypy_reads_is_an_input(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only what is compiled: a mistake may be mended in what that imports, or in mypy's settings."""
    seen: list[str] = []

    def stamps(names: list[str]) -> dict[str, list[int]]:
        seen.extend(names)
        return {}

    monkeypatch.setattr(loading, "stamps", stamps)
    failure.inputs()
    names = [Path(name) for name in seen]
    assert {Path("kernel/acts.py"), Path("kernel/game.py"), Path("native/mypy.ini")} <= {*names}


@pytest.mark.parametrize("changes", ["a source", "the compiler"])
def test_a_change_of_what_is_built_or_of_the_compiler_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes: str
) -> None:
    program, source = tmp_path / "compiler", tmp_path / "source.py"
    program.write_bytes(b"one")
    source.write_bytes(b"one")
    monkeypatch.setattr(failure, "compiler", lambda: program)
    monkeypatch.setattr(loading, "stamps", lambda names: {"source.py": source.stat().st_size})
    before = failure.inputs()
    assert failure.inputs() == before
    (source if changes == "a source" else program).write_bytes(b"another")
    assert failure.inputs() != before


def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str) -> str:
    """What is in the log when this program of Python compiles. Raises `Impossible`."""
    (tmp_path / "compiling.py").write_text(program, "utf-8")
    monkeypatch.setattr(builder, "HERE", tmp_path)
    log = tmp_path / "log"
    with log.open("w", encoding="utf-8") as file:
        builder._compile(sys.executable, tmp_path, tmp_path / "new", file)
    return log.read_text("utf-8")


def test_what_a_compiler_says_is_passed_on_or_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "print('translate 0 1'); print(); print('compile 1 2'); print('cc: a warning')"
    assert compiled(tmp_path, monkeypatch, lines) == "\ncc: a warning\n"
    assert capsys.readouterr().out == "translate 0 1\ncompile 1 2\n"


@pytest.mark.parametrize(
    ("program", "free", "reason"),
    [
        ("raise SystemExit(1)", 10**12, "build"),
        ("raise SystemExit(1)", 0, "room"),
        pytest.param(
            "import os; os.kill(os.getpid(), 15)",
            10**12,
            "killed",
            marks=pytest.mark.skipif(sys.platform == "win32", reason="there are no signals there"),
        ),
    ],
)
def test_why_a_compiler_has_failed_is_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, free: int, reason: str
) -> None:
    usage = shutil.disk_usage(tmp_path)._replace(free=free)
    monkeypatch.setattr("shutil.disk_usage", lambda place: usage)
    with pytest.raises(Impossible, match=reason):
        compiled(tmp_path, monkeypatch, program)


def test_the_names_of_modules_are_read_off_their_files() -> None:
    assert builder._module(Path("fudaba/kernel/acts.cpython-311-x86_64-linux-gnu.so")) == "fudaba.kernel.acts"
    assert builder._module(Path("fudaba__mypyc.cpython-311-x86_64-linux-gnu.so")) == "fudaba__mypyc"
    assert builder._module(Path("fudaba/kernel/acts.cp311-win_amd64.pyd")) == "fudaba.kernel.acts"


def test_games_that_come_out_differently_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builder, "TRIAL", (("bridge_over", "random", "random"),))
    with (tmp_path / "log").open("w", encoding="utf-8") as log:
        played = builder._games({loading.SETTING: "0"}, log)
        assert len(played) == 2
        assert builder._games({loading.SETTING: "0"}, log) == played
        monkeypatch.setattr(builder, "TRIAL", (("bridge_over", "random", "no-such-bot"),))
        with pytest.raises(Impossible, match="games"):
            builder._games({loading.SETTING: "0"}, log)
    assert "no-such-bot" in (tmp_path / "log").read_text("utf-8")


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

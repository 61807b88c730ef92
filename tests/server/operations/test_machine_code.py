"""What `fudaba serve` says of the build beside it, to the terminal and to the page."""

from __future__ import annotations

import asyncio
import io
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fudaba.cli import main
from fudaba.native import background, loading
from fudaba.native.background import State
from fudaba.server.operations.build_lines import BuildLines
from fudaba.server.operations.settings import Settings
from tests.server.browsing import asking, run, serving

WITHIN = 30.0
BUILDING = "compile 1 2"
AT = "Fudaba is at"


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        """As one says."""
        return True


def test_a_terminal_has_one_line_that_is_written_again() -> None:
    screen = Screen()
    lines = BuildLines("en", screen)
    for state in (State("tools"), State("translate", 0.05), State("compile", 0.202), State("compile", 0.204)):
        lines.report(state)
    shown = screen.getvalue().split("\n")[-1].split("\r")
    assert shown == ["", "Machine code: 5 % built", "Machine code: 20 % built"]
    lines.report(State("done", 1.0))
    lines.close()
    assert screen.getvalue().endswith("\rMachine code: 20 % built\n" + ready())


def test_elsewhere_a_line_is_printed_for_each_tenth() -> None:
    out = io.StringIO()
    lines = BuildLines("en", out)
    for percent in range(3, 100, 4):
        lines.report(State("compile", percent / 100))
    lines.report(State("done", 1.0))
    first, *shares, last = out.getvalue().splitlines(keepends=True)
    assert first.startswith("Building faster machine code")
    assert shares == [f"Machine code: {share} % built\n" for share in (11, 23, 31, 43, 51, 63, 71, 83, 91)]
    assert last == ready()


def ready() -> str:
    """The last line where all is well."""
    out = io.StringIO()
    BuildLines("en", out).report(State("done", 1.0))
    return out.getvalue()


def test_a_line_that_is_being_written_is_ended_with_the_server() -> None:
    screen = Screen()
    lines = BuildLines("en", screen)
    lines.report(State("compile", 0.5))
    lines.close()
    lines.close()
    assert screen.getvalue().endswith("\rMachine code: 50 % built\n")


@pytest.mark.parametrize("reason", ["build", "games", "tools", "killed"])
def test_a_failure_is_one_line_with_the_log(reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "usual_folder", lambda: "/cache/native/mine")
    out = io.StringIO()
    BuildLines("en", out).report(State("none", reason=reason))
    assert out.getvalue().count("\n") == 1
    assert str(Path("/cache/native/mine/log.txt")) in out.getvalue()


def test_a_failure_is_not_repeated_at_the_next_start() -> None:
    out = io.StringIO()
    BuildLines("en", out).report(State("none", reason="failed"))
    assert out.getvalue() == ""


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., list[Any]]:
    """Runs `fudaba serve` with a program of Python as builder: returns what the page is answered.

    until: the step of the build at which the page asks.
    """
    answers: list[Any] = []
    told = threading.Event()

    def ask(settings: Settings, ready: Callable[[], None], building: bool) -> None:
        async def script() -> None:
            async with serving(tmp_path / "data", machine_code=settings.machine_code) as server:
                ready()
                if building:
                    assert await asyncio.to_thread(told.wait, WITHIN)
                async with asking(server) as client:
                    answers.append((await client.get("/api/machine-code")).json())

        run(script())

    def serve(program: str, *given: str, until: str = "") -> list[Any]:
        report = BuildLines.report

        def noted(lines: BuildLines, state: State) -> None:
            report(lines, state)
            if state.step == until:
                told.set()

        def runs(settings: Settings, host: str, port: int, ready: Callable[[], None], proxy: str) -> int:
            ask(settings, ready, building=bool(until))
            return 0

        monkeypatch.setattr(BuildLines, "report", noted)
        monkeypatch.setattr("fudaba.server.http.run.run", runs)
        monkeypatch.setattr(background, "BUILDER", ("-c", program))
        monkeypatch.setattr(loading, "is_used", lambda: False)
        monkeypatch.delenv(loading.SETTING)
        assert main(["serve", "--data", str(tmp_path / "data"), *given]) == 0
        return answers

    return serve


def test_the_page_and_the_terminal_are_told_how_far_a_build_is(
    served: Callable[..., list[Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    program = f"import time; print('{BUILDING}', flush=True); time.sleep(600)"
    (answer,) = served(program, until="compile")
    assert answer["step"] == "compile"
    assert 0.2 < answer["share"] < 0.93
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(AT)
    assert lines[1].startswith("Building faster machine code")
    assert lines[2:] == [f"Machine code: {round(100 * answer['share'])} % built"]


def test_the_shell_goes_on_in_a_line_of_its_own(
    served: Callable[..., list[Any]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    served(f"import time; print('{BUILDING}', flush=True); time.sleep(600)", until="compile")
    assert capsys.readouterr().out.endswith(" % built\n")


@pytest.mark.parametrize(("said", "step", "line"), [("done", "done", "ready"), ("none room", "none", "full")])
def test_the_page_and_the_terminal_are_told_how_a_build_ended(
    served: Callable[..., list[Any]], said: str, step: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (answer,) = served(f"print('{said}')", until=step)
    assert answer["step"] == step
    assert line in capsys.readouterr().out.splitlines()[-1]


def test_with_no_compile_nothing_is_built(
    served: Callable[..., list[Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    trace = tmp_path / "trace"
    assert served(f"open({str(trace)!r}, 'w')", "--no-compile") == [{"step": "", "share": 0.0}]
    assert not trace.exists()
    assert len(capsys.readouterr().out.splitlines()) == 1

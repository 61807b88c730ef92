"""The builder beside a server: what it says is followed, and it ends with the server."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable

import pytest

from fudaba.native import background, loading
from fudaba.native.background import SHARES, STEPS, Build, State, read_state

WITHIN = 30.0


@pytest.fixture
def builder(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Makes a program of Python the builder."""
    return lambda program: monkeypatch.setattr(background, "BUILDER", ("-c", program))


def followed() -> list[State]:
    """The states of a build, up to its last."""
    states: list[State] = []
    ended = threading.Event()

    def report(state: State) -> None:
        states.append(state)
        if state.step in ("done", "none"):
            ended.set()

    Build(report).start()
    assert ended.wait(WITHIN)
    return states


def test_what_the_builder_says_is_followed_to_its_end(builder: Callable[[str], None]) -> None:
    builder("print('tools 0 1'); print('compile 1 2'); print('noise'); print('done')")
    states = followed()
    assert [state.step for state in states] == ["compile", "done"]
    assert SHARES["compile"][0] < states[0].share < SHARES["compile"][1]


def test_why_there_is_no_machine_code_is_passed_on(builder: Callable[[str], None]) -> None:
    builder("print('none compiler')")
    assert followed()[-1] == State("none", reason="compiler")


def test_a_builder_that_dies_has_failed(builder: Callable[[str], None]) -> None:
    builder("import sys; print('link 0 1'); sys.exit(3)")
    assert followed()[-1] == State("none", reason="build")


def test_a_builder_is_ended_with_the_server_and_says_nothing_more(builder: Callable[[str], None]) -> None:
    states: list[State] = []
    begun = threading.Event()

    def report(state: State) -> None:
        states.append(state)
        begun.set()

    build = Build(report)
    builder("import time; print('link 0 1', flush=True); time.sleep(600)")
    build.start()
    assert begun.wait(WITHIN)
    build.stop()
    assert build._process is not None
    assert build._process.poll() is not None
    assert [state.step for state in states] == ["link"]


@pytest.mark.parametrize("line", ["", "gcc: warning", "compiling 3 4"])
def test_other_lines_say_nothing(line: str) -> None:
    assert read_state(line) is None


def test_shares_grow_step_by_step() -> None:
    assert set(SHARES) == set(STEPS)
    shares = [read_state(f"{step} {done} 4") for step in STEPS[:5] for done in range(5)]
    found = [state.share for state in shares if state is not None]
    assert len(found) == 25
    assert found == sorted(found)
    assert read_state("compile x y") == State("compile", SHARES["compile"][0])


def test_nothing_is_built_where_the_environment_forbids_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(loading.SETTING, "0")
    assert not Build.is_wanted()
    monkeypatch.delenv(loading.SETTING)
    assert Build.is_wanted() is not loading.is_used()
    assert sys.platform != "emscripten"

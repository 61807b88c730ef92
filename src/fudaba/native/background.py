"""Runs the builder beside a program, and knows how far it is."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, get_args

from fudaba.native import loading

Step = Literal["tools", "translate", "compile", "link", "check", "done", "none"]
STEPS: Final[tuple[Step, ...]] = get_args(Step)
BUILDER: tuple[str, ...] = ("-m", "fudaba.native.builder", "--unless-failed")
"""What Python runs to build."""
SHARES: Final[dict[Step, tuple[float, float]]] = {
    "tools": (0.0, 0.05),
    "translate": (0.05, 0.2),
    "compile": (0.2, 0.93),
    "link": (0.93, 0.96),
    "check": (0.96, 1.0),
    "done": (1.0, 1.0),
    "none": (0.0, 0.0),
}
"""Where each step begins and ends in a whole build."""


class State(NamedTuple):
    """How far a build is."""

    step: Step
    """ "done": machine code is ready for the next start; "none": there will be none."""
    share: float = 0.0
    """How much of the whole is done, from 0 to 1."""
    reason: str = ""
    """Why there will be none: a word of `prerequisites.Impossible`."""


class Build:
    """One run of the builder, in a process of the lowest priority."""

    def __init__(self, report: Callable[[State], None] = lambda state: None) -> None:
        """report: called, in a thread of its own, with each new state."""
        self.state = State("tools")
        self._report = report
        self._process: subprocess.Popen[str] | None = None
        self._stopped = False

    @staticmethod
    def is_wanted() -> bool:
        """Whether there is something to build: this process runs the source, and nobody forbids it."""
        return not loading.is_off() and not loading.is_used()

    def start(self) -> None:
        """Start the builder."""
        flags = getattr(subprocess, "IDLE_PRIORITY_CLASS", 0)
        self._process = subprocess.Popen(
            [sys.executable, *BUILDER],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            creationflags=flags,
            start_new_session=os.name == "posix",  # what it starts in turn is ended with it, as one group
        )
        threading.Thread(target=self._follow, args=(self._process,), name="machine code", daemon=True).start()

    def stop(self) -> None:
        """End it, if it still runs; what it has compiled is used by the next build."""
        self._stopped = True
        process = self._process
        if process is None or process.poll() is not None:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(process.pid, 15)
            else:
                process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(5)

    def _follow(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None  # it is a pipe
        for line in process.stdout:
            state = read_state(line)
            if state is not None and state != self.state:
                self.state = state
                self._report(state)
        process.wait()
        if self.state.step not in ("done", "none") and not self._stopped:
            self.state = State("none", reason="build")
            self._report(self.state)


def read_state(line: str) -> State | None:
    """What a line of the builder says, None for any other line."""
    word, *rest = line.split() or ("",)
    step = next((one for one in STEPS if one == word), None)
    if step is None:
        return None
    if step == "none":
        return State(step, reason=rest[0] if rest else "build")
    first, last = SHARES[step]
    done, of = (int(rest[0]), int(rest[1])) if len(rest) == 2 and all(map(str.isdigit, rest)) else (0, 1)
    return State(step, round(first + (last - first) * min(1.0, done / max(1, of)), 3))

"""What `fudaba serve` prints of the build of machine code that goes on beside it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, TextIO

from fudaba.native import failure, loading
from fudaba.native.background import State
from fudaba.text import words

TENTH: Final = 10
"""Percent from one line to the next where it is not a terminal."""


class BuildLines:
    """Prints the beginning and the end of a build, and how much is done.

    On a terminal the share is one line that is written again and again, else a line for each tenth.
    """

    def __init__(self, lang: str, out: TextIO | None = None) -> None:
        """out: where to print, None for the standard output."""
        self._say = words(lang).say
        self._out = sys.stdout if out is None else out
        self._rewrites = self._out.isatty()
        self._step = 1 if self._rewrites else TENTH
        self._has_begun = False
        self._shown = 0
        self._is_open = False

    def report(self, state: State) -> None:
        """Print what is new in this state."""
        if state.step == "done":
            self._line(self._say("cli-serve-compiled"))
        elif state.step == "none":
            if state.reason != "failed":  # it was printed when it failed
                folder = Path(loading.usual_folder())
                self._line(
                    self._say(
                        "cli-serve-not-compiled",
                        reason=state.reason,
                        folder=str(folder),
                        log=str(folder / failure.LOG),
                    )
                )
        elif state.step != "tools":
            if not self._has_begun:
                self._has_begun = True
                self._line(self._say("cli-serve-compiling"))
            self._share(round(100 * state.share))

    def close(self) -> None:
        """Print nothing more; what else is printed begins on a line of its own."""
        if self._is_open:
            self._is_open = False
            print(file=self._out, flush=True)

    def _line(self, text: str) -> None:
        self.close()
        print(text, file=self._out, flush=True)

    def _share(self, percent: int) -> None:
        """Print how much is done, if that is more than was printed last."""
        if percent // self._step <= self._shown // self._step:
            return
        self._shown = percent
        text = self._say("cli-serve-compiling-share", percent=percent)
        if self._rewrites:
            self._is_open = True
            print(f"\r{text}", end="", file=self._out, flush=True)
        else:
            self._line(text)

"""The review of a finished game, made in a process beside the table."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from fudaba import card_files
from fudaba.coach.command import looked_through, render_whole
from fudaba.kernel import own_cards
from fudaba.kernel.record import Record
from fudaba.terminal.session.preparation import begun, stand_back
from fudaba.text import OFFERED


class ReviewBeside:
    """A review in the making. It is kept beside the record's file; one that is kept there is taken.

    share: how much is done, from 0 to 1. lines: what `fudaba review` tells, by language; None as long as it
    is not done. failed: whether it never will be.
    """

    def __init__(self, record: Record, file: Path | None, lang: str) -> None:
        """Begin it. file: where the record is, None where it is not kept. lang: in which errors are told."""
        self.share = 0.0
        self.lines: dict[str, list[str]] | None = None
        self.failed = False
        self._coming, self._process = begun(_look_through, record, file, lang, own_cards.paths())

    @property
    def done(self) -> bool:
        """Whether nothing more comes."""
        return self.failed or self.lines is not None

    def look(self) -> bool:
        """Take what has come; returns whether something has."""
        before = (self.share, self.done)
        try:
            while not self.done and self._coming.poll():
                came: float | dict[str, list[str]] = self._coming.recv()
                if isinstance(came, dict):
                    self.lines = came
                else:
                    self.share = came
        except (EOFError, OSError):
            self.failed = True
        return before != (self.share, self.done)

    def stop(self) -> None:
        """Let it be, done or not."""
        self._process.terminate()
        self._process.join()
        self._coming.close()


def _look_through(
    sends: Connection, record: Record, file: Path | None, lang: str, cards: Sequence[str]
) -> None:
    """The process. What it would say on stderr is told with the review: there is the table."""
    stand_back()
    sys.stderr = said = io.StringIO()
    card_files.load_all(cards)
    found = looked_through(record, file, lang, sends.send, workers=None)
    errors = said.getvalue().splitlines()
    sends.send({each: [*render_whole(found, record, file, each), *errors] for each in OFFERED})

"""The review of a finished game, made in a process beside the table, and what is said while it is made."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from fudaba import card_files
from fudaba.coach.command import first_text, looked_through, render_whole
from fudaba.coach.findings import Point
from fudaba.coach.slices import Suspect
from fudaba.coach.texts import SuspectTexts
from fudaba.kernel import own_cards
from fudaba.kernel.record import Record
from fudaba.system import become_worker
from fudaba.terminal.session.processes import KINDNESS, begun
from fudaba.terminal.session.seats import shown_names
from fudaba.text import OFFERED, Words
from fudaba.text.narrator import narrator

SUSPECTS: Final = 5
"""How many answers that look like mistakes are shown while the review is made."""
SOONEST: Final = 0.02
"""Before this share is done nobody knows how long the rest takes."""

Lines: TypeAlias = dict[str, list[str]]
"""Lines by language."""


class Finding(NamedTuple):
    """What is found while the review is made: the chances at the beginning, or what looks like a mistake."""

    lines: Lines
    """It in words."""
    dear: float | None = None
    """What the answer seems to cost; None for the chances."""


def share_text(words: Words, share: float, seconds: float) -> str:
    """How much of a review is done, and about how many minutes are left. seconds: since it began."""
    done = words.say("terminal-review-share", share=int(100 * share))
    if share < SOONEST:
        return done
    minutes = max(1, round(seconds * (1 - share) / share / 60))
    return words.say("coach-sentences", first=done, second=words.say("terminal-review-left", minutes=minutes))


class FindingTexts:
    """What is found in a game while its review is made, in words of each language. names: as shown."""

    def __init__(self, record: Record, names: Sequence[str]) -> None:
        self._record = record
        self._tells = {lang: narrator(record.game, lang, names) for lang in OFFERED}
        self._suspects = SuspectTexts(record)

    def first(self, point: Point) -> Finding:
        """The chances at the beginning."""
        lines = {lang: first_text(point, self._record, lang) for lang in self._tells}
        return Finding({lang: [line] if line else [] for lang, line in lines.items()})

    def suspect(self, suspect: Suspect) -> Finding:
        """An answer that looks like a mistake."""
        lines = {lang: self._suspects.lines(suspect, tell) for lang, tell in self._tells.items()}
        return Finding(lines, suspect.dear)


class ReviewBeside:
    """A review in the making. It is kept beside the record's file; one that is kept there is taken.

    share: how much is done, from 0 to 1. lines: what `fudaba review` tells, by language; None as long as it
    is not done. failed: whether it never will be.
    """

    def __init__(
        self,
        record: Record,
        file: Path | None,
        lang: str,
        *,
        workers: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin it. file: where the record is, None where it has no file. lang: the language of errors.
        workers: how many processes make it, see `executor_of`."""
        self.share = 0.0
        self.lines: Lines | None = None
        self.failed = False
        self._found: list[Finding] = []
        self._clock, self._begun = clock, clock()
        self._coming, self._process = begun(_look_through, record, file, lang, own_cards.paths(), workers)

    @property
    def done(self) -> bool:
        """Whether nothing more comes."""
        return self.failed or self.lines is not None

    def share_text(self, words: Words) -> str:
        """How much is done, and about how many minutes are left."""
        return share_text(words, self.share, self._clock() - self._begun)

    def found_so_far(self, words: Words) -> list[str]:
        """The chances at the beginning, then the answers that look worst, in the order of the game."""
        suspects = [one for one in self._found if one.dear is not None]
        dearest = sorted(suspects, key=lambda one: -(one.dear or 0.0))[:SUSPECTS]
        lines = [line for one in self._found if one.dear is None for line in one.lines[words.lang]]
        if suspects:
            lines += ["", words.say("terminal-review-suspects")]
        for one in suspects:
            if one in dearest:
                first, *rest = one.lines[words.lang]
                lines += [f"- {first}", *(f"  {line}" for line in rest)]
        return lines

    def look(self) -> bool:
        """Take what has come; returns whether something has."""
        before = (self.share, self.done, len(self._found))
        try:
            while not self.done and self._coming.poll():
                came: float | Finding | Lines = self._coming.recv()
                if isinstance(came, dict):
                    self.lines = came
                elif isinstance(came, Finding):
                    self._found.append(came)
                else:
                    self.share = came
        except (EOFError, OSError):
            self.failed = True
        return before != (self.share, self.done, len(self._found))

    def stop(self) -> None:
        """Let it be, done or not."""
        self._process.terminate()
        self._process.join()
        self._coming.close()


def _look_through(
    sends: Connection,
    record: Record,
    file: Path | None,
    lang: str,
    cards: Sequence[str],
    workers: int | None,
) -> None:
    """The process. What it would say on stderr is told with the review: there is the table."""
    become_worker(KINDNESS)
    sys.stderr = said = io.StringIO()
    card_files.load_all(cards)
    texts = FindingTexts(record, shown_names(record.names))
    found = looked_through(
        record,
        file,
        lang,
        sends.send,
        begun=lambda point: sends.send(texts.first(point)),
        suspected=lambda suspect: sends.send(texts.suspect(suspect)),
        workers=workers,
    )
    errors = said.getvalue().splitlines()
    sends.send({each: [*render_whole(found, record, file, each), *errors] for each in OFFERED})

"""Questions that their own player sees before the others.

Where a question has only one answer nobody is asked, but the others see a pause as long as if somebody had
been. During that pause its player may already see, and answer, the next question, if that is theirs, too.
What the others see, and when, is the same in both cases: so nobody learns from it who was really asked.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace

from fudaba.server.game.timeline import Moment


@dataclass(slots=True, eq=False)
class Early:
    """A question that its own player sees, and may answer, while the others still see the one before."""

    seat: int
    """The player who is asked."""
    sequence: int
    """The number of the question."""
    moment: Moment
    """The table as it is then."""
    shown_at: float
    """When its player was shown it."""
    seems: float
    """The others see at most this many seconds of thought."""

    def thought(self, now: float) -> float:
        """The seconds for which the player seems to have thought who answers now."""
        return min(now - self.shown_at, self.seems)

    @property
    def answered(self) -> Early:
        """The same once it has been answered: it says whose question it is, and offers no choice."""
        return replace(self, moment=self.moment._replace(passed=True))


def may_be_early(shown: Moment, following: Moment) -> bool:
    """Whether a question may be shown to its player during the pause of the moment before.

    Only the very next question, and only to the player of that pause: whether another one was asked they may
    know as little as the others. So nobody is ever more than one moment ahead.
    """
    if shown.ask is None or following.ask is None or following.passed:
        return False
    return shown.ask.decider == following.ask.decider


class EarlyQuestions:
    """The early question of a table, and how the latest ones were answered."""

    def __init__(self) -> None:
        self.open: Early | None = None
        """The question that its own player sees, and nobody else yet."""
        self.seen: Early | None = None
        """The question that all see now, if its player saw it early."""
        self._thoughts: dict[int, float] = {}
        self._closed = asyncio.Event()

    def of(self, viewer: int) -> Early | None:
        """The question that this viewer sees early."""
        return self.open if self.open is not None and self.open.seat == viewer else None

    def show(self, early: Early) -> None:
        """Its player sees this question from now on."""
        self.open = early

    def close(self) -> None:
        """All viewers see the same again, or nothing more will be shown."""
        self.open = None
        self._closed.set()
        self._closed = asyncio.Event()

    def show_to_all(self, sequence: int) -> None:
        """All see the question of that sequence from now on."""
        early = self.open
        self.close()
        self.seen = early if early is not None and early.sequence == sequence else None

    async def wait(self) -> None:
        """Wait until all viewers see the same again, or another moment."""
        await self._closed.wait()

    def note_thought(self, sequence: int, seconds: float) -> None:
        """A question was answered before the others saw it: they are to see this many seconds of thought."""
        self._thoughts[sequence] = seconds

    def take_thought(self, sequence: int) -> float | None:
        """The seconds of thought that the others are to see now, None if it was not answered early."""
        return self._thoughts.pop(sequence, None)

    def forget_thoughts(self) -> None:
        """Nothing that was answered early is still to be shown."""
        self._thoughts.clear()

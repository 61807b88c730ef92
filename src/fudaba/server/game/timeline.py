"""The moments of a game as they are shown at the table.

The engine does not ask a question with only one answer. Who has nothing to parry with would so be
passed over at once, and everybody would know it. A `Timeline` makes a moment of each such question, as if it
had been asked: shown for a while like any other, it tells nothing. The same answers make the same
moments, so a sequence number means the same before and after a restart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import eq
from typing import NamedTuple
from weakref import ref

from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.game import Game, Setup
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table
from fudaba.server.game.log import History, Log, Mark, Marks


class Moment(NamedTuple):
    """The table while a question waits, or at the end."""

    table: Table
    """The table as it is then; a copy where the question was not really asked."""
    ask: Ask | None
    """The question, None at the end."""
    lines: int
    """How many lines the log has."""
    answers: int
    """How many answers have been given."""
    passed: bool = False
    """Whether the question was passed without being put to anybody."""


class Timeline:
    """A game in progress, moment by moment.

    sequence: the number of the present moment; it grows with every moment and every undo. marks: the
    moments that led to the present one, itself included; without those that were taken back. log: all that
    has been told; of the session's own list only the latest lines can be read.
    """

    def __init__(self, game: Game, setup: Setup, names: list[str]) -> None:
        """Raises `BadSetup` if the table cannot be set up."""
        self.game = game
        self.setup = setup
        self.names = names
        self.sequence = 0
        self.session = Session(game, setup, names)
        self._listen()
        self._history = History()
        self._history.append(0, self.marks[-1].lines)

    def _listen(self) -> None:
        """Note all that happens at the session's table, which has just begun."""
        self._caught = _Caught(self)
        events = self.session.table.events
        assert events is not None, "a session writes a log"
        self.log = Log(events)
        self.marks = Marks()
        self._note(self.now())

    def now(self) -> Moment:
        """The present moment."""
        session = self.session
        return Moment(session.table, session.ask, len(session.events), len(session.answers))

    def answer(self, answer: Answer) -> list[Moment]:
        """Give an answer; returns the moments that follow, the last of which is the present one.

        Raises `IllegalAnswer` with nothing changed. Anything else that is raised is an error of the engine,
        and the game cannot go on.
        """
        moments = self._answer(answer)
        for moment in moments:
            self.sequence += 1
            self._history.append(self.sequence, moment.lines)
        return moments

    def _answer(self, answer: Answer) -> list[Moment]:
        caught = self._caught
        caught.moments.clear()
        self.session.answer(answer)
        moments = [*caught.moments, self.now()]
        lit = [self._note(moment) for moment in moments]
        self.session.revealed[-1] = any(lit)
        self.log.pack()
        return moments

    def undo(self, count: int, at: int) -> Moment:
        """Take back the last answers; returns the moment that is the present one again.

        at: the sequence that was shown then. What was to be shown after it never is, and must not be seen to
        have been there, so it is from there that the sequence goes on. Raises `ValueError` if there are not
        this many answers.
        """
        answers = self.session.answers
        given = len(answers) - self.session.begun
        if not 0 < count <= given:
            raise ValueError(f"{count} answers cannot be taken back: {given} have been given")
        left = answers[:-count]
        given = self.session.go_back(len(left))
        if given:
            self.log.cut()
            self.marks.cut(given)
        else:
            self._listen()
        for answer in left[given:]:
            self._answer(answer)
        return self.go_on_from(at)

    def leads_to(self, answers: Sequence[Answer]) -> bool:
        """Whether these answers begin with all that have been given here."""
        given = self.session.answers
        return len(given) <= len(answers) and all(map(eq, given, answers))

    def go_on_from(self, at: int) -> Moment:
        """The present moment is the one to which the game was brought back at that sequence.

        The number after that is passed over: somebody may have seen it early, and so answer it.
        """
        now = self.now()
        self.sequence = at + 2
        self._history.cut(at)
        self._history.append(self.sequence, now.lines)
        return now

    def since(self, sequence: int, upto: int | None = None) -> int:
        """From which line on the log must be told again to who knew it at that sequence.

        upto: the sequence that is shown to them, usually the present one.
        """
        upto = self.sequence if upto is None else upto
        return self._history.since(sequence) if 0 <= sequence <= upto else 0

    def _note(self, moment: Moment) -> bool:
        """Keep the mark of a moment. Returns whether what led to it brought something to light."""
        decider = -1 if moment.ask is None else moment.ask.decider
        revealed: bool = moment.table.state.revealed
        self.marks.append(Mark(moment.lines, moment.answers, decider, revealed))
        return revealed


def moment_at(
    game: Game, setup: Setup, names: list[str], answers: Iterable[Answer], step: int
) -> tuple[Timeline, Moment]:
    """The moment of that number (from 0.

    The last one if there are not that many), and the timeline up to there.
    """
    timeline = Timeline(game, setup, names)
    moment, count = timeline.now(), 0
    if step <= 0:
        return timeline, moment
    for answer in answers:
        for moment in timeline.answer(answer):
            count += 1
            if count >= step:
                return timeline, moment
    return timeline, moment


class _Caught:
    """The questions that were not asked, each with the table as it was then."""

    def __init__(self, timeline: Timeline) -> None:
        self.moments: list[Moment] = []
        self._timeline = ref(timeline)  # its table refers to this: no reference cycle
        timeline.session.table.unasked = self.note

    def note(self, ask: Ask) -> None:
        """A question had only one answer."""
        timeline = self._timeline()
        assert timeline is not None, "only a timeline lets its table go on"
        session = timeline.session
        table = session.table
        if table.might_be_asked(ask):
            lines, answers = len(table.events or ()), len(session.answers) + 1
            self.moments.append(Moment(table.clone(), ask, lines, answers, passed=True))
            # From here on it is as if this seat had answered: what it knows is no news.
            table.state.revealed, table.state.answering = False, ask.decider

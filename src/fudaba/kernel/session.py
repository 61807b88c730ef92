"""A game that people sit at: its answers so far, what each revealed, and undo as fewer answers.

A few copies of the table at rest are kept on the way, close together lately and ever further apart before, so
that taking back a few answers runs few of them again, however long the game is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from fudaba.kernel import renewal
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.events import Event
from fudaba.kernel.game import BadSetup, Game, Setup
from fudaba.kernel.record import BadRecord, Record, answers_of, record_of, setup_from
from fudaba.kernel.table import Table
from fudaba.kernel.takeback import GivenAnswer, free_answers
from fudaba.kernel.worlds import Imagining

EVERY = 8
"""How many answers lie between one kept copy of the table and the next."""
FURTHER = 4
"""Of the copies this many times further apart, the latest is kept for longer."""


class _Rest(NamedTuple):
    """The game at rest."""

    answers: int
    """How many answers had been given."""
    lines: int
    """How many lines the log had."""
    driver: Driver[Table]
    """A copy of the game as it was then."""


class UndoRefused(Exception):
    """An answer cannot be taken back; the message says why."""


class Session:
    """A game in progress with its log and its answers.

    `revealed[i]` tells whether answer i brought something to light that its decider had not known
    (a card, a shuffle): taking it back would need everybody's consent. `deciders[i]` is who gave it.
    """

    def __init__(self, game: Game, setup: Setup, names: list[str]) -> None:
        """Raises `BadSetup` if the table cannot be set up."""
        self.game = game
        self.setup = setup
        self.names = names
        self.answers: list[Answer] = []
        self.revealed: list[bool] = []
        self.deciders: list[int] = []
        self._moments: list[int] = []
        self._begin()

    def _begin(self) -> None:
        self._rests: dict[int, _Rest] = {}
        self._seeds = renewal.renewals(self.setup)
        table = self.game.table(renewal.first(self.setup))
        renewal.lay(table, self.setup.deals)
        table.events = []
        self.driver: Driver[Table] = Driver(table)
        self.driver.start()
        self._go_on()

    def _go_on(self) -> None:
        """Let the next seed take over, if it does after this many answers."""
        seed = self._seeds.get(len(self.answers))
        if seed is not None:
            renewal.renew(self.driver, seed)

    @property
    def begun(self) -> int:
        """How many answers had been given in the game from which this one goes on; they stay."""
        return self.setup.earlier[-1].answers if self.setup.earlier else 0

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.driver.table

    @property
    def ask(self) -> Ask[Any, Any] | None:
        """The pending question, None once the game is over."""
        return self.driver.ask

    @property
    def events(self) -> list[Event]:
        """All that has been told so far."""
        return self.driver.table.events or []

    def view(self, viewer: int) -> Imagining:
        """What a seat (or `view.SPECTATOR`) may know now, and what may be so for all that it knows."""
        return Imagining(self.driver, viewer)

    def answer(self, answer: Answer) -> Ask[Any, Any] | None:
        """Answer the pending question; see `Driver.answer` for what it raises."""
        ask = self.driver.ask
        moment = len(self.events)
        coming = self.driver.answer(answer)
        assert ask is not None
        self.answers.append(answer)
        self.deciders.append(ask.decider)
        self.revealed.append(self.table.state.revealed)
        self._moments.append(moment)
        if len(self.answers) in self._seeds:
            self._go_on()
            coming = self.driver.ask
        if coming is not None and self.driver.at_rest and len(self.answers) // EVERY > self._kept:
            self._keep_rest()
        return coming

    @property
    def _kept(self) -> int:
        """Which multiple of `EVERY` answers the latest copy has reached."""
        return max((rest.answers // EVERY for rest in self._rests.values()), default=0)

    def _keep_rest(self) -> None:
        number, further = len(self.answers) // EVERY, 0
        while number % FURTHER == 0:
            number, further = number // FURTHER, further + 1
        driver = self.driver.fork()
        driver.table.keep_causes(self.table)
        self._rests[further] = _Rest(len(self.answers), len(self.events), driver)

    def moment(self, answers: int) -> int:
        """How many lines the log had before answer number `answers` was given."""
        return self._moments[answers] if answers < len(self._moments) else len(self.events)

    def undoable(self, seat: int) -> int:
        """How many answers this seat may take back freely: its own last ones that revealed nothing."""
        return free_answers(self.given(), seat)

    def given(self) -> Iterator[GivenAnswer]:
        """The answers that can be taken back, the latest first."""
        for number in range(len(self.answers) - 1, self.begun - 1, -1):
            yield GivenAnswer(self.deciders[number], self.revealed[number])

    def undo(self, count: int = 1) -> None:
        """Take back the last answers, whoever gave them: run the game again over fewer answers.

        Whether that is allowed is the table's policy (see `takeback`). Raises `UndoRefused` if there
        are not that many.
        """
        if not 0 < count <= len(self.answers) - self.begun:
            given = len(self.answers) - self.begun
            raise UndoRefused(f"{count} answers cannot be taken back: {given} have been given")
        answers = self.answers[:-count]
        for answer in answers[self.go_back(len(answers)) :]:
            self.answer(answer)

    def fork(self) -> Session:
        """A second game that goes on from here and shares nothing that can change. Its log begins here.

        It costs a copy of the state, and inside an effect the few answers since the effect began.
        """
        new = Session.__new__(Session)
        new.game, new.setup, new.names = self.game, self.setup, self.names[:]
        new.answers, new.deciders = self.answers[:], self.deciders[:]
        new.revealed, new._moments = self.revealed[:], [0] * len(self._moments)
        new._rests, new._seeds = {}, self._seeds
        new.driver = self.driver.fork()
        new.table.events = []
        return new

    def go_back(self, answers: int) -> int:
        """Go back to the latest copy of the table with at most this many answers, or to the beginning.

        Returns how many had been given there; what follows is to be answered again.
        """
        self._rests = {name: rest for name, rest in self._rests.items() if rest.answers <= answers}
        rest = max(self._rests.values(), default=None)
        given, before = 0 if rest is None else rest.answers, self.table
        for known in (self.answers, self.revealed, self.deciders, self._moments):
            del known[given:]
        if rest is None:
            self._begin()
            return 0
        events = self.events
        del events[rest.lines :]
        self.driver = rest.driver.fork()
        self.table.events, self.table.unasked = events, before.unasked
        self.table.keep_causes(rest.driver.table)
        return given

    def record(self) -> Record:
        """What to keep of the game; with the digest of its final state once it is over."""
        record = record_of(self.game, self.setup, self.names, self.answers)
        if self.ask is None:
            record.final = self.table.state.digest()
        return record

    @classmethod
    def resumed(cls, game: Game, record: Record) -> Session:
        """The session that a record was taken of. Raises `BadRecord`, see `record.replay`."""
        setup = setup_from(game, record)
        try:
            session = cls(game, setup, list(record.names))
        except BadSetup as error:
            raise error.as_kind(BadRecord) from None
        for answer in answers_of(record, session.driver):
            session.answer(answer)
        return session

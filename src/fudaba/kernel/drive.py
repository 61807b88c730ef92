"""Runs a table from question to question.

Effects are coroutines, driven here by `send`, never by an event loop. At rest nothing is
suspended and a copy of the state is a copy of the game. Inside an effect, `fork` is the copy
made when the effect began, and the few answers since.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.nesting import RunningEffect
from fudaba.kernel.table import Effects, Table

T = TypeVar("T", bound=Table)


class Driver(Generic[T]):
    """A table and the question that it waits for.

    ask: the pending question, None once the game is over. forkable: whether checkpoints are kept and
    answers marked for what they reveal (`State.revealed`); without them a fork is possible only at
    rest, and an answer costs much less.
    """

    __slots__ = ("_begun", "_checkpoint", "_effect", "_rekeyed", "_since", "ask", "forkable", "table")

    def __init__(self, table: T, *, forkable: bool = True) -> None:
        """Raises ValueError for checkpoints at a table that plays on automatically: they miss that."""
        if forkable and table.autoplay is not None:
            raise ValueError("a table that plays on automatically passes checkpoints: it cannot be forkable")
        self.table = table
        self.forkable = forkable
        self.ask: Ask[Any, Any] | None = None
        self._effect: RunningEffect | None = None
        self._checkpoint: T | None = None
        self._begun: tuple[Ask, Answer] | None = None
        self._since: list[Answer] = []
        self._rekeyed: tuple[int, bytes] | None = None

    def start(self) -> Ask[Any, Any] | None:
        """Let the game be set out, run to the first question and return it."""
        self.table.begin()
        return self._run(None, None)

    def resume(self) -> Ask[Any, Any] | None:
        """Go on from a table that has begun, such as a copy of one at rest: ask its question again."""
        return self._run(None, None)

    @property
    def over(self) -> bool:
        """Whether the game has ended (or has not been started)."""
        return self.ask is None

    def answer(self, answer: Answer) -> Ask[Any, Any] | None:
        """Answer the pending question and run to the next, which is returned; None at the end.

        Raises `IllegalAnswer`, with nothing changed, if it may not be answered so, and
        RuntimeError if nothing is asked.
        """
        ask = self.ask
        if ask is None:
            raise RuntimeError("nothing is asked: the game is over or was never started")
        if len(answer) != 1 or ask.least > 1 or not 0 <= answer[0] < len(ask.options):
            ask.check(answer)
        effect, table = self._effect, self.table
        if self.forkable:
            state = table.state
            state.answering = ask.decider
            state.revealed = False
            if effect is not None:
                self._since.append(answer)
            else:
                self._remember((ask, answer))
        if effect is not None:
            return self._run(effect, answer)
        table.cause = -1
        return self._run(_running(table.take(ask, answer)), None)

    def fork(self) -> Driver[T]:
        """A second game that begins here and shares nothing that can change.

        Raises RuntimeError inside an effect if no checkpoints are kept.
        """
        if self._effect is None:
            new = Driver(self.table.clone(), forkable=self.forkable)
            new.ask = self.ask
            return new
        new = self.again(self.checkpoint)
        new.table.state.answering = self.table.state.answering
        new.table.state.revealed = self.table.state.revealed
        return new

    @property
    def checkpoint(self) -> T:
        """The table as it was when the running effect began; not to be changed.

        Raises RuntimeError where none is kept.
        """
        if self._checkpoint is None:
            raise RuntimeError("this driver keeps no checkpoints, so it can be forked only at rest")
        return self._checkpoint

    def again(self, begun: T) -> Driver[T]:
        """The running effect, begun at another table as that might have been, with the answers since.

        Raises `IllegalAnswer` or RuntimeError where one of them cannot be given there.
        """
        new = Driver(begun.clone(), forkable=False)
        new._run(_running(new._take(*self._begun)) if self._begun is not None else None, None)
        after, key = self._rekeyed if self._rekeyed is not None else (-1, b"")
        for number, answer in enumerate([*self._since, None]):
            if number == after:
                new.table.state.rekey(key)
            if answer is not None:
                new.answer(answer)
        # A checkpoint never changes, so both games can go back to the same one.
        new.forkable = self.forkable
        new._checkpoint, new._begun, new._since = begun, self._begun, self._since[:]
        new._rekeyed = self._rekeyed
        return new

    def rekey(self, key: bytes) -> None:
        """Let chance come from another key from now on, also in whatever is forked from here."""
        self.table.state.rekey(key)
        self._rekeyed = (len(self._since), key) if self._effect is not None else None

    @property
    def at_rest(self) -> bool:
        """Whether no effect is suspended."""
        return self._effect is None

    @property
    def answered(self) -> int:
        """How many answers a suspended effect has had in its midst: a fork gives them again."""
        return 0 if self._effect is None else len(self._since)

    def _take(self, ask: Ask[Any, Any], answer: Answer) -> Effects | None:
        table = self.table
        if self.forkable:
            self._remember((ask, answer))
        table.cause = -1
        return table.take(ask, answer)

    def _remember(self, begun: tuple[Ask, Answer] | None) -> None:
        """Keep a copy of the table as it is before an effect begins (None: begun by `step`)."""
        self._checkpoint = self.table.clone()
        self._begun = begun
        self._since = []
        self._rekeyed = None

    def _run(self, effect: RunningEffect | None, answer: Answer | None) -> Ask[Any, Any] | None:
        """Run the effect, then step the table, until somebody must be asked."""
        table = self.table
        while True:
            if effect is not None:
                try:
                    asked = effect.send(answer)
                except StopIteration:
                    effect = None
                else:
                    self._effect = effect
                    self.ask = asked
                    return asked
            self._effect = answer = None
            table.cause = -1
            coming = table.step()
            if isinstance(coming, Ask):
                forced = coming.forced()
                if forced is None:
                    self.ask = coming
                    return coming
                if table.unasked is not None:
                    table.unasked(coming)
                effect = _running(self._take(coming, forced))
            elif coming is None:
                self.ask = None
                return None
            else:
                if self.forkable:
                    self._remember(None)
                effect = RunningEffect(coming)


def _running(effect: Effects | None) -> RunningEffect | None:
    return None if effect is None else RunningEffect(effect)

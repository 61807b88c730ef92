"""A game in which every answer is a chain of single actions.

A question for one option is one action. A question for several is a chain of picks; where more might be
picked and need not be, action `DONE` ends it. Nobody but the decider knows of a chain before it has ended.
"""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.games import named
from fudaba.kernel.ask import Answer, Ask, IllegalAnswer
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup
from fudaba.kernel.table import Result, Table
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining
from fudaba.research.actions import DONE, ActionTable


class Picks:
    """A game in progress, played by single actions.

    actions: the table of actions; one may be shared by all games with the same cards. picked: the options
    that the pending answer has so far. answers: all answers that were given.
    """

    __slots__ = ("_choices", "actions", "answers", "driver", "picked")

    def __init__(
        self, setup: Setup, actions: ActionTable | None = None, *, forkable: bool = False, log: bool = False
    ) -> None:
        """Begin a game. log: whether its events are written down. Raises `BadSetup`."""
        table = named(setup.game).table(setup)
        if log:
            table.events = []
        self.actions = actions or ActionTable(setup.game, table)
        self.driver: Driver[Table] = Driver(table, forkable=forkable)
        self.picked: list[int] = []
        self.answers: list[Answer] = []
        self._choices: dict[int, int] | None = None
        self.driver.start()

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.driver.table

    @property
    def ask(self) -> Ask | None:
        """The pending question, None once the game is over."""
        return self.driver.ask

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.driver.ask is None

    @property
    def actor(self) -> int:
        """The seat that acts. Raises RuntimeError once the game is over."""
        if self.driver.ask is None:
            raise RuntimeError("nobody acts: the game is over")
        return self.driver.ask.decider

    def view(self, seat: int) -> View:
        """What a seat may know now."""
        return Imagining(self.driver, seat)

    def result(self) -> Result:
        """How the game ended, or how it would if it ended now."""
        return self.driver.table.result()

    # Acting.

    def legal(self) -> Sequence[int]:
        """The numbers of the actions that are legal now, ascending; none once the game is over."""
        return sorted(self._legal())

    def act(self, action: int) -> None:
        """Take one action. Raises `IllegalAnswer`, with nothing changed, for one that is not legal."""
        choices = self._legal()
        if action not in choices:
            name = self.actions[action] if 0 <= action < len(self.actions) else "none of the table"
            raise IllegalAnswer("problem-action", action=action, name=str(name))
        if action != DONE or choices[action] >= 0:
            self.picked.append(choices[action])
        self._choices = None
        if action == DONE or not self._may_go_on():
            answer = tuple(self.picked)
            self.picked = []
            self.answers.append(answer)
            self.driver.answer(answer)
            self._choices = None

    def answer(self, answer: Answer) -> None:
        """Give a whole answer at once, as a bot does. Raises `IllegalAnswer`."""
        self.driver.answer(answer)
        self.answers.append(answer)
        self.picked = []
        self._choices = None

    def chain(self, answer: Answer) -> list[int]:
        """The actions by which an answer to the pending question is given. Raises `IllegalAnswer`."""
        ask = self.driver.ask
        if ask is None:
            raise RuntimeError("nothing is asked: the game is over")
        ask.check(answer)
        number = self.actions.number
        chain = [number(ask.options[pick], ask.decider) for pick in answer]
        return chain if not _goes_on(ask, list(answer)) else [*chain, DONE]

    def fork(self) -> Picks:
        """A second game that begins here and shares nothing that can change; its log, if any, begins here.

        Raises RuntimeError inside an effect if the game was not begun as forkable.
        """
        new = Picks.__new__(Picks)
        new.actions = self.actions
        new.driver = self.driver.fork()
        if self.table.events is not None:
            new.driver.table.events = []
        new.picked = self.picked[:]
        new.answers = self.answers[:]
        new._choices = None
        return new

    def __deepcopy__(self, memo: object) -> Picks:
        """A fork: OpenSpiel copies whatever a state has by `copy.deepcopy`."""
        return self.fork()

    def _legal(self) -> dict[int, int]:
        """The option that each legal action stands for; -1 for `DONE`."""
        if self._choices is None:
            self._choices = self._found()
        return self._choices

    def _found(self) -> dict[int, int]:
        ask = self.driver.ask
        if ask is None:
            return {}
        picked = self.picked
        number, actor = self.actions.number, ask.decider
        choices: dict[int, int] = {}
        for pick, option in enumerate(ask.options):
            if pick in picked or (picked and ask.together and option.verb != ask.together):
                continue
            choices.setdefault(number(option, actor), pick)
        if len(picked) >= ask.least and ask.most > 0 and (picked or ask.least == 0):
            choices[DONE] = -1
        return choices

    def _may_go_on(self) -> bool:
        """Whether another option might be picked after those that have been."""
        ask = self.driver.ask
        assert ask is not None
        return _goes_on(ask, self.picked)


def _goes_on(ask: Ask, picked: Sequence[int]) -> bool:
    if len(picked) >= min(ask.most, len(ask.options)):
        return False
    if picked and ask.together:
        together = ask.together
        if any(ask.options[pick].verb != together for pick in picked):
            return False
        return any(o.verb == together for number, o in enumerate(ask.options) if number not in picked)
    return True

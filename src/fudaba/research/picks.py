"""A game in which every answer is a chain of single actions.

A question for one option is one action. A question for several is a chain of picks; where more might be
picked and need not be, action `DONE` ends it. A pick is one action too, unless options must be told apart by
what they hold: then it is spelled until only one is meant, and `DONE` says that it holds no more. Nobody but
the decider knows of a chain before it has ended.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from fudaba.games import named
from fudaba.kernel.ask import Answer, Ask, IllegalAnswer
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup
from fudaba.kernel.table import Result, Table
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining, possible
from fudaba.research.actions import DONE, MOST, ActionTable


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` alone makes a copy
class Picks:
    """A game in progress, played by single actions.

    actions: the table of actions; one may be shared by all games with the same cards. picked: the options
    that the pending answer has so far. spelled: the actions of a pick that still may mean several options.
    answers: all answers that were given. setup: what fixed the game, None for an imagined one. sights: what
    seats have seen of it (`observations.Observer`).
    """

    __slots__ = ("_choices", "actions", "answers", "driver", "picked", "setup", "sights", "spelled")

    def __init__(
        self, setup: Setup, actions: ActionTable | None = None, *, forkable: bool = False, log: bool = False
    ) -> None:
        """Begin a game. log: whether its events are written down. Raises `BadSetup`."""
        table = named(setup.game).table(setup)
        if log:
            table.events = []
        self.setup: Setup | None = setup
        self.actions = actions or ActionTable(setup, table)
        self.driver: Driver[Table] = Driver(table, forkable=forkable)
        self.picked: list[int] = []
        self.spelled: tuple[int, ...] = ()
        self.answers: list[Answer] = []
        self._choices: dict[int, int] | None = None
        self.sights: dict[int, object] = {}
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

    def allows(self, action: int) -> bool:
        """Whether an action is legal now."""
        return action in self._legal()

    def mark(self, cells: memoryview[int], start: int) -> None:
        """Write a 1 for each action that is legal now into a mask that begins at `start`."""
        for action in self._legal():
            cells[start + action] = 1

    def act(self, action: int) -> None:
        """Take one action. Raises `IllegalAnswer`, with nothing changed, for one that is not legal."""
        choices = self._legal()
        if action not in choices:
            name = self.actions[action] if 0 <= action < len(self.actions) else "none of the table"
            raise IllegalAnswer("problem-action", action=action, name=str(name))
        self._choices = None
        pick = choices[action]
        if pick >= 0:
            if action != DONE and self._means_several(self.picked, (*self.spelled, action)):
                self.spelled = (*self.spelled, action)
                return
            self.picked.append(pick)
            self.spelled = ()
        if pick < 0 or not self._may_go_on():
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
        self.spelled = ()
        self._choices = None

    def chain(self, answer: Answer) -> list[int]:
        """The actions by which an answer to the pending question is given. Raises `IllegalAnswer`."""
        ask = self.driver.ask
        if ask is None:
            raise RuntimeError("nothing is asked: the game is over")
        ask.check(answer)
        chain: list[int] = []
        for place, pick in enumerate(answer):
            spelling = self.actions.spelling(ask.options[pick], ask.decider)
            for end in range(1, len(spelling) + 1):
                chain.append(spelling[end - 1])
                if not self._means_several(answer[:place], spelling[:end]):
                    break
            else:
                chain.append(DONE)
        return chain if not _goes_on(ask, answer) else [*chain, DONE]

    def fork(self) -> Picks:
        """A second game that begins here and shares nothing that can change; its log, if any, begins here.

        Raises RuntimeError inside an effect if the game was not begun as forkable.
        """
        return self._beside(self.driver.fork(), self.setup)

    def imagined(self, seat: int, key: bytes) -> Picks:
        """A game that a seat cannot tell from this one: what it may not know is dealt anew, with chance from
        `key`.

        Raises `kernel.worlds.NoWorld`, and RuntimeError as `fork` does.
        """
        return self._beside(possible(self.driver, seat, key), None)

    def _beside(self, driver: Driver[Table], setup: Setup | None) -> Picks:
        new = Picks.__new__(Picks)
        new.setup = setup
        new.actions = self.actions
        new.driver = driver
        if self.table.events is not None:
            driver.table.events = []
        new.picked = self.picked[:]
        new.spelled = self.spelled
        new.answers = self.answers[:]
        new._choices = None
        new.sights = {}
        return new

    def __reduce__(self) -> Any:
        """It is pickled as what fixed it and its answers. Raises TypeError for an imagined game."""
        if self.setup is None:
            raise TypeError("an imagined game cannot be written down: no seed leads to it")
        log = self.table.events is not None
        return _again, (
            self.setup,
            self.actions,
            self.driver.forkable,
            log,
            self.answers,
            self.picked,
            self.spelled,
        )

    def __deepcopy__(self, memo: object) -> Picks:
        """A fork: OpenSpiel copies whatever a state has by `copy.deepcopy`.

        Where there can be none, its answers are given again.
        """
        if self.driver.forkable or self.driver.at_rest or self.setup is None:
            return self.fork()
        again, made_of = self.__reduce__()
        copied: Picks = again(*made_of)
        return copied

    def _legal(self) -> dict[int, int]:
        """The option that each legal action stands for; -1 for `DONE` where it ends the answer."""
        if self._choices is None:
            self._choices = self._found()
        return self._choices

    def _found(self) -> dict[int, int]:
        ask = self.driver.ask
        if ask is None:
            return {}
        picked, depth = self.picked, len(self.spelled)
        choices: dict[int, int] = {}
        if not picked and not depth and ask.least == 1 and ask.numbers is None:
            first, actor = self.actions.first, ask.decider
            for pick, option in enumerate(ask.options):
                action = first(option, actor)
                if action not in choices:
                    choices[action] = pick
            return choices
        for pick, spelling in self._meant(picked, self.spelled):
            choices.setdefault(spelling[depth] if depth < len(spelling) else DONE, pick)
        if not depth and len(picked) >= ask.least and ask.most > 0 and (picked or ask.least == 0):
            choices[DONE] = -1
        return choices

    def _meant(
        self, picked: Sequence[int], spelled: tuple[int, ...]
    ) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The options that may be meant next, with their spelling, where so much of it has been said."""
        ask = self.driver.ask
        assert ask is not None
        together = ask.together if picked else ""
        spell, actor, depth = self.actions.spelling, ask.decider, len(spelled)
        named = ask.numbers
        offered = ask.laid_out if named is None else [named[at] for at in range(min(len(named), MOST + 1))]
        for pick, option in enumerate(offered):
            if pick not in picked and (not together or option.verb == together):
                spelling = spell(option, actor)
                if not depth or spelling[:depth] == spelled:
                    yield pick, spelling

    def _means_several(self, picked: Sequence[int], spelled: tuple[int, ...]) -> bool:
        """Whether several options that differ may be meant by what has been said."""
        return (
            self.actions.may_go_on(spelled[-1])
            and len({spelling for _, spelling in self._meant(picked, spelled)}) > 1
        )

    def _may_go_on(self) -> bool:
        """Whether another option might be picked after those that have been."""
        ask = self.driver.ask
        assert ask is not None
        return _goes_on(ask, self.picked)


def _again(
    setup: Setup,
    actions: ActionTable,
    forkable: bool,
    log: bool,
    answers: Sequence[Answer],
    picked: list[int],
    spelled: tuple[int, ...],
) -> Picks:
    """A game that was pickled; its log, if any, begins here."""
    game = Picks(setup, actions, forkable=forkable, log=log)
    for answer in answers:
        game.answer(answer)
    if log:
        game.table.events = []
    game.picked, game.spelled = [*picked], spelled
    return game


def _goes_on(ask: Ask, picked: Sequence[int]) -> bool:
    if len(picked) >= min(ask.most, len(ask.options)):
        return False
    if picked and ask.together:
        together = ask.together
        if any(ask.options[pick].verb != together for pick in picked):
            return False
        return any(o.verb == together for number, o in enumerate(ask.options) if number not in picked)
    return True

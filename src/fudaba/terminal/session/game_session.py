"""A game being played: a session, who answers for each seat, and what may be taken back."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, TypeVar

from fudaba.arena.run.executor import worker_count
from fudaba.bots import LEVELS, Bot
from fudaba.bots.preparation import prepared
from fudaba.coach import Hint, hint
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.dice import commitment
from fudaba.kernel.session import Session
from fudaba.kernel.takeback import reach
from fudaba.kernel.view import SPECTATOR
from fudaba.kernel.worlds import Imagining
from fudaba.terminal.session.helpers import Helpers
from fudaba.terminal.session.preparation import GamePreparation
from fudaba.terminal.session.seats import YOU
from fudaba.terminal.session.thinking import Position, ThinkingBot, answer_at, hint_at, is_thinker
from fudaba.text import Words

R = TypeVar("R")


class Policy(Enum):
    """What a table allows to be taken back.

    FREE: everything back to one's own last answer. OWN: the same, as long as nothing was revealed
    and no other person has answered since. OFF: nothing.
    """

    FREE = "free"
    OWN = "own"
    OFF = "off"


class Undoing(NamedTuple):
    """What taking back would do: how many answers are taken back, or why none.

    why: "" or one of off, over, nothing, revealed, others.
    """

    answers: int
    why: str = ""

    def text(self, words: Words) -> str:
        """What `u` does, or why it does nothing."""
        if self.answers:
            return words.say("terminal-undo", after=self.answers - 1)
        # text: terminal-undo-*
        return words.say(f"terminal-undo-{self.why}")


class HintTaken(NamedTuple):
    """A hint that a person had."""

    seat: int
    """The person's seat."""
    answers: int
    """How many answers the game had then."""
    lines: int
    """How many lines its log had then."""


class GameSession:
    """A session and its people.

    seats: for each seat `YOU` or the name of a bot. Bots get a view and a question, never the table.
    workers: how many processes bots, hints and the review may use, see `executor_of`. Raises `BadSetup`.
    """

    def __init__(
        self,
        session: Session,
        seats: list[str],
        policy: Policy = Policy.OWN,
        *,
        workers: int | None = 1,
    ) -> None:
        self.session = session
        self.seats = seats
        self.policy = policy
        self.workers = workers
        self.helpers = Helpers(worker_count(workers))
        self._beside = GamePreparation(session, workers)
        self._wished: int | None = None
        self._hints: list[HintTaken] = []
        self._hints_shown: dict[int, int] = {}
        self._bots: list[Bot | None] = [
            None if named == YOU else self._seated(seat) for seat, named in enumerate(seats)
        ]
        self._prepared = [None if named == YOU else self._beside.found(named) for named in seats]

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, named in enumerate(self.seats) if named == YOU]

    @property
    def ask(self) -> Ask | None:
        """The pending question, None once the game is over."""
        return self.session.ask

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.ask is None

    @property
    def bot_is_next(self) -> bool:
        """Whether a bot must answer."""
        ask = self.session.ask
        return ask is not None and self._bots[ask.decider] is not None

    @property
    def first_viewer(self) -> int:
        """Through whose eyes the table is seen at first: the only person's, or a spectator's."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def bot_answers(self) -> None:
        """Let the bot whose turn it is answer. Raises RuntimeError if none is."""
        ask = self.session.ask
        if ask is None or not self.bot_is_next:
            raise RuntimeError("no bot is asked")
        thought = self.thought()
        if thought is not None:
            self.session.answer(thought())
            return
        player, found = self._ready(ask.decider)
        with prepared(found):
            answer = player.answer(ask, self.session.view(ask.decider))
        self.session.answer(answer)

    def thought(self) -> Callable[[], Answer] | None:
        """What finds the answer of the bot that is asked, for another thread: it works on a copy of the game.

        None if the bot answers at once, or none is asked.
        """
        ask = self.session.ask
        if ask is None or not getattr(self._bots[ask.decider], "imagines", False):
            return None
        driver, (player, found) = self.session.driver.fork(), self._ready(ask.decider)
        name, game, position = self.seats[ask.decider], self.session.game.name, self._position

        def answer_of(player: Bot) -> Answer:
            with prepared(found):
                return player.answer(ask, Imagining(driver, ask.decider))

        if not is_thinker(player, name, game):
            return lambda: answer_of(player)
        thinking = ThinkingBot(name, game, player.seed, player.asked)
        player.asked += 1

        def here() -> Answer:
            return answer_of(thinking.make())

        return lambda: self._shared(here, answer_at, position, thinking, found)

    def hint(self) -> Callable[[int], Hint] | None:
        """What asks the coach about the pending question, for another thread: it works on a copy of the game.

        It is given the part of the rollouts, see `coach.hint`. None where no person is asked.
        """
        ask, session = self.session.ask, self.session
        if ask is None or ask.decider not in self.people:
            return None
        driver, game = session.driver.fork(), session.game.name
        key = commitment(f"hint {len(session.answers)}").encode()
        found, position = self._beside.found(LEVELS[-1]), self._position

        def look(part: int) -> Hint:
            def here() -> Hint:
                with prepared(found):
                    return hint(ask, Imagining(driver, ask.decider), game, key, part)

            return self._shared(here, hint_at, position, key, found, part, is_long=True)

        return look

    def _shared(
        self, here: Callable[[], R], work: Callable[..., R], *given: object, is_long: bool = False
    ) -> R:
        """What a search returns, see `Helpers.run`: by this process alone while bots prepare, since they use
        all there may be, and what they find changes what is thought."""
        if self._beside.is_going_on:
            return here()
        return self.helpers.run(here, work, *given, is_long=is_long)

    @property
    def _position(self) -> Position:
        """What another process must know to be at the same question."""
        session = self.session
        return Position(session.setup, session.names, session.answers[:])

    def agreed(self) -> bool:
        """Whether who wishes for a hint may have it: at once if no other person plays at this screen.

        Where others do, only if all of them agree; the same wish once more, with no answer since, says so.
        """
        if len(self.people) == 1:
            return True
        now, before = len(self.session.answers), self._wished
        self._wished = None if before == now else now
        return before == now

    def hint_taken(self) -> None:
        """Note that the person who is asked has a hint now: the others at this screen are told of it."""
        ask, session = self.session.ask, self.session
        assert ask is not None, "only who is asked has a hint"
        taken = HintTaken(ask.decider, len(session.answers), len(session.events))
        if taken not in self._hints:
            self._hints.append(taken)

    def hints_for(self, seat: int) -> list[HintTaken]:
        """The hints of others that the person at a seat has not been told of yet; from now on they have."""
        since, self._hints_shown[seat] = self._hints_shown.get(seat, 0), len(self._hints)
        return [taken for taken in self._hints[since:] if taken.seat != seat]

    def hints_left(self) -> list[HintTaken]:
        """The hints of which anybody has not been told yet; from now on all have."""
        left = [taken for seat in self.people for taken in self.hints_for(seat)]
        return sorted(set(left), key=self._hints.index)

    def _seated(self, seat: int) -> Bot:
        """The bot of a seat as it sits down."""
        return self._beside.maker(self.seats[seat])(_bot_seed(self.session, seat))

    def _ready(self, seat: int) -> tuple[Bot, str | None]:
        """The bot of a seat, and what it has prepared so far: once that is there, it sits down anew."""
        found = self._beside.found(self.seats[seat])
        if found != self._prepared[seat]:
            self._prepared[seat], self._bots[seat] = found, self._seated(seat)
        player = self._bots[seat]
        assert player is not None
        return player, found

    def answer(self, answer: Answer) -> None:
        """A person's answer to the pending question. Raises `IllegalAnswer`, with nothing changed."""
        self.session.answer(answer)

    def undoing(self, seat: int) -> Undoing:
        """What this person may take back now."""
        if self.policy is Policy.OFF:
            return Undoing(0, "off")
        if self.over:
            return Undoing(0, "over")
        people = [place for place, bot in enumerate(self._bots) if bot is None]
        back = reach(self.session.given(), seat, people)
        if not back.given:
            return Undoing(0, "nothing")
        if self.policy is Policy.OWN and back.obstacle:
            return Undoing(0, back.obstacle)
        return Undoing(back.given)

    def undo(self, seat: int) -> Undoing:
        """Take back this person's last answer with all that came after it, if that may be done."""
        undoing = self.undoing(seat)
        if undoing.answers:
            self.session.undo(undoing.answers)
        return undoing


def _bot_seed(session: Session, seat: int) -> str:
    """A seed for a bot that says nothing about the shuffles."""
    return commitment(f"{session.setup.seed} bot {seat}")

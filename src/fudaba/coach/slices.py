"""The work of a review in slices: each can be done alone, anywhere; what all have found is the review.

So the command that does one after the other, and a server that lets others have their turn in between, find
the same. A slice runs the game again up to where it begins; where the last one ended there it goes on.
"""

from __future__ import annotations

import hashlib
import math
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from fudaba import games
from fudaba.bots.mind import Budget, Outlook, Prospect, Weighed, weigh
from fudaba.bots.mind.chances import Z95
from fudaba.bots.mind.rollout import roll_out
from fudaba.bots.mind.search import Worlds, mean_and_error, tried
from fudaba.coach.findings import Care, Mistake, Point, digest_of
from fudaba.coach.hint_search import thinker_for
from fudaba.kernel import own_cards
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.record import Record, answers_of, setup_from
from fudaba.kernel.session import Session
from fudaba.kernel.worlds import Imagining, NoWorld
from fudaba.time_limit import TooLong, at_most

R = TypeVar("R")

DEAR: Final = 30
"""Where the players of a rollout are asked more often than this, there are fewer rollouts."""
LEAST: Final = 0.02
"""What looks as if it cost less of a chance to win than this is not worth telling, nor another look."""
LUCK: Final = 0.5
"""What would look dearer than that if it had been this many standard errors unlucky has a closer look."""
RIVALS: Final = 3
"""This many of the others have a closer look, too: the policy's own and those that did best at first."""
DEAREST: Final = 0.1
"""What may cost this much of a chance to win is worth more worlds,"""
SURELY: Final = 3
"""until half the interval is no more than this part of what it costs,"""
PARTS: Final = 3
"""or it has been tried again this many times."""
TOGETHER: Final = 4
"""How many answers are looked at in one slice."""
FURTHEST: Final = 100
"""An answer in the midst of something is weighed up to this many answers after that began: each world takes
them all again, so a chain of thousands of plays would take hours."""
SLOWEST: Final = 20.0
"""Seconds of processor time that a slice may take, see `in_time`; a server says for itself how many."""
KEPT: Final = 4
"""How many games are kept where a slice ended."""


class Suspect(NamedTuple):
    """An answer that looks like a mistake, and where it was given."""

    number: int
    """How many answers came before it."""
    turn: int
    """How many turns had been taken."""
    seat: int
    """The player who gave it."""
    given: Answer
    """The answer that was given."""
    better: Answer
    """The answer that seems to be better."""
    dear: float
    """The chance to win that it seems to cost, from 0 to 1; or what is lost in the turn, see `Mistake`."""


class Slice(NamedTuple):
    """A part of the work: the answers from `first` to before `upto`, or one to look at again."""

    record: Record
    """The record of the game."""
    seats: tuple[int, ...]
    """The seats whose answers are looked at."""
    care: Care
    """How carefully to look."""
    first: int
    """The number of the first answer to look at."""
    upto: int
    """The number of the answer at which the next slice begins."""
    suspect: Suspect | None = None
    """The answer to look at again, None to look at those from `first` on."""
    at: Literal["all", "chances", "answers"] = "all"
    """What is looked at."""


class SliceResult(NamedTuple):
    """The result of a slice."""

    curve: tuple[Point, ...] = ()
    """The chances to win in this part."""
    suspects: tuple[Suspect, ...] = ()
    """The answers that look like mistakes."""
    mistake: Mistake | None = None
    """The suspect as a mistake, None where it is none or there was no suspect."""
    weighed: int = 0
    """How many answers were weighed."""
    rollouts: int = 0
    """How many games were played on."""


def slices(record: Record, seats: Sequence[int], care: Care) -> list[Slice]:
    """The first part of the work, in which every answer is looked at.

    The chances at the beginning come first, then the first answer alone, so that something is known at once.
    """
    whole, total = tuple(seats), len(record.answers)
    if not total:
        return []
    begin = Slice(record, whole, care, 0, 1)
    return [begin._replace(at="chances"), begin._replace(at="answers")] + [
        begin._replace(first=first, upto=min(total, first + TOGETHER)) for first in range(1, total, TOGETHER)
    ]


def again(record: Record, seats: Sequence[int], care: Care, suspects: Sequence[Suspect]) -> list[Slice]:
    """The second part: of each player, the answers that look dearest are tried again, in order."""
    tried: dict[int, Suspect] = {}
    for seat in seats:
        dearest = sorted((one for one in suspects if one.seat == seat), key=lambda one: -one.dear)
        tried |= {one.number: one for one in dearest[: care.suspects]}
    return [Slice(record, tuple(seats), care, number, number, tried[number]) for number in sorted(tried)]


def done(work: Slice) -> SliceResult:
    """Do a slice. Raises `BadRecord` for a record that cannot be run again."""
    looking = _Looking(work)
    if work.suspect is not None:
        found = SliceResult()
        for session, _, _ in looking.run(work.first, work.first + 1):
            found = looking.tried_again(session, work.suspect)
        return found
    curve: list[Point] = []
    suspects: list[Suspect] = []
    for session, number, answer in looking.run(work.first, work.upto):
        ask = session.ask
        assert ask is not None
        if looking.begins_turn and work.at != "answers":
            curve.append(looking.point(session, number))
        if work.at != "chances" and ask.decider in work.seats and session.driver.answered <= FURTHEST:
            suspect = looking.screened(session, ask, number, answer)
            suspects += [] if suspect is None else [suspect]
    return SliceResult(tuple(curve), tuple(suspects), None, looking.weighed, looking.rollouts)


def done_in_time(work: Slice) -> SliceResult | None:
    """The same for a command; None for a slice that takes too long."""
    return in_time(done, work)


def in_time(work: Callable[..., R], *given: Any) -> R | None:
    """What work returns; None where it takes more than `SLOWEST`, or too much memory.

    Where cards of one's own are played, one that is endless is their fault, and raises `TooLong`.
    """
    try:
        with at_most(SLOWEST):
            return work(*given)
    except MemoryError:
        return None
    except TooLong:
        if own_cards.LOADED:
            raise
        return None


class _Going(NamedTuple):
    """A game as a slice left it."""

    session: Session
    """The game."""
    answers: Iterator[Answer]
    """The answers that are still to come."""
    turns: int
    """How many turns had begun when the last question at rest was put."""


_going: OrderedDict[str, _Going] = OrderedDict()


class _Looking:
    """How a slice of one game is looked at. begins_turn: whether the question now is the first of a turn."""

    def __init__(self, work: Slice) -> None:
        self.record, self.seats, self.care = work.record, work.seats, work.care
        self.digest = digest_of(work.record)
        self.key = hashlib.sha256(f"review {self.digest}".encode()).digest()
        self.begins_turn = False
        self.weighed = 0
        self.rollouts = 0

    def run(self, first: int, upto: int) -> Iterator[tuple[Session, int, Answer]]:
        """The game at each of these answers, before it is given."""
        going = _going.pop(self.digest, None)
        if going is None or len(going.session.answers) > first:
            game = games.named(self.record.game)
            session = Session(game, setup_from(game, self.record), list(self.record.names))
            going = _Going(session, answers_of(self.record, session.driver), -1)
        session, answers, turns = going
        for number in range(len(session.answers), upto):
            answer = next(answers)
            taken = session.table.turns_taken()
            self.begins_turn = session.driver.at_rest and taken != turns
            turns = taken if self.begins_turn else turns
            if number >= first:
                yield session, number, answer
            session.answer(answer)
        _going[self.digest] = _Going(session, answers, turns)
        while len(_going) > KEPT:
            _going.popitem(last=False)

    def point(self, session: Session, number: int) -> Point:
        """The chances as a turn begins."""
        chances: list[float | None] = []
        errors: list[float | None] = []
        for seat in range(len(self.record.names)):
            found = self.chance(session, number, seat) if seat in self.seats else None
            chances.append(None if found is None else found[0])
            errors.append(None if found is None else found[1])
        return Point(number, session.table.turns_taken(), chances, errors)

    def chance(self, session: Session, number: int, seat: int) -> tuple[float, float] | None:
        """The chance of a player to win, and its standard error."""
        view = session.view(seat)
        thinker = thinker_for(self.record.game)
        outlook, count = thinker.outlook(view), max(2, self.care.curve // thinker.tells)
        worlds = Worlds(view, self.key_of("curve", number, seat))
        try:
            found = [roll_out(worlds.next(), None, outlook, seat).prospect.win for _ in range(count)]
        except NoWorld:
            return None
        self.rollouts += count
        return mean_and_error(found)

    def screened(self, session: Session, ask: Ask, number: int, given: Answer) -> Suspect | None:
        """The answer as a suspect, if something else looks better: by the end of the turn, where that can
        show it, else by the end of the game."""
        view = session.view(ask.decider)
        thinker, options = thinker_for(self.record.game), ask.options
        outlook, turn_outlook = thinker.outlook(view), thinker.turn_outlook(ask, view)

        def chosen(answer: Answer) -> tuple[Any, ...]:
            return tuple(sorted(options[pick].same for pick in answer))

        others = [one for one in outlook.candidates(ask, view) if chosen(one) != chosen(given)]
        if not others or (len(others) == 1 and _only_plays(ask, given)):
            return None
        self.weighed += 1
        better = None
        if turn_outlook is not None:
            better = self._better(given, others, number, _LookingAt(view, turn_outlook, "turn", _in_turns))
        if better is None:
            better = self._better(given, others, number, _LookingAt(view, outlook, "", _in_games))
        if better is None:
            return None
        return Suspect(number, session.table.turns_taken(), ask.decider, given, *better)

    def _better(
        self, given: Answer, others: Sequence[Answer], number: int, by: _LookingAt
    ) -> tuple[Answer, float] | None:
        """The best of the others and what it gains, if that is worth another look."""
        tells = thinker_for(self.record.game).tells
        view, outlook, what, gained = by
        tries = max(1, self.care.screen // tells) * (len(others) + 1)
        budget = Budget(tries, confirm=0, guard=0.0, asked=DEAR * tries)
        verdict = weigh([given, *others], view, outlook, budget, self.key_of(f"{what}screen", number, 0))
        self.rollouts += verdict.rollouts
        dear = [one for one in verdict.weighed if one.answer != given]
        if not any(gain + LUCK * error >= LEAST for gain, error in map(gained, dear)):
            return None
        # In few worlds the best of many is mostly the luckiest; what the policy would do is seldom bad.
        rivals = list(dict.fromkeys((others[0], *(one.answer for one in dear))))[:RIVALS]
        tries = max(1, self.care.closer // tells) * (len(rivals) + 1)
        budget = Budget(tries, confirm=0, guard=0.0, asked=DEAR * tries)
        closer = weigh([given, *rivals], view, outlook, budget, self.key_of(f"{what}closer", number, 0))
        self.rollouts += closer.rollouts
        best = next((one for one in closer.weighed if one.answer != given), None)
        return None if best is None or (gain := gained(best)[0]) < LEAST else (best.answer, gain)

    def tried_again(self, session: Session, suspect: Suspect) -> SliceResult:
        """Try the answer that was given and the better one in worlds of their own.

        Where whole games do not say for certain that it cost anything, nor that it did not, the end of the
        turn may.
        """
        ask, view = session.ask, session.view(suspect.seat)
        assert ask is not None
        thinker = thinker_for(self.record.game)
        mistake = None
        in_games = self._tried(suspect, view, thinker.judged(view), "confirm")
        if in_games is not None and in_games.win.least > 0:
            mistake = _mistake(suspect, in_games.win, in_games)
        elif in_games is not None and in_games.win.most >= 0:
            turn_outlook = thinker.turn_outlook(ask, view)
            in_turn = turn_outlook and self._tried(suspect, view, turn_outlook, "turn")
            if in_turn and in_turn.worth.least > 0 and in_turn.worth.gain >= LEAST:
                mistake = _mistake(suspect, in_turn.worth, in_games)
                mistake = msgspec.structs.replace(mistake, worlds=in_turn.worlds, this_turn=True)
        return SliceResult(mistake=mistake, rollouts=self.rollouts)

    def _tried(self, suspect: Suspect, view: Imagining, outlook: Outlook, what: str) -> _Trial | None:
        """What the better answer gains, from more worlds where it may be much and these do not say yet how
        much. None where there are too few worlds. what: the purpose, for the key of the worlds."""
        pairs: list[tuple[Prospect, Prospect]] = []
        for part in range(PARTS):
            key = self.key_of(what, suspect.number, part)
            worlds, asked = self.care.confirm, 2 * DEAR * self.care.confirm
            found = tried((suspect.given, suspect.better), view, outlook, worlds, asked, key).found
            given, better = (found.get(one, []) for one in (suspect.given, suspect.better))
            self.rollouts += len(given) + len(better)
            pairs += zip(given, better, strict=True)
            win = _gain_of([better.win - given.win for given, better in pairs])
            if len(pairs) < 2 or win.most < DEAREST or win.half < win.gain / SURELY:
                break
        if len(pairs) < 2:
            return None
        worth = _gain_of([better.worth - given.worth for given, better in pairs])
        return _Trial(win, worth, math.fsum(given.win for given, _ in pairs) / len(pairs), len(pairs))

    def key_of(self, what: str, number: int, seat: int) -> bytes:
        """A key for the worlds of one question; those of another, or for another purpose, are others."""
        return hashlib.sha256(self.key + f"{what} {number} {seat}".encode()).digest()


class _LookingAt(NamedTuple):
    """How answers are first compared. view: of who decides. outlook: how far. what: the purpose, for the key
    of the worlds. gained: what an answer gains there, and its standard error."""

    view: Imagining
    outlook: Outlook
    what: str
    gained: Callable[[Weighed], tuple[float, float]]


class _Gain(NamedTuple):
    """What an answer gains beside another one, with half of its 95 % interval."""

    gain: float
    half: float

    @property
    def least(self) -> float:
        return self.gain - self.half

    @property
    def most(self) -> float:
        return self.gain + self.half


class _Trial(NamedTuple):
    """What a better answer gains in fresh worlds: chance to win, and worth. chance: to win with the answer
    that was given. worlds: in how many both were tried."""

    win: _Gain
    worth: _Gain
    chance: float
    worlds: int


def _gain_of(gains: Sequence[float]) -> _Gain:
    gain, error = mean_and_error(gains)
    return _Gain(gain, Z95 * error)


def _mistake(suspect: Suspect, cost: _Gain, trial: _Trial) -> Mistake:
    """A suspect as a mistake that cost so much."""
    return Mistake(
        suspect.number,
        suspect.turn,
        suspect.seat,
        list(suspect.given),
        list(suspect.better),
        cost.gain,
        cost.half,
        trial.chance,
        trial.worlds,
    )


def _in_games(one: Weighed) -> tuple[float, float]:
    """What an answer gains where games are played to their end, and the standard error of that."""
    return one.gain, one.gain_error


def _in_turns(one: Weighed) -> tuple[float, float]:
    """What an answer gains where only a turn is played to its end, and the standard error of that."""
    return one.ahead, one.ahead_error


_PLAYED: Final = "play"
"""What cards do that are played, in each game that lets several be played by one answer."""


def _only_plays(ask: Ask, given: Answer) -> bool:
    """Whether Treasures, say, were played one by one instead of together: that is no other answer."""
    return bool(given) and all(ask.options[pick].verb == _PLAYED for pick in given) and ask.most > 1

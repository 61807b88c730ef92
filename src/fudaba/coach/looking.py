"""Looks through a game that is over: the chance to win along it, and the answers that cost most.

Everything is judged by what a player could know: in worlds that were possible for them then, not in the one
that lay on the table. An answer is called a mistake only where another one won more in fresh worlds, in which
it had not been chosen for that, and by so much that the 95 % interval of the difference does not hold 0.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from fudaba import games
from fudaba.bots import maker_of
from fudaba.bots.mind import Budget, Outlook, weigh
from fudaba.bots.mind.rollout import roll_out
from fudaba.bots.mind.search import Worlds, mean_and_error
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.record import Record, answers_of, encode, setup_from
from fudaba.kernel.session import Session
from fudaba.kernel.worlds import Imagining, NoWorld

FORMAT: Final = "fudaba-review/1"
Z95: Final = 1.96
"""So many standard errors are half of the 95 % interval."""
DEAR: Final = 30
"""Where the players of a rollout are asked more often than this, there are fewer rollouts."""


class Care(NamedTuple):
    """How carefully a game is looked at. curve: rollouts for each point of it; screen: worlds in which each
    answer is tried beside others at first; suspects: of each player, so many of the dearest answers are tried
    again; confirm: in so many worlds. shown: so many mistakes of each player are told.
    """

    curve: int = 40
    screen: int = 16
    suspects: int = 10
    confirm: int = 120
    shown: int = 5


class Point(msgspec.Struct, frozen=True):
    """The chance to win at the beginning of a turn.

    answers: how many had been given. turn: how many turns had been taken. chances, errors: by seat, as each
    player could know it, and the standard error of that; null where nothing can be said.
    """

    answers: int
    turn: int
    chances: list[float | None]
    errors: list[float | None]


class Mistake(msgspec.Struct, frozen=True):
    """An answer that cost a chance to win.

    number: which answer of the game, from 0. given, better: numbers of options. cost: how much greater the
    chance is with the better one, and half the 95 % interval of that. chance: with the answer that was given.
    worlds: in how many both were tried.
    """

    number: int
    turn: int
    seat: int
    given: list[int]
    better: list[int]
    cost: float
    half: float
    chance: float
    worlds: int


class Review(msgspec.Struct, frozen=True):
    """What was found. of: the digest of the record. seats: whose answers were looked at. weighed: how many.

    rollouts: how many there were. mistakes: the dearest first.
    """

    format: str
    of: str
    seats: list[int]
    care: list[int]
    curve: list[Point]
    mistakes: list[Mistake]
    weighed: int
    rollouts: int


Progress = Callable[[float], None]
"""Called with the share that is done, from 0 to 1."""


class _Suspect(NamedTuple):
    """An answer that looks dear, and where it was given."""

    number: int
    turn: int
    seat: int
    given: Answer
    better: Answer
    dear: float


def digest_of(record: Record) -> str:
    """What a review is kept under."""
    return hashlib.sha256(encode(record)).hexdigest()


def review(
    record: Record,
    *,
    seats: Sequence[int] | None = None,
    care: Care | None = None,
    progress: Progress | None = None,
) -> Review:
    """Look through the game of a record. seats: whose answers, by default everybody's.

    The same record and the same care give the same review. Raises `BadRecord` for a record that cannot be
    run again.
    """
    care = Care() if care is None else care
    whose = list(range(len(record.names))) if seats is None else sorted(set(seats))
    looking = _Looking(record, whose, care, progress)
    looking.look_through()
    mistakes = looking.confirmed()
    return Review(
        FORMAT,
        digest_of(record),
        whose,
        list(care),
        looking.curve,
        mistakes,
        looking.weighed,
        looking.rollouts,
    )


class _Looking:
    """How one game is looked through, twice: to suspect answers, and to try those again that look dear."""

    def __init__(self, record: Record, seats: list[int], care: Care, progress: Progress | None) -> None:
        self.record, self.seats, self.care, self.progress = record, seats, care, progress
        self.game = games.named(record.game)
        self.key = hashlib.sha256(f"review {digest_of(record)}".encode()).digest()
        self.curve: list[Point] = []
        self.suspects: list[_Suspect] = []
        self.weighed = 0
        self.rollouts = 0

    def sessions(self) -> Session:
        """The game at its beginning."""
        return Session(self.game, setup_from(self.game, self.record), list(self.record.names))

    def look_through(self) -> None:
        """Draw the curve, and find what looks dear."""
        session, turns = self.sessions(), -1
        total = max(1, len(self.record.answers))
        for number, answer in enumerate(answers_of(self.record, session.driver)):
            ask = session.ask
            assert ask is not None
            if session.driver.at_rest and session.table.turns_taken() != turns:
                turns = session.table.turns_taken()
                self.curve.append(self.point(session, number, turns))
            if ask.decider in self.seats:
                self.screen(session, ask, number, answer)
            session.answer(answer)
            self.tell(0.7 * (number + 1) / total)

    def point(self, session: Session, number: int, turn: int) -> Point:
        """The chances as a turn begins."""
        chances: list[float | None] = []
        errors: list[float | None] = []
        for seat in range(len(self.record.names)):
            found = self.chance(session, number, seat) if seat in self.seats else None
            chances.append(None if found is None else found[0])
            errors.append(None if found is None else found[1])
        return Point(number, turn, chances, errors)

    def chance(self, session: Session, number: int, seat: int) -> tuple[float, float] | None:
        """The chance of a player to win, and its standard error."""
        view = session.view(seat)
        outlook, worlds = self.outlook(view), Worlds(view, self.key_of("curve", number, seat))
        try:
            found = [
                roll_out(worlds.next(), None, outlook, seat).prospect.win for _ in range(self.care.curve)
            ]
        except NoWorld:
            return None
        self.rollouts += self.care.curve
        return mean_and_error(found)

    def screen(self, session: Session, ask: Ask, number: int, given: Answer) -> None:
        """See whether something else looks better than what was answered."""
        view = session.view(ask.decider)
        outlook = self.outlook(view)
        options = ask.options

        def chosen(answer: Answer) -> tuple[Any, ...]:
            return tuple(sorted(options[pick].same for pick in answer))

        others = [one for one in outlook.candidates(ask, view) if chosen(one) != chosen(given)]
        if not others or (len(others) == 1 and _only_plays(ask, given)):
            return
        self.weighed += 1
        tries = self.care.screen * (len(others) + 1)
        budget = Budget(tries, confirm=0, guard=0.0, asked=DEAR * tries)
        verdict = weigh([given, *others], view, outlook, budget, self.key_of("screen", number, 0))
        self.rollouts += verdict.rollouts
        if verdict.answer != given:
            dear = next(one.gain for one in verdict.weighed if one.answer == verdict.answer)
            turn = session.table.turns_taken()
            self.suspects.append(_Suspect(number, turn, ask.decider, given, verdict.answer, dear))

    def confirmed(self) -> list[Mistake]:
        """The suspects that stand in fresh worlds, the dearest first."""
        tried: dict[int, _Suspect] = {}
        for seat in self.seats:
            dearest = sorted((one for one in self.suspects if one.seat == seat), key=lambda one: -one.dear)
            tried |= {one.number: one for one in dearest[: self.care.suspects]}
        session, found, done = self.sessions(), list[Mistake](), 0
        for number, answer in enumerate(answers_of(self.record, session.driver)):
            if (suspect := tried.get(number)) is not None:
                mistake = self.confirm(session, suspect)
                if mistake is not None:
                    found.append(mistake)
                done += 1
                self.tell(0.7 + 0.3 * done / len(tried))
            session.answer(answer)
        self.tell(1.0)
        found.sort(key=lambda one: -one.cost)
        kept = {seat: [one for one in found if one.seat == seat][: self.care.shown] for seat in self.seats}
        return [one for one in found if one in kept[one.seat]]

    def confirm(self, session: Session, suspect: _Suspect) -> Mistake | None:
        """Try the answer that was given and the better one in worlds of their own."""
        view = session.view(suspect.seat)
        tries = 2 * self.care.confirm
        budget = Budget(tries, confirm=0, guard=0.0, asked=DEAR * tries)
        key = self.key_of("confirm", suspect.number, 0)
        pair = [suspect.given, suspect.better]
        verdict = weigh(pair, view, self.outlook(view), budget, key)
        self.rollouts += verdict.rollouts
        both = {one.answer: one for one in verdict.weighed}
        if suspect.better not in both:
            return None
        better, half = both[suspect.better], Z95 * both[suspect.better].gain_error
        if better.worlds < 2 or better.gain - half <= 0:
            return None
        return Mistake(
            suspect.number,
            suspect.turn,
            suspect.seat,
            list(suspect.given),
            list(suspect.better),
            better.gain,
            half,
            both[suspect.given].win,
            better.worlds,
        )

    def outlook(self, view: Imagining) -> Outlook:
        """How the game is thought ahead in."""
        found: Outlook = maker_of("strong", self.record.game)("review").outlook(view)  # type: ignore[attr-defined] # every bot of that level has one
        return found

    def key_of(self, what: str, number: int, seat: int) -> bytes:
        """A key for the worlds of one question; those of another, or for another purpose, are others."""
        return hashlib.sha256(self.key + f"{what} {number} {seat}".encode()).digest()

    def tell(self, share: float) -> None:
        """Say how much is done."""
        if self.progress is not None:
            self.progress(share)


def _only_plays(ask: Ask, given: Answer) -> bool:
    """Whether Treasures, say, were played one by one instead of together: that is no other answer."""
    return bool(given) and all(ask.options[pick].verb == "play" for pick in given) and ask.most > 1

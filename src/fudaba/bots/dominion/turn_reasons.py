"""What only one answer lets be played this turn, and in what order; or what an answer leaves unplayed.

The rest of the turn is played in some worlds after each of the answers. What is said is so in all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from fudaba.bots.dominion.candidates import MOST, choice_of
from fudaba.bots.dominion.card_payments import pay_of
from fudaba.bots.dominion.own_turn import LONGEST, is_for_this_turn, turn_of
from fudaba.bots.mind import Outlook, Reason
from fudaba.games.dominion.facts.layout import HANDS
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining, NoWorld

WORLDS: Final = 5
MISSED: Final = {"dominion-order": "dominion-missed-order", "dominion-turn": "dominion-missed"}
"""What is said of an answer, and of one that was not given."""
PASSES: Final = frozenset({"end_phase", "end_turn"})
"""Who ends the phase plays nothing more: that need not be said."""


class Course(NamedTuple):
    """How a turn goes on, as far as the hand is concerned: the Actions of it that are played, in this order,
    and the cards of it that are discarded for the first of them to get Actions, by name.

    spurned: Actions of the hand that could be played and were not.
    """

    plays: tuple[str, ...]
    discarded: tuple[str, ...]
    spurned: tuple[str, ...]


class TurnCourses:
    """How a turn goes on in some worlds after each of the answers that a question may be given."""

    def __init__(self, ask: DominionAsk, view: Imagining, outlook: Outlook) -> None:
        self.ask, self.view, self._outlook = ask, view, outlook
        self._found: dict[Answer, list[Course]] = {}
        self._worlds: list[Driver[Any]] = []
        if is_for_this_turn(ask, view):
            try:
                self._worlds = [view.world(bytes([number]) * 32) for number in range(WORLDS)]
            except NoWorld:
                self._worlds = []

    def reasons(self, answer: Answer) -> list[Reason]:
        """What only this answer lets be played; what it does not that another one does; or, inside an effect,
        what it does that some do not."""
        ask = self.ask
        if not self._worlds or any(ask.options[pick].verb in PASSES for pick in answer):
            return []
        options, weighed = ask.options, self._outlook.candidates(ask, self.view)
        others = [one for one in weighed if choice_of(options, one) != choice_of(options, answer)]
        if not others:
            return []
        are_all = ask.most == 1 and len(weighed) < MOST
        if are_all and self._least(answer).total() > max(self._most(one).total() for one in others):
            return self._only_this(answer)
        best = max(others, key=lambda one: self._least(one).total())
        if lost := self._lost(answer, best):
            return [Reason("dominion-unplayed", lost)]
        if ask.kind == "action":
            return []
        gained = max([self._lost(one, answer) for one in others], key=len)
        return [Reason("dominion-playable", gained)] if gained else []

    def missed(self, given: Answer, better: Answer) -> list[Reason]:
        """What the better of two answers lets be played, and in what order, where the other one does not."""
        if not self._worlds or not self._lost(given, better):
            return []
        first, *others = self._only_this(better)
        return [first._replace(name=MISSED[first.name]), *others]

    def _lost(self, answer: Answer, better: Answer) -> tuple[str, ...]:
        """What is played after a better answer and cannot be after this one, save what this one discards."""
        if self._least(better).total() <= self._most(answer).total():
            return ()
        lost = self._least(better) - self._most(answer)
        if self.ask.kind == "discard":
            lost -= Counter(self.ask.options[pick].face for pick in answer)
        return _together([face for face in self._courses(better)[0].plays if lost[face]], lost)

    def _only_this(self, answer: Answer) -> list[Reason]:
        """What is played in all worlds, in the order of the first of them."""
        courses, each = self._courses(answer), self._least(answer)
        orders = [_together(one.plays, each) for one in courses]
        in_order = len(set(each)) > 1 and all(one == orders[0] for one in orders)
        in_order = in_order and all(_in_runs([face for face in one.plays if face in each]) for one in courses)
        found = [Reason("dominion-order" if in_order else "dominion-turn", orders[0])]
        discards = [one.discarded for one in courses if one.discarded]
        if in_order and len(set(discards)) == 1 and 2 * len(discards) > len(courses):
            found.append(Reason("dominion-discarding", discards[0]))
        return found

    def _least(self, answer: Answer) -> Counter[str]:
        """The Actions of the hand that are played after an answer in each of the worlds."""
        least, *others = [Counter(one.plays) for one in self._courses(answer)]
        for one in others:
            least &= one
        return least

    def _most(self, answer: Answer) -> Counter[str]:
        """Those that are or could be played in some of the worlds."""
        most = Counter[str]()
        for one in self._courses(answer):
            most |= Counter(one.plays + one.spurned)
        return most

    def _courses(self, answer: Answer) -> list[Course]:
        found = self._found.get(answer)
        if found is None:
            found = self._found[answer] = [course(self._outlook, world, answer) for world in self._worlds]
        return found


def course(outlook: Outlook, world: Driver[Any], answer: Answer) -> Course:
    """How a turn goes on after an answer, which counts too, in a world."""
    driver = world.fork()
    table = driver.table
    players, turn = outlook.players(driver), turn_of(table)
    driver.forkable = False
    seat = table.state.on_turn
    hand = set(table.state.zones[HANDS[seat]])
    plays, discarded, spurned = list[str](), list[str](), list[str]()
    asked, given = 0, answer
    while asked < LONGEST and (ask := driver.ask) is not None and turn_of(table) == turn:
        asked += 1
        if asked > 1:
            given = players[ask.decider].answer(ask, View(table, ask.decider))
        if ask.owner == seat and ask.kind in ("action", "play", "discard"):
            chosen = [one for pick in given if (one := ask.options[pick]).card in hand]
            hand.difference_update(one.card for one in chosen)
            if ask.kind == "discard":
                if len(plays) == 1 and _gives_actions(plays[0], ask.word):
                    discarded += [one.face for one in chosen]
            elif chosen:
                plays += [one.face for one in chosen]
            else:
                spurned += [one.face for one in ask.options if one.card in hand]
        driver.answer(given)
    return Course(tuple(plays), tuple(discarded), tuple(spurned))


def _gives_actions(id: str, word: str) -> bool:
    """Whether a card that is discarded at a question of this word for an Action gives Actions."""
    pay = pay_of(id, "discard", word)
    return pay is not None and pay.actions > 0


def _together(faces: Iterable[str], counts: Counter[str]) -> tuple[str, ...]:
    """So many cards of each of these names, those of one name together, in the order of the first of each."""
    return tuple(face for face in dict.fromkeys(faces) for _ in range(counts[face]))


def _in_runs(faces: Sequence[str]) -> bool:
    """Whether those of one name stand together."""
    return list(faces) == list(_together(faces, Counter(faces)))


def with_order(order: Sequence[Reason], found: Sequence[Reason]) -> list[Reason]:
    """What `TurnCourses` has found, with the other reasons for an answer: what it lets be played goes before
    them, what it leaves unplayed after the first."""
    if not order:
        return list(found)
    if order[0].name == "dominion-unplayed":
        return [*found[:1], *order, *found[1:]]
    others = [one for one in found if one.name != "dominion-playable"]
    return [*order, *others] if order[0].name != "dominion-playable" else [*others[:1], *order, *others[1:]]

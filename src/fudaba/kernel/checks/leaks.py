"""Leaks: nothing that a viewer receives may depend on what they may not know.

That goes for the questions, too: who is asked, how often and when. A question with only one answer is not
put, but it looks as if it were (`Table.unasked`), so in a world where it has two the same is seen, up to the
moment at which it is answered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from fudaba.kernel.ask import Answer, Ask, IllegalAnswer, Option
from fudaba.kernel.cards import EVERYBODY
from fudaba.kernel.checks.comparing import CheckFailed, difference, started
from fudaba.kernel.drive import Driver
from fudaba.kernel.shown import Public
from fudaba.kernel.table import Table
from fudaba.kernel.twin import alike, exchanged, hidden_from, permuted
from fudaba.kernel.view import SPECTATOR, View, eyes

T = TypeVar("T", bound=Table)


class Compared(NamedTuple):
    """How much a search for leaks has seen.

    worlds: twin worlds in which some card showed another face. views: how often what the viewer
    receives was compared. parted: worlds left before the end, because what another player holds there
    led to another question.
    """

    worlds: int
    views: int
    parted: int

    def plus(self, other: Compared) -> Compared:
        """Both together."""
        return Compared(*(mine + more for mine, more in zip(self, other, strict=True)))


def check_leaks(
    make: Callable[[], Driver[T]],
    answers: Sequence[Answer],
    viewer: int | None = None,
    *,
    ahead: int = 4,
    keys: Sequence[bytes] = (b"twin",),
    infers: Callable[[T], Iterable[int]] | None = None,
    parts: Callable[[Driver[T], Driver[T]], bool] | None = None,
    asks: bool = True,
    received: Received | None = None,
) -> Compared:
    """What a viewer receives is the same, byte for byte, in every world that is possible for them.

    At each question at rest the cards that they may not know, and that do not come to light for them within
    the next answers (one; then `ahead`, and on until the game is at rest again), change places, and
    those answers are given in both worlds. The comparison stops where another player is asked in one world
    and only seems to be in the other, or is asked something else, or has another answer where there is only
    one. What counts as coming to light is where cards lie and `State.show`, not what is told of them.

    viewer: None for each seat and the spectator, one after the other. keys: one more twin world for each.
    infers: the cards that they can infer from what they are told (a player who shows that they have no more
    of a kind), at each moment; they stay where they are. parts: whether two worlds lawfully go apart in
    another way. asks: whether that goes for who is asked, how often and when; if not, worlds go apart where
    others are asked otherwise. received: what the viewer receives, if not what `View` shows them.
    """
    driver, total = started(make), Compared(0, 0, 0)
    viewers = range(SPECTATOR, driver.table.seats) if viewer is None else (viewer,)
    played = _Played(started(make), answers, viewers, received, infers)
    for number in range(len(answers) + 1):
        if driver.at_rest:
            for each in viewers:
                path = _Path(played, driver, each, number, ahead)
                for reach in path.reaches(ahead):
                    for order in (None, *keys):
                        total = total.plus(_compare(driver, path, reach, order, parts, asks=asks))
        if number < len(answers):
            driver.answer(answers[number])
    return total


class Received(Protocol):
    """What a viewer receives: what has been told, what they see, and a question; passed: if it is not put."""

    def __call__(self, table: Table, viewer: int, ask: Ask | None, *, passed: bool) -> bytes: ...


def seen(table: Table, viewer: int, ask: Ask | None, *, passed: bool, public: Public | None = None) -> bytes:
    """What `View` shows a viewer: of a question that is not put only whose it would be.

    public: what all see, if another has looked at that already.
    """
    view = View(table, viewer)
    return msgspec.json.encode(
        {
            "view": view.data(public),
            "asked": (View(table, SPECTATOR) if passed else view).asked(ask),
            "events": [view.event(event) for event in table.events or ()],
        }
    )


class _Passed(NamedTuple):
    """A question that was not put, and what the viewer received if it seemed to be; None if it did not."""

    ask: Ask
    received: bytes | None


class _Moment(NamedTuple):
    """What the viewer has received by an answer; passed: the questions that were not put before it came to
    that."""

    ask: Ask | None
    received: bytes
    passed: list[_Passed]
    at_rest: bool


class _Receives:
    """Takes down what viewers receive."""

    def __init__(self, viewers: Sequence[int], received: Received | None) -> None:
        self._viewers = viewers
        self._received = received
        self._passed: list[tuple[Ask, list[bytes] | None]] = []

    def listen(self, driver: Driver[T]) -> Driver[T]:
        """Begin to take down what comes next. At rest in a copy, which knows no causes of lines told before:
        a viewer who begins to look here has not got them. Nobody goes on with the game that was copied, so
        what has been seen of it need not be looked at again."""
        if driver.at_rest:
            sights = driver.table.sights
            driver = driver.fork()
            driver.table.sights = sights
        table = driver.table
        table.events, table.unasked, table.state.light = [], self._pass(table), {}
        self._passed = []
        return driver

    def moments(self, driver: Driver[Any]) -> list[_Moment]:
        """What each of them has received since `listen`."""
        return [
            _Moment(
                driver.ask,
                received,
                [_Passed(ask, None if those is None else those[place]) for ask, those in self._passed],
                driver.at_rest,
            )
            for place, received in enumerate(self._by_all(driver.table, driver.ask, passed=False))
        ]

    def _by_all(self, table: Table, ask: Ask | None, *, passed: bool) -> list[bytes]:
        if self._received is not None:
            return [self._received(table, viewer, ask, passed=passed) for viewer in self._viewers]
        public = table.public()
        return [seen(table, viewer, ask, passed=passed, public=public) for viewer in self._viewers]

    def _pass(self, table: Table) -> Callable[[Ask], None]:
        def put(ask: Ask) -> None:
            """A question had only one answer, or none."""
            those = self._by_all(table, ask, passed=True) if table.might_be_asked(ask) else None
            self._passed.append((ask, those))

        return put


class _Step(NamedTuple):
    """The game after this many answers. By viewer: what they received, the cards that came to light for them
    by the last answer, and those that they may not know."""

    at_rest: bool
    moments: dict[int, _Moment]
    lit: dict[int, set[int]]
    hidden: dict[int, set[int]]


class _Played(Generic[T]):
    """The game as it went on, once for all paths along it."""

    def __init__(
        self,
        driver: Driver[T],
        answers: Sequence[Answer],
        viewers: Sequence[int],
        received: Received | None,
        infers: Callable[[T], Iterable[int]] | None,
    ) -> None:
        self.answers, self.received = answers, received
        self._viewers, self._infers = viewers, infers
        self._receives = _Receives(viewers, received)
        driver.forkable = False
        self._driver = driver
        self.steps = [self._step(None)]
        for answer in answers:
            self.steps.append(self._step(answer))

    def _step(self, answer: Answer | None) -> _Step:
        moments: list[_Moment] = []
        lit: list[set[int]] = [set() for _ in self._viewers]
        if answer is not None:
            seeing = [eyes(self._driver.table, viewer) for viewer in self._viewers]
            self._driver = self._receives.listen(self._driver)
            self._driver.answer(answer)
            table = self._driver.table
            light: dict[int, int] = table.state.light
            for mine, before, viewer in zip(lit, seeing, self._viewers, strict=True):
                through = before | eyes(table, viewer)
                mine.update(card for card, by in light.items() if by == EVERYBODY or by & through)
            moments = self._receives.moments(self._driver)
        table = self._driver.table
        if self._infers:
            inferred = set(self._infers(table))
            lit = [mine | inferred for mine in lit]
        return _Step(
            self._driver.at_rest,
            dict(zip(self._viewers, moments, strict=False)),
            dict(zip(self._viewers, lit, strict=True)),
            {viewer: set(hidden_from(table, viewer)) for viewer in self._viewers},
        )


class _Path(Generic[T]):
    """The game as it went on from one question at rest, to somebody who has received nothing before."""

    def __init__(self, played: _Played[T], driver: Driver[T], viewer: int, number: int, ahead: int) -> None:
        self.viewer, self.number, self.received = viewer, number, played.received
        self.answers = played.answers[number:]
        self._driver, self._steps = driver, played.steps[number:]
        self._groups: dict[int, list[list[int]]] = {}
        self._rests: dict[int, set[int]] = {}
        """By how many answers the game comes to rest, and the hidden cards that come to light until then."""
        self.hidden = self._steps[0].hidden[viewer]
        if played._infers is not None:
            kept = set(played._infers(driver.table)) & self.hidden
        else:
            kept = set()
        for count, step in enumerate(self._steps):
            if count > 0:
                kept = kept | self.hidden.difference(step.hidden[viewer]) | (self.hidden & step.lit[viewer])
            if step.at_rest:
                self._rests[count] = kept
                if count >= ahead:
                    break

    def reaches(self, ahead: int) -> list[int]:
        """The first moment at rest after one answer and after so many, or else the last one at rest.

        Not one inside an effect that goes on: what has been chosen there may be about to come to light (a
        card that is played once it is said as what), so it is no secret that would have to be kept. And only
        the further of the two where the same cards come to light by it: the way there leads past the other.
        """
        last = max(self._rests)
        near, far = (next((count for count in self._rests if count >= most), last) for most in (1, ahead))
        return [far] if self._rests[near] == self._rests[far] else [near, far]

    def kept(self, reach: int) -> set[int]:
        """The hidden cards that come to light by that moment."""
        return self._rests[reach]

    def groups(self, reach: int) -> list[list[int]]:
        """The other hidden cards: within a group any may lie for any other."""
        if reach not in self._groups:
            table, others = self._driver.table, sorted(self.hidden - self._rests[reach])
            self._groups[reach] = alike(table, others, eyes(table, self.viewer))
        return self._groups[reach]

    def moment(self, count: int) -> _Moment:
        """What the viewer has received by this many answers."""
        return self._steps[count].moments[self.viewer] if count else self._first

    @cached_property
    def _first(self) -> _Moment:
        (first,) = _Receives((self.viewer,), self.received).moments(self._driver)
        return first


def _compare(
    driver: Driver[T],
    path: _Path[T],
    reach: int,
    key: bytes | None,
    parts: Callable[[Driver[T], Driver[T]], bool] | None,
    *,
    asks: bool,
) -> Compared:
    """Walk the path in one twin world, up to a moment, and compare what the viewer receives."""
    table, viewer = driver.table, path.viewer
    if len(path.hidden) - len(path.kept(reach)) < 2:
        return Compared(0, 0, 0)
    cards = table.cards
    new = exchanged(table, path.groups(reach), partial(_far_apart, table) if key is None else key)
    if all(cards[card].face == cards[other].face for card, other in enumerate(new) if card != other):
        return Compared(0, 0, 0)
    receives = _Receives((viewer,), path.received)
    other = Driver(permuted(table, new), forkable=False)
    other = receives.listen(other)
    other.resume()
    straight = driver.fork() if parts else driver
    views = 0
    meant: set[int] = set()
    for count in range(reach + 1):
        moment = path.moment(count)
        (there,) = receives.moments(other)
        if parts and parts(straight, other):
            return Compared(1, views, 1)
        here_seen, there_seen, apart = _until_apart(moment, there, viewer, new)
        if apart and not asks:
            return Compared(1, views, 1)
        if here_seen != there_seen:
            here, elsewhere = msgspec.json.decode(here_seen), msgspec.json.decode(there_seen)
            who = "the spectator" if viewer == SPECTATOR else f"seat {viewer}"
            raise CheckFailed(
                f"after {path.number + count} answers, had cards that {who} may not know changed places "
                f"{count} answers before, they would be told so: {difference(here, elsewhere)}"
            )
        if apart:
            return Compared(1, views, 1)
        views += 1
        if count == reach:
            break
        assert moment.ask is not None
        assert there.ask is not None
        if moment.at_rest:
            meant.clear()
        answer = _translated(moment.ask, path.answers[count], there.ask, new, meant)
        try:
            if answer is None:
                return Compared(1, views, 1)
            other = receives.listen(other)
            other.answer(answer)
        except IllegalAnswer:
            return Compared(1, views, 1)
        if parts:
            straight.answer(path.answers[count])
    return Compared(1, views, 0)


def _far_apart(table: Table, cards: Sequence[int]) -> list[int]:
    """An order of these cards that gives nearly every one another face."""
    faces = [table.cards[card].face for card in cards]
    by_face = sorted(range(len(cards)), key=faces.__getitem__)
    order = [0] * len(cards)
    for place, i in enumerate(by_face):
        order[i] = by_face[(place + (len(cards) + 1) // 2) % len(cards)]
    return order


def _until_apart(here: _Moment, there: _Moment, viewer: int, new: Sequence[int]) -> tuple[bytes, bytes, bool]:
    """What is received in each world where they first differ, or else in the end; and whether they may go
    apart there: somebody else is asked in one world and only seems to be in the other, or is asked something
    else, or has another answer to a question with only one."""
    one, other = here.passed[:], there.passed[:]
    while one and other:
        a, b = one[0], other[0]
        if not _is_same_question(a.ask, b.ask):
            if a.received is None or b.received is None:
                del (one if a.received is None else other)[0]
                continue
        elif not _is_same_answer(a.ask, b.ask, new):
            return (a.received, b.received, True) if a.received and b.received else (b"0", b"0", True)
        seen = a.received or b"0", b.received or b"0"
        if seen[0] != seen[1]:
            return *seen, True
        del one[0], other[0]
    for left in one or other:
        if left.received is not None:
            pair = (left.received, there.received) if one else (here.received, left.received)
            return *pair, True
    kinds = [ask and (ask.owner, ask.decider, ask.kind) for ask in (here.ask, there.ask)]
    others = any(ask is not None and ask.decider != viewer for ask in (here.ask, there.ask))
    return here.received, there.received, kinds[0] != kinds[1] and others


def _is_same_question(one: Ask, other: Ask) -> bool:
    return (one.owner, one.decider, one.kind) == (other.owner, other.decider, other.kind)


def _is_same_answer(one: Ask, other: Ask, new: Sequence[int]) -> bool:
    """Whether the only answer to a question is that to the other, in a world in which cards lie elsewhere."""
    answers = one.forced() or (), other.forced() or ()
    if len(answers[0]) != len(answers[1]):
        return False
    chosen = [one.options[pick] for pick in answers[0]], [other.options[pick] for pick in answers[1]]
    return all(_stands_for(b, a, new) for a, b in zip(*chosen, strict=True))


def _translated(ask: Ask, answer: Answer, other: Ask, new: list[int], meant: set[int]) -> Answer | None:
    """The same answer to the twin world's question: the card that lies there, or else an equal choice.

    From then on the card chosen instead stands for the one that was meant. None where there is no such
    answer, where the card is offered there by another word (the one in play, since another of its name is in
    the hand), or where that very card has already been chosen in this effect and another is offered in its
    place (a player who says at once which Treasures to play means that no other is there).

    meant: the cards chosen since the game was at rest, as they are in the twin world; more are put in.
    """
    picks: list[int] = []
    for pick in answer:
        option = ask.options[pick]
        left = [i for i in range(len(other.options)) if i not in picks]
        found = next((i for i in left if _stands_for(other.options[i], option, new)), None)
        if found is None and option.card >= 0 and any(o.card == new[option.card] for o in other.options):
            return None
        if found is None:
            found = next((i for i in left if other.options[i].same == option.same), None)
            if found is not None and option.card >= 0 and (card := other.options[found].card) >= 0:
                if new[option.card] in meant:
                    return None
                at = new.index(card)
                new[option.card], new[at] = card, new[option.card]
        if found is None:
            return None
        meant.add(other.options[found].card)
        picks.append(found)
    return tuple(picks)


def _stands_for(other: Option, option: Option, new: Sequence[int]) -> bool:
    if option.card < 0:
        return other.card < 0 and other.same == option.same
    verb, _, word, seat, number = option.same
    return other.card == new[option.card] and (verb, word, seat, number) == (
        other.verb,
        other.word,
        other.seat,
        other.number,
    )

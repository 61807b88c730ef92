"""Leaks: nothing that a viewer receives may depend on what they may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec

from fudaba.kernel.ask import Answer, Ask, IllegalAnswer, Option
from fudaba.kernel.cards import EVERYBODY
from fudaba.kernel.checks.comparing import CheckFailed, difference, started
from fudaba.kernel.drive import Driver
from fudaba.kernel.table import Table
from fudaba.kernel.twin import exchange, hidden_from, permuted
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
    viewer: int,
    *,
    ahead: int = 4,
    keys: Sequence[bytes] = (b"twin",),
    infers: Callable[[T], Iterable[int]] | None = None,
    parts: Callable[[Driver[T], Driver[T]], bool] | None = None,
) -> Compared:
    """What a viewer receives is the same, byte for byte, in every world that is possible for them.

    At each question at rest the cards that they may not know, and that do not come to light for them within
    the next answers (one; then `ahead`, and on until the game is at rest again), change places, and
    those answers are given in both worlds. The comparison stops where another player's question is
    another one there. What counts as coming to light is where cards lie and `State.show`, not
    what is told of them.

    keys: one more twin world for each. infers: the cards that they can infer from what they are told (whoever
    shows that they have no more of a kind), at each moment; they stay where they are. parts: whether
    two worlds lawfully go apart in another way.
    """
    driver, total = started(make), Compared(0, 0, 0)
    for number in range(len(answers) + 1):
        if driver.at_rest:
            path = _Path(driver.fork(), answers, number, viewer, ahead, infers)
            for reach in sorted({path.reach(1), path.reach(ahead)}):
                for order in (None, *keys):
                    total = total.plus(_compare(driver, path, reach, order, parts))
        if number < len(answers):
            driver.answer(answers[number])
    return total


class _Moment(NamedTuple):
    """What the viewer has received by an answer.

    lit: the cards that have come to light for them until then. unasked: the questions to
    others that had only one answer, since the answer before.
    """

    ask: Ask | None
    received: bytes
    unasked: list[tuple[int, int, str]]
    at_rest: bool
    lit: set[int]


class _Path:
    """The game as it went on from one question, and what the viewer received on the way."""

    def __init__(
        self,
        driver: Driver[T],
        answers: Sequence[Answer],
        number: int,
        viewer: int,
        ahead: int,
        infers: Callable[[T], Iterable[int]] | None,
    ) -> None:
        self.viewer, self.number, self.answers = viewer, number, answers[number:]
        table = driver.table
        hidden, lit = set(hidden_from(table, viewer)), set(infers(table) if infers else ())
        _listen(driver)
        self.moments = [_moment(driver, viewer, lit)]
        for count, answer in enumerate(self.answers):
            if count >= ahead and driver.at_rest:
                break
            seeing = eyes(table, viewer)
            driver.answer(answer)
            seeing |= eyes(table, viewer)
            light: dict[int, int] = table.state.light
            lit = lit | {card for card, by in light.items() if by == EVERYBODY or by & seeing}
            lit |= hidden.difference(hidden_from(table, viewer))
            if infers:
                lit.update(infers(table))
            self.moments.append(_moment(driver, viewer, lit))

    def reach(self, answers: int) -> int:
        """The first moment at rest after so many answers, or the last there is."""
        last = len(self.moments) - 1
        return next((i for i in range(min(answers, last), last) if self.moments[i].at_rest), last)


def _listen(driver: Driver[Any]) -> None:
    table = driver.table
    table.events, table.unasked, table.state.light = [], [], {}


def _moment(driver: Driver[Any], viewer: int, lit: set[int]) -> _Moment:
    """Take down what the viewer has received since it was last taken down."""
    table, view = driver.table, View(driver.table, viewer)
    received = msgspec.json.encode(
        {
            "view": view.data(),
            "asked": view.asked(driver.ask),
            "events": [view.event(event) for event in table.events or ()],
        }
    )
    unasked = [(ask.owner, ask.decider, ask.kind) for ask in table.unasked or () if ask.decider != viewer]
    _listen(driver)
    return _Moment(driver.ask, received, unasked, driver.at_rest, lit)


def _compare(
    driver: Driver[T],
    path: _Path,
    reach: int,
    key: bytes | None,
    parts: Callable[[Driver[T], Driver[T]], bool] | None,
) -> Compared:
    """Walk the path in one twin world, up to a moment, and compare what the viewer receives."""
    table, viewer, moments = driver.table, path.viewer, path.moments
    lit = moments[reach].lit
    new = exchange(table, viewer, lit, partial(_far_apart, table) if key is None else key)
    if all(table.cards[card].face == table.cards[other].face for card, other in enumerate(new)):
        return Compared(0, 0, 0)
    other = Driver(permuted(table, new))
    _listen(other)
    other.resume()
    straight = driver.fork() if parts else driver
    views = 0
    for count, moment in enumerate(moments[: reach + 1]):
        there = _moment(other, viewer, set())
        if _gone_apart(moment, there, viewer) or (parts and parts(straight, other)):
            return Compared(1, views, 1)
        if there.received != moment.received:
            here, seen = msgspec.json.decode(moment.received), msgspec.json.decode(there.received)
            who = "the spectator" if viewer == SPECTATOR else f"seat {viewer}"
            raise CheckFailed(
                f"after {path.number + count} answers, had cards that {who} may not know changed places "
                f"{count} answers before, they would be told so: {difference(here, seen)}"
            )
        views += 1
        if count == reach:
            break
        assert moment.ask is not None
        assert there.ask is not None
        answer = _translated(moment.ask, path.answers[count], there.ask, new)
        try:
            if answer is None:
                return Compared(1, views, 1)
            other.answer(answer)
        except IllegalAnswer:
            return Compared(1, views, 1)
        if parts:
            straight.answer(path.answers[count])
    return Compared(1, views, 0)


def _far_apart(table: Table, cards: Sequence[int]) -> list[int]:
    """An order of these cards that gives nearly every one another face."""
    by_face = sorted(range(len(cards)), key=lambda i: table.cards[cards[i]].face)
    order = [0] * len(cards)
    for place, i in enumerate(by_face):
        order[i] = by_face[(place + (len(cards) + 1) // 2) % len(cards)]
    return order


def _gone_apart(here: _Moment, there: _Moment, viewer: int) -> bool:
    """Whether somebody else than the viewer is, or was, asked in one world and not in the other."""
    asked = [ask and (ask.owner, ask.decider, ask.kind) for ask in (here.ask, there.ask)]
    others = any(ask is not None and ask.decider != viewer for ask in (here.ask, there.ask))
    return here.unasked != there.unasked or (asked[0] != asked[1] and others)


def _translated(ask: Ask, answer: Answer, other: Ask, new: Sequence[int]) -> Answer | None:
    """The same answer to the twin world's question: the card that lies there, or else an equal choice."""
    picks: list[int] = []
    for pick in answer:
        option = ask.options[pick]
        left = [i for i in range(len(other.options)) if i not in picks]
        found = next((i for i in left if _stands_for(other.options[i], option, new)), None)
        if found is None:
            found = next((i for i in left if other.options[i].same == option.same), None)
        if found is None:
            return None
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

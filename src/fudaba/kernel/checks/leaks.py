"""Leaks: nothing that a viewer receives may depend on what they may not know.

That goes for the questions, too: who is asked, how often and when. A question with only one answer is not
put, but it looks as if it were (`Table.unasked`), so in a world where it has two the same is seen, up to the
moment at which it is answered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from fudaba.kernel.ask import Answer, IllegalAnswer
from fudaba.kernel.cards import EVERYBODY, Card
from fudaba.kernel.checks.comparison import CheckFailed, difference, started
from fudaba.kernel.checks.recorder import Moment, Received, Recorder
from fudaba.kernel.checks.twin_moments import translated, until_apart
from fudaba.kernel.dice import permutation
from fudaba.kernel.drive import Driver
from fudaba.kernel.table import Table
from fudaba.kernel.twin import alike, hidden_from, permuted
from fudaba.kernel.view import SPECTATOR, eyes

T = TypeVar("T", bound=Table)


class SearchCounts(NamedTuple):
    """How much a search for leaks has seen."""

    worlds: int
    """Twin worlds in which some card showed another face."""
    views: int
    """How often what the viewer receives was compared."""
    parted: int
    """Worlds left before the end, because what another player holds there led to another question."""

    def plus(self, other: SearchCounts) -> SearchCounts:
        """Both together."""
        return SearchCounts(*(mine + more for mine, more in zip(self, other, strict=True)))


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
) -> SearchCounts:
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
    driver, total = started(make), SearchCounts(0, 0, 0)
    viewers = range(SPECTATOR, driver.table.seats) if viewer is None else (viewer,)
    played = _Played(driver, answers, viewers, received, infers)
    for number, step in enumerate(played.steps):
        if step.rest is None:
            continue
        rest = _Rest(played, step.rest, number)
        played.look_at(step.rest.table.cards)
        # Several viewers may not know the same cards: the twin world is made once for all of them.
        worlds: dict[tuple[int, tuple[int, ...]], list[_Path[T]]] = {}
        for each in viewers:
            path = _Path(rest, each, ahead)
            for reach in path.reaches(ahead):
                for key in (None, *keys):
                    new = path.twin(reach, key)
                    if new is not None:
                        worlds.setdefault((reach, new), []).append(path)
        if worlds:
            rest.look()
        for (reach, new), paths in worlds.items():
            total = total.plus(_compare(rest, paths, reach, [*new], parts, asks=asks))
    return total


class _Step(NamedTuple):
    """The game after this many answers."""

    rest: Driver[Any] | None
    """A copy of the game, if it is at rest there."""
    moments: dict[int, Moment]
    """By viewer, what they received."""
    lit: dict[int, set[int]]
    """By viewer, the numbers of the cards that came to light by the last answer."""
    hidden: dict[int, set[int]]
    """By viewer, the numbers of the cards that they may not know."""


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
        self.viewers, self.infers = viewers, infers
        self.faces: list[str] = []
        """The face of each card at the table where twin worlds are looked for now."""
        self._cards: Sequence[Card] = ()
        self._placed: dict[tuple[bytes | None, int, tuple[int, ...]], list[int]] = {}
        self._receives = Recorder(viewers, received)
        driver.forkable = False
        self._driver = driver
        self.steps = [self._step(None)]
        for answer in answers:
            self.steps.append(self._step(answer))

    def _step(self, answer: Answer | None) -> _Step:
        moments: list[Moment] = []
        lit: list[set[int]] = [set() for _ in self.viewers]
        if answer is not None:
            seeing = [eyes(self._driver.table, viewer) for viewer in self.viewers]
            self._driver = self._receives.listen(self._driver)
            self._driver.answer(answer)
            table = self._driver.table
            light: dict[int, int] = table.state.light
            for mine, before, viewer in zip(lit, seeing, self.viewers, strict=True):
                through = before | eyes(table, viewer)
                mine.update(card for card, by in light.items() if by == EVERYBODY or by & through)
            moments = self._receives.moments(self._driver)
        table = self._driver.table
        if self.infers:
            inferred = set(self.infers(table))
            lit = [mine | inferred for mine in lit]
        return _Step(
            self._rest(),
            dict(zip(self.viewers, moments, strict=False)),
            dict(zip(self.viewers, lit, strict=True)),
            {viewer: set(hidden_from(table, viewer)) for viewer in self.viewers},
        )

    def _rest(self) -> Driver[T] | None:
        """The game as it is now, if it is at rest: where twin worlds begin. It looks as it has been seen."""
        if not self._driver.at_rest:
            return None
        rest = self._driver.fork()
        sights = self._driver.table.sights
        rest.table.sights = sights.copy() if sights is not None else None
        return rest

    def look_at(self, cards: Sequence[Card]) -> None:
        """Look for twin worlds of a table with these cards: others may have come into the game."""
        if cards is not self._cards:
            self._cards, self.faces = cards, [card.face for card in cards]
            self._placed.clear()

    def placed(self, cards: Sequence[int], number: int, key: bytes | None) -> list[int]:
        """The cards of a group, by its number, that come to lie where these lie: by this key, or so that
        nearly every one has another face. Found once, since from question to question most groups stay."""
        found = self._placed.get(what := (key, number, tuple(cards)))
        if found is None:
            if key is None:
                order = _far_apart([self.faces[card] for card in cards])
            else:
                order = permutation(key, number, len(cards))
            found = self._placed[what] = [cards[pick] for pick in order]
        return found


class _Rest(Generic[T]):
    """The game at rest, after so many answers. driver: not to be changed; it keeps what viewers see of it."""

    def __init__(self, played: _Played[T], driver: Driver[T], number: int) -> None:
        self.played, self.driver, self.number = played, driver, number
        self.moments: dict[int, Moment] = {}
        """By viewer, what somebody receives who begins to look here."""

    def look(self) -> None:
        """Let all viewers look at it."""
        played = self.played
        moments = Recorder(played.viewers, played.received).moments(self.driver)
        self.moments = dict(zip(played.viewers, moments, strict=True))


class _Path(Generic[T]):
    """The game as it went on from one question at rest, to somebody who has received nothing before."""

    def __init__(self, rest: _Rest[T], viewer: int, ahead: int) -> None:
        self.viewer, self._rest, played = viewer, rest, rest.played
        self._steps = played.steps[rest.number :]
        self._groups: dict[int, list[list[int]]] = {}
        self._rests: dict[int, set[int]] = {}
        """By how many answers the game comes to rest, and the hidden cards that come to light until then."""
        self.hidden = self._steps[0].hidden[viewer]
        if played.infers is not None:
            kept = set(played.infers(rest.driver.table)) & self.hidden
        else:
            kept = set()
        for count, step in enumerate(self._steps):
            if count > 0:
                kept = kept | self.hidden.difference(step.hidden[viewer]) | (self.hidden & step.lit[viewer])
            if step.rest is not None:
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

    def twin(self, reach: int, key: bytes | None) -> tuple[int, ...] | None:
        """Which card comes to lie where each card lies, in a twin world up to that moment; None where no card
        shows another face. The cards that come to light by then stay, the others change places by this key,
        or so that nearly every one has another face.
        """
        if len(self.hidden) - len(self._rests[reach]) < 2:
            return None
        faces, placed = self._rest.played.faces, self._rest.played.placed
        new = list(range(len(faces)))
        for number, group in enumerate(self._grouped(reach)):
            if len(group) > 1:
                for card, other in zip(group, placed(group, number, key), strict=True):
                    new[card] = other
        return tuple(new) if [faces[card] for card in new] != faces else None

    def _grouped(self, reach: int) -> list[list[int]]:
        """The hidden cards that do not come to light by then: within a group any may lie for any other."""
        if reach not in self._groups:
            table, others = self._rest.driver.table, sorted(self.hidden - self._rests[reach])
            self._groups[reach] = alike(table, others, eyes(table, self.viewer))
        return self._groups[reach]

    def moment(self, count: int) -> Moment:
        """What the viewer has received by this many answers."""
        return (self._steps[count] if count else self._rest).moments[self.viewer]


def _compare(
    rest: _Rest[T],
    paths: list[_Path[T]],
    reach: int,
    new: list[int],
    parts: Callable[[Driver[T], Driver[T]], bool] | None,
    *,
    asks: bool,
) -> SearchCounts:
    """Walk in one twin world, up to a moment, and compare what these viewers receive.

    A zone in which no card has changed places looks as it does in the game, and is not looked at again
    before something moves: its list, the stamps of its cards and what is known of them are all that a view
    shows of it (`sights`).
    """
    driver, answers = rest.driver, rest.played.answers[rest.number :]
    worlds = len(paths)
    receives = Recorder([path.viewer for path in paths], rest.played.received)
    other = Driver(permuted(driver.table, new), forkable=False)
    sights = driver.table.sights
    other.table.sights = sights.copy() if sights is not None else None
    receives.begin(other.table)
    other.resume()
    straight = driver.fork() if parts else driver
    views = 0
    meant: set[int] = set()
    moved = [card for card, there in enumerate(new) if card != there]
    for count in range(reach + 1):
        there = receives.moments(other)
        if parts and parts(straight, other):
            return SearchCounts(worlds, views, len(paths))
        together = []
        for path, elsewhere in zip(paths, there, strict=True):
            one, another, apart = until_apart(path.moment(count), elsewhere, path.viewer, new)
            if not apart:
                views += 1
                together.append(path)
            elif not asks:
                continue
            if one != another:
                raise _leak(path.viewer, rest.number, count, one, another)
        paths = together
        if count == reach or not paths:
            return SearchCounts(worlds, views, worlds - len(paths))
        moment = paths[0].moment(count)
        assert moment.ask is not None
        assert other.ask is not None
        if moment.at_rest:
            meant.clear()
        answer = translated(moment.ask, answers[count], other.ask, new, meant, rest.played.faces)
        if answer is None:
            break
        receives.viewers = [path.viewer for path in paths]
        before = [eyes(other.table, path.viewer) for path in paths]
        try:
            other = receives.listen(other)
            other.answer(answer)
        except IllegalAnswer:
            break
        paths = [
            path
            for path, eyed in zip(paths, before, strict=True)
            if not _lit(other.table, path.viewer, eyed, moved)
        ]
        receives.viewers = [path.viewer for path in paths]
        if parts:
            straight.answer(answers[count])
    return SearchCounts(worlds, views, worlds)


def _lit(table: Table, viewer: int, before: int, moved: Iterable[int]) -> bool:
    """Whether one of these cards has rightly come to light for a viewer by the last answer.

    before: through whose eyes they saw before it.
    """
    light: Mapping[int, int] = table.state.light
    through = before | eyes(table, viewer)
    return any((by := light.get(card, 0)) == EVERYBODY or by & through for card in moved)


def _leak(viewer: int, number: int, count: int, one: bytes, another: bytes) -> CheckFailed:
    """What a viewer is told by the difference of what they receive in two worlds."""
    here, elsewhere = msgspec.json.decode(one), msgspec.json.decode(another)
    who = "the spectator" if viewer == SPECTATOR else f"seat {viewer}"
    return CheckFailed(
        f"after {number + count} answers, had cards that {who} may not know changed places "
        f"{count} answers before, they would be told so: {difference(here, elsewhere)}"
    )


def _far_apart(faces: Sequence[str]) -> list[int]:
    """An order of cards with these faces that gives nearly every one another face."""
    by_face = sorted(range(len(faces)), key=faces.__getitem__)
    half = (len(faces) + 1) // 2
    order = [0] * len(faces)
    for i, other in zip(by_face, by_face[half:] + by_face[:half], strict=True):
        order[i] = other
    return order

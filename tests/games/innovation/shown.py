"""What the scenarios of Innovation show of the effects of its cards, as their games tell it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts import registry
from fudaba.games.innovation.facts.printed import every_card
from fudaba.games.innovation.facts.registry import COMPEL, DEMAND, DOGMA, ECHO, INSPIRE, WHEN, WOULD, Run
from fudaba.kernel.events import Event
from fudaba.kernel.session import Session
from fudaba.lab import Scenario, run
from tests.scenarios.checks import HERE, documents, read

EXECUTED = "executed"
"""It did something; a karma effect took place."""
HIT, SPARED = "hit", "spared"
"""A demand or compel befell somebody; it did not befall somebody."""
SHARED, ALONE = "shared with the bonus", "without the bonus"
"""Somebody gained by a shared effect, and its launcher drew for that; its launcher drew nothing."""
WANTED = {
    DEMAND: (HIT, SPARED),
    COMPEL: (HIT, SPARED),
    DOGMA: (EXECUTED, SHARED, ALONE),
    ECHO: (EXECUTED, SHARED, ALONE),
    INSPIRE: (EXECUTED,),
    WHEN: (EXECUTED,),
    WOULD: (EXECUTED,),
}
"""What there must be of each kind of effect. Those karma effects that change a value, or let a decree be
issued, are never executed."""
_ONLY_SEEN = ("reveals", "looks", "proves")
"""What changes nothing."""


class Written(NamedTuple):
    """An effect as it is written: once for all editions in which it is the same."""

    card: str
    kind: str
    number: int
    run: Run


class Seen(NamedTuple):
    """Something that a game shows of an effect."""

    run: Run
    what: str


@cache
def written() -> dict[Written, list[str]]:
    """All effects that are executed, of the cards that are in the game, each with its editions."""
    found: dict[Written, list[str]] = {}
    for card in every_card().values():
        for edition in card.faces:
            if registry.is_whole(card, edition):
                own = [(e.kind, e.number, e.run) for e in registry.effects_of(card, edition)]
                karmas = [(k.kind, k.number, k.run) for k in registry.karmas_of(card, edition)]
                for kind, number, run_ in (*own, *karmas):
                    if kind in WANTED and run_ is not None:
                        found.setdefault(Written(card.id, kind, number, run_), []).append(edition)
    return found


@cache
def shown() -> dict[Seen, list[Scenario]]:
    """All that the scenarios show, each with the scenarios that show it."""
    all_shown: dict[Seen, list[Scenario]] = defaultdict(list)
    for scenario in map(read, documents(HERE / "innovation")):
        if isinstance(scenario, Scenario):
            seen = {one for game in run(scenario).games for one in shown_by(game)}
            for one in seen:
                all_shown[one].append(scenario)
    return dict(all_shown)


def shown_by(game: Session) -> Iterator[Seen]:
    """What one game shows."""
    log = _Log(game)
    for index, event in enumerate(game.events):
        if event.kind == "activates":
            yield from log.activated(index)
        elif event.kind == "karma":
            for karma in log.t.cards[event.cards[0].card].karmas:
                if karma.number == event.number and karma.run is not None:
                    yield Seen(karma.run, EXECUTED)
        elif event.kind == "is_inspired" and log.tells(index):
            yield Seen(log.effect(event.cards[0].card, INSPIRE, 1), EXECUTED)


class _Log:
    """What is told of a game, as the tree that it is."""

    def __init__(self, game: Session) -> None:
        table = game.table
        assert isinstance(table, Innovation)
        self.t = table
        self.events = game.events
        self.below: dict[int, list[int]] = defaultdict(list)
        for index, event in enumerate(game.events):
            self.below[event.cause].append(index)

    def tells(self, index: int) -> bool:
        """Whether anything happened because of a line."""
        return any(self.events[i].kind not in _ONLY_SEEN or self.tells(i) for i in self.below[index])

    def effect(self, card: int, kind: str, number: int) -> Run:
        """What carries out an effect of a card."""
        runs = (e.run for e in self.t.cards[card].effects if e.kind == kind and e.number == number)
        return next(runs)

    def activated(self, index: int) -> Iterator[Seen]:
        """What the activation of a card shows."""
        event = self.events[index]
        lines = [(i, self.events[i]) for i in self.below[index]]
        times = 2 if event.cause >= 0 and self.events[event.cause].kind == "endorses" else 1
        for kind in (DEMAND, COMPEL):
            yield from self._demanded(event, kind, lines, times)
        bonus = any(line.kind == "earns_bonus" for _, line in lines)
        for run_, indices in self._shared(event.cards[0].card, lines, times):
            shares = [i for i in indices if self.events[i].kind == "shares"]
            gained = [i for i in shares if self.t.team(self.events[i].seat) != self.t.team(event.seat)]
            if any(self.tells(i) for i in indices):
                yield Seen(run_, EXECUTED)
            if bonus and any(self.tells(i) for i in gained):
                yield Seen(run_, SHARED)
            if not bonus and len(indices) > len(shares):
                yield Seen(run_, ALONE)

    def _demanded(
        self, event: Event, kind: str, lines: Iterable[tuple[int, Event]], times: int
    ) -> Iterator[Seen]:
        """What is seen of the demands or compels. A second one of a card hits the same players once more."""
        runs = [e.run for e in self.t.cards[event.cards[0].card].effects if e.kind == kind]
        hit: dict[int, list[int]] = defaultdict(list)
        for i, line in lines:
            if line.kind == kind + "s":
                hit[line.whom].append(i)
        for indices in hit.values():
            for count, i in enumerate(indices):
                if self.below[i]:
                    yield Seen(runs[count // times], HIT)
        immune = any(line.kind == "is_immune" for _, line in lines)
        if immune if kind == DEMAND else len(hit) < self.t.seats - 1:
            yield from (Seen(run_, SPARED) for run_ in runs)

    def _shared(
        self, own: int, lines: Iterable[tuple[int, Event]], times: int
    ) -> Iterator[tuple[Run, list[int]]]:
        """The effects that were shared or executed, each with its lines; its launcher's come last.

        A card's echo effect, which comes first, has the same number as the first effect of its text.
        """
        groups: list[list[int]] = []
        finished = times
        for i, line in lines:
            if line.kind in ("shares", "executes"):
                last = self.events[groups[-1][-1]] if groups else None
                same = last is not None and (last.cards[0].card, last.number) == (
                    line.cards[0].card,
                    line.number,
                )
                if not same or finished == times:
                    groups.append([])
                    finished = 0
                groups[-1].append(i)
                finished += line.kind == "executes"
        seen: set[int] = set()
        for group in groups:
            card, number = self.events[group[0]].cards[0].card, self.events[group[0]].number
            kinds = {e.kind for e in self.t.cards[card].effects if e.number == number} & {DOGMA, ECHO}
            dogma = DOGMA in kinds and (ECHO not in kinds or (card == own and card in seen))
            seen.add(card)
            if kinds:
                yield self.effect(card, DOGMA if dogma else ECHO, number), group

"""Whole games between a list and what was distilled from it: what makes more of a turn may still win less."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from fudaba.arena.run.executor import Executor
from fudaba.bots.mind.chances import interval
from fudaba.dominion_study.distilling.contenders import Contender, Pairing, play_pairings
from fudaba.dominion_study.search.matches import MatchResult, MatchSetup


class Share(NamedTuple):
    """What was won of some games, a tie as half."""

    won: float = 0.0
    games: int = 0

    @property
    def share(self) -> float:
        """From 0 to 1; half where nothing was played."""
        return self.won / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return interval(self.won, self.games)

    def plain(self) -> dict[str, object]:
        """For JSON."""
        return {"won": self.share, "interval": self.interval, "games": self.games}


NOTHING: Final = Share()


class Races:
    """Plays contenders against each other on the same deals, both from both seats.

    setup: where they are played. games: how many have been. stopped: whether Ctrl-C was pressed: nothing more
    is played then.
    """

    def __init__(self, setup: MatchSetup, executor: Executor) -> None:
        self.setup = setup
        self._executor: Final = executor
        self.games = 0
        self.stopped = False

    def meet(
        self,
        one: Contender,
        other: Contender,
        deals: range,
        progress: Callable[[Share], None] | None = None,
    ) -> Share:
        """What one contender wins of another, from both seats; of whole deals where it is stopped."""
        if self.stopped:
            return NOTHING
        pairings = [
            pairing for deal in deals for pairing in (Pairing(one, other, deal), Pairing(other, one, deal))
        ]
        found = NOTHING
        results = self._results(pairings)
        try:
            for first, second in zip(results, results, strict=True):
                found = Share(found.won + first.win + second.other.win, found.games + 2)
                if progress is not None:
                    progress(found)
        except KeyboardInterrupt:
            self.stopped = True
        self.games += found.games
        return found

    def _results(self, pairings: Sequence[Pairing]) -> Iterator[MatchResult]:
        return iter(self._executor.map(partial(play_pairings, self.setup), pairings))

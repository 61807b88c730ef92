"""Plays the matches of a study on an executor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from types import TracebackType

from fudaba.arena.run.executor import executor_of
from fudaba.dominion_study.search import Match, MatchResult, MatchSetup, play


class MatchPlayer:
    """Plays matches, on several processes or a cluster (see `executor_of`), until the study is done."""

    def __init__(self, workers: int | None = 1, cluster: str = "") -> None:
        self._executor = executor_of(workers, cluster)

    def __enter__(self) -> MatchPlayer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._executor.close()

    def play(self, setup: MatchSetup, matches: Sequence[Match]) -> list[MatchResult]:
        """See `finding.Player`: the outcomes in the order of the matches.

        Raises `BadSetup` where a card that somebody has written stops a game.
        """
        return list(self.map(setup, matches))

    def map(self, setup: MatchSetup, matches: Sequence[Match]) -> Iterator[MatchResult]:
        """The same, some outcomes at a time, as soon as they and all before them are known."""
        return self._executor.map(partial(play, setup), matches)

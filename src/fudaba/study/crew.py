"""Who plays the games of a study."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from types import TracebackType

from fudaba.arena.crew import crew_of
from fudaba.bots.dominion.finding import Board, Match, Outcome, play


class Crew:
    """Plays matches, on several processes or a cluster (see `crew_of`), until the study is done."""

    def __init__(self, workers: int = 1, cluster: str = "") -> None:
        self._crew = crew_of(workers, cluster)

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._crew.close()

    def play(self, board: Board, matches: Sequence[Match]) -> list[Outcome]:
        """See `finding.Player`: the outcomes in the order of the matches.

        Raises `BadSetup` where a card that somebody has written stops a game.
        """
        return list(self.in_turn(board, matches))

    def in_turn(self, board: Board, matches: Sequence[Match]) -> Iterator[Outcome]:
        """The same, some outcomes at a time, as soon as they and all before them are known."""
        return self._crew.in_turn(partial(play, board), matches)

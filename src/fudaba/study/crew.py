"""Who plays the games of a study."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import TracebackType

from fudaba import card_files
from fudaba.arena.crew import crew_of
from fudaba.bots.dominion.finding import Board, Match, Outcome, play
from fudaba.kernel.game import BadSetup


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
        return self._crew.each(partial(_played, board), matches)


def _played(board: Board, matches: Sequence[Match]) -> list[Outcome]:
    """Said here, since an error that comes from another process does not tell where it came up."""
    try:
        return play(board, matches)
    except Exception as error:
        if (broken := card_files.broken(error)) is None:
            raise
        where, function, what = broken
        raise BadSetup("problem-cards-stopped", where=where, function=function, what=what) from None

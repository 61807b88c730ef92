"""Thousands of games between bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fudaba.arena.figures.standing import Result
from fudaba.arena.simulate import Progress
from fudaba.arena.simulate import simulate as play_games
from fudaba.bots import names_in
from fudaba.bots.makers import BotLike
from fudaba.games import named
from fudaba.text.names import options_by_id


def simulate(
    game: str,
    bots: str | Sequence[BotLike],
    games: int = 100,
    *,
    seed: str | int = "0",
    workers: int = 1,
    cluster: str = "",
    tell: bool = False,
    until_settled: bool = False,
    progress: Progress | None = None,
    **options: Any,
) -> Result:
    """Play games between bots, one at each seat; they change seats from game to game.

    bots: a list of names, files, classes, objects or functions (see `BotLike`), or names in one text with
    commas between them: "big-money,random". The same seed gives the same result with any number of workers,
    and on a Ray cluster (its address, or "auto"), unless a bot remembers earlier games: an object plays all
    its games itself with one worker, and is copied to the processes of several.
    tell: with a `Result.story` of figures by turn and uses of cards, and `Result.rows()`; it takes twice as
    long. until_settled: of two bots: stop once it is clear who is better. progress: called with the number
    of games that have been played since the last call. options: those of the table, as for `new_game`.

    Raises `BadSetup` for what cannot be, also for a bot that cannot be sent to the other processes (it cannot
    be pickled, or was defined in an interactive session), and TypeError for what is no bot; a game that stops
    with an error is counted and kept (`Result.failed`).

    >>> import fudaba
    >>> result = fudaba.simulate("dominion", ["big-money", "random"], 20, kingdom="quiet_street")
    >>> result.games, result.errors, result.bots[0].name
    (20, 0, 'big-money')
    """
    given = options_by_id(named(game), options)
    return play_games(
        game,
        names_in(bots) if isinstance(bots, str) else bots,
        games,
        seed=str(seed),
        workers=workers,
        cluster=cluster,
        options=given,
        progress=progress,
        tell=tell,
        until_settled=until_settled,
    )

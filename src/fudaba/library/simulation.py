"""Thousands of games between bots, or of bots alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fudaba.arena.dominion.solitaire import GAME
from fudaba.arena.figures.counts import Result
from fudaba.arena.simulate import Progress
from fudaba.arena.simulate import simulate as play_games
from fudaba.arena.solitaire import Solitaire
from fudaba.arena.solitaire import solitaire as play_alone
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


def solitaire(
    bots: str | Sequence[BotLike],
    games: int = 100,
    *,
    seed: str | int = "0",
    workers: int = 1,
    cluster: str = "",
    progress: Progress | None = None,
    **options: Any,
) -> list[Solitaire]:
    """Let each bot play Dominion alone, all on the same deals: how fast and how reliable its deck is.

    Of each comes what its turns made (`turns`) and when it had its Provinces (`provinces`, `turn_of(4)`). The
    other seat does nothing. Arguments are those of `simulate`.

    >>> import fudaba
    >>> alone = fudaba.solitaire("big-money,big-money-smithy", 50, kingdom="quiet_street")
    >>> [round(one.turn_of(4)) for one in alone]
    [17, 15]
    """
    return play_alone(
        names_in(bots) if isinstance(bots, str) else bots,
        games,
        seed=str(seed),
        workers=workers,
        cluster=cluster,
        options=options_by_id(named(GAME), options),
        progress=progress,
    )

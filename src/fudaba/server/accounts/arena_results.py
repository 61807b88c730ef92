"""Results of bots in the arena, in the form of a table's results, so that they can be rated."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from fudaba.arena.contest.contest import Contest
from fudaba.server.protocol.texts import NO_TEXT
from fudaba.server.table.results import Result, SeatResult


def results(found: Contest) -> Iterator[Result]:
    """Each game that ended, in a random order: ratings follow the last games most.

    A bot that had all seats of a team is one player here, as it is in the arena.
    """
    order = sorted(found.ended, key=lambda game: (game.seed, game.bots))
    Random(found.game).shuffle(order)
    for game in order:
        seats = [
            SeatResult(
                name=found.bots[bot],
                kind="bot",
                bot=found.bots[bot],
                token="",
                figure=round(score),
                won=place == 1,
                team=side,
                place=place - 1,
            )
            for side, (bot, place, score) in enumerate(zip(game.bots, game.places, game.scores, strict=True))
        ]
        yield Result(
            game=found.game,
            seats=seats,
            turns=game.turns,
            about=NO_TEXT,
            decided=None,
            few=False,
            listed=False,
            goes_on=False,
            rated=True,
        )

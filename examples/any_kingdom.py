"""One policy for every kingdom of Dominion: it scores the rows of what may be chosen.

    python examples/any_kingdom.py --games 300 --measured 200          # some minutes of one core

It needs `pip install "fudaba-core[research]"`, and nothing else. The policy is one weight for each feature of
a row (`fudaba.research.candidates`). It watches `big-money` in some kingdoms, learns to choose as that does,
and is measured in others, whose cards it may never have met.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from fudaba.bots import bot
from fudaba.research.candidates import Candidates
from fudaba.research.kind import TableKind
from fudaba.research.tasks import TASKS, TRAINING, evaluate

Array = npt.NDArray[np.float64]
TASK, RATE = TASKS["Dominion-AnyKingdom-v1"], 0.05


def scaled(rows: npt.NDArray[Any]) -> Array:
    """Numbers of rows, brought to about the same size."""
    return np.asarray(np.sign(rows) * np.log1p(np.abs(rows)), np.float64)


def watched(teacher: str, kingdom: int) -> Iterator[tuple[Array, int]]:
    """What a bot chooses from in a game against itself, and which row it takes."""
    kind = TASK.kind(kingdom)
    candidates, game = Candidates(kind), kind.begin(f"watched/{kingdom}")
    bots = [bot(teacher, kind.game, f"{kingdom}/{seat}") for seat in range(kind.seats)]
    while (ask := game.ask) is not None:
        for action in game.chain(bots[ask.decider].answer(ask, game.view(ask.decider))):
            rows, legal = candidates.rows(game)
            if len(legal) > 1:
                yield scaled(rows), legal.index(action)
            game.act(action)


def learnt(teacher: str, games: int) -> Array:
    """The weights by which what the teacher takes is likeliest."""
    weights = np.zeros(Candidates(TASK.kind(TRAINING[0])).size)
    for kingdom in TRAINING[:games]:
        for rows, chosen in watched(teacher, kingdom):
            scores = rows @ weights
            odds = np.exp(scores - scores.max())
            weights += RATE * (rows[chosen] - (odds / odds.sum()) @ rows)
    return weights


class Scorer:
    """The policy at one kind of table: it takes the row with the highest score."""

    def __init__(self, kind: TableKind, weights: Array) -> None:
        self.scores = scaled(Candidates(kind).all_rows) @ weights

    def act(self, observation: npt.NDArray[Any], action_mask: npt.NDArray[np.int8]) -> int:
        """See `fudaba.research.opponents.Policy`."""
        return int(np.where(action_mask, self.scores, -np.inf).argmax())


def main() -> None:
    """Read the arguments, learn, measure."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=300, help="kingdoms to watch, a game in each")
    parser.add_argument("--measured", type=int, default=200, help="games in new kingdoms")
    asked = parser.parse_args()
    weights = learnt(TASK.opponent, asked.games)
    score = evaluate(TASK, lambda kind: Scorer(kind, weights), asked.measured)
    print("in new kingdoms", score)


if __name__ == "__main__":
    main()

"""What the project's own bots score at the fixed tasks: `python -m benchmarks.baselines --into docs`.

The scores are kept in benchmarks/leaderboard.json, in the form that `fudaba bench-agent --board` writes, and
put into the table of docs/research.md. What a bot has been measured at is measured again only with `--again`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.action_counts import put
from fudaba.kernel.game import BadSetup
from fudaba.research import leaderboard
from fudaba.research.tasks import TASKS

BOARD = Path(__file__).with_name("leaderboard.json")
BOTS = {"random": 200, "sensible": 200, "big-money": 200, "gentle": 100, "steady": 100, "strong": 40}
"""The bots, and how many games each plays at a task."""
BEGIN, END = "<!-- baselines -->", "<!-- end of baselines -->"


def main() -> None:
    """Read the arguments, measure, write down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--tasks", default=",".join(TASKS))
    parser.add_argument("--games", type=int, help="games at each task, instead of what is usual for a bot")
    parser.add_argument("--again", action="store_true", help="also what has been measured")
    parser.add_argument("--into", type=Path, help="the folder of the page into which the table is put")
    asked = parser.parse_args()
    for bot in filter(None, asked.bots.split(",")):
        for task in leaderboard.tasks_for(asked.tasks.split(",")):
            board = leaderboard.read(BOARD)
            known = [entry for entry in board.entries if entry.agent == bot and task.id in entry.scores]
            if known and not asked.again:
                continue
            try:
                entry = leaderboard.measured(bot, [task], asked.games or BOTS.get(bot, 100))
            except BadSetup:
                continue  # it does not play this game
            leaderboard.keep(BOARD, bot, entry.scores)  # read anew: another run may have written meanwhile
            print(bot, task.id, entry.scores[task.id], flush=True)
    if asked.into is not None:
        put(asked.into / "research.md", leaderboard.table(leaderboard.read(BOARD)), BEGIN, END)


if __name__ == "__main__":
    main()

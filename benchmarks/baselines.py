"""What the project's own bots score at the fixed tasks: `python -m benchmarks.baselines --into docs`.

The scores are kept in benchmarks/leaderboard.json, in the form that `fudaba bench-agent --board` writes, and
put into the table of docs/research.md. What a bot has been measured at is measured again only with `--again`.
Each game is kept in a file below `--kept`, and the score after each at every seat: what is stopped, or has no
more time (`--minutes`), goes on with the same command.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from benchmarks.action_counts import put
from benchmarks.kept import Numbered, kept
from fudaba.games import named
from fudaba.kernel.game import BadSetup
from fudaba.research import leaderboard
from fudaba.research.tasks import TASKS, Score, Task, score, share_won

BOARD = Path(__file__).with_name("leaderboard.json")
BOTS = {"random": 200, "sensible": 200, "big-money": 200, "gentle": 100, "steady": 100, "strong": 40}
"""The bots, and how many games each plays at a task."""
BEGIN, END = "<!-- baselines -->", "<!-- end of baselines -->"


class Won(Numbered, frozen=True, kw_only=True):
    """What share of a game was won."""

    share: float


def plays(bot: str, game: str) -> bool:
    """Whether a bot plays a game."""
    try:
        leaderboard.agent_of(bot, game)
    except BadSetup:
        return False
    return True


def measure(
    bot: str, task: Task, games: int, file: Path, *, known: int = 0, until: float = float("inf")
) -> Score:
    """Let a bot play the games of a task, and put its score on the board as they end.

    file: where the games are kept. known: of how many games the score on the board is; one of fewer does not
    take its place. until: no game begins after this, by the clock. Raises `BadSetup` where the bot does not
    play the game.
    """
    agent = leaderboard.agent_of(bot, task.game)
    file.parent.mkdir(parents=True, exist_ok=True)
    head = {"bot": bot, "task": task.id, "rules": named(task.game).rules}

    def play(number: int) -> Won:
        return Won(number=number, share=share_won(task, agent, number))

    for count in range(task.seats, games + 1, task.seats):
        found = score([one.share for one in kept(file, head, Won, count, play)])
        if count >= known:
            leaderboard.keep(BOARD, bot, {task.id: found})  # reads it anew: another run may have written
        if time.monotonic() > until:
            break
    return found


def main() -> None:
    """Read the arguments, measure, write down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--tasks", default=",".join(TASKS))
    parser.add_argument("--games", type=int, help="games at each task, instead of what is usual for a bot")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="at each task")
    parser.add_argument("--kept", type=Path, default=Path("build/baselines"), help="folder of the games")
    parser.add_argument("--again", action="store_true", help="also what has been measured")
    parser.add_argument("--into", type=Path, help="the folder of the page into which the table is put")
    asked = parser.parse_args()
    for bot in filter(None, asked.bots.split(",")):
        for task in leaderboard.tasks_for(asked.tasks.split(",")):
            scores = [
                entry.scores.get(task.id) for entry in leaderboard.read(BOARD).entries if entry.agent == bot
            ]
            known = max((one.games for one in scores if one), default=0)
            games = max(asked.games or BOTS.get(bot, 100), task.seats)
            file = asked.kept / f"{task.id}.{bot}.jsonl"
            if not plays(bot, task.game):
                continue
            if asked.again:
                file.unlink(missing_ok=True)
            elif known >= games:
                continue
            until = time.monotonic() + 60 * asked.minutes
            print(bot, task.id, measure(bot, task, games, file, known=known, until=until), flush=True)
    if asked.into is not None:
        put(asked.into / "research.md", leaderboard.table(leaderboard.read(BOARD)), BEGIN, END)


if __name__ == "__main__":
    main()

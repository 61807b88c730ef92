"""Agents at the fixed tasks, and the file in which their scores are kept.

    {"format": 1, "entries": [
      {"agent": "big-money", "fudaba": "1.0", "rules": {"dominion": 3},
       "scores": {"Dominion-Engine-v1": {"games": 200, "won": 0.5, "low": 0.43, "high": 0.57}}}]}

`won` is the share of games that the agent won (a shared win counts in part), `low` and `high` its interval of
95 %. An agent has one entry for each version of Fudaba; what is measured again replaces what was there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path

import msgspec

from fudaba import __version__
from fudaba.bots import bot_names, maker_or_file
from fudaba.bots.python_files import classes_in
from fudaba.games import named
from fudaba.kernel.game import BadSetup
from fudaba.research.kind import TableKind
from fudaba.research.opponents import Opponent
from fudaba.research.tasks import TASKS, Score, Task, evaluate

FORMAT = 1


class Entry(msgspec.Struct, frozen=True):
    """One agent of the leaderboard."""

    agent: str
    """The name of the agent."""
    fudaba: str
    """The version of Fudaba that played its games."""
    rules: dict[str, int]
    """The version of the rules of each game."""
    scores: dict[str, Score]
    """How it did, by the id of the task."""


class Board(msgspec.Struct):
    """A leaderboard as it is kept in a file."""

    format: int = FORMAT
    entries: list[Entry] = []

    def add(self, entry: Entry) -> None:
        """Put an entry in, beside what the agent has scored at other tasks with the same version."""
        for place, old in enumerate(self.entries):
            same_rules = all(old.rules.get(game, rules) == rules for game, rules in entry.rules.items())
            if (old.agent, old.fudaba) == (entry.agent, entry.fudaba) and same_rules:
                scores, rules = old.scores | entry.scores, old.rules | entry.rules
                self.entries[place] = msgspec.structs.replace(entry, scores=scores, rules=rules)
                return
        self.entries.append(entry)


def read(file: Path) -> Board:
    """The leaderboard of a file; an empty one where there is none. Raises `BadSetup` for anything else."""
    if not file.exists():
        return Board()
    try:
        board = msgspec.json.decode(file.read_bytes(), type=Board)
    except msgspec.MsgspecError as error:
        raise BadSetup("problem-file-fails", file=str(file), error=str(error)) from None
    if board.format != FORMAT:
        raise BadSetup("problem-file-fails", file=str(file), error=f"format {board.format}")
    return board


def write(board: Board, file: Path) -> None:
    """Write a leaderboard to a file. Raises OSError."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(board), indent=2) + b"\n")


def table(board: Board) -> str:
    """A leaderboard as Markdown: a row for each task, a column for each agent.

    A cell is empty where nothing has been measured, and "–" where a bot does not play the game.
    """
    agents = [entry.agent for entry in board.entries]
    lines = ["| task | " + " | ".join(agents) + " |", "|---" * (len(agents) + 1) + "|"]
    bots = {game: bot_names(game) for game in {task.game for task in TASKS.values()}}
    for id, task in TASKS.items():
        if any(id in entry.scores for entry in board.entries):
            cells = [_cell(entry, task, bots) for entry in board.entries]
            lines.append(f"| {id} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _cell(entry: Entry, task: Task, bots: Mapping[str, Collection[str]]) -> str:
    if (score := entry.scores.get(task.id)) is not None:
        return f"{score.won:.3f} ({score.low:.3f}–{score.high:.3f}; {score.games})"
    plays_another = any(entry.agent in names for names in bots.values())
    return "–" if plays_another and entry.agent not in bots[task.game] else ""


def agent_of(name: str, game: str) -> Callable[[TableKind], Opponent]:
    """The agent of a name: that of a bot, or a file of Python with a bot or a policy in it.

    A policy is a class with `act(observation, action_mask)`, which is made with the kind of table. Raises
    `BadSetup` where there is none.
    """
    if Path(name).suffix == ".py" and (policy := _policy_in(Path(name))) is not None:
        return policy
    maker_or_file(name, game)
    return lambda kind: name


def _policy_in(file: Path) -> Callable[[TableKind], Opponent] | None:
    """The class in a file that is a policy; None where there is none."""
    return next((found for found in classes_in(file).values() if hasattr(found, "act")), None)


def tasks_for(ids: Iterable[str]) -> list[Task]:
    """The tasks of these ids, all for none. Raises `BadSetup` for one that there is not."""
    wanted = list(ids)
    for id in wanted:
        if id not in TASKS:
            raise BadSetup("problem-no-task", task=id, known=list(TASKS))
    return [task for id, task in TASKS.items() if not wanted or id in wanted]


def measured(
    name: str, tasks: Iterable[Task], games: int, tell: Callable[[str, Score], None] = lambda id, score: None
) -> Entry:
    """An agent measured at tasks; those of games that it does not play are left out.

    tell: called with each score as it is there. Raises `BadSetup` where it plays none of them.
    """
    scores: dict[str, Score] = {}
    refused: BadSetup | None = None
    for task in tasks:
        try:
            agent = agent_of(name, task.game)
        except BadSetup as error:
            refused = error
            continue
        scores[task.id] = evaluate(task, agent, games)
        tell(task.id, scores[task.id])
    if refused is not None and not scores:
        raise refused
    return entry(Path(name).stem if Path(name).suffix == ".py" else name, scores)


def entry(agent: str, scores: dict[str, Score]) -> Entry:
    """What an agent has scored with this version. scores: by the ids of tasks."""
    rules = {task.game: named(task.game).rules for id, task in TASKS.items() if id in scores}
    return Entry(agent, __version__, rules, scores)


def keep(file: Path, agent: str, scores: dict[str, Score]) -> None:
    """Put what an agent has scored into the leaderboard of a file. Raises `BadSetup` or OSError."""
    board = read(file)
    board.add(entry(agent, scores))
    write(board, file)

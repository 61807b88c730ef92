"""Plays games between bots, on one core or several, with the same result either way.

Each game has a seed of its own, made of the simulation's seed and the game's number, and so has each
bot in it. Seats rotate: in game g, bot i sits at seat (i + g) mod n.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing.synchronize import Event
from pathlib import Path

from fudaba import games
from fudaba.arena.standing import Result
from fudaba.bots import Bot, maker_or_file
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import BadSetup, Game, Setup, setup_of
from fudaba.kernel.habits import Habits
from fudaba.kernel.record import encode, record_of
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining

LARGEST_CHUNK = 50
"""So many games at most are played before their number is reported, unless there are very many."""
CHUNKS, MOST_CHUNKS = 8, 200
"""Each worker gets its share of the games in so many parts at least, and at most."""
LONGEST = 200_000
"""A game with more answers than this is stuck, which is an error."""

_stopping: Event | None = None
"""In a worker: what tells it to play no further game."""

Progress = Callable[[int], None]
"""Called with the number of games that have been played since the last call."""


def simulate(
    game: str,
    bots: Sequence[str],
    count: int,
    *,
    seed: str = "0",
    workers: int = 1,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    save_games: Path | None = None,
) -> Result:
    """Play `count` games between these bots.

    save_games: a folder in which the record of each game that ends is kept, `game-<number>.json`.

    Raises `BadSetup` for an unknown game, bot or option, a number of bots that the game cannot seat, a
    count or a number of workers that is not positive, or a table that cannot be set up. A game that stops
    with an error is counted and kept (`Result.failed`), and the others are played. After Ctrl-C the
    result has what was done.
    """
    if count < 1 or workers < 1:
        raise BadSetup("problem-no-games")
    makers = [maker_or_file(name, game) for name in bots]
    job = _Job(game, list(bots), seed, dict(options or {}), save_games)
    result = Result.of([maker.name for maker in makers])
    result.notes = _notes(makers, [games.named(game).table(job.setup(number)) for number in (0, 1)])
    if workers == 1:
        _in_turn(job, count, result, progress)
    else:
        _side_by_side(job, count, workers, result, progress)
    result.failed.sort()
    return result


class _Job:
    """What all games of a simulation have in common."""

    def __init__(
        self, game: str, bots: list[str], seed: str, options: dict[str, object], save_games: Path | None
    ) -> None:
        self.save_games = save_games
        self.game = game
        self.bots = bots
        self.seed = seed
        self.options = options

    def setup(self, number: int) -> Setup:
        """The setup of the game with this number. Raises `BadSetup`."""
        game, seed = games.named(self.game), f"{self.seed}/{number}"
        return setup_of(game, seats=len(self.bots), seed=seed, options=self.options)

    def play(self, first: int, count: int) -> Result:
        """Play the games with these numbers."""
        game = games.named(self.game)
        makers = [maker_or_file(name, self.game) for name in self.bots]
        result = Result.of([maker.name for maker in makers])
        seats = len(self.bots)
        usual = self.setup(first)
        for number in range(first, first + count):
            if _stopping is not None and _stopping.is_set():
                break
            sits = [(seat - number) % seats for seat in range(seats)]
            seed = f"{self.seed}/{number}"
            players = [makers[sits[seat]](f"{seed}/{seat}") for seat in range(seats)]
            setup = Setup(game=game.name, options=usual.options, seats=seats, seed=seed)
            _play_one(game, setup, players, sits, number, result, self.save_games)
        return result


def _notes(makers: Sequence[type[Bot]], tables: Sequence[Table]) -> list[str]:
    """What may surprise who reads the result: bots that miss cards, games with other cards each time.

    tables: those of the first games, not yet begun.
    """
    first, *others = tables
    if any({card.id for card in first.cards} != {card.id for card in table.cards} for table in others):
        return ["the cards are drawn anew for every game, since none are listed"]
    notes = []
    for maker in dict.fromkeys(makers):
        lacks = getattr(maker, "lacks", None)
        if lacks is not None and (missing := lacks(first)):
            notes.append(f"{maker.name} wants cards that are not in the game: {', '.join(missing)}")
    return notes


def _play_one(
    game: Game,
    setup: Setup,
    players: list[Bot],
    sits: list[int],
    number: int,
    result: Result,
    save_games: Path | None,
) -> None:
    answers: list[Answer] = []
    try:
        table = _to_the_end(game, setup, players, answers)
        scores, winners = table.result()
        turns = table.turns_taken()
    except Exception as error:  # whatever goes wrong in one game, the others are played
        record = record_of(game, setup, [player.name for player in players], answers)
        result.games += 1
        result.failed.append((number, f"{type(error).__name__}: {error}", encode(record)))
    else:
        result.count(sits, scores, winners, turns)
        if save_games is not None:
            record = record_of(game, setup, [player.name for player in players], answers)
            record.final = table.state.digest()
            (save_games / f"game-{number:06}.json").write_bytes(encode(record))


def _to_the_end(game: Game, setup: Setup, players: list[Bot], answers: list[Answer]) -> Table:
    """Play a game. A bot that is blind is given any view; it does not look."""
    table = game.table(setup)
    imagines = any(getattr(player, "imagines", False) for player in players)
    if not imagines:
        table.habits = Habits.of(players, answers)
    driver = Driver(table, forkable=imagines)
    ask = driver.start()
    views = [View(table, seat) for seat in range(table.seats)]
    blind = [getattr(player, "blind", False) for player in players]
    while ask is not None:
        seat = ask.decider
        answer = players[seat].answer(ask, views[seat] if blind[seat] else Imagining(driver, seat))
        answers.append(answer)
        if len(answers) > LONGEST:
            raise RuntimeError(f"no end after {LONGEST} answers")
        ask = driver.answer(answer)
    return table


def _in_turn(job: _Job, count: int, result: Result, progress: Progress | None) -> None:
    chunk = min(LARGEST_CHUNK, max(1, count // 100))
    try:
        for first in range(0, count, chunk):
            result.add(job.play(first, min(chunk, count - first)))
            if progress is not None:
                progress(min(chunk, count - first))
    except KeyboardInterrupt:
        return


def _side_by_side(job: _Job, count: int, workers: int, result: Result, progress: Progress | None) -> None:
    share = count // workers
    chunk = max(1, min(LARGEST_CHUNK, share // CHUNKS), share // MOST_CHUNKS)
    processes = multiprocessing.get_context("spawn")
    stopping = processes.Event()
    pool = ProcessPoolExecutor(workers, mp_context=processes, initializer=_work_until, initargs=(stopping,))
    chunks: list[Future[Result]] = []
    try:
        for first in range(0, count, chunk):
            chunks.append(pool.submit(job.play, first, min(chunk, count - first)))
        waiting = set(chunks)
        while waiting:
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ready:
                played = future.result().games
                if progress is not None:
                    progress(played)
    except KeyboardInterrupt:
        stopping.set()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    # Added in the order of the games, so that sums of scores are the same for any number of workers.
    for future in chunks:
        if not future.cancelled():
            result.add(future.result())


def _work_until(stopping: Event) -> None:
    """Make a process a worker: Ctrl-C is for the one that gave it work, and which says when to stop."""
    global _stopping
    _stopping = stopping
    signal.signal(signal.SIGINT, signal.SIG_IGN)

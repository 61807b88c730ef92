"""Plays games between bots, on one core, several or a cluster, with the same result each way.

Each game has a seed of its own, made of the simulation's seed and the game's number, and so has each
bot in it. Seats rotate: in game g, bot i sits at seat (i + g) mod n.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, SupportsIndex

from fudaba import games
from fudaba.arena.figures.counts import Note, Result
from fudaba.arena.figures.sprt import settled
from fudaba.arena.figures.story import Story, share_of_win
from fudaba.arena.figures.story import tell as story_of
from fudaba.arena.run.executor import is_stopping
from fudaba.arena.run.ordered_map import map_numbers
from fudaba.bots import Bot
from fudaba.bots.makers import BotLike, BotMaker, answer_from, check_sendable, maker_for
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.autoplay import AutoPlay, Simulator
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import BadSetup, Game, Setup, setup_of
from fudaba.kernel.game_loop import play_out
from fudaba.kernel.record import encode, record_of
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining

SETTLING = 20
"""Whether the question is settled is looked at after every this many games; an even number."""
LONGEST = 200_000
"""A game with more answers than this is stuck, which is an error."""

Progress = Callable[[int], None]
"""Called with the number of games that have been played since the last call."""


def simulate(
    game: str,
    bots: Sequence[BotLike],
    count: int,
    *,
    seed: str = "0",
    workers: int | None = 1,
    cluster: str = "",
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    save_games: Path | None = None,
    tell: bool = False,
    until_settled: bool = False,
    first: int = 0,
) -> Result:
    """Play `count` games between these bots.

    bots: see `BotLike`. workers, cluster: see `executor_of`; an object is copied for each part of the games
    that is played in another process. save_games: a folder for the records of games that end,
    `game-<number>.json`. tell: with a `Result.story`; each game is then played twice.
    first: the number of the first game; a run that was stopped goes on with it.
    until_settled: for two bots: stop as soon as it is settled which is the better one, see `sprt`.

    Raises `BadSetup` for an unknown game, bot or option, a number of bots that the game cannot seat, a
    count or a number of workers that is not positive, a table that cannot be set up, or a bot that cannot be
    sent to another process; TypeError for what is no bot. A game that stops
    with an error is counted and kept (`Result.failed`), and the others are played. After Ctrl-C the
    result has what was done.
    """
    if count < 1 or (workers is not None and workers < 1):
        raise BadSetup("problem-no-games")
    makers = [maker_for(bot, game) for bot in bots]
    if workers != 1 or cluster:
        check_sendable(bots)
    if until_settled and len(bots) != 2:
        raise BadSetup("problem-settled-two")
    job = _Job(game, list(bots), seed, dict(options or {}), save_games is not None, tell, first)
    tables = [games.named(game).table(job.setup(number)) for number in (0, 1)]
    sides = len(set(map(tables[0].team, range(len(makers)))))
    result = Result.of([maker.name for maker in makers], sides)
    result.notes = _notes(game, makers, tables)
    result.story = Story.of(game) if tell else None
    shares: list[float] = []
    size = SETTLING if until_settled else 0
    try:
        for played in map_numbers(job.play, count, workers=workers, cluster=cluster, size=size):
            result.add(played.result)
            shares += played.shares
            for number, record in played.records:
                assert save_games is not None
                (save_games / f"game-{number:06}.json").write_bytes(record)
            if progress is not None:
                progress(played.result.games)
            if played.stopped:
                break
            if until_settled and settled(shares):
                result.settled = True
                break
    except KeyboardInterrupt:
        pass  # what has been counted is what was done
    return result


@dataclass(slots=True)
class _Played:
    """Some games: what was counted, and the records of those that ended, where they are kept."""

    result: Result
    """What was counted in these games."""
    records: list[tuple[int, bytes]] = field(default_factory=list)
    """The number and the record of each game that ended, where records are kept."""
    shares: list[float] = field(default_factory=list)
    """Of each two games in which the seats were changed, what the first bot has won, from 0 to 1; a pair with
    a game that stopped with an error is left out."""
    stopped: bool = False
    """Whether Ctrl-C was pressed in this process meanwhile; the game that was going on is not counted."""


@dataclass(frozen=True, slots=True)
class _Job:
    """What all games of a simulation have in common."""

    game: str
    """The name of the game."""
    bots: list[BotLike]
    """The bots, in the order in which they were named."""
    seed: str
    """The seed from which those of all games follow."""
    options: dict[str, object]
    """The options of the table, by name."""
    keeps: bool = False
    """Whether records are wanted."""
    tells: bool = False
    """Whether stories are wanted."""
    first: int = 0
    """The number of the first game."""

    def setup(self, number: int) -> Setup:
        """The setup of the game with this number. Raises `BadSetup`."""
        game, seed = games.named(self.game), f"{self.seed}/{number}"
        return setup_of(game, seats=len(self.bots), seed=seed, options=self.options)

    def play(self, first: int, count: int) -> _Played:
        """Play this many games from one on, counted from the first."""
        first += self.first
        makers = [maker_for(bot, self.game) for bot in self.bots]
        played = _Played(Result.of([maker.name for maker in makers]))
        if self.tells:
            played.result.story = Story.of(self.game)
        usual = self.setup(first)
        shares: list[float | None] = []
        for number in range(first, first + count):
            if is_stopping():
                break
            setup = Setup(
                game=self.game, options=usual.options, seats=len(makers), seed=f"{self.seed}/{number}"
            )
            try:
                shares.append(self._play_one(number, setup, makers, played))
            except KeyboardInterrupt:
                played.stopped = True
                break
        played.shares = [
            (one + other) / 2
            for one, other in zip(shares[::2], shares[1::2], strict=False)
            if one is not None and other is not None
        ]
        return played

    def _play_one(
        self, number: int, setup: Setup, makers: Sequence[BotMaker], played: _Played
    ) -> float | None:
        """Play a game and count it. Returns what share of the win the first bot has; None after an error."""
        seats = len(makers)
        sits = [(seat - number) % seats for seat in range(seats)]
        players = [makers[sits[seat]].make(f"{setup.seed}/{seat}") for seat in range(seats)]
        names = [makers[sits[seat]].name for seat in range(seats)]
        game = games.named(self.game)
        answers: list[Answer] = []
        try:
            table = play_game(game, setup, players, answers)
            scores, winners = table.result()
            turns = table.turns_taken()
            story = story_of(game, setup, answers, sits, number) if self.tells else None
        except Exception as error:  # whatever goes wrong in one game, the others are played
            record = record_of(game, setup, names, _plain(answers))
            played.result.games += 1
            played.result.failed.append((number, f"{type(error).__name__}: {error}", encode(record)))
            return None
        played.result.count(sits, scores, winners, turns, table.team)
        if played.result.story is not None and story is not None:
            played.result.story.add(story)
        if self.keeps:
            record = record_of(game, setup, names, _plain(answers))
            record.final = table.state.digest()
            played.records.append((number, encode(record)))
        return share_of_win(sits.index(0), winners, table.team)


def _notes(game: str, makers: Sequence[BotMaker], tables: Sequence[Table]) -> list[Note]:
    """What may surprise who reads the result: bots that miss cards, games with other cards each time.

    tables: those of the first games, not yet begun.
    """
    first, *others = tables
    if any({card.id for card in first.cards} != {card.id for card in table.cards} for table in others):
        return [Note("arena-note-drawn")]
    notes = []
    for maker in {maker.name: maker for maker in makers}.values():
        if maker.lacks is not None and (missing := maker.lacks(first)):
            notes.append(Note("arena-note-lacks", maker.name, game, tuple(missing)))
    return notes


@lru_cache
def simulator_of(game: str) -> Simulator | None:
    """The simulator of a game, which plays on automatically faster than its rules; None if it has none."""
    simulator: Simulator | None = getattr(games.room(game, "arena"), "simulator", None)
    return simulator


def play_game(game: Game, setup: Setup, players: list[Bot], answers: list[Answer]) -> Table:
    """Play a game. A bot that is blind is given any view; it does not look."""
    table = game.table(setup)
    imagines = any(getattr(player, "imagines", False) for player in players)
    if not imagines:
        table.autoplay = AutoPlay.of(players, answers, simulator_of(game.name))
    driver = Driver(table, forkable=imagines)
    views = [View(table, seat) for seat in range(table.seats)]
    blind = [getattr(player, "blind", False) for player in players]

    def answered(ask: Ask[Any, Any]) -> Answer:
        seat = ask.decider
        answer = players[seat].answer(ask, views[seat] if blind[seat] else Imagining(driver, seat))
        return answer if type(answer) is tuple else answer_from(_name(players[seat]), answer)

    if not play_out(driver, answered, answers, most=LONGEST):
        raise RuntimeError(f"no end after {LONGEST} answers")
    return table


def _name(bot: Bot) -> str:
    """What a bot is called that may have no name."""
    return getattr(bot, "name", type(bot).__name__)


def _plain(answers: Sequence[tuple[Any, ...]]) -> list[Answer]:
    """Answers as a record has them: some bots take their numbers out of arrays.

    What is no number stays as it is; it is the last answer of a game that stopped there.
    """
    return [
        tuple([int(place) if isinstance(place, SupportsIndex) else place for place in answer])
        for answer in answers
    ]

"""A round robin of bots: each pairing plays the same kingdoms and deals, from every seat.

At tables of two each two bots meet, at larger tables every group of that size; with teams a bot has all seats
of one. Where a game draws its cards at random, each kingdom is one draw; elsewhere it is only another deal.
All kingdoms have had one deal before any has another, so that what is known early says something of all. Two
who meet alone and are settled (`sprt`) meet no more, if that is wished. Which games are played, and what
they are, depends on nothing but what is given: the same for any number of workers, and whether or not it was
stopped in between (`checkpoint`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from fudaba import games
from fudaba.arena.contest.checkpoint import Checkpoint, head_of
from fudaba.arena.contest.ratings import RatedGame, Rating, Ratings, rated
from fudaba.arena.figures.sprt import settled
from fudaba.arena.run.executor import Executor, executor_of
from fudaba.arena.run.ordered_map import ordered
from fudaba.arena.simulate import play_game
from fudaba.bots.makers import BotLike, check_sendable, maker_for
from fudaba.bots.mind.chances import interval
from fudaba.kernel.game import BadSetup, DrawsCards, Setup, Value, setup_of


class Game(NamedTuple):
    """One game of a contest. With teams all of it is by team."""

    kingdom: int
    """The number of its kingdom in `Contest.kingdoms`."""
    seed: str
    """The seed of the game."""
    bots: tuple[int, ...]
    """The numbers of the bots, by seat."""
    places: tuple[int, ...]
    """The place of each, from 1; equal ones are tied."""
    scores: tuple[float, ...]
    """The points of each seat."""
    turns: int
    """How many turns were taken."""
    error: str
    """What stopped it, or ""."""

    def share(self, side: int) -> float:
        """What one of them has won of it: 1, or its part of a tie."""
        return 1 / self.places.count(1) if self.places[side] == 1 else 0.0

    def before(self, one: int, other: int) -> float | None:
        """How often one bot was placed before another in it, ties as halves; None if they have not met.

        From 0 to 1, also where one of them had several seats.
        """
        found = [
            0.5 if mine == theirs else float(mine < theirs)
            for bot, mine in zip(self.bots, self.places, strict=True)
            if bot == one
            for rival, theirs in zip(self.bots, self.places, strict=True)
            if rival == other
        ]
        return sum(found) / len(found) if found else None


@dataclass
class Contest:
    """What has been played."""

    game: str
    """The name of the game."""
    bots: list[str]
    """The names of the bots."""
    kingdoms: list[str]
    """The cards of each kingdom, as the game writes them; "" for none."""
    sides: int = 2
    """How many bots play in one game."""
    games: list[Game] = field(default_factory=list)
    """The games, in the order in which they were to be played."""
    over: dict[tuple[int, int], int] = field(default_factory=dict)
    """The pairs that are settled, and after how many deals."""
    stopped: bool = False
    """Whether Ctrl-C ended it before everything was played."""

    @property
    def ended(self) -> list[Game]:
        """The games that came to their end."""
        return [game for game in self.games if not game.error]

    def ratings(self) -> Ratings:
        """How strong the bots are by these games."""
        return rated((RatedGame(game.bots, game.places) for game in self.ended), len(self.bots), self.sides)

    def shares(self, one: int, other: int) -> list[float]:
        """Of each pair of games between two bots alone on the same deal, what the one has won."""
        pairs: dict[str, list[float]] = {}
        for game in self.ended:
            if sorted(game.bots) == sorted((one, other)):
                pairs.setdefault(game.seed, []).append(game.share(game.bots.index(one)))
        return [sum(both) / 2 for both in pairs.values() if len(both) == 2]

    def before(self, one: int, other: int) -> tuple[float, int]:
        """In how many games one bot was placed before another, ties as halves, and of how many."""
        found = [share for game in self.ended if (share := game.before(one, other)) is not None]
        return sum(found), len(found)

    def won(self, one: int, *, kingdom: int | None = None) -> tuple[float, int]:
        """How many games a bot has won, its part of ties, and of how many seats: on one kingdom or on all."""
        found = [
            game.share(side)
            for game in self.ended
            if kingdom in (None, game.kingdom)
            for side, bot in enumerate(game.bots)
            if bot == one
        ]
        return sum(found), len(found)

    def first_seat(self) -> tuple[float, int]:
        """How many games were won by who began, and of how many."""
        return sum(game.share(0) for game in self.ended), len(self.ended)

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        ratings = self.ratings()
        return {
            "game": self.game,
            "games": len(self.games),
            "errors": len(self.games) - len(self.ended),
            "stopped": self.stopped,
            "sides": self.sides,
            "kingdoms": self.kingdoms,
            "bots": [
                {"name": name} | _rating(rating) | _share(*self.won(number))
                for number, (name, rating) in enumerate(zip(self.bots, ratings.bots, strict=True))
            ],
            "by_kingdom": [
                [_share(*self.won(bot, kingdom=number)) for bot in range(len(self.bots))]
                for number in range(len(self.kingdoms))
            ],
            "first_seat": _share(*self.first_seat()) | _rating(ratings.first_seat),
            "pairs": [self._pair(one, other) for one, other in combinations(range(len(self.bots)), 2)],
        }

    def _pair(self, one: int, other: int) -> dict[str, Any]:
        before, played = self.before(one, other)
        better = settled(self.shares(one, other))
        return {
            "bots": [self.bots[one], self.bots[other]],
            "games": played,
            **_share(before, played),
            "better": self.bots[one] if better > 0 else self.bots[other] if better < 0 else None,
        }


def _share(hits: float, of: int) -> dict[str, Any]:
    return {
        "share": round(hits / of, 4) if of else None,
        "interval": [round(end, 4) for end in interval(hits, of)],
    }


def _rating(found: Rating) -> dict[str, Any]:
    return {"elo": round(found.elo, 1) + 0.0, "error": round(found.error, 1)}  # + 0.0: never -0.0


class GameKey(NamedTuple):
    """Which game it was."""

    kingdom: str
    """Its cards as the game writes them."""
    seed: str
    """The seed of its shuffles."""
    bots: tuple[int, ...]
    """The numbers of the bots, by seat or team."""


class CheckpointGame(msgspec.Struct, frozen=True):
    """A game as a checkpoint has it; see `GameKey` and `Game`."""

    kingdom: str
    """The kingdom that was played."""
    seed: str
    """The seed of its shuffles."""
    bots: tuple[int, ...]
    """Which bot sat at each seat, by number."""
    places: tuple[int, ...]
    """The place that each seat came to, 1 for the winners."""
    scores: tuple[float, ...]
    """The points of each seat."""
    turns: int
    """How many turns were taken."""
    error: str
    """The error that stopped it, "" for none."""

    @property
    def met(self) -> GameKey:
        """Which game it was."""
        return GameKey(self.kingdom, self.seed, self.bots)


class _Meeting(NamedTuple):
    """One game that is to be played."""

    met: GameKey
    """Which game it is."""
    game: str
    """The name of the game."""
    seated: tuple[BotLike, ...]
    """The bots by seat, as they were given."""
    options: dict[str, Value]
    """The options of the table, by name."""

    def play(self) -> CheckpointGame:
        """The places and scores by team, the turns, and what went wrong."""
        rules, seed = games.named(self.game), self.met.seed
        makers = [maker_for(bot, self.game) for bot in self.seated]
        players = [maker.make(f"{seed}/{seat}") for seat, maker in enumerate(makers)]
        setup = Setup(game=rules.name, options=self.options, seats=len(players), seed=seed)
        try:
            table = play_game(rules, setup, players, [])
        except Exception as error:  # whatever goes wrong in one game, the others are played
            return CheckpointGame(*self.met, (), (), 0, f"{type(error).__name__}: {error}")
        ending = table.ending()
        assert ending is not None
        heads = sorted({table.team(seat): seat for seat in reversed(range(table.seats))}.values())
        scores, places = table.result().scores, ending.places
        placed = [places[head] for head in heads]
        return CheckpointGame(
            *self.met,
            tuple(1 + sum(other < place for other in placed) for place in placed),
            tuple(scores[head] for head in heads),
            table.turns_taken(),
            "",
        )


def contest(
    game: str,
    bots: Sequence[BotLike],
    kingdoms: int | Sequence[object],
    *,
    seats: int = 2,
    deals: int = 1,
    seed: str = "0",
    workers: int | None = 1,
    cluster: str = "",
    options: Mapping[str, object] | None = None,
    until_settled: bool = True,
    resume: Path | None = None,
    progress: Callable[[Contest], None] | None = None,
) -> Contest:
    """Let these bots meet on this many kingdoms, or on these, on each of `deals` deals from every seat.

    bots: names, files, classes, objects or functions, see `BotLike`. seats: of a table; this many different
    bots meet at each, unless one is named several times, or there are teams. workers, cluster: see
    `executor_of`. until_settled: whether two who meet alone stop once it is clear who is better. resume: a
    file to which each game is added as it ends; those that it has already are not played again. progress:
    called after each deal on a kingdom.

    Raises `BadSetup` as `simulate` does, and where the file is of something else. After Ctrl-C the result has
    what was played.
    """
    grounds: list[dict[str, object]] = (
        [{}] * kingdoms if isinstance(kingdoms, int) else [{"kingdom": one} for one in kingdoms]
    )
    if not grounds or deals < 1 or (workers is not None and workers < 1):
        raise BadSetup("problem-no-contest")
    given = list(dict.fromkeys(bots))
    names = [maker_for(bot, game).name for bot in given]
    if workers != 1 or cluster:
        check_sendable(given)
    laid, teams = _laid(game, seats, seed, [{**(options or {}), **ground} for ground in grounds])
    sides = len(set(teams))
    tables = list(_tables([given.index(name) for name in bots], sides))
    if not tables:
        raise BadSetup("problem-few-bots", sides=sides)
    found = Contest(game, names, [str(one.get("kingdom", "")) for one in laid], sides)
    settles = until_settled and sides == 2

    def meetings(deal: int, number: int) -> list[_Meeting]:
        """Who meet on this deal on a kingdom: those that are not settled, from every seat."""
        at, cards = f"{seed}/{number}/{deal}", found.kingdoms[number]
        left = [who for who in tables if who not in found.over]
        turned = [who[by:] + who[:by] for who in left for by in range(sides)]
        return [
            _Meeting(GameKey(cards, at, who), game, tuple(given[who[team]] for team in teams), laid[number])
            for who in turned
        ]

    rounds = [(deal, number) for deal in range(deals) for number in range(len(laid))]
    with ExitStack() as closing:
        checkpoint = None
        if resume is not None:
            called = [bot if isinstance(bot, str) else name for bot, name in zip(given, names, strict=True)]
            head = head_of(game, called, seats, seed, options or {})
            checkpoint = closing.enter_context(Checkpoint(resume, head, CheckpointGame))
        known = {} if checkpoint is None else {one.met: one for one in checkpoint.entries}
        try:
            executor = closing.enter_context(executor_of(workers, cluster))
            # Where a deal may settle a pair, it is known only after it who meets on the next.
            for dealt, batch in enumerate([[one] for one in rounds] if settles else [rounds], 1):
                sat = {one: meetings(*one) for one in batch}
                ends = _played(executor, checkpoint, known, [one for each in sat.values() for one in each])
                for (_, number), each in sat.items():
                    for _ in each:
                        if (end := next(ends, None)) is None:
                            found.stopped = True
                            return found
                        ended = (end.places, end.scores, end.turns, end.error)
                        found.games.append(Game(number, end.seed, end.bots, *ended))
                    if progress is not None and each:
                        progress(found)
                for one, other in tables if settles else ():
                    if settled(found.shares(one, other)):
                        found.over.setdefault((one, other), dealt)
        except KeyboardInterrupt:
            found.stopped = True
    return found


def _laid(
    game: str, seats: int, seed: str, options: Sequence[dict[str, object]]
) -> tuple[list[dict[str, Value]], list[int]]:
    """The options of each kingdom, with the cards that it has at random; and the team of each seat."""
    rules, laid, teams = games.named(game), list[dict[str, Value]](), list[int]()
    for number, given in enumerate(options):
        setup = setup_of(rules, seats=seats, seed=f"{seed}/{number}", options=given)
        drawn = isinstance(rules, DrawsCards) and rules.same_again(setup.options, setup.seed)
        laid.append(drawn or setup.options)
        table = rules.table(Setup(game=game, options=laid[-1], seats=seats, seed=setup.seed))
        teams = [table.team(seat) for seat in range(seats)]
    return laid, teams


def _tables(bots: Sequence[int], sides: int) -> Iterator[tuple[int, ...]]:
    """Who meet at a table: as many of the bots as sit there, each once; a bot alone with itself is none."""
    found = dict.fromkeys(tuple(sorted(who)) for who in combinations(bots, sides))
    return (who for who in found if len(set(who)) > 1)


def _played(
    executor: Executor,
    checkpoint: Checkpoint[CheckpointGame] | None,
    known: Mapping[GameKey, CheckpointGame],
    meetings: Sequence[_Meeting],
) -> Iterator[CheckpointGame]:
    """How each ended, in their order: as is known from the checkpoint, or now. Less of them after Ctrl-C."""
    fresh = ordered(executor, _Meeting.play, ((one,) for one in meetings if one.met not in known))
    for one in meetings:
        end = known.get(one.met)
        if end is None:
            if (end := next(fresh, None)) is None:
                return
            if checkpoint is not None:
                checkpoint.add(end)
        yield end

"""A round robin of bots: each pair meets on the same kingdoms and the same deals, from both seats.

Where a game draws its cards by lot, each kingdom is one draw; elsewhere it is only another deal. A pair that
is settled (`sprt`) meets no more, if that is wished. Which games are played, and what they are, depends on
nothing but what is given: the same for any number of workers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, NamedTuple

from fudaba import games
from fudaba.arena.crew import crew_of
from fudaba.arena.ratings import Met, Ratings, rated
from fudaba.arena.simulate import play_game
from fudaba.arena.sprt import settled
from fudaba.arena.standing import interval
from fudaba.bots import maker_or_file
from fudaba.kernel.game import BadSetup, Setup, Value, setup_of


class Game(NamedTuple):
    """One game of a contest. first, second: numbers of bots, by seat. seed: that of the game.

    share: what the first has won of it, 0.5 for a tie. error: what stopped it, or "".
    """

    kingdom: int
    seed: str
    first: int
    second: int
    share: float
    scores: tuple[float, ...]
    turns: int
    error: str


@dataclass
class Contest:
    """What has been played. bots: their names. kingdoms: the cards of each, as the game writes them, "" for
    none. over: the pairs that are settled, and after how many kingdoms.
    """

    game: str
    bots: list[str]
    kingdoms: list[str]
    games: list[Game] = field(default_factory=list)
    over: dict[tuple[int, int], int] = field(default_factory=dict)

    @property
    def ended(self) -> list[Game]:
        """The games that came to their end."""
        return [game for game in self.games if not game.error]

    def ratings(self) -> Ratings:
        """How strong the bots are by these games."""
        return rated((Met(game.first, game.second, game.share) for game in self.ended), len(self.bots))

    def shares(self, one: int, other: int) -> list[float]:
        """Of each pair of games between two bots on the same deal, what the one has won."""
        pairs: dict[str, list[float]] = {}
        for game in self.ended:
            if {game.first, game.second} == {one, other}:
                pairs.setdefault(game.seed, []).append(game.share if game.first == one else 1 - game.share)
        return [sum(both) / 2 for both in pairs.values() if len(both) == 2]

    def won(self, one: int, other: int) -> tuple[float, int]:
        """What one bot has won against another, ties as halves, and in how many games."""
        mine = [game.share for game in self.ended if (game.first, game.second) == (one, other)]
        mine += [1 - game.share for game in self.ended if (game.first, game.second) == (other, one)]
        return sum(mine), len(mine)

    def by_kingdom(self, one: int) -> list[tuple[float, int]]:
        """What a bot has won on each kingdom against all, and in how many games."""
        found = [(0.0, 0)] * len(self.kingdoms)
        for game in self.ended:
            if one in (game.first, game.second):
                share = game.share if game.first == one else 1 - game.share
                won, played = found[game.kingdom]
                found[game.kingdom] = won + share, played + 1
        return found

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        ratings = self.ratings()
        first = sum(game.share for game in self.ended)
        return {
            "game": self.game,
            "games": len(self.games),
            "errors": len(self.games) - len(self.ended),
            "kingdoms": self.kingdoms,
            "bots": [
                {"name": name, "elo": round(rating.elo, 1), "error": round(rating.error, 1)}
                for name, rating in zip(self.bots, ratings.bots, strict=True)
            ],
            "first_seat": {
                "share": round(first / max(1, len(self.ended)), 4),
                "interval": [round(end, 4) for end in interval(first, len(self.ended))],
                "elo": round(ratings.first_seat.elo, 1),
                "error": round(ratings.first_seat.error, 1),
            },
            "pairs": [self._pair(one, other) for one, other in combinations(range(len(self.bots)), 2)],
        }

    def _pair(self, one: int, other: int) -> dict[str, Any]:
        won, played = self.won(one, other)
        better = settled(self.shares(one, other))
        return {
            "bots": [self.bots[one], self.bots[other]],
            "games": played,
            "share": round(won / played, 4) if played else None,
            "interval": [round(end, 4) for end in interval(won, played)],
            "better": self.bots[one] if better > 0 else self.bots[other] if better < 0 else None,
        }


class _Meeting(NamedTuple):
    """One game that is to be played."""

    game: str
    bots: tuple[str, str]
    options: dict[str, Value]
    seed: str

    def play(self) -> tuple[float, tuple[float, ...], int, str]:
        """What the first has won, the scores, the turns, and what went wrong."""
        rules = games.named(self.game)
        makers = [maker_or_file(name, self.game) for name in self.bots]
        players = [maker(f"{self.seed}/{seat}") for seat, maker in enumerate(makers)]
        setup = Setup(game=rules.name, options=self.options, seats=2, seed=self.seed)
        try:
            table = play_game(rules, setup, players, [])
        except Exception as error:  # whatever goes wrong in one game, the others are played
            return 0.5, (), 0, f"{type(error).__name__}: {error}"
        scores, winners = table.result()
        share = 0.5 if len(winners) != 1 else float(winners[0] == 0)
        return share, tuple(scores), table.turns_taken(), ""


def contest(
    game: str,
    bots: Sequence[str],
    kingdoms: int,
    *,
    deals: int = 1,
    seed: str = "0",
    workers: int = 1,
    cluster: str = "",
    options: Mapping[str, object] | None = None,
    until_settled: bool = True,
    progress: Callable[[Contest], None] | None = None,
) -> Contest:
    """Let each two of these bots play on so many kingdoms, twice on each of `deals` deals.

    workers, cluster: who plays, see `crew_of`.
    until_settled: whether a pair stops once it is clear who is better. progress: called after each kingdom.
    Raises `BadSetup` as `simulate` does. After Ctrl-C the result has the kingdoms that were finished.
    """
    if len(bots) < 2 or kingdoms < 1 or deals < 1 or workers < 1:
        raise BadSetup("problem-no-contest")
    names = [maker_or_file(name, game).name for name in bots]
    rules = games.named(game)
    laid: list[dict[str, Value]] = []
    for number in range(kingdoms):
        given = setup_of(rules, seats=2, seed=f"{seed}/{number}", options=dict(options or {}))
        same_again = getattr(rules, "same_again", None)
        laid.append(given.options if same_again is None else same_again(given.options, given.seed))
        rules.table(Setup(game=game, options=laid[-1], seats=2, seed=given.seed))
    found = Contest(game, names, [str(one.get("kingdom", "")) for one in laid])
    pairs = list(combinations(range(len(bots)), 2))
    try:
        with crew_of(workers, cluster) as crew:
            for number, lay in enumerate(laid):
                meetings = []
                for one, other in (pair for pair in pairs if pair not in found.over):
                    for deal in range(deals):
                        meetings += [
                            (one, other, f"{seed}/{number}/{deal}"),
                            (other, one, f"{seed}/{number}/{deal}"),
                        ]
                if not meetings:
                    break
                jobs = [
                    _Meeting(game, (bots[first], bots[second]), lay, at) for first, second, at in meetings
                ]
                ends = crew.each(_play_all, jobs)
                found.games += [
                    Game(number, at, first, second, *end)
                    for (first, second, at), end in zip(meetings, ends, strict=True)
                ]
                if until_settled:
                    for one, other in pairs:
                        if settled(found.shares(one, other)):
                            found.over.setdefault((one, other), number + 1)
                if progress is not None:
                    progress(found)
    except KeyboardInterrupt:
        pass
    return found


def _play_all(meetings: Sequence[_Meeting]) -> list[tuple[float, tuple[float, ...], int, str]]:
    return [meeting.play() for meeting in meetings]

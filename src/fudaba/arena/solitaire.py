"""A player alone at a table of Dominion: what a deck makes each turn, and how soon it gains its Provinces.

Somebody who does nothing has the other seat: buys nothing, plays nothing, and answers with as little as can
be. So what is counted says how fast and how reliable a deck is, and nothing of what it does to others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from fudaba import games
from fudaba.arena.dominion.solitaire import GAME, course
from fudaba.arena.run.executor import is_stopping
from fudaba.arena.run.ordered_map import map_numbers
from fudaba.arena.simulate import Progress
from fudaba.bots.makers import BotLike, check_sendable, maker_for
from fudaba.kernel.game import BadSetup, setup_of

DEAR: Final = 8
"""A turn that makes so much can buy a Province."""
SHOWN: Final = 25
"""The turns that are counted one by one."""


@dataclass(slots=True)
class Turn:
    """What one turn made in all games together."""

    coins: int = 0
    """The sum of the coins made in it."""
    squares: int = 0
    """The sum of the squares of the coins, for the standard deviation."""
    buys: int = 0
    """The sum of the Buys in it."""
    games: int = 0
    """How many games came to that turn."""
    enough: int = 0
    """In how many games it made enough for a Province."""

    def add(self, other: Turn) -> None:
        """Count what another has counted."""
        self.coins += other.coins
        self.squares += other.squares
        self.buys += other.buys
        self.games += other.games
        self.enough += other.enough

    def plain(self) -> dict[str, float]:
        """For JSON: means and shares."""
        count = self.games or 1
        mean = self.coins / count
        return {
            "games": self.games,
            "coins": round(mean, 4),
            "deviation": round(sqrt(max(0.0, self.squares / count - mean * mean)), 4),
            "buys": round(self.buys / count, 4),
            "enough": round(self.enough / count, 4),
        }


@dataclass(slots=True)
class Solitaire:
    """What a bot did alone."""

    name: str
    """The name of the bot."""
    games: int = 0
    """How many games it played."""
    turns: list[Turn] = field(default_factory=list)
    """The first, the second and so on."""
    provinces: list[Counter[int]] = field(default_factory=list)
    """Of each Province in its order, in how many games it was gained in which turn."""
    failed: list[tuple[int, str]] = field(default_factory=list)
    """The number and the error of each game that stopped."""

    @property
    def ended(self) -> int:
        """Games without an error."""
        return self.games - len(self.failed)

    def add(self, other: Solitaire) -> None:
        """Count what another has counted."""
        self.games += other.games
        self.failed += other.failed
        self.turns += [Turn() for _ in range(len(other.turns) - len(self.turns))]
        for mine, theirs in zip(self.turns, other.turns, strict=False):
            mine.add(theirs)
        self.provinces += [Counter() for _ in range(len(other.provinces) - len(self.provinces))]
        for counter, more in zip(self.provinces, other.provinces, strict=False):
            counter.update(more)

    def reached(self, number: int) -> float:
        """In what share of the games there were so many Provinces."""
        return self._turns_of(number).total() / self.ended if self.ended else 0.0

    def turn_of(self, number: int) -> float | None:
        """The mean turn of a Province, of the games that came to it; None where none did."""
        found = self._turns_of(number)
        return sum(turn * count for turn, count in found.items()) / found.total() if found else None

    def middle_of(self, number: int) -> int | None:
        """By which turn half of all games had so many Provinces; None where fewer ever had."""
        count = 0
        for turn, more in sorted(self._turns_of(number).items()):
            count += more
            if 2 * count >= self.ended:
                return turn
        return None

    def _turns_of(self, number: int) -> Counter[int]:
        return self.provinces[number - 1] if number <= len(self.provinces) else Counter()

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "name": self.name,
            "games": self.games,
            "errors": len(self.failed),
            "turns": [turn.plain() for turn in self.turns],
            "provinces": [
                {
                    "number": number,
                    "games": self._turns_of(number).total(),
                    "turn": None if (turn := self.turn_of(number)) is None else round(turn, 4),
                    "half": self.middle_of(number),
                }
                for number in range(1, len(self.provinces) + 1)
            ],
        }


def solitaire(
    bots: Sequence[BotLike],
    count: int,
    *,
    seed: str = "0",
    workers: int | None = 1,
    cluster: str = "",
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> list[Solitaire]:
    """Let each of these bots play `count` games of Dominion alone, all on the same deals.

    workers, cluster, options: as for `simulate`. Raises `BadSetup` as that does. After Ctrl-C the result has
    what was done.
    """
    if count < 1 or (workers is not None and workers < 1):
        raise BadSetup("problem-no-games")
    if workers != 1 or cluster:
        check_sendable(bots)
    found = [Solitaire(maker_for(bot, GAME).name) for bot in bots]
    job = _Job(list(bots), seed, dict(options or {}))
    job.setup(0)
    try:
        for played in map_numbers(job.play, count, workers=workers, cluster=cluster):
            for mine, theirs in zip(found, played, strict=True):
                mine.add(theirs)
            if progress is not None:
                progress(max((one.games for one in played), default=0))
    except KeyboardInterrupt:
        pass  # what has been counted is what was done
    return found


@dataclass(frozen=True, slots=True)
class _Job:
    """What all games have in common."""

    bots: list[BotLike]
    """The bots, in the order in which they were named."""
    seed: str
    """The seed from which those of all games follow."""
    options: dict[str, object]
    """The options of the table, by name."""

    def setup(self, number: int) -> Any:
        """The setup of the game with this number. Raises `BadSetup`."""
        return setup_of(games.named(GAME), seats=2, seed=f"{self.seed}/{number}", options=self.options)

    def play(self, first: int, count: int) -> list[Solitaire]:
        """Play the games with these numbers, each by all bots."""
        makers = [maker_for(bot, GAME) for bot in self.bots]
        found = [Solitaire(maker.name) for maker in makers]
        for number in range(first, first + count):
            if is_stopping():
                break
            setup = self.setup(number)
            for maker, mine in zip(makers, found, strict=True):
                mine.games += 1
                try:
                    coins, buys, provinces = course(setup, maker.make(f"{setup.seed}/0"))
                except Exception as error:  # whatever goes wrong in one game, the others are played
                    mine.failed.append((number, f"{type(error).__name__}: {error}"))
                    continue
                mine.add(_counted(maker.name, coins, buys, provinces))
        return found


def _counted(
    name: str, coins: Mapping[int, int], buys: Mapping[int, int], provinces: Iterable[int]
) -> Solitaire:
    """One game, without being counted as one."""
    turns = [
        Turn(made, made * made, buys[turn], 1, int(made >= DEAR))
        for turn, made in sorted(coins.items())
        if turn <= SHOWN
    ]
    return Solitaire(name, 0, turns, [Counter([turn]) for turn in provinces])

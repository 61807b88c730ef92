"""What is counted of games, and how counts of several are added."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class BotResult:
    """How one bot did.

    wins_by_seat: its wins at each seat. ties: games that it won together with others. score: the
    sum of its scores.
    """

    name: str
    wins_by_seat: list[int]
    ties: int = 0
    score: float = 0

    @property
    def wins(self) -> int:
        """Games that it won alone."""
        return sum(self.wins_by_seat)


@dataclass(slots=True)
class Result:
    """How games went.

    games: those asked for and played, errors among them. ties: games that several players won; they are no
    one's win. turns: player turns of all games that ended. failed: the number and the error of each
    game that stopped with an error, with its record as JSON.
    """

    bots: list[BotResult]
    games: int = 0
    ties: int = 0
    turns: int = 0
    failed: list[tuple[int, str, bytes]] = field(default_factory=list)

    @classmethod
    def of(cls, bots: list[str]) -> Result:
        """Nothing played yet by these bots."""
        return cls([BotResult(name, [0] * len(bots)) for name in bots])

    @property
    def errors(self) -> int:
        """Games that stopped with an error."""
        return len(self.failed)

    @property
    def ended(self) -> int:
        """Games that came to their end."""
        return self.games - self.errors

    @property
    def mean_turns(self) -> float:
        """Player turns of a game."""
        return self.turns / self.ended if self.ended else 0.0

    def count(
        self, seats: list[int], scores: tuple[float, ...], winners: tuple[int, ...], turns: int
    ) -> None:
        """Count a game that ended. seats: which bot sat at each seat."""
        self.games += 1
        self.turns += turns
        for seat, bot in enumerate(seats):
            self.bots[bot].score += scores[seat]
        if len(winners) == 1:
            self.bots[seats[winners[0]]].wins_by_seat[winners[0]] += 1
        else:
            self.ties += 1
            for seat in winners:
                self.bots[seats[seat]].ties += 1

    def losses(self, bot: BotResult) -> int:
        """Games that a bot, one of these, did not win, not even with others."""
        return self.ended - bot.wins - bot.ties

    def add(self, other: Result) -> None:
        """Count what another has counted, too."""
        self.games += other.games
        self.ties += other.ties
        self.turns += other.turns
        self.failed += other.failed
        for mine, theirs in zip(self.bots, other.bots, strict=True):
            mine.score += theirs.score
            mine.ties += theirs.ties
            mine.wins_by_seat = [a + b for a, b in zip(mine.wins_by_seat, theirs.wins_by_seat, strict=True)]

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "games": self.games,
            "errors": self.errors,
            "ties": self.ties,
            "mean_turns": round(self.mean_turns, 4),
            "bots": [
                {
                    "name": bot.name,
                    "wins": bot.wins,
                    "losses": self.losses(bot),
                    "ties": bot.ties,
                    "wins_by_seat": bot.wins_by_seat,
                    "mean_score": round(bot.score / self.ended, 4) if self.ended else 0.0,
                }
                for bot in self.bots
            ],
        }

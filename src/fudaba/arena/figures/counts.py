"""Counts over games, and sums of several counts."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fudaba.arena.figures.story import Story
from fudaba.bots.mind.chances import interval


class Note(NamedTuple):
    """A remark about a result that may surprise its reader."""

    message: str
    """The id of its message."""
    bot: str = ""
    """The name of the bot that it is about."""
    game: str = ""
    """The name of the game whose words it uses."""
    cards: tuple[str, ...] = ()
    """The ids of the cards that it names."""

    def text(self, lang: str = "en") -> str:
        """The note in a language, the cards by their names."""
        from fudaba.text import words
        from fudaba.text.names import name_of

        say = words(lang)
        cards = say.join(name_of(self.game, card, lang) for card in self.cards)
        return say.say(self.message, bot=self.bot, cards=cards)


@dataclass(slots=True)
class BotResult:
    """How one bot did."""

    name: str
    """The name of the bot."""
    wins_by_seat: list[int]
    """Its wins at each seat, alone or as one of a team."""
    ties: int = 0
    """Games that it won together with others who were against it."""
    score: float = 0
    """The sum of its scores."""
    squares: float = 0
    """The sum of the squares of its scores."""

    @property
    def wins(self) -> int:
        """Games that it won, or its team, and nobody else."""
        return sum(self.wins_by_seat)


@dataclass(slots=True)
class Result:
    """How games went."""

    bots: list[BotResult]
    """How each bot did, in the order in which they were named."""
    sides: int
    """How many players or teams play against each other."""
    games: int = 0
    """How many games were played, those that failed among them."""
    ties: int = 0
    """How many games several sides won; such a game is nobody's win."""
    turns: int = 0
    """The turns of all players in all games that ended."""
    failed: list[tuple[int, str, bytes]] = field(default_factory=list)
    """The number and the error of each game that stopped with an error, with its record as JSON."""
    notes: list[Note] = field(default_factory=list)
    """What may surprise a reader."""
    story: Story | None = None
    """What happened in the games, where that was asked for."""
    settled: bool = False
    """Whether it stopped early, since one of two bots was clearly better."""

    @classmethod
    def of(cls, bots: list[str], sides: int = 0) -> Result:
        """Nothing played yet by these bots. sides: 0 for as many as there are bots."""
        return cls([BotResult(name, [0] * len(bots)) for name in bots], sides or len(bots))

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
        self,
        seats: list[int],
        scores: tuple[float, ...],
        winners: tuple[int, ...],
        turns: int,
        team: Callable[[int], int] = int,
    ) -> None:
        """Count a game that ended. seats: which bot sat at each. team: that of a seat, which wins as one."""
        self.games += 1
        self.turns += turns
        for seat, bot in enumerate(seats):
            self.bots[bot].score += scores[seat]
            self.bots[bot].squares += scores[seat] ** 2
        if len(set(map(team, winners))) == 1:
            for seat in winners:
                self.bots[seats[seat]].wins_by_seat[seat] += 1
        else:
            self.ties += 1
            for seat in winners:
                self.bots[seats[seat]].ties += 1

    def losses(self, bot: BotResult) -> int:
        """Games that a bot, one of these, did not win, not even with others."""
        return self.ended - bot.wins - bot.ties

    @property
    def first_seat(self) -> int:
        """Games that the starting player, or their team, and nobody else won."""
        return sum(bot.wins_by_seat[0] for bot in self.bots)

    def deviation(self, bot: BotResult) -> float:
        """The standard deviation of a bot's scores from game to game."""
        if self.ended < 2:
            return 0.0
        mean = bot.score / self.ended
        return math.sqrt(max(0.0, (bot.squares - self.ended * mean**2) / (self.ended - 1)))

    def add(self, other: Result) -> None:
        """Count what another has counted, too."""
        self.games += other.games
        self.ties += other.ties
        self.turns += other.turns
        self.failed += other.failed
        if self.story is not None and other.story is not None:
            self.story.add(other.story)
        for mine, theirs in zip(self.bots, other.bots, strict=True):
            mine.score += theirs.score
            mine.squares += theirs.squares
            mine.ties += theirs.ties
            mine.wins_by_seat = [a + b for a, b in zip(mine.wins_by_seat, theirs.wins_by_seat, strict=True)]

    def rows(self) -> list[dict[str, Any]]:
        """One row for each player of each game, with the figures of the end.

        Raises ValueError without a story.
        """
        return [
            {
                "game": row.number,
                "seed": row.seed,
                "bot": self.bots[row.bot].name,
                "seat": row.seat,
                "score": row.score,
                "won": row.won,
                "turns": row.turns,
                **row.figures,
            }
            for row in self._needed_story.rows
        ]

    def columns(self) -> list[str]:
        """The columns of `rows`, also where there is none. Raises ValueError without a story."""
        return ["game", "seed", "bot", "seat", "score", "won", "turns", *self._needed_story.counted]

    @property
    def _needed_story(self) -> Story:
        if self.story is None:
            raise ValueError("there is no story of these games; ask for it with tell=True")
        return self.story

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        story = {} if self.story is None else self.story.plain([bot.name for bot in self.bots])
        return story | {
            "games": self.games,
            "errors": self.errors,
            "ties": self.ties,
            "mean_turns": round(self.mean_turns, 4),
            "first_seat": self.first_seat,
            "settled": self.settled,
            "notes": [note.text() for note in self.notes],
            "bots": [
                {
                    "name": bot.name,
                    "wins": bot.wins,
                    "interval": [round(end, 4) for end in interval(bot.wins, self.ended)],
                    "losses": self.losses(bot),
                    "ties": bot.ties,
                    "wins_by_seat": bot.wins_by_seat,
                    "mean_score": round(bot.score / self.ended, 4) if self.ended else 0.0,
                    "deviation": round(self.deviation(bot), 4),
                }
                for bot in self.bots
            ],
        }

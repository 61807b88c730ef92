"""The course of simulated games: figures by turn, and uses of each card.

A game is played again from its answers, with its events. Stories of parts of a simulation add up to that of
the whole, the same in whatever parts it was played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fudaba.arena.figures.counters import figures_of, verbs_of
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Game, Setup
from fudaba.kernel.table import Table


class Row(NamedTuple):
    """One player's part in one game."""

    number: int
    """The number of the game."""
    seed: str
    """The seed of the game."""
    bot: int
    """The number of the bot that played."""
    seat: int
    """The seat; the player who began has 0."""
    score: float
    """The points at the end."""
    won: float
    """The player's share of the win; see `share_of_win`."""
    turns: int
    """The turns of all players."""
    figures: dict[str, float]
    """How the player stood in the end."""


class Use(NamedTuple):
    """What a bot did with a card."""

    games: int = 0
    """In how many of its games it did so."""
    times: int = 0
    """How often in all of them."""
    won: float = 0.0
    """How many wins those games brought."""

    def plus(self, other: Use) -> Use:
        """Both together."""
        return Use(self.games + other.games, self.times + other.times, self.won + other.won)


@dataclass(slots=True)
class Story:
    """What many games have shown: rows of their players, figures by turn, uses of cards."""

    rows: list[Row] = field(default_factory=list)
    """A row for each player of each game."""
    sums: dict[tuple[int, str], list[float]] = field(default_factory=dict)
    """By bot and figure, for each turn (0: before the first) the sum over all games."""
    counts: dict[tuple[int, str], list[int]] = field(default_factory=dict)
    """By bot and figure, for each turn how many games came to it."""
    uses: dict[tuple[int, str, str], Use] = field(default_factory=dict)
    """The uses of cards, by bot, verb and card."""
    counted: tuple[str, ...] = ()
    """The names of the figures, also where no game has ended."""
    done: tuple[str, ...] = ()
    """What can be done with a card, in the order in which it is listed."""
    reached: dict[tuple[int, int], Counter[int]] = field(default_factory=dict)
    """By bot and number of its Province, in how many games it came in which turn."""

    @classmethod
    def of(cls, game: str) -> Story:
        """Nothing told yet of a game."""
        return cls(counted=figures_of(game).names, done=tuple(dict.fromkeys(verbs_of(game).values())))

    def add(self, other: Story) -> None:
        """Add the story of other games."""
        self.rows += other.rows
        for key, sums in other.sums.items():
            self.sums[key] = _added(self.sums.get(key, []), sums, 0.0)
            self.counts[key] = _added(self.counts.get(key, []), other.counts[key], 0)
        for use, found in other.uses.items():
            self.uses[use] = self.uses.get(use, Use()).plus(found)
        for step, turns in other.reached.items():
            self.reached.setdefault(step, Counter()).update(turns)

    def steps(self, bot: int) -> list[tuple[int, int, float]]:
        """Of a bot's Provinces the first, the second and so on: in how many games it came so far, and after
        how many of its turns on average."""
        found = sorted((number, turns) for (of, number), turns in self.reached.items() if of == bot)
        return [
            (number, turns.total(), sum(turn * count for turn, count in turns.items()) / turns.total())
            for number, turns in found
        ]

    def curve(self, bot: int, figure: str) -> list[tuple[int, float]]:
        """After this many turns of each player, the mean of a figure, as long as half of the games go on."""
        sums, counts = self.sums.get((bot, figure), []), self.counts.get((bot, figure), [])
        return [
            (turn, total / count)
            for turn, (total, count) in enumerate(zip(sums, counts, strict=True))
            if 2 * count >= counts[0]
        ]

    def verbs(self) -> list[str]:
        """What was done with cards, in the order of the game's `VERBS`."""
        found = {verb for _, verb, _ in self.uses}
        return [verb for verb in self.done if verb in found]

    def figures(self) -> list[str]:
        """The names of the figures; none where no game has ended."""
        return list(dict.fromkeys(figure for _, figure in self.sums))

    def plain(self, bots: Sequence[str]) -> dict[str, Any]:
        """For JSON."""
        return {
            "curves": {
                name: {
                    figure: [round(mean, 4) for _, mean in self.curve(bot, figure)]
                    for figure in self.figures()
                }
                for bot, name in enumerate(bots)
            },
            "provinces": {
                name: [
                    {"number": number, "games": games, "turn": round(turn, 4)}
                    for number, games, turn in self.steps(bot)
                ]
                for bot, name in enumerate(bots)
            },
            "cards": [
                {"bot": bots[bot], "verb": verb, "card": card, "games": use.games, "times": use.times}
                | {"won": round(use.won, 4)}
                for (bot, verb, card), use in sorted(self.uses.items())
            ],
        }


def _added(mine: list[Any], theirs: list[Any], nothing: Any) -> list[Any]:
    longest = max(len(mine), len(theirs))
    both = [part + [nothing] * (longest - len(part)) for part in (mine, theirs)]
    return [one + other for one, other in zip(*both, strict=True)]


def tell(game: Game, setup: Setup, answers: Sequence[Answer], sits: Sequence[int], number: int) -> Story:
    """The story of one game that ended. sits: which bot sat at each seat."""
    table = game.table(setup)
    table.events = []
    driver: Driver[Table] = Driver(table, forkable=False)
    figures = figures_of(game.name)

    def stands(seat: int) -> dict[str, float]:
        return dict(zip(figures.names, figures.of(table, seat), strict=True))

    driver.start()
    courses: list[list[dict[str, float]]] = [[stands(seat)] for seat in range(table.seats)]
    for answer in answers:
        driver.answer(answer)
        while len(courses[0]) <= (table.turns_taken() - 1) // table.seats:
            for seat, course in enumerate(courses):
                course.append(stands(seat))
    scores, winners = table.result()
    story = Story.of(game.name)
    for seat, course in enumerate(courses):
        last = stands(seat)
        won = share_of_win(seat, winners, table.team)
        turns = table.turns_taken()
        story.rows.append(Row(number, setup.seed, sits[seat], seat, scores[seat], won, turns, last))
        for figure in last:
            story.sums[sits[seat], figure] = [moment[figure] for moment in course]
            story.counts[sits[seat], figure] = [1] * len(course)
        had = [moment.get(figures.steps, 0.0) for moment in (*course, last)]
        for step in range(1, int(max(had)) + 1):
            turn = next(turn for turn, count in enumerate(had) if count >= step)
            story.reached.setdefault((sits[seat], step), Counter())[turn] += 1
    for (seat, verb, card), times in _uses(table, verbs_of(game.name)).items():
        won = story.rows[seat].won
        key = sits[seat], verb, card
        story.uses[key] = story.uses.get(key, Use()).plus(Use(1, times, won))
    return story


def share_of_win(seat: int, winners: Sequence[int], team: Callable[[int], int]) -> float:
    """What share of the win is a player's. A team wins as one: all of it is each member's."""
    return 1 / len(set(map(team, winners))) if seat in winners else 0.0


def _uses(table: Table, verbs: Mapping[str, str]) -> Counter[tuple[int, str, str]]:
    """How often each seat did what with which card."""
    return Counter(
        (event.seat, verbs[event.kind], table.cards[ref.card].id)
        for event in table.events or ()
        if event.kind in verbs and event.seat >= 0
        for ref in event.cards
    )

"""How well bots play where wins tell little, how long they take, and whether they ever fail.

`python -m benchmarks.minds deals`: one bot instead of another in one seat of the same deals, by points.
`python -m benchmarks.minds wins`: one bot against another, each deal from every seat, by games won.
`python -m benchmarks.minds answers`: processor time of each of a bot's answers.
`python -m benchmarks.minds levels`: all three games, levels at random in every seat, and what failed.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from benchmarks.kept import Numbered, kept
from fudaba import games
from fudaba.arena.simulate import play_game
from fudaba.bots import LEVELS, Bot, bot
from fudaba.bots.mind.chances import Z95, interval
from fudaba.games.innovation.facts.printed import EXPANSIONS, FIRST, FOURTH, THIRD
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.game import Setup, Value, setup_of
from fudaba.kernel.view import View

READ: Final = {"true": True}
EDITIONS: Final = (FIRST, THIRD, FOURTH)


class Timed:
    """A bot, and the processor time in seconds of each of its answers."""

    imagines = True

    def __init__(self, inner: Bot, times: list[float]) -> None:
        self.inner, self.times, self.name = inner, times, inner.name

    def answer(self, ask: Ask, view: View) -> Answer:
        """What the bot answers."""
        begun = time.process_time()
        answer = self.inner.answer(ask, view)
        self.times.append(time.process_time() - begun)
        return answer


@dataclass(frozen=True)
class Meeting:
    """One bot and another at tables of one game. count: deals or games. given: the options."""

    game: str
    one: str
    beside: str
    seats: int
    count: int
    seed: str
    given: Mapping[str, Any]

    def setup(self, number: int) -> Setup:
        """How a deal begins."""
        return setup_of(
            games.named(self.game), seats=self.seats, seed=f"{self.seed}/{number}", options=dict(self.given)
        )

    def names(self, *mine: int) -> list[str]:
        """The bots by seat: the one in these, the other in all others."""
        return [self.one if seat in mine else self.beside for seat in range(self.seats)]

    def head(self, what: str) -> dict[str, Any]:
        """What a file of them begins with: all of it but how many. what: is measured."""
        return {
            "measured": what,
            "game": self.game,
            "rules": games.named(self.game).rules,
            "one": self.one,
            "beside": self.beside,
            "seats": self.seats,
            "seed": self.seed,
            "given": dict(self.given),
        }

    def players(self, names: Sequence[str], seed: str) -> list[Bot]:
        """The bots of that name; the seed fixes what they draw."""
        return [bot(name, self.game, f"{seed}/{seat}") for seat, name in enumerate(names)]


class Deal(Numbered, frozen=True):
    """A deal, played with one bot instead of another, by the seat that it had.

    saved: the points that this saved; beside: the same beside what the others were charged on average. won:
    its share of the win. otherwise: whether anything went otherwise.
    """

    saved: list[float]
    beside: list[float]
    won: list[float]
    otherwise: list[bool]


class Won(Numbered, frozen=True):
    """A game: what share of the win a bot had, after how many turns, and what each of its answers took that
    was a choice (ms of processor time)."""

    won: float
    turns: int
    took: list[float]


class Ended(Numbered, frozen=True):
    """A game at random: which, and what stopped it, with all that it takes to play it again, or ""."""

    game: str
    failed: str


def deals(of: Meeting, into: Path | None = None) -> None:
    """Each deal once with the others in all seats, then with the one in each seat; few points are good."""
    rules, seats = games.named(of.game), of.seats

    def deal(number: int) -> Deal:
        setup = of.setup(number)

        def played(*mine: int) -> tuple[float, ...]:
            return play_game(rules, setup, of.players(of.names(*mine), setup.seed), []).result().scores

        def beside_others(scores: Sequence[float], seat: int) -> float:
            return scores[seat] - (sum(scores) - scores[seat]) / (seats - 1)

        usual = played()
        found = Deal(number=number, saved=[], beside=[], won=[], otherwise=[])
        for seat in range(seats):
            scores = played(seat)
            found.saved.append(usual[seat] - scores[seat])
            found.beside.append(beside_others(usual, seat) - beside_others(scores, seat))
            found.won.append((scores[seat] == min(scores)) / scores.count(min(scores)))
            found.otherwise.append(scores != usual)
        return found

    found = kept(into, of.head("deals"), Deal, of.count, deal)
    pairs = of.count * seats
    won = sum(sum(each.won) for each in found)
    least, most = interval(won, pairs)
    print(
        f"{of.game}: {of.one} instead of {of.beside} among {seats}: "
        f"saved {mean_of(sum(each.saved) / seats for each in found)} points "
        f"({mean_of(sum(each.beside) / seats for each in found)} beside the others) "
        f"in {pairs} pairs on {of.count} deals; won {won / pairs:.3f} ({least:.3f} to {most:.3f}); "
        f"{sum(sum(each.otherwise) for each in found) / pairs:.0%} went otherwise"
    )


def mean_of(values: Iterable[float]) -> str:
    """A mean with half its 95 % interval."""
    found = list(values)
    half = Z95 * statistics.stdev(found) / math.sqrt(len(found)) if len(found) > 1 else math.inf
    return f"{statistics.mean(found):.2f} ± {half:.2f}"


def wins(of: Meeting, into: Path | None = None) -> None:
    """Games of one bot against others, each deal with the one in every seat in turn."""
    rules = games.named(of.game)

    def played(number: int) -> Won:
        deal, mine = divmod(number, of.seats)
        setup = of.setup(deal)
        players = of.players(of.names(mine), setup.seed)
        times: list[float] = []
        players[mine] = Timed(players[mine], times)
        table = play_game(rules, setup, players, [])
        winners = table.result().winners
        took = [round(1000 * each, 1) for each in times]
        share = (mine in winners) / len(winners)
        return Won(number=number, won=share, turns=table.turns_taken(), took=took)

    found = kept(into, of.head("wins"), Won, of.count, played)
    won = sum(each.won for each in found)
    least, most = interval(won, of.count)
    print(
        f"{of.game} {dict(of.given)}: {of.one} against {of.beside}, {of.seats} seats, {of.count} games: "
        f"won {won / of.count:.3f} ({least:.3f} to {most:.3f}); "
        f"{statistics.mean(each.turns for each in found):.0f} turns a game; "
        f"{spread([time for each in found for time in each.took])}"
    )


def spread(times: Sequence[float]) -> str:
    """What answers took (ms)."""
    ranked = sorted(times)
    ms = [ranked[min(len(ranked) - 1, len(ranked) * part // 100)] for part in (50, 95, 100)]
    return (
        f"{len(ranked)} answers, median {ms[0]:.1f} ms, p95 {ms[1]:.1f} ms, slowest {ms[2]:.1f} ms "
        f"of processor time"
    )


def answers(of: Meeting) -> None:
    """What an answer of a bot costs that has a choice."""
    rules = games.named(of.game)
    times: list[float] = []
    for number in range(of.count):
        mine = number % of.seats
        players = of.players(of.names(mine), of.seed)
        players[mine] = Timed(players[mine], times)
        play_game(rules, of.setup(number), players, [])
    print(
        f"{of.game} {dict(of.given)}: {of.one}: {of.count} games, {spread([1000 * each for each in times])}"
    )


def levels(count: int, seed: str, strong: float, into: Path | None = None) -> int:
    """Games at random: which, its options, 2 to 6 seats, the level of each. Returns how many failed."""

    def played(number: int) -> Ended:
        chance = random.Random(f"{seed}/{number}")
        game = ("dominion", "innovation", "bridge_over")[number % 3]
        rules = games.named(game)
        seats = chance.choice(rules.seats)
        who = ["strong" if chance.random() < strong else chance.choice(LEVELS[:2]) for _ in range(seats)]
        setup = setup_of(rules, seats=seats, seed=f"{seed}/{number}", options=_options(game, seats, chance))
        players = [bot(name, game, f"{seed}/{number}/{seat}") for seat, name in enumerate(who)]
        failed = ""
        try:
            play_game(rules, setup, players, [])
        except Exception as error:  # what stops one game is told, and the others are played
            failed = f"{game} {setup.seed} {who} {dict(setup.options)}: {type(error).__name__}: {error}"
            print(failed, flush=True)
        return Ended(number=number, game=game, failed=failed)

    head = {"measured": "levels", "seed": seed, "strong": strong}
    found = kept(into, head, Ended, count, played)
    each = {game: sum(one.game == game for one in found) for game in games.names()}
    failed = [one.failed for one in found if one.failed]
    print("\n".join([*failed, f"{count} games {each}, {len(failed)} failed"]))
    return len(failed)


def _options(game: str, seats: int, chance: random.Random) -> dict[str, Value]:
    if game == "bridge_over":
        return {"deck": chance.choice(("windia_war", "azumanga_court")), "rounds": 1}
    if game == "dominion":
        return {}
    edition = chance.choice(EDITIONS)
    sets = [one for one in EXPANSIONS if edition != FIRST and chance.random() < 0.4]
    if edition != FOURTH:
        sets = [one for one in sets if one != "unseen"]
    return {"edition": edition, "teams": seats == 4 and chance.random() < 0.3, **dict.fromkeys(sets, True)}


def main() -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.minds", description=__doc__)
    parser.add_argument("what", choices=("deals", "wins", "answers", "levels"))
    parser.add_argument("game", nargs="?", default="bridge_over")
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--beside", default="sensible")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--count", type=int, default=500, help="deals or games")
    parser.add_argument("--seed", default="minds")
    parser.add_argument("--strong", type=float, default=0.1, help="levels: the share of seats with strong")
    parser.add_argument(
        "--into", type=Path, help="deals, wins, levels: a file that keeps what was played; go on there"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args()
    given = dict(one.split("=", 1) for one in args.option)
    options = {
        name: READ.get(value) or (int(value) if value.isdigit() else value) for name, value in given.items()
    }
    if args.what == "levels":
        return levels(args.count, args.seed, args.strong, args.into) > 0
    of = Meeting(args.game, args.bot, args.beside, args.seats, args.count, args.seed, options)
    if args.what == "answers":
        answers(of)
    else:
        (deals if args.what == "deals" else wins)(of, args.into)
    return 0


if __name__ == "__main__":
    sys.exit(main())

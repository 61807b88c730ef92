"""Whether a list buys better where what its cards make alone in later turns says what to buy.

    python -m benchmarks.solitaire_buys list.toml quiet_street --count 40 --into buys.jsonl

The list plays itself. On one side, where it would buy no Victory card, each other card that might be bought
is played on with alone, in the same worlds, and the one is bought that makes more coins in the third to the
fifth turn after this one than what the list says, by more than the noise. Each deal is played from both
seats. With `--into FILE` each game is written down as it ends, and the same command goes on where it was
stopped.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from benchmarks.kept import Numbered, kept
from fudaba import games
from fudaba.bots.dominion.alone import later
from fudaba.bots.dominion.levels import DominionOutlook
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.worth import is_dead
from fudaba.bots.mind.chances import interval
from fudaba.dominion_study.distilling.contenders import contender_of, strategy_played
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.worlds import Imagining
from fudaba.text.names import options_by_id

WORLDS: Final = 8
"""In how many worlds two purchases are compared."""
SURE: Final = 2.0
"""By how many standard errors another must make more."""
LEAST: Final = 0.25
"""And by how many coins a turn."""


class Game(Numbered, frozen=True, kw_only=True):
    """A game. won: by the side that tries. bought: how many of its purchases were not the list's."""

    won: float
    bought: int


class Trying:
    """Plays a list, but buys what makes more coins later."""

    def __init__(self, strategy: Strategy) -> None:
        self._outlook = DominionOutlook(strategy)
        self.bought = 0

    def answer(self, ask: DominionAsk, view: Imagining) -> Answer:
        """What the list says, or another purchase."""
        own = self._outlook.player.answer(ask, view)
        if ask.kind != "buy" or ask.options[-1].verb != "end_turn" or not _is_open(ask, own):
            return own
        best, most = own, LEAST
        for answer in self._outlook.candidates(ask, view)[1:]:
            if not _is_open(ask, answer):
                continue
            found = later(view, self._outlook, answer, own, WORLDS)
            if found is not None and found.coins > most and found.coins > SURE * found.error:
                best, most = answer, found.coins
        self.bought += best != own
        return best


def _is_open(ask: DominionAsk, answer: Answer) -> bool:
    """Whether an answer is one purchase, of no Victory card, or none."""
    if len(answer) != 1:
        return False
    option = ask.options[answer[0]]
    return option.verb == "end_turn" or (option.verb == "buy" and not is_dead(option.face))


def played(strategy: Strategy, options: dict[str, Any], seed: str, number: int) -> Game:
    """One game; an even and the odd number after it are one deal."""
    rules, seat = games.named("dominion"), number % 2
    driver: Driver[Any] = Driver(
        rules.table(setup_of(rules, seats=2, seed=f"{seed}/{number // 2}", options=options))
    )
    trying, plain = Trying(strategy), DominionOutlook(strategy).player
    ask = driver.start()
    while ask is not None:
        view = Imagining(driver, ask.decider)
        ask = driver.answer((trying if ask.decider == seat else plain).answer(ask, view))
    _, winners = driver.table.result()
    return Game(number=number, won=1 / len(winners) if seat in winners else 0.0, bought=trying.bought)


def main(given: list[str] | None = None) -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("list")
    parser.add_argument("kingdom")
    parser.add_argument("--count", type=int, default=40, help="games")
    parser.add_argument("--seed", default="alone")
    parser.add_argument("--into", type=Path)
    asked = parser.parse_args(given)
    options = options_by_id(games.named("dominion"), {"kingdom": asked.kingdom})
    strategy = strategy_played(contender_of(asked.list))
    head = {"list": asked.list, "seed": asked.seed, "kingdom": asked.kingdom}
    found = kept(
        asked.into, head, Game, asked.count, lambda number: played(strategy, options, asked.seed, number)
    )
    won, count = sum(game.won for game in found), len(found)
    least, most = interval(won, count)
    other = sum(game.bought for game in found) / max(1, count)
    print(f"{count} games: won {won / max(1, count):.2f} ({least:.2f} to {most:.2f})")
    print(f"{other:.1f} other purchases a game")


if __name__ == "__main__":
    main()

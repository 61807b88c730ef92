"""How much better the plan for a kingdom of Dominion is that more games find.

    python -m benchmarks.plan_games --kingdoms 20 --games 6000 --beside 1500 --into plans.jsonl

The cards of each kingdom are drawn at random from all sets. Both plans are played by the same policy, on
deals of their own, each from both seats. With `--into FILE` each kingdom is written down as it ends, and the
same command goes on where it was stopped. Times are processor time.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from statistics import mean, median, stdev

from benchmarks.kept import Numbered, kept
from fudaba.dominion_study.kingdom import PlanKingdom, kingdom_of
from fudaba.dominion_study.search import Match, MatchSetup, Plan, play, search
from fudaba.games import named
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View


class Kingdom(Numbered, frozen=True, kw_only=True):
    """What was found in one kingdom."""

    cards: list[str]
    """The ids of its Kingdom cards and landscapes."""
    won: float
    """The share of games that the plan of more games wins; a tie counts half."""
    seconds: list[float]
    """How long the two searches took, that of more games first."""


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kingdoms", type=int, default=20, metavar="N")
    parser.add_argument("--games", type=int, default=6000, help="of the one search")
    parser.add_argument("--beside", type=int, default=1500, help="of the other")
    parser.add_argument("--deals", type=int, default=100, help="each played from both seats")
    parser.add_argument("--seed", default="plans")
    parser.add_argument("--into", type=Path)
    args = parser.parse_args()

    def measured(number: int) -> Kingdom:
        kingdom = kingdom_drawn(f"{args.seed}/{number}")
        more, took = _found(kingdom, args.games)
        less, took_less = _found(kingdom, args.beside)
        cards = [*kingdom.cards, *kingdom.landscapes]
        share = won(kingdom, more, less, args.deals)
        return Kingdom(number=number, cards=cards, won=share, seconds=[took, took_less])

    head = {"seed": args.seed, "games": [args.games, args.beside], "deals": args.deals}
    rows = kept(args.into, head, Kingdom, args.kingdoms, measured)
    for row in rows:
        print(f"{row.won:.2f} {row.seconds[0]:5.1f} s {row.seconds[1]:5.1f} s  {', '.join(row.cards)}")
    shares = [row.won for row in rows]
    error = 1.96 * stdev(shares) / len(shares) ** 0.5 if len(shares) > 1 else float("inf")
    print(
        f"the plan of {args.games} games won {mean(shares):.3f} +- {error:.3f} (over {len(shares)} kingdoms)"
    )
    for games, at in ((args.games, 0), (args.beside, 1)):
        print(f"{games} games: {median(row.seconds[at] for row in rows):.1f} s in the median")


def kingdom_drawn(seed: str) -> PlanKingdom:
    """A kingdom drawn from all sets."""
    game = named("dominion")
    return kingdom_of(View(game.table(setup_of(game, seats=2, seed=seed))))


def _found(kingdom: PlanKingdom, games: int) -> tuple[Plan, float]:
    setup, began = MatchSetup(tuple(kingdom.options.items()), "plan"), time.process_time()
    *_, last = search(kingdom.market, setup, play, games=games)
    return last.best, round(time.process_time() - began, 1)


def won(kingdom: PlanKingdom, more: Plan, less: Plan, deals: int) -> float:
    """The share of games that the one plan wins against the other; a tie counts half."""
    if more == less:
        return 0.5
    setup = MatchSetup(tuple(kingdom.options.items()), "held")
    games = play(setup, [one for n in range(deals) for one in (Match(more, less, n), Match(less, more, n))])
    return mean(one.win if at % 2 == 0 else one.other.win for at, one in enumerate(games))


if __name__ == "__main__":
    main()

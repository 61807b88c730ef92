"""Find the plans that come with Fudaba: one for each kingdom with a name.

    python tools/find_plans.py                   where none is there yet
    python tools/find_plans.py --renew           also look again, and keep what is clearly better
    python tools/find_plans.py --renew many_ways

What is there takes part in the last race of a search. What that finds takes its place if it wins more than
half of new games against it, with its whole 95 % interval. All is the same on every machine.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fudaba.bots.mind.chances import interval
from fudaba.dominion_study.plans_cache import Ground, found_for, ground_of, key_of, shipped_for
from fudaba.dominion_study.search import Board, Match, Plan, play, to_toml
from fudaba.games import named
from fudaba.games.dominion.setup.notation import offered
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View

TO = Path(__file__).parents[1] / "src/fudaba/dominion_study/plans"
GAMES = 5000
DEALS = 100


def main() -> None:
    """Find what is missing, and with --renew what is better."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kingdoms", nargs="*", default=[*offered()])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--renew", action="store_true")
    given = parser.parse_args()
    game = named("dominion")
    TO.mkdir(exist_ok=True)
    for kingdom in given.kingdoms:
        table = game.table(setup_of(game, seats=2, seed=kingdom, options={"kingdom": kingdom}))
        ground = ground_of(View(table))
        file = TO / f"{key_of(ground)}.toml"
        known = shipped_for(ground)
        if known is not None and not given.renew:
            continue
        plan = found_for(ground, games=given.games)
        if known is not None and not _is_better(ground, plan, known, kingdom):
            continue
        file.write_text(to_toml(plan, kingdom, f"Found by {given.games} games."), "utf-8")
        sys.stdout.write(f"{kingdom} {file.name}\n")


def _is_better(ground: Ground, plan: Plan, known: Plan, kingdom: str) -> bool:
    board = Board(tuple(ground.options.items()), "held")
    matches = [match for n in range(DEALS) for match in (Match(plan, known, n), Match(known, plan, n))]
    played = play(board, matches)
    won = sum(of.win if number % 2 == 0 else of.other.win for number, of in enumerate(played))
    least, most = interval(won, len(played))
    share = won / len(played)
    sys.stdout.write(f"{kingdom}: {share:.3f} ({least:.3f} to {most:.3f}) against what is there\n")
    return least > 0.5


if __name__ == "__main__":
    main()

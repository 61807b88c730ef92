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
from fudaba.dominion_study.kingdom import PlanKingdom, kingdom_of
from fudaba.dominion_study.plan_files import key_of, shipped_for
from fudaba.dominion_study.plan_finder import found_for
from fudaba.dominion_study.search import Match, MatchSetup, Plan, play, to_toml
from fudaba.games import named
from fudaba.games.dominion.setup.notation import offered
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View

TO = Path(__file__).parents[1] / "src/fudaba/dominion_study/plans"
GAMES = 6000
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
    for name in given.kingdoms:
        table = game.table(setup_of(game, seats=2, seed=name, options={"kingdom": name}))
        kingdom = kingdom_of(View(table))
        file = TO / f"{key_of(kingdom)}.toml"
        known = shipped_for(kingdom)
        if known is not None and not given.renew:
            continue
        plan = found_for(kingdom, games=given.games)
        if known is not None and not _is_better(kingdom, plan, known, name):
            continue
        file.write_text(to_toml(plan, name, f"Found by {given.games} games."), "utf-8")
        sys.stdout.write(f"{name} {file.name}\n")


def _is_better(kingdom: PlanKingdom, plan: Plan, known: Plan, name: str) -> bool:
    setup = MatchSetup(tuple(kingdom.options.items()), "held")
    matches = [match for n in range(DEALS) for match in (Match(plan, known, n), Match(known, plan, n))]
    played = play(setup, matches)
    won = sum(of.win if number % 2 == 0 else of.other.win for number, of in enumerate(played))
    least, most = interval(won, len(played))
    share = won / len(played)
    sys.stdout.write(f"{name}: {share:.3f} ({least:.3f} to {most:.3f}) against what is there\n")
    return least > 0.5


if __name__ == "__main__":
    main()

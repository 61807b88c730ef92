"""Whether the plans of this search for plans of Dominion beat those that an earlier state of it finds.

    git worktree add ../older STATE
    PYTHONPATH=../older/src python -m benchmarks.older_plans --into older
    python -m benchmarks.older_plans --into newer --against older

Plans are found for the ten boards of engines (`benchmarks.engines`) and for kingdoms drawn from all sets,
with each seed anew, and written down as strategy files; what has been found is not looked for again. Each new
plan then meets each older one of its kingdom, by the policy of now, on deals of their own, from both seats.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, stdev

from benchmarks.engines import BOARDS
from benchmarks.engines import kingdom_of as board_cards
from benchmarks.plan_games import kingdom_drawn, won
from fudaba.bots.dominion.strategy_file import read
from fudaba.dominion_study.kingdom import PlanKingdom
from fudaba.dominion_study.search import MatchSetup, Plan, plan_of, play, search, to_toml


def main() -> None:
    """Find the plans, and print who wins."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--into", type=Path, required=True, metavar="FOLDER", help="the plans that are found")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="those of the earlier state")
    parser.add_argument("--games", type=int, default=1500, help="of a search")
    parser.add_argument("--seeds", default="plan,plan2,plan3", help="of the searches")
    parser.add_argument("--kingdoms", type=int, default=12, metavar="N", help="drawn from all sets")
    parser.add_argument("--deals", type=int, default=25, help="each played from both seats")
    args = parser.parse_args()
    seeds = args.seeds.split(",")
    args.into.mkdir(parents=True, exist_ok=True)
    shares: dict[str, list[float]] = {"boards": [], "drawn": []}
    for name, kingdom in kingdoms(args.kingdoms):
        new = [found(args.into / f"{name}-{seed}.toml", kingdom, seed, args.games) for seed in seeds]
        if args.against is None:
            continue
        old = [plan_in(args.against / f"{name}-{seed}.toml") for seed in seeds]
        share = mean(won(kingdom, one, other, args.deals) for one in new for other in old)
        shares["boards" if name.startswith("board") else "drawn"].append(share)
        print(f"{share:.2f} {', '.join(kingdom.cards)}", flush=True)
    for which, of in shares.items():
        if len(of) > 1:
            print(f"{which}: {mean(of):.3f} +- {1.96 * stdev(of) / len(of) ** 0.5:.3f} (over {len(of)})")


def kingdoms(drawn: int) -> Iterator[tuple[str, PlanKingdom]]:
    """The kingdoms, and how their files are named."""
    for board in range(len(BOARDS)):
        cards = tuple(sorted(board_cards(board).split(",")))
        yield f"board-{board}", PlanKingdom(cards, (), colonies=False, shelters=False, seats=2)
    for number in range(drawn):
        yield f"drawn-{number}", kingdom_drawn(f"fresh/{number}")


def found(file: Path, kingdom: PlanKingdom, seed: str, games: int) -> Plan:
    """The plan that is found for a kingdom, which is written down; or that of the file."""
    if not file.exists():
        began = time.process_time()
        setup = MatchSetup(tuple(kingdom.options.items()), seed)
        *_, last = search(kingdom.market, setup, play, games=games)
        file.write_text(to_toml(last.best, "found", " ".join((*kingdom.cards, *kingdom.landscapes))), "utf-8")
        print(f"{file.stem}: {time.process_time() - began:.1f} s", flush=True)
    return plan_in(file)


def plan_in(file: Path) -> Plan:
    """The plan of a file."""
    return plan_of(read(file.read_text("utf-8"), file.name))


if __name__ == "__main__":
    main()

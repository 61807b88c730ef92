"""Find the plans that come with Fudaba: one for each kingdom with a name, where none is there yet.

    python tools/find_plans.py [GAMES]

They are the same on every machine for the same number of games. Delete a file to have it found anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fudaba.bots.dominion.finding import told
from fudaba.bots.dominion.plans import GAMES, found_for, ground_of, key_of
from fudaba.games import named
from fudaba.games.dominion.setup.notation import offered
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View

TO = Path(__file__).parents[1] / "src/fudaba/bots/dominion/found"


def main(games: int) -> None:
    """Find what is missing."""
    game = named("dominion")
    TO.mkdir(exist_ok=True)
    for kingdom in offered():
        table = game.table(setup_of(game, seats=2, seed=kingdom, options={"kingdom": kingdom}))
        ground = ground_of(View(table))
        file = TO / f"{key_of(ground)}.toml"
        if not file.exists():
            plan = found_for(ground, games=games)
            file.write_text(told(plan, kingdom, f"Found by {games} games."), "utf-8")
            sys.stdout.write(f"{kingdom} {file.name}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)

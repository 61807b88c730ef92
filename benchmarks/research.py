"""Actions a second of the environments for agents: ours, UNO of RLCard, and Python games of OpenSpiel.

What each counts is one action of one player, with the observation and the legal actions that a policy would
read before it. `python -m benchmarks.research` prints the table; all are measured in turns in one process.
`--sizes` compares vectors of one game with those of many, `--parts` tells where the time of an action goes.
"""

from __future__ import annotations

import argparse
import logging
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from typing import Any

import numpy as np

from fudaba.research.kind import TableKind
from fudaba.research.vector import SelfPlay, masks_of

OURS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "Bridge Over, 2 seats": ("bridge_over", 2, {}),
    "Bridge Over, 4 seats": ("bridge_over", 4, {}),
    "Dominion, a quiet kingdom, 2 seats": ("dominion", 2, {"kingdom": "quiet_street"}),
    "Dominion, a random kingdom, 2 seats": ("dominion", 2, {"kingdom_seed": 1}),
    "Innovation, 2 seats": ("innovation", 2, {}),
    "Innovation, fourth edition with four expansions, 2 seats": (
        "innovation",
        2,
        {"edition": "fourth", "cities": True, "echoes": True, "figures": True, "unseen": True},
    ),
}
UNO = "RLCard's UNO, {} seats"
GAMES = 16
"""How many games stand side by side in a vector environment."""

Run = Iterator[int]
"""Yields, again and again, how many actions were taken since the last time."""


SIZES = (1, 32)
"""Of how many games the vectors are that `--sizes` compares."""


def ours(game: str, seats: int, options: dict[str, Any], count: int = GAMES) -> Run:
    """Random play in a vector environment of this many games."""
    chance = random.Random(1)
    env = SelfPlay(game, count, seats, **options)
    batch = env.reset()
    while True:
        batch = env.step(np.array([chance.choice(np.flatnonzero(row)) for row in batch.mask]))
        yield count


def without_looking(game: str, seats: int, options: dict[str, Any], *, mask: bool) -> Run:
    """The same without observations: the legal actions as a list, or as a mask for all games at once."""
    chance, kind, begun = random.Random(1), TableKind(game, seats, **options), GAMES
    games = [kind.begin(str(number)) for number in range(GAMES)]
    while True:
        if mask:
            masks = masks_of(kind, games, [playing.actor for playing in games])
            chosen = [int(chance.choice(np.flatnonzero(row))) for row in masks]
        else:
            chosen = [chance.choice(playing.legal()) for playing in games]
        for number, action in enumerate(chosen):
            games[number].act(action)
            if games[number].over:
                games[number] = kind.begin(str(begun))
                begun += 1
        yield GAMES


def rlcard_uno(seats: int) -> Run:
    """Random play in RLCard's UNO: the state of the player who acts has observation and legal actions."""
    import rlcard

    logging.disable(logging.WARNING)
    env = rlcard.make("uno", config={"seed": 1, "game_num_players": seats})
    chance = random.Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            yield 1


def openspiel(name: str) -> Run:
    """Random play in a game that OpenSpiel has in Python, with the observation that its agents read."""
    import open_spiel.python.games  # noqa: F401 - registers them
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name)
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False))
    chance = random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
                continue
            observation.set_from(state, state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            yield 1


def rate(run: Run, seconds: float) -> float:
    """Actions a second of processor time."""
    begun, taken = time.process_time(), 0
    while (spent := time.process_time() - begun) < seconds:
        taken += next(run)
    return taken / spent


def runs() -> dict[str, Callable[[], Run]]:
    """All that can be measured here."""
    found: dict[str, Callable[[], Run]] = {name: partial(ours, *one) for name, one in OURS.items()}
    if find_spec("rlcard"):
        for seats in (2, 4):
            found[UNO.format(seats)] = partial(rlcard_uno, seats)
    if find_spec("pyspiel"):
        found["OpenSpiel's Kuhn poker in Python"] = partial(openspiel, "python_kuhn_poker")
        found["OpenSpiel's liar's poker in Python"] = partial(openspiel, "python_liars_poker")
    return found


def throughput(seconds: float, slices: int = 4) -> dict[str, float]:
    """Actions a second of each, the median of some slices taken in turns."""
    begun = {name: make() for name, make in runs().items()}
    rates: dict[str, list[float]] = {name: [] for name in begun}
    for _ in range(slices):
        for name, run in begun.items():
            rates[name].append(rate(run, seconds / slices))
    return {name: statistics.median(each) for name, each in rates.items()}


def parts(seconds: float, slices: int = 6) -> Iterator[tuple[str, list[float]]]:
    """Microseconds of an action: the rules, the mask beside them, the observation beside both.

    What is dearer by one part than without it is what that part takes; each is the median of some slices.
    """
    for name, one in OURS.items():
        begun = [without_looking(*one, mask=False), without_looking(*one, mask=True), ours(*one)]
        spent: list[list[float]] = [[] for _ in begun]
        for _ in range(slices):
            for each, run in zip(spent, begun, strict=True):
                each.append(1e6 / rate(run, seconds / slices))
        rules, with_mask, whole = (statistics.median(each) for each in spent)
        yield name, [rules, with_mask - rules, whole - with_mask]


def sizes(seconds: float, slices: int = 6) -> Iterator[tuple[str, dict[int, float]]]:
    """Actions a second in vectors of one game and of many, the median of some slices taken in turns."""
    for name, one in OURS.items():
        begun = {count: ours(*one, count) for count in SIZES}
        rates: dict[int, list[float]] = {count: [] for count in SIZES}
        for _ in range(slices):
            for count, run in begun.items():
                rates[count].append(rate(run, seconds / slices))
        yield name, {count: statistics.median(each) for count, each in rates.items()}


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", action="store_true", help="vectors of one game beside those of many")
    parser.add_argument("--parts", action="store_true", help="where the time of an action goes")
    parser.add_argument("--seconds", type=float, default=4.0, help="processor time for each")
    asked = parser.parse_args()
    if asked.sizes:
        for name, each in sizes(asked.seconds):
            figures = "  ".join(f"{count}: {value:>8,.0f}" for count, value in each.items())
            print(f"{name:<60} {figures}  ratio {each[SIZES[-1]] / each[SIZES[0]]:.2f}", flush=True)
        return 0
    if asked.parts:
        print("| table | rules | mask | observation | µs an action |\n|---|---|---|---|---|")
        for name, spent in parts(asked.seconds):
            shares = " | ".join(f"{one / sum(spent):.0%}" for one in spent)
            print(f"| {name} | {shares} | {sum(spent):.0f} |", flush=True)
        return 0
    rates = throughput(asked.seconds)
    uno = rates.get(UNO.format(2))
    print("| table | actions a second | to UNO of RLCard, 2 seats |\n|---|---|---|")
    for name, value in rates.items():
        print(f"| {name} | {value:,.0f} | {'' if uno is None else f'{value / uno:.2f}'} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Fit the network by which `strong` judges positions of Bridge Over (`bots/bridge_over/value.json`).

    python tools/fit_value.py rounds FOLDER [--count 20000] [--seed a]   play rounds, keep positions and ends
    python tools/fit_value.py fit FOLDER                                 fit the network to all that is there

Rounds: two to six seats, most of them four, both decks, `sensible` at every seat; now and then somebody does
something else, so that what comes of that is seen too. Of each turn some players' sights (`features`) are
kept with what the round cost them and the others. The same command gives the same rounds; several with other
seeds can run side by side. The network that is there was fitted to `--count 25000 --seed a` and
`--count 15000 --seed b`.

Fitting first goes by what came of each sight in the end, then again by that and by what the first network
foretells of the same player's next sights (returns of temporal differences): so less of the luck of the rest
of the round is fitted. A tenth of the files is left aside; how much of their variance is foretold is told.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

from fudaba.bots.bridge_over.features import NAMES, features
from fudaba.bots.bridge_over.sensible import Sensible
from fudaba.bots.bridge_over.value import SCALE, Network, charged
from fudaba.games import named
from fudaba.games.bridge_over.match import MatchTable
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View

TO: Final = Path(__file__).parents[1] / "src/fudaba/bots/bridge_over/value.json"
SEATS: Final = (4, 4, 4, 4, 4, 4, 2, 3, 5, 6)
"""At random: how many play a round."""
ASTRAY: Final = 0.08
"""How often somebody gives any answer instead of the sensible one."""
KEPT: Final = 0.4
"""Of how many players at each turn the sight is kept."""
TOGETHER: Final = 1000
"""How many rounds are kept in one file."""
LASTS: Final = 0.7
"""In the second fit the end counts by so much, to the power of the number of sights in between."""
APART: Final = 120
"""Sights of one player in one round are fewer than this apart."""
UNITS: Final = 64
EPOCHS: Final = 16
BATCH: Final = 4096
RATE: Final = 3e-3
DECAY: Final = 1e-4
"""How the network is trained: Adam, its rate falling to nothing like a cosine, with decay of the weights."""

Rows = list[list[float]]
Array = np.ndarray[Any, np.dtype[np.floating[Any]]]


def played(seed: str) -> tuple[Rows, Rows]:
    """A round: sights, and what came of each (points, others' points on average, share of the win)."""
    chance = Random(seed)
    game = named("bridge_over")
    options = {"rounds": 1, "deck": chance.choice(("windia_war", "azumanga_court"))}
    seats = chance.choice(SEATS)
    table = game.table(setup_of(game, seats=seats, seed=seed, options=options))
    assert isinstance(table, MatchTable)
    driver, player = Driver(table, forkable=False), Sensible(seed)
    state, turn = table.state, 0
    ask = driver.start()
    sights: Rows = []
    whose: list[int] = []
    while ask is not None:
        if ask.kind == "turn" and state.turns != turn:
            turn = state.turns
            for seat in range(seats):
                if chance.random() < KEPT:
                    sights.append(features(table, seat))
                    whose.append(seat)
        answer = player.answer(ask, View(table, ask.decider))
        if ask.least <= 1 and chance.random() < ASTRAY:
            answer = (chance.randrange(len(ask.options)),)
        ask = driver.answer(answer)
    ends = [charged(state.history[-1], seat) for seat in whose]
    return sights, [[one.own / SCALE, one.others / SCALE, one.win] for one in ends]


def rounds(folder: Path, count: int, seed: str) -> None:
    """Play rounds and keep what was seen; files that are there already are not made again."""
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, count, TOGETHER):
        file = folder / f"{seed}-{first:07}.npz"
        if file.exists():
            continue
        found = [played(f"value/{seed}/{number}") for number in range(first, min(count, first + TOGETHER))]
        sights = np.array([row for rows, _ in found for row in rows], np.float32)
        ends = np.array([row for _, rows in found for row in rows], np.float32)
        np.savez_compressed(file, sights=sights, ends=ends)
        sys.stdout.write(f"{file.name}: {len(sights)} sights\n")
        sys.stdout.flush()


def fit(folder: Path) -> None:
    """Fit the network and write it."""
    files = [np.load(file) for file in sorted(folder.glob("*.npz"))]
    x, y = _joined([file for number, file in enumerate(files) if number % 10])
    test = _joined(files[::10])
    weights = _trained(x, y)
    _tell("by the ends", weights, *test)
    weights = _trained(x, _returns(y, _through(weights, x)[1]))
    _tell("by what comes next, too", weights, *test)
    hidden, out = (np.round(one.T.astype(float), 5).tolist() for one in weights)
    made = f"python tools/fit_value.py: {TOGETHER * len(files)} rounds, fitted to {len(x)} sights"
    network = Network(made, list(NAMES), hidden, out)
    TO.write_bytes(msgspec.json.format(msgspec.json.encode(network), indent=0) + b"\n")
    sys.stdout.write(f"{TO.name}: {made}\n")


def _joined(files: list[Any]) -> tuple[Array, Array]:
    sights = np.concatenate([file["sights"] for file in files])
    shown = np.hstack([sights, np.ones((len(sights), 1), np.float32)])
    return shown, np.concatenate([file["ends"] for file in files])


def _returns(ends: Array, foretold: Array) -> Array:
    """Of each sight the end, mixed with what is foretold of the next sight that had the same end: of the same
    player in the same round, but for those who by chance were charged as much as another."""
    found = ends.copy()
    later: dict[tuple[float, ...], int] = {}
    for place in range(len(ends) - 1, -1, -1):
        end = tuple(ends[place].tolist())
        following = later.get(end, place + APART)
        if following < place + APART:
            found[place] = LASTS * found[following] + (1 - LASTS) * foretold[following]
        later[end] = place
    return found


def _trained(x: Array, y: Array) -> list[Array]:
    chance = np.random.default_rng(0)
    inputs, outputs = x.shape[1], y.shape[1]
    weights = [
        (chance.standard_normal((inputs, UNITS)) * (2 / inputs) ** 0.5).astype(np.float32),
        (chance.standard_normal((UNITS + 1, outputs)) * (1 / UNITS) ** 0.5).astype(np.float32),
    ]
    first = [np.zeros_like(one) for one in weights]
    second = [np.zeros_like(one) for one in weights]
    steps, step = EPOCHS * (len(x) // BATCH), 0
    for _ in range(EPOCHS):
        order = chance.permutation(len(x))
        for begin in range(0, len(x) - BATCH + 1, BATCH):
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            some = order[begin : begin + BATCH]
            for number, slope in enumerate(_slopes(weights, x[some], y[some])):
                first[number] += 0.1 * (slope - first[number])
                second[number] += 0.001 * (slope * slope - second[number])
                mean, square = first[number] / (1 - 0.9**step), second[number] / (1 - 0.999**step)
                weights[number] -= rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * weights[number])
    return weights


def _through(weights: list[Array], x: Array) -> tuple[Array, Array]:
    units = np.maximum(0, x @ weights[0])
    units = np.hstack([units, np.ones((len(x), 1), np.float32)])
    return units, units @ weights[1]


def _slopes(weights: list[Array], x: Array, y: Array) -> tuple[Array, Array]:
    """How the mean square of the error changes with the weights."""
    units, foretold = _through(weights, x)
    error = 2 * (foretold - y) / len(x)
    back = (error @ weights[1][:-1].T) * (units[:, :-1] > 0)
    return x.T @ back, units.T @ error


def _tell(how: str, weights: list[Array], x: Array, y: Array) -> None:
    error = ((_through(weights, x)[1] - y) ** 2).mean(0)
    known = 1 - error / y.var(0)
    sys.stdout.write(
        f"fitted {how}: of the variance of own points {known[0]:.4f}, others' {known[1]:.4f}, "
        f"wins {known[2]:.4f} foretold\n"
    )
    sys.stdout.flush()


def main() -> None:
    """Play, or fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("rounds", "fit"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", default="a")
    args = parser.parse_args()
    if args.what == "rounds":
        rounds(args.folder, args.count, args.seed)
    else:
        fit(args.folder)


if __name__ == "__main__":
    main()

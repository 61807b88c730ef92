"""How many logs become whole games, set by set.

python tools/replayed_logs.py [--games 300] [--sets base,intrigue] [--seed 1] [--seconds 20]

Plays games of Dominion between two quick players, each game with a kingdom of one set (the basic game's and
another's cards for small ones), writes each as the log of one player, hides what such a log hides, and
follows it with a game again, the kingdom given. Prints a row for each set, and where the others stopped.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import fudaba
from fudaba import logs
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import Record
from fudaba.kernel.session import Session
from fudaba.logs.log import BadLog
from fudaba.logs.replay import Replay, replayed
from fudaba.logs.search import MOST_SECONDS
from fudaba.logs.writer import log_text

SETS: Final = (
    "base", "intrigue", "seaside", "alchemy", "prosperity", "cornucopia", "hinterlands", "dark_ages",
    "guilds", "adventures", "empires", "nocturne", "renaissance", "menagerie", "allies", "plunder",
    "rising_sun", "promo",
)  # fmt: skip
SMALL: Final = frozenset({"alchemy", "cornucopia", "guilds", "promo"})
"""Sets with too few cards for a kingdom."""
MOST_ANSWERS: Final = 1500
NAMES: Final = ("Alice", "Bob")


def played(sets: str, seed: int) -> Record | None:
    """The record of a whole game between quick players; None where it does not end."""
    match = fudaba.new_game("dominion", seats=2, seed=f"replayed {sets} {seed}", names=NAMES, sets=sets)
    session = match._session
    random = Random(f"{sets} {seed}")
    for _ in range(MOST_ANSWERS):
        if session.ask is None:
            return session.record()
        session.answer(_answer(session, session.ask, random))
    return None


def _answer(session: Session, ask: Ask[Any, Any], random: Random) -> Answer:
    """What a quick player answers: plays all there is, buys what is dear, and else does anything."""
    options = list(ask.laid_out)
    if not options:
        return (0,)
    numbered = list(enumerate(options))
    plays = [n for n, option in numbered if option.verb == "play"]
    if ask.kind in ("action", "night", "buy") and plays:
        return (random.choice(plays),)
    if ask.kind == "buy":
        cards = KINDS
        ends = [n for n, option in numbered if option.verb == "end_turn"]
        dear = sorted(
            (
                (cards[option.face].cost.coins + random.random() * 2 + 3 * (option.face == "province"), n)
                for n, option in numbered
                if option.verb == "buy" and option.face not in ("curse", "copper", "estate")
            ),
            reverse=True,
        )
        return (dear[0][1] if dear else (ends or [0])[0],)
    most = min(ask.most, len(options))
    picks = random.sample(range(len(options)), random.randint(ask.least, most))
    if len(picks) > 1 and ask.together and any(options[pick].verb != ask.together for pick in picks):
        picks = picks[:1]
    return tuple(picks)


def one(sets: str, seed: int, seconds: float) -> tuple[Replay, Record] | None:
    """A game's log, and what became of it; None where there is no such game."""
    record = played(sets, seed)
    if record is None:
        return None
    kingdom = str(fudaba.load(record, upto=0).options["kingdom"]).split(",")
    log = logs.read(log_text(record, seed % 2), kingdom=kingdom)
    return replayed(log, seconds=seconds), record


def main(argv: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--sets", default=",".join(SETS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=MOST_SECONDS, help="of one pass at most")
    args = parser.parse_args(argv)
    sets = args.sets.split(",")
    each = max(1, round(args.games / len(sets)))
    total: Counter[str] = Counter()
    sys.stdout.write("| set | games | whole | share | turns | share of turns | median seconds |" + "\n")
    sys.stdout.write("|---|---|---|---|---|---|---|" + "\n")
    stopped: list[str] = []
    for name in sets:
        found: Counter[str] = Counter()
        seconds: list[float] = []
        seed = args.seed
        while found["games"] < each and seed < args.seed + 4 * each:
            began = time.perf_counter()
            seed += 1
            try:
                result = one(f"base,{name}" if name in SMALL else name, seed, args.seconds)
            except (BadSetup, BadLog) as error:
                stopped.append(f"{name} {seed}: {error}")
                continue
            if result is None:
                continue
            replay, _ = result
            seconds.append(time.perf_counter() - began)
            found.update(games=1, whole=replay.whole, turns=replay.turns, of=replay.of)
            if not replay.whole:
                turns = f"{replay.turns} of {replay.of} turns"
                stopped.append(f"{name} {seed}: {turns}, line {replay.line}: {replay.raw}")
        total += found
        _print_row(name, found, sorted(seconds))
    _print_row("all", total, [])
    sys.stdout.write("\n".join(["", *stopped]) + "\n")
    return 0


def _print_row(name: str, found: Counter[str], seconds: Sequence[float]) -> None:
    games, of = max(1, found["games"]), max(1, found["of"])
    median = f"{seconds[len(seconds) // 2]:.1f}" if seconds else ""
    shares = f"{100 * found['whole'] / games:.0f} % | {found['turns']} | {100 * found['turns'] / of:.0f} %"
    sys.stdout.write(f"| {name} | {found['games']} | {found['whole']} | {shares} | {median} |" + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())

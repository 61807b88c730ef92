"""How many logs become whole games, set by set, and where the others stop.

python tools/replayed_logs.py [--games 300] [--sets base,intrigue] [--seed 1] [--tries 10000]
    [--players mixed] [--rows FILE]

Plays games of Dominion between two players, each game with a kingdom of one set (the basic game's and
another's cards for small ones), writes each as the log of one player, hides what such a log hides, and
follows it with a game again, the kingdom given. Prints a row for each set and for each kind of line that
stops one. With --rows each game is kept in that file as a line of JSON, and those that are in it are not
played again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
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
from fudaba.logs.replay import replayed
from fudaba.logs.search import MOST_TRIES
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


def played(sets: str, seed: int, players: Sequence[str] = ("quick", "quick")) -> Record | None:
    """The record of a whole game between quick players, or bots by their names; None where it never ends."""
    match = fudaba.new_game("dominion", seats=2, seed=f"replayed {sets} {seed}", names=NAMES, sets=sets)
    session = match._session
    random = Random(f"{sets} {seed}")
    for _ in range(MOST_ANSWERS):
        ask = session.ask
        if ask is None:
            return session.record()
        player = players[ask.decider]
        quick = player == "quick"
        session.answer(_answer(session, ask, random) if quick else match.bot_answer(player))
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


def one(sets: str, seed: int, tries: int, players: str) -> dict[str, Any] | None:
    """A game's log, and what became of it; None where there is no such game."""
    seats = ("quick", "quick")
    if players == "mixed":
        seats = ("steady", "quick") if seed % 2 else ("quick", "steady")
    record = played(sets, seed, seats)
    if record is None:
        return None
    kingdom = str(fudaba.load(record, upto=0).options["kingdom"]).split(",")
    log = logs.read(log_text(record, seed % 2), kingdom=kingdom)
    began = time.process_time()
    found = replayed(log, seconds=float("inf"), tries=tries)
    kind = next((line.kind for line in log.lines if line.line == found.line), "")
    return {
        "whole": found.whole, "turns": found.turns, "of": found.of, "line": found.line, "kind": kind,
        "raw": found.raw, "tries": found.tries, "seconds": time.process_time() - began,
    }  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--sets", default=",".join(SETS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tries", type=int, default=MOST_TRIES, help="answers that one pass tries at most")
    parser.add_argument("--players", choices=("quick", "mixed"), default="quick")
    parser.add_argument("--rows", type=Path, help="keep the games here, and go on with those in it")
    args = parser.parse_args(argv)
    sets = args.sets.split(",")
    each = max(1, round(args.games / len(sets)))
    known: dict[tuple[str, int], dict[str, Any] | None] = {}
    if args.rows is not None and args.rows.exists():
        rows = [json.loads(line) for line in args.rows.read_text("utf-8").splitlines()]
        known = {(row["set"], row["seed"]): row["found"] for row in rows}
    games: list[tuple[str, int, dict[str, Any]]] = []
    for name in sets:
        count, seed = 0, args.seed
        while count < each and seed < args.seed + 4 * each:
            seed += 1
            if (name, seed) not in known:
                try:
                    found = one(f"base,{name}" if name in SMALL else name, seed, args.tries, args.players)
                except (BadSetup, BadLog) as error:
                    sys.stderr.write(f"{name} {seed}: {error}\n")
                    found = None
                known[name, seed] = found
                if args.rows is not None:
                    with args.rows.open("a", encoding="utf-8") as file:
                        file.write(json.dumps({"set": name, "seed": seed, "found": found}) + "\n")
            row = known[name, seed]
            if row is not None:
                count += 1
                games.append((name, seed, row))
    _print_tables(sets, games)
    return 0


def _print_tables(sets: Sequence[str], games: Sequence[tuple[str, int, dict[str, Any]]]) -> None:
    write = sys.stdout.write
    write("| set | games | whole | share | turns | share of turns | median seconds |\n")
    write("|---|---|---|---|---|---|---|\n")
    for name in sets:
        _print_row(name, [row for one, _, row in games if one == name])
    _print_row("all", [row for _, _, row in games])
    stopped = Counter(row["kind"] for _, _, row in games if not row["whole"])
    write("\n| stops at a line of this kind | games |\n|---|---|\n")
    for kind, count in stopped.most_common():
        write(f"| {kind} | {count} |\n")
    write("\n")
    for name, seed, row in games:
        if not row["whole"]:
            write(f"{name} {seed}: {row['turns']} of {row['of']} turns, line {row['line']}: {row['raw']}\n")


def _print_row(name: str, rows: Sequence[dict[str, Any]]) -> None:
    games, of = max(1, len(rows)), max(1, sum(row["of"] for row in rows))
    whole, turns = sum(row["whole"] for row in rows), sum(row["turns"] for row in rows)
    seconds = sorted(row["seconds"] for row in rows)
    median = f"{seconds[len(seconds) // 2]:.1f}" if seconds else ""
    shares = f"{100 * whole / games:.0f} % | {turns} | {100 * turns / of:.0f} %"
    sys.stdout.write(f"| {name} | {len(rows)} | {whole} | {shares} | {median} |\n")


if __name__ == "__main__":
    sys.exit(main())

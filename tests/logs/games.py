"""Games of our own for logs, played quickly: nothing here is well played, but everything occurs."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import fudaba
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.kernel.record import Record

NAMES = ("Alice", "Bob")


@cache
def played(seed: int, *, most: int = 700, sets: str = "") -> Record:
    """The record of a game between players who do anything."""
    options: dict[str, Any] = {"sets": sets} if sets else {}
    match = fudaba.new_game("dominion", seats=2, seed=f"log {seed}", names=NAMES, **options)
    for _ in range(most):
        if match.over:
            break
        match.answer(*match.bot_answer("random"))
    return match.record()


@cache
def money(seed: int) -> Record:
    """The record of a whole game of big money against big money with a Smithy."""
    match = fudaba.new_game("dominion", seats=2, seed=f"log {seed}", names=NAMES, kingdom="quiet_street")
    match.play_out("big-money", "big-money-smithy")
    return match.record()


def kingdom_of(record: Record) -> list[str]:
    """The kingdom of a record as a log's reader is given it."""
    return str(fudaba.load(record, upto=0).options["kingdom"]).split(",")


@cache
def busy(seed: int, kingdom: str, answers: int) -> Record:
    """The record of the beginning of a game between players who play and buy all they can."""
    match = fudaba.new_game("dominion", seats=2, seed=f"busy {seed}", names=NAMES, kingdom=kingdom)
    session, random = match._session, Random(f"busy {seed}")
    for _ in range(answers):
        ask = session.ask
        if ask is None:
            break
        options = list(ask.laid_out)
        plays = [number for number, option in enumerate(options) if option.verb == "play"]
        buys = [
            (KINDS[option.face].cost.coins + random.random(), number)
            for number, option in enumerate(options)
            if option.verb == "buy" and option.face not in ("curse", "copper", "estate")
        ]
        if ask.kind in ("action", "night", "buy") and plays:
            session.answer((random.choice(plays),))
        elif ask.kind == "buy" and buys:
            session.answer((max(buys)[1],))
        elif ask.kind == "buy":
            session.answer((next(n for n, option in enumerate(options) if option.verb == "end_turn"),))
        else:
            number = random.randint(ask.least, min(ask.most, len(options))) if options else 1
            number = 1 if ask.together and number > 1 else number
            session.answer(tuple(random.sample(range(max(1, len(options))), number)))
    return session.record()

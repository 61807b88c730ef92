"""Whether a bot plays engines as their plan says: how often it wins on ten boards made for them, and with how
many cards that thin, draw and give Actions it ends beside one that does nothing but what the plan says.

    python -m benchmarks.engines --count 40 --into engines.jsonl

The bot and `steady` both play to the plan that is found for the board. Each deal is played from both seats,
and all boards have had one deal before any has another. A board keeps its engine where the bot ends with at
least half as many cards of each of these kinds as `steady`, as far as that has one a game. With `--into FILE`
each game is written down as it ends, and the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from benchmarks.kept import Numbered, kept
from fudaba.bots import bot
from fudaba.bots.mind.chances import interval
from fudaba.dominion_study.search.roles import Role, role_of
from fudaba.games import named
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.worlds import Imagining

COMMON: Final = "village,smithy,market,festival,moat,cellar,workshop,council_room,laboratory,militia"
"""Cards that fill up a board."""
BOARDS: Final = (
    "laboratory,militia,chapel",
    "fishing_village,wharf",
    "minion,chapel",
    "goons,hamlet,menagerie",
    "wharf,hamlet,bridge",
    "torturer,village,chapel",
    "kings_court,goons,chapel,laboratory",
    "native_village,bridge",
    "bazaar,smithy,steward",
    "hunting_party,chapel,festival",
)
"""The cards of each board that matter."""
KINDS: Final = ("thins", "draws", "villages")
LEAST: Final = 0.5
"""The share of the cards of a kind with which an engine is kept."""


class Game(Numbered, frozen=True, kw_only=True):
    """A game. won: by the bot. mine, theirs: how many cards of each of `KINDS` the bot and `steady` had.
    slowest: the processor time of its slowest answer, in seconds."""

    won: float
    mine: tuple[int, int, int]
    theirs: tuple[int, int, int]
    slowest: float


def main(given: list[str] | None = None) -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--count", type=int, default=40, help="games on all boards")
    parser.add_argument("--seed", default="engines")
    parser.add_argument("--into", type=Path)
    asked = parser.parse_args(given)
    head = {"bot": asked.bot, "seed": asked.seed, "boards": list(BOARDS)}
    games = kept(asked.into, head, Game, asked.count, lambda number: played(asked.bot, asked.seed, number))
    tell(asked.bot, games)


def board_of(number: int) -> int:
    """On which board a game is played."""
    return number // 2 % len(BOARDS)


def kingdom_of(board: int) -> str:
    """The ten cards of a board."""
    cards = dict.fromkeys((*BOARDS[board].split(","), *COMMON.split(",")))
    return ",".join([*cards][:10])


def played(name: str, seed: str, number: int) -> Game:
    """One game; an even and the odd number after it are one deal."""
    board, seat = board_of(number), number % 2
    deal = f"{seed}/{board}/{number // 2 // len(BOARDS)}"
    options = {"kingdom": kingdom_of(board), "colonies": "no", "shelters": "no"}
    rules = named("dominion")
    driver: Any = Driver(rules.table(setup_of(rules, seats=2, seed=deal, options=options)))
    driver.start()
    players = [bot(name if at == seat else "steady", "dominion", f"{deal}/{at}") for at in (0, 1)]
    slowest = 0.0
    answers = 0
    while (ask := driver.ask) is not None:
        begun = time.process_time()
        answer = players[ask.decider].answer(ask, Imagining(driver, ask.decider))
        if ask.decider == seat:
            # Its first answer may look for the plan.
            slowest, answers = max(slowest, time.process_time() - begun if answers else 0.0), answers + 1
        driver.answer(answer)
    _, winners = driver.table.result()
    mine, theirs = (counted(driver.table.counted(at)) for at in (seat, 1 - seat))
    won = 1 / len(winners) if seat in winners else 0.0
    return Game(number=number, won=won, mine=mine, theirs=theirs, slowest=round(slowest, 3))


def counted(cards: Mapping[str, int]) -> tuple[int, int, int]:
    """How many cards of each of `KINDS` there are."""
    found = [(role_of(id), count) for id, count in cards.items()]
    kinds = [(_thins(role), _draws(role), role.village) for role, _ in found]
    thins, draws, villages = (
        sum(count for of, (_, count) in zip(kinds, found, strict=True) if of[kind]) for kind in range(3)
    )
    return thins, draws, villages


def _thins(role: Role) -> bool:
    return role.thins > 0


def _draws(role: Role) -> bool:
    return role.draws >= 2


def keeps_engine(games: list[Game]) -> bool:
    """Whether the bot ends with enough of each kind of cards, in the mean of these games."""
    for kind in range(len(KINDS)):
        mine, theirs = sum(game.mine[kind] for game in games), sum(game.theirs[kind] for game in games)
        if theirs >= len(games) and mine < LEAST * theirs:
            return False
    return True


def _mean(counts: Iterable[int]) -> float:
    found = [*counts]
    return sum(found) / len(found)


def tell(name: str, games: list[Game]) -> None:
    """Print what came of it."""
    keeping, boards = 0, 0
    for board, cards in enumerate(BOARDS):
        of = [game for game in games if board_of(game.number) == board]
        if not of:
            continue
        keeps, boards = keeps_engine(of), boards + 1
        keeping += keeps
        means = [(_mean(game.mine[n] for game in of), _mean(game.theirs[n] for game in of)) for n in range(3)]
        ends = ", ".join(
            f"{kind} {one:.1f} of {two:.1f}" for kind, (one, two) in zip(KINDS, means, strict=True)
        )
        won = sum(game.won for game in of)
        print(f"{won / len(of):.2f} of {len(of):3}  {'keeps' if keeps else 'loses'}  {cards}: {ends}")
    won = sum(game.won for game in games)
    low, high = interval(won, len(games))
    print(f"{name} won {won / max(1, len(games)):.3f} of {len(games)} games ({low:.3f} to {high:.3f})")
    slowest = max((game.slowest for game in games), default=0.0)
    print(f"it keeps the engine on {keeping} of {boards} boards; its slowest answer took {slowest:.2f} s")


if __name__ == "__main__":
    main()

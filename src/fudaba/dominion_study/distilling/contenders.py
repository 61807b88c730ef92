"""A list as it is played: by the policy, with lines more, or with the search over the own turn."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fudaba.bots.dominion.buyer import Buyer
from fudaba.bots.dominion.levels import DominionOutlook
from fudaba.bots.dominion.own_turn import best_this_turn, is_for_this_turn
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.strategy_bot import buyer
from fudaba.bots.dominion.strategy_file import BUILT_IN, file_text, read
from fudaba.dominion_study.search.genome import Gene, Plan, lines_of
from fudaba.dominion_study.search.matches import LONGEST, MatchResult, MatchSetup, play_out, table_of
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.kernel import game_loop
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining, imagining


class Contender(NamedTuple):
    """A list as it is played. text: of its file. source: the name of that. genes: the lines before its own.
    searches: whether the turns are searched."""

    text: str
    source: str
    genes: tuple[Gene, ...] = ()
    searches: bool = False


class Pairing(NamedTuple):
    """A game of two contenders. number: of its shuffles; with seats changed it is the other side of the
    deal."""

    first: Contender
    second: Contender
    number: int


def contender_of(name: str) -> Contender:
    """The list of that name that comes with Fudaba, or in that file. Raises `BadSetup`."""
    text = f'name = "{name}"\nimport = "{name}"\n' if name in BUILT_IN else file_text(Path(name))
    found = Contender(text, name)
    strategy_played(found)
    return found


@lru_cache(maxsize=256)
def strategy_played(one: Contender) -> Strategy:
    """The strategy of a contender. Raises `BadSetup` where its text is none."""
    return with_lines(read(one.text, one.source, Path(one.source)), one.genes)


def with_lines(strategy: Strategy, genes: Plan) -> Strategy:
    """A strategy with more lines about how it is played, before its own."""
    return Strategy(
        strategy.name,
        strategy.lines,
        plays=lines_of(genes, "play") + strategy.plays,
        trashes=lines_of(genes, "trash") + strategy.trashes,
        ways=lines_of(genes, "way") + strategy.ways,
        choices=lines_of(genes, "choose") + strategy.choices,
        discards=lines_of(genes, "discard") + strategy.discards,
        keeps=lines_of(genes, "keep") + strategy.keeps,
        names=lines_of(genes, "name") + strategy.named,
        style=strategy.style,
    )


@lru_cache(maxsize=256)
def _kind_of(one: Contender) -> type[Buyer]:
    return buyer(strategy_played(one))


class TurnSearcher:
    """Plays a list, but searches each of its own turns as `strong` does; purchases are the list's."""

    def __init__(self, strategy: Strategy, seed: str) -> None:
        self._outlook: Final = DominionOutlook(strategy)
        self._seed: Final = seed
        self._asked = 0

    def answer(self, ask: DominionAsk, view: View) -> Answer:
        """What makes the most of the turn, where that shows before its end; else what the list says."""
        self._asked += 1
        if not is_for_this_turn(ask, view):
            return self._outlook.player.answer(ask, view)
        key = hashlib.sha256(f"{self._seed}/{self._asked}".encode()).digest()
        return best_this_turn(ask, imagining(view), self._outlook, key)


def play_pairings(setup: MatchSetup, pairings: Sequence[Pairing]) -> list[MatchResult]:
    """Play games, one after the other."""
    return [_play_one(setup, one) for one in pairings]


def _play_one(setup: MatchSetup, pairing: Pairing) -> MatchResult:
    contenders = (pairing.first, pairing.second)
    if not any(one.searches for one in contenders):
        return play_out(setup, [_kind_of(one)("") for one in contenders], pairing.number)
    table = table_of(setup, pairing.number)
    driver: Driver[Any] = Driver(table)
    seeds = [f"{setup.seed}/{pairing.number}/{seat}" for seat in range(2)]
    players = [
        TurnSearcher(strategy_played(one), seed) if one.searches else _kind_of(one)("")
        for one, seed in zip(contenders, seeds, strict=True)
    ]
    answers: list[Answer] = []

    def answered(ask: DominionAsk) -> Answer:
        return players[ask.decider].answer(ask, Imagining(driver, ask.decider))

    if not game_loop.play_out(driver, answered, answers, most=LONGEST):
        return MatchResult(0.5, 0.0)
    return MatchResult.of(*table.result())

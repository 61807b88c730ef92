"""Distilling a list: watch it with the search, choose lines, keep those with which it wins whole games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Literal, TypeAlias

from fudaba.arena.run.executor import Executor, executor_of
from fudaba.dominion_study.distilling.choosing import Rule, rules_of
from fudaba.dominion_study.distilling.contenders import Contender, contender_of, strategy_played
from fudaba.dominion_study.distilling.pool import conditions_of
from fudaba.dominion_study.distilling.races import NOTHING, Races, Share
from fudaba.dominion_study.distilling.watching import Watched, found_by_search, watch
from fudaba.dominion_study.kingdom import PlanKingdom
from fudaba.dominion_study.search.genome import Gene
from fudaba.dominion_study.search.matches import MatchSetup

Stage: TypeAlias = Literal["trial", "race", "policy", "distilled", "searched"]
"""What follows the games that are watched: rules that are tried, the race that decides, the games against
another list as it is, distilled and searched."""
TRIED: Final = 25
"""On how many deals each rule is tried alone."""
AGAIN: Final = 50
"""On how many more the best few are."""
FEW: Final = 3
"""How many these are."""


@dataclass
class Distillation:
    """What was distilled from a list.

    games: how many were watched. others, coins: to how many questions of a game the search had another
    answer, and how many coins more that made. rules: that were found, with what each won alone against the
    list. genes: the lines that won most. race: how the list with them did against the list without, on deals
    of its own. against: how the list did against another by the policy, distilled, and searched. stopped:
    whether Ctrl-C ended it.
    """

    games: int = 0
    others: float = 0.0
    coins: float = 0.0
    rules: list[tuple[Rule, Share]] = field(default_factory=list)
    genes: tuple[Gene, ...] = ()
    race: Share = NOTHING
    against: dict[str, Share] = field(default_factory=dict)
    stopped: bool = False

    @property
    def wins(self) -> bool:
        """Whether the list is better with the lines: it won more than half, with the whole interval."""
        return bool(self.genes) and self.race.interval[0] > 0.5

    def plain(self) -> dict[str, Any]:
        """All of it, for JSON."""
        return {
            "games": self.games,
            "others": self.others,
            "coins": self.coins,
            "rules": [
                {
                    "lines": [gene._asdict() for gene in rule.genes],
                    "coins": rule.coins,
                    "questions": rule.questions,
                    **share.plain(),
                }
                for rule, share in self.rules
            ],
            "lines": [gene._asdict() for gene in self.genes],
            "race": self.race.plain(),
            "wins": self.wins,
            "against": {how: share.plain() for how, share in self.against.items()},
            "stopped": self.stopped,
        }


class Reports:
    """Takes in how it goes on; this one does nothing with it."""

    def watched(self, games: int, questions: int) -> None:
        """So many games have been watched, with so many questions."""

    def begun(self, stage: Stage) -> None:
        """A stage begins."""

    def played(self, stage: Stage, share: Share) -> None:
        """Games of a stage have been played."""


def distil(
    name: str,
    kingdom: PlanKingdom,
    *,
    games: int,
    deals: int,
    against: str = "",
    compared: int = 0,
    seed: str = "0",
    workers: int | None = 1,
    cluster: str = "",
    reports: Reports | None = None,
) -> Distillation:
    """Distil a list for a kingdom.

    name: of a list that comes with Fudaba, or its file. games: how many are watched. deals: on how many the
    race is. against: another list, against which the list plays `compared` deals by the policy, distilled and
    searched. After Ctrl-C while games are watched, the rules are of those that have been; after that it ends
    at once, with what was played. The same list, kingdom, numbers and seed give the same with any number of
    workers.

    Raises `BadSetup` for a list that cannot be read.
    """
    plain = contender_of(name)
    rival = contender_of(against) if against else plain
    shown = reports or Reports()
    found = Distillation()
    options = tuple(kingdom.options.items())
    with executor_of(workers, cluster) as executor:
        watched = _watched(found, executor, MatchSetup(options, f"{seed}/watched"), plain, games, shown)
        rules = rules_of(watched, conditions_of(strategy_played(plain)))
        races = Races(MatchSetup(options, f"{seed}/race"), executor)
        shown.begun("trial")
        found.genes = _best(found, races, plain, rules, deals)
        if found.genes and not races.stopped:
            shown.begun("race")
            race = races.meet(_with(plain, found.genes), plain, range(deals), partial(shown.played, "race"))
            found.race = race
        races.setup = MatchSetup(options, f"{seed}/against")
        kept = _with(plain, found.genes if found.wins else ())
        stages: tuple[tuple[Stage, Contender], ...] = (
            ("policy", plain), ("distilled", kept), ("searched", plain._replace(searches=True)),
        )  # fmt: skip
        for stage, contender in stages if compared else ():
            shown.begun(stage)
            if stage == "distilled" and kept == plain:
                found.against[stage] = found.against["policy"]
                continue
            share = races.meet(contender, rival, range(compared), partial(shown.played, stage))
            found.against[stage] = share
        found.stopped |= races.stopped
    return found


def _watched(
    found: Distillation, executor: Executor, setup: MatchSetup, plain: Contender, games: int, reports: Reports
) -> list[Watched]:
    """The games of the list with the search; those that are done where Ctrl-C ends them."""
    watched: list[Watched] = []
    questions = 0
    given = [executor.submit(watch, setup, plain, (number,)) for number in range(games)]
    try:
        for one in given:  # each by itself, so that little is lost
            watched += executor.result(one)
            questions += len(watched[-1])
            reports.watched(len(watched), questions)
    except KeyboardInterrupt:
        found.stopped = True
        for one in given:
            executor.cancel(one)
    found.games = len(watched)
    found.others, found.coins = found_by_search(watched)
    return watched


def _best(
    found: Distillation, races: Races, plain: Contender, rules: Sequence[Rule], deals: int
) -> tuple[Gene, ...]:
    """The lines with which the list wins most against itself: of each rule alone, of all, and of those that
    win alone. The best few play on. None where nothing wins."""
    first, second = range(deals, deals + TRIED), range(deals + TRIED, deals + TRIED + AGAIN)
    alone = [races.meet(_with(plain, rule.genes), plain, first) for rule in rules]
    found.rules = list(zip(rules, alone, strict=True))
    sets: dict[tuple[Gene, ...], Share] = {rule.genes: share for rule, share in found.rules}
    good = [rule for rule, share in found.rules if share.share >= 0.5]
    for some in (good, rules):
        genes = tuple(gene for rule in some for gene in rule.genes)
        if genes and genes not in sets:
            sets[genes] = races.meet(_with(plain, genes), plain, first)
    order = sorted(sets, key=lambda genes: -sets[genes].share)[:FEW]
    for genes in order if len(order) > 1 else ():
        more = races.meet(_with(plain, genes), plain, second)
        sets[genes] = Share(sets[genes].won + more.won, sets[genes].games + more.games)
    best = max(order, key=lambda genes: sets[genes].share, default=())
    return best if best and sets[best].share > 0.5 else ()


def _with(plain: Contender, genes: tuple[Gene, ...]) -> Contender:
    """The list with these lines before its own."""
    return plain._replace(genes=genes)

"""Where other answers would do better than those of Dominion's policy, question by question.

    python -m benchmarks.habits --kingdoms 200 --kinds may,react,option --into habits.jsonl
    python -m benchmarks.habits --plan KINGDOM > some_of_each.toml

Both players have some of each card of a kingdom drawn at random. At questions of the kinds that are given,
the policy's answer and up to three others are tried in the same worlds, to the end of the game. Of answers to
the same question the mean difference is printed, in wins with a little of the lead, with its standard error.
It only shows where to look: all else is played by the policy, too, and of many figures some are large by
chance. Games between two states by one plan (`--plan`, `benchmarks.older`) tell what a change is worth.
"""

from __future__ import annotations

import argparse
import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from benchmarks.kept import Numbered, kept
from benchmarks.plan_games import kingdom_drawn
from fudaba.bots.dominion.levels import DominionOutlook
from fudaba.bots.dominion.strategy_file import read
from fudaba.bots.mind.search import Tally, Trials, mean_and_error
from fudaba.games import named
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.worlds import Imagining, NoWorld

OTHERS: Final = 3
"""So many other answers are tried."""
ANSWERS: Final = 3_000
"""A game with more answers is left there."""
FEWEST: Final = 4
"""Of fewer trials nothing is printed."""
GREEN: Final = """
[[buy]]
card = "province"
if = "income > 14"

[[buy]]
card = "duchy"
if = "left(province) <= 3"
"""
MONEY: Final = '\n[[buy]]\ncard = "gold"\n\n[[buy]]\ncard = "silver"\n'


class Trial(msgspec.Struct, frozen=True):
    """Another answer beside the policy's."""

    question: list[str]
    """The card it is about, the kind of question, its word, the policy's answer and the other."""
    ahead: float
    """What the other was worth more, in the mean over the worlds."""


class Game(Numbered, frozen=True, kw_only=True):
    """What was tried in a game."""

    trials: list[Trial]


def main() -> None:
    """Print the questions at which others do best, or a plan."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kingdoms", type=int, default=100, metavar="N")
    parser.add_argument("--kinds", default="may,react,option,number", help="of questions")
    parser.add_argument("--each", type=int, default=3, help="trials of the same question in a game")
    parser.add_argument("--worlds", type=int, default=12)
    parser.add_argument("--seed", default="habits")
    parser.add_argument("--plan", metavar="KINGDOM", help="print the plan for these cards, and try nothing")
    parser.add_argument("--into", type=Path)
    args = parser.parse_args()
    if args.plan:
        print(some_of_each(args.plan.split(","), Random(args.seed)))
        return
    kinds = args.kinds.split(",")
    head = {"seed": args.seed, "kinds": kinds, "each": args.each, "worlds": args.worlds}
    games = kept(args.into, head, Game, args.kingdoms, lambda number: _game(args, kinds, number))
    _show(trial for game in games for trial in game.trials)


def some_of_each(cards: Iterable[str], random: Random) -> str:
    """A plan that buys one or two of each of these cards, in any order, beside money and Provinces."""
    names = sorted({name for card in cards for name in card.split(":") if name in KINDS})
    random.shuffle(names)
    lines = [f'\n[[buy]]\ncard = "{name}"\nup_to = {random.choice((1, 2, 2))}\n' for name in names]
    return "".join(['name = "some of each"\n', GREEN, *lines, MONEY])


def _game(args: argparse.Namespace, kinds: list[str], number: int) -> Game:
    seed = f"{args.seed}/{number}"
    kingdom, random = kingdom_drawn(seed), Random(seed)
    outlook = DominionOutlook(read(some_of_each(kingdom.cards, random), "some of each"))
    rules = named("dominion")
    setup = setup_of(rules, seats=2, seed=seed, options=dict(kingdom.options))
    driver: Driver[Any] = Driver(rules.table(setup), forkable=True)
    driver.start()
    tried: Counter[tuple[str, ...]] = Counter()
    trials: list[Trial] = []
    for step in range(ANSWERS):
        if (ask := driver.ask) is None:
            break
        view = Imagining(driver, ask.decider)
        own = outlook.player.answer(ask, view)
        question = (view.about(ask) if ask.kind != "react" else "", ask.kind, ask.word)
        key = (*question, _label(ask, own) if ask.most == 1 else "")
        if ask.kind in kinds and tried[key] < args.each:
            others = [*outlook.candidates(ask, view)][1:]
            others = random.sample(others, min(OTHERS, len(others)))
            tried[key] += bool(others)
            for other, ahead in _tried(outlook, view, own, others, args.worlds, f"{seed}/{step}"):
                trials.append(Trial([*question, _label(ask, own), _label(ask, other)], ahead))
        driver.answer(own)
    return Game(number=number, trials=trials)


def _tried(
    outlook: DominionOutlook, view: Imagining, own: Answer, others: list[Answer], worlds: int, key: str
) -> list[tuple[Answer, float]]:
    """What each of the others is worth more than the own one; nothing where no world can be imagined."""
    tally = Tally([own, *others], own)
    if not others:
        return []
    try:
        Trials(view, outlook, hashlib.sha256(key.encode()).digest()).run(
            [own, *others], tally, worlds, ANSWERS * worlds
        )
    except NoWorld:
        return []
    return [(other, round(tally.weighed(other).ahead, 4)) for other in others]


def _label(ask: DominionAsk, answer: Answer) -> str:
    """What an answer chooses."""
    chosen = [ask.options[pick] for pick in answer]
    return " + ".join(sorted(one.word or one.face or one.verb for one in chosen)) or "nothing"


def _show(trials: Iterable[Trial]) -> None:
    """The answers that did better than the policy's, the surest first."""
    by_question: defaultdict[tuple[str, ...], list[float]] = defaultdict(list)
    for trial in trials:
        by_question[tuple(trial.question)].append(trial.ahead)
    rows = [(*mean_and_error(found), len(found), key) for key, found in by_question.items()]
    for ahead, error, count, key in sorted(rows, key=lambda row: -row[0] / max(row[1], 0.01)):
        if ahead > 0 and count >= FEWEST:
            about, kind, word, own, other = key
            print(f"{ahead:+.3f} +- {error:.3f} of {count:3d}  {about} {kind} {word}: {other} for {own}")


if __name__ == "__main__":
    main()

"""Bots that play to the best plan that is known for the kingdom: as it says, astray, or thinking ahead."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from math import tanh
from random import Random
from typing import Any, Final

from fudaba.bots import plays
from fudaba.bots.dominion.alone import made_later
from fudaba.bots.dominion.buyer import Buyer
from fudaba.bots.dominion.candidates import candidates
from fudaba.bots.dominion.endgame import Ends, closing, ends_in
from fudaba.bots.dominion.own_turn import OwnTurn, best_this_turn, is_for_this_turn, winning_at_once
from fudaba.bots.dominion.plan_source import plan_source
from fudaba.bots.dominion.reasons import reasons, threats
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.strategy_bot import buyer
from fudaba.bots.dominion.turn_reasons import TurnCourses, with_order
from fudaba.bots.mind import Budget, Prospect, Reason, Thinker, gently, think
from fudaba.bots.preparation import at_hand
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.games.dominion.rules.scoring import result
from fudaba.kernel.ask import Answer
from fudaba.kernel.autoplay import Simulator
from fudaba.kernel.drive import Driver
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining

BY_MARGIN: Final = 0.3
"""How much of what a rollout is worth is by how many points it was won, not whether."""
MARGIN: Final = 10.0
"""How many points are a clear win."""

BUYING: Final = Budget(rollouts=160, confirm=24, guard=1.0, asked=3_000)
PLAYING: Final = Budget(rollouts=100, confirm=20, guard=1.2, asked=2_000)
INSIDE: Final = Budget(rollouts=64, confirm=16, guard=1.6, asked=1_200)
"""How much is thought of one question where a person waits, or many are looked at."""
DEEPER: Final = BUYING._replace(rollouts=200, confirm=32, asked=7_500)
"""How much a bot thinks of a purchase: in engines the players of its rollouts are asked often, and it would
be stopped before most of them."""


class _Ends(Buyer):
    """Plays to a plan in one world, and ends the game there where that wins it."""

    world: Driver[Any]
    remembers = False

    def ends(self, ask: DominionAsk, view: View) -> Ends:
        """Counted in the world itself."""
        return ends_in(ask, self.world)


def _who_ends(plan: Strategy) -> type[_Ends]:
    class Ends(_Ends):
        name = plan.name
        strategy = plan

    return Ends


SIMULATOR: Final = "fudaba.arena.dominion"
"""The module whose `simulator` plays whole turns in rollouts; simulations, which it is made for, stand above
the bots."""


@cache
def _simulator() -> Simulator:
    simulator: Simulator = import_module(SIMULATOR).simulator
    return simulator


class DominionOutlook:
    """Thinking ahead to the end of the game: all players play to the plan, but end the game where that wins.
    Worth: to win, and clearly."""

    def __init__(self, plan: Strategy) -> None:
        self.plan = plan
        self.player = buyer(plan)("")
        self.simulator = _simulator()
        self._ends = _who_ends(plan)
        self._courses: TurnCourses | None = None

    def candidates(self, ask: DominionAsk, view: View) -> Sequence[Answer]:
        """What the plan says, and what else might be, but for what ends the game and loses it."""
        own, *others = candidates(ask, view, self.player.memory, self.player.answer(ask, view))
        losing = self.player.losing(ask, view) if others else frozenset[int]()
        return [own, *[answer for answer in others if losing.isdisjoint(answer)]]

    def certain(self, ask: DominionAsk, view: Imagining) -> Answer | None:
        """What ends the game this turn and wins it: purchases, or what an effect gains."""
        return closing(ask, view) or winning_at_once(ask, view, self)

    def reasons(self, ask: DominionAsk, view: Imagining, answer: Answer) -> Sequence[Reason]:
        """What only it lets be played this turn, what the plan wants, and what the cards do."""
        found = reasons(ask, view, self.player.memory, self.plan, answer)
        found[1:1] = made_later(ask, view, self, answer)
        return with_order(self._courses_of(ask, view).reasons(answer), found)

    def missed(self, ask: DominionAsk, view: Imagining, given: Answer, better: Answer) -> Sequence[Reason]:
        """What only the better of these two lets be played this turn."""
        return self._courses_of(ask, view).missed(given, better)

    def _courses_of(self, ask: DominionAsk, view: Imagining) -> TurnCourses:
        if self._courses is None or self._courses.view is not view:
            self._courses = TurnCourses(ask, view, self)
        return self._courses

    def threats(self, ask: DominionAsk, view: Imagining) -> Sequence[Reason]:
        """What the deck is missing, how near the end is, and what the others have to attack with."""
        return threats(ask, view, self.player.memory, self.plan)

    def players(self, world: Driver[Any]) -> Sequence[Buyer]:
        """One who plays to the plan, and ends the game where that wins, at every seat."""
        player = self._ends("")
        player.memory, player.world = self.player.memory, world
        return [player] * world.table.seats

    def horizon(self, world: Driver[Any]) -> None:
        """The end of the game."""

    def prospect(self, world: Driver[Any], seat: int) -> Prospect:
        """Won or not, with the lead over the best of the others."""
        scores, winners = result(world.table)
        win = 1 / len(winners) if seat in winners else 0.0
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        return Prospect(win, (1 - BY_MARGIN) * win + BY_MARGIN * (0.5 + 0.5 * tanh(lead / MARGIN)))


class _Planner:
    """Who plays to the plan for the kingdom; it is looked up once in a game."""

    name: str

    def __init__(self, seed: str) -> None:
        self._outlook: DominionOutlook | None = None

    @classmethod
    def prepare(cls, view: View) -> str:
        """Find a first plan that can be used; see `preparation`."""
        return plan_source().prepare(view)

    @classmethod
    def improve(cls, view: View) -> bool:
        """Find a better plan, for the next game; see `preparation`."""
        return plan_source().improve(view)

    @classmethod
    def is_prepared(cls, view: View) -> bool:
        """Whether the plan comes with Fudaba, or was found before."""
        return plan_source().is_prepared(view)

    def outlook(self, view: View) -> DominionOutlook:
        """How it thinks in the game that is being played."""
        if self._outlook is None:
            self._outlook = DominionOutlook(plan_source().plan_for(view, at_hand()))
        return self._outlook


@plays("steady", "dominion")
class Steady(_Planner):
    """The level that does what the plan says."""

    def answer(self, ask: DominionAsk, view: View) -> Answer:
        """What the plan and the policy say."""
        return self.outlook(view).player.answer(ask, view)


@plays("gentle", "dominion")
class Gentle(_Planner):
    """The level that now and then does something else than what the plan says."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.rng = Random(seed)

    def answer(self, ask: DominionAsk, view: View) -> Answer:
        """What the plan says, or now and then any other answer that is worth weighing."""
        return gently(ask, view, self.outlook(view), self.rng)


@plays("strong", "dominion")
class Strong(_Planner, Thinker):
    """The level that deviates from the plan where rollouts to the end of the game say that something else
    wins more. Where it can end the game and win, it does."""

    def __init__(self, seed: str) -> None:
        _Planner.__init__(self, seed)
        Thinker.__init__(self, seed)

    def thought(self, ask: DominionAsk, view: Imagining) -> Answer:
        """What comes of thinking: to the end of the turn where that shows what an answer is worth, else to
        the end of the game."""
        if not is_for_this_turn(ask, view):
            if ask.kind != "buy":
                return super().thought(ask, view)
            key = hashlib.sha256(f"{self.seed}/{self.asked}".encode()).digest()
            return think(ask, view, self.outlook(view), DEEPER, key).answer
        key = hashlib.sha256(f"{self.seed}/{self.asked}/turn".encode()).digest()
        return best_this_turn(ask, view, self.outlook(view), key)

    def at_once(self, ask: DominionAsk, view: Imagining, key: bytes) -> Answer | None:
        """What makes the most of the turn, where that shows before it ends."""
        return best_this_turn(ask, view, self.outlook(view), key) if is_for_this_turn(ask, view) else None

    def turn_outlook(self, ask: DominionAsk, view: View) -> OwnTurn | None:
        """To the end of the turn, for what shows before that."""
        return OwnTurn(self.outlook(view)) if is_for_this_turn(ask, view) else None

    def budget(self, ask: DominionAsk, view: View) -> Budget:
        """Most for what is bought."""
        if ask.kind == "buy":
            return BUYING
        return PLAYING if ask.kind == "action" else INSIDE

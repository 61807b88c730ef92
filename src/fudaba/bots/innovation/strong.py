"""A bot that plays Innovation by looking whole actions ahead: its own, and those of its rivals."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, ClassVar, Final

from fudaba.bots import plays
from fudaba.bots.innovation.candidates import any_of, as_they_lie, same_of, ways
from fudaba.bots.innovation.lookahead import LONGEST, CourseOfPlay
from fudaba.bots.innovation.reasons import reasons, threats
from fudaba.bots.innovation.repetition import drawn_out
from fudaba.bots.innovation.sensible import Sensible, is_between_actions
from fudaba.bots.innovation.worth import WEIGHTS, worth
from fudaba.bots.mind import Budget, Prospect, Reason, Thinker
from fudaba.bots.mind.outlook import Horizon
from fudaba.bots.mind.rollout import Rollout, ask_players
from fudaba.games.innovation.facts.shown import Public
from fudaba.games.innovation.facts.vocabulary import InnovationAsk
from fudaba.games.innovation.full_game import InnovationTable
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining

ACTIONS: Final = 3
"""How many further actions are played, by any player, before a position is judged."""
WIDTH: Final = 8
"""How many answers are weighed, about."""
SCALE: Final = 100.0
"""A position worth so much more than the strongest rival's is won in three games of four, about."""
WITHIN: Final = 1
"""How many in a game within the game (INN-G25). All of it is one effect, so wherever something is tried it is
played again from its beginning."""
LEAST_WITHIN: Final = 16
"""With how many rollouts something is still learnt there."""
BUDGET: Final = Budget(rollouts=72, confirm=0, guard=0.0)


class Greedy:
    """Plays on in a world: of some answers the one after whose action its player stands best."""

    def __init__(self, world: Driver[Any], onward: CourseOfPlay) -> None:
        self.world = world
        self.onward = onward

    def answer(self, ask: InnovationAsk, view: View) -> Answer:
        """The best of some answers, as the action that follows happens to go."""
        if self.onward.has_looked_enough:
            return any_of(ask, self.onward.rng)
        found = self.onward.weighed(ask)
        if len(found) == 1:
            return found[0]
        return max(found, key=lambda way: self.try_out(way, ask.owner))

    def try_out(self, way: Answer, seat: int) -> float:
        """What the position is worth to a player after the action."""
        driver = self.world.fork()
        driver.forkable = False  # nothing is tried from there on
        driver.answer(way)
        self.onward.looked += 1 + self.world.answered
        for _ in range(LONGEST):
            if driver.ask is None or is_between_actions(driver):
                break
            driver.answer(any_of(driver.ask, self.onward.rng))
            self.onward.looked += 1
        return worth(driver.table, seat, WEIGHTS)


class InnovationOutlook:
    """Thinking ahead by whole actions, each the best of some for who takes it; worth as `worth` weighs it."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.rng = Random(seed)
        self.sensible = Sensible(seed)

    def candidates(self, ask: InnovationAsk, view: View) -> Sequence[Answer]:
        """What looks best at the end of this action, and some others."""
        own = self.sensible.answer(ask, view)
        options = same_of(view.put(ask).options)
        found = ways(options, ask.least, ask.most, self.rng, WIDTH)
        chosen = {tuple(sorted(options[pick] for pick in way)): way for way in reversed([own, *found])}
        return [own, *(way for way in found if way != own and way in chosen.values())]

    def certain(self, ask: InnovationAsk, view: Imagining) -> None:
        """Nothing is counted out."""

    def reasons(self, ask: InnovationAsk, view: Imagining, answer: Answer) -> Sequence[Reason]:
        """What an action does, and whom it reaches."""
        return reasons(ask, view, answer)

    def threats(self, ask: InnovationAsk, view: Imagining) -> Sequence[Reason]:
        """What the rivals could claim, and which of their demands would reach the player."""
        return threats(ask, view)

    def play_on(self, world: Driver[Any], answer: Answer | None, seat: int) -> Rollout:
        """To the end of the action, and then action by action (`onward`)."""
        if world.table.state.within:
            return ask_players(world, answer, self, seat)
        onward = CourseOfPlay(Random(world.table.state.key))
        if world.at_rest and world.ask is not None:
            came = self._at_rest(world.table, world.ask, answer, onward)
            return Rollout(prospect_of(came, seat), ACTIONS)
        driver = world.fork()
        player = Greedy(driver, onward)
        asked = 0
        if answer is not None:
            driver.answer(answer)
        while (ask := driver.ask) is not None and not is_between_actions(driver) and asked < LONGEST:
            asked += 1
            driver.answer(player.answer(ask, View(driver.table, ask.decider)))
        table = driver.table
        if driver.ask is not None and driver.at_rest:
            table = onward.went_on(table, driver.ask, ACTIONS)
        return Rollout(prospect_of(table, seat), asked + ACTIONS)

    def _at_rest(
        self, table: InnovationTable, ask: InnovationAsk, answer: Answer | None, onward: CourseOfPlay
    ) -> InnovationTable:
        """The table after an answer to what is asked at rest, and some further actions."""
        if answer is None:
            return onward.went_on(table, ask, ACTIONS)
        came = onward.played(table, ask, answer)
        if not came.is_whole or (coming := onward.asked_next(came.table)) is None:
            return came.table
        return onward.went_on(came.table, coming, ACTIONS)

    def players(self, world: Driver[Any]) -> Sequence[Greedy]:
        """One who looks to the end of the action, at every seat."""
        player = Greedy(world, CourseOfPlay(Random(world.table.state.key)))
        return [player] * world.table.seats

    def horizon(self, world: Driver[Any]) -> Horizon:
        """After this many further actions."""
        left = WITHIN if world.table.state.within else ACTIONS

        def is_far_enough(now: Driver[Any]) -> bool:
            nonlocal left
            if not is_between_actions(now):
                return False
            left -= 1
            return left < 0

        return is_far_enough

    def prospect(self, world: Driver[Any], seat: int) -> Prospect:
        """The worth, as a chance to win."""
        return prospect_of(world.table, seat)


def prospect_of(table: InnovationTable, seat: int) -> Prospect:
    """The worth of a position, as a chance to win."""
    if table.state.phase == "over":
        winners = table.state.winners
        win = 1 / len(winners) if seat in winners else 0.0
    else:
        win = 1 / (1 + exp(-worth(table, seat, WEIGHTS) / SCALE))
    return Prospect(win, win)


@plays("strong", "innovation")
class Strong(Thinker):
    """Looks some actions ahead, its rivals' among them, in tables as they may be for all that it knows."""

    tells: ClassVar[int] = 2

    def thought(self, ask: InnovationAsk, view: Imagining) -> Answer:
        """What comes of thinking about a question, or of a game that does not end by it."""
        if (order := as_they_lie(ask)) is not None:
            return order
        draw = drawn_out(ask, view.public_as(Public), Random(f"{self.seed}/{self.asked}"))
        return super().thought(ask, view) if draw is None else draw

    def outlook(self, view: View) -> InnovationOutlook:
        """How it thinks about the question that it is asked."""
        return InnovationOutlook(f"{self.seed}/{self.asked}")

    def budget(self, ask: InnovationAsk, view: View) -> Budget:
        """The same for every question, but less the longer a game within the game already is."""
        public = view.public_as(Public)
        if not public.within:
            return BUDGET
        return BUDGET._replace(rollouts=max(LEAST_WITHIN, BUDGET.rollouts // (1 + public.turns // 3)))

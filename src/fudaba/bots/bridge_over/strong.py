"""A bot that plays Bridge Over sensibly, and tries other answers in rounds as they may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from fudaba.bots import plays
from fudaba.bots.bridge_over.reasons import reasons, threats
from fudaba.bots.bridge_over.sensible import Sensible
from fudaba.bots.bridge_over.value import charged, foretold
from fudaba.bots.mind import Budget, Prospect, Reason, Thinker
from fudaba.bots.mind.outlook import Horizon
from fudaba.games.bridge_over.vocabulary import BridgeOverAsk
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining

TURNS: Final = 1
"""How many turns on a position is judged: as soon as the next player is asked what to do with theirs."""
BESIDE: Final = 0.25
"""What a point is worth that another player is charged on average, beside one of one's own."""
POINTS: Final = 120.0
"""How many points less than the others in one round are as good as can be."""
LONGEST: Final = 300
"""A turn in which more is asked than this is judged as it stands."""
BUDGET: Final = Budget(rollouts=72, confirm=0, guard=1.0)


class BridgeOverOutlook:
    """Thinking ahead to the next turn, all players sensible until then. Worth: the points that the round is
    foretold to cost oneself (`value`), beside those that it costs the others."""

    def __init__(self, *, to_the_end: bool = False) -> None:
        """to_the_end: whether the whole round is played out instead."""
        self.player = Sensible("")
        self.to_the_end = to_the_end

    def candidates(self, ask: BridgeOverAsk, view: View) -> Sequence[Answer]:
        """What is sensible, and each other option."""
        own = self.player.answer(ask, view)
        options = ask.options
        chosen: dict[object, Answer] = {tuple(sorted(options[pick].same for pick in own)): own}
        if ask.least <= 1 <= ask.most:
            for pick, option in enumerate(options):
                chosen.setdefault((option.same,), (pick,))
        return list(chosen.values())

    def certain(self, ask: BridgeOverAsk, view: Imagining) -> None:
        """Nothing is counted out."""

    def reasons(self, ask: BridgeOverAsk, view: Imagining, answer: Answer) -> Sequence[Reason]:
        """What the hand is rid of."""
        return reasons(ask, view, answer)

    def threats(self, ask: BridgeOverAsk, view: Imagining) -> Sequence[Reason]:
        """Who may go out next."""
        return threats(ask, view)

    def players(self, world: Driver[Any]) -> Sequence[Sensible]:
        """A sensible player at every seat."""
        return [self.player] * world.table.seats

    def horizon(self, world: Driver[Any]) -> Horizon:
        """The question of a later turn, once no attack is left to be answered; or the end of the round."""
        to_the_end, state = self.to_the_end, world.table.state
        rounds, turns, left = len(state.history), state.turns + TURNS, LONGEST

        def is_far_enough(now: Driver[Any]) -> bool:
            nonlocal left
            left -= 1
            state = now.table.state
            if not left or len(state.history) > rounds:
                return True
            return not to_the_end and state.turns >= turns and now.ask is not None and now.ask.kind == "turn"

        return is_far_enough

    def prospect(self, world: Driver[Any], seat: int) -> Prospect:
        """What the round has cost, or is foretold to cost."""
        state = world.table.state
        if world.ask is not None and len(state.history) < state.round:
            found = foretold(world.table, seat)
        else:
            found = charged(state.history[-1], seat)
        ahead = BESIDE * found.others - found.own
        return Prospect(found.win, min(1.0, max(0.0, 0.5 + ahead / (2 * POINTS))))


@plays("strong", "bridge_over")
class Strong(Thinker):
    """Plays sensibly, but for what does better in rounds as they may be for all that it knows."""

    tells: ClassVar[int] = 2

    def outlook(self, view: View) -> BridgeOverOutlook:
        """How it thinks in the game that is being played."""
        return BridgeOverOutlook()

    def judged(self, view: View) -> BridgeOverOutlook:
        """By what came of whole rounds: what the network errs about is no luck, which would even out."""
        return BridgeOverOutlook(to_the_end=True)

    def budget(self, ask: BridgeOverAsk, view: View) -> Budget:
        """The same for every question."""
        return BUDGET

"""A bot that plays Bridge Over sensibly, and tries other answers in rounds as they may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fudaba.bots import plays
from fudaba.bots.bridge_over.reasons import reasons, threats
from fudaba.bots.bridge_over.sensible import Sensible
from fudaba.bots.mind import Budget, Prospect, Reason, Thinker
from fudaba.bots.mind.outlook import Horizon
from fudaba.games.bridge_over.scoring import hand_points
from fudaba.games.bridge_over.vocabulary import BridgeOverAsk
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining

POINTS: Final = 120.0
"""So many points less than the others in one round are as good as can be."""
LONGEST: Final = 300
"""A round in which more is asked than this is judged as it stands."""
BUDGET: Final = Budget(rollouts=60, confirm=20, guard=1.0)


class BridgeOverOutlook:
    """Thinking ahead to the end of the round, all players sensible. Worth: the points that it costs oneself,
    beside those that it costs the others."""

    def __init__(self) -> None:
        self.player = Sensible("")

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
        """The end of the round, when the next one is dealt."""
        rounds, left = len(world.table.state.history), LONGEST

        def is_far_enough(now: Driver[Any]) -> bool:
            nonlocal left
            left -= 1
            return not left or len(now.table.state.history) > rounds

        return is_far_enough

    def prospect(self, world: Driver[Any], seat: int) -> Prospect:
        """What the round has cost, or would if it ended now, with a share in it for whoever was cheapest."""
        table = world.table
        now = world.ask is not None and len(table.state.history) < table.state.round
        charged = [hand_points(table, one) for one in range(table.seats)] if now else table.state.history[-1]
        others = [points for other, points in enumerate(charged) if other != seat]
        ahead = sum(others) / len(others) - charged[seat]
        fewest = min(charged)
        win = 1 / charged.count(fewest) if charged[seat] == fewest else 0.0
        return Prospect(win, min(1.0, max(0.0, 0.5 + ahead / (2 * POINTS))))


@plays("strong", "bridge_over")
class Strong(Thinker):
    """Plays sensibly, but for what does better in rounds as they may be for all that it knows."""

    def outlook(self, view: View) -> BridgeOverOutlook:
        """How it thinks in the game that is being played."""
        return BridgeOverOutlook()

    def budget(self, ask: BridgeOverAsk, view: View) -> Budget:
        """The same for every question."""
        return BUDGET

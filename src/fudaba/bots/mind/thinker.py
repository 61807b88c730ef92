"""A bot that thinks about each of its questions, in any game."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import Any, ClassVar

from fudaba.bots.mind.outlook import Outlook
from fudaba.bots.mind.search import Budget, think
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining, imagining


class Thinker(ABC):
    """Gives the answer that is thought to be best in tables as they may be for all that it knows.

    Its chance comes from its seed and the number of the question. asked: how many there have been.
    tells: one of its rollouts tells about as much as so many that end with a game won or lost; more than 1
    where it is a chance that a rollout ends with.
    """

    name: str
    imagines: ClassVar[bool] = True
    tells: ClassVar[int] = 1

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.asked = 0

    def answer(self, ask: Ask[Any, Any], view: View) -> Answer:
        """The best answer. Raises TypeError for a view through which nothing can be imagined."""
        self.asked += 1
        return self.thought(ask, imagining(view))

    def thought(self, ask: Ask[Any, Any], view: Imagining) -> Answer:
        """What comes of thinking about a question."""
        key = hashlib.sha256(f"{self.seed}/{self.asked}".encode()).digest()
        return think(ask, view, self.outlook(view), self.budget(ask, view), key).answer

    @abstractmethod
    def outlook(self, view: View) -> Outlook:
        """How it thinks in the game that is being played."""

    def at_once(self, ask: Ask[Any, Any], view: Imagining, key: bytes) -> Answer | None:
        """What is best by what comes of it at once, where games to the end need not tell; None where they
        must."""
        return None

    def turn_outlook(self, ask: Ask[Any, Any], view: View) -> Outlook | None:
        """How it thinks ahead to the end of the turn, where that shows what an answer is worth; None where
        only whole games do."""
        return None

    def judged(self, view: View) -> Outlook:
        """The outlook in which a mistake has to stand before anybody is told of it."""
        return self.outlook(view)

    @abstractmethod
    def budget(self, ask: Ask[Any, Any], view: View) -> Budget:
        """How much it thinks about a question."""

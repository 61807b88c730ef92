"""Questions that are asked again and again in games with one kingdom, kept with their static answers."""

from __future__ import annotations

from typing import Final

from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.kernel.ask import Answer
from fudaba.kernel.autoplay import AutoPlayer

LIMIT: Final = 4096
"""How many questions are kept before all are dropped."""


class Questions:
    """A cache of questions, shared by all games with one box."""

    __slots__ = ("answers", "asked", "played")

    def __init__(self) -> None:
        self.asked: dict[tuple[object, ...], DominionAsk] = {}
        """What to buy, by everything on which the question depends."""
        self.answers: dict[DominionAsk, dict[type[AutoPlayer], Answer | None]] = {}
        """What each kind of player answers automatically; None where the player must be asked."""
        self.played: dict[tuple[object, ...], tuple[Answer, str] | None] = {}
        """The answer to an Action phase and the Action it plays, by player, seat, decider, Actions left and
        the Actions in hand; None where the player must be asked."""

    def keep(self, key: tuple[object, ...], ask: DominionAsk) -> DominionAsk:
        """Keep a question under this key. Returns the question."""
        if len(self.asked) >= LIMIT:
            self.asked.clear()
            self.answers.clear()
        self.asked[key] = ask
        self.answers[ask] = {}
        return ask

"""What a game gives to a player who thinks ahead in it: answers, players who go on, how far, what it is
worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining


class Prospect(NamedTuple):
    """What may come of a position for one player, both figures from 0 to 1.

    win: the chance to win; a win shared by n players is one n-th. worth: by which answers are compared: the
    same, or with something that tells more of a good answer than whether one game was won.
    """

    win: float
    worth: float


class Reason(NamedTuple):
    """A reason for an answer, or a threat by an opponent, as far as its player may know it."""

    name: str
    """The name of its sentence, whose message is "coach-<name>"."""
    cards: tuple[str, ...] = ()
    """The faces that the sentence names."""
    seats: tuple[int, ...] = ()
    """The players that the sentence names."""
    number: int = 0
    """The first number in the sentence."""
    more: int = 0
    """The second number in the sentence."""


Horizon = Callable[[Driver[Any]], bool]
"""Whether a rollout is to stop at the question that it has come to."""


class Player(Protocol):
    """Who plays on in a world: a bot that is made once and plays in many."""

    def answer(self, ask: Ask[Any, Any], view: View) -> Answer:
        """A legal answer, as of a `Bot`."""
        ...


class Outlook(Protocol):
    """How one game is thought ahead in.

    An outlook may have a `simulator` (`kernel.autoplay`): with it, players who answer automatically play on
    faster than by the rules.
    """

    def candidates(self, ask: Ask[Any, Any], view: View) -> Sequence[Answer]:
        """The answers that are worth weighing, no two of them the same choice.

        The first is the policy's own: it is given unless another is shown to be better. Of one alone nothing
        is thought. Like a bot it uses of the question what `view.asked(ask)` tells.
        """
        ...

    def certain(self, ask: Ask[Any, Any], view: Imagining) -> Answer | None:
        """The answer that is sure to win the game, where one can be counted out; else None."""
        ...

    def reasons(self, ask: Ask[Any, Any], view: Imagining, answer: Answer) -> Sequence[Reason]:
        """What speaks for an answer, the most important first; nothing where the game has no words for it."""
        ...

    def threats(self, ask: Ask[Any, Any], view: Imagining) -> Sequence[Reason]:
        """What the opponents may do next, the worst first."""
        ...

    def players(self, world: Driver[Any]) -> Sequence[Player]:
        """Who plays on, by seat, in a world.

        They may answer automatically (`kernel.autoplay`), which are quick; or else they may fork the world.
        """
        ...

    def horizon(self, world: Driver[Any]) -> Horizon | None:
        """How far a rollout goes that begins in this world; None for the end of the game.

        It is asked at each question after the first answer, but for those that are answered automatically.
        """
        ...

    def prospect(self, world: Driver[Any], seat: int) -> Prospect:
        """What this position, the last of a rollout, holds for a player."""
        ...


@runtime_checkable
class Compares(Protocol):
    """An outlook that can say what one answer has beside another one."""

    def missed(self, ask: Ask[Any, Any], view: Imagining, given: Answer, better: Answer) -> Sequence[Reason]:
        """What whoever gave an answer has missed by not giving the better one."""
        ...

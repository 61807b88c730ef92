"""Acts that are never carried out: the rules ask what listens to one and is about it, and go by that.

See `Board.about`, and `Board.forbids` for those that are about what may not be done.
"""

from __future__ import annotations

from fudaba.games.dominion.rules.acts import OfCard
from fudaba.games.dominion.rules.moments import Moment
from fudaba.kernel.plays import Play


class Instead(OfCard):
    """A player is about to follow a card's instructions: what may be followed instead listens to this.

    Never carried out as an act: `play.py` gathers what listens, and the player chooses (WAY-59).
    play: its record.
    """

    __slots__ = ("play",)

    def __init__(self, seat: int, card: int, play: Play) -> None:
        super().__init__(seat, card)
        self.play = play


class Pays(OfCard):
    """A player would pay for a card: what listens to this and is about it may be done instead.

    Never carried out as an act: `gain.buy` lets the player do it, who has paid where it returns True.
    can_pay: whether the player has enough to pay; else it is the only way.
    """

    __slots__ = ("can_pay",)

    def __init__(self, seat: int, card: int, *, can_pay: bool) -> None:
        super().__init__(seat, card)
        self.can_pay = can_pay


class GivesChoice(OfCard):
    """A card that a player follows lets them choose among its abilities ("choose one"): for all that listens
    to this and is about it they may choose one more. Never carried out; see `MeChoices.several_of`.

    play: its record.
    """

    __slots__ = ("play",)

    def __init__(self, seat: int, play: Play) -> None:
        super().__init__(seat, play.card.card)
        self.play = play


class MayPlay(OfCard):
    """A player would play a card from the hand: what listens to this and is about it forbids that.

    Never carried out; see `Board.forbids`.
    """

    __slots__ = ()


class MayBuy(OfCard):
    """A player would buy a card, an Event or a Project: what listens to this and is about it forbids that."""

    __slots__ = ()


class MayGetActions(Moment):
    """A player would get +Actions: what listens to this and is about it forbids that."""

    __slots__ = ()


class MayUseAction(Moment):
    """A player would use an Action as a Buy: what listens to this and is about it lets them.

    Never carried out; see `Board.about`.
    """

    __slots__ = ()


class MayLeavePlay(Moment):
    """A player would discard cards from play in Clean-up: what listens to this and is about it forbids that.

    Never carried out; see `durations.staying`.
    """

    __slots__ = ()


class GameEnds(Moment):
    """The game would end: whose abilities listen to this have a turn after that. Never carried out."""

    __slots__ = ()

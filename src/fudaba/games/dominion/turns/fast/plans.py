"""What players do whose answers are habits (`kernel.habits`): which Action they play, and what they buy.

The same question is put once to a kind of player, and its answer kept with the box; `at_once` plays by them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from fudaba.games.dominion.facts.layout import DECK, DISCARD, HAND, PLAY, place
from fudaba.games.dominion.rules.extra_turns import NORMAL
from fudaba.games.dominion.turns.fast import quiet
from fudaba.kernel.ask import Answer

if TYPE_CHECKING:
    from fudaba.games.dominion.facts.kinds import Kind
    from fudaba.games.dominion.table import Dominion
    from fudaba.kernel.ask import Ask
    from fudaba.kernel.habits import Habitual

PLAY_ALL: Final = "play_all"
"""The macro of players who play all Treasures of a hand at once, if they only give coins, before they buy."""


class Plan(NamedTuple):
    """What a player does with so many coins: gives this answer (None: nothing is asked), and buys from the
    pile in this zone for so many of them. zone: `NOTHING` if nothing more is bought, `LOOK` if the player
    must be asked."""

    answer: Answer | None
    zone: int
    cost: int = 0


class Act(NamedTuple):
    """What a player does in an Action phase: gives this answer (None: they must be asked), and plays this
    Action ("": none), of which +Cards, +Actions, +Buys and +$ are all."""

    answer: Answer | None
    id: str = ""
    figures: tuple[int, int, int, int] = (0, 0, 0, 0)


NOTHING: Final = -1
LOOK: Final = -2
LOOKS: Final = Plan(None, LOOK)
ASKS: Final = Act(None)


def worth_of(kind: Kind) -> int:
    """What a card is for whole turns: the coins of a Treasure that gives them and nothing else, 0 for a card
    that is not played, -1 for any other."""
    if kind.treasure:
        return kind.bonus.coins if kind.only_coins and kind.bonus.coins and not kind.action else -1
    return -1 if kind.action or kind.night else 0


def plays_all(player: type[Habitual] | None) -> bool:
    """Whether a player has habits, one of them to play all Treasures at once."""
    return player is not None and PLAY_ALL in player.macros


class Desk:
    """What a player has: the lists of the zones themselves, and the moves that are not written down yet.

    plans: what the player buys, by coins, as long as no pile empties. acts: which Action they play, by the
    Actions that they have left to play and those in hand, the last first. moved: (cards, zone, stamp of the
    first of them), in the order of the moves.
    """

    __slots__ = (
        "acts", "deck", "discards", "hand", "moved", "plans", "player", "seat",
        "to_deck", "to_discards", "to_hand", "to_play",
    )  # fmt: skip

    def __init__(self, t: Dominion, seat: int, player: type[Habitual] | None) -> None:
        s = t.state
        self.seat = seat
        self.player = player if plays_all(player) else None
        self.plans = t.box.plans.setdefault((player, seat, s.empty), {})
        self.acts = t.box.acts.setdefault((player, seat), {})
        self.to_deck, self.to_hand, self.to_discards, self.to_play = (
            place(kind, seat) for kind in (DECK, HAND, DISCARD, PLAY)
        )
        self.deck = s.own(self.to_deck)
        self.hand = s.zones[self.to_hand]
        self.discards = s.own(self.to_discards)
        self.moved: list[tuple[Sequence[int], int, int]] = []

    def habit(self, ask: Ask) -> Answer | None:
        """What the player answers; None if they must be asked."""
        return self.player.habit(ask) if self.player is not None else None


def act_of(t: Dominion, desk: Desk, key: tuple[object, ...], left: int) -> Act:
    """What a player does in an Action phase with these Actions in hand and so many left to play."""
    s = t.state
    s.turn, s.actions = NORMAL[desk.seat], left
    s.zones[desk.to_hand] = desk.hand
    ask = quiet.action_phase(t)
    s.actions = 1
    desk.acts[key] = found = _answered(t, desk, ask) if ask is not None else ASKS
    return found


def _answered(t: Dominion, desk: Desk, ask: Ask) -> Act:
    answer = desk.habit(ask)
    if answer is None:
        return ASKS
    chosen = ask.options[answer[0]]
    if chosen.verb != "play":
        return Act(answer)
    kind = t.cards[chosen.card]
    cards, actions, buys, coins, *others = kind.bonus
    if kind.do is not None or any(others):
        return ASKS
    return Act(answer, kind.id, (cards, actions, buys, coins))


def plan_of(t: Dominion, desk: Desk, coins: int) -> Plan:
    """What a player buys for so many coins, now that these piles are empty."""
    s = t.state
    had, s.coins = s.coins, coins
    ask = quiet.buying(t, desk.seat)
    s.coins = had
    desk.plans[coins] = found = _planned(t, desk, ask)
    return found


def _planned(t: Dominion, desk: Desk, ask: Ask) -> Plan:
    if len(ask.options) == 1:
        return Plan(None, NOTHING)
    answer = desk.habit(ask)
    if answer is None:
        return LOOKS
    chosen = ask.options[answer[0]]
    if chosen.verb != "buy":
        return Plan(answer, NOTHING)
    zone = t.box.piles[t.box.pile_of_kind[chosen.face]].zone
    if zone in t.box.loud_zones:
        return LOOKS
    return Plan(answer, zone, t.cards[t.state.zones[zone][-1]].cost.coins)

"""What players with habits answer in any turn, without being asked: in a quiet turn or not."""

from __future__ import annotations

from typing import Final

from fudaba.games.dominion.facts.layout import HAND, place
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.games.dominion.rules.tally import Tally
from fudaba.games.dominion.turns.fast.plans import plays_all
from fudaba.games.dominion.turns.tables import QuickBoard
from fudaba.kernel.ask import Answer
from fudaba.kernel.habits import Habits

ALL: Final = tuple(tuple(range(count)) for count in range(300))
"""The answer that plays this many Treasures."""


def by_habit(t: QuickBoard, habits: Habits, ask: DominionAsk) -> Answer | None:
    """What the player who decides answers by habit, or by what they can count; None if they must be asked, or
    if there is nothing to choose."""
    player = habits.players[ask.decider]
    if player is None or ask.forced() is not None:
        return None
    kept = t.fast.asks.answers.get(ask)
    if kept is None:
        answer = player.habit(ask)
    elif player in kept:
        answer = kept[player]
    else:
        answer = kept[player] = player.habit(ask)
    if answer is None and ask.decider == ask.owner:
        answer = player.reckon(ask, Tally(t, ask.owner, t.state.buys))
    return answer


def treasures(t: QuickBoard, habits: Habits) -> list[int]:
    """The Treasures that the player who decides plays all at once now: they do so with what only gives coins,
    where nothing can forbid it. None if they must be asked."""
    s, cards = t.state, t.cards
    seat = s.turn.seat
    if s.bought or t.box.changes_types or not plays_all(habits.players[s.control[seat]]):
        return []
    found = [card for card in s.zones[place(HAND, seat)] if cards[card].treasure]
    for card in found:
        if not (cards[card].only_coins and cards[card].bonus.coins):
            return []
    return [] if t.hears("MayPlay") else found

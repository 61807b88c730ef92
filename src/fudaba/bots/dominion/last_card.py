"""The end of a game by what an effect takes out of the Supply, counted exactly: who wins it then?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fudaba.bots.dominion.sight import Sight
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DISCARD, EXILE, TRASH
from fudaba.games.dominion.facts.vocabulary import QuestionKind

GOES_TO: Final[dict[QuestionKind, int]] = {
    "gain": DISCARD,
    "buy": DISCARD,
    "receive": DISCARD,
    "invent": DISCARD,
    "exile": EXILE,
    "trash": TRASH,
}
"""Kinds of questions which card goes, maybe the last of its pile, and where it goes."""


def ends(now: Sight) -> dict[int, bool]:
    """The options that end the game with this turn, by their numbers, and whether that wins it. One that
    loses is none of them where what may still be bought this turn can win."""
    ask, seat = now.ask, now.seat
    to = GOES_TO.get(ask.kind)
    if to is None or ask.owner != ask.decider or not now.tally.may_end(1) or now.is_theirs:
        return {}
    found: dict[int, bool] = {}
    for pick, option in enumerate(ask.options):
        result = now.tally.result_once_gone(option.card, option.face, to) if option.face else None
        if result is None:
            continue
        if result.winners == (seat,):
            found[pick] = True
        elif seat not in result.winners and not _may_still_win(now, result.scores, option.face):
            found[pick] = False
    return found if now.my_turn else {pick: won for pick, won in found.items() if not won}


def _may_still_win(now: Sight, scores: Sequence[int], gone: str) -> bool:
    """Whether Victory cards that the coins of this turn can buy may bring more points than any other player
    has once a card is gone."""
    if not now.my_turn:
        return False
    costs = [(cost, id) for id, cost in now.supply_costs.items() if KINDS[id].victory and id != gone]
    pieces = [(cost, now.worth(id)) for cost, id in costs]
    best = [0.0] * (int(now.purse) + 1)
    for _ in range(now.buys if pieces else 0):
        best = [
            max([most, *(best[coins - cost] + points for cost, points in pieces if cost <= coins)])
            for coins, most in enumerate(best)
        ]
    return scores[now.seat] + best[-1] > max(scores)

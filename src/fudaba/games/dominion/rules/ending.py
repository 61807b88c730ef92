"""Why a game of Dominion is over, and how its winners were found (DOM-END1 to DOM-END3)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.state import OVER
from fudaba.games.dominion.facts.shown import Counted
from fudaba.games.dominion.rules.inquiries import GameEnds
from fudaba.games.dominion.rules.offers import prices
from fudaba.games.dominion.rules.scoring import counted, result
from fudaba.kernel import ending
from fudaba.kernel.table import Result

IDLE_ROUNDS: Final = 100
"""After how many rounds in which the Supply does not shrink a game ends (DOM-G26)."""
LAST_PILES: Final = ("province", "colony")
"""The piles of which a single empty one ends the game."""


def is_over(t: Board) -> bool:
    """Whether the game ends after this turn: Provinces or Colonies gone, or enough piles empty (DOM-END1)."""
    if not t.state.empty:
        return False
    return t.empty_piles() >= enough_piles(t.seats) or bool(_last_gone(t))


def enough_piles(seats: int) -> int:
    """How many empty piles end a game of so many players: one more with five or six."""
    return 4 if seats > 4 else 3


def may_end(t: Board, cards: int) -> bool:
    """Whether the game may be over once so many more cards have left the Supply."""
    return cards_to_end(t, cards) <= cards


def cards_to_end(t: Board, few: int) -> int:
    """How few more cards must leave the Supply for the game to be over: the Provinces, the Colonies, or the
    cards of the smallest piles. Where that is more than `few`, it may also be a lower bound above `few`."""
    zones, box, enough = t.state.zones, t.box, enough_piles(t.seats)
    missing = enough - t.empty_piles()
    lasts = [len(zones[box.piles[box.pile_ids[id]].zone]) for id in LAST_PILES if id in box.pile_ids]
    least = min([missing, *lasts])  # as many piles as are missing have as many cards at least
    if least > few or least in lasts:
        return least
    fewest = sorted([len(zones[zone]) for zone in box.supply_zones])
    return min([*lasts, sum(fewest[:enough])])


def may_end_soon(t: Board, buys: int, coins: int) -> bool:
    """Whether so many purchases for so many coins may be enough to end the game; never False where they
    are."""
    return cards_to_end(t, buys) <= buys and may_pay_for_end(t, buys, coins)


def may_pay_for_end(t: Board, buys: int, coins: int) -> bool:
    """The same where there are Buys enough."""
    missing = enough_piles(t.seats) - t.empty_piles()
    if missing <= 0:
        return True
    zones, box, costs = t.state.zones, t.box, prices(t).supply
    lasts = []
    for id in LAST_PILES:
        if (number := box.pile_ids.get(id, -1)) >= 0:
            lasts.append(zone := box.piles[number].zone)
            left = len(zones[zone])
            if left <= buys and left * costs.get(id, 0) <= coins:
                return True
    if missing > buys:
        return False
    few = [zone for zone in box.supply_zones if 0 < len(zones[zone]) <= buys and zone not in lasts]
    if len(few) < missing:
        return False
    each = {zone: costs.get(box.piles[t.pile_at(zone)].id, 0) for zone in few}
    return any(
        sum([len(zones[zone]) for zone in piles]) <= buys
        and sum([len(zones[zone]) * each[zone] for zone in piles]) <= coins
        for piles in combinations(few, missing)
    )


def result_once_gone(t: Board, card: int, to: int) -> Result | None:
    """The result if a card left its pile of the Supply for this zone and the game ended by that; None where
    it would not, or where somebody has turns after the end. What else the move brings is left out."""
    zone = t.state.where[card]
    if t.pile_at(zone) < 0 or len(t.state.zones[zone]) > 1 or is_over(t):
        return None
    after = t.clone()
    after.state.move(card, to)
    after.left_pile(zone)
    return result(after) if is_over(after) and not after.about(GameEnds(t.state.turn.seat)) else None


def stands_still(t: Board) -> bool:
    """Whether nothing happens any more (DOM-G26)."""
    return t.state.idle >= IDLE_ROUNDS * t.seats


def _last_gone(t: Board) -> tuple[str, ...]:
    box = t.box
    return tuple(id for id in LAST_PILES if id in box.pile_ids and t.state.empty >> box.pile_ids[id] & 1)


def reason(t: Board) -> tuple[str, str, tuple[str, ...]]:
    """What ended the game, the rule that says so, and the piles that it is about."""
    if stands_still(t):
        return "still", "DOM-G26", ()
    if gone := _last_gone(t):
        return "gone", "DOM-END1", gone[:1]
    if t.empty_piles() >= enough_piles(t.seats):
        empty = t.state.empty & t.box.supply_bits
        return "piles", "DOM-END1", tuple(p.id for n, p in enumerate(t.box.piles) if empty >> n & 1)
    return "after", "DOM-51", ()  # a pile was filled again in a turn after the end


def ending_of(t: Board) -> ending.Ending | None:
    """The reason, the points of all by card, and turns where points are even; None while the game goes on."""
    s = t.state
    if s.phase != OVER:
        return None
    scores, winners = result(t)
    best = max(scores)
    even = scores.count(best) > 1
    word, rule, piles = reason(t)
    return ending.Ending(
        word,
        rule,
        winners,
        (
            ending.Measure("points", scores, "DOM-END2"),
            ending.Measure("turns", tuple(s.turns), "DOM-END3", few=True, used=even),
        ),
        _rows([counted(t, seat) for seat in range(t.seats)]),
        -1 if s.after_end is not None else s.turn.seat,
        s.turns[s.turn.seat],
        piles,
    )


def _rows(players: list[list[Counted]]) -> tuple[ending.CountRow, ...]:
    """All that was counted: what gives most points apiece first, then tokens, what gives none last."""
    by_id = [{row.id: row for row in rows} for rows in players]
    each: dict[str, float] = {}
    for rows in players:
        for row in rows:
            apiece = row.points / row.number
            each[row.id] = apiece if not each.get(row.id) else max(each[row.id], apiece)
    ids = sorted(each, key=lambda id: (each[id] == 0, id == "", -each[id], id))
    nothing = Counted("", 0, 0)
    return tuple(
        ending.CountRow(
            "card" if id else "tokens",
            tuple(rows.get(id, nothing).number for rows in by_id),
            tuple(rows.get(id, nothing).points for rows in by_id),
            face=id,
        )
        for id in ids
    )

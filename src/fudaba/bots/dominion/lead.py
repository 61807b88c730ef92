"""How two players stand, counted from what has left the piles, where that is exact and needs no world."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from fudaba.bots.dominion.card_cache import Known
from fudaba.bots.dominion.figures import Figures
from fudaba.bots.dominion.points import STARTS, worth_of
from fudaba.bots.dominion.sight import Sight
from fudaba.games.dominion.board.kingdom import copies_of
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import OWN_PLACES, place
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.games.dominion.rules.ending import LAST_PILES, enough_piles
from fudaba.games.dominion.rules.tally import Tally

PILES: Final = enough_piles(2)
"""So many empty piles end the game of two."""


def _known(id: str) -> tuple[int, int | None]:
    """How many of a card two players and its pile have, and what one counts; None where that depends."""
    kind = KINDS[id]
    worth = kind.worth if isinstance(kind.worth, int) else None
    return copies_of(kind, 2) + 2 * STARTS.get(id, 0), worth


_KNOWN: Final[Known[tuple[int, int | None]]] = Known(_known)


class Piece(NamedTuple):
    """Something with points that can be bought."""

    pick: int
    """The number of its option in the question."""
    cost: int
    """Its cost in coins."""
    left: int
    """How many are left in its pile."""
    points: int
    """What one of it counts at the end."""
    is_last: bool
    """Whether buying it ends the game."""


class Standing(NamedTuple):
    """The race of two players before a purchase."""

    lead: int
    """The player's points minus the rival's."""
    later: bool
    """Whether the rival wins a tie, because they have had fewer turns."""
    sooner: bool
    """Whether the player wins a tie, because they have had fewer turns."""

    def wins_with(self, points: int) -> bool:
        """Whether the player wins alone if the game ends with so many points more."""
        lead = self.lead + points
        return lead > 0 or (lead == 0 and self.sooner)

    def loses_with(self, points: int) -> bool:
        """Whether the rival wins alone then."""
        lead = self.lead + points
        return lead < 0 or (lead == 0 and self.later)


def standing(now: Sight) -> Standing | None:
    """How two players stand; None where they have more than cards of fixed worth, or where the rival has
    another number of cards than have left the piles."""
    view = now.view
    if view.seats != 2 or now.ask.owner != now.ask.decider or now.tally.has_landscapes:
        return None
    memory = now.known
    rival = 1 - now.seat
    if not memory.plain:
        return None
    piles = [(id, view.count(zone)) for id, zone in memory.piles.items()]
    rivals_cards = sum([view.count(place(own, rival)) for own in OWN_PLACES])
    return _standing(now, view.tally_as(Tally, rival), piles, now.trash, rivals_cards)


def counted_standing(ask: DominionAsk, now: Figures) -> Standing | None:
    """The same for a player who only counts; None also where there are cards that come from no
    pile."""
    tally = now.tally
    if tally.seats != 2 or ask.owner != ask.decider or tally.has_landscapes:
        return None
    cards, counting = _all_of(tally.pile_names)
    if cards != tally.pile_cards:
        return None  # Shelters, Heirlooms and the like
    piles = [(id, tally.left(id)) for id in counting]
    return _standing(now, tally.other(1 - ask.owner), piles, tally.trash)


@lru_cache(maxsize=1024)
def _all_of(piles: tuple[str, ...]) -> tuple[int, list[str]]:
    """How many cards two players and these piles have, and which piles are of cards that count at the end."""
    return sum([_KNOWN[id][0] for id in piles]), [id for id in piles if _KNOWN[id][1] != 0]


def _standing(
    now: Figures,
    others: Tally,
    piles: Sequence[tuple[str, int]],
    trash: Sequence[str],
    rivals_cards: int | None = None,
) -> Standing | None:
    """How two players stand: the rival has what is in no pile, in no trash and not the player's.

    piles: how many cards are left in each; where the rival's cards are not given, of those that count. None
    where there are Victory tokens, where the points of a card depend on what its player has, or where that is
    another number of cards than the rival's, if that is given.
    """
    tally = now.tally
    if tally.vp or others.vp:
        return None
    owned = now.all_owned
    cards = points = 0
    for id, left in piles:
        there, worth = _KNOWN[id]
        had = owned.get(id, 0)
        count = there - left - had
        if trash:
            count -= trash.count(id)
        cards += count
        if worth is None:
            if count or had:
                return None
        elif worth:
            points += count * worth
    if rivals_cards is not None and cards != rivals_cards:
        return None
    turns = tally.turn - others.turn
    return Standing(tally.points - points, turns > 0, turns < 0)


def winning(ask: DominionAsk, now: Figures, stand: Standing) -> tuple[bool, int | None]:
    """Whether purchases end the game this turn and win it alone, and the first of them, None for no more."""
    tally, costs = now.tally, now.tally.prices.supply
    buys, missing = tally.buys, PILES - tally.empty_piles
    enough = missing <= buys  # for piles of cards that count nothing to matter
    pieces = []
    for pick, id in _purchases(ask) if enough else _points(ask):
        if id in costs:
            left, points = tally.left(id), int(worth_of(now, id))
            if points > 0 or left <= buys:
                pieces.append(Piece(pick, costs[id], left, points, id in LAST_PILES))
    if tally.is_over:
        missing = 0
    pieces.sort(key=lambda piece: (-piece.points, piece.cost, piece.pick))
    found = _Search(pieces, stand).found(0, 0, buys, ask.number, missing)
    return (False, None) if found is None else (True, found[0] if found else None)


def _purchases(ask: DominionAsk) -> list[tuple[int, str]]:
    """What can be bought, by the numbers of the options."""
    return [(pick, option.face) for pick, option in enumerate(ask.options) if option.verb == "buy"]


@lru_cache(maxsize=4096)
def _points(ask: DominionAsk) -> list[tuple[int, str]]:
    """The same of what may count points. Such questions are put again and again."""
    return [(pick, id) for pick, id in _purchases(ask) if KINDS[id].victory]


class _Search:
    """Looks for purchases that end the game and win it."""

    def __init__(self, pieces: list[Piece], stand: Standing) -> None:
        self.pieces, self.stand = pieces, stand
        self.failed: set[tuple[int, int, int, int, int]] = set()

    def found(self, at: int, points: int, buys: int, coins: int, missing: int) -> list[int] | None:
        """Which pieces from this one on are bought, the first ones first."""
        pieces, stand = self.pieces, self.stand
        if missing <= 0 and stand.wins_with(points):
            return []
        if not buys or at == len(pieces):
            return None
        pick, cost, left, each, is_last = pieces[at]
        key = (at, points, buys, coins, missing)
        if key in self.failed or not stand.wins_with(points + buys * max(0, each)):
            return None
        for count in range(min(buys, left, coins // cost if cost else buys), -1, -1):
            gone = 0 < count == left
            still = missing - gone - PILES * (gone and is_last)
            further = self.found(at + 1, points + count * each, buys - count, coins - count * cost, still)
            if further is not None:
                return [pick, *further] if count else further
        self.failed.add(key)
        return None


def ends_with(now: Figures, id: str) -> bool:
    """Whether the game is over once the player has bought one more of a card."""
    if now.tally.left(id) != 1:
        return False
    return now.tally.empty_piles == PILES - 1 or id in LAST_PILES

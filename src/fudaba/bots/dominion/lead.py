"""How two players stand, counted from what has left the piles, where that is exact and needs no world."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from fudaba.bots.dominion.card_cache import Known
from fudaba.bots.dominion.ending_purchases import LOOKS, MOST, OfOwned, helpers, in_order
from fudaba.bots.dominion.figures import Figures
from fudaba.bots.dominion.points import STARTS, worth_of
from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.worth import is_dead
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


def _growing(id: str) -> OfOwned | None:
    """The points of a card by what its player has; None where they are fixed, or depend on anything else."""
    worth = KINDS[id].worth
    return None if isinstance(worth, int) else worth.of_owned


_KNOWN: Final[Known[tuple[int, int | None]]] = Known(_known)
_GROWING: Final[Known[OfOwned | None]] = Known(_growing)


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


class Growth:
    """What purchases add to a player's points, where more than the cards' own fixed worth comes with them."""

    def __init__(self, now: Figures, growing: Sequence[str]) -> None:
        """growing: the cards of the game whose points depend on what their player has."""
        self.now = now
        self.growing = [(id, of_owned) for id in growing if (of_owned := _GROWING[id]) is not None]
        self.before = self._points(now.all_owned)

    def _points(self, owned: Mapping[str, int]) -> int:
        return sum([owned[id] * of_owned(owned) for id, of_owned in self.growing if id in owned])

    def points_of(self, bought: Sequence[str]) -> int:
        """The points of cards that are bought, with what they add to those of others, and Victory tokens."""
        owned, tokens = dict(self.now.all_owned), self.now.tally.tokens_for
        points = -self.before
        for id in bought:
            owned[id] = owned.get(id, 0) + 1
            worth = KINDS[id].worth
            points += tokens(id) + (worth if isinstance(worth, int) else 0)
        return points + self._points(owned)

    def most(self, buys: int, pieces: Iterable[str]) -> int:
        """What no purchases of so many of these cards add more than."""
        owned, tokens = self.now.all_owned, self.now.tally.tokens_for
        each = 0
        for id in pieces:
            worth, of_owned = KINDS[id].worth, _GROWING[id]
            points = worth if isinstance(worth, int) else of_owned(owned) + MOST * buys if of_owned else 0
            each = max(each, points + tokens(id))
        return buys * (each + MOST * sum([owned.get(id, 0) for id, _ in self.growing]))


class Standing(NamedTuple):
    """The race of two players before a purchase."""

    lead: int
    """The player's points minus the rival's."""
    later: bool
    """Whether the rival wins a tie, because they have had fewer turns."""
    sooner: bool
    """Whether the player wins a tie, because they have had fewer turns."""
    growth: Growth | None = None
    """What purchases add; None where that is the cards' own fixed worth."""

    def wins_with(self, points: int) -> bool:
        """Whether the player wins alone if the game ends with so many points more."""
        lead = self.lead + points
        return lead > 0 or (lead == 0 and self.sooner)

    def loses_with(self, points: int) -> bool:
        """Whether the rival wins alone then."""
        lead = self.lead + points
        return lead < 0 or (lead == 0 and self.later)


def standing(now: Sight) -> Standing | None:
    """How two players stand; None where there are landscapes, where the points of cards depend on more than
    what their players have, or where the rival has another number of cards than have left the piles."""
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
    """How many cards two players and these piles have, and of which it matters who has them: of those that
    count at the end, and of all where points depend on them."""
    counts = [id for id in piles if _KNOWN[id][1] != 0]
    grows = any(_GROWING[id] is not None for id in counts)
    return sum([_KNOWN[id][0] for id in piles]), [*piles] if grows else counts


def _standing(
    now: Figures,
    others: Tally,
    piles: Sequence[tuple[str, int]],
    trash: Sequence[str],
    rivals_cards: int | None = None,
) -> Standing | None:
    """How two players stand: the rival has what is in no pile, in no trash and not the player's.

    piles: how many cards are left in each; where the rival's cards are not given, of those that matter. None
    where the points of a card depend on more than what its player has, or where that is another number of
    cards than the rival's, if that is given.
    """
    tally = now.tally
    owned = now.all_owned
    cards = points = 0
    growing: list[str] = []
    rivals: dict[str, int] = {}
    for id, left in piles:
        there, worth = _KNOWN[id]
        had = owned.get(id, 0)
        count = there - left - had
        if trash:
            count -= trash.count(id)
        cards += count
        if count:
            rivals[id] = count
        if worth is None:
            if _GROWING[id] is not None:
                growing.append(id)
            elif count or had:
                return None
        elif worth:
            points += count * worth
    if rivals_cards is not None and cards != rivals_cards:
        return None
    for id in growing:
        if id in rivals and (of_owned := _GROWING[id]) is not None:
            points += rivals[id] * of_owned(rivals)
    turns = tally.turn - others.turn
    lead = tally.points - points - others.vp
    grows = growing or tally.vp or others.vp or tally.gives_tokens
    return Standing(lead, turns > 0, turns < 0, Growth(now, growing) if grows else None)


def winning(ask: DominionAsk, now: Figures, stand: Standing) -> tuple[bool, int | None] | None:
    """Whether purchases end the game this turn and win it alone, and the first of them, None for no more.

    None where that takes more than counting.
    """
    if stand.growth is not None:
        return _CountedWay(ask, now, stand, stand.growth).first()
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


class _CountedWay:
    """Looks for purchases that end the game and win it, where more than their fixed worth comes with them:
    the same ones in the same order as `endgame` tries in a world."""

    def __init__(self, ask: DominionAsk, now: Figures, stand: Standing, growth: Growth) -> None:
        self.now, self.stand, self.growth = now, stand, growth
        self.buys, self.coins = now.tally.buys, ask.number
        self.offered = _purchases(ask)
        self.left = {id: now.tally.left(id) for _, id in self.offered}
        self.looks = 0
        self.seen: set[tuple[str, ...]] = set()
        self.besides: frozenset[str] = frozenset()

    def first(self) -> tuple[bool, int | None] | None:
        """What `winning` says."""
        tally, costs = self.now.tally, self.now.tally.prices.supply
        pieces = [id for _, id in self.offered if is_dead(id) or 0 < self.left[id] <= self.buys]
        if any(id not in costs or tally.brings_more(id) for id in pieces):
            return None
        if not self.stand.wins_with(self.growth.most(self.buys, pieces)):
            return False, None
        found = self.found(self.coins, self.buys, ())
        if found is None:
            others = {id: costs[id] for _, id in self.offered if id in costs and not tally.brings_more(id)}
            tokens = tally.gives_tokens
            self.besides = helpers(self.now.all_owned, others, self.growth.growing, self.buys, tokens=tokens)
            if self.besides:
                self.looks = 0
                self.seen.clear()
                found = self.found(self.coins, self.buys, ())
        return (False, None) if found is None else (True, found[0] if found else None)

    def found(self, coins: int, buys: int, bought: tuple[str, ...]) -> list[int] | None:
        """The options that are bought up to the end; None if there are none. bought: what has been bought."""
        costs, ends = self.now.tally.prices.supply, self.ends(bought)
        if ends and self.wins(bought):
            return []
        self.looks += ends
        offered = [(pick, id) for pick, id in self.offered if costs.get(id, coins + 1) <= coins]
        left = {id: self.left[id] - bought.count(id) for _, id in offered}
        offered = [(pick, id) for pick, id in offered if left[id] > 0]
        few = {id for _, id in offered if left[id] <= buys}
        for pick, id in in_order(offered, few, self.besides):
            then = tuple(sorted((*bought, id)))
            if then in self.seen:
                continue
            self.seen.add(then)
            self.looks += 1
            if self.looks > LOOKS:
                return None
            if buys > 1:
                rest = self.found(coins - costs[id], buys - 1, then)
            else:
                rest = [] if self.ends(then) and self.wins(then) else None
            if rest is not None:
                return [pick, *rest]
        return None

    def ends(self, bought: tuple[str, ...]) -> bool:
        """Whether the game is over with what has been bought."""
        tally = self.now.tally
        gone = [id for id in dict.fromkeys(bought) if bought.count(id) == self.left[id]]
        return tally.is_over or tally.empty_piles + len(gone) >= PILES or any(id in LAST_PILES for id in gone)

    def wins(self, bought: tuple[str, ...]) -> bool:
        """Whether it is won so."""
        return self.stand.wins_with(self.growth.points_of(bought))


def loses_by(now: Figures, stand: Standing, id: str) -> bool | None:
    """Whether the game, which is not over yet, is over and lost once the player has bought one more of a
    card; None where that takes more than counting."""
    if stand.growth is None:
        return ends_with(now, id) and stand.loses_with(round(worth_of(now, id)))
    if now.tally.brings_more(id):
        return None
    return ends_with(now, id) and stand.loses_with(stand.growth.points_of((id,)))


def ends_with(now: Figures, id: str) -> bool:
    """Whether the game is over once the player has bought one more of a card."""
    if now.tally.left(id) != 1:
        return False
    return now.tally.empty_piles == PILES - 1 or id in LAST_PILES

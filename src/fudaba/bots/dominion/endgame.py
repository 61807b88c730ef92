"""The end of a game of Dominion, counted exactly: can it be ended now, and who wins it then?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from fudaba.bots.dominion.ending_purchases import LOOKS, MOST, helpers, in_order
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import PLAY_AREAS
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.games.dominion.rules.ending import is_over, may_end
from fudaba.games.dominion.rules.offers import prices
from fudaba.games.dominion.rules.purchases import purchases_of
from fudaba.games.dominion.rules.scoring import result, score
from fudaba.games.dominion.rules.tally import Tally
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.worlds import Imagining, NoWorld

WORLDS: Final = 3
"""In how many worlds it must win. All that is counted is known to all, but for what few cards count."""


def _is_plain(t: Board) -> bool:
    """Whether nothing counts at the end but a player's own cards: then all worlds are alike in that."""
    kinds = t.box.kinds.values()
    return not t.box.landscapes and all(isinstance(k.worth, int) or not k.worth.compares for k in kinds)


class Ends:
    """What purchases this turn may do about the end of the game, for the player who decides.

    world: a copy of the world of a number in which that is counted out; the same one each time.
    """

    def __init__(self, ask: DominionAsk, world: Callable[[int], Driver[Any]]) -> None:
        self.ask = ask
        self._world = world
        table = world(0).table
        self.near = _is_for_purchases(ask) and may_end(table, table.state.buys)
        self._worlds = 1 if _is_plain(table) else WORLDS

    def wins(self) -> list[tuple[int, object]] | None:
        """What to buy to end the game this turn and to win it alone, each with what the option is; None where
        that cannot be."""
        if not self.near:
            return None
        way = closing_in(self._world(0))
        if way is None:
            return None
        world = self._world(0)
        picks: list[tuple[int, object]] = []
        for (pick,) in way:
            if world.ask is not None:
                picks.append((pick, world.ask.options[pick].same))
                world.answer((pick,))
        wins = all(_wins(self._world(number), picks, self.ask.decider) for number in range(1, self._worlds))
        return picks if wins else None

    def loses(self, pick: int) -> bool:
        """Whether a purchase ends the game, and the player is not among those who win it then."""
        if not self.near:
            return False
        further = self._world(0)
        if is_over(further.table):
            return False
        further.forkable = False
        further.answer((pick,))
        table = further.table
        return is_over(table) and self.ask.decider not in result(table).winners


def ends_of(ask: DominionAsk, view: Imagining) -> Ends | None:
    """What a player can count out who sees this; None where nothing can be imagined."""
    worlds: dict[int, Driver[Any]] = {}

    def world(number: int) -> Driver[Any]:
        if number not in worlds:
            worlds[number] = view.world(bytes([number]) * 32)
        return worlds[number].fork()

    try:
        return Ends(ask, world)
    except NoWorld:
        return None


def ends_in(ask: DominionAsk, world: Driver[Any]) -> Ends:
    """The same in one world, of the player who is asked there."""
    return Ends(ask, lambda number: world.fork())


def closing(ask: DominionAsk, view: Imagining) -> Answer | None:
    """What to buy first to end the game this turn and to win it alone; None where that cannot be.

    Only where nothing but purchases is still to come this turn.
    """
    if not _is_for_purchases(ask):
        return None
    ends = ends_of(ask, view)
    way = None if ends is None else ends.wins()
    return (way[0][0],) if way else None


def closing_in(world: Driver[Any]) -> list[Answer] | None:
    """The same in one world, of the player who is asked there: all answers to the end."""
    ask = world.ask
    if ask is None or not _is_for_purchases(ask) or not may_end(world.table, world.table.state.buys):
        return None
    if not _may_win(world.table, ask):
        return None
    found = _Way(ask.decider).found(world)
    if found is None and (besides := _helpers(world.table, ask)):
        return _Way(ask.decider, besides).found(world)
    return found


def _helpers(t: Board, ask: DominionAsk) -> frozenset[str]:
    """The cards without points that are worth buying for those of others."""
    costs = prices(t).supply
    offered = {option.face: costs[option.face] for option in ask.options if option.face in costs}
    growing = [
        (id, worth.of_owned)
        for id, kind in t.box.kinds.items()
        if not isinstance(worth := kind.worth, int) and worth.of_owned is not None
    ]
    tokens = Tally(t, ask.owner).gives_tokens
    return helpers(t.counted(ask.owner), offered, growing, t.state.buys, tokens=tokens)


def _may_win(t: Board, ask: DominionAsk) -> bool:
    """Whether the points that the coins can buy may be enough; True where points come otherwise, too."""
    s, seat = t.state, ask.decider
    if t.box.landscapes or ask.owner != seat:
        return True
    costs, best = prices(t).supply, [0] * (ask.number + 1)
    points = []
    for option in ask.options:
        if option.verb == "buy" and (kind := KINDS[option.face]).victory:
            each = kind.worth if isinstance(kind.worth, int) else kind.worth.points(t, seat) + MOST * s.buys
            points.append((costs.get(option.face, 0), each))
    for _ in range(s.buys):
        best = [
            max([most, *(best[coins - cost] + worth for cost, worth in points if cost <= coins)])
            for coins, most in enumerate(best)
        ]
    scores = [score(t, other) for other in range(t.seats)]
    # Each purchase may make what is counted by others worth more, and cards in play may give tokens for it.
    more = MOST * s.buys * sum(not isinstance(kind.worth, int) for kind in t.all_kinds_of(seat))
    if any(s.vp) or purchases_of(t.box).gifts:
        more += s.buys * len(s.zones[PLAY_AREAS[seat]])
    return scores[seat] + best[-1] + more >= max(scores)


def _is_for_purchases(ask: DominionAsk) -> bool:
    return ask.kind == "buy" and ask.options[-1].verb == "end_turn" and ask.options[0].verb != "play"


class _Way:
    """Looks for purchases that end the game, and win it, in one world."""

    def __init__(self, seat: int, besides: frozenset[str] = frozenset()) -> None:
        """besides: the cards without points that are worth buying for those of others."""
        self.seat = seat
        self.besides = besides
        self.looks = 0
        self.seen: set[tuple[str, ...]] = set()

    def found(self, world: Driver[Any], bought: tuple[str, ...] = ()) -> list[Answer] | None:
        """The answers up to the end; None if there are none. bought: what has been bought so far."""
        ask = world.ask
        if ask is None:
            return [] if result(world.table).winners == (self.seat,) else None
        if ask.kind != "buy" or ask.decider != self.seat or not world.at_rest:
            return None
        for pick in self.picks(ask, world.table):
            then = tuple(sorted((*bought, ask.options[pick].face)))
            if then in self.seen:
                continue
            self.seen.add(then)
            self.looks += 1
            if self.looks > LOOKS:
                return None
            further = world.fork()
            further.forkable = False
            turns = further.table.turns_taken()
            further.answer((pick,))
            if further.table.turns_taken() != turns:
                continue
            if (rest := self.found(further, then)) is not None:
                return [(pick,), *rest]
        return None

    def picks(self, ask: DominionAsk, t: Board) -> list[int]:
        """To end the turn, where that ends the game; then as `in_order` says."""
        zones, cards, buys = t.state.zones, t.cards, t.state.buys
        few = {cards[zones[pile.zone][-1]].id for pile in t.box.piles if 0 < len(zones[pile.zone]) <= buys}
        offered = [(pick, option.face) for pick, option in enumerate(ask.options) if option.verb == "buy"]
        end = [len(ask.options) - 1] if is_over(t) else []
        return [*end, *(pick for pick, _ in in_order(offered, few, self.besides))]


def _wins(world: Driver[Any], picks: Sequence[tuple[int, object]], seat: int) -> bool:
    """Whether the same purchases, each with what the option is, can be made in a world and win there."""
    for pick, what in picks:
        ask = world.ask
        if ask is None or not world.at_rest or pick >= len(ask.options) or ask.options[pick].same != what:
            return False
        world.answer((pick,))
    return world.ask is None and result(world.table).winners == (seat,)

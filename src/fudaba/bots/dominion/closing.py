"""The end of a game of Dominion, counted exactly: can it be ended now, and is it won then?"""

from __future__ import annotations

from typing import Any, Final

from fudaba.bots.dominion.worth import is_dead, keeps
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.games.dominion.rules.ending import LAST_PILES, enough_piles, is_over
from fudaba.games.dominion.rules.scoring import result
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.worlds import Imagining, NoWorld

LOOKS: Final = 300
"""How many positions are looked at, at most."""
WORLDS: Final = 3
"""In how many worlds it must win. All that is counted is known to all, but for what few cards count."""


def closing(ask: DominionAsk, view: Imagining) -> Answer | None:
    """What to buy first to end the game this turn and to win it alone; None where that cannot be.

    Only where nothing but purchases is still to come this turn.
    """
    if not _is_for_purchases(ask):
        return None
    try:
        worlds = [view.world(bytes([number]) * 32) for number in range(WORLDS)]
    except NoWorld:
        return None
    way = closing_in(worlds[0])
    if way is None or any(not _wins(world, way, view.viewer) for world in worlds[1:]):
        return None
    return way[0]


def closing_in(world: Driver[Any]) -> list[Answer] | None:
    """The same in one world, of the player who is asked there: all answers to the end."""
    ask = world.ask
    if ask is None or not _is_for_purchases(ask) or not may_end(world.table):
        return None
    return _Way(ask.decider).found(world)


def _is_for_purchases(ask: DominionAsk) -> bool:
    return ask.kind == "buy" and ask.options[-1].verb == "end_turn" and ask.options[0].verb != "play"


def may_end(t: Board) -> bool:
    """Whether so few cards are left in this many piles that the Buys are enough."""
    zones, buys, box = t.state.zones, t.state.buys, t.box
    for id in LAST_PILES:
        if id in box.pile_ids and len(zones[box.piles[box.pile_ids[id]].zone]) <= buys:
            return True
    fewest = sorted(len(zones[zone]) for zone in box.supply_zones)
    return sum(fewest[: enough_piles(t)]) <= buys


class _Way:
    """Looks for purchases that end the game, and win it, in one world."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.looks = 0

    def found(self, world: Driver[Any]) -> list[Answer] | None:
        """The answers up to the end; None if there are none."""
        ask = world.ask
        if ask is None:
            return [] if result(world.table).winners == (self.seat,) else None
        if ask.kind != "buy" or ask.decider != self.seat or not world.at_rest:
            return None
        for pick in self.picks(ask, world.table):
            self.looks += 1
            if self.looks > LOOKS:
                return None
            further = world.fork()
            further.forkable = False
            turns = further.table.turns_taken()
            further.answer((pick,))
            if further.table.turns_taken() != turns:
                continue
            if (rest := self.found(further)) is not None:
                return [(pick,), *rest]
        return None

    def picks(self, ask: DominionAsk, t: Board) -> list[int]:
        """To end the turn, where that ends the game; the Victory cards, the dearest first; what is about to
        run out."""
        zones, cards, buys = t.state.zones, t.cards, t.state.buys
        few = {cards[zones[pile.zone][-1]].id for pile in t.box.piles if 0 < len(zones[pile.zone]) <= buys}
        bought = [(n, option.face) for n, option in enumerate(ask.options) if option.verb == "buy"]
        points = sorted([(-keeps(id), n) for n, id in bought if is_dead(id)])
        scarce = [n for n, id in bought if id in few and not is_dead(id)]
        end = [len(ask.options) - 1] if is_over(t) else []
        return [*end, *(n for _, n in points), *scarce]


def _wins(world: Driver[Any], way: list[Answer], seat: int) -> bool:
    for answer in way:
        if world.ask is None or not world.at_rest:
            return False
        world.answer(answer)
    return world.ask is None and result(world.table).winners == (seat,)

"""The same matches in Pyminion, where it has the cards: its big money, and bots that buy as ours do."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from pyminion.bots.examples import BigMoney
from pyminion.bots.optimized_bot import OptimizedBot, OptimizedBotDecider
from pyminion.expansions import base, intrigue
from pyminion.game import Game

BASICS: Final = (base.copper, base.silver, base.gold, base.estate, base.duchy, base.province)
CARDS: Final = {
    card.name.lower().replace(" ", "_"): card for card in (*base.base_set, *intrigue.intrigue_set, *BASICS)
}


class Now:
    """What a strategy of ours may ask, of a player of Pyminion's."""

    def __init__(self, player: Any, game: Any) -> None:
        self.coins: int = player.state.money
        self._player = player
        self._game = game

    def owned(self, id: str) -> int:
        """How many cards of that name the player has."""
        return int(self._player.get_card_count(card=CARDS[id]))

    def left(self, id: str) -> int:
        """How many are left in the pile."""
        return int(self._game.supply.pile_length(pile_name=CARDS[id].name))

    @property
    def deck_money(self) -> int:
        """The coins that the player's Treasures give."""
        return int(self._player.get_deck_money())

    @property
    def turn(self) -> int:
        """Which turn of the player's it is."""
        return int(self._player.turns)


Buys = Callable[[Now], Iterator[str]]
"""What a bot buys, the first that it can pay."""


def witch(now: Now) -> Iterator[str]:
    """As strategies/witch.toml."""
    if now.owned("gold"):
        yield "province"
    if now.left("province") <= 5:
        yield "duchy"
    if now.left("province") <= 2:
        yield "estate"
    if not now.owned("witch"):
        yield "witch"
    yield "gold"
    if now.owned("witch") < 2:
        yield "witch"
    yield "silver"


def militia(now: Now) -> Iterator[str]:
    """As strategies/militia.toml."""
    yield "province"
    if now.left("province") <= 4:
        yield "duchy"
    yield "gold"
    if now.owned("militia") < 2:
        yield "militia"
    yield "silver"


def moat(now: Now) -> Iterator[str]:
    """As strategies/moat.toml."""
    yield "province"
    if now.left("province") <= 4:
        yield "duchy"
    yield "gold"
    yield "silver"
    if now.owned("moat") < 3:
        yield "moat"


def laboratories(now: Now) -> Iterator[str]:
    """As strategies/laboratories.toml."""
    if now.deck_money > 11:
        yield "province"
    if now.left("province") <= 3:
        yield "duchy"
    yield "gold"
    yield "laboratory"
    if not now.owned("militia"):
        yield "militia"
    if now.owned("silver") < 3:
        yield "silver"
    if not now.owned("chapel"):
        yield "chapel"


def minion(now: Now) -> Iterator[str]:
    """As strategies/minion.toml."""
    if now.owned("minion") > 5 or now.owned("gold"):
        yield "province"
    if now.left("province") <= 4:
        yield "duchy"
    yield "minion"
    if not now.owned("chapel"):
        yield "chapel"
    yield "gold"
    if not now.owned("minion"):
        yield "silver"


def thrones(now: Now) -> Iterator[str]:
    """As strategies/thrones.toml."""
    if now.turn > 9:
        yield "province"
    if now.left("province") <= 3:
        yield "duchy"
    yield "market"
    if now.owned("smithy") * 2 < now.owned("village"):
        yield "smithy"
    if now.owned("throne_room") < now.owned("smithy"):
        yield "throne_room"
    if now.owned("village") < 6:
        yield "village"
    yield "silver"


ACTIONS: Final = (
    *("village", "market", "laboratory", "festival", "throne_room", "minion"),
    *("witch", "militia", "smithy", "moat", "chapel"),
)
"""The order in which Actions are played."""
BUYS: Final[dict[str, Buys]] = {
    **{run.__name__: run for run in (witch, militia, moat, laboratories, minion, thrones)},
    "minion_hands": minion,  # what is bought is the same; see `_bot`
}


def _bot(name: str) -> Any:
    if name == "big-money":
        return BigMoney()
    buys = BUYS[name]

    class Decider(OptimizedBotDecider):  # type: ignore[misc]  # Pyminion's classes have no types
        def action_priority(self, player: Any, game: Any) -> Iterator[Any]:
            held = {card.name for card in player.hand.cards}
            yield from (CARDS[id] for id in ACTIONS if CARDS[id].name in held)

        def buy_priority(self, player: Any, game: Any) -> Iterator[Any]:
            coins = player.state.money
            for id in buys(Now(player, game)):
                if CARDS[id].get_cost(player, game) <= coins:
                    yield CARDS[id]

        def minion(self, player: Any, game: Any) -> int:
            """As the strategy says: always for the money; or as Pyminion's bots have it, which is what
            strategies/minion_hands.toml says."""
            if name == "minion":
                return int(intrigue.Minion.Choice.Money)
            return int(super().minion(player, game))

    return OptimizedBot(decider=Decider(), player_id=name)


def games(bots: tuple[str, str], kingdom: str) -> Callable[[float], float]:
    """Games a second of CPU time of a match, measured for this many seconds."""
    logging.getLogger().setLevel(logging.CRITICAL)
    # Ten piles; what it does not have is of no matter to the strategies.
    piles = [CARDS[id] for id in kingdom.split(",") if id in CARDS][:10]
    players = [_bot(name) for name in bots]
    for number, player in enumerate(players):
        player.player_id += f" {number}"
    game = Game(players, [base.base_set, intrigue.intrigue_set], piles, random_order=True, log_stdout=False)

    def measure(seconds: float) -> float:
        count = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            game.play()
            count += 1
        return count / spent

    return measure

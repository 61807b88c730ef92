"""What may be done by a card when its player gains another, learnt by buying a Gold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from fudaba.bots.dominion.card_cache import Known
from fudaba.bots.dominion.trial_table import DECK, choices, finish, lay_out, phase_of, pile_of, plays
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DISCARDS, PLAY_AREAS, TRASH
from fudaba.kernel.drive import Driver

GAINED: Final = "gold"
"""What is bought."""
BUYS: Final = 3
COINS: Final = KINDS[GAINED].cost.coins
HAND: Final = ("copper", "estate")
PHASES: Final = 3
"""So many questions come at most before one buys."""


class GainReaction(NamedTuple):
    """What may be done with a card that is gained."""

    is_near: bool = False
    """Whether it may come to where it is soon drawn: into the hand, on the deck, aside."""
    trashes: bool = False
    """Whether it may be trashed."""
    instead: str = ""
    """What it may be exchanged for; "" for nothing."""


NO_REACTION: Final = GainReaction()


def gain_reaction_of(id: str) -> GainReaction:
    """What may be done by a card or a landscape when a card is gained; nothing where that cannot be tried."""
    return _REACTIONS[id]


def _reaction(id: str) -> GainReaction:
    found = NO_REACTION
    for driver in _tables(id) if id in KINDS else ():
        if not _buys(driver) or not _reacts(driver, id):
            continue
        ask = driver.ask
        asks = ask is not None and not driver.at_rest and ask.kind in ("option", "may")
        for tried in choices(driver) if asks else (driver,):
            finish(tried)
            found = _with(tried.table, id, found)
    return found


_REACTIONS: Final[Known[GainReaction]] = Known(_reaction)


def _tables(id: str) -> Iterator[Driver[Board]]:
    """Tables with a card in hand, and with it just played; or with a landscape."""
    kind = KINDS[id]
    if kind.sort == "pile":
        return
    if kind.sort != "card":
        zones = {"hand": HAND, "deck": DECK}
        tables = [lay_out(zones, favors=1, landscapes=[id], phase="buy", buys=BUYS, coins=COINS)]
    else:
        zones = {"hand": (id, *HAND), "deck": DECK}
        phases = ["buy", phase_of(id)] if kind.action or kind.treasure else ["buy"]
        tables = [lay_out(zones, pile_of(id), phase=phase, buys=BUYS, coins=COINS) for phase in phases]
    for number, driver in enumerate(tables):
        if driver is None or (number and not plays(driver, id)):
            continue
        finish(driver)
        yield driver


def _buys(driver: Driver[Board]) -> bool:
    """Go on to the Buy phase and buy the card; whether that can be done."""
    for _ in range(PHASES):
        ask = driver.ask
        if ask is None or not driver.at_rest or ask.kind not in ("action", "buy"):
            return False
        picks = [n for n, option in enumerate(ask.options) if option.verb == "buy" and option.face == GAINED]
        if picks or ask.kind == "buy":
            if picks:
                driver.answer((picks[0],))
            return bool(picks)
        driver.answer((len(ask.options) - 1,))
    return False


def _reacts(driver: Driver[Board], id: str) -> bool:
    """Do what may be done by a card; whether there is anything."""
    ask = driver.ask
    if ask is None or driver.at_rest or ask.kind != "react":
        return False
    picks = [n for n, option in enumerate(ask.options) if option.face == id]
    if picks:
        driver.answer((picks[0],))
    return bool(picks)


def _with(t: Board, id: str, found: GainReaction) -> GainReaction:
    """What has been done with the card that was gained, beside what had been found."""
    s = t.state
    mine = Counter(t.counted(0))
    if mine[GAINED]:
        there = [t.cards[card].id for zone in (DISCARDS[0], PLAY_AREAS[0]) for card in s.zones[zone]]
        return found if GAINED in there or s.on_turn != 0 else found._replace(is_near=True)
    if any(t.cards[card].id == GAINED for card in s.zones[TRASH]):
        return found._replace(trashes=True)
    new = mine - Counter((*HAND, *DECK, id))
    return found._replace(instead=max(new, default=""))

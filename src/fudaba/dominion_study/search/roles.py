"""What a Kingdom card is for in a deck, by what it does when it is tried."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from fudaba.bots.dominion.card_makes import makes_of
from fudaba.bots.dominion.card_needs import need_of
from fudaba.bots.dominion.card_payments import pay_of
from fudaba.bots.dominion.card_trials import deed_of
from fudaba.bots.dominion.trial_table import MIXED, begun, choices, finish, lay_out, pile_of, questions
from fudaba.bots.dominion.worth import coins_of, is_terminal
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import KINDS, Kind
from fudaba.games.dominion.facts.layout import HANDS
from fudaba.kernel.drive import Driver

GREEN_DECK: Final = ("copper", "estate", "copper", "duchy", "copper", "estate", "copper", "copper", "copper")
VARIED_DECK: Final = ("duchy", "copper", "province", "estate", "silver", "gold", "copper", "curse", "copper")
"""A deck in which a card finds what is not in hand."""
JUNK: Final = ("curse", "estate", "copper", "copper")
AN_ACTION: Final = "smithy"
"""An Action for $4 that may be gained where a card gains any Action."""


class Role(NamedTuple):
    """What a card is good for in a deck."""

    terminal: bool = False
    """Whether it gives no Action back."""
    village: bool = False
    """Whether it gives two Actions, or may."""
    draws: float = 0.0
    """How many cards it brings into the hand, those at the start of the next turn among them."""
    thins: int = 0
    """How many cards it may trash."""
    coins: float = 0.0
    """How many coins it gives, on average."""
    buys: int = 0
    """How many Buys it gives."""
    attack: bool = False
    """Whether it is an Attack."""
    gains: int = 0
    """How many cards it gains."""
    gains_actions: bool = False
    """Whether its player may gain an Action for $4 by it, and trashes nothing for that."""
    greens: int = 0
    """How many points it makes of the deck without a purchase."""
    for_buys: bool = False
    """Whether each purchase brings tokens while it is in play."""
    cheapens: bool = False
    """Whether it makes other cards cheaper."""
    discards: bool = False
    """Whether its player discards for it."""
    names: bool = False
    """Whether its player names a card."""


@lru_cache(maxsize=1024)
def role_of(id: str) -> Role:
    """What an Action, a Night or a Kingdom Treasure is for; nothing for any other card."""
    kind = KINDS[id]
    if kind.sort != "card" or not (kind.action or _does_something(kind)):
        return Role()
    deed = deed_of(id)
    next_turn = kind.next_turn
    pays = [pay_of(id, sort, word) for sort, word in (("discard", "actions_1"), ("discard", ""))]
    actions = max([deed.usual.actions, deed.may_give, *[1 + pay.actions for pay in pays if pay is not None]])
    makes = makes_of(id)
    thins = deed.thins or int(need_of(id).junk > 0 or (makes is not None and makes.gains))
    cards = max(deed.usual.cards, kind.bonus.cards, _drawn(id)) + 0.8 * next_turn.cards
    return Role(
        terminal=is_terminal(id),
        village=actions >= 2,
        draws=cards,
        thins=thins or _thins_by_choice(id),
        coins=max(coins_of(id), float(deed.usual.coins)) + 0.8 * next_turn.coins,
        buys=max(deed.usual.buys, kind.bonus.buys),
        attack=kind.attack,
        gains=_gains(id),
        gains_actions=_gains_actions(id),
        greens=_greens(id),
        for_buys=_for_buys(id),
        cheapens=deed.usual.cheaper > 0,
        discards=_discards(id),
        names=_names(id),
    )


def _does_something(kind: Kind) -> bool:
    """Whether a card that is no Action is played for more than its coins."""
    return kind.night or (kind.treasure and kind.pile != "basic")


def _drawn(id: str) -> int:
    """How many cards it brings into the hand from a deck where it finds something new."""
    driver = begun(id, MIXED, VARIED_DECK) if KINDS[id].action else None
    if driver is None:
        return 0
    finish(driver)
    return len(driver.table.state.zones[HANDS[0]]) - len(MIXED)


def _thins_by_choice(id: str) -> int:
    """How many cards of a hand of junk it trashes by the best of the choices that it gives, where nothing
    comes for them."""
    driver = begun(id, JUNK)
    ask = None if driver is None else driver.ask
    if driver is None or ask is None or driver.at_rest or ask.kind == "trash":
        return _trashed(driver) if driver is not None and not KINDS[id].action else 0
    if ask.kind not in ("option", "may") or not ask.least <= 1 <= ask.most:
        return 0
    return max(map(_trashed, choices(driver)))


def _trashed(driver: Driver[Board]) -> int:
    """How many cards leave the first player's deck by what the card asks to trash, as many as may be."""
    before = sum(driver.table.counted(0).values())
    for _ in range(_MOST):
        ask = driver.ask
        if ask is None or driver.at_rest:
            break
        trashes = ask.kind == "trash" and ask.owner == 0
        driver.answer(tuple(range(min(ask.most, len(ask.options)) if trashes else ask.least)))
    return max(0, before - sum(driver.table.counted(0).values()))


def _gains_actions(id: str) -> bool:
    """Whether an Action for $4 may be gained by it, and nothing must be trashed for that."""
    driver = begun(id, (AN_ACTION, *MIXED[1:]))
    if driver is None:
        return False
    for ask in questions(driver):
        if ask.kind == "trash" and ask.least:
            return False
        if ask.kind == "gain" and ask.owner == 0 and AN_ACTION in {option.face for option in ask.options}:
            return True
    return False


def _gains(id: str) -> int:
    """How many cards come into the deck."""
    driver = begun(id, MIXED)
    if driver is None:
        return 0
    before = sum(driver.table.counted(0).values())
    gone = 0
    for ask in questions(driver):
        gone += ask.kind == "trash" and ask.least
    return max(0, sum(driver.table.counted(0).values()) + gone - max(before, _full(MIXED)))


def _discards(id: str) -> bool:
    """Whether its player discards cards of the hand for it, and not one for something."""
    driver = begun(id, MIXED)
    return driver is not None and any(
        ask.kind == "discard" and ask.owner == 0 and ask.most > 1 for ask in questions(driver)
    )


def _names(id: str) -> bool:
    """Whether its player names a card for it."""
    driver = begun(id, MIXED)
    return driver is not None and any(ask.kind == "name" and ask.owner == 0 for ask in questions(driver))


def _full(hand: tuple[str, ...]) -> int:
    return 1 + len(hand) + len(GREEN_DECK)


def _greens(id: str) -> int:
    """The points that come, with Victory cards in the deck, from playing it."""
    driver = begun(id, MIXED, GREEN_DECK)
    if driver is None:
        return 0
    points = _points(driver) if driver.ask is not None else 0
    begun_with = sum(_WORTH.get(one, 0) for one in (*MIXED, *GREEN_DECK))
    for _ in range(_MOST):
        ask = driver.ask
        if ask is None or driver.at_rest:
            break
        picks = tuple(range(ask.least))
        wanted = {"name": "province", "gain": "duchy"}.get(ask.kind, "")
        faces = [option.face for option in ask.options]
        if ask.least == 1 and wanted in faces:
            picks = (faces.index(wanted),)
        driver.answer(picks)
    points = _points(driver)
    return max(0, points - begun_with)


_MOST: Final = 12
_WORTH: Final = {"estate": 1, "duchy": 3, "province": 6, "curse": -1}


def _points(driver: Driver[Any]) -> int:
    """The points of the first player's Victory cards, as printed."""
    return sum(_WORTH.get(one, 0) * count for one, count in driver.table.counted(0).items())


def _for_buys(id: str) -> bool:
    """Whether a purchase brings Victory tokens while it is in play."""
    driver = lay_out({"play": [id], "hand": ["copper"]}, pile_of(id), phase="buy")
    if driver is None:
        return False
    try:
        for _ in range(4):
            ask = driver.ask
            if ask is None or ask.kind != "buy":
                return False
            pick = next(
                (n for n, one in enumerate(ask.options) if one.verb == "buy" and one.face == "copper"), -1
            )
            driver.answer((max(pick, 0),))
            if pick >= 0:
                return bool(driver.table.state.vp[0])
    except RuntimeError:
        return False
    return False

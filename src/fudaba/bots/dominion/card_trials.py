"""What a card does, learnt by playing it.

Each is tried a few times at a table of its own, and what has changed is looked at. Nothing of the game that
is being played comes into it, so it is found once for all games.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from fudaba.bots.dominion.sight import MATS
from fudaba.games import named
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DECKS, HANDS, TRASH, place
from fudaba.games.dominion.facts.types import RESERVE
from fudaba.games.dominion.rules.bonuses import HAND_SIZE
from fudaba.games.dominion.rules.offers import prices
from fudaba.kernel.ask import Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import BadSetup, setup_of, situation_in

GAME: Final = named("dominion")
ANSWERS: Final = 12
"""So many questions of a card are answered; what asks more is not understood."""
MONEY: Final = ("copper", "silver", "gold")
MIXED: Final = ("copper", "estate", "silver", "gold")
DOUBLES: Final = ("copper", "copper", "silver", "estate")
GREEN: Final = ("estate", "estate", "estate", "duchy")
DECK: Final = ("copper",) * 9
"""The cards in the deck."""
FAR: Final = "province"


class Change(NamedTuple):
    """What a played card has changed for its player, the card itself left out."""

    cards: int = 0
    """How many more cards are in hand."""
    actions: int = 0
    """How many more Actions there are."""
    coins: int = 0
    """How many more coins there are."""
    buys: int = 0
    """How many more Buys there are."""
    coffers: int = 0
    """How many more Coffers there are."""
    cheaper: int = 0
    """By how much a Province costs less."""
    theirs: int = 0
    """How many more cards the other player has in hand."""


NONE: Final = Change()


class Deed(NamedTuple):
    """What an Action does."""

    usual: Change = NONE
    """Its change with four different cards in hand, and the least answer to each question."""
    distinct: int = 0
    """How many cards more it draws where no two cards in hand are alike."""
    up_to: int = 0
    """The size of the hand up to which it draws, 0 for none."""
    green: int = 0
    """How many cards it draws for Victory cards in hand."""
    thins: int = 0
    """How many cards of the hand it may trash with nothing in return."""
    copies: bool = False
    """Whether it gains another copy of a card that is shown."""
    may_give: int = 0
    """How many Actions it gives if its player chooses so."""
    repeats: int = 0
    """How often it plays another Action that is not trashed by it."""
    lays_aside: bool = False
    """Whether one may choose to lay cards on a mat for later turns."""
    tops: int = 0
    """How many cards more lie on the deck after it; for one that is played with its like, where that is in
    hand.
    """
    curses: int = 0
    """How many Curses the other player gains."""


UNKNOWN: Final = Deed()


@lru_cache(maxsize=1024)
def deed_of(id: str) -> Deed:
    """What an Action does; nothing for what cannot be tried."""
    kind = KINDS.get(id)
    if kind is None or not kind.action:
        return UNKNOWN
    mixed = _played(id, MIXED)
    if mixed is None:
        return UNKNOWN
    usual, doubles, green = _change(mixed, MIXED), _after(id, DOUBLES), _after(id, GREEN)
    small, large = _after(id, MONEY[:1]), _after(id, (*MIXED, "copper"))
    up_to = 0
    if small.cards - large.cards == 4 and small.cards > 0:  # one card in hand, and five
        up_to = 1 + small.cards
    thins = _thins(id)
    return Deed(
        usual,
        distinct=max(0, usual.cards - doubles.cards),
        up_to=up_to,
        green=max(0, green.cards - usual.cards) if not thins else 0,
        thins=thins,
        copies=_copies(id),
        may_give=_may_give(id),
        repeats=_repeats(id),
        lays_aside=_lays_aside(id),
        tops=_tops(id),
        curses=mixed.table.counted(1).get("curse", 0),
    )


@lru_cache(maxsize=4096)
def pay_of(id: str, kind: str, word: str = "") -> Change | None:
    """What a card gives for one card of the hand that may be discarded or trashed for it, at the question of
    this kind and word; None where it has no such."""
    for hand in (MIXED, ("silver", "smithy", "estate", "curse")):
        driver = begun(id, hand)
        if driver is None:
            return None
        found = _to(driver, id, kind, word)
        if found is None:
            continue
        without, with_ = found.fork(), found.fork()
        without.answer(())
        with_.answer((0,))
        finish(without)
        finish(with_)
        less, more = _change(without, hand), _change(with_, hand)
        gives = Change(*[a - b for a, b in zip(more, less, strict=True)])
        return gives._replace(cards=gives.cards + 1)
    return None


def pays_coins(id: str, kind: str, word: str = "") -> bool:
    """Whether a card gives coins, and nothing else, for each card of the hand that goes for it at such a
    question."""
    pay = pay_of(id, kind, word)
    return pay is not None and pay.coins > 0 and pay == Change(coins=pay.coins)


@lru_cache(maxsize=1024)
def plays_again(id: str) -> bool:
    """Whether a card on the Tavern mat may be called to play once more what has been played."""
    driver = begun("smithy", MONEY, tavern=(id,)) if id in KINDS and KINDS[id].is_a(RESERVE) else None
    ask = None if driver is None else driver.ask
    picks = [n for n, option in enumerate(ask.options) if option.face == id] if ask is not None else []
    if driver is None or ask is None or ask.kind != "react" or not picks:
        return False
    before = len(driver.table.state.zones[HANDS[0]])
    driver.answer((picks[0],))
    finish(driver)
    return len(driver.table.state.zones[HANDS[0]]) == before + KINDS["smithy"].bonus.cards


@lru_cache(maxsize=1024)
def is_glad_to_go(id: str) -> bool:
    """Whether a card does something when it is discarded in the midst of a turn."""
    driver = begun("cellar", (id, "copper", "silver", "gold"))
    ask = None if driver is None else driver.ask
    if driver is None or ask is None or ask.kind != "discard":
        return False
    picks = [n for n, option in enumerate(ask.options) if option.face == id]
    if not picks:
        return False
    driver.answer((picks[0],))
    after = driver.ask
    return after is not None and not driver.at_rest and after.kind in ("react", "may")


@lru_cache(maxsize=1024)
def actions_for_gaining(id: str) -> int:
    """The Actions that a card gives if what it gains is an Action, beyond those for a Treasure."""
    driver = begun(id, ("copper", "smithy", "silver", "gold"))
    if driver is None:
        return 0
    for ask in questions(driver):
        faces = [option.face for option in ask.options]
        if ask.kind != "gain" or "smithy" not in faces or "silver" not in faces:
            continue
        action, treasure = driver.fork(), driver.fork()
        action.answer((faces.index("smithy"),))
        treasure.answer((faces.index("silver"),))
        finish(action)
        finish(treasure)
        return max(0, action.table.state.actions - treasure.table.state.actions)
    return 0


@lru_cache(maxsize=1024)
def next_turn_of(id: str) -> Change:
    """What a Duration gives at the start of its player's next turn; of choices the one that gives most cards.
    Nothing for what is no Duration, or cannot be tried."""
    kind = KINDS.get(id)
    driver = begun(id, MIXED) if kind is not None and kind.action and kind.duration else None
    if driver is None:
        return NONE
    first = driver.ask
    if first is None or driver.at_rest or first.kind != "option":
        return _at_next_turn(driver)
    tried = map(_at_next_turn, _choices(driver))
    return max(tried, key=lambda change: (change.cards, change.coins))


def begun(
    id: str, hand: tuple[str, ...], deck: tuple[str, ...] = DECK, tavern: tuple[str, ...] = ()
) -> Driver[Board] | None:
    """A table at which the card has just been played with this hand, and these cards on the Tavern mat; None
    where that cannot be."""
    kind = KINDS[id]
    zones = {"hand": [id, *hand], "deck": [*deck], "tavern": [*tavern]}
    situation: dict[str, Any] = {
        "seats": [{"zones": zones}, {"zones": {"hand": [*MIXED, "copper"], "deck": [*DECK]}}],
        "supply": {id: -1 - hand.count(id)} if kind.pile == "kingdom" else {},
        "phase": "action" if kind.action else "buy" if kind.treasure else "night",
    }
    situation["supply"] |= dict.fromkeys(tavern, -1)
    if "smithy" in hand:
        situation["supply"]["smithy"] = -1
    try:
        driver: Driver[Any] = Driver(
            GAME.table(setup_of(GAME, seats=2, seed="probe", situation=situation_in(GAME, situation)))
        )
        ask = driver.start()
        if ask is None:
            return None
        pick = next(n for n, option in enumerate(ask.options) if option.verb == "play" and option.face == id)
        driver.answer((pick,))
    except (BadSetup, StopIteration):
        return None
    return driver


def _played(id: str, hand: tuple[str, ...]) -> Driver[Board] | None:
    driver = begun(id, hand)
    if driver is not None:
        finish(driver)
    return driver


def _after(id: str, hand: tuple[str, ...]) -> Change:
    driver = _played(id, hand)
    return NONE if driver is None else _change(driver, hand)


def _to(driver: Driver[Any], id: str, kind: str, word: str) -> Driver[Any] | None:
    """A card's question of this kind and word, which lets one choose nothing; None if it never comes."""
    for ask in questions(driver):
        if (ask.kind, ask.word, ask.least) == (kind, word, 0) and _is_about(driver, ask, id):
            return driver
    return None


def questions(driver: Driver[Any]) -> Iterator[Ask]:
    """What the card asks, one after the other; each is answered with as little as may be when the next is
    wanted."""
    for _ in range(ANSWERS):
        ask = driver.ask
        if ask is None or driver.at_rest:
            return
        yield ask
        driver.answer(tuple(range(ask.least)))


def _choices(driver: Driver[Board]) -> Iterator[Driver[Board]]:
    """The table after each single choice at the question that is put."""
    ask = driver.ask
    assert ask is not None
    for pick in range(len(ask.options)):
        tried = driver.fork()
        tried.answer((pick,))
        yield tried


def finish(driver: Driver[Any]) -> None:
    """Answer all that the card still asks."""
    for _ in questions(driver):
        pass


def _is_about(driver: Driver[Any], ask: Ask, id: str) -> bool:
    return ask.about >= 0 and driver.table.cards[ask.about].id == id


def _change(driver: Driver[Board], hand: tuple[str, ...]) -> Change:
    t = driver.table
    s = t.state
    cost = prices(t).supply.get(FAR, 8)
    return Change(
        len(s.zones[HANDS[0]]) - len(hand),
        s.actions,
        s.coins,
        s.buys - 1,
        s.coffers[0],
        KINDS[FAR].cost.coins - cost,
        len(s.zones[HANDS[1]]) - 1 - len(MIXED),
    )


def _thins(id: str) -> int:
    """How many cards of a hand of junk a card may trash, where nothing else comes for them."""
    hand = ("curse", "estate", "copper", "copper")
    driver = begun(id, hand)
    if driver is None:
        return 0
    for ask in questions(driver):
        if ask.kind == "trash" and ask.owner == 0 and _is_about(driver, ask, id):
            most = min(ask.most, len(ask.options))
            gone = len(driver.table.state.zones[HANDS[0]])
            driver.answer(tuple(range(most)))
            finish(driver)
            left = len(driver.table.state.zones[HANDS[0]])
            return min(most, max(0, gone - left))
    return 0


def _copies(id: str) -> bool:
    """Whether a Gold that is shown for a card is gained once more."""
    driver = begun(id, MIXED)
    if driver is None:
        return False
    for ask in questions(driver):
        golds = [n for n, option in enumerate(ask.options) if option.face == "gold"]
        if ask.kind == "reveal" and golds:
            before = driver.table.counted(0).get("gold", 0)
            driver.answer((golds[0],))
            finish(driver)
            return driver.table.counted(0).get("gold", 0) > before
    return False


def _lays_aside(id: str) -> bool:
    """Whether one of the words that a card offers first puts cards where only later turns find them."""
    driver = begun(id, MIXED)
    ask = None if driver is None else driver.ask
    if driver is None or ask is None or driver.at_rest or ask.kind not in ("option", "may"):
        return False
    if not ask.least <= 1 <= ask.most:
        return False
    for tried in _choices(driver):
        finish(tried)
        cards, zones = tried.table.cards, tried.table.state.zones
        if any(cards[card].id != id for mat in MATS for card in zones[place(mat, 0)]):
            return True
    return False


def _repeats(id: str) -> int:
    """How often a card plays a Smithy of the hand, which it does not trash."""
    driver = begun(id, ("smithy", "copper", "silver", "gold"))
    if driver is None:
        return 0
    for ask in questions(driver):
        picks = [n for n, option in enumerate(ask.options) if option.face == "smithy"]
        if ask.kind == "play" and picks and not driver.table.state.zones[TRASH]:
            before = len(driver.table.state.zones[HANDS[0]])
            driver.answer((picks[0],))
            finish(driver)
            drawn = len(driver.table.state.zones[HANDS[0]]) - before + 1
            return 0 if driver.table.state.zones[TRASH] else max(0, drawn // KINDS["smithy"].bonus.cards)
    return 0


def _tops(id: str) -> int:
    """How many cards more lie on the deck once a card has been played, with another of its name in hand."""
    driver = _played(id, (id, *MIXED))
    return 0 if driver is None else max(0, len(driver.table.state.zones[DECKS[0]]) - len(DECK))


def _at_next_turn(driver: Driver[Board]) -> Change:
    """End the turn and the other player's, with nothing bought, and see what the next begins with."""
    finish(driver)
    s = driver.table.state
    turns = s.turns[0]
    for _ in range(ANSWERS):
        ask = driver.ask
        if ask is None or (s.turns[0] > turns and driver.at_rest):
            break
        last = len(ask.options) - 1
        driver.answer((last,) if driver.at_rest else tuple(range(ask.least)))
    if driver.ask is None or s.turns[0] == turns:
        return NONE
    hand = len(s.zones[HANDS[0]])
    return Change(hand - HAND_SIZE, s.actions - 1, s.coins, s.buys - 1, s.coffers[0])


def _may_give(id: str) -> int:
    """The most Actions that one may choose to get by a card, instead of something else."""
    driver = begun(id, MIXED)
    ask = None if driver is None else driver.ask
    if (
        driver is None
        or ask is None
        or driver.at_rest
        or ask.kind != "option"
        or not _is_about(driver, ask, id)
    ):
        return 0
    words = [option.word for option in ask.options]
    return max([int(word.removeprefix("actions_")) for word in words if word in GIVES_ACTIONS], default=0)


GIVES_ACTIONS: Final = frozenset({"actions_1", "actions_2"})
"""Words of a choice that are Actions and nothing else."""

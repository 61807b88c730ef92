"""What must be in hand for a card to do any good, learnt by playing it with hands of one sort of card."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from fudaba.bots.dominion.card_cache import Known
from fudaba.bots.dominion.card_payments import pays_coins
from fudaba.bots.dominion.hints import NEEDS
from fudaba.bots.dominion.trial_table import ANSWERS, DECK, RIVALS, begun
from fudaba.bots.dominion.worth import types_of
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import KINDS, Kind
from fudaba.games.dominion.facts.layout import DECKS, HANDS, TRASH
from fudaba.games.dominion.facts.types import ACTION, TREASURE, VICTORY
from fudaba.kernel.drive import Driver

SORTS: Final[dict[str, int]] = {
    "smithy": ACTION,
    "silver": TREASURE,
    "duchy": VICTORY,
    "copper": 0,
    "estate": 0,
    "curse": 0,
}
"""The sorts of cards that hands are made of, each under the name of one, with the type of the others.
Coppers, Estates and Curses are sorts of their own."""
TREASURES: Final = ("silver", "copper")
JUNK: Final = frozenset({"copper", "estate", "curse"})
"""Cards that it does no good to gain."""
GOOD: Final = "silver"
"""A card that nobody likes to trash."""
COPIES: Final = 4
TO_GAIN: Final = ("smithy",)
"""What the Supply has beside the basic cards, whatever is in hand."""
CHOICES: Final = frozenset({"option", "may", "react", "play"})
"""Questions at which one thing is chosen, and not as many as may be."""
RICH_DECK: Final = (GOOD,) * 9
"""The other player's deck, in which Attacks find what they do harm to."""
FEW_COINS: Final = 1
"""Nobody trashes a good card for so few coins."""


class Need(NamedTuple):
    """What must be in hand, beside the card, for it to do any good."""

    one_of: frozenset[str] = frozenset()
    """A card of one of these sorts, or of its own name; nothing where it need be none of them."""
    junk: int = 0
    """So many cards that the deck is better without."""
    dead: bool = False
    """A card that is of no use in a hand."""


NOTHING: Final = Need()
"""What a card needs that does good anyhow."""
_WORDS: Final = {
    "junk": Need(junk=1),
    "dead": Need(dead=True),
    "victory": Need(one_of=frozenset({"duchy", "estate"})),
}
"""The words for needs in `hints.NEEDS`."""


def need_of(id: str) -> Need:
    """What an Action or a Night card needs: what `hints` says, else what shows when it is tried."""
    return _NEEDS[id]


def needs_its_like(id: str) -> bool:
    """Whether a card does good only together with another of its name."""
    return _NEEDS[id].one_of == {id}


def falls_under(id: str, sort: str) -> bool:
    """Whether a card is of a sort."""
    return id == sort or (id not in SORTS and bool(types_of(id) & SORTS.get(sort, 0)))


def _need(id: str) -> Need:
    if (need := _WORDS.get(NEEDS.get(id, ""))) is not None:
        return need
    kind = KINDS.get(id)
    if kind is None or kind.sort != "card" or not (kind.action or kind.night):
        return NOTHING
    if not _is_idle(kind, ()):
        if _is_idle(kind, (), may_wait=True):
            return Need(one_of=_paid_more(id))
        sure = surely_trashed(id)
        return Need(junk=sure) if sure and not _pays(id) else NOTHING
    works = [sort for sort in SORTS if not _is_idle(kind, (sort,) * COPIES)]
    if len(works) < len(SORTS):
        if kind.action and not _is_idle(kind, (id,)):
            works.append(id)
        if GOOD in works and _trashes(id, GOOD):
            works.remove(GOOD)
        return Need(one_of=frozenset(works))
    if pays_coins(id, "discard"):
        return Need(dead=True)
    if not _sheds(id) or _gains_dearer(id):
        return NOTHING
    return Need(junk=max(1, surely_trashed(id)))


_NEEDS: Final[Known[Need]] = Known(_need)


def _played(id: str, hand: tuple[str, ...], *, most: bool) -> Driver[Board] | None:
    """The table once a card has been played with this hand, with as much answered to each question as may be,
    or as little; None where that cannot be, or where words are to be chosen that may be of use later."""
    driver = begun(id, hand, supply=TO_GAIN, rivals=RICH_DECK)
    if driver is None:
        return None
    for _ in range(ANSWERS):
        ask = driver.ask
        if ask is None or driver.at_rest:
            break
        if ask.kind == "option" and not hand:
            return None
        count = ask.least
        if most and ask.owner == 0:
            count = max(count, min(ask.most, 1 if ask.kind in CHOICES else len(ask.options)))
        driver.answer(tuple(range(count)))
    return driver


def _is_idle(kind: Kind, hand: tuple[str, ...], *, may_wait: bool = False) -> bool:
    """Whether a card that is played with this hand does no good: nothing has changed but where it is
    itself, the Buys, or the junk that is gained. may_wait: whether it may do something later this turn."""
    return all(_does_no_good(kind, hand, most, may_wait) for most in (False, True))


def _does_no_good(kind: Kind, hand: tuple[str, ...], most: bool, may_wait: bool) -> bool:
    driver = _played(kind.id, hand, most=most)
    if driver is None:
        return False
    t = driver.table
    s = t.state
    others = Counter((*hand, *DECK))
    mine = Counter(t.counted(0))
    trashed = [t.cards[card].id for card in s.zones[TRASH]]
    gained = mine - others - Counter([kind.id])
    if trashed not in ([], [kind.id]) or others - mine or not JUNK.issuperset(gained):
        return False
    if Counter(t.counted(1)) != Counter((*RIVALS, *RICH_DECK)) or s.marks or (s.abilities and not may_wait):
        return False
    if s.vp[0] or s.coffers[0] or s.villagers[0] or s.favors[0] or s.debt[0]:
        return False
    if s.on_turn != 0:
        return True  # it was the last Night card, and the turn is over
    places = (len(s.zones[HANDS[0]]), len(s.zones[DECKS[0]]), len(s.zones[HANDS[1]]))
    return s.actions <= 1 and not s.coins and not s.cheaper and places == (len(hand), len(DECK), len(RIVALS))


@lru_cache(maxsize=1024)
def surely_trashed(id: str) -> int:
    """How many cards of a good hand are trashed in any case."""
    driver = _played(id, (GOOD,) * COPIES, most=False)
    if driver is None:
        return 0
    t = driver.table
    return sum([t.cards[card].id == GOOD for card in t.state.zones[TRASH]])


def _pays(id: str) -> bool:
    """Whether a card does more than to trash and, at best, to make up for its own place in the hand and among
    the plays."""
    hand = (GOOD,) * COPIES
    driver = _played(id, hand, most=False)
    if driver is None:
        return True
    t = driver.table
    s = t.state
    gained = Counter(t.counted(0)) - Counter((*hand, *DECK, id))
    if any(one not in JUNK and one != id for one in gained) or s.abilities or s.marks:
        return True
    if s.vp[0] or s.coffers[0] or s.villagers[0] or KINDS[id].attack:
        return True
    return s.coins > FEW_COINS or s.actions > 1 or len(s.zones[HANDS[0]]) > COPIES


def _trashes(id: str, sort: str) -> bool:
    """Whether a card may trash one of the hand of this sort."""
    driver = _played(id, (sort,) * COPIES, most=True)
    if driver is None:
        return False
    t = driver.table
    return any(t.cards[card].id == sort for card in t.state.zones[TRASH])


def _sheds(id: str) -> bool:
    """Whether Curses of the hand leave the deck."""
    driver = _played(id, ("curse",) * COPIES, most=True)
    return driver is not None and driver.table.counted(0).get("curse", 0) < COPIES


def _gains_dearer(id: str) -> bool:
    """Whether all that is gained for a good card, as little as may be, is dearer."""
    hand = (GOOD,) * COPIES
    driver = _played(id, hand, most=False)
    gained = Counter() if driver is None else Counter(driver.table.counted(0)) - Counter((*hand, *DECK, id))
    return bool(gained) and all(KINDS[one].cost.coins > KINDS[GOOD].cost.coins for one in gained)


def _paid_more(id: str) -> frozenset[str]:
    """The sorts of Treasures that give more coins once a card has been played."""
    more = {sort: _coins_with(id, sort) - COPIES * KINDS[sort].bonus.coins for sort in TREASURES}
    return frozenset([sort for sort in TREASURES if more[sort] > 0])


def _coins_with(id: str, sort: str) -> int:
    """The coins that a hand of one sort of Treasure gives once a card has been played."""
    driver = _played(id, (sort,) * COPIES, most=False)
    if driver is None:
        return 0
    for _ in range(ANSWERS):
        ask = driver.ask
        if ask is None or ask.owner != 0 or not driver.at_rest:
            break
        plays = [n for n, option in enumerate(ask.options) if option.verb == "play"]
        if ask.kind == "buy" and not plays:
            break
        driver.answer(tuple(plays[: ask.most]) if ask.kind == "buy" else (len(ask.options) - 1,))
    return driver.table.state.coins

"""What a player gets for a card that they trash or exile, by what it costs: learnt by trying some."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from fudaba.bots.dominion.card_cache import Known
from fudaba.bots.dominion.hints import MAKES, Makes
from fudaba.bots.dominion.trial_table import ANSWERS, DECK, RIVALS, begun, questions
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import EXILE, HANDS, TRASH, place
from fudaba.games.dominion.facts.types import NAMED
from fudaba.kernel.drive import Driver

TRASHED: Final = ("estate", "silver", "smithy", "gold")
"""The cards that are trashed."""
COPIES: Final = 3
"""So many of them are in hand."""
ON_SALE: Final = ("curse", "copper", "estate", "silver", "smithy", "duchy", "gold", "province")
TO_GAIN: Final = ("smithy",)
"""What is beside the basic cards among them."""
DEARER: Final = range(1, 5)
"""By how much what is gained may be dearer."""
LIMITS: Final = range(3, 8)
"""What it may cost where that is printed."""
TYPES: Final = ("", "treasure", "action", "victory")
ENOUGH: Final = 2
"""In so many trials at least something must come for the card."""


class Trial(NamedTuple):
    """What comes for a card that is trashed."""

    trashed: str
    """The card."""
    offered: frozenset[str]
    """What may be gained, but more of the same."""
    coins: int
    """The coins there are."""
    cards: int
    """How many cards are in hand."""
    to_hand: bool
    """Whether what is gained comes to the hand."""

    @property
    def cost(self) -> int:
        """What the trashed card costs."""
        return KINDS[self.trashed].cost.coins

    def fits(self, ids: Sequence[str], limit: int, *, exactly: bool = False) -> bool:
        """Whether just those of these cards may be gained that cost up to a limit, or as much."""
        costs = {id: KINDS[id].cost.coins for id in ids if id != self.trashed}
        return self.offered == {id for id in costs if (costs[id] == limit if exactly else costs[id] <= limit)}


def makes_of(id: str) -> Makes | None:
    """What is had for a card that is trashed: what `hints` says, else what shows when it is tried; None where
    that does not turn on what is trashed."""
    return _MAKES[id]


def _makes(id: str) -> Makes | None:
    if id in MAKES or id not in KINDS:
        return MAKES.get(id)
    trials: list[Trial] = []
    for trashed in TRASHED:
        if (trial := _tried(id, trashed)) is not None:
            trials.append(trial)
    if len(trials) < ENOUGH:
        return None
    if sum([bool(trial.offered) for trial in trials]) >= ENOUGH:
        return _gained(trials)
    coins, cards = [trial.coins for trial in trials], [trial.cards for trial in trials]
    if _grows(trials, coins):
        return Makes(gains=False, coins=1)
    return Makes(gains=False, cards=1) if _grows(trials, cards) else None


_MAKES: Final[Known[Makes | None]] = Known(_makes)


def _gained(trials: Sequence[Trial]) -> Makes | None:
    """How dear what is gained may be, and of what type; None where that follows no rule."""
    to_hand = any(trial.to_hand for trial in trials)
    for only in TYPES:
        fits = [id for id in ON_SALE if not only or KINDS[id].types & NAMED[only]]
        for plus in DEARER:
            for exactly in (False, True):
                if all(trial.fits(fits, trial.cost + plus, exactly=exactly) for trial in trials):
                    return Makes(plus, exactly, only=only, to_hand=to_hand)
        for limit in LIMITS:
            if all(trial.fits(fits, limit) for trial in trials):
                return Makes(up_to=limit, only=only, to_hand=to_hand)
    return None


def _grows(trials: Sequence[Trial], figures: Sequence[int]) -> bool:
    """Whether a figure grows by 1 for each $1 that the trashed card costs more."""
    rest = {figure - trial.cost for figure, trial in zip(figures, trials, strict=True)}
    return len(rest) == 1


def _tried(id: str, trashed: str) -> Trial | None:
    """Play a card and trash such a card of the hand; None where it is not trashed for something: where the
    same comes without that, where one may choose what comes, or where it has to do with another player."""
    hand = (trashed,) * COPIES
    driver = begun(id, hand, supply=TO_GAIN)
    if driver is None:
        return None
    offered: list[str] = []
    for _ in range(ANSWERS):
        ask = driver.ask
        if ask is None or driver.at_rest:
            break
        faces = [option.face for option in ask.options]
        picks = tuple(range(ask.least))
        if ask.kind == "option":
            return None
        if ask.kind in ("trash", "exile") and ask.owner == 0 and ask.least == 0 and trashed in faces:
            if ask.most > 1 or _gains_anyhow(driver):
                return None
            picks = (faces.index(trashed),)
        elif ask.kind == "gain" and ask.owner == 0 and not offered:
            offered = faces
            picks = (max(range(len(faces)), key=lambda n: (faces[n] != trashed, KINDS[faces[n]].cost.coins)),)
        driver.answer(picks)
    t = driver.table
    gone = [t.cards[card].id for zone in (TRASH, place(EXILE, 0)) for card in t.state.zones[zone]]
    if trashed not in gone or Counter(t.counted(1)) != Counter((*RIVALS, *DECK)):
        return None
    gained = Counter(t.counted(0)) - Counter((*hand, *DECK, id))
    in_hand = [t.cards[card].id for card in t.state.zones[HANDS[0]]]
    return Trial(
        trashed,
        frozenset(offered or gained) - {id, trashed},
        t.state.coins,
        len(in_hand),
        any(one in in_hand for one in gained),
    )


def _gains_anyhow(driver: Driver[Board]) -> bool:
    """Whether something is gained also where nothing is trashed."""
    other = driver.fork()
    other.answer(())
    return any(ask.kind == "gain" and ask.owner == 0 for ask in questions(other))

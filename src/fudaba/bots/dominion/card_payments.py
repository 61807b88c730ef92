"""What a card gives for a card of the hand that goes for it, learnt by playing it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fudaba.bots.dominion.trial_table import MIXED, Change, begun, change_of, finish, is_about, questions
from fudaba.kernel.drive import Driver


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
        less, more = change_of(without, hand), change_of(with_, hand)
        gives = Change(*[a - b for a, b in zip(more, less, strict=True)])
        return gives._replace(cards=gives.cards + 1)
    return None


def pays_coins(id: str, kind: str, word: str = "") -> bool:
    """Whether a card gives coins, and nothing else, for each card of the hand that goes for it at such a
    question."""
    pay = pay_of(id, kind, word)
    return pay is not None and pay.coins > 0 and pay == Change(coins=pay.coins)


def _to(driver: Driver[Any], id: str, kind: str, word: str) -> Driver[Any] | None:
    """A card's question of this kind and word, which lets one choose nothing; None if it never comes."""
    for ask in questions(driver):
        if (ask.kind, ask.word, ask.least) == (kind, word, 0) and is_about(driver, ask, id):
            return driver
    return None

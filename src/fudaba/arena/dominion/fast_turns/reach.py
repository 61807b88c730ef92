"""Which cards fast turns know, by the facts that each card declares.

What leaves fast turns alone is named here. Anything else ends them, and the game goes on by the rules.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Final

from fudaba.games.dominion.board.subscriptions import Subscription, can_be_about
from fudaba.games.dominion.facts.kinds import (
    FULFILLED,
    HERE,
    IN_GAME,
    IN_PLAY,
    NO_BONUS,
    OWNED,
    THIS,
    Bonus,
    Kind,
    Listener,
)
from fudaba.games.dominion.language.me import bonus_of as figures_of_word
from fudaba.games.dominion.rules.purchases import GAINS, gives_vp
from fudaba.kernel.plain import slots_of

FIGURES: Final = -1
ASKS: Final = -2
GIVES: Final = -3
CHOOSES: Final = -4
_USUAL: Final = Bonus._fields.index("potions")
"""How many figures, the first ones, are cards, Actions, Buys and $."""
_NOT_DONE: Final = frozenset(
    {
        "SetsUp",
        "Trashes",
        "Exiles",
        "Reveals",
        "GivesChoice",
        "LastSun",
        "BuysEvent",
        "TakesDebt",
        "TakesTokens",
    }
)
"""What never happens in a fast turn."""
_OF_PLAYS: Final = frozenset({"Plays", "Instead", "Follows", "Played"})
_OF_QUESTIONS: Final = frozenset({"MayPlay", "MayBuy", "Pays", "MayUseAction"})
"""Where cards listen to these, questions are others, whoever has such a card."""

_NO_MATTER: Final = frozenset(
    {
        # What it is, and the figures and instructions that it has for the player who plays it.
        *(
            "id",
            "face",
            "back",
            "set",
            "sort",
            "types",
            "cost",
            "bonus",
            "do",
            "next_turn",
            "offers",
            "only_coins",
            "plus_coins",
        ),
        *("action", "attack", "duration", "night", "shadow", "treasure", "victory"),
        # What counts before a game, or at its end.
        *("copies", "editions", "needs", "on_setup", "pile", "takes", "worth"),
        # Asked about by itself, or of use only with what is not quiet. A player who buys a landscape is
        # asked.
        *("listeners", "reduces", "begins_turn", "once_a", "can_be_bought"),
    }
)
"""The attributes that a kind may have in a fast turn."""
MATTERS: Final = tuple(slot for slot in slots_of(Kind) if slot not in _NO_MATTER)
"""All others: there a kind must have the default."""
_BARE: Final = Kind("", "")


def supports(kinds: Collection[Kind]) -> bool:
    """Whether fast turns can be played in a game with these kinds.

    None of them may listen to what happens in such turns without being owned, or have an attribute that
    matters in them.
    """
    return not any(_is_unsupported(kind) for kind in kinds) and not any(
        listener.place in (HERE, FULFILLED, IN_GAME) and _matters(kind, listener, kinds)
        for kind in kinds
        for listener in kind.listeners
    )


@lru_cache(maxsize=2048)
def _is_unsupported(kind: Kind) -> bool:
    """Whether this kind alone rules fast turns out."""
    return (
        kind.sort == "boon"
        or kind.once_a == "turn"  # whether it can be bought depends on what has been
        or (kind.reduces is not None and kind.sort != "card")
        or any(listener.act in _OF_QUESTIONS for listener in kind.listeners)
        or any(getattr(kind, slot) != getattr(_BARE, slot) for slot in MATTERS)
    )


def _matters(kind: Kind, listener: Listener, kinds: Iterable[Kind]) -> bool:
    """Whether a listener of an owned card may react to something that happens in fast turns."""
    act = listener.act
    if act in _NOT_DONE:
        return False
    if act in _OF_PLAYS:
        subscription = Subscription(kind, listener)
        return any(
            _is_plain(other) and can_be_about(subscription, other, types_change=False) for other in kinds
        )
    return not (act in GAINS and listener.place is THIS)  # such a card is not gained in a fast turn


def next_turn_of(kind: Kind) -> Bonus | None:
    """What a card gives on its player's next turn: `NO_BONUS` if its figures are all of its instructions,
    None if it does anything else."""
    if kind.do is None:
        return NO_BONUS
    return None if kind.next_turn is NO_BONUS else kind.next_turn


def figures_with(kind: Kind, word: str) -> Bonus | None:
    """What a card gives, its own figures too, if this word of it is chosen; None if it does anything else."""
    figures = figures_of_word(word) if word in kind.offers else None
    return None if figures is None else Bonus(*map(sum, zip(kind.bonus, figures, strict=True)))


def _may_be_plain(kind: Kind) -> bool:
    """Whether playing it is nothing but +Cards, +Actions, +Buys and +$ if some word is chosen."""
    with_words = [figures_with(kind, word) for word in kind.offers] if not kind.duration else []
    return any(figures is not None and is_usual(figures) for figures in with_words)


def is_usual(figures: Sequence[int]) -> bool:
    """Whether figures (see `Bonus`) are +Cards, +Actions, +Buys and +$ alone."""
    return not any(figures[_USUAL:])


def _is_plain(kind: Kind) -> bool:
    """Whether playing it is, or can be, nothing but +Cards, +Actions, +Buys and +$, now and on the next
    turn."""
    return is_usual(kind.bonus) and (_then_usual(kind) or _may_be_plain(kind))


def _then_usual(kind: Kind) -> bool:
    """Whether all that it says besides its figures is such figures on the next turn."""
    then = next_turn_of(kind)
    return then is not None and is_usual(then)


def blocks_outside_pile(kind: Kind, kinds: Iterable[Kind]) -> bool:
    """Whether fast turns need all cards of this kind in their pile: it listens from elsewhere than play, or
    is played at Night or from the deck."""
    return bool(kind.night or kind.shadow) or any(
        listener.place not in (IN_PLAY, OWNED) and _matters(kind, listener, kinds)
        for listener in kind.listeners
    )


def blocks_in_play(kind: Kind, kinds: Iterable[Kind]) -> bool:
    """Whether fast turns need that no card of this kind is in play: it changes costs, or listens from there
    to what happens in them and does more than give VP."""
    return kind.reduces is not None or any(
        listener.place is IN_PLAY and _matters(kind, listener, kinds) and not gives_vp(kind, listener)
        for listener in kind.listeners
    )


def reacts_to_its_gain(kind: Kind) -> bool:
    """Whether something is done, or owed, where such a card is bought or gained."""
    return bool(kind.cost.debt) or any(
        listener.act in GAINS and listener.place is not IN_PLAY for listener in kind.listeners
    )


def worth_of(kind: Kind, *, blocks: bool, waits: bool) -> int:
    """What a card is worth in fast turns.

    Args:
        kind: the card.
        blocks: see `blocks_in_play`.
        waits: whether figures may wait for the next turn.

    Returns:
        The coins of a Treasure that gives nothing else, 0 for a card that is not played, `FIGURES` for an
        Action and `GIVES` for another Treasure whose figures are all of it, `CHOOSES` for an Action that
        gives figures alone if some word is chosen, `ASKS` for any other.
    """
    if blocks and (kind.treasure or kind.action):
        return ASKS
    if not (kind.treasure or kind.action):
        return ASKS if kind.night else 0
    if kind.do is not None and not waits:
        return ASKS
    if kind.action:
        if kind.treasure or not _is_plain(kind):
            return ASKS
        return FIGURES if _then_usual(kind) else CHOOSES
    if kind.only_coins and kind.bonus.coins:
        return kind.bonus.coins
    without_potions = kind.bonus._replace(potions=0)
    return GIVES if is_usual(without_potions) and not kind.bonus.cards and _then_usual(kind) else ASKS

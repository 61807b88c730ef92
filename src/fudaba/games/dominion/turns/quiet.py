"""What may lie in a game whose turns are done at once: decided by the parts of which each card consists.

All that is known to leave such turns alone is named here; whatever is not named ends them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from fudaba.games.dominion.board.ears import Ear, can_be_about
from fudaba.games.dominion.facts.kinds import HERE, IN_GAME, IN_PLAY, OWNED, THIS, Kind, Listener
from fudaba.kernel.state import slots_of

FIGURES: Final = -1
ASKS: Final = -2
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
"""What no quiet turn has in it."""
_OF_PLAYS: Final = frozenset({"Plays", "Instead", "Follows", "Played"})
_OF_GAINS: Final = frozenset({"Buys", "Gains"})
_OF_QUESTIONS: Final = frozenset({"MayPlay", "MayBuy", "Pays", "MayUseAction"})
"""Where cards listen to these, questions are others, whoever has such a card."""

_NO_MATTER: Final = frozenset(
    {
        # What it is, and the figures and instructions that it has for whoever plays it.
        *("id", "face", "back", "set", "sort", "types", "cost", "bonus", "do", "only_coins", "plus_coins"),
        *("action", "attack", "duration", "night", "shadow", "treasure", "victory"),
        # What counts before a game, or at its end.
        *("copies", "editions", "needs", "on_setup", "pile", "takes", "worth"),
        # Asked about by itself, or of use only with what is not quiet. Whoever buys a landscape is asked.
        *("listeners", "reduces", "begins_turn", "once_a", "can_be_bought"),
    }
)
"""What a kind may have in a quiet turn."""
MATTERS: Final = tuple(slot for slot in slots_of(Kind) if slot not in _NO_MATTER)
"""All else: there a kind must be as one that has nothing to it."""
_BARE: Final = Kind("", "")


def allows(kinds: Collection[Kind]) -> bool:
    """Whether a game with these kinds can have quiet turns: none of them listens, from where nobody has to
    own it, to what is done in them, is kept, or has anything to it but what cannot matter then."""
    return not any(
        any(
            listener.act in _OF_QUESTIONS
            or (listener.place in (HERE, IN_GAME) and _matters(kind, listener, kinds))
            for listener in kind.listeners
        )
        or kind.sort == "boon"
        or kind.once_a == "turn"  # whether it can be bought depends on what has been
        or (kind.reduces and kind.sort != "card")
        or any(getattr(kind, slot) != getattr(_BARE, slot) for slot in MATTERS)
        for kind in kinds
    )


def _matters(kind: Kind, listener: Listener, kinds: Iterable[Kind]) -> bool:
    """Whether a listener, on a card that somebody has, may be about something that is done in quiet turns."""
    act = listener.act
    if act in _NOT_DONE:
        return False
    if act in _OF_PLAYS:
        ear = Ear(kind, listener)
        return any(_is_plain(other) and can_be_about(ear, other, types_change=False) for other in kinds)
    return not (act in _OF_GAINS and listener.place is THIS)  # such a card is not gained in a quiet turn


def _is_plain(kind: Kind) -> bool:
    """Whether playing it is nothing but following its figures, none of which is kept."""
    *_, vp, coffers, villagers, favors = kind.bonus
    return kind.do is None and not (vp or coffers or villagers or favors)


def is_loud(kind: Kind, kinds: Iterable[Kind]) -> bool:
    """Whether turns are quiet only while all cards of this kind lie in their pile: it listens to what is done
    in them from elsewhere than play, or is played at Night or from the deck."""
    return bool(kind.night or kind.shadow) or any(
        listener.place not in (IN_PLAY, OWNED) and _matters(kind, listener, kinds)
        for listener in kind.listeners
    )


def is_busy(kind: Kind, kinds: Iterable[Kind]) -> bool:
    """Whether turns are quiet only while no card of this kind is in play: it listens from there to what is
    done in them, or changes costs."""
    return kind.reduces is not None or any(
        listener.place is IN_PLAY and _matters(kind, listener, kinds) for listener in kind.listeners
    )


def is_gained_aloud(kind: Kind) -> bool:
    """Whether something is done, or owed, where such a card is bought or gained."""
    return bool(kind.cost.debt) or any(listener.act in _OF_GAINS for listener in kind.listeners)


def worth_of(kind: Kind, *, busy: bool, ways: bool) -> int:
    """What a card is for turns that are done at once: the coins of a Treasure that gives them and nothing
    else, 0 for a card that is not played, `FIGURES` for an Action of which its figures are all, `ASKS` for
    any other. busy: see `is_busy`. ways: whether Actions may be played by a Way."""
    if busy and (kind.treasure or kind.action):
        return ASKS
    if kind.treasure:
        return kind.bonus.coins if kind.only_coins and kind.bonus.coins and not kind.action else ASKS
    if kind.action:
        return FIGURES if _is_plain(kind) and not ways else ASKS
    return ASKS if kind.night else 0

"""What may lie in a game whose turns are done at once: decided by the parts of which each card consists.

All that is known to leave such turns alone is named here; whatever is not named ends them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from inspect import iscoroutinefunction
from typing import Any, Final, NamedTuple

from fudaba.games.dominion.board.ears import Ear, can_be_about
from fudaba.games.dominion.facts.kinds import (
    FULFILLED,
    HERE,
    IN_GAME,
    IN_PLAY,
    NOTHING,
    OF,
    OWNED,
    THIS,
    WHOSE,
    Bonus,
    Kind,
    Listener,
    Of,
)
from fudaba.games.dominion.language.me import figures_of as figures_of_word
from fudaba.games.dominion.language.words import Word
from fudaba.games.dominion.rules.given import figures_of
from fudaba.kernel.acts import condition_of
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
"""What no quiet turn has in it."""
_OF_PLAYS: Final = frozenset({"Plays", "Instead", "Follows", "Played"})
_OF_GAINS: Final = frozenset({"Buys", "Gains"})
_OF_QUESTIONS: Final = frozenset({"MayPlay", "MayBuy", "Pays", "MayUseAction"})
"""Where cards listen to these, questions are others, whoever has such a card."""

_NO_MATTER: Final = frozenset(
    {
        # What it is, and the figures and instructions that it has for the player who plays it.
        *("id", "face", "back", "set", "sort", "types", "cost", "bonus", "do", "only_coins", "plus_coins"),
        *("action", "attack", "duration", "night", "shadow", "treasure", "victory"),
        # What counts before a game, or at its end.
        *("copies", "editions", "needs", "on_setup", "pile", "takes", "worth"),
        # Asked about by itself, or of use only with what is not quiet. A player who buys a landscape is
        # asked.
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
    return not any(_never(kind) for kind in kinds) and not any(
        listener.place in (HERE, FULFILLED, IN_GAME) and _matters(kind, listener, kinds)
        for kind in kinds
        for listener in kind.listeners
    )


@lru_cache(maxsize=2048)
def _never(kind: Kind) -> bool:
    """Whether no game with this kind has quiet turns, whatever else lies in it."""
    return (
        kind.sort == "boon"
        or kind.once_a == "turn"  # whether it can be bought depends on what has been
        or (kind.reduces is not None and kind.sort != "card")
        or any(listener.act in _OF_QUESTIONS for listener in kind.listeners)
        or any(getattr(kind, slot) != getattr(_BARE, slot) for slot in MATTERS)
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


class _Waits:
    """In a player's place: what follows a card as this player can only wait for figures on the next turn."""

    __slots__ = ("figures",)

    def __init__(self) -> None:
        self.figures: list[Bonus] = []

    def plus_next_turn(self, **figures: int) -> None:
        """Write it down."""
        self.figures.append(Bonus(**figures))


@lru_cache(maxsize=2048)
def next_turn_of(kind: Kind) -> Bonus | None:
    """What a card gives on its player's next turn; `NOTHING` if it has no more to say than its figures, None
    if it does anything else. Known by following it with one who can do nothing but wait."""
    if kind.do is None:
        return NOTHING
    if not kind.duration or iscoroutinefunction(kind.do):
        return None
    waits = _Waits()
    try:
        kind.do(waits)
    except AttributeError:
        return None
    return waits.figures[0] if len(waits.figures) == 1 else None


class _Offered(Exception):
    """A card lets its player choose one of these words."""

    def __init__(self, words: tuple[Word, ...]) -> None:
        super().__init__()
        self.words = words


class _Chooses:
    """In a player's place: what follows a card as this player can only choose one word ("": it stops there),
    and get the figures for which that stands."""

    __slots__ = ("figures", "word")

    def __init__(self, word: str) -> None:
        self.word = word
        self.figures: list[Bonus] = []

    async def one_of(self, *words: Word) -> list[str]:
        """Choose the word. Raises `_Offered` to stop there."""
        if not self.word:
            raise _Offered(words)
        return [self.word]

    async def plus_words(self, words: Iterable[str]) -> None:
        """Write down the figures."""
        self.figures += [figures for word in words if (figures := figures_of_word(word)) is not None]


@lru_cache(maxsize=2048)
def offered_by(kind: Kind) -> tuple[Word, ...]:
    """The words of which a card lets its player choose one before all else, but for its figures; () if it
    does anything else first. Known by following it with one who can do nothing else."""
    try:
        _followed(kind, _Chooses(""))
    except _Offered as found:
        return found.words
    return ()


@lru_cache(maxsize=2048)
def figures_with(kind: Kind, word: str) -> Bonus | None:
    """What a card gives, its own figures too, if this word of it is chosen; None if it does anything else."""
    chooses = _Chooses(word)
    if word not in offered_by(kind) or not _followed(kind, chooses) or len(chooses.figures) != 1:
        return None
    return Bonus(*map(sum, zip(kind.bonus, chooses.figures[0], strict=True)))


def _followed(kind: Kind, chooses: _Chooses) -> bool:
    """Whether a card can be followed to its end by one who can only choose. Raises `_Offered`."""
    if kind.do is None or not iscoroutinefunction(kind.do):
        return False
    doing: Any = kind.do(chooses)
    try:
        doing.send(None)
    except StopIteration:
        return True
    except _Offered:
        raise
    except Exception:  # whatever a card asks of one who can do nothing else
        return False
    doing.close()
    return False


def _may_be_plain(kind: Kind) -> bool:
    """Whether playing it is nothing but +Cards, +Actions, +Buys and +$ if some word is chosen."""
    with_words = [figures_with(kind, word) for word in offered_by(kind)] if not kind.duration else []
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


def is_loud(kind: Kind, kinds: Iterable[Kind]) -> bool:
    """Whether turns are quiet only while all cards of this kind lie in their pile: it listens to what is done
    in them from elsewhere than play, or is played at Night or from the deck."""
    return bool(kind.night or kind.shadow) or any(
        listener.place not in (IN_PLAY, OWNED) and _matters(kind, listener, kinds)
        for listener in kind.listeners
    )


def is_busy(kind: Kind, kinds: Iterable[Kind]) -> bool:
    """Whether turns are quiet only while no card of this kind is in play: it listens from there to what is
    done in them, but to give VP for it, or changes costs."""
    return kind.reduces is not None or any(
        listener.place is IN_PLAY and _matters(kind, listener, kinds) and not _gives_vp(kind, listener)
        for listener in kind.listeners
    )


class Gift(NamedTuple):
    """Victory tokens that a card in play gives for each card that its player buys. of: for such cards alone;
    None for any."""

    vp: int
    of: Of | None


def gifts_of(kind: Kind) -> tuple[Gift, ...]:
    """What a card in play gives for each card that is bought."""
    return tuple(
        Gift(figures.vp, OF.get(listener.run))
        for listener in kind.listeners
        if _gives_vp(kind, listener) and (figures := figures_of(listener.run)) is not None
    )


def _gives_vp(kind: Kind, listener: Listener) -> bool:
    """Whether a listener gives a player VP, and nothing else, whenever they buy or gain such cards while this
    Action is in play. (Treasures are not counted as in play where a turn is done at once.)"""
    act, place, run, replaces = listener
    if act not in _OF_GAINS or place is not IN_PLAY or replaces or kind.treasure:
        return False
    if WHOSE.get(run, "mine") != "mine" or condition_of(run) is not None:
        return False
    figures = figures_of(run)
    return figures is not None and figures == Bonus(vp=figures.vp)


def is_gained_aloud(kind: Kind) -> bool:
    """Whether something is done, or owed, where such a card is bought or gained."""
    return bool(kind.cost.debt) or any(
        listener.act in _OF_GAINS and listener.place is not IN_PLAY for listener in kind.listeners
    )


def worth_of(kind: Kind, *, busy: bool, waits: bool) -> int:
    """What a card is for turns that are done at once: the coins of a Treasure that gives them and nothing
    else, 0 for a card that is not played, `FIGURES` for an Action and `GIVES` for another Treasure of which
    its figures are all, `CHOOSES` for an Action of which they are if some word is chosen, `ASKS` for any
    other. busy: see `is_busy`. waits: whether figures may wait for the next turn."""
    if busy and (kind.treasure or kind.action):
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

"""Cards that a player might hold as far as everybody knows, and so who must seem to be asked.

Only a table at which others look on asks this (`kernel.table.Table.unasked`). A card counts as one that a
player might hold as long as some copy in this game lies where not everybody sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import IN_DECK, IN_HAND, THIS, Kind, Listener, effect_of
from fudaba.games.dominion.facts.layout import DECK, HAND
from fudaba.games.dominion.facts.vocabulary import QuestionKind
from fudaba.games.dominion.rules.acts import OfCard, card_of
from fudaba.kernel.acts import Ability, Act
from fudaba.kernel.cards import EVERYBODY

_OFFERED_TO_ALL: Final[frozenset[QuestionKind]] = frozenset(
    {"gain", "buy", "name", "number", "option", "player", "instructions", "order"}
)
"""Questions about what everybody sees; the others may be about cards of which only a player knows."""


def unseen(t: Board, cards: Iterable[int]) -> frozenset[int]:
    """Those of the cards whose faces not everybody may know."""
    s = t.state
    return frozenset(
        card
        for card in cards
        if s.layout[s.where[card]].audience != EVERYBODY and s.known.get(card) != EVERYBODY
    )


def hides(t: Board, seat: int) -> bool:
    """Whether a player has cards in hand, or looks at some, that others do not see."""
    looked = [ref.card for ref in t.state.looked if t.state.finds(ref)]
    return bool(unseen(t, t.zone(HAND, seat)) or unseen(t, looked))


def might_hold(t: Board, seat: int, test: Callable[[Kind], bool]) -> bool:
    """Whether a player has cards in hand of which one might be such a kind."""
    return bool(unseen(t, t.zone(HAND, seat))) and _copy(t, test) >= 0


def has_nothing(t: Board, seat: int, kind: QuestionKind) -> None:
    """Note that a player is not asked, where that may depend on cards that others do not see."""
    if t.unasked is not None and hides(t, seat):
        t.not_asked(seat, kind)


def might_be_asked(t: Board, seat: int, kind: QuestionKind) -> bool:
    """Whether a question of this kind that has no option might have some, were the player's cards others."""
    return kind not in _OFFERED_TO_ALL and hides(t, seat)


def might_answer(t: Board, seat: int, act: Act, *, replaces: bool) -> frozenset[int]:
    """The cards among which a player might have one that answers this act."""
    found: frozenset[int] = frozenset()
    for where, by_kind in t.box.listening.get(act.name, {}).items():
        if where is IN_HAND:
            cards = unseen(t, t.zone(HAND, seat))
        elif where is IN_DECK:
            cards = unseen(t, t.zone(DECK, seat))
        elif where is THIS and seat == act.seat and (card := card_of(act)) >= 0:
            cards = unseen(t, [card])
        else:
            cards = frozenset()
        if any(effect_of(listener.run).of_hand for each in by_kind.values() for listener in each):
            found |= _might_be_of_hand(t, seat, act, by_kind)
        heard = (listener for each in by_kind.values() for listener in each if listener.replaces == replaces)
        if cards and any(_might_listen(t, seat, act, listener) for listener in heard):
            found |= cards
    return found


def _might_be_of_hand(
    t: Board, seat: int, act: Act, by_kind: Mapping[str, Sequence[Listener]]
) -> frozenset[int]:
    """The cards in hand with one of which a player might do what a card offers that everybody sees."""
    if seat != act.seat:
        return frozenset()
    this = t.cards[act.card].id if isinstance(act, OfCard) else ""
    offered = (
        id for id, heard in by_kind.items() if any(effect_of(listener.run).of_hand for listener in heard)
    )
    if any(id in t.box.landscapes or id == this for id in offered):
        return unseen(t, t.zone(HAND, seat))
    return frozenset()


def _might_listen(t: Board, seat: int, act: Act, listener: Listener) -> bool:
    """Whether a card that others cannot know of might listen to this act."""
    if listener.place is THIS:
        return effect_of(listener.run).whose != "others"
    card = _copy(t, lambda kind: listener in kind.listeners)
    if card < 0:
        return False
    return t.concerns(Ability(listener.act, listener.run, seat, source=t.ref(card)), act)


def _copy(t: Board, test: Callable[[Kind], bool]) -> int:
    """A card of such a kind that lies where not everybody sees it; -1 for none."""
    s = t.state
    for zone in s.layout:
        if zone.audience != EVERYBODY:
            for card in s.zones[zone.number]:
                if test(t.cards[card]) and s.known.get(card) != EVERYBODY:
                    return card
    return -1

"""The listeners of a game, and which of them are active now.

Most of what is printed on cards concerns few acts, or lies in a pile that nobody has touched. Each act first
asks whether anything may listen to it: that is found from the kinds of the cards before the game begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from fudaba.games.dominion.board.state import DominionState
from fudaba.games.dominion.facts.act_names import ActName
from fudaba.games.dominion.facts.kinds import (
    FULFILLED,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    ON_EXILE,
    ON_TAVERN,
    OWNED,
    THIS,
    Kind,
    Listener,
    ListensAt,
    OfPile,
    Whose,
    effect_of,
)
from fudaba.games.dominion.facts.tokens import SUN

_HELD: Final = frozenset({IN_HAND, IN_PLAY, ON_TAVERN, ON_EXILE, IN_DECK})
"""The places in which a card listens only once it is somebody's."""
_SUNS: Final = (SUN.id, SUN.place)
"""The Sun tokens on the Prophecy, as in `DominionState.marks`."""


class Subscription(NamedTuple):
    """A listener of a kind, with what makes it active; with none of these it always is."""

    kind: Kind
    """The kind of the card that listens."""
    listener: Listener
    """Its listener: the act, the condition and what it does."""
    zone: int = -1
    """Active while not all cards of its pile lie in this zone."""
    whole: int = 0
    """How many cards its pile has."""
    owned: str = ""
    """Active while somebody owns the card with this id."""
    under: tuple[str, int] | None = None
    """Active once no tokens lie on it any more (as in `DominionState.marks`)."""
    whose: Whose = "mine"
    """Whose acts it is about."""
    lies_with: tuple[str, int] | None = None
    """Active while tokens lie with the pile of the act's card."""

    @property
    def is_always_active(self) -> bool:
        """Whether it is active all the game."""
        return self.zone < 0 and not self.owned and self.under is None and self.lies_with is None


class ListenerSummary(NamedTuple):
    """When any of several subscriptions is active."""

    always: bool
    """Whether one of them always is."""
    piles: tuple[tuple[int, int], ...]
    """Active once not all cards lie in one of these piles: its zone, and how many belong there."""
    owned: frozenset[str]
    """Active once one of these is owned, by id."""
    under: tuple[tuple[str, int], ...]
    """Active once nothing lies on one of these any more."""
    lies_with: tuple[tuple[str, int], ...]
    """Active once one of these lies with a pile."""


NO_LISTENERS: Final = ListenerSummary(always=False, piles=(), owned=frozenset(), under=(), lies_with=())
"""The summary of no subscription."""


UNPRINTED: Final[set[object]] = {"Plays", "Gains"}
"""Acts to which something may listen that is printed on no card: tokens on piles, copies on Exile mats."""


class AnyOf:
    """Several acts of which any counts. Declared once, where they are asked about: it is equal to itself
    alone, so that a lookup by it compares no names."""

    __slots__ = ("gains", "names", "plays")

    def __init__(self, *names: ActName) -> None:
        self.names = names
        self.plays = "Plays" in names
        self.gains = "Gains" in names
        if self.plays or self.gains:
            UNPRINTED.add(self)


class Place(NamedTuple):
    """The subscriptions in one place."""

    place: ListensAt
    """The place in which these cards listen."""
    subscriptions: Mapping[str, tuple[Subscription, ...]]
    """The subscriptions by the ids of their cards."""
    always: bool
    """Whether all of them are always active."""
    mine: bool
    """Whether they are about acts that happen to their owner alone."""


def subscription_of(kind: Kind, listener: Listener, zone: int, whole: int) -> Subscription:
    """A listener in a game. zone: that of its kind's pile, if all that belongs there starts there."""
    whose = effect_of(listener.run).whose
    if listener.place in _HELD and zone >= 0:
        return Subscription(kind, listener, zone, whole, whose=whose)
    under = _SUNS if listener.place is FULFILLED else None
    return Subscription(
        kind, listener, owned=kind.id if listener.place is OWNED else "", under=under, whose=whose
    )


def summary_of(subscriptions: Iterable[Subscription], kind: Kind | None = None) -> ListenerSummary:
    """The summary of several subscriptions. kind: that of the act's card, whose own are active then."""
    found = list(subscriptions)
    return ListenerSummary(
        any(one.kind is kind or one.is_always_active for one in found),
        tuple(dict.fromkeys((one.zone, one.whole) for one in found if one.zone >= 0)),
        frozenset(one.owned for one in found if one.owned),
        tuple(dict.fromkeys(one.under for one in found if one.under is not None)),
        tuple(one.lies_with for one in found if one.lies_with is not None),
    )


def placed(subscriptions: Iterable[Subscription], places: Iterable[ListensAt]) -> tuple[Place, ...]:
    """Subscriptions by their places, in this order of these."""
    by_place: dict[ListensAt, dict[str, tuple[Subscription, ...]]] = {place: {} for place in places}
    for subscription in subscriptions:
        of_card = by_place[subscription.listener.place]
        of_card[subscription.kind.id] = (*of_card.get(subscription.kind.id, ()), subscription)
    return tuple(
        Place(
            place,
            by_id,
            all(subscription.is_always_active for each in by_id.values() for subscription in each),
            all(subscription.whose == "mine" for each in by_id.values() for subscription in each),
        )
        for place, by_id in by_place.items()
        if by_id
    )


def can_be_about(subscription: Subscription, kind: Kind, *, types_change: bool) -> bool:
    """Whether what befalls a card of this kind can be what a listener is about.

    types_change: whether cards may have other types in this game than the printed ones.
    """
    if subscription.listener.place is THIS and subscription.kind is not kind:
        return False
    of = effect_of(subscription.listener.run).of
    if of is None or isinstance(of, OfPile):
        return True
    if isinstance(of, str):
        return kind.id == of
    return types_change or bool(kind.types & of)


def is_any_active(summary: ListenerSummary, state: DominionState) -> bool:
    """Whether any of several subscriptions is active now."""
    always, piles, owned, under, lies_with = summary
    if always:
        return True
    zones = state.zones
    for zone, whole in piles:
        if len(zones[zone]) != whole:
            return True
    if owned and state.owned:
        for id, _ in state.owned:
            if id in owned:
                return True
    for mark in under:
        if mark not in state.marks:
            return True
    for mark in lies_with:  # noqa: SIM110 - asked often, and `any` is much slower
        if mark in state.marks:
            return True
    return False


def active_of(
    subscriptions: Mapping[str, tuple[Subscription, ...]], state: DominionState
) -> Mapping[str, Sequence[Subscription]]:
    """The subscriptions that are active now, by the ids of their cards."""
    found: dict[str, Sequence[Subscription]] = {}
    for id, each in subscriptions.items():
        if len(each) == 1:
            if is_active(each[0], state):
                found[id] = each
        elif now := [subscription for subscription in each if is_active(subscription, state)]:
            found[id] = now
    return found


def is_active(subscription: Subscription, state: DominionState) -> bool:
    """Whether a subscription is active now."""
    if subscription.zone >= 0:
        return len(state.zones[subscription.zone]) != subscription.whole
    if subscription.owned:
        for id, _ in state.owned:  # noqa: SIM110 - asked often, and `any` is much slower
            if id == subscription.owned:
                return True
        return False
    if subscription.under is not None:
        return subscription.under not in state.marks
    return subscription.lies_with is None or subscription.lies_with in state.marks

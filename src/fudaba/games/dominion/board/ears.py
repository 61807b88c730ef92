"""Who can hear of what in a game: known by the kinds of its cards before it begins, but for who is asleep.

Nearly all that is printed on cards concerns few acts, or lies in a pile that nobody has touched. To ask those
who cannot have anything to say costs more than to play, so each act first asks whether anybody can hear it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from fudaba.games.dominion.board.state import Game
from fudaba.games.dominion.facts.kinds import (
    FULFILLED,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    OF,
    ON_EXILE,
    ON_TAVERN,
    OWNED,
    THIS,
    WHOSE,
    Kind,
    Listener,
    ListensAt,
    OfPile,
    Whose,
)
from fudaba.games.dominion.facts.tokens import SUN

_HELD: Final = frozenset({IN_HAND, IN_PLAY, ON_TAVERN, ON_EXILE, IN_DECK})
"""The places in which a card listens only once it is somebody's."""
_SUNS: Final = (SUN.id, SUN.place)
"""The Sun tokens on the Prophecy, as in `Game.marks`."""


class Ear(NamedTuple):
    """A listener of a kind. It sleeps while all cards of its pile lie there (`whole` of them in `zone`),
    while nobody owns it (`owned`, its id), while tokens lie on it (`under`, as in `Game.marks`), or, as far
    as an act is about one kind of card, while it does not lie with the pile of that (`lies_with`, likewise);
    with none of these it is always awake. whose: see `kinds.WHOSE`."""

    kind: Kind
    listener: Listener
    zone: int = -1
    whole: int = 0
    owned: str = ""
    under: tuple[str, int] | None = None
    whose: Whose = "mine"
    lies_with: tuple[str, int] | None = None

    @property
    def never_sleeps(self) -> bool:
        """Whether it is awake all the game."""
        return self.zone < 0 and not self.owned and self.under is None and self.lies_with is None


class Hearing(NamedTuple):
    """Whether any of several ears hears anything now: always; or once not all cards lie in one of these piles
    (its zone, and how many that are), one of these is owned, nothing lies on one any more, or one lies with a
    pile."""

    always: bool
    piles: tuple[tuple[int, int], ...]
    owned: frozenset[str]
    under: tuple[tuple[str, int], ...]
    lies_with: tuple[tuple[str, int], ...]


DEAF: Final = Hearing(always=False, piles=(), owned=frozenset(), under=(), lies_with=())
"""Where there is nobody who could hear."""


class Several:
    """Several acts by their names, of which any is to be heard of. Declared once, where they are asked about;
    it is equal to itself alone, so that to look something up by it takes no comparing of names.

    plays, gains: whether it has these, which are heard of by more than what is printed or waits. besides:
    whether it has any of these.
    """

    __slots__ = ("besides", "gains", "names", "plays")

    def __init__(self, *names: str) -> None:
        self.names = names
        self.plays = "Plays" in names
        self.gains = "Gains" in names
        self.besides = self.plays or self.gains


class Place(NamedTuple):
    """The ears that are in one place, by the ids of the cards that they belong to. always: whether none of
    them ever sleeps. mine: whether they are about what befalls their owner alone."""

    place: ListensAt
    ears: Mapping[str, tuple[Ear, ...]]
    always: bool
    mine: bool


def ear_of(kind: Kind, listener: Listener, zone: int, whole: int) -> Ear:
    """A listener in a game. zone: that of its kind's pile, if all that belongs there starts there."""
    whose = WHOSE.get(listener.run, "mine")
    if listener.place in _HELD and zone >= 0:
        return Ear(kind, listener, zone, whole, whose=whose)
    under = _SUNS if listener.place is FULFILLED else None
    return Ear(kind, listener, owned=kind.id if listener.place is OWNED else "", under=under, whose=whose)


def hearing_of(ears: Iterable[Ear], kind: Kind | None = None) -> Hearing:
    """What several ears come to. kind: of the card that an act befalls: this very card may wake its own."""
    found = list(ears)
    return Hearing(
        any(ear.kind is kind or ear.never_sleeps for ear in found),
        tuple(dict.fromkeys((ear.zone, ear.whole) for ear in found if ear.zone >= 0)),
        frozenset(ear.owned for ear in found if ear.owned),
        tuple(dict.fromkeys(ear.under for ear in found if ear.under is not None)),
        tuple(ear.lies_with for ear in found if ear.lies_with is not None),
    )


def placed(ears: Iterable[Ear], places: Iterable[ListensAt]) -> tuple[Place, ...]:
    """Several ears by their places, in this order of these."""
    by_place: dict[ListensAt, dict[str, tuple[Ear, ...]]] = {place: {} for place in places}
    for ear in ears:
        of_card = by_place[ear.listener.place]
        of_card[ear.kind.id] = (*of_card.get(ear.kind.id, ()), ear)
    return tuple(
        Place(
            place,
            by_id,
            all(ear.never_sleeps for each in by_id.values() for ear in each),
            all(ear.whose == "mine" for each in by_id.values() for ear in each),
        )
        for place, by_id in by_place.items()
        if by_id
    )


def can_be_about(ear: Ear, kind: Kind, *, types_change: bool) -> bool:
    """Whether what befalls a card of this kind can be what a listener is about.

    types_change: whether cards may have other types in this game than the printed ones.
    """
    if ear.listener.place is THIS and ear.kind is not kind:
        return False
    of = OF.get(ear.listener.run)
    if of is None or isinstance(of, OfPile):
        return True
    if isinstance(of, str):
        return kind.id == of
    return types_change or bool(kind.types & of)


def is_heard(hearing: Hearing, state: Game) -> bool:
    """Whether any of several ears may hear something now."""
    always, piles, owned, under, lies_with = hearing
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


def awake(ears: Mapping[str, tuple[Ear, ...]], state: Game) -> Mapping[str, Sequence[Ear]]:
    """Those of some ears, by the ids of their cards, that may hear something now."""
    found: dict[str, Sequence[Ear]] = {}
    for id, each in ears.items():
        if len(each) == 1:
            if is_awake(each[0], state):
                found[id] = each
        elif now := [ear for ear in each if is_awake(ear, state)]:
            found[id] = now
    return found


def is_awake(ear: Ear, state: Game) -> bool:
    """Whether it may hear something now."""
    if ear.zone >= 0:
        return len(state.zones[ear.zone]) != ear.whole
    if ear.owned:
        for id, _ in state.owned:  # noqa: SIM110 - asked often, and `any` is much slower
            if id == ear.owned:
                return True
        return False
    if ear.under is not None:
        return ear.under not in state.marks
    return ear.lies_with is None or ear.lies_with in state.marks

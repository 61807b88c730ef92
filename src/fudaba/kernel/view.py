"""The one place where secrets are hidden: what one seat, or a spectator, may know.

Everything here is an allow-list: a zone shows what its audience may see, and of counters only those
that a game declares public (or private to the viewer). A card is named by the stamp of its last
move, never by its number, so nobody can follow it through a hidden place; a card whose face is
not known has no name at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from fudaba.kernel.ask import Ask, Option
from fudaba.kernel.cards import EVERYBODY, Zone, only
from fudaba.kernel.events import Event
from fudaba.kernel.seen import Deciding, Seen, SeenCard, SeenEvent, SeenOption, SeenQuestion, SeenZone
from fudaba.kernel.shown import K, Private, Public, S, of_kind
from fudaba.kernel.sights import Sights
from fudaba.kernel.table import Table

SPECTATOR: Final = -1
"""The viewer who sits at no seat."""
_EMPTY: Final = SeenZone(0)


class KnownZone(NamedTuple):
    """What a viewer knows of a zone, by numbers of cards; `SeenZone` is the same by faces."""

    count: int  # type: ignore[assignment]  # its own count, not that of a tuple
    """How many cards are in it."""
    cards: list[tuple[int, int]]
    """The stamp and card number of each card that the viewer sees, the bottom one first."""
    known: list[int]
    """The numbers of the cards known to be somewhere in it, by face, since the viewer may not know where."""
    backs: Sequence[str] = ()
    """The backs of the other cards in a zone whose faces the viewer does not see, sorted, since these are no
    secret. Empty where all backs are alike.
    """


class View:
    """What `viewer` may know of a table now; bots and fronts read this and nothing else.

    It looks at the table when it is asked, so it is cheap to make and must not be kept over an answer.
    """

    __slots__ = ("_eyes", "_table", "viewer")

    def __init__(self, table: Table, viewer: int = SPECTATOR) -> None:
        self._table = table
        self.viewer = viewer
        self._eyes: int | None = None

    @property
    def _audience(self) -> int:
        """The seats through whose eyes the viewer sees, found when first asked for."""
        if self._eyes is None:
            self._eyes = eyes(self._table, self.viewer)
        return self._eyes

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self._table.seats

    def public(self) -> Public:
        """The counters that everybody may know."""
        return self._table.public()

    def public_as(self, kind: type[S]) -> S:
        """The same as a game's own struct. Raises TypeError at the table of another game."""
        return of_kind(self._table.public(), kind)

    def private(self, seat: int | None = None) -> Private | None:
        """The counters that only this viewer may know, or those of a seat for which they decide.

        None where they may not know them, and where there are none.
        """
        seat = self.viewer if seat is None else seat
        if seat == SPECTATOR or not self._audience >> seat & 1:
            return None
        return self._table.private(seat, own=seat == self.viewer)

    def private_as(self, kind: type[S], seat: int | None = None) -> S | None:
        """The same as a game's own struct. Raises TypeError at the table of another game."""
        found = self.private(seat)
        return None if found is None else of_kind(found, kind)

    def tally_as(self, kind: type[K], seat: int) -> K:
        """What a player can count, as a game's own kind of it; what only they know, if they are the viewer.

        None of it is hidden from who may see `public` and `private`. Raises TypeError at the table of another
        game.
        """
        return of_kind(self._table.tally(seat, own=seat == self.viewer), kind)

    def _lying(self, number: int) -> Sequence[int] | None:
        """The cards that the viewer sees lying in a zone, bottom first; None where they do not look into it.

        What a viewer sees of a zone is decided here and in `_known_in`, and nowhere else.
        """
        state = self._table.state
        _, _, _, audience, top_only = state.layout[number]
        if audience != EVERYBODY and not audience & self._audience:
            return None
        cards: list[int] = state.zones[number]
        return cards[-1:] if top_only else cards

    def _known_in(self, number: int) -> list[int]:
        """The cards that the viewer knows to be somewhere in a zone into which they do not see, by face."""
        known = self._table.state.known
        if not known:
            return []
        cards = self._table.state.zones[number]
        return sorted(
            (card for card in cards if card in known and self._sees(known[card])), key=self._by_face
        )

    def zone(self, number: int) -> KnownZone:
        """What the viewer knows of the zone with this number."""
        state = self._table.state
        cards: list[int] = state.zones[number]
        lying = self._lying(number)
        if lying is not None:
            return KnownZone(len(cards), [(state.stamp[card], card) for card in lying], [])
        known = self._known_in(number)
        return KnownZone(len(cards), [], known, self._backs(card for card in cards if card not in known))

    def count(self, number: int) -> int:
        """How many cards are in the zone with this number."""
        return len(self._table.state.zones[number])

    def faces(self, number: int) -> list[str]:
        """The faces of the cards in that zone as far as the viewer knows them; see `zone`."""
        printed, lying = self._table.cards, self._lying(number)
        if lying is None:
            lying = self._known_in(number)
        return [printed[card].face for card in lying] if lying else []

    def knows(self, card: int) -> bool:
        """Whether the viewer may know the face of a card: they see into its zone, or were shown it there.

        They saw what lies under the top card of a pile come in, even where they may not look at it again.
        """
        state = self._table.state
        zone: Zone = state.layout[state.where[card]]
        return self._sees(zone.audience) or (card in state.known and self._sees(state.known[card]))

    def hidden(self) -> list[int]:
        """The cards of which the viewer does not know the face (`knows`), ascending."""
        state = self._table.state
        found: list[int] = []
        for number, (zone, cards) in enumerate(zip(state.layout, state.zones, strict=True)):
            if cards and not self._sees(zone.audience):
                known = self._known_in(number)
                found += [card for card in cards if card not in known] if known else cards
        return sorted(found)

    def unseen(self) -> dict[str, int]:
        """How many cards of each face there are of which the viewer does not know where they lie.

        A card whose back is its face is known wherever it lies.
        """
        pieces = self._table.cards
        faces = [pieces[card].face for card in self.hidden() if pieces[card].back != pieces[card].face]
        return dict(sorted(Counter(faces).items()))

    def data(self, public: Public | None = None) -> Seen:
        """All of it: what is sent, and what the leak tests compare.

        public: what `public` gives, if another viewer of the same moment has looked at that already.
        """
        decides_for: dict[str, Private | None] = {}
        if self.viewer != SPECTATOR and self._audience != only(self.viewer):
            others = (seat for seat in range(self.seats) if seat != self.viewer)
            decides_for = {str(s): self.private(s) for s in others if self._audience >> s & 1}
        return Seen(
            self.viewer,
            self.seats,
            self.public() if public is None else public,
            self.private(),
            self._zones(),
            self._table.ending(),
            decides_for,
        )

    def _zones(self) -> dict[str, SeenZone]:
        """What `zone` says of each zone, by faces; looked at again only where something has changed."""
        table = self._table
        state, sights = table.state, table.sights
        if sights is None or sights.layout is not state.layout or sights.cards is not table.cards:
            sights = table.sights = Sights(state.layout, table.cards)
        sight = sights.through(self._audience)
        zones, names = sight.zones, sights.names
        for number in sight.changed(state):
            zones[names[number]] = self._seen_zone(number, sights)
        return zones.copy()

    def _seen_zone(self, number: int, sights: Sights) -> SeenZone:
        state, pieces = self._table.state, self._table.cards
        cards: list[int] = state.zones[number]
        if not cards:
            return _EMPTY
        audience: int = state.layout[number].audience
        alike = audience == EVERYBODY or (not audience and state.known.keys().isdisjoint(cards))
        if alike and (found := sights.alike.get(number)) is not None and found[0] is cards:
            return found[1]
        lying = self._lying(number)
        if lying is not None:
            stamp: list[int] = state.stamp
            entry = SeenZone(len(cards), tuple([SeenCard(stamp[card], pieces[card].face) for card in lying]))
        else:
            known = self._known_in(number)
            others = [card for card in cards if card not in known] if known else cards
            backs = tuple(self._backs(others)) if sights.backs else ()
            entry = SeenZone(len(cards), (), tuple([pieces[card].face for card in known]), backs)
        if alike:
            sights.alike[number] = cards, entry
        return entry

    def asked(self, ask: Ask | None) -> Deciding | None:
        """A pending question: all of it (`SeenQuestion`) for its decider, else only who decides for whom."""
        if ask is None:
            return None
        if ask.decider != self.viewer:
            return Deciding(ask.owner, ask.decider)
        numbers = ask.numbers
        return SeenQuestion(
            ask.owner,
            ask.decider,
            ask.kind,
            ask.least,
            ask.most,
            ask.ordered,
            ask.together,
            ask.rule,
            ask.number,
            ask.whom,
            ask.word,
            self._face(ask.about) if ask.about >= 0 else "",
            () if numbers is not None else tuple([self._option(option) for option in ask.options]),
            None if numbers is None else (numbers.least, numbers.most),
        )

    def put(self, ask: Ask) -> SeenQuestion:
        """A pending question to its decider. Raises ValueError where that is not the viewer."""
        asked = self.asked(ask)
        if not isinstance(asked, SeenQuestion):
            raise ValueError(f"seat {ask.decider} decides, and seat {self.viewer} looks")
        return asked

    def event(self, event: Event) -> SeenEvent:
        """A line of the log: all may know that it happened, its audience also with which cards.

        A card that lay where the viewer does not see has a face here and no name: the name would tell
        when it came there.
        Who decides for a seat only now does not see what that seat alone was told before.
        """
        shown: tuple[SeenCard, ...] = ()
        audience, cards = event.audience, event.cards
        if cards and (audience == EVERYBODY or (self.viewer >= 0 and audience >> self.viewer & 1)):
            named = event.named == EVERYBODY or (self.viewer >= 0 and event.named >> self.viewer & 1)
            shown = tuple([SeenCard(ref.stamp if named else 0, self._face(ref.card)) for ref in cards])
        return SeenEvent(
            event.kind,
            event.seat,
            event.whom,
            event.number,
            event.word,
            event.rule,
            event.cause,
            len(cards),
            shown,
        )

    def about(self, ask: Ask) -> str:
        """The face of the card that asks, "" for none; only for who decides, as in `asked`."""
        return self._face(ask.about) if ask.about >= 0 and ask.decider == self.viewer else ""

    def _option(self, option: Option) -> SeenOption:
        sees = option.card >= 0 and self._sees_card(option.card)
        return SeenOption(
            option.verb,
            self._table.state.stamp[option.card] if sees else 0,
            option.face,
            option.word,
            option.seat,
            option.number,
        )

    def _face(self, card: int) -> str:
        return self._table.cards[card].face

    def _backs(self, cards: Iterable[int]) -> list[str]:
        pieces = self._table.cards
        return sorted([back for card in cards if (back := pieces[card].back)])

    def _by_face(self, card: int) -> tuple[str, int]:
        return self._table.cards[card].face, card

    def _sees_card(self, card: int) -> bool:
        zone: Zone = self._table.state.layout[self._table.state.where[card]]
        return self._sees(zone.audience) and not zone.top_only

    def _sees(self, audience: int) -> bool:
        return audience == EVERYBODY or bool(audience & self._audience)


def eyes(table: Table, viewer: int) -> int:
    """The seats through whose eyes a viewer sees: their own, and those for whom they decide; a bit mask."""
    if viewer == SPECTATOR:
        return 0
    control: Sequence[int] = table.state.control
    seats = 1 << viewer  # in one loop: each look into a zone asks it
    for seat, decider in enumerate(control):
        if decider == viewer:
            seats |= 1 << seat
    return seats

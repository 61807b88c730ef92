"""A game at rest: plain data, cheap to copy."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from fudaba.kernel.cards import EVERYBODY, Ref, Zone, new_tuple
from fudaba.kernel.dice import below, shuffled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fudaba.kernel.acts import Ability
    from fudaba.kernel.plays import Play


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Where every card is, what is still to come, and how chance will fall.

    Games add their counters in a subclass with `__slots__` of its own and a `clone` that copies
    them. Everything in it is a number, a text, a tuple or a list of these (and `Ability`, `Play`,
    which are immutable): nothing that could not be written down.

    zones: card numbers by zone, the last of each list on top. where: each card's zone.
    stamp: the number of each card's last move; it tells whether track of a card was lost, and it is
    the only name under which a view shows a card, so that a card cannot be followed through a hidden
    place. known: for cards in hidden places whose faces others know all the same, who does.
    control: who decides for each seat. abilities: effects that wait, and the play they belong to.
    unshared: the zones whose lists nobody else can have; the others must not be changed, see `own`.
    revealed: whether something came to light since it was last set to False that `answering`
    (a seat) had not known. light: for those who test for leaks, who has rightly seen which card since
    it was last emptied; None while nobody asks. passed: for those who count what players have, each card that
    has left what is one player's own, or has come there, with the owners of the two zones, in order; None as
    long as nobody counts, and where they must count anew.
    """

    __slots__ = (
        "abilities",
        "answering",
        "control",
        "key",
        "known",
        "layout",
        "light",
        "moves",
        "passed",
        "plays",
        "revealed",
        "rolls",
        "stamp",
        "unshared",
        "where",
        "zones",
    )

    layout: tuple[Zone, ...]
    zones: list[list[int]]
    unshared: set[int]
    where: list[int]
    stamp: list[int]
    moves: int
    known: dict[int, int]
    control: list[int]
    abilities: list[Ability]
    plays: list[Play]
    key: bytes
    rolls: int
    revealed: bool
    answering: int
    light: dict[int, int] | None
    passed: list[tuple[int, int, int]] | None

    _SHARED: ClassVar = frozenset({"layout", "key", "unshared", "revealed", "answering", "light", "passed"})

    def __init__(self, layout: tuple[Zone, ...], cards: int, seats: int, key: bytes) -> None:
        """All `cards` begin in zone 0, in the order of their numbers."""
        self.layout = layout
        self.zones = [[] for _ in layout]
        self.zones[0] = list(range(cards))
        self.unshared = set(range(len(layout)))
        self.where = [0] * cards
        self.stamp = list(range(1, cards + 1))
        self.moves = cards
        self.known = {}
        self.control = list(range(seats))
        self.abilities = []
        self.plays = []
        self.key = key
        self.rolls = 0
        self.revealed = False
        self.answering = 0
        self.light = None
        self.passed = None

    def clone(self) -> Self:
        """A copy that nothing done to either of them changes. Subclasses copy their own slots too.

        The lists of the zones are shared until one of the two changes them: most never are.
        """
        new = self.__class__.__new__(self.__class__)
        new.layout = self.layout
        new.zones = self.zones[:]
        self.unshared, new.unshared = set(), set()
        new.where = self.where[:]
        new.stamp = self.stamp[:]
        new.moves = self.moves
        new.known = self.known.copy() if self.known else {}
        new.control = self.control[:]
        new.abilities = self.abilities[:]
        new.plays = self.plays[:]
        new.key = self.key
        new.rolls = self.rolls
        new.revealed = self.revealed
        new.answering = self.answering
        new.light = None
        new.passed = None
        return new

    # Cards move.

    def own(self, zone: int) -> list[int]:
        """The list of a zone, to be changed: copied first if a clone may have it too, or a reader who
        looked."""
        zones = self.zones
        if zone not in self.unshared:
            zones[zone] = zones[zone][:]
            self.unshared.add(zone)
        return zones[zone]

    def lend(self, zone: int) -> None:
        """Let somebody keep the list of a zone: code that changes the zone copies it first."""
        self.unshared.discard(zone)

    def move(self, card: int, to: int, *, bottom: bool = False) -> None:
        """Put a card on top (or at the bottom) of a zone. References to it lose track."""
        source, zones, unshared, layout = self.where[card], self.zones, self.unshared, self.layout
        if source not in unshared:
            self.own(source)
        if to not in unshared:
            self.own(to)
        zones[source].remove(card)
        if bottom:
            zones[to].insert(0, card)
        else:
            zones[to].append(card)
        self.where[card] = to
        self.moves = self.stamp[card] = self.moves + 1
        if self.passed is not None and (before := layout[source].owner) != (now := layout[to].owner):
            self.passed.append((card, before, now))
        if not self.revealed or self.known or self.light is not None:
            self._forget(source, to)
            self._note(card, source, to)

    def draw(self, source: int, to: int) -> int:
        """Move the top card of one zone onto another and return it.

        Raises IndexError where there is none.
        """
        zones, unshared, layout = self.zones, self.unshared, self.layout
        if source not in unshared:
            self.own(source)
        if to not in unshared:
            self.own(to)
        card = zones[source].pop()
        zones[to].append(card)
        self.where[card] = to
        self.moves = self.stamp[card] = self.moves + 1
        if self.passed is not None and (before := layout[source].owner) != (now := layout[to].owner):
            self.passed.append((card, before, now))
        if not self.revealed or self.known or self.light is not None:
            self._note(card, source, to)
        return card

    def move_all(self, source: int, to: int) -> None:
        """Put all cards of one zone on top of another, in their order."""
        cards = self.zones[source]
        if not cards:
            return
        special = self.known or self.light is not None or not self.revealed
        if special and not self._tells_alike(cards, cards, source, to):
            for card in cards[:]:
                self.move(card, to)
            return
        zones = self.zones
        zones[source] = []
        if to not in self.unshared:
            self.own(to)
        zones[to] += cards
        where, stamp, moves = self.where, self.stamp, self.moves
        for card in cards:
            where[card] = to
            moves += 1
            stamp[card] = moves
        self.moves = moves
        if self.passed is not None:
            self._pass(cards, source, to)

    def move_each(self, cards: Sequence[int], source: int, to: int) -> None:
        """Put these cards of one zone on top of another, one after another."""
        if cards == self.zones[source]:
            self.move_all(source, to)
            return
        special = self.known or self.light is not None or not self.revealed
        if special and not self._tells_alike(cards, self.zones[source], source, to):
            for card in cards:
                self.move(card, to)
            return
        left, where, stamp, moves = self.own(source), self.where, self.stamp, self.moves
        for card in cards:
            left.remove(card)
            where[card] = to
            moves += 1
            stamp[card] = moves
        self.own(to).extend(cards)
        self.moves = moves
        if self.passed is not None:
            self._pass(cards, source, to)

    def draw_some(self, source: int, to: int, count: int) -> list[int]:
        """Move this many cards from the top of one zone onto another, one after another; as many as there
        are.

        Returns them in that order.
        """
        zones, unshared = self.zones, self.unshared
        if source not in unshared:
            self.own(source)
        if to not in unshared:
            self.own(to)
        pile, where, stamp, moves = zones[source], self.where, self.stamp, self.moves
        cards = pile[: -count - 1 : -1] if count > 0 else []
        special = self.known or self.light is not None or not self.revealed
        if special and not self._tells_alike(cards, cards, source, to):
            return [self.draw(source, to) for _ in cards]
        del pile[len(pile) - len(cards) :]
        for card in cards:
            where[card] = to
            moves += 1
            stamp[card] = moves
        zones[to] += cards
        self.moves = moves
        if self.passed is not None:
            self._pass(cards, source, to)
        return cards

    def place(self, card: int, to: int, index: int) -> None:
        """Put a card at an index of a zone, counted from the bottom (negative: from the top)."""
        source = self.where[card]
        self.own(source).remove(card)
        self.own(to).insert(index, card)
        self.where[card] = to
        self.moves = self.stamp[card] = self.moves + 1
        if self.passed is not None:
            self._pass((card,), source, to)
        if not self.revealed or self.known or self.light is not None:
            self._forget(source, to)
            self._note(card, source, to)

    def _pass(self, cards: Sequence[int], source: int, to: int) -> None:
        """Note of cards that have moved who had them, and who has them now, if that is another."""
        before, now = self.layout[source].owner, self.layout[to].owner
        if before != now and self.passed is not None:
            self.passed += [(card, before, now) for card in cards]

    def _tells_alike(self, cards: Sequence[int], among: Sequence[int], source: int, to: int) -> bool:
        """Whether all these moves tell the same, since of those `among` which the cards lie nobody knows one
        by having been shown it; then it has been noted."""
        if self.light is not None or (self.known and not self.known.keys().isdisjoint(among)):
            return False
        if not self.revealed and cards:
            self._note(cards[0], source, to)
        return True

    def _note(self, card: int, source: int, to: int) -> None:
        """What a move tells whom."""
        sees = self.layout[source].audience
        if self.known:
            sees |= self.known.pop(card, 0)
        audience = self.layout[to].audience
        if self.light is not None or (audience & ~sees and not sees >> self.answering & 1):
            self._lights(card, sees, audience)

    def show(self, card: int, audience: int = EVERYBODY) -> None:
        """Let these seats see the face of a card where it lies. They know it until it moves."""
        known = self.known.get(card, 0)
        sees = self.layout[self.where[card]].audience | known
        self._lights(card, sees, audience)
        if audience & ~sees:
            self.known[card] = known | audience

    def show_all(self, zone: int) -> None:
        """Let everybody see the faces of all cards in a zone, where they lie."""
        if not self.zones[zone]:
            return
        if self.revealed and self.light is None:
            self.known.update(dict.fromkeys(self.zones[zone], EVERYBODY))
            return
        for card in self.zones[zone]:
            self.show(card)

    def _lights(self, card: int, sees: int, audience: int) -> None:
        """Note that `audience` sees a card that those of `sees` knew already."""
        if audience & ~sees and not sees >> self.answering & 1:
            deciding = self.answering
            for seat, decider in enumerate(self.control):
                if decider == deciding and sees >> seat & 1:
                    break  # seen through the eyes of a player for whom they decide
            else:
                self.revealed = True
        if self.light is not None:
            self.light[card] = self.light.get(card, 0) | sees | audience

    def _forget(self, source: int, to: int) -> None:
        """Take from those who see neither place what they knew of the cards left behind.

        One of the cards has gone, and they cannot tell which; were the others still known to be
        there, or known to be gone, it would tell them. (The top card of a pile, which everybody sees go,
        is taken by `draw`.)
        """
        if not self.known:
            return
        watching = self.layout[source].audience | self.layout[to].audience
        if watching == EVERYBODY:
            return
        where = self.where
        for card in [card for card in self.known if where[card] == source]:
            if known := self.known.pop(card) & watching:
                self.known[card] = known

    def shuffle(self, zone: int) -> None:
        """Put a zone into an order that the seed decides. Track of all cards in it is lost."""
        cards = self.zones[zone]
        self.rolls += 1
        self.zones[zone] = order = shuffled(self.key, self.rolls, cards)
        stamp, moves = self.stamp, self.moves
        for card in order:
            moves += 1
            stamp[card] = moves
        self.moves = moves
        if self.known:
            for card in order:
                self.known.pop(card, None)
        self.revealed = True

    def roll(self, limit: int) -> int:
        """A number from 0 to `limit` - 1 that the seed decides."""
        self.rolls += 1
        self.revealed = True
        return below(self.key, self.rolls, limit)

    # Track of cards.

    def ref(self, card: int) -> Ref:
        """The card as it lies now."""
        return new_tuple(Ref, (card, self.stamp[card]))

    def finds(self, ref: Ref) -> bool:
        """Whether the card has not moved since: only then may an effect still move it."""
        return self.stamp[ref.card] == ref.stamp

    # A world in which cards have changed places.

    def renumber(self, new: Sequence[int]) -> None:
        """Put card `new[c]` where card c is, for every c: places, stamps, and what refers to them.

        `new` has every number once. A zone in which every card stays keeps its list. Only references that
        still find their card are changed: a stale one tells of a card as it lay then. Subclasses do the same
        to their own slots that hold references or numbers of cards that may lie face down; see `twin`.
        """
        refs = Renumbered(self, new)
        self.passed = None
        self.abilities = [
            a._replace(args=refs.within(a.args), source=refs.within(a.source)) for a in self.abilities
        ]
        self.plays = [play._replace(card=refs.within(play.card)) for play in self.plays]
        where, stamp = self.where[:], self.stamp[:]
        moving = [card for card, number in enumerate(new) if card != number]
        for zone in {where[card] for card in moving}:
            self.zones[zone] = [new[card] for card in self.zones[zone]]
            self.unshared.add(zone)
        for card in moving:
            self.where[new[card]] = where[card]
            self.stamp[new[card]] = stamp[card]
        self.known = {new[card]: audience for card, audience in self.known.items()}

    # All of it, written down.

    @classmethod
    def kept(cls) -> list[str]:
        """The names of all that makes such a state, in a stable order."""
        return [name for name in slots_of(cls) if name not in cls._SHARED]

    def plain(self) -> dict[str, Any]:
        """Everything that makes this state, as plain data with stable order."""
        return {name: _plain(getattr(self, name)) for name in self.kept()}

    def counted_anew(self) -> Self:
        """A copy in which the plays that are kept count from 1, however many there have been before them.

        Which of those before got a number at all is no part of the rules. Subclasses count anew where else
        the numbers of plays stand.
        """
        new = self.clone()
        numbers = self.numbers_of_plays()
        new.plays = [
            play._replace(number=numbers[play.number], parent=numbers.get(play.parent, 0))
            for play in self.plays
            if play.number in numbers
        ]
        new.abilities = [a._replace(play=numbers.get(a.play, 0)) if a.play else a for a in self.abilities]
        return new

    def numbers_of_plays(self) -> dict[int, int]:
        """What the plays that are kept count as, each by its number: see `counted_anew`."""
        return {play.number: count for count, play in enumerate(self.plays, 1)}

    def digest(self) -> str:
        """SHA-256 of the state: equal for equal states, on every machine. Plays are counted anew for it."""
        text = json.dumps(
            self.counted_anew().plain(), sort_keys=True, separators=(",", ":"), ensure_ascii=True
        )
        return hashlib.sha256(text.encode()).hexdigest()


_SLOTS: dict[type, tuple[str, ...]] = {}


def slots_of(kind: type) -> tuple[str, ...]:
    """The names of all that an object of a class with `__slots__` has, also where that has been compiled;
    in the order of the alphabet."""
    if kind not in _SLOTS:
        names: set[str] = set()
        for base in kind.__mro__:
            for slots in (getattr(base, "__slots__", ()), getattr(base, "__mypyc_attrs__", ())):
                names.update((slots,) if isinstance(slots, str) else slots)
        _SLOTS[kind] = tuple(sorted(name for name in names if not name.startswith("__")))
    return _SLOTS[kind]


class Renumbered:
    """Renames the cards inside plain data, for `State.renumber`; made before anything is renamed."""

    __slots__ = ("new", "stamp")

    def __init__(self, state: State, new: Sequence[int]) -> None:
        self.new = new
        self.stamp = state.stamp[:]

    def within(self, value: Any) -> Any:
        """The same data, every `Ref` that still finds its card renamed; tuples and lists all through."""
        if isinstance(value, Ref):
            return Ref(self.new[value.card], value.stamp) if self.stamp[value.card] == value.stamp else value
        if isinstance(value, tuple):
            items = (self.within(item) for item in value)
            return type(value)(*items) if hasattr(value, "_fields") else tuple(items)
        if isinstance(value, list):
            return [self.within(item) for item in value]
        return value


_ATOMS = frozenset({int, str, bool, type(None)})


def _plain(value: Any) -> Any:
    if type(value) in _ATOMS:
        return value
    if isinstance(value, (list, tuple)) and not hasattr(value, "plain"):
        # Nearly all of a state is numbers in lists: they need no call of their own.
        return [item if type(item) in _ATOMS else _plain(item) for item in value]
    if hasattr(value, "plain"):
        return _plain(value.plain())
    if isinstance(value, dict):
        return sorted([_plain(key), _plain(item)] for key, item in value.items())
    if isinstance(value, (set, frozenset)):
        return sorted(_plain(item) for item in value)
    return value

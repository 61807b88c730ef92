"""A game at rest: plain data, cheap to copy."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from fudaba.kernel.cards import Ref, Zone, new_tuple
from fudaba.kernel.dice import below, shuffled
from fudaba.kernel.knowledge import Knowledge
from fudaba.kernel.plain import Renumbered, plain, slots_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fudaba.kernel.acts import Ability
    from fudaba.kernel.deals import Deals
    from fudaba.kernel.plays import Play


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Knowledge):
    """Where every card is, what is still to come, and the source of chance.

    Games add their counters in a subclass with `__slots__` of its own and a `clone` that copies them.
    Everything in it is a number, a text, a tuple or a list of these (and `Ability`, `Play`, which are
    immutable): nothing that could not be written down. The cards themselves are in `Knowledge`.
    """

    __slots__ = (
        "abilities",
        "deals",
        "key",
        "moves",
        "passed",
        "plays",
        "rolls",
        "stamp",
        "unshared",
    )

    unshared: set[int]
    """The numbers of the zones whose lists no copy of the state has too. Others must not be changed in place,
    see `own`.
    """
    stamp: list[int]
    """By card, the number of its last move. It says whether track of a card was lost, and it is the only name
    under which a view shows a card, so that nobody can follow a card through a hidden place.
    """
    moves: int
    """How many moves of cards there have been."""
    abilities: list[Ability]
    """Effects that wait, each with the play that it belongs to."""
    plays: list[Play]
    """The plays that something may still refer to, in the order of their numbers."""
    key: bytes
    """The secret from which all random numbers follow."""
    rolls: int
    """How many random numbers have been drawn."""
    deals: Deals | None
    """What shuffles bring, where the seed does not decide it (a game read from a log)."""
    passed: list[tuple[int, int, int]] | None
    """For those who count what players have: each card that left or reached a place of one player's own, with
    the owners of the two zones, in order. None as long as nobody counts, and where they must count anew.
    """

    _SHARED: ClassVar = frozenset(
        {"layout", "key", "unshared", "revealed", "answering", "light", "passed", "deals"}
    )

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
        self.deals = None
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
        new.deals = self.deals
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

    def rekey(self, key: bytes) -> None:
        """Let chance come from another key from now on: what is written down of shuffles holds no more."""
        self.key = key
        self.deals = None

    def shuffle(self, zone: int) -> None:
        """Put a zone into an order that the seed decides. Track of all cards in it is lost."""
        cards = self.zones[zone]
        self.rolls += 1
        if self.deals is None:
            order = shuffled(self.key, self.rolls, cards)
        else:
            order = self.deals.order(self.rolls, zone, cards, self.key)
        self.zones[zone] = order
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
        refs = Renumbered(self.stamp, new)
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
        return {name: plain(getattr(self, name)) for name in self.kept()}

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

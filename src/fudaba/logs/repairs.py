"""Which cards must have lain otherwise, where a game does not go on as a log does.

A conflict says it: cards came that the log does not name there, or somebody does not have in hand what they
show next. All the cards that are wrong change places at once, each with one that the log allows there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Final

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DECK, DISCARD, HAND, place
from fudaba.logs.atoms import Atom
from fudaba.logs.foresight import SHOWN, hands_ahead
from fudaba.logs.knowledge import Knowledge
from fudaba.logs.matching import Place
from fudaba.logs.nodes import Conflict, Node, Repair, Swaps
from fudaba.logs.ways import Slots, Ways

AHEAD: Final = 10
"""How many atoms behind one that does not fit are looked at for what a hand must have had."""
MOST_WAYS: Final = 12
"""How many ways of setting the same thing right are tried."""
_PILES: Final = frozenset({"buys", "gains", "takes", "receives"})
"""Deeds with the top card of a pile."""
_CHOSEN: Final = SHOWN - {"reveals"}
"""Deeds with cards that somebody chooses."""


class Repairs:
    """Finds cards that may change places. atoms: what happened by the log; faces: of the cards, by number."""

    def __init__(self, atoms: Sequence[Atom], faces: Sequence[str]) -> None:
        self._atoms, self._faces = atoms, faces
        self._ways = Ways(faces)

    def found(self, conflict: Conflict, rest: Node) -> Iterator[Repair]:
        """Changes after which that conflict may be gone, likely ones first.

        rest: the position at which the cards change places. Where nothing has been shuffled since, cards that
        have been named since may change places, too.
        """
        if rest is conflict.node or rest.driver is None:
            yield from self._found(conflict)
            return
        earlier = conflict._replace(trial=conflict.trial._replace(knowledge=rest.knowledge))
        if self._is_chosen(conflict):
            yield from self._for_earlier_hand(earlier, rest)
            yield from self._found(conflict)
        else:
            yield from self._found(conflict)
            yield from self._for_earlier_hand(earlier, rest)
        if conflict.trial.knowledge.orders.keys() == rest.knowledge.orders.keys():
            yield from self._found(earlier)

    def _is_chosen(self, conflict: Conflict) -> bool:
        """Whether somebody did not have what they chose by the log, rather than that something else came."""
        misfit = conflict.trial.misfit
        assert misfit is not None
        if not misfit.wrong:
            return True
        chosen = misfit.deed.kind in _CHOSEN
        return chosen and self._in_hand(conflict.node, misfit.deed.seat, misfit.wrong)

    def _found(self, conflict: Conflict) -> Iterator[Repair]:
        node, trial = conflict.node, conflict.trial
        misfit = trial.misfit
        assert misfit is not None
        known = trial.knowledge
        dealt = self._dealt(conflict)
        hand = chain.from_iterable(
            self._for_hand(conflict, index) for index in dict.fromkeys((trial.at.atom, node.at.atom))
        )
        pile = chain(self._for_pile(conflict), self._for_offer(conflict))
        if self._is_chosen(conflict):
            yield from hand
            yield from pile
            yield from dealt
        elif any(card not in known.free for card in misfit.wrong):
            yield from pile
            yield from hand
            yield from dealt
        else:
            yield from dealt
            yield from hand

    def _in_hand(self, node: Node, seat: int, cards: Sequence[int]) -> bool:
        if node.driver is None or seat < 0:
            return False
        where = node.driver.table.state.where
        return all(where[card] == place(HAND, seat) for card in cards)

    # What came otherwise than the log says.

    def _dealt(self, conflict: Conflict) -> Iterator[Repair]:
        """Let cards have come that the log names, where others came."""
        trial = conflict.trial
        misfit = trial.misfit
        assert misfit is not None
        wrong, wanted = misfit.wrong, misfit.wanted
        atom = self._atoms[min(trial.at.atom, len(self._atoms) - 1)]
        if not wanted and trial.at.named and trial.before is not None and trial.last:
            # what came last should have been another of the cards that the log has there
            wrong, wanted = trial.last[-1:], tuple(trial.at.named.elements())
            trial = trial._replace(knowledge=trial.before)
            conflict = conflict._replace(trial=trial)
        drawn = trial.drawn or conflict.node.drawn
        if not wanted and drawn and atom.kind in SHOWN:
            # what was drawn last should have been what is shown next
            wrong, wanted = drawn[-1:], tuple(atom.named.elements())
        if not wrong or not wanted:
            return
        seat = max(0, atom.seat)
        apart = {*misfit.deed.cards, *wrong}
        for faces in _choices(wanted, len(wrong)):
            slots = [((card,), face) for card, face in zip(wrong, faces, strict=False)]
            yield from self._repairs(conflict, slots, seat, apart)
            right = [card for card in misfit.deed.cards if card not in wrong]
            yield from self._in_turn(conflict, right, wrong, faces, seat)

    # What somebody does not have in hand.

    def _for_hand(self, conflict: Conflict, index: int) -> Iterator[Repair]:
        """Let a player have in hand what the log shows next."""
        node, trial = conflict.node, conflict.trial
        if node.driver is None or index >= len(self._atoms):
            return
        atom = self._atoms[index]
        seat = atom.seat
        if atom.kind not in SHOWN or seat < 0:
            return
        state = node.driver.table.state
        hand = [*state.zones[place(HAND, seat)]]
        if index > node.at.atom and trial.misfit is not None and seat == trial.misfit.deed.seat:
            hand += [card for card in trial.drawn if card not in hand]
        at = node.at if index == node.at.atom else trial.at
        for wanted in self._wanted(at, index, seat):
            yield from self._with_in_hand(conflict, hand, wanted, seat)

    def _with_in_hand(
        self, conflict: Conflict, hand: Sequence[int], wanted: Counter[str], seat: int
    ) -> Iterator[Repair]:
        missing = wanted - Counter(self._faces[card] for card in hand)
        if not missing or sum(missing.values()) > len(hand):
            return
        given = self._given(hand, wanted, conflict.trial.knowledge)
        slots = [(given, face) for face in missing.elements()]
        yield from self._repairs(conflict, slots, seat, set(hand))
        if given:
            right = [card for card in hand if card not in given]
            yield from self._in_turn(conflict, right, given, tuple(missing.elements()), seat)

    def _for_earlier_hand(self, conflict: Conflict, rest: Node) -> Iterator[Repair]:
        """Let a player have had in hand at an earlier position what they have shown since, and show next."""
        index = min(conflict.key[0], len(self._atoms) - 1)
        seat = self._atoms[index].seat
        if seat < 0 or rest.driver is None or self._atoms[index].kind not in SHOWN:
            return
        zones = rest.driver.table.state.zones
        first = rest.at.atom
        wanted = Counter[str]()
        drawn = 0
        for number in range(first, min(index + AHEAD, len(self._atoms))):
            atom = self._atoms[number]
            if number > index and (
                atom.kind in ("turn", "extra")
                or (atom.seat == seat and atom.kind in ("draws", "puts_in_hand", "looks_at", "reveals"))
            ):
                break
            if atom.seat != seat:
                continue
            named, size = atom.named, atom.size
            if number == first and rest.at.named is not None:
                named, size = rest.at.named, rest.at.left
            if atom.kind == "draws":
                drawn += size
            elif atom.kind == "puts_in_hand" or (atom.kind, atom.place) == ("gains", "hand"):
                wanted = wanted - named
            elif atom.kind in SHOWN and (atom.kind != "reveals" or number == index):
                wanted = wanted + named
        deck = zones[place(DECK, seat)]
        hand = [*zones[place(HAND, seat)], *(deck[-drawn:] if drawn else ())]
        yield from self._with_in_hand(conflict, hand, wanted, seat)

    def _in_turn(
        self,
        conflict: Conflict,
        right: Sequence[int],
        given: Sequence[int],
        missing: Sequence[str],
        seat: int,
    ) -> Iterator[Repair]:
        """Let a card that is missing come in the place of one that is right, and that in another's place.

        The cards of a hand may be of two shuffles, and each of them only of one.
        """
        free, latest = conflict.trial.knowledge.free, conflict.trial.knowledge.latest
        for face in dict.fromkeys(missing):
            others = list(missing)
            others.remove(face)
            kinds: set[tuple[str, int, int]] = set()
            for card in right:
                kind = self._faces[card], free.get(card, -1), latest.get(card, -1)
                if card in free and kind not in kinds and kind[0] != face:
                    kinds.add(kind)
                    slots = [((card,), face), *((given, one) for one in (kind[0], *others))]
                    yield from self._repairs(conflict, slots, seat, {*right, *given} - {card})

    def _given(self, hand: Sequence[int], wanted: Counter[str], known: Knowledge) -> list[int]:
        """The cards of a hand that the player does not show; those first that anybody would have played."""
        spare = Counter(self._faces[card] for card in hand) - wanted
        given = [card for card in hand if card in known.free and spare[self._faces[card]] > 0]
        return sorted(given, key=lambda card: not _is_played(self._faces[card]))

    def _wanted(self, at: Place, index: int, seat: int) -> Iterator[Counter[str]]:
        """What a player shows of their hand from an atom on until they draw, and by that atom alone."""
        first = self._atoms[index].named
        if at.atom == index and at.named is not None:
            first = at.named
        whole = Counter(first)
        for number in range(index + 1, min(index + AHEAD, len(self._atoms))):
            atom = self._atoms[number]
            if atom.kind in ("turn", "extra"):
                break
            if atom.seat != seat:
                continue
            if atom.kind in ("draws", "puts_in_hand", "looks_at", "reveals", "shuffles"):
                break
            if atom.kind in SHOWN:
                whole += atom.named
        yield whole
        if whole != first:
            yield Counter(first)

    # What lies on top of a pile.

    def _for_pile(self, conflict: Conflict) -> Iterator[Repair]:
        """Let the card that the log names lie on top of its pile."""
        node, trial = conflict.node, conflict.trial
        if node.driver is None or trial.at.atom >= len(self._atoms):
            return
        atom = self._atoms[trial.at.atom]
        if atom.kind not in _PILES:
            return
        state, known = node.driver.table.state, trial.knowledge
        tops = [
            state.zones[zone.number][-1]
            for zone in state.layout
            if zone.top_only and zone.owner < 0 and state.zones[zone.number]
        ]
        for top in tops:
            for face in atom.named:
                found = [card for card in known.free if self._faces[card] == face]
                found.sort(key=lambda card: state.where[card] != state.where[top])
                ways = (known.chain(top, card) for card in found if card != top)
                swaps = next(filter(None, ways), ())
                if swaps:
                    yield self._repair(conflict, swaps)

    def _for_offer(self, conflict: Conflict) -> Iterator[Repair]:
        """Let somebody be offered the card that they choose by the log, where it lies in nobody's hand."""
        node = conflict.node
        if node.driver is None or node.driver.ask is None or node.at.atom >= len(self._atoms):
            return
        atom, known = self._atoms[node.at.atom], conflict.trial.knowledge
        options = node.driver.ask.options
        offered = {option.face for option in options}
        hands = {place(HAND, seat) for seat in range(node.driver.table.seats)}
        where = node.driver.table.state.where
        given = [o.card for o in options if o.card in known.free and where[o.card] not in hands]
        for face in atom.named:
            if face not in offered and given:
                yield from self._repairs(conflict, [(given, face)], max(0, atom.seat), set(given))

    # Cards that change places.

    def _repairs(self, conflict: Conflict, slots: Slots, seat: int, apart: set[int]) -> Iterator[Repair]:
        rank = self._rank(conflict, seat)
        for count, swaps in enumerate(self._ways.ways(conflict.trial.knowledge, slots, apart, rank)):
            if count >= MOST_WAYS:
                return
            if swaps:
                yield self._repair(conflict, swaps)

    def _repair(self, conflict: Conflict, swaps: Swaps) -> Repair:
        known = conflict.trial.knowledge.copy()
        for card, other in swaps:
            known.exchange(card, other, conflict.node.depth)
        return Repair(swaps, known)

    def _rank(self, conflict: Conflict, seat: int) -> Callable[[int], float]:
        """How little a card is missed where it lies: those first that nobody shows there."""
        node, trial = conflict.node, conflict.trial
        state = (trial.driver if node.driver is None else node.driver).table.state
        deck, discards, held = place(DECK, seat), place(DISCARD, seat), place(HAND, seat)
        missed: set[int] = set()
        pile = [*reversed(state.zones[deck])]
        for size, shown in hands_ahead(self._atoms, node.at.atom, seat):
            left = shown.copy()
            for card in pile[:size]:
                if left[self._faces[card]] > 0:
                    left[self._faces[card]] -= 1
                    missed.add(card)
            del pile[:size]
        where, faces = state.where, self._faces

        def rank(card: int) -> float:
            if card in missed:
                return 3
            zone = where[card]
            if zone == held:
                return 2
            if zone == discards:
                return 0 if _is_played(faces[card]) else 1
            return 0.5 if zone == deck else 1.5

        return rank


def _choices(wanted: Sequence[str], number: int) -> Iterator[Sequence[str]]:
    """Which of the wanted faces come, where fewer cards come than are wanted."""
    if number >= len(wanted):
        yield wanted
        return
    seen: set[tuple[str, ...]] = set()
    for first in range(len(wanted)):
        some = tuple(wanted[(first + place) % len(wanted)] for place in range(number))
        key = tuple(sorted(some))
        if key not in seen:
            seen.add(key)
            yield some


def _is_played(face: str) -> bool:
    """Whether nobody would keep this card in hand."""
    kind = KINDS.get(face)
    return kind is not None and (kind.treasure or kind.action)

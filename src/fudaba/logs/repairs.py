"""Which cards must have lain otherwise, where a game does not go on as a log does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DECK, DISCARD, HAND, place
from fudaba.logs.atoms import Atom
from fudaba.logs.foresight import SHOWN
from fudaba.logs.matching import Place
from fudaba.logs.nodes import Node, Repair, Trial

AHEAD: Final = 8
"""How many atoms behind one that does not fit are looked at for what a hand must have had."""
LEVELS: Final = 4
"""At how many positions before a question cards may change places."""


class Repairs:
    """Finds cards that may change places. atoms: what happened by the log; faces: of the cards, by number."""

    def __init__(self, atoms: Sequence[Atom], faces: Sequence[str]) -> None:
        self._atoms, self._faces = atoms, faces

    def found(self, node: Node) -> Iterator[tuple[Node, Repair]]:
        """Pairs of cards that may change places, each with the position at rest where, likely ones first."""
        broken = sorted(node.broken, key=lambda trial: -(trial.at.atom * 1000 + trial.steps))
        stopped = dict.fromkeys([*(trial.at.atom for trial in broken[:2]), node.at.atom])
        by_level: list[list[tuple[Node, Repair]]] = []
        for level, rest in enumerate(_resting(node)):
            hand = [repair for index in stopped for repair in self._for_hand(index, rest)]
            if level == 0 and node.driver is not None and self._is_too_late(node):
                hand = []
            misfits: list[Repair] = []
            for trial in broken[:8] if level == 0 else broken[:2]:
                misfits += self._for_misfit(rest, trial)
            found = [*hand, *misfits] if node.rest is node else [*misfits, *hand]
            by_level.append([(rest, repair) for repair in found])
        for row in zip_longest(*by_level):
            yield from filter(None, row)

    def _is_too_late(self, node: Node) -> bool:
        """Whether an Action that the log has next cannot be played any more where the game stands."""
        atom = self._atoms[node.at.atom]
        assert node.driver is not None
        assert node.driver.ask is not None
        treasures = all(KINDS[face].treasure for face in atom.named)
        return atom.kind == "plays" and node.driver.ask.kind == "buy" and not treasures

    def _for_hand(self, index: int, rest: Node) -> Iterator[Repair]:
        """Let a player have in hand at a position what the log shows from there up to an atom."""
        if rest.driver is None or index >= len(self._atoms):
            return
        atom = self._atoms[index]
        if atom.kind not in SHOWN or atom.seat < 0:
            return
        wanted, drawn = self._wanted(rest.at, index, atom.seat)
        zones = rest.driver.table.state.zones
        deck = zones[place(DECK, atom.seat)]
        hand = [*zones[place(HAND, atom.seat)], *(deck[-drawn:] if drawn else ())]
        having = Counter(self._faces[card] for card in hand)
        knowledge = rest.knowledge
        for face in wanted - having:
            given = [card for card in hand if card in knowledge.free and self._faces[card] != face]
            given.sort(key=lambda card: having[self._faces[card]] <= wanted[self._faces[card]])
            kinds: set[tuple[str, int]] = set()
            for card in given:
                kind = self._faces[card], knowledge.latest.get(card, 0)
                if kind not in kinds:
                    kinds.add(kind)
                    yield from self._others(rest, card, face, atom.seat, hand)

    def _wanted(self, at: Place, index: int, seat: int) -> tuple[Counter[str], int]:
        """What a player shows of their hand from a place on, at least up to an atom, and how many cards they
        draw before that one."""
        wanted = Counter(self._atoms[at.atom].named if at.named is None else at.named)
        if self._atoms[at.atom].seat != seat or self._atoms[at.atom].kind not in SHOWN:
            wanted = Counter()
        drawn = self._atoms[at.atom].size if self._draws(at.atom, seat) and at.atom < index else 0
        for number in range(at.atom + 1, min(index + AHEAD, len(self._atoms))):
            atom = self._atoms[number]
            if atom.seat != seat:
                continue
            if self._draws(number, seat):
                if number > index:
                    break
                drawn += atom.size
            elif atom.kind in SHOWN and (atom.kind != "reveals" or number == index):
                wanted = wanted + atom.named
            elif number > index and atom.kind in ("looks_at", "reveals", "puts_in_hand"):
                break
        return wanted, drawn

    def _draws(self, number: int, seat: int) -> bool:
        return self._atoms[number].kind == "draws" and self._atoms[number].seat == seat

    def _others(
        self, rest: Node, card: int, face: str, seat: int, besides: Sequence[int] = ()
    ) -> Iterator[Repair]:
        """Let a card of this face be in the place of another: those first that lie in the deck.

        Where none was ever shuffled with it, one that was shuffled with a third card, and that with it.
        besides: the cards that come into the same hand, of which that third card is one.
        """
        assert rest.driver is not None
        where = rest.driver.table.state.where
        order = {place(DECK, seat): 0, place(DISCARD, seat): 1, place(HAND, seat): 3}
        knowledge = rest.knowledge
        found = [one for one in knowledge.free if self._faces[one] == face and one not in besides]
        found.sort(key=lambda one: order.get(where[one], 2))
        direct = [one for one in found if knowledge.since(card, one) >= 0]
        yield from (Repair(card, other) for other in direct[:2])
        if not direct:
            between = [one for one in besides if one != card and knowledge.since(card, one) >= 0]
            for other in found[:4]:
                via = next((one for one in between if knowledge.since(one, other) >= 0), -1)
                if via >= 0:
                    yield Repair(card, other, via=via)

    def _for_misfit(self, rest: Node, trial: Trial) -> Iterator[Repair]:
        """Let the cards be where the log says that they were, where it names others than came."""
        misfit = trial.misfit
        if misfit is None:
            return
        if misfit.deed.kind == "plays" and not all(KINDS[face].treasure for face in misfit.wanted):
            return
        if not misfit.wanted and trial.drawn:  # what was drawn last should have been what is shown next
            atom = self._atoms[min(trial.at.atom, len(self._atoms) - 1)]
            if atom.kind in SHOWN:
                misfit = misfit._replace(wrong=trial.drawn[-1:], wanted=tuple(atom.named.elements()))
        driver = rest.driver
        state = trial.driver.table.state
        rolls = 0 if driver is None else driver.table.state.rolls
        came = misfit.deed.cards
        for card in misfit.wrong:
            for face in dict.fromkeys(misfit.wanted):
                roll = trial.knowledge.latest.get(card, -1) if card in trial.knowledge.free else -1
                if roll > rolls or (driver is None and roll > 0):
                    order = trial.knowledge.orders.get(roll, [])
                    others = [one for one in order if self._faces[one] == face]
                    others = [one for one in others if one in trial.knowledge.free and one not in came]
                    others.sort(
                        key=lambda one: state.where[one] == place(DECK, misfit.deed.seat), reverse=True
                    )
                    for other in others[:2]:
                        swap = {card: other, other: card}
                        top_first = tuple(self._faces[swap.get(one, one)] for one in order[::-1])
                        yield Repair(card, other, roll, top_first)
                elif driver is not None and card in rest.knowledge.free:
                    seat = max(0, misfit.deed.seat)
                    yield from self._others(rest, card, face, seat, came)


def _resting(node: Node) -> Iterator[Node]:
    """The positions at rest before a node, the latest first."""
    rest: Node | None = node.rest
    for _ in range(LEVELS):
        if rest is None:
            return
        yield rest
        rest = rest.parent.rest if rest.parent is not None else None

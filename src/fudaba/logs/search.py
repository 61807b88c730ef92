"""Follows a log with a game of ours: at each question the answers that the log allows, taken back where they
lead nowhere.

What lies face down is laid as it must have lain (`knowledge`): where the log names another card than the game
has, the two change places in the last position at rest, and the game goes on from there. One pass over the
log so finds answers and shuffles; further passes begin with these shuffles, until one needs no change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from time import perf_counter
from typing import Any, Final, NamedTuple

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DECK, DISCARD, HAND, SEATS, place
from fudaba.kernel.ask import Answer, IllegalAnswer
from fudaba.kernel.deals import Deals
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Game, Setup
from fudaba.kernel.table import Table
from fudaba.logs.atoms import ONE_BY_ONE, Atom, Listener
from fudaba.logs.candidates import Guide, candidates
from fudaba.logs.foresight import SHOWN, order_of
from fudaba.logs.knowledge import Knowledge, Swap
from fudaba.logs.matching import Misfit, Place, followed

MOST_TRIES: Final = 30_000
"""How many answers are tried in one pass."""
MOST_SECONDS = 12.0
"""How long one pass may take."""
AHEAD: Final = 8
"""How many atoms behind one that does not fit are looked at for what a hand must have had."""
MOST_REPAIRS: Final = 60
"""How often cards change places at one position."""
LEVELS: Final = 4
"""At how many positions before a question cards may change places."""


class Repair(NamedTuple):
    """Two cards that change places. shuffle: of a shuffle that is still to come at the position, its number;
    order: what it shall bring then, the top one first. via: a third card, with which the first one
    changes places before."""

    card: int
    other: int
    shuffle: int = 0
    order: tuple[str, ...] = ()
    via: int = -1


class Trial(NamedTuple):
    """An answer that was tried. at: how far the log was followed; misfit: what stopped that, if anything."""

    answer: Answer
    driver: Driver[Table]
    at: Place
    steps: int
    knowledge: Knowledge
    treasures: bool
    misfit: Misfit | None


class Node:
    """A question of the game, and what has been tried there.

    rest: the latest node at rest, where cards may change places. parent: the question before, None at the
    beginning; answer, chosen: what was answered there, by numbers and by options. depth: how many questions
    came before.
    """

    __slots__ = (
        "answer", "at", "broken", "chosen", "depth", "driver", "knowledge", "left", "parent", "repairs",
        "repairs_done", "rest", "rolls", "silent", "treasures", "tried",
    )  # fmt: skip

    def __init__(
        self,
        driver: Driver[Table] | None,
        at: Place,
        knowledge: Knowledge,
        rest: Node | None,
        treasures: bool,
        came: tuple[Node | None, Answer, Guide] = (None, (), ()),
    ) -> None:
        self.driver = driver
        self.at = at
        self.knowledge = knowledge
        self.rest = rest or self
        self.treasures = treasures
        self.parent, self.answer, self.chosen = came
        self.depth: int = 0 if self.parent is None else self.parent.depth + 1
        self.rolls: int = 0 if driver is None else driver.table.state.rolls
        self.left: Iterator[Answer] | None = None
        self.silent: list[Trial] = []
        self.broken: list[Trial] = []
        self.repairs: Iterator[tuple[Node, Repair]] | None = None
        self.repairs_done = 0
        self.tried: set[tuple[Repair, int]] = set()

    @property
    def came(self) -> tuple[Node | None, Answer, Guide]:
        """How the game came here."""
        return self.parent, self.answer, self.chosen

    def path(self) -> list[Node]:
        """The nodes after an answer, from the first one to this."""
        nodes: list[Node] = []
        node: Node | None = self
        while node is not None and node.parent is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]


class Pass(NamedTuple):
    """How one pass ended. node: the furthest, where it followed the log to its end if it did; furthest: the
    atom that it did not get past. changed: whether cards had to change places."""

    node: Node
    whole: bool
    furthest: int
    changed: bool
    tries: int
    seconds: float


class Search:
    """Follows a log. seats: the game's; atoms: what happened by the log."""

    def __init__(self, game: Game, setup: Setup, atoms: Sequence[Atom]) -> None:
        self._game, self._setup, self._atoms = game, setup, atoms
        self.faces = self._faces = [card.face for card in game.table(setup).cards]
        self._needs = _needs(atoms)

    def one_pass(
        self, planned: dict[int, Sequence[str]], guide: Sequence[Guide], upto: int | None = None
    ) -> Pass:
        """Follow the log once. planned: what shuffles shall bring; guide: the answers of an earlier pass."""
        self._tries, self._changed, self._furthest = 0, False, 0
        self._end = len(self._atoms) if upto is None else upto
        self._guide = guide
        began = perf_counter()
        knowledge = Knowledge()
        knowledge.planned = planned
        root = Node(None, Place(0), knowledge, None, False)
        stack, best = [root], root
        while stack:
            node = stack[-1]
            if node.at.index > best.at.index:
                best = node
            if node.at.index >= self._end or (node.driver is not None and node.driver.over):
                if node.at.index >= self._end:
                    return self._ended(node, True, began)
                stack.pop()
                continue
            if self._tries > MOST_TRIES or perf_counter() - began > MOST_SECONDS:
                break
            child = self._child(node)
            if child is not None:
                stack.append(child)
                continue
            repaired = self._repaired(node)
            if repaired is None:
                stack.pop()
                continue
            target, new = repaired
            while stack[-1] is not target:
                stack.pop()
            stack[-1] = new
        return self._ended(best, False, began)

    def _ended(self, node: Node, whole: bool, began: float) -> Pass:
        return Pass(
            node, whole, self._furthest, self._changed, self._tries, perf_counter() - began
        )

    # Answers.

    def _child(self, node: Node) -> Node | None:
        """The position after the next answer that the log allows; first those on which the log has a word."""
        if node.driver is None:
            return self._begun(node)
        ask = node.driver.ask
        assert ask is not None
        if node.left is None:
            if not self._guide and self._tidied(node):
                ask = node.driver.ask
                assert ask is not None
            guide = self._guide[node.depth] if node.depth < len(self._guide) else None
            ahead = self._atoms[node.at.index : node.at.index + 12]
            if node.at.named is not None and ahead:
                rest = ahead[0]._replace(named=node.at.named, hidden=node.at.hidden)
                ahead = [rest, *ahead[1:]]
            needed = self._needs[node.at.index].get(ask.owner, Counter())
            node.left = iter(candidates(ask, ahead, needed, guide))
        for answer in node.left:
            trial = self._trial(node, answer)
            if trial is None:
                continue
            if trial.misfit is not None:
                node.broken.append(trial)
            elif trial.driver.over or (trial.steps and self._is_whole(trial.at)):
                return self._after(node, trial)
            else:
                node.silent.append(trial)
                node.silent.sort(key=lambda trial: (-trial.at.index, trial.at.left))
        if node.silent:
            return self._after(node, node.silent.pop(0))
        return None

    def _is_whole(self, at: Place) -> bool:
        """Whether nothing is left of an atom that a game would tell at once."""
        return at.named is None or self._atoms[at.index].kind in ONE_BY_ONE

    def _after(self, node: Node, trial: Trial) -> Node:
        assert node.driver is not None
        ask = node.driver.ask
        assert ask is not None
        chosen = tuple((*ask.options[pick].same, ask.options[pick].card) for pick in trial.answer)
        rest = None if trial.driver.at_rest else node.rest
        came = node, trial.answer, chosen
        return Node(trial.driver, trial.at, trial.knowledge, rest, trial.treasures, came)

    def _trial(self, node: Node, answer: Answer) -> Trial | None:
        assert node.driver is not None
        self._tries += 1
        driver = node.driver.fork()
        table = driver.table
        table.events = []
        deals = self._deals(table, node)
        before = table.state.rolls
        try:
            driver.answer(answer)
        except IllegalAnswer:
            return None
        return self._follow(node, answer, driver, deals, before)

    def _follow(
        self, node: Node, answer: Answer, driver: Driver[Table], deals: Deals, before: int
    ) -> Trial:
        """See how far what has happened is what the log says."""
        table = driver.table
        knowledge = node.knowledge.copy()
        at, treasures, misfit, steps = node.at, node.treasures, None, 0
        rolls = iter(range(before + 1, table.state.rolls + 1))
        for told, row in Listener(table.cards).told(table.events or (), treasures):
            if told.kind in ("shuffles", "shuffles_into_deck"):
                for roll in rolls:
                    knowledge.shuffled(roll, deals.dealt.get(roll, ()))
                    if table.state.layout[deals.zones[roll]].owner == told.seat:
                        break
            treasures = row
            if at.index >= self._end:
                break
            step = followed(told, at, self._atoms, self._faces)
            if isinstance(step, Misfit):
                misfit = step
                break
            at = step.place
            steps += 1
            knowledge.name(step.named)
        else:
            for roll in rolls:
                knowledge.shuffled(roll, deals.dealt.get(roll, ()))
        self._furthest = max(self._furthest, at.index)
        return Trial(answer, driver, at, steps, knowledge, treasures, misfit)

    def _deals(self, table: Table, node: Node) -> Deals:
        deals = table.state.deals
        assert deals is not None
        deals.planned = dict(node.knowledge.planned)
        deals.guess = self._foreseeing(table, node.at.index)
        return deals

    def _foreseeing(self, table: Table, index: int) -> Callable[[int, Sequence[int]], Sequence[str]]:
        """What says how a shuffle has likely fallen that comes after this atom."""
        shuffled: Counter[int] = Counter()

        def guess(zone: int, cards: Sequence[int]) -> Sequence[str]:
            state = table.state
            seat = state.layout[zone].owner
            if seat < 0:
                return ()
            own = (n for n in range(index, len(self._atoms)) if self._atoms[n].seat == seat)
            found = [n for n in own if self._atoms[n].kind in ("shuffles", "shuffles_into_deck")]
            number = shuffled[seat]
            shuffled[seat] += 1
            at = found[number] if number < len(found) else len(self._atoms)
            if index == 0 and not table.turns_taken() and not state.zones[place(HAND, seat)]:
                at = -1  # the first shuffle, of which a log says nothing
            deck = place(DECK, seat)
            over = 0 if zone == deck else len(state.zones[deck])
            hand = Counter(self._faces[card] for card in state.zones[place(HAND, seat)])
            pool = [self._faces[card] for card in cards]
            return order_of(pool, self._atoms, at, seat, over, hand)

        return guess

    def _begun(self, node: Node) -> Node | None:
        """The first question, where the hands are as the log says."""
        if node.left is not None:
            return None
        node.left = iter(())
        self._tries += 1
        table = self._game.table(self._setup)
        table.state.deals = Deals(self._faces, dict(node.knowledge.planned))
        table.state.deals.guess = self._foreseeing(table, 0)
        table.events = []
        driver = Driver(table)
        driver.start()
        knowledge = node.knowledge.copy()
        for roll, order in sorted(table.state.deals.dealt.items()):
            knowledge.shuffled(roll, order)
        begun = Node(None, node.at, knowledge, None, False)
        trial = self._follow(begun, (), driver, table.state.deals, table.state.rolls)
        if trial.misfit is not None:
            node.broken.append(trial)
            return None
        return Node(driver, trial.at, trial.knowledge, None, trial.treasures)

    # Cards that change places.

    def _tidied(self, node: Node) -> bool:
        """Let a player who has played all that the log says have left what nobody would have played.

        What is left in a hand is seldom named. That it is a Treasure is unlikely, or an Action while there
        are Actions left; so others of the same shuffle are laid there, if there are any.
        """
        driver = node.driver
        assert driver is not None and driver.ask is not None
        ask, state = driver.ask, driver.table.state
        atom = self._atoms[node.at.index]
        if ask.kind != "buy" or node.rest is not node or (atom.kind, atom.seat) == ("plays", ask.owner):
            return False
        knowledge, changed = node.knowledge, False
        actions: int = getattr(state, "actions", 0)
        for card in state.zones[place(HAND, ask.owner)][:]:
            if card not in knowledge.free or not self._is_played(card, actions):
                continue
            deck = reversed(state.zones[place(DECK, ask.owner)])
            fits = (
                one for one in deck if knowledge.since(card, one) >= 0 and not self._is_played(one, actions)
            )
            other = next(fits, -1)
            if other >= 0:
                self._exchange(driver, knowledge, card, other, node.depth)
                changed = self._changed = True
        if changed:
            driver.resume()
        return changed

    def _is_played(self, card: int, actions: int) -> bool:
        kind = KINDS[self._faces[card]]
        return kind.treasure or (kind.action and actions > 0)

    def _exchange(
        self, driver: Driver[Table], knowledge: Knowledge, card: int, other: int, depth: int
    ) -> None:
        new = list(range(len(driver.table.cards)))
        new[card], new[other] = other, card
        driver.table.state.renumber(new)
        knowledge.exchange(card, other, depth)

    def _repaired(self, node: Node) -> tuple[Node, Node] | None:
        """A position at rest, and the same with two cards in each other's place, so that more of the log
        fits."""
        if node.repairs is None:
            node.repairs = self._found_repairs(node)
        for rest, repair in node.repairs:
            if rest.repairs_done >= MOST_REPAIRS:
                continue
            tried = repair, node.at.index
            if self._faces[repair.card] == self._faces[repair.other] or tried in rest.tried:
                continue
            new = self._with(rest, repair)
            if new is None:
                continue
            self._changed = True
            new.tried = {*rest.tried, tried}
            new.repairs_done = rest.repairs_done + 1
            return rest, new
        return None

    def _with(self, rest: Node, repair: Repair) -> Node | None:
        knowledge = rest.knowledge.copy()
        if repair.shuffle:
            knowledge.planned = {**knowledge.planned, repair.shuffle: repair.order}
            driver = None if rest.driver is None else rest.driver.fork()
        else:
            if rest.driver is None:
                return None
            driver = rest.driver.fork()
            pairs = [(repair.card, repair.other)]
            if repair.via >= 0:
                pairs = [(repair.card, repair.via), *pairs]
            for card, other in pairs:
                if knowledge.since(card, other) < 0:
                    return None
                self._exchange(driver, knowledge, card, other, rest.depth)
            driver.resume()
        return Node(driver, rest.at, knowledge, None, rest.treasures, rest.came)

    def _found_repairs(self, node: Node) -> Iterator[tuple[Node, Repair]]:
        broken = sorted(node.broken, key=lambda trial: -(trial.at.index * 1000 + trial.steps))
        stopped = dict.fromkeys([*(trial.at.index for trial in broken[:2]), node.at.index])
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
        atom = self._atoms[node.at.index]
        assert node.driver is not None and node.driver.ask is not None
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
        wanted = Counter(self._atoms[at.index].named if at.named is None else at.named)
        if self._atoms[at.index].seat != seat or self._atoms[at.index].kind not in SHOWN:
            wanted = Counter()
        drawn = self._atoms[at.index].count if self._draws(at.index, seat) and at.index < index else 0
        for number in range(at.index + 1, min(index + AHEAD, len(self._atoms))):
            atom = self._atoms[number]
            if atom.seat != seat:
                continue
            if self._draws(number, seat):
                if number > index:
                    break
                drawn += atom.count
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
            between = [one for one in knowledge.free if one != card and knowledge.since(card, one) >= 0]
            for other in found[:4]:
                via = next((one for one in between if knowledge.since(one, other) >= 0), -1)
                if via >= 0:
                    yield Repair(card, other, via=via)

    def _for_misfit(self, rest: Node, trial: Trial) -> Iterator[Repair]:
        """Let the cards be where the log says that they were, where it names others than came."""
        misfit = trial.misfit
        if misfit is None or not misfit.wanted:
            return
        driver = rest.driver
        state = trial.driver.table.state
        rolls = 0 if driver is None else driver.table.state.rolls
        came = misfit.told.cards
        for card in misfit.wrong:
            for face in dict.fromkeys(misfit.wanted):
                roll = trial.knowledge.latest.get(card, -1) if card in trial.knowledge.free else -1
                if roll > rolls or (driver is None and roll > 0):
                    order = trial.knowledge.orders.get(roll, [])
                    others = [one for one in order if self._faces[one] == face]
                    others = [one for one in others if one in trial.knowledge.free and one not in came]
                    others.sort(key=lambda one: state.where[one] == place(DECK, misfit.told.seat), reverse=True)
                    for other in others[:2]:
                        swap = {card: other, other: card}
                        top_first = tuple(self._faces[swap.get(one, one)] for one in order[::-1])
                        yield Repair(card, other, roll, top_first)
                elif driver is not None and card in rest.knowledge.free:
                    seat = max(0, misfit.told.seat)
                    yield from self._others(rest, card, face, seat, came)


def _resting(node: Node) -> Iterator[Node]:
    """The positions at rest before a node, the latest first."""
    rest: Node | None = node.rest
    for _ in range(LEVELS):
        if rest is None:
            return
        yield rest
        rest = rest.parent.rest if rest.parent is not None else None


def deals_of(found: Pass, faces: Sequence[str]) -> dict[int, Sequence[str]]:
    """What the shuffles of a pass have brought, the top card first."""
    return dict(found.node.knowledge.deals(faces))


def guide_of(found: Pass, faces: Sequence[str]) -> list[Guide]:
    """The answers of a pass as options, with the cards that they were about as these are known now."""
    swaps = found.node.knowledge.swaps
    guide: list[Guide] = []
    for node in found.node.path():
        asked = node.parent
        assert asked is not None
        later = [swap for swap in swaps if swap.depth > asked.depth and swap.roll <= asked.rolls]
        guide.append(tuple(_as_known(option, later, faces) for option in node.chosen))
    return guide


def _as_known(option: tuple[Any, ...], swaps: Sequence[Swap], faces: Sequence[str]) -> tuple[object, ...]:
    """An option's verb, face, word, seat and number, the face as it is known now."""
    verb, face, word, seat, number, card = option
    if not face or card < 0 or faces[card] != face:
        return verb, face, word, seat, number
    for swap in swaps:
        card = swap.other if card == swap.card else swap.card if card == swap.other else card
    return verb, faces[card], word, seat, number


def _needs(atoms: Sequence[Atom]) -> list[dict[int, Counter[str]]]:
    """For each atom, what the players still show by name before the next turn begins."""
    found: list[dict[int, Counter[str]]] = [{} for _ in range(len(atoms) + 1)]
    for index in range(len(atoms) - 1, -1, -1):
        atom = atoms[index]
        if atom.kind in ("turn", "extra"):
            continue
        found[index] = {seat: cards for seat, cards in found[index + 1].items()}
        if atom.seat >= 0 and atom.kind in SHOWN:
            found[index][atom.seat] = found[index].get(atom.seat, Counter()) + atom.named
    return found

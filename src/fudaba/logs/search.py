"""Follows a log with a game of ours: at each question the answers that the log allows, taken back where they
lead nowhere.

What lies face down is laid as it must have lain (`knowledge`): where the log names another card than the game
has, the two change places in the last position at rest, and the game goes on from there. One pass over the
log so finds answers and shuffles; further passes begin with these shuffles, until one needs no change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Final

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DECK, HAND, place
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
from fudaba.logs.nodes import Node, Pass, Repair, Trial
from fudaba.logs.repairs import Repairs

MOST_TRIES: Final = 100_000
"""How many answers are tried in one pass."""
MOST_SECONDS: Final = 12.0
"""How long one pass may take."""
MOST_REPAIRS: Final = 60
"""How often cards change places at one position."""


class Search:
    """Follows a log. seats: the game's; atoms: what happened by the log."""

    def __init__(
        self, game: Game, setup: Setup, atoms: Sequence[Atom], seconds: float = MOST_SECONDS
    ) -> None:
        """seconds: how long a pass may take."""
        self._game, self._setup, self._atoms, self._seconds = game, setup, atoms, seconds
        self.faces = self._faces = [card.face for card in game.table(setup).cards]
        self._needs = _needs(atoms)
        self._repairs = Repairs(atoms, self.faces)

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
        stack, best, stopped = [root], root, False
        while stack:
            node = stack[-1]
            if node.at.atom > best.at.atom:
                best = node
            if node.at.atom >= self._end or (node.driver is not None and node.driver.over):
                if node.at.atom >= self._end:
                    return self._ended(node, began, whole=True)
                stack.pop()
                continue
            if self._tries > MOST_TRIES or perf_counter() - began > self._seconds:
                stopped = True
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
        return self._ended(best, began, stopped=stopped)

    def _ended(self, node: Node, began: float, *, whole: bool = False, stopped: bool = False) -> Pass:
        spent = perf_counter() - began
        return Pass(node, whole, self._furthest, self._changed, stopped, self._tries, spent)

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
            ahead = self._atoms[node.at.atom : node.at.atom + 12]
            if node.at.named is not None and ahead:
                rest = ahead[0]._replace(named=node.at.named, hidden=node.at.hidden)
                ahead = [rest, *ahead[1:]]
            needed = self._needs[node.at.atom].get(ask.owner, Counter())
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
                node.silent.sort(key=lambda trial: (-trial.at.atom, trial.at.left))
        if node.silent:
            return self._after(node, node.silent.pop(0))
        return None

    def _is_whole(self, at: Place) -> bool:
        """Whether nothing is left of an atom that a game would tell at once."""
        return at.named is None or self._atoms[at.atom].kind in ONE_BY_ONE

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
        deals = self._deals(node)
        driver = node.driver.fork()
        table = driver.table
        table.events = []
        deals.guess = self._foreseeing(table, node.at.atom)
        before = table.state.rolls
        try:
            driver.answer(answer)
        except IllegalAnswer:
            return None
        return self._follow(node, answer, driver, deals, before)

    def _follow(self, node: Node, answer: Answer, driver: Driver[Table], deals: Deals, before: int) -> Trial:
        """See how far what has happened is what the log says."""
        table = driver.table
        knowledge = node.knowledge.copy()
        at, treasures, misfit, steps = node.at, node.treasures, None, 0
        drawn: tuple[int, ...] = ()
        rolls = iter(range(before + 1, table.state.rolls + 1))
        for message, row in Listener(table.cards).deeds(table.events or (), treasures):
            if message.kind in ("shuffles", "shuffles_into_deck"):
                for roll in rolls:
                    knowledge.shuffled(roll, deals.dealt.get(roll, ()))
                    if table.state.layout[deals.zones[roll]].owner == message.seat:
                        break
            treasures = row
            if at.atom >= self._end:
                break
            step = followed(message, at, self._atoms, self._faces)
            if isinstance(step, Misfit):
                misfit = step
                break
            at = step.place
            steps += 1
            if message.kind in ("draws", "looks_at"):
                drawn = tuple(card for card in message.cards if card not in step.named)
            knowledge.name(step.named)
        else:
            for roll in rolls:
                knowledge.shuffled(roll, deals.dealt.get(roll, ()))
        self._furthest = max(self._furthest, at.atom)
        return Trial(answer, driver, at, steps, knowledge, treasures, misfit, drawn)

    def _deals(self, node: Node) -> Deals:
        """The shuffles of the game, as they are known at a node."""
        assert node.driver is not None
        deals: Deals | None = node.driver.table.state.deals
        assert deals is not None
        deals.planned = dict(node.knowledge.planned)
        deals.known = node.knowledge.orders
        return deals

    def _foreseeing(self, table: Table, index: int) -> Callable[[int, Sequence[int]], Sequence[str]]:
        """What says how a shuffle has likely fallen that comes after this atom."""
        shuffled: Counter[int] = Counter()
        decks = [len(table.state.zones[place(DECK, seat)]) for seat in range(table.seats)]

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
            above = [] if zone == deck else [self.faces[card] for card in reversed(state.zones[deck])]
            hand = Counter(self._faces[card] for card in state.zones[place(HAND, seat)])
            pool = [self._faces[card] for card in cards]
            return order_of(pool, self._atoms, at, seat, above, hand, decks[seat])

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
        assert driver is not None
        assert driver.ask is not None
        ask, state = driver.ask, driver.table.state
        atom = self._atoms[node.at.atom]
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
            node.repairs = self._repairs.found(node)
        for rest, repair in node.repairs:
            if rest.repairs_done >= MOST_REPAIRS:
                continue
            tried = repair, node.at.atom
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
            self._deals(rest)
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
        found[index] = dict(found[index + 1])
        if atom.seat >= 0 and atom.kind in SHOWN:
            found[index][atom.seat] = found[index].get(atom.seat, Counter()) + atom.named
    return found

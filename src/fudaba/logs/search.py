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
from typing import Final

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DECK, HAND, place
from fudaba.kernel.ask import Answer, IllegalAnswer
from fudaba.kernel.deals import Deals
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Game, Setup
from fudaba.kernel.table import Table
from fudaba.logs.atoms import ONE_BY_ONE, Atom, Listener
from fudaba.logs.candidates import Guide, candidates
from fudaba.logs.faces import Faces
from fudaba.logs.foresight import needs_of, order_of
from fudaba.logs.knowledge import Knowledge
from fudaba.logs.matching import Misfit, Place, followed
from fudaba.logs.nodes import Conflict, Node, Pass, Repair, Trial, conflict_of, decided
from fudaba.logs.repairs import Repairs

MOST_TRIES: Final = 10_000
"""How many answers are tried in one pass."""
MOST_SECONDS: Final = 60.0
"""How long one pass may take; where it takes longer, a machine is too slow to try them all."""
FIRST: Final = 2
"""How many answers are followed at a question before cards change places."""
MOST_REPAIRS: Final = (40, 24, 12, 8, 6)
"""How often cards change places at one position, for a conflict behind as many others."""
MOST_AT_ATOM: Final = 400
"""How often cards change places for what stops at one atom."""

MOST_JUMPS: Final = 200
"""How often a pass goes back to a question at which it was decided where a card lies."""


class Search:
    """Follows a log. seats: the game's; atoms: what happened by the log."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        atoms: Sequence[Atom],
        seconds: float = MOST_SECONDS,
        tries: int = MOST_TRIES,
    ) -> None:
        """seconds: how long a pass may take; tries: how many answers it may try."""
        self._game, self._setup, self._atoms = game, setup, atoms
        self._seconds, self._most = seconds, tries
        self.faces = self._faces = Faces(card.face for card in game.table(setup).cards)
        self._needs = needs_of(atoms)
        self._repairs = Repairs(atoms, self.faces)

    def one_pass(
        self, planned: dict[int, Sequence[str]], guide: Sequence[Guide], upto: int | None = None
    ) -> Pass:
        """Follow the log once. planned: what shuffles shall bring; guide: the answers of an earlier pass."""
        self._tries, self._changed, self._furthest = 0, False, 0
        self._repaired: Counter[int] = Counter()
        self._jumps = 0
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
            if node.at.atom >= self._end:
                return self._ended(node, began, whole=True)
            if self._tries > self._most or perf_counter() - began > self._seconds:
                stopped = True
                break
            child = None if node.driver is not None and node.driver.over else self._next(node)
            if child is not None:
                stack.append(child)
                continue
            stack.pop()
            if stack:
                conflicts = node.handed_on()
                back = decided(stack, node) if self._jumps < MOST_JUMPS else -1
                if back >= 0:
                    self._jumps += 1
                    del stack[back + 1 :]
                    stack[-1].thorough = True
                stack[-1].blame(conflicts)
        return self._ended(best, began, stopped=stopped)

    def _ended(self, node: Node, began: float, *, whole: bool = False, stopped: bool = False) -> Pass:
        spent = perf_counter() - began
        return Pass(node, whole, self._furthest, self._changed, stopped, self._tries, spent)

    # Answers.

    def _next(self, node: Node) -> Node | None:
        """What is tried next at a question: some answers first; at a position at rest then other places for
        cards; then the other answers."""
        if not node.thorough and node.children < FIRST:
            child = self._child(node)
            if child is not None:
                node.children += 1
                return child
        if node.rest is not node:
            if not node.thorough and not node.exhausted:
                node.thorough = True
                node.rest.postponed.append(node)
                return None
            return self._child(node)
        variant = self._variant(node)
        if variant is not None:
            return variant
        if node.postponed:
            return node.postponed.pop(0)
        return self._child(node)

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
            node.left = iter(candidates(ask, ahead, needed, guide, node.knowledge.free))
        for answer in node.left:
            trial = self._trial(node, answer)
            if trial is None:
                continue
            if trial.misfit is not None:
                node.blame([conflict_of(node, trial)])
            elif trial.driver.over or (trial.steps and self._is_whole(trial.at)):
                return self._after(node, trial)
            else:
                node.silent.append(trial)
                node.silent.sort(key=lambda trial: (-trial.at.atom, trial.at.left))
        if node.silent:
            return self._after(node, node.silent.pop(0))
        node.exhausted = True
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
        new = Node(trial.driver, trial.at, trial.knowledge, rest, trial.treasures, came)
        new.drawn = trial.drawn or (node.drawn if rest is not None else ())
        return new

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
        last: tuple[int, ...] = ()
        known: Knowledge | None = None
        rolls = iter(range(before + 1, table.state.rolls + 1))
        for message, row in Listener(table.cards).deeds(table.events or (), treasures):
            treasures = row
            if at.atom >= self._end:
                break
            step = followed(message, at, self._atoms, self._faces)
            if isinstance(step, Misfit):
                misfit = step
                for roll in rolls:
                    if table.state.layout[deals.zones[roll]].owner < 0:
                        knowledge.shuffled(roll, deals.dealt.get(roll, ()))
                break
            at = step.place
            steps += 1
            if message.kind in ("draws", "looks_at"):
                drawn = tuple(card for card in message.cards if card not in step.named)
            if message.cards:
                last, known = message.cards, knowledge.copy() if step.named else knowledge
            knowledge.name(step.named)
            if message.kind in ("shuffles", "shuffles_into_deck"):
                for roll in rolls:
                    knowledge.shuffled(roll, deals.dealt.get(roll, ()))
                    if table.state.layout[deals.zones[roll]].owner == message.seat:
                        break
        else:
            for roll in rolls:
                knowledge.shuffled(roll, deals.dealt.get(roll, ()))
        self._furthest = max(self._furthest, at.atom)
        return Trial(answer, driver, at, steps, knowledge, treasures, misfit, drawn, last, known)

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
            node.blame([conflict_of(node, trial)])
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

    def _variant(self, node: Node) -> Node | None:
        """A position at rest with cards in each other's place, so that more of the log fits."""
        for conflict in node.conflicts:
            if conflict.level >= len(MOST_REPAIRS) or node.repairs_done >= MOST_REPAIRS[conflict.level]:
                continue
            if conflict.key <= node.cause or conflict.tried_at is node:
                continue
            if self._repaired[conflict.key[0]] >= MOST_AT_ATOM or self._is_too_late(node, conflict):
                continue
            known = next((ways for one, ways in node.repairs if one is conflict), None)
            if known is None:
                known = self._repairs.found(conflict, node)
                node.repairs.append((conflict, known))
            for repair in known:
                new = self._with(node, conflict, repair)
                if new is not None:
                    self._changed = True
                    node.repairs_done += 1
                    self._repaired[conflict.key[0]] += 1
                    return new
        return None

    def _is_too_late(self, rest: Node, conflict: Conflict) -> bool:
        """Whether an Action that the log has next cannot be played any more where the game stands."""
        if rest.driver is None or conflict.level or conflict.key[0] >= len(self._atoms):
            return False
        ask, atom = rest.driver.ask, self._atoms[conflict.key[0]]
        if ask is None or ask.kind != "buy" or atom.kind != "plays" or rest.at.atom != conflict.key[0]:
            return False
        return not all(KINDS[face].treasure for face in atom.named)

    def _with(self, rest: Node, conflict: Conflict, repair: Repair) -> Node | None:
        """That position, with what lies there and what later shuffles bring changed; None where it cannot be,
        or has been tried."""
        swaps, known = conflict.before + repair.swaps, repair.known
        later = {
            roll: tuple(self._faces[card] for card in order[::-1])
            for roll, order in known.orders.items()
            if roll > rest.rolls
        }
        tried = tuple(sorted((self._faces[a], self._faces[b], a, b) for a, b in swaps)), tuple(later.items())
        if tried in rest.tried:
            return None
        rest.tried.add(tried)
        knowledge = rest.knowledge.copy()
        knowledge.planned = {**knowledge.planned, **later}
        if rest.driver is None:
            driver = None
        else:
            self._deals(rest)
            driver = rest.driver.fork()
            for card, other in swaps:
                roll = knowledge.since(card, other)
                if roll >= 0:
                    self._exchange(driver, knowledge, card, other, rest.depth)
                elif not later:
                    return None
            driver.resume()
        new = Node(driver, rest.at, knowledge, None, rest.treasures, rest.came)
        new.origin, new.swaps, new.cause = rest, swaps, conflict.key
        return new

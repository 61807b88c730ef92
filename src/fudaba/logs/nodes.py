"""Questions of a game that follows a log, and what has been tried at each of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.table import Table
from fudaba.logs.candidates import Guide
from fudaba.logs.knowledge import Knowledge, Swap
from fudaba.logs.matching import Misfit, Place

MOST_CONFLICTS: Final = 4
"""How many conflicts are kept at a question."""
JUMP: Final = 200
"""Among how many questions the one is looked for at which it was decided where a card lies."""
DEALT: Final = frozenset({"draws", "looks_at", "reveals", "discards", "trashes", "sets_aside", "exiles"})
"""Deeds with cards from the top of a deck."""
Swaps = tuple[tuple[int, int], ...]
"""Pairs of cards that change places, one pair after another."""


class Repair(NamedTuple):
    """Cards that change places, so that more of a log fits. swaps: them; known: what is known then of what
    the log has not named, as far as the game had followed it."""

    swaps: Swaps
    known: Knowledge


class Trial(NamedTuple):
    """An answer that was tried."""

    answer: Answer
    """The answer, by the numbers of its options."""
    driver: Driver[Table]
    """The game after it."""
    at: Place
    """How far the log was followed."""
    steps: int
    """How many events of the game fit the log."""
    knowledge: Knowledge
    """What is known of hidden cards after it."""
    treasures: bool
    """Whether the last line was one of a Treasure that was played."""
    misfit: Misfit | None
    """What stopped the game from following the log, if anything."""
    drawn: tuple[int, ...] = ()
    """The numbers of the cards that were drawn or looked at last and are not named."""
    last: tuple[int, ...] = ()
    """The numbers of the cards that came last as the log says."""
    before: Knowledge | None = None
    """What was known before these came."""


class Conflict(NamedTuple):
    """Where a game did not go on as the log does."""

    key: tuple[int, ...]
    """How far it had come; the greater, the further."""
    node: Node
    """The question at which it was."""
    trial: Trial
    """The answer after which it was."""
    before: Swaps = ()
    """The cards that had changed places for it at a position at rest."""
    level: int = 0
    """How many positions at rest lie between."""
    tried_at: Node | None = None
    """The question from which the repair was tried already."""


def conflict_of(node: Node, trial: Trial) -> Conflict:
    """The conflict that an answer led to."""
    assert trial.misfit is not None
    wrong = len(trial.misfit.wrong) if trial.misfit.wanted else 50
    return Conflict((trial.at.atom, -trial.at.left, -wrong, trial.steps), node, trial)


class Node:
    """A question of the game, and what has been tried there.

    rest: the latest node at rest, where cards may change places. parent: the question before, None at the
    beginning; answer, chosen: what was answered there, by numbers and by options. depth: how many questions
    came before.

    conflicts: the furthest ones behind it. children: how many answers have been followed; exhausted: whether
    there are no more; postponed: later nodes of the same effect at which there are. drawn: the cards that
    were drawn last before it. origin: the position of which it is a variant, with the cards of swaps in each
    other's place; cause: the key of the conflict for which they are. thorough: whether all answers are
    followed one after another. repairs, repairs_done, tried: what has changed places here.
    """

    __slots__ = (
        "answer", "at", "cause", "children", "chosen", "conflicts", "depth", "drawn", "driver", "exhausted",
        "knowledge", "left", "origin", "parent", "postponed", "repairs", "repairs_done", "rest", "rolls",
        "silent", "swaps", "thorough", "treasures", "tried",
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
        self.conflicts: list[Conflict] = []
        self.children = 0
        self.drawn: tuple[int, ...] = ()
        self.exhausted = self.thorough = False
        self.postponed: list[Node] = []
        self.repairs: list[tuple[Conflict, Iterator[Repair]]] = []
        self.repairs_done = 0
        self.tried: set[object] = set()
        self.origin: Node | None = None
        self.swaps: Swaps = ()
        self.cause: tuple[int, ...] = ()

    def blame(self, conflicts: Iterable[Conflict]) -> None:
        """Note conflicts; only the furthest ones are kept."""
        known = {(conflict.key, conflict.node) for conflict in self.conflicts}
        self.conflicts += [one for one in conflicts if (one.key, one.node) not in known]
        self.conflicts.sort(key=lambda conflict: conflict.key, reverse=True)
        del self.conflicts[MOST_CONFLICTS:]

    def handed_on(self) -> list[Conflict]:
        """Its conflicts as whatever comes before it has them."""
        if self.origin is not None:
            return [
                one._replace(before=self.swaps + one.before, tried_at=self.origin) for one in self.conflicts
            ]
        if self.rest is self:
            atom = self.at.atom
            return [one._replace(level=one.level + (atom < one.key[0])) for one in self.conflicts]
        return self.conflicts

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


def decided(stack: Sequence[Node], failed: Node) -> int:
    """Where in a stack somebody last chose what to do with a card that has come wrongly since, and that the
    log has named, so that no other can have lain there; -1 for nowhere.

    Mostly it was chosen in which order cards go back onto a deck.
    """
    if failed.rest is not failed or not failed.conflicts:
        return -1
    conflict = failed.conflicts[0]
    misfit, known = conflict.trial.misfit, conflict.trial.knowledge
    if misfit is None or not misfit.wanted or misfit.deed.kind not in DEALT:
        return -1
    wrong = {card for card in misfit.wrong if card not in known.free}
    if conflict.node.rest is not failed or not wrong:
        return -1
    for there in range(len(stack) - 1, max(-1, len(stack) - JUMP), -1):
        node = stack[there]
        ask = None if node.driver is None else node.driver.ask
        if ask is None or node.exhausted or ask.kind in ("action", "buy", "night"):
            continue
        if any(option.card in wrong for option in ask.options):
            return there
    return -1


class Pass(NamedTuple):
    """How one pass ended."""

    node: Node
    """The furthest question that it reached."""
    whole: bool
    """Whether it followed the log to its end."""
    furthest: int
    """The atom that it did not get past."""
    changed: bool
    """Whether cards had to change places."""
    stopped: bool
    """Whether there was no time to try more answers."""
    tries: int
    """How many answers were tried."""
    seconds: float
    """How long it took."""


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

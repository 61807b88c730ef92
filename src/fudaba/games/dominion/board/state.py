"""A game of Dominion at rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, Self

from mypy_extensions import mypyc_attr

from fudaba.kernel.cards import Ref, Zone
from fudaba.kernel.state import State

# The phases, in their order. START, CLEAN_UP and BETWEEN ask nothing at rest unless cards make them.
# SETTING_UP is before the game, where players have a say in that.
START: Final = 0
ACTION_PHASE: Final = 1
BUY_PHASE: Final = 2
NIGHT_PHASE: Final = 3
CLEAN_UP: Final = 4
BETWEEN: Final = 5
OVER: Final = 6
SETTING_UP: Final = 7
PHASES: Final = ("start", "action", "buy", "night", "cleanup", "between", "over", "setup")


class TurnDeed(NamedTuple):
    """Something that was done this turn."""

    what: str
    """The word for it; see facts/notes.py."""
    seat: int
    """The seat that did it."""
    card: int
    """The number of the card."""
    phase: int
    """The phase."""
    play: int = 0
    """The number of the play, if it is one."""
    from_hand: bool = False
    """Whether it was played from the hand."""
    source: int = -1
    """The zone out of which a card was gained, trashed or exiled, -1 for all else."""
    types: int = 0
    """The types that the card had as it was played or gained."""


class Turn(NamedTuple):
    """What is particular about a turn."""

    seat: int
    """The player whose turn it is."""
    by: str = ""
    """The id of the card or Event that gave it, "" for a normal turn."""
    controller: int = -1
    """The player who decides, -1 for the player whose turn it is."""


@mypyc_attr(allow_interpreted_subclasses=True)  # so that `__new__` alone makes a copy
class DominionState(State):
    """The counters of a game; zones, waiting effects and plays are the kernel's.

    turn: whose and what kind. last: the turns before this one, newest last, as far as rules look back.
    phase: one of the phases. entered: whether what begins with the phase has been done. bought: whether
    something was bought this Buy phase, after which no more Treasures are played. actions, buys, coins,
    potions: what the player whose turn it is has left. coffers, villagers, favors, vp, debt, turns: by
    seat; turns counts normal ones only, for ties. cheaper: by how much all cards are cheaper this turn.
    done: what has been done this turn. marks: tokens by (id, seat or zone), see facts/tokens.py; absent
    is 0. owned: the Projects, Artifacts, States and kept Boons of somebody, as (id, seat).
    unaffected: (play, seat): whom that play of an Attack does not affect. before: what each player did on
    their last turn, where a card in this game asks for it. face_down: cards in the trash that are turned
    face down for this turn. idle: for how many turns the Supply has not shrunk. least: the fewest cards
    that it had. looked: cards on top of a deck that an effect is looking at: for
    everything else they are not there. unmoved: the plays of cards that were left where they were.
    normal: whose the last normal turn was. empty: the empty piles, one bit each. after_end: the turns that
    are still to come after the end, None before it.
    """

    __slots__ = (
        "actions", "after_end", "before", "bought", "buys", "cheaper", "coffers", "coins", "debt", "done",
        "empty", "entered", "face_down", "favors", "idle", "last", "least", "looked",
        "marks", "normal", "owned", "phase", "potions", "turn", "turns", "unaffected", "unmoved",
        "villagers", "vp",
    )  # fmt: skip

    def __init__(self, layout: tuple[Zone, ...], cards: int, seats: int, key: bytes) -> None:
        super().__init__(layout, cards, seats, key)
        self.turn = Turn(0)
        self.last: list[Turn] = []
        self.phase = BETWEEN
        self.entered = False
        self.bought = False
        self.actions = self.buys = self.coins = self.potions = 0
        self.coffers = [0] * seats
        self.villagers = [0] * seats
        self.favors = [0] * seats
        self.vp = [0] * seats
        self.debt = [0] * seats
        self.turns = [0] * seats
        self.cheaper = 0
        self.done: list[TurnDeed] = []
        self.marks: dict[tuple[str, int], int] = {}
        self.owned: list[tuple[str, int]] = []
        self.unaffected: list[tuple[int, int]] = []
        self.before: list[tuple[TurnDeed, ...]] = [()] * seats
        self.face_down: list[Ref] = []
        self.idle = 0
        self.least = cards
        self.looked: list[Ref] = []
        self.unmoved: list[int] = []
        self.normal = -1
        self.empty = 0
        self.after_end: list[Turn] | None = None

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        new = super().clone()
        new.turn = self.turn
        new.last = self.last[:]
        new.phase = self.phase
        new.entered = self.entered
        new.bought = self.bought
        new.actions = self.actions
        new.buys = self.buys
        new.coins = self.coins
        new.potions = self.potions
        new.coffers = self.coffers[:]
        new.villagers = self.villagers[:]
        new.favors = self.favors[:]
        new.vp = self.vp[:]
        new.debt = self.debt[:]
        new.turns = self.turns[:]
        new.cheaper = self.cheaper
        new.done = self.done[:]
        new.marks = self.marks.copy()
        new.owned = self.owned[:]
        new.unaffected = self.unaffected[:]
        new.before = self.before[:]
        new.face_down = self.face_down[:]
        new.idle = self.idle
        new.least = self.least
        new.looked = self.looked[:]
        new.unmoved = self.unmoved[:]
        new.normal = self.normal
        new.empty = self.empty
        new.after_end = self.after_end[:] if self.after_end is not None else None
        return new

    def needed_plays(self) -> set[int]:
        """The numbers of the plays that something which waits still depends on."""
        needed = {ability.play for ability in self.abilities if ability.play} if self.abilities else set()
        if needed and (cards := {play.card for play in self.plays if play.number in needed}):
            needed |= {play.number for play in self.plays if play.card in cards}
            by = {play.number: play.parent for play in self.plays}
            if parents := {parent for number in needed if (parent := by.get(number, 0))}:
                needed |= {number for number, parent in by.items() if parent in parents}
                while parents:
                    needed |= parents
                    parents = {parent for number in parents if (parent := by.get(number, 0))}
        return needed

    def numbers_of_plays(self) -> dict[int, int]:
        """Those of this turn, and of earlier ones only what something still depends on."""
        kept = self.needed_plays() | {done.play for done in self.done}
        return {number: count for count, number in enumerate(sorted(kept - {0}), 1)}

    def counted_anew(self) -> Self:
        """See `State.counted_anew`."""
        new = super().counted_anew()
        numbers = self.numbers_of_plays()
        new.done = _counted(self.done, numbers)
        new.before = [tuple(_counted(done, numbers)) for done in self.before]
        new.unmoved = [numbers[number] for number in self.unmoved if number in numbers]
        new.unaffected = [(numbers.get(number, 0), seat) for number, seat in self.unaffected]
        return new

    @property
    def on_turn(self) -> int:
        """Whose turn it is; -1 once the game is over, when nothing is so any more that is so on a turn."""
        return -1 if self.phase == OVER else self.turn.seat

    @property
    def in_action_phase(self) -> bool:
        """Whether it is an Action phase; what happens at the start of a turn is part of it."""
        return self.phase in (START, ACTION_PHASE)

    def ref_to(self, card: int) -> Ref:
        """The card as it lies now; -1 has none."""
        return Ref(card, self.stamp[card] if card >= 0 else 0)


def _counted(done: Iterable[TurnDeed], numbers: Mapping[int, int]) -> list[TurnDeed]:
    """What was done, each play by what it counts as; 0 where that is not known any more."""
    return [each._replace(play=numbers.get(each.play, 0)) if each.play else each for each in done]

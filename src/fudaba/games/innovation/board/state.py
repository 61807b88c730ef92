"""A game of Innovation at rest, and where its cards lie."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, Self

from mypy_extensions import mypyc_attr

from fudaba.games.innovation.board.memory import Memory
from fudaba.games.innovation.facts.printed import COLOURS, FOURTH
from fudaba.kernel.cards import EVERYBODY, NOBODY, Zone, only
from fudaba.kernel.state import State

BOX: Final = 0
"""Cards that are not in the game: removed, left out, or not yet brought in."""
AVAILABLE: Final = 1
"""The standard achievements that can still be claimed."""
SPECIALS: Final = 2
"""The special achievements that can still be claimed."""
JUNK: Final = 3
RELICS: Final = 4
"""The relics that nobody has seized (INN-113)."""
FREE_MUSEUMS: Final = 5
"""The museums that are available (INN-222)."""
DECKS: Final = 6

# Places of a seat's own; a stack of the board is the place of its colour, its top card last.
HAND: Final = 0
SCORE: Final = 1
ACHIEVEMENTS: Final = 2
FORECAST: Final = 3
SAFE: Final = 4
DISPLAY: Final = 5
MUSEUMS: Final = 6
EXHIBITS: Final = 7
REVEALED: Final = 8
BOARD: Final = 9
PLACES: Final = 9 + len(COLOURS)
NAMES: Final = (
    "hand",
    "score_pile",
    "achievements",
    "forecast",
    "safe",
    "display",
    "museums",
    "exhibits",
    "revealed",
    *COLOURS,
)
_OWN: Final = (HAND, SCORE, FORECAST)
_HIDDEN: Final = (ACHIEVEMENTS, SAFE)
_LAID_ASIDE: Final = {"own": _OWN, "hidden": _HIDDEN}
"""By who sees them, the places of which the cards are laid aside together; everybody sees all others."""


class Layout(NamedTuple):
    """All zones of a table."""

    zones: tuple[Zone, ...]
    """Every place, in the order of its number."""
    decks: dict[tuple[str, int], int]
    """The zone of each set and age."""
    seats: tuple[int, ...]
    """Where a seat's places begin."""
    lies: tuple[tuple[int, int], ...]
    """Of each zone, whose it is (-1 for nobody's) and which of their places."""
    aside: dict[tuple[int, int], int]
    """By seat and place, where its cards lie during a game within the game, if there can be one."""


@cache
def layout_for(edition: str, sets: tuple[str, ...], seats: int) -> Layout:
    """The zones for an edition, the sets in play and this many seats.

    Of what lies face down everybody sees the backs, and of score piles, hands and forecasts their owner
    the faces; nobody looks at achievements or into a safe (INN-134, INN-204b, INN-AMB22).
    """
    zones = [
        Zone(BOX, "box"),
        Zone(AVAILABLE, "available"),
        Zone(SPECIALS, "specials", audience=EVERYBODY),
        Zone(JUNK, "junk"),
        Zone(RELICS, "relics", audience=EVERYBODY),
        Zone(FREE_MUSEUMS, "free_museums", audience=EVERYBODY),
    ]
    decks: dict[tuple[str, int], int] = {}
    for name in sets:
        for age in range(0 if name == "base" else 1, last_age(edition) + 1):
            decks[name, age] = len(zones)
            zones.append(Zone(len(zones), f"deck.{name}.{age}"))
    starts = []
    for seat in range(seats):
        starts.append(len(zones))
        for place, name in enumerate(NAMES):
            audience = only(seat) if place in _OWN else NOBODY if place in _HIDDEN else EVERYBODY
            zones.append(Zone(len(zones), name, seat, audience))
    aside: dict[tuple[int, int], int] = {}
    if edition == FOURTH and "artifacts" in sets:
        for seat in range(seats):
            aside |= _aside(zones, seat)
    lies = [(each.owner, each.number - (starts[each.owner] if each.owner >= 0 else 0)) for each in zones]
    return Layout(tuple(zones), decks, tuple(starts), tuple(lies), aside)


def _aside(zones: list[Zone], seat: int) -> dict[tuple[int, int], int]:
    """Add the zones in which a seat's cards are laid aside: nobody's places, seen by whom they were seen."""
    found: dict[tuple[int, int], int] = {}
    for who, audience in (("own", only(seat)), ("hidden", NOBODY), ("shown", EVERYBODY)):
        places = _LAID_ASIDE.get(who) or {*range(PLACES)} - {*_OWN, *_HIDDEN}
        found |= {(seat, place): len(zones) for place in places}
        zones.append(Zone(len(zones), f"aside.{seat}.{who}", audience=audience))
    return found


def last_age(edition: str) -> int:
    """The highest age that can be drawn (INN-205)."""
    return 11 if edition == FOURTH else 10


class Deed(NamedTuple):
    """What a player is doing with a city: meld it, tuck it, or junk it from the hand."""

    seat: int
    """The player who does it."""
    verb: str
    """What is done: "meld", "tuck" or "junk"."""
    card: int
    """The number of the city."""


@mypyc_attr(allow_interpreted_subclasses=True)  # so that `__new__` alone makes a copy
class InnovationState(State):
    """The counters of a game; zones and waiting effects are the kernel's."""

    __slots__ = (
        "action",
        "actions",
        "deed",
        "drawn",
        "ended",
        "icons",
        "lost",
        "memory",
        "once",
        "phase",
        "scored",
        "splays",
        "tucked",
        "tucked_in",
        "turn",
        "turned",
        "turns",
        "unclaimed",
        "unsettled",
        "winners",
        "within",
    )

    _SHARED = State._SHARED | {"icons", "memory", "unclaimed", "unsettled"}

    def __init__(self, layout: Layout, cards: int, seats: int, key: bytes) -> None:
        super().__init__(layout.zones, cards, seats, key)
        self.splays = [0] * (seats * len(COLOURS))
        """For each seat, the direction of each colour's stack."""
        self.turn = 0
        """The seat whose turn it is."""
        self.action = 1
        """Which action of the turn this is."""
        self.actions = 2
        """How many actions the turn has."""
        self.turns = 0
        """How many turns have begun."""
        self.phase = "deal"
        """One of deal, melds, turn, display, action, ending, over."""
        self.tucked = [0] * seats
        """By seat, how many cards it has tucked this turn."""
        self.tucked_in: list[frozenset[str]] = [frozenset()] * seats
        """By seat, in which colours it has tucked this turn."""
        self.scored = [0] * seats
        """By seat, how many cards it has scored this turn."""
        self.drawn = [False] * seats
        """By seat, whether a base card has been drawn to the hand this turn."""
        self.once: tuple[str, ...] = ()
        """What may be done once a turn and has been."""
        self.lost = [False] * seats
        """By seat, whether it is out of the game."""
        self.winners: tuple[int, ...] = ()
        """The seats that have won, at the end."""
        self.ended: tuple[str, str, int, int] = ("", "", -1, -1)
        """What ended the game, the rule that decides it, whose doing it was, and which age or how many."""
        self.turned = 0
        """How often something changed that is no card's place, or was revealed where that counts."""
        self.within = 0
        """How many games wait for the one that is played within them (INN-G25)."""
        self.memory: Memory | None = None
        """What players have seen going to hidden places; None where nobody asks for it."""
        self.deed: Deed | None = None
        """What is being done with a city just now, for special achievements that ask for that."""
        self.icons: list[tuple[int, ...] | None] = [None] * seats
        """By seat, the icons that were counted last; None if they may have changed."""
        self.unsettled = self.unclaimed = EVERYBODY
        """What has changed of each player since it was last checked who earns a special achievement: at once
        (`unsettled`), and at the end of an action (`unclaimed`). A bit mask of seats for each of
        `ANYTHING`."""

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        new = super().clone()
        new.take_up(self)
        new.icons = self.icons[:]
        new.memory = None if self.memory is None else self.memory.clone()
        new.unsettled = self.unsettled
        new.unclaimed = self.unclaimed
        return new

    def take_up(self, of: InnovationState) -> None:
        """Make all that is no card's place as it is there, but what is counted anew from the places."""
        self.splays = of.splays[:]
        self.turn = of.turn
        self.action = of.action
        self.actions = of.actions
        self.turns = of.turns
        self.phase = of.phase
        self.tucked = of.tucked[:]
        self.tucked_in = of.tucked_in[:]
        self.scored = of.scored[:]
        self.drawn = of.drawn[:]
        self.once = of.once
        self.lost = of.lost[:]
        self.winners = of.winners
        self.ended = of.ended
        self.turned = of.turned
        self.within = of.within
        self.deed = of.deed

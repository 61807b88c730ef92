"""The lines of a log taken apart into what happened, and held against what happens in a game of ours.

An atom is one deed with one or several cards. "Buys and gains 2 Silvers" is four of them: bought, gained,
bought, gained. What a game of ours tells is taken apart in the same way, so that the two can be compared
card by card, wherever the one has several lines where the other has one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.kernel.cards import Card
from fudaba.kernel.events import Event
from fudaba.logs.forms import SILENT
from fudaba.logs.log import Line, Log

PASSED_OVER: Final = frozenset(
    {
        "meta",
        "unknown",
        "starts_with",
        "starts_turn",
        "resigns",
        "names_absent",
        "renews",
        "sets_out",
        "obelisk_counts",
    }
)
"""Lines of a log of which nothing is compared."""
UNCOMPARED: Final = SILENT | {"renews", "obelisk_counts"}
"""Lines of ours of which nothing is compared."""
ONE_BY_ONE: Final = frozenset({"plays", "uses_coffers", "uses_villagers"})
"""What a log puts together in any order, and a game tells one by one."""
FIGURED: Final = frozenset(
    {
        "gets_actions", "gets_buys", "gets_coins", "gets_potions", "takes_vp", "takes_coffers",
        "takes_villagers", "takes_favors", "spends_favors", "pays_coffers", "takes_debt", "pays_debt", "pays",
        "pays_potions", "uses_coffers", "uses_villagers",
    }
)  # fmt: skip
"""What has a figure that must be the same."""
_TOGETHER: Final = frozenset(
    {"discards", "exiles", "reveals", "returns", "sets_aside", "topdecks", "trashes", "puts_in_hand"}
)
"""What may come in one line or in several, and in any order."""
_SAME: Final = {
    "plays_there": "plays",
    "turns_up": "reveals",
    "takes_boon": "takes",
    "takes_state": "takes",
    "takes_artifact": "takes",
    "returns_state": "returns",
    "follows_instead": "uses_way",
    "gains_to": "gains",
}


class Atom(NamedTuple):
    """Something that happened, according to a log."""

    kind: str
    """What happened: a word of `forms`."""
    seat: int
    """The player who did it, -1 for nobody."""
    named: Counter[str]
    """The cards that the log names, with how many of each."""
    hidden: int
    """How many more cards it is about."""
    number: int
    """Its figure, such as an amount of coins."""
    line: int
    """Its place in `Log.lines`."""
    place: str = ""
    """Where gained cards went, if the log says so, or ""."""

    @property
    def size(self) -> int:
        """How many cards it is about."""
        return sum(self.named.values()) + self.hidden


class LoggedDeed(NamedTuple):
    """Something that happened in a game of ours."""

    kind: str
    """What happened: a word of `forms`."""
    seat: int
    """The player who did it, -1 for nobody."""
    cards: tuple[int, ...]
    """The numbers of its cards."""
    words: tuple[str, ...]
    """The ids of its landscapes."""
    number: int
    """Its figure, such as an amount of coins."""


# Out of a log.


def atoms_of(log: Log) -> list[Atom]:
    """What happened by a log, players counted as seats from the one who had the first turn."""
    found: list[Atom] = []
    begun = False
    for place, line in enumerate(log.lines):
        begun = begun or line.kind not in ("shuffles", *PASSED_OVER)
        if begun and line.kind not in PASSED_OVER:
            for atom in _taken_apart(line, _seat(log, line.player), place):
                before = found[-1] if found else None
                if before is not None and atom.kind in _TOGETHER and atom[:2] == before[:2]:
                    cards, hidden = before.named + atom.named, before.hidden + atom.hidden
                    found[-1] = before._replace(named=cards, hidden=hidden)
                else:
                    found.append(atom)
    return found


def _seat(log: Log, player: int) -> int:
    return (player - log.first) % len(log.players) if player >= 0 else -1


def _taken_apart(line: Line, seat: int, place: int) -> Iterator[Atom]:
    kind, cards = _SAME.get(line.kind, line.kind), Counter(line.cards)
    number = line.number if kind in FIGURED else 0
    if kind == "turn":
        yield Atom("extra" if line.note else "turn", seat, Counter(), 0, 0, place)
    elif kind == "buys_and_gains":
        for id in cards.elements():
            yield Atom("buys", seat, Counter({id: 1}), 0, 0, place)
            yield Atom("gains", seat, Counter({id: 1}), 0, 0, place)
    elif kind == "plays_using":
        yield Atom("plays", seat, cards, 0, 0, place)
        yield Atom("uses_way", seat, Counter({line.note: 1}), 0, 0, place)
    elif kind == "buys" and sum(cards.values()) > 1:
        for id in cards.elements():
            yield Atom("buys", seat, Counter({id: 1}), 0, 0, place)
    else:
        yield Atom(kind, seat, cards, line.hidden, number, place, line.place)


# Out of a game.


class Listener:
    """Takes apart what a game tells. cards: of its table. treasures: whether the last line was a Treasure's
    play, or what it gave; a log has both on one line."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._cards = cards

    def deeds(self, events: Iterable[Event], treasures: bool = False) -> Iterator[tuple[LoggedDeed, bool]]:
        """What some events tell, each with whether it leaves a row of Treasures to be gone on with."""
        for event in events:
            kind, seat = event.kind, event.seat
            if kind in UNCOMPARED and kind != "follows_instead":
                continue
            if kind == "gets_coins" and treasures:
                continue
            cards = tuple(ref.card for ref in event.cards)
            treasures = kind == "plays" and all(self._is_treasure(card) for card in cards)
            yield from ((one, treasures) for one in self._taken_apart(event, kind, seat, cards))

    def _taken_apart(
        self, event: Event, kind: str, seat: int, cards: tuple[int, ...]
    ) -> Iterator[LoggedDeed]:
        if kind == "exchanges":
            yield LoggedDeed("returns", seat, cards[:1], (), 0)
            yield LoggedDeed("receives", seat, cards[1:], (), 0)
        elif kind == "turn":
            yield LoggedDeed("extra" if event.word else "turn", seat, (), (), 0)
        elif kind == "names":
            if event.word:
                yield LoggedDeed(kind, seat, (), (event.word,), 0)
        elif kind in ("uses_way", "follows_instead", "takes_state", "takes_artifact", "returns_state"):
            yield LoggedDeed(_SAME.get(kind, kind), seat, (), (event.word,), 0)
        elif kind == "ends":
            yield LoggedDeed(kind, -1, (), (), 0)
        elif cards:
            yield LoggedDeed(_SAME.get(kind, kind), seat, cards, (), 0)
        else:
            number = 1 if kind in ("uses_coffers", "uses_villagers") else event.number
            words = (event.word,) if event.word else ()
            yield LoggedDeed(kind, seat, (), words, number if kind in FIGURED else 0)

    def _is_treasure(self, card: int) -> bool:
        kind = KINDS.get(self._cards[card].id)
        return kind is not None and kind.treasure

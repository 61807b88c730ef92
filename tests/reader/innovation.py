"""Innovation as its log tells it: every place, stacks in their order, splays, icons and points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, TypeAlias

from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.printed import COLOURS, ICONS, SETS
from fudaba.kernel.events import Event
from fudaba.kernel.table import Table
from tests.reader.reading import Reader

TO_OWN = {
    "draws": "hand",
    "is_dealt": "hand",
    "takes": "hand",
    "seizes_to_hand": "hand",
    "scores": "score_pile",
    "achieves": "achievements",
    "claims": "achievements",
    "seizes": "achievements",
    "foreshadows": "forecast",
    "safeguards": "safe",
    "digs": "display",
    "exhibits": "exhibits",
    "steals": "exhibits",
}
"""Where a card goes of which that is told: a place of the player's own."""
TO_NOBODY = {"junks": "junk", "junks_achievement": "junk", "removes": "box", "offers": "available"}
"""Likewise where it is nobody's."""
TOP_LEFT, BOTTOM_LEFT, BOTTOM_CENTRE, BOTTOM_RIGHT, TOP_RIGHT = 0, 1, 2, 3, 5
SHOWN: dict[str, tuple[int, ...]] = {
    "unsplays": (),
    "splays_left": (BOTTOM_RIGHT, TOP_RIGHT),
    "splays_right": (TOP_LEFT, BOTTOM_LEFT),
    "splays_up": (BOTTOM_LEFT, BOTTOM_CENTRE, BOTTOM_RIGHT),
    "splays_aslant": (TOP_LEFT, BOTTOM_LEFT, BOTTOM_CENTRE, BOTTOM_RIGHT),
}
"""What is seen of a covered card."""
MOVES_NOTHING = """
action activates closes_museums draws_beyond earns_bonus enacts endless endorses executes
executes_card flips_coin inspires is_immune is_inspired issues karma looks names proves raises searches shares
starts turn wins demands compels echos echoes
"""


Stacks: TypeAlias = dict[tuple[int, str], list[int]]
Around: TypeAlias = tuple[dict[int, tuple[str, int]], Stacks, dict[tuple[int, str], str], set[int]]
"""Where the cards of the players lay, their stacks, how these were splayed, and which teams were out."""


class InnovationReader(Reader):
    """stacks: by seat and colour, the top card first. splays: by seat and colour, how it was told."""

    cards: Any
    SILENT: ClassVar[frozenset[str]] = frozenset(MOVES_NOTHING.split())

    def __init__(self, table: Table) -> None:
        assert isinstance(table, Innovation)
        super().__init__(table)
        self.edition = table.house.edition
        at = [(seat, colour) for seat in range(self.seats) for colour in COLOURS]
        self.stacks: Stacks = {lies: table.state.zones[table.stack(*lies)][::-1] for lies in at}
        self.splays = {lies: [*SHOWN][table.splay(*lies)] for lies in at}
        self.teams = [table.team(seat) for seat in range(self.seats)]
        self.out: set[int] = set()
        self.around: list[Around] = []
        """What was laid aside for each game within the game that is being played, the first one first."""

    # Cards move.

    def put_one(self, card: int, place: str, seat: int = -1, *, bottom: bool = False) -> None:
        """A card leaves where it lies, and a stack that it lay in; it may come to a stack."""
        before, owner = self.where[card]
        if before in COLOURS:
            self.stacks[owner, before].remove(card)
        self.put([card], place, seat)
        if place in COLOURS:
            stack = self.stacks[seat, place]
            stack.insert(len(stack) if bottom else 0, card)
        for lies in self.stacks:
            if len(self.stacks[lies]) < 2:
                self.splays[lies] = "unsplays"

    def other(self, event: Event, cards: list[int]) -> None:
        kind = event.kind.removeprefix("draws_and_")
        splay = kind.removesuffix("_of")
        if splay in SHOWN:
            self.splays[event.seat if splay == kind else event.whom, event.word] = splay
        elif kind in TO_OWN:
            for card in cards:
                self.put_one(card, TO_OWN[kind], event.seat)
        elif kind in TO_NOBODY:
            for card in cards:
                self.put_one(card, TO_NOBODY[kind])
        elif kind in ("melds", "promotes", "tucks"):
            for card in cards:
                self.put_one(card, self.cards[card].colour, event.seat, bottom=kind == "tucks")
        elif kind in ("returns", "puts_back"):
            for card in cards:
                self.put_one(card, self._deck(card))
        elif kind == "reveals":
            if kind != event.kind:
                for card in cards:
                    self.put_one(card, "revealed", event.seat)
        elif kind.removeprefix("junks_") in (*SETS, "deck"):
            name = kind.removeprefix("junks_").replace("deck", "base")
            for card in self.at(f"deck.{name}.{event.number}"):
                self.put_one(card, "junk")
        else:
            super().other(event, cards)

    def _deck(self, card: int) -> str:
        """The deck that a card belongs to; a relic goes back to the others."""
        piece = self.cards[card]
        return self.homes.get(card) or f"deck.{piece.set}.{piece.age}"

    def on_transfers(self, event: Event, cards: list[int]) -> None:
        for card in cards:
            place = self.cards[card].colour if event.word == "board" else event.word
            self.put_one(card, place, event.whom)

    def on_restores(self, event: Event, cards: list[int]) -> None:
        for card in cards:
            self.put_one(card, self._home(card))

    on_takes_away = on_restores

    def _home(self, card: int) -> str:
        return self.homes[card]

    @property
    def homes(self) -> dict[int, str]:
        """Where what is no card of a deck lies while nobody has it."""
        named = {1: "available", 2: "specials", 4: "relics", 5: "free_museums"}
        return {card: named[piece.home] for card, piece in enumerate(self.cards) if piece.home >= 0}

    def on_brings_in_age_0(self, event: Event, cards: list[int]) -> None:
        found = [c for c in self.at("box") if self.cards[c].set == "base" and not self.cards[c].age]
        assert len(found) == event.number
        for card in found:
            self.put_one(card, "deck.base.0")

    def on_rearranges(self, event: Event, cards: list[int]) -> None:
        stack = self.stacks[event.seat, event.word]
        assert sorted(stack) == sorted(cards)
        stack[:] = cards

    def on_loses(self, event: Event, cards: list[int]) -> None:
        """A player who loses is out with the whole team, and with all cards if others play on."""
        self.out.add(self.teams[event.seat])
        if len({*self.teams} - self.out) == 1:
            return
        for card, (_, owner) in [*self.where.items()]:
            if owner >= 0 and self.teams[owner] in self.out:
                gone = "junk" if self.edition == "fourth" else "box"
                self.put_one(card, self.homes.get(card, gone))

    # A game within the game.

    def on_begins_within(self, event: Event, cards: list[int]) -> None:
        """All that the players have is laid aside."""
        mine = {card: lies for card, lies in self.where.items() if lies[1] >= 0}
        self.around.append(
            (mine, {lies: [*stack] for lies, stack in self.stacks.items()}, {**self.splays}, {*self.out})
        )
        self._lay(mine, "aside")

    def on_ends_within(self, event: Event, cards: list[int]) -> None:
        """It is taken up again, and what lay there now is aside until it is told where it goes."""
        for card in [card for card, (_, owner) in self.where.items() if owner >= 0]:
            is_museum = self.homes.get(card) == "free_museums" and self.where[card][0] != "achievements"
            self._lay([card], "free_museums" if is_museum else "aside")
        before, stacks, self.splays, self.out = self.around.pop()
        for card, (place, owner) in before.items():
            self.put([card], place, owner)
        self.stacks = stacks

    def _lay(self, cards: Iterable[int], place: str) -> None:
        for card in cards:
            self.put([card], place)
        for stack in self.stacks.values():
            stack[:] = [card for card in stack if self.where[card][0] != place]

    # Museums.

    def on_exhibits(self, event: Event, cards: list[int]) -> None:
        """An artifact goes into the museum of that number."""
        museum = next(card for card, piece in enumerate(self.cards) if piece.number == event.number)
        self.put([museum], "museums", event.seat)
        self.put_one(cards[0], "exhibits", event.seat)

    on_steals = on_exhibits

    def on_frees(self, event: Event, cards: list[int]) -> None:
        self.put(cards, "free_museums")

    # What is counted.

    def icons(self, seat: int) -> tuple[int, ...]:
        """The icons that are visible on a board, in the order of `ICONS`."""
        seen = self._seen(seat)
        return tuple(seen.count(icon) for icon in ICONS)

    def _seen(self, seat: int) -> list[str]:
        seen: list[str] = []
        for colour in COLOURS:
            for depth, card in enumerate(self.stacks[seat, colour]):
                marks = self.cards[card].places
                shown = range(len(marks)) if depth == 0 else SHOWN[self.splays[seat, colour]]
                seen += [marks[place] for place in shown if place < len(marks)]
        return seen

    def points(self, seat: int) -> int:
        """Ages in the score pile; the highest bonus, and one for each other bonus."""
        points: int = sum(self.cards[card].age for card in self.at("score_pile", seat))
        bonuses = [int(mark[6:]) for mark in self._seen(seat) if mark.startswith("bonus_")]
        return points + (max(bonuses) + len(bonuses) - 1 if bonuses else 0)

    def differences(self, table: Table) -> Iterator[str]:
        assert isinstance(table, Innovation)
        museums = {card for card, home in self.homes.items() if home == "free_museums"}
        for line in super().differences(table):
            is_museum = any(line.startswith(f"{table.cards[museum].face}:") for museum in museums)
            if not is_museum and "told ('aside', -1), lies ('aside." not in line:
                yield line
        for seat in range(self.seats):
            for number, colour in enumerate(COLOURS):
                text, stack = self.stacks[seat, colour], table.stacks(seat)[number]
                names = [[table.cards[card].face for card in cards] for cards in (text, [*stack][::-1])]
                yield from self.differ(f"{colour} of {seat}", *names)
                yield from self.differ(
                    f"splay of {colour} of {seat}",
                    [*SHOWN].index(self.splays[seat, colour]),
                    table.state.splays[seat * 5 + number],
                )
            if not table.house.figures:  # whose karma effects change what is counted
                yield from self.differ(f"points of {seat}", self.points(seat), table.points(seat))
                if table.state.phase != "display":
                    yield from self.differ(f"icons of {seat}", self.icons(seat), table.icons(seat))
            owned = len(self.at("museums", seat))
            yield from self.differ(f"museums of {seat}", owned, len(table.at(seat, 6)))

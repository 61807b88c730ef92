"""Bridge Over as its log tells it: hands, fronts, the top card, the direction of play and points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from fudaba.games.bridge_over.deck import KINDS
from fudaba.kernel.events import Event
from fudaba.kernel.table import Table
from tests.reader.reading import Reader

LAID_IN_FRONT, THROWN_AWAY = ("public",), ("defence", "discard")
MOVES_NOTHING = """
all_draw attacks cancels goes_out is_bound lapses moves_on names_colour passes penalty
round_stands_still skips stops turn wins
"""


class BridgeOverReader(Reader):
    """top: the card that play goes by. bind: the Bind of the attack that runs."""

    SILENT: ClassVar[frozenset[str]] = frozenset(MOVES_NOTHING.split())

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.top = table.state.zones[2][-1]
        self.bind = -1
        self.clockwise = True
        self.points = [0] * self.seats

    # A round begins and ends.

    def on_round(self, event: Event, cards: list[int]) -> None:
        self.put(self.where, "pile")
        self.clockwise = True

    def on_put_under(self, event: Event, cards: list[int]) -> None:
        self.put(cards, "pile")

    def on_turned_up(self, event: Event, cards: list[int]) -> None:
        self._lay(cards)

    def on_is_charged(self, event: Event, cards: list[int]) -> None:
        assert sorted(cards) == sorted(self.at("hand", event.seat))
        self.points[event.seat] += event.number

    def on_renews_pile(self, event: Event, cards: list[int]) -> None:
        self.put((card for card in self.at("discard") if card != self.top), "pile")

    # Cards come to a hand.

    def on_draws(self, event: Event, cards: list[int]) -> None:
        assert all(self.where[card] == ("pile", -1) for card in cards)
        assert len(cards) == event.number
        self.put(cards, "hand", event.seat)

    on_is_dealt = on_suffers = on_draws_bound = on_draws

    def on_takes_from_discards(self, event: Event, cards: list[int]) -> None:
        self.put(cards, "hand", event.seat)

    def on_pushes(self, event: Event, cards: list[int]) -> None:
        self.put(cards, "hand", event.whom)

    # Cards leave it.

    def on_plays(self, event: Event, cards: list[int]) -> None:
        (card,) = cards
        assert self.where[card] == ("hand", event.seat)
        self._play(card, event.seat, self.cards[card].id)

    on_discards = on_plays

    def on_defends(self, event: Event, cards: list[int]) -> None:
        """Almighty has been told already as the card that it stands for."""
        (card,) = cards
        assert self.where[card] == ("hand", event.seat) or self.cards[card].id == "almighty"
        if self.cards[card].id != "almighty":
            self._play(card, event.seat, self.cards[card].id)

    on_parries = on_defends

    def on_plays_as(self, event: Event, cards: list[int]) -> None:
        self._play(cards[0], event.seat, event.word)

    def _play(self, card: int, seat: int, id: str) -> None:
        group = KINDS[id].group
        if group in LAID_IN_FRONT:
            self.put([card], "front", seat)
        elif group in THROWN_AWAY:
            self.put([card], "discard")
        else:
            self._lay([card])

    def _lay(self, cards: list[int]) -> None:
        self.put(cards, "discard")
        (self.top,) = cards

    def on_throws_hand_away(self, event: Event, cards: list[int]) -> None:
        assert len(self.at("hand", event.seat)) == event.number
        self.put(self.at("hand", event.seat), "discard")

    # Cards in front of players.

    def on_attacks_with_bind(self, event: Event, cards: list[int]) -> None:
        (self.bind,) = cards
        self.put(cards, "front", event.whom)

    def on_moves_bind_on(self, event: Event, cards: list[int]) -> None:
        self.put([self.bind], "front", event.whom)

    def on_bind_leaves(self, event: Event, cards: list[int]) -> None:
        assert all(self.where[card] == ("front", event.seat) for card in cards)
        self.put(cards, "discard")

    on_releases = on_all_draw_leaves = on_bind_leaves

    def on_reverses(self, event: Event, cards: list[int]) -> None:
        self.clockwise = not self.clockwise
        assert event.word == ("clockwise" if self.clockwise else "counterclockwise")

    def differences(self, table: Table) -> Iterator[str]:
        yield from super().differences(table)
        s = table.state
        yield from self.differ("top card", self.top, s.zones[2][-1])
        yield from self.differ("clockwise", self.clockwise, s.direction > 0)
        yield from self.differ("points", self.points, s.points)

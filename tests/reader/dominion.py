"""Dominion as its log tells it: where every card is, tokens that are kept, and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar

from fudaba.games.dominion.rules.scoring import score
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.events import Event
from fudaba.kernel.table import Table
from tests.reader.dominion_points import OPEN, points_of
from tests.reader.reading import Place, Reader, places

TOKENS = ("vp", "coffers", "villagers", "favors", "debt")
ASIDE = ("aside", "face_down")
"""Two zones, but one place to the rules."""
MOVES_NOTHING = """
turn ends ability buys kingdom landscapes lies_with brings looks_at reveals gets_actions gets_buys
gets_coins gets_potions plays_there plays_again uses_way follows_instead names pays makes_cheaper
rotates returns_minus_coin returns_minus_card stays loses turns_up receives keeps takes_boon
takes_state returns_state takes_artifact is_unaffected ignores_actions will_skip skips_turn
returns_to_action_phase turns_journey_down turns_journey_up uses_action adds_vp adds_token
may_be_sold puts_under_market
takes_a_sun puts_debt_on_pile bids obelisk_counts takes_minus_coin takes_minus_card
"""


class DominionReader(Reader):
    """tokens: of each kind, how many each seat has."""

    cards: Any
    SILENT: ClassVar[frozenset[str]] = frozenset(MOVES_NOTHING.split())

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.table = table
        self.tokens: dict[str, list[int]] = {token: [*getattr(table.state, token)] for token in TOKENS}
        self.events: list[Event] = []
        self.piles = {self.cards[c].id: lies for c, lies in self.where.items() if is_pile(lies)}

    def listen(self, events: list[Event]) -> None:
        self.events = events
        super().listen(events)

    def other(self, event: Event, cards: list[int]) -> None:
        verb, _, token = event.kind.partition("_")
        if verb == "takes" and token in TOKENS:
            self.tokens[token][event.seat] += event.number
        elif verb == "uses" and token in TOKENS:
            self.tokens[token][event.seat] -= 1
        elif event.kind.startswith(("moves_", "token_", "uses_")):
            pass
        else:
            super().other(event, cards)

    def on_pays_debt(self, event: Event, cards: list[int]) -> None:
        self.tokens["debt"][event.seat] -= event.number

    def on_spends_favors(self, event: Event, cards: list[int]) -> None:
        self.tokens["favors"][event.seat] -= event.number

    def on_pays_coffers(self, event: Event, cards: list[int]) -> None:
        self.tokens["coffers"][event.seat] -= event.number

    # Cards move.

    def on_draws(self, event: Event, cards: list[int]) -> None:
        assert all(self.where[card] == ("deck", event.seat) for card in cards)
        self.put(cards, "hand", event.seat)

    def on_shuffles(self, event: Event, cards: list[int]) -> None:
        self.put(self.at("discard", event.seat), "deck", event.seat)

    def on_leaves_discarded(self, event: Event, cards: list[int]) -> None:
        self.put(cards, "discard", event.seat)

    def on_plays(self, event: Event, cards: list[int]) -> None:
        self.put(cards, "play", event.seat)

    on_calls = on_plays

    def on_gains(self, event: Event, cards: list[int]) -> None:
        assert all(self.where[card][1] != event.seat for card in cards)
        self.put(cards, event.word or "discard", event.seat)

    def on_trashes(self, event: Event, cards: list[int]) -> None:
        self.put(cards, "trash")

    def on_discards(self, event: Event, cards: list[int]) -> None:
        self.put(cards, "discard", event.seat)

    def on_exiles(self, event: Event, cards: list[int]) -> None:
        self.put(cards, "exile", event.seat)

    def on_puts(self, event: Event, cards: list[int]) -> None:
        self.put(cards, event.word, event.seat)

    def on_puts_in_hand(self, event: Event, cards: list[int]) -> None:
        self.put(cards, "hand", event.seat)

    def on_topdecks(self, event: Event, cards: list[int]) -> None:
        self.put(cards, "deck", event.seat)

    on_puts_at_bottom = on_puts_in_deck = on_shuffles_into_deck = on_topdecks

    def on_puts_deck_into_discards(self, event: Event, cards: list[int]) -> None:
        assert len(self.at("deck", event.seat)) == event.number
        self.put(self.at("deck", event.seat), "discard", event.seat)

    def on_passes(self, event: Event, cards: list[int]) -> None:
        self.put(cards, "hand", event.whom)

    def on_sets_aside(self, event: Event, cards: list[int]) -> None:
        self.put(cards, "aside", event.seat)

    def on_sets_out(self, event: Event, cards: list[int]) -> None:
        self.put(cards, "common")

    def on_returns(self, event: Event, cards: list[int]) -> None:
        for card in cards:
            self.where[card] = self.piles[self.cards[card].id]

    def on_exchanges(self, event: Event, cards: list[int]) -> None:
        given, taken = cards
        self.where[given] = self.piles[self.cards[given].id]
        self.put([taken], "discard", event.seat)

    def on_renews(self, event: Event, cards: list[int]) -> None:
        """Other Kingdom piles come out of the box: what is in them is read off the box, as at the start.

        Between the piles and the box the cards are where the table says; a card that has left them since is
        followed by the lines to come.
        """
        assert isinstance(self.table, Dominion)
        self.cards = self.table.cards
        layout = self.table.state.layout
        now = places(self.table)
        for card, zone in enumerate(self.table.box.places):
            comes_into = layout[zone].name, layout[zone].owner
            if is_pile(comes_into):
                self.piles[self.cards[card].id] = comes_into
            lay = self.where.setdefault(card, comes_into)
            if all(is_pile(place) or place[0] == "box" for place in (lay, now[card])):
                self.where[card] = now[card]

    def on_starts_with(self, event: Event, cards: list[int]) -> None:
        """A Copper goes back to its pile, what has none out of the game."""
        replaced, card = cards
        is_copper = self.cards[replaced].id == "copper"
        self.where[replaced] = self.piles["copper"] if is_copper else ("box", -1)
        self.put([card], "deck", event.seat)

    def on_cleans_up(self, event: Event, cards: list[int]) -> None:
        """What is in hand and in play is discarded, but for what the next lines say stays."""
        stays: set[int] = set()
        for line in self.events[self.heard :]:
            if line.kind != "stays" or line.seat != event.seat:
                break
            stays |= {ref.card for ref in line.cards}
        leaving = [*self.at("hand", event.seat), *self.at("play", event.seat)]
        self.put((card for card in leaving if card not in stays), "discard", event.seat)

    def differences(self, table: Table) -> Iterator[str]:
        for card, lies in places(table).items():
            text = self.where[card]
            if text != lies and same(text) != same(lies) and self.cards[card].sort == "card":
                yield f"{self.cards[card].face}: told {same(text)}, lies {same(lies)}"
        for token, read_places in self.tokens.items():
            yield from self.differ(token, read_places, getattr(table.state, token))
        assert isinstance(table, Dominion)
        if not OPEN & {piece.id for piece in self.cards}:
            for seat, points in enumerate(self.points()):
                yield from self.differ(f"points of {seat}", points, score(table, seat))

    def points(self) -> Iterator[int]:
        """The points of each player, by what has been told."""
        names: list[list[str]] = [[] for _ in range(self.seats)]
        far = [0] * self.seats
        for card, (place, owner) in self.where.items():
            if owner >= 0:
                names[owner].append(id := self.cards[card].id)
                far[owner] += place == "tavern" and id == "distant_lands"
        counts = [Counter(own) for own in names]
        open_ones = [self.cards[card].id for card in self.at("landscapes")]
        for seat, own in enumerate(names):
            others = [counts[other] for other in range(self.seats) if other != seat]
            yield points_of(own, others, open_ones, far=far[seat]) + self.tokens["vp"][seat]


def is_pile(lies: Place) -> bool:
    """Whether that is a pile, of the Supply or not."""
    return lies[0].startswith("supply.")


def same(lies: Place) -> Place:
    """A place, or the one that it is a part of."""
    return ("aside", lies[1]) if lies[0] in ASIDE else lies

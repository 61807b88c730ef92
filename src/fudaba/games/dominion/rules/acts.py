"""The acts of Dominion: all that is done at a table and that a card may answer.

What is nothing but the moment for something is in `moments.py`, what is only asked about in `inquiries.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import Cost
from fudaba.games.dominion.facts.layout import DECK, DISCARD, DISCARDS, EXILE, HAND, TRASH, place
from fudaba.games.dominion.facts.tokens import PLAYER, TOKENS
from fudaba.games.dominion.rules.costs import cost_of
from fudaba.kernel.acts import Act
from fudaba.kernel.cards import EVERYBODY, Ref
from fudaba.kernel.plays import Play

FREE: Final = Cost()


@mypyc_attr(allow_interpreted_subclasses=True)
class OfCard(Act):
    """Something that befalls a card. `card`: its number."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    async def do(self, table: Board) -> None:
        """Nothing."""


def card_of(act: Act) -> int:
    """The number of the card that an act befalls, -1 for none."""
    return act.card if isinstance(act, OfCard) else -1


class PileEmpties(Act):
    """A Supply pile has just become empty. pile: its index."""

    __slots__ = ("pile",)

    def __init__(self, seat: int, pile: int) -> None:
        super().__init__(seat)
        self.pile = pile

    async def do(self, table: Board) -> None:
        """Nothing."""


def empties(table: Board, seat: int, pile: int) -> list[Act]:
    """What it means that a Supply pile has become empty; nothing where nobody listens, or pile is -1."""
    return [PileEmpties(seat, pile)] if pile >= 0 and table.listens("PileEmpties") else []


class Plays(OfCard):
    """A player has put a card into play and will follow its instructions: "when you play".

    What comes "first" is triggered here: Reactions to Attacks, tokens, and what waits for the next
    card (WAY-47). play: its record. again: whether it was in play already, and is played once more.
    """

    __slots__ = ("again", "play")

    def __init__(self, seat: int, card: int, play: Play, *, again: bool) -> None:
        super().__init__(seat, card)
        self.play = play
        self.again = again


class Played(OfCard):
    """A player has finished following a card's instructions: "after you play".

    play: its record. followed: the id of the instructions that were followed.
    """

    __slots__ = ("followed", "play")

    def __init__(self, seat: int, card: int, play: Play, followed: str) -> None:
        super().__init__(seat, card)
        self.play = play
        self.followed = followed


class Buys(OfCard):
    """A player has paid for a card and will gain it: "when you buy". The card still lies in its pile.

    number: which of its player's buys of this turn it is, from 1 on, Events and Projects counted; others may
    have come since, while this one was being answered.
    """

    __slots__ = ("number",)

    def __init__(self, seat: int, card: int, number: int) -> None:
        super().__init__(seat, card)
        self.number = number


class BuysEvent(OfCard):
    """A player has paid for an Event or a Project."""

    __slots__ = ()


def is_gained(table: Board, seat: int, card: int, to: int = DISCARD) -> None:
    """A card goes to this place of the player who gains it, from wherever it lies."""
    s = table.state
    source, kind = s.where[card], table.cards[card]
    s.move(card, place(to, seat))
    if to in (HAND, DECK):  # everybody has seen it go there
        s.known[card] = EVERYBODY
    table.left_pile(source)
    types = table.types(kind) if table.box.changes_types else kind.types
    table.note("gain", seat, card, source=source, types=types)
    if kind.id in table.box.remembered:
        table.set_mark(TOKENS[f"gained_{kind.id}"][PLAYER], seat, 1)
    if table.events is not None:
        rule = "DOM-53" if source == TRASH else ""
        table.tell("gains", seat, card, word="" if to == DISCARD else table.place_word(to), rule=rule)


def is_trashed(table: Board, seat: int, card: int) -> Ref:
    """A card goes to the trash, from wherever it lies. Returns it as it lies there."""
    s = table.state
    source = s.where[card]
    s.move(card, TRASH)
    table.left_pile(source)
    table.note("trash", seat, card, source=source)
    table.tell("trashes", seat, card)
    return s.ref(card)


class Gains(OfCard):
    """A player gains a card: what replaces it comes before ("would gain"), then "when you gain".

    card: its number. source: the zone that it is gained from. to: where it goes, one of the player's own
    places. settled: whether something else than the card has said where it goes, so that the card has no say.
    bought: whether it was bought by the player whose gain it was at first (`buyer`). ref: once it is gained,
    the card as it lay then. cost: what it cost when it was gained, which may change that. had_exiled: whether
    its gainer had a copy of it in Exile then. number: which of its gainer's gains of this turn it was, from 1
    on: the same card may be gained again. emptied: the Supply pile whose last card it was, -1 for none.
    """

    __slots__ = (
        "bought",
        "buyer",
        "cost",
        "emptied",
        "had_exiled",
        "number",
        "ref",
        "settled",
        "source",
        "to",
    )

    def __init__(self, seat: int, card: int, source: int, to: int = DISCARD, *, bought: bool = False) -> None:
        super().__init__(seat, card)
        self.source = source
        self.to = to
        self.settled = False
        self.bought = bought
        self.buyer = seat
        self.cost = FREE
        self.had_exiled = False
        self.number = 0
        self.emptied = -1
        self.ref: Ref | None = None

    async def do(self, table: Board) -> None:
        """It goes where it is gained to, if it still lies where it was to come from."""
        self.come(table)

    def come(self, table: Board) -> None:
        """Do it, asking nobody."""
        s = table.state
        if s.where[self.card] != self.source:
            return
        kind = table.cards[self.card]
        self.cost = cost_of(table, kind)
        if exiled := table.zone(EXILE, self.seat):
            self.had_exiled = any(table.cards[card] is kind for card in exiled)
        is_gained(table, self.seat, self.card, self.to)
        self.ref = s.ref(self.card)
        self.number = len(table.done_by(self.seat, "gain"))
        self.emptied = table.emptied(self.source)

    def brings(self, table: Board) -> list[Act]:
        """The last card of a Supply pile empties it."""
        return empties(table, self.seat, self.emptied)

    def instead(self, table: Board, card: int, to: int = DISCARD) -> Gains:
        """The same gain, of another card, to this place whatever that card says."""
        self.card = card
        self.source = table.state.where[card]
        self.to = to
        self.settled = True
        return self


class Trashes(OfCard):
    """A player trashes a card. seat: who trashes it. owner: whose it was, -1 for the Supply's.

    source: the zone that it came from. ref: once it is trashed, the card as it lies there.
    emptied: see `Gains`.
    """

    __slots__ = ("emptied", "owner", "ref", "source")

    def __init__(self, seat: int, card: int, owner: int, source: int) -> None:
        super().__init__(seat, card)
        self.owner = owner
        self.source = source
        self.emptied = -1
        self.ref: Ref | None = None

    async def do(self, table: Board) -> None:
        """It goes to the trash."""
        self.ref = is_trashed(table, self.seat, self.card)
        self.emptied = table.emptied(self.source)

    def brings(self, table: Board) -> list[Act]:
        """The last card of a Supply pile empties it."""
        return empties(table, self.seat, self.emptied)


class Discards(OfCard):
    """A player discards a card. source: the kind of place that it came from. was: the card as it lay
    there. ref: once it is discarded, the card as it lies now.
    """

    __slots__ = ("ref", "source", "was")

    def __init__(self, seat: int, card: int, source: int) -> None:
        super().__init__(seat, card)
        self.source = source
        self.was: Ref | None = None
        self.ref: Ref | None = None

    async def do(self, table: Board) -> None:
        """It goes to the discards."""
        self.was = table.state.ref(self.card)
        table.state.move(self.card, DISCARDS[self.seat])
        self.ref = table.state.ref(self.card)


class DiscardsAtOnce(Act):
    """A player has discarded cards, all at once: `discards`, what befell each of them."""

    __slots__ = ("discards",)

    def __init__(self, seat: int, discards: Sequence[Discards]) -> None:
        super().__init__(seat)
        self.discards = discards

    async def do(self, table: Board) -> None:
        """Nothing: it is done."""


class Exiles(OfCard):
    """A player exiles a card. emptied: see `Gains`."""

    __slots__ = ("emptied",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.emptied = -1

    def brings(self, table: Board) -> list[Act]:
        """The last card of a Supply pile empties it."""
        return empties(table, self.seat, self.emptied)

    async def do(self, table: Board) -> None:
        """It goes to the player's Exile mat."""
        source = table.state.where[self.card]
        table.state.move(self.card, place(EXILE, self.seat))
        table.left_pile(source)
        self.emptied = table.emptied(source)
        table.note("exile", self.seat, self.card, source=source)
        table.tell("exiles", self.seat, self.card)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffles(Act):
    """A player shuffles: the discards become a new deck, or cards are shuffled into the deck.

    into_deck: the cards that are shuffled into the deck, and with them all of it; None where the discards
    go under what is left of it. shuffled: once it is done, the cards that were shuffled with one another.
    """

    __slots__ = ("into_deck", "shuffled")

    def __init__(self, seat: int, into_deck: Sequence[int] | None = None) -> None:
        super().__init__(seat)
        self.into_deck = into_deck
        self.shuffled: list[int] = []

    def cards(self, table: Board) -> list[int]:
        """The cards that would be shuffled, as their player finds them: of a deck not in its order."""
        if self.into_deck is None:
            return table.zone(DISCARD, self.seat)[:]
        together = dict.fromkeys((*self.into_deck, *table.zone(DECK, self.seat)))
        return sorted(together, key=lambda card: table.cards[card].id)

    async def do(self, table: Board) -> None:
        """They come to lie in an order that the seed decides."""
        self.shuffle(table)

    def shuffle(self, table: Board) -> None:
        """Shuffle what there is to shuffle now, and tell it."""
        self.shuffled = self.cards(table)
        if self.into_deck is None:
            table.shuffle_now(self.seat)
        else:
            table.shuffle_into_deck(self.seat, self.into_deck)


class TakesDebt(Act):
    """A player takes debt."""

    __slots__ = ("debt",)

    def __init__(self, seat: int, debt: int) -> None:
        super().__init__(seat)
        self.debt = debt

    async def do(self, table: Board) -> None:
        """The tokens are the player's."""
        table.state.debt[self.seat] += self.debt
        table.tell("takes_debt", self.seat, number=self.debt)


class TakesTokens(Act):
    """A player takes tokens of a kind (`word`) that are kept: VP, Coffers, Villagers, Favors and the like."""

    __slots__ = ("count", "word")

    def __init__(self, seat: int, word: str, count: int) -> None:
        super().__init__(seat)
        self.word = word
        self.count = count

    async def do(self, table: Board) -> None:
        """The tokens are the player's."""
        table.add_tokens(self.seat, self.word, self.count)


class Reveals(OfCard):
    """A player reveals a card."""

    __slots__ = ()

"""The verbs of a player who follows instructions: gain, trash, move, show; a layer of `me.Me`.

A verb takes cards, or a choice among cards (`kernel.choices`), or nothing, and returns the cards that it has
moved, which are false if there are none. Moving a card that has moved since it was looked for does nothing:
track of it is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from fudaba.games.dominion.board.contents import Pile
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DECK, DISCARD, HAND
from fudaba.games.dominion.facts.vocabulary import Deed
from fudaba.games.dominion.language.delayed import MeLater
from fudaba.games.dominion.language.handful import Cards
from fudaba.games.dominion.language.queries import MeQueries, Where
from fudaba.games.dominion.rules import gain, move
from fudaba.kernel import choices
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import Choice, one, some
from fudaba.kernel.nesting import MOST_OFTEN
from fudaba.kernel.problem import nearest

What = int | Ref | Cards | Choice[Cards] | None
"""What a verb is done to: a card, by its number or as it lay; some cards; a choice among them; or nothing."""


class MeMoves(MeLater):
    """A player whose instructions gain, trash, move, or show cards."""

    __slots__ = ()

    def as_often(self, number: int) -> range:
        """For following an instruction as often as a number says, which has an end (DOM-G28)."""
        if number > MOST_OFTEN:
            self.t.tell("endless", self.seat, self.asking, number=MOST_OFTEN)
        return range(min(number, MOST_OFTEN))

    # Gaining, trashing, discarding.

    async def gain(self, what: What | str, to: int = DISCARD, *, times: int = 1) -> Cards:
        """Gain cards, or a card of this name from its pile. times: how many of them, one after another.

        Returns those, as they lay when gained, that it was this player who gained; what another has gained
        instead, or in whose place another card was gained, is not among them (POS-37).

        Raises ValueError for a name that no card has.
        """
        if isinstance(what, str):
            if what not in KINDS:
                raise ValueError(f"no card is {what!r}; did you mean {nearest(what, KINDS)!r}?")
            if times == 1:
                return self._as_it_lay(await gain.gain(self.t, self.seat, self.t.top_of(what), to))
            gained: list[Ref | None] = []
            for _ in self.as_often(times):
                if (card := self.t.top_of(what)) < 0:
                    break
                gained.append(await gain.gain(self.t, self.seat, card, to))
        else:
            cards = await self._chosen(what, "gain")
            gained = [await gain.gain(self.t, self.seat, card, to) for card in cards if not cards.lost(card)]
        return self._as_they_lay(gained)

    async def trash(self, what: What) -> Cards:
        """Trash cards, several all at once. Returns them as they lay in the trash."""
        cards = await self._chosen(what, "trash")
        if not cards:
            return self.handful(())
        if len(cards) == 1:
            return self._as_it_lay(await gain.trash(self.t, self.seat, cards.card))
        return self._as_they_lay(await gain.trash_all(self.t, self.seat, cards))

    async def trash_this_or_one(self, cards: Cards, *, may: bool = False) -> Cards:
        """Trash this or one of the cards; of the same name they are two choices. Returns what was trashed.

        This may be chosen when it has left play, too, and then nothing is trashed.
        """
        there = self.this_is_in_play
        if self.this is None or not (there or (cards and not may)):
            return await self.trash(choices.may(cards) if may else one(cards))
        this = self.handful([self.this.card])
        if there and not cards.copies_of(this.card):
            both = self.handful([*this, *cards])
            return await self.trash(choices.may(both) if may else one(both))
        card = await self.choose_of("trash", ("trash_in_play", this), ("trash", cards), may=may)
        return await self.trash(card if there else card.without(this))

    async def discard(self, what: What) -> Cards:
        """Discard cards, in this order, all at once. Returns them as they lay when discarded."""
        cards = await self._chosen(what, "discard")
        since = self.s.moves + len(cards)
        await gain.discard(self.t, self.seat, cards)
        return self.handful(cards, since)

    async def discard_down_to(self, size: int) -> Cards:
        """Discard from the hand until this many cards are left."""
        too_many = max(0, len(self.t.zone(HAND, self.seat)) - size)
        return await self.discard(some(too_many, self.hand) if too_many else None)

    async def exile(self, what: What) -> Cards:
        """Exile cards, one after another. Returns them as they lie there."""
        cards = await self._chosen(what, "exile")
        for card in cards:
            if not cards.lost(card):
                await gain.exile(self.t, self.seat, card)
        return self.handful(cards)

    async def _chosen(self, what: What, verb: Deed) -> Cards:
        """The cards themselves, or those that this player chooses; none of which track was lost.

        A card that is played where it lies cannot move itself (WAY-29).
        """
        if isinstance(what, Cards):
            return what.still_there
        if isinstance(what, Ref):
            return self.those((what,))
        if isinstance(what, int):
            return self.handful((what,) if what >= 0 else ())
        return await self.choose(what, verb)

    def _as_it_lay(self, ref: Ref | None) -> Cards:
        return Cards(self.t) if ref is None else Cards(self.t, (ref.card,), ref.stamp)

    def _as_they_lay(self, refs: Iterable[Ref | None]) -> Cards:
        lay = [ref for ref in refs if ref is not None]
        return self.handful([ref.card for ref in lay], max([ref.stamp for ref in lay], default=-1))

    # Moving cards that is none of these.

    async def take(self, what: What) -> Cards:
        """Put cards into the hand."""
        cards = await self._chosen(what, "put_in_hand")
        return self._moved(cards, lambda card: move.move(self.t, self.seat, card, HAND, "puts_in_hand"))

    def take_all(self, cards: Sequence[int]) -> None:
        """Put cards of this player's own into the hand, all at once."""
        move.move_all(self.t, self.seat, cards, HAND, "puts_in_hand")

    async def put(self, what: What, to: int, verb: Deed = "set_aside") -> Cards:
        """Put cards into one of this player's places. verb: how they are chosen."""
        cards = await self._chosen(what, verb)
        return self._moved(cards, lambda card: move.move(self.t, self.seat, card, to, "puts"))

    async def topdeck(self, what: What, *, shown: bool = False) -> Cards:
        """Put cards on top of the deck, the last one topmost.

        shown: whether they have just been revealed out of the hand. Of `every` card put there in an order
        that this player likes, the others do not see the order, even if they have seen the cards.
        """
        cards = await self._chosen(what, "topdeck")
        unseen = isinstance(what, Choice) and what.way == "every" and len(cards) > 1

        def put(card: int) -> bool:
            return move.move(self.t, self.seat, card, DECK, "topdecks", shown=shown, unseen=unseen)

        return self._moved(cards, put)

    async def to_bottom(self, what: What) -> Cards:
        """Put cards at the bottom of the deck."""
        cards = await self._chosen(what, "put_at_bottom")
        return self._moved(cards, lambda card: move.to_bottom(self.t, self.seat, card))

    def put_in_deck(self, card: int, below: int) -> None:
        """Put a card into the deck, below this many others."""
        move.put_in_deck(self.t, self.seat, card, below)

    def pass_to(self, receiver: MeQueries, cards: Cards) -> None:
        """Pass cards from the hand to another player's hand; that is neither trashing nor gaining."""
        for card in cards:
            move.pass_card(self.t, self.seat, receiver.seat, card)

    async def set_aside(self, what: What, *, face_down: bool = False) -> Cards:
        """Set cards aside. Returns them as they lie there."""
        cards = await self._chosen(what, "set_aside")
        return self._as_they_lay(
            [move.set_aside(self.t, self.seat, card, face_down=face_down) for card in cards]
        )

    async def return_to_pile(self, what: What) -> Cards:
        """Return cards to their piles. Returns those that have one."""
        cards = await self._chosen(what, "return")
        return self._moved(cards, lambda card: move.return_to_pile(self.t, self.seat, card))

    def _moved(self, cards: Cards, move: Callable[[int], bool]) -> Cards:
        return self.handful([card for card in cards if move(card)])

    def put_deck_into_discards(self) -> None:
        """Put the deck into the discard pile; that is no discarding."""
        move.put_deck_into_discards(self.t, self.seat)

    async def shuffle_into_deck(self, cards: Sequence[int]) -> None:
        """Shuffle cards into the deck."""
        await move.shuffle_into_deck(self.t, self.seat, cards)

    async def exchange(self, what: What, id: str) -> Cards:
        """Return a card to its pile and put one from another pile into the discards; that is no gain.

        Both or neither: nothing happens if the other pile is empty, or the card has none.
        """
        pile = self.t.pile_of(id)
        others = self._as_they_lay(
            [move.exchange(self.t, self.seat, card, id) for card in await self._chosen(what, "return")]
        )
        if others and pile is not None:
            await self.has_taken_from(pile)
        return others

    async def has_taken_from(self, pile: Pile) -> None:
        """A card has left a pile in a way that is no gain: let those answer who wait for an empty one."""
        await gain.empties(self.t, self.seat, pile.zone)

    def start_with(self, card: int, replaced: int, *, returned: bool) -> None:
        """Before the game: have a card in the deck in place of another; that is no gain.

        returned: whether that one goes back to its pile, or else out of the game.
        """
        move.start_with(self.t, self.seat, card, replaced, returned=returned)

    # Looking at cards, and showing them.

    def look(self, cards: Sequence[int]) -> None:
        """Look at cards where they lie."""
        move.look(self.t, self.seat, list(cards))

    def look_through_discards(self) -> Cards:
        """Look through the discard pile, which else nobody may. Returns it, its top last."""
        self.look(self.discards)
        return self.discards

    async def reveal(self, what: What) -> Cards:
        """Show cards to everybody, where they lie."""
        cards = await self._chosen(what, "reveal")
        await move.reveal(self.t, self.seat, cards)
        return cards

    async def reveal_this(self) -> None:
        """Show the card whose ability this is."""
        if self.this is not None:
            await move.reveal(self.t, self.seat, [self.this.card])

    async def top_cards(self, count: int) -> Cards:
        """The top cards of the deck, the topmost first; they stay there. Shuffles where it must."""
        return self.handful(await move.top_cards(self.t, self.seat, count))

    async def look_at_top(self, count: int) -> Cards:
        """Look at the top cards of the deck; they stay there, but are out of reach for what else draws."""
        cards = self.handful(await move.top_cards(self.t, self.seat, count))
        move.look(self.t, self.seat, cards)
        self.s.looked += map(self.s.ref, cards)
        return cards

    async def reveal_top(self, count: int) -> Cards:
        """Reveal the top cards of the deck; they stay there, but are out of reach for what else draws."""
        cards = self.handful(await move.top_cards(self.t, self.seat, count))
        await move.reveal(self.t, self.seat, cards)
        self.s.looked += map(self.s.ref, cards)
        return cards

    def put_back(self, cards: Sequence[int]) -> None:
        """Put cards that were looked at or revealed back on top of the deck, where they lie."""
        self.s.looked = [ref for ref in self.s.looked if ref.card not in cards]

    async def reveal_until(self, where: Where) -> tuple[Cards, Cards]:
        """Reveal cards from the deck, setting them aside, until one passes the test.

        Returns it, if there is one, and the others; all lie aside, face up.
        """
        found, others = await move.reveal_until(self.t, self.seat, where)
        return self.handful(() if found is None else (found,)), self.handful(others)

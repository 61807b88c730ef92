"""The words in which cards are written: a player who follows a card's instructions.

    async def cellar(me: Me) -> None:
        discarded = await me.discard_any(me.hand)
        await me.plus(cards=len(discarded))

What might ask somebody, or let somebody answer, is awaited; what cannot is a plain method. A card is its
number at the table. What must still be the same card later is a `Ref`, and moving one that has moved since
does nothing: track of it is lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fudaba.games.dominion.board.box import Pile
from fudaba.games.dominion.board.state import ACTION_PHASE, BUY_PHASE
from fudaba.games.dominion.facts.kinds import Bonus
from fudaba.games.dominion.facts.layout import DECK, DISCARD, HAND, PLAY, place
from fudaba.games.dominion.facts.tokens import MINUS_CARD, SKIPS, Token
from fudaba.games.dominion.language.delayed import Waits
from fudaba.games.dominion.language.queries import Where
from fudaba.games.dominion.rules import bonuses, calling, gain, moving, play
from fudaba.games.dominion.rules.acts import BuyPhaseEnds
from fudaba.games.dominion.rules.durations import staying
from fudaba.kernel.cards import Ref
from fudaba.kernel.plays import Play


class Me(Waits):
    """A player, and the play and card whose instructions are followed.

    What they look at is told in `queries.py`, how they are asked in `choices.py`, what is left for later in
    `delayed.py`; here is what they do.
    """

    __slots__ = ()

    async def plus(
        self,
        *,
        cards: int = 0,
        actions: int = 0,
        buys: int = 0,
        coins: int = 0,
        potions: int = 0,
        vp: int = 0,
        coffers: int = 0,
        villagers: int = 0,
        favors: int = 0,
    ) -> None:
        """+Cards, +Actions and so on, as they stand in an instruction."""
        bonus = Bonus(cards, actions, buys, coins, potions, vp, coffers, villagers, favors)
        await bonuses.give(self.t, self.seat, bonus, self.play)

    async def draw(self, count: int) -> list[int]:
        """Draw cards where the instruction says "draw", which is not "+Cards". Returns those drawn."""
        return await bonuses.draw(self.t, self.seat, count)

    async def draw_to(self, size: int) -> None:
        """Draw until there are so many cards in hand; the -1 Card token only goes away by it."""
        if (missing := size - len(self.t.zone(HAND, self.seat))) > 0:
            await self.draw(missing + self.mark(MINUS_CARD))

    def coins(self) -> int:
        """The coins that this player has to spend."""
        return self.s.coins if self.is_my_turn else 0

    @property
    def favors(self) -> int:
        """The Favors that this player has."""
        return self.s.favors[self.seat]

    def spend_favors(self, count: int) -> None:
        """Spend Favors."""
        self.s.favors[self.seat] -= count
        self.t.tell("spends_favors", self.seat, number=count)

    def pay(self, coins: int) -> None:
        """Spend coins on an instruction."""
        self.s.coins -= coins
        self.t.tell("pays", self.seat, number=coins)

    def cheaper(self, coins: int = 1) -> None:
        """Cards cost less this turn."""
        self.s.cheaper += coins
        self.t.tell("makes_cheaper", self.seat, number=coins)

    async def take_minus_coin(self) -> None:
        """Take the -$1 token: the next time this player gets +$, it is $1 less."""
        await bonuses.take_tokens(self.t, self.seat, "minus_coin", 1)

    def put_minus_card(self) -> None:
        """Put the -1 Card token on the deck: the next time this player draws, it is a card less."""
        self.t.add_tokens(self.seat, "minus_card", 1)

    async def debt(self, debt: int) -> None:
        """Take debt."""
        await gain.take_debt(self.t, self.seat, debt)

    async def pay_off_debt(self) -> None:
        """Pay off as much debt as this player likes and can."""
        payable = min(self.coins(), self.s.debt[self.seat])
        if payable and (paid := await self.number(0, payable, "pay_debt")):
            gain.pay_off(self.t, self.seat, paid)

    # Gaining, trashing, discarding.

    async def gain(self, card: int | str | Ref | None, to: int = DISCARD) -> Ref | None:
        """Gain a card, by its number, as it was when it was chosen, or from its pile by its name.

        Returns it as it lay when gained, if it was this player who gained it; else None (POS-37).
        """
        number = self.t.top_of(card) if isinstance(card, str) else self._found(card)
        return await gain.gain(self.t, self.seat, number, to)

    async def gain_one(self, cards: Iterable[int], to: int = DISCARD, *, may: bool = False) -> Ref | None:
        """Choose one of the cards and gain it; see `gain`."""
        return await self.gain(await self.choose("gain", cards, may=may), to)

    async def trash(self, card: int | Ref | None) -> Ref | None:
        """Trash a card, as it lies in the trash; None if there is none or track of it was lost."""
        number = self._found(card)
        return await gain.trash(self.t, self.seat, number) if number >= 0 else None

    async def trash_one(self, cards: Iterable[int], *, may: bool = False) -> int | None:
        """Choose one of the cards and trash it. Returns it, or None."""
        card = await self.choose("trash", cards, may=may)
        await self.trash(card)
        return card

    async def trash_this_or_one(self, cards: Iterable[int], *, may: bool = False) -> int | None:
        """Trash this or one of the cards; of the same name they are two choices.

        This may be chosen when it has left play, too, and then nothing is trashed.
        """
        others = list(cards)
        there = self.this is not None and self.in_my_play(self.this)
        if self.this is None or not (there or (others and not may)):
            return await self.trash_one(others, may=may)
        this = self.this.card
        if there and not any(self.kind(card) is self.kind(this) for card in others):
            return await self.trash_one([this, *others], may=may)
        card = await self.choose_of("trash", ("trash_in_play", [this]), ("trash", others), may=may)
        if card == this and not there:
            return None
        await self.trash(card)
        return card

    async def trash_some(self, cards: Iterable[int], least: int = 0, most: int = -1) -> list[int]:
        """Choose several of the cards and trash them, all at once. Returns them."""
        chosen = await self.choose_some("trash", cards, least, most)
        await self.trash_all(chosen)
        return chosen

    async def trash_all(self, cards: Sequence[int]) -> list[Ref]:
        """Trash these cards, all at once. Returns them as they lay in the trash."""
        return await gain.trash_all(self.t, self.seat, cards)

    async def discard(self, cards: Sequence[int]) -> None:
        """Discard these cards, in this order, all at once."""
        await gain.discard(self.t, self.seat, cards)

    async def discard_some(self, cards: Iterable[int], least: int = 0, most: int = -1) -> list[int]:
        """Choose several of the cards and discard them, in the order of choice. Returns them."""
        chosen = await self.choose_some("discard", cards, least, most, ordered=True)
        await self.discard(chosen)
        return chosen

    async def discard_down_to(self, size: int) -> list[int]:
        """Discard from the hand until so many cards are left."""
        too_many = max(0, len(self.t.zone(HAND, self.seat)) - size)
        return await self.discard_some(self.hand, too_many, too_many) if too_many else []

    async def exile(self, card: int | Ref | None) -> None:
        """Exile a card."""
        if (number := self._found(card)) >= 0:
            await gain.exile(self.t, self.seat, number)

    def _found(self, card: int | Ref | None) -> int:
        """The number of a card that is to be moved; -1 if there is none or track of it was lost.

        A card that is played where it lies cannot move itself (WAY-29).
        """
        if card is None:
            return -1
        if isinstance(card, int):
            return card
        return card.card if self.s.finds(card) else -1

    # Moving cards that is none of these.

    def take(self, card: int | Ref | None) -> bool:
        """Put a card into the hand. False if track of it was lost."""
        return moving.move(self.t, self.seat, self._found(card), HAND, "puts_in_hand")

    def take_all(self, cards: Sequence[int]) -> None:
        """Put cards of this player's own into the hand, all at once."""
        moving.move_all(self.t, self.seat, cards, HAND, "puts_in_hand")

    def put(self, card: int | Ref | None, to: int) -> bool:
        """Put a card into one of this player's places. False if track of it was lost."""
        return moving.move(self.t, self.seat, self._found(card), to, "puts")

    def topdeck(self, card: int | Ref | None, *, shown: bool = False) -> bool:
        """Put a card on top of the deck. False if track of it was lost.

        shown: whether it has just been revealed out of the hand.
        """
        return moving.move(self.t, self.seat, self._found(card), DECK, "topdecks", shown=shown)

    def to_bottom(self, card: int | Ref | None) -> bool:
        """Put a card at the bottom of the deck. False if track of it was lost."""
        return moving.to_bottom(self.t, self.seat, self._found(card))

    def put_in_deck(self, card: int, below: int) -> None:
        """Put a card into the deck, below so many others."""
        moving.put_in_deck(self.t, self.seat, card, below)

    def pass_to(self, receiver: Me, card: int | None) -> None:
        """Pass a card from the hand to another player's hand; that is neither trashing nor gaining."""
        moving.pass_card(self.t, self.seat, receiver.seat, -1 if card is None else card)

    async def topdeck_in_order(self, cards: Sequence[int]) -> None:
        """Put cards on top of the deck in an order of this player's choice, the last one on top.

        The others do not see that order, even if they have seen the cards.
        """
        for card in await self.choose_some("topdeck", cards, len(cards), len(cards), ordered=True):
            moving.move(self.t, self.seat, card, DECK, "topdecks", unseen=len(cards) > 1)

    def put_deck_into_discards(self) -> None:
        """Put the deck into the discard pile; that is no discarding."""
        moving.put_deck_into_discards(self.t, self.seat)

    async def shuffle_into_deck(self, cards: Sequence[int]) -> None:
        """Shuffle cards into the deck."""
        await moving.shuffle_into_deck(self.t, self.seat, cards)

    def set_aside(self, card: int | Ref | None, *, face_down: bool = False) -> Ref | None:
        """Set a card aside. Returns it as it lies there; None if there is none or track of it was lost."""
        return moving.set_aside(self.t, self.seat, self._found(card), face_down=face_down)

    def return_to_pile(self, card: int | Ref | None) -> bool:
        """Return a card to its pile. False if it has none, or track of it was lost."""
        return moving.return_to_pile(self.t, self.seat, self._found(card))

    async def exchange(self, card: int | Ref | None, id: str) -> Ref | None:
        """Return a card to its pile and put one from another pile into the discards; that is no gain.

        Both or neither: nothing happens if the other pile is empty, or the card has none.
        """
        pile = self.t.pile_of(id)
        other = moving.exchange(self.t, self.seat, self._found(card), id)
        if other is not None and pile is not None:
            await self.has_taken_from(pile)
        return other

    async def has_taken_from(self, pile: Pile) -> None:
        """A card has left a pile in a way that is no gain: let those answer who wait for an empty one."""
        await gain.empties(self.t, self.seat, pile.zone)

    def start_with(self, card: int, replaced: int, *, returned: bool) -> None:
        """Before the game: have a card in the deck in place of another; that is no gain.

        returned: whether that one goes back to its pile, or else out of the game.
        """
        moving.start_with(self.t, self.seat, card, replaced, returned=returned)

    # Looking at cards, and showing them.

    def look(self, cards: Sequence[int]) -> None:
        """Look at cards where they lie."""
        moving.look(self.t, self.seat, list(cards))

    def look_through_discards(self) -> list[int]:
        """Look through the discard pile, which else nobody may. Returns it, its top last."""
        self.look(self.discards)
        return self.discards

    async def reveal(self, cards: Iterable[int]) -> None:
        """Show cards to everybody."""
        await moving.reveal(self.t, self.seat, list(cards))

    async def reveal_this(self) -> None:
        """Show the card whose ability this is."""
        if self.this is not None:
            await self.reveal([self.this.card])

    async def top_cards(self, count: int) -> list[int]:
        """The top cards of the deck, the topmost first; they stay there. Shuffles where it must."""
        return await moving.top_cards(self.t, self.seat, count)

    async def look_at_top(self, count: int) -> list[int]:
        """Look at the top cards of the deck; they stay there, but are out of reach for what else draws."""
        cards = await self.top_cards(count)
        moving.look(self.t, self.seat, cards)
        self.s.looked += map(self.ref, cards)
        return cards

    async def reveal_top(self, count: int) -> list[int]:
        """Reveal the top cards of the deck; they stay there, but are out of reach for what else draws."""
        cards = await self.top_cards(count)
        await self.reveal(cards)
        self.s.looked += map(self.ref, cards)
        return cards

    def put_back(self, cards: Sequence[int]) -> None:
        """Put cards that were looked at or revealed back on top of the deck, where they lie."""
        self.s.looked = [ref for ref in self.s.looked if ref.card not in cards]

    async def reveal_until(self, where: Where) -> tuple[int | None, list[int]]:
        """Reveal cards from the deck, setting them aside, until one passes the test.

        Returns it (None if there is none) and the others; all lie aside, face up.
        """
        return await moving.reveal_until(self.t, self.seat, where)

    # Playing.

    async def play_card(self, card: int | Ref | None, times: int = 1) -> Play | None:
        """Play a card, so many times. Returns the record of the first play; None if there was none.

        A second time needs no card in play: the replay is due once the card was chosen (DOM-G15).
        """
        number = self._found(card)
        if number < 0 or self.may_not_play(number):
            return None
        record = await play.play(self.t, self.seat, number, parent=self.play)
        for _ in range(times - 1):
            await play.again(self.t, record, parent=self.play)
        return record

    async def play_there(self, card: int | None) -> Play | None:
        """Play a card, leaving it where it is."""
        if card is None:
            return None
        return await play.play(self.t, self.seat, card, parent=self.play, unmoved=True)

    async def play_again(self, record: Play, *, by_card: bool = True) -> Play:
        """Play the card of a play again. by_card: whether it is a card in play that says so (DUR-31)."""
        return await play.again(self.t, record, parent=self.play if by_card else 0)

    def call(self) -> Me | None:
        """Call this from the Tavern mat. Returns who resolves that call; None if it is not there any more."""
        called = calling.call(self.t, self.seat, self.this)
        return None if called is None else Me(self.t, self.seat, called.number, called.card)

    async def follow_own_instructions(self) -> None:
        """Follow the instructions of the card that is being played: for Ways that only change them."""
        record = self.record
        assert record is not None
        await play.follow_own(self.t, record, record.card.card)

    # What else a play may do.

    def use_villager(self) -> None:
        """Use a Villager for an Action."""
        bonuses.use_villager(self.t, self.seat)

    def ignore_further_actions(self) -> None:
        """Ignore any further +Actions this turn."""
        if self.is_my_turn:
            self.s.ignores_actions = True
            self.t.tell("ignores_actions", self.seat)

    def is_unaffected_by(self, attack: int) -> None:
        """Let a play of an Attack (its number) not affect this player."""
        self.s.unaffected.append((attack, self.seat))
        self.t.tell("is_unaffected", self.seat)

    def swap_figures(self) -> None:
        """In this play, +Cards give +$ and the other way round, this turn (WAY-09)."""
        self.s.swapped.append(self.play)

    async def return_to_action_phase(self) -> None:
        """Return from this player's Buy phase, which ends, to the Action phase; else nothing happens."""
        if self.is_my_turn and self.s.phase == BUY_PHASE:
            await self.t.happen(BuyPhaseEnds(self.seat))
            self.t.note("return", self.seat, -1)
            self.s.phase = ACTION_PHASE
            self.t.tell("returns_to_action_phase", self.seat)

    def take_state(self, id: str, *, unless: tuple[str, ...] = ()) -> None:
        """Take a State or an Artifact, unless this player has one of these."""
        owned = self.s.owned
        if (id, self.seat) not in owned and not any((other, self.seat) in owned for other in unless):
            owned.append((id, self.seat))
            self.t.tell("takes_state", self.seat, word=id)

    def return_state(self, id: str) -> None:
        """Return a State."""
        if (id, self.seat) in self.s.owned:
            self.s.owned.remove((id, self.seat))
            self.t.tell("returns_state", self.seat, word=id)

    def mark(self, token: Token) -> int:
        """How many tokens of this sort the player has; of one on a pile the zone where it lies."""
        return self.t.mark(token, self.seat)

    def set_mark(self, token: Token, count: int) -> None:
        """Let the player have so many."""
        self.t.set_mark(token, self.seat, count)

    def stays_in_play(self, card: int) -> bool:
        """Whether a card of this player's would not be discarded from play now."""
        return card in staying(self.t, self.seat)

    def leaving_first(self, cards: Iterable[int]) -> list[int]:
        """Cards in play, those first that would be discarded now: of equal ones the first is offered."""
        return sorted(cards, key=self.stays_in_play)

    def in_my_play(self, card: int | Ref) -> bool:
        """Whether a card is in play, this player's, and has not moved since it was referred to."""
        if isinstance(card, Ref):
            return self.s.finds(card) and self.s.where[card.card] == place(PLAY, self.seat)
        return self.s.where[card] == place(PLAY, self.seat)

    def skip_a_turn(self) -> None:
        """This player's next turn does not take place."""
        self.set_mark(SKIPS, self.mark(SKIPS) + 1)
        self.t.tell("will_skip", self.seat)

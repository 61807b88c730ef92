"""The words in which cards are written: a player who follows a card's instructions.

    async def cellar(me: Me) -> None:
        discarded = await me.discard(any_number(me.hand))
        await me.plus(cards=len(discarded))

What a state keeps of a card is a `Ref`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from fudaba.games.dominion.board.contents import Pile
from fudaba.games.dominion.board.state import ACTION_PHASE, BUY_PHASE
from fudaba.games.dominion.facts.kinds import Bonus
from fudaba.games.dominion.facts.layout import HAND
from fudaba.games.dominion.facts.notes import Note
from fudaba.games.dominion.facts.tokens import CARD, MINUS_CARD, PILE, PROPHECY, SKIPS, Token
from fudaba.games.dominion.facts.vocabulary import LineKind
from fudaba.games.dominion.language.handful import Cards
from fudaba.games.dominion.language.moves import MeMoves, What
from fudaba.games.dominion.rules import bonuses, call, gain, play
from fudaba.games.dominion.rules.inquiries import MayGetActions
from fudaba.games.dominion.rules.moments import BuyPhaseEnds
from fudaba.kernel.acts import Act
from fudaba.kernel.plays import Play


@cache
def bonus_of(word: str) -> Bonus | None:
    """The figures that a word stands for which is chosen: "buys_2_coins_1" for +2 Buys and +$1; else None."""
    parts = word.split("_")
    names, counts = parts[::2], parts[1::2]
    if len(names) != len(counts) or not all(map(str.isdigit, counts)) or not set(names) <= set(Bonus._fields):
        return None
    return Bonus(**dict(zip(names, map(int, counts), strict=True)))


class Me(MeMoves):
    """A player, and the play and card whose instructions are followed.

    What they look at is told in `queries.py` and `handful.py`, how they are asked in `choices.py`, what is
    left for later in `delayed.py`, what is done with cards in `moves.py`; here is what else they do.
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

    async def plus_words(self, words: Iterable[str]) -> None:
        """+Cards and so on, as far as these words say so, which were chosen: "cards_2", "buys_1_coins_2"."""
        for word in words:
            if (figures := bonus_of(word)) is not None:
                await bonuses.give(self.t, self.seat, figures, self.play)

    async def draw(self, count: int) -> Cards:
        """Draw cards where the instruction says "draw", which is not "+Cards". Returns those drawn."""
        return self.handful(await bonuses.draw(self.t, self.seat, count))

    async def draw_to(self, size: int) -> None:
        """Draw until there are this many cards in hand; the -1 Card token only goes away by it."""
        if (missing := size - len(self.t.zone(HAND, self.seat))) > 0:
            await bonuses.draw(self.t, self.seat, missing + self.mark(MINUS_CARD))

    def coins(self) -> int:
        """The coins that this player has to spend."""
        return self.s.coins if self.is_my_turn else 0

    def spend_favors(self, count: int) -> None:
        """Spend Favors."""
        self.s.favors[self.seat] -= count
        self.t.tell("spends_favors", self.seat, number=count)

    def spend_coffers(self, count: int) -> None:
        """Spend Coffers on an instruction."""
        self.s.coffers[self.seat] -= count
        if count:
            self.tell("pays_coffers", number=count)

    def tell(self, kind: LineKind, *cards: int, word: str = "", number: int = 0) -> None:
        """Tell everybody, in the log, what this player does."""
        self.t.tell(kind, self.seat, *cards, word=word, number=number)

    def pay(self, coins: int) -> None:
        """Spend coins on an instruction."""
        self.s.coins -= coins
        self.t.tell("pays", self.seat, number=coins)

    async def lose(self, coins: int) -> None:
        """Lose so many of the coins that there are to spend; debt may be paid off with them first."""
        if self.coins() - coins < self.owed:  # else there is enough for both
            await self.pay_off_debt()
        if lost := min(self.coins(), coins):
            self.pay(lost)

    def cheaper(self, coins: int = 1) -> None:
        """Cards cost less this turn."""
        self.s.cheaper += coins
        self.t.tell("makes_cheaper", self.seat, number=coins)

    def pay_potions(self, potions: int) -> None:
        """Spend Potions on an instruction."""
        self.s.potions -= potions
        if potions:
            self.tell("pays_potions", number=potions)

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
        """Pay off as much debt as this player likes and can, in the middle of an instruction.

        They may do so at any time in their turn (DOM-38). Cards ask for it where what comes next makes a
        difference: where it spends all $, asks whether there is debt, or lets something be bought.
        """
        payable = min(self.coins(), self.s.debt[self.seat])
        if payable and (paid := await self.number(0, payable, "pay_debt")):
            gain.pay_off(self.t, self.seat, paid)

    # Playing.

    async def play_card(self, what: What, times: int = 1) -> Play | None:
        """Play a card, this many times. Returns the record of the first play; None if there was none.

        A second time needs no card in play: the replay is due once the card was chosen (DOM-G15).
        """
        chosen = await self._chosen(what, "play")
        if not chosen or self.may_not_play(chosen.card):
            return None
        record = await play.play(self.t, self.seat, chosen.card, parent=self.play)
        for _ in self.as_often(times)[1:]:
            await play.again(self.t, record, parent=self.play)
        return record

    async def play_there(self, what: What) -> Play | None:
        """Play a card, leaving it where it is."""
        chosen = await self._chosen(what, "play")
        if not chosen:
            return None
        return await play.play(self.t, self.seat, chosen.card, parent=self.play, unmoved=True)

    async def play_again(self, record: Play, *, by_card: bool = True) -> Play:
        """Play the card of a play again. by_card: whether it is a card in play that says so (DUR-31)."""
        return await play.again(self.t, record, parent=self.play if by_card else 0)

    def call(self) -> Me | None:
        """Call this from the Tavern mat. Returns who resolves that call; None if it is not there any more."""
        called = call.call(self.t, self.seat, self.this)
        return None if called is None else Me(self.t, self.seat, called.number, called.card)

    # What else a play may do.

    async def use_villagers(self) -> None:
        """Use as many Villagers for Actions as this player likes, if it is a moment at which they may."""
        if not (self.is_my_turn and self.s.in_action_phase and self.villagers):
            return
        if not self.t.forbids(MayGetActions(self.seat)):
            for _ in self.as_often(await self.number(0, self.villagers, "use_villagers")):
                bonuses.use_villager(self.t, self.seat)

    def is_unaffected_by(self, attack: int) -> None:
        """Let a play of an Attack (its number) not affect this player."""
        self.s.unaffected.append((attack, self.seat))
        self.t.tell("is_unaffected", self.seat)

    async def return_to_action_phase(self) -> None:
        """Return from this player's Buy phase, which ends, to the Action phase; else nothing happens."""
        if self.is_my_turn and self.s.phase == BUY_PHASE:
            await self.t.happen(BuyPhaseEnds(self.seat))
            self.t.note("return", self.seat, -1)
            self.s.phase = ACTION_PHASE
            self.t.tell("returns_to_action_phase", self.seat)

    def turn_face_down(self, cards: Cards) -> None:
        """Turn cards in the trash face down for the rest of this turn."""
        self.s.face_down += cards.refs

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

    def take_artifact(self, id: str) -> None:
        """Take an Artifact from the player who has it."""
        if not self.owns(id):
            self.s.owned = [(other, seat) for other, seat in self.s.owned if other != id]
            self.s.owned.append((id, self.seat))
            self.tell("takes_artifact", word=id)

    def skip_a_turn(self) -> None:
        """This player's next turn does not take place."""
        self.add_token(SKIPS)
        self.t.tell("will_skip", self.seat)

    async def happen(self, act: Act) -> None:
        """Let something be so that cards may answer."""
        await self.t.happen(act)

    def note(self, what: Note, card: int = -1, *, play: int = 0, name: str = "") -> None:
        """Remember something for the rest of this turn, of a card, a play or a card's name.

        `this_turn` finds it again, `names_noted` the names.
        """
        self.t.note(what, self.seat, card, play, name=name)

    def rotate(self, pile: Pile) -> None:
        """Put a pile's top card under it, with the copies of it that lie directly below."""
        self.t.rotate(pile)

    # Tokens: on a pile, with their card, or before this player, as their sort says.

    def mark(self, token: Token, pile: Pile | None = None) -> int:
        """How many tokens of this sort lie there, 0 where there is no such pile; of a player's own on a pile
        the zone where it lies."""
        of = self._place_of(token, pile)
        return 0 if of is None else self.t.mark(token, of)

    def set_mark(self, token: Token, count: int, pile: Pile | None = None) -> None:
        """Let this many lie there; nothing happens where there is no such pile."""
        if (of := self._place_of(token, pile)) is not None:
            self.t.set_mark(token, of, count)

    def add_token(self, token: Token, pile: Pile | None = None) -> int:
        """Add a token. Returns how many lie there then."""
        self.set_mark(token, self.mark(token, pile) + 1, pile)
        return self.mark(token, pile)

    def remove_tokens(self, token: Token, pile: Pile | None = None, *, most: int | None = None) -> int:
        """Remove all tokens that lie there, or this many at most. Returns how many that were."""
        there = self.mark(token, pile)
        removed = there if most is None else min(there, most)
        self.set_mark(token, there - removed, pile)
        return removed

    def _place_of(self, token: Token, pile: Pile | None) -> int | None:
        if token.on == PILE:
            return None if pile is None else pile.zone
        return token.place if token.on in (CARD, PROPHECY) else self.seat

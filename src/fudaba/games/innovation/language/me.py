"""A player who executes an effect: the verbs in which cards are written.

A verb takes a card, some cards, or a choice among cards (`choices`), and returns those that it moved.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, NoReturn, Self

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import (
    ACHIEVEMENTS,
    AVAILABLE,
    BOARD,
    FORECAST,
    HAND,
    JUNK,
    REVEALED,
    SAFE,
    SCORE,
    SPECIALS,
)
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.karma import Would
from fudaba.games.innovation.facts.printed import SPLAYS
from fudaba.games.innovation.facts.vocabulary import Deed, LineKind
from fudaba.games.innovation.language.questions import MeChoices, What
from fudaba.games.innovation.rules import draws, ending, moves, splays
from fudaba.kernel.choices import every

_DRAWN_ON: Final[dict[str, LineKind]] = {"meld": "melds", "tuck": "tucks"}
"""By verb, how it is told that a card was put on a board by it."""
_DRAWN_TO: Final[dict[str, tuple[int, ...]]] = {
    "score": (SCORE,),
    "reveal": (REVEALED,),
    "achieve": (ACHIEVEMENTS,),
    "foreshadow": (FORECAST, HAND),
    "safeguard": (SAFE, HAND),
}
"""By verb, where a card may lie that was drawn for it; in the hand, where the other place is full."""


class Me(MeChoices):
    """The player for whom an effect is executed."""

    __slots__ = ()

    @property
    def foreseen(self) -> bool:
        """Whether this card was foreseen: promoted from the forecast, and activated for that (INN-231)."""
        return self.running.foreseen == self.running.card

    @property
    def others(self) -> list[Self]:
        """The "other players" of a text, clockwise; in the first edition without the partner (INN-AMB30)."""
        return [self.as_seat(seat) for seat in self.t.other_players(self.seat)]

    @property
    def opponents(self) -> list[Self]:
        """The other players who are not on this one's team."""
        return [self.as_seat(seat) for seat in self.t.opponents(self.seat)]

    @property
    def tops_anywhere(self) -> Cards:
        """The top cards of all boards, this player's first."""
        return Cards(self.t, [card for player in self.everybody for card in player.tops])

    def due(self, verb: str) -> Cards:
        """The cards that the demand has moved by this verb so far, whoever moved them."""
        return Cards(self.t, self.running.due.get(verb, ()))

    # Drawing. An age beyond the last one ends the game.

    async def draw(self, age: int, times: int = 1, *, of: str = "") -> Cards:
        """Draw cards into the hand. of: the set that a card names."""
        drawn = []
        for _ in range(times):
            drawn.append(await draws.draw(self.t, self.seat, age, of=of))
        return Cards(self.t, drawn)

    async def draw_and_meld(self, age: int, *, of: str = "") -> Cards:
        """Draw a card and meld it."""
        return await self._drawn(draws.draw_and_meld, "meld", age, of=of)

    async def draw_and_tuck(self, age: int, *, of: str = "") -> Cards:
        """Draw a card and tuck it."""
        return await self._drawn(draws.draw_and_tuck, "tuck", age, of=of)

    async def draw_and_score(self, age: int, *, of: str = "") -> Cards:
        """Draw a card and score it."""
        return await self._drawn(draws.draw_and_score, "score", age, of=of)

    async def draw_and_reveal(self, age: int, times: int = 1, *, of: str = "") -> Cards:
        """Draw cards and show them; then say where they go, or `keep` them.

        What lies there `revealed` may be another effect's, in whose course this one is executed.
        """
        drawn = Cards(self.t)
        for _ in range(times):
            drawn += await self._drawn(draws.draw_and_reveal, "reveal", age, of=of)
        return drawn

    async def draw_and_achieve(self, age: int) -> Cards:
        """Draw a card and achieve it."""
        return await self._drawn(draws.draw_and_achieve, "achieve", age)

    async def draw_and_foreshadow(self, age: int, *, of: str = "") -> Cards:
        """Draw a card and foreshadow it."""
        return await self._drawn(draws.draw_and_foreshadow, "foreshadow", age, of=of)

    async def draw_and_safeguard(self, age: int, *, of: str = "") -> Cards:
        """Draw a card and put it into the safe."""
        return await self._drawn(draws.draw_and_safeguard, "safeguard", age, of=of)

    async def _drawn(self, draw: Callable[..., Awaitable[int]], verb: str, age: int, **how: str) -> Cards:
        """What was drawn. Where a karma effect has taken it elsewhere, no verb moves it on (INN-G17)."""
        card = await draw(self.t, self.seat, age, **how)
        owner, place = self.t.whereabouts(card)
        kind = _DRAWN_ON.get(verb)
        done = (
            place >= BOARD and self.t.moved_by.get(card, kind) == kind if kind else place in _DRAWN_TO[verb]
        )
        if owner == self.seat and done:
            self._note(verb, card)
            return Cards(self.t, [card])
        return Cards(self.t, [card], since=0)

    # Moving cards.

    async def meld(self, what: What) -> Cards:
        """Put cards on top of their stacks."""
        return await self._each(what, "meld", moves.meld)

    async def tuck(self, what: What) -> Cards:
        """Put cards at the bottom of their stacks."""
        return await self._each(what, "tuck", moves.tuck)

    async def score(self, what: What) -> Cards:
        """Put cards into the score pile."""
        return await self._each(what, "score", moves.score)

    async def return_(self, what: What) -> Cards:
        """Put cards at the bottom of their decks."""
        return await self._each(what, "return", moves.return_)

    async def junk(self, what: What) -> Cards:
        """Put cards into the junk."""
        return await self._each(what, "junk", moves.junk)

    async def remove(self, what: What) -> Cards:
        """Take cards out of the game."""
        return await self._each(what, "remove", moves.remove)

    async def take(self, what: What) -> Cards:
        """Put cards into the hand, from wherever they are."""
        return await self._each(what, "take", moves.take)

    async def keep(self, what: What) -> Cards:
        """Put what was drawn and revealed into the hand."""
        return await self.take(what)

    async def reveal(self, what: What) -> Cards:
        """Show cards where they are."""
        return await self._each(what, "reveal", moves.reveal)

    def prove(self, place: int) -> None:
        """Show all of a hand or pile, so that everybody sees which cards there fit, and which do not."""
        moves.prove(self.t, self.seat, place)

    async def look(self, what: What) -> Cards:
        """Look at cards where they are, so that nobody else sees them."""
        return await self._each(what, "look", moves.look)

    async def achieve(self, what: What) -> Cards:
        """Put cards among the achievements."""
        return await self._each(what, "achieve", moves.achieve)

    async def foreshadow(self, what: What) -> Cards:
        """Put cards into the forecast."""
        return await self._each(what, "foreshadow", moves.foreshadow)

    async def safeguard(self, what: What) -> Cards:
        """Put cards into the safe, as many as it holds; where it is full nobody is asked (INN-204f)."""
        if len(self.safe) >= self.t.limit(self.seat, SAFE):
            return Cards(self.t)
        return await self._each(what, "safeguard", moves.safeguard)

    async def transfer(self, what: What, to: Player, place: int) -> Cards:
        """Put cards into a place of a player's: `state.HAND`, `SCORE`, `BOARD` and so on."""

        def move(t: Innovation, seat: int, card: int) -> Awaitable[bool]:
            return moves.transfer(t, seat, card, to.seat, place)

        return await self._each(what, "transfer", move)

    async def make_available(self, what: What) -> Cards:
        """Make cards achievements that everybody can claim, where that is no transfer."""
        return await self._each(what, "restore", moves.make_available)

    async def offer(self, what: What) -> Cards:
        """Transfer cards to the available achievements."""
        return await self._each(what, "offer", moves.offer)

    async def put_back(self, what: What) -> Cards:
        """Put cards on top of their decks."""
        return await self._each(what, "put_back", moves.put_back)

    async def rearrange(self, colour: str) -> bool:
        """Put a colour into an order that the player chooses, the top card first."""
        cards = Cards(self.t, self.stack(colour)[::-1])
        order = await self.choose(every(cards), "order")
        return await moves.rearrange(self.t, self.seat, colour, order)

    async def exchange(self, mine: Cards, place: int, theirs: Cards, them: Player, their_place: int) -> bool:
        """Exchange cards of one's own for others, either of which may be none (INN-079)."""
        ours = moves.Side(self.seat, place, tuple(mine.still_there))
        others = moves.Side(them.seat, their_place, tuple(theirs.still_there))
        return await moves.exchange(self.t, self.seat, ours, others)

    async def exchange_with(self, zone: int, mine: Cards, place: int, theirs: Cards) -> bool:
        """Exchange cards of one's own for others that nobody has: available achievements, or the junk."""
        ours = moves.Side(self.seat, place, tuple(mine.still_there))
        others = moves.Side(-1, zone, tuple(theirs.still_there))
        return await moves.exchange(self.t, self.seat, ours, others)

    async def _each(self, what: What, verb: Deed, move: Callable[..., Awaitable[bool | None]]) -> Cards:
        chosen = await self.in_order(verb, await self.choose(what, verb))
        moved = []
        was = {}
        for card in chosen:
            if chosen.lost(card):
                continue
            age = self.t.age(card)
            self.t.held[card] = chosen.since
            try:
                done = await move(self.t, self.seat, card)
            finally:  # also where a karma effect ends the dogma in the midst of it
                self.t.held.pop(card, None)
            if done is not False:
                moved.append(card)
                self._note(verb, card)
                if self.t.cards[card].shows != self.t.cards[card].age:
                    was[card] = max(age, self.t.age(card))
        return Cards(self.t, moved, was=was, in_order=chosen.in_order)

    def _note(self, verb: str, card: int) -> None:
        if self.demanding:
            self.running.due.setdefault(verb, []).append(card)

    # Splaying.

    async def splay(self, colour: str, direction: int) -> bool:
        """Splay a colour; return whether that changed anything."""
        return await splays.splay(self.t, self.seat, colour, direction)

    def can_splay(self, direction: int, colour: str) -> bool:
        """Whether splaying a colour like this would change anything."""
        return splays.can_splay(self.t, self.seat, colour, direction)

    async def unsplay(self, colour: str) -> bool:
        """Put a colour together again; "" is no colour."""
        return bool(colour) and await splays.splay(self.t, self.seat, colour, 0)

    async def may_splay(self, direction: int, *colours: str) -> str:
        """Splay one of these colours if the player likes; return it, "" where none was splayed."""
        possible = [c for c in colours if splays.can_splay(self.t, self.seat, c, direction)]
        if not possible:
            return ""
        word = SPLAYS[direction]
        if len(colours) == 1:
            chosen = possible[0] if await self.may(f"splay_{word}") else ""
        else:
            chosen = await self.choose_colour(possible, may=True, word=f"splay_{word}")
        return chosen if chosen and await self.splay(chosen, direction) else ""

    # Achievements, and the end.

    async def claim_special(self, id: str) -> bool:
        """Claim a special achievement if it is available."""
        card = self.t.special(id)
        if card < 0:
            return False
        if self.t.is_awaited("claim") and await self.t.would(Would("claim", self.seat, card)) is None:
            return False
        ending.take_special(self.t, self.seat, card, rule="INN-G3")
        ending.settle(self.t)
        return True

    async def achieve_if_eligible(self, what: What) -> Cards:
        """Achieve cards from anywhere, as far as score and top card allow it (INN-140, INN-141)."""
        fits = [card for card in await self.choose(what, "achieve") if self.can_achieve(card)]
        return await self.achieve(Cards(self.t, fits))

    def can_achieve(self, card: int) -> bool:
        """Whether score and top card allow to achieve a card of its age."""
        return self.t.eligible(self.seat, self.t.age(card))

    async def claim(self, age: int, *, if_eligible: bool = False) -> bool:
        """Claim an available standard achievement (INN-080, INN-081)."""
        there = self.t.standard(age)
        if not there or (if_eligible and not self.t.eligible(self.seat, age)):
            return False
        rule = "INN-081" if if_eligible else "INN-080"
        return await moves.achieve(self.t, self.seat, there[0], rule=rule)

    async def junk_achievement(self, *ages: int, may: bool = False) -> bool:
        """Junk an available standard achievement of one of these ages."""
        there = [age for age in dict.fromkeys(ages) if self.t.standard(age)]
        age = await self.choose_value(there, may=may) if there else -1
        if age < 0:
            return False
        await self.junk(self.t.standard(age)[0])
        return True

    async def junk_deck(self, age: int, *, of: str = "base") -> bool:
        """Junk all cards of a deck."""
        return await moves.junk_deck(self.t, self.seat, age, of)

    async def bring_in_age_0(self) -> bool:
        """Bring the deck of age 0 into the game."""
        return await moves.bring_in_age_0(self.t, self.seat)

    def win(self, *players: Player) -> None:
        """Let these players (this one, if none is named) win by a card, unless they are of several teams."""
        ending.wins_if(self.t, [player.seat for player in players] or [self.seat])

    def lose(self) -> NoReturn:
        """Lose the game by a card."""
        ending.loses(self.t, self.seat)

    def complete(self) -> NoReturn:
        """End the whole dogma here."""
        raise ending.DogmaComplete

    # The whole table.

    def deck(self, age: int) -> Cards:
        """The base deck of an age, its bottom card first; beyond the last age there is none."""
        there = ("base", age) in self.t.decks
        return Cards(self.t, self.t.state.zones[self.t.decks["base", age]] if there else ())

    @property
    def available(self) -> Cards:
        """The standard achievements that can still be claimed."""
        return Cards(self.t, self.t.state.zones[AVAILABLE])

    @property
    def available_specials(self) -> Cards:
        """The special achievements that can still be claimed."""
        return Cards(self.t, self.t.state.zones[SPECIALS])

    @property
    def junked_specials(self) -> Cards:
        """The special achievements in the junk."""
        return Cards(self.t, self.t.state.zones[JUNK]).where(lambda piece: piece.special is not None)

    def single_most(self, count: Callable[[Player], int]) -> Self | None:
        """The player who alone has the most of something, None where several have."""
        best = max(count(player) for player in self.everybody)
        having = [player for player in self.everybody if count(player) == best]
        return having[0] if len(having) == 1 else None

    def single_least(self, count: Callable[[Player], int]) -> Self | None:
        """The player who alone has the least of something, None where several have."""
        return self.single_most(lambda player: -count(player))

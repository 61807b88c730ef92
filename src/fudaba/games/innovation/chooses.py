"""What a player who executes an effect is asked, and how the answer reads on a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final, Self, TypeVar

from fudaba.games.innovation.choices import Choice
from fudaba.games.innovation.pieces import Cards
from fudaba.games.innovation.player import Player
from fudaba.games.innovation.running import Running
from fudaba.games.innovation.table import COLOUR_OPTIONS, YES_NO, Innovation
from fudaba.kernel.ask import Option

What = int | Cards | Choice | None
"""What a verb is done to."""
_NOTHING: Final = Option("")
N = TypeVar("N")


class Chooses(Player):
    """A player for whom an effect is executed.

    demanding: whether it is a demand (or compel). whose: whose effect it is, of a demand who makes it.
    repeated: how often it has been begun anew. raised: by how much its values are higher than printed.
    """

    __slots__ = ("demanding", "raised", "repeated", "running", "whose")

    def __init__(
        self, t: Innovation, seat: int, running: Running, *, demanding: bool = False, whose: int = -1
    ) -> None:
        super().__init__(t, seat)
        self.running = running
        self.demanding = demanding
        self.whose = seat if whose < 0 else whose
        self.repeated = 0
        self.raised = 0

    def as_seat(self, seat: int) -> Self:
        """Another player in the same effect."""
        other = type(self)(self.t, seat, self.running, demanding=self.demanding, whose=self.whose)
        other.raised = self.raised
        return other

    def value(self, printed: int) -> int:
        """What a value printed in this effect comes to (INN-G24)."""
        if not self.t.house.figures:
            return printed
        return self.t.value(self.whose, printed + self.raised + self.running.raised)

    @property
    def this(self) -> int:
        """The card whose effect this is."""
        return self.running.card

    def again(self, so: object = True) -> bool:
        """Whether what an effect repeats is done once more: `while me.again(…):`, where `so` holds.

        An effect that has repeated more often than the game has cards does so without end, and is ended
        (INN-G16).
        """
        if not so:
            return False
        self.repeated += 1
        if self.repeated > len(self.t.cards):
            self.t.tell("endless", self.seat, self.this, rule="INN-G16")
            return False
        return True

    def during_action(self, begin: N, *, of_all: bool = False) -> N:
        """What this player has noted of a card for the rest of the action, `begin` at first (INN-G18).

        of_all: whether all players share the note.
        """
        name = f"{self.t.cards[self.this].id} {-1 if of_all else self.seat}"
        found: N = self.t.during.setdefault(name, begin)
        return found

    @contextmanager
    def decided_by(self, other: Player) -> Iterator[None]:
        """For a while another player makes all decisions for this one, and sees what this one sees."""
        control = self.t.state.control
        before = control[self.seat]
        control[self.seat] = other.seat
        try:
            yield
        finally:
            control[self.seat] = before

    async def choose(self, what: What, verb: str) -> Cards:
        """The cards themselves, or those that this player chooses.

        Not those that have moved since they were looked for: track of them is lost (INN-G17).
        """
        if not isinstance(what, Choice):
            if isinstance(what, Cards):
                return what.still_there
            return Cards(self.t, () if what is None else [what])
        since = what.cards.since
        sure = Cards(self.t, what.sure, since).still_there
        there = what.cards.still_there
        if not there or not what.most:
            self.t.has_nothing(self.seat, verb)
            return sure
        # With figures a card may be drawn twice, or lie in a hand that counts among the score pile.
        options = [self._option(verb, card) for card in dict.fromkeys(there)]
        chosen = await self.t.choose_some(
            self.seat,
            verb,
            options,
            least=1 if what.optional and self.running.must else what.least,
            most=what.most,
            ordered=what.most > 1,
            about=self.this,
            rule=what.rule,
        )
        return Cards(self.t, [*sure, *(option.card for option in chosen)], since)

    def _option(self, verb: str, card: int) -> Option:
        """A card by its face where the player sees it, else by its back."""
        t = self.t
        zone = t.state.layout[t.state.where[card]]
        sees = (zone.audience | t.state.known.get(card, 0)) >> self.seat & 1
        return Option(verb, card, t.cards[card].face if sees else t.cards[card].back)

    async def may(self, word: str = "", *, could: bool = True) -> bool:
        """Whether this player wants what the card offers. word: what that is, where a card offers more.

        could: whether they have what it takes; if not, others do not see that they are not asked.
        """
        if not could:
            self.t.has_nothing(self.seat, "may")
            return False
        if self.running.must:
            return True
        ask = await self.t.choose(self.seat, "may", YES_NO, about=self.this, rule="INN-G1", word=word)
        return ask.word == "yes"

    async def choose_colour(
        self, colours: Iterable[str], *, may: bool = False, word: str = "", held: bool = False
    ) -> str:
        """One of these colours; "" for none. held: see `choose_colours`."""
        options = [COLOUR_OPTIONS[colour] for colour in colours]
        if held and len(options) <= 1:
            self.t.has_nothing(self.seat, "colour")
        return (await self._one_of("colour", options, may=may, word=word)).word

    async def choose_colours(self, number: int, colours: Iterable[str], *, held: bool = False) -> list[str]:
        """So many different ones of these colours.

        held: whether they are those of cards in a hand; others do not see then that there is no choice.
        """
        options = [COLOUR_OPTIONS[colour] for colour in colours]
        if held and len(options) <= number:
            self.t.has_nothing(self.seat, "colour")
        chosen = await self.t.choose_some(
            self.seat, "colour", options, least=number, most=number, about=self.this, rule="INN-G1"
        )
        return [option.word for option in chosen]

    async def choose_player(self, players: Iterable[Player], *, may: bool = False) -> Self | None:
        """One of these players; None for none."""
        options = [Option("player", seat=player.seat) for player in players]
        seat = (await self._one_of("player", options, may=may)).seat
        return self.as_seat(seat) if seat >= 0 else None

    async def choose_value(self, ages: Iterable[int], *, may: bool = False, word: str = "") -> int:
        """One of these ages (or of other numbers, as the word says); -1 for none."""
        options = [Option("value", number=age) for age in dict.fromkeys(ages)]
        return (await self._one_of("value", options, may=may, word=word)).number

    async def choose_icon(self, icons: Iterable[str]) -> str:
        """One of these kinds of icons."""
        return (await self._one_of("icon", [Option("icon", word=icon) for icon in icons])).word

    async def choose_type(self) -> str:
        """One of the sets in play."""
        options = [Option("type", word=name) for name in self.t.house.sets]
        return (await self._one_of("type", options)).word

    async def name(self, cards: Cards) -> Cards:
        """Name one of these cards, wherever it is and whoever knows that; everybody hears it."""
        t = self.t
        named = (await self._one_of("name", [Option("name", face=t.cards[card].face) for card in cards])).face
        found = cards.where(lambda piece: piece.face == named)
        for card in found:
            t.tell("names", self.seat, card, rule="INN-G1")
        return found

    async def choose_option(self, *words: str, may: bool = False) -> str:
        """One of several things to do, each a word that `text` has; "" for none."""
        return (await self._one_of("option", [Option(word) for word in words], may=may)).verb

    async def _one_of(self, kind: str, options: list[Option], *, may: bool = False, word: str = "") -> Option:
        least = 0 if may and not self.running.must else 1
        chosen = await self.t.choose_some(
            self.seat, kind, options, least=least, most=1, about=self.this, rule="INN-G1", word=word
        )
        return chosen[0] if chosen else _NOTHING

"""The questions to a player who executes an effect, and how cards read the answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, Literal, Self, TypeVar

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.table import COLOUR_OPTIONS, Innovation
from fudaba.games.innovation.facts.printed import FIRST
from fudaba.games.innovation.facts.vocabulary import Deed, InnovationOption, Instruction, QuestionKind, Verb
from fudaba.games.innovation.language.execution import RunningCard
from fudaba.games.innovation.rules import moves, order
from fudaba.kernel.ask import Option, option
from fudaba.kernel.choices import Choice, Way, every

What = int | Cards | Choice[Cards] | None
"""What a verb is done to."""
RULES: Final[Mapping[Way, str]] = {
    "one": "INN-018",
    "may": "INN-G1",
    "some": "INN-018",
    "every": "INN-018",
    "exactly": "INN-016",
    "up_to": "INN-017",
    "any_number": "INN-017",
    "between": "INN-017",
}
"""The rule for each way of saying how many are chosen."""
_DUE: Final[frozenset[Way]] = frozenset(("one", "some", "every"))
"""The ways of choosing in which a player cannot choose none."""
N = TypeVar("N")


class MeChoices(Player):
    """A player for whom an effect is executed."""

    __slots__ = ("demanding", "raised", "repeated", "running", "whose")

    choice_rule = "INN-G1"

    def __init__(
        self, t: Innovation, seat: int, running: RunningCard, *, demanding: bool = False, whose: int = -1
    ) -> None:
        self.t = t  # as `Player` has it, without a call more: one is made for each effect
        self.seat = seat
        self.running = running
        self.demanding = demanding
        """Whether it is a demand (or compel)."""
        self.whose = seat if whose < 0 else whose
        """Whose effect it is; of a demand, who makes it."""
        self.repeated = 0
        """How often it has been begun anew."""
        self.raised = 0
        """By how much its values are higher than printed."""

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

    @property
    def asking(self) -> int:
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

    async def choose(self, what: What, verb: Deed, **facts: Any) -> Cards:
        """The cards themselves, or those that this player chooses, in the order in which they go."""
        chosen = await super().choose(what, verb, **facts)
        if isinstance(what, Choice):
            chosen.in_order = not what.sure
            if not what.cards and what.way in _DUE:
                self._prove(what.cards)
        return chosen

    def _prove(self, lacking: Cards) -> None:
        """Who has none of the cards that are asked for shows among which they would be (INN-AMB29).

        The backs are proof enough for what they show, but not in the first edition.
        """
        t = self.t
        if lacking.source >= 0 and (lacking.by_face or t.house.edition == FIRST):
            seat, place = t.lies[lacking.source]
            moves.prove(t, seat, place)

    async def in_order(self, verb: Deed, cards: Cards) -> Cards:
        """All of these cards in the order in which this player does that with them (INN-074b).

        Only who has not chosen them in an order yet is asked, and only where it makes a difference. Cards
        are one and the same to a player who sees nothing of them but equal backs.
        """
        if len(cards) < 2 or cards.in_order:
            return cards
        if verb in order.TO_DECKS:
            apart = {self._option(verb, card).same: card for card in cards}
            if not order.matters_in_decks(self.t, verb, list(apart.values())):
                return cards
        elif verb not in order.TO_STACKS:
            return cards
        return await self.choose(every(cards), verb)

    async def choose_among(
        self, verb: Deed, cards: Cards, choice: Choice[Cards], **facts: Any
    ) -> Iterable[int]:
        """Those of the cards that this player chooses (INN-014 to INN-018)."""
        if not cards or not choice.most:
            self.t.has_nothing(self.seat, verb)
            return []
        # With figures a card may be drawn twice, or lie in a hand that counts among the score pile.
        options = [self._option(verb, card) for card in dict.fromkeys(cards)]
        all_go = choice.least >= len(options)
        chosen = await self.t.choose_some(
            self.seat,
            verb,
            options,
            least=1 if choice.way == "may" and self.running.must else choice.least,
            most=choice.most,
            ordered=choice.most > 1 and not (all_go and self._in_any_order(verb, options)),
            about=self.this,
            rule="INN-074b" if choice.way == "every" and verb in order.TO_DECKS else RULES[choice.way],
            **facts,
        )
        return [option.card for option in chosen]

    def _in_any_order(self, verb: Deed, options: Sequence[InnovationOption]) -> bool:
        """Whether all these cards may go in any order, as far as this player can tell."""
        t = self.t
        seen = all(option.face == t.cards[option.card].face for option in options)
        return (seen or verb != "tuck") and not order.matters(t, verb, [option.card for option in options])

    def _option(self, verb: Verb, card: int) -> InnovationOption:
        """A card by its face where the player sees it, else by its back."""
        t = self.t
        zone = t.state.layout[t.state.where[card]]
        sees = (zone.audience | t.state.known.get(card, 0)) >> self.seat & 1
        return option(verb, card, t.cards[card].face if sees else t.cards[card].back)

    async def pick(
        self,
        kind: QuestionKind,
        options: Sequence[InnovationOption],
        *,
        may: bool = False,
        about: int | None = None,
        **facts: Any,
    ) -> InnovationOption:
        """Choose one of these options; what a player "may" do is done where an effect must be."""
        return await super().pick(kind, options, may=may and not self.running.must, about=about, **facts)

    async def may(
        self, word: str = "", *, could: bool = True, about: int | None = None, **facts: Any
    ) -> bool:
        """Whether this player wants what the card offers. word: what that is, where a card offers more.

        could: whether they have what it takes; if not, others do not see that they are not asked.
        """
        if not could:
            self.t.has_nothing(self.seat, "may")
            return False
        return self.running.must or await super().may(word, about=about, **facts)

    async def choose_colour(
        self, colours: Iterable[str], *, may: bool = False, word: str = "", held: bool = False
    ) -> str:
        """One of these colours; "" for none. held: see `choose_colours`."""
        options = [COLOUR_OPTIONS[colour] for colour in colours]
        if held and len(options) <= 1:
            self.t.has_nothing(self.seat, "colour")
        return (await self.pick("colour", options, may=may, word=word)).word

    async def choose_colours(self, number: int, colours: Iterable[str], *, held: bool = False) -> list[str]:
        """This many different ones of these colours.

        held: whether they are those of cards in a hand; others do not see then that there is no choice.
        """
        options = [COLOUR_OPTIONS[colour] for colour in colours]
        if held and len(options) <= number:
            self.t.has_nothing(self.seat, "colour")
        chosen = await self.t.choose_some(
            self.seat, "colour", options, least=number, most=number, about=self.this, rule="INN-G1"
        )
        return [option.word for option in chosen]

    async def choose_value(self, ages: Iterable[int], *, may: bool = False, word: str = "") -> int:
        """One of these ages (or of other numbers, as the word says); -1 for none."""
        options: list[InnovationOption] = [Option("value", number=age) for age in dict.fromkeys(ages)]
        return (await self.pick("value", options, may=may, word=word)).number

    async def one_value(self, there: Iterable[int]) -> int:
        """One of the values that an effect counts among what is there; none is 0 (INN-AMB28)."""
        return max(await self.choose_value(sorted(set(there))), 0)

    async def choose_icon(self, icons: Iterable[str]) -> str:
        """One of these kinds of icons."""
        return (await self.pick("icon", [Option("icon", word=icon) for icon in icons])).word

    async def choose_type(self) -> str:
        """One of the sets in play."""
        options: list[InnovationOption] = [Option("type", word=name) for name in self.t.house.sets]
        return (await self.pick("type", options)).word

    async def name(self, cards: Cards) -> Cards:
        """Name one of these cards, wherever it is and whoever knows that; everybody hears it."""
        t = self.t
        named = (await self.pick("name", [Option("name", face=t.cards[card].face) for card in cards])).face
        found = cards.where(lambda piece: piece.face == named)
        for card in found:
            t.tell("names", self.seat, card, rule="INN-G1")
        return found

    async def option(self, *words: Instruction, may: bool = False) -> Instruction | Literal[""]:
        """One of several things to do, each a word that `text` has; "" for none."""
        chosen = await self.pick("option", [Option(word) for word in words], may=may)
        return next((word for word in words if word == chosen.verb), "")

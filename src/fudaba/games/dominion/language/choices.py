"""The choices of a player who follows instructions; a layer of `me.Me`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from fudaba.games.dominion.facts.vocabulary import Deed, DominionOption, QuestionKind, Verb
from fudaba.games.dominion.language.handful import Cards
from fudaba.games.dominion.language.queries import MeQueries
from fudaba.games.dominion.language.words import Offer, Word
from fudaba.games.dominion.rules import unseen
from fudaba.games.dominion.rules.distinctions import distinctions
from fudaba.games.dominion.rules.inquiries import GivesChoice
from fudaba.kernel.ask import Option
from fudaba.kernel.choices import Choice

ORDERED: Final[frozenset[Deed]] = frozenset({"discard", "topdeck", "put_at_bottom"})
"""What is done to several cards in the order in which they are chosen."""


@cache
def worded(words: tuple[Word, ...]) -> tuple[DominionOption, ...]:
    """Words as options, made once."""
    return tuple([Option("option", word=word) for word in words])


class MeChoices(MeQueries):
    """A player who chooses: every question names its owner, and the table asks the player who decides for
    them."""

    __slots__ = ()

    async def choose_among(
        self,
        verb: Deed,
        cards: Cards,
        choice: Choice[Cards],
        *,
        of: MeQueries | None = None,
        about: int | None = None,
        rule: str = "",
        **facts: Any,
    ) -> list[int]:
        """Put the question which of the cards this player chooses.

        One card is chosen by its name, several one by one. verb: "play" is for those only that nothing
        forbids to play. of: whom it befalls, where that is somebody else; the question says so.
        """
        offered: Iterable[int] = cards
        if verb == "play":
            offered = [card for card in cards if not self.may_not_play(card)]
        if verb == "play" and self.t.box.shadows and (shadows := self.t.shadows(self.seat)):
            options = self.t.options(verb, [card for card in offered if card not in shadows])
            options += self.t.options("play_shadow", [card for card in shadows if card in offered])
        else:
            apart = distinctions(self.t, offered) if len(cards) > 1 else {}
            options = self.t.options(verb, offered, each=not choice.single, apart=apart)
        chosen = await self.t.choose_some(
            self.seat,
            verb,
            options,
            least=choice.least,
            most=choice.most,
            ordered=not choice.single and (choice.way == "every" or verb in ORDERED),
            about=self.asking if about is None else about,
            whom=self._whom(of),
            rule=rule,
            **facts,
        )
        return [option.card for option in chosen]

    async def choose_of(self, kind: Deed, *offers: tuple[Verb, Cards], may: bool = False) -> Cards:
        """Choose one of the cards of several groups, each with the verb that tells it from the others."""
        options = [option for verb, cards in offers for option in self.t.options(verb, cards)]
        chosen = (await self.pick(kind, options, may=may)).card
        return self.handful([chosen] if chosen >= 0 else [])

    async def may(  # type: ignore[override] # nothing may be offered that has no message
        self, word: Offer, *, about: int | None = None, **facts: Any
    ) -> bool:
        """Whether this player wants what is offered."""
        return await super().may(word, about=about, **facts)

    async def may_with(self, word: Offer, cards: Cards) -> Cards:
        """Whether this player wants what is offered with one of these cards of theirs. Returns it, if so.

        Where they have no such card, the others do not see that.
        """
        if not cards:
            self.has_nothing("may")
            return cards
        return cards.first if await self.may(word, about=cards.card) else cards.only(())

    def has_nothing(self, kind: QuestionKind) -> None:
        """Let nobody see that this player is not asked, as they would be with other cards."""
        unseen.has_nothing(self.t, self.seat, kind)

    async def option(
        self, *words: Word, about: int | None = None, of: MeQueries | None = None, rule: str = ""
    ) -> Word:
        """Choose one of several instructions, by their first words ("cards_1", "trash").

        about: the card that it is about; the question names it beside the one that asks. of: see `choose`.
        """
        options = worded(words)
        asking = self.t.cards[self.this.card].id if about is not None and self.this is not None else ""
        chosen = await self.pick("option", options, about=about, whom=self._whom(of), word=asking, rule=rule)
        return words[options.index(chosen)]

    async def one_of(self, *words: Word, about: int | None = None) -> list[Word]:
        """Follow a "choose one": see `several_of`."""
        if self.t.listens("GivesChoice"):
            return await self.several_of(1, *words, about=about)
        options = worded(words)
        asks = self.asking if about is None else about
        chosen = await self.t.choose(self.seat, "option", options, about=asks)
        return [words[options.index(chosen)]]

    async def several_of(self, count: int, *words: Word, about: int | None = None) -> list[Word]:
        """Follow a "choose one" or "choose two": this many different instructions, or more where something
        lets the player choose more. All are chosen first; returned in the order in which they stand."""
        options = worded(words)
        more = self._more_choices()
        chosen = await self.t.choose_some(
            self.seat,
            "option",
            options,
            least=count,
            most=count + more,
            about=self.asking if about is None else about,
        )
        return [word for word, option in zip(words, options, strict=True) if option in chosen]

    def _more_choices(self) -> int:
        """How many more instructions than usual may be chosen from those of the card that is followed."""
        if not self.t.listens("GivesChoice") or (record := self.record) is None:
            return 0
        return len(self.t.about(GivesChoice(self.seat, record)))

    async def name(self, *, absent: bool = False) -> str:
        """Name a card that is in this game. Returns its id.

        absent: or one that is not, which is then "": where that is not the same as one that is not found.
        """
        ids = sorted({kind.id for kind in self.t.cards if kind.sort == "card"})
        options: list[DominionOption] = [Option("name", face=id) for id in ids]
        if absent:
            options.append(Option("name"))
        named = (await self.pick("name", options)).face
        self.t.tell("names", self.seat, word=named)
        return named

    def _whom(self, player: MeQueries | None) -> int:
        return -1 if player is None or player.seat == self.seat else player.seat

"""How a player who follows instructions is asked; a layer of `me.Me`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from fudaba.games.dominion.language.queries import Looks
from fudaba.games.dominion.rules import unseen
from fudaba.games.dominion.rules.acts import GivesChoice
from fudaba.kernel.ask import Option

YES_NO: Final = (Option("may", word="yes"), Option("may", word="no"))
P = TypeVar("P", bound=Looks)


class Chooses(Looks):
    """A player who chooses: every question names its owner, and the table asks whoever decides for them."""

    __slots__ = ()

    async def choose(
        self,
        verb: str,
        cards: Iterable[int],
        *,
        may: bool = False,
        about: int | None = None,
        of: Looks | None = None,
        rule: str = "",
    ) -> int | None:
        """Choose one of the cards. None if there is none, or if this player may choose none and does.

        of: whom it befalls, where that is somebody else; the question says so.
        verb: "play" is for those only that nothing forbids to play.
        """
        if verb == "play":
            cards = [card for card in cards if not self.may_not_play(card)]
        if verb == "play" and self.t.box.shadows and (shadows := self.t.shadows(self.seat)):
            cards = list(cards)
            options = self.t.options(verb, [card for card in cards if card not in shadows])
            options += self.t.options("play_shadow", [card for card in shadows if card in cards])
        else:
            options = self.t.options(verb, cards)
        chosen = await self.t.choose_some(
            self.seat,
            verb,
            options,
            least=0 if may else 1,
            most=1,
            about=self._about(about),
            whom=self._whom(of),
            rule=rule,
        )
        return chosen[0].card if chosen else None

    async def choose_of(self, kind: str, *offers: tuple[str, Iterable[int]], may: bool = False) -> int | None:
        """Choose one of the cards of several groups, each with the verb that tells it from the others."""
        options = [option for verb, cards in offers for option in self.t.options(verb, cards)]
        chosen = await self.t.choose_some(
            self.seat, kind, options, least=0 if may else 1, most=1, about=self._about(None)
        )
        return chosen[0].card if chosen else None

    async def choose_some(
        self,
        verb: str,
        cards: Iterable[int],
        least: int = 0,
        most: int = -1,
        *,
        ordered: bool = False,
        rule: str = "",
    ) -> list[int]:
        """Choose several of the cards: as many as there are if they are fewer than `least`."""
        options = self.t.options(verb, cards, each=True)
        chosen = await self.t.choose_some(
            self.seat,
            verb,
            options,
            least=least,
            most=most,
            ordered=ordered,
            about=self._about(None),
            rule=rule,
        )
        return [option.card for option in chosen]

    async def may(self, word: str, *, about: int | None = None, number: int = 0, rule: str = "") -> bool:
        """Whether this player wants what is offered; `word` says what that is."""
        chosen = await self.t.choose(
            self.seat, "may", YES_NO, about=self._about(about), word=word, number=number, rule=rule
        )
        return chosen.word == "yes"

    async def may_with(self, word: str, cards: Sequence[int]) -> int | None:
        """Whether this player wants what is offered with one of these cards of theirs. Returns it, or None.

        Where they have no such card, the others do not see that.
        """
        if cards:
            return cards[0] if await self.may(word, about=cards[0]) else None
        self.has_nothing("may")
        return None

    def has_nothing(self, kind: str) -> None:
        """Let nobody see that this player is not asked, as they would be with other cards."""
        unseen.has_nothing(self.t, self.seat, kind)

    async def option(
        self, *words: str, about: int | None = None, of: Looks | None = None, rule: str = ""
    ) -> str:
        """Choose one of several instructions, by their first words ("cards_1", "trash").

        about: the card that it is about; the question names it beside the one that asks. of: see `choose`.
        """
        options = [Option("option", word=word) for word in words]
        asking = self.t.cards[self.this.card].id if about is not None and self.this is not None else ""
        chosen = await self.t.choose(
            self.seat,
            "option",
            options,
            about=self._about(about),
            whom=self._whom(of),
            word=asking,
            rule=rule,
        )
        return chosen.word

    async def one_of(self, *words: str, about: int | None = None) -> list[str]:
        """Follow a "choose one": see `several_of`."""
        return await self.several_of(1, *words, about=about)

    async def several_of(self, count: int, *words: str, about: int | None = None) -> list[str]:
        """Follow a "choose one" or "choose two": so many different instructions, or more where something lets
        the player choose more. All are chosen first; returned in the order in which they stand."""
        options = [Option("option", word=word) for word in words]
        more = self._more_choices()
        chosen = await self.t.choose_some(
            self.seat, "option", options, least=count, most=count + more, about=self._about(about)
        )
        return [option.word for option in options if option in chosen]

    def _more_choices(self) -> int:
        """How many more instructions than usual may be chosen from those of the card that is followed."""
        if not self.t.hears("GivesChoice") or (record := self.record) is None:
            return 0
        return len(self.t.about(GivesChoice(self.seat, record)))

    async def number(self, least: int, most: int, word: str = "") -> int:
        """Choose a number."""
        options = [Option("number", number=number) for number in range(least, most + 1)]
        chosen = await self.t.choose(self.seat, "number", options, about=self._about(None), word=word)
        return chosen.number

    async def name(self, *, absent: bool = False) -> str:
        """Name a card that is in this game. Returns its id.

        absent: or one that is not, which is then "": where that is not the same as one that is not found.
        """
        ids = sorted({kind.id for kind in self.t.cards if kind.sort == "card"})
        options = [Option("name", face=id) for id in ids]
        if absent:
            options.append(Option("name"))
        named = (await self.t.choose(self.seat, "name", options, about=self._about(None))).face
        self.t.tell("names", self.seat, word=named)
        return named

    async def player(self, players: Sequence[P], word: str = "") -> P:
        """Choose one of several players."""
        options = [Option("player", seat=you.seat) for you in players]
        chosen = await self.t.choose(self.seat, "player", options, about=self._about(None), word=word)
        return next(you for you in players if you.seat == chosen.seat)

    def _whom(self, player: Looks | None) -> int:
        return -1 if player is None or player.seat == self.seat else player.seat

    def _about(self, card: int | None) -> int:
        if card is not None:
            return card
        return self.this.card if self.this is not None else -1

"""A whole table of Dominion: what comes next, who listens, and how abilities are carried out.

What lies on it is told in `board`, what the rules do with it one idea a module in `rules`. Cards see it
through `me.Me`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Hashable, Iterator, Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fudaba.games.dominion import view
from fudaba.games.dominion.board import impossible_states
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.subscriptions import (
    NO_LISTENERS,
    UNPRINTED,
    AnyOf,
    Subscription,
    active_of,
    is_any_active,
)
from fudaba.games.dominion.facts.act_names import ActName
from fudaba.games.dominion.facts.kinds import (
    FULFILLED,
    HERE,
    IN_DECK,
    IN_GAME,
    IN_HAND,
    IN_PLAY,
    ON_EXILE,
    ON_TAVERN,
    OWNED,
    THIS,
    Listener,
    ListensAt,
    effect_of,
)
from fudaba.games.dominion.facts.layout import (
    DECK,
    EXILE,
    HAND,
    LANDSCAPES,
    OWN,
    PLAY,
    SEATS,
    TAVERN,
)
from fudaba.games.dominion.facts.shown import Private, Public
from fudaba.games.dominion.facts.vocabulary import DominionAsk, DominionOption
from fudaba.games.dominion.language import permanent_effects, tokens
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules import ending, scoring, unseen
from fudaba.games.dominion.rules.acts import Gains, card_of
from fudaba.games.dominion.rules.durations import THIS_TURN
from fudaba.games.dominion.rules.inquiries import MayPlay
from fudaba.games.dominion.rules.tally import Tally
from fudaba.games.dominion.setup import set_up
from fudaba.games.dominion.turns import turn
from fudaba.kernel.acts import Ability, Act
from fudaba.kernel.ask import Answer, Option
from fudaba.kernel.cards import Ref, new_tuple
from fudaba.kernel.ending import Ending
from fudaba.kernel.log_writer import UNLOGGED, Because, Heading
from fudaba.kernel.table import Effects, Result

NONE: Final[DominionOption] = Option("none")
_ZONES: Final = {IN_DECK: DECK, IN_HAND: HAND, IN_PLAY: PLAY, ON_TAVERN: TAVERN, ON_EXILE: EXILE}


@mypyc_attr(allow_interpreted_subclasses=True)  # so that `__new__` alone makes a copy
class Dominion(Board):
    """Where a game is played. Seats and cards are numbers; a kind is what is printed on a card."""

    __slots__ = ()

    # What comes next.

    def begin(self) -> None:
        """Shuffle the decks and draw the first hands, unless the game begins in a situation."""
        set_up.begin(self)

    def step(self) -> DominionAsk | Effects | None:
        """The next question of a turn, or what has to run before it."""
        return turn.step(self)

    def take(self, ask: DominionAsk, answer: Answer) -> Effects | None:
        """Act upon the answer to a question of `step`."""
        return turn.take(self, ask, answer)

    def result(self) -> Result:
        """Most victory points win; of those equal, who had fewer turns."""
        return scoring.result(self)

    def ending(self) -> Ending | None:
        """The points of all by card, and what ended the game; see `rules.ending`."""
        return ending.ending_of(self)

    def turns_taken(self) -> int:
        """How many normal turns there have been."""
        return sum(self.state.turns)

    def public(self) -> Public:
        """What everybody may know besides the zones."""
        return view.public(self)

    def private(self, seat: int, *, own: bool) -> Private | None:
        """All the cards that a player has, wherever they are: only they have seen them go there."""
        return view.remembered(self, seat) if own else None

    def tally(self, seat: int, *, own: bool) -> Tally:
        """What a player can count; who only decides for them has not counted their cards."""
        return Tally(self, seat, own=own)

    def known_of(self, card: int, seats: int) -> int:
        """Players remember which cards are theirs; see `view.private`."""
        owner = self.owner_of(self.state.where[card])
        return owner if owner >= 0 and seats >> owner & 1 else -1

    def wrongs(self, *, at_rest: bool) -> Iterator[str]:
        """What cannot be by the rules; see `Table.wrongs`."""
        return impossible_states.wrongs(self, at_rest=at_rest)

    def belongs(self, card: int) -> Hashable:
        """What others have gained everybody has seen; a Boon is none of the Ruins, and a Ruins no Knight."""
        owner = self.owner_of(self.state.where[card])
        return owner if owner >= 0 else (self.box.home[card], self.cards[card].sort)

    # Who listens.

    def printed_abilities(self, act: Act) -> list[Ability]:
        """The abilities that cards have now by what is printed on them and where they are.

        Not those of players whom the act does not concern.
        """
        found: list[Ability] = []
        if isinstance(act, Gains) and act.had_exiled:
            found += permanent_effects.of_exile(self.me(act.seat), act)
        name, s, card = act.name, self.state, card_of(act)
        if name == "Plays" and s.marks:
            found += tokens.abilities(self, act)
        kind = self.cards[card] if card >= 0 else None
        for place, by_id, always, mine in self.box.places_of(name, kind):
            subscriptions = by_id if always else active_of(by_id, s)
            if subscriptions:
                self._find(found, act, place, subscriptions, mine=mine)
        return found

    def _find(
        self,
        found: list[Ability],
        act: Act,
        place: ListensAt,
        subscriptions: Mapping[str, Sequence[Subscription]],
        *,
        mine: bool,
    ) -> None:
        """Add the abilities that cards have by what listens in a place, by the ids of those cards. mine: only
        those of the player whom the act befalls."""
        cards = self.cards
        for card, seat in self._listeners_at(place, act, subscriptions, mine=mine):
            for subscription in subscriptions.get(cards[card].id, ()):
                if subscription.whose == "any" or (seat == act.seat) == (subscription.whose == "mine"):
                    found.append(self._ability(subscription.listener, seat, card))

    def moment(self) -> object:
        """Where all cards lie, what is owned, and where tokens lie."""
        s = self.state
        return (s.moves, *s.owned, *s.marks.items()) if s.marks else (s.moves, *s.owned)

    def is_printed(self, act: Act) -> bool:
        """Whether something that is printed on a card may listen to this act now."""
        name: Any = act.name
        card = card_of(act)
        summary = self.box.summary(name, self.cards[card] if card >= 0 else None)
        if summary is not NO_LISTENERS and is_any_active(summary, self.state):
            return True
        return name in UNPRINTED and self._listens_unprinted(name, -1, -1)

    def _listeners_at(
        self, where: ListensAt, act: Act, ids: Collection[str], *, mine: bool
    ) -> Sequence[tuple[int, int]]:
        """The cards in a place, each with whose ability it would be. ids: the kinds that listen there."""
        if (zone := _ZONES.get(where)) is not None:
            cards, zones, own = self.cards, self.state.zones, act.seat
            return [
                (card, seat)
                for seat in range(self.seats)
                if not mine or seat == own
                for card in zones[SEATS + seat * OWN + zone]
                if cards[card].id in ids
            ]
        if where is THIS:
            return ((card, act.seat),) if (card := card_of(act)) >= 0 else ()
        if where is FULFILLED and not self.fulfilled:
            return ()
        if where is HERE or where is FULFILLED:
            return [(card, act.seat) for card in self.state.zones[LANDSCAPES]]
        if where is IN_GAME:
            return [(self.cards.index(self.box.kinds[id]), act.seat) for id in ids]
        owned = self.state.owned if where is OWNED else ()
        return [(self.box.landscapes[id], seat) for id, seat in owned if id in ids]

    def _ability(self, listener: Listener, seat: int, card: int) -> Ability:
        act, _, run, replaces, _ = listener
        source = self.state.ref(card)
        return new_tuple(Ability, (act, run, seat, (), source, 0, replaces, False, ""))

    def carry_out(self, ability: Ability, act: Act) -> Awaitable[Any]:
        """Run an ability: `run(me, act, *args)`."""
        return self._carry_out(ability, act)

    async def _carry_out(self, ability: Ability, act: Act) -> Any:
        with self._cause_of(ability) if self.events is not None else UNLOGGED:
            looked = len(self.state.looked)
            done = await ability.run(self.me_of(ability), act, *ability.args)
            self.stop_looking(looked)
            return done

    def _cause_of(self, ability: Ability) -> Heading | Because:
        if ability.source is None:
            return self.because(self.cause)
        id = self.cards[ability.source.card].id
        return self.heading("ability", ability.owner, word=id, rule=effect_of(ability.run).rule)

    def concerns(self, ability: Ability, act: Act) -> bool:
        """Whether an act is what an ability waits for: whose it is, and `when(me, act, *args)`."""
        effect = effect_of(ability.run)
        whose, of, when = effect.whose, effect.of, effect.when
        if whose != "any" and (ability.owner == act.seat) != (whose == "mine"):
            return False
        if of is not None and not self.is_of(card_of(act), of):
            return False
        if effect.plays_this and self.listens("MayPlay") and self._may_not_be_played(ability):
            return False
        return when is None or when(self.me_of(ability), act, *ability.args)

    def _may_not_be_played(self, ability: Ability) -> bool:
        """Whether something forbids to play a card such as that of an ability from the hand.

        Wherever it is: others must not learn by this whether a player has it in hand.
        """
        source = ability.source
        return source is not None and self.forbids(MayPlay(ability.owner, source.card))

    def is_for_the_next(self, ability: Ability) -> bool:
        """Whether it is about the next such act; "once, when …, you may" can wait for a later one."""
        return ability.once and not effect_of(ability.run).may

    def listens_midway(self, ability: Ability) -> bool:
        """Whether it is about every such act of this turn, also the one that is going on as it begins."""
        return ability.until == THIS_TURN and not self.is_for_the_next(ability)

    def listens(self, acts: ActName | AnyOf, card: int = -1, seat: int = -1) -> bool:
        """Whether anything may listen to such an act now.

        Args:
            acts: one act, or several of which any counts.
            card: the card that the act befalls, -1 for any.
            seat: the player whom it befalls, -1 for anybody.
        """
        s, box = self.state, self.box
        if card < 0:
            summary = box.summaries.get(acts) or box.summary(acts)
        else:
            kind = self.cards[card]
            summary = box.summaries_of[kind].get(acts) or box.summary(acts, kind)
        if summary is not NO_LISTENERS and is_any_active(summary, s):
            return True
        if s.abilities:
            names: tuple[str, ...] = (acts,) if isinstance(acts, str) else acts.names
            for ability in s.abilities:
                if (
                    ability.to in names
                    and _may_be_of(ability, seat)
                    and (card < 0 or self._may_be_about(ability, card))
                ):
                    return True
        return acts in UNPRINTED and self._listens_unprinted(acts, card, seat)

    def listens_to(self, act: Act) -> bool:
        """Whether anything may listen to this act."""
        name: Any = act.name
        return self.listens(name, card_of(act), act.seat)

    def _may_be_about(self, ability: Ability, card: int) -> bool:
        """Whether what befalls a card may be what an ability that waits is about."""
        of = effect_of(ability.run).of
        return of is None or self.is_of(card, of)

    def _listens_unprinted(self, acts: ActName | AnyOf, card: int, seat: int) -> bool:
        """Whether something that is printed on no card listens to such an act: tokens on piles, or copies of
        a gained card in its gainer's Exile. card, seat: what it befalls and whom, -1 for any."""
        plays, gains = (
            (acts == "Plays", acts == "Gains") if isinstance(acts, str) else (acts.plays, acts.gains)
        )
        if plays and self.state.marks and tokens.listen(self, card, seat):
            return True
        if not gains:
            return False
        zones, cards = self.state.zones, self.cards
        for owner in range(self.seats):
            exiled = zones[SEATS + owner * OWN + EXILE]
            if exiled and (seat < 0 or owner == seat):
                if card < 0:
                    return True
                for other in exiled:
                    if cards[other] is cards[card]:
                        return True
        return False

    def is_replaced(self, name: str) -> bool:
        """Whether something printed may replace acts of this name."""
        return name in self.box.replaced

    def me(self, seat: int, play: int = 0, this: Ref | None = None) -> Me:
        """A player, with the play and the card that they follow."""
        return Me(self, seat, play, this)

    def me_of(self, ability: Ability) -> Me:
        """The player whose ability it is, with the card and the play that it belongs to."""
        return Me(self, ability.owner, ability.play, ability.source)

    async def next_ability(self, chooser: int, waiting: list[Ability], act: Act) -> Ability | None:
        """Which of a player's abilities is next; None if all that are left are declined.

        Those that only add figures, draw cards or take them into the hand come in any order.
        """
        simple = self.house.order != "always" and all(effect_of(ability.run).simple for ability in waiting)
        if (len(waiting) == 1 or simple) and not effect_of(waiting[0].run).may:
            if self.unasked is not None:
                self._note_order(chooser, act, waiting)
            return waiting[0]
        may = all(effect_of(ability.run).may for ability in waiting)
        options = self.ability_options(waiting, "react" if may else "order")
        if may:
            offered = [*self.each_once(options), NONE]
            chosen = await self.choose(chooser, "react", offered, about=card_of(act))
        else:
            if self.unasked is not None and len(self.each_once(options)) == 1:
                self._note_order(chooser, act, waiting)
                self._note_alike(chooser, waiting)
            chosen = await self.choose(chooser, "order", options)
        if chosen is NONE:
            return None
        return waiting[next(i for i, option in enumerate(options) if option is chosen)]

    # What others must not see.

    def _note_order(self, chooser: int, act: Act, waiting: list[Ability]) -> None:
        """Note that a player might have had more abilities, and so an order to choose."""
        if self.might_answer(chooser, act, replaces=waiting[0].replaces):
            self.not_asked(chooser, "order")

    def _note_alike(self, chooser: int, waiting: list[Ability]) -> None:
        """Note abilities that need no order only because of what they hold, where others do not see that.

        Two Churches that have set the same aside look to others like two that have not.
        """
        if self.unasked is not None and any(unseen.unseen(self, self.held(ability)) for ability in waiting):
            self.unasked(self.question(chooser, "order", [Option("order")]))

    def might_answer(self, seat: int, act: Act, *, replaces: bool) -> frozenset[int]:
        """The cards of which, for all that others know, one might answer an act."""
        return unseen.might_answer(self, seat, act, replaces=replaces)

    def might_be_asked(self, ask: DominionAsk) -> bool:
        """Whether others cannot know that there is nothing to choose."""
        if not ask.options:
            return unseen.might_be_asked(self, ask.owner, ask.kind)
        return super().might_be_asked(ask)


def _may_be_of(ability: Ability, seat: int) -> bool:
    """Whether what befalls this player (-1: anybody) may be what an ability that waits is about."""
    return ability.owner == seat or seat < 0 or effect_of(ability.run).whose != "mine"

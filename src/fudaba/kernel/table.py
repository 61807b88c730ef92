"""A game in progress: what the effects of cards work with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterable, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, Self

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from fudaba.kernel.acts import Ability, Act, EffectFunction, effect_of
from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.autoplay import AutoPlay
from fudaba.kernel.cards import EVERYBODY, Card, Ref, new_tuple
from fudaba.kernel.ending import Ending
from fudaba.kernel.log_writer import LogWriter
from fudaba.kernel.nesting import DEEPEST, inner
from fudaba.kernel.plays import Play
from fudaba.kernel.shown import Private, Public
from fudaba.kernel.sights import Sights
from fudaba.kernel.state import State

S = TypeVar("S", bound=State, default=Any)
L = TypeVar("L", bound=str, default=Any)
Q = TypeVar("Q", bound=str, default=Any)
V = TypeVar("V", bound=str, default=Any)
R = TypeVar("R")
K_co = TypeVar("K_co", bound=Card, covariant=True, default=Card)

Effects = Coroutine[Ask, Answer, object]
"""A running effect: it yields questions and is sent answers. What it returns in the end is nobody's."""


class Result(NamedTuple):
    """How a game ended: the figure each seat is ranked by, and the seats that have won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


NO_OPTIONS: Final[tuple[Option[Any], ...]] = (Option("none"),)
"""What there is to choose for a player who has nothing to choose."""
_ORDER: Final[Any] = "order"
"""The question which ability is next, and its options, in every game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(LogWriter[S, L], Generic[S, L, Q, V, K_co]):
    """The state, the log of what has happened, and the verbs that every game shares.

    A game subclasses it with its own verbs and tells the driver what comes next (`step`, `take`). S: its
    state; L, Q, V: its words (`vocabulary`); K_co: its cards.
    cards: the card of each number. unasked: called with every question that had only one answer, or none
    (`not_asked`); None while nobody looks on. Which of them must be seen is told by `might_be_asked`.
    claimed: what waits for the next act of its kind, and was set off by one that is still being answered.
    depth: how many plays or executions are within each other now (`kernel.nesting`).
    autoplay: what its players answer without a look at it, so that a game may play on; None where they are
    asked everything. Only for a driver that keeps no checkpoints. sights: what has been seen of it, for
    `View`; None while nobody has looked.
    """

    __slots__ = ("autoplay", "cards", "claimed", "depth", "seats", "sights", "unasked")

    heard: ClassVar[frozenset[str]] = frozenset()
    """Names of the acts that cards at this table listen to by what is printed on them."""

    def __init__(self, state: S, cards: tuple[K_co, ...], seats: int) -> None:
        super().__init__(state)
        self.cards = cards
        self.seats = seats
        self.unasked: Callable[[Ask], None] | None = None
        self.autoplay: AutoPlay | None = None
        self.sights: Sights | None = None
        self.claimed: list[Ability] = []
        self.depth = 0

    def clone(self) -> Self:
        """A copy to try things on: its own state, and nobody listening."""
        new = self.__class__.__new__(self.__class__)
        new.cards = self.cards
        new.seats = self.seats
        new.state = self.state.clone()
        new.events = None
        new.unasked = None
        new.autoplay = None
        new.sights = None
        new.cause = -1
        new.claimed = []
        new.depth = 0
        new.headings = []
        return new

    def keep_causes(self, of: Self) -> None:
        """A copy that goes on with the log of a table tells things under the same lines as that one.

        A game that remembers a line from one answer to the next copies its number here.
        """

    # What a game says.

    def begin(self) -> None:
        """Set out the game before its first step; the driver calls it once."""

    def step(self) -> Ask[Any, Any] | Effects | None:
        """What comes next at rest: a question, an effect to run, or None once the game is over.

        May change the state only where it returns a question or None. While a question waits, a
        second call changes nothing more and asks the same.
        """
        raise NotImplementedError

    def take(self, ask: Ask[Any, Any], answer: Answer) -> Effects | None:
        """Act upon the answer to a question of `step`; return an effect if one must run."""
        raise NotImplementedError

    def result(self) -> Result:
        """How the game ended, or how it would if it ended now."""
        raise NotImplementedError

    def ending(self) -> Ending | None:
        """Why the game is over and how its winners were found; None while it goes on. All may know it."""
        return None

    def turns_taken(self) -> int:
        """How many turns there have been, of all players together; everybody may know it."""
        raise NotImplementedError

    def team(self, seat: int) -> int:
        """The number of a seat's team; without teams everybody is one of their own."""
        return seat

    def seats_in_turn(self) -> Iterable[int]:
        """The seats in the order in which simultaneous effects are resolved."""
        return range(self.seats)

    def printed_abilities(self, act: Act) -> Iterable[Ability]:
        """The abilities that cards have now by what is printed on them and where they are."""
        return ()

    def moment(self) -> object:
        """All that decides which `printed_abilities` an act has: they are the same as long as this is.

        None where they must be looked for each time.
        """
        return None

    def ability_option(self, ability: Ability) -> Option[V]:
        """How an ability is offered where its owner chooses which of several is next."""
        card = ability.source.card if ability.source else -1
        face = self.cards[card].face if card >= 0 else ""
        return Option(_ORDER, card, face, word="" if face else ability.run.__name__)

    async def next_ability(self, chooser: int, waiting: list[Ability], act: Act) -> Ability | None:
        """Let a player choose which of several abilities of theirs is next to answer an act.

        Two that are equal but for their card's number need no choice. None: the player declines all of
        them, where a game has abilities that may be declined.
        """
        options = [self.ability_option(ability) for ability in waiting]
        chosen = await self.choose(chooser, _ORDER, options)
        return waiting[next(i for i, option in enumerate(options) if option is chosen)]

    def carry_out(self, ability: Ability, act: Act) -> Awaitable[Any]:
        """Run an ability's effect; a game may hand it other arguments than these."""
        return ability.run(self, ability, act)

    def listens_midway(self, ability: Ability) -> bool:
        """Whether what begins to wait while such an act is being answered hears that one too."""
        return False

    def is_for_the_next(self, ability: Ability) -> bool:
        """Whether an ability is about the next act of its kind alone, even if it has to wait its turn."""
        return ability.once

    def concerns(self, ability: Ability, act: Act) -> bool:
        """Whether an act is what an ability waits for: by its condition, and what else a game has."""
        effect = effect_of(ability.run)
        return effect is None or effect.when is None or effect.when(self, ability, act)

    def public(self) -> Public:
        """The counters that everybody may know."""
        return Public()

    def known_of(self, card: int, seats: int) -> Hashable:
        """What these seats (a bit mask) know of a hidden card besides: whose it is, say.

        In a world that is possible for them it can only be a card of which they know the same.
        """
        return None

    def belongs(self, card: int) -> Hashable:
        """Whose a hidden card is, as far as everybody may know: who thinks ahead deals it to nobody else."""
        return None

    def private(self, seat: int, *, own: bool) -> Private | None:
        """The counters that only this seat may know, if there are any.

        own: it is the player who looks, and may also see what they know from what they have seen; else it is
        the player who decides for the seat now.
        """
        return None

    def tally(self, seat: int, *, own: bool) -> object:
        """What a player can count, each figure found when it is looked at: for bots, which look at few of
        them, but at every question. A game has a class of its own for it; own: as for `private`.

        Nothing in it that `public` and `private` would not tell, but what is the same in every world that may
        be the real one (`belongs`). Not to be kept over an answer.
        """
        return None

    def wrongs(self, *, at_rest: bool) -> Iterable[str]:
        """What is so and cannot be by the rules of the game, each in words for the developer who mends it.

        at_rest: whether nothing is being carried out. For `checks.check_sound`, which looks at what holds in
        every game by itself.
        """
        return ()

    # Asking, and what others see of it.

    def might_be_asked(self, ask: Ask[Any, Any]) -> bool:
        """Whether the others cannot know that this question, as it stands, has only one answer.

        Then it must look to them as if it were put (`unasked`). So it is where all that is left is a bare
        word (to draw, to take the attack) or one of several cards that not everybody sees; the only other
        player, or a word of the rules, could be foreseen by all. A game says more where questions can be
        left without any option by what is in a hand.
        """
        return any(option.is_bare or self._is_hidden(option.card) for option in ask.options)

    def might_answer(self, seat: int, act: Act, *, replaces: bool) -> frozenset[int]:
        """The cards among which, for all that others know, this player might have one that answers an act.

        They lie where not everybody sees them. Asked only where somebody looks on; see `unasked`.
        """
        return frozenset()

    def not_asked(self, owner: int, kind: Q, *, about: int = -1) -> None:
        """Note a question that others may believe to be put to a player, who has nothing to choose."""
        if self.unasked is not None:
            self.unasked(self.question(owner, kind, NO_OPTIONS, about=about))

    def give_away(self, card: int) -> None:
        """Note that all can tell by what is done where a card lies, or does not, though nobody shows it.

        For those who test for leaks; what is known of a card stays as it is.
        """
        if self.state.light is not None:
            self.state.light[card] = EVERYBODY

    def _is_hidden(self, card: int) -> bool:
        if card < 0:
            return False
        state = self.state
        zone = state.where[card]
        return bool(state.layout[zone].audience != EVERYBODY and len(state.zones[zone]) > 1)

    def question(self, owner: int, kind: Q, options: Sequence[Option[V]], **facts: Any) -> Ask[Q, V]:
        """A question to a player, put to the player who decides for them now; see `Ask` for the facts."""
        return Ask(owner, kind, options, decider=self.state.control[owner], **facts)

    async def choose(
        self,
        owner: int,
        kind: Q,
        options: Sequence[Option[V]],
        *,
        about: int = -1,
        rule: str = "",
        number: int = 0,
        whom: int = -1,
        word: str = "",
    ) -> Option[V]:
        """Let a player choose exactly one; where there is only one, nobody is asked. The rest: see `Ask`."""
        decider = self.state.control[owner]
        ask = Ask(owner, kind, options, decider, about=about, rule=rule, number=number, whom=whom, word=word)
        answer = ask.forced()
        if answer is None:
            answer = await ask
        elif self.unasked is not None:
            self.unasked(ask)
        return options[answer[0]]

    async def choose_some(
        self,
        owner: int,
        kind: Q,
        options: Sequence[Option[V]],
        *,
        least: int = 0,
        most: int = -1,
        ordered: bool = False,
        together: str = "",
        about: int = -1,
        rule: str = "",
        number: int = 0,
        whom: int = -1,
        word: str = "",
    ) -> list[Option[V]]:
        """Let a player choose several, in their order; fewer than `least` only where there are fewer. For the
        rest see `Ask`.

        Raises TypeError for a bound that is True or False: the player who is asked is told a number.
        """
        if isinstance(least, bool) or isinstance(most, bool):
            raise TypeError(f"a question is bounded by numbers, not by {least!r} and {most!r}")
        count = len(options)
        most = count if most < 0 else min(most, count)
        ask = Ask(
            owner,
            kind,
            options,
            self.state.control[owner],
            min(least, most),
            most,
            ordered,
            together,
            about,
            rule,
            number,
            whom,
            word,
        )
        answer = ask.forced()
        if answer is None:
            answer = await ask
        elif self.unasked is not None:
            self.unasked(ask)
        return [options[pick] for pick in answer]

    # Acts, plays, and what waits.

    def listens_to(self, act: Act) -> bool:
        """Whether anything may listen to this act; a game may know more of it than its name."""
        return act.name in self.heard or self.waited_for(act.name)

    def is_replaced(self, name: str) -> bool:
        """Whether something printed may replace acts of this name, as far as the table knows."""
        return True

    def waited_for(self, name: str) -> bool:
        """Whether an effect waits for acts of this name."""
        for ability in self.state.abilities:  # noqa: SIM110 - asked often, and `any` is much slower
            if ability.to == name:
                return True
        return False

    def wait_for(
        self,
        act: str,
        run: EffectFunction,
        owner: int,
        *args: Any,
        play: int = 0,
        source: Ref | None = None,
        replaces: bool = False,
        once: bool = True,
        until: str = "",
    ) -> None:
        """Let an effect wait for an act: a declared function and plain arguments, bound to a play.

        Raises TypeError for a function that is not declared with `acts.effect`.
        """
        if effect_of(run) is None:
            raise TypeError(f"{run!r} cannot wait in a state: it is not declared with @effect()")
        self.state.abilities.append(Ability(act, run, owner, args, source, play, replaces, once, until))

    @property
    def at_its_deepest(self) -> bool:
        """Whether no further play or execution may begin within those that have begun: a chain ends here."""
        return self.depth >= DEEPEST

    async def within(self, effect: Awaitable[R]) -> R:
        """Carry out a play or an execution within another one, and count how deep that is."""
        self.depth += 1
        try:
            return await inner(effect)
        finally:
            self.depth -= 1

    def begin_play(
        self, card: Ref, player: int, *, parent: int = 0, replay: bool = False, mode: str = "", turn: int = 0
    ) -> Play:
        """Write down that a card is being played."""
        plays = self.state.plays
        number = plays[-1].number + 1 if plays else 1
        what = (number, card, player, self.state.control[player], parent, replay, mode, turn)
        play = new_tuple(Play, what)
        plays.append(play)
        return play

"""What a card, or a landscape, is: its facts, its instructions, and what it listens to.

How a card is declared, and what it listens to: expansion.py. What waits for later is declared with `later`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, Final, Literal, NamedTuple, TypeGuard, TypeVar, get_args

from fudaba.games.dominion.facts.tokens import Token
from fudaba.games.dominion.facts.types import (
    ACTION,
    ATTACK,
    CURSE,
    DURATION,
    NIGHT,
    SHADOW,
    TREASURE,
    VICTORY,
)
from fudaba.kernel.acts import EFFECTS, Effect, EffectFunction, declare
from fudaba.kernel.cards import Card


class Cost(NamedTuple):
    """What a card costs. Compare with `within`; the order of tuples means nothing."""

    coins: int = 0
    """The part of it in coins."""
    potions: int = 0
    """The part of it in Potions."""
    debt: int = 0
    """The part of it in debt."""

    def within(self, limit: Cost) -> bool:
        """Whether it is "up to" the limit: no part of it is more."""
        return self.coins <= limit.coins and self.potions <= limit.potions and self.debt <= limit.debt

    def below(self, limit: Cost) -> bool:
        """Whether it is less than the limit: "up to" it, and not the same."""
        return self != limit and self.within(limit)

    def plus(self, coins: int) -> Cost:
        """The same with more coins, or fewer, but never less than $0."""
        return Cost(max(0, self.coins + coins), self.potions, self.debt)


class Bonus(NamedTuple):
    """The plain figures of an instruction, in the order in which they are followed."""

    cards: int = 0
    """How many cards to draw."""
    actions: int = 0
    """How many Actions more."""
    buys: int = 0
    """How many Buys more."""
    coins: int = 0
    """How many coins more."""
    potions: int = 0
    """How many Potions more."""
    vp: int = 0
    """How many Victory tokens to take."""
    coffers: int = 0
    """How many Coffers to take."""
    villagers: int = 0
    """How many Villagers to take."""
    favors: int = 0
    """How many Favors to take."""


NO_BONUS: Final = Bonus()


class ListensAt(NamedTuple):
    """Where something must be for its ability to work."""

    name: str


IN_HAND: Final = ListensAt("hand")
"""In its owner's hand."""
IN_PLAY: Final = ListensAt("play")
"""In play. Its owner is the player who has it in play."""
THIS: Final = ListensAt("this")
"""Anywhere: the act is about this very card. The ability is the player's whom the act befalls."""
HERE: Final = ListensAt("here")
"""A landscape that is in this game, for the player whom the act befalls."""
FULFILLED: Final = ListensAt("fulfilled")
"""A Prophecy that is in this game, once no Sun token lies on it: for the player whom the act befalls."""
IN_GAME: Final = ListensAt("game")
"""Wherever its cards are, if there are any in this game: for the player whom the act befalls."""
OWNED: Final = ListensAt("owned")
"""A Project, Artifact or State: the ability of each player who has it."""
ON_TAVERN: Final = ListensAt("tavern")
"""On its owner's Tavern mat."""
ON_EXILE: Final = ListensAt("exile")
"""On its owner's Exile mat."""
IN_DECK: Final = ListensAt("deck")
"""In its owner's deck."""


class Listener(NamedTuple):
    """What is printed on a card for another moment than its play."""

    act: str
    """The name of the act."""
    place: ListensAt
    """Where the card must be."""
    run: EffectFunction
    """What it does: `async def run(me, act)`."""
    replaces: bool = False
    """Whether it comes before the act and says what happens instead."""
    gives: Bonus = NO_BONUS
    """The figures that are all it gives its player, declared for simulations."""


Shuffled = Literal["", "face_up", "face_down"]
"""Whether a pile is shuffled, and how its top card lies then; "" for one in an order that all know."""
ANYWHERE: Final = -1

# What a card says of itself is called with the table or a player, of which nothing is known here: these types
# are told in full where cards are declared, in expansion.py.
Do = Callable[..., Awaitable[None] | None]
"""The instructions of a card."""


class Worth(NamedTuple):
    """Victory points that are counted at the end of the game."""

    points: Callable[..., int]
    """`points(table, seat)` gives the points of one such card."""
    at: int = ANYWHERE
    """The only place of a player's own (layout.py) where a card is worth them, `ANYWHERE` for all."""
    compares: bool = False
    """Whether they depend on cards that others have, so that before the end nobody knows them."""
    of_owned: Callable[[Mapping[str, int]], int] | None = None
    """The same points by how many cards of each name a player has, as long as no card has other types than
    the printed ones; None where they depend on anything else."""


def worth_of_owned(points: Callable[[Mapping[str, int]], int]) -> Worth:
    """The worth of a card whose points depend on how many cards of each name a player has."""

    def of_player(t: Any, seat: int) -> int:
        return points(Counter([kind.id for kind in t.all_kinds_of(seat)]))

    return Worth(of_player, of_owned=points)


class Unused(NamedTuple):
    """The Kingdom cards not used in a game that a card takes."""

    test: Callable[[Kind], bool]
    """Whether a kind may be taken."""
    zone: int
    """The zone to which they go."""
    number: int
    """How many there are."""


def is_set_aside(takes: object) -> TypeGuard[Unused]:
    """Whether that is one unused Kingdom card alone: all know which, and it can be chosen."""
    return isinstance(takes, Unused) and takes.number == 1


class Adds(NamedTuple):
    """One Kingdom pile more."""

    test: Callable[[Kind], bool]
    """Whether a kind may be that pile."""
    supply: bool
    """Whether the pile is in the Supply."""
    by: Token
    """The token that marks it."""


class Another(NamedTuple):
    """A second Kingdom, of this many piles: they may take the place of all Kingdom piles during the game."""

    piles: int


Takes = Unused | Adds | Another
"""What a card takes of the Kingdom cards that its game does not use otherwise, drawn at random before it."""


class Kind(Card):
    """A card or landscape.

    set: the expansion. sort: "card", or what landscape it is. types: bits of `types.py`. cost: as printed.
    editions: those it is in. pile: where its cards lie: "kingdom", "basic", "extra" (outside the Supply),
    "part" (in a pile with others) or "" for a landscape. copies: how many, None for as many as a kingdom
    pile has. parts: for a pile of different cards (sort "pile") what lies in it from the top, and how many
    of each; shuffled: whether in an order that nobody knows, and how its top card lies then. back: what
    shows of it face down, where that is its own; Shadow cards have theirs.

    bonus, do: its instructions, the figures first. next_turn: the figures that are all of its other
    instructions, at the start of the next turn. offers: where its other instructions begin with the choice
    of a word, these words. plus_coins: whether "+$" stands in them. listeners: what
    else it does, and when. remembers: what it asks of the past, which must be written down: `LAST_TURN`, or
    the ids of cards of which a player has ever gained one (a token, "gained_" and the id). worth: its
    victory points. own_cost: its cost or the kind that it costs as much as, where it tells that itself.
    reduces: how much less others cost. also_types: the types that others have besides their own. once_a:
    "turn" or "game" for what each player may buy only once in it. begins_turn: what is particular about the
    extra turn that it gives.

    needs: the ids of piles and landscapes that a game with it must have. takes: what of the Kingdom cards
    that are not used otherwise. on_setup: what is done once for it before the game.
    """

    __slots__ = (
        "action",
        "also_types",
        "attack",
        "begins_turn",
        "bonus",
        "can_be_bought",
        "copies",
        "cost",
        "do",
        "duration",
        "editions",
        "listeners",
        "needs",
        "next_turn",
        "night",
        "offers",
        "on_setup",
        "once_a",
        "only_coins",
        "own_cost",
        "parts",
        "pile",
        "plus_coins",
        "reduces",
        "remembers",
        "set",
        "shadow",
        "shuffled",
        "sort",
        "takes",
        "treasure",
        "types",
        "victory",
        "worth",
    )

    def __init__(
        self,
        id: str,
        set: str,
        *,
        sort: str = "card",
        types: int = 0,
        cost: Cost | None = None,
        bonus: Bonus = NO_BONUS,
        do: Do | None = None,
        worth: int | Worth = 0,
        pile: str = "kingdom",
        copies: int | None = None,
        editions: tuple[int, ...] = (1, 2),
        needs: tuple[str, ...] = (),
        parts: tuple[tuple[str, int], ...] = (),
        shuffled: Shuffled = "",
        back: str = "",
    ) -> None:
        super().__init__(id, back="shadow" if types & SHADOW else back)
        self.set = set
        self.sort = sort
        self.types = types
        self.cost = cost or Cost()
        self.bonus = bonus
        self.do = do
        self.next_turn = NO_BONUS
        self.offers: tuple[str, ...] = ()
        self.worth = worth
        self.pile = pile
        self.copies = copies
        self.editions = editions
        self.needs = needs
        self.parts = parts
        self.shuffled = shuffled
        self.listeners: list[Listener] = []
        self.remembers: tuple[str, ...] = ()
        self.reduces: Callable[..., int] | None = None
        self.own_cost: Callable[..., Cost | Kind] | None = None
        self.once_a = ""
        self.begins_turn: Callable[..., None] | None = None
        self.also_types: Callable[..., int] | None = None
        self.plus_coins = bonus.coins > 0
        self.takes: Takes | None = None
        self.on_setup: Callable[..., None] | None = None
        self.can_be_bought = sort in ("event", "project")
        self.only_coins = do is None and bonus == Bonus(coins=bonus.coins)
        self.action = bool(types & ACTION)
        self.treasure = bool(types & TREASURE)
        self.victory = bool(types & (VICTORY | CURSE))
        self.night = bool(types & NIGHT)
        self.attack = bool(types & ATTACK)
        self.duration = bool(types & DURATION)
        self.shadow = bool(types & SHADOW)

    @property
    def instructs(self) -> bool:
        """Whether it has instructions to follow. A Way without any leaves a card its own (WAY-59)."""
        return self.do is not None or self.bonus != NO_BONUS

    def is_a(self, *types: int) -> bool:
        """Whether it has one of these types, as it is printed."""
        return any(self.types & type for type in types)


LAST_TURN: Final = "last_turn"
"""Among what a kind asks of the past: what players did on their last turn (`Game.before`)."""

KINDS: Final[dict[str, Kind]] = {}
"""Every card and landscape that is finished, by its id."""


Whose = Literal["mine", "others", "any"]
"""Whose acts an effect is about: its owner's, other players', or anybody's."""


class OfPile(NamedTuple):
    """The cards of the pile that a Trait lies with, by the Trait's id."""

    trait: str


Of = int | str | OfPile
"""Which cards an effect can be about at all: those with one of these types just now, of that name, or of the
pile with such a Trait. Known before a game, so that others are not held up by them."""


class DominionEffect(Effect):
    """All that is declared of an effect that waits: `async def effect(me, act, *args)`."""

    __slots__ = ("marks", "may", "of", "of_hand", "plays_this", "rule", "simple", "whose")

    def __init__(
        self,
        run: EffectFunction,
        when: Callable[..., bool] | None = None,
        *,
        whose: Whose = "mine",
        of: Of | None = None,
        may: bool = False,
        simple: bool = False,
        rule: str = "",
        marks: str = "",
        of_hand: bool = False,
        plays_this: bool = False,
    ) -> None:
        """when: `when(me, act, *args)`. Raises ValueError where `whose` is none of its words."""
        if whose not in get_args(Whose):
            raise ValueError(f"whose={whose!r} is none of {', '.join(map(repr, get_args(Whose)))}")
        super().__init__(run, when)
        self.whose = whose
        """Whose acts it is about."""
        self.of = of
        """Which cards it is about; None for all."""
        self.may = may
        """Whether its owner may decline it."""
        self.simple = simple
        """Whether it only adds figures, draws cards or takes cards into the hand: such effects come in any
        order."""
        self.rule = rule
        """The id of the rule that says what is special about it, "" where the card says it all."""
        self.marks = marks
        """The word by which the cards that it is about are told apart from others of their name."""
        self.of_hand = of_hand
        """Whether it depends on what its owner has in hand, which the others must not learn."""
        self.plays_this = plays_this
        """Whether it plays its card from the hand, and cannot where that is forbidden."""


F_ = TypeVar("F_", bound=EffectFunction)


def later(
    when: Callable[..., bool] | None = None,
    *,
    whose: Whose = "mine",
    of: Of | None = None,
    may: bool = False,
    simple: bool = False,
    rule: str = "",
    marks: str = "",
    of_hand: bool = False,
    plays_this: bool = False,
) -> Callable[[F_], F_]:
    """Declare an effect that waits, at the top level of its module. See `DominionEffect` for all of it."""

    def declared(run: F_) -> F_:
        declare(
            DominionEffect(
                run,
                when,
                whose=whose,
                of=of,
                may=may,
                simple=simple,
                rule=rule,
                marks=marks,
                of_hand=of_hand,
                plays_this=plays_this,
            )
        )
        return run

    return declared


def effect_of(run: EffectFunction) -> DominionEffect:
    """What is declared of an effect that waits."""
    found = EFFECTS.get(run)
    return found if isinstance(found, DominionEffect) else DominionEffect(run, found.when if found else None)


def listeners(kinds: Mapping[str, Kind]) -> Iterator[tuple[Kind, Listener]]:
    """What all of these listen to."""
    for kind in kinds.values():
        for listener in kind.listeners:
            yield kind, listener

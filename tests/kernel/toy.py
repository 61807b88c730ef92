"""A small deck-building game for two to four, played on the kernel as a real game is.

On their turn a player plays up to two cards from the hand and then gains one from the supply for at
most the coins made. Hand and cards in play go to the discards, and four cards are drawn. The cards
are in `toy_cards`; this is the table that they are played at.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any, NamedTuple, Self

from msgspec.structs import asdict

from fudaba.kernel import shown
from fudaba.kernel.acts import Ability, Act, EffectFunction
from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.cards import EVERYBODY, NOBODY, Card, Ref, Zone, only
from fudaba.kernel.plays import Play
from fudaba.kernel.resolution import happen
from fudaba.kernel.state import State
from fudaba.kernel.table import Effects, Result, Table

HAND_SIZE = 4
YES_NO = (Option("may", word="yes"), Option("may", word="no"))

# Where cards lie: the supply, and five places of each seat's own.
SUPPLY = 0
DECK, HAND, DISCARD, PLAY, ASIDE = range(1, 6)


def place(kind: int, seat: int) -> int:
    """The zone of this kind that is a seat's own."""
    return kind + 5 * seat


def layout_for(seats: int) -> tuple[Zone, ...]:
    """All zones of a table."""
    zones = [Zone(SUPPLY, "supply", audience=EVERYBODY)]
    for seat in range(seats):
        zones += [
            Zone(place(DECK, seat), "deck", seat, NOBODY),
            Zone(place(HAND, seat), "hand", seat, only(seat)),
            Zone(place(DISCARD, seat), "discard", seat, EVERYBODY, top_only=True),
            Zone(place(PLAY, seat), "play", seat, EVERYBODY),
            Zone(place(ASIDE, seat), "aside", seat, only(seat)),
        ]
    return tuple(zones)


# Cards.


class ToyCard(Card):
    """A card: what it costs (and is worth in the end), and how many leaves it shows."""

    __slots__ = ("cost", "follow", "leaves")

    def __init__(self, id: str, cost: int, leaves: int, follow: Callable[[Me], Awaitable[None]]) -> None:
        super().__init__(id)
        self.cost = cost
        self.leaves = leaves
        self.follow = follow


CARDS: dict[str, ToyCard] = {}
IN_HAND: dict[tuple[str, str], EffectFunction] = {}
"""What a card does from its owner's hand, by the name of the act and the id of the card."""


def card(cost: int, leaves: int = 0) -> Callable[[Callable[[Me], Awaitable[None]]], None]:
    """Declare a card by the function that carries out its instructions."""

    def declare(follow: Callable[[Me], Awaitable[None]]) -> None:
        id = getattr(follow, "__name__", "")
        CARDS[id] = ToyCard(id, cost, leaves, follow)

    return declare


def in_hand(id: str, act: type[Act]) -> Callable[[EffectFunction], EffectFunction]:
    """Declare what a card in hand may do when something has happened."""

    def declare(run: EffectFunction) -> EffectFunction:
        IN_HAND[act.__name__, id] = run
        return run

    return declare


# Acts.


class TurnBegins(Act):
    """A player's turn begins."""

    __slots__ = ()

    async def do(self, table: Toy) -> None:
        """Nothing but what it triggers."""
        table.tell("turn", self.seat)


class Follow(Act):
    """A player follows the instructions of a card that they play."""

    __slots__ = ("play",)

    def __init__(self, seat: int, play: Play) -> None:
        super().__init__(seat)
        self.play = play

    async def do(self, table: Toy) -> None:
        """What the card says."""
        await table.cards[self.play.card.card].follow(Me(table, self.seat, self.play))


class Whisper(Act):
    """What a player does instead, where they have been hushed."""

    __slots__ = ()

    async def do(self, table: Toy) -> None:
        """They draw a card."""
        table.tell("whispers", self.seat)
        table.draw(self.seat, 1)


class Gain(Act):
    """A player gains a card from the supply; `card` tells where it has come to lie."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: Ref) -> None:
        super().__init__(seat)
        self.card = card

    async def do(self, table: Toy) -> None:
        """It goes to their discards."""
        table.state.move(self.card.card, place(DISCARD, self.seat))
        self.card = table.state.ref(self.card.card)
        table.tell("gains", self.seat, self.card.card)


# The state and the table.


class Public(shown.Public, frozen=True, kw_only=True, tag="toy"):
    """What everybody may know. secret: what nobody should, told by a table of the tests for leaks."""

    turn: int
    phase: str
    turns: int
    actions: int
    coins: int
    leaves: list[int]
    secret: str = ""


class Gossiping(Public, frozen=True, kw_only=True, tag="toy"):
    """What a table makes public that leaks a hidden number."""

    gossip: int


class Private(shown.Private, frozen=True, kw_only=True, tag="toy"):
    """What one seat may know: what its hand costs."""

    worth: int


class Facts(shown.Facts, frozen=True, kw_only=True, tag="toy"):
    """What is printed on a card."""

    leaves: int


class ToyState(State):
    """turn: whose turn it is. phase: deal, begin, action, gain, clean or over. turns: how many have been.

    actions, coins: what is left of them. gossip: a hidden number, which a table that leaks makes public.
    """

    __slots__ = ("actions", "coins", "gossip", "phase", "turn", "turns")

    def __init__(self, cards: int, seats: int, key: bytes) -> None:
        super().__init__(layout_for(seats), cards, seats, key)
        self.turn = 0
        self.phase = "deal"
        self.turns = 0
        self.actions = 0
        self.coins = 0
        self.gossip = 0

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        new = super().clone()
        new.turn = self.turn
        new.phase = self.phase
        new.turns = self.turns
        new.actions = self.actions
        new.coins = self.coins
        new.gossip = self.gossip
        return new


class Toy(Table):
    """The table. `leak`: the way in which the card that leaks on purpose does so."""

    __slots__ = ("leak", "limit")

    state: ToyState
    cards: tuple[ToyCard, ...]
    heard = frozenset({"Gain"})

    def __init__(self, cards: tuple[ToyCard, ...], seats: int, key: bytes, limit: int, leak: str) -> None:
        super().__init__(ToyState(len(cards), seats, key), cards, seats)
        self.limit = limit
        self.leak = leak

    async def happen(self, act: Act) -> Act | None:
        """Let an act happen at this table."""
        return await happen(self, act)

    def clone(self) -> Self:
        """A copy to try things on."""
        new = super().clone()
        new.limit = self.limit
        new.leak = self.leak
        return new

    # What comes next.

    def begin(self) -> None:
        """Shuffle the decks and draw the first hands, unless the game begins in the middle."""
        if self.state.phase == "deal":
            for seat in range(self.seats):
                self.state.shuffle(place(DECK, seat))
                self.draw(seat, HAND_SIZE)
            self.state.phase = "begin"

    def step(self) -> Ask | Effects | None:
        """The next question of a turn, or what has to run before it."""
        s = self.state
        if s.phase == "begin":
            return self._begin_turn()
        if s.phase == "action" and s.actions == 0:
            s.phase = "gain"
        if s.phase == "action":
            options = [*self.options("play", self.zone(HAND, s.turn)), Option("end")]
            return self.question(s.turn, "action", options)
        if s.phase == "gain":
            affordable = [c for c in s.zones[SUPPLY] if self.cards[c].cost <= s.coins]
            return self.question(s.turn, "gain", [*self.options("gain", affordable), Option("end")])
        return self._clean_up() if s.phase == "clean" else None

    def take(self, ask: Ask, answer: Answer) -> Effects | None:
        """Play a card, gain one, or end the phase."""
        s = self.state
        chosen = ask.options[answer[0]]
        if chosen.verb == "play":
            s.actions -= 1
            return self._play_first(s.turn, chosen.card)
        s.phase = "gain" if s.phase == "action" else "clean"
        if chosen.verb == "gain":
            s.coins -= self.cards[chosen.card].cost
            return self._gain(s.turn, chosen.card)
        return None

    async def _begin_turn(self) -> None:
        s = self.state
        s.phase, s.actions, s.coins = "action", 2, 1
        await self.happen(TurnBegins(s.turn))

    async def _play_first(self, seat: int, card: int) -> None:
        await self.play(seat, card)

    async def _gain(self, seat: int, card: int) -> None:
        await self.happen(Gain(seat, self.state.ref(card)))

    async def _clean_up(self) -> None:
        s = self.state
        for kind in (HAND, PLAY):
            for card in self.zone(kind, s.turn)[:]:
                s.move(card, place(DISCARD, s.turn))
        self.draw(s.turn, HAND_SIZE)
        s.control[s.turn] = s.turn
        s.turns += 1
        s.turn = (s.turn + 1) % self.seats
        s.phase = "over" if s.turns >= self.limit else "begin"

    def result(self) -> Result:
        """Everybody's cards are worth what they cost."""
        scores = [0] * self.seats
        for zone in self.state.layout:
            if zone.owner >= 0:
                scores[zone.owner] += sum(self.cards[c].cost for c in self.state.zones[zone.number])
        return Result(tuple(scores), tuple(s for s, score in enumerate(scores) if score == max(scores)))

    def seats_in_turn(self) -> list[int]:
        """From the player whose turn it is."""
        return self.seats_from(self.state.turn)

    def seats_from(self, seat: int) -> list[int]:
        """All seats in the order of turns, from this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def printed_abilities(self, act: Act) -> Iterator[Ability]:
        """What the cards in the hands have to say to an act."""
        for seat in range(self.seats):
            for card in self.zone(HAND, seat):
                if run := IN_HAND.get((act.name, self.cards[card].id)):
                    yield Ability(act.name, run, seat, source=self.state.ref(card))

    def ability_option(self, ability: Ability) -> Option:
        """An ability is told by its card and by whose it is."""
        assert ability.source is not None
        card = ability.source.card
        return Option("order", card, self.cards[card].face, seat=ability.owner)

    def public(self) -> Public:
        """What everybody may know besides the zones."""
        s = self.state
        seen = Public(
            turn=s.turn,
            phase=s.phase,
            turns=s.turns,
            actions=s.actions,
            coins=s.coins,
            leaves=[self.leaves(seat) for seat in range(self.seats)],
        )
        return Gossiping(**asdict(seen), gossip=s.gossip) if self.leak == "counter" else seen

    def private(self, seat: int, *, own: bool) -> shown.Private:
        """What this seat alone may know."""
        return Private(worth=sum(self.cards[c].cost for c in self.zone(HAND, seat)))

    # The verbs.

    def zone(self, kind: int, seat: int) -> list[int]:
        """The cards in a place of a seat. Not to be changed."""
        return self.state.zones[place(kind, seat)]

    def leaves(self, seat: int) -> int:
        """The leaves that a player shows: on their cards in play and on top of their discards."""
        shown = self.zone(PLAY, seat) + self.zone(DISCARD, seat)[-1:]
        return sum(self.cards[c].leaves for c in shown)

    def options(self, verb: str, cards: Iterable[int]) -> list[Option]:
        """One option for each face among the cards. What is set aside is told apart: everybody sees where a
        card is taken from, so equal cards in two places are two choices."""
        s = self.state
        different: dict[tuple[str, str], int] = {}
        for c in cards:
            word = "aside" if s.layout[s.where[c]].name == "aside" else ""
            different.setdefault((self.cards[c].face, word), c)
        return [Option(verb, c, face, word) for (face, word), c in sorted(different.items())]

    async def play(self, seat: int, card: int, parent: int = 0) -> Play:
        """Play a card from the hand; return the play."""
        s = self.state
        s.move(card, place(PLAY, seat))
        play = self.begin_play(s.ref(card), seat, parent=parent, turn=s.turns)
        with self.because(self.tell("plays", seat, card)):
            await self.happen(Follow(seat, play))
        return play

    async def play_again(self, play: Play, parent: int) -> None:
        """Play the same card once more, wherever it is by now."""
        again = self.begin_play(play.card, play.player, parent=parent, replay=True, turn=play.turn)
        with self.because(self.tell("plays_again", play.player, play.card.card)):
            await self.happen(Follow(play.player, again))

    def draw(self, seat: int, count: int) -> None:
        """Draw cards, shuffling the discards where the deck is empty; as many as there are."""
        s = self.state
        drawn: list[int] = []
        for _ in range(count):
            if not self.zone(DECK, seat):
                for c in self.zone(DISCARD, seat)[:]:
                    s.move(c, place(DECK, seat))
                s.shuffle(place(DECK, seat))
                self.tell("shuffles", seat, number=len(self.zone(DECK, seat)))
            if self.zone(DECK, seat):
                drawn.append(s.draw(place(DECK, seat), place(HAND, seat)))
        self.tell("draws", seat, *drawn, audience=only(seat))

    def discard(self, seat: int, card: int) -> None:
        """Put a card on top of the discards."""
        self.state.move(card, place(DISCARD, seat))
        self.tell("discards", seat, card)

    def return_(self, ref: Ref) -> bool:
        """Return a card to the supply, unless track of it is lost; return whether it went."""
        if not self.state.finds(ref):
            return False
        self.state.move(ref.card, SUPPLY)
        self.tell("returns", -1, ref.card)
        return True

    async def may(self, seat: int, about: int) -> bool:
        """Ask a player whether they want what a card offers."""
        return (await self.choose(seat, "may", YES_NO, about=about)).word == "yes"

    def lose(self, play: int) -> None:
        """Let nothing wait any more that belongs to a play."""
        self.state.abilities = [ability for ability in self.state.abilities if ability.play != play]


class Me(NamedTuple):
    """A player who follows a card's instructions: the words that cards are written in."""

    toy: Toy
    seat: int
    play: Play

    @property
    def this(self) -> Ref:
        """The card, as it lay once it was played."""
        return self.play.card

    @property
    def hand(self) -> list[int]:
        """Their hand."""
        return self.toy.zone(HAND, self.seat)

    @property
    def others(self) -> list[Me]:
        """The other players, from the left."""
        return [self._replace(seat=seat) for seat in self.toy.seats_from(self.seat)[1:]]

    @property
    def leaves(self) -> int:
        """The leaves that they show."""
        return self.toy.leaves(self.seat)

    async def choose(self, verb: str, cards: Iterable[int], *, may: bool = False) -> int | None:
        """Choose one of the cards; None if there is none, or if they may choose none and do."""
        options = self.toy.options(verb, cards)
        about = self.this.card
        chosen = await self.toy.choose_some(
            self.seat, verb, options, least=0 if may else 1, most=1, about=about
        )
        return chosen[0].card if chosen else None

    async def may(self) -> bool:
        """Whether they want what the card offers."""
        return await self.toy.may(self.seat, self.this.card)

    def draw(self, count: int) -> None:
        """Draw cards."""
        self.toy.draw(self.seat, count)

    def earn(self, coins: int) -> None:
        """Have more coins this turn."""
        self.toy.state.coins += coins
        self.toy.tell("earns", self.seat, number=coins)

    def discard(self, card: int) -> None:
        """Discard a card."""
        self.toy.discard(self.seat, card)

    def set_aside(self, card: int) -> Ref:
        """Set a card aside face down; they alone may look at it."""
        self.toy.state.move(card, place(ASIDE, self.seat))
        self.toy.tell("sets_aside", self.seat, card, audience=only(self.seat))
        return self.toy.state.ref(card)

    def give(self, card: int, to: Me) -> None:
        """Put a card into another player's hand, unseen by the rest."""
        self.toy.state.move(card, place(HAND, to.seat))
        self.toy.tell("gives", self.seat, card, whom=to.seat, audience=only(self.seat, to.seat))

    def later(self, act: type[Act], run: EffectFunction, *args: Any, replaces: bool = False) -> None:
        """Let something wait that belongs to this play."""
        number, this = self.play.number, self.this
        self.toy.wait_for(act.__name__, run, self.seat, *args, play=number, source=this, replaces=replaces)

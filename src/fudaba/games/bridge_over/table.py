"""A table of Bridge Over: the verbs that its cards are written with.

How a turn goes is told in `turn.py`, attacks in `attack.py`; `match.py` puts them together.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Self

from mypy_extensions import mypyc_attr

from fudaba.games.bridge_over.deck import AMPLIFIES, COLOURS, FOLLOWED, KINDS, Deck, Printed
from fudaba.games.bridge_over.state import DISCARDS, HANDS, PILE, BridgeOverState
from fudaba.games.bridge_over.vocabulary import BridgeOverAsk, BridgeOverOption, LineKind, QuestionKind, Verb
from fudaba.kernel.ask import Option
from fudaba.kernel.cards import only
from fudaba.kernel.table import Table

COLOUR_OPTIONS: Final[dict[str, BridgeOverOption]] = {
    colour: Option("colour", word=colour) for colour in COLOURS
}
EVERY_COLOUR = tuple(COLOUR_OPTIONS.values())


class HouseRules(NamedTuple):
    """The options of a table, by the names under which they are set (see docs/rulings.md)."""

    deck: str
    """The deck that is played (BRG-004)."""
    expansion: bool
    """Whether the expansion's cards are in the deck (BRG-007)."""
    rounds: int
    """How many rounds a match has (BRG-G12)."""
    start_hand: int
    """How many cards each player is dealt (BRG-G2)."""
    play_after_draw: bool
    """Whether a drawn card may be played at once (BRG-G7)."""
    resolve_final_attack: bool
    """Whether the attack of the last card of a round still hits (BRG-G19)."""
    resets: int
    """How many Reset cards the deck has (BRG-AMB1)."""
    name_match: bool
    """Whether a card of the same name fits whatever its colour (BRG-AMB2)."""
    escort_follow: str
    """What may follow an Escort (BRG-AMB4)."""
    after_shot: str
    """The player from whom play continues after a Shot Draw 2 (BRG-AMB6)."""
    previous_player: str
    """The meaning of "previous player" (BRG-AMB13)."""
    almighty_as_all_draw_1: bool
    """Whether Almighty can stand for All Draw 1 (BRG-AMB14)."""
    out_clear: int
    """The points of a Clear in front of the player who goes out (BRG-AMB17)."""
    all_draw_amplify: str
    """How Amplify increases All Draw 1 (BRG-AMB18)."""
    all_draw_penalty: str
    """How a player's own Amplify counts for All Draw 1 (BRG-AMB22)."""
    first_player: str
    """How the first player is found (BRG-G4)."""
    card_counts: bool = False
    """Whether players are shown which cards they have not seen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BridgeOver(Table[BridgeOverState, LineKind, QuestionKind, Verb, Printed]):
    """Where a match is played. `me` and `seat` are seat numbers, `this` and `card` card numbers."""

    __slots__ = ("attack_cause", "deck", "fronts", "house", "turn_cause")

    def __init__(self, deck: Deck, house: HouseRules, seats: int, key: bytes) -> None:
        super().__init__(BridgeOverState(len(deck.cards), seats, key), deck.cards, seats)
        self.deck = deck
        self.house = house
        self.fronts = HANDS + seats
        self.turn_cause = -1
        """The line of the log under which a turn is told, from one answer to the next."""
        self.attack_cause = -1
        """The same for an attack."""

    def clone(self) -> Self:
        """A copy to try things on."""
        new = super().clone()
        new.deck = self.deck
        new.house = self.house
        new.fronts = self.fronts
        new.turn_cause = new.attack_cause = -1
        return new

    def keep_causes(self, of: Self) -> None:
        """The turn is told under the same line as there."""
        self.turn_cause = of.turn_cause
        self.attack_cause = of.attack_cause

    def seats_in_turn(self) -> list[int]:
        """From the player whose turn it is, in the direction of play."""
        return [(self.state.turn + i * self.state.direction) % self.seats for i in range(self.seats)]

    # Seats.

    @property
    def actor(self) -> int:
        """Whose turn it is: under attack the attacked player's."""
        return self.state.turn if self.state.attack is None else self.state.attack.on

    def seat_after(self, seat: int, steps: int = 1) -> int:
        """The seat this many steps on in the direction of play (BRG-025)."""
        return (seat + steps * self.state.direction) % self.seats

    def next_player(self, me: int) -> int:
        """Whose turn is next after mine, with what this turn has skipped."""
        s = self.state
        return (me + (1 + s.skip) * s.direction) % self.seats

    def hand(self, seat: int) -> list[int]:
        """The cards in a hand. Not to be changed."""
        return self.state.zones[HANDS + seat]

    def front(self, seat: int) -> list[int]:
        """The public cards in front of a player. Not to be changed."""
        return self.state.zones[self.fronts + seat]

    def in_front(self, seat: int, trait: str) -> int:
        """How many cards with a trait (see deck.py) lie in front of a player."""
        front = self.state.zones[self.fronts + seat]
        return sum(trait in self.cards[card].kind.traits for card in front) if front else 0

    def amplified(self, seat: int) -> int:
        """By how many cards the attacks of this player, and those on them, are larger (BRG-162, BRG-165)."""
        return self.in_front(seat, AMPLIFIES)

    # Cards move.

    def draw_cards(self, seat: int, count: int, *, kind: LineKind = "draws", rule: str = "BRG-184") -> int:
        """Draw from the pile, renewing it from the discards; as many as there are (G-8, G-10)."""
        s = self.state
        hand = HANDS + seat
        drawn: list[int] = []
        while len(drawn) < count and (s.zones[PILE] or self._renew_pile()):
            drawn.append(s.draw(PILE, hand))
        if self.events is not None:
            self.tell(kind, seat, *drawn, audience=only(seat), number=len(drawn), rule=rule)
        return len(drawn)

    def _renew_pile(self) -> bool:
        """Shuffle all discards but the top card into a new pile (G-8, G-9). False: there are none."""
        s = self.state
        zones = s.zones
        if len(zones[DISCARDS]) < 2:
            return False
        zones[PILE], zones[DISCARDS] = zones[DISCARDS][:-1], zones[DISCARDS][-1:]
        for card in zones[PILE]:
            s.where[card] = PILE
        s.shuffle(PILE)
        self.tell("renews_pile", number=len(zones[PILE]), rule="BRG-G8")
        return True

    def lay(self, card: int, colour: str, sign: str) -> None:
        """Make a card the top card, showing this name (or number) and colour, "" as long as none is named."""
        s = self.state
        s.move(card, DISCARDS)
        s.colour = colour
        s.sign = sign

    def show(self, colour: str) -> None:
        """Let the top card show the colour that was chosen for it."""
        self.state.colour = colour

    def discard(self, card: int) -> None:
        """Put a card among the discards, under the top card, which stays (G-14)."""
        zones = self.state.zones
        self.state.place(card, DISCARDS, max(0, len(zones[DISCARDS]) - 1))

    def to_bottom(self, card: int) -> None:
        """Put a card at the bottom of the discards."""
        self.state.move(card, DISCARDS, bottom=True)

    def put_in_front(self, card: int, seat: int) -> None:
        """Put a public card in front of a player."""
        self.state.move(card, self.fronts + seat)

    def push(self, card: int, seat: int) -> None:
        """Force a card into somebody's hand; everybody knows it is there."""
        self.state.move(card, HANDS + seat)
        self.state.show(card)

    def let_all_draw(self, card: int, seat: int) -> None:
        """From now on all others draw for a card in front of a player (BRG-169)."""
        self.state.strength[card] = 1 + self.amplified(seat)

    def end_turn(self, me: int) -> None:
        """The turn passes on, over the player who was skipped."""
        s = self.state
        s.turn = self.next_player(me)
        s.skip = 0
        s.begun = False

    def goes_out(self, me: int) -> None:
        """A player has no cards left: the round will end, and the first to be out has gone out."""
        if self.state.out < 0:
            self.state.out = me

    # Asking.

    def might_be_asked(self, ask: BridgeOverAsk) -> bool:
        """Also where the hand leaves one colour: as an Escort, Almighty names one that can be followed."""
        shown = KINDS.get(self.state.sign)
        if ask.kind == "colour" and shown is not None and FOLLOWED in shown.traits:
            return True
        return super().might_be_asked(ask)

    async def choose_colour(self, me: int, colours: tuple[str, ...], *, about: int, rule: str) -> str:
        """Let a player name the colour that the top card shows (BRG-023: before anything else)."""
        options = EVERY_COLOUR if len(colours) == 4 else [COLOUR_OPTIONS[colour] for colour in colours]
        chosen = (await self.choose(me, "colour", options, about=about, rule=rule)).word
        if self.events is not None:
            self.tell("names_colour", me, word=chosen, rule=rule)
        return chosen

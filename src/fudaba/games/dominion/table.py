"""A table of Dominion: where cards are, what they cost, who listens, and how options are offered.

What the rules do with it is told one idea a module: `play`, `gain`, `trash`, `costs`, `durations`, `turn`,
`extra_turns`. Cards see it through `me.Me`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Iterable, Iterator, Sequence
from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from fudaba.games.dominion import scoring, setup, tokens, turn, view
from fudaba.games.dominion.acts import Gains
from fudaba.games.dominion.box import Box, Pile
from fudaba.games.dominion.gain import discards_from_exile, exiled_copies
from fudaba.games.dominion.house import House
from fudaba.games.dominion.kinds import (
    HERE,
    IN_DECK,
    IN_GAME,
    IN_HAND,
    IN_PLAY,
    MAY,
    ON_EXILE,
    ON_TAVERN,
    OWNED,
    RULES,
    SIMPLE,
    THIS,
    WHOSE,
    Kind,
    Listener,
    Place,
)
from fudaba.games.dominion.layout import (
    DECK,
    DISCARD,
    EXILE,
    HAND,
    LANDSCAPES,
    NAMES,
    OWN,
    PLAY,
    SEATS,
    TAVERN,
    place,
)
from fudaba.games.dominion.me import Me
from fudaba.games.dominion.state import OVER, Done, Game
from fudaba.kernel.acts import Ability, Act, condition_of, triggered
from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.cards import Ref, only
from fudaba.kernel.plays import Play
from fudaba.kernel.table import Effects, Result, Table

YES_NO: Final = (Option("may", word="yes"), Option("may", word="no"))
NONE: Final = Option("none")
_ZONES: Final = {IN_DECK: DECK, IN_HAND: HAND, IN_PLAY: PLAY, ON_TAVERN: TAVERN, ON_EXILE: EXILE}


@mypyc_attr(allow_interpreted_subclasses=True)  # so that `__new__` alone makes a copy
class Dominion(Table[Game]):
    """Where a game is played. Seats and cards are numbers; a kind is what is printed on a card."""

    __slots__ = ("box", "first", "house", "turn_cause")

    cards: Sequence[Kind]

    def __init__(self, box: Box, key: bytes, first: int = 0) -> None:
        state = box.start.clone()
        state.key = key
        super().__init__(state, box.cards, box.seats)
        self.box = box
        self.house: House = box.house
        self.first = first
        """The player who starts the game."""
        self.turn_cause = -1
        """The line of the log under which a turn is told."""

    def clone(self) -> Self:
        """A copy to try things on."""
        new = super().clone()
        new.box = self.box
        new.house = self.house
        new.first = self.first
        new.turn_cause = -1
        return new

    # What comes next.

    def begin(self) -> None:
        """Shuffle the decks and draw the first hands, unless the game begins in a situation."""
        setup.begin(self)

    def step(self) -> Ask | Effects | None:
        """The next question of a turn, or what has to run before it."""
        return turn.step(self)

    def take(self, ask: Ask, answer: Answer) -> Effects | None:
        """Act upon the answer to a question of `step`."""
        return turn.take(self, ask, answer)

    def result(self) -> Result:
        """Most victory points win; of those equal, who had fewer turns."""
        return scoring.result(self)

    def turns_taken(self) -> int:
        """How many normal turns there have been."""
        return sum(self.state.turns)

    def public(self) -> dict[str, Any]:
        """What everybody may know besides the zones."""
        return view.public(self)

    def remembers(self, seat: int) -> dict[str, Any]:
        """All the cards that a player has, wherever they are."""
        return view.remembered(self, seat)

    def known_of(self, card: int, seats: int) -> int:
        """Players remember which cards are theirs; see `view.private`."""
        owner = self.owner_of(self.state.where[card])
        return owner if owner >= 0 and seats >> owner & 1 else -1

    # Seats.

    def seats_in_turn(self) -> list[int]:
        """From the player whose turn it is."""
        return self.seats_from(self.state.turn.seat)

    def seats_from(self, seat: int) -> list[int]:
        """All seats in the order of turns, from this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    # Places.

    def zone(self, kind: int, seat: int) -> list[int]:
        """The cards in a place of a player's own. Not to be changed."""
        return self.state.zones[SEATS + seat * OWN + kind]

    def owner_of(self, zone: int) -> int:
        """Whose own a zone is, -1 for what is everybody's."""
        return self.state.layout[zone].owner

    def is_at(self, card: int, kind: int, seat: int) -> bool:
        """Whether a card lies in this place of a player's own."""
        return self.state.where[card] == place(kind, seat)

    def place_word(self, kind: int) -> str:
        """The engine's word for a place of a player's own."""
        return NAMES[kind]

    def all_cards_of(self, seat: int) -> list[int]:
        """Every card that a player has, wherever it is: what counts at the end."""
        zones = self.state.zones
        start = SEATS + seat * OWN
        return [card for zone in zones[start : start + OWN] for card in zone]

    # Piles.

    def pile_of(self, id: str) -> Pile | None:
        """The pile in which a kind (or the pile itself) is found; None if this game has none."""
        number = self.box.pile_of_kind.get(id, self.box.pile_ids.get(id, -1))
        return self.box.piles[number] if number >= 0 else None

    def top(self, pile: Pile) -> int:
        """The card on top of a pile, -1 if it is empty."""
        cards = self.state.zones[pile.zone]
        return cards[-1] if cards else -1

    def top_of(self, id: str) -> int:
        """The card of this kind on top of its pile, -1 where there is none."""
        pile = self.pile_of(id)
        card = self.top(pile) if pile is not None else -1
        return card if card >= 0 and self.cards[card].id == id else -1

    def home_of(self, card: int) -> Pile | None:
        """The pile that a card belongs to, None for a card that has none."""
        number = self.box.home[card]
        return self.box.piles[number] if number >= 0 else None

    def supply(self) -> Iterator[int]:
        """The top card of every pile of the Supply that is not empty."""
        zones = self.state.zones
        for pile in self.box.piles:
            if pile.supply and (cards := zones[pile.zone]):
                yield cards[-1]

    def empty_piles(self) -> int:
        """How many piles of the Supply are empty."""
        return (self.state.empty & self.box.supply_bits).bit_count()

    def in_supply(self, card: int) -> bool:
        """Whether a card lies in a pile of the Supply."""
        number = self.state.where[card] - SEATS - self.seats * OWN
        return number >= 0 and self.box.piles[number].supply

    def pile_at(self, zone: int) -> int:
        """The pile (its index) that a zone is, -1 if it is none."""
        return max(-1, zone - SEATS - self.seats * OWN)

    def left_pile(self, zone: int) -> None:
        """A card has left a zone: if that is a pile, note that it is empty, or show what is on top now."""
        number = zone - SEATS - self.seats * OWN
        if number < 0:
            return
        s = self.state
        if not (cards := s.zones[zone]):
            s.empty |= 1 << number
        elif self.box.shows_top(number):
            s.show(cards[-1])

    def put_on_pile(self, card: int, pile: Pile) -> None:
        """Put a card back on top of its pile."""
        s = self.state
        s.move(card, pile.zone)
        s.empty &= ~(1 << self.pile_at(pile.zone))
        if self.box.shows_top(self.pile_at(pile.zone)):
            s.show(card)

    def rotate(self, pile: Pile) -> None:
        """Put all copies of a pile's top card under it."""
        s = self.state
        top = self.cards[s.zones[pile.zone][-1]]
        for card in [card for card in s.zones[pile.zone] if self.cards[card] is top]:
            s.move(card, pile.zone, bottom=True)
        self.left_pile(pile.zone)
        self.tell("rotates", s.turn.seat, self.top(pile), word=pile.id)

    # What a card is now.

    def types(self, kind: Kind) -> int:
        """A card's types, with those that it has besides the printed ones just now."""
        types = kind.types
        for rule in self.box.changes_types:
            assert rule.also_types is not None
            types |= rule.also_types(self, kind)
        return types

    def is_type(self, card: int, *types: int) -> bool:
        """Whether a card has one of these types now."""
        has = self.types(self.cards[card]) if self.box.changes_types else self.cards[card].types
        return any(has & type for type in types)

    # Counters.

    def mark(self, name: str, of: int) -> int:
        """A counter that some card keeps, of a player or a zone."""
        return self.state.marks.get((name, of), 0)

    def set_mark(self, name: str, of: int, count: int) -> None:
        """Set such a counter; 0 takes it away."""
        if count:
            self.state.marks[name, of] = count
        else:
            self.state.marks.pop((name, of), None)

    def add_tokens(self, seat: int, word: str, count: int) -> None:
        """Give a player tokens that are kept; of the -$1 and the -1 Card token each player has only one."""
        if word in ("minus_coin", "minus_card"):
            self.set_mark(word, seat, 1)
        else:
            tokens: list[int] = getattr(self.state, word)
            tokens[seat] += count
        self.tell(f"takes_{word}", seat, number=count)

    def note(self, what: str, seat: int, card: int, play: int = 0, *, from_hand: bool = False) -> None:
        """Remember what was done this turn."""
        self.state.done.append(Done(what, seat, card, self.state.phase, play, from_hand))

    def play_of(self, number: int) -> Play | None:
        """The record of a play; None if nothing is left of it."""
        return next((play for play in reversed(self.state.plays) if play.number == number), None)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    # Drawing, as far as nobody can answer it.

    def draw_now(self, seat: int, count: int) -> list[int]:
        """Draw cards without asking anybody, shuffling where the deck is empty; as many as there are."""
        s = self.state
        deck, hand = place(DECK, seat), place(HAND, seat)
        drawn = s.draw_some(deck, hand, count)
        while len(drawn) < count and self.shuffle_now(seat):
            drawn += s.draw_some(deck, hand, count - len(drawn))
        if self.events is not None and drawn:
            self.tell("draws", seat, *drawn, audience=only(seat), number=len(drawn))
        return drawn

    def shuffle_now(self, seat: int) -> bool:
        """Shuffle the discards into the deck, under what is left of it. False: there were none."""
        s = self.state
        deck, discards = place(DECK, seat), place(DISCARD, seat)
        if not s.zones[discards]:
            return False
        if s.zones[deck]:
            self.shuffle_zone(discards)
            for card in s.zones[discards][::-1]:
                s.move(card, deck, bottom=True)
        else:
            s.move_all(discards, deck)
            self.shuffle_zone(deck)
        self.tell("shuffles", seat, number=len(s.zones[deck]))
        return True

    def shuffle_zone(self, zone: int) -> None:
        """Shuffle cards of a player's; Shadow cards come to lie under all others."""
        s = self.state
        s.shuffle(zone)
        if self.box.shadows:
            s.own(zone).sort(key=lambda card: not self.cards[card].shadow)

    # Shadow cards, which may be played from the deck as if they were in hand.

    def shadows(self, seat: int) -> list[int]:
        """The Shadow cards in a player's deck that nobody is looking at; in the order of their names."""
        if not self.box.shadows:
            return []
        looked = {ref.card for ref in self.state.looked if self.state.finds(ref)}
        found = [card for card in self.zone(DECK, seat) if self.cards[card].shadow and card not in looked]
        return sorted(found, key=lambda card: self.cards[card].id)

    def is_within_reach(self, card: int, seat: int) -> bool:
        """Whether a player may play a card as one in hand: it is there, or a Shadow card in the deck."""
        if self.is_at(card, HAND, seat):
            return True
        return self.box.shadows and card in self.shadows(seat)

    # Who listens.

    def printed_abilities(self, act: Act) -> Iterator[Ability]:
        """The abilities that cards have now by what is printed on them and where they are."""
        places = self.box.listening.get(act.name)
        if isinstance(act, Gains) and act.had_exiled:
            for copy in exiled_copies(self.me(act.seat), act)[:1]:
                yield Ability("Gains", discards_from_exile, act.seat, source=self.ref(copy))
        if act.name == "Plays" and self.state.marks:
            yield from tokens.abilities(self, act)
        if places is None:
            return
        for where, by_kind in places.items():
            for card, seat in self._listeners_at(where, act, by_kind):
                for listener in by_kind.get(self.cards[card].id, ()):
                    yield self._ability(listener, seat, card)

    def _listeners_at(self, where: Place, act: Act, ids: Collection[str]) -> Iterator[tuple[int, int]]:
        """The cards in a place, each with whose ability it would be. ids: the kinds that listen there."""
        if (kind := _ZONES.get(where)) is not None:
            cards = self.cards
            for seat in range(self.seats):
                for card in self.zone(kind, seat):
                    if cards[card].id in ids:
                        yield card, seat
        elif where is THIS:
            if (card := getattr(act, "card", -1)) >= 0:
                yield card, act.seat
        elif where is HERE:
            for card in self.state.zones[LANDSCAPES]:
                yield card, act.seat
        elif where is IN_GAME:
            for id in ids:
                yield self.cards.index(self.box.kinds[id]), act.seat
        elif where is OWNED:
            for id, seat in self.state.owned:
                if id in ids:
                    yield self.box.landscapes[id], seat

    def _ability(self, listener: Listener, seat: int, card: int) -> Ability:
        return Ability(
            listener.act, listener.run, seat, source=self.state.ref(card), replaces=listener.replaces
        )

    def carry_out(self, ability: Ability, act: Act) -> Awaitable[Any]:
        """Run an ability: `run(me, act, *args)`."""
        return self._carry_out(ability, act)

    async def _carry_out(self, ability: Ability, act: Act) -> Any:
        with self.because(self._told(ability)):
            looked = len(self.state.looked)
            done = await ability.run(self.me_of(ability), act, *ability.args)
            del self.state.looked[looked:]
            return done

    def _told(self, ability: Ability) -> int:
        if self.events is None or ability.source is None:
            return self.cause
        id = self.cards[ability.source.card].id
        return self.tell("ability", ability.owner, word=id, rule=RULES.get(ability.run, ""))

    def concerns(self, ability: Ability, act: Act) -> bool:
        """Whether an act is what an ability waits for: whose it is, and `when(me, act, *args)`."""
        whose = WHOSE.get(ability.run, "mine")
        if whose != "any" and (ability.owner == act.seat) != (whose == "mine"):
            return False
        condition = condition_of(ability.run)
        return condition is None or condition(self.me_of(ability), act, *ability.args)

    def about(self, act: Act) -> list[Ability]:
        """What listens to an act that is never carried out, and is about this one."""
        if not self.hears(act.name):
            return []
        waiting = [ability for ability in self.state.abilities if ability.to == act.name]
        return [a for a in (*waiting, *self.printed_abilities(act)) if self.concerns(a, act)]

    def forbids(self, act: Act) -> bool:
        """Whether something that listens says that this may not be done now."""
        return bool(self.about(act))

    def hears(self, name: str) -> bool:
        """Whether anything may listen to acts of this name."""
        if name in self.box.heard:
            return True
        if name == "Gains" and any(self.zone(EXILE, seat) for seat in range(self.seats)):
            return True
        if name == "Plays" and self.state.marks and tokens.listen(self):
            return True
        return bool(self.state.abilities) and self.waited_for(name)

    def is_replaced(self, name: str) -> bool:
        """Whether something printed may replace acts of this name."""
        return name in self.box.replaced

    async def answered(self, act: Act) -> None:
        """Let an act that has been done be answered."""
        await triggered(self, act)

    def me(self, seat: int, play: int = 0, this: Ref | None = None) -> Me:
        """A player, with the play and the card that they follow."""
        return Me(self, seat, play, this)

    def me_of(self, ability: Ability) -> Me:
        """The player whose ability it is, with the card and the play that it belongs to."""
        return Me(self, ability.owner, ability.play, ability.source)

    def ability_option(self, ability: Ability) -> Option:
        """An ability is told by its card, one that has none by the word that is its first argument."""
        if ability.source is None and ability.args:
            return Option("order", word=str(ability.args[0]))
        card = ability.source.card if ability.source else -1
        return Option("order", card, self.cards[card].id if card >= 0 else "")

    async def next_ability(self, chooser: int, waiting: list[Ability], act: Act) -> Ability | None:
        """Which of a player's abilities is next; None if all that are left are declined.

        Those that only add figures or draw cards cannot influence each other: they come in any order.
        """
        if len(waiting) == 1 and self.unasked is None and waiting[0].run not in MAY:
            return waiting[0]
        options = [self.ability_option(ability) for ability in waiting]
        if all(ability.run in MAY for ability in waiting):
            options = [Option("react", option.card, option.face) for option in options]
            offered = [*self.each_once(options), NONE]
            chosen = await self.choose(chooser, "react", offered, about=getattr(act, "card", -1))
        elif self.house.order != "always" and all(ability.run in SIMPLE for ability in waiting):
            return waiting[0]
        else:
            chosen = await self.choose(chooser, "order", options)
        if chosen is NONE:
            return None
        return waiting[next(i for i, option in enumerate(options) if option is chosen)]

    # Offering.

    def options(self, verb: str, cards: Iterable[int], *, each: bool = False) -> list[Option]:
        """Cards as options: one for each kind, or each card by itself where several may be chosen.

        Of equal cards the one that others know of comes first, so that nobody learns that there
        were two.
        """
        known = self.state.known
        ordered = sorted(cards, key=lambda card: card not in known) if known else cards
        ready = self.box.options.setdefault(verb, {})
        options = [ready.get(card) or self._option(verb, card) for card in ordered]
        if each:
            return options
        return list({option.face: option for option in reversed(options)}.values())[::-1]

    def _option(self, verb: str, card: int) -> Option:
        """A card as an option, made once for a box."""
        option = self.box.options[verb][card] = Option(verb, card, self.cards[card].id)
        return option

    def each_once(self, options: Iterable[Option]) -> list[Option]:
        """The options without those that are the same choice as an earlier one."""
        return list({option.same: option for option in reversed(list(options))}.values())[::-1]

    def ref(self, card: int) -> Ref:
        """The card as it lies now."""
        return self.state.ref(card)

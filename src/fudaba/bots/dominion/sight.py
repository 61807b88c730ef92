"""What a player sees of a table of Dominion, as far as bots look at it, and only when they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fudaba.bots.dominion.figures import Figures, among
from fudaba.bots.dominion.points import STARTS, worth_of
from fudaba.bots.dominion.worth import GROUPS, MONEY, types_of
from fudaba.games.dominion.board.box import Prices
from fudaba.games.dominion.board.kingdom import copies_of
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import (
    DECKS,
    DISCARDS,
    EXILE,
    HANDS,
    ISLAND,
    NATIVE_VILLAGE,
    PLAY_AREAS,
    TAVERN,
    TRASH,
    place,
)
from fudaba.games.dominion.facts.shown import Public
from fudaba.games.dominion.facts.tokens import Token
from fudaba.games.dominion.facts.types import NAMED
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.games.dominion.rules.ending import LAST_PILES, enough_piles
from fudaba.games.dominion.rules.tally import Tally
from fudaba.kernel.view import View

SHELTERS: Final = ("hovel", "necropolis", "overgrown_estate")
"""With which everybody begins instead of Estates, in some games."""


MATS: Final = (EXILE, TAVERN, ISLAND, NATIVE_VILLAGE)
ODD: Final = frozenset({"black_market"})
"""Piles with which there are cards in the game that have no pile."""


class Memory:
    """What one game tells once and for all: the zone of each pile, and which of them are in the Supply.

    changes: whether that may change, so that it has to be looked at again. plain: whether nothing but cards
    from piles counts at the end. tried: by seat and turn when it was last looked for purchases that win the
    game; way: those of them that are still to come.
    """

    def __init__(self) -> None:
        self.piles: dict[str, int] = {}
        self.supply: list[int] = []
        self.changes = False
        self.plain = False
        self.tried: tuple[int, int] | None = None
        self.way: list[tuple[int, object]] = []

    def learn(self, view: View) -> None:
        """Read it from a look at the table."""
        self.supply.clear()
        public = view.public_as(Public)
        self.changes = any(one.sort == "prophecy" for one in public.landscapes)
        self.plain = not public.landscapes and all(pile.id not in ODD for pile in public.piles)
        for pile in public.piles:
            self.piles[pile.id] = pile.zone
            if pile.supply:
                self.supply.append(pile.zone)


class Sight(Figures):
    """The table through the eyes of the player who is asked; `seat` is the one whose choice it is.

    coins: what there is to spend, or what a gain may cost. What has been found while the question is looked
    at: spent, what the plan makes of this many coins; purse, the coins that there will be; lines,
    the numbers of those of the plan that can be followed; junk, which cards the deck is better without.
    """

    __slots__ = (
        "_about", "_hand", "_prices", "_public", "_purse", "ask", "junk", "lines", "memory", "my_turn",
        "seat", "spent", "view",
    )  # fmt: skip

    def __init__(self, ask: DominionAsk, view: View, memory: Memory, coins: int) -> None:
        self.seat = seat = ask.owner
        tally = view.tally_as(Tally, seat)
        super().__init__(coins, tally)
        self.ask = ask
        self.view = view
        self.memory = memory
        self.my_turn: bool = tally.is_my_turn
        """Whether it is this player's turn."""
        self.spent: dict[int, float] | None = None
        self.lines: tuple[int, ...] | None = None
        self.junk: dict[str, bool] = {}
        self._about: str | None = None
        self._hand: list[str] | None = None
        self._purse: float | None = None
        self._prices: Prices | None = None
        self._public: Public | None = None

    # What a condition may use.

    def has_bought(self, project: str) -> bool:
        """Whether a Project is the player's."""
        return self.tally.has_bought(project)

    def others(self, id: str) -> int:
        """How many cards of a name all others have together, of those that were in a pile at the start: who
        counts knows it. 0 where there is no such pile."""
        if id not in self._piles:
            bit, group = NAMED.get(id, 0), GROUPS.get(id)
            if not bit and group is None:
                return 0
            of = [pile for pile in self._piles if types_of(pile) & bit or (group is not None and group(pile))]
            return sum(map(self.others, of))
        gone = copies_of(KINDS[id], self.view.seats) - self.left(id) - self.trash.count(id)
        start = STARTS.get(id, 0) * self.view.seats
        if id == "estate" and any(shelter in self.all_owned or shelter in self.trash for shelter in SHELTERS):
            start = 0
        return max(0, gone - self.owned(id) + start)

    def hand(self, what: str) -> int:
        """How many cards of that name, or of that type, the player has in hand."""
        return among(self.in_hand, what)

    def in_play(self, what: str) -> int:
        """How many cards of that name, or of that type, the player has in play."""
        return among(self.played, what)

    def cost(self, id: str) -> int:
        """What a card or landscape costs in coins now; 99 where it cannot be bought."""
        return self.costs.get(id, 99)

    def worth(self, id: str) -> float:
        """The points that one more of it would count if the game ended now."""
        return worth_of(self, id)

    @property
    def turn(self) -> int:
        """Which turn of the player's it is."""
        return self.tally.turn

    @property
    def buys(self) -> int:
        """How many Buys are left."""
        return self.tally.buys

    @property
    def empty_piles(self) -> int:
        """How many piles of the Supply are empty."""
        return self.tally.empty_piles

    @property
    def until_end(self) -> int:
        """The fewest cards that must leave the Supply to end the game: the Provinces or Colonies, or those of
        as many piles as are missing to three (to four with five or six players)."""
        ends = [self.left(id) for id in LAST_PILES if id in self._piles]
        return min([*ends, sum(sorted(self._counts)[: enough_piles(self.view.seats)])])

    @property
    def points(self) -> int:
        """The points that the player has, as far as they do not depend on what others have."""
        return self.tally.points

    @property
    def lead(self) -> float:
        """The points beyond what others have on average: their tokens, and Victory cards and Curses of fixed
        worth that have left the piles."""
        others = max(1, self.view.seats - 1)
        fixed = {id: KINDS[id].worth for id in self._piles if KINDS[id].victory}
        cards = sum(worth * self.others(id) for id, worth in fixed.items() if isinstance(worth, int))
        tokens = sum(self.public.vp) - self.vp
        return self.points - (cards + tokens) / others

    @property
    def players(self) -> int:
        """How many players there are."""
        return self.view.seats

    @property
    def vp(self) -> int:
        """The player's Victory tokens."""
        return self.tally.vp

    @property
    def coffers(self) -> int:
        """The player's Coffers."""
        return self.tally.coffers

    @property
    def villagers(self) -> int:
        """The player's Villagers."""
        return self.tally.villagers

    @property
    def debt(self) -> int:
        """The player's debt."""
        return self.tally.debt

    @property
    def _counts(self) -> list[int]:
        """How many cards are left in each pile of the Supply."""
        return [self.view.count(zone) for zone in self.known.supply]

    def mat(self, what: str) -> int:
        """How many cards of that name, or type, lie on the player's mats: Exile, Tavern, Island, Native
        Village."""
        return sum(among(self.view.faces(place(kind, self.seat)), what) for kind in MATS)

    def tokens(self, id: str) -> int:
        """How many tokens of a sort the player has; how many of theirs, or of nobody's, lie on a pile."""
        zone = self._piles.get(id, -2)
        return sum(
            1 if one.zone == zone and one.seat == self.seat else one.count
            for one in self.public.tokens
            if one.seat in (-1, self.seat) and (one.zone == zone or one.token == id)
        )

    @property
    def actions_played(self) -> int:
        """How many Actions the player has in play."""
        return self.in_play("action")

    @property
    def different(self) -> int:
        """How many cards of different names the player has."""
        return sum([1 for count in self.all_owned.values() if count])

    @property
    def hand_size(self) -> int:
        """How many cards the player has in hand."""
        return len(self.in_hand)

    @property
    def others_hand(self) -> int:
        """How many cards the one of the others has in hand who has most."""
        view = self.view
        return max([view.count(HANDS[seat]) for seat in range(view.seats) if seat != self.seat], default=0)

    @property
    def in_deck(self) -> int:
        """How many cards are in the player's deck."""
        return self.view.count(DECKS[self.seat])

    @property
    def in_discard(self) -> int:
        """How many cards are in the player's discard pile."""
        return self.view.count(DISCARDS[self.seat])

    # What else the policy looks at.

    @property
    def public(self) -> Public:
        """All counters that everybody may know; `tally` has those that are needed often."""
        if self._public is None:
            self._public = self.view.public_as(Public)
        return self._public

    @property
    def about(self) -> str:
        """The id of the card that asks, or that it is asked about; "" for none."""
        if self._about is None:
            self._about = self.view.about(self.ask)
        return self._about

    @property
    def in_hand(self) -> list[str]:
        """The player's hand."""
        if self._hand is None:
            hand = self.tally.hand
            self._hand = self.view.faces(HANDS[self.seat]) if hand is None else hand
        return self._hand

    @property
    def purse(self) -> float:
        """The coins that there will be: those there are, and what the Treasures in hand give."""
        if self._purse is None:
            purse = float(self.tally.coins if self.my_turn else 0)
            self._purse = sum([MONEY[id] for id in self.in_hand], purse)
        return self._purse

    @property
    def played(self) -> list[str]:
        """The cards that the player has in play."""
        return self.view.faces(PLAY_AREAS[self.seat])

    @property
    def is_theirs(self) -> bool:
        """Whether what is asked befalls another player, and none whose turn the decider controls."""
        ask = self.ask
        whom = ask.whom
        if whom < 0 or whom in (ask.owner, ask.decider):
            return False
        public = self.public
        return (public.turn, public.controller) != (whom, ask.decider)

    def is_on_turn(self, seat: int) -> bool:
        """Whether it is a player's turn."""
        return self.view.tally_as(Tally, seat).is_my_turn

    def own_tokens(self, token: Token) -> int:
        """How many tokens of a sort the player has before them."""
        mine = (one for one in self.public.tokens if (one.token, one.seat) == (token.id, self.seat))
        return next((one.count for one in mine), 0)

    @property
    def actions(self) -> int:
        """The Actions that this player may still play; none on another's turn, or after the Action phase."""
        return self.tally.actions if self.my_turn and self.tally.phase == "action" else 0

    @property
    def supply_costs(self) -> Mapping[str, int]:
        """The cards on the piles of the Supply, by name: what they cost in coins. Not those that cost more
        than coins."""
        prices = self._prices
        return (self.prices if prices is None else prices).supply

    @property
    def costs(self) -> Mapping[str, int]:
        """What can be bought for coins now, by name: its cost. Events and Projects too."""
        prices = self._prices
        return (self.prices if prices is None else prices).all

    @property
    def prices(self) -> Prices:
        """Both of them."""
        if self._prices is None:
            self._prices = self.tally.prices
        return self._prices

    @property
    def trash(self) -> list[str]:
        """The cards in the trash."""
        return self.view.faces(TRASH)

    @property
    def known(self) -> Memory:
        """What the game has told once and for all, once it has been looked at."""
        if not self.memory.piles or self.memory.changes:
            self.memory.learn(self.view)
        return self.memory

    @property
    def _piles(self) -> dict[str, int]:
        return self.known.piles

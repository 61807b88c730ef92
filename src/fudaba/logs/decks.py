"""What a log says of the players' cards, turn by turn: what each has, where the viewer's own lie, tokens.

This is book-keeping by the log's words alone: no rule of a card is known here. Where a card comes from that
a log does not say, it is taken to come from where it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

import msgspec

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import DURATION
from fudaba.logs.log import Line, Log

START: Final = {"copper": 7, "estate": 3}
"""What a player begins with where a log does not say."""
_ENDS_TURN: Final = frozenset({"draws", "shuffles", "returns_minus_card", "topdecks", "returns", "receives"})
"""What may stand behind the last deed of a turn."""
_TOKENS: Final = {
    "takes_vp": ("vp", 1),
    "takes_coffers": ("coffers", 1),
    "uses_coffers": ("coffers", -1),
    "pays_coffers": ("coffers", -1),
    "takes_villagers": ("villagers", 1),
    "uses_villagers": ("villagers", -1),
    "takes_favors": ("favors", 1),
    "spends_favors": ("favors", -1),
    "takes_debt": ("debt", 1),
    "pays_debt": ("debt", -1),
}
_HAND: Final = {"draws": 1, "puts_in_hand": 1, "discards": -1, "topdecks": -1, "passes": -1, "sets_aside": -1}
"""By how much a line about a card changes a hand in another player's turn."""
_GAINS: Final = frozenset({"gains", "buys_and_gains", "gains_to"})


class Holding(msgspec.Struct):
    """What a player has at one moment.

    For a player whose draws are not named, hand and discard pile are empty, and in play is only what was
    played.
    """

    owned: Counter[str]
    """All cards, wherever they lie."""
    hand: Counter[str]
    """The cards in the hand, as far as the log names them."""
    discard: Counter[str]
    """The cards in the discard pile, as far as the log names them."""
    play: Counter[str]
    """The cards in play, as far as the log names them."""
    mats: dict[str, Counter[str]]
    """The cards on mats and in Exile, by place."""
    tokens: Counter[str]
    """How many VP, Coffers, Villagers, Favors and debt, by the name of the token."""
    projects: list[str]
    """What was bought and is no card."""
    stayed: Counter[str]
    """Durations that have been in play since an earlier turn."""
    in_hand: int = 0
    """How many cards the hand has between the player's turns."""
    misfits: int = 0
    """How many cards left that the player did not have by these books."""

    @property
    def money(self) -> int:
        """What all Treasures give together, as far as it is printed on them."""
        kinds = ((KINDS[id], number) for id, number in self.owned.items())
        return sum(kind.bonus.coins * number for kind, number in kinds if kind.treasure)

    @property
    def size(self) -> int:
        """How many cards there are."""
        return sum(self.owned.values())

    def copy(self) -> Holding:
        """The same, to be kept."""
        return Holding(
            self.owned.copy(),
            self.hand.copy(),
            self.discard.copy(),
            self.play.copy(),
            {place: cards.copy() for place, cards in self.mats.items()},
            self.tokens.copy(),
            self.projects[:],
            self.stayed.copy(),
            self.in_hand,
            self.misfits,
        )


class Moment(NamedTuple):
    """The beginning of a turn."""

    turn: int
    """Its place in `Log.turns`."""
    holdings: list[Holding]
    """What each player has."""
    trash: Counter[str]
    """The cards in the trash."""
    gained: Counter[str]
    """How many cards of each kind have left the Supply."""


def moments(log: Log) -> Iterator[Moment]:
    """The beginning of each turn, and the end of the log."""
    keeper = _Keeper(log)
    starts = {turn.first: number for number, turn in enumerate(log.turns)}
    for place, line in enumerate(log.lines):
        if place in starts:
            keeper.begin_turn(starts[place])
            yield keeper.moment(starts[place])
        keeper.take(line)
    keeper.begin_turn(len(log.turns))
    yield keeper.moment(len(log.turns))


class _Keeper:
    def __init__(self, log: Log) -> None:
        self._log = log
        self._trash: Counter[str] = Counter()
        self._gained: Counter[str] = Counter()
        self._on_turn = -1
        self._looked: list[Counter[str]] = [Counter() for _ in log.players]
        self._players = [_empty() for _ in log.players]
        said = {line.player for line in log.lines if line.kind == "starts_with"}
        for seat, holding in enumerate(self._players):
            if seat not in said:
                holding.owned.update(START)

    def moment(self, turn: int) -> Moment:
        """What is so now."""
        kept = [holding.copy() for holding in self._players]
        return Moment(turn, kept, self._trash.copy(), self._gained.copy())

    def begin_turn(self, number: int) -> None:
        """Clean up after the turn before this one: what was in hand and in play is discarded, but for the
        cards that were drawn last."""
        self._on_turn = self._log.turns[number].player if number < len(self._log.turns) else -1
        if number == 0:
            for holding in self._players:
                holding.discard.clear()
            return
        turn = self._log.turns[number - 1]
        if turn.player < 0:
            return
        holding = self._players[turn.player]
        drawn, count, shuffled = self._last_draw(self._log.lines[turn.first : turn.end], turn.player)
        new = holding.play - holding.stayed
        kept = Counter({id: n for id, n in new.items() if KINDS[id].is_a(DURATION)})
        if turn.player in self._log.viewers:
            if not shuffled:
                holding.discard += (holding.hand - drawn) + (holding.play - kept)
            holding.hand = drawn.copy()
        holding.play, holding.stayed = kept, kept.copy()
        holding.in_hand = count
        self._looked = [Counter() for _ in self._players]

    def _last_draw(self, lines: Iterable[Line], player: int) -> tuple[Counter[str], int, bool]:
        """What the player drew after the last deed of the turn, how many cards, and whether everything that
        was in hand and in play was shuffled before."""
        drawn, count, shuffled = Counter[str](), 0, False
        for line in reversed(list(lines)):
            if line.player != player:
                continue
            if line.kind == "draws" and not count:
                drawn, count = Counter(line.cards), line.count
            elif line.kind == "shuffles":
                shuffled = True
            elif line.kind not in _ENDS_TURN or line.kind == "draws":
                break
        return drawn, count, shuffled

    # One line after another.

    def take(self, line: Line) -> None:
        """Note what a line says."""
        if not 0 <= line.player < len(self._players):
            return
        has = self._players[line.player]
        if line.player != self._on_turn:
            has.in_hand = max(0, has.in_hand + _HAND.get(line.kind, 0) * line.count)
        kind, cards = line.kind, Counter(line.cards)
        if kind in _TOKENS:
            token, sign = _TOKENS[kind]
            has.tokens[token] = max(0, has.tokens[token] + sign * line.number)
        elif kind == "starts_with":
            has.owned += cards
            has.discard += cards
        elif kind == "buys":
            has.projects += [id for id in cards if KINDS[id].sort == "project"]
        elif kind in _GAINS or (kind == "receives" and self._are_cards(cards)):
            self._gain(has, cards, line.place)
        elif kind in ("trashes", "returns", "passes"):
            self._lose(line, has, cards)
        elif kind == "shuffles":
            has.discard.clear()
        else:
            self._move(line, has, cards)

    def _move(self, line: Line, has: Holding, cards: Counter[str]) -> None:
        kind, looked = line.kind, self._looked[line.player]
        if kind in ("plays", "plays_using"):
            _take_from_mats(has, cards - has.hand - looked)
            has.hand -= cards
            looked -= cards
            has.play += cards
        elif kind in ("draws", "puts_in_hand"):
            if kind == "puts_in_hand":
                _take_from_mats(has, cards - looked)
            has.hand += cards
            looked -= cards
        elif kind in ("looks_at", "reveals"):
            looked |= cards - has.hand if kind == "reveals" else cards
        elif kind == "discards":
            self._out_of_hand(line.player, cards)
            has.discard += cards
        elif kind in ("topdecks", "puts_at_bottom", "puts_in_deck", "shuffles_into_deck"):
            self._out_of_hand(line.player, cards)
        elif kind == "exiles":
            self._exile(line.player, has, cards)
        elif kind in ("puts", "sets_aside"):
            self._out_of_hand(line.player, cards)
            has.play -= cards
            has.mats.setdefault(line.place or "aside", Counter()).update(cards)
        elif kind == "calls":
            _take_from_mats(has, cards)
            has.play += cards

    def _gain(self, has: Holding, cards: Counter[str], place: str) -> None:
        back = cards & self._trash if place == "trash" else Counter[str]()
        self._gained += cards - back
        has.owned += cards
        if place == "hand":
            has.hand += cards
        elif not place:
            has.discard += cards

    def _lose(self, line: Line, has: Holding, cards: Counter[str]) -> None:
        lost = cards & has.owned
        has.misfits += sum((cards - lost).values())
        has.owned -= lost
        rest = lost - self._looked[line.player]
        self._looked[line.player] -= lost
        for place in (has.hand, has.play, has.discard):
            found = rest & place
            place -= found
            rest -= found
        if line.kind == "trashes":
            self._trash += cards
        elif line.kind == "returns":
            self._gained -= cards
        elif line.whom >= 0:
            self._players[line.whom].owned += cards
            self._players[line.whom].hand += cards

    def _exile(self, player: int, has: Holding, cards: Counter[str]) -> None:
        lie_open = has.hand + has.play + self._looked[player]  # of a viewer, all that could be exiled
        mine = cards & (lie_open if player in self._log.viewers else has.owned)
        self._out_of_hand(player, mine)
        has.play -= mine
        new = cards - mine
        has.owned += new
        self._gained += new
        has.mats.setdefault("exile", Counter()).update(cards)

    def _out_of_hand(self, player: int, cards: Counter[str]) -> None:
        looked = self._looked[player]
        found = cards & looked
        looked -= found
        self._players[player].hand -= cards - found

    def _are_cards(self, cards: Mapping[str, int]) -> bool:
        return all(KINDS[id].sort == "card" for id in cards)


def _take_from_mats(has: Holding, cards: Counter[str]) -> None:
    for place in has.mats.values():
        place -= cards & place


def _empty() -> Holding:
    none = [Counter[str]() for _ in range(6)]
    return Holding(none[0], none[1], none[2], none[3], {}, none[4], [], none[5])

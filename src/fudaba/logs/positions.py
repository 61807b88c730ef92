"""A player's own turns out of a log, each as a position to play on from: a scenario file.

A log names the hand of the player who copied it, and what everybody has. Where the rest lies is known in
part; what is not known is laid out so that it fits, and the position says what it knows and what it assumes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import msgspec

from fudaba import games
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import VICTORY
from fudaba.kernel.dice import key_of, shuffled
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.lab.link import TAB, link
from fudaba.lab.scenario.writer import yaml_of
from fudaba.lab.values.nodes import Plain
from fudaba.logs.decks import Holding, Moment, moments
from fudaba.logs.log import BadLog, Log
from fudaba.logs.names import name
from fudaba.text import words

_LETTERS: Final = "ABCDEF"
_BASICS: Final = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
_LANDSCAPES: Final = ("event", "project", "way", "landmark", "ally", "prophecy")
_MATS: Final = ("exile", "tavern", "island", "native_village", "aside")


class Position(NamedTuple):
    """A turn of a log as a position."""

    turn: int
    """Its place in `Log.turns`."""
    number: int
    """The number that the log gives it."""
    player: str
    """The name of the player whose turn it is."""
    knows: list[str]
    """What the log says of it, a sentence each."""
    assumes: list[str]
    """What was assumed because the log does not say it, a sentence each."""
    scenario: str
    """The text of the scenario file."""

    @property
    def link(self) -> str:
        """The address that opens it in the lab."""
        return link(self.scenario, TAB)


class Composition(msgspec.Struct, frozen=True):
    """What a player's deck was when a turn began."""

    turn: int
    """The place of the turn in `Log.turns`."""
    number: int
    """The number that the log gives the turn."""
    on_turn: str
    """The name of the player whose turn it is."""
    player: str
    """The name of the player whose deck it is."""
    cards: dict[str, int]
    """How many of each card it has, by id."""
    size: int
    """How many cards it has in all."""
    money: int
    """What all of its Treasures give, as far as it is printed on them."""


def compositions(log: Log) -> Iterator[Composition]:
    """The decks of all players, turn by turn, and at the end of the log."""
    for moment in moments(log):
        turn = log.turns[moment.turn] if moment.turn < len(log.turns) else None
        for player, holding in zip(log.players, moment.holdings, strict=True):
            yield Composition(
                moment.turn,
                turn.number if turn is not None else 0,
                log.players[turn.player] if turn is not None and turn.player >= 0 else "",
                player,
                dict(sorted(holding.owned.items())),
                holding.size,
                holding.money,
            )


def positions(log: Log, viewer: int | None = None, lang: str = "en") -> Iterator[Position]:
    """The viewer's own turns. viewer: whose, by default of all whose draws are named.

    Raises `BadLog` where no player's draws are named, or not that one's.
    """
    viewers = log.viewers if viewer is None else [viewer]
    if not viewers or not set(viewers) <= set(log.viewers):
        raise BadLog("logs-problem-no-hands")
    if len(log.players) < 2:
        raise BadLog("logs-problem-one-player")
    laying = _Laying(log, lang)
    for moment in moments(log):
        if moment.turn < len(log.turns):
            turn = log.turns[moment.turn]
            if turn.player in viewers and not turn.extra:
                yield laying.position(moment, turn.player)


class _Laying:
    def __init__(self, log: Log, lang: str) -> None:
        self._log = log
        self._say = words(lang).say
        self._lang = lang
        self._kingdom = [id for entry in log.kingdom if (id := entry.split(":")[0]) in KINDS]
        self._traits = dict(entry.split(":") for entry in log.kingdom if _is_trait(entry))
        touched = {id for line in log.lines for id in line.cards}
        self._supply = self._kingdom or sorted(id for id in touched if KINDS[id].pile == "kingdom")
        listed = self._kingdom or sorted(touched)
        self._landscapes = [id for id in listed if KINDS[id].sort in _LANDSCAPES]
        self._colonies = bool(touched & {"colony", "platinum"})
        self._full = self._counts()

    def _counts(self) -> Mapping[str, int]:
        """How many cards the piles have at the beginning."""
        if not self._kingdom:
            return {}
        options = {
            "kingdom": ",".join(self._log.kingdom),
            "colonies": "yes" if self._colonies else "no",
            "shelters": "no",
        }
        game = games.named("dominion")
        try:
            table = game.table(setup_of(game, seats=len(self._log.players), seed="0", options=options))
            table.begin()
        except BadSetup as error:
            raise error.as_kind(BadLog) from None
        zones = zip(table.state.layout, table.state.zones, strict=True)
        return {
            zone.name.removeprefix("supply."): len(cards)
            for zone, cards in zones
            if zone.name.startswith("supply.")
        }

    def position(self, moment: Moment, player: int) -> Position:
        turn = self._log.turns[moment.turn]
        order = [(player + place) % len(self._log.players) for place in range(len(self._log.players))]
        knows, assumes = self._words(moment, player)
        setup: dict[str, Plain] = {"supply": self._piles(moment)}
        if self._landscapes:
            setup["landscapes"] = [name(id) for id in self._landscapes]
        if self._traits:
            setup["traits"] = {name(trait): name(pile) for trait, pile in self._traits.items()}
        if moment.trash:
            setup["trash"] = _listed(moment.trash)
        setup["turn"] = max(1, turn.number)
        setup["started"] = _LETTERS[order.index(self._log.first)]
        for letter, seat in zip(_LETTERS, order, strict=False):
            setup[letter] = self._seat(moment, seat, own=seat == player)
        title = self._say("logs-position", player=self._log.players[player], number=turn.number)
        document: dict[str, Plain] = {
            "scenario": title,
            "game": "dominion",
            "seats": list(_LETTERS[: len(order)]),
            "setup": setup,
            "steps": [],
            "notes": " ".join([*knows, *assumes]),
        }
        return Position(
            moment.turn, turn.number, self._log.players[player], knows, assumes, yaml_of(document)
        )

    def _piles(self, moment: Moment) -> dict[str, Plain]:
        """The piles of the Supply, each with how many cards are left as far as that can be counted."""
        ids = [id for id in self._supply if KINDS[id].sort in ("card", "pile")]
        if self._colonies:
            ids += ["platinum", "colony"]
        basics = [id for id in _BASICS if moment.gained[id]]
        piles: dict[str, Plain] = {}
        for id in [*ids, *basics]:
            full = self._full.get(id) or self._usual(id)
            left = full - moment.gained[id] if full else 0
            piles[name(id)] = max(0, left) if full and KINDS[id].sort == "card" else "usual"
        return piles

    def _usual(self, id: str) -> int:
        kind = KINDS[id]
        two = len(self._log.players) == 2
        usual = {"curse": 10 * (len(self._log.players) - 1), "copper": 60 - 7 * len(self._log.players)}
        usual |= {"silver": 40, "gold": 30, "province": 8 if two else 12, "platinum": 12}
        if id in usual:
            return usual[id]
        return kind.copies or ((8 if two else 12) if kind.is_a(VICTORY) else 10)

    def _seat(self, moment: Moment, seat: int, *, own: bool) -> dict[str, Plain]:
        has = moment.holdings[seat]
        places = {place: +has.mats.get(place, Counter[str]()) for place in _MATS}
        rest = has.owned - sum(places.values(), Counter[str]())
        play = has.play & rest
        rest -= play
        known = own or seat in self._log.viewers
        hand = has.hand & rest if known else self._guess(rest, has.in_hand, moment, seat)
        rest -= hand
        discard = has.discard & rest if known else Counter[str]()
        deck = rest - discard
        laid: dict[str, Plain] = {"hand": _listed(hand)}
        laid["deck"] = [name(id) for id in self._mixed(deck, moment, seat)]
        for place, cards in (("discard", discard), ("play", play), *places.items()):
            if cards:
                laid[place] = _listed(cards)
        for token in ("vp", "coffers", "villagers", "favors", "debt"):
            if has.tokens[token]:
                laid[token] = has.tokens[token]
        if has.projects:
            laid["projects"] = [name(id) for id in dict.fromkeys(has.projects)]
        return laid

    def _mixed(self, cards: Counter[str], moment: Moment, seat: int) -> list[str]:
        """The cards in an order of chance, the same for the same log."""
        key = key_of(f"{self._log.game} {moment.turn} {seat}")
        return shuffled(key, 1, sorted(cards.elements()))

    def _guess(self, cards: Counter[str], number: int, moment: Moment, seat: int) -> Counter[str]:
        return Counter(self._mixed(cards, moment, seat)[:number])

    def _words(self, moment: Moment, player: int) -> tuple[list[str], list[str]]:
        say, has = self._say, moment.holdings[player]
        knows = [say("logs-knows-hand"), say("logs-knows-owned")]
        assumes = [say("logs-assumes-order")]
        others = [seat for seat in range(len(self._log.players)) if seat != player]
        if all(seat in self._log.viewers for seat in others):
            knows.append(say("logs-knows-others"))
        else:
            assumes.append(say("logs-assumes-others"))
        if self._kingdom:
            knows.append(say("logs-knows-kingdom"))
        else:
            assumes.append(say("logs-assumes-kingdom"))
        if any(moment.holdings[seat].play for seat in (player, *others)):
            assumes.append(say("logs-assumes-durations"))
        if any(KINDS[id].sort == "pile" for id in self._supply):
            assumes.append(say("logs-assumes-mixed"))
        if not fits(has):
            assumes.append(say("logs-assumes-misfit"))
        return knows, assumes


def fits(has: Holding) -> bool:
    """Whether the hand that the log names is among the cards that the player has by the log."""
    return not (has.hand - has.owned) and not has.misfits


def _is_trait(entry: str) -> bool:
    id, _, pile = entry.partition(":")
    return pile in KINDS and id in KINDS and KINDS[id].sort == "trait"


def _listed(cards: Counter[str]) -> list[Plain]:
    return [name(id) if n == 1 else f"{name(id)}*{n}" for id, n in sorted(cards.items())]

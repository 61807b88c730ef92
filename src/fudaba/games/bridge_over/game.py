"""Bridge Over as the fronts know it: its options, its cards, a table to play at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from fudaba.games.bridge_over import deck
from fudaba.games.bridge_over.cards import KINDS
from fudaba.games.bridge_over.deck import PUBLIC
from fudaba.games.bridge_over.match import MatchTable
from fudaba.games.bridge_over.shown import Facts, Private, Public
from fudaba.games.bridge_over.situation import Situation, set_up
from fudaba.games.bridge_over.table import HouseRules
from fudaba.games.bridge_over.vocabulary import WORDS
from fudaba.kernel.dice import key_of
from fudaba.kernel.game import Lesson, Setup, Switch, Value, read_options
from fudaba.kernel.shown import Shows

SWITCHES: Final = (
    Switch("deck", "windia_war", ("windia_war", "azumanga_court"), "BRG-004"),
    Switch("expansion", True, (True, False), "BRG-007"),
    Switch("rounds", 5, tuple(range(1, 21)), "BRG-G12"),
    Switch("start_hand", 5, tuple(range(1, 11)), "BRG-G2"),
    Switch("play_after_draw", True, (True, False), "BRG-G7"),
    Switch("resolve_final_attack", False, (False, True), "BRG-G19"),
    Switch("resets", 2, (2, 3), "BRG-AMB1"),
    Switch("name_match", True, (True, False), "BRG-AMB2"),
    Switch("escort_follow", "fits", ("fits", "strict"), "BRG-AMB4"),
    Switch("after_shot", "target", ("target", "shooter"), "BRG-AMB6"),
    Switch("previous_player", "director", ("director", "seat"), "BRG-AMB13"),
    Switch("almighty_as_all_draw_1", False, (False, True), "BRG-AMB14"),
    Switch("out_clear", 30, (30, 0), "BRG-AMB17"),
    Switch("all_draw_amplify", "live", ("live", "fixed"), "BRG-AMB18"),
    Switch("all_draw_penalty", "each", ("each", "once"), "BRG-AMB22"),
    Switch("first_player", "seat", ("seat", "random"), "BRG-G4"),
    Switch("card_counts", False, (False, True)),
)


class BridgeOverGame:
    """The Japanese shedding game in its two decks, Azumanga Court and Windia War."""

    name = "bridge_over"
    rules = 1
    seats = range(2, 7)
    switches = SWITCHES
    shows = Shows(Public, Private, Facts)
    words = WORDS
    situation = Situation
    lesson = Lesson(3, {"rounds": 2}, "first game 7")
    """The first hand: two attacks, a defence card, and a card that asks for a direction."""

    def table(self, setup: Setup) -> MatchTable:
        """A table before its first deal, or in the situation that the setup gives."""
        house = _house(setup.options)
        built = _deck_of(house)
        t = MatchTable(built, house, setup.seats, key_of(setup.seed))
        if setup.situation is not None:
            set_up(t, setup.situation_as(Situation))
        return t

    def effect(self, card: str) -> deck.Do:
        """The function that carries out the card of this id. Raises KeyError for an unknown one."""
        return KINDS[card].do

    def facts(self, options: Mapping[str, Value] | None = None) -> Iterator[Facts]:
        """Every kind of card; with options only those in that deck, counted as they are there."""
        if options is None:
            for kind in KINDS.values():
                yield _facts(kind, list(kind.copies), kind.basic, kind.star)
            return
        house = _house(read_options(SWITCHES, options))
        built = _deck_of(house)
        for kind in KINDS.values():
            held = [card for card in built.cards if card.kind is kind]
            if held:
                stars = sum(card.star for card in held)
                colours = ["/".join(card.colours) for card in held]
                yield _facts(kind, colours, len(held) - stars, stars)

    def known(self) -> Iterator[tuple[str, str]]:
        """The id and set of every card: all are there."""
        return ((facts.id, facts.set) for facts in self.facts())


def _house(options: Mapping[str, Value]) -> HouseRules:
    return HouseRules(**options)  # type: ignore[arg-type] # read_options has checked every value


def _deck_of(house: HouseRules) -> deck.Deck:
    return deck.build(house.deck, house.expansion, house.resets, house.name_match, house.escort_follow)


def _facts(kind: deck.Kind, colours: list[str], basic: int, star: int) -> Facts:
    types = [kind.group]
    if kind.group != deck.TWO_COLOURED and any("/" in pair for pair in colours):
        types.append(deck.TWO_COLOURED)
    if kind.attack:
        types.append("attack")
    return Facts(
        id=kind.id,
        set="basic" if basic else "expansion",
        types=types,
        cost=None,
        count=basic + star,
        basic=basic,
        expansion=star,
        points=kind.points,
        colours=sorted(filter(None, set(colours)), key=colours.index),
        deck=kind.only or None,
        front_points=kind.front_points if kind.group == PUBLIC else None,
        number=kind.number if kind.number >= 0 else None,
    )


GAME = BridgeOverGame()

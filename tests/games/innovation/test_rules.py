"""Rules that no base card shows by itself: achieving by an effect, whose turn decides, what is public."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games.innovation.board import table
from fudaba.games.innovation.board.state import ACHIEVEMENTS, AVAILABLE, BOX, HAND, JUNK
from fudaba.games.innovation.dogma.activation import activate, self_execute
from fudaba.games.innovation.facts import registry
from fudaba.games.innovation.facts.printed import EXPANSIONS, FOURTH, every_card, id_of
from fudaba.games.innovation.rules.draws import draw, draw_action, draw_and_achieve
from fudaba.games.innovation.rules.ending import GameOver, claim_specials
from fudaba.games.innovation.rules.moves import junk, remove
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Value, setup_of
from fudaba.kernel.view import SPECTATOR, View
from tests.games.innovation.laid import GAME, card, carry_out, ids, laid, me

_ALL_SPLAYED: dict[str, Any] = {
    "board": {
        "red": ["archery", "oars"],
        "yellow": ["masonry", "agriculture"],
        "green": ["sailing", "clothing"],
        "blue": ["tools", "writing"],
        "purple": ["mysticism", "city_states"],
    },
    "splay": dict.fromkeys(("red", "yellow", "green", "blue", "purple"), "up"),
}
_ALL_SPLAYED_TOO: dict[str, Any] = {
    "board": {
        "red": ["metalworking", "construction"],
        "yellow": ["domestication", "fermenting"],
        "green": ["the_wheel", "currency"],
        "blue": ["pottery", "calendar"],
        "purple": ["code_of_laws", "philosophy"],
    },
    "splay": _ALL_SPLAYED["splay"],
}


def test_in_the_fourth_edition_there_is_an_age_11() -> None:
    """INN-205: where the decks up to 10 are empty an 11 is drawn, and only beyond that the game ends."""
    t = laid(
        {"board": {"red": ["robotics"]}}, {}, edition="fourth", decks={"base": {"10": [], "11": ["fusion"]}}
    )
    carry_out(draw_action(t, 0, rule="INN-003"))
    assert ids(t, t.at(0, HAND)) == ["fusion"]
    with pytest.raises(GameOver):
        carry_out(draw_action(t, 0, rule="INN-003"))


def test_a_chain_achieves_an_11_before_it_goes_on() -> None:
    """INN-219: not where a card is executed by one that nobody told to execute it."""
    decks = {"base": {"11": ["fusion", "escapism"], "2": ["calendar", "currency"]}}
    t = laid({"board": {"blue": ["writing"]}}, {}, edition="fourth", decks=decks)
    carry_out(self_execute(me(t, 0, "sailing"), card(t, "writing")))
    assert ids(t, t.at(0, HAND)) == ["calendar"]
    assert not t.at(0, ACHIEVEMENTS)
    carry_out(self_execute(me(t, 0, "sailing", depth=1), card(t, "writing")))
    assert ids(t, t.at(0, ACHIEVEMENTS)) == ["fusion"]
    assert ids(t, t.at(0, HAND)) == ["calendar", "currency"]


def test_up_to_the_third_edition_there_is_none() -> None:
    """INN-063, INN-067: an 11 is an attempt to draw beyond, though the deck of age 10 is there."""
    t = laid({}, {}, edition="third")
    assert not [piece for piece in t.cards if piece.age > 10]
    with pytest.raises(GameOver):
        carry_out(draw(t, 0, 11))


def test_age_0_comes_in_by_an_effect() -> None:
    """INN-G2: then there is such a deck, and INN-003 holds for a top card of age 0 as for any other."""
    t = laid({"hand": ["oars"]}, {}, edition="fourth", decks={"base": {"1": ["archery", "tools"]}})
    assert not t.state.zones[t.decks["base", 0]]
    player = me(t, 0, "writing")
    carry_out(player.draw(0))
    assert ids(t, t.at(0, HAND)) == ["oars", "archery"]
    carry_out(player.bring_in_age_0())
    deck = t.state.zones[t.decks["base", 0]]
    assert len(deck) == 15
    assert deck != sorted(deck)
    carry_out(draw_action(t, 0, rule="INN-003"))
    assert ids(t, t.at(0, HAND)) == ["oars", "archery", "tools"]
    carry_out(player.draw_and_meld(0))
    carry_out(draw_action(t, 0, rule="INN-003"))
    assert t.cards[t.at(0, HAND)[-1]].age == 0
    moves = t.state.moves
    carry_out(player.bring_in_age_0())
    assert t.state.moves == moves


def test_an_effect_achieves_the_standard_achievement_of_an_age() -> None:
    """INN-080: which others can then not; where there is none left, nothing happens."""
    t = laid({}, {}, achievements=[2, 3])
    carry_out(me(t, 0, "writing").claim(2))
    assert [t.cards[each].age for each in t.at(0, ACHIEVEMENTS)] == [2]
    assert [t.cards[each].age for each in t.state.zones[AVAILABLE]] == [3]
    moves = t.state.moves
    carry_out(me(t, 1, "writing").claim(2))
    assert t.state.moves == moves


def test_some_effects_ask_for_the_score_and_top_card() -> None:
    """INN-081: if the card says "if eligible"."""
    t = laid({"score": ["tools", "oars"], "board": {"red": ["archery"]}}, {})
    carry_out(me(t, 0, "writing").claim(1, if_eligible=True))
    assert not t.at(0, ACHIEVEMENTS)
    carry_out(me(t, 0, "writing").score(card(t, "paper")))
    carry_out(me(t, 0, "writing").claim(2, if_eligible=True))
    assert not t.at(0, ACHIEVEMENTS)
    carry_out(me(t, 0, "writing").claim(1, if_eligible=True))
    assert [t.cards[each].age for each in t.at(0, ACHIEVEMENTS)] == [1]


def test_a_card_from_elsewhere_can_be_achieved() -> None:
    """INN-082: it counts like any achievement, and those available stay as they are."""
    t = laid({"hand": ["oars"]}, {}, decks={"base": {"3": ["paper", "optics"]}})
    before = t.state.zones[AVAILABLE][:]
    carry_out(draw_and_achieve(t, 0, 3))
    carry_out(me(t, 0, "writing").achieve(card(t, "oars")))
    assert ids(t, t.at(0, ACHIEVEMENTS)) == ["paper", "oars"]
    assert t.achievements(0) == 2
    assert t.state.zones[AVAILABLE] == before


@pytest.mark.parametrize(("turn", "claims"), [(0, 0), (1, 1), (2, 0)])
def test_of_several_the_player_whose_turn_it_is_comes_first(turn: int, claims: int) -> None:
    """INN-AMB1: and then who sits next, clockwise."""
    t = laid(_ALL_SPLAYED, _ALL_SPLAYED_TOO, {})
    t.state.turn = turn
    claim_specials(t)
    assert [ids(t, t.at(seat, ACHIEVEMENTS)) for seat in range(3)] == [
        ["wonder"] if seat == claims else [] for seat in range(3)
    ]


def test_demands_and_shares_go_round_from_whoever_is_active() -> None:
    """INN-242: from the third of four players to the fourth, the first and the second."""
    t = laid(
        {},
        {},
        {"board": {"red": ["archery"], "green": ["the_wheel"]}},
        {},
        decks={"base": {"1": ["oars", "tools", "pottery", "sailing", "writing"]}},
    )
    assert t.events is not None
    carry_out(activate(t, 2, card(t, "archery")))
    assert [event.whom for event in t.events if event.kind == "demands"] == [3, 0, 1]


def test_partners_who_both_meet_a_condition_win() -> None:
    """INN-071: unlike players of different teams (INN-070)."""
    t = laid({}, {}, {}, {}, options={"teams": True})
    player = me(t, 0, "writing")
    player.win(player, player.as_seat(1))
    assert not t.state.winners
    with pytest.raises(GameOver) as over:
        player.win(player, player.as_seat(2))
    assert over.value.winners == (0, 2)


@pytest.mark.parametrize(
    ("seats", "teams", "sets", "goal"),
    [
        (2, False, (), 6),
        (2, False, ("artifacts", "echoes"), 8),
        (3, False, EXPANSIONS, 10),
        (4, False, ("cities",), 5),
        (4, True, (), 6),
        (4, True, ("cities",), 7),
    ],
)
def test_every_set_in_play_makes_it_one_achievement_more(
    seats: int, teams: bool, sets: tuple[str, ...], goal: int
) -> None:
    """INN-090, INN-250: for teams as well."""
    options: dict[str, Value] = {"edition": FOURTH, "teams": teams, **dict.fromkeys(sets, True)}
    t = GAME.table(setup_of(GAME, seats=seats, seed="0", options=options))
    assert isinstance(t, table.Innovation)
    assert t.goal() == goal


def test_everybody_may_count_the_decks() -> None:
    """INN-G6: how many cards, not which."""
    t = laid({}, {}, decks={"base": {"3": ["paper", "optics"]}})
    deck = View(t, SPECTATOR).zone(t.decks["base", 3])
    assert sorted(deck.backs) == ["base_3", "base_3"]
    assert not deck.cards
    assert not deck.known


@pytest.mark.parametrize(("away", "edition", "zone"), [(junk, "fourth", JUNK), (remove, "third", BOX)])
def test_what_leaves_the_game_lies_face_down(away: Any, edition: str, zone: int) -> None:
    """INN-G9, INN-075, INN-211: who saw it before knows it still, and nobody else."""
    t = laid({"hand": ["paper"]}, {}, edition=edition)
    carry_out(away(t, 0, card(t, "paper")))
    own, other = View(t, 0).zone(zone), View(t, 1).zone(zone)
    assert card(t, "paper") in t.state.zones[zone]
    assert "base_3" in other.backs
    assert not other.cards
    assert not own.cards


_WORDED_IN_DIFFERENT_WAYS = """
third  | Amsterdam | castle leaf plus castle plus hex | castle
third  | Buenos Aires | bonus_9 clock bonus_9 lightbulb clock hex | clock
third  | Laser | lightbulb lightbulb hex leaf | lightbulb
third  | London | factory clock plus clock arrow_right hex | clock
third  | Los Angeles | bonus_9 factory bonus_9 lightbulb factory hex | factory
third  | Mohenjo-Daro | leaf leaf leaf castle plus hex | leaf
third  | Moscow | leaf lightbulb plus leaf fountain hex | leaf
third  | San Francisco | crown lightbulb bonus_9 crown bonus_9 hex | crown
third  | Saxophone | bonus_7 crown hex crown | crown
fourth | Adam Smith | person hex crown crown | crown
fourth | Dragon's Lair | hex crown crown crown | crown
fourth | Escapism | person hex person person | person
fourth | Great Barrier Reef | leaf hex leaf lightbulb | leaf
fourth | Hacking | hex person person lightbulb | person
fourth | Hiking | leaf leaf hex leaf | leaf
fourth | Hypersonics | factory factory lightbulb hex | factory
fourth | Joy Buzzer | hex factory factory factory | factory
fourth | Laser | lightbulb lightbulb hex leaf | lightbulb
fourth | Marie Curie | factory person hex factory | factory
fourth | Musk's Tesla Roadster | factory factory hex clock | factory
fourth | Opus Dei | leaf lightbulb lightbulb hex | lightbulb
fourth | San Francisco | crown lightbulb bonus_9 crown bonus_9 hex | crown
fourth | Saxophone | bonus_7 crown hex crown | crown
fourth | U.S. Declaration of Independence | crown crown lightbulb hex | crown
fourth | Yata No Kagami | lightbulb lightbulb hex castle | lightbulb
"""


@pytest.mark.parametrize("row", _WORDED_IN_DIFFERENT_WAYS.strip().split("\n"))
def test_the_icons_are_those_of_the_rulings(row: str) -> None:
    """INN-G8: where prints are told in different ways."""
    edition, title, icons, featured = (part.strip() for part in row.split("|"))
    face = every_card()[id_of(title)].faces[edition]
    assert (" ".join(face.icons), face.featured) == (icons, featured)


def test_specials_come_at_once_up_to_the_third_edition() -> None:
    """INN-027, INN-210: and in the fourth only when an action ends."""
    base = [entry for entry in registry.specials("fourth") if entry.set == "base"]
    assert base
    assert all(entry.at_once == {"first", "third"} for entry in base)


@pytest.mark.parametrize("edition", ["first", "third"])
def test_road_building_lets_its_player_transfer_both_cards(edition: str) -> None:
    """INN-G1: "transfer that player's top green card to your board" is said to the player of the effect."""
    t = laid(
        {"board": {"red": ["road_building"]}, "hand": ["oars", "tools"]},
        {"board": {"green": ["sailing"]}},
        edition=edition,
    )
    driver = Driver(t)
    driver.start()
    for chosen in ([("dogma", "road_building")], [("meld", "oars"), ("meld", "tools")], [("player", "")]):
        assert driver.ask is not None
        labels = [(option.verb, option.face) for option in driver.ask.options]
        driver.answer(tuple(labels.index(one) for one in chosen))
    texts = [event for event in t.events or () if event.kind == "transfers"]
    assert [(event.seat, event.whom) for event in texts] == [(0, 1), (0, 0)]


def test_what_everybody_knows_already_proves_itself() -> None:
    """INN-AMB29: a hand that was shown once is not shown again."""
    t = laid({"board": {"red": ["oars"]}}, {"hand": ["archery", "tools"]})
    driver = Driver(t)
    for _ in range(2):
        ask = driver.ask or driver.start()
        assert ask is not None
        driver.answer(([option.verb for option in ask.options].index("dogma"),))
    assert [event.seat for event in t.events or () if event.kind == "proves"] == [1]

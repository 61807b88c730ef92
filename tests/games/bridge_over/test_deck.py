"""Which cards there are, in which colours, how many, and what they cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest

from fudaba.games import named
from fudaba.games.bridge_over.match import MatchTable
from fudaba.games.bridge_over.shown import Facts
from fudaba.kernel.game import BadSetup, Value, setup_of, situation_in
from fudaba.kernel.shown import of_kind

GAME = named("bridge_over")
COLOURS = ("red", "green", "blue", "yellow")
DECKS = ("windia_war", "azumanga_court")


class Row(NamedTuple):
    """One line of the table of cards: the faces' colours, how many of each, in which set, and the points."""

    id: str
    points: int
    colours: tuple[str, ...] = ("",)
    basic: int = 0
    star: int = 0
    only: str = ""
    front: int | None = None


ROWS = (
    *(Row(f"number_{n}", n, COLOURS, basic=1) for n in (0, 1, 3, 5, 7, 9)),
    *(Row(f"number_{n}", n, COLOURS, basic=2) for n in (2, 4, 6, 8, 10)),
    Row("skip", 15, COLOURS, basic=1),
    Row("reverse", 15, COLOURS, basic=1),
    Row("escort", 20, COLOURS, basic=2),
    Row("chain", 30, COLOURS, basic=1),
    Row("draw_2", 20, COLOURS, basic=2),
    Row("shot_draw_2", 30, COLOURS, basic=1),
    Row("direct", 30, ("red/green", "blue/yellow"), basic=1),
    Row("wild", 20, basic=4),
    Row("wild_1", 35, basic=3),
    Row("wild_draw_3", 35, basic=3),
    Row("wild_direct_draw_5", 50, basic=1),
    Row("bind", 40, basic=2, front=0),
    Row("block", 35, basic=2),
    Row("through", 50, basic=1),
    Row("reflect", 50, basic=1),
    Row("reset", 30, basic=1, star=1),
    Row("number_15", 15, ("red/blue", "yellow/green"), star=1),
    Row("wild_number_chain", 40, star=1),
    Row("curse", 60, star=1),
    Row("haunted_shield", 30, star=1),
    Row("search", 50, star=1, only="azumanga_court"),
    Row("almighty", 90, star=1, only="windia_war"),
    Row("clear", 15, star=1, front=30),
    Row("amplify", 15, star=2, front=0),
    Row("all_draw_1", 40, star=2, front=0),
)


def rows(deck: str, *, expansion: bool) -> Iterator[tuple[Row, int]]:
    """The lines of a deck, each with how many cards of each of its faces there are."""
    for row in ROWS:
        count = row.basic + (row.star if expansion else 0)
        if count and row.only in ("", deck):
            yield row, count


def table(situation: Mapping[str, Any] | None = None, /, **options: Value) -> MatchTable:
    """A table with these options, in that situation or before the first deal."""
    laid_out = None if situation is None else dict(situation)
    setup = setup_of(GAME, seats=2, seed="deck", options=options, situation=situation_in(GAME, laid_out))
    made = GAME.table(setup)
    assert isinstance(made, MatchTable)
    return made


def top(face: str = "red number_0") -> dict[str, str]:
    """A top card of one colour, as a situation has it."""
    colour, sign = face.split()
    return {"face": face, "colour": colour, "sign": sign}


def faces(**options: Value) -> Counter[str]:
    """How many cards of each face a table has."""
    return Counter(card.face for card in table(**options).cards)


def ids(**options: Value) -> Counter[str]:
    """How many cards of each name a table has."""
    return Counter(card.id for card in table(**options).cards)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("expansion", [True, False])
def test_every_card_in_its_colours_as_often_as_it_should_be(deck: str, expansion: bool) -> None:
    """BRG-001, BRG-003, BRG-004: each deck is exactly the table of cards."""
    expected = {
        f"{colours} {row.id}" if colours else row.id: count
        for row, count in rows(deck, expansion=expansion)
        for colours in row.colours
    }
    assert faces(deck=deck, expansion=expansion) == expected


@pytest.mark.parametrize("deck", DECKS)
def test_the_basic_deck_has_116_cards(deck: str) -> None:
    """BRG-001: 64 numbers, 32 coloured ones, 2 Direct, 11 wild, 2 Bind, 4 defence cards and a Reset."""
    cards = table(deck=deck, expansion=False).cards
    assert len(cards) == 116
    assert Counter(card.kind.group for card in cards) == {
        "number": 64,
        "coloured": 32,
        "two_coloured": 2,
        "wild": 11,
        "public": 2,
        "defence": 4,
        "discard": 1,
    }


@pytest.mark.parametrize(("expansion", "numbers"), [(False, {*range(11)}), (True, {*range(11), 15})])
def test_the_numbers_go_from_0_to_10_and_15(expansion: bool, numbers: set[int]) -> None:
    """BRG-002: 0 to 10, and 15 with the Expansion."""
    cards = table(expansion=expansion).cards
    assert {card.number for card in cards if card.kind.group == "number"} == numbers
    assert {card.number for card in cards if card.kind.group != "number"} == {-1}


@pytest.mark.parametrize("colour", COLOURS)
def test_even_numbers_but_0_are_there_twice_in_each_colour(colour: str) -> None:
    """BRG-003: 16 number cards of one colour, 2 of each even number but 0, 1 of the others."""
    numbers = Counter(card.number for card in table().cards if card.number >= 0 and card.colours == (colour,))
    assert numbers == {0: 1, 1: 1, 2: 2, 3: 1, 4: 2, 5: 1, 6: 2, 7: 1, 8: 2, 9: 1, 10: 2}
    assert numbers.total() == 16


@pytest.mark.parametrize("deck", DECKS)
def test_the_full_deck_has_128_cards(deck: str) -> None:
    """BRG-004: 116 and 12 more in each of the two decks."""
    assert len(table(deck=deck).cards) == 128


@pytest.mark.parametrize("expansion", [True, False])
def test_search_belongs_to_azumanga_court(expansion: bool) -> None:
    """BRG-005: one Search there, as an Expansion card, and none in Windia War."""
    assert ids(deck="azumanga_court", expansion=expansion)["search"] == expansion
    assert ids(deck="windia_war", expansion=expansion)["search"] == 0


@pytest.mark.parametrize("expansion", [True, False])
def test_almighty_belongs_to_windia_war(expansion: bool) -> None:
    """BRG-006: one Almighty there, as an Expansion card, and none in Azumanga Court."""
    assert ids(deck="windia_war", expansion=expansion)["almighty"] == expansion
    assert ids(deck="azumanga_court", expansion=expansion)["almighty"] == 0


@pytest.mark.parametrize(("card", "deck"), [("search", "windia_war"), ("almighty", "azumanga_court")])
def test_a_card_of_the_other_deck_cannot_be_laid_out(card: str, deck: str) -> None:
    """BRG-005, BRG-006: not even a situation has the card that its deck has not."""
    with pytest.raises(BadSetup, match=f"There is no card ‘{card}’ at this table"):
        table({"top": top(), "hands": [[card]]}, deck=deck)


@pytest.mark.parametrize("deck", DECKS)
def test_expansion_cards_carry_a_star_and_are_in_the_game_by_choice(deck: str) -> None:
    """BRG-007: with the Expansion 12 star cards besides all Basic ones, without it no star anywhere."""
    stars = {row.id: row.star * len(row.colours) for row, _ in rows(deck, expansion=True) if row.star}
    assert sum(stars.values()) == 12
    full, basic = table(deck=deck), table(deck=deck, expansion=False)
    basic.begin()
    assert Counter(card.id for card in full.cards if card.star) == stars
    lying = [card for zone in basic.state.zones for card in zone]
    assert len(lying) == 116
    assert not any(basic.cards[card].star for card in lying)
    assert Counter(card.face for card in full.cards if not card.star) == faces(deck=deck, expansion=False)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize(
    ("expansion", "resets", "count", "cards"),
    [(False, 2, 1, 116), (False, 3, 1, 116), (True, 2, 2, 128), (True, 3, 3, 129)],
)
def test_resets(deck: str, expansion: bool, resets: int, count: int, cards: int) -> None:
    """BRG-008, BRG-AMB1: one in the Basic deck; with the Expansion two in all, or three by choice."""
    options: dict[str, Value] = {"deck": deck, "expansion": expansion, "resets": resets}
    assert ids(**options)["reset"] == count
    assert ids(**options).total() == cards


def pairs(id: str) -> list[set[str]]:
    """The pairs of colours of the cards of a name."""
    return [set(card.colours) for card in table().cards if card.id == id]


def test_direct_is_red_and_green_or_blue_and_yellow() -> None:
    """BRG-009: one of each pair, and no other pair."""
    assert sorted(map(sorted, pairs("direct"))) == [["blue", "yellow"], ["green", "red"]]


def test_15_is_red_and_blue_or_yellow_and_green() -> None:
    """BRG-010: one of each pair, none of them a pair that a Direct has."""
    assert sorted(map(sorted, pairs("number_15"))) == [["blue", "red"], ["green", "yellow"]]
    assert not any(pair in pairs("direct") for pair in pairs("number_15"))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_points_in_hand_and_in_front(row: Row) -> None:
    """BRG-011: what each card costs in hand, and a public card in front of its holder."""
    deck = row.only or "windia_war"
    face = f"{row.colours[-1]} {row.id}".strip()
    held = table({"top": top(), "hands": [[], [face]]}, deck=deck)
    assert held.private(1, own=True).hand_points == row.points
    assert held.private(0, own=True).hand_points == 0
    lying = {"top": top(), "fronts": [[], [face]]}
    if row.front is None:
        with pytest.raises(BadSetup, match="can't lie in front of a player"):
            table(lying, deck=deck)
    else:
        assert table(lying, deck=deck).private(1, own=True).hand_points == row.front


@pytest.mark.parametrize(
    ("deck", "expansion", "points"),
    [
        ("windia_war", False, 1700),
        ("azumanga_court", False, 1700),
        ("azumanga_court", True, 2065),
        ("windia_war", True, 2105),
    ],
)
def test_the_points_of_a_whole_deck(deck: str, expansion: bool, points: int) -> None:
    """BRG-011: 1700 in a Basic deck, 2065 in all of Azumanga Court, 2105 in all of Windia War."""
    assert sum(card.points for card in table(deck=deck, expansion=expansion).cards) == points
    facts = GAME.facts({"deck": deck, "expansion": expansion})
    assert sum(card.points * (card.count or 0) for card in (of_kind(one, Facts) for one in facts)) == points


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        (["red number_0", "blue number_10"], 10),
        (["red number_0"], 0),
        (["green number_1", "green number_9", "yellow number_7"], 17),
        (["red/blue number_15", "yellow/green number_15"], 30),
        ([f"{colour} number_{n}" for colour in COLOURS for n in range(11)], 220),
    ],
)
def test_a_number_card_costs_its_number(hand: list[str], points: int) -> None:
    """BRG-012: the number that is printed on it."""
    assert table({"top": top("red skip"), "hands": [hand]}).private(0, own=True).hand_points == points


# The facts that are told of the cards.


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize(("expansion", "cards"), [(False, 116), (True, 128)])
def test_facts_count_the_cards_of_a_deck(deck: str, expansion: bool, cards: int) -> None:
    """BRG-001, BRG-004: the facts of a table are those of the cards that lie on it."""
    options: dict[str, Value] = {"deck": deck, "expansion": expansion}
    facts = {card.id: of_kind(card, Facts) for card in GAME.facts(options)}
    assert {id: card.count for id, card in facts.items()} == ids(**options)
    assert sum(card.count or 0 for card in facts.values()) == cards
    assert sum(card.basic for card in facts.values()) == 116
    assert sum(card.expansion for card in facts.values()) == cards - 116
    for row, count in rows(deck, expansion=expansion):
        card = facts.pop(row.id)
        times = len(row.colours)
        assert card.count == count * times
        assert card.basic == row.basic * times
        assert card.set == ("basic" if row.basic else "expansion")
        assert card.points == row.points
        assert card.front_points == row.front
        assert card.colours == [colours for colours in row.colours if colours]
        assert card.deck == (row.only or None)
    assert not facts


def test_facts_of_all_cards_are_both_decks_at_once() -> None:
    """BRG-005, BRG-006: without a table every kind of card is told, Search and Almighty too."""
    facts = {card.id: of_kind(card, Facts) for card in GAME.facts()}
    assert {id: card.count for id, card in facts.items()} == {
        row.id: (row.basic + row.star) * len(row.colours) for row in ROWS
    }
    assert {id: card.deck for id, card in facts.items() if card.deck} == {
        "search": "azumanga_court",
        "almighty": "windia_war",
    }


def test_facts_tell_the_third_reset() -> None:
    """BRG-008, BRG-AMB1: the facts follow the option."""
    facts = {card.id: of_kind(card, Facts) for card in GAME.facts({"resets": 3})}
    assert (facts["reset"].basic, facts["reset"].expansion, facts["reset"].count) == (1, 2, 3)
    assert sum(card.count or 0 for card in facts.values()) == 129

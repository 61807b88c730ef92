"""What a table may choose, and how rounds begin."""

from __future__ import annotations

from random import Random

import pytest

from fudaba.games import named
from fudaba.games.bridge_over.match import MatchTable
from fudaba.games.bridge_over.shown import Public
from fudaba.games.bridge_over.state import DISCARDS, PILE
from fudaba.kernel.game import BadSetup, Value, setup_of
from fudaba.kernel.session import Session
from fudaba.kernel.shown import of_kind

GAME = named("bridge_over")
DEFAULTS: dict[str, Value] = {
    "deck": "windia_war",
    "expansion": True,
    "rounds": 5,
    "start_hand": 5,
    "first_player": "seat",
    "play_after_draw": True,
    "name_match": True,
    "resolve_final_attack": False,
    "resets": 2,
    "escort_follow": "fits",
    "after_shot": "target",
    "previous_player": "director",
    "almighty_as_all_draw_1": False,
    "out_clear": 30,
    "all_draw_amplify": "live",
    "all_draw_penalty": "each",
    "card_counts": False,
}


def session(seats: int = 3, seed: str = "0", /, **options: Value) -> Session:
    """A match at its beginning."""
    setup = setup_of(GAME, seats=seats, seed=seed, options=options)
    return Session(GAME, setup, [f"P{seat}" for seat in range(seats)])


def dealt(seats: int = 3, seed: str = "0", /, **options: Value) -> MatchTable:
    """A table just dealt, before anybody's turn has begun."""
    table = GAME.table(setup_of(GAME, seats=seats, seed=seed, options=options))
    assert isinstance(table, MatchTable)
    table.events = []
    table.begin()
    return table


def play_out(match: Session, seed: int = 0) -> Session:
    """Answer every question at random to the end of the match."""
    chance = Random(seed)
    while match.ask is not None:
        match.answer((chance.randrange(len(match.ask.options)),))
    return match


def beginners(match: Session) -> list[tuple[int, int]]:
    """Who began each round, with its number."""
    return [(event.number, event.seat) for event in match.events if event.kind == "round"]


def test_the_defaults() -> None:
    """BRG-G2, BRG-G4, BRG-G7, BRG-G12: a table about which nothing was said."""
    assert setup_of(GAME, seats=3, seed="0").options == DEFAULTS


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_from_two_to_six_can_play(seats: int) -> None:
    """BRG-G1: each of them is dealt a hand and has a turn."""
    match = session(seats)
    assert {event.seat for event in match.events if event.kind == "is_dealt"} == set(range(seats))
    assert len(of_kind(match.table.public(), Public).points) == seats
    assert {event.seat for event in play_out(match).events if event.kind == "turn"} == set(range(seats))


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_one_or_seven_cannot_play(seats: int) -> None:
    """BRG-G1: neither alone nor seven at once."""
    with pytest.raises(BadSetup, match=f"for 2 to 6 players, not {seats}"):
        setup_of(GAME, seats=seats, seed="0")


@pytest.mark.parametrize("start_hand", [1, 5, 7, 10])
@pytest.mark.parametrize("seats", [2, 6])
def test_everybody_starts_with_as_many_cards(start_hand: int, seats: int) -> None:
    """BRG-G2: five, or as many as the table has chosen, from 1 to 10."""
    t = dealt(seats, start_hand=start_hand)
    assert [len(t.hand(seat)) for seat in range(seats)] == [start_hand] * seats
    assert len(t.state.zones[DISCARDS]) == 1
    assert len(t.state.zones[PILE]) == 128 - seats * start_hand - 1


@pytest.mark.parametrize(
    ("option", "values", "wrong"),
    [
        ("rounds", (1, 5, 20), (0, 21, -1, "many")),
        ("start_hand", (1, 5, 10), (0, 11, -1, "all")),
        ("resets", (2, 3), (1, 4)),
        ("deck", ("windia_war", "azumanga_court"), ("windia", "")),
        ("expansion", (True, False), (1, "perhaps")),
        ("escort_follow", ("fits", "strict"), ("loose", True)),
        ("first_player", ("seat", "random"), (0, "second")),
        ("play_after_draw", (True, False), (0, "drawn")),
        ("name_match", (True, False), (1, "escort")),
    ],
)
def test_what_an_option_may_be(option: str, values: tuple[Value, ...], wrong: tuple[Value, ...]) -> None:
    """BRG-G2, BRG-G12, BRG-AMB1: all allowed values are taken as they are, all others refused."""
    for value in values:
        assert setup_of(GAME, seats=2, seed="0", options={option: value}).options == {
            **DEFAULTS,
            option: value,
        }
    for value in wrong:
        with pytest.raises(BadSetup, match=f"option ‘{option}’ (can't|must) be .*‘{value}’"):
            setup_of(GAME, seats=2, seed="0", options={option: value})


def test_an_unknown_option_is_refused_with_the_nearest_one() -> None:
    """A slip of the pen is no option."""
    with pytest.raises(BadSetup, match=r"There is no option ‘round’\. Did you mean ‘rounds’"):
        setup_of(GAME, seats=2, seed="0", options={"round": 3})


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_match_has_as_many_rounds_as_were_chosen(rounds: int) -> None:
    """BRG-G12, BRG-187: not one more."""
    match = play_out(session(rounds=rounds))
    assert [number for number, _ in beginners(match)] == list(range(1, rounds + 1))
    history = of_kind(match.table.public(), Public).history
    assert len(history) == rounds
    assert of_kind(match.table.public(), Public).points == [
        sum(points) for points in zip(*history, strict=True)
    ]


def test_the_first_top_card_is_a_number_of_one_colour() -> None:
    """BRG-G3: whatever else is turned up goes under the pile, until such a number comes."""
    passed_over = set()
    for seed in range(300):
        t = dealt(3, str(seed))
        top = t.cards[t.state.zones[DISCARDS][-1]]
        assert top.kind.group == "number"
        assert len(top.colours) == 1
        assert (t.state.colour, t.state.sign) == (top.colours[0], top.id)
        under = [event.cards[0].card for event in t.events or () if event.kind == "put_under"]
        assert t.state.zones[PILE][: len(under)] == under[::-1]
        for card in under:
            assert t.cards[card].kind.group != "number" or len(t.cards[card].colours) == 2
            passed_over.add(t.cards[card].kind.group)
    assert passed_over >= {"number", "coloured", "wild", "public", "defence"}


@pytest.mark.parametrize("seats", [2, 3])
def test_the_first_seat_begins_then_the_next_and_so_on_always_clockwise(seats: int) -> None:
    """BRG-G4: round by round one seat further, whoever won."""
    for seed in range(3):
        match = play_out(session(seats, str(seed), rounds=5), seed)
        assert beginners(match) == [(number, (number - 1) % seats) for number in range(1, 6)]
    for seed in range(20):
        t = dealt(seats, str(seed))
        assert (t.state.turn, t.state.direction) == (0, 1)


def test_the_lot_may_decide_who_begins() -> None:
    """BRG-G4: every seat can be drawn, the same seed draws the same, later rounds go on from there."""
    drawn = {seed: dealt(4, str(seed), first_player="random").state.turn for seed in range(60)}
    assert set(drawn.values()) == {0, 1, 2, 3}
    assert drawn == {seed: dealt(4, str(seed), first_player="random").state.turn for seed in range(60)}
    seed, first = next((seed, first) for seed, first in drawn.items() if first == 2)
    match = play_out(session(4, str(seed), first_player="random", rounds=3))
    assert beginners(match) == [(1, first), (2, 3), (3, 0)]


def test_the_lot_is_not_drawn_where_the_first_seat_begins() -> None:
    """BRG-G4: over many seeds the first seat always begins."""
    assert {dealt(4, str(seed)).state.turn for seed in range(60)} == {0}
